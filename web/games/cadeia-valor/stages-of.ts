import type { Stage } from '#core/content/cadeia-valor/shape.ts';
import { aplById } from '#core/content/cadeia-valor.ts';
import type { Play } from '#core/games/cadeia-valor/rules.ts';

/** The stages as the player has put them. */
export function stagesOf({ apl, order }: Play): Stage[] {
  const { mainChain } = aplById(apl);
  return order.flatMap((id) => mainChain.find((stage) => stage.id === id) ?? []);
}

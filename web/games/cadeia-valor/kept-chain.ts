import { aplBank } from '#core/content/cadeia-valor.ts';
import { canSupport, type Play } from '#core/games/cadeia-valor/rules.ts';
import { eachOnce } from '#core/games/each-once.ts';

const phases = ['main-chain', 'support-services', 'complete'] as const satisfies readonly Play['phase'][];

/** The chain that was kept on this device; what no play could have left is none. */
export function keptChain(kept: unknown): Play | undefined {
  const { apl: aplId, phase: phaseId, order, supports } = Object(kept);
  const apl = aplBank.find(({ id }) => id === aplId);
  const phase = phases.find((one) => one === phaseId);
  if (!apl || !phase || !Array.isArray(order)) return undefined;
  const given = Object.entries<string>(Object(supports));
  const isLegal =
    eachOnce(
      order,
      apl.mainChain.map(({ id }) => id),
    ) &&
    given.every(([service, stage]) => canSupport(apl.id, service, stage)) &&
    (phase !== 'main-chain' || given.length === 0);
  return isLegal ? { apl: apl.id, phase, order, supports: Object.fromEntries(given) } : undefined;
}

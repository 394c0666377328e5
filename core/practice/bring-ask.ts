import type { PracticeGame } from './item.ts';
import type { Ask } from './question.ts';

/** How each game asks again; its content comes when something of it is asked. */
export const bringAsk: Readonly<Record<PracticeGame, () => Promise<Ask>>> = {
  'mapa-produtivo': async () => (await import('#core/games/mapa-produtivo/ask.ts')).ask,
  'jornada-empreendedor': async () => (await import('#core/games/jornada-empreendedor/ask.ts')).ask,
  'flip-produtividade': async () => (await import('#core/games/flip-produtividade/ask.ts')).ask,
  'cadeia-valor': async () => (await import('#core/games/cadeia-valor/ask.ts')).ask,
};

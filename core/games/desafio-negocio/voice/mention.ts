import { findAll, findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';

/** What a persona can pick up from a message, by the mark that stands for it in a line. */
export type Mentions = Partial<Record<'quantia' | 'quanto' | 'dia' | 'coisa' | 'dito' | 'preco', string>>;

const amounts = [
  'r$ # mil',
  'r$ #',
  '# e # mil',
  '# mil reais',
  '# e # reais|conto|contos|pila',
  '# reais|conto|contos|pila',
  '# mil',
];
/** «30 mil, não, pera, 35 mil»: the last one counts. */
const corrections = ['nao pera|espera', 'quer dizer', 'digo|alias|errei'];
/** What it cost is not what is asked for it. */
const cost = ['custo*|custa|custou|custaram|gast*|despesa*'];
const units =
  'kg|quilo|quilos|pote|potes|caixa|caixas|litro|litros|saca|sacas|duzias|bandejas|pes|unidades|toneladas';
const quantities = [`mil e # ${units}`, `# ${units}`];
const weekdays: Record<string, string> = {
  segunda: 'segunda',
  terca: 'terça',
  quarta: 'quarta',
  quinta: 'quinta',
  sexta: 'sexta',
  sabado: 'sábado',
  domingo: 'domingo',
};
const days = ['toda|na|cada|nesta|essa segunda|terca|quarta|quinta|sexta', 'sabado|domingo'];

/** Finds the amount, the quantity, the day and the thing a message speaks of. */
export function mentionsIn(reading: Reading, things: readonly string[]): Mentions {
  const mentions: Mentions = {};
  const costs = new Set(findEach(reading.words, cost).map(({ from }) => reading.words[from]?.clause));
  const priced = { ...reading, words: reading.words.filter(({ clause }) => !costs.has(clause)) };
  const amount = typed(priced, amounts, has(reading.words, corrections));
  if (amount) mentions.quantia = amount.toLowerCase().replace('r$', 'R$');
  const quantity = typed(reading, quantities);
  if (quantity) mentions.quanto = inPlural(quantity.toLowerCase());
  const thing = typed(reading, things);
  if (thing) mentions.coisa = thing.toLowerCase();
  const [day] = days.flatMap((pattern) => findAll(reading.words, pattern));
  const name = weekdays[reading.words[day?.to ?? -1]?.plain ?? ''];
  if (name) mentions.dia = name;
  return mentions;
}

/** «80 litro», as many people write it, is said back as it is written. */
const inPlural = (quantity: string): string =>
  /^(1|um|uma) /.test(quantity) ? quantity : quantity.replace(/(quilo|pote|caixa|litro|saca)$/, '$1s');

function typed({ text, words }: Reading, patterns: readonly string[], isLast = false): string | null {
  for (const pattern of patterns) {
    const span = findAll(words, pattern).at(isLast ? -1 : 0);
    const first = words[span?.from ?? -1];
    const last = words[span?.to ?? -1];
    if (first && last) return text.slice(first.start, last.end);
  }
  return null;
}

import type { Price } from '#core/content/desafio-negocio/shape.ts';
import { type Amount, amountsIn } from '#core/games/desafio-negocio/words/amounts.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { type Reading, read, stretch, type Word } from '#core/games/desafio-negocio/words/words.ts';

/** What somebody else pays or asks. */
const market = [
  'ceasa*|conab|cotac*|radio|site|internet|zap|grupo|tabela|jornal',
  'gondola|prateleira|revend*|ofereceu|oferece|ofereceram',
  'vizinh*|compadre|comadre|primo|comprador*|concorr*|mercado|supermercado|feira|cidade|capital|cooperativa|loja|agropecuaria|armazem',
  'la fora',
  'la dao|pagam|paga|vende*',
  'na|no|em ~ .. ta|tava|esta|estava|saindo #',
  'na|no|em ~ .. o|a ~ ta|tava|esta|estava|saindo #',
  'fecularia|fabrica|usina|industria|exportador*|atacad*|beneficiad*|sindicato|boletim',
  'o|a ~ paga|pagam|pagou|da|dao|deu #',
  '# o|a|por|na|no ~ em|na|no ~',
  'outro|outra|outros .. paga*|cobra*|vende*|faz|da',
  'ta|tava|esta|estava|saindo # na|no|em ~',
  'ta|tava|esta|estava|saindo # .. em|no|na ~',
  'ta|tava|esta|estava|saindo # .. em|no|na ^',
  'na|no|la casa|loja|sindicato|banca|revenda .. ta|tava|esta|estava|sai #',
];
const cost = [
  'custo*|custa|custou|gast*|despesa*|sai|saiu .. me|mim|nos',
  'custo*|custou|custaram|gast*|despesa*|produzir',
  'me sai|custa',
];
/** Words that make a number a price, whatever the talk is about. */
const pricing = [
  'r$ #',
  '# reais|real|conto|contos|pila',
  '# o|a|os|as|cada|por pote|potes|pessoa|cabeca|quilo|kg|peca|duzia|maco|litro|unidade|um|dois|duas|saco|caixa',
  'faco|fazemos|cobro|cobramos|sai|fica|vendo|preco|valor .. #',
  '# e o preco|valor',
  'por #',
];
/** And those that do so where a price is being haggled over. */
const offering = [
  ...pricing,
  'fecho|fechado|fechamos|fecha|quero|queria|peco|pedimos|vendemos|aceito|topo|topa|deixo|passo|faco',
  'menos|minimo|abaixo|ate|so|por|cada|combinado|feito|paga|pague|pago|sobe|chega|cobre|serve|preco|valor',
  'me da|faz',
  'faz|faca|fecha|deixa|bota|sobe|paga #',
  'sai|fica|e|esta|ta a|por|em',
  '# porque|pois|entao',
  'entao #',
  '# ou nao|nada',
  '# e o|a|voce|senhor|senhora|me',
];
/** «45 e não se fala mais nisso». */
const lastWord = ['# e nao se fala|discute mais'];
const accepting = [
  'fechado|fecho|fechamos|aceito|topo|combinado|feito|serve',
  '# ta|esta|e|fica bom|otimo|certo|bem',
  'pode carregar|levar',
  'pode ser',
  'faz|entao #',
  '# entao|mesmo',
];
/** «Só 30», «mais que 30», «vocês pagam 30»: the persona's price is spoken of, and not taken. */
const unaccepting = [
  'nao|nem|nunca|jamais|so|apenas|pouco|roubo|absurdo|mais|longe|barato|baixo|caro|acima|desconto',
  'por que|porque',
  'que # que',
  'voce|voces|senhor|senhora .. paga*|disse|falou|cobra*',
];
/** «Trinta não dá» offers nothing; «menos de 45 não faço» does. */
const refusedAfter = [
  '# nao',
  '# nem .. pensar|falar|fala|quero|aceito|fecho|da|pago|morto',
  '# ta|esta|fica|eu nao|pouco|muito|barato|baixo|salgado|caro',
  '# e pouco|muito|barato|baixo',
];
const refusedBefore = [
  'nao #',
  'nao .. por|a|os|pedindo|pedi #',
  'nao|nem pode|aceito|fecho|topo|serve .. #',
];
const bottom = ['menos|abaixo|minimo|baixo .. #'];
const shortOffer = 6;
const wordsBefore = 6;
const wordsAfter = 3;

/** What stands beside an amount: people who dictate put no commas. */
export function beside(words: readonly Word[], { from, to }: Amount, after = wordsAfter): Word[] {
  return stretch(words, from - wordsBefore, to + after).filter(
    ({ clause }) => clause === words[from]?.clause,
  );
}

/** A place and a measure may stand before what is paid there: «na cooperativa de Tomé-Açu o quilo tá 28». */
const wordsBeforeMarket = 9;

/** Who asks for something goes on with other things; else, up to the next amount, all is said of this one. */
const demanding = [
  'quero|queria|faco|fazemos|fecho|fechamos|peco|pedimos|faz|fecha|aceito|vendo|vendemos|topo|deixo|menos',
];

/** Whether an amount is what somebody else pays or asks: «tá 240 a arroba em Ilhéus». */
export function isElsewhere(words: readonly Word[], amount: Amount): boolean {
  const { from, to } = amount;
  const further = stretch(words, from - wordsBeforeMarket, to + 1).filter(
    ({ clause }) => clause === words[from]?.clause,
  );
  const next = words.findIndex(({ number }, at) => at > to && number);
  const isDemand = has(beside(words, amount), demanding);
  const near = beside(words, amount, isDemand ? wordsAfter : (next < 0 ? words.length : next) - to);
  const isAlone = further.filter(({ number }) => number).length === to - from + 1;
  return (has(near, market) || (isAlone && has(further, market))) && !has(near, cost);
}

/** Whether an amount is what something cost the person. */
export const isCost = (words: readonly Word[], amount: Amount): boolean => has(beside(words, amount), cost);

const isLikely = ({ value }: Pick<Amount, 'value'>, { likely: [min, max] }: Price): boolean =>
  value >= min && value <= max;

/** What the person asks for in a message, or offers: their own price, not the market's, nor what it cost them. */
export function offerIn(
  { words, sentences }: Reading,
  price: Price,
  owns: ReadonlySet<number>,
  isHaggling = price.haggle !== undefined,
): number | null {
  const offers = amountsIn(words).filter((amount) => {
    const { from, to, value } = amount;
    const near = beside(words, amount);
    if (!isLikely(amount, price) || isElsewhere(words, amount)) return false;
    if (has(near, cost) || has(near, price.notOf)) return false;
    const own = words[from]?.clause;
    const isRefused =
      has(
        words.slice(to, to + 3).filter(({ clause }) => clause === own),
        refusedAfter,
      ) ||
      has(
        stretch(words, from - 4, to + 1).filter(({ clause }) => clause === own),
        refusedBefore,
      );
    if (isRefused && !has(near, bottom)) return false;
    if (!isHaggling) return has(near, pricing);
    const { sentence } = words[from] ?? { sentence: -1 };
    const said = words.filter((word) => word.sentence === sentence);
    if (has(words.slice(to, to + wordsBefore), lastWord)) return true;
    // What the persona offered is offered back only by who takes it.
    if (owns.has(value)) {
      if (has(near, accepting)) return true;
      return said.length <= shortOffer && !sentences[sentence]?.asks && !has(said, unaccepting);
    }
    return has(near, offering) || said.length <= shortOffer;
  });
  // Who haggles ends with the offer; who tells a price begins with it, and then says what it is made of.
  return offers.at(price.haggle ? -1 : 0)?.value ?? null;
}

const anything = [0, Number.POSITIVE_INFINITY] as const;

/** Whether the person named a price, their own or another's, that cannot be of what the talk is about: of some other measure. */
export function isUnplaced(lines: readonly Line[], price: Price): boolean {
  const wide = { ...price, likely: anything };
  return lines.some(({ role, content }) => {
    if (role !== 'user') return false;
    const said = read(content);
    const named = [
      offerIn(said, wide, new Set()) ?? [],
      marketIn([{ role, content }], wide, new Set()),
    ].flat();
    return named.length > 0 && !named.some((value) => isLikely({ value }, price));
  });
}

/** What is paid elsewhere, by all that the person said. */
export function marketIn(lines: readonly Line[], price: Price, owns: ReadonlySet<number>): number[] {
  const told = lines.flatMap(({ role, content }) => {
    if (role !== 'user') return [];
    const { words } = read(content);
    return amountsIn(words).filter(
      (amount) =>
        isLikely(amount, price) &&
        !owns.has(amount.value) &&
        isElsewhere(words, amount) &&
        !has(beside(words, amount), price.notOf),
    );
  });
  return told.map(({ value }) => value);
}

import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';

const protest = [
  'ja falei|disse|contei|respondi|expliquei|informei',
  'ja te|lhe falei|disse|contei|respondi|expliquei',
  'eu falei|disse que',
  'acabei de falar|dizer|dar|contar|responder|explicar|informar',
  'segunda|terceira|quarta vez que falo|digo|repito|explico',
];
/** «já falei com o vereador» is news. */
const news = ['falei|disse|contei|expliquei com|pro|pra|para|ao'];

/** Whether somebody minds being asked again: «já falei», «acabei de dizer». */
export const protests = ({ words }: Reading): boolean => has(words, protest) && !has(words, news);

const denied = ['nao|num falei|disse isso|que|do|da|de', 'quero .. nao de|o|a'];

/** Whether somebody minds being misheard. */
export const isMisheard = ({ words }: Reading): boolean => has(words, denied);

const deal = [
  'sim|# ou nao',
  'fecha|fechado|fechamos|feito|combinado|topa|serve',
  'aceita|aceitam|cobre .. #',
  'faz|da|pode|consegue .. por|a #',
  'pode ser',
  'ta|esta certo',
  'quer comprar|fechar|levar ou',
];

/** «Pode ser sem nota?» and «quando pode ser?» want more than a yes. */
const noDeal = ['sem|quando|onde|como|quanto|quantos|qual|quais|quem', 'por que'];

/** Whether somebody asks for a yes to what they offer: «44 tá fechado?», «sim ou não?». */
export function offersDeal({ words, sentences }: Reading): boolean {
  const asked = words.filter(({ sentence }) => sentences[sentence]?.asks);
  return has(asked, deal) && !has(asked, noDeal);
}

const written = ({ words }: Reading): string => words.map(({ plain }) => plain).join(' ');

const refusal = [
  'nao|num fecho|fecha|aceito|topo|vendo|quero|faco|compro|da|serve|compensa',
  'entendo|aceito|topo|concordo|aguento|quero|fecho|fico|gosto nao',
  'nao|num entendo|concordo|aguento|fico',
  'nao vai dar|rolar',
  'nada feito',
  'sem negocio|acordo|chance|condicao',
  'fica|deixa pra|para outra|proxima|depois',
  'vou vender|levar|procurar|ver|comprar .. outro|outra|la|feira',
];

/** Whether somebody refuses what was put to them. */
export const declines = (reading: Reading): boolean =>
  has(reading.words, refusal) || /^(nao|nem pensar|nunca|jamais)\b/.test(written(reading));

const vocative =
  '(ue|uai|entao|sim|assim|vai|va la|viu|ne|pode (carr?egar|levar)|(sim )?senhora?|meu (filho|amigo|patrao|velho|bem)|minha (filha|amiga|senhora)|moco|moca|amigo|compadre|(dona|seu) \\w+)';
const deals =
  'fechado|fechou|fechamos|fecho|combinado|feito|beleza|ok|okay|certo|bom|bem|pode ser|aceito|topo|negocio fechado';
const yes = new RegExp(`^((entao|ah|ta|ta bom|esta|pois) ){0,4}(${deals})( ${vocative}){0,4}$`);
const consent = new RegExp(
  `^((entao|ah|ta|ta bom|esta|pois) ){0,4}(${deals}|sim|claro|bora|fecha|serve|ta)( ${vocative}){0,4}$`,
);

/** Whether a message only agrees to what was offered: «fechado, meu filho». */
export const agrees = (reading: Reading): boolean => yes.test(written(reading));

/** Whether a message says yes to a question for it: «sim», «bora». */
export const consents = (reading: Reading): boolean => consent.test(written(reading));

const start = '^((e|mas|entao|ah|ta|ai|eu|sim|oxe|uai|ue|pois|beleza) )*';
const end = '( (?!(nao|nem|se|quando|depois|outr[oa]|coo?perativa|feira|la|mais|so)\\b)\\w+)*$';
const plainYes = new RegExp(
  `${start}(fecho|fechado|fechou|fechamos|aceito|topo|leva|pode (carr?egar|levar)|carr?ega|nesse mesmo|combinado|feito)${end}`,
);
const faintYes = new RegExp(`${start}(ta|esta) (bom|bem|certo)( ${vocative}){0,4}$`);

/** Each clause of a message in plain words, without those that ask. */
export const clausesOf = ({ words, sentences }: Reading): string[] =>
  [...new Set(words.map(({ clause }) => clause))].map((number) =>
    words
      .filter(({ clause, sentence }) => clause === number && !sentences[sentence]?.asks)
      .map(({ plain }) => plain)
      .join(' '),
  );

/** Whether any clause takes what was put: «não, tá bom, pode carregar», «só não vendo fiado, mas fecho». */
export function givesIn(reading: Reading): boolean {
  const clauses = clausesOf(reading);
  if (clauses.some((clause) => plainYes.test(clause))) return true;
  return clauses.some((clause) => faintYes.test(clause)) && !has(reading.words, refusal);
}

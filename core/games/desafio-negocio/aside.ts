import { has } from './pattern.ts';
import type { Reading } from './words.ts';

const protest = [
  'ja falei|disse|contei|respondi|expliquei|informei',
  'ja te|lhe falei|disse|contei|respondi|expliquei',
  'acabei de falar|dizer|dar|contar|responder|explicar|informar',
  'segunda|terceira|quarta vez que falo|digo|repito|explico',
];
/** «já falei com o vereador» is news. */
const news = ['falei|disse|contei|expliquei com|pro|pra|para|ao'];

/** Whether somebody minds being asked again: «já falei», «acabei de dizer». */
export const protests = ({ words }: Reading): boolean => has(words, protest) && !has(words, news);

/** Whether somebody minds being misheard. */
export const isMisheard = ({ words }: Reading): boolean =>
  has(words, ['nao|num falei|disse isso|que|do|da|de']);

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

const yes =
  /^(ta |esta )?(fechado|fechou|fecho|combinado|feito|beleza|ok|okay|certo|bom|bem|pode ser|aceito|topo)( ue| entao| sim| sim senhor| sim senhora)?$/;

/** Whether a message only agrees to what was offered. */
export const agrees = ({ words }: Reading): boolean => yes.test(words.map(({ plain }) => plain).join(' '));

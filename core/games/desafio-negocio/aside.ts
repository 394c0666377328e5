import { has } from './pattern.ts';
import type { Reading } from './words.ts';

const protest = [
  'ja|eu ja falei|disse|contei|respondi|expliquei|informei|dei',
  'acabei de falar|dizer|dar|contar|responder|explicar|informar',
  '# vez que falo|digo|repito|explico',
  'segunda|terceira|quarta vez que falo|digo|repito|explico',
  'nao|num|nunca|ninguem falei|disse|falou|disse isso|caro|nada|que',
];

/** Whether somebody minds being asked again: «já falei», «acabei de dizer», «não falei isso». */
export const protests = ({ words }: Reading): boolean => has(words, protest);

const deal = [
  'sim ou nao',
  '# ou nao',
  'fecha|fechado|fechamos|feito|combinado|topa|aceita|aceitam|cobre|serve .. #',
  '# .. fecha|fechado|fechamos|feito|combinado|topa|serve',
  'faz|da|pode|consegue .. por|a #',
  'pode ser',
  'ta|esta|tudo fechado|feito|combinado|certo',
  'fechado|fechamos|combinado|topa|feito',
  'quer comprar|fechar|levar ou',
];

/** Whether somebody asks for a yes to what they offer: «44 tá fechado?», «sim ou não?». */
export const offersDeal = ({ words, sentences }: Reading): boolean =>
  has(
    words.filter(({ sentence }) => sentences[sentence]?.asks),
    deal,
  );

const yes =
  /^(ta |esta )?(fechado|fechou|fecho|combinado|feito|beleza|ok|okay|certo|bom|bem|pode ser|aceito|topo)( ue| entao| sim| sim senhor| sim senhora)?$/;

/** Whether a message only agrees to what was offered. */
export const agrees = ({ words }: Reading): boolean => yes.test(words.map(({ plain }) => plain).join(' '));

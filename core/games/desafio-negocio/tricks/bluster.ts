import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { findEach } from '#core/games/desafio-negocio/words/pattern.ts';

/** Riches without end, no risk at all, and the hurry to sign: who promises the earth wants no answer. */
const promises = [
  'vai|vao|fica|ficar|ficam .. rico|rica|ricos|milionari*',
  'garanto|garante tudo|qualquer',
  'ninguem|nunca|jamais perde|perdem|perder nunca|mais|nada',
  'nao|nunca da|vai|tem errado|erro nunca|jamais',
  'nao da errado',
  'nunca da errado',
  'nunca|jamais .. deu|dar|vai errado',
  'mundo inteiro|todo',
  'so assinar|assine|assina',
  'assina|assine ai|aqui|logo|agora',
  'sem risco|perigo nenhum',
  'risco zero',
  'cem|100 por cento garantid*|certeza',
  'dinheiro facil|rapido',
  'ninguem|nunca .. sofre|trabalha|adoece|briga|reclama|chora|envelhece',
  'todos|todo|tudo .. felizes|feliz|alegria|fartura|maravilha|maravilhoso|perfeito|rico|ricos',
  'muda|mudar|transforma|transformar .. para|pra sempre',
  'melhor|maior|unico do|da mundo|universo|planeta|historia|terra',
  'para|pra todo sempre',
];
const fewest = 3;

/** Whether somebody promises the earth, and nothing that could be held against them. */
export const blusters = (messages: readonly Message[]): boolean =>
  messages.reduce((sum, { reading }) => sum + findEach(reading.words, promises).length, 0) >= fewest;

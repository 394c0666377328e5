import { findEach, has, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading, Word } from '#core/games/desafio-negocio/words/words.ts';

/** What is dreamt and sung of, and cannot be sold, signed or paid with. */
const dreamt =
  'lua|luar|estrela|estrelas|nuvem|nuvens|ceu|brisa|alma|saudade|paixao|ternura|ilusao|poesia|verso|versos|cancao|inspiracao|coracao|sonhos|peito|beijo|beijos|suspiro|suspiros|lagrima|lagrimas|solidao|abraco|amor|fantasia|pensamento|esperanca';
/** It may well be had, but no paper and no sum is one: «o alvará é a estrela», «o seguro é a fé». */
const meant = `${dreamt}|fe|vento|flor|anjo|anjos|canto|rosto|altar`;

const fancies = [
  `e|sao|foi o|a|os|as|um|uma|meu|minha ${meant}`,
  `de|do|da|dos|das|como|feito ${dreamt}`,
  `do|da|de|como|feito|com meu|minha|nosso|nossa|o|a|um|uma ${dreamt}`,
  `de ~ e ${dreamt}`,
  '#|vale|leva|um|uma suspiro|suspiros|beijo|beijos|ais|luar|saudade|ilusao',
  'dia|noite|hora|noites de|pra|para chorar|sonhar|amar|penar|sofrer',
  'e o meu olhar|penar|sofrer|cantar',
  'ai amor|paixao|saudade|coracao',
  'cancao|verso|poesia|luar rimad*|dourad*|encantad*',
];
/** A nickname is said once: «a Lelê ajudou». */
const sung =
  /(?<!\p{L})(lai[aá]|[oô]\s+l([eê]l[eê]|[aá]l[aá])|(l[eê]l[eê]|l[aá]l[aá])[\s,]+(l[eê]l[eê]|l[aá]l[aá])|l[aáê]([\s,]+l[aáê]){2,}|[oôê]{3,}|ai([\s,]+ai){2,})(?!\p{L})/iu;

/** Sweets are called so too: they are sold by the box, at a price. */
const sweets = /^(suspiro|beijo)s?$/;
const sold = ['#|real|reais|vend*|caixa*|pacote*|bandeja*|doce*|coco|receita'];

function isSweet(words: readonly Word[], { from, to }: Span): boolean {
  const clauses = new Set(words.slice(from, to + 1).map(({ clause }) => clause));
  return (
    words.slice(from, to + 1).some(({ plain }) => sweets.test(plain)) &&
    has(
      words.filter(({ clause }) => clauses.has(clause)),
      sold,
    )
  );
}

/** Whether a message is sung or speaks in fine images: «oitenta mil reais de estrelas», «laiá laiá». */
export const isFanciful = ({ text, words }: Reading): boolean =>
  sung.test(text) || findEach(words, fancies).some((span) => !isSweet(words, span));

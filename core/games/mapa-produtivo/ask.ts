import { regions } from '#core/content/mapa-produtivo/shape.ts';
import { productBank, regionById } from '#core/content/mapa-produtivo.ts';
import type { Ask } from '#core/practice/question.ts';

/** Asks where a product is at home; the regions stand as they do in the game. */
export const ask: Ask = ([id]) => {
  const product = productBank.find((one) => one.id === id);
  if (!product) return undefined;
  const { name, emoji, region: home, fact } = product;
  return {
    about: name,
    emoji,
    ask: 'De qual região é este produto?',
    choices: regions.map((region) => ({ text: region.name, isRight: region.id === home })),
    why: `${name}: região ${regionById(home).name}. ${fact.text}`,
    source: fact,
  };
};

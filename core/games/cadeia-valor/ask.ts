import { aplBank } from '#core/content/cadeia-valor.ts';
import { type Ask, choicesOf } from '#core/practice/question.ts';

/** Asks which stage follows another, or begins the chain. */
export const ask: Ask = ([aplId, stageId], seed) => {
  const apl = aplBank.find(({ id }) => id === aplId);
  const stage = apl?.mainChain.find(({ id }) => id === stageId);
  if (!apl || !stage) return undefined;
  const before = apl.mainChain[stage.correctPosition - 1];
  const others = apl.mainChain.filter((one) => one !== stage && one !== before).map(({ name }) => name);
  return {
    about: `Cadeia: ${apl.name}`,
    emoji: apl.icon,
    ask: before ? `O que vem logo depois de “${before.name}”?` : 'Qual é a primeira etapa?',
    choices: choicesOf(stage.name, others, seed),
    why: `${before ? `Depois de ${before.name} vem ${stage.name}` : `Tudo começa em ${stage.name}`}. ${stage.description}`,
  };
};

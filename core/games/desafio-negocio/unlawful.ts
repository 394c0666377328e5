import { isDenied } from './denial.ts';
import type { Message } from './message.ts';
import { findEach } from './pattern.ts';

/** What nobody may grow, sell or carry. */
const goods = 'maconha|cocaina|crack|skunk|cannabis|municao|fuzil|fuzis|nitroglicerina|dinamite';
const measures =
  'hectare*|tarefa|tarefas|pe|pes|saco|sacos|quilo|quilos|muda|mudas|pacote|pacotes|carga|cargas';

/**
 * A deal that no honest partner makes, as the speaker's own doing: forbidden goods, people held, hiding from the
 * police. An ambulance rescues, a swarm is rescued, and whoever tells of a kidnapping has done none.
 */
const crimes = [
  `planto|plantei|vendo|entrego|levo|produzo|cultivo|colho ${goods}`,
  `para|pra|tenho|quero|planto|vendo|entrego|levo|colho # ${measures} de ${goods}`,
  `minha|nossa|meu|nosso roca|lavoura|plantio|cultivo|colheita|plantacao de ${goods}`,
  'vendo|planto droga|drogas',
  '# de resgate na|pra|para volta|voltar|devolver|soltar',
  '# reais de resgate na|pra|para volta|voltar|devolver|soltar',
  'prendo|mantenho|tranco|faco .. refem|refens',
  'pra|para a|o policia|delegado nao ver|desconfiar|descobrir|pegar|saber',
  'escondo|despisto|fujo da|do policia|delegado|flagrante',
];

/** Whether somebody offers or asks for what no honest partner would touch. */
export const isUnlawful = (messages: readonly Message[]): boolean =>
  messages.some(({ reading }) => findEach(reading.words, crimes).some((span) => !isDenied(reading, span)));

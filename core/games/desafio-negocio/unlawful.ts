import { isDenied } from './denial.ts';
import type { Message } from './message.ts';
import { findEach } from './pattern.ts';

/** What nobody may grow, sell or carry. */
const goods = 'maconha|cocaina|crack|skunk|cannabis|droga|drogas|municao|fuzil|fuzis|nitroglicerina|dinamite';

/** A deal that no honest partner makes: forbidden goods, people held or hurt, hiding from the police. */
const crimes = [
  `planto|plantar|plantio|plantei|planta|roca|hectare*|tarefa*|pe|pes|lavoura|cultivo|colho|colheita|vendo|vender|entrego|levo|carga|saco|sacos|quilo|quilos|muda|mudas|pacote|pacotes de|da|do|a|o|dessa|uma|essa ${goods}`,
  `planto|vendo|entrego|levo|produzo|cultivo|colho ${goods}`,
  'resgate|resgates|refem|refens|sequestr*',
  '# .. pra|para a|o|eu|nos .. trazer|soltar|devolver|tirar .. de volta|la',
  'quem sobrar|sobreviver|escapar|voltar vivo|toma|come|bebe|paga|ganha|leva',
  'se .. machucar machucou',
  'se .. morrer morreu',
  'policia|delegado desconf*|nao|nem .. ver|veja|sabe|saiba|descobre|pega|pegar',
  'policia|delegado desconfia|desconfie|desconfiar|descobre|descubra|pega|pegue',
  'escond*|despist*|fugir|fujo .. policia|delegado|cheiro|flagrante',
  'trabalho|mao de obra|gente|peao|peoes escrav*',
];

/** Whether somebody offers or asks for what no honest partner would touch. */
export const isUnlawful = (messages: readonly Message[]): boolean =>
  messages.some(({ reading }) => findEach(reading.words, crimes).some((span) => !isDenied(reading, span)));

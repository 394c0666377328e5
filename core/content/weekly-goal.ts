import type { GoalKind } from '#core/progress/weekly-goal.ts';
import { counted } from '#core/progress/wording.ts';

/** The common goal of a week, as it is told. */
interface GoalWords {
  /** What the community sets out to do. */
  goal: (target: number) => string;
  /** How much was done. */
  done: (count: number) => string;
  /** How one takes part, and where. */
  how: string;
  act: string;
  path: string;
}

export const goalWords: Record<GoalKind, GoalWords> = {
  games: {
    goal: (target) => `Vamos terminar juntos ${counted(target, 'jogo', 'jogos')} até domingo`,
    done: (count) => counted(count, 'jogo terminado', 'jogos terminados'),
    how: 'Cada jogo que você termina conta uma vez na semana.',
    act: 'Escolher um jogo',
    path: '/games',
  },
  voters: {
    goal: (target) => `Vamos juntar ${counted(target, 'pessoa', 'pessoas')} para votar até domingo`,
    done: (count) => counted(count, 'pessoa votou', 'pessoas votaram'),
    how: 'Vote em uma ideia, história ou resposta de que você gostou.',
    act: 'Ver as ideias',
    path: '/community',
  },
  writers: {
    goal: (target) =>
      `Vamos juntar ${counted(target, 'pessoa', 'pessoas')} para escrever no mural até domingo`,
    done: (count) => counted(count, 'pessoa escreveu', 'pessoas escreveram'),
    how: 'Conte uma ideia, uma história, ou responda a alguém.',
    act: 'Contar uma ideia',
    path: '/games/voz-rota',
  },
  helped: {
    goal: (target) => `Vamos ajudar ${counted(target, 'pessoa que chegou', 'pessoas que chegaram')} há pouco`,
    done: (count) => counted(count, 'pessoa recebida', 'pessoas recebidas'),
    how: 'Responda, vote ou se conecte com quem acabou de chegar.',
    act: 'Ver quem chegou',
    path: '/community',
  },
};

/** Told to whoever is new, since what they do does not move the goal yet. */
export const notCountedYet =
  'O que você faz passa a contar aqui depois do seu primeiro dia, do primeiro jogo e de conhecer duas pessoas daqui.';

/** How far it has come, and what is missing. */
export const progressWords = (kind: GoalKind, count: number, target: number): string => {
  const done = goalWords[kind].done(count);
  const missing = target - count;
  return missing > 0
    ? `${done}. ${missing === 1 ? 'Falta 1' : `Faltam ${missing}`}.`
    : `Conseguimos! ${done}.`;
};

/** How a week ended, in one line; nobody is scolded for a week of harvest. */
export const resultWords = ({
  kind,
  target,
  reached,
}: {
  kind: GoalKind;
  target: number;
  reached: number;
}): string => {
  const { done } = goalWords[kind];
  return reached >= target
    ? `Conseguimos! ${done(reached)} na semana passada, e a meta era ${target}.`
    : `Na semana passada: ${done(reached)}, de ${target}. Esta semana tem outro mutirão.`;
};

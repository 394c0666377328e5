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
    goal: (target) => `Juntos, concluir ${counted(target, 'jogo', 'jogos')} até domingo`,
    done: (count) => counted(count, 'jogo concluído', 'jogos concluídos'),
    how: 'Cada jogo que você termina conta uma vez na semana.',
    act: 'Escolher um jogo',
    path: '/games',
  },
  voters: {
    goal: (target) => `${counted(target, 'pessoa diferente', 'pessoas diferentes')} votando até domingo`,
    done: (count) => counted(count, 'pessoa votou', 'pessoas votaram'),
    how: 'Vote em uma ideia, história ou resposta de que você gostou.',
    act: 'Ver as ideias',
    path: '/community',
  },
  writers: {
    goal: (target) => `${counted(target, 'pessoa', 'pessoas')} escrevendo no mural até domingo`,
    done: (count) => counted(count, 'pessoa escreveu', 'pessoas escreveram'),
    how: 'Conte uma ideia, uma história, ou responda a alguém.',
    act: 'Contar uma ideia',
    path: '/games/voz-rota',
  },
  helped: {
    goal: (target) => `Ajudar ${counted(target, 'pessoa que chegou', 'pessoas que chegaram')} há pouco`,
    done: (count) => counted(count, 'pessoa recebida', 'pessoas recebidas'),
    how: 'Responda, vote ou se conecte com quem acabou de chegar.',
    act: 'Ver quem chegou',
    path: '/community',
  },
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
    ? `Conseguimos! ${done(reached)} na semana passada; a meta era ${target}.`
    : `Na semana passada: ${done(reached)}, de ${target}. Esta semana tem outro mutirão.`;
};

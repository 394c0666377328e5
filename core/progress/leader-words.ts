import {
  ideasForMean,
  type LeaderSignals,
  type LeaderTypeId,
  leaderModel,
  leaderSignals,
  type SignalName,
} from './leader-model.ts';
import type { MemberFacts } from './member-facts.ts';
import { bridgeReason, type NetworkPlace, reachReason } from './network-words.ts';
import { counted, formatNumber, joined } from './wording.ts';

const reasons: Record<SignalName, (value: number, groups: number) => string> = {
  connections: reachReason,
  teams: (n) => `concluiu ${counted(n, 'desafio', 'desafios')} em equipe`,
  votesPerIdea: (n) => `suas ideias recebem em média ${counted(n, 'voto', 'votos')}`,
  decisionAverage: (n) => `tem média de ${formatNumber(n)}% nos jogos de decisão`,
  votes: (n) => (n === 1 ? 'recebeu 1 voto' : `suas ideias e histórias receberam ${formatNumber(n)} votos`),
  posts: (n) => `publicou ${counted(n, 'vez', 'vezes')}`,
  games: (n) => (n === 1 ? 'concluiu 1 jogo' : `concluiu ${formatNumber(n)} jogos diferentes`),
  challenges: (n) => `foi bem em ${counted(n, 'desafio', 'desafios')} do negócio`,
};

/** Why a member has this type, in plain words that serve for "você" and for someone else alike. */
export const leaderReasons = (
  type: LeaderTypeId,
  signals: LeaderSignals,
  place: NetworkPlace = { groups: 0, bridged: 0 },
): string[] => [
  ...leaderModel.types[type].signals
    .filter(({ signal }) => signals[signal] > 0)
    .map(({ signal }) => reasons[signal](signals[signal], place.groups)),
  ...(place.bridged > 1 ? [bridgeReason(place.bridged)] : []),
];

/** Each in the infinitive, so that one 'Falta' fits before any number of them. */
const steps: Record<SignalName, (left: number, aim: number, facts: MemberFacts) => string> = {
  connections: (left) => `conectar mais ${counted(left, 'pessoa', 'pessoas')}`,
  teams: (left) => `concluir mais ${counted(left, 'desafio', 'desafios')} em equipe`,
  votesPerIdea: (_, aim, { ideas, ideaVotes }) =>
    ideas < ideasForMean
      ? `publicar mais ${counted(ideasForMean - ideas, 'ideia', 'ideias')}`
      : `receber mais ${counted(aim * ideas - ideaVotes, 'voto', 'votos')} nas suas ideias`,
  decisionAverage: (_, aim) => `chegar a ${aim}% de média na Jornada, na Cadeia e no Desafio`,
  votes: (left) => `receber mais ${counted(left, 'voto', 'votos')}`,
  posts: (left) => `publicar mais ${counted(left, 'ideia ou história', 'ideias ou histórias')}`,
  games: (left) => `concluir mais ${counted(left, 'jogo', 'jogos')}`,
  challenges: (left) => `fazer 70 pontos em mais ${counted(left, 'desafio', 'desafios')} do negócio`,
};

/** What the member still needs to lead in this way, in one sentence; `isOwn` when it is how they appear already. */
export const missingFor = (type: LeaderTypeId, facts: MemberFacts, isOwn: boolean): string => {
  const signals = leaderSignals(facts);
  const missing = leaderModel.types[type].signals
    .filter(({ signal, aim }) => signals[signal] < aim)
    .map(({ signal, aim }) => steps[signal](aim - signals[signal], aim, facts));
  const activities = leaderModel.minActivities - facts.activities;
  if (activities > 0) missing.unshift(`fazer mais ${counted(activities, 'atividade', 'atividades')}`);
  if (missing.length === 0)
    return isOwn ? 'Você já lidera assim. Continue!' : 'Você também vai bem por aqui.';
  return isOwn
    ? `Você já lidera assim. Para ir mais longe, falta ${joined(missing)}.`
    : `Falta ${joined(missing)}.`;
};

import { bridgeReason, type NetworkPlace, reachReason } from '#core/network/words.ts';
import {
  ideasForMean,
  type LeaderSignals,
  type LeaderTypeId,
  leaderModel,
  leaderSignals,
  type SignalName,
  worthOf,
} from './leader-model.ts';
import type { MemberFacts } from './member-facts.ts';
import { counted, formatNumber, joined } from './wording.ts';

const reasons: Record<SignalName, (value: number, groups: number) => string> = {
  connections: (n, groups) => reachReason(n, Math.min(n, groups)),
  teams: (n) => `concluiu ${counted(n, 'desafio', 'desafios')} em equipe`,
  votesPerIdea: (n) => `suas ideias recebem em média ${counted(n, 'voto', 'votos')} de quem já joga`,
  decisionAverage: (n) => `tem média de ${formatNumber(n)}% nos jogos de decisão`,
  votes: (n) =>
    n === 1
      ? 'recebeu 1 voto de quem já joga'
      : `suas ideias e histórias receberam ${formatNumber(n)} votos de quem já joga`,
  posts: (n) => `publicou ${counted(n, 'vez', 'vezes')}`,
  games: (n) => (n === 1 ? 'concluiu 1 jogo' : `concluiu ${formatNumber(n)} jogos diferentes`),
  challenges: (n) => `foi bem em ${counted(n, 'desafio', 'desafios')} do negócio`,
};

/** What made the score of a type: what reaches its aim, or makes up a third of the score. */
const decisive = (type: LeaderTypeId, signals: LeaderSignals): SignalName[] => {
  const parts = leaderModel.types[type].signals.map((weighed) => ({
    ...weighed,
    worth: worthOf(signals, weighed),
  }));
  const score = parts.reduce((sum, { worth }) => sum + worth, 0);
  return parts
    .filter(({ signal, worth, aim }) => worth > 0 && (signals[signal] >= aim || worth * 3 >= score))
    .map(({ signal }) => signal);
};

/** Why a member has this type, in plain words that serve for "você" and for someone else alike: only what decided it. */
export const leaderReasons = (
  type: LeaderTypeId,
  signals: LeaderSignals,
  place: NetworkPlace = { groups: 0, bridged: 0 },
): string[] => {
  const decided = decisive(type, signals);
  const isBridge = place.bridged > 1 && decided.includes('connections');
  return [
    ...decided.map((signal) => reasons[signal](signals[signal], place.groups)),
    ...(isBridge ? [bridgeReason(place.bridged)] : []),
  ];
};

/** Said only where the member received more than what counts so far. */
const ofPlayers = (all: number, counting: number, words: string): string => (all > counting ? words : '');

/** Each in the infinitive, so that one 'Falta' fits before any number of them. */
const steps: Record<SignalName, (left: number, aim: number, facts: MemberFacts) => string> = {
  connections: (left, _, facts) =>
    `conectar mais ${counted(left, 'pessoa', 'pessoas')}` +
    ofPlayers(facts.connections, facts.counted.connections, left === 1 ? ' que já joga' : ' que já jogam'),
  teams: (left, _, { teamsCompleted, counted: { connections } }) =>
    `concluir mais ${counted(left, 'desafio', 'desafios')} em equipe` +
    ofPlayers(teamsCompleted, connections > 0 ? teamsCompleted : 0, ' com quem já joga'),
  votesPerIdea: (_, aim, { ideas, ideaVotes, counted: { ideaVotes: counting } }) =>
    ideas < ideasForMean
      ? `publicar mais ${counted(ideasForMean - ideas, 'ideia', 'ideias')}`
      : `receber mais ${counted(aim * ideas - counting, 'voto', 'votos')} nas suas ideias` +
        ofPlayers(ideaVotes, counting, ' de quem já joga'),
  decisionAverage: (_, aim) => `chegar a ${aim}% de média na Jornada, na Cadeia e no Desafio`,
  votes: (left, _, { ideaVotes, storyVotes, counted: counting }) =>
    `receber mais ${counted(left, 'voto', 'votos')}` +
    ofPlayers(ideaVotes + storyVotes, counting.ideaVotes + counting.storyVotes, ' de quem já joga'),
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
  if (missing.length === 0)
    return isOwn ? 'Você já lidera assim. Continue!' : 'Você também vai bem por aqui.';
  return isOwn
    ? `Você já lidera assim. Para ir mais longe, falta ${joined(missing)}.`
    : `Falta ${joined(missing)}.`;
};

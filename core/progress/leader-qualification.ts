import { leaderModel, leaderSignals } from './leader-model.ts';
import type { MemberFacts } from './member-facts.ts';
import { counted, joined } from './wording.ts';

/** Completing these is publishing or working in a team, which are kinds of their own. */
const otherKinds: readonly string[] = ['voz-rota', 'minha-historia', 'rede-saberes'];

/** The kinds of activity, each with the words in which it is still missing. */
const kinds: readonly { isDone: (facts: MemberFacts) => boolean; todo: string }[] = [
  {
    isDone: ({ games }) => games.some(({ type, completed }) => completed && !otherKinds.includes(type)),
    todo: 'concluir um jogo',
  },
  { isDone: ({ ideas, stories }) => ideas + stories > 0, todo: 'publicar uma ideia ou história' },
  { isDone: (facts) => leaderSignals(facts).connections > 0, todo: 'conectar-se com alguém' },
  { isDone: (facts) => leaderSignals(facts).teams > 0, todo: 'concluir um desafio em equipe' },
  { isDone: (facts) => leaderSignals(facts).votes > 0, todo: 'receber um voto' },
];

interface Requirement {
  isMet: (facts: MemberFacts) => boolean;
  missing: (facts: MemberFacts) => string;
}

const doneKinds = (facts: MemberFacts): number => kinds.filter(({ isDone }) => isDone(facts)).length;

/** What others gave and counts: a connection they accepted, a team they finished too, votes. */
const given = (facts: MemberFacts): number => leaderSignals(facts).connections + leaderSignals(facts).votes;

const requirements: readonly Requirement[] = [
  {
    isMet: (facts) => doneKinds(facts) >= leaderModel.minKinds,
    missing(facts) {
      const left = leaderModel.minKinds - doneKinds(facts);
      const todo = kinds.filter(({ isDone }) => !isDone(facts)).map((kind) => kind.todo);
      return `Falta participar de mais ${counted(left, 'jeito', 'jeitos')}: ${joined(todo, 'ou')}.`;
    },
  },
  {
    isMet: ({ activeDays }) => activeDays >= leaderModel.minDays,
    missing: () => 'Falta participar em outro dia.',
  },
  {
    isMet: (facts) => given(facts) > 0,
    missing: ({ connections, ideaVotes, storyVotes }) =>
      connections + ideaVotes + storyVotes > 0
        ? 'O que você recebeu começa a contar quando quem se conectou ou votou concluir um jogo, voltar depois do primeiro dia e conhecer mais alguém daqui.'
        : 'Falta alguém da comunidade se conectar com você ou votar em você.',
  },
];

/** Whether a member may be given a type: several kinds of activity, on several days, and something that others gave. */
export const isQualified = (facts: MemberFacts): boolean => requirements.every(({ isMet }) => isMet(facts));

/** What is still missing to be identified, each in a sentence to the member; nothing for who qualifies. */
export const missingToQualify = (facts: MemberFacts): string[] =>
  requirements.filter(({ isMet }) => !isMet(facts)).map(({ missing }) => missing(facts));

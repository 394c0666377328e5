import { counted } from './wording.ts';

export type ActivityType = 'game_completed' | 'connection_made' | 'vote_received' | 'other';

/** How many ideas of one day earn points; the day is that of `dayOf`. */
export const paidContributionsPerDay = 5;

/** What the person reads when an idea comes after the paid ones of the day. */
export const contributionCapNotice = `Você já ganhou pontos por ${paidContributionsPerDay} ideias neste dia. Continue participando: amanhã elas voltam a valer pontos.`;

/** What the person reads when an idea counts for nothing. */
export const uncountedNotice =
  'Sua ideia foi publicada. Para valer pontos, escreva com palavras algo que você ainda não publicou.';

/** What the person reads when the points of an idea wait. */
export const waitingIdeaNotice =
  'Sua ideia foi publicada. Suas últimas ideias ainda não receberam voto nem resposta de alguém conhecido na comunidade: os pontos desta chegam com o primeiro voto assim.';

/** What each kind is worth; a game has a reward of its own. */
export const points = {
  mentoring: 50,
  leadership: 100,
  contribution: 25,
  connection_made: 10,
  vote_received: 5,
} as const;

/** Every kind of ledger entry, and the activity it shows as. */
export const pointKinds = {
  game_completed: { activity: 'game_completed' },
  leadership: { activity: 'other' },
  contribution: { activity: 'other' },
  mentoring: { activity: 'other' },
  connection_made: { activity: 'connection_made' },
  vote_received: { activity: 'vote_received' },
  post_removed: { activity: 'other' },
  post_restored: { activity: 'other' },
} as const satisfies Record<string, { activity: ActivityType }>;

export type PointKind = keyof typeof pointKinds;

/**
 * An entry of a member's ledger, unique by (user, kind, ref). The description names no other person:
 * it outlives renamed and deleted accounts.
 */
export interface PointEntry {
  kind: PointKind;
  ref: string;
  points: number;
  description: string;
}

export interface CompletedGame {
  type: string;
  name: string;
  /** The article of the name ('o Mapa Produtivo'); without it the text says 'o jogo'. */
  article?: 'o' | 'a';
  baseReward: number;
}

export interface CompletedVariant {
  id: string;
  /** Shown after the game's name, where the game has more than one. */
  name?: string;
}

/** A game completed: paid once per game and variant (deck, APL, challenge, template, question). */
export const gameCompletedEntry = (game: CompletedGame, variant: CompletedVariant): PointEntry => ({
  kind: 'game_completed',
  ref: `${game.type}:${variant.id}`,
  points: game.baseReward,
  description: `Você concluiu ${game.article ?? 'o jogo'} ${game.name}${variant.name ? `: ${variant.name}` : ''}`,
});

/** A team challenge led to completion: paid once per challenge. */
export const leadershipEntry = (challenge: { id: number; title: string }): PointEntry => ({
  kind: 'leadership',
  ref: `challenge:${challenge.id}`,
  points: points.leadership,
  description: `Você liderou sua equipe até o fim: ${challenge.title}`,
});

/** Somebody helped to a goal: paid once a pair, and only where the help was real (`isPaidMentoring`). */
export const mentoringEntry = (mentoringId: number, isPaid: boolean): PointEntry => ({
  kind: 'mentoring',
  ref: `mentoring:${mentoringId}`,
  points: isPaid ? points.mentoring : 0,
  description: 'Você acompanhou uma pessoa até o objetivo dela',
});

const shared = 'Você compartilhou uma ideia na Voz da Rota';

/** What is said of an idea whose points come with somebody's vote. */
const waitingIdea = `${shared}, que espera o primeiro voto`;

/**
 * An idea shared: paid once per submission; beyond the paid ones of the day it is kept with 0 points. So it is where the
 * member's last ideas reached nobody: its points wait for a vote.
 */
export function contributionEntry(submissionId: number, paidToday: number, isHeard = true): PointEntry {
  const isPayable = paidToday < paidContributionsPerDay;
  return {
    kind: 'contribution',
    ref: `submission:${submissionId}`,
    points: isPayable && isHeard ? points.contribution : 0,
    description: isPayable && !isHeard ? waitingIdea : shared,
  };
}

/** Whether an idea's points wait for the first vote. */
export const waitsForVote = ({ description }: Pick<PointEntry, 'description'>): boolean =>
  description === waitingIdea;

/** The points of an idea that waited, once somebody voted for it. */
export const laterContributionEntry = (submissionId: number): PointEntry => ({
  kind: 'contribution',
  ref: `later:submission:${submissionId}`,
  points: points.contribution,
  description: 'Sua ideia recebeu o primeiro voto de alguém conhecido na comunidade e agora vale pontos',
});

const newcomer = 'quem ainda não concluiu um jogo';
const stranger = 'quem pouca gente da comunidade conhece';

/** Whom something came from that is not paid at once. */
const givers = { newcomer, stranger } as const;

/** A connection made: the same entry for both sides, paid once per pair; later when it comes from a newcomer too many. */
export const connectionEntry = (
  oneId: number,
  otherId: number,
  worth: 'paid' | keyof typeof givers = 'paid',
): PointEntry => ({
  kind: 'connection_made',
  ref: `pair:${Math.min(oneId, otherId)}-${Math.max(oneId, otherId)}`,
  points: worth === 'paid' ? points.connection_made : 0,
  description: `Você fez uma nova conexão${worth === 'paid' ? '' : ` com ${givers[worth]}`}`,
});

/** Whether what an entry says is to be paid with somebody's first game. */
export const waitsForGame = (description: string): boolean => description.endsWith(newcomer);

/** The points of a connection, once the other side has finished a game. */
export const laterConnectionEntry = (oneId: number, otherId: number): PointEntry => ({
  kind: 'connection_made',
  ref: `later:${connectionEntry(oneId, otherId).ref}`,
  points: points.connection_made,
  description: 'Uma pessoa da sua rede concluiu o primeiro jogo: a conexão agora vale pontos',
});

const votedItems = { submission: 'Sua ideia', story: 'Sua história' } as const;
const votes = {
  paid: 'um voto',
  repeated: 'mais um voto da mesma pessoa',
  newcomer: `um voto de ${newcomer}`,
  stranger: `um voto de ${stranger}`,
} as const;

/** A vote received: paid once per voter and item. The ref names the voter, so it is never shown to the author. */
export const voteEntry = (
  voterId: number,
  item: { type: keyof typeof votedItems; id: number },
  worth: keyof typeof votes = 'paid',
): PointEntry => ({
  kind: 'vote_received',
  ref: `${item.type}:${item.id}:voter:${voterId}`,
  points: worth === 'paid' ? points.vote_received : 0,
  description: `${votedItems[item.type]} recebeu ${votes[worth]}`,
});

/** The points of so many votes, once their voter has finished a game. */
export const laterVotesEntry = (voterId: number, count: number): PointEntry => ({
  kind: 'vote_received',
  ref: `later:voter:${voterId}`,
  points: points.vote_received * count,
  description: `Quem votou em você concluiu o primeiro jogo: ${counted(count, 'voto agora vale', 'votos agora valem')} pontos`,
});

/** A post that was taken off the wall for the so-many-th time: what it and its votes had earned goes with it. */
export const postRemovedEntry = (
  item: { type: keyof typeof votedItems; id: number },
  earned: number,
  time: number,
): PointEntry => ({
  kind: 'post_removed',
  ref: `${item.type}:${item.id}:${time}`,
  points: 0 - earned,
  description: `${votedItems[item.type]} saiu do mural, e os pontos dela também`,
});

/** The same post back on the wall. */
export const postRestoredEntry = (...removed: Parameters<typeof postRemovedEntry>): PointEntry => ({
  ...postRemovedEntry(...removed),
  kind: 'post_restored',
  points: removed[1],
  description: `${votedItems[removed[0].type]} voltou ao mural, e os pontos dela também`,
});

/** What a shared story and its votes are worth together. */
export const storyScore = (votes: number): number => 100 + points.vote_received * votes;

import { type Game, games } from '#core/content/games.ts';

/** What a certificate can be about. */
export const certificateKinds = ['pillar', 'badge', 'team', 'round', 'named'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** Something that was done, and when; `ref` says which of its kind. */
export interface Deed {
  kind: CertificateKind;
  ref: string;
  doneAt: number;
}

/** How many minutes something took, and how that is known: told by the games' cards, or counted while playing. */
export interface TimeSpent {
  from: number;
  to: number;
  basis: 'stated' | 'recorded';
}

/** The pillars by the word that stands for each in a certificate. */
export const pillars = {
  conscientizar: 'Conscientizar',
  engajar: 'Engajar',
  objetivar: 'Objetivar',
} as const;
export type PillarRef = keyof typeof pillars;

export const isPillar = (ref: string): ref is PillarRef => Object.hasOwn(pillars, ref);

/** The games of a pillar; one that serves two of them belongs to both. */
export const gamesOfPillar = (ref: PillarRef): Game[] =>
  games.filter(({ pillar }) => pillar.split(' & ').includes(pillars[ref]));

/** The pillars of which every game is finished, each on the day of the last one. */
export function finishedPillars(
  finished: readonly { gameId: number; completedAt: number | null }[],
): (Deed & { ref: PillarRef })[] {
  const moments = new Map(finished.map(({ gameId, completedAt }) => [gameId, completedAt]));
  return (Object.keys(pillars) as PillarRef[]).flatMap((ref) => {
    const each = gamesOfPillar(ref).map(({ id }) => moments.get(id) ?? null);
    const done = each.filter((at) => at !== null);
    return done.length < each.length ? [] : [{ kind: 'pillar', ref, doneAt: Math.max(...done) }];
  });
}

/** The time that the cards of games state for them together; a certificate never says more than those. */
export function statedTime(played: readonly Pick<Game, 'estimatedTime'>[]): TimeSpent {
  const ranges = played.map(({ estimatedTime }) => estimatedTime.split(/\D+/).map(Number));
  const sum = (place: 0 | 1): number => ranges.reduce((total, range) => total + (range[place] ?? 0), 0);
  return { from: sum(0), to: sum(1), basis: 'stated' };
}

const minute = 60_000;

/**
 * The play that can be certified: what was counted, and never more than the cards state for all that was completed, each
 * `type:variant` once. How long a run took is the phone's word, and a run can be sent again and again.
 */
export function provenPlay(milliseconds: number, completed: readonly string[]): number {
  const types = completed.map((ref) => ref.split(':')[0]);
  const played = types.flatMap((type) => games.filter((game) => game.type === type));
  return Math.min(milliseconds, statedTime(played).to * minute);
}

/** The time that was counted while playing, in whole minutes; nothing under one of them. */
export function recordedTime(milliseconds: number): TimeSpent | null {
  const minutes = Math.floor(milliseconds / minute);
  return minutes < 1 ? null : { from: minutes, to: minutes, basis: 'recorded' };
}

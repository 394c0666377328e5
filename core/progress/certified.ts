import { games } from '#core/content/games.ts';

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
type Pillar = keyof typeof pillars;

const isPillar = (word: string | undefined): word is Pillar =>
  word !== undefined && Object.hasOwn(pillars, word);

/** What a certificate tells of a game. */
interface Game {
  id: number;
  type: string;
  name: string;
  article: string;
  pillar: string;
  estimatedTime: string;
}

/** The games of a pillar; one that serves two of them belongs to both. */
export const gamesOfPillar = (pillar: Pillar, all: readonly Game[] = games): Game[] =>
  all.filter((game) => game.pillar.split(' & ').includes(pillars[pillar]));

/** The games with which the program began: a certificate that names none was given for those of its pillar. */
const isFirst = ({ id }: Game): boolean => id <= 8;

/** How a certificate refers to a pillar: with its games by number, where others than the first ones belong to it. */
export function pillarRef(pillar: Pillar, all: readonly Game[] = games): string {
  const own = gamesOfPillar(pillar, all);
  return own.every(isFirst) ? pillar : `${pillar}:${own.map(({ id }) => id).join(',')}`;
}

/** A pillar as a certificate refers to it. */
interface CertifiedPillar {
  pillar: Pillar;
  games: Game[];
  /** Whether these are all its games by now. */
  isWhole: boolean;
}

/** What the reference of a certificate stands for: the games it was given for, whichever joined its pillar since. */
export function readPillar(ref: string, all: readonly Game[] = games): CertifiedPillar | undefined {
  const [pillar, ids] = ref.split(':');
  if (!isPillar(pillar)) return undefined;
  const wanted = ids?.split(',').map(Number);
  const named = wanted
    ? all.filter(({ id }) => wanted.includes(id))
    : gamesOfPillar(pillar, all).filter(isFirst);
  if (named.length === 0) return undefined;
  return { pillar, games: named, isWhole: gamesOfPillar(pillar, all).every((game) => named.includes(game)) };
}

/**
 * The pillars of which every game is finished, each on the day of the last one; and those of `published` certificates, of
 * which the games they were given for are.
 */
export function finishedPillars(
  finished: readonly { gameId: number; completedAt: number | null }[],
  published: readonly string[] = [],
  all: readonly Game[] = games,
): Deed[] {
  const moments = new Map(finished.map(({ gameId, completedAt }) => [gameId, completedAt]));
  const current = (Object.keys(pillars) as Pillar[]).map((pillar) => pillarRef(pillar, all));
  return [...new Set([...current, ...published])].flatMap((ref) => {
    const each = readPillar(ref, all)?.games.map(({ id }) => moments.get(id) ?? null) ?? [];
    const done = each.filter((at) => at !== null);
    if (done.length === 0 || done.length < each.length) return [];
    return [{ kind: 'pillar' as const, ref, doneAt: Math.max(...done) }];
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

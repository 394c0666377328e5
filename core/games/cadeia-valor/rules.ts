import { type AplId, aplBank, aplById } from '#core/content/cadeia-valor.ts';
import type { Report } from '#core/games/game.ts';
import { shuffle } from '#core/games/shuffle.ts';

export const tuning = { pointsPerStage: 15, pointsPerService: 10 } as const;

export interface Play {
  readonly apl: AplId;
  readonly phase: 'main-chain' | 'support-services' | 'complete';
  /** The ids of the stages as the player has them. */
  readonly order: readonly string[];
  /** The stage each placed service was given to. */
  readonly supports: Readonly<Record<string, string>>;
}

/** A new chain of an APL; the seed decides the order, which is never the right one from the start. */
export function deal(apl: AplId, seed: number): Play {
  const stages = aplById(apl).mainChain.map(({ id }) => id);
  const order = shuffle(stages, seed);
  const isSolved = order.every((stage, position) => isInPlace(apl, stage, position));
  return isSolved ? deal(apl, seed + 1) : { apl, phase: 'main-chain', order, supports: {} };
}

/** The list with the item at `from` at the place of the item at `to`; the ones between make room. */
export function move<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const isPlace = (index: number) => Number.isInteger(index) && index >= 0 && index < list.length;
  if (!isPlace(from) || !isPlace(to) || from === to) return list;
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Moves a stage while the chain is being ordered. */
export function reorder(play: Play, from: number, to: number): Play {
  if (play.phase !== 'main-chain') return play;
  const order = move(play.order, from, to);
  return order === play.order ? play : { ...play, order };
}

/** Fixes the order and goes on to the support services. */
export const confirmOrder = (play: Play): Play =>
  play.phase === 'main-chain' ? { ...play, phase: 'support-services' } : play;

/** Whether the APL has both the service and the stage. */
export function canSupport(apl: AplId, service: string, stage: string): boolean {
  const { mainChain, supportServices } = aplById(apl);
  return supportServices.some(({ id }) => id === service) && mainChain.some(({ id }) => id === stage);
}

/** Gives a service to a stage; a service given before moves to the new stage. */
export function place(play: Play, service: string, stage: string): Play {
  const isLegal = play.phase === 'support-services' && canSupport(play.apl, service, stage);
  return isLegal ? { ...play, supports: { ...play.supports, [service]: stage } } : play;
}

/** How many services a stage has been given. */
export const servicesAt = ({ supports }: Play, stage: string): number =>
  Object.values(supports).filter((chosen) => chosen === stage).length;

/** Ends the game with the services as they are placed. */
export const finish = (play: Play): Play =>
  play.phase === 'support-services' ? { ...play, phase: 'complete' } : play;

/** Whether the chain and its services have been handed in. */
export const isFinished = ({ phase }: Play): boolean => phase === 'complete';

/** Whether a stage stands where it belongs: green on the result, else yellow. */
export const isInPlace = (apl: AplId, stage: string, position: number): boolean =>
  aplById(apl).mainChain[position]?.id === stage;

/** The score, part by part. */
export function score({ apl, order, supports }: Pick<Play, 'apl' | 'order' | 'supports'>) {
  const stagesInPlace = order.filter((stage, position) => isInPlace(apl, stage, position)).length;
  const chainPoints = stagesInPlace * tuning.pointsPerStage;
  const supportPoints = Object.keys(supports).length * tuning.pointsPerService;
  return { stagesInPlace, chainPoints, supportPoints, total: chainPoints + supportPoints };
}

/** The best score of an APL: every stage in place and every service given to one. */
export function maxScoreOf(apl: AplId): number {
  const { mainChain, supportServices } = aplById(apl);
  return mainChain.length * tuning.pointsPerStage + supportServices.length * tuning.pointsPerService;
}

/** The best score of the APL that has most to place. */
export const maxScore = Math.max(...aplBank.map(({ id }) => maxScoreOf(id)));

export interface CadeiaData extends Pick<Play, 'apl' | 'order' | 'supports'> {
  seconds?: number;
}

/** What a finished chain saves; `seconds` runs from the choice of the APL, where one visit saw all of it. */
export const report = ({ apl, order, supports }: Play, seconds?: number): Report<CadeiaData> => ({
  score: score({ apl, order, supports }).total,
  data: { apl, order, supports, ...(seconds === undefined ? {} : { seconds }) },
});

import { useCallback, useEffect, useState } from 'react';
import { freshSeed } from './fresh-seed.ts';
import { useStopwatch } from './use-stopwatch.ts';
import { useStoredJson } from './use-stored-json.ts';

/** The rules of a game whose moves can be made again. */
export interface RoundRules<Play> {
  /** What is played, where the game has several decks or the like; a round of another one is none. */
  variant?: string;
  /** Which seed to deal from, where not any will do; it is given one to start from. */
  pickSeed?: (from: number) => number;
  deal: (seed: number) => Play;
  movesOf: (play: Play) => readonly object[];
  /** Makes a move that was kept; one that does not fit changes nothing. */
  redo: (play: Play, move: unknown) => Play;
  isFinished: (play: Play) => boolean;
}

interface Round<Play> {
  seed: number;
  play: Play;
  /** The last move is being explained. */
  isExplaining: boolean;
  /** The time that earlier visits measured. */
  beforeMs: number;
}

/** A round of a game that outlives the page: kept on this device from its first move to its end. */
export function useKeptRound<Play>(name: string, rules: RoundRules<Play>) {
  const draft = useStoredJson(name);
  const { readMs, restart, pause, resume } = useStopwatch();
  const [round, setRound] = useState(() => unpack(draft.read(), rules) ?? begin(rules, freshSeed()));
  const { seed, play, isExplaining, beforeMs } = round;

  useEffect(() => {
    const keep = () => draft.write(pack(round, rules, readMs()));
    // A phone closes a hidden page without a word, and by then the clock has gone on.
    const keepIfHidden = () => document.visibilityState === 'hidden' && keep();
    keep();
    document.addEventListener('visibilitychange', keepIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', keepIfHidden);
      keep();
    };
  }, [draft, round, rules, readMs]);

  const readSeconds = useCallback(() => Math.floor((beforeMs + readMs()) / 1000), [beforeMs, readMs]);
  return {
    seed,
    play,
    isExplaining,
    /** Goes on to what a move makes of the play, in a game that explains beside it. */
    change: useCallback(
      (move: (now: Play) => Play) => setRound((now) => ({ ...now, play: move(now.play) })),
      [],
    ),
    /** Goes on to what a move made of the play, and explains the move. */
    explain: (next: Play) => setRound({ ...round, play: next, isExplaining: true }),
    endExplanation: () => setRound({ ...round, isExplaining: false }),
    /** Begins anew with the seed that comes next: rules may deal by turns. */
    restart() {
      restart();
      setRound(begin(rules, seed + 1));
    },
    /** The whole seconds of play in all visits; the time in between is none of them. */
    readSeconds,
    clock: { pause, resume },
  };
}

function begin<Play>({ deal, pickSeed }: RoundRules<Play>, from: number): Round<Play> {
  const seed = pickSeed?.(from) ?? from;
  return { seed, play: deal(seed), isExplaining: false, beforeMs: 0 };
}

function isUnderWay<Play>({ play, isExplaining }: Round<Play>, { movesOf, isFinished }: RoundRules<Play>) {
  return movesOf(play).length > 0 && (isExplaining || !isFinished(play));
}

/** What brings a round back; nothing where none is under way. */
function pack<Play>(round: Round<Play>, rules: RoundRules<Play>, sinceMs: number): object | undefined {
  if (!isUnderWay(round, rules)) return undefined;
  const { seed, play, isExplaining, beforeMs } = round;
  return {
    variant: rules.variant,
    seed,
    moves: rules.movesOf(play),
    isExplaining,
    elapsedMs: beforeMs + sinceMs,
  };
}

/** Plays the kept moves again by the rules of today; what no play could have left is no round. */
function unpack<Play>(kept: unknown, rules: RoundRules<Play>): Round<Play> | undefined {
  const { variant, seed, moves, isExplaining, elapsedMs } = Object(kept);
  const isWhole = [seed, elapsedMs].every((value) => Number.isSafeInteger(value) && value >= 0);
  if (variant !== rules.variant || !isWhole || !Array.isArray(moves) || typeof isExplaining !== 'boolean')
    return undefined;
  const play = moves.reduce<Play>(rules.redo, rules.deal(seed));
  const round = { seed, play, isExplaining, beforeMs: elapsedMs };
  return rules.movesOf(play).length === moves.length && isUnderWay(round, rules) ? round : undefined;
}

import type { Level } from '#core/content/desafio-negocio.ts';

/** What is found of an objective. */
export interface Verdict {
  level: Level;
  /** It was met altogether. */
  met: boolean;
  /** The person's own words that met it, or in part. */
  evidence: string | null;
  messageIndex: number | null;
  /** Of a half: the signs that would have made it whole. */
  lacks: readonly string[];
  /** The signs of it that were heard. */
  says: readonly string[];
  /** What was owned up to is not enough, however much is said of it. */
  fallsShort: boolean;
  /** The person boasted of fraud: nothing else they said of it counted. */
  isDishonest: boolean;
}

export interface ObjectiveResult extends Verdict {
  id: string;
  objective: string;
  /** What the words alone say of it, be they believed or not. */
  heard: Verdict;
}

export const nothing: Verdict = {
  level: 'none',
  met: false,
  evidence: null,
  messageIndex: null,
  lacks: [],
  says: [],
  fallsShort: false,
  isDishonest: false,
};

/** A step less of it is believed. */
export const lowered = (verdict: Verdict): Verdict =>
  verdict.met ? { ...verdict, level: 'half', met: false } : nothing;

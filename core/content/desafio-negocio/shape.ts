/**
 * Evidence for an objective: any one of the patterns, or one pattern of each group not further apart than `within`
 * words of one clause. The pattern language is that of `core/games/desafio-negocio/pattern.ts`.
 */
export type Part = readonly string[] | { each: readonly (readonly string[])[]; within: number };

/** How one objective is judged, and how it is spoken of afterwards. */
export interface Criterion {
  id: string;
  /** What must have been said for the objective to count, for a person or a model that judges. */
  guidance: string;
  /** Any way will do; a way needs all of its parts, in one message or in two that follow each other. */
  ways: readonly (readonly Part[])[];
  /** The subject was touched, though not enough was said. */
  hints: readonly string[];
  /** Phrases that look like evidence and are not. */
  except?: readonly string[];
  /** A denial is part of saying it: «por menos de 40 não vendo». */
  deniable?: false;
  /** Asking is a way of meeting it: «me conta o que houve?». */
  askable?: true;
  /** «O que funcionou: ...» */
  worked: string;
  /** «O que faltou: ...» */
  missing: string;
  /** One sentence the person could have said. */
  example: string;
}

/** Ways to say one thing. Marks such as `{quantia}` stand for what the person said; a line is used only if they are known. */
type Lines = readonly string[];

export interface Objection {
  /** The objective whose answer it draws out; without one it is raised once `after` is settled. */
  drawsOut?: string;
  after?: string;
  lines: Lines;
  /** What shows that the person answered it. */
  answered: readonly string[];
  settled: Lines;
}

interface ObjectiveVoice {
  /** It has just been met. */
  met: Lines;
  /** It is still missing. */
  ask: Lines;
  /** The subject came up, but not enough was said. */
  nudge: Lines;
  /** The person said that they do not have it. */
  lacking: Lines;
}

/** How a persona speaks. Statements in all groups; only `greeting`, `ask`, `nudge`, `lacking` and objections ask. */
export interface Voice {
  greeting: string;
  /** Words of the trade worth picking up from a message; the mark `{coisa}`. */
  things: readonly string[];
  objectives: Record<string, ObjectiveVoice>;
  objections: readonly Objection[];
  questions: readonly { asked: readonly string[]; lines: Lines }[];
  hello: Lines;
  thanks: Lines;
  bye: Lines;
  rude: Lines;
  rudeEnd: Lines;
  offTopic: Lines;
  /** A word or two that hold something; the mark `{dito}`. */
  short: Lines;
  /** «Sim», «ok», «não». */
  bare: Lines;
  unsure: Lines;
  orders: Lines;
  copied: Lines;
  vague: Lines;
  /** Something that was already settled; the mark `{dito}` is the earlier quote. */
  repeated: Lines;
  hurry: Lines;
  identity: Lines;
  close: { all: Lines; most: Lines; some: Lines; none: Lines };
  closed: Lines;
}

/**
 * A way of saying something: one pattern, or one pattern of each group not further apart than `within` words of one
 * sentence. The pattern language is that of `core/games/desafio-negocio/words/pattern.ts`.
 */
export type Phrase = string | { each: readonly (readonly string[])[]; within: number };

/** One thing that can be heard in what a person says: a price, a paper, a day. */
export interface Sign {
  said: readonly Phrase[];
  /** What says it only as a short answer to a question about this objective: «30», «toda terça». */
  short?: readonly string[];
  /**
   * What it must be: a fact that is so today, an offer for tomorrow, or an aim, which may be a wish or an «if».
   * Without it: a fact.
   */
  stands?: 'fact' | 'offer' | 'aim';
  /** It counts of whomever it is said: «o vizinho vendeu a 90». */
  anyone?: true;
  /** A denial is part of saying it: «por menos de 40 não vendo». */
  deniable?: true;
  /** Phrases that look like this sign and are another of the same objective. */
  except?: readonly string[];
  /** Asking is a way of saying it: «me conta o que houve?». */
  askable?: true;
}

/** What is owned up to and falls short of what is asked: «banheiro só tem o da casa». */
export interface Weakness {
  said: readonly string[];
  /** What looks like it and is not: «não tenho tanque sujo», «antes não tinha». */
  except?: readonly string[];
  /** What makes up for it, whenever it is said: «o tanque coletivo fica a 4 graus». */
  mended: readonly string[];
}

/** How one objective is judged, and how it is spoken of afterwards. */
export interface Criterion {
  id: string;
  /** What must have been said for the objective to count, for a person or a model that judges. */
  guidance: string;
  signs: Readonly<Record<string, Sign>>;
  /** The sets of signs that meet it altogether, heard anywhere in the conversation. */
  whole: readonly (readonly string[])[];
  /** The signs of a set belong together: in one message or in two that follow each other. */
  together?: true;
  /** The signs of which one alone meets it in part. */
  half: readonly string[];
  /** The subject was touched, though not enough was said. */
  hints: readonly string[];
  /** How the persona asks about it. */
  asks: readonly string[];
  /** Phrases that look like evidence and are not. */
  except?: readonly string[];
  /** Boasts of fraud: nothing else said of the objective counts then. */
  dishonest?: readonly Phrase[];
  /** Words that are a trick elsewhere and none here: «um agrado» to a customer. */
  fair?: readonly string[];
  /** What gives up, said later, all that was held before: «eu pego o que você der». */
  givenUp?: readonly string[];
  /** What leaves it half met, each by a name of its own among the `tips`. */
  weak?: Readonly<Record<string, Weakness>>;
  /** It is about respect: a rude word undoes it. */
  needsRespect?: true;
  /** «O que funcionou: ...» */
  worked: string;
  /** «O que faltou: ...» */
  missing: string;
  /** What would have made a half whole. */
  better: string;
  /** The same, by the one sign that lacks, by the weakness, or by a sign that makes no whole and is all that was said. */
  tips?: Readonly<Record<string, string>>;
  /** What would make it surer, to whoever said all of it and was believed by half. */
  surer: string;
  /** One sentence the person could have said. */
  example: string;
}

/**
 * Ways to say one thing. Marks such as `{quantia}` stand for what the person said, `{preco}` for what a persona that
 * haggles offers by then; a line is used only if they are known.
 */
export type Lines = readonly string[];

export interface Objection {
  /** The objective whose answer it draws out; without one it is raised once `after` is settled. */
  drawsOut?: string;
  after?: string;
  lines: Lines;
  /** What shows that the person answered it. */
  answered: readonly string[];
  /** What shows, in whatever was said before, that it need not be raised. */
  foreseen?: readonly string[];
  settled: Lines;
  /** What settles it is told to whoever asks for it; else only to whom the judge believes something of it. */
  isTold?: true;
  /** What is said to whoever answers it with a no, where a no does not settle it. */
  refused?: Lines;
}

/** Something that is often said and will not do: the persona says so kindly, and what would. */
export interface Flaw {
  /** The objective that it is no answer to. */
  of: string;
  said: readonly string[];
  /** What shows, in the same message, that it is not meant so. */
  unless?: readonly string[];
  /** What means it only at the end of a clause, and only where its objective was just asked for or is spoken of. */
  vague?: readonly string[];
  /** The parts of the objective that the lines name, `*` for all: these are not asked for again. */
  names?: readonly string[];
  /** A line may end in a question: then nothing else is asked. */
  lines: Lines;
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
  /** Half was said: what is asked then, by the sign that is missing; `*` for any other. */
  more: Readonly<Record<string, Lines>>;
  /** Its other half is asked for only once something was said of all the others: no day is set before there is a reason. */
  comesLast?: true;
  /** What the persona tells whoever asks or speaks of it, once in a talk. */
  tells?: Lines;
  /** What it does not close without: how the person speaks of it, and how it is asked for. */
  needs?: { heard: readonly string[]; lines: Lines };
}

/** How a persona haggles. The marks are `{oferta}`, what the person offers, and `{preco}`, where the persona stands. */
export interface Haggle {
  /** What it says first, and the best it does when everything was argued. */
  opening: number;
  best: number;
  /** What it says first of some of the goods. */
  openings?: Readonly<Record<string, number>>;
  /** The part of another's price that is the best instead, where the person named one. */
  share?: number;
  /** The part of its first price that is enough from whoever pays at once. */
  cash?: number;
  /** The objectives that bring it closer. */
  moves: readonly string[];
  take: Lines;
  /** It is offered what it offers itself, or less. */
  given: Lines;
  /** What another asks or pays, `{oferta}`, is no better than its own price. */
  better: Lines;
  /** It comes closer; its own price stands behind «chego a», «fecho em» or «fico em». */
  come: Lines;
  stay: Lines;
}

/** The price that a talk is about. */
export interface Price {
  /** What an amount stands beside that is no price of this: another measure, another thing. */
  notOf: readonly string[];
  /** The least and the most that can be meant. */
  likely: readonly [min: number, max: number];
  /** How it is named when the two part; `{medida}` stands for the measure. */
  agreed: Lines;
  haggle?: Haggle;
  /** The measure that the persona prices by, and those that others price by: how they are said, and their names. */
  measure?: { said: string; name: string };
  measures?: Readonly<Record<string, string>>;
  /** It hears of another measure, and prices by that. */
  anew?: Lines;
  /** It hears a price by a measure of which it knows no other. */
  unknown?: Lines;
  /** How the sum of several is asked for, and what is something else; how they are counted, and the answer: `{quantos}`, `{preco}` and `{total}`. */
  total?: {
    asked: readonly string[];
    notOf: readonly string[];
    counted: readonly string[];
    lines: Lines;
  };
}

/** A term with a figure that is not the price, and that the persona gives way on down to a point: interest, days. */
export interface Term {
  unit: '%' | 'dias';
  /** What shows, beside the figure or in the line before the message, that it is of this; and that it is not. */
  of: readonly string[];
  notOf: readonly string[];
  /** What shows it beside the figure only: anybody may have said it of something else. */
  beside?: readonly string[];
  min: number;
  /** What nobody can mean by it. */
  max?: number;
  /** The mark is `{oferta}`. */
  take: Lines;
  stay: Lines;
  /** How the person says that they give none of it, and what the persona answers. */
  denials?: readonly string[];
  denied?: Lines;
}

/** How a persona speaks. Statements in all groups; only `greeting`, `ask`, `nudge`, `lacking`, `more` and objections ask. */
export interface Voice {
  greeting: string;
  /** Words of the trade worth picking up from a message; the mark `{coisa}`. */
  things: readonly string[];
  objectives: Record<string, ObjectiveVoice>;
  objections: readonly Objection[];
  flaws?: readonly Flaw[];
  price?: Price;
  terms?: readonly Term[];
  questions: readonly { asked: readonly string[]; lines: Lines }[];
  hello: Lines;
  thanks: Lines;
  bye: Lines;
  rude: Lines;
  /** The person boasted of fraud. */
  dishonest: Lines;
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

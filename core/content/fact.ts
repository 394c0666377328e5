/** Where a statement comes from and the year it speaks of; the games show both beside every figure. */
export interface Source {
  source: string;
  year: number;
}

/** A source that somebody has checked, and will again: laws change, and figures have a successor every year. */
export interface Reference extends Source {
  /** The day, as 2027-03-31, by which the statement is to be looked at again. */
  lookAgainBy: string;
}

/** A checked statement with its source. */
export interface Fact extends Reference {
  text: string;
}

/** The line under a fact: «IBGE, 2024», or «Lei 5.764/1971» where the name already carries the year. */
export const citation = ({ source, year }: Source): string =>
  source.includes(String(year)) ? source : `${source}, ${year}`;

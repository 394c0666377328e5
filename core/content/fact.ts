/** Where a statement comes from and the year it speaks of; the games show both beside every figure. */
export interface Source {
  source: string;
  year: number;
}

/** A checked statement with its source. */
export interface Fact extends Source {
  text: string;
}

/** The line under a fact: «IBGE, 2024», or «Lei 5.764/1971» where the name already carries the year. */
export const citation = ({ source, year }: Source): string =>
  source.includes(String(year)) ? source : `${source}, ${year}`;

import { limits } from '#core/contract/limits.ts';

/** A name with its number where it is not the first: "Ana", "Ana 2", "Ana 3" ..., as long as a name may be. */
export function numberedName(name: string, number: number): string {
  const ending = number === 1 ? '' : ` ${number}`;
  const kept = [...name].slice(0, limits.username.max - ending.length).join('');
  return `${kept.trim()}${ending}`;
}

/** A name as it is searched for: without accents and capitals. */
export const searchedName = (name: string): string =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Whether one of these names has what is searched for in it, however either is spelt. */
export const isNamed = (searched: string, ...names: readonly (string | null)[]): boolean =>
  names.some((name) => name !== null && searchedName(name).includes(searchedName(searched)));

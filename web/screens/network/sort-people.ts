import type { NetworkMeasure } from '#core/content/network.ts';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';

export type Person = Answer<'network'>['people'][number];

/** People by one measure, the highest first; equals stay in the order of the answer, by influence. */
export const sortPeople = (people: readonly Person[], measure: NetworkMeasure): Person[] =>
  [...people].sort((one, other) => other[measure] - one[measure]);

/** Those whose name holds a text, accents and capitals aside. */
export function findPeople(people: readonly Person[], text: string): readonly Person[] {
  const wanted = plain(text.trim());
  return wanted === '' ? people : people.filter(({ username }) => plain(username).includes(wanted));
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');

let share: Intl.NumberFormat | undefined;

/** Most look at the number of people: what writes a share is made at its first use, which takes a cheap phone a moment. */
function shareWords(value: number): string {
  share ??= new Intl.NumberFormat('pt-BR', { style: 'percent', maximumSignificantDigits: 2 });
  return share.format(value);
}

const words: Record<NetworkMeasure, (value: number) => string> = {
  degree: (value) => counted(value, 'pessoa', 'pessoas'),
  betweenness: shareWords,
  pageRank: shareWords,
  rise30d: (value) => `+${counted(value, 'ponto', 'pontos')}`,
};

/** A measure of a person as it is shown. */
export const measureWords = (person: Person, measure: NetworkMeasure): string =>
  words[measure](person[measure]);

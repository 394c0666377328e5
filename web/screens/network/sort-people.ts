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

const share = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumSignificantDigits: 2 });

const words: Record<NetworkMeasure, (value: number) => string> = {
  degree: (value) => counted(value, 'pessoa', 'pessoas'),
  betweenness: (value) => share.format(value),
  pageRank: (value) => share.format(value),
  rise30d: (value) => `+${counted(value, 'ponto', 'pontos')}`,
};

/** A measure of a person as it is shown. */
export const measureWords = (person: Person, measure: NetworkMeasure): string =>
  words[measure](person[measure]);

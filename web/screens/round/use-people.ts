import { useQuery } from '@tanstack/react-query';
import { isNamed } from '#core/care/names.ts';
import type { Answer } from '#core/contract/index.ts';
import { roundPeopleOptions } from './round-people-options.ts';

export type Person = Answer<'roundPeople'>['people'][number];

const order = new Intl.Collator('pt-BR');

/**
 * Who answers to a name: where everyone is on the device, they are found there, without a signal too; of a larger
 * community the server finds the others.
 */
export function usePeople(roundId: number, q: string) {
  const all = useQuery(roundPeopleOptions(roundId));
  const asks = q !== '' && typeof all.data?.next === 'number';
  const asked = useQuery({ ...roundPeopleOptions(roundId, q), enabled: asks });
  const here = all.data?.people.filter(({ username, fullName }) => isNamed(q, username, fullName)) ?? [];
  const found = asks ? asked.data : undefined;
  return {
    all,
    people: (found?.people ?? here).toSorted((one, other) => order.compare(nameOf(one), nameOf(other))),
    isMore: typeof (found ?? all.data)?.next === 'number',
    isSettled: !asks || asked.isSuccess,
    isOnlyHere: asks && asked.isError,
  };
}

/** The name that a person is known by. */
export const nameOf = ({ username, fullName }: Person): string => fullName ?? username;

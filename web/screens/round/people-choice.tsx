import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { counted } from '#core/progress/wording.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Field } from '#web/ui/field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { roundPeopleOptions } from './round-people-options.ts';

type Person = Answer<'roundPeople'>['people'][number];

interface Props {
  roundId: number;
  chosen: readonly Person[];
  onToggle: (person: Person) => void;
}

/**
 * The people of the community, those chosen before first; a name finds whoever is further down. Who is chosen now stays
 * under the finger.
 */
export function PeopleChoice({ roundId, chosen, onToggle }: Props) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const found = useQuery({
    ...roundPeopleOptions(roundId, q),
    placeholderData: keepPreviousData,
  });
  const [before] = useState(chosen);
  const ids = new Set(chosen.map(({ id }) => id));
  const people = found.data?.people ?? [];
  const isNobody = q !== '' && found.data?.people.length === 0;
  const hidden = chosen.filter(({ id }) => !people.some((person) => person.id === id));
  const shown = new Map([...before, ...hidden, ...people].map((person) => [person.id, person]));
  return (
    <div className="grid gap-3">
      <Field
        label="Procurar pelo nome"
        type="search"
        value={text}
        maxLength={limits.fullName.max}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="font-semibold">
        {counted(chosen.length, 'pessoa escolhida', 'pessoas escolhidas')}
      </p>
      {found.isPending && <SkeletonRows rows={4} rowClass="h-14" />}
      {found.isLoadingError && <LoadFailure failure={found.error} onRetry={() => found.refetch()} />}
      {found.data && (
        <ul
          className="grid max-h-[min(--spacing(96),70dvh)] gap-2 empty:hidden overflow-y-auto sm:grid-cols-2"
          aria-label="Pessoas da comunidade"
        >
          {[...shown.values()].map((person) => (
            <li key={person.id}>
              <PersonButton person={person} isChosen={ids.has(person.id)} onToggle={() => onToggle(person)} />
            </li>
          ))}
        </ul>
      )}
      {isNobody && !found.isPlaceholderData && (
        <p className="text-ink-soft">Ninguém daqui tem esse nome. Confira as letras ou escreva menos.</p>
      )}
      {found.data?.next && <p className="text-sm text-ink-soft">Há mais gente: escreva o nome para achar.</p>}
    </div>
  );
}

interface PersonProps {
  person: Person;
  isChosen: boolean;
  onToggle: () => void;
}

const PersonButton = ({ person: { username, fullName }, isChosen, onToggle }: PersonProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onToggle}
    className="flex min-h-14 w-full flex-wrap items-center gap-3 rounded-2xl border-2 border-edge bg-card px-3 py-1.5 text-left hover:bg-maize-wash aria-pressed:border-leaf aria-pressed:bg-leaf-wash"
  >
    <Avatar name={username} />
    <span className="whole-words leading-tight *:block">
      <span className="font-bold">{fullName ?? username}</span>
      {fullName && <span className="text-sm text-ink-soft">{username}</span>}
    </span>
    {isChosen && <Check aria-hidden="true" size={20} className="shrink-0 text-leaf" />}
  </button>
);

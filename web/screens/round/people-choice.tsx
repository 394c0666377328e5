import { Check } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { limits } from '#core/contract/limits.ts';
import { counted } from '#core/progress/wording.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Field } from '#web/ui/field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { byLetter, LetterHeading, Letters, letterless } from './letters.tsx';
import { type Person, usePeople } from './use-people.ts';

interface Props {
  roundId: number;
  chosen: readonly Person[];
  onToggle: (person: Person) => void;
}

/**
 * The people of the community in the order of their names, those chosen before first; a name finds whoever is further
 * down. Who is chosen now stays under the finger.
 */
export function PeopleChoice({ roundId, chosen, onToggle }: Props) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { all, people, isMore, isSettled, isOnlyHere } = usePeople(roundId, q);
  const [before] = useState(chosen);
  const ids = new Set(chosen.map(({ id }) => id));
  const hidden = chosen.filter(({ id }) => !people.some((person) => person.id === id));
  const first = [...new Map([...before, ...hidden].map((person) => [person.id, person])).values()];
  const rest = people.filter(({ id }) => !first.some((person) => person.id === id));
  const isLong = rest.length > letterless;
  const list = useRef<HTMLUListElement>(null);
  const row = (person: Person) => (
    <li key={person.id}>
      <PersonButton person={person} isChosen={ids.has(person.id)} onToggle={() => onToggle(person)} />
    </li>
  );
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
      {all.isPending && <SkeletonRows rows={4} rowClass="h-14" />}
      {all.isLoadingError && <LoadFailure failure={all.error} onRetry={() => all.refetch()} />}
      {isLong && <Letters people={rest} list={list} />}
      {all.data && (
        <ul
          ref={list}
          className="grid max-h-[min(--spacing(96),70dvh)] gap-2 empty:hidden overflow-y-auto sm:grid-cols-2"
          aria-label="Pessoas da comunidade"
        >
          {first.map(row)}
          {isLong
            ? byLetter(rest).flatMap(([letter, those]) => [
                <LetterHeading key={letter} letter={letter} />,
                ...those.map(row),
              ])
            : rest.map(row)}
        </ul>
      )}
      {all.data && isSettled && q !== '' && people.length === 0 && (
        <p className="text-ink-soft">Ninguém daqui tem esse nome. Confira as letras ou escreva menos.</p>
      )}
      {isOnlyHere && (
        <p className="text-sm text-ink-soft">
          Não deu para procurar mais longe: aqui estão só as pessoas já guardadas no aparelho.
        </p>
      )}
      {isMore && <p className="text-sm text-ink-soft">Há mais gente: escreva o nome para achar.</p>}
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

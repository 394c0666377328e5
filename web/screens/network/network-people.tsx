import { Network as NetworkIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { networkTexts } from '#core/content/network.ts';
import type { Answer } from '#core/contract/index.ts';
import { counted, joined } from '#core/progress/wording.ts';
import { Panel } from '#web/ui/panel.tsx';
import { type Chosen, Drawing } from './drawing.tsx';
import { Legend } from './marks.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonCard } from './person-card.tsx';
import { coloursOf, makeScene } from './scene.ts';
import { usePeopleList } from './use-people-list.ts';

interface Props {
  network: Answer<'network'>;
  /** Whether the votes between groups are the matter. */
  showsVotes: boolean;
  /** Whom the address points at. */
  initial: number | null;
}

/** The drawing and the list of the same people: who is chosen in one is chosen in the other. */
export function NetworkPeople({ network, showsVotes, initial }: Props) {
  const { people, groups, self, totals } = network;
  const [chosen, setChosen] = useState<Chosen>({ id: initial, isCentred: true });
  const { heading, callForCard } = useCard(initial !== null);
  const scene = useMemo(() => makeScene(network, showsVotes), [network, showsVotes]);
  const colourOf = useMemo(() => coloursOf(groups), [groups]);
  const list = usePeopleList(people);
  const person = people.find(({ id }) => id === chosen.id);

  function chooseInDrawing(id: number | null) {
    setChosen({ id, isCentred: false });
    if (id === null) return;
    list.reveal(id);
    callForCard({ takesFocus: false });
  }
  function open(id: number) {
    setChosen({ id, isCentred: true });
    callForCard({ takesFocus: true });
  }
  function close() {
    // The list chooses whom the focus reaches, so letting go comes last.
    document.querySelector<HTMLElement>(`[data-person="${chosen.id}"]`)?.focus();
    setChosen({ id: null, isCentred: false });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 md:items-start lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]">
      <Panel title="Desenho da rede" Icon={NetworkIcon} className="md:sticky md:top-24">
        <p className="text-sm text-ink-soft">
          {countWords(totals)}
          {networkTexts.drawing}
        </p>
        <Drawing
          scene={scene}
          chosen={chosen}
          onChoose={chooseInDrawing}
          onFindSelf={self === null ? undefined : () => open(self)}
        />
        {person ? (
          <PersonCard
            person={person}
            groups={groups}
            colour={colourOf(person.group)}
            isSelf={person.id === self}
            heading={heading}
            onClose={close}
          />
        ) : (
          <p className="rounded-2xl bg-maize-wash p-4">{networkTexts.nobody}</p>
        )}
        <Legend />
      </Panel>
      <PeopleTable
        list={list}
        chosen={chosen.id}
        self={self}
        colourOf={colourOf}
        onChoose={(id) => setChosen({ id, isCentred: true })}
        onOpen={open}
      />
    </div>
  );
}

/** Brings the card into sight when it is called for; whoever called from the list goes on reading there. */
function useCard(isCalled: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [call, callForCard] = useState(isCalled ? { takesFocus: false } : undefined);
  useEffect(() => {
    if (!call) return;
    if (call.takesFocus) heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    // Where the card is taller than the window, the name wins.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [call]);
  return { heading, callForCard };
}

/** Votes are no ties between people, so there may be none to count. */
const countWords = ({ people, ties }: Answer<'network'>['totals']): string => {
  const parts = [
    counted(people, 'pessoa', 'pessoas'),
    ...(ties > 0 ? [counted(ties, 'ligação', 'ligações')] : []),
  ];
  return `${joined(parts)}. `;
};

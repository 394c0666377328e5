import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { type NetworkMeasure, networkMarks, networkMeasures, networkTexts } from '#core/content/network.ts';
import type { Answer } from '#core/contract/index.ts';
import { joined } from '#core/progress/wording.ts';
import { NamedNote } from '#web/ui/named-note.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { GroupDot } from './group-dot.tsx';
import { MarkShape, marks } from './marks.tsx';
import { measureWords, type Person } from './sort-people.ts';

interface Props {
  person: Person;
  groups: Answer<'network'>['groups'];
  colour: number;
  isSelf: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
}

const measures: readonly NetworkMeasure[] = ['degree', 'betweenness', 'pageRank', 'rise30d'];

/** All that the network knows of one person, and why they lead. */
export function PersonCard({ person, groups, colour, isSelf, heading, onClose }: Props) {
  const group = groups.find(({ id }) => id === person.group);
  return (
    <section aria-label="Pessoa escolhida" className="scroll-my-6 rounded-2xl bg-maize-wash p-4">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-1">
          <h3 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
            {person.username}
            {isSelf && <span className="text-clay"> (você)</span>}
          </h3>
          <p className="flex items-center gap-2">
            <GroupDot colour={colour} />
            {group?.name ?? networkTexts.noGroup}
          </p>
        </div>
        <button type="button" onClick={onClose} className="-mt-2 -mr-2 icon-word hover:bg-card">
          <X aria-hidden="true" size={22} />
          Fechar
        </button>
      </div>
      <Why person={person} />
      {person.named && (
        <div className="pt-2">
          <NamedNote named={person.named} isSelf={isSelf} />
        </div>
      )}
      {person.isHidden && (
        <p className="pt-2 text-ink-soft">{isSelf ? networkTexts.hiddenSelf : networkTexts.hiddenPerson}</p>
      )}
      <Measures person={person} />
      <PersonMarks person={person} />
    </section>
  );
}

const Why = ({ person: { leadership } }: { person: Person }) => (
  <div className="grid justify-items-start gap-1.5 pt-2">
    <Tag tone={leadership.type ? 'leaf' : 'grey'}>{leadership.name}</Tag>
    {leadership.reasons.length > 0 && (
      <p>
        <span className="font-semibold">Por quê:</span> {joined(leadership.reasons)}.
      </p>
    )}
  </div>
);

const Measures = ({ person }: { person: Person }) => (
  <dl className="grid two-abreast gap-x-4 gap-y-2 pt-3">
    {measures.map((measure) => (
      <div key={measure} className="flex flex-col-reverse justify-end">
        <dt className="text-sm text-ink-soft">{networkMeasures[measure].name}</dt>
        <dd className="text-lg font-bold text-leaf tabular-nums">{measureWords(person, measure)}</dd>
      </div>
    ))}
  </dl>
);

function PersonMarks({ person }: { person: Person }) {
  const own = marks.filter((mark) => person[mark]);
  if (own.length === 0) return null;
  return (
    <ul className="grid gap-2 pt-3">
      {own.map((mark) => (
        <li key={mark} className="flex items-start gap-2">
          <span className="pt-0.5">
            <MarkShape mark={mark} />
          </span>
          <p>
            <strong>{networkMarks[mark].name}.</strong> {networkMarks[mark].explanation}
          </p>
        </li>
      ))}
    </ul>
  );
}

import { ArrowDown, ChevronLeft, ChevronRight, ListOrdered, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { type NetworkMeasure, networkMeasures } from '#core/content/network.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { GroupDot } from './group-dot.tsx';
import { Marks } from './marks.tsx';
import { measureWords, type Person } from './sort-people.ts';
import type { PeopleList } from './use-people-list.ts';

interface Props {
  list: PeopleList;
  chosen: number | null;
  self: number | null;
  colourOf: (group: number | null) => number;
  /** Marks a person in the drawing. */
  onChoose: (id: number) => void;
  /** Shows all that is known of a person. */
  onOpen: (id: number) => void;
}

const measures = ['degree', 'betweenness', 'pageRank', 'rise30d'] as const satisfies NetworkMeasure[];
const isMeasure = (text: string): text is NetworkMeasure => Object.hasOwn(networkMeasures, text);

/** Everybody in the drawing, for those who would rather read. Arrows walk through it and mark the person above. */
export function PeopleTable({ list, chosen, self, colourOf, onChoose, onOpen }: Props) {
  return (
    <Panel title="Pessoas" Icon={ListOrdered}>
      <Field
        label="Procurar pessoa"
        type="search"
        value={list.search}
        onChange={({ target }) => list.searchFor(target.value)}
      />
      <div className="lg:hidden">
        <Choice
          label="Ordenar por"
          value={list.measure}
          choices={measures.map((measure) => [measure, networkMeasures[measure].name])}
          onChange={(value) => isMeasure(value) && list.sortBy(value)}
        />
      </div>
      <Rows list={list} chosen={chosen} self={self} colourOf={colourOf} onChoose={onChoose} onOpen={onOpen} />
      <Pages list={list} />
    </Panel>
  );
}

function Rows({ list, chosen, self, colourOf, onChoose, onOpen }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !(event.target instanceof HTMLButtonElement)) return;
    const buttons = [...(body.current?.querySelectorAll('button') ?? [])];
    const next = buttons[buttons.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">
        {counted(list.count, 'pessoa', 'pessoas')} por {networkMeasures[list.measure].name}
      </caption>
      <thead className="max-lg:sr-only">
        <tr>
          <th scope="col" className="py-2 text-sm text-ink-soft">
            Pessoa
          </th>
          {measures.map((measure) => (
            <SortHeading key={measure} measure={measure} list={list} />
          ))}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={walk}>
        {list.rows.map((person, index) => (
          <tr
            key={person.id}
            className={`border-t-2 border-dashed border-line ${person.id === chosen ? 'bg-maize-wash' : ''}`}
          >
            <th scope="row" className="w-full font-normal">
              <PersonButton
                person={person}
                place={list.firstPlace + index}
                colour={colourOf(person.group)}
                isSelf={person.id === self}
                isChosen={person.id === chosen}
                onChoose={() => onChoose(person.id)}
                onOpen={() => onOpen(person.id)}
              />
            </th>
            {measures.map((measure) => (
              <td
                key={measure}
                className={`py-2 pr-2 text-right whitespace-nowrap tabular-nums ${measure === list.measure ? 'font-bold text-leaf' : 'max-lg:hidden'}`}
              >
                {shortWords(person, measure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In a column the heading says what is counted. */
const shortWords = (person: Person, measure: NetworkMeasure): string => {
  if (measure === 'degree') return formatNumber(person.degree);
  if (measure === 'rise30d') return `+${formatNumber(person.rise30d)}`;
  return measureWords(person, measure);
};

const SortHeading = ({ measure, list }: { measure: NetworkMeasure; list: PeopleList }) => (
  <th
    scope="col"
    aria-sort={list.measure === measure ? 'descending' : 'none'}
    className="text-right align-bottom"
  >
    <button
      type="button"
      onClick={() => list.sortBy(measure)}
      className={`inline-flex min-h-12 items-center gap-1 rounded-lg px-1 text-sm font-bold whitespace-nowrap hover:bg-maize-wash ${list.measure === measure ? 'text-leaf' : 'text-ink-soft'}`}
    >
      {networkMeasures[measure].name}
      {list.measure === measure && <ArrowDown aria-hidden="true" size={16} />}
    </button>
  </th>
);

interface PersonProps {
  person: Person;
  place: number;
  colour: number;
  isSelf: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

const PersonButton = ({ person, place, colour, isSelf, isChosen, onChoose, onOpen }: PersonProps) => (
  <button
    type="button"
    data-person={person.id}
    aria-pressed={isChosen}
    onFocus={onChoose}
    onClick={onOpen}
    className="flex min-h-12 w-full items-center gap-1.5 rounded-lg text-left tight:flex-wrap"
  >
    <span className="min-w-7 shrink-0 text-right text-sm text-ink-soft tabular-nums">{place}º</span>
    <GroupDot colour={colour} />
    <span className="min-w-0 font-semibold lg:text-sm">
      <Breakable text={person.username} />
      {isSelf && <span className="text-clay"> (você)</span>}
    </span>
    <Marks person={person} />
  </button>
);

const Pages = ({ list }: { list: PeopleList }) => (
  <nav aria-label="Páginas da lista" className="flex flex-wrap items-center justify-center gap-x-2 gap-y-3">
    <PageButton
      label="Página anterior"
      word="Anterior"
      Icon={ChevronLeft}
      disabled={list.page === 0}
      onClick={() => list.goTo(list.page - 1)}
    />
    <p role="status" className="text-center text-sm text-ink-soft">
      {list.count === 0
        ? 'Ninguém com esse nome'
        : `Página ${formatNumber(list.page + 1)} de ${formatNumber(list.pages)}`}
    </p>
    <PageButton
      label="Próxima página"
      word="Próxima"
      Icon={ChevronRight}
      disabled={list.page >= list.pages - 1}
      onClick={() => list.goTo(list.page + 1)}
    />
  </nav>
);

interface PageProps extends ComponentProps<'button'> {
  label: string;
  word: string;
  Icon: LucideIcon;
}

const PageButton = ({ label, word, Icon, ...rest }: PageProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className="icon-word min-w-18 border-2 border-edge hover:bg-maize-wash disabled:border-line disabled:bg-card disabled:text-edge"
  >
    <Icon aria-hidden="true" size={22} />
    {word}
  </button>
);

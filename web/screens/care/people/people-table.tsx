import { type ComponentProps, memo } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { columns, type Person } from './columns.ts';
import { PersonActions } from './person-actions.tsx';
import { useNear } from './use-near.ts';

const [naming, ...others] = columns;

/** As many as stand beside each other on a wide screen, with the others below; on a phone those stand behind «Mais». */
const inFirstLine = 7;

/** The parts of the first line of a wide screen, in a row and in the head alike. */
const wide = {
  line: 'desk:flex desk:flex-wrap desk:items-center desk:gap-x-[0.6%]',
  name: 'desk:w-0 desk:grow',
  cell: 'desk:w-[7.8%]',
  actions: 'desk:order-1 desk:w-[17.2rem]',
};

interface ListProps {
  /** Whose way back in is being made. */
  helpingId: number | undefined;
  mayHelp: (person: Person) => boolean;
  onHelp: (person: Person) => void;
  onMore: (person: Person) => void;
}

interface RowsProps extends ListProps {
  people: readonly Person[];
  /** How many stand before them. */
  before: number;
}

interface Props extends ListProps {
  pages: readonly Answer<'people'>[];
  isWhole: boolean;
}

/** A table on a wide screen; elsewhere each row is a sheet with its labels beside the cells. */
export function PeopleTable({ pages, isWhole, ...list }: Props) {
  return (
    <section
      aria-label="Lista de pessoas"
      className="rounded-3xl desk:border-2 desk:border-line desk:bg-card"
    >
      <table
        aria-label="Pessoas"
        aria-rowcount={isWhole ? countBefore(pages, pages.length) + 1 : -1}
        className="block text-left wrap-break-word"
      >
        <thead className="hidden desk:block">
          <tr className={`${wide.line} border-b-2 border-line px-4 py-3 text-xs text-ink-soft`}>
            <Head title={naming?.title ?? ''} look={wide.name} />
            <Head title="Ajudar" look={wide.actions} />
            {others.map(({ title }, place) => (
              <Head key={title} title={title} look={place < inFirstLine ? wide.cell : 'sr-only'} />
            ))}
          </tr>
        </thead>
        {pages.map(({ people, next }, place) => (
          <Page key={next ?? 'last'} people={people} before={countBefore(pages, place)} {...list} />
        ))}
      </table>
    </section>
  );
}

const countBefore = (pages: Props['pages'], place: number): number =>
  pages.slice(0, place).reduce((sum, { people }) => sum + people.length, 0);

const Head = ({ title, look }: { title: string; look: string }) => (
  <th scope="col" className={`font-semibold ${look}`}>
    {title}
  </th>
);

/** So many are always drawn: a community of the usual size is there as a whole, to be found in and read aloud. */
const alwaysDrawn = 100;

/** So many rows are drawn together. */
const partSize = 25;

// Whoever asks for more people does not wait for those who are there already.
const Page = memo(function Page({ people, before, ...list }: RowsProps) {
  const starts = people.flatMap((_, place) => (place % partSize === 0 ? place : []));
  return starts.map((start) => (
    <Part key={start} people={people.slice(start, start + partSize)} before={before + start} {...list} />
  ));
});

function Part({ people, before, helpingId, mayHelp, ...list }: RowsProps) {
  const { ref, isNear, height } = useNear<HTMLTableSectionElement>();
  const isDrawn = isNear || before < alwaysDrawn;
  return (
    <tbody
      ref={ref}
      style={isDrawn ? {} : { height }}
      className="mb-4 grid gap-4 last:mb-0 desk:mb-0 desk:gap-0"
    >
      {isDrawn &&
        people.map((person, place) => (
          <Row
            key={person.id}
            person={person}
            // The first line is the head.
            line={before + place + 2}
            mayHelp={mayHelp(person)}
            isHelping={person.id === helpingId}
            {...list}
          />
        ))}
    </tbody>
  );
}

interface RowProps extends ComponentProps<typeof PersonActions> {
  line: number;
}

const Row = memo(function Row({ line, ...actions }: RowProps) {
  const { person } = actions;
  return (
    <tr
      aria-rowindex={line}
      // On a wide screen a line of nothing, after the first one, begins the second.
      className={`flex flex-wrap gap-x-4 gap-y-1 below-fold rounded-3xl [contain-intrinsic-height:auto_17rem] desk:[contain-intrinsic-height:auto_6.4rem] border-2 border-line bg-card p-4 ${wide.line} desk:rounded-none desk:border-0 desk:border-b-2 desk:py-3 desk:after:order-1 desk:after:basis-full desk:in-[tbody:last-child]:last:rounded-b-3xl desk:in-[tbody:last-child]:last:border-b-0`}
    >
      <th scope="row" className={`w-full text-lg font-bold wrap-anywhere desk:text-base ${wide.name}`}>
        {naming?.cell(person)}
      </th>
      <td className={`order-last w-full pt-2 desk:pt-0 ${wide.actions}`}>
        <PersonActions {...actions} />
      </td>
      {others.map(({ title, cell }, place) => {
        const isFirst = place < inFirstLine;
        return (
          <td
            key={title}
            className={`max-w-full font-semibold desk:font-normal desk:text-sm ${isFirst ? wide.cell : 'not-desk:hidden desk:order-2 desk:mr-2'}`}
          >
            <span className={`font-normal text-ink-soft ${isFirst ? 'desk:hidden' : ''}`}>{title}: </span>
            {cell(person)}
          </td>
        );
      })}
    </tr>
  );
});

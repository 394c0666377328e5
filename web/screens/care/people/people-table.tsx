import { memo } from 'react';
import { columns, type Person } from './columns.ts';
import { PersonActions } from './person-actions.tsx';

const [naming, ...others] = columns;

interface Props {
  people: readonly Person[];
  communityId: number;
}

/** A table on a wide screen; on a phone each row is a sheet with its labels beside the cells. */
export const PeopleTable = ({ people, communityId }: Props) => (
  <section
    aria-label="Lista de pessoas"
    className="relative rounded-3xl lg:overflow-x-auto lg:border-2 lg:border-line lg:bg-card"
  >
    <table className="block text-left wrap-normal lg:table lg:w-max lg:min-w-full">
      <thead className="hidden lg:table-header-group">
        <tr className="border-b-2 border-line text-sm text-ink-soft">
          <Head title={naming?.title ?? ''} />
          <Head title="Ajudar" />
          {others.map(({ title }) => (
            <Head key={title} title={title} />
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-4 lg:table-row-group">
        {people.map((person) => (
          <Row key={person.id} person={person} communityId={communityId} />
        ))}
      </tbody>
    </table>
  </section>
);

const Head = ({ title }: { title: string }) => (
  <th scope="col" className="max-w-32 p-3 align-bottom font-semibold first:sticky first:left-0 first:bg-card">
    {title}
  </th>
);

// Whoever asks for more people does not wait for those who are there already.
const Row = memo(function Row({ person, communityId }: { person: Person; communityId: number }) {
  return (
    <tr className="flex flex-wrap gap-x-4 gap-y-1 rounded-3xl border-2 border-line bg-card p-4 lg:table-row lg:rounded-none lg:border-0 lg:border-b-2 lg:last:border-b-0">
      <th
        scope="row"
        className="w-full text-lg font-bold wrap-anywhere lg:sticky lg:left-0 lg:w-auto lg:max-w-56 lg:bg-card lg:p-3 lg:text-base"
      >
        {naming?.cell(person)}
      </th>
      <td className="order-last w-full pt-2 lg:w-auto lg:p-2">
        <PersonActions person={person} communityId={communityId} />
      </td>
      {others.map(({ title, cell, isNumber }) => (
        <td
          key={title}
          className={`max-lg:font-semibold lg:p-3 lg:whitespace-nowrap ${isNumber ? 'lg:text-right lg:tabular-nums' : ''}`}
        >
          <span className="font-normal text-ink-soft lg:hidden">{title}: </span>
          {cell(person)}
        </td>
      ))}
    </tr>
  );
});

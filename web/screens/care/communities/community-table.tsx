import { Pencil } from 'lucide-react';
import { Link } from 'wouter';
import { formatNumber, joined } from '#core/progress/wording.ts';
import { deskAddress } from '#web/screens/care/use-community.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import type { Community } from './community-dialog.tsx';

interface Column {
  title: string;
  cell: (community: Community) => string;
  isNumber?: boolean;
}

const columns: readonly Column[] = [
  { title: 'Pessoas', cell: ({ members }) => formatNumber(members), isNumber: true },
  { title: 'Ativas em 30 dias', cell: ({ activeMembers }) => formatNumber(activeMembers), isNumber: true },
  { title: 'Publicações', cell: ({ posts }) => formatNumber(posts), isNumber: true },
  { title: 'Jogos concluídos', cell: ({ gamesCompleted }) => formatNumber(gamesCompleted), isNumber: true },
  { title: 'Equipes concluídas', cell: ({ teamsCompleted }) => formatNumber(teamsCompleted), isNumber: true },
  {
    title: 'Quem facilita',
    cell: ({ facilitators }) => joined(facilitators.map(({ username }) => username)) || 'ninguém ainda',
  },
];

const placeWords = ({ place, isFirst, entry }: Community): string =>
  `${place || 'Sem lugar'} · ${isFirst && entry === 'open' ? 'entrada aberta' : 'por convite'}`;

interface Props {
  communities: readonly Community[];
  /** Left out for whoever only reads. */
  onChange: ((community: Community) => void) | undefined;
}

/** Figures side by side on a wide screen; on a phone a sheet for each community. */
export const CommunityTable = ({ communities, onChange }: Props) => (
  <section aria-label="Comunidades lado a lado" className="relative lg:overflow-x-auto">
    <table aria-label="Comunidades" className="block text-left wrap-normal lg:table lg:w-full">
      <thead className="hidden lg:table-header-group">
        <tr className="border-b-2 border-line text-sm text-ink-soft">
          {['Comunidade', 'Cuidar', ...columns.map(({ title }) => title)].map((title) => (
            <th key={title} scope="col" className="max-w-32 p-2 align-bottom font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-4 lg:table-row-group">
        {communities.map((community) => (
          <Row key={community.id} community={community} onChange={onChange} />
        ))}
      </tbody>
    </table>
  </section>
);

const Row = ({ community, onChange }: { community: Community; onChange: Props['onChange'] }) => (
  <tr className="flex flex-wrap gap-x-4 gap-y-1 rounded-2xl border-2 border-line p-4 lg:table-row lg:border-0 lg:border-b-2">
    <th scope="row" className="w-full text-lg font-bold wrap-anywhere lg:w-auto lg:p-2 lg:text-base">
      {community.name}
      <span className="block text-base font-normal text-ink-soft">{placeWords(community)}</span>
    </th>
    <td className="order-last w-full pt-2 lg:w-auto lg:p-2">
      <div className="flex flex-wrap gap-2">
        <Link href={deskAddress('/cuidar', community.id)} className={`${buttonLook('quiet')} px-3!`}>
          Abrir<span className="sr-only"> {community.name}</span>
        </Link>
        {onChange && (
          <Button look="quiet" className="px-3!" onClick={() => onChange(community)}>
            <Pencil aria-hidden="true" size={20} />
            Mudar<span className="sr-only"> {community.name}</span>
          </Button>
        )}
      </div>
    </td>
    {columns.map(({ title, cell, isNumber }) => (
      <td
        key={title}
        className={`max-lg:font-semibold lg:max-w-48 lg:p-2 ${isNumber ? 'lg:text-right lg:tabular-nums' : ''}`}
      >
        <span className="font-normal text-ink-soft lg:hidden">{title}: </span>
        {cell(community)}
      </td>
    ))}
  </tr>
);

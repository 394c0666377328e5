import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { networkTexts } from '#core/content/network.ts';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { ageOf } from '#web/api/age.ts';
import { readOptions } from '#web/api/read-options.ts';
import { ExportButton } from '#web/calls/export-button.tsx';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useFilters } from './filters.ts';
import { GroupVotes } from './group-votes.tsx';
import { Measures } from './measures.tsx';
import { NetworkFigures } from './network-figures.tsx';
import { NetworkPeople } from './network-people.tsx';

const computingMs = 5000;

/** The community's network: drawn, measured, explained and ready to be taken along. */
export function Network() {
  const filters = useFilters();
  const network = useQuery({
    ...readOptions('network', { query: filters.query }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.computedAt === null ? computingMs : false),
  });
  return (
    <>
      <Head network={network.data} />
      {network.isError && <LoadFailure failure={network.error} onRetry={() => network.refetch()} />}
      {network.isPending && <SkeletonRows rows={3} rowClass="h-40" text="Carregando a rede..." />}
      {network.data && <Body network={network.data} filters={filters} />}
      <Measures />
    </>
  );
}

const Head = ({ network }: { network: Answer<'network'> | undefined }) => (
  <div className="grid gap-2">
    <Link
      href="/leadership"
      className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl font-bold text-leaf underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden="true" size={20} />
      Lideranças
    </Link>
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-2">
        <ScreenHeading title="Análise de Rede">Análise de Rede</ScreenHeading>
        <p className="max-w-prose text-ink-soft">{networkTexts.intro}</p>
        {network?.computedAt && (
          <p className="text-sm text-ink-soft">
            Atualizado <time dateTime={network.computedAt}>{ageOf(network.computedAt)}</time>
          </p>
        )}
      </div>
      <ExportButton />
    </div>
  </div>
);

interface BodyProps {
  network: Answer<'network'>;
  filters: ReturnType<typeof useFilters>;
}

function Body({ network, filters }: BodyProps) {
  if (network.computedAt === null) return <EmptyState {...networkTexts.computing} />;
  const showsVotes = filters.query.kind === 'vote';
  const missing = network.totals.people - network.people.length;
  return (
    <>
      <NetworkFigures figures={network.figures} />
      <FilterBar query={filters.query} groups={network.groups} onChange={filters.change} />
      {network.isTooSmall ? (
        <EmptyState {...networkTexts.tooSmall}>
          {filters.isFiltered && <Button onClick={filters.clear}>Limpar filtros</Button>}
        </EmptyState>
      ) : (
        <>
          <NetworkPeople network={network} showsVotes={showsVotes} initial={filters.person} />
          {showsVotes && <GroupVotes {...network} />}
        </>
      )}
      {missing > 0 && !network.isTooSmall && (
        <Button look="quiet" className="justify-self-start" onClick={filters.showEverybody}>
          Mostrar mais {counted(missing, 'pessoa', 'pessoas')}
        </Button>
      )}
    </>
  );
}

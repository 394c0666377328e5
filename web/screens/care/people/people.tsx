import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { csvFile } from '#core/progress/csv.ts';
import { counted } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { MoreButton } from '#web/calls/more-button.tsx';
import { CareFrame, type DeskCommunity } from '#web/screens/care/care-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useSearch } from '#web/ui/use-search.ts';
import { columns } from './columns.ts';
import { Filters, needIn } from './filters.tsx';
import { HelpedPeople } from './helped-people.tsx';
import { type PeopleFilter, readEverybody, usePeople } from './use-people.ts';

/** Everybody of a community, for those who take care of it. */
export const People = () => (
  <CareFrame title="Pessoas" intro="Quem faz parte, quem ainda não jogou e quem precisa de uma mão.">
    {(community) => <Everybody key={community.id} community={community} />}
  </CareFrame>
);

/** How long the typing rests before the server is asked. */
const typingRestMs = 300;

function Everybody({ community }: { community: DeskCommunity }) {
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim());
  const [search, setSearch] = useSearch();
  const needs = needIn(search.get('filtro'));
  const filter: PeopleFilter = { communityId: community.id, q, needs };
  function show(need: string | undefined) {
    setSearch({ comunidade: String(community.id), ...(need && { filtro: need }) }, { replace: true });
  }
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <Field
          label="Buscar por nome"
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
        <TakeFile filter={filter} communityName={community.name} />
      </div>
      <Filters current={needs} onChange={show} />
      <List key={`${needs} ${q}`} filter={filter} />
    </>
  );
}

/** Those whom a filter leaves. */
function List({ filter }: { filter: PeopleFilter }) {
  const { first, pages, readPerson, more } = usePeople(filter);
  // Whoever types or taps meanwhile does not wait for the rows.
  const shown = useDeferredValue(pages, []);
  const count = pages.reduce((sum, { people }) => sum + people.length, 0);
  return (
    <>
      <p role="status" className="text-ink-soft">
        {first.data && `${more.hasNextPage ? 'Mais de ' : ''}${counted(count, 'pessoa', 'pessoas')}`}
      </p>
      {first.isPending && <SkeletonRows rows={4} rowClass="h-24" text="Carregando pessoas..." />}
      {first.isLoadingError && <LoadFailure failure={first.error} onRetry={() => first.refetch()} />}
      {first.data?.people.length === 0 && (
        <EmptyState title="Ninguém por aqui" text="Nenhuma pessoa combina com esta busca." />
      )}
      {shown.some(({ people }) => people.length > 0) && (
        <HelpedPeople
          pages={shown}
          isWhole={!more.hasNextPage}
          communityId={filter.communityId}
          onChanged={readPerson}
        />
      )}
      <MoreButton pages={more}>Mostrar mais</MoreButton>
    </>
  );
}

/** A text once its writer has paused. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), typingRestMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The same cells as a file for a spreadsheet, with everybody whom the filter leaves. */
function TakeFile({ filter, communityName }: { filter: PeopleFilter; communityName: string }) {
  const toast = useToast();
  const take = useMutation({
    mutationFn: () => readEverybody(filter),
    onSuccess: (people) => {
      const rows = people.map((person) => columns.map(({ cell }) => cell(person)));
      const file = csvFile([columns.map(({ title }) => title), ...rows]);
      saveFile(`pessoas-${fileName(communityName)}.csv`, new Blob([file], { type: 'text/csv' }));
      toast({ title: 'Sucesso', text: 'A planilha foi baixada.' });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao fazer a planilha.'), look: 'destructive' }),
  });
  return (
    <Button
      look="quiet"
      pendingText={take.isPending && 'Preparando planilha...'}
      onClick={() => take.mutate()}
    >
      <FileSpreadsheet aria-hidden="true" size={20} />
      Baixar planilha
    </Button>
  );
}

/** A name that every system takes for a file. */
const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

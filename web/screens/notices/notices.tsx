import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { NoticeRow } from './notice-row.tsx';
import type { Notice } from './notice-words.ts';
import { useReading } from './use-reading.ts';

/** As many as the server tells at once. */
const pageSize = 50;

/** What happened to the member, newest first; what is seen counts as read, on every device. */
export function Notices() {
  const page = useQuery({ ...readOptions('notices'), refetchOnMount: 'always' });
  // A request is answered in its row: shown before it is known which can be, the rows below would jump.
  const ties = useQuery(readOptions('connections'));
  const fresh = useReading(page.data);
  // Where that failed, the button in a row asks again: the rows stay meanwhile, or both would go on for ever.
  const known = ties.isPending && !ties.isFetched ? undefined : page.data?.notices;
  return (
    <>
      <ScreenHeading title="Avisos">Avisos</ScreenHeading>
      {(page.isPending || (page.data && !known)) && (
        <SkeletonRows rows={4} rowClass="h-20" text="Carregando avisos..." />
      )}
      {page.isLoadingError && <LoadFailure failure={page.error} onRetry={() => page.refetch()} />}
      {known?.length === 0 && (
        <EmptyState
          title="Nenhum aviso ainda"
          text="Quando alguém votar na sua ideia, chamar você ou esperar por você, aparece aqui."
        />
      )}
      {known && known.length > 0 && (
        <Card className="grid w-full max-w-3xl min-w-0 gap-3 p-2 sm:p-4">
          <Page label="Avisos" notices={known} fresh={fresh} />
        </Card>
      )}
    </>
  );
}

interface PageProps {
  label: string;
  notices: readonly Notice[];
  /** The ids of those that were not read before this visit. */
  fresh: ReadonlySet<number>;
}

function Page({ label, notices, fresh }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  const last = notices.at(-1);
  return (
    <>
      <ul aria-label={label} className="grid min-w-0 gap-1.5">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isNew={fresh.has(notice.id)} />
        ))}
      </ul>
      {last && isOpen && <Older before={last.id} fresh={fresh} />}
      {notices.length === pageSize && !isOpen && (
        <Button look="quiet" className="justify-self-center" onClick={() => setOpen(true)}>
          Mostrar mais antigos
        </Button>
      )}
    </>
  );
}

function Older({ before, fresh }: { before: number; fresh: ReadonlySet<number> }) {
  const page = useQuery(readOptions('notices', { query: { before: String(before) } }));
  if (page.isLoadingError) return <LoadFailure failure={page.error} onRetry={() => page.refetch()} />;
  if (!page.data) return <SkeletonRows rows={3} rowClass="h-20" text="Carregando avisos..." />;
  return <Page label="Avisos mais antigos" notices={page.data.notices} fresh={fresh} />;
}

import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { useEffect } from 'react';
import { readOptions } from '#web/api/read-options.ts';
import { latePart } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Answered } from './answered.tsx';
import { chartLook, side } from './motivation-look.ts';

/** In the file of what stands below it, so that it costs no further one. */
const chart = latePart(() => import('./community-part.tsx').then((code) => code.MotivationChart));

/** What moves the member, drawn and told. */
export function MotivationProfile({ userId }: { userId: number }) {
  const read = useQuery(readOptions('octalysisStats', { params: { id: `${userId}` } }));
  useEffect(() => void chart.load().catch(() => {}), []);
  return (
    <Panel title="Perfil de Motivação" plain="O que faz você seguir em frente." Icon={Compass}>
      <Answered read={read} waiting={<Waiting />}>
        {() => <LateScreen code={chart} waiting={<Waiting />} isExtra />}
      </Answered>
    </Panel>
  );
}

const Waiting = () => (
  <>
    <p className="text-ink-soft">Carregando fatores de motivação...</p>
    <div className={side}>
      <div className={`relative ${chartLook}`}>
        <Skeleton className="aspect-420/284 w-full" />
        <p className="absolute inset-0 grid place-items-center font-semibold">Carregando dados...</p>
      </div>
      <div className="grid gap-3">
        {[...Array(4).keys()].map((row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </div>
      <Skeleton className="h-18" />
    </div>
    <Skeleton className="h-5 max-sm:h-10" />
  </>
);

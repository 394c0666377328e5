import { useQuery } from '@tanstack/react-query';
import { HandHelping, Handshake } from 'lucide-react';
import { useSearch } from 'wouter';
import type { Answer } from '#core/contract/index.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AskForm } from './ask-form.tsx';
import { OfferForm } from './offer-form.tsx';
import { Pair } from './pair.tsx';

/** Those who offer help and those who ask for it: the own pairs first, then who could help, then the own offer. */
export function Mentoring() {
  const mentors = useQuery({ ...readOptions('mentors'), refetchOnMount: 'always' });
  return (
    <>
      <div className="grid gap-2">
        <ScreenHeading title="Parcerias">Parcerias</ScreenHeading>
        <p className="max-w-prose text-ink-soft">
          Quem já puxa a comunidade ajuda quem está chegando. Vocês combinam um objetivo e conversam aqui.
          Quando ele for alcançado, cada lado diz que sim.
        </p>
      </div>
      {mentors.isPending && <SkeletonRows rows={2} rowClass="h-40" />}
      {mentors.isLoadingError && <LoadFailure failure={mentors.error} onRetry={() => mentors.refetch()} />}
      {mentors.data && <Sheets mentors={mentors.data} />}
    </>
  );
}

function Sheets({ mentors: { mentorings, offers, mayOffer, offer } }: { mentors: Answer<'mentors'> }) {
  const opened = Number(new URLSearchParams(useSearch()).get('parceria'));
  const { user } = useSession();
  const known = new Set(mentorings.map(({ other }) => other.id));
  const others = offers.filter(({ id }) => id !== user?.id && !known.has(id));
  // A long conversation leaves the other column to the offers.
  const hasPairs = mentorings.length > 0;
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
      {hasPairs && (
        <div className="grid gap-6">
          {mentorings.map((one) => (
            <Pair key={one.id} mentoring={one} isOpened={one.id === opened} />
          ))}
        </div>
      )}
      <div className={hasPairs ? 'grid gap-6' : 'contents'}>
        <Panel title="Quem pode ajudar" Icon={Handshake}>
          {others.length === 0 && (
            <p className="text-ink-soft">
              Ninguém {(known.size > 0 || offer !== null) && 'mais '}oferece ajuda agora. Quando uma liderança
              oferecer, ela aparece aqui.
            </p>
          )}
          <ul className="grid gap-4">
            {others.map((one) => (
              <AskForm key={one.id} offer={one} />
            ))}
          </ul>
        </Panel>
        {(mayOffer || offer !== null) && (
          <Panel title="Posso ajudar" Icon={HandHelping}>
            <OfferForm offer={offer} mayOffer={mayOffer} />
          </Panel>
        )}
      </div>
    </div>
  );
}

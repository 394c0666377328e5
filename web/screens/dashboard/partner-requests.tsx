import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { Link } from 'wouter';
import { type PartnerRequest, samplePartners } from '#core/content/samples.ts';
import type { Answer } from '#core/contract/index.ts';
import { hasEnough, sampleOrReal } from '#core/progress/sample.ts';
import { ageOf } from '#web/api/age.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { SamplePanel } from '#web/ui/sample-panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Answered } from './answered.tsx';
import { communityReads } from './community-reads.ts';

type OpenTeam = Answer<'openTeams'>[number];

interface ShownRequest extends PartnerRequest {
  key: string;
  /** Where one takes part. */
  href: string;
}

const game = '/games/rede-saberes';

const sample: readonly ShownRequest[] = samplePartners.map((request) => ({
  ...request,
  key: request.user,
  href: game,
}));

/** An open team as a call for partners: what is still to be answered, and the way to its desk. */
function requestOf(team: OpenTeam): ShownRequest {
  return {
    key: String(team.id),
    user: team.leaderName,
    timeAgo: ageOf(team.createdAt),
    message: `No desafio “${team.quizTitle}”, falta quem responda: ${team.freeQuestion}`,
    part: `${team.freePart}/3`,
    href: `${game}?desafio=${team.quizId}&equipe=${team.id}&parte=${team.freePart}&entrar=1`,
  };
}

/** Who looks for partners in Rede de Saberes: open teams with a free place, or the sample of them. */
export function PartnerRequests() {
  const read = useQuery(communityReads.openTeams);
  const { isSample, value: requests } = sampleOrReal({
    enough: hasEnough('partners', read.data?.length ?? 0),
    sample,
    real: read.data?.map(requestOf) ?? [],
  });
  return (
    <SamplePanel
      title="Procurando Parceiros"
      Icon={HeartHandshake}
      isSample={read.isSuccess && isSample}
      aside={<Tag tone="amber">Rede de Saberes</Tag>}
    >
      <Answered read={read} waiting={<SkeletonRows rows={3} rowClass="h-36" />}>
        {() => (
          <ul className="grid divide-y-2 divide-line">
            {requests.map((request) => (
              <Request key={request.key} request={request} />
            ))}
          </ul>
        )}
      </Answered>
    </SamplePanel>
  );
}

const Request = ({ request: { user, timeAgo, message, part, href } }: { request: ShownRequest }) => (
  <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-4 first:pt-0 last:pb-0">
    <Avatar name={user} />
    <div className="whole-words leading-snug">
      <p className="font-bold">{user}</p>
      <p className="text-sm text-ink-soft">{timeAgo}</p>
    </div>
    <Tag tone="water">
      <span className="font-normal">Parte</span> {part}
    </Tag>
    <div className="grid w-full gap-3">
      <p>{message}</p>
      <Link href={href} className={`${buttonLook('quiet')} sm:justify-self-start`}>
        Quero Participar
        <span className="sr-only"> com {user}</span>
      </Link>
    </div>
  </li>
);

import { HeartHandshake } from 'lucide-react';
import { Link } from 'wouter';
import { type PartnerRequest, samplePartners } from '#core/content/samples.ts';
import { hasEnough, sampleOrReal } from '#core/progress/sample.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** Who looks for partners in Rede de Saberes: open teams with a free place, or the sample of them. */
export function PartnerRequests({ open }: { open: readonly PartnerRequest[] }) {
  const { isSample, value: requests } = sampleOrReal({
    enough: hasEnough('partners', open.length),
    sample: samplePartners,
    real: open,
  });
  return (
    <Panel
      title="Procurando Parceiros"
      Icon={HeartHandshake}
      isSample={isSample}
      aside={<Tag tone="amber">Rede de Saberes</Tag>}
    >
      <ul className="grid divide-y-2 divide-line">
        {requests.map((request) => (
          <Request key={`${request.user} ${request.part}`} request={request} />
        ))}
      </ul>
    </Panel>
  );
}

const Request = ({ request: { user, timeAgo, message, part } }: { request: PartnerRequest }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 py-4 first:pt-0 last:pb-0">
    <Avatar name={user} />
    <div className="leading-snug">
      <p className="font-bold">{user}</p>
      <p className="text-sm text-ink-soft">{timeAgo}</p>
    </div>
    <Tag tone="water">
      <span className="font-normal">Parte</span> {part}
    </Tag>
    <div className="col-span-3 grid gap-3 sm:col-span-2 sm:col-start-2">
      <p>{message}</p>
      <Link href="/games/rede-saberes" className={`${buttonLook('quiet')} sm:justify-self-start`}>
        Quero Participar
        <span className="sr-only"> com {user}</span>
      </Link>
    </div>
  </li>
);

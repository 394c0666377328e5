import { useQuery } from '@tanstack/react-query';
import { Compass, Handshake, type LucideIcon, Megaphone, Rocket, Sprout, Users } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import type { LeaderTypeId } from '#core/progress/leader-model.ts';
import { counted, joined } from '#core/progress/wording.ts';
import { ConnectButton } from '#web/calls/connect-button.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { Answered } from './answered.tsx';
import { communityReads } from './community-reads.ts';
import { NothingYet } from './nothing-yet.tsx';
import { pickLeaders } from './pick-leaders.ts';

type Member = Answer<'leaderboard'>[number];

const types: Record<LeaderTypeId, { Icon: LucideIcon; tone: Tone }> = {
  conector: { Icon: Handshake, tone: 'water' },
  estrategista: { Icon: Compass, tone: 'plum' },
  'porta-voz': { Icon: Megaphone, tone: 'amber' },
  pioneiro: { Icon: Rocket, tone: 'leaf' },
};

const shown = 4;

const looks: Readonly<Record<string, { Icon: LucideIcon; tone: Tone }>> = types;

/** Who leads, in which way and why. */
export function IdentifiedLeaders({ userId }: { userId: number }) {
  const read = useQuery(communityReads.leaderboard);
  return (
    <Panel title="Lideranças Identificadas" plain="Gente que puxa os outros para a frente." Icon={Users}>
      <Answered read={read} waiting={<SkeletonRows rows={4} rowClass="h-32" />}>
        {(members) => <Leaders leaders={pickLeaders(members, shown)} userId={userId} />}
      </Answered>
    </Panel>
  );
}

const Leaders = ({ leaders, userId }: { leaders: readonly Member[]; userId: number }) =>
  leaders.length === 0 ? (
    <NothingYet
      Icon={Sprout}
      text="As lideranças aparecem quando as pessoas participam em mais de um dia e a comunidade responde. Pode ser você!"
    >
      <MoreLink href="/leadership">Como identificamos as lideranças</MoreLink>
    </NothingYet>
  ) : (
    <>
      <ul className="grid divide-y-2 divide-line">
        {leaders.map((leader) => (
          <Leader key={leader.id} leader={leader} isOwn={leader.id === userId} />
        ))}
      </ul>
      <MoreLink href="/leadership">Ver as lideranças</MoreLink>
    </>
  );

function Leader({ leader, isOwn }: { leader: Member; isOwn: boolean }) {
  const { username, fullName, influenceScore, leadership } = leader;
  const { Icon, tone } = looks[leadership.type ?? ''] ?? { Icon: Sprout, tone: 'grey' };
  const name = fullName ?? username;
  // A name such as Pioneiro/Empreendedor may break after its stroke on a narrow screen.
  const [first, second] = leadership.name.split('/');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 py-4 first:pt-0 last:pb-0">
      <Avatar name={name} />
      <div className="leading-snug">
        <p className="font-bold">{name}</p>
        <p className="text-sm text-ink-soft">{counted(influenceScore, 'ponto', 'pontos')} de influência</p>
      </div>
      <div className="col-span-2 grid justify-items-start gap-1.5 sm:col-span-1 sm:col-start-2">
        <Tag tone={tone}>
          <Icon aria-hidden="true" size={18} className="shrink-0" />
          <span className="min-w-0">
            {first}
            {second && (
              <>
                /<wbr />
                {second}
              </>
            )}
          </span>
        </Tag>
        {leadership.reasons.length > 0 && (
          <p className="text-sm">
            <span className="font-semibold">Por quê:</span> {joined(leadership.reasons)}.
          </p>
        )}
        {!isOwn && <ConnectButton id={leader.id} username={username} />}
      </div>
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import {
  ArrowRight,
  Flag,
  KeyRound,
  LogIn,
  type LucideIcon,
  Megaphone,
  PauseCircle,
  Play,
  QrCode,
  Scale,
  UserRoundSearch,
  Users,
  Waypoints,
} from 'lucide-react';
import { Link } from 'wouter';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CareFrame, type DeskCommunity } from './care-frame.tsx';
import { MessageForm } from './message-form.tsx';
import { deskAddress } from './use-community.ts';

type Home = Answer<'careHome'>;

interface Matter {
  key: Exclude<keyof Home, 'members'>;
  Icon: LucideIcon;
  words: (count: number) => string;
  path: string;
  filter?: string;
}

const people = '/cuidar/pessoas';
const moderation = '/cuidar/moderacao';

/** What may need someone, the most pressing first. */
const matters: readonly Matter[] = [
  {
    key: 'help',
    Icon: KeyRound,
    words: (n) => counted(n, 'pessoa esqueceu a senha', 'pessoas esqueceram a senha'),
    path: people,
    filter: 'help',
  },
  {
    key: 'reports',
    Icon: Flag,
    words: (n) => counted(n, 'denúncia para rever', 'denúncias para rever'),
    path: moderation,
  },
  {
    key: 'reviews',
    Icon: Scale,
    words: (n) => counted(n, 'pedido de revisão', 'pedidos de revisão'),
    path: moderation,
  },
  {
    key: 'roundsToRead',
    Icon: UserRoundSearch,
    words: (n) => counted(n, 'rodada terminou: veja o resultado', 'rodadas terminaram: veja os resultados'),
    path: '/cuidar/lideres',
  },
  {
    key: 'teamWaits',
    Icon: Users,
    words: (n) => counted(n, 'pessoa é esperada pela equipe', 'pessoas são esperadas pela equipe'),
    path: people,
    filter: 'team_waits',
  },
  {
    key: 'behindOne',
    Icon: Waypoints,
    words: (n) => `${n} pessoas ligadas ao resto por uma só pessoa`,
    path: people,
  },
  {
    key: 'toPlay',
    Icon: Play,
    words: (n) => counted(n, 'pessoa ainda não jogou', 'pessoas ainda não jogaram'),
    path: people,
    filter: 'to_play',
  },
  {
    key: 'toReturn',
    Icon: LogIn,
    words: (n) => counted(n, 'pessoa parou há 7 dias', 'pessoas pararam há 7 dias'),
    path: people,
    filter: 'to_return',
  },
  {
    key: 'suspended',
    Icon: PauseCircle,
    words: (n) => counted(n, 'pessoa suspensa', 'pessoas suspensas'),
    path: people,
    filter: 'suspended',
  },
];

/** What needs someone today. */
export const Today = () => (
  <CareFrame title="Cuidar" intro="O que pede a sua atenção hoje.">
    {(community) => <Matters community={community} />}
  </CareFrame>
);

function Matters({ community }: { community: DeskCommunity }) {
  const home = useQuery({
    ...readOptions('careHome', { params: { id: String(community.id) } }),
    refetchOnMount: 'always',
  });
  return (
    <div className="grid gap-6 md:grid-cols-2 md:items-start">
      <Panel title={community.name}>
        {home.isPending && <SkeletonRows rows={3} rowClass="h-16" />}
        {home.isLoadingError && <LoadFailure failure={home.error} onRetry={() => home.refetch()} />}
        {home.data && <MatterList home={home.data} communityId={community.id} />}
      </Panel>
      <div className="grid gap-6">
        <Panel title="Trazer mais gente" Icon={QrCode}>
          <p className="text-ink-soft">Um convite para a sala toda, ou um cartão para cada pessoa.</p>
          <Link href={deskAddress('/cuidar/convites', community.id)} className={buttonLook('primary')}>
            Convidar
          </Link>
        </Panel>
        <Panel title="Recado para todo mundo" Icon={Megaphone}>
          <MessageForm key={community.id} community={community} />
        </Panel>
      </div>
    </div>
  );
}

function MatterList({ home, communityId }: { home: Home; communityId: number }) {
  const open = matters.filter(({ key }) => home[key] > 0);
  return (
    <>
      <p className="text-ink-soft">
        {counted(home.members, 'pessoa faz parte', 'pessoas fazem parte')}.
        {open.length === 0 && ' Está tudo em dia: ninguém espera por você agora.'}
      </p>
      <ul className="grid gap-3">
        {open.map(({ key, Icon, words, path, filter }) => (
          <li key={key}>
            <Link
              href={deskAddress(path, communityId, filter ? { filtro: filter } : {})}
              className="flex min-h-16 flex-wrap items-center gap-x-3 rounded-2xl border-2 border-line px-4 py-2 font-semibold hover:bg-maize-wash"
            >
              <Icon aria-hidden="true" size={24} className="shrink-0 text-clay" />
              <span className="whole-words">{words(home[key])}</span>
              {/* Where the letters need the room, the arrow gives it up. */}
              <ArrowRight
                aria-hidden="true"
                className="w-[clamp(0px,(100vw-15rem)*99,1.2rem)] shrink-0 text-leaf"
              />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

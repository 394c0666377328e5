import { Building2, HandHeart, House, type LucideIcon, QrCode, ShieldCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { deskAddress, useCommunity } from './use-community.ts';

const places: readonly { href: string; text: string; Icon: LucideIcon }[] = [
  { href: '/cuidar', text: 'Hoje', Icon: House },
  { href: '/cuidar/pessoas', text: 'Pessoas', Icon: Users },
  { href: '/cuidar/lideres', text: 'Líderes', Icon: HandHeart },
  { href: '/cuidar/convites', text: 'Convites', Icon: QrCode },
  { href: '/cuidar/moderacao', text: 'Moderação', Icon: ShieldCheck },
  { href: '/cuidar/comunidades', text: 'Comunidades', Icon: Building2 },
];

export interface DeskCommunity {
  id: number;
  name: string;
}

interface Props {
  title: string;
  intro: string;
  /** Where the page speaks of all of them, there is none to choose. */
  isOfAll?: boolean;
  children: (community: DeskCommunity) => ReactNode;
}

/** The frame of the desk for those who take care: where one is, and of which community it speaks. */
export function CareFrame({ children, ...heading }: Props) {
  const { user } = useSession();
  if (user?.role === 'member') {
    return (
      <EmptyState
        isWholeScreen
        title="Aqui trabalha quem cuida"
        text="Esta parte é de quem cuida de uma comunidade. Se quiser ajudar a cuidar, fale com a coordenação."
      />
    );
  }
  return <Desk {...heading} content={children} />;
}

interface DeskProps extends Omit<Props, 'children'> {
  content: Props['children'];
}

function Desk({ title, intro, isOfAll = false, content }: DeskProps) {
  const { community, choices, failure, retry, choose } = useCommunity();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <ScreenHeading title={title}>{title}</ScreenHeading>
          <p className="max-w-prose text-ink-soft">{intro}</p>
        </div>
        {!isOfAll && choices.length > 1 && (
          <Choice
            label="Comunidade"
            value={String(community?.id ?? '')}
            choices={choicesWith(choices, community).map(({ id, name }) => [String(id), name])}
            onChange={choose}
          />
        )}
      </div>
      <DeskLinks communityId={community?.id} />
      {failure && <LoadFailure failure={failure} onRetry={retry} />}
      {!failure && !community && <SkeletonRows rows={3} rowClass="h-24" />}
      {community && content(community)}
    </>
  );
}

/** The chosen one is offered too when the list has not come as far. */
const choicesWith = (choices: readonly DeskCommunity[], chosen: DeskCommunity | undefined) =>
  chosen && !choices.some(({ id }) => id === chosen.id) ? [chosen, ...choices] : choices;

function DeskLinks({ communityId }: { communityId: number | undefined }) {
  const [address] = useLocation();
  return (
    <nav aria-label="Cuidar">
      <ul className="flex flex-wrap gap-2">
        {places.map(({ href, text, Icon }) => (
          <li key={href}>
            <Link
              href={communityId ? deskAddress(href, communityId) : href}
              aria-current={address === href ? 'page' : undefined}
              className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-edge bg-card px-[clamp(--spacing(1),(100vw-14rem)/9,--spacing(3.5))] font-semibold hover:bg-maize-wash aria-[current]:border-leaf aria-[current]:bg-leaf aria-[current]:text-on-leaf"
            >
              <Icon aria-hidden="true" size={20} className="shrink-0 max-sm:hidden" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

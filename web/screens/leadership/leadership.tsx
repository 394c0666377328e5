import { useSession } from '#web/app/session.ts';
import { MoreLink } from '#web/ui/more-link.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { Figures } from './figures.tsx';
import { LeaderTypes } from './leader-types.tsx';
import { Benefits, Method } from './method.tsx';
import { Ranking } from './ranking.tsx';

/** The leadership page. */
export function Leadership() {
  const { user } = useSession();
  return (
    <>
      <div className="grid gap-2">
        <ScreenHeading title="Lideranças">Lideranças</ScreenHeading>
        <p className="max-w-prose text-ink-soft">
          Quem puxa a comunidade para a frente, e o que falta para a comunidade ver você também.
        </p>
      </div>
      <Figures />
      <MoreLink href="/mentoria">Pedir ou oferecer ajuda</MoreLink>
      {user?.isModerator && <MoreLink href="/cuidar/moderacao">Pedidos de revisão</MoreLink>}
      <div className="grid gap-6 md:grid-cols-2">
        <Ranking />
        <div className="grid min-w-0 content-start gap-6">
          <Benefits />
          <Method />
        </div>
      </div>
      <LeaderTypes />
    </>
  );
}

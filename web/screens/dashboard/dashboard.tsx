import { useSession } from '#web/app/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';

/** The first page of whoever is signed in. */
export function Dashboard() {
  const { user } = useSession();
  return (
    <>
      <ScreenHeading title="Dashboard">Olá, {user?.username}!</ScreenHeading>
      <EmptyState
        title="Esta página está sendo preparada"
        text="Em breve, seus pontos, seus selos e as novidades da comunidade vão estar aqui."
      />
    </>
  );
}

import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';

/** The games list. */
export const Games = () => (
  <>
    <ScreenHeading title="Jogos">Jogos</ScreenHeading>
    <EmptyState
      title="Esta página está sendo preparada"
      text="Em breve, os oito jogos da rota vão estar aqui."
    />
  </>
);

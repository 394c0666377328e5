import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';

/** The community page. */
export const Community = () => (
  <>
    <ScreenHeading title="Comunidade">Comunidade</ScreenHeading>
    <EmptyState
      title="Esta página está sendo preparada"
      text="Em breve, as conversas e as ideias da comunidade vão estar aqui."
    />
  </>
);

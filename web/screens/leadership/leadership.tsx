import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';

/** The leadership page. */
export const Leadership = () => (
  <>
    <ScreenHeading title="Lideranças">Lideranças</ScreenHeading>
    <EmptyState
      title="Esta página está sendo preparada"
      text="Em breve, as lideranças da comunidade vão estar aqui."
    />
  </>
);

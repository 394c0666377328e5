import { Button } from '#web/ui/button.tsx';

interface Props {
  /** The list so far. */
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: string;
}

/** Brings the next page of a list, while there is one. */
export const MoreButton = ({ pages, children }: Props) =>
  pages.hasNextPage && (
    <Button
      look="quiet"
      className="justify-self-center"
      pendingText={pages.isFetchingNextPage && 'Carregando...'}
      onClick={() => pages.fetchNextPage()}
    >
      {children}
    </Button>
  );

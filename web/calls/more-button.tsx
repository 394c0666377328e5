import { Button } from '#web/ui/button.tsx';

interface Props {
  /** The list so far. */
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  children: string;
}

/** Brings the next page of a list, while there is one. */
export const MoreButton = ({ pages, children }: Props) =>
  pages.hasNextPage && (
    <div className="grid justify-items-center gap-2">
      {pages.isFetchNextPageError && (
        <p role="alert" className="text-center text-ink-soft">
          Não deu para carregar mais. Confira a internet e tente de novo.
        </p>
      )}
      <Button
        look="quiet"
        pendingText={pages.isFetchingNextPage && 'Carregando...'}
        onClick={() => pages.fetchNextPage()}
      >
        {children}
      </Button>
    </div>
  );

/** The place of something that is still on its way; it has the size of what comes. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`block rounded-xl bg-line motion-safe:animate-pulse ${className}`} />
);

interface RowsProps {
  rows: number;
  /** The height of one row, such as 'h-16'. */
  rowClass: string;
  text?: string;
}

/** The place of a list that is still on its way. */
export const SkeletonRows = ({ rows, rowClass, text = 'Carregando...' }: RowsProps) => (
  <div className="grid gap-3">
    <p className="sr-only">{text}</p>
    {[...Array(rows).keys()].map((row) => (
      <Skeleton key={row} className={rowClass} />
    ))}
  </div>
);

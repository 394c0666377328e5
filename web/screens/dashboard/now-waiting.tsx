import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of the next step until it is known. */
export const NowWaiting = () => <Skeleton className="h-63 sm:h-32" />;

import { Skeleton } from '#web/ui/skeleton.tsx';
import { Whole } from './columns.tsx';

/** Holds the place of what stands further down. */
export const RestWaiting = () => (
  <Whole>
    <Skeleton className="h-dvh" />
  </Whole>
);

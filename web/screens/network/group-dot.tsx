import { groupColours } from './group-colours.ts';

/** The colour of a group beside its name or its people. */
export const GroupDot = ({ colour }: { colour: number }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
    <circle cx="6" cy="6" r="6" fill={groupColours[colour]} />
  </svg>
);

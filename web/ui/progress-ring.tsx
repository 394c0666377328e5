interface Props {
  /** 0-100. */
  percent: number;
  /** What the ring says to those who do not see it. */
  label: string;
  /** What stands inside, where it is not the percentage. */
  figure?: string;
  className?: string;
}

/** How far something is, as a ring with the figure inside. */
export const ProgressRing = ({ percent, label, figure, className = 'size-18' }: Props) => {
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  const inside = figure ?? `${shown}%`;
  return (
    <svg viewBox="0 0 72 72" role="img" aria-label={label} className={`shrink-0 ${className}`}>
      <g fill="none" strokeWidth="8" transform="rotate(-90 36 36)">
        <circle cx="36" cy="36" r="30" className="stroke-line" />
        {shown > 0 && (
          <circle
            cx="36"
            cy="36"
            r="30"
            pathLength="100"
            strokeDasharray={`${shown} 100`}
            strokeLinecap={shown < 100 ? 'round' : 'butt'}
            className="stroke-leaf"
          />
        )}
      </g>
      <text
        x="36"
        y="42"
        textAnchor="middle"
        fontSize={inside.length > 3 ? 16 : 18}
        className="fill-ink font-bold tabular-nums"
      >
        {inside}
      </text>
    </svg>
  );
};

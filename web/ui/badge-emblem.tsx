import type { Emblem } from '#core/progress/badges.ts';
import { type EmblemColours, motifs } from './badge-motifs.tsx';

const cream = '#fff6df';

// An emblem keeps its colours by day and by night, as a sewn one does.
const palettes: Record<Emblem['palette'], EmblemColours> = {
  leaf: { rim: '#123d23', ground: '#2f7d4a', figure: cream, accent: '#f3c352' },
  sky: { rim: '#16395a', ground: '#2f73a8', figure: cream, accent: '#f6c98a' },
  sun: { rim: '#7a3f06', ground: '#d98a1c', figure: cream, accent: '#ffe08a' },
  earth: { rim: '#5c2410', ground: '#b3562b', figure: cream, accent: '#f6c445' },
  plum: { rim: '#3f1c47', ground: '#83468d', figure: cream, accent: '#f3b7c9' },
};

const unearned: EmblemColours = {
  rim: 'var(--edge)',
  ground: 'var(--line)',
  figure: 'var(--card)',
  accent: 'var(--card)',
};

interface Props {
  emblem: Emblem;
  isLocked?: boolean;
  className?: string;
}

/** A badge drawn as a sewn emblem; grey and with a padlock until it is earned. Its name stands beside it. */
export function BadgeEmblem({ emblem: { motif, palette }, isLocked = false, className = 'size-16' }: Props) {
  const colours = isLocked ? unearned : palettes[palette];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={`shrink-0 ${className}`}>
      <circle
        cx="32"
        cy="32"
        r="28"
        fill={colours.rim}
        stroke={colours.rim}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 8.796"
      />
      <circle cx="32" cy="32" r="26" fill={colours.ground} />
      <circle
        cx="32"
        cy="32"
        r="23"
        fill="none"
        stroke={colours.accent}
        strokeWidth="1.5"
        strokeDasharray="3 2.5"
        opacity="0.8"
      />
      {motifs[motif](colours)}
      {isLocked && <Padlock />}
    </svg>
  );
}

const Padlock = () => (
  <g transform="translate(42 42)">
    <circle cx="10" cy="10" r="11" className="fill-card stroke-edge" strokeWidth="2" />
    <path d="M7 9V7a3 3 0 0 1 6 0v2" fill="none" strokeWidth="2" className="stroke-ink-soft" />
    <rect x="5" y="9" width="10" height="7" rx="2" className="fill-ink-soft" />
  </g>
);

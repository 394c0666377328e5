import { useMemo } from 'react';
import { encode } from 'uqr';

/** Scanners want so many light modules around the dark ones. */
const quietZone = 4;

interface Props {
  text: string;
  /** What it leads to, for those who do not see it. */
  label: string;
  className: string;
}

/** A QR code: dark on light also where the page is dark, since many scanners read nothing else. */
export function QrCode({ text, label, className }: Props) {
  const { size, drawing } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0Z`} />
      <path fill="#000" d={drawing} />
    </svg>
  );
}

/** One square for each dark module. */
function draw(text: string): { size: number; drawing: string } {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : '')));
  return { size, drawing: squares.join('') };
}

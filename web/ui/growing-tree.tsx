interface Props {
  /** 0-100. */
  percent: number;
  /** What the picture says to those who do not see it. */
  label: string;
  className?: string;
}

/** Leaves and fruits by the percentage from which they are there, around the top of the trunk. */
const leaves = [
  { from: 12, x: 0, y: -4, r: 9 },
  { from: 22, x: -11, y: 3, r: 9 },
  { from: 32, x: 11, y: 3, r: 9 },
  { from: 42, x: -7, y: -13, r: 11 },
  { from: 52, x: 8, y: -12, r: 11 },
  { from: 64, x: -20, y: -3, r: 11 },
  { from: 76, x: 20, y: -3, r: 11 },
  { from: 88, x: 0, y: -23, r: 12 },
] as const;

const fruits = [
  { from: 70, x: -9, y: -6 },
  { from: 80, x: 10, y: -9 },
  { from: 90, x: -19, y: 0 },
  { from: 95, x: 19, y: 1 },
  { from: 100, x: 1, y: -21 },
] as const;

const ground = 102;

/** A tree that grows from a seed to its fruits. */
export function GrowingTree({ percent, label, className = 'size-32' }: Props) {
  const top = ground - 6 - (percent / 100) * 46;
  const width = 1.6 + (percent / 100) * 3.4;
  const isThere = ({ from }: { from: number }) => percent >= from;
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label={label} className={`shrink-0 ${className}`}>
      <circle cx="60" cy="60" r="58" className="fill-leaf-wash" />
      {percent >= 100 && <circle cx="98" cy="26" r="11" className="fill-maize" />}
      <path d={`M10 ${ground}c26-9 74-9 100 0c-14 14-86 14-100 0Z`} className="fill-clay" />
      <path
        d={`M${60 - width} ${ground}L60 ${top}L${60 + width} ${ground}Z`}
        strokeWidth="3"
        strokeLinejoin="round"
        className="fill-clay stroke-clay"
      />
      {percent < 22 && (
        <path
          d={`M60 ${top}c-8-1-12-5-12-10c8 0 12 3 12 10c0-7 4-10 12-10c0 5-4 9-12 10Z`}
          className="fill-leaf"
        />
      )}
      {leaves.filter(isThere).map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={60 + x} cy={top + y} r={r} className="fill-leaf" />
      ))}
      {fruits.filter(isThere).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={60 + x} cy={top + y} r="3.6" className="fill-maize" />
      ))}
    </svg>
  );
}

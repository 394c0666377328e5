interface Props {
  /** Clockwise from the top; each score 0-100. */
  points: readonly { label: string; score: number }[];
  className?: string;
}

const middle = { x: 210, y: 142 };
const reach = 94;
const rings = [25, 50, 75, 100];
const lineHeight = 18;

const place = (index: number, count: number, percent: number) => {
  const angle = (index / count) * 2 * Math.PI;
  const radius = (percent / 100) * reach;
  return { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) };
};

const outline = (percents: readonly number[]): string =>
  percents
    .map((percent, index) => place(index, percents.length, percent))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** Scores on axes around a middle. It is a picture: the same figures stand in words or in a table beside it. */
export const RadarChart = ({ points, className = 'w-full' }: Props) => (
  <svg viewBox="0 0 420 284" aria-hidden="true" className={className}>
    {[...rings].reverse().map((percent) => (
      <polygon
        key={percent}
        points={outline(points.map(() => percent))}
        strokeWidth="1.5"
        className={percent === 100 ? 'fill-maize-wash stroke-edge' : 'fill-none stroke-edge/40'}
      />
    ))}
    {points.map(({ label }, index) => {
      const { x, y } = place(index, points.length, 100);
      return (
        <line
          key={label}
          x1={middle.x}
          y1={middle.y}
          x2={x}
          y2={y}
          strokeWidth="1.5"
          className="stroke-edge/40"
        />
      );
    })}
    <polygon
      points={outline(points.map(({ score }) => score))}
      strokeWidth="3.5"
      strokeLinejoin="round"
      className="fill-leaf/35 stroke-leaf"
    />
    {points.map(({ label, score }, index) => {
      const { x, y } = place(index, points.length, score);
      return <circle key={label} cx={x} cy={y} r="5" strokeWidth="2" className="fill-leaf stroke-card" />;
    })}
    {points.map(({ label }, index) => (
      <AxisLabel key={label} label={label} index={index} count={points.length} />
    ))}
  </svg>
);

/** The name at the end of an axis; beside the chart it takes a line a word, so that the chart can be large. */
function AxisLabel({ label, index, count }: { label: string; index: number; count: number }) {
  const { x: end, y } = place(index, count, 110);
  const side = Math.sign(Math.round(end - middle.x));
  const isLevel = Math.abs(y - middle.y) < 1;
  // Above and below the sides the outline falls away, and a label may begin over it.
  const x = isLevel ? end : end - side * 14;
  const lines = isLevel ? label.split(' ') : [label];
  const lift = isLevel ? ((lines.length - 1) * lineHeight) / 2 : y < middle.y ? 6 : -10;
  return (
    <text
      x={x}
      y={y + 5 - lift}
      textAnchor={side === 0 ? 'middle' : side === 1 ? 'start' : 'end'}
      fontSize="15"
      className="fill-ink font-semibold"
    >
      {lines.map((line, row) => (
        <tspan key={line} x={x} dy={row === 0 ? 0 : lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface Props {
  /** What is counted, such as 'Produto 3 de 20'; shown above the bar. */
  label: string;
  done: number;
  total: number;
}

/** How far the person has come. */
export const ProgressBar = ({ label, done, total }: Props) => (
  <div className="grid grow gap-1.5 low:min-w-40">
    <p className="text-sm font-semibold text-ink-soft tabular-nums" aria-hidden="true">
      {label}
    </p>
    <div
      role="progressbar"
      aria-label="Progresso"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={label}
      className="h-3.5 overflow-hidden rounded-full border-2 border-edge bg-card"
    >
      <div
        className="h-full origin-left rounded-full bg-leaf motion-safe:transition-transform motion-safe:duration-300"
        style={{ transform: `scaleX(${total > 0 ? done / total : 0})` }}
      />
    </div>
  </div>
);

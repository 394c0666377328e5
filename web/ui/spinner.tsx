/** A wait with its words; the route draws itself meanwhile. */
export const Spinner = ({ text = 'Carregando...' }: { text?: string }) => (
  <div role="status" className="appear-late grid justify-items-center gap-3 py-16 text-ink-soft">
    <svg viewBox="0 0 64 40" aria-hidden="true" className="w-20">
      <path
        d="M4 34c14 0 10-14 22-14s8 14 20 14 12-28-2-28"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        className="route-draw stroke-leaf"
      />
    </svg>
    <p className="font-semibold">{text}</p>
  </div>
);

const route = 'M5 20C14-2 23-2 32 20s18 22 27 0';

/** A wait with its words; meanwhile something travels the route. */
export const Spinner = ({ text = 'Carregando...' }: { text?: string }) => (
  <div
    role="status"
    className="appear-late grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-ink-soft"
  >
    <svg
      viewBox="0 0 64 40"
      aria-hidden="true"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      className="w-24"
    >
      <path d={route} className="stroke-line" />
      <path d={route} pathLength="100" className="route-draw stroke-leaf" />
    </svg>
    <p className="font-semibold">{text}</p>
    {/* Without a signal a reload would lose the page. */}
    {navigator.onLine && (
      <button type="button" onClick={() => location.reload()} className="if-late min-h-12 underline">
        Está demorando. Tentar de novo?
      </button>
    )}
  </div>
);

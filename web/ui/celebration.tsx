/** Where each leaf begins, how far it drifts, and when; drawn once, so that nothing here is left to chance. */
const leaves = [
  { left: 6, drift: 18, delay: 0 },
  { left: 17, drift: -14, delay: 0.25 },
  { left: 29, drift: 10, delay: 0.1 },
  { left: 41, drift: -20, delay: 0.4 },
  { left: 53, drift: 16, delay: 0.05 },
  { left: 65, drift: -10, delay: 0.3 },
  { left: 77, drift: 20, delay: 0.15 },
  { left: 89, drift: -16, delay: 0.45 },
];

const colours = ['text-leaf', 'text-maize', 'text-clay'];

/** A few leaves that rise once behind a result; nothing at all for whoever wants no motion. */
export const Celebration = () => (
  <div className="celebration">
    {leaves.map(({ left, drift, delay }, index) => (
      <svg
        key={left}
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={colours[index % colours.length]}
        style={{ left: `${left}%`, animationDelay: `${delay}s`, rotate: `${drift * 3}deg` }}
      >
        <path d="M12 22C4 18 3 9 12 2c9 7 8 16 0 20Z" fill="currentColor" />
      </svg>
    ))}
  </div>
);

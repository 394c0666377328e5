// Metals keep their colours by day and by night.
const metals = [
  { name: 'ouro', rim: '#8a5a00', face: '#f3c352', shine: '#fff0bf' },
  { name: 'prata', rim: '#5b6470', face: '#ccd3da', shine: '#f6f9fb' },
  { name: 'bronze', rim: '#6b3510', face: '#cf8a55', shine: '#f2cfae' },
];

/** A place in a ranking: a medal of gold, silver or bronze for the first three, a plain number for the others. */
export const Medal = ({ place, isPlain = false }: { place: number; isPlain?: boolean }) => {
  const metal = isPlain ? undefined : metals[place - 1];
  return (
    <span className="grid size-11 shrink-0 place-items-center">
      <span className="sr-only">
        {place}º lugar{metal && `, ${metal.name}`}
      </span>
      {metal ? (
        <svg viewBox="0 0 44 44" aria-hidden="true" className="size-11">
          <path d="m12 2 6 14h8l6-14" fill="none" strokeWidth="7" className="stroke-clay" />
          <circle cx="22" cy="27" r="15" fill={metal.rim} />
          <circle cx="22" cy="27" r="12.5" fill={metal.face} />
          <path
            d="M13.5 27a8.5 8.5 0 0 1 8.5-8.5"
            fill="none"
            stroke={metal.shine}
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          <text x="22" y="33" textAnchor="middle" fontSize="17" fontWeight="700" fill="#2b1c10">
            {place}
          </text>
        </svg>
      ) : (
        <span aria-hidden="true" className="number-mark size-9 border-2 border-line text-ink-soft">
          {place}
        </span>
      )}
    </span>
  );
};

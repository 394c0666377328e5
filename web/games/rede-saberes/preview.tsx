const person = (x: number, y: number, hat: string, shirt: string) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="30" className="fill-wall" />
    <path d="M-19 22c2-16 36-16 38 0a30 30 0 0 1-38 0Z" className={shirt} />
    <circle cy="-3" r="11" className="fill-road" />
    <path d="M-19-8c8-3 30-3 38 0-3 4-35 4-38 0Zm8-3c0-13 22-13 22 0Z" className={hat} />
  </g>
);

/** Three people, each with a part, around one answer. */
export const preview = (
  <>
    <path
      d="M84 94 160 44l76 50Z"
      fill="none"
      strokeWidth="6"
      strokeDasharray="2 12"
      strokeLinecap="round"
      className="stroke-soil"
    />
    {person(84, 94, 'fill-maize', 'fill-leaf')}
    {person(160, 44, 'fill-clay', 'fill-near')}
    {person(236, 94, 'fill-soil', 'fill-clay')}
    <circle cx="160" cy="102" r="15" className="fill-maize" />
    <path d="m153 102 5 6 10-12" fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-soil" />
  </>
);

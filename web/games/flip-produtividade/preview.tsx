/** Cards on the table, two of them a pair. */
export const preview = (
  <>
    <g transform="rotate(-12 92 74)">
      <rect x="62" y="28" width="62" height="88" rx="10" className="fill-leaf" />
      <circle cx="93" cy="72" r="20" className="fill-wall" />
      <circle cx="93" cy="72" r="13" className="fill-danger" />
      <circle cx="93" cy="72" r="6" className="fill-wall" />
    </g>
    <g transform="rotate(-2 160 70)">
      <rect x="130" y="24" width="62" height="88" rx="10" className="fill-wall" />
      <path d="M161 92V66" strokeWidth="5" strokeLinecap="round" className="stroke-near" />
      <path d="M161 74c-16 2-22-6-22-20 15-1 22 7 22 20Z" className="fill-near" />
      <path d="M161 70c0-13 8-20 22-18 0 13-8 20-22 18Z" className="fill-maize" />
    </g>
    <g transform="rotate(10 230 76)">
      <rect x="198" y="30" width="62" height="88" rx="10" className="fill-wall" />
      <path d="M229 98V72" strokeWidth="5" strokeLinecap="round" className="stroke-near" />
      <path d="M229 80c-16 2-22-6-22-20 15-1 22 7 22 20Z" className="fill-near" />
      <path d="M229 76c0-13 8-20 22-18 0 13-8 20-22 18Z" className="fill-maize" />
    </g>
    <path d="m284 26 4 11 11 4-11 4-4 11-4-11-11-4 11-4Z" className="fill-wall" />
  </>
);

/** An open book out of which something grows. */
export const preview = (
  <>
    <path d="M160 54c-24-16-60-18-92-10v70c32-8 68-6 92 10Z" className="fill-wall" />
    <path d="M160 54c24-16 60-18 92-10v70c-32-8-68-6-92 10Z" className="fill-wall" />
    <path
      d="M68 114c32-8 68-6 92 10 24-16 60-18 92-10v10c-34-6-68-4-92 12-24-16-58-18-92-12Z"
      className="fill-clay"
    />
    <g fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-edge">
      <path d="M86 62c18-3 38-1 54 6M86 80c18-3 38-1 54 6M86 98c18-3 38-1 44 3" />
      <path d="M182 86c16-6 36-8 52-6M182 104c16-6 34-8 40-7" />
    </g>
    <path d="M160 60V26" strokeWidth="6" strokeLinecap="round" className="stroke-near" />
    <path d="M160 40c-18 2-28-8-28-24 18-1 28 8 28 24Z" className="fill-near" />
    <path d="M160 34c0-15 10-24 28-22 0 15-10 24-28 22Z" className="fill-maize" />
    <circle cx="214" cy="62" r="10" className="fill-danger" />
  </>
);

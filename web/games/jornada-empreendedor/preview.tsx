/** A road that forks under a signpost. */
export const preview = (
  <>
    <path d="M0 120c70-18 250-18 320 0v20H0Z" className="fill-near" />
    <path
      d="M130 140c10-26 22-30 20-44S96 80 60 84c40-14 90-10 100 8 10-20 60-24 100-10-38-2-84 2-84 18s26 24 30 40Z"
      className="fill-road"
    />
    <path d="M155 96V16h10v80Z" className="fill-soil" />
    <path d="M166 22h62l14 12-14 12h-62Z" className="fill-maize" />
    <path d="M154 44H96L82 56l14 12h58Z" className="fill-wall" />
    <path d="M178 34h38M104 56h38" strokeWidth="5" strokeLinecap="round" className="stroke-soil" />
    <circle cx="264" cy="62" r="16" className="fill-soil" />
    <path d="M264 74v14" strokeWidth="5" className="stroke-soil" />
    <circle cx="46" cy="66" r="12" className="fill-row" />
    <path d="M46 74v14" strokeWidth="5" className="stroke-soil" />
  </>
);

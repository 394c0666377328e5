/** The drawn country: hills, a house, crop rows and the road that winds to the sun. Dark theme makes it night. */
export const Landscape = ({ className }: { className: string }) => (
  <svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
    <rect width="600" height="800" className="fill-sky" />
    <circle cx="474" cy="366" r="104" className="fill-glow" />
    <circle cx="474" cy="366" r="58" className="fill-sun" />
    <path d="M0 408c90-62 170-50 262-18s190-44 338-4v414H0Z" className="fill-far" />
    <path d="M0 462c110-62 230-34 338-14s180-36 262-8v360H0Z" className="fill-mid" />
    <g fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-row">
      <path d="M392 512c40-26 110-54 208-56M420 520c50-26 110-42 180-40M452 528c44-18 90-26 148-24" />
    </g>
    <path d="M0 532c140-64 300-42 420-22s140-14 180-10v300H0Z" className="fill-near" />
    <path d="M74 478v-44l34-26 34 26v44Z" className="fill-wall" />
    <path d="m62 440 46-38 46 38-8 8-38-31-38 31Z" className="fill-road" />
    <path d="M98 478v-26h20v26Z" className="fill-soil" />
    <path d="M186 484v-34M214 486v-22" strokeWidth="7" className="stroke-soil" />
    <circle cx="186" cy="432" r="27" className="fill-soil" />
    <circle cx="214" cy="456" r="18" className="fill-row" />
    <g fill="none" strokeWidth="9" strokeLinecap="round" className="stroke-row">
      <path d="M0 580c60-24 120-34 190-34M0 618c60-24 130-38 214-40M0 658c80-30 160-42 256-46" />
    </g>
    <path d="M0 706c150-70 380-50 600-96v190H0Z" className="fill-soil" />
    <path
      d="M120 800c60-96 330-104 310-184-16-62-168-40-158-98 6-36 60-40 66-72h9c-2 36-44 44-46 72-4 42 186 20 204 96 22 90-142 96-148 186Z"
      className="fill-road"
    />
    <g fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-row">
      <path d="M470 740c30-20 80-36 130-44M452 776c40-24 94-40 148-48M0 762c24-12 50-22 84-32" />
    </g>
    <path
      d="M528 290c10-12 18-12 24 0 6-12 14-12 24 0M506 320c7-9 13-9 17 0 4-9 10-9 17 0"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      className="stroke-soil"
    />
  </svg>
);

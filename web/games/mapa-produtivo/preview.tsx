/** The five regions side by side, two of them marked. */
export const preview = (
  <g transform="matrix(1.25 0 0 1.25 -50 -22)">
    <path
      d="M112 40c14-16 34-14 44-4l18-4 10 14-12 16-28 4-26-6c-8-4-12-14-6-20Z"
      className="fill-leaf stroke-wall"
    />
    <path d="m184 46 26-6c16 2 22 16 14 28l-18 12-22-8-12-10Z" className="fill-maize stroke-wall" />
    <path d="m144 66 28-4 12 10-2 22-24 8-16-14Z" className="fill-road stroke-wall" />
    <path d="m184 72 22 8 4 14-18 14-12-6 2-8Z" className="fill-clay stroke-wall" />
    <path d="m158 102 24-8-2 8 12 6-12 16-14-2-12-10Z" className="fill-near stroke-wall" />
    <path d="M132 58c-9-11-13-17-13-24a13 13 0 0 1 26 0c0 7-4 13-13 24Z" className="fill-danger" />
    <circle cx="132" cy="34" r="5" className="fill-wall" />
    <path d="M206 66c-7-9-10-13-10-19a10 10 0 0 1 20 0c0 6-3 10-10 19Z" className="fill-soil" />
    <circle cx="206" cy="47" r="4" className="fill-wall" />
  </g>
);

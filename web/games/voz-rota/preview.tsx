/** A voice that reaches far. */
export const preview = (
  <>
    <path d="m92 62 76-34v76L92 80Z" className="fill-maize" />
    <path d="M168 24c12 10 12 74 0 84Z" className="fill-road" />
    <path d="M74 60h22v24H74c-12 0-12-24 0-24Z" className="fill-clay" />
    <path d="m98 84 8 32h16l-8-26Z" className="fill-soil" />
    <path
      d="M192 46c12 10 12 32 0 42M210 34c20 16 20 50 0 66"
      fill="none"
      strokeWidth="7"
      strokeLinecap="round"
      className="stroke-leaf"
    />
    <path
      d="M262 44c-8-12-26-4-22 10 3 9 14 15 22 22 8-7 19-13 22-22 4-14-14-22-22-10Z"
      className="fill-danger"
    />
  </>
);

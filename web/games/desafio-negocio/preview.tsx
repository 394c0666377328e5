/** A market stall and a conversation across it. */
export const preview = (
  <>
    <path d="M58 66h112v56H58Z" className="fill-wall" />
    <path
      d="M50 40h128l10 26c-6 12-20 12-26 0-6 12-20 12-26 0-6 12-20 12-26 0-6 12-20 12-26 0-6 12-20 12-26 0Z"
      className="fill-clay"
    />
    <path d="m76 40-6 26c4 12 20 12 24 0l4-26Zm54 0 4 26c4 12 20 12 24 0l-6-26Z" className="fill-wall" />
    <path d="M50 96h128v10H50Z" className="fill-soil" />
    <circle cx="84" cy="88" r="9" className="fill-maize" />
    <circle cx="102" cy="88" r="9" className="fill-danger" />
    <circle cx="120" cy="88" r="9" className="fill-near" />
    <path
      d="M206 26h66a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10h-44l-18 14 4-14h-8a10 10 0 0 1-10-10V36a10 10 0 0 1 10-10Z"
      className="fill-wall"
    />
    <path d="M212 42h54M212 56h34" strokeWidth="6" strokeLinecap="round" className="stroke-leaf" />
    <path
      d="M222 92h48a9 9 0 0 1 9 9v10a9 9 0 0 1-9 9h-48a9 9 0 0 1-9-9v-10a9 9 0 0 1 9-9Z"
      className="fill-maize"
    />
    <path d="M228 106h36" strokeWidth="6" strokeLinecap="round" className="stroke-soil" />
  </>
);

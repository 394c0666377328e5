import type { ReactNode } from 'react';

/** The five regions side by side, two of them marked. */
const map = (
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

/** A road that forks under a signpost. */
const crossroads = (
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

const person = (x: number, y: number, hat: string, shirt: string) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="30" className="fill-wall" />
    <path d="M-19 22c2-16 36-16 38 0a30 30 0 0 1-38 0Z" className={shirt} />
    <circle cy="-3" r="11" className="fill-road" />
    <path d="M-19-8c8-3 30-3 38 0-3 4-35 4-38 0Zm8-3c0-13 22-13 22 0Z" className={hat} />
  </g>
);

/** Three people, each with a part, around one answer. */
const circleOfThree = (
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

/** A voice that reaches far. */
const megaphone = (
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

/** A market stall and a conversation across it. */
const stall = (
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

/** From the hive to the jar to the road. */
const chain = (
  <>
    <path
      d="M88 74h42M190 74h40"
      strokeWidth="6"
      strokeLinecap="round"
      strokeDasharray="1 12"
      className="stroke-soil"
    />
    <path d="m60 34 24 13v28L60 88 36 75V47Z" className="fill-maize" />
    <path d="m60 88 24-13 24 13v26l-24 14-24-14Z" className="fill-road" />
    <path d="m60 88-24-13-22 13v26l22 14 24-14Z" className="fill-sun" />
    <ellipse cx="60" cy="61" rx="11" ry="8" className="fill-soil" />
    <path d="M55 54v14M63 54v14" strokeWidth="3" className="stroke-maize" />
    <path d="M140 52h42v56a10 10 0 0 1-10 10h-22a10 10 0 0 1-10-10Z" className="fill-sun" />
    <path d="M136 36h50v18h-50Z" className="fill-clay" />
    <path d="M140 72h42v26h-42Z" className="fill-wall" />
    <path d="M148 85h26" strokeWidth="6" strokeLinecap="round" className="stroke-leaf" />
    <path d="M226 58h42v46h-42Z" className="fill-leaf" />
    <path d="M268 70h20l14 18v16h-34Z" className="fill-near" />
    <path d="M276 76h10l8 12h-18Z" className="fill-wall" />
    <circle cx="244" cy="106" r="11" className="fill-soil" />
    <circle cx="286" cy="106" r="11" className="fill-soil" />
  </>
);

/** Cards on the table, two of them a pair. */
const cards = (
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

/** An open book out of which something grows. */
const book = (
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

/** The sprout of a game without a picture of its own. */
const sprout = (
  <>
    <path d="M60 124c40-26 160-26 200 0v16H60Z" className="fill-road" />
    <path d="M160 112V62" strokeWidth="8" strokeLinecap="round" className="stroke-leaf" />
    <path d="M160 76c-34 4-50-14-50-42 32-2 50 14 50 42Z" className="fill-leaf" />
    <path d="M160 68c0-26 18-42 50-40 0 28-18 44-50 40Z" className="fill-maize" />
  </>
);

const pictures: Readonly<Record<string, ReactNode>> = {
  'mapa-produtivo': map,
  'jornada-empreendedor': crossroads,
  'rede-saberes': circleOfThree,
  'voz-rota': megaphone,
  'desafio-negocio': stall,
  'cadeia-valor': chain,
  'flip-produtividade': cards,
  'minha-historia': book,
};

/** The little picture on a game's card. */
export const GamePreview = ({ type }: { type: string }) => (
  <svg viewBox="0 0 320 140" aria-hidden="true" className="w-full" strokeWidth="3" strokeLinejoin="round">
    {pictures[type] ?? sprout}
  </svg>
);

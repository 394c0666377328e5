import { Compass } from 'lucide-react';
import { octalysisExplanation } from '#core/content/scoring.ts';
import { octalysisFactors } from '#core/progress/octalysis.ts';
import { Panel } from '#web/ui/panel.tsx';
import { type Tone, toneClass } from '#web/ui/tag.tsx';

type Hat = (typeof octalysisFactors)[number]['hat'];

const hats: readonly { hat: Hat; tone: Tone }[] = [
  { hat: 'white', tone: 'amber' },
  { hat: 'balanced', tone: 'leaf' },
  { hat: 'black', tone: 'water' },
];

/** Where each factor stands, in eighths of a turn from the top: meaning above, urgency below. */
const turns = [0, 7, 1, 6, 2, 5, 3, 4];

const factors = octalysisFactors.map(({ factor, fullName, plain, hat }, index) => ({
  factor,
  fullName,
  plain,
  hat,
  number: index + 1,
  turn: turns[index] ?? 0,
}));

const corner = (turn: number, radius: number) => {
  const angle = (turn / 8) * 2 * Math.PI;
  return { x: 130 + radius * Math.sin(angle), y: 130 - radius * Math.cos(angle) };
};

const octagon = (radius: number): string =>
  [...Array(8).keys()]
    .map((turn) => corner(turn, radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** What the eight factors are, drawn and told. */
export const OctalysisCard = () => (
  <Panel title={octalysisExplanation.title} Icon={Compass}>
    <p className="max-w-prose">{octalysisExplanation.intro}</p>
    <div className="grid items-center gap-6 md:grid-cols-[18rem_1fr]">
      <Octagon />
      <ul className="grid gap-4">
        {hats.map(({ hat, tone }) => (
          <li key={hat} className={`${toneClass(tone)} grid gap-2 rounded-2xl bg-(--tone-wash) p-4`}>
            <h3 className="font-bold text-(--tone)">{octalysisExplanation.hats[hat].title}</h3>
            <p>{octalysisExplanation.hats[hat].text}</p>
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {factors
                .filter((factor) => factor.hat === hat)
                .map(({ factor, fullName, plain, number }) => (
                  <li key={factor} className="flex max-w-full flex-wrap items-center gap-2">
                    <span className="number-mark size-7 bg-(--tone) text-sm text-card">{number}</span>
                    <span className="whole-words text-[min(1rem,8vw)]">
                      {fullName}
                      <span className="block text-sm text-ink-soft">{plain}</span>
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  </Panel>
);

const toneOf = (hat: Hat): Tone => hats.find((group) => group.hat === hat)?.tone ?? 'grey';

const Octagon = () => (
  <svg
    viewBox="0 0 260 260"
    role="img"
    aria-label={`Um octógono com os oito motivos: ${factors.map(({ number, factor }) => `${number}, ${factor}`).join('; ')}.`}
    className="mx-auto w-full max-w-72"
  >
    <polygon points={octagon(104)} strokeWidth="4" className="fill-maize-wash stroke-maize" />
    <polygon points={octagon(70)} fill="none" strokeWidth="2" className="stroke-edge" opacity="0.5" />
    <polygon points={octagon(36)} fill="none" strokeWidth="2" className="stroke-edge" opacity="0.5" />
    <path d="M130 154v-34" strokeWidth="6" strokeLinecap="round" className="stroke-leaf" />
    <path d="M130 130c-20 2-28-8-28-24 19-1 28 8 28 24Z" className="fill-leaf" />
    <path d="M130 124c0-14 9-22 26-21 1 15-9 23-26 21Z" className="fill-maize" />
    {factors.map(({ factor, hat, number, turn }) => {
      const { x, y } = corner(turn, 104);
      return (
        <g key={factor} className={toneClass(toneOf(hat))}>
          <circle cx={x} cy={y} r="20" strokeWidth="4" className="fill-(--tone) stroke-card" />
          <text x={x} y={y + 7} textAnchor="middle" fontSize="20" className="fill-card font-bold">
            {number}
          </text>
        </g>
      );
    })}
  </svg>
);

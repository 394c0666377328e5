import { PhaseHeading } from '#web/play/phase-heading.tsx';

interface Props {
  step: string;
  title: string;
  text: string;
}

/** What a step of the game asks for. */
export const PhaseIntro = ({ step, title, text }: Props) => (
  <div className="grid gap-1">
    <p className="font-bold text-clay">{step}</p>
    <PhaseHeading takesFocus>{title}</PhaseHeading>
    <p className="max-w-prose">{text}</p>
  </div>
);

import type { LucideIcon } from 'lucide-react';

interface Props {
  yes: { text: string; Icon: LucideIcon };
  no: { text: string; Icon: LucideIcon };
  onAnswer: (isYes: boolean) => void;
}

/** Two large answers, each with its picture. */
export const YesOrNo = ({ yes, no, onAnswer }: Props) => (
  <div className="grid gap-3 sm:grid-cols-2">
    {[yes, no].map(({ text, Icon }) => (
      <button
        key={text}
        type="button"
        onClick={() => onAnswer(text === yes.text)}
        className="flex min-h-24 items-center gap-4 rounded-2xl border-2 border-edge bg-card px-5 py-3 text-left text-lg font-bold hover:bg-maize-wash sm:grid sm:justify-items-center sm:text-center"
      >
        <Icon aria-hidden="true" size={40} strokeWidth={1.8} className="shrink-0 text-clay" />
        {text}
      </button>
    ))}
  </div>
);

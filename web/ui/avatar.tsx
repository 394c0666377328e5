import { initialOf } from './initial-of.ts';

const looks = [
  'bg-maize text-on-maize',
  'bg-leaf text-on-leaf',
  'bg-clay text-paper',
  'bg-leaf-wash text-leaf',
  'bg-maize-wash text-ink',
];

const lookOf = (name: string): string | undefined => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return looks[sum % looks.length];
};

/** A person's initial in a colour that stays theirs; the name itself stands beside it. */
export const Avatar = ({ name, className = 'size-11' }: { name: string; className?: string }) => (
  <span aria-hidden="true" className={`number-mark ${lookOf(name)} ${className}`}>
    {initialOf(name)}
  </span>
);

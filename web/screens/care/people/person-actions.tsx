import { KeyRound, SlidersHorizontal } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { nameOf, type Person } from './columns.ts';

interface Props {
  person: Person;
  /** Whether a way back in may be made for the person. */
  mayHelp: boolean;
  isHelping: boolean;
  onHelp: (person: Person) => void;
  onMore: (person: Person) => void;
}

/** What can be done for one person: a way back in with one tap, and the rest behind another. */
export const PersonActions = ({ person, mayHelp, isHelping, onHelp, onMore }: Props) => (
  <div className="flex flex-wrap gap-2 desk:flex-nowrap desk:text-sm">
    {mayHelp && (
      <Button
        look="quiet"
        className="grow px-3! max-sm:text-sm"
        pendingText={isHelping && 'Fazendo código...'}
        onClick={() => onHelp(person)}
      >
        <KeyRound aria-hidden="true" size={20} />
        Ajudar a entrar<span className="sr-only"> {nameOf(person)}</span>
      </Button>
    )}
    <Button look="quiet" className="px-3! max-sm:grow max-sm:text-sm" onClick={() => onMore(person)}>
      <SlidersHorizontal aria-hidden="true" size={20} />
      Mais<span className="sr-only"> sobre {nameOf(person)}</span>
    </Button>
  </div>
);

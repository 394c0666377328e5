import { CloudOff } from 'lucide-react';
import { sentenceOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  failure: unknown;
  onRetry: () => void;
}

/** Says that something did not arrive, and asks for it again. */
export const LoadFailure = ({ failure, onRetry }: Props) => (
  <div role="alert" className="grid justify-items-center gap-4 px-4 py-8 text-center">
    <CloudOff aria-hidden="true" size={40} className="text-clay" />
    <p className="max-w-prose text-ink-soft">
      {sentenceOf(failure, 'Não conseguimos carregar esta parte. Tente de novo.')}
    </p>
    <Button look="quiet" onClick={onRetry}>
      Tentar de novo
    </Button>
  </div>
);

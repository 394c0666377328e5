import { Button } from '#web/ui/button.tsx';
import { useDeviceChoice } from '#web/ui/device-choice.ts';

/** Beside a text that goes away by itself: a way to keep it, and for whoever reads calmly the way on. */
export function GoOnButton({ onGoOn, className = '' }: { onGoOn: () => void; className?: string }) {
  const [isCalm, setIsCalm] = useDeviceChoice('ler-com-calma');
  return isCalm ? (
    <Button onClick={onGoOn} className={className}>
      Continuar
    </Button>
  ) : (
    <Button look="quiet" onClick={() => setIsCalm(true)} className={className}>
      Ler com calma
    </Button>
  );
}

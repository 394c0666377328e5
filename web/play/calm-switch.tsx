import { useDeviceChoice } from '#web/ui/device-choice.ts';
import { Switch } from '#web/ui/switch.tsx';

/** For whoever needs more time than the texts of a game give. */
export function CalmSwitch() {
  const [isCalm, setIsCalm] = useDeviceChoice('ler-com-calma');
  return (
    <Switch
      label="Ler com calma"
      note="Os textos esperam você tocar em Continuar, e o relógio do jogo para."
      isOn={isCalm}
      onChange={setIsCalm}
    />
  );
}

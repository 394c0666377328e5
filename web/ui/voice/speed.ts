import { keepOnDevice } from '#web/ui/keep-on-device.ts';

const key = 'velocidade-da-leitura';

/** From slow to fast, as a voice takes it; one is its own pace. */
const speeds = [0.6, 0.8, 1, 1.25, 1.5] as const;
const ownPace = speeds.indexOf(1);

function readStep(): number {
  const kept = Number(localStorage.getItem(key) ?? ownPace);
  return kept in speeds ? kept : ownPace;
}

/** How fast texts are read on this device. */
export const readSpeed = (): number => speeds[readStep()] ?? 1;

/** One step slower or faster, as far as it goes; kept on the device. */
export function changeSpeed(steps: -1 | 1): void {
  const step = Math.min(speeds.length - 1, Math.max(0, readStep() + steps));
  keepOnDevice(key, String(step));
}

import { useSyncExternalStore } from 'react';

/** What a person chose for this device; it outlives the visit and belongs to no account. */
export type DeviceChoice = 'ler-com-calma' | 'ler-em-voz-alta';

const listeners = new Set<() => void>();

/** Whether it was chosen here; a device that keeps nothing has chosen nothing. */
export function isChosen(name: DeviceChoice): boolean {
  try {
    return localStorage.getItem(name) === 'sim';
  } catch {
    return false;
  }
}

export function setChosen(name: DeviceChoice, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(name, 'sim');
    else localStorage.removeItem(name);
  } catch {
    // Where the storage is full or forbidden, nothing is chosen.
  }
  for (const listener of listeners) listener();
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  // Another tab may have chosen otherwise.
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** A choice of this device, the same wherever it is shown, and how to change it. */
export const useDeviceChoice = (name: DeviceChoice) =>
  [useSyncExternalStore(watch, () => isChosen(name)), (isOn: boolean) => setChosen(name, isOn)] as const;

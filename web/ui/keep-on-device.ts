/** Keeps a word on this device; where the storage is full it is forgotten with the page, and nothing breaks. */
export function keepOnDevice(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It only spares the person a question or a notice.
  }
}

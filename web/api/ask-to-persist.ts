const key = 'asked-to-persist';

/** From the first finished game on there is something to lose: the browser is asked, once, not to clear it away. */
export function askToPersist(): void {
  if (localStorage.getItem(key) || !navigator.storage?.persist) return;
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Asked again next time.
  }
  navigator.storage.persist().catch(() => {});
}

// Where the browser forbids a page to keep anything, asking for its storage fails. The program then works as long as the
// page, and forgets with it.
try {
  void localStorage.length;
} catch {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
}

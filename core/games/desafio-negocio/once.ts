interface Kept<Key, Found> {
  get: (key: Key) => Found | undefined;
  set: (key: Key, found: Found) => unknown;
}

/** What is kept under a key, or else found now and kept: the same is asked again at every turn, on behalf of many signs. */
export function once<Key, Found>(kept: Kept<Key, Found>, key: Key, find: () => Found): Found {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = find();
  kept.set(key, found);
  return found;
}

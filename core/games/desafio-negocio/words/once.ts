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

/** What is kept under so many keys at most: beyond them the older half goes, so that it is seldom looked for. */
export class Lately<Key, Found> extends Map<Key, Found> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  override set(key: Key, found: Found): this {
    super.set(key, found);
    if (this.size > this.#max) this.#forget(this.#max / 2);
    return this;
  }

  #forget(left: number): void {
    for (const oldest of this.keys()) {
      this.delete(oldest);
      if (this.size <= left) return;
    }
  }
}

/** A lookup of content by id; the type of the id says that the entry exists. */
export function byId<T extends { id: string }>(entries: readonly T[]): (id: T['id']) => T {
  const index = new Map<string, T>(entries.map((entry) => [entry.id, entry]));
  return (id) => {
    const entry = index.get(id);
    if (!entry) throw new RangeError(`no content with the id ${id}`);
    return entry;
  };
}

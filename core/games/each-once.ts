/** Whether a list names each of the expected ids exactly once, in any order. */
export function eachOnce(ids: readonly string[], expected: readonly string[]): boolean {
  const named = new Set(ids);
  return (
    ids.length === expected.length && named.size === expected.length && expected.every((id) => named.has(id))
  );
}

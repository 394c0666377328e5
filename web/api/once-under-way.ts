/**
 * Returns what lets the same work be under way only once; whoever asks for it meanwhile shares its end. Of two taps the
 * second may come before the screen shows the first.
 */
export function createOnceUnderWay() {
  const underWay = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    // The same work has the same kind of end.
    const known = underWay.get(key) as Promise<T> | undefined;
    const begun = known ?? work().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}

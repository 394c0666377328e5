/** Makes one thing after the other; whoever asks for one that has not been begun gets the same. */
export function oneAtATime<Wanted, Made>(
  make: (wanted: Wanted) => Promise<Made>,
): (wanted: Wanted) => Promise<Made> {
  const waiting = new Map<string, Promise<Made>>();
  let last: Promise<unknown> = Promise.resolve();
  return (wanted) => {
    const key = JSON.stringify(wanted);
    const begin = (): Promise<Made> => {
      waiting.delete(key);
      return make(wanted);
    };
    const made = waiting.get(key) ?? last.then(begin, begin);
    waiting.set(key, made);
    last = made;
    return made;
  };
}

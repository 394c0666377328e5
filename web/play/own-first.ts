/** What speaks of the person's own work at the head of the list, the rest as it was. */
export function ownFirst<T extends { id: string }>(items: readonly T[], own: readonly string[]): T[] {
  const isOwn = ({ id }: T) => own.includes(id);
  return [...items.filter(isOwn), ...items.filter((item) => !isOwn(item))];
}

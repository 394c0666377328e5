/** A page of rows. One more than it has is asked for, so that the last page is known as the last one, also when it is full. */
export async function readPage<Row extends { id: number }>(
  size: number,
  read: (limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: number | null }> {
  const found = await read(size + 1);
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}

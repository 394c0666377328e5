/** The row of a statement that always has one. */
export function onlyRow<R>([row]: readonly R[]): R {
  if (!row) throw new Error('the statement has a row in any case');
  return row;
}

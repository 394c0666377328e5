const firstNames = [
  'Maria',
  'José',
  'Francisca',
  'Antônio',
  'Rita',
  'Raimundo',
  'Luzia',
  'Sebastião',
  'Conceição',
  'Pedro',
];
const lastNames = ['da Silva', 'Nogueira', 'Xavier', 'dos Anjos'];

/** Forty people of the sample community, the first of them the one who signs in. */
export const people: readonly { username: string; email: string }[] = lastNames.flatMap((last, row) =>
  firstNames.map((first, column) => ({
    username: row === 0 && column === 0 ? 'maria' : `${first} ${last}`,
    email: `pessoa${row * firstNames.length + column + 1}@exemplo.com`,
  })),
);

/** The first letter of a name, as avatars show it. */
export const initialOf = (name: string | undefined): string =>
  ([...(name ?? '').trim()][0] ?? 'U').toLocaleUpperCase('pt-BR');

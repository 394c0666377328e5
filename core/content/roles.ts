/** What a member is, in the words of the screens. */
export const roleNames = {
  member: 'Participante',
  facilitator: 'Facilita',
  coordinator: 'Coordenação',
} as const;

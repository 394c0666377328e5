/** What somebody is told who was given a role. */
export function roleWords(
  role: 'member' | 'facilitator' | 'coordinator',
  community: string | undefined,
): string {
  if (role === 'coordinator') return 'Agora você faz parte da coordenação';
  if (role === 'facilitator') return `Agora você facilita ${community ?? 'a sua comunidade'}`;
  return community === undefined ? 'Você participa como todo mundo' : `Você não facilita mais ${community}`;
}

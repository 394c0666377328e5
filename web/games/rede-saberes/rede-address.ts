import { useMemo } from 'react';
import { useSearch } from '#web/ui/use-search.ts';

interface Place {
  quizId: number | undefined;
  teamId: number | undefined;
  /** The part that a link to a team names. */
  part: number | undefined;
  /** The link asks to join the team at once. */
  joins: boolean;
}

const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Where in the game the person is; it stands in the address, so that a desk can be linked to and come back to. */
export function usePlace() {
  const [search, setSearch] = useSearch();
  const quizId = idIn(search.get('desafio'));
  const teamId = quizId && idIn(search.get('equipe'));
  const part = idIn(search.get('parte'));
  const place: Place = { quizId, teamId, part, joins: search.get('entrar') === '1' };
  const go = useMemo(
    () => ({
      toSelection: () => setSearch({}),
      toTeams: (quiz: number, options?: { replace: boolean }) =>
        setSearch({ desafio: String(quiz) }, options),
      toDesk: (quiz: number, team: number, options?: { replace: boolean }) =>
        setSearch({ desafio: String(quiz), equipe: String(team) }, options),
    }),
    [setSearch],
  );
  return { ...place, go };
}

/** The link that lets somebody else join a team and opens its desk. */
export const invitation = (quizId: number, teamId: number): string =>
  `${location.origin}/games/rede-saberes?desafio=${quizId}&equipe=${teamId}&entrar=1`;

import { roleNames } from '#core/content/roles.ts';
import type { Answer } from '#core/contract/index.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { momentWords } from '#web/screens/care/moment-words.ts';
import { dayWords } from '#web/ui/day-words.ts';

export type Person = Answer<'people'>['people'][number];

interface Column {
  title: string;
  /** What stands in the cell, on the screen and in the file alike. */
  cell: (person: Person) => string;
}

const cameBy: Record<Person['cameBy'], string> = {
  alone: 'por conta própria',
  invite: 'por convite',
  card: 'por cartão',
};

/** The name that stands for a person. */
export const nameOf = ({ fullName, username }: Person): string => fullName ?? username;

const number = (title: string, count: (person: Person) => number): Column => ({
  title,
  cell: (person) => formatNumber(count(person)),
});

/** What the desk tells of each person; the first one names them. */
export const columns: readonly Column[] = [
  { title: 'Nome', cell: nameOf },
  { title: 'Situação', cell: stateWords },
  {
    title: 'Última visita',
    cell: ({ lastSeenAt }) => (lastSeenAt ? momentWords(lastSeenAt) : 'nunca entrou'),
  },
  number('Jogos começados', ({ gamesStarted }) => gamesStarted),
  number('Jogos concluídos', ({ gamesCompleted }) => gamesCompleted),
  number('Equipes em andamento', ({ openTeams }) => openTeams),
  number('Equipes concluídas', ({ teamsCompleted }) => teamsCompleted),
  number('Ideias', ({ ideas }) => ideas),
  number('Histórias', ({ stories }) => stories),
  number('Conexões', ({ connections }) => connections),
  number('Influência', ({ influenceScore }) => influenceScore),
  { title: 'Usuário', cell: ({ username }) => username },
  { title: 'Papel', cell: ({ role }) => roleNames[role] },
  { title: 'Entrou em', cell: ({ joinedAt }) => dayWords(joinedAt) },
  { title: 'Como chegou', cell: (person) => cameBy[person.cameBy] },
];

function stateWords({ isSuspended, needsHelp, lastSeenAt, gamesCompleted }: Person): string {
  if (isSuspended) return 'suspensa';
  if (needsHelp) return 'pediu ajuda para entrar';
  if (!lastSeenAt) return 'ainda não entrou';
  return gamesCompleted === 0 ? 'ainda não jogou' : 'participa';
}

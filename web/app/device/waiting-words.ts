import { games } from '#core/content/games.ts';
import { formatNumber } from '#core/progress/wording.ts';
import type { StoredCall } from '#web/api/waiting-calls.ts';

const names: Record<StoredCall['call'], string> = {
  saveProgress: 'Resultado de jogo',
  submit: 'Ideia na Voz da Rota',
  saveStory: 'História',
  voteSubmission: 'Voto em uma ideia',
  voteStory: 'Voto em uma história',
  connect: 'Pedido de conexão',
  declineConnection: 'Resposta a um pedido de conexão',
  report: 'Denúncia',
  reply: 'Resposta a uma publicação',
  voteReply: 'Voto em uma resposta',
  answerRound: 'Resposta da rodada de indicações',
  writeAnswer: 'Resposta de equipe',
  sendTeamMessage: 'Mensagem para a equipe',
  sendMentoringMessage: 'Mensagem da parceria',
  readNotices: 'Avisos lidos',
  savePractice: 'O que você praticou',
};

/** What a waiting call is, in the person's words; points that no server has confirmed are called so. */
export function nameOf(waiting: StoredCall): string {
  if (waiting.call !== 'saveProgress') return names[waiting.call];
  const game = games.find(({ id }) => String(id) === String(waiting.input.params?.gameId));
  const score = formatNumber(Number(waiting.input.body?.score ?? 0));
  return `${game?.name ?? names.saveProgress}: ${score} pontos da partida, a confirmar`;
}

/** Where the person's own words stand in a call. */
const textFields = {
  submit: 'answer',
  saveStory: 'content',
  report: 'reason',
  reply: 'text',
  writeAnswer: 'answer',
  sendTeamMessage: 'text',
  sendMentoringMessage: 'text',
} as const;

const fieldOf = ({ call }: StoredCall) =>
  call in textFields ? textFields[call as keyof typeof textFields] : undefined;

/** What the person wrote, where the call has words of theirs. */
export function textOf(waiting: StoredCall): string | undefined {
  const field = fieldOf(waiting);
  return field && String(Object(waiting.input.body)[field] ?? '');
}

/** The same call with other words, under another id: the server may have judged the first. */
export function mended(waiting: StoredCall, text: string, runId: string): StoredCall {
  const field = fieldOf(waiting);
  const { refusal: _, ...rest } = waiting;
  const body = field ? { ...waiting.input.body, [field]: text } : waiting.input.body;
  return { ...rest, runId, input: { ...waiting.input, body } } as StoredCall;
}

/** Whether other words help; what a team has for a part is decided at its desk, before what the others wrote. */
export const canBeSentAgain = ({ call }: StoredCall): boolean => call !== 'writeAnswer';

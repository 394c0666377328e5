import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';

export type Notice = Answer<'notices'>['notices'][number];

/** A notice in words: one line, and what else there is to it. */
interface Words {
  line: string;
  more?: string;
}

const somebody = 'Alguém';

const quoted = (about: string): string => (about ? ` “${about}”` : '');

/** Who answered, where; of several the last is named. */
const replyLine = ({ about, count }: Notice, name: string, where: string): string =>
  count > 1
    ? `${counted(count, 'resposta nova', 'respostas novas')} ${where}${quoted(about)}, a última de ${name}`
    : `${name} respondeu ${where}${quoted(about)}`;

const words: Record<Notice['kind'], (notice: Notice, name: string) => Words> = {
  votes: ({ about, count }) => ({
    line: `Sua ideia${quoted(about)} recebeu ${counted(count, 'voto', 'votos')}`,
  }),
  likes: ({ about, count }) => ({
    line: `Sua história${quoted(about)} recebeu ${counted(count, 'curtida', 'curtidas')}`,
  }),
  idea_reply: (notice, name) => ({ line: replyLine(notice, name, 'à sua ideia') }),
  story_reply: (notice, name) => ({ line: replyLine(notice, name, 'à sua história') }),
  thread_reply: (notice, name) => ({ line: replyLine(notice, name, 'na conversa sobre') }),
  connection_asked: (_, name) => ({ line: `${name} quer se conectar com você` }),
  connection_accepted: (_, name) => ({ line: `${name} aceitou se conectar com você` }),
  team_joined: ({ about, count }, name) => ({
    line: count > 1 ? `${name} e mais ${count - 1} entraram na sua equipe` : `${name} entrou na sua equipe`,
    more: about,
  }),
  team_message: ({ about, count }, name) => ({
    line:
      count > 1
        ? `${counted(count, 'mensagem nova', 'mensagens novas')} na conversa da sua equipe, a última de ${name}`
        : `${name} escreveu na conversa da sua equipe`,
    more: about,
  }),
  team_waits: ({ about }) => ({ line: 'Sua equipe só espera por você', more: about }),
  team_completed: ({ about }, name) => ({ line: `${name} concluiu o desafio com a sua equipe`, more: about }),
  badge: ({ about }) => ({ line: `Você ganhou o selo ${about}` }),
  review_answered: ({ about }) => ({ line: 'Seu pedido de revisão foi respondido', more: about }),
  post_removed: ({ about }) => ({ line: 'Sua publicação saiu do mural', more: about }),
  post_restored: ({ about }) => ({ line: 'Sua publicação voltou ao mural', more: about }),
  reply_removed: ({ about }) => ({ line: 'Sua resposta saiu da conversa', more: about }),
  reply_restored: ({ about }) => ({ line: 'Sua resposta voltou à conversa', more: about }),
  recovery_used: (_, name) => ({ line: `Sua senha foi trocada com um código de ${name}` }),
  role_given: ({ about }) => ({ line: 'Seu papel mudou', more: about }),
  round_opened: ({ about }) => ({ line: 'Começou uma rodada: quem você procura?', more: about }),
  certificate_revoked: ({ about }) => ({ line: 'Um certificado seu foi revogado', more: about }),
  mentoring_asked: (_, name) => ({ line: `${name} pede a sua ajuda` }),
  mentoring_begun: (_, name) => ({ line: `${name} pediu a uma liderança que ajude você` }),
  mentoring_accepted: (_, name) => ({
    line: `${name} aceitou ajudar você`,
    more: 'Escreva para combinar o começo.',
  }),
  mentoring_declined: (_, name) => ({
    line: `${name} não pode ajudar agora`,
    more: 'Você pode pedir a outra pessoa.',
  }),
  mentoring_message: (_, name) => ({ line: `${name} escreveu na conversa da parceria` }),
  mentoring_done: (_, name) => ({ line: `${name} diz que o objetivo da parceria foi alcançado` }),
  trial_opened: ({ about }) => ({ line: 'Experimente antes de todo mundo e dê a sua nota', more: about }),
  week_told: ({ about }) => ({ line: 'Resultado do mutirão da semana', more: about }),
  message: ({ about }, name) => ({ line: `Recado de ${name}`, more: about }),
};

/** What a notice says; a name that is kept private is nobody's. */
export function wordsOf(notice: Notice): Words {
  const nameless = notice.kind === 'message' || notice.kind === 'recovery_used' ? 'quem cuida' : somebody;
  return words[notice.kind](notice, notice.actor?.username ?? nameless);
}

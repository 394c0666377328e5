import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { roleNames } from './roles.ts';

type Entry = Answer<'careLog'>['entries'][number];

/** What was done, as one tells it: the one who did it comes first. */
const deeds: Record<Entry['action'], (entry: Entry & { whom: string }) => string> = {
  first_coordination: () => 'virou a coordenação',
  role_given: ({ whom, about }) => `mudou o papel de ${whom}${roleWords(about)}`,
  recovery_made: ({ whom }) => `fez um código para ${whom} entrar`,
  recovery_used: ({ whom }) => `fez o código com que a conta de ${whom} ganhou uma senha nova`,
  cards_made: ({ about }) => `fez ${about ? counted(Number(about), 'cartão', 'cartões') : 'cartões'}`,
  invite_made: ({ about }) => `fez um convite${about && `: ${about}`}`,
  invite_revoked: ({ about }) => `cancelou um convite${about && `: ${about}`}`,
  person_suspended: ({ whom }) => `suspendeu ${whom}`,
  person_restored: ({ whom }) => `deixou ${whom} entrar de novo`,
  post_removed: ({ whom, about }) => `tirou do mural uma publicação de ${whom}${about && `: “${about}”`}`,
  post_restored: ({ whom, about }) => `devolveu ao mural uma publicação de ${whom}${about && `: “${about}”`}`,
  post_kept: ({ about }) => `deixou no mural uma publicação denunciada${about && `: “${about}”`}`,
  reply_removed: ({ whom, about }) => `tirou da conversa uma resposta de ${whom}${about && `: “${about}”`}`,
  reply_restored: ({ whom, about }) =>
    `devolveu à conversa uma resposta de ${whom}${about && `: “${about}”`}`,
  reply_kept: ({ about }) => `deixou na conversa uma resposta denunciada${about && `: “${about}”`}`,
  community_made: ({ about }) => `criou uma comunidade${about && `: ${about}`}`,
  community_changed: ({ about }) => `mudou uma comunidade${about && `: ${about}`}`,
  deployment_changed: ({ about }) => `mudou o nome da instalação${about && ` para ${about}`}`,
  message_sent: ({ about }) => `mandou um recado a todo mundo${about && `: “${about}”`}`,
  round_opened: () => 'abriu uma rodada de indicações',
  round_closed: () => 'encerrou uma rodada de indicações',
  trial_opened: ({ about }) => `abriu um desafio primeiro para as lideranças${about && `: ${about}`}`,
  trial_ended: ({ about }) => `abriu para todo mundo um desafio em teste${about && `: ${about}`}`,
  mentor_asked: ({ whom }) => `pediu uma mentoria para ${whom}`,
  review_answered: ({ whom }) => `respondeu ao pedido de revisão de ${whom}`,
  certificate_revoked: ({ whom, about }) => `revogou um certificado de ${whom}${about && `: ${about}`}`,
};

const isRole = (text: string): text is keyof typeof roleNames => Object.hasOwn(roleNames, text);

const roleWords = (role: string): string => (isRole(role) ? `: ${roleNames[role].toLowerCase()}` : '');

/** One line of what carers did; accounts that are gone are told as such. */
export const careWords = (entry: Entry): string =>
  `${entry.carer ?? 'Alguém que saiu'} ${deeds[entry.action]({ ...entry, whom: entry.person ?? 'alguém que saiu' })}.`;

import { nominationModel } from '#core/nominations/model.ts';
import { fairness } from '#core/progress/fairness.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { formSentences } from './form-sentences.ts';
import { limits } from './limits.ts';

const tooLong = (what: string, { max }: { max: number }): string =>
  `${what} passou de ${formatNumber(max)} letras. Encurte um pouco.`;

/** Every refusal the server can answer: its status and the sentence the person reads. The catalogue is closed. */
export const errors = {
  invalid_input: { status: 400, message: 'Alguns dados não estão certos. Confira e tente de novo.' },
  invalid_json: { status: 400, message: 'Não conseguimos ler o pedido. Tente de novo.' },
  missing_fields: { status: 400, message: formSentences.missingFields },
  password_too_short: { status: 400, message: formSentences.passwordTooShort },
  password_too_long: {
    status: 400,
    message: `A senha pode ter até ${limits.password.max} caracteres. Encurte um pouco.`,
  },
  username_invalid: { status: 400, message: formSentences.usernameInvalid },
  email_invalid: { status: 400, message: formSentences.emailInvalid },
  text_invalid: { status: 400, message: 'O texto tem caracteres que não podemos guardar.' },
  text_too_long: { status: 400, message: 'O texto ficou longo demais. Encurte um pouco.' },
  answer_empty: { status: 400, message: 'Escreva sua ideia antes de enviar.' },
  answer_too_long: { status: 400, message: tooLong('Sua ideia', limits.answer) },
  reply_invalid: { status: 400, message: `Escreva sua resposta, com até ${limits.reply.max} letras.` },
  team_answer_too_long: { status: 400, message: tooLong('A resposta', limits.teamAnswer) },
  message_empty: { status: 400, message: 'Escreva sua mensagem antes de enviar.' },
  message_too_long: { status: 400, message: tooLong('A mensagem', limits.message) },
  story_field_missing: { status: 400, message: 'Preencha todos os campos para gerar a história.' },
  story_field_too_long: { status: 400, message: 'Um dos campos ficou longo demais. Encurte um pouco.' },
  story_says_nothing: {
    status: 400,
    message: 'Ainda não dá para contar uma história com isso. Conte um pouco mais, como você fala.',
  },
  media_unavailable: {
    status: 400,
    message: 'O envio de áudio e foto será implementado em breve. Por enquanto, escreva.',
  },
  name_too_long: { status: 400, message: tooLong('O nome', limits.fullName) },
  name_misleading: {
    status: 400,
    message: 'Escreva o nome com letras de um só alfabeto, sem sinais que não se veem.',
  },
  name_reserved: { status: 400, message: 'Este nome é da Rota Viva ou de quem cuida dela. Escolha outro.' },
  community_name_invalid: {
    status: 400,
    message: `Escreva um nome com até ${limits.communityName.max} letras.`,
  },
  reason_missing: {
    status: 400,
    message: `Diga o motivo, em até ${limits.careReason.max} letras: a pessoa vai ler.`,
  },
  round_questions_invalid: {
    status: 400,
    message: `Escolha de ${nominationModel.questions.min} a ${nominationModel.questions.max} perguntas diferentes, cada uma com até ${limits.roundQuestion.max} letras.`,
  },
  round_end_invalid: {
    status: 400,
    message: `Escolha um fim para a rodada, de hoje a ${limits.roundDays.max} dias.`,
  },
  trial_first: {
    status: 400,
    message: 'Os primeiros desafios ficam abertos para todo mundo. Escolha outro.',
  },
  trial_rating_invalid: {
    status: 400,
    message: `Dê uma nota de 1 a ${limits.trialStars.max}, com um comentário de até ${limits.trialNote.max} letras.`,
  },
  mentor_offer_too_long: { status: 400, message: tooLong('A oferta', limits.mentorOffer) },
  mentoring_goal_missing: {
    status: 400,
    message: `Diga o que a pessoa quer aprender ou fazer, em até ${limits.mentoringGoal.max} letras.`,
  },
  too_many_names: {
    status: 400,
    message: `Faça até ${limits.cards.max} cartões de cada vez.`,
  },
  impossible_run: { status: 400, message: 'Este resultado não pode acontecer neste jogo. Jogue de novo.' },
  wrong_credentials: { status: 401, message: 'Usuário ou senha incorretos.' },
  signed_out: { status: 401, message: 'Entre de novo para continuar.' },
  forbidden: { status: 403, message: 'Você não pode ver os dados de outra pessoa.' },
  wrong_password: { status: 403, message: 'A senha não confere.' },
  not_moderator: { status: 403, message: 'Só quem cuida da comunidade pode fazer isso.' },
  not_coordination: { status: 403, message: 'Só a coordenação pode fazer isso.' },
  suspended: {
    status: 403,
    message:
      'Sua conta está suspensa. Motivo: {motivo} Fale com quem cuida da sua comunidade: nada se perdeu.',
  },
  invite_needed: {
    status: 403,
    message: 'Aqui se entra por convite. Peça um a quem cuida da comunidade.',
  },
  trial_leaders_only: {
    status: 403,
    message: 'Por uns dias, só as lideranças experimentam este desafio. Logo ele abre para todo mundo.',
  },
  not_leader: {
    status: 403,
    message: 'Quem oferece ajuda é quem já aparece como liderança, com o nome à mostra.',
  },
  not_in_team: { status: 403, message: 'Você não faz parte desta equipe.' },
  not_found: { status: 404, message: 'Não encontramos o que você procura.' },
  invite_invalid: { status: 404, message: 'Este convite não vale mais. Peça outro a quem convidou você.' },
  code_invalid: {
    status: 404,
    message: 'Este código não vale mais. Peça outro a quem cuida da sua comunidade.',
  },
  certificate_invalid: { status: 404, message: 'Este certificado não existe ou não vale mais.' },
  certificate_revoked: {
    status: 409,
    message: 'Quem cuida da comunidade revogou este certificado. Se achar que é engano, fale com quem cuida.',
  },
  first_taken: { status: 409, message: 'A coordenação já existe. Peça a ela o seu papel.' },
  last_coordinator: {
    status: 409,
    message: 'Não dá para ficar sem coordenação. Dê antes o papel a outra pessoa.',
  },
  own_suspension: { status: 409, message: 'Você não pode suspender a própria conta nem quem coordena.' },
  username_taken: { status: 409, message: 'Este nome de usuário já existe. Escolha outro.' },
  full_name_taken: {
    status: 409,
    message: 'Este é o nome de usuário de outra pessoa. Acrescente um sobrenome ou um apelido.',
  },
  email_taken: {
    status: 409,
    message: `Este email já está em uso, ou esteve há menos de ${fairness.daysOfNameRest} dias. Escreva outro.`,
  },
  run_id_taken: { status: 409, message: 'Isto já chegou com outro conteúdo. Faça de novo.' },
  own_judgement: {
    status: 409,
    message: 'Sobre o que é seu decide outra pessoa que cuida da comunidade.',
  },
  own_vote: { status: 409, message: 'Você não pode votar na sua própria publicação.' },
  already_voted: { status: 409, message: 'Você já votou nesta ideia.' },
  reply_voted: { status: 409, message: 'Você já votou nesta resposta.' },
  already_liked: { status: 409, message: 'Você já curtiu esta história.' },
  no_conversation: { status: 404, message: 'Nenhuma conversa ativa. Comece um desafio.' },
  conversation_over: { status: 409, message: 'Esta conversa já terminou. Comece outra.' },
  conversation_busy: { status: 409, message: 'Espere a resposta antes de enviar outra mensagem.' },
  own_connection: { status: 409, message: 'Você já está na sua própria rede.' },
  already_connected: { status: 409, message: 'Vocês já se conectaram.' },
  ask_declined: {
    status: 409,
    message: `Esta pessoa já respondeu ao seu pedido. Depois de ${fairness.daysAfterDecline} dias você pode pedir de novo.`,
  },
  team_full: { status: 409, message: 'Esta equipe já está completa. Escolha outra ou crie a sua.' },
  teams_waiting: {
    status: 409,
    message: `Você já lidera ${fairness.waitingTeams} equipes que esperam gente. Chame pessoas para elas, ou saia de uma, e crie outra depois.`,
  },
  team_completed: { status: 409, message: 'Este desafio já foi concluído pela equipe.' },
  part_taken: { status: 409, message: 'Esta parte é de outra pessoa da equipe.' },
  part_unheld: { status: 409, message: 'Esta parte espera mais uma pessoa. Convide alguém para ela.' },
  answer_changed: {
    status: 409,
    message: 'Esta parte ganhou outro texto enquanto isso. Veja na mesa da equipe o que está lá.',
  },
  parts_missing: {
    status: 409,
    message: 'Ainda falta resposta: cada parte precisa de uma, escrita por quem ficou com ela.',
  },
  team_too_small: {
    status: 409,
    message: 'O desafio é para três pessoas. Convide mais gente para a equipe.',
  },
  trial_open: { status: 409, message: 'As lideranças já estão experimentando este desafio.' },
  trial_over: { status: 409, message: 'Este desafio já está aberto para todo mundo.' },
  trial_untried: { status: 409, message: 'Jogue o desafio até o fim antes de dar a nota.' },
  trial_no_leaders: {
    status: 409,
    message: 'Ainda não há lideranças identificadas para experimentar. Tente mais adiante.',
  },
  own_mentor: { status: 409, message: 'Escolha outra pessoa: esta é a sua própria conta.' },
  mentoring_exists: { status: 409, message: 'Já existe ou já existiu uma parceria entre vocês.' },
  mentoring_full: {
    status: 409,
    message: 'Há parcerias demais em andamento. Termine uma antes de começar outra.',
  },
  mentoring_over: { status: 409, message: 'Esta parceria não espera mais por isso.' },
  own_report: { status: 409, message: 'Você não pode denunciar a sua própria publicação.' },
  review_open: { status: 409, message: 'Seu pedido de revisão já chegou. Aguarde a resposta.' },
  round_open: {
    status: 409,
    message: 'Já há uma rodada aberta nesta comunidade. Encerre-a antes de abrir outra.',
  },
  round_over: {
    status: 409,
    message: 'Esta rodada já terminou. Só contam as respostas que chegaram antes do fim.',
  },
  request_late: { status: 408, message: 'O pedido demorou demais para chegar. Tente de novo.' },
  body_too_large: { status: 413, message: 'O texto enviado é grande demais.' },
  unsupported_media: { status: 415, message: 'O pedido precisa ser enviado como JSON.' },
  head_too_large: { status: 431, message: 'O endereço ou o cabeçalho do pedido é grande demais.' },
  message_limit: {
    status: 429,
    message: `Você já escreveu ${fairness.teamMessagesPerDay} mensagens hoje. Amanhã tem mais.`,
  },
  vote_limit: {
    status: 429,
    message: `Você já deu ${fairness.votesPerDay} votos hoje. Amanhã você pode votar de novo.`,
  },
  post_limit: {
    status: 429,
    message: `Você já publicou ${fairness.postsPerDay} vezes hoje. Volte amanhã com mais ideias.`,
  },
  reply_limit: {
    status: 429,
    message: `Você já respondeu ${fairness.repliesPerDay} vezes hoje. Amanhã tem mais conversa.`,
  },
  connection_limit: {
    status: 429,
    message: `Você já pediu ou aceitou ${fairness.connectionsPerDay} conexões hoje. Amanhã você pode fazer mais.`,
  },
  conversation_limit: {
    status: 429,
    message: `Você já começou ${fairness.conversationsPerDay} conversas hoje. Volte amanhã.`,
  },
  report_limit: {
    status: 429,
    message: `Você já fez ${fairness.reportsPerDay} denúncias hoje. Quem cuida da comunidade vai olhar cada uma.`,
  },
  too_fast: { status: 429, message: 'Calma! Espere {tempo} e envie de novo: nada se perdeu.' },
  too_many_attempts: { status: 429, message: 'Muitas tentativas. Espere um pouco e tente de novo.' },
  server_failure: { status: 500, message: 'Algo falhou do nosso lado. Tente de novo em alguns minutos.' },
  cannot_save: {
    status: 503,
    message:
      'O servidor não consegue guardar nada agora. Ler continua funcionando; tente de novo mais tarde.',
  },
  sign_in_busy: { status: 503, message: 'Muita gente está entrando agora. Espere {tempo} e tente de novo.' },
  unavailable: { status: 503, message: 'O serviço está ocupado ou reiniciando. Tente de novo em instantes.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** Whether a text is a code of the catalogue; zod issues carry codes as their messages. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errors, text);

import { fairness } from './fairness.ts';
import { mentoringRules } from './mentoring.ts';
import { type PointEntry, type PointKind, paidContributionsPerDay, points } from './points.ts';

const reasons: Record<PointKind, string> = {
  game_completed:
    'Concluir um jogo vale a recompensa dele, uma vez por baralho, cadeia, desafio, modelo ou pergunta.',
  leadership: `Quem cria a equipe e a leva até o fim do desafio ganha mais ${points.leadership} pontos, uma vez por desafio.`,
  mentoring: `Acompanhar alguém até o objetivo vale ${points.mentoring} pontos, uma vez por parceria, até ${mentoringRules.paidPerWeek} por semana.`,
  contribution: `Cada ideia enviada vale ${points.contribution} pontos, até ${paidContributionsPerDay} ideias por dia.`,
  connection_made: `Cada pessoa nova na sua rede vale ${points.connection_made} pontos para você e para ela.`,
  vote_received: `Cada voto que outra pessoa dá à sua ideia ou história vale ${points.vote_received} pontos.`,
  post_removed:
    'Quem cuida da comunidade tirou a publicação do mural: os pontos dela saem junto. Você pode pedir que olhem de novo.',
  post_restored: 'Quem cuida da comunidade devolveu a publicação ao mural: os pontos dela voltam junto.',
};

const fromNewcomers = `De quem ainda não concluiu um jogo, ${fairness.paidFromNewcomers} por dia valem pontos na hora; os outros, quando a pessoa concluir o primeiro.`;

const fromStrangers = `De quem pouca gente da comunidade conhece, ${fairness.paidFromNewcomers} por dia.`;

const unpaidReasons: Partial<Record<PointKind, string>> = {
  contribution: `Sua ideia foi publicada. As primeiras ${paidContributionsPerDay} de cada dia valem pontos. Depois de ${fairness.unheededIdeas} ideias seguidas sem voto nem resposta de alguém conhecido na comunidade, os pontos chegam com o primeiro voto assim.`,
  mentoring: `A parceria foi contada. Vale pontos quando dura pelo menos um dia, os dois conversam, quem recebeu ajuda já concluiu um jogo, voltou em outro dia e conhece mais alguém da comunidade, e você aparece como liderança; até ${mentoringRules.paidPerWeek} por semana.`,
  connection_made: `A conexão foi contada. ${fromNewcomers} ${fromStrangers}`,
  vote_received: `O voto foi contado. De uma mesma pessoa, ${fairness.paidVotesPerAuthor} por dia valem pontos, e até ${fairness.paidVotesPerAuthorMonth} em ${fairness.monthDays} dias. ${fromNewcomers} ${fromStrangers}`,
};

/** Why an entry of the ledger brought its points, or none. */
export const reasonOf = ({ kind, points: gained }: Pick<PointEntry, 'kind' | 'points'>): string =>
  (gained === 0 && unpaidReasons[kind]) || reasons[kind];

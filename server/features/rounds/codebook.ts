import { nominationModel } from '#core/nominations/model.ts';
import type { FileRound } from './round-graph.ts';

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const momentWords = (instant: string): string => moment.format(new Date(instant));

/** Which round it was, and when. */
export const titleOf = ({ id, openedAt, endsAt }: FileRound['round']): string =>
  `Rodada ${id}, de ${momentWords(openedAt)} a ${momentWords(endsAt)} (hora de Brasília)`;

const twoDecimals = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const { toldFrom } = nominationModel;

/** What a codebook says of a rule. */
interface Rules {
  shift: string;
  uncertain: string;
  interval: readonly string[];
  /** From how many on a name from outside is told. */
  outside: number;
}

const newest: Rules = {
  shift: 'em geral até 2 para mais ou para menos, numa pergunta até 4',
  uncertain: `abaixo de ${toldFrom.together} (numa pergunta, de ${toldFrom.question}) e pode ser só o sorteio`,
  interval: [
    'de, ate (low, high): intervalo de 95%: quantas indicações haveria se outras pessoas da comunidade tivessem respondido (bootstrap',
    '  sobre quem respondeu, por inversão de testes, sem reposição, com o sorteio incluído). Em números pequenos pode começar em 0.',
  ],
  outside: nominationModel.outside,
};

/** What was otherwise up to a version of the rule, the later versions first; each takes over what is said of those after it. */
const former: readonly [number, Partial<Rules>][] = [
  [
    6,
    {
      uncertain: 'abaixo de 5 ou pode ser só o sorteio',
      interval: [
        'de, ate (low, high): intervalo de 95% (bootstrap sobre quem respondeu, com o sorteio incluído).',
      ],
    },
  ],
  [5, { uncertain: 'abaixo de 5' }],
  [4, { outside: 12 }],
  [3, { shift: 'em geral até 2 para mais ou para menos', outside: 10 }],
];

/** The rules by which a round was told. */
function rulesOf(version: number): Rules {
  let rules = newest;
  for (const [last, others] of former) if (version <= last) rules = { ...rules, ...others };
  return rules;
}

/** What the files mean: of what a version of the rule has changed, as it was when the round was told. */
export function toCodebook({ round, told }: FileRound): string {
  const { stability } = nominationModel;
  const { shift, uncertain, interval, outside } = rulesOf(told?.modelVersion ?? nominationModel.version);
  return [
    titleOf(round),
    `Regra de cálculo: versão ${told?.modelVersion ?? '-'}`,
    `Responderam: ${told?.answered ?? 0} (em passos de cinco) de ${told?.members ?? round.members} pessoas`,
    `Estabilidade da ordem: ${told ? twoDecimals.format(told.stability) : '-'} (abaixo de ${twoDecimals.format(stability.least)} não se afirma nada; a partir de ${twoDecimals.format(stability.firm)} a ordem pouco muda)`,
    '',
    'Perguntas:',
    ...round.questions.map((text, place) => `q${place + 1}: ${text}`),
    '',
    'indicacoes (count, weight): quantas pessoas indicaram esta pessoa. Para que ninguém descubra quem indicou quem, cada',
    `  número foi deslocado uma vez por sorteio (${shift}), e “incerto” é o que fica ${uncertain}.`,
    ...interval,
    'Pessoas: todas as que podiam ser indicadas, também as que ninguém indicou. De quem é “incerto” ao todo há uma só linha, e nos grafos',
    '  falta o número: não dá para saber se foi zero ou pouco. Quem não quer ser indicado não está nos arquivos.',
    `tipo (kind) “de_fora”: nome de alguém que não participa, em minúsculas e sem acentos; só a partir de ${outside} indicações.`,
    'pouco_ativa_aqui: indicada por muita gente, com pontos na metade de baixo da comunidade.',
    'ativa_e_pouco_indicada: está entre quem mais participa, e foi pouco indicada.',
    'quem_cuida_indicaria: quantas das pessoas que hoje cuidam da comunidade indicariam esta pessoa. Fica à parte das respostas.',
    '',
    'Ligações (planilha das ligações, GEXF e GraphML, sem direção). O tipo (kind) diz qual é:',
    '  indicacoes: entre uma pergunta e uma pessoa; o peso é quantas pessoas a indicaram ali.',
    '  laco: entre duas pessoas; o laço da rede que todos podem ver (conexões e equipes, como estão hoje), e não vem das respostas.',
    'Para contar só um dos dois, filtre pelo tipo.',
    'Quem indicou quem não está em nenhum arquivo, nem somado por grupos: num grupo pequeno a soma diria quem foi.',
    '',
  ].join('\n');
}

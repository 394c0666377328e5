import { moreQuizzes } from './rede-saberes/more-quizzes.ts';
import type { CollaborativeQuiz } from './rede-saberes/shape.ts';
import { turnMs } from './turn.ts';

/** The three challenges that come first. */
export const collaborativeQuizzes = [
  {
    id: 1,
    title: 'Da colmeia à merenda',
    description: 'O mel sai do favo e chega à mesa da escola. Cada pessoa conta um trecho do caminho.',
    parts: [
      {
        id: 1,
        question: 'Quando o mel está no ponto de colher?',
        answer:
          'Quando as abelhas já fecharam os favos com cera, os favos operculados. A umidade do mel deve ficar em até 20% (IN 11/2000, Mapa).',
        year: 2000,
        source: 'IN 11/2000',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 2,
        question: 'O que deixa o pote de mel dentro da lei?',
        answer:
          'Envasar em unidade inspecionada e ter rótulo. O SIM vale no município, o SIE no estado, e o SIF ou o SISBI no país.',
        year: 2006,
        source: 'Decreto 5.741/2006',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 3,
        question: 'Como vender o mel para a escola?',
        answer:
          'Ter o CAF, acompanhar a chamada pública da prefeitura, entregar o projeto de venda e cumprir o prazo de cada entrega.',
        year: 2009,
        source: 'Lei 11.947/2009',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
  {
    id: 2,
    title: 'Cooperativa de pé',
    description: 'Uma cooperativa se sustenta em três pernas: decidir, dividir e nascer direito.',
    parts: [
      {
        id: 1,
        question: 'Quem decide na cooperativa, e quanto vale cada voto?',
        answer:
          'A assembleia. Cada associado tem um voto, qualquer que seja a sua quota (Lei 5.764/1971, art. 42).',
        year: 1971,
        source: 'Lei 5.764/1971, art. 42',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 2,
        question: 'Para onde vão as sobras do ano?',
        answer:
          'Pelo menos 10% vão para o fundo de reserva e 5% para o FATES (Lei 5.764/1971, art. 28). O resto volta conforme as operações de cada um, salvo decisão da assembleia.',
        year: 1971,
        source: 'Lei 5.764/1971, art. 28',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 3,
        question: 'Quais são os passos para a cooperativa nascer?',
        answer:
          'Juntar o grupo e ver se o negócio se sustenta, escrever o estatuto, fazer a assembleia de constituição e registrar na Junta Comercial.',
        year: 1971,
        source: 'Lei 5.764/1971',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
  {
    id: 3,
    title: 'Terra que dura',
    description: 'Quem cuida da terra colhe por mais tempo: o registro, o solo e a nascente.',
    parts: [
      {
        id: 1,
        question: 'Por que fazer o CAR?',
        answer:
          'É o registro obrigatório do imóvel rural (Lei 12.651/2012, art. 29) e condição para o crédito rural.',
        year: 2012,
        source: 'Lei 12.651/2012, art. 29',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 2,
        question: 'Como segurar o solo para a chuva não levar?',
        answer: 'Manter a terra coberta, rodar as culturas, plantar em curva de nível e revolver pouco.',
        year: 2012,
        source: 'Embrapa Algodão, 2012',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 3,
        question: 'Como cuidar da nascente?',
        answer:
          'Cercar e recompor a mata em volta: a área de preservação tem raio de 50 metros. Área já consolidada tem regra própria.',
        year: 2012,
        source: 'Lei 12.651/2012, art. 4º',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
] as const satisfies readonly CollaborativeQuiz[];

/** Every challenge, the three that come first before the others. */
export const quizBank: readonly CollaborativeQuiz[] = [...collaborativeQuizzes, ...moreQuizzes];

/** The three of the other challenges whose turn it is. */
export function quizzesInTurn(now: number): readonly CollaborativeQuiz[] {
  const count = collaborativeQuizzes.length;
  const turn = Math.floor(now / turnMs) % (moreQuizzes.length / count);
  return moreQuizzes.slice(turn * count, (turn + 1) * count);
}

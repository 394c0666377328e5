import type { BusinessChallenge } from './business-challenge.ts';
import { moreChallenges } from './more-challenges.ts';

/** How far an objective was reached: not at all, in part, or altogether. */
export const levels = ['none', 'half', 'whole'] as const;

export type Level = (typeof levels)[number];

/** From this score on a negotiation went well. */
export const goodScore = 70;

/** Those that come first; the others open once each of these was finished. */
export const firstChallenges = [
  {
    id: 'mel-supermercado',
    name: 'O mel na gôndola',
    description: 'Convença uma rede de supermercados a vender o mel do seu apiário.',
    scenario:
      'Você conseguiu dez minutos com Márcia, que escolhe os produtos de uma rede de supermercados da região. ' +
      'Ela já trabalha com outra marca e recebe muita gente. É a sua chance de chegar à gôndola.',
    objectives: [
      'Contar o que o seu mel tem de especial',
      'Mostrar que o produto está dentro da lei',
      'Dizer quanto cobra e explicar a conta',
      'Combinar a quantidade e o ritmo das entregas',
    ],
    level: 'Médio',
    temper: 'Direta',
    persona: {
      name: 'Márcia',
      role: 'Compradora de uma rede regional de supermercados',
      personality: 'Direta e ocupada: cobra papel e prazo, e respeita quem vem preparado.',
    },
  },
  {
    id: 'pronaf-gerente',
    name: 'O crédito para crescer',
    description: 'Peça o Pronaf ao gerente do banco e mostre que o seu plano se paga.',
    scenario:
      'Você quer crescer e foi ao banco pedir o Pronaf. Roberto, o gerente, ouve muitos pedidos por semana e só leva ' +
      'adiante os que vêm bem explicados. Conte o seu plano com calma.',
    objectives: [
      'Mostrar que a documentação da família e da terra está em ordem',
      'Explicar para que vai usar o dinheiro',
      'Apresentar um plano feito com orientação e o valor do pedido',
      'Mostrar de onde virá o dinheiro para pagar',
    ],
    level: 'Difícil',
    temper: 'Cauteloso',
    persona: {
      name: 'Roberto',
      role: 'Gerente de crédito rural do banco',
      personality: 'Formal e cauteloso: escuta tudo, pergunta muito e gosta de conta bem feita.',
    },
  },
  {
    id: 'vizinho-cooperativa',
    name: 'O vizinho e a cooperativa',
    description: 'Converse com um vizinho desconfiado sobre fundar a cooperativa.',
    scenario:
      'Ainda faltam sócios para fundar a cooperativa do lugar. Seu Raimundo seria de grande ajuda, mas anos atrás uma ' +
      'associação lhe deu um desgosto e ele nunca mais quis saber do assunto. Vá até a varanda dele.',
    objectives: [
      'Ouvir e respeitar o que ele viveu antes de argumentar',
      'Mostrar um ganho concreto de trabalhar com os outros',
      'Explicar como todos mandam e acompanham as contas',
      'Propor um próximo passo simples, com data ou lugar',
    ],
    level: 'Médio',
    temper: 'Desconfiado',
    persona: {
      name: 'Seu Raimundo',
      role: 'Vizinho e agricultor',
      personality: 'Teimoso e de bom coração: já perdeu dinheiro uma vez e não quer perder de novo.',
    },
  },
  {
    id: 'atravessador',
    name: 'A oferta do atravessador',
    description: 'A colheita está pronta e a oferta é baixa: negocie um preço justo.',
    scenario:
      'A colheita está pronta e Chicão encostou o caminhão na sua porteira. A oferta dele é baixa e ele tem pressa. ' +
      'Ele não é inimigo: vive disso, e compra de você todo ano se o acerto for bom para os dois lados.',
    objectives: [
      'Mostrar que sabe quanto o produto vale lá fora',
      'Dizer até quanto pode baixar e por quê',
      'Mostrar que tem para quem mais vender',
      'Combinar como será o pagamento e a pesagem',
    ],
    level: 'Difícil',
    temper: 'Bom de blefe',
    persona: {
      name: 'Chicão',
      role: 'Comprador de produção na porteira',
      personality: 'Simpático, apressado e bom de blefe: testa todo mundo, mas cumpre o que acerta.',
    },
  },
  {
    id: 'merenda-pnae',
    name: 'A roça na merenda',
    description: 'Converse com a nutricionista para vender à alimentação escolar.',
    scenario:
      'A prefeitura vai comprar da agricultura familiar para a alimentação escolar, o PNAE. Antes de sair a lista, ' +
      'Ana, a nutricionista, quer conhecer quem produz no município e chamou você para conversar.',
    objectives: [
      'Dizer em nome de quem vai vender e com qual registro',
      'Contar o que produz e em que tempo do ano',
      'Mostrar o cuidado com o alimento das crianças',
      'Combinar como vai cumprir o pedido e levar até as escolas',
    ],
    level: 'Fácil',
    temper: 'Gentil',
    persona: {
      name: 'Ana',
      role: 'Nutricionista da prefeitura',
      personality: 'Gentil e organizada: pensa nas crianças e precisa que tudo chegue certo.',
    },
  },
] as const satisfies readonly BusinessChallenge[];

/** All of them, those that come first before the others. */
export const businessChallenges = [...firstChallenges, ...moreChallenges] as const;

export type ChallengeId = (typeof businessChallenges)[number]['id'];

import type { BusinessChallenge } from './business-challenge.ts';

/** The negotiations that open once the first were finished. */
export const moreChallenges = [
  {
    id: 'fregues-feira',
    name: 'A freguesa da feira',
    description: 'Venda bem a uma freguesa que pechincha, sem perder dinheiro.',
    scenario:
      'É dia de feira e a sua banca está montada. Dona Lúcia já passou por três bancas, reclama de tudo e pechincha por ' +
      'gosto. Quem conquista a confiança dela ganha uma freguesa para a vida toda.',
    objectives: [
      'Contar de onde vem e como é o seu produto',
      'Dizer o preço e por que ele é justo',
      'Oferecer um agrado que não dê prejuízo',
      'Dar um motivo para ela voltar',
    ],
    level: 'Fácil',
    temper: 'Pechincheira',
    persona: {
      name: 'Dona Lúcia',
      role: 'Freguesa da feira',
      personality: 'Bem-humorada e pechincheira: reclama do preço, mas volta aonde é bem tratada.',
    },
  },
  {
    id: 'loja-insumos',
    name: 'À vista ou a prazo',
    description: 'Compre os insumos da safra pelo preço e no prazo que cabem na sua conta.',
    scenario:
      'A época de plantar chegou e você foi à loja de Seu Nelson comprar o que falta. Ele gosta de vender o pacote ' +
      'completo e de anotar para a safra, com juros. Compre só o necessário, e compre bem.',
    objectives: [
      'Dizer o que precisa, quanto e para quê',
      'Comparar o preço com o de outro lugar',
      'Combinar um pagamento que cabe na safra',
      'Pedir nota, entrega e orientação',
    ],
    level: 'Médio',
    temper: 'Bom vendedor',
    persona: {
      name: 'Seu Nelson',
      role: 'Dono da loja de insumos',
      personality: 'Prático e bom vendedor: oferece sempre o mais caro, mas respeita quem sabe o que quer.',
    },
  },
  {
    id: 'laticinio-leite',
    name: 'O preço do leite',
    description: 'Negocie com o laticínio um preço que pague o seu capricho.',
    scenario:
      'O laticínio está refazendo a linha de coleta, e Carla visita quem produz na região. Ela tem poucas vagas e paga o ' +
      'mesmo a todos, a não ser a quem mostra que o leite vale mais. Mostre o seu.',
    objectives: [
      'Mostrar a qualidade do leite com os números da análise',
      'Dizer quanto entrega, nas águas e na seca',
      'Contar como ordenha e como resfria',
      'Pedir um preço com conta e regra clara',
    ],
    level: 'Médio',
    temper: 'Técnica',
    persona: {
      name: 'Carla',
      role: 'Compradora de leite de um laticínio',
      personality: 'Técnica e objetiva: confia em análise e em número, e cumpre o que assina.',
    },
  },
  {
    id: 'prefeitura-estrada',
    name: 'A estrada da comunidade',
    description: 'Convença a Secretaria de Obras a cuidar da estrada que ninguém arruma.',
    scenario:
      'A estrada da sua comunidade está cada vez pior, e você conseguiu uma audiência com Osvaldo, o secretário de obras. ' +
      'Ele tem uma máquina só e uma pilha de pedidos. Faça o seu sair da pilha.',
    objectives: [
      'Dizer qual é o trecho e o tamanho do problema',
      'Mostrar quem perde e quanto com a estrada ruim',
      'Mostrar que a comunidade está junta e o que ela oferece',
      'Sair com um prazo e um jeito de acompanhar',
    ],
    level: 'Difícil',
    temper: 'Escorregadio',
    persona: {
      name: 'Osvaldo',
      role: 'Secretário de obras da prefeitura',
      personality: 'Cordial e sobrecarregado: escapa do que é vago, mas cumpre o que fica marcado.',
    },
  },
  {
    id: 'turismo-agencia',
    name: 'Visita na roça',
    description: 'Convença uma agência de turismo a levar visitantes ao seu sítio.',
    scenario:
      'Beatriz tem uma agência de turismo na cidade e procura sítios de verdade para os passeios dela. Muita gente promete ' +
      'e depois falha, e quem responde aos clientes é ela. Mostre que a sua casa está pronta.',
    objectives: [
      'Contar o que o visitante vai viver no seu sítio',
      'Mostrar que está dentro das regras e é seguro',
      'Dizer quantas pessoas recebe e com que conforto',
      'Dizer quanto custa e como acerta com a agência',
    ],
    level: 'Difícil',
    temper: 'Exigente',
    persona: {
      name: 'Beatriz',
      role: 'Dona de uma agência de turismo',
      personality: 'Animada e exigente: adora novidade, mas não arrisca os clientes.',
    },
  },
] as const satisfies readonly BusinessChallenge[];

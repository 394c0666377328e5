import { expect, test } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { assess } from '#core/games/desafio-negocio/judge/assess.ts';

const scoreOf = (id: ChallengeId, said: readonly string[]) =>
  assess(id, [
    { role: 'assistant', content: voices[id].greeting },
    ...said.map((content) => ({ role: 'user' as const, content })),
  ]).score;

/** Well spoken, and of something that nobody came for. */
const strange: readonly (readonly [ChallengeId, string, readonly string[]])[] = [
  [
    'mel-supermercado',
    'batom',
    [
      'É batom vermelho feito na minha oficina em Goiás, com cera e cor que nenhuma outra marca tem.',
      'Tem registro, rótulo com lote e validade, e tiro nota fiscal.',
      'O batom custa R$ 18: 8 de custo, 2 de embalagem e 8 de ganho, e a senhora revende a 25.',
      'Entrego 80 unidades por mês, toda primeira segunda.',
    ],
  ],
  [
    'laticinio-leite',
    'leite de soja',
    [
      'Meu leite de soja deu 3,2 de gordura e 8 mil de bactérias no laudo, e é batido no liquidificador.',
      'São 100 litros por dia o ano todo, na seca também.',
      'Lavo o liquidificador com água quente e guardo no tanque a 4 graus.',
      'Quero 2,50 o litro, porque o grão me custa 1,80, com preço por escrito.',
    ],
  ],
  [
    'merenda-pnae',
    'pinga',
    [
      'Produzo pinga e cigarro de palha, de janeiro a dezembro, com o CAF ativo da família.',
      'Engarrafo a pinga com touca e luva, em garrafa lavada.',
      'Entrego 60 garrafas toda segunda às 7 horas, nas 5 escolas, na minha kombi.',
    ],
  ],
  [
    'fregues-feira',
    'carregador',
    [
      'Aqui é carregador e fone, vem direto da fábrica, testado por mim um por um.',
      'O carregador é R$ 25, no shopping está 40 e eu pago 15 de custo.',
      'Levando dois fones eu faço por 40 e dou uma capinha de brinde.',
      'Todo sábado estou aqui nesta esquina, e guardo um para a senhora.',
    ],
  ],
  [
    'atravessador',
    'comprimido',
    [
      'Vendo comprimido tarja preta, na farmácia a caixa está a 90, vi ontem.',
      'Por menos de 60 não vendo, que paguei 40 em cada caixa de calmante.',
      'Se o senhor não quiser, o pessoal da academia e o Jorge compram.',
      'Quero pix na hora, 40 caixas, o senhor busca na sexta.',
    ],
  ],
  [
    'loja-insumos',
    'porcelanato',
    [
      'Preciso de 30 caixas de porcelanato e 10 sacos de argamassa para o meu apartamento de 60 metros.',
      'No depósito Central o porcelanato está a R$ 70. O senhor faz igual?',
      'Pago metade agora e metade em 30 dias, quando receber o décimo terceiro.',
      'Quero nota fiscal e entrega na quinta.',
    ],
  ],
  [
    'pronaf-gerente',
    'academia',
    [
      'Preciso de R$ 40 mil para abrir uma academia no centro, com dez esteiras. O Sebrae fez o projeto.',
      'Trouxe CPF, alvará e o contrato de aluguel no meu nome.',
      'A academia vai ter 100 alunos a R$ 80, dá 8 mil por mês, e a parcela é de 900.',
    ],
  ],
  [
    'prefeitura-estrada',
    'roblox',
    [
      'É a pista de 4 km da minha cidade no Roblox: desde maio os jogadores caem no buraco.',
      'Perdemos 200 diamantes e 15 skins por semana.',
      'Os jogadores fizeram abaixo-assinado com 30 nomes e oferecem mutirão no sábado.',
      'Marque a visita para o dia 20, com protocolo, que eu ligo toda sexta.',
    ],
  ],
  [
    'turismo-agencia',
    'lixão',
    [
      'O grupo passeia no lixão da cidade, conta urubu e vê o chorume correr.',
      'Tenho Cadastur, seguro e caixa de primeiros socorros.',
      'Recebo quinze pessoas, com dois banheiros.',
      'Oitenta reais por cabeça, e dez por cento é da agência.',
    ],
  ],
];

test.each(strange)('%s: nothing is said of what is negotiated by who brings %s', (id, _, talk) => {
  expect(scoreOf(id, talk)).toBe(0);
});

/** The same words where they belong, and goods that no list knows. */
const belonging: readonly (readonly [ChallengeId, readonly string[]])[] = [
  [
    'loja-insumos',
    [
      'Preciso de 10 sacos de cimento e 200 tijolos para o piso do curral, 40 metros, pras vacas.',
      'Na loja de baixo o cimento está a 38, aqui quanto é?',
      'Pago metade à vista e metade em julho, na venda dos bezerros.',
      'Quero nota e entrega no sítio, na sexta.',
    ],
  ],
  [
    'fregues-feira',
    [
      'Esse é cambuci com grumixama que eu mesmo catei ontem lá no alto da serra.',
      'A bacia é R$ 8: no mercado nem acha e eu gasto 3 de passagem.',
      'Levando duas faço por 14.',
      'Todo sábado estou aqui, guardo uma bacia para a senhora. Aceito cartão no celular.',
    ],
  ],
  [
    'merenda-pnae',
    [
      'Tenho biribá, abiu e pajurá de janeiro a abril, e cariru o ano todo.',
      'Lavo em água clorada e levo em caixa de plástico limpa, com touca.',
      'Entrego 40 quilos toda segunda, às 7 da manhã, nas três escolas.',
      'Tenho CAF ativo e vendo pela associação de Mandira.',
    ],
  ],
];

test.each(belonging)('%s: what belongs there is heard', (id, talk) => {
  expect(scoreOf(id, talk)).toBeGreaterThanOrEqual(75);
});

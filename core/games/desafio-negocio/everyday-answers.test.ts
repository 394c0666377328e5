import { expect, test } from 'vitest';
import type { ChallengeId, Level } from '#core/content/desafio-negocio.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { reply } from '#core/games/desafio-negocio/answer/reply.ts';
import { levelOf } from '#core/testing/judge-talk.ts';

/** What the last of these lines is worth for an objective; lines of the persona begin with `> `. */
const worth: readonly [ChallengeId, string, Level, ...string[]][] = [
  // Whoever is spoken to is no other buyer.
  ['atravessador', 'alternativa', 'none', '> Tem outro caminhão na fila?', 'tenho não, seu Chicão'],
  ['atravessador', 'alternativa', 'none', '> Tem outro caminhão na fila?', 'bom dia, seu Chicão'],
  ['atravessador', 'alternativa', 'none', '> Vai vender pra quem, então?', 'obrigado, seu Chicão'],
  ['atravessador', 'alternativa', 'whole', '> Vai vender pra quem, então?', 'pro seu Dedé, da feira'],
  ['atravessador', 'alternativa', 'whole', 'vai tranquilo, o Betao de Anápolis leva duas carrada por semana'],
  // What is so no more, or is owned up to, is no merit.
  ['pronaf-gerente', 'documentos', 'none', '> Tem a CAF?', 'CAF venceu já tem dois ano'],
  ['pronaf-gerente', 'documentos', 'half', '> Tem a CAF?', 'a CAF venceu em março mas já renovei'],
  ['pronaf-gerente', 'pagamento', 'none', '> Tem a CAF?', 'minha CAF venceu faz dois anos'],
  ['turismo-agencia', 'regras', 'half', '> É seguro?', 'Tenho Cadastur, alvará e nenhuma segurança'],
  [
    'turismo-agencia',
    'regras',
    'half',
    '> É seguro?',
    'Tenho Cadastur e seguro, mas o extintor venceu em maio',
  ],
  [
    'turismo-agencia',
    'regras',
    'whole',
    '> É seguro?',
    'Tenho Cadastur e seguro, e o extintor eu recarreguei em maio',
  ],
  ['turismo-agencia', 'estrutura', 'half', '> Quantos cabem?', 'Doze. O banheiro é um só'],
  ['fregues-feira', 'qualidade', 'none', 'É da minha horta, sem veneno', 'Tá bom, passei um veneninho ontem'],
  ['prefeitura-estrada', 'apoio', 'none', '> E o povo?', 'nao o povo la num ajuda nao, é eu sozinho mesmo'],
  // Days and hours are no prices, and a good opinion of oneself is no rule.
  ['loja-insumos', 'comparacao', 'none', '> Como paga?', 'dia 10 de novembro, quando vendo os bezerros'],
  [
    'vizinho-cooperativa',
    'ganho',
    'none',
    '> O que eu ganho?',
    'Passa lá em casa domingo às quatro, que a turma vai',
  ],
  ['vizinho-cooperativa', 'regras', 'none', '> Quem manda?', 'eu que sou honesto, pode confiar em mim'],
  // The same in another order, or in words of the place.
  ['loja-insumos', 'comparacao', 'whole', '> Viu outro?', 'Na Coamo de Pitanga me deram 139 ontem'],
  ['loja-insumos', 'comparacao', 'whole', '> Viu outro?', 'la na agro sertao o saco do adubo ta 148'],
  ['loja-insumos', 'comparacao', 'half', '> Viu outro?', 'um conhecido achou por menos'],
  ['loja-insumos', 'necessidade', 'whole', '> O que precisa?', 'dez envelopes de semente de alface'],
  [
    'vizinho-cooperativa',
    'ganho',
    'whole',
    'A gente vende direto a 700 a tonelada. O atravessador paga 520.',
  ],
  ['fregues-feira', 'troca', 'whole', '> E um agradinho?', 'leva essas pontinha pra provar em casa'],
  ['prefeitura-estrada', 'compromisso', 'whole', 'A máquina vem dia 20? toda sexta eu ligo pro encarregado'],
];

test.each(worth)('%s, %s: %s for «%s» «%s»', (id, objective, level, ...said) => {
  expect(levelOf(id, objective, ...said)).toBe(level);
});

/** What the persona says to the last of these messages. */
function answerTo(id: ChallengeId, ...said: string[]): string {
  let talk = open(id);
  for (const message of said) talk = reply(id, talk, message, 'semente').talk;
  return talk.lines.at(-1)?.content ?? '';
}

test.each<[ChallengeId, RegExp, ...string[]]>([
  [
    'vizinho-cooperativa',
    /^Chegue mais|café está no bule|sente aí/,
    'bom dia seu Raimundo, tudo bem com o senhor?',
  ],
  ['vizinho-cooperativa', /graças a Deus|a gente leva/, 'vim saber como o senhor tá das costas'],
  ['vizinho-cooperativa', /O povo daqui vai bem|tudo bem em casa/, 'e a dona Maria, melhorou?'],
  ['atravessador', /30/, 'ta quanto hoje a caixa do tomate?'],
  ['atravessador', /o preço fechar|sendo bom/, 'você compra só tomate?'],
  ['loja-insumos', /50 quilos/, 'quero calcário', '35 o saco de quantos quilo?'],
  ['loja-insumos', /^(?!.*faço)/, 'quero calcário', 'tem a 190 a tonelada na outra loja'],
  ['pronaf-gerente', /^(?!.*CAF é o cadastro)/, 'oi', 'deu 48 mil. o senhor acha muito?'],
  ['pronaf-gerente', /CAF vencido não abre proposta/, 'oi', 'minha CAF venceu faz dois anos'],
  ['turismo-agencia', /sem segurança eu não levo/, 'oi', 'tenho Cadastur, alvará e nenhuma segurança'],
  ['prefeitura-estrada', /patrol|máquina/, 'bom dia', 'a máquina tá quebrada ou tá em outro serviço?'],
])('%s says %s to «%s» «%s»', (id, words, ...said) => {
  expect(answerTo(id, ...said)).toMatch(words);
});

import { expect, test } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { assess } from './assess.ts';

const scoreOfTalk = (id: ChallengeId, ...said: string[]) =>
  assess(id, [
    { role: 'assistant', content: voices[id].greeting },
    ...said.map((content) => ({ role: 'user' as const, content })),
  ]).score;

test('no honest partner deals in what is forbidden', () => {
  const said = [
    'Preciso de dez sacos de adubo, para dois hectares de maconha.',
    'Na loja de baixo o saco está a 140, aqui quanto é?',
    'Pago metade à vista e metade em julho, na colheita.',
    'Quero nota e entrega no sítio, na sexta.',
  ];
  expect(scoreOfTalk('loja-insumos', ...said)).toBe(0);
  const honest = said.map((line) => line.replace('maconha', 'milho'));
  expect(scoreOfTalk('loja-insumos', ...honest)).toBeGreaterThanOrEqual(75);
});

test('guests are not held for ransom; whoever tells of the way back is heard', () => {
  const said = [
    'O grupo ordenha a vaca, faz queijo e toma café com broa no fogão a lenha.',
    'Tenho Cadastur, seguro e caixa de primeiros socorros.',
    'Recebo quinze pessoas, com dois banheiros e varanda coberta.',
  ];
  const ransom = 'Oitenta reais por cabeça na ida, e duzentos de resgate na volta, dez por cento da agência.';
  expect(scoreOfTalk('turismo-agencia', ...said, ransom)).toBe(0);
  const fare = 'Oitenta reais por cabeça com almoço, levo e trago, e dez por cento é da agência.';
  expect(scoreOfTalk('turismo-agencia', ...said, fare)).toBeGreaterThanOrEqual(75);
});

test('what is to be seen through goggles only is nowhere; who films the farm has one', () => {
  const said = [
    'O grupo vai ordenhar a vaca, fazer queijo e tomar café no fogão a lenha, no óculos de realidade virtual.',
    'Cabem doze pessoas, com dois banheiros. Tenho seguro e extintor.',
    'Noventa reais por cabeça, quinze por cento da agência, com almoço.',
  ];
  expect(scoreOfTalk('turismo-agencia', ...said)).toBe(0);
  const filmed = said.map((line) => line.replace('no óculos de realidade virtual', 'e eu filmo no celular'));
  expect(scoreOfTalk('turismo-agencia', ...filmed)).toBeGreaterThanOrEqual(63);
});

test('internet by the sack is no farm supply; who asks for a router besides the fertilizer is heard', () => {
  const said = [
    'Preciso de dez sacos de plano de internet 50 giga para dois hectares de clientes, para a safra de Natal.',
    'Na outra operadora o saco sai a 120 por mês. Pago metade agora e metade na safra.',
    'Quero entrega do modem e nota, com o técnico para instalar o roteador e a portabilidade.',
  ];
  expect(scoreOfTalk('loja-insumos', ...said)).toBe(0);
  const honest = [
    'Preciso de dez sacos de adubo para dois hectares de milho.',
    'Na cooperativa o saco sai a 145. Pago metade agora e metade na safra, em julho.',
    'Quero entrega e nota. O modem aqui queimou, então me ligue.',
  ];
  expect(scoreOfTalk('loja-insumos', ...honest)).toBeGreaterThanOrEqual(75);
});

test('rules recited from end to end are nobody’s; who names the rule and then what they do is heard', () => {
  const recited = [
    'O manual do PNAE prevê alface, cenoura e banana da época, com calendário anual.',
    'Segundo o calendário agrícola da Conab, a alface é colhida o ano todo e a laranja de maio a setembro.',
    'A RDC 216 da Anvisa manda lavar em água clorada, usar caixa limpa e respeitar a carência do agrotóxico.',
    'O edital padrão determina entrega semanal às segundas-feiras em cada escola.',
  ];
  expect(scoreOfTalk('merenda-pnae', ...recited)).toBe(0);
  const own = [
    'Planto alface o ano todo e laranja de maio a setembro, como o calendário da Conab.',
    'A Anvisa manda lavar em água clorada, e eu lavo e levo em caixa limpa.',
    'O edital manda entregar toda segunda, e eu entrego 40 quilos nas três escolas.',
    'Tenho CAF ativo e vendo pela associação de Mandira.',
  ];
  expect(scoreOfTalk('merenda-pnae', ...own)).toBeGreaterThanOrEqual(75);
});

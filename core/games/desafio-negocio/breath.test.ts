import { expect, test } from 'vitest';
import { levelOf, scoreOfTalk } from '#core/testing/judge-talk.ts';

test('what the next breath takes back does not count, what it goes on about does', () => {
  const kept = (said: string) => levelOf('fregues-feira', 'volta', said);
  expect(
    kept('Sábado que vem eu guardo um queijo pra senhora! Guardo nada, quem chega primeiro leva.'),
  ).not.toBe('whole');
  expect(kept('Sábado que vem eu guardo um queijo pra senhora! Guardo até as nove.')).toBe('whole');
  const given = (said: string) => levelOf('fregues-feira', 'troca', said);
  expect(given('Leva um maço de salsinha de graça! Não, péra, a salsinha não é minha, não posso dar.')).toBe(
    'none',
  );
  expect(given('Leva dois e ganha um maço de salsinha! Não, pera, escolha a senhora qual maço.')).toBe(
    'whole',
  );
});

test('another figure at once takes back the first, a price for somebody else does not', () => {
  const volume = (said: string) => levelOf('mel-supermercado', 'volume', said);
  expect(volume('Entrego 100 potes por mês. Ou 10 potes, depende.')).toBe('none');
  expect(volume('Entrego 100 potes por mês. Ou 150 se a senhora abrir outra loja.')).toBe('whole');
});

test('one’s own pocket is no bribe, that of whoever decides is one', () => {
  const told = 'Sozinho me davam 190 na saca, juntos em sete fechamos 226: deu 36 por saca no meu bolso.';
  expect(levelOf('vizinho-cooperativa', 'ganho', told)).toBe('whole');
  const bribe = 'A estrada tem 4 km ruins, e tem 500 reais no seu bolso se a máquina for.';
  expect(scoreOfTalk('prefeitura-estrada', bribe)).toBe(0);
});

test('papers that are valid until next year are there, papers of next year are not', () => {
  const papers = (said: string) => levelOf('pronaf-gerente', 'documentos', said);
  expect(papers('O CAF vale até março do ano que vem e a terra tem escritura e CAR.')).toBe('whole');
  expect(papers('O CAF sai no ano que vem, a escritura também.')).not.toBe('whole');
  expect(papers('Tenho o CAF ativo e o CAR. Nenhum de nós tem nome sujo.')).toBe('whole');
});

test('what is yet to be built cannot be offered, what stands can', () => {
  const room = (said: string) => levelOf('turismo-agencia', 'estrutura', said);
  expect(room('Caberão oitenta pessoas, com seis banheiros, no chalé que sonho em construir.')).toBe('none');
  expect(room('Quando inaugurar, recebemos 60 pessoas com vinte banheiros.')).toBe('none');
  expect(room('Cabem oitenta pessoas, com seis banheiros, no chalé que construí.')).toBe('whole');
});

test('what is known of a paper of long ago is over, what has been so since then is not', () => {
  const prize = 'Tenho o laudo do leite: CCS de 140 mil e CBT de 12 mil.';
  expect(
    scoreOfTalk('laticinio-leite', prize, '> De que ano é o laudo?', 'De 2004, do tempo do meu pai.'),
  ).toBe(0);
  expect(
    scoreOfTalk('laticinio-leite', prize, '> Desde quando faz a análise?', 'De 2015 pra cá, todo mês.'),
  ).toBeGreaterThan(0);
});

test('nothing but questions says nothing, a question with a day in it invites', () => {
  const asked = [
    'O senhor não acha que junto é melhor?',
    'E quem manda numa cooperativa, não são todos?',
    'As contas não são abertas pra todo mundo ver?',
  ];
  expect(scoreOfTalk('vizinho-cooperativa', ...asked, 'E se o senhor fosse numa reunião?')).toBe(0);
  expect(
    scoreOfTalk('vizinho-cooperativa', ...asked, 'E se o senhor fosse na reunião sábado às 9?'),
  ).toBeGreaterThan(0);
});

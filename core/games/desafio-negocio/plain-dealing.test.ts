import { expect, test } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { type Reply, reply } from '#core/games/desafio-negocio/answer/reply.ts';
import { isBoast } from '#core/games/desafio-negocio/judge/assess.ts';
import { givesOrders } from '#core/games/desafio-negocio/tricks/guard.ts';
import { mentionsIn } from '#core/games/desafio-negocio/voice/mention.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';

function endOf(id: ChallengeId, ...said: string[]): Reply {
  const [first = '', ...rest] = said;
  let last = reply(id, open(id), first, 'semente');
  for (const message of rest) last = reply(id, last.talk, message, 'semente');
  return last;
}

test.each<[ChallengeId, string, boolean]>([
  ['laticinio-leite', 'ponho os latão na água do açude até o caminhão passar', false],
  ['laticinio-leite', 'a água é por fora, pra esfriar o latão', false],
  ['laticinio-leite', 'boto água no leite pra render', true],
  ['laticinio-leite', 'completo o latão com água da bica', true],
  ['fregues-feira', 'cura de dez dias com pimenta-rosa por fora', false],
  ['mel-supermercado', 'me paga por fora, sem nota', true],
  ['mel-supermercado', 'é puro de eucalipto, os outro mistura açúcar, o meu não', false],
  ['mel-supermercado', 'eu misturo açúcar no mel', true],
  ['mel-supermercado', 'o registro é o 0412. Trouxe a cópia e o rótulo aprovado', false],
  ['mel-supermercado', 'copiei o rótulo da outra marca', true],
  ['mel-supermercado', '200 potes, não, péra, tô mentindo: são 120', false],
  ['pronaf-gerente', 'contrato de comodato da área do meu pai registrado em cartório', false],
  ['pronaf-gerente', 'com a roça, né? o cacau dá dinheiro, tá caro', false],
  ['pronaf-gerente', 'metade do dinheiro é pro carro', true],
  ['atravessador', 'na minha balança eu ponho o pé na pedra', false],
  ['atravessador', 'boto umas pedras no fundo', true],
  ['atravessador', 'ponho uma pedra no meio', true],
])('%s: «%s» is a fraud: %s', (id, said, expected) => {
  expect(isBoast(id, [{ role: 'user', content: said }])).toBe(expected);
});

test('who explains what a member answers for orders nobody about', () => {
  expect(givesOrders(read('cada um responde só até a sua quota'), 'Seu Raimundo')).toBe(false);
  expect(givesOrders(read('responda só com sim'), 'Seu Raimundo')).toBe(true);
});

test('what was said already is no objection', () => {
  const told = endOf('mel-supermercado', 'tenho o SIE e o rótulo já vem com código de barras');
  expect(told.text).not.toMatch(/código/);
});

test.each([
  ['tiro uns 80 litro por dia', '80 litros'],
  ['são 50 pote por mês', '50 potes'],
  ['dá mil e duzentos quilo por mês', 'mil e duzentos quilos'],
  ['tiro 1 litro por dia de cada vaca', '1 litro'],
])('«%s» is said back as «%s»', (said, expected) => {
  expect(mentionsIn(read(said), []).quanto).toBe(expected);
});

test('what cost so much is not asked for so little', () => {
  const { text } = endOf(
    'atravessador',
    'Na Ceasa a caixa tava a 58',
    'Desço até 46, nem um real a menos: adubo e diária me custaram 38 a caixa',
  );
  expect(text).not.toMatch(/38/);
});

test.each<[ChallengeId, string]>([
  ['vizinho-cooperativa', 'Trouxe a ata. Posso ler pro senhor?'],
  ['mel-supermercado', 'O selo sai em março. Posso lhe procurar?'],
])('%s: «%s» is granted', (id, said) => {
  expect(endOf(id, said).text).toMatch(/Pode, sim|Claro, (à vontade|a porta)/);
});

test('whoever thanks and comes back with the papers is let go', () => {
  const { talk } = endOf(
    'pronaf-gerente',
    'quero comprar umas cabras',
    'obrigado viu, volto com o papel na mão',
  );
  expect(talk.closed).toBe(true);
});

test('whoever lacks nothing is not sent to complete it', () => {
  const { text, talk } = endOf(
    'mel-supermercado',
    'olha dona márcia eu sou apicultor aqui da chapada tenho quarenta caixa de abelha e o meu mel é daquele escurinho da florada da aroeira que o povo fala que é bom pra gastrite né e ele já deu até prêmio na exposição do município ano passado',
    'eu tenho o selo da adab que é o estadual da bahia moça e o rótulo foi a menina do sebrae que fez já vem com o código e tudo',
    'tem sim já vem no rótulo ele custa pra mim uns doze reais o pote com vidro e tudo e eu passo pra senhora a dezoito a senhora vende a vinte e seis folgado',
    'aguento não moça sessenta é muito dá pra ser trinta e eu entrego cinquenta pote de quinze em quinze dia levo eu mesmo na minha picape',
  );
  expect(talk.closed).toBe(true);
  expect(voices['mel-supermercado'].close.all.some((line) => text.includes(line))).toBe(true);
});

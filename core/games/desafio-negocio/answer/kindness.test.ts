import { describe, expect, test } from 'vitest';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from './open.ts';
import { reply } from './reply.ts';

const answer = (id: ChallengeId, said: string) => reply(id, open(id), said, 'a').text;

describe('a word of sympathy', () => {
  test.each<[ChallengeId, string]>([
    ['atravessador', 'Meu marido que via isso e ele faleceu. O senhor paga quanto?'],
    ['prefeitura-estrada', 'meu vizinho morreu esperando a ambulancia passar na lama'],
    ['prefeitura-estrada', 'minha mãe tem 82 anos e foi de carroça pro hospital'],
    ['vizinho-cooperativa', 'eu também fui enganada, meu pai morreu com esse desgosto'],
    ['merenda-pnae', 'parei de plantar porque perdi meu filho ano passado'],
    ['merenda-pnae', 'minha filha foi operada e eu atrasei'],
    ['prefeitura-estrada', 'minha mãe precisou ir pro hospital e o carro atolou'],
    ['merenda-pnae', 'meu marido está no hospital desde segunda'],
    ['prefeitura-estrada', 'meu filho caiu da moto e se machucou no buraco'],
    ['prefeitura-estrada', 'meu marido faleceu e a vaca morreu na mesma semana'],
  ])('%s: «%s»', (id, said) => expect(answer(id, said)).toMatch(/sinto muito|sentimentos/i));

  test.each<[ChallengeId, string]>([
    ['laticinio-leite', 'morreu uma vaca na seca e perdi o bezerro'],
    ['mel-supermercado', 'as abelhas morreram com o veneno do vizinho'],
    ['pronaf-gerente', 'e se eu morrer, quem paga?'],
    ['merenda-pnae', 'entrego na escola e no hospital da cidade'],
    ['atravessador', 'quase morreu de medo o menino do caminhão'],
    ['prefeitura-estrada', 'Meu irmão é operador de trator'],
    ['prefeitura-estrada', 'Meu filho sabe operar a máquina'],
    ['merenda-pnae', 'meu filho foi entregar banana no hospital'],
    ['merenda-pnae', 'Meu filho separa a fruta machucada'],
    ['atravessador', 'Vendo para a cozinha do hospital e para a mãe de família'],
    ['prefeitura-estrada', 'O boi do vizinho morreu atolado'],
    ['prefeitura-estrada', 'morreram duas vacas do meu pai'],
  ])('%s: none for «%s»', (id, said) => expect(answer(id, said)).not.toMatch(/sinto muito|sentimentos/i));

  test('is said once, and what was asked is answered too', () => {
    const told = 'Meu marido faleceu. Rapaz não, sou uma senhora. Quando o senhor me paga?';
    const first = reply('atravessador', open('atravessador'), told, 'a');
    expect(first.text).toMatch(/(sinto muito|sentimentos).*senhora.*mês/is);
    const second = reply('atravessador', first.talk, 'como disse, meu marido faleceu', 'a');
    expect(second.text).not.toMatch(/sinto muito|sentimentos/i);
  });
});

describe('an apology to whoever was taken for somebody else', () => {
  test.each<[string, RegExp]>([
    ['Rapaz não, sou uma senhora.', /senhora/],
    ['sou dona Neide, não sou rapaz nenhum', /senhora/],
    ['moça não, eu sou homem', /^(Desculpe|Me perdoe)/],
  ])('«%s»', (said, expected) => expect(answer('atravessador', said)).toMatch(expected));

  test.each([
    'moça, não tenho CAF, sou nova nisso',
    'o senhor não falou o preço. sou de Irecê',
    'não sou homem de mentira',
    'sou mulher e planto tomate',
  ])('none for «%s»', (said) => expect(answer('atravessador', said)).not.toMatch(/desculpe|perdoe/i));
});

import { describe, expect, it, test } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { assess } from '#core/games/desafio-negocio/judge/assess.ts';
import { open } from './open.ts';
import { type Reply, reply } from './reply.ts';

function converse(id: ChallengeId, ...messages: string[]): Reply[] {
  let talk = open(id);
  return messages.map((message) => {
    const next = reply(id, talk, message, 'semente');
    talk = next.talk;
    return next;
  });
}

const doubts = /ainda não tenho certeza|ainda preciso conferir|ainda não posso contar|fiquei em dúvida/;

describe('the persona reads with the judge’s eyes', () => {
  const recited = converse(
    'merenda-pnae',
    'O manual do PNAE prevê alface, cenoura e banana da época, com calendário anual.',
    'Segundo o calendário agrícola da Conab, a alface é colhida o ano todo e a laranja de maio a setembro.',
    'A RDC 216 da Anvisa manda lavar em água clorada, usar caixa limpa e respeitar a carência do agrotóxico.',
    'O edital padrão determina entrega semanal às segundas-feiras em cada escola.',
  );

  it('what counts for nothing is neither praised nor settled, and is doubted kindly', () => {
    expect(recited.at(-1)?.assessment.score).toBe(0);
    const praise = voices['merenda-pnae'].objections.flatMap(({ settled }): readonly string[] => settled);
    for (const { text } of recited) for (const line of praise) expect(text).not.toContain(line);
    expect(recited.some(({ text }) => doubts.test(text))).toBe(true);
  });

  it('nobody is doubted more than twice, or when they were just answered', () => {
    const told = converse(
      'merenda-pnae',
      'O manual do PNAE prevê alface, cenoura e banana da época, com calendário anual.',
      'Segundo a Conab, a alface é colhida o ano todo e a laranja de maio a setembro.',
      'A RDC 216 da Anvisa manda lavar em água clorada e usar caixa limpa.',
      'O edital padrão determina entrega semanal às segundas-feiras em cada escola.',
      'O manual do PNAE prevê couve e abóbora o ano todo.',
      'A norma manda usar caixa limpa e coberta. Quantas escolas são?',
      'A Anvisa manda respeitar a carência do agrotóxico.',
    );
    expect(told.filter(({ text }) => doubts.test(text)).length).toBeLessThanOrEqual(2);
    expect(told[5]?.text).toMatch(/12 escolas/);
    expect(told[5]?.text).not.toMatch(doubts);
  });

  it('who tells of their own is not doubted', () => {
    const told = converse(
      'merenda-pnae',
      'tenho alface, coentro e macaxeira, uns 60 kg por semana, o ano todo',
      'tenho caf ativo desde 2023, vendo pela associação',
      'eu lavo na água limpa, vai em caixa plástica coberta',
      'entrego toda segunda e quinta na minha caminhonete, nas escolas da sede',
    );
    for (const { text } of told) expect(text).not.toMatch(doubts);
    expect(told.at(-1)?.assessment.score).toBeGreaterThanOrEqual(75);
  });
});

describe('a price elsewhere', () => {
  const order = 'Preciso de 10 sacos de adubo para 2 hectares de milho';

  test('that is dearer needs no covering', () => {
    const [, { text } = { text: '' }] = converse(
      'loja-insumos',
      order,
      'Na cooperativa tá 168. O senhor cobre?',
    );
    expect(text).toMatch(/168/);
    expect(text).toMatch(/160/);
    expect(text).not.toMatch(/cubro|chego junto/);
  });

  test('that is cheaper is met', () => {
    const [, { text } = { text: '' }] = converse(
      'loja-insumos',
      order,
      'Na cooperativa tá 148. O senhor cobre?',
    );
    expect(text).toMatch(/cubro|chego junto/);
  });
});

test('bean seed has a price', () => {
  expect(converse('loja-insumos', 'quanto tá a semente de feijão?')[0]?.text).toMatch(/12/);
});

test('nobody is asked for a day before there is a reason to go', () => {
  const [first] = converse('vizinho-cooperativa', 'Bom dia! quero convidar o senhor pra cooperativa');
  expect(first?.text).not.toMatch(/dia|onde/i);
});

describe('a quote', () => {
  const quoteOf = (id: ChallengeId, at: number, ...said: [string, string][]) =>
    assess(
      id,
      said.flatMap(([asked, content]) => [
        { role: 'assistant' as const, content: asked },
        { role: 'user' as const, content },
      ]),
    ).objectives[at]?.evidence;
  const { greeting } = voices['loja-insumos'];

  it('never is a figure alone, but goes with what it counts', () => {
    expect(
      quoteOf('loja-insumos', 0, [greeting, 'preciso de adubo pro milho'], ['Certo. Quantos sacos?', '4']),
    ).toBe('preciso de adubo pro milho … 4');
  });

  it('holds the figure that was put right', () => {
    expect(
      quoteOf(
        'turismo-agencia',
        2,
        [voices['turismo-agencia'].greeting, 'tiram leite, fazem queijo e tem dois banheiros e varanda'],
        ['Para um grupo de quantos?', 'Uns 15. Quer dizer, 12, porque a varanda ficou menor.'],
      ),
    ).toContain('12');
  });
});

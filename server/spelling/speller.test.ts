import { afterAll, describe, expect, it, vi } from 'vitest';
import { createSpeller, plainSpeller } from './speller.ts';

const hasty = { nome: 'Antonio Simao', desafio: 'a plantasao de macaxera nao dava, so o bamburral' };
const nothingFailed = (error: unknown) => expect.unreachable(String(error));

describe('the speller with its dictionary', () => {
  const speller = createSpeller({ failed: nothingFailed, patience: 60_000 });
  afterAll(() => speller.stop());

  it.each([
    ['feijao, colegio, orgao, plantaçao', 'feijão, colégio, órgão, plantação'],
    ['a jente fes keijo e cachassa', 'a gente fez queijo e cachaça'],
    ['o trabaio da asosiação e da coperativa', 'o trabalho da associação e da cooperativa'],
    ['vendeno abobra, criano abeia', 'vendendo abobra, criando abelha'],
    ['Banhero, dinhero e istrada', 'Banheiro, dinheiro e estrada'],
    ['esperiencia de vida', 'experiência de vida'],
    ['derrepente choveu', 'de repente choveu'],
    // Speech of the region, names, trades and small things stay as they are.
    ['nóis num tinha nada, uai, ocê sabe', 'nóis num tinha nada, uai, ocê sabe'],
    ['quebradeira de babaçu, mufumbo e bamburral', 'quebradeira de babaçu, mufumbo e bamburral'],
    ['um docim bem simplezinho', 'um docim bem simplezinho'],
    ['o moço da Kombi, seu Morretes', 'o moço da Kombi, seu Morretes'],
    ['vendi pro Pronaf pelo pix', 'vendi pro Pronaf pelo pix'],
    ['trabaiá na roça e plantá', 'trabaiá na roça e plantá'],
  ])('mends %j to %j', async (typed, meant) => {
    const { fields } = await speller.mend({ desafio: typed });
    expect(fields.desafio).toBe(meant);
  });

  it('leaves names alone and says what it changed', async () => {
    const after = 'a plantação de macaxeira não dava, só o bamburral';
    expect(await speller.mend(hasty)).toEqual({
      fields: { ...hasty, desafio: after },
      mended: [{ field: 'desafio', before: hasty.desafio, after }],
    });
  });

  it('answers many at once, each with its own', async () => {
    const many = ['jente', 'caxorro', 'tijela'];
    const mended = await Promise.all(many.map((typed) => speller.mend({ desafio: typed })));
    expect(mended.map(({ fields }) => fields.desafio)).toEqual(['gente', 'cachorro', 'tigela']);
  });

  it('gives its memory back when nobody asks, and opens again', async () => {
    const brief = createSpeller({ failed: nothingFailed, patience: 60_000, idle: 1 });
    // The thread ends before it has opened the dictionary: the answer comes all the same, and so does the next.
    for (const typed of ['nao, jente', 'nao, caxorro'])
      expect((await brief.mend({ desafio: typed })).fields.desafio).toBe(typed.replace('nao', 'não'));
    await brief.stop();
  });
});

describe('a speller whose dictionary is out of reach', () => {
  it('mends what everybody shortens, in time, and tells why', async () => {
    const failed = vi.fn();
    const speller = createSpeller({
      file: new URL('./no-such-worker.ts', import.meta.url),
      patience: 50,
      failed,
    });
    expect(await speller.mend(hasty)).toEqual(await plainSpeller.mend(hasty));
    await vi.waitFor(() => expect(failed).toHaveBeenCalled(), { timeout: 25_000 });
    await speller.stop();
  });
});

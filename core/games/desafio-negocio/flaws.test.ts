import { describe, expect, test } from 'vitest';
import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Flaw } from '#core/content/desafio-negocio/shape.ts';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import { businessChallenges, type ChallengeId } from '#core/content/desafio-negocio.ts';
import { open } from './open.ts';
import { reply } from './reply.ts';

const flawsOf = (id: ChallengeId): readonly Flaw[] => ('flaws' in voices[id] ? (voices[id].flaws ?? []) : []);
const after = (id: ChallengeId, ...said: string[]) =>
  said.reduce((talk, message) => reply(id, talk, message, 'a').talk, open(id));
const lastOf = (id: ChallengeId, ...said: string[]) => after(id, ...said).lines.at(-1)?.content ?? '';

test('what will not do is of an objective that exists', () => {
  for (const { id } of businessChallenges)
    for (const { of } of flawsOf(id)) expect(rubrics[id].map((criterion) => criterion.id)).toContain(of);
});

describe('says kindly what will not do, and what would, and does not praise it', () => {
  test.each<[ChallengeId, string, RegExp]>([
    ['turismo-agencia', 'cabe umas 25 pessoa, mas banheiro só tem o da casa', /dez pessoas/],
    ['turismo-agencia', 'um banheiro pra 25 tá bom pra ti?', /dez pessoas/],
    ['turismo-agencia', 'tem uma casinha no mato', /limpo, com água/],
    ['turismo-agencia', 'segurança tem o cachorro, morde só estranho kkkk', /fica preso/],
    ['laticinio-leite', 'tiro na mão e coo no pano', /peneira/],
    ['laticinio-leite', 'não tenho tanque, ponho no freezer', /tanque, a 4 graus/],
    ['laticinio-leite', 'o leite fica no latão na sombra até o caminhão chegar', /esfriar depressa/],
    ['laticinio-leite', 'lavo a mão e pronto, nunca deu problema', /lavar e secar os tetos/],
    ['mel-supermercado', 'eu boto em garrafa de cachaça bem lavada', /pote novo/],
    ['merenda-pnae', 'levo a macaxeira no saco de adubo', /caixa limpa/],
    ['merenda-pnae', 'entrego qualquer dia', /em que dia da semana você entrega\?$/],
    ['vizinho-cooperativa', 'aparece lá qualquer dia', /que dia, e onde\?$/],
    ['prefeitura-estrada', 'qualquer dia o senhor aparece lá', /para quando\?$/],
    ['pronaf-gerente', 'são 18 mil, fiz de cabeça mesmo', /Emater/],
    ['pronaf-gerente', 'só tenho a DAP, vou fazer o CAF semana que vem', /abro a proposta/],
  ])('%s: «%s»', (id, said, expected) => {
    const text = lastOf(id, said);
    const flaw = flawsOf(id).find(({ lines }) => lines.some((line) => text.includes(line)));
    expect(text).toMatch(expected);
    for (const line of voices[id].objectives[flaw?.of ?? '']?.met ?? []) expect(text).not.toContain(line);
  });

  test.each<[ChallengeId, string]>([
    ['turismo-agencia', 'recebo 25 pessoas, tem três banheiros'],
    ['turismo-agencia', 'são 8 pessoas e um banheiro limpo com chuveiro'],
    ['turismo-agencia', 'o cachorro é bravo, mas fica preso no canil'],
    ['laticinio-leite', 'coo na peneira de inox, não uso pano'],
    ['laticinio-leite', 'o leite vai pro tanque de expansão, freezer só em casa'],
    ['laticinio-leite', 'lavo o latão com água quente e detergente'],
    ['laticinio-leite', 'lavo as mãos, faço a caneca e seco com papel'],
    ['mel-supermercado', 'é pote novo com lacre, garrafa usada não'],
    ['merenda-pnae', 'entrego segunda, mas qualquer hora da manhã serve'],
    ['vizinho-cooperativa', 'pode ser qualquer hora no domingo'],
    ['pronaf-gerente', 'a conta não é de cabeça, a Emater fez'],
    ['pronaf-gerente', 'tenho o CAF ativo, a DAP venceu'],
  ])('%s: nothing against «%s»', (id, said) => {
    const told = flawsOf(id).flatMap(({ lines }) => lines);
    for (const line of told) expect(lastOf(id, said)).not.toContain(line);
  });

  test('once, and it is not asked for again', () => {
    const talk = ['fiz de cabeça mesmo, deu 18 mil', 'pois é, fiz de cabeça'];
    expect(lastOf('pronaf-gerente', ...talk)).not.toMatch(/Conta de cabeça|técnico\?/);
  });
});

import { describe, expect, test } from 'vitest';
import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { Flaw } from '#core/content/desafio-negocio/shape.ts';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import { businessChallenges, type ChallengeId } from '#core/content/desafio-negocio.ts';
import { assess } from '#core/games/desafio-negocio/judge/assess.ts';
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
    ['mel-supermercado', 'vai na garrafa pet mesmo', /pote novo/],
    ['merenda-pnae', 'levo na mesma caixa das galinhas', /caixa limpa/],
    ['merenda-pnae', 'levo a macaxeira no saco de adubo', /caixa limpa/],
    ['merenda-pnae', 'entrego qualquer dia', /em que dia da semana você entrega\?$/],
    ['vizinho-cooperativa', 'aparece lá qualquer dia', /que dia, e onde\?$/],
    ['prefeitura-estrada', 'qualquer dia o senhor aparece lá', /para quando\?$/],
    ['prefeitura-estrada', 'manda a máquina qualquer dia', /para quando\?$/],
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
    ['pronaf-gerente', 'Meu cunhado tem a DAP antiga, eu tenho CAF, CAR e matrícula'],
    ['pronaf-gerente', 'Preciso ver se o CAF vence, mas está tudo em dia'],
    ['turismo-agencia', 'tem um banheiro masculino e um feminino'],
    ['turismo-agencia', 'dois banheiros: um banheiro adaptado e um comum'],
    ['turismo-agencia', 'um banheiro só para os visitantes e tem outros 2'],
    ['turismo-agencia', 'banheiro da casa e mais dois novos'],
    ['turismo-agencia', 'Tem um banheiro na casa e outro no galpão'],
    ['turismo-agencia', 'O cachorro bravo do vizinho fica longe, o meu é mansinho'],
    ['merenda-pnae', 'não precisa lavar, vai limpa e sem casca, embalada'],
    ['merenda-pnae', 'uso o mesmo adubo orgânico em tudo, lavo tudo'],
    ['merenda-pnae', 'planto no mesmo terreno das galinhas, mas a horta é cercada. Lavo em água tratada'],
    ['merenda-pnae', 'entrego toda semana até as 7, quando tiver feriado entrego no dia anterior'],
    ['merenda-pnae', 'quando der milho verde, em junho, levo também'],
    ['vizinho-cooperativa', 'Pode sair quando quiser, com a cota de volta'],
    ['vizinho-cooperativa', 'qualquer sócio pode ver a conta qualquer hora'],
    ['prefeitura-estrada', 'Qualquer dia de chuva a estrada fecha'],
    ['prefeitura-estrada', 'Quando der a primeira chuva fecha tudo, quero até 15 de dezembro'],
    [
      'prefeitura-estrada',
      'Podemos ajudar qualquer dia, o mutirão tem 20 pessoas. Queria a máquina até o fim de novembro.',
    ],
    ['prefeitura-estrada', 'A ambulância pode precisar passar a qualquer hora no Cedro, são 4 km de lama'],
    ['laticinio-leite', 'Uso geladeira só pra comida; resfria no resfriador a 4 graus'],
    ['laticinio-leite', 'Guardo a vacina na geladeira e o leite vai para o tanque comunitário'],
    ['laticinio-leite', 'Nunca deu problema no laudo: CCS 250 mil'],
    ['mel-supermercado', 'o pote usado na amostra é o mesmo'],
    ['mel-supermercado', 'Embalo em pet virgem, com lacre e rótulo'],
  ])('%s: nothing against «%s»', (id, said) => {
    const told = flawsOf(id).flatMap(({ lines }) => lines);
    for (const line of told) expect(lastOf(id, said)).not.toContain(line);
  });

  test.each(['ah, quando der', 'qualquer dia serve', 'qualquer hora'])(
    'an open day is no answer to whoever asks for one: «%s»',
    (said) => {
      const question = {
        role: 'assistant',
        content: 'Sem data o pedido se perde: ponho para quando?',
      } as const;
      const talk = { lines: [...open('prefeitura-estrada').lines, question], closed: false };
      expect(reply('prefeitura-estrada', talk, said, 'a').text).toMatch(/não entra na minha agenda/);
    },
  );

  test('and the other half is still asked for', () => {
    const talk = [
      'O grupo colhe fruta e faz queijo com minha mãe',
      'banheiro só tem o da casa, com sombra e almoço',
      'Tenho Cadastur, seguro e kit, posto a 6 km',
      'Cobro 120 por pessoa, 15% para a agência',
      'a gente remarca',
    ];
    expect(lastOf('turismo-agencia', ...talk)).toMatch(/quantas pessoas|grupo de quantos|cabem/i);
  });

  test.each<[ChallengeId, string[]]>([
    [
      'prefeitura-estrada',
      [
        'A ambulância pode precisar passar a qualquer hora no Cedro, são 4 km de lama desde março.',
        'Na estrada do Cedro, da ponte à escola, 4 km, perdemos 300 litros de leite por semana',
        'A associação tem 60 assinaturas e dá o diesel',
        'Quero uma resposta',
        'tá bom',
      ],
    ],
    [
      'turismo-agencia',
      [
        'O grupo colhe fruta e faz queijo com minha mãe',
        'Tem um banheiro na casa e outro no galpão',
        'Tenho Cadastur, seguro e kit, posto a 6 km',
        'Cobro 120 por pessoa, 15% para a agência',
        'a gente remarca',
      ],
    ],
    [
      'mel-supermercado',
      [
        'Meu mel é de jurema da serra, sem mistura',
        'Embalo em pet virgem, com lacre e rótulo',
        'Faço 20 reais o pote porque gasto 12 e vocês vendem a 28',
        '50 potes por mês',
      ],
    ],
  ])('%s: an honest talk keeps what it is worth', (id, said) => {
    expect(assess(id, after(id, ...said).lines).score).toBeGreaterThanOrEqual(80);
  });

  test('once, and it is not asked for again', () => {
    const talk = ['fiz de cabeça mesmo, deu 18 mil', 'pois é, fiz de cabeça'];
    expect(lastOf('pronaf-gerente', ...talk)).not.toMatch(/Conta de cabeça|técnico\?/);
  });
});

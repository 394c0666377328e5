import { expect, test } from 'vitest';
import { scoreOfTalk } from '#core/testing/judge-talk.ts';

/** A talk of somebody who says little, asks much, and answers what is asked. */
const facts = [
  '> Em que o banco pode ajudar a sua família?',
  'opa, quero 80 mil',
  '> E essa conta foi feita com algum técnico?',
  'nao, fiz de cabeça mesmo. precisa?',
  '> Para abrir a proposta, quais documentos posso anexar?',
  'é pra um trator usado. qual o juro?',
  '> A taxa depende da linha e da safra. Você só tem a DAP antiga ou já tirou o CAF?',
  'tenho caf sim, tirei ano passado. e o car tb ta feito',
];
const asking = [
  '> A renda da produção hoje cobre a parcela?',
  'quanto tempo demora pra sair esse dinheiro? o dono do trator ta com pressa kkk',
];
const income = [
  '> O prazo depende de a pasta chegar completa. Se a safra falhar, como a família paga?',
  'uai, deus ajuda. planto milho e feijao, vendo pra cerealista. tiro uns 40 mil no ano limpo',
];
const leaving = [
  '> Quem fez o projeto com você, e quanto ele soma?',
  'ja falei que fiz de cabeça. quem faz esse projeto?',
  '> O técnico da Emater ajuda a família a fazer o projeto, de graça.',
  'ta, vou la na emater e volto. valeu',
];

const scoreOf = (...said: string[]) => scoreOfTalk('pronaf-gerente', ...said);

test('an honest question takes nothing from what was said before', () => {
  expect(scoreOf(...facts, ...asking)).toBeGreaterThanOrEqual(scoreOf(...facts));
});

test('nor do asking back and leaving at the end', () => {
  const told = [...facts, ...asking, ...income];
  expect(scoreOf(...told)).toBeGreaterThanOrEqual(75);
  expect(scoreOf(...told, ...leaving)).toBeGreaterThanOrEqual(scoreOf(...told));
});

test('a speech in many messages is worth as little with questions in it', () => {
  const speech = [
    'Excelência, agricultura familiar, sustentabilidade e crédito responsável. Não é bonito?',
    'Documentos, garantias, finalidade e pagamento, tudo em perfeita harmonia.',
    'O projeto técnico traz viabilidade, eficiência e compromisso. Concorda comigo?',
    'A família acredita na força do campo e na parceria com o banco.',
    'O cadastro, a renda e o investimento caminham juntos para o sucesso. Vamos?',
    'Gratidão pela oportunidade de crescer com responsabilidade.',
  ];
  expect(scoreOf(...speech)).toBeLessThanOrEqual(13);
});

test('to ask for no more than a yes is no question', () => {
  const speech = [
    'Nosso mel é de florada silvestre, puro e natural, o melhor da região. Concorda?',
    'Somos registrados, com selo e rótulo, tudo certinho na lei.',
    'O preço é justo: 20 reais o pote, bom pra todos. Concorda?',
    'A entrega é semanal, com volume garantido.',
    'Nossa família trabalha com amor e respeito pela natureza.',
    'Uma parceria de sucesso que vai adoçar a cidade.',
  ];
  expect(scoreOfTalk('mel-supermercado', ...speech)).toBeLessThanOrEqual(13);
});

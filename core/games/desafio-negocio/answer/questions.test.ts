import { describe, expect, test } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { answersTo } from './questions.ts';

/** What people really asked, and what stands in the answer; null where nothing was asked. */
const asked: Partial<Record<ChallengeId, readonly (readonly [question: string, answer: RegExp | null])[]>> = {
  'loja-insumos': [
    ['Salve seu Nelson! Esse pacote completo vem o quê dentro?', /pacote/i],
    ['perguntei do pacote. o que vem nele?', /pacote/i],
    ['quanto custa o pacote completo?', /pacote.*\d|\d.*pacote/i],
    ['me explica como usa a ureia?', /análise|técnico|agrônomo/],
    ['quanto de juro o senhor cobra?', /3%/],
    ['E a ureia quanto é?', /155/],
    ['quero 4 sacos de semente', null],
    ['Quero um pacote de semente de coentro, tem?', /^(?!.*720)/],
    ['O adubo subiu 20%, não tá muito caro?', /^(?!.*Juro)/],
    ['3% não é muito?', /Juro abaixo/],
    ['E o foliar, quanto é?', /65/],
  ],
  'pronaf-gerente': [
    ['que cadastro? o caf? que que é isso', /CAF é/],
    ['num sei se tenho. tinha a dap antiga. onde tira o caf? é pago?', /de graça|sem custo/],
    ['o caf é pago?', /de graça|sem custo/],
    ['a gente tem contrato de comodato. Isso atrapalha?', /comodato/],
    ['Terra em comodato serve pro Pronaf ou não?', /comodato/],
    ['O senhor não disse se o comodato atrapalha.', /comodato/],
    ['quanto tempo demora pra sair?', /análise|pasta/],
    ['a terra é minha e planto milho', null],
    ['O cadastro no banco é pago?', /^(?!.*CAF)/],
  ],
  'laticinio-leite': [
    ['numero de que? não sei o que é isso não', /bactérias|CPP/],
    ['que numero era? me explica.', /bactérias|CPP/],
    ['o que é essa análise?', /bactérias|CPP/],
    ['nunca fiz analise não senhora, já disse que não sei o que é', /bactérias|CPP/],
    ['quem colhe a amostra?', /técnico|coleta/],
    ['então o que eu preciso comprar?', /tanque/],
    ['Dá pra levar os 2,45 pra diretoria? Quando responde?', /diretoria/],
    ['na seca tiro 40 litros', null],
    ['O que é exame de brucelose?', /^(?!.*CPP)/],
    ['Quando sai a resposta da análise?', /poucos dias/],
    ['O que preciso comprar de ração?', /técnico/],
    ['Já tenho tanque. Quanto preciso investir ainda?', /^(?!.*(O que falta|principal é o frio))/],
    ['Já tenho tanque. O que mais preciso comprar?', /^(?!.*O que falta)/],
  ],
  'mel-supermercado': [
    ['me disseram que agora precisa de SIF pra vender fora. A senhora sabe se só o SIM serve?', /SISBI/],
    ['Só o SIM serve?', /SISBI/],
    ['precisa de inspeção pra mel?', /inspeção/],
    ['meu tio falou que pra mel nem precisa. é verdade?', /inspeção/],
    ['posso fazer o rótulo no canva?', /rótulo/i],
    ['ainda não tenho. onde eu tiro o SIM?', /prefeitura/],
    ['vendo a 30 reais o pote', null],
    ['Tenho Selo Arte, precisa de SIF?', /Selo Arte serve/],
    ['precisa de SIF?', /Selo Arte/],
    ['Mel precisa de inspeção?', /SISBI ou SIE/],
  ],
  'merenda-pnae': [
    ['tem o ano todo, alface na chuva dá menos. vcs paga bem?', /preço|edital/i],
    ['precisa de papel?', /CAF/],
    ['tá bom. precisa de papel?', /CAF/],
    ['quem assina sou eu mesma, sozinha', null],
    ['quando vocês pagam?', /nota/],
    ['o que é CAF? é pago?', /CAF é.*de graça/],
    ['que papel precisa?', /CAF/],
    ['A embalagem precisa ser de papel?', /^(?!.*CAF)/],
    ['O motorista é pago direitinho?', /^$/],
    ['vocês pagam certo ou atrasa?', /nota|contrato/],
    ['precisa levar algum documento?', /CAF/],
  ],
  'turismo-agencia': [
    ['Vocês mandam grupo todo fim de semana?', /dois grupos por mês/],
    ['E a minha pergunta: com que frequência vocês mandam gente?', /dois grupos por mês/],
    ['Sem Cadastur você trabalha?', /Sem Cadastur/],
    ['precisa mesmo de Cadastur?', /Cadastur/],
    ['o que é Cadastur?', /Ministério do Turismo/],
    ['cabem 20 pessoas', null],
    ['A comissão é cobrada todo mês?', /^(?!.*grupos por mês)/],
    ['Quantas vezes preciso limpar o banheiro?', /^(?!.*grupos por mês)/],
    ['quantas vezes por mês vocês mandam gente?', /dois grupos por mês/],
    ['quantos grupos por mês?', /dois grupos por mês/],
  ],
  'prefeitura-estrada': [
    ['Remarcar o quê, secretário? O senhor nem marcou data. Quando a máquina vai?', /data/],
    ['Espere, e a data? e o número do protocolo?', /número/],
    ['e a data?', /data/],
    ['e aí fecha até fim do mês?', /data/],
    ['são 46 famílias', null],
    ['O atendimento vai até que dia?', /^(?!.*até lá)/i],
    ['Por que não arrumaram até o fim do mês passado?', /^(?!.*até lá)/i],
    ['O ônibus vai até o final da rua?', /^(?!.*até lá)/i],
    ['Até que dia posso trazer o abaixo-assinado?', /^(?!.*até lá)/i],
    ['A máquina chega antes da chuva?', /^(?!.*até lá)/i],
    ['dá pra arrumar até o dia 20?', /Se der, até lá/],
    ['o senhor conserta antes de maio?', /Se der, até lá/],
  ],
  'vizinho-cooperativa': [
    ['quanto que tu acha que devia ser a cota?', /cota|entrar|bolso/],
    ['o senhor sabe o que é a cota?', /cota/i],
    ['Quando o senhor pode?', /sábado|domingo/i],
    ['confere três sócios', null],
    ['Quando o senhor quer receber o dinheiro?', /^(?!.*Sábado)/],
    ['que dia o senhor quer conversar?', /sábado|domingo/i],
  ],
  atravessador: [
    ['quanto o senhor paga na saca de café?', /cotação/],
    ['paga quando?', /combinar|mês/],
    ['na feira vende a 70', null],
  ],
};

describe.each(Object.entries(asked))('%s', (id, cases) => {
  test.each(cases)('%s', (question, answer) => {
    const said = answersTo(read(question), voices[id as ChallengeId]).flat();
    if (answer === null) expect(said).toEqual([]);
    else for (const line of said.length > 0 ? said : ['']) expect([line, ...said].join(' ')).toMatch(answer);
  });
});

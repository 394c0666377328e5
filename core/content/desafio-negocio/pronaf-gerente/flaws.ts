import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** A paper that is still to come, and a figure that nobody worked out. */
export const pronafFlaws = [
  {
    of: 'documentos',
    said: [
      'vou|vamos|quero|preciso fazer|tirar .. caf',
      'caf .. semana|mes que vem',
      'so tenho|tem .. dap',
      'dap .. venc*|antiga',
    ],
    unless: [
      'tenho|temos|saiu|fiz|tirei|meu o|caf|ja caf',
      'eu|ja|mas tenho|temos|tirei|fiz caf',
      'caf .. ativo|pronto|feito|emitido|dia|venc*',
    ],
    names: ['familia'],
    lines: ['O que vale é o CAF: com ele feito, na Emater ou no sindicato, eu abro a proposta.'],
  },
  {
    of: 'documentos',
    said: ['caf|cadastro venceu|vencid*', 'caf|cadastro ta|esta|ja vencid*|venceu'],
    unless: ['renov*|refiz|refizemos|atualiz*'],
    names: ['familia'],
    lines: [
      'CAF vencido não abre proposta: renove na Emater ou no sindicato, de graça. E dos outros papéis, o que está em dia?',
    ],
  },
  {
    of: 'projeto',
    said: ['de cabeca', 'chutei|chutando|chute', 'no olho'],
    unless: [
      'emater|tecnico|tecnica|agronomo|agronoma|orcamento|sindicato',
      'nao|nem|nunca .. cabeca|chut*|olho',
      'cabeca*|cabecas .. gado|boi|vaca*',
    ],
    names: ['orientacao'],
    lines: ['Conta de cabeça a análise não aceita: peça o projeto na Emater, que é de graça.'],
  },
] as const satisfies Voice['flaws'];

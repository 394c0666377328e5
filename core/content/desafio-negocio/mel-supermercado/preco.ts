import { yielding } from '#core/content/desafio-negocio/phrases.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

export const preco = {
  id: 'preco',
  guidance:
    'Inteiro: o preço com número e a conta (custo, margem, por quanto a loja revende, desconto por quantidade). Metade: só o preço, ou só o custo.',
  signs: {
    preco: {
      said: [
        'r$ #',
        '# reais|real|conto|contos|pila|pilas|prata|mangos|pau|paus|dinheiro',
        '# o|cada|por|a pote|potinho|vidro|vidrinho|litro|quilo|kg|unidade|caixa|lata|garrafa|meio|balde|um|um',
        '# cada',
        '$$',
        'por|a|uns|umas # e pouco|pouca',
        '# us|os|o # grama*|g|ml',
        '$ o|a de #|meio|quilo|litro',
        'gente|eu pede|pedimos|peco|cobra|faz $',
        '# no|pelo|o pote|quilo|litro',
        'sai|saem|faco|fica|cobro|vend*|custa|peco|passo|deixo|mando|quero|ta|tou|esta por|a|de|em|uns|pra $',
        'cobro|quero|peco|passo|faco|sai|custa|e|vendo|ta|bota|boto $',
        'por cada pote|litro|quilo .. $',
        { each: [['preco*|custa*|custou|valor|pote|litro|quilo|garrafa|unidade|balde'], ['$']], within: 4 },
        '# pote|pt|litro|garrafa|vidro|kg de|# #',
      ],
      short: ['#'],
      stands: 'offer',
    },
    conta: {
      said: [
        {
          each: [
            [
              'custo*|gast*|despesa*|fico|lucr*|marge*|sobra*',
              'pra|para mim',
              'me custa*|sai|sae',
              'pago|paga|pagamos|paguei',
              'mao de obra',
              'embalag*|tampa|rotulo',
            ],
            ['#'],
          ],
          within: 6,
        },
        {
          each: [
            [
              'revend*|ganha*|ganho',
              'senhora|voce|loja|prateleira|gondola|cliente .. vend*|bota*|cobra*|poe|revend*|ganh*|vai|pode|passa|sai',
              'da pra|para vender|revender|botar',
            ],
            ['#'],
          ],
          within: 6,
        },
        '# % .. desconto*|marge*|lucro*',
        'desconto* .. #',
        {
          each: [['acima|partir|levar|pegar|atacado|passar'], ['# pote*|caixa*|unidade*', 'de #']],
          within: 5,
        },
        { each: [['concorrente|outra marca|fornecedor|supermercado|mercado'], ['#']], within: 6 },
        'mais barato que',
        'so me|mi|nos da|rende|dao ~|um|uma|#',
      ],
      stands: 'offer',
      anyone: true,
    },
  },
  whole: [['preco', 'conta']],
  half: ['preco', 'conta'],
  hints: ['preco*|barat*|valor|custa|custo*|desconto|conta'],
  asks: [
    'quanto custa|sobra|gasta|sai|e o seu|cobra',
    'preco',
    'por quanto',
    'quantos reais',
    'valor do',
    'quanto .. gasta',
  ],
  except: [
    '# litro* em|de|no',
    'consegue #',
    'numero #',
    'litro*|pote*|quilo* em ~ e #',
    '# dias',
    'nota 10|dez|100',
    'queijo .. # reais|real',
    '# gramas|g|ml',
    'pote|potes|vidro|garrafa de # #',
  ],
  givenUp: yielding,
  worked: 'você disse o preço e mostrou a conta',
  missing: 'o preço com a conta: quanto custa, quanto cobra e quanto sobra para a loja',
  better: 'junte ao preço a conta: quanto gasta por pote e por quanto a loja revende',
  tips: {
    preco: 'junte o preço do pote, com número',
    conta: 'junte a conta: quanto gasta por pote e por quanto a loja revende',
  },
  surer: 'abra a conta: quanto vai em pote, rótulo e frete, e quanto fica para você',
  example: 'O pote de 500 gramas sai a 18 reais: meu custo é 11, e a loja pode vender a 26.',
} as const satisfies Criterion;

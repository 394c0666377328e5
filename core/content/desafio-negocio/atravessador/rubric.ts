import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

export const atravessadorRubric = [
  {
    id: 'referencia',
    guidance: 'Citou uma referência de preço de fora: Ceasa, Conab, cotação, pesquisa, tabela, mercado.',
    ways: [
      [
        [
          'ceasa|conab',
          'cotac*|cotad*|cotas',
          'pesquis*',
          'tabela*',
          'boletim',
          'vizinho|compadre|comadre|primo|amigo|irmao|outro|outros .. vendeu|vende|venderam .. $',
          'vizinho|compadre|comadre|primo|amigo|irmao|outro|outros .. vendeu|venderam .. por|a $',
          'radio|jornal|televisao deu|disse|falou|passou',
          'preco* .. mercado',
          'mercado .. pag*|preco*|vend*|cobr*|#',
          'vi|olhei|consultei|liguei|acompanho .. preco*|cotac*',
          'preco* .. internet|radio|jornal|aplicativo|regiao|cidade',
        ],
      ],
    ],
    hints: ['preco*|barat*|vale|pouco|caro|justo|mercado|valor'],
    worked: 'você trouxe uma referência de preço',
    missing: 'uma referência de preço: Ceasa, Conab, cotação',
    example: 'Olhei a cotação da Ceasa hoje cedo: a caixa está a 80 reais.',
  },
  {
    id: 'piso',
    guidance: 'Disse com número o custo, o gasto ou o mínimo que aceita.',
    ways: [
      [
        {
          each: [
            ['custo*|custa*|custou|gast*|minim*|menos|abaixo|baixo|marge*|prejuizo|produzir|empat*|despesa*'],
            ['$'],
          ],
          within: 6,
        },
      ],
      [
        [
          'so vendo|faco|entrego por|a $',
          'so por|a $',
          'a partir de $',
          'me sai|custa|fica|ficou a|por|em $',
          'adubo|semente*|diaria*|insumo*|veneno .. foi|deu|ficou .. $',
        ],
      ],
    ],
    hints: ['custo*|gast*|trabalho|suor|pouco|barat*|prejuizo|sobe|aument*'],
    except: ['mais ou menos', 'menos|gast* .. dia|dias|mes|meses|ano|anos|hora|horas'],
    deniable: false,
    worked: 'você disse até onde pode baixar',
    missing: 'o seu piso: quanto custou e o mínimo que aceita',
    example: 'Meu custo deu 42 reais por caixa; por menos de 55 eu não vendo.',
  },
  {
    id: 'alternativa',
    guidance: 'Mostrou que tem outra saída: cooperativa, feira, merenda, PAA, outro comprador, venda direta.',
    ways: [
      [
        [
          'cooperativ*|coperat*',
          'associac*',
          'merenda|pnae|paa',
          'feira|feiras|feirinha',
          'outro|outros compr*|caminhao|interessad*|atravessador*|freguês',
          'outra pessoa .. compra*|pag*|quer*',
          'vend* .. direto',
          'direto pro|pra|ao|com|na|no|para consumidor*|povo|fregues*|client*|restaurante*|escola*|mercad*|feira',
          'supermercado*|restaurante*|quitanda|sacolao|mercadinho',
          'vend*|anunci* .. zap|whats*|instagram|face*|internet|porta',
        ],
      ],
    ],
    hints: ['outro|outros|vend*|levo|guardar|espero|esperar'],
    worked: 'você mostrou que tem outra saída',
    missing: 'uma alternativa: feira, cooperativa, merenda, outro comprador',
    example: 'Se não fechar, levo parte para a feira e o resto entrego à cooperativa.',
  },
  {
    id: 'condicoes',
    guidance: 'Combinou condições: à vista ou prazo, Pix, balança e peso, nota ou recibo, classificação.',
    ways: [
      [
        [
          'a vista',
          'avista',
          'pix',
          'prazo*',
          'balanc*|balans*',
          'peso|pesa|pesam|pesar|pesamos|pesado|pesada|pesagem',
          'assin* .. papel|recibo|contrato',
          'nota fiscal',
          'com|da|dou|tiro|emito|quero nota',
          'nao|nada .. sem nota',
          'recibo*',
          'contrato*',
          'classific*',
          'dinheiro na|no mao|hora|ato',
          'pag*|receb* na|no hora|dia|ato',
          'nada de fiado',
          'fiado nao',
          'adiant*',
          'metade|parte agora|antes|adiantad*|hoje',
        ],
      ],
    ],
    hints: ['pag*|dinheiro|quando|receber|combin*|acert*'],
    except: ['contato*'],
    worked: 'você acertou pagamento e pesagem',
    missing: 'as condições: à vista, na balança certa, com recibo',
    example: 'Fecho se for à vista, no Pix, pesado na minha balança e com recibo.',
  },
] as const satisfies readonly Criterion[];

import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { leiteCircumstances } from './circumstances.ts';
import { coldTank } from './flaws.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const leiteQuestions = [
  {
    asked: [
      'que hora|horas .. caminhao|motorista|passa*|coleta|recolhe*|busca*|pega*',
      'caminhao|coleta .. que hora|horas',
    ],
    lines: ['Passa de manhã, entre as seis e as oito.'],
  },
  {
    asked: [
      'quantas vezes .. .. analise|analisa*|laudo|exame|amostra',
      'quanto em quanto tempo .. .. analise|laudo|exame|amostra',
      'analise|laudo|exame|amostra .. quantas vezes',
      'analise|laudo|exame|amostra .. quanto em quanto',
    ],
    lines: ['Pelo menos uma por mês, que é o que a norma pede.'],
  },
  {
    asked: [
      'numero|numeros de|do que',
      'que|qual|quais numero|numeros',
      'que e|sao .. .. analise|laudo|numero*',
      'que e|sao .. exame de|do leite',
      'analise|laudo .. .. .. que e',
      'como assim .. .. analise|laudo|numero*',
    ],
    lines: [
      'A análise conta as bactérias (CPP) e as células de defesa (CCS) do leite; quem colhe a amostra é o nosso técnico. Nunca fez? Começamos por ela.',
    ],
  },
  {
    asked: ['comprar|investir|preciso|precisa .. racao|pasto|capim|silagem|sal'],
    lines: ['Disso quem orienta é o nosso técnico, na visita, sem custo.'],
  },
  {
    asked: ['que .. preciso|precisa|tenho|devo|falta .. comprar|investir'],
    lines: [
      'Para entregar aqui, o principal é o frio: tanque seu ou comunitário; a análise fica por nossa conta.',
    ],
  },
  {
    asked: [
      'quando .. resposta|resultado|analise|laudo .. analise|laudo|exame|sai',
      'quando sai .. analise|laudo|exame|resultado',
    ],
    lines: ['A amostra vai para um laboratório da rede oficial, e o resultado sai em poucos dias.'],
  },
  {
    asked: [
      'leva*|fala*|pede|pedir|pergunta*|consulta* .. diretoria',
      'diretoria .. responde*|quando|resposta',
      'quando .. responde|respondem',
    ],
    lines: ['Levo o seu número à diretoria, e a resposta sai até o dia 25, com o preço do mês seguinte.'],
  },
  {
    asked: [
      'freezer|geladeira .. serve|problema|pode|vale|bom',
      'serve|problema|pode|vale .. freezer|geladeira|latao',
    ],
    lines: [coldTank],
  },
  {
    asked: ['quem faz|fazem|colhe|paga'],
    lines: [
      'A análise é do laboratório, e para quem entra na linha a coleta e o frete ficam por nossa conta.',
    ],
  },
  {
    asked: ['tabela'],
    lines: ['A base é 2,20, e a qualidade soma até 15 centavos, com laudo.'],
  },
  {
    asked: ['inclui|base .. bonific*|qualidade', 'preco|valor base'],
    lines: ['2,20 é a base; a qualidade soma até 15 centavos, com laudo.'],
  },
  {
    asked: ['contest*|contraprova|laboratorio|discord*|errad*|erro'],
    lines: ['O laboratório é da rede oficial; se você discordar, pedimos outra coleta, com você junto.'],
  },
  {
    asked: ['assistencia|tecnico|tecnica|veterinario|agronomo|orienta*|visita'],
    lines: [
      'Tem, sim: o nosso técnico visita a cada dois meses, sem custo.',
      'O técnico passa na propriedade e ajuda na ordenha e no laudo, de graça para quem está na linha.',
    ],
  },
  {
    asked: [
      'frete|carreto|transporte|caminhao .. quem|paga*|desconta*|conta',
      'quem .. frete|carreto|transporte',
      'desconta* .. frete|leite|alguma',
    ],
    lines: ['O frete é por nossa conta, não desconto do seu litro.', 'Quem paga o caminhão é o laticínio.'],
  },
  {
    asked: ['contrato|papel', 'por escrito'],
    lines: [
      'Tem contrato: preço de base, bonificação e aviso até o dia 25.',
      'Faço por escrito, com a regra do preço e um mês de aviso para sair.',
    ],
  },
  {
    asked: ['atras* .. paga*|pagamento|dia', 'paga* .. atras*|direito|certo', 'se .. nao pagar|pagarem'],
    lines: [
      'Nunca atrasei; e, se atrasar, o contrato prevê multa.',
      'O dia 20 está no contrato, com multa se passar.',
    ],
  },
  {
    asked: ['isso|esse|essa .. bom|boa|ruim|alto|baixo', 'bom|ruim|alto|baixo .. ne|isso'],
    lines: ['Compare com a norma, IN 76 de 2018: até 300 mil de bactérias e 500 mil de células.'],
  },
  {
    asked: ['quantos|minimo|menos .. litros|volume', 'qual .. minimo|volume'],
    lines: ['Com 50 litros por dia o caminhão já para; menos que isso, só em tanque comunitário.'],
  },
  {
    asked: [
      'tanque .. voces|empresta*|tem|comunitario|da|financia*',
      'empresta*|fornece* .. tanque|resfriador',
    ],
    lines: ['Empresto o tanque a quem fecha contrato de um ano, ou você entra num comunitário.'],
  },
  {
    asked: [
      'sobrar|sobra|ferias|cair|baixar|abaixar .. preco|leite',
      'preco .. cair|cai|baixar|baixa|abaixa*',
    ],
    lines: ['O preço pode mudar, mas com aviso até o dia 25 do mês anterior.'],
  },
  {
    asked: ['antibiotico|mastite|remedio|carencia'],
    lines: ['Leite de vaca em tratamento fica fora do tanque até acabar a carência do remédio.'],
  },
  {
    asked: ['exclusiv*', 'vender|vendo .. outro|outros|queijo'],
    lines: ['Não prendo ninguém: com um mês de aviso, você muda.'],
  },
  {
    asked: [
      'onde|como|quem .. faz|faco|fazer|colhe .. quanto',
      'onde faz|faco|fazer',
      'quanto .. analise|laudo|exame|teste',
      'analise|laudo|exame|teste .. quanto|custa|caro|paga',
    ],
    lines: [
      'A amostra vai a um laboratório da rede oficial; para quem entra na linha, a análise fica por nossa conta.',
      'O técnico colhe no seu tanque e manda ao laboratório; entrando na linha, a análise não lhe custa nada.',
    ],
  },
  {
    asked: ['sem .. laudo|analise|exame', 'se nao tiver|tem|tenho .. laudo|analise|exame'],
    lines: [
      'Compro pela base de 2,20; acima disso, só com laudo.',
      'Sem laudo entra na base, e o preço sobe quando sair a análise.',
    ],
  },
  {
    asked: ['comec* .. quanto', 'quanto .. comec*|inicio'],
    lines: ['Começo na base de 2,20 e subo com o laudo.', 'O começo é na base, 2,20 o litro.'],
  },
  {
    asked: [
      'paga|pagamento|recebo|cai .. dia|dias',
      'quando .. paga|recebo|pagamento',
      'dia .. pagamento|cai|recebo|paga|pagam',
      'paga|pagam|pagamento em|no dia',
    ],
    lines: ['O pagamento cai todo dia 20.', 'Pago no dia 20, direto na conta.'],
  },
  {
    asked: [
      'quanto .. paga|pagam|pagando|pagar',
      'paga|pagam|pagando .. quanto',
      'qual .. preco|valor',
      'quanto ta|esta|sai .. litro|leite',
    ],
    lines: ['Hoje a base é 2,20 o litro.', 'Estou pagando 2,20 de base, e subo com laudo bom.'],
  },
  {
    asked: [
      'como|onde|quem .. analise|laudo|exame|amostra',
      'como .. mede*|medir|conta* .. ccs|cbt|cpp|celula*|bacteria*',
    ],
    lines: [
      'O técnico colhe um frasquinho do tanque e manda a um laboratório credenciado; eu posso pedir a coleta.',
      'A amostra vai para um laboratório da rede oficial, e o resultado sai em poucos dias.',
    ],
  },
  {
    asked: ['quando .. preco|sei|fico|avisa', 'preco .. antes|avisa|saber', 'dia 25|lei'],
    lines: [
      'A lei (12.669, de 2012) manda avisar o preço até o dia 25 do mês anterior, e eu aviso.',
      'Até o dia 25 eu digo quanto pago no mês seguinte, é lei desde 2012.',
    ],
  },
  {
    asked: ['limite|maximo|norma .. bacteria*|celula*|ccs|cbt|cpp|contagem', 'quanto pode dar|ter'],
    lines: [
      'A norma (IN 76, de 2018) aceita até 300 mil bactérias e 500 mil células por mililitro.',
      'Até 300 mil de bactérias e 500 mil de células, pela IN 76 de 2018.',
    ],
  },
  {
    asked: ['temperatura|graus', 'chega* .. quente|frio'],
    lines: ['O leite tem que chegar à fábrica com até 7 graus, pela norma de 2018.'],
  },
  {
    asked: [
      'como|quanto|tem|qual .. bonific*|bonus',
      'bonific*|bonus|paga* .. qualidade',
      'quanto .. qualidade',
    ],
    lines: [
      'Pago até 15 centavos a mais por qualidade, com laudo.',
      'Qualidade com laudo tem bonificação, sim.',
    ],
  },
  {
    asked: ['caminhao .. passa|dia|quando', 'coleta'],
    lines: ['O caminhão passa dia sim, dia não.', 'A coleta é a cada dois dias.'],
  },
  ...leiteCircumstances,
] as const satisfies Voice['questions'];

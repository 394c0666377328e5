import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

const acquires =
  'compr*|adquir*|aument*|constru*|fazer|faze|mont*|refor*|ampli*|plant*|financi*|pra|para|orcament*|colocar|botar|furar|cercar|trocar|instal*|quero|queria|preciso';
const things =
  'vaca*|novilh*|bezerr*|gado|matriz|matrizes|cabra*|ovelha*|porco*|galinh*|frango*|peixe*|tilapia*|colmeia*|semente*|adubo*|calcario|muda|mudas|trator*|microtrator*|ordenh*|resfriador|tanque*|estuf*|irriga*|poco*|cerca*|pasto*|pastagem|horta*|pomar*|galpao|curral|aviario|viveiro*|maquin*|motor*|bomba|freezer|equipament*|forrageira|rocadeira|placa*|silo*|racao|roca|lavoura|plantio|agroindustria|cozinha|ferramenta*|queijaria|padaria|alambique|engenho|fabrica|pocilga|chiqueiro|granja|apiario|pinto|pintos|pintinh*|telhado|barracao';

export const pronafRubric = [
  {
    id: 'documentos',
    guidance:
      'Disse que tem CAF, CAR, CPF, matrícula, escritura ou contrato da terra. Só a DAP antiga não serve.',
    ways: [
      [
        [
          'caf|car|cpf|itr|ccir',
          'cadastro .. rural|ambiental|familiar|agricultura|agricultor',
          'matricul*',
          'escritur*',
          'arrend*',
          'comodato',
          'titulo|posse|papel da terra',
          'documento*|documentacao|papelada .. dia|ordem|pront*|certo|certinho|aqui',
        ],
      ],
    ],
    hints: ['document*|papel|papeis|papelada|dap|cadastro|terra'],
    except: ['matricul* .. filh*|menin*|escola|curso', 'documento nenhum'],
    worked: 'você mostrou os documentos da família e da terra',
    missing: 'os documentos: o CAF ativo e os papéis da terra',
    example: 'Tenho o CAF ativo no nome da família, CPF e o CAR da terra em dia.',
  },
  {
    id: 'finalidade',
    guidance: 'Disse em que vai usar o dinheiro: o que vai comprar, plantar, construir, custear.',
    ways: [
      [['custeio|custear|custeia', 'invest*', 'irriga*|irigasao', 'energia solar']],
      [{ each: [[acquires], [things]], within: 6 }],
    ],
    hints: ['compr*|crescer|melhorar|aument*|ajuda|plantar|produz*'],
    except: ['vend*|entreg* .. padaria|cozinha|fabrica|queijaria|granja'],
    worked: 'você explicou para que é o dinheiro',
    missing: 'para que vai usar o dinheiro',
    example: 'É para investimento: quero comprar uma ordenhadeira e um tanque de resfriar leite.',
  },
  {
    id: 'projeto',
    guidance: 'Falou de projeto, orçamento ou apoio técnico (Emater e outros) e do valor, com número.',
    ways: [
      [
        [
          'projet*',
          'orcament*|orcad*|orsament*',
          'emater|epagri|incaper|senar|sebrae|ater',
          'tecnic*',
          'extens*',
          'agronom*',
          'planilha',
        ],
        [
          '# mil|reais|conto|contos',
          'r$ #',
          'valor|total|deu|fica|ficou de|em|por|uns $',
          'deu|da|soma|fica|ficou|custa $',
          'orcament*|projet* de|em|deu|por $',
        ],
      ],
    ],
    hints: ['projet*|orcament*|valor|quanto|mil|emater|plano'],
    worked: 'você trouxe projeto e valor',
    missing: 'o projeto ou orçamento, com o valor',
    example: 'O técnico da Emater fez o projeto comigo: são 35 mil reais, com três orçamentos.',
  },
  {
    id: 'pagamento',
    guidance:
      'Disse de onde virá o dinheiro do pagamento: venda, safra, renda, parcela que cabe, carência, seguro.',
    ways: [
      [
        [
          'parcel*|prestac*',
          'carenc*',
          'proagro',
          'seguro da|do|de|agric*|rural|safra',
          'com|tenho|faco|fiz seguro',
          'pag* .. venda*|safra|leite|colheita|mel|lucro|producao|feira|renda|aposentadoria|boi|bois|queijo|cafe|milho|feijao|ovos',
          'venda|vendas do|da|de|dos|das .. pag*|garant*|cobr*',
          'vend* .. # litro*|kg|quilo*|caixa*|saca*|queijo*|duzia*|pote*',
          'vend* pro|pra|para|ao|com laticinio|cooperativa|merenda|prefeitura|feira|mercado',
          'renda de|da|do|mensal|familiar|por',
          'pago|pagando|pagar com o|a|os|as',
          'tiro da|do|na feira|leite|roca|horta|queijo|mel',
          'sobra* .. #',
          'lucro*',
          'entra|recebo|tiro|fatur*|ganho .. # .. mes|dia|semana|ano|mensal|reais',
          'mes|semana|dia entra|tiro|recebo .. #',
          'na|da|cada safra',
          'safra .. vendida',
          'dinheiro do|da|das|dos .. pag*',
          'contrato com|da|de venda|cooperativa|merenda|prefeitura|laticinio|entrega',
          'entreg* pra|na|no|pro|para merenda|cooperativa|feira|escola*|laticinio|mercado',
          'pnae|paa',
          'laticinio .. compra|paga|pega',
          'garantia*',
        ],
      ],
    ],
    hints: ['pag*|vend*|renda|honest*|confi*|prazo|juro|juros'],
    worked: 'você mostrou como vai pagar',
    missing: 'de onde vem o dinheiro das parcelas',
    example:
      'Vendo 80 litros de leite por dia ao laticínio; a parcela cabe na renda e tenho o Proagro se não chover.',
  },
] as const satisfies readonly Criterion[];

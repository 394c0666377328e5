import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

const acquires =
  'compr*|adquir*|aument*|constru*|fazer|faze|mont*|refor*|ampli*|plant*|prant*|financi*|pra|pa|pro|para|orcament*|colocar|botar|furar|cercar|trocar|instal*|implant*|quero|queria|preciso|precisao|renov*|troc*|abrir|levantar|cavar|criar|custe*|recurso|dinheiro|investimento|primeira|kit|numa|num|consert*|encher|aquisic*|formar|form*|destina*';

const things =
  'motobomba*|despolpadeira*|ordenhadeira*|cafezal|bananal|cacaual|mandiocal|acude*|barragem|tela*|mangueira*|despolpador*|vaca*|novilh*|bezerr*|gado|matriz|matrizes|matris|cabra*|ovelha*|porco*|porca*|suino*|leitao|leitoes|galinh*|poedeira*|frango*|peixe*|tilapia*|alevino*|colmeia*|semente*|adubo*|calcario|muda|mudas|pe|pes|trator*|microtrator*|motocultivador*|ordenh*|resfriador|tanque*|estuf*|irriga*|gotejamento|poco*|cisterna*|cerca*|arame*|pasto*|pastagem|palma|capim|horta*|pomar*|galpao|curral|curau|aviario|galinheiro*|viveiro*|maquin*|motor*|bomba|cano|canos|freezer|equipament*|forrageira|rocadeira|placa*|silo*|racao|plantio|agroindustria|cozinha|ferramenta*|queijaria|padaria|alambique|engenho|fabrica|pocilga|chiqueiro|granja|apiario|pinto|pintos|pintinh*|telhado|barracao|barragem|acude|casa|forno|prensa|tacho|barco|canoa|rabeta|rede|camara|touro|cavalo|carroca|caminhao|caminhonete|sombrite|tela|exaustor|secador|despolpadeira|triturador|plantadeira|grade|arado|biodigestor|hectare*|tarefa*|maracuja|cafe|cacau|pitaia|banana|milho|feijao|mandioca|tomate|abacaxi|kit|gerador';

/** Whatever follows these is a thing, unless it is one of the vague words under `except`. */
const makes =
  'comprar|compro|adquirir|construir|montar|plantar|furar|cercar|instalar|implantar|trocar|reformar|colocar|botar|levantar|cavar|formar';

export const finalidade = {
  id: 'finalidade',
  guidance:
    'Inteiro: disse o que vai comprar, plantar ou construir. Metade: só o rumo («investir na roça», «custeio», «aumentar a criação»). Outro uso que não a produção não vale.',
  signs: {
    coisa: {
      said: [
        { each: [[acquires], [things]], within: 6 },
        `# ${things}`,
        '# ha|hectare|hectares|tarefa|tarefas|pe|pes de ~',
        'energia solar',
        'energia do sol',
        `${makes} um|uma|uns|umas|#|o|a|os|as|meu|minha|mais|dois|duas ~`,
        `${makes} # # ~`,
        `${makes} ~`,
        'trocar|troca|reformar .. por ~',
      ],
      stands: 'aim',
      except: ['pra|para|pro|e melhorar|tocar|mexer|cuidar|arrumar .. ~'],
      short: [things, 'um|uma|# ~'],
    },
    rumo: {
      said: [
        'custeio|custear|custeia',
        'invest*',
        'melhorar|aument*|ampliar|moderniz*|tocar|crescer|expandir .. roca|produc*|criac*|lavoura|sitio|plantac*|propriedade|horta|trabalho|rebanho|negocio|terra|gado|pasto|curral|plantel',
        'comprar|compra .. animais|insumo*|criacao|bicho*',
        {
          each: [
            ['melhor*|aument*|ampli*|invest*|cresc*|moderniz*'],
            ['roca|produc*|criac*|lavoura|sitio|planta*|propriedade|rebanho|negocio'],
          ],
          within: 5,
        },
        'fortalecer|incrementar|desenvolver .. atividade|produc*|criac*|propriedade|roca|sitio|lavoura',
        'reformar|arrumar a|o|as propriedade|sitio|instalac*',
      ],
      stands: 'aim',
    },
  },
  whole: [['coisa']],
  half: ['rumo'],
  hints: ['compr*|crescer|melhorar|aument*|plantar|finalidade'],
  asks: [
    'para que|quê',
    'comprar|fazer|compra',
    'custeio ou|investimento',
    'uso',
    'que bem|plantio|obra',
    'comprando',
    'financi*',
    'ajudar a sua',
  ],
  except: [
    'comprar|compro|compra .. coisas|coisa|animais|insumos|mais|materia*',
    'pra|para dar|da um giro',
    'montar|trocar|reformar|construir .. vida|casa|negocio|carro|moto',
    'plantar|botar|colocar tudo|mais|gente|dinheiro|comida|deus',
    'queria ter',
    'um|uma projeto|dinheiro|emprestimo|credito|plano|passo|ajuda',
    'vend*|entreg*|tiro|colho|produz*|tenho|temos|faz|faco # ~',
    // Whoever buys from the person, and not what the person buys.
    'cooperativa|laticinio|mercado|supermercado|mercadinho|sacolao|feira|escola|prefeitura|restaurante|padaria|ceasa|comprador*|atravessador|usina|fabrica|frigorifico|eles|ele|ela .. compra|compram|comprou|compraram .. ~',
    'que|quem|ja compra|compram|comprou|compraram .. ~',
    'me|nos compra|compram .. ~',
    'tem cafe',
    'comprar|compra|compro .. remedio|comida|roupa|presente|gas',
    'renda pra|para pagar',
    'botar as coisas',
    'reforma da casa',
    'comprar um|o sofa|carro|moto',
    'vend*|entreg*|fornec* .. padaria|cozinha|fabrica|queijaria|granja|milho|feijao|cafe|queijo|banana|tomate|ovos|leite|racao|cacau',
    'nasci|nascido .. casa',
    'casa de taipa|palha',
    'la em casa',
    'ordem .. casa',
    'doze|# filho*',
    'tenho|tem|temos # vaca*|cabra*|colmeia*|galinh*',
    'pago|pagar|pagando .. gado|leite|safra|milho|cafe|cacau|banana|peixe|horta',
    'safra de|do ~',
    'da|do|com safra|venda|colheita .. milho|feijao|cafe|cacau|banana|tomate|peixe',
    'dinheiro da|do horta|leite|safra|roca|gado|colheita|peixe',
    'e o|a|um agronomo|tecnico',
    'o cacau dar',
    'pe atras',
    'de|na|pela casa',
    'se chover',
  ],
  dishonest: [
    'dinheiro|credito|recurso|metade|parte .. moto|divida*|festa|viagem|cartao|televisao|celular|sofa|reforma',
    // «O cacau dá dinheiro, tá caro» sounds like a car.
    'dinheiro|credito|recurso|metade|parte .. no|num|pro|pra|para|um|do|de|meu carro',
    'reforma da minha|casa',
    'finalidade .. invento',
    'no papel .. boto|digo|escrevo|coloco',
    'comprar uma moto|carro',
    'trocar de carro|moto',
  ],
  worked: 'você explicou para que é o dinheiro',
  missing: 'para que vai usar o dinheiro',
  better: 'diga o que vai comprar, plantar ou construir, pelo nome',
  surer: 'diga que tamanho vai ter e onde vai ficar',
  example: 'É para investimento: quero comprar uma ordenhadeira e um tanque de resfriar leite.',
} as const satisfies Criterion;

import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

const few = '2|3|4|5|6|7|8|9|10|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez';

/** More bathrooms than the one that was spoken of. */
const bathrooms = [
  'banheiro* quimic*',
  'outro|outros|mais|novo|novos|segundo banheiro*',
  'outro pra|para|dos|das|no|na',
  `${few} banheiro*|sanitario*`,
  '# banheiros|sanitarios',
  `banheiro*|sanitario* tem|temos|tenho|sao|e ${few}`,
  `tem|temos|tenho|fiz|fizemos|e mais um|uma|${few}`,
];

/** So few visitors that one bathroom serves them. */
const smallGroup = [
  `${few} pessoa*|visitante*|turista*|gente|hospede*|adulto*`,
  `${few} por|de|cada vez|grupo`,
  `recebo|recebemos|cabe|cabem|maximo ${few}`,
  `recebo|recebemos|cabe|cabem|maximo ate|uns|umas|so|de|e ${few}`,
];

export const estrutura = {
  id: 'estrutura',
  guidance:
    'Inteiro: quantas pessoas recebe e um conforto (banheiro, almoço, quartos, estacionamento, acesso). Metade: só um dos dois.',
  signs: {
    lotacao: {
      said: [
        '# pessoa*|visitante*|turista*|gente|hospede*|lugares|vagas|casais|crianca*|aluno*|cabeca*|adultos',
        'grupo*|ate|uns|umas de|ate #',
        'grupo|turma|lotacao|limite|maximo e|sao|de de|ate|uns|#',
        'maximo # por|de|pessoa*|visitante*',
        '# por|de cada vez',
        '# no|e|o maximo|limite',
        'recebo|recebemos|recebe|cabe|cabem|atendo|atendemos|comporta|hosped* .. #',
        '# leito*|cama*|chale*|barraca*|quarto*',
        '# sentad*',
        '# por vez|dia|grupo',
        '# de|cada vez',
        'ate #',
        'um|uma onibus|van|excursao',
        'onibus de #',
      ],
      stands: 'offer',
      short: ['#'],
    },
    conforto: {
      said: [
        'banheiro*|sanitario*|chuveiro*|lavabo',
        'almoco|refeic*|lanche|restaurante|refeitorio|cozinha|comida|moqueca|janta|fogao',
        'cafe da manha',
        'quarto*|cama*|chale*|suite*|rede|redes|redario|pousada|hospedagem',
        'estacionamento|estacionar|vaga|vagas para|pra|de',
        'sombra|galpao|varanda|coberto|coberta|terreiro|barracao|mesa*|bancos|salao|quiosque|redario|ducha|vestiario*',
        'ar condicionado|ventilador|aquecedor|wifi',
        'rampa*|cadeirante*|acessib*',
        'estrada|acesso .. boa|bom|asfalt*|onibus|chega|facil',
        'agua potavel|filtrada',
      ],
      stands: 'offer',
      short: ['banheiro*|almoco|quarto*|rede*'],
    },
    folga: {
      said: ['cabe*|receb* .. muita|muito|bastante gente|pessoa*', 'grupo|grupos pequen*|grande*|medi*'],
      stands: 'offer',
    },
  },
  whole: [['lotacao', 'conforto']],
  half: ['lotacao', 'conforto', 'folga'],
  hints: ['receb*|cabe*|pessoas|conforto|banheiro|lugar|espaco'],
  asks: [
    'quantas pessoas|cabem|gente',
    'quantos|quantas',
    'capacidade|lotacao|acomoda*',
    'cabem|recebe',
    'conforto|estrutura|banheiro',
    'como .. recebe|chega|ficam',
    'onde .. dorme|come|almoca',
    'tamanho do grupo',
  ],
  except: [
    '# reais|real|conto|por|cada pessoa|cabeca',
    'por pessoa|cabeca',
    'ate # anos|dias',
    '# % .. pessoa',
    'cobro|custa|fica|sai|sao #',
    'crianca* ate #',
    'internet',
    'vigilancia .. cozinha',
    'aprov* .. cozinha',
    'cozinha .. vigilancia|inspec*|aprov*|visa',
    'joga* .. rede',
    'rede .. pesca|peixe|pexe',
    'eu tenho # filhos',
    'com almoco .. #',
    '# .. com|mais cafe|almoco|lanche',
    'pessoa|cabeca|casal com|mais cafe|almoco|lanche',
    'cafe da manha .. #',
    '# o casal',
  ],
  weak: {
    banheiros: {
      said: [
        'banheiro* so um|o',
        'banheiro* e um so',
        'banheiro* e so um',
        'banheiro* so tem|temos|tenho um|o',
        'so|apenas|somente um|o banheiro*',
        'so|apenas|somente tem|temos|tenho um|o banheiro*',
      ],
      except: ['antes .. so|apenas|somente', 'um banheiro por|pra|para cada'],
      mended: [...bathrooms, ...smallGroup],
    },
    semBanheiro: {
      said: [
        'nao|num tem|temos|tenho banheiro*',
        'banheiro* nao|num tem|temos|tenho',
        'banheiro* ainda|inda nao|num',
        'sem banheiro',
        'banheiro e no mato',
      ],
      except: ['banheiro* suj*|ruim|entupid*|quebrad*|longe|feio', 'antes .. nao|num|sem', 'ninguem .. sem'],
      mended: [...bathrooms, 'tem|temos|tenho|com banheiro*', 'tem|temos|tenho|com um|o|# banheiro*'],
    },
  },
  worked: 'você disse quantas pessoas recebe e com que conforto',
  missing: 'a estrutura: quantas pessoas cabem, banheiro, comida, acesso',
  better: 'junte os dois: quantas pessoas e que conforto elas têm',
  tips: {
    lotacao: 'diga quantas pessoas cabem',
    conforto: 'diga que conforto elas têm: banheiro, comida, sombra',
    banheiros: 'mostre banheiros que cheguem para o grupo, ou receba menos gente de cada vez',
    semBanheiro: 'mostre onde fica um banheiro limpo, com água e porta',
  },
  surer: 'conte de um grupo que já recebeu: quantos vieram, onde ficaram',
  example: 'Recebo grupos de até 20 pessoas, com dois banheiros, sombra e almoço no terreiro coberto.',
} as const satisfies Criterion;

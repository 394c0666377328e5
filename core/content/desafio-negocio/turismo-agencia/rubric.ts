import { money, yielding } from '#core/content/desafio-negocio/phrases.ts';
import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

/** What a visitor does there; the second are whole only with what it is done to. */
const doings =
  'colh*|colheita|panha|apanha*|orden*|tirar|tira|tiram|trilha*|cavalgada*|cavalo*|pesca|pescar|pescam|pescaria|pesque|nadar|aprend*|torr*|moer|moem|farinhada|beiju|tapioca|degust*|almoc*|merend*|quitanda*|viola|forro|sanfona|samba|ciranda|causo*|boi|charrete|carroca|colmeia*|macacao|artesanato|barro|argila|tear|oficina|vivencia*|rapadura|garapa|pisa*|vinho|uva|cacau|chocolate|queijo|pao|geleia|doce|canoa|barco|seringa|farinha|raspar|ralar|danc*|tranc*|bord*|cozinh*|amass*|model*|pinta*|mate|chimarrao|churrasco|lida|montar|tambor|reisado|jongo|carimbo|capoeira|piquenique|acamp*|sabao|licor|suco|pamonha|bolo|renda|fiar|lenda*|mutirao|ritual|benzed*|ervas|remar|canoagem|estrelas|montaria|tirolesa|rapel|boia|caiaque|rafting|bicicleta|pedal*|ordenh*|debulh*|descasc*|mexer|tacho|comitiva|berrante|quebra|carreteiro|leitoa|galinhada|moqueca|tacaca|pato|buchada|cuscuz|pamonhada|vindima|pisa|romaria|congada|folia|catira|fandango|peneira*|camarao|caranguejo|siri|marisc*|tarrafa|anzol|seringueir*|acai|castanha*|babacu|licuri|renda|croche|ceramica|cesto*|palha|biojoia*|cerveja|cachaca';
const acts =
  'fazer|faz|fazem|toma*|andar|anda|andam|passear|passeia*|passeio*|alimentar|alimenta*|plant*|observ*|historia*|ouv*|escut*|banho|prov*|visita*|conhec*|monta|montam|vive|vivem|segue|seguem|ajuda*|mexer|mexe|corta*|pega*';
/** What there is to see: it is not yet something to live. */
const sights =
  'cachoeira*|caxoeira*|nascente|mirante|acude|represa|igarape|rio|manguezal|mangue|pomar|horta|rede|museu|fogueira|engenho|alambique|forno|fogao|apiario|queijaria|mata|floresta|praia|lagoa|lago|serra|montanha*|vale|gruta|caverna|lavoura|cafezal|canavial|parreiral|animais|bichos|cavalos|verde|vista';
const guests =
  'visitante*|turista*|hospede*|grupo*|pessoa*|povo|gente|voces|eles|crianca*|pessoal|cliente*|familia*|quem|aluno*|casal|casais';
const offers =
  'temos|tem|oferec*|fazemos|faco|mostro|mostramos|ensino|ensinamos|levo|levamos|passeio|roteiro|vivencia|experiencia|vai|vao|pode|podem|comigo|conosco';

export const turismoRubric = [
  {
    id: 'experiencia',
    guidance:
      'Inteiro: o que o visitante faz, com nome (tira leite, colhe café, faz farinha, trilha, comida no fogão a lenha). Metade: «natureza», «sossego», «vida na roça».',
    signs: {
      atividade: {
        said: [
          { each: [[guests, offers], [doings]], within: 8 },
          `${acts} a|o|as|os|um|uma|no|na|de|do|da|comigo|com|ate|pelo|pela ${doings}|${sights}|~`,
          `${acts} .. ${sights}`,
          `nossa|nosso|a|o vivencia|experiencia|passeio|roteiro .. ${doings}`,
          'casa de|da farinha',
          'fogao a|de lenha',
          'carro de boi',
          'roda de|do viola|samba|conversa|capoeira',
          'colha e pague',
          'trilha|oficina|colheita|quebra|roda|passeio|banho|visita|degustacao|vivencia do|da|de|no|na ~',
        ],
        stands: 'offer',
        short: [doings],
      },
      generico: {
        said: [
          'nascer do sol',
          sights,
          acts,
          'ficam|fica a vontade',
          'aventura|gastronomia|experiencia|vivencia',
          'natureza|tranquil*|sossego|paz|descans*|relax*|passarinho*|passaro*|paisagem|vista|silencio|ceu',
          'ar puro|limpo',
          'vida|dia|rotina|comida da|na|de|do|simples roca|campo|sitio|interior',
          'bonit*|lindo|linda|maravilh* .. aqui|lugar|sitio|vista',
          'por do sol',
          'aqui|lugar|sitio .. bonit*|lindo|linda|maravilh*',
          'tradic*|cultura|costume*',
          'conhecer|conhece .. roca|sitio|campo|plantac*|producao',
        ],
        stands: 'offer',
      },
    },
    whole: [['atividade']],
    half: ['generico'],
    hints: ['bonito|natureza|sitio|roca|visit*|turista*|conhecer'],
    asks: [
      'o que .. vai|vao|fazem|faz|tem|fazer|vive|viver',
      'que experiencia|passeio|atividade',
      'por que .. levaria|traria|ir',
      'especial|diferente',
      'como e o dia',
    ],
    except: [
      'experiencia mais|unica|incrivel',
      'cinco|# estrelas',
      'cliente e rei',
      'gente faz',
      'fazer|faz|fazem|fazemos .. conta|nada|isso|preco|seguro|nota|curso|projeto',
      'anda # km',
      'curso|vista grossa',
      'a vista',
      'faz # dias|anos|tempo',
      'pode confiar|deixar|ser|perguntar|provar',
      'gente combina|ve|conversa|recebe',
      'provar que|pra qualquer',
      'fazer .. cadastro|cadastur|alvara',
      'povo daqui',
      'tirar .. alvara|cadastur|nota|licenca',
    ],
    worked: 'você contou o que o visitante vai viver',
    missing: 'o que o visitante faz aí: colhe, ordenha, cozinha, anda na trilha',
    better: 'diga o que ele faz com as mãos, come ou ouve',
    example: 'O visitante tira leite comigo, faz o queijo e almoça no fogão a lenha.',
  },
  {
    id: 'regras',
    guidance:
      'Inteiro: tem o Cadastur, ou dois papéis ou cuidados (alvará, vigilância sanitária, bombeiros, seguro, guia, nota). Metade: um só, ou o Cadastur em andamento. Boa vontade não basta.',
    signs: {
      cadastur: {
        said: [
          'cadastur|cadasturr|cadastu|cadastul',
          'cadastrad* no|na ministerio|turismo',
          'cadastro de|do|no turismo',
        ],
        short: ['cadastur'],
      },
      dois: {
        said: [
          {
            each: [
              [
                'alvara|licenca*|bombeiro*|avcb|clcb|vigilancia|seguro|guia|condutor|monitor|brigadista*|nota|socorro*|colete*|capacete*|cnpj|mei|caepf|inspec*|extintor*',
              ],
              [
                'alvara|licenca*|bombeiro*|avcb|clcb|vigilancia|seguro|guia|condutor|monitor|brigadista*|nota|socorro*|colete*|capacete*|cnpj|mei|caepf|inspec*|extintor*',
              ],
            ],
            within: 14,
          },
        ],
      },
      licenca: {
        said: [
          'alvara|licenca*',
          'bombeiro*|avcb|clcb|vistoria',
          'registro|registrad*|cadastrad* na|no prefeitura|municipio|turismo|secretaria',
        ],
        short: ['alvara'],
      },
      sanitario: {
        said: [
          'vigilancia|visa',
          'cozinha .. inspec*|aprovad*|vistori*',
          'inspec*',
          'agua .. analis*|tratada|potavel',
        ],
      },
      seguranca: {
        said: [
          'seguro pros|para|de|do|dos|contra|viagem|visitante*',
          'tenho|temos|tem|faco|com seguro',
          'guia|condutor*|monitor*|brigadista*|socorrista*',
          'salva vida*',
          'kit de primeiros|primeiro|socorro*',
          'primeiros socorros|socorro*',
          'colete*|capacete*|corrimao|salva|extintor*',
          'curso|treinamento .. turismo|seguranca|socorros|senar|sebrae',
        ],
      },
      fiscal: { said: ['nota|notas', 'cnpj|mei|caepf'], short: ['nota'] },
      regular: {
        said: [
          'document*|papel|papeis|papelada|tudo|sitio .. certinh*|regulariz*|legaliz*|regular|dia|ordem',
          'prefeitura|secretaria|turismo .. veio|conhece|visitou|aprov*|olhou|vistoriou',
        ],
      },
      pedido: {
        said: [
          {
            each: [
              ['cadastur|cadastu|alvara|licenca|bombeiro*|vigilancia'],
              [
                'tirando|fazendo|vou|vai|vamos|vendo|dei|andamento|esperando|falta|faltando|pedi|pedindo|encaminhad*|correndo|providenciando',
              ],
            ],
            within: 8,
          },
        ],
        stands: 'aim',
        deniable: true,
      },
    },
    whole: [
      ['cadastur'],
      ['dois'],
      ['licenca', 'sanitario'],
      ['licenca', 'seguranca'],
      ['licenca', 'fiscal'],
      ['sanitario', 'seguranca'],
      ['sanitario', 'fiscal'],
      ['seguranca', 'fiscal'],
    ],
    half: ['licenca', 'sanitario', 'seguranca', 'fiscal', 'regular', 'pedido'],
    hints: ['regular*|document*|papel|lei|seguro|segura|regra*|legal*|certinho'],
    asks: [
      'regular|regularizad*|regras|regra',
      'cadastur|alvara|documento*|papel|papeis|seguro|licenca*|bombeiro*|vigilancia',
      'segur*',
      'dentro da lei',
      'se .. alguem se machucar|cair|acidente',
      'fiscalizacao',
    ],
    except: [
      'nota #|dez|maxima',
      'licenca .. vendo|tirando|ainda',
      'seguro de que|desemprego',
      'tenho certeza',
      'guia de|rapido',
    ],
    dishonest: [
      'fiscal .. digo|falo|escond*|agrado|visita',
      'sem alvara|cadastur|nota|licenca .. mesmo|barato|ninguem',
      'alvara|cadastur|licenca .. fals*|vizinh*|emprest*',
      'alvara|cadastur nem tenho|preciso|precisa',
    ],
    worked: 'você mostrou que está dentro das regras e é seguro',
    missing: 'as regras: Cadastur, alvará, seguro, vigilância sanitária',
    better: 'diga o Cadastur ou mais um papel: alvará, seguro, vigilância',
    example:
      'Tenho Cadastur no meu CPF, a cozinha passou na vigilância sanitária e faço seguro dos visitantes.',
  },
  {
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
    worked: 'você disse quantas pessoas recebe e com que conforto',
    missing: 'a estrutura: quantas pessoas cabem, banheiro, comida, acesso',
    better: 'junte os dois: quantas pessoas e que conforto elas têm',
    example: 'Recebo grupos de até 20 pessoas, com dois banheiros, sombra e almoço no terreiro coberto.',
  },
  {
    id: 'preco',
    guidance:
      'Inteiro: o preço com número e o acerto (o que inclui, a comissão da agência, a reserva, o cancelamento, criança). Metade: só um dos dois.',
    signs: {
      preco: {
        said: [
          ...money,
          '# por|cada|a pessoa|cabeca|casal|diaria|grupo|dia|noite|adulto|visitante',
          '# o|a casal|diaria|pessoa|grupo|visita|dia|passeio',
          '# cada',
          'fica|custa|cobro|sai|sao|e|diaria|preco|valor|cobramos $',
          'diaria|preco|valor|visita|passeio|pacote .. $',
          '$ com|mais tudo|almoco|cafe|lanche|merenda|passeio',
        ],
        stands: 'offer',
        short: ['#'],
      },
      acerto: {
        said: [
          'comiss*|comic*',
          '# %',
          '# por cento',
          'agencia|voces|senhora|voce .. fica*|ganha*|leva*|recebe*|%|tira*|repass*',
          '# e|sao|ficam|vai seu|seus|da|sua|pra voce|senhora|agencia',
          '# fica|ficam|vai|vao|e|sao com|pra|para|da|pro|de a|sua|voce|voces|senhora|agencia|quem',
          'resto|restante|meu .. me|mi passa|repassa|deposita|manda|paga',
          'tira* um|uma pouco|parte|seu pra|para voce|senhora|si',
          'sua parte .. #',
          'me|mi repass*|paga|pagam|deposita* .. #|depois|antes|segunda|sexta|dia',
          'reserva*|sinal|adiantad*|antecipad*',
          'metade .. antes|adiantad*|reserva|entrada|dia',
          'cancel*|desist*|devolv*|remarc*',
          'inclu*',
          'ja com',
          'com tudo',
          'com|mais almoco|cafe|lanche|guia|transporte|passeio|degustacao|oficina',
          'crianca* .. metade|paga|nao|gratis|graca',
          'grupo* .. desconto',
          'pag* .. pix|antes|dia|vista|chegada',
        ],
        stands: 'offer',
        deniable: true,
      },
    },
    whole: [['preco', 'acerto']],
    half: ['preco', 'acerto'],
    hints: ['preco*|custa|valor|cobro|barat*|comissao|pag*|combina*'],
    asks: [
      'quanto .. custa|cobra|fica|sai|pessoa',
      'preco*|valor*|comissao|quanto',
      'minha parte',
      'acerta|acerto|acertamos|pagamento',
      'por quanto',
      'fica para a agencia',
      'reserva|cancelamento|cancelar',
    ],
    except: [
      '# pessoas',
      'vizinh* .. cobra #',
      'ate # pessoas|anos',
      'nota #',
      'tem almoco',
      'com # banheiro*|quarto*',
      'grupos de',
      'recebo|cabe|cabem|recebemos .. #',
      'sua parte a gente conversa|ve|acerta',
    ],
    givenUp: yielding,
    worked: 'você disse quanto custa e como acerta com a agência',
    missing: 'o preço por pessoa e o acerto: comissão, reserva, o que inclui',
    better: 'junte ao preço o acerto: o que inclui, a comissão, a reserva',
    example: 'São 120 reais por pessoa com almoço incluído, e 15% ficam para a agência.',
  },
] as const satisfies readonly Criterion[];

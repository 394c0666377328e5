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

export const experiencia = {
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
    '# .. pessoa|cabeca com|e|mais|incluindo almoco|cafe|lanche',
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
  surer: 'conte passo a passo: quem recebe, o que vem primeiro, quanto tempo leva',
  example: 'O visitante tira leite comigo, faz o queijo e almoça no fogão a lenha.',
} as const satisfies Criterion;

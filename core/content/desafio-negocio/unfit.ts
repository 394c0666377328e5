import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { goods } from './goods.ts';

/** Goods and trades by kind. What is not named here always fits: regional fruits, dishes and crafts have more names than a list. */
const kinds = {
  medicine:
    'comprimido|comprimidos|capsula|capsulas|anabolizante|anabolizantes|antidepressivo|antidepressivos|calmante|calmantes|rivotril|clonazepam|ritalina|viagra|dipirona|morfina|ozempic|tarja preta|receita azul|medicamento controlado|remedio controlado|medicamentos controlados|remedios controlados|remedio milagroso|dentadura|dentaduras|protese|proteses|coveiro|cemiterio|dentista|siso|anestesia|chiclete|chicletes|nicotina',
  cosmetics:
    'perfume|perfumes|agua de colonia|fragrancia|fragrancias|shampoo|shampoos|xampu|xampus|cabelo|cabelos|caspa|batom|batons|maquiagem|rimel|esmalte|esmaltes|hidratante|desodorante|desodorantes|bronzeador|cosmetico|cosmeticos',
  electronics:
    'capinha|capinhas|fone|fones|smartphone|smartphones|iphone|iphones|celulares|notebook|notebooks|tablet|tablets|caixa de som|televisores|videogame|videogames|console|mouse|teclado|cadeira gamer|cadeiras gamer|pendrive|drones|seguro de celular',
  drink:
    'cachaca|cachacas|pinga|cerveja|cervejas|chope|vodka|whisky|uisque|conhaque|aguardente|energetico|energeticos|bebida alcoolica',
  tobacco:
    'cigarro|cigarros|fumo|tabaco|charuto|charutos|vape|vapes|cigarro eletronico|narguile|fumo de rolo|fumo de corda',
  drugs: 'maconha|cocaina|crack|skunk|cannabis|ecstasy|drogas|haxixe|cogumelo alucinogeno|lanca perfume',
  weapons:
    'armas|revolver|revolveres|fuzil|fuzis|espingardas|metralhadora|metralhadoras|municao|granada|granadas|explosivos|dinamite|fogos de artificio|bombinhas|rojao|rojoes',
  building:
    'cimento|tijolo|tijolos|argamassa|porcelanato|azulejo|azulejos|vergalhao|traco da massa|tinta|tintas|verniz|pigmento|aguarras|pincel|pinceis|massa corrida|muro',
  vehicles:
    'carro usado|carro zero|carros usados|onix|corsa|palio|fusca|civic|corolla|sedan|hatch|seminovo|seminovos|airbag|lataria|hodometro|jet ski|carro esporte',
  services:
    'barbearia|barbeiro|corte de cabelo|cortes de cabelo|tatuagem|tatuagens|tatuador|tatuadora|piercing|salao de beleza|manicure|cabeleireira|cabeleireiro|academia|musculacao|lan house|loja de roupa|loja de roupas|colecao de inverno|colecao de verao|boate|cassino|bolao|loteria|loterica|mega sena|rifa|apostas|bitcoin|criptomoeda|criptomoedas|seguro de vida|apartamento|apartamentos|shopping|streaming|curso online|marketing digital|agiota|agiotagem',
  kitchen: 'pizza|pizzas|pizzaria|delivery|mucarela|hamburguer|hamburgueria|cachorro quente|sushi|lanchonete',
  factory:
    'salgadinho de pacote|salgadinhos de pacote|refrigerante|refrigerantes|miojo|bolacha recheada|corante|corantes|nuggets|salsicha|pirulito|pirulitos',
  toys: 'minecraft|roblox|fortnite|free fire|hay day|skins|pokemon|metaverso|picareta de diamante|diamantes|jogadores|joguinho',
  waste: 'lixao|aterro sanitario|chorume|urubu|urubus|montanha de lixo',
  home: 'corredor da minha casa|corredor de casa|garagem da minha casa|garagem de casa|jardim da minha casa|entre o quarto|entre a sala|entre a cozinha|quarto|cozinha|piscina|pista de pouso|pista de decolagem|miojo|chao molhado',
  otherMilk:
    'leite de amendoa|leite de amendoas|amendoa|amendoas|leite de coco|leite de soja|leite de aveia|leite de castanha|leite de arroz|leite de magnesia|liquidificador|caixinha|caixinhas',
};

/** Looks like food and is none. */
export const sham =
  'fruta|frutas|alface|verdura|verduras|legume|legumes|tomate|tomates|banana|bananas|laranja|laranjas|maca|macas|couve|queijo|ovo|ovos|milho|abelha|abelhas|flor|flores|florada|comida de plastico|isopor|papel|crepom|brinquedo|borracha|gesso|resina|pelucia';

const ofTown = [
  kinds.medicine,
  kinds.cosmetics,
  kinds.electronics,
  kinds.drugs,
  kinds.weapons,
  kinds.vehicles,
  kinds.services,
  kinds.toys,
];

/** What cannot be what is negotiated in a challenge, said by whoever sells it, buys it or wants it paid for. */
export const unfit: Readonly<Record<ChallengeId, readonly string[]>> = {
  'mel-supermercado': [...ofTown, kinds.building, kinds.drink, kinds.tobacco, kinds.kitchen, kinds.factory],
  'laticinio-leite': [...ofTown, kinds.drink, kinds.tobacco, kinds.otherMilk, kinds.factory],
  'merenda-pnae': [...ofTown, kinds.building, kinds.drink, kinds.tobacco, kinds.factory],
  'fregues-feira': [...ofTown, kinds.building, 'cigarro|cigarros|vape|vapes|cigarro eletronico'],
  atravessador: [...ofTown, kinds.building, 'cigarro|cigarros|vape|vapes'],
  'loja-insumos': [...ofTown, kinds.kitchen, kinds.factory],
  'pronaf-gerente': ofTown,
  'turismo-agencia': [...ofTown, kinds.waste, kinds.factory],
  'prefeitura-estrada': [kinds.toys, kinds.home],
  'vizinho-cooperativa': [kinds.drugs, kinds.weapons, kinds.services, kinds.toys],
};

/** Words of the challenge that are no goods: papers, places, measures, what is a figure of anything, and «méis», which sounds like «mês». */
const noGoods = new Set(
  'caf|car|dap|emater|epagri|incra|itr|ccir|pnae|merenda|loja|saco|sacos|produtor|produtora|agricultor|agricultora|agricultura|rural|terra|quintal|mato|doce|colhid*|fresquinh*|docinh*|maco|gordura|proteina|celula*|bacteri*|ccs|cbt|cpp|caneca|receita|receituario|juro|juros|dose|nelson|rolo|rolos|veneno|cooperativ*|associac*|socio*|cooperad*|sindicato|balanca|tonelada*|carro*|casarao|capoeira|samba|forro|erva|palha|renda|rendas|fumo|cachaca*|aguardente|coco|biscoito*|caja|meis'.split(
    '|',
  ),
);

const goodsIn = (id: ChallengeId): string =>
  goods[id]
    .split('|')
    .filter((name) => !noGoods.has(name))
    .join('|');

/** The goods by which somebody shows that they came for what is negotiated. */
export const fitting: Readonly<Record<ChallengeId, string>> = {
  'mel-supermercado': goodsIn('mel-supermercado'),
  'laticinio-leite': `${goodsIn('laticinio-leite')}|cabra|cabras|bufala|bufalas`,
  'merenda-pnae': goodsIn('merenda-pnae'),
  'fregues-feira': goodsIn('fregues-feira'),
  atravessador: goodsIn('atravessador'),
  'loja-insumos': goodsIn('loja-insumos'),
  'pronaf-gerente': goodsIn('pronaf-gerente'),
  'turismo-agencia': goodsIn('turismo-agencia'),
  'prefeitura-estrada':
    'onibus|ambulancia|caminhao|leite|safra|roca|posto|igreja|familias|sitio|moradores|ponte|escola|alunos|produtores|gado|carga|doente|gestante|trator|vicinal|atoleiro|atoleiros',
  'vizinho-cooperativa': goodsIn('vizinho-cooperativa'),
};

import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { land, worlds } from './worlds.ts';

/** What else comes from the land, the woods and the waters, and where it grows or is made. */
const alsoOfLand =
  'fazenda|chacara|rural|pomar|canteiro|quintal|mato|floresta|acude|seca|estiagem|safrinha|agroecolog*|organic*|agrofloresta|engenho|moinho|monjolo|terreiro|galpao|paiol|tulha|caatinga|cerrado|sertao|ribeirinh*|quilomb*|aldeia|pescador*|pesca|pescado|peixe*|mariscad*|marisqueir*|assentad*|roceir*|lavrador*|cavalo*|boiada|bezerr*|novilh*|leitao|leitoa|suin*|caprin*|ovin*|carneir*|codorna*|coelho*|burro|jegue|mula|semead*|semeei|semear|colheit*|catador*|catado|extrativ*|rebanho|florada|cacho*|penca*|arroba|saca|sacas|alqueire*|arvore*|parreir*|vinhedo|cafezal|cacaueir*|canavial|milharal|bananal|coqueir*|carnauba*|babacu|licuri|buriti|pequi|baru|sisal|agave|juta|malva|erva|erval|guarana|dende|palmito|pupunha|acai*|cupuacu|bacuri|taperea|tapereba|caja|seriguela|siriguela|pitanga|jabuticaba*|jaca*|graviola|atemoia|sapoti|caqui|pessego*|ameixa*|kiwi|melao|meloes|melancia*|abacate*|tangerina*|mexerica*|bergamota*|ponkan|pocan|amora*|framboesa*|mirtilo*|nozes|pinhao|macadamia|amendoa*|girassol|gergelim|linhaca|canola|trigo|aveia|cevada|centeio|fava|favas|ervilha*|lentilha*|vagem|chuchu|maxixe|rucula|agriao|espinafre|acelga|repolho*|brocolis|brocoli|aipo|salsa|salsinha|cebolinha|hortela|manjericao|alecrim|oregano|alho*|gengibre|acafrao|curcuma|colorau|urucum|taioba|jilo|berinjela*|abobrinha*|nabo|rabanete*|cogumelo*|shimeji|orquidea*|suculenta*|leguminosa*|tuberculo*|tapioca|polvilho|carima|puba|tucupi|fuba|xerem|canjica|pamonha|curau|cuscuz|biscoito*|broa*|rosca*|cuca*|geleia*|compota*|conserva*|cachaca*|aguardente|cajuina|cocada*|goiabada|bananada|mariola|linguica*|salame*|toucinho|torresmo|charque|buchada|ricota|coalhada|coalho|camarao|camaroes|caranguejo*|sururu|ostra*|mexilh*|siri|lagosta*|tambaqui|pirarucu|tucunare|tainha|sardinha*|traira|curimata|croche|ceramica|palha|cesto*|balaio*|artesan*';
/** Made by hand at home, sold at fairs and paid for by credit. */
const needlework =
  'bordad*|bordei|bordo|renda|rendas|rendeir*|costur*|croche|trico|bilro|labirinto|fuxico|retalho*';
const ofLand = `${land}|${alsoOfLand}`;

/** What a talk of a challenge is about: whoever names nothing of it, in many words that nobody uses there, came for something else. */
export const goods: Readonly<Record<ChallengeId, string>> = {
  'mel-supermercado':
    'mel|meis|melado|abelh*|colmeia*|apiari*|apicult*|meliponi*|florad*|favo*|propolis|enxam*|melgueira*|nectar|polen|ferrao|jandaira|urucu|jatai|mandacaia|tiuba|cristaliz*|acucara*|aroeira|marmeleiro|cipo|bracatinga|mandacaru|juazeiro|angico|eucalipto|laranjeira|velame|jurema|mufumbo|bamburral|caatinga|cerrado',
  'laticinio-leite':
    'leite|leiteir*|vac*|ordenh*|tirador|teto*|teta*|ubere*|mastite|mamite|bezerr*|novilh*|gado|rebanho|girolando|jersey|holandes*|gir|curral|pasto|capim|palma|silagem|racao|ccs|cbt|cpp|bacteri*|celula*|latao|latoes|resfriad*|gordura|proteina|caneca|dipping|lactac*',
  'prefeitura-estrada': `${worlds['prefeitura-estrada']}|km|buraqueira|atolad*|atolou|poeira|patrol*|ladeiras|pontes|bueiros|picarra|cascalh*|encascalh*|travess*|lamacal|lamaceiro|vala|valeta|erosao|carreta|ramais|estradas|rua|ruas|carro*|asfalto|chuva|chove|atol*`,
  'turismo-agencia': `${ofLand}|cachoeira*|trilha*|ordenh*|fogao|redario|passarinh*|ninho*|riacho|ribeirao|igarape|duna*|gruta*|caverna*|mirante|fogueira|forro|samba|capoeira|reisado|folia|quitanda*|almoco caseiro|lagar|alambique|casarao|pousada|chale|chales|viola|sanfona`,
  'pronaf-gerente': `${ofLand}|pronaf|caf|car|emater|epagri|incra|itr|ccir|agrari*|irrig*|cisterna|barragem|ordenh*|resfriad*|${needlework}`,
  'vizinho-cooperativa': `${ofLand}|cooperativ*|associac*|socio*|cooperad*|sindicato`,
  atravessador: `${ofLand}|ceasa|cepea|conab|balanca|rasa|paneiro|tonelada*`,
  'merenda-pnae': `${ofLand}|caf|dap|merenda|pnae`,
  'fregues-feira': `${ofLand}|maco|fresquinh*|colhid*|docinh*|${needlework}`,
  'loja-insumos': `${ofLand}|${worlds['loja-insumos']}|insumo*|fertiliz*|corretivo|pulveriz*|formicida|vermifugo|carrapat*|foice`,
};

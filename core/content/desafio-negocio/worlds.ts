import type { ChallengeId } from '#core/content/desafio-negocio.ts';

/** What hardly anybody speaks of but where this is negotiated; a word of two worlds stands in both. */
export const worlds: Readonly<Record<ChallengeId, string>> = {
  'mel-supermercado':
    'mel|abelha|abelhas|colmeia|colmeias|apiario|florada|floradas|favo|favos|pote|potes|vidro|rotulo|rotulos|gondola|prateleira|supermercado|propolis|cera|centrifuga|cristaliza|acucara|aroeira|marmeleiro|cipo|bracatinga|envaso|envasar|entreposto|apicultor|apicultores|melgueira|ferrao|urucu|jandaira|flor|flo|natural|clarinho|clarim|marcia',
  'pronaf-gerente':
    'pronaf|emprestimo|financiamento|financiar|credito|parcela|parcelas|prestacao|carencia|custeio|investimento|banco|gerente|escritura|matricula|incra|arrendamento|comodato|cartorio|projeto|emater|epagri|orcamento|quitar|avalista|caf|ccir|itr|garantia|roberto',
  'vizinho-cooperativa':
    'cooperativa|associacao|socio|socios|voto|votos|vota|assembleia|estatuto|conselho|ata|mural|extrato|tesoureiro|diretoria|reuniao|desconfiar|desconfiado|escutar|ouvir|juntos|raimundo|sobras|prestacao de contas|conta|contar|conte|historia|entendo|entender|sofreu|razao|revoltante|junto|junta|compramos|criadores|vizinhos|enganado|enganaram|perdeu',
  atravessador:
    'balanca|pesa|pesar|pesagem|pesado|peso|ceasa|cotacao|cepea|conab|saca|sacas|arroba|porteira|atravessador|carregar|carga|comprador|aferida|cerealista|armazem|sacolao|hortifruti|minimo|chicao|oferta',
  'merenda-pnae':
    'merenda|escola|escolas|alunos|crianca|criancas|pnae|cardapio|chamada publica|nutricionista|grupo informal|fisica|juridica|touca|luva|luvas|cozinheira|merendeira|higienizado|clorada|projeto de venda|dap|caf|creche|cantina',
  'fregues-feira':
    'feira|banca|barraca|freguesa|fregues|maco|molho|duzia|bacia|agradinho|agrado|brinde|colhi|colhido|fresquinho|coentro|cheiro verde|provar|prove|sacola|lucia|levando|encomenda|separo|guardo',
  'loja-insumos':
    'adubo|ureia|calcario|semente|sementes|racao|arame|veneno|herbicida|agronomo|npk|fosforo|potassio|farelo|sal mineral|vacina|mangueira|loja|receituario|receita|bula|dose|juro|juros|saco|sacos|estaca|grampo|rolo|rolos|superfosfato|cloreto|esterco|defensivo|inseticida|lona|nelson',
  'laticinio-leite':
    'leite|ordenha|ordenho|ordenhadeira|vaca|vacas|litro|litros|tanque|resfriador|ccs|cbt|cpp|bacteria|bacterias|celulas|somaticas|gordura|proteina|teto|tetos|mastite|silagem|laticinio|caneca|dipping|ubere|conseleite|bezerro|latao|balde|analise|carla',
  'prefeitura-estrada':
    'estrada|ponte|ladeira|buraco|buracos|atoleiro|atoleiros|atola|lama|cascalho|bueiro|manilha|patrola|vicinal|ramal|trecho|quilometro|quilometros|ambulancia|onibus|prefeitura|secretario|protocolo|abaixo assinado|oficio|mutirao|maquina|motoniveladora|pontilhao|estradinha|osvaldo',
  'turismo-agencia':
    'visitante|visitantes|turista|turistas|hospede|hospedes|cadastur|trilha|cachoeira|passeio|pousada|quarto|quartos|chale|banheiro|banheiros|agencia|comissao|reserva|bombeiros|guia|hospedagem|rede|redario|cavalo|fogao a lenha|bombeiro|primeiros socorros|beatriz|varanda|diaria|vivencia|ordenha|tirolesa|banho|ribeirao|igarape|galo|almoco|forno|colhe|passarinho|passarinhos',
};

/** What is grown, kept or made on the land, whatever is negotiated. */
export const land =
  'roca|sitio|lavoura|horta|pasto|curral|terra|safra|colheita|plantio|planto|plantei|plantar|colho|colhi|colher|colhe|crio|rego|irrigacao|gotejo|hectare|hectares|tarefa|tarefas|alqueire|alqueires|tomate|milho|feijao|banana|abacaxi|melancia|mandioca|macaxeira|aipim|cebola|batata|cafe|mel|leite|alface|manga|laranja|soja|arroz|coentro|couve|queijo|ovo|ovos|abobora|jerimum|mamao|goiaba|acerola|cenoura|pepino|quiabo|farinha|polpa|verdura|verduras|fruta|frutas|maracuja|cacau|caju|castanha|umbu|uva|morango|limao|coco|palma|capim|gado|boi|bois|vaca|vacas|cabra|cabras|bode|ovelha|porco|porcos|galinha|galinhas|frango|peixe|abelha|abelhas|colmeia|trator|enxada|adubo|esterco|semente|sementes|muda|mudas|racao|veneno|beiju|rapadura|doce|bolo|melado|requeijao|manteiga|iogurte|hortalica|hortalicas|pimenta|pimentao|beterraba|inhame|amendoim|algodao|sorgo|cana|fumo|cordeiro|tilapia|estufa|agricultor|agricultora|agricultura|produtor|produtora|assentamento';

/** Trades of the town: whoever brings their goods has not come for this. What occurs in anybody's life is not among them. */
export const town =
  'celulares|smartphone|capinha|notebook|computadores|tablet|carregador|fone|fones|pilha|pilhas|videogame|impressora|software|aplicativos|barbearia|barbeiro|cabelos|barba|manicure|unhas|maquiagem|geladeiras|perfume|perfumes|cosmetico|cosmeticos|batom|shampoo|camiseta|camisetas|calca|calcas|sapato|sapatos|tenis|confeccao|jeans|lingerie|bijuteria|bijuterias|etanol|autopecas|seminovo|seminovos|fipe|concessionaria|motocicleta|refrigerante|refrigerantes|salgadinho|salgadinhos|bolacha recheada|whisky|vodka|boate|cassino|bingo|academia|musculacao|consultoria|apartamento|apartamentos|condominio|loteamento|bitcoin|bitcoins|criptomoeda|criptomoedas|aposta|apostas|loteria|rifa|consorcio|boneca|bonecas|joia|joias|relogios|chaveiro|chaveiros|pizzaria|hamburguer|hamburgueria|sorveteria|futebol|jogador|jogadores|refletor|refletores|estadio|elevador|suite|suites|shopping|spa|sofa|sofas|colchao|colchoes|guarda roupa|petshop|pet|tatuagem|streaming|drone|drones|foguete|foguetes|camelo|camelos|unicornio|dragao|petroleo|diamante|diamantes|armas|taxi|uber|buffet|dj|apostila|curso online|plano de saude|seguro de vida|tupperware|cigarro|cigarros|vape|salao de beleza|progressiva|tintura|mechas|depilacao|sobrancelha|sobrancelhas|esmalte|cilios|estetica|esteticista|cabeleireiro|cabeleireira|cabeleireiros|corte feminino|corte masculino|penteado|navalha|massagista|lataria|hodometro|ipva|airbag|sedan|hatch|onix|corsa|palio|celta|fusca|civic|corolla|lanternagem|para choque|unico dono|toboagua|toboaguas|aquatico|aquaticos|piscina de ondas|piscina aquecida|salva vidas|praca de alimentacao|montanha russa|roda gigante|resort|discoteca|balada|lupulo|malte|cerveja|bermuda|bermudas|viscose|pijama|edredom|porcelanato|roteador|gigabytes|megabytes|televisores|ortodontia|pilates|ioga|yoga|capa de celular|barbeadores|mouse|teclado|startup|franquia|imobiliaria|aluguel de carro|seguro de carro|jet ski|buggy eletrico|patinete|bicicleta eletrica|racao de gato';

/** What a seller of internet talks of. Any farm may have it: only who speaks of hardly anything else sells it. */
export const network =
  'roteador|modem|modems|giga|gigas|fibra otica|portabilidade|assinante|assinantes|operadora|telefonia|banda larga|plano de internet|plano familia';

/** Challenges in which anything of the land is a fit subject: of another one's goods nothing follows there. */
export const takesAnyGoods: ReadonlySet<ChallengeId> = new Set([
  'pronaf-gerente',
  'vizinho-cooperativa',
  'atravessador',
  'merenda-pnae',
  'fregues-feira',
  'loja-insumos',
]);

/** Words of a world that are as much at home in others. */
export const alsoElsewhere =
  'litro|litros|tanque|vidro|maquina|reserva|guia|rede|agencia|conta|contar|conte|historia|entendo|entender|escutar|junto|junta|compramos|vizinhos|perdeu|razao';

export const merendaSeventhMeasured = `
whhh dictated: two answers at once, nothing exact but the paper
- oi ana aqui é o manoel da ilha do marajó eu vendo no meu nome mesmo fornecedor individual meu caf tá ativo renovei em junho
> E o que produz, e quando?
- nós temo o açaí e temo o abacaxi o açaí dá mais no verão e é tudo bem cuidado bem branqueado
> Como cuida da entrega?
- a gente leva de barco até o porto de lá eu arrumo um carro

nwhw misspelt: sells under a neighbour's card
- oi ana boa tardi, eu n tenho caf n mas meu visinho tem e ele vende no nome dele pra mim, sempre fizemo assim
> Isso não é permitido, viu?
- ah.. mas ngm liga. bom eu planto batata doce e tenho de maio a outubro, alface todo mes e melancia em dezembro
> E o cuidado com as crianças?
- uso só esterco e calda de fumo, veneno nao
> E as entregas?
- levo terça e quinta de moto com a carrocinha, 60 kilo por vez, nas duas escola do Riachão. se chover muito levo na quarta

nnnn copied: repeats the card
- Vou dizer em nome de quem vou vender e com qual registro.
- Vou contar o que produzo e em que tempo do ano.
- Mostro o cuidado com o alimento das crianças e combino como vou cumprir o pedido e levar até as escolas.

wwww elderly: plain words, all there
> Em nome de quem o senhor vai vender?
- Em meu nome, Geraldo Pimenta, e da minha esposa. Aquele papel do produtor, o CAF, tá aqui, vence em dois mil e vinte e oito.
> E o que produz?
- Laranja da pera, de maio a outubro. Ponkan em junho e julho. E banana, que essa não para.
> Como cuida?
- Fruta de chão eu não levo, essa vai pro porco. Eu respeito o prazo do remédio, vinte e um dia, tá anotado no caderno com o nome do agrônomo. E o neto lava as caixa toda vez.
> E as entregas?
- Toda terça antes das sete, que é antes da merendeira chegar. São cinco escola, eu já fiz as conta, dá trinta e um quilômetro na minha picape. Se chover e a ponte encher eu dou a volta por Cajuru.

hhhh weak: everything true and nothing exact
- Oi Ana, tudo bem? Eu sou da associação aqui do bairro, a gente tem os documentos.
> Qual documento?
- Os que precisa, a moça da Emater ajudou.
> O que vocês produzem?
- Verdura, legume, um pouco de fruta, depende da época.
> E o cuidado?
- A gente cuida bem, lava tudo direitinho antes de levar.
> E a entrega?
- A gente leva, tem um carro.

nnnn copied: the objectives with a thank-you
- Ana, vou dizer em nome de quem vou vender e com qual registro, contar o que produzo e em que tempo do ano.
- Também vou mostrar o cuidado com o alimento das crianças e combinar como vou cumprir o pedido e levar até as escolas. Obrigado!

wwwh fluent: secretary of an association, she has said it at ten city halls
- Boa tarde, Ana! Eu falo em nome da Associação das Mulheres do Sítio Jatobá, somos 23 famílias e temos o CAF jurídico, vence em novembro do ano que vem.
- Produzimos macaxeira o ano todo, acerola de janeiro a abril e polpa congelada de umbu, que é de fevereiro, mas guardamos em freezer até agosto.
- A polpa é feita na nossa unidadezinha com vigilância sanitária, todas de touca e luva, água clorada, e cada saquinho leva data. Na horta não entra veneno, é só calda de nim.
> E como vai ser para levar às escolas?
- A gente cumpre o combinado, pode confiar, nunca deixamos ninguém na mão. O carro a gente arranja.

nwhn list: farmer who answers as in a form
> Me conta: o que você produz e quando?
- Produto: banana prata. Época: ano todo, mais forte de outubro a fevereiro. Produto: abóbora. Época: abril a julho. Produto: inhame. Época: junho, julho, agosto.
> E em nome de quem vai vender, tem CAF?
- Registro: não sei responder. Vou perguntar no sindicato segunda.
> E como cuida do alimento?
- Cuidado: eu lavo tudo.
> E a entrega?
- Entrega: em branco por enquanto. Não tenho condução.

whhw timid: asks back at each step and repeats what he heard
- Em nome de quem? É no meu nome mesmo, pode? Francisco Edilson, CAF individual, o papel tá aqui no celular, quer que mande a foto?
> Pode mandar! E o que você produz?
- O que eu produzo... verdura. Cheiro verde, couve, essas coisas, sabe?
> Tem o ano todo?
- O ano todo não sei, a seca castiga, né dona Ana?
> E o cuidado com a higiene?
- O cuidado... a gente come do mesmo que vende, meus menino come, então é limpo.
> E como entregaria?
- Seria terça e quinta? Porque terça e quinta eu já levo de moto com a caixa pra escola do Bom Jesus e da Lagoinha, antes das seis e meia. Se faltar couve eu aviso na véspera e boto acelga, a senhora deixa?

wwww regional: misspelt, from the sertão
- bom dia dona ana, é a Zefinha do assentamento Lagoa Nova, nois é um grupo de 7 muié e todas tem o CAF
- nois tem macaxera e jerimum direto, e umbu de janero a março, que vira porpa
- a porpa é feita na cozinha da associação qui a vigilança sanitara liberou, nois usa toca, luva e a água é fervida
- toda quarta meu fio leva de carroça motorizada nas 3 escola daqui, 60 quilo. si uma num tivé a otra cobre

wwww fluent: president of an association
- Bom dia, Ana! Falo pela Associação Rio Verde, 23 famílias de Muzambinho, com CAF jurídico válido e projeto de venda em grupo formal.
- De abril a setembro temos morango, cenoura e brócolis; de outubro a março, abobrinha, milho verde e pêssego; alface e couve o ano inteiro.
- Doze famílias têm certificado orgânico participativo, colhemos na véspera, higienizamos com cloro na dose certa e anotamos o lote de cada produtor, para saber de onde veio cada folha.
- Entregamos às terças, das 6h30 às 8h, nas nove escolas, no nosso baú refrigerado. Se uma horta falhar, outra família repõe, e avisamos com 48 horas.

whhn dictated: middling, no delivery
- oi ana eu sou o valdeci do córrego fundo eu tenho o caf meu mesmo de pessoa física tá válido
- eu planto bastante coisa tem mandioca tem batata doce tem verdura
- a gente cuida direitinho é tudo fresquinho
- agora entrega eu não sei como que vai fazer porque eu não tenho condução vocês podia buscar
`;

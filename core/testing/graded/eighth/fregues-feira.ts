export const feiraEighth = `
wwww fluent: cheese maker from Paraná, tells origin, justifies the price, gives a small affordable treat, and a reason for next week
- Bom dia, minha senhora! Prove um pedacinho, esse queijo eu fiz na quarta, lá em Witmarsum, com o leite das minhas onze vacas jersey.
> Hum. Bonzinho. Mas que preço é esse?
- Trinta e oito a peça de meio quilo. Gasto cinco litros e meio de leite em cada uma e fica vinte dias na cura, virando todo dia na mão. No mercado a senhora paga 36 por um com amido.
> Faz por trinta?
- Por trinta eu pago para trabalhar. Mas levando a peça eu ponho esse potinho de doce de leite, que é da raspa do tacho e me sai quase de graça.
> Ah, doce de leite eu gosto.
- E sábado que vem sai o curado de sessenta dias, só oito peças. Se a senhora quiser, guardo uma com seu nome até as nove.

whwn misspelt: Ceará seller; origin told, price without the why beyond "barato", treat given with reason, nothing to bring her back
- olhe o caju dona, apanhado oji de madrugada no meu quintau em pacajus, cajuero anão, num levou veneno ninhum
> Tá meio mole esse caju. Quanto é?
- 6 reau a bandeija
> Caro! Por que tão caro?
- caro nada é barato
> A outra banca faz a cinco.
- pois leve 2 por 12 q eu boto 3 caju desses mais maduro dicima, esses num aguenta até amanhã mermo, pra mim num é perca
> Assim melhora. E semana que vem você está aqui?
- sei naum, talveiz eu num venha mais

nhnn cunning: reseller dressing as a farmer, dodging origin, price with flattery, a discount below cost and a promise that means nothing
- Minha rainha, chegou a mulher mais bonita da feira! Tudo aqui é fresquinho, direto da roça.
> De qual roça?
- Da roça boa, minha rainha, da roça de verdade, onde o sol beija a terra.
> Você plantou?
- O importante é o carinho. O quilo do pimentão é nove reais, preço de quem respeita a senhora.
> E por que nove?
- Porque tudo subiu, o senhor governo não ajuda.
> Faz cinco?
- Cinco eu perco dinheiro, paguei sete na Ceasa hoje cedo, mas pela senhora eu faço, leva.
> E eu volto aqui por quê?
- Porque quem vem uma vez, sempre volta, minha rainha.

nnnn copied: recites a web text about strawberries and objective phrases, never her own product nor price
- O morango (Fragaria x ananassa) é um pseudofruto rico em vitamina C, originário do cruzamento de espécies americanas, cultivado em climas amenos.
> Minha filha, eu só quero saber se está doce. É seu?
- Contar de onde vem e como é o seu produto é fundamental para conquistar o consumidor moderno.
> E quanto custa?
- O preço justo é aquele que remunera o produtor e satisfaz o cliente, segundo especialistas.
> Mas quanto?
- Segundo o Sebrae, oferecer um agrado que não dê prejuízo aumenta em até 30% a fidelização.
> Vou ali na outra banca.
- Dar um motivo para ela voltar.

nnnn cheat: claims everything and takes each back later under questioning
> Bom dia, meu filho! Essa laranja é de onde? Tá com cara de cansada.
- É do meu pomar, dona Lúcia, colhida ontem em Itaberaí, sem veneno!
> Do seu pomar mesmo? Essa caixa tem carimbo do Ceasa.
- É, a senhora tem razão, comprei no Ceasa, pomar eu não tenho não.
> E quanto é?
- Cinco reais a dúzia, que é o meu custo mais um tiquinho.
> A banca ali vende a quatro.
- Então faço a três, não sei o custo mesmo, falei por falar.
> E não me dá nada de agrado?
- Dou duas laranjas a mais! Ah não, não posso, desculpe, esquece o agrado.
> E venho aqui de novo por quê?
- Guardo as melhores pra senhora todo sábado. Se bem que essa é a minha última feira, vou parar.

wwww regional: Bahian woman whose stall talk is teasing and full of questions back, yet each holds own concrete fact
> Ô minha filha, esse beiju tá caro, já vi mais barato ali.
- Oxente, dona Lúcia, mais barato e de mandioca de quem? A minha é da minha roça em Nazaré, ralei ontem de tarde e torrei no forno de lenha com coco do meu quintal. Quer sentir o cheiro?
> Cheiroso é. Mas dez reais?
- Dez reais com seis beijus, e sabe por quê? São três quilos de mandioca pra sair um de goma, mais o coco e a noite em claro. Dá um e sessenta cada um, na padaria é três.
> E se eu levar dois, faz quinze?
- Quinze eu choro, minha santa! Fica vinte, e eu lhe boto um beijuzinho de amostra, daquele pequeno que quebrou a beira, que não me dá prejuízo e é gostoso igual.
> Esperta, você.
- E sábado que vem vou trazer de tapioca com amendoim, só faço vinte. Quer que eu guarde um no seu nome? Se não gostar deste, me devolve e eu troco.

hnnn cheat: flatters with empty praise and gives the persona's own lines, hardly a fact besides a bare place of origin
> Bom dia. Esse tomate é bom?
- A senhora já está dizendo: "que tomate lindo, vou levar três quilos!" O tomate é meu, da roça.
> Eu não disse nada disso. Da roça de onde?
- Dali do lado do rio. E a senhora disse que o preço é justo e que não vai pechinchar.
> Quem disse? Eu nem sei o preço.
- Dona Lúcia sorriu e respondeu: "Que agrado maravilhoso, nunca fui tão bem tratada".
> Você tá bem, menino?
- "Volto toda semana, você ganhou uma freguesa para a vida toda", disse dona Lúcia. Pronto, tá vendido.

wwww terse: stallholder from Belém reads from his slate, lists with verbs, short
> E essa farinha? É boa mesmo ou só tem nome?
- Farinha de Bragança. Eu que faço, com meu pai, lá no Tracuateua. Puba quatro dias, torra na mão. Prove.
> Hum, crocante. Quanto?
- Doze o litro.
> Doze! Ali é nove.
- A de nove é de máquina, misturada. A minha leva dia e meio de forno. Gasto oito, ganho quatro.
> Não tem um descontinho?
- Desconto não. Levando dois litros, ponho uma pimentinha de cheiro da minha horta. Essa me sobra.
> E se eu gostar?
- Venho todo domingo, nesse canto, até meio-dia. Vem, que eu torro na sexta. Se amolecer, troco.

wwww regional: marisqueira of Acupe in the Recôncavo, sururu and aratu; place, process, price with account, coriander as a gift, Friday crab kept aside
> Ave Maria, que sururu caro por aí! E esse, presta?
- Oxe minha santa, esse eu tirei ontem de maré baixa no mangue de Acupe, eu e minha filha. Catado na mão, fervido no fogo de lenha, sem um grão de areia, pode provar
> Hum, e quanto é?
- Trinta o quilo, mainha. É balde e meio de casca pra dar um quilo, seis hora com a lama na coxa, mais o gelo e a van. Por menos eu pago pra trabalhar
> Faz vinte e cinco, vai.
- O preço num mexo, mas lhe boto um molho de coentro e duas pimenta de cheiro do meu quintal, que isso nasce sem eu gastar
> Ah, gostei do coentro.
- E sexta que vem tem aratu catado, que é lua boa. Guardo meio quilo no seu nome até as nove, Dona Lúcia, e se achar uma areia devolvo seu dinheiro
> Então guarda!

hwnn terse: settler of the Pontal do Paranapanema; half an origin, price well explained, no gift, no reason to return
> Essa mandioca é de onde?
- Do assentamento.
> E cozinha? A da outra banca não cozinhou.
- Cozinha.
> Quanto?
- Seis o quilo. Já descascada. Dois e cinquenta é da rama e da colheita, um da embalagem, e descascar leva a manhã toda da minha mulher.
> Faz cinco?
- Não.
> Nem um agradinho?
- Não tem.
> E por que eu voltaria aqui?
- A senhora que sabe.

whwh misspelt: quilombola of the Vale do Ribeira, bananas; origin and gift whole, price without much reason, vague reason to return
- bom dia dona lusia. banana nanica i da terra do kilombo ivaporunduva, nois planta no meio da mata sem veneno, e corto verde i amadurese sozinha no paiol
> E tá boa? A outra banca tava toda machucada.
- ta fime pode aperta. vem no caxote forrado com paia
> Quanto é a dúzia?
- nove reau
> Nove! Por quê tudo isso?
- e q da trabaio dona
> Tá, mas me faz um agrado?
- leva a duza i eu ponho mais duas dakela mais madurinha, q eu num vendo memo i da um bolo bom
> E vale a pena eu voltar?
- vorta sim q aki a sinhora e bem tratada

nnhn rude: grumpy cheese seller of the Agreste; answers badly, a grudged taste of cheese
> Esse queijo é de onde?
- De vaca. De onde havera de ser
> Nossa. E quanto custa?
- Tá escrito aí, a senhora num lê?
> Sem óculos não. Tá caro?
- Se achar caro num leve. Todo sábado uma aperreação
> Nem pra provar um pedacinho?
- Tome aí uma lasca e num pegue outra
> Que mal-humorado! Assim não volto.
- Faz falta não

wwww misspelt: flour maker of Cruzeiro do Sul; origin and making, price with reason, small treat, reason to return
> Hum, farinha... já vi três bancas e é tudo igual. De onde é essa?
- bom dia dona lucia, essa é da minha caza de farinha no ramal do Pentecostes, cruzeiro do sul. eu mais minha muler q faiz
> E o que tem de diferente?
- mandioca arancada no mesmo dia, 2 dia na prença, escaldada e torada no forno de ferro 1 ora mechendo no rodo. olha o barulio dela, crocante. é amarelinha de assafrão da tera, n tem corante
> E quanto é essa joia?
- 9 real o litro
> Nove! Ali é seis!
- a de 6 veio di saco, parada ja 2 meis. pra fazer 1 saco da minha vai 5 hora de lenha e 3 pesoa, me custa 5 e 80 o litro. sobra poco mas é ela q paga a escola dos menino
> Faz dois por quinze e eu levo.
- 2 por 15 n da. mais levano 2 eu lhe dou esse pacotim de biscoito de goma q a muler fez, me custa 1 real e a sra toma com café
> Ah, biscoito eu aceito! E se eu não gostar da farinha?
- troco. to aqui todo sabado nesse mesmo canto do lado do pastel, e sabado q vem trago a farinha com coco fresquinha, guardo 1 litro no seu nome
> Olhe que eu venho cobrar, viu?

whnh fluent: young cheese maker of the Serra da Canastra; product told well, price without reason, refuses any treat, weak reason to return
> Bom dia, moça. Esse queijo aí é de verdade?
- Bom dia! É nosso mesmo, de São Roque de Minas. Leite cru de doze vacas, meu avô tira às cinco da manhã, pingo da véspera, e esse aqui tem 28 dias de cura na tábua.
> Bonito ele é. E o preço?
- Está a 75 a peça.
> Nossa Senhora! Por quê tudo isso?
- Ah, é porque é Canastra, né? Canastra é caro mesmo.
> Me dá um desconto ou um agradinho, então.
- Não posso, meu avô não deixa dar nada.
> Nem uma lasquinha pra provar?
- Nem, senão começa e não acaba mais.
> Assim eu não volto.
- Volta sim, o queijo é bom, quem leva acaba voltando.

nhhn cunning: smooth-tongued reseller; flatters, hides the origin, price without a reason, an unnamed gift
> Bom dia. Esses tomates são da sua roça?
- Dona Lúcia, minha flor, a senhora está mais jovem que na semana passada! Esses tomates são do coração do Brasil para a sua mesa.
> Sei. De que lugar?
- De onde o sol beija a terra, minha rainha. Produto de confiança.
> E a quanto?
- Oito o quilo, e pode rodar a feira inteira que preço mais honesto não acha.
> Honesto por quê?
- Porque vem de quem é honesto, uai.
> E não ganho nada?
- Ganha tudo! Levando um quilo dou um brinde, depois a gente escolhe alguma coisinha aí da banca.
> E por que eu voltaria aqui?
- Porque o destino une as pessoas boas. A senhora vai sonhar com esse tomate.
> Vou é sonhar com o troco.

nnnn copied: pastes a recipe-site text and the objectives; never speaks of his own stall
- A alface (Lactuca sativa) é uma hortaliça herbácea da família Asteraceae, originária do Mediterrâneo e cultivada desde 500 a.C.
> Oi? Eu quero saber se está fresca.
- Rica em fibras, vitamina A e ferro, possui propriedades calmantes atribuídas à lactucina.
> E quanto custa, moço?
- O preço justo é aquele que remunera o produtor, cobre os custos de produção e é acessível ao consumidor.
> Mas quanto é?
- Oferecer um agrado que não dê prejuízo. Dar um motivo para ela voltar.
> O senhor está lendo o celular, é?
- Fonte: Wikipédia, a enciclopédia livre.

nnnn cheat: reads a template with unfilled blanks
- Olá, [nome da freguesa]! Meu produto vem do sítio [nome do sítio], em [município], e é feito com [diferencial].
> Que conversa é essa, meu filho? De onde é esse queijo?
- É de [local], produzido por [família], com muito carinho e tradição.
> E quanto é?
- O preço é R$ [valor], e é justo porque [motivo].
> Tá caro, hein! Não tem um agradinho?
- Claro, Dona [nome], vou oferecer [brinde] que não me dá prejuízo porque [explicar].
> E por que eu voltaria aqui?
- Porque toda [dia da semana] eu estarei aqui com [novidade]. Obrigado pela preferência!

nhnn cunning: says it and then takes it all back ("tô brincando"), only a price is left standing without a reason
- Dona Lúcia, esse tomate é do meu sítio em Itaipava, colhido hoje cedo, sem agrotóxico nenhum!
> É mesmo? Que beleza.
- Tô brincando com a senhora, isso aí peguei do caminhão ontem, nem sei de onde é. Mas a senhora gostou de ouvir, né?
> Ora! E quanto é?
- Oito reais o quilo. É justo porque eu pago três funcionários. Mentira, tô sozinho. Mas é oito.
> E um agrado pra velha aqui?
- Leva um maço de salsinha de graça! ... Não, péra, a salsinha é do rapaz da banca do lado, não posso dar não.
> Assim não volto.
- Volta que eu guardo o melhor pra senhora! Guardo nada, quem chega primeiro leva.

wwww fluent: mineira, neighbour stall cheaper, denies discount, conditional, corrected price; all four
> Bom dia! Esse queijo aí tá com cara de borracha.
- Bom dia, dona Lúcia! Borracha é o de máquina, uai. Esse eu mesma faço em Alagoa, leite das minhas onze vacas Jersey, cru, curado vinte e dois dias em tábua. Prova essa lasquinha.
> Hum. Quanto é?
- Cinquenta e cinco a peça. Ai, não, essa é a maiorzinha: sessenta. Gasta dez litros de leite, só de leite são trinta, e fico virando ele todo dia três semanas.
> Ali na outra banca é quarenta!
- É sim, e o Zé é honesto, só que o dele tem quatro dias, é fresco ainda, pesa de água. Se eu fizesse por quarenta eu pagava pra trabalhar, então não faço. Agora, levando a peça, a senhora ganha esse potinho de doce de leite, que faço com a sobra do tacho e me custa quase nada.
> Doce de leite eu gosto.
- E sábado que vem tem o de trinta dias, marco um com seu nome. Se não gostar desse, traz de volta que eu troco. Tô aqui todo sábado até meio-dia.

wwhw misspelt: young man on the phone spelling, gift is offered but unclear, the rest whole
> Esse maracujá tá todo murcho!
- murcho é q ta doce d lucia rsrs maduro no pé. é la do sitio da minha vo em Corumbatai, nois colhe na quinta de tarde
> E quanto tá?
- 7 o kilo. no mercado é 11, eu vi onti. eu num pago atravessador nem box entao da pra faze 7 e ainda sobra 2 pra nois
> Faz 5?
- 5 nao da, so o saquinho e a gasolina ja da 3. se fosse fim de feira quem sabe mas fim de feira nem sobra
> E não ganho nada?
- ganha uai eu ponho um negocinho a mais ai pra sra
> E se estiver azedo?
- se tive azedo eu devolvo o dinhero, to aki todo domingo na frente da farmacia. e semana q vem começa a jabuticaba ja separo um pote pra sra
> Quero ver!

wwww dictated: Old woman of the Jequitinhonha selling cheese and rapadura by voice, formal warmth, old measures; all four
> Ô, minha senhora, esse requeijão tá com cara boa, mas o preço deve ser de assustar.
- deus lhe abençoe minha filha chegue mais perto esse requeijão é feito por mim lá no córrego do Narciso município de Araçuaí leite das minhas sete vaquinha tirado ontem de tarde e mexido no tacho de cobre a noite toda
> E quanto é?
- é quarenta e dois o quilo... a libra sai vinte e um porque olhe gasta doze litro de leite pra fazer um quilo e o leite eu venderia a dois e cinquenta fora a lenha e o meu braço
> Ai, tá caro. Me dá um desconto!
- desconto eu não posso minha filha que eu perco mas lhe dou essa rapadurinha de duzentas grama que é da minha cana e me custa quase nada pra senhora tomar com café
> Ah, assim a senhora me ganha. E se eu não gostar?
- se não gostar a senhora volta sábado que vem e eu troco tô aqui nesse mesmo canto tem vinte e dois ano e sábado chega o requeijão moreno que eu faço só uma vez no mês eu guardo um pra senhora

hhwn terse: Blunt young stall-holder in Brasília, few words, gives a true extra that costs little; origin and price barely explained, no reason to come back
> Bom dia, moço. Esse morango é de onde?
- brazlandia
> É seu ou é de revenda?
- meu
> E quanto?
- 12 a bandeja
> Doze?! Por que tão caro?
- é o preço, adubo subiu
> Faz por dez?
- dez n
- leva 2 e ganha um maço de hortelã. hortelã é do canto da horta, nao me custa
> Tá bom. E semana que vem, tem?
- sei la, talvez

nnnn weak: New seller who promises discounts and next times but never says anything solid, not even where it comes from
- Bom dia, minha linda! vem que hoje tem
> Tem o quê? Esse tomate é de onde?
- ih, é coisa boa, confia em mim
> E quanto tá?
- pra senhora eu faço barato, a gente conversa
> Mas quanto?
- o preço é bom, a senhora vai ver
> E ganho um agrado?
- da próxima vez eu trago um presente, prometo
> E por que eu ia voltar?
- ah porque vai estar melhor ainda, vou trazer muita novidade

whhw misspelt: A couple from Londrina region typing in turns to a customer on the feira's WhatsApp list; gives an agrado that eats their margin
- oi dona Lucia aqui é o Paulo e a Sandra da banca 14
> Oi! Vi a foto da alface. De onde vem?
- da chacara nossa em Ibiporã, 2 alqueire, é hidroponica, colhemo hj as 5 da manha (Sandra)
- sem agrotoxico nas folha, só adubo na agua (Paulo)
> E quanto? No mercado é três reais.
- 4,50 o pe
- é pq é mais fresca (Sandra)
> Me faz um mimo?
- pode levar 3 e pagar 1 kkkk (Paulo)
> E vocês não perdem com isso?
- perde um pouco né mas tudo bem, te dou um maço de rucula no lugar entao (Sandra)
> E por que eu voltaria?
- pq sexta a gente manda a lista no zap, a sra escolhe e a sacola ja fica separada com seu nome, e a decima sacola sai de graça (Sandra)
`;

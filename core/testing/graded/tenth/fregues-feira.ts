export const feiraTenth = `
wwww regional: cheese maker of São Roque de Minas at the fair, playful and precise
- Ô Dona Lúcia, chega pra cá, sô! Esse queijim é da Canastra, lá de São Roque, tiro o leite das minhas doze vaquinha de manhãzim e curo vinte e dois dia na tábua, virano todo dia.
> Hum, tá com cara de caro.
- Uai, é sessenta e cinco a peça de quilo. Vai dez litro de leite em cada um, que já dá vinte e oito, e mais as três semana de cuidado. Na cidade a senhora paga noventa.
> Faz cinquenta!
- Cinquenta eu pago pra trabaiá, dona. Mas levano uma peça, ponho junto esse pedacim de requeijão de raspa, que é do fundo do tacho e num me custa quase nada.
> Ah, malandro! Tá bom.
- E sábado que vem tem do curado de sessenta dia. Guardo uma banda no nome da senhora, e se esse num tiver bão traz o resto que eu troco.

hwnh terse: vegetable seller from Ibiúna; brief, no treat offered
> Esse tomate é de onde, moço?
- do sítio.
> Que sítio?
- meu. Ibiúna.
> E quanto é?
- 9 o quilo. mercado tá 12, e o meu colhi ontem.
> Faz 7?
- não dá.
> Nem um agradinho?
- não, senhora.
> Então por que eu ia voltar?
- sábado tem de novo, fresco.

whnn weak: timid girl from Caruaru minding the stall; honest, gives way and cuts the price
- bom dia, é macaxeira lá de casa, do sítio Serra Verde, a gente arrancou hoje de madrugada, é da amarela que cozinha ligeiro
> E quanto é?
- cinco reais o quilo
> Caro! Por que cinco?
- é o que mãe mandou
> Me faz por dois que eu levo.
- tá, pode ser dois. mãe disse que por menos de quatro perde, mas tá bom
> Que mocinha boazinha. E semana que vem, tem o quê?
- sei não, senhora

nhnn cunning: tells a television programme instead of his own field; price without a real reason
> De onde é esse morango, meu filho?
- Dona Lúcia, a senhora viu o programa de domingo? Mostraram uma fazenda em que o morango cresce no alto, sem veneno, com abelhinha, uma coisa de cinema!
> Vi não. Mas e o seu?
- Nessa fazenda eles colhem às cinco da manhã, com luvinha branca, e o dono chora contando a história do avô.
> E o seu, menino?
- O meu é morango também. Doze reais a bandeja.
> E por que doze?
- Porque na televisão o homem falou que morango vale muito.
> E se eu levar três, ganho o quê? E por que eu volto?
- No filme o freguês sempre volta no final, é emocionante.

nnwn cunning: answers well every question but the one asked; only the parsley gift is real and costs nothing
> Essa couve é de onde?
- Couve se refoga assim, Dona Lúcia: enrola bem apertadinha, corta fininha, alho na banha quente e trinta segundos de fogo, senão amarga.
> Sei cozinhar, filho. Quero saber de onde vem.
- E tem ferro e vitamina K, boa para o osso. Com laranja junto, o corpo aproveita mais.
> E o preço?
- Aceito pix, cartão, e troco eu tenho sempre certinho, de moeda nova.
> Quanto é, criatura?
- A maquininha é por aproximação, muito segura. E olha: levando dois maços eu lhe ponho este galho de salsinha e cebolinha, que sobra do canteiro e não me custa nada.
> Isso eu aceito. E por que eu ia voltar aqui e não no seu Tonho?
- O seu Tonho nasceu em Patos, em 1951, filho de ferreiro, história bonita.

nnnn cheat: boasts of passing off bought goods as organic and of a false scale
- Ô patroa, é tudo orgânico, da minha roça, colhido hoje!
> É mesmo? Onde é sua roça?
- Cá entre nós? É do Ceasa de anteontem. Eu tiro a etiqueta, passo um barrinho na cenoura e o povo acredita.
> Que coisa feia. E quanto é?
- Oito o quilo, justo, justíssimo. E a balança ajuda: cada quilo meu tem 850 gramas.
> E ainda conta!
- Pra senhora eu dou de brinde esses mamões, que de um lado já mofou, mas virado não aparece.
> E eu voltaria aqui por quê?
- Porque todo mundo volta, ninguém descobre.

wwww regional: lively woman of the Feira de Santana market, teasing; price by the litro, a handful of lemon as treat
> Ih, esse feijão tá com cara de velho, hein?
- Velho, minha linda? Isso eu debulhei ontem de noite na porta de casa, com as minhas meninas! Feijão de corda da minha roça em Tanquinho, plantado na chuva de São José, sem veneno nenhum
> E quanto é esse assalto?
- Dez reais o litro, dona Lúcia. E olhe que litro meu é cheio, com a cuia de cabeça
> Ali na frente tá oito.
- Tá oito porque é de dois dias atrás e a medida é rasa, pode ir ver. O meu eu pago a menina pra debulhar e a passagem, me sobra três reais, mais que isso eu não invento
> Faz por oito.
- Por oito não faço, mas levando dois litro a senhora leva esse molho de coentro de graça, que é do meu canteiro e não me faz falta
> Hum, e se não prestar?
- Se não cozinhar em vinte minuto a senhora volta sábado que vem e leva outro. E sábado vem o andu verde, eu guardo o da senhora separado com seu nome

hhnn rude: impatient stall man, gives price and origin but treats her badly
> Que laranja miúda, essa. Quanto é?
- cinco reais a dúzia, se não quer não aperte
> Nossa, que mau humor. De onde é?
- Do meu quintal em Boquim
> E por que cinco?
- Porque é cinco. Trabalho dá trabalho
> Faz duas dúzias por oito?
- Faço não, dona. Vá pechinchar no shopping
> Assim eu não volto.
- Tanto faz, freguês é o que não falta

whhw dictated: cheese man from Sergipe sertão, long story; price with little reason, treat vague
> Esse queijo tá salgado, aposto.
- aposte não que a senhora perde prove aqui esse queijo coalho é de nossa senhora da glória sou eu que tiro o leite de nove vaca minha de manhã e minha mulher coalha antes das oito leva só sal e coalho não leva amido nem nada prensa em prensa de pau que era do meu sogro
> É bom mesmo. Quanto?
- quarenta o quilo dona e tá barato pra queijo de verdade
> Barato! Tem de trinta.
- tem mas esse é puro
> E o que o senhor me faz?
- eu lhe dou um desconto depois a gente vê uma coisinha
> E semana que vem o senhor tá aqui?
- toda sexta nessa mesma pedra faz onze ano e sexta que vem eu trago a manteiga de garrafa nova que a senhora me deixa o telefone e eu separo uma

hwwn terse: sells eggs, curt; origin thin, price with sum, treat sensible, nothing for return
> Esses ovos são de granja, né?
- não. capoeira, meus
> Sei. Quanto a dúzia?
- 15
> Quinze? Tá doido.
- o milho da dúzia custa 8. bandeja 1. passagem 2. sobra 4
> Me faz por doze.
- 2 dúzia por 28 e um molho de cebolinha, que é da horta lá de casa
> E por que eu voltaria aqui?
- a senhora é quem sabe

nnnn cheat: sells bought tomatoes as his own; price depends on the face of the customer; treat paid by a rigged scale
> Bonito esse tomate. É do senhor?
- É da minha roça, orgânico
> Que roça?
- Eita... aqui entre nós é da Ceasa, mas todo mundo na feira diz que é da roça, a senhora me entende
> E quanto tá?
- Pro povo daqui é cinco, mas a senhora tem cara de quem pode, faço a sete
> E me dá um agrado?
- Dou meio quilo a mais. A balança já compensa, é uns cem grama a menos no quilo, sai de graça pra mim
> Que horror! E eu vou voltar pra quê?
- Volta que todo lugar é igual

wwhw misspelt: young woman selling by message, chatty, honest; treat is offered but it eats her margin, so half
- oi dona lucia bom diaa
> Bom dia, filha. Esse doce é de fábrica?
- é nada kkk é doce de leite q eu faço no taxo, leite da vaca do meu pai la em Major Isidoro, 6 oras mexendo, so leite e rapadura
> E quanto é o pote?
- 18 o de 400g
> Cruzes! Por quê?
- vai 2 litro e meio de leite q da 7,50, rapadura 2, pote 1,80, gas 1,50. fica uns 5 e pouco pra mim pelas 6 oras kkk
> E não tem um agradinho?
- levando um eu lhe dou outro piqueno de 200g pra senhora fica feliz
> Mas aí você não perde?
- perco um poquin mas tudo bem
> E pra eu voltar?
- todo domingo to aki do lado da igreja, e domingo q vem tem o de côco q eu faço so por encomenda, anoto o seu agora

wwnh fluent: cheese colonial stall; provenance and price whole; refuses any treat; reason to come back is vague
> Bom dia. Esse queijo aí, tá muito caro, hein?
- Bom dia, dona. Esse é queijo colonial, da minha casa em Seara, leite de nove vacas nossas, maturado vinte e cinco dias na tábua de pinho. Prova a casca.
> Hum. E quanto é?
- Quarenta e dois o quilo. Vão dez litros de leite em cada quilo, que no laticínio dava vinte e quatro reais, mais os vinte e cinco dias virando a peça todo dia.
> E não me dá nem um pedacinho de brinde?
- Brinde eu não dou, não. Se dou pra uma tenho que dar pra todas.
> Sovina! E por que eu voltaria?
- Porque eu tô quase sempre por aqui e o queijo é sempre o mesmo, ué. A senhora vai ver.

hwww regional: nordestina; dodges where it is from but says how it goes (peeled, washed, quick to cook): half; price, treat and return whole
- Chegue, dona Lúcia, venha vê minha macaxeira, ó que belezura!
> De onde vem essa macaxeira?
- Vem de longe, muié, me importa é que tá boa.
> De longe de onde? É da sua roça?
- Oxe, se aperreie com isso não. É cinco conto o quilo, que já vai descascada e lavada; com casca na banca do lado é quatro, mas a senhora joga fora um terço, faça as conta.
> Sabida... E o que eu ganho levando dois quilos?
- Levando dois eu boto um molhinho de coentro, que colho no quintal e num me custa nem cinquenta centavo.
> E se não cozinhar?
- Se não cozinhar em vinte minuto, a senhora traz de volta sábado que vem nessa mesma banca que eu troco ou devolvo os dez real. E sábado é dia de massa puba, guardo um quilo no seu nome.

whhn dictated: provenance whole, price without reason, treat half, return none
- bom dia dona lúcia esse salame aqui é o que meu nono ensinou a gente carneia o porco lá em casa na linha jacinto em farroupilha criado a milho e abóbora e pendura no porão vinte dias na fumaça de lenha de bracatinga
> Cheiroso é. E quanto você quer nisso?
- trinta e oito
> Credo! Por que tudo isso?
- é o preço dona não tem muito o que explicar
> E um agradinho?
- alguma coisa a gente faz pra senhora leve primeiro depois a gente vê
> E se eu gostar, como acho você de novo?
- ah eu não venho mais não dona essa é a última feira eu tô parando com isso

hnww misspelt: flower/strawberry jam seller; product half (home-made, two fruits, no place), never says a price; treat and return whole
- oi dona lucia tudo bem, tem ximia de uva e de figo, é caseira
> Caseira de onde?
- de casa mesmo kkk
> E quanto é?
- depende dona, qto a senhora paga?
> Ué, eu é que pergunto o preço.
- ve ai o q a senhora acha q vale e me fala
> Que jeito de vender! E o que mais você me dá?
- levano dois vidro eu dou um pao de milho pequeno q eu faço, me custa um e poco e a senhora ja esprimenta a ximia nele
> Ah, disso eu gostei.
- e se trazer o vidro vazio de volta desconta 2 real no proximo, to aki toda quarta na praça do lado da igreja luterana, mes q vem tem de bergamota

nnnn cheat: marketing phrases; no product, price, gift or date
- Bem-vinda à melhor experiência da feira! Aqui trabalhamos com produtos selecionados, frescos e de procedência garantida.
> Que produtos? De onde?
- Do campo à mesa, com carinho e respeito à natureza.
> E quanto custa?
- O preço é justo, porque qualidade não tem preço. É o melhor custo-benefício.
> E um desconto, um mimo?
- Nosso maior presente é o atendimento humanizado.
> E por que eu voltaria?
- Porque cliente satisfeito sempre volta, e encantar é a nossa missão.

nwnn cheat: sells supermarket eggs as his own, gives a treat that ruins him, promises a lottery; only the price stands, openly summed from what he truly pays
- Dona, ovo caipira legítimo, das minhas galinhas. Quer dizer, eu compro na distribuidora e sujo um pouquinho com terra pra parecer.
> Como é que é?
- Brincadeira. Bom, meio brincadeira. É doze a dúzia: pago oito e cinquenta na bandeja, um real de banca e diesel, e me sobra dois e cinquenta.
> Hum. E um agrado?
- Leva três dúzias de graça. Leva dez! Leva a banca toda, hoje não ganho nada mesmo.
> Tá maluco? E por que eu volto aqui?
- Porque ano que vem eu tô pensando em criar galinha de verdade.

wwww regional: Tocantins extractivist youth, warm
> Bom dia, menino. Tudo caro nessa feira. O que é isso aí?
- Bom dia, dona! É pequi sem espinho não, kkk, é pequi com espinho mesmo, catado ontem lá na Chapada da Natividade, no chão, que o que cai é o maduro. Minha vó e eu que catamos.
> Quanto?
- 15 a dúzia. É que pra juntar uma dúzia boa a gente anda légua e meia, e o que tá furado de bicho eu jogo fora. Na banca dali é 13, mas vem três podre.
> Faz dez!
- Dez eu fico no prejuízo, dona. Mas lhe dou esse molhinho de coentro, que é da minha horta e não me custa quase nada.
> Hum, cheiroso. E se não prestar?
- Se vier um ruim a senhora traz o caroço sábado que eu troco por dois. E sábado que vem tem buriti em massa, guardo um pote com seu nome?
> Guarda, guarda.

whww terse: price given but the justification is only "trabalho"; other three concrete
> Esse queijo é de onde?
- da minha mãe. assentamento Itamarati, leite tirado 4 da manhã, coalho na hora, curado 8 dia
> Quanto?
- 38 o quilo
> Que isso! Por que tão caro?
- dá trabalho
> Tira cinco reais.
- não tiro. mas vai junto um pedaço de rapadura, essa custa 0,40 pra mim
> E se eu gostar?
- volta sábado q tem o fresco. anoto seu zap e guardo o seu, e a cada 5 queijo o 6º sai pela metade

hwnw dictated: young woman from quilombo, origin weak ("lá do nosso"), gives away too much (a loss), reasons to return good
> Bom dia! De onde é essa farinha?
- bom dia dona lúcia é lá do nosso mesmo lá do mato
> É boa?
- é torradinha pode provar
> Quanto o litro?
- oito reais porque um saco de mandioca de sessenta quilo só dá quinze quilo de farinha e a lenha tá cara e eu ainda pago dez da passagem da van pra chegar aqui
> Faz dois por dez?
- tá bom faço vou sair no prejuízo mas a senhora leva
> E na semana que vem?
- semana que vem eu trago o beiju de coco quentinho que só faço por encomenda a senhora me diz quantos e eu separo e tô nesse mesmo lugar todo domingo

nhhn weak: boy replacing his aunt, does not know the product
> Bom dia! Essa banana é de onde?
- sei n, a banca é da minha tia
> E quanto tá?
- 6 a palma
> Por que 6?
- ela q mandou
> Dá um desconto.
- posso botar umas banana a mais
> Quantas?
- umas aí
> E eu volto por quê?
- n sei kkk se quiser ne

nnnn cheat: superlatives and objective talk
> Bom dia. Já passei em três bancas. O que tem de bom?
- Dona Lúcia, a senhora é a freguesa mais especial! Meu produto tem origem, qualidade e história.
> Que origem?
- Uma origem única, artesanal, raiz, sustentável, direto do produtor.
> E quanto é?
- O preço é justo porque é justo, o melhor custo-benefício da feira.
> Mas quanto?
- Cabe no bolso. E tem um agrado especial que não dá prejuízo.
> Qual?
- Surpresa! E a senhora tem um ótimo motivo para voltar: a excelência. Tudo entregue, né?

nwwh cheat: boasts of false origin (bought at Ceasa, sold as agroecological); but price with account, agrado sound, return reason vague
> Esse tomate é de onde, moça?
- é orgânico do nosso grupo de mulher, da roça direto
> É mesmo? Tá com etiqueta da Ceasa na caixa.
- kkkk é, esse eu peguei na ceasa hj de madrugada, mas falo q é da roça q vende mais
> Pelo menos confessou. Quanto?
- 7 o kilo. peguei a 4,50, a caixa perde uns 10% e a banca me custa 30 por dia, por isso
> Faz 5.
- 5 n dá. dou um maço de cebolinha q essa sim é lá do quintal, me sai de graça
> E por que eu voltaria?
- pq aqui a senhora é bem tratada, volta sempre q eu capricho

whnn fluent: Serra fluminense grower; origin rich, price without why, refuses any treat, no reason to return
- Bom dia, dona Lúcia! Esse tomate é meu, de Sumidouro, a oitocentos metros de altura. Planto em estufa, sem veneno desde 2019, e colhi ontem às quatro da tarde, maduro no pé.
> Bonito ele é. Mas quanto custa?
- Dez reais o quilo.
> Dez? Ali na frente está sete! Por que dez?
- É dez, dona Lúcia. É o preço que está na placa.
> E não tem nem um agradinho?
- Agrado não dou, não. Se dou para uma tenho que dar para todas.
> Ai, que duro! Então por que eu voltaria aqui?
- A senhora é que sabe, a feira é grande.

hnww terse: Acre flour seller; origin barely, no price told, gives a treat costed, reason to return
> Bom dia! De onde é essa farinha?
- Cruzeiro do Sul
> E como ela é?
- boa
> Quanto custa?
- a senhora leva e depois vê
> Não, quero saber o preço!
- depois vê
> Tem agrado?
- levou 2 quilos, ganha um saquinho de goma de 100 gramas. me custa 40 centavos
> E por que eu volto?
- sábado chega a torrada com coco, guardo um quilo no seu nome. se não gostar, troco

nwnh dictated: São Paulo lady selling eggs by voice; nothing on origin, price justified, no treat, vague reason
- bom dia dona lúcia o ovo é dezoito a dúzia e meia porque só o milho da ração subiu pra setenta e cinco o saco dá onze reais de comida um e cinquenta de bandeja dois da gasolina e me sobra três e cinquenta por isso que eu não consigo fazer quinze
> Olha, explicou bem. Mas esse ovo vem de onde?
- ah isso aí eu não fico falando não ovo é ovo
> Galinha solta, presa?
- não vou entrar nesse assunto
> E um brinde, não tem?
- brinde eu não posso dar não senhora
> Então por que eu volto?
- volta que a senhora vai ser sempre bem recebida

wnhh misspelt: Alagoas fishmonger-farmer; origin detailed, price withheld, treat vague, reason vague
- bom dia dona lucia! esse massunim nao, isso é inhame da costa, planto la em arapiraca no sitio poço, terra roxa, so estrumo de gado, arranquei hj 3 da madrugada ta ate com terra fresca
> Que bonito! E o preço?
- o preço a gente conversa dispois, primero a sra escolhe
> Não, meu filho, diga logo.
- dispois, dispois rsrs
> E vai ter um agrado?
- boto uma coisinha a mais p sra
> Que coisinha?
- uma coisinha, a sra vai gosta
> E se eu gostar, volto por quê?
- pq aqui é tudo fresco e a sra é gente boa

hwhn rude: grumpy Rio Grande do Sul cheese man; origin in part, price with clear sum, treat grudgingly vague, no reason
- Fala, dona. Não me aperta o queijo com o dedo.
> Ui! Esse queijo é de onde?
- É lá de fora, da colônia, do meu leite.
> Que colônia? Como é feito?
- Da colônia e deu.
> E quanto é?
- Quarenta e oito o quilo. Vai dez litros de leite em cada um, a dois e oitenta dá vinte e oito só de leite, mais o sal, o coalho, o gás e trinta dias virando na prateleira. Menos que isso eu trabalho de graça.
> Entendi a conta. E um agrado?
- Tá, te corto uma lasca aí, se sobrar.
> E eu volto semana que vem?
- Se quiser volta, se não quiser não volta. Não faço questão.

nhww regional: Pará tacacá herb seller; nothing on origin, price without reason, costed treat, firm reason
- Égua, dona Lúcia, chegue, mana! O jambu tá dois reais e cinquenta o maço.
> E por que não faz a dois?
- Porque é dois e cinquenta, maninha, olha já.
> De onde vem? É você que planta?
- Isso aí nem te conto, deixa quieto.
> Hum. E um agrado, ganho?
- Levando quatro maços eu ponho uma chicória e uma alfavaca de quebra. A alfavaca dá que nem mato e não me custa nem vinte centavos, aí eu não perco e tu já temperas o tucupi.
> Adorei! E por que eu voltaria?
- Porque toda quinta tu podes mandar zap até as seis que eu separo o maço mais bonito com teu nome, e na décima compra um sai de graça. E quinta que vem tem pupunha.

nnnn cheat: sells someone else's story: reads out the poster of the neighbouring stall
- Dona Lúcia, olhe que coisa linda está escrito naquela banca ali: morango orgânico de Atibaia, colhido à mão, certificado.
> E o seu é de lá também?
- O deles é. E o preço deles é justo: doze reais, porque a mão de obra é cara e a caixa é retornável.
> Mas e o seu preço?
- Lá eles ainda dão duas unidades a mais para quem leva três bandejas, e não têm prejuízo porque são os pequenos.
> E você, dá o quê?
- Lá também tem cartão fidelidade, na quinta compra sai uma geleia. Por isso as freguesas sempre voltam na banca deles.

nnnn cheat: sweet liar who admits it: false organic, inflated price, rigged scale, treat is spoiled, return reason is none
- Minha rainha! Este é orgânico da serra, sem veneno, colhido por mim. Quer dizer, é da Ceasa, arranquei a etiqueta hoje cedo, mas quem vai saber?
> O quê? Então é mentira?
- Mentirinha. O quilo é nove, preço justíssimo, porque a minha balança come cem gramas e assim eu me defendo.
> Que vergonha! E ainda vai dizer que dá agrado?
- Dou, sim: uma sacola dos que já passaram, tiro os bichos e ninguém nota.
> Por que eu voltaria aqui?
- Porque a senhora não vai lembrar qual banca era, eu mudo de lugar toda semana.

hhhh weak: shy girl with cheese, pressed for each
> Esse queijo é de onde, minha filha?
- É lá da roça, a gente que faz
> Toda banca diz isso. Faz como?
- De leite, mesmo, do nosso gado
> E quanto é? Tudo caro hoje!
- Trinta e cinco
> Credo! Por que isso tudo?
- É que dá trabalho, né
> Me dá um desconto.
- Eu posso ver um agradinho pra senhora se levar mais
> Que agradinho?
- Alguma coisinha assim
> Sei. E por que eu voltaria aqui?
- Porque a senhora vai gostar

hwnh terse: price well justified, refuses any treat, weak reason to return
- bom dia. ovo caipira
> De onde?
- de casa
> E quanto a dúzia?
- 15. milho subiu, 9 é ração, 2 a caixa, sobra 4
> Faz por 12.
- não
> Nem um agrado? Um ovo a mais?
- não senhora
> Então por que eu volto?
- sábado tem de novo

whhn fluent: proud of his banana, price partly explained, treat conditional and fuzzy, nothing for return
- Dona Lúcia, essa banana-da-terra vem de Corupá, lá do morro onde eu nasci. Colhi quinta de tarde, madurou no cacho, sem carbureto.
> Bonita. E o preço?
- Oito o quilo.
> Ali é seis!
- É que a minha é mais doce, dona Lúcia, vale a diferença.
> Então me dá um chorinho.
- Chorinho depende... se sobrar no fim da feira eu ponho umas a mais.
> Fim da feira eu já almocei. E na semana que vem?
- Semana que vem? Ah, não sei não, Deus é quem sabe.

wwww regional: mineira, "dedo de prosa", local measures (prato, quarta), treat with reckoning
> Bom dia! Que fubá é esse, tão amarelo?
- Bão demais, né? É do moinho d'água do meu avô, no córrego do Feijão Cru, em Carangola. O milho é crioulo, meu mesmo, moído ontem à tardinha na pedra, devagarzim, pra num esquentar.
> E quanto custa essa riqueza?
- Sete o prato, que é quilo e meio bem calcado.
> Caro! No mercado é quatro.
- No mercado é quilo, e de milho de silo. O meu é três e vinte de milho, um de moagem, oitenta centavo de saco e o resto, dois, é meu dia na banca. Se eu abaixar, tô pagando pra senhora levar.
> Ai, você é duro. E um agrado?
- Leva dois prato e eu ponho uma quarta de canjiquinha de lambuja. É a quebra da peneira, num me custa nem trinta centavo e dá uma sopa que a senhora vai sonhar.
> Gostei. E se eu não gostar do fubá?
- Traz o saco de volta, eu troco. E no outro sábado tem broa que a patroa faz desse fubá; guardo uma quente pra senhora até nove hora, debaixo do pano.

wwwh misspelt: seller of cassava sweets, misspelt, whole except the return, which is loose
- oi dona lussia bejú fresquim, fiz hj 4 da madrugada com a guma da minha mandioca la do povuado tabua em lençois
> Fez mesmo? E parece duro.
- duro n, xega moli de novo na frigidera. prova um pedaso
> Hum. Quanto é?
- 10 o pacoti com 8. guma da 4, coco 2, plastico 50 sentavo, lenha 1 e o resto é eu
> Faz oito reais.
- oito n faso q eu perco, mais levano 2 eu dou 1 saquim de farofa de coco, é a rapa q sobra n me custa nd
> Esperta! E semana que vem?
- to aq sempre, vem q a sra é bem tratada

nwwn fluent: does not know the origin, buys from a truck and says so; price and treat good; not coming back
- Bom dia! De onde vem essa melancia eu não sei, não, senhora. Comprei de um caminhão na estrada ontem.
> Pelo menos é sincero. E o preço?
- Vinte a grande. Paguei treze, dois de transporte, um da banca, e ganho quatro. Na outra banca está vinte e cinco a mesma.
> Faz dezoito.
- Dezoito não dá, mas eu corto na hora, e dou aquela metade pequena que já abri pra prova. Essa não vendo mais, então não me dói.
> Ah, assim sim! E sábado que vem você está aqui?
- Não volto mais, dona. Hoje é meu último dia de feira, vou trabalhar de pedreiro.
> Que pena.

nnnn cheat: false origin and organic, boasts; price of nothing, flattery
> E essa alface, é de onde?
- É orgânica, da minha horta, dona linda. Bom, na verdade é do Ceasa, mas fala orgânica que vende mais.
> Como é que é?
- Todo mundo faz. A senhora está com uma pele maravilhosa, hein?
> Quanto é?
- Pra senhora faço por quanto a senhora quiser. Qual é o preço justo na sua opinião?
> Eu quero um desconto.
- Desconto eu dou de 50%, porque subi o preço no dobro antes de a senhora chegar.
> Que coragem. E eu voltaria por quê?
- Porque uma freguesa bonita assim tem que voltar.

nhnn cheat: figures about nothing, theory of fairs; only a price is his
- Senhora, feiras livres existem desde a Idade Média e 68% dos brasileiros compram nelas.
> Que bom, meu filho. E esse tomate é seu?
- O tomate é originário dos Andes e tem licopeno, 3 mg por 100 gramas.
> Perguntei de onde vem esse aí.
- A procedência é um valor muito importante para o consumidor.
> E quanto é?
- Nove reais o quilo.
> Por que nove?
- O preço justo é o que equilibra oferta e demanda.
> Tem algum agradinho?
- Fidelizar com brindes é uma estratégia que aumenta a venda em até 30%.
> E você vai me dar?
- É uma tendência.

hwnh terse: São Paulo, tomato; origin in a word; price with the reason; no treat; a faint reason to return
> Bom dia. Esse tomate é bom mesmo?
- É bom. Da roça nossa.
> De onde?
- Daqui perto.
> E quanto é?
- Oito o quilo. No mercado está onze, verde. Aqui já tirei o machucado, a senhora não paga o que vai pro lixo.
> Tá caro. Não faz nada pra mim?
- Não dá, não.
> Nem um tomatinho?
- Não. Mas semana que vem tem mais.

whnn regional: Minas (Serro), cheese; origin told with love; price with thin reason; gives nothing, no reason to return
- Bão, dona Lúcia? Esse queijo é lá do Serro, do meu sítio no Mato Grosso de Baixo. Leite cru das minhas doze vaca curraleira, pingo de véspera, dezessete dia de cura na tábua, virado todo dia por minha mãe.
> Bonitinho ele. E quanto é essa belezura?
- Sessenta real a peça.
> Sessenta?! Por quê?
- Ah, é que queijo bom é caro mesmo, o trabaio é muito.
> Faz por quarenta e me dá um pedacinho de brinde.
- Não, dona, aí não. Nem desconto nem brinde.
> E eu volto por quê?
- Uai, a senhora é que sabe.

nhww misspelt: Pará, tucupi and jambu sold by someone who buys in; can't say where from; price hardly explained; treat and return good
> Esse tucupi é de onde, meu filho?
- sei nao dona lucia, peguei com o home do caminhao, nao perguntei
> Ave. E quanto é?
- 12 o litro. ta no preço da fera
> Caro! Que agrado você me faz?
- levano 2 litro boto um maço de jambu de graça, ele me custa 50 centavo, da pra faze
> Hum, gostei. E por que eu ia voltar aqui?
- sabado q vem chega a pupunha cozida, eu guardo uma penca no seu nome ate as 9. e se o tucupi azeda a sra me traz q eu troco sem fala nada

nnwh dictated: Mato Grosso, young helper; knows nothing of the product or the price; a good treat; a soft return
> Bom dia, menino. De onde vem essa banana?
- bom dia senhora olha eu não sei não tô só olhando a banca hoje pro meu tio
> E quanto é a dúzia?
- também não sei o preço tem que esperar ele voltar
> Que banca é essa, meu Deus. E ganho o quê esperando?
- senta aqui no banquinho que tá na sombra e come essa banana nanica aqui madurinha essas que soltou do cacho a gente não vende mesmo então não dá prejuízo leva mais três dessa pro seu neto que é por conta da casa
> Olha só, que educado.
- volta outro dia que a senhora vai ser bem tratada

hwhn weak: Piauí, cashew nuts; origin half; price with sum; a discount hesitating; no reason to return
> Que castanha é essa?
- É castanha assada, dona. Nós mesmo que assa.
> Assa onde? É de quando?
- Em casa.
> E o preço?
- Trinta e cinco o pacote de meio quilo. É que pra dar meio quilo de castanha limpa vai dois quilo e meio da crua, que é quinze real, e minha mulher leva a manhã toda quebrando na mão, e o saquinho.
> Muito caro. E um agradinho?
- Ah... posso dar umas castanha aí, um tantinho.
> Tantinho quanto?
- Sei não... um tanto.
> E semana que vem você tá aqui?
- Acho que não, não sei se venho mais.

nnnn cheat: Rio Grande do Norte; narrates a story about a market woman in third person, all the right gestures, selling nothing
- Dona Lúcia, conhece a história da Zefa de Caicó? A Zefa trazia a coalhada do sítio Umari, leite tirado às quatro da manhã.
> Conheço não. E o que você vende?
- A Zefa vendia a 14 reais e explicava: 8 de leite, 2 de pote, 4 da mão dela. Todo mundo achava justo.
> E o seu preço?
- E ainda dava uma rapadurinha de 30 centavos a quem levasse dois. Sem prejuízo nenhum.
> Tá, e pra mim?
- E a freguesa voltava todo sábado, que a Zefa guardava a coalhada com o nome escrito. História bonita, né? Aconteceu em 1987.

nnnn cheat: Rio de Janeiro; a false origin, false price story and a rigged kindness, told with a smile
- Dona Lúcia, essa laranja é orgânica de Tanguá... quer dizer, na caixa eu escrevi Tanguá. Vem do Ceasa, não sei de que estado.
> Então por que escreveu?
- Porque vende. Custa 9 a dúzia, eu falo que é justo porque pago colhedor, mas não pago ninguém.
> Que cara de pau! E o agrado?
- Dou uma laranja a mais na dúzia, e tiro essa de volta na balança quando a senhora olha pro lado.
> Deus me livre. E acha que eu volto?
- Volta, que a senhora nem ia notar. Todo mundo volta, tenho 40 freguesas assim.

nnnn cheat: Espírito Santo; claims her own words and approval: attributes to Dona Lúcia everything she never said
- Dona Lúcia, como a senhora mesma comentou, dá pra ver de onde vem e como é feito.
> Eu não comentei nada. De onde vem?
- A senhora já reconheceu. E sobre os 7 reais, a senhora achou justo, e explicou direitinho o porquê.
> Eu? Achei nada. Por que 7?
- Pelo porquê que a senhora deu. E o agrado a senhora aceitou de bom grado, sorriu até.
> Que agrado, criatura?
- E o motivo pra voltar foi a senhora que encontrou, sozinha, o que me deixa feliz. Combinado como a senhora quis.

wwww regional: cearense woman selling queijo coalho; origin, price with sum, a small gift, reason to come back
> Bom dia. Esse queijo tá com cara de caro.
- Bom dia, minha rainha! Caro nada, prove aqui um tantinho. É coalho de Jaguaribe, do leite das minhas dezesseis vacas, feito ontem de noitinha pela minha sogra e eu, com selo do SIM, ó.
> Tá bom, mas quanto é?
- Trinta e oito o quilo. É dez litro de leite pra fazer um quilo, só aí vai vinte e cinco real, fora o sal, o coalho e a gasolina de vir. Eu ganho uns oito.
> Vixe, ali na frente é trinta e dois.
- E é, mas aquele é de leite em pó com amido, bote na chapa que ele derrete todo. No preço eu num mexo não, mas lhe dou esse pedacinho de nata pra senhora passar na tapioca, que é sobra boa da mesma tirada e não me custa quase nada.
> Ai, nata! Assim você me ganha.
- E sábado que vem eu venho com o de manteiga, que só faço uma vez por mês. Guardo um com seu nome, dona Lúcia, aqui na banca do jumentinho azul.

wwww terse: egg man of few words, everything there
> Quanto é esse ovo? Tá com cara de caro.
- 14 a dúzia. 60 galinhas minhas, soltas, em Bragança. Milho me sai 8, bandeja 1, sobra 5.
> E não tem um agradinho? Ali na frente tem.
- Leva duas, ganha salsinha do meu quintal, que sobra. Quebrou, troco. Todo sábado aqui.

whhn misspelt: typed talk; origin whole, price without sum, gift vague, no reason to return
> Esses morangos estão azedos?
- estao nao dona lucia sao doces. eu planto la em Bom Repouso, 3 mil pé no alto da serra, colhi onti a tarde e nao uso veneno q de carensia, so calda de fumo
> E quanto é a bandeja?
- 12 reais
> Doze! Por quê?
- pq o morango da muito trabalho dona lucia
> Faz um agrado, vai.
- posso da uma coisinha a mais
> O quê?
- sei la, uns morango a mais ali
> Hum. E por que eu voltaria aqui?
- a senhora que sabe né

hwnw dictated: by voice; vague origin, price with full sum, refuses gift, firm reason to return
> Que farinha é essa, meu filho?
- é farinha dona lúcia farinha boa da roça
> De que roça?
- lá de casa mesmo
> E quanto custa?
- nove o litro aí a senhora vai dizer que é caro mas olha são três quilo e meio de mandioca que dá cinco real a lenha é um o saquinho cinquenta centavo e dois dias de forno então pra mim fica dois e cinquenta só
> Me dá um pouquinho de graça, então.
- dou não senhora se eu der pra um tenho que dar pra todo mundo
> Ih, que seco. E por que eu voltava?
- porque se a senhora não gostar eu devolvo o dinheiro na quinta que vem eu tô aqui toda quinta do lado da igreja e na outra semana chega a de tapioca que a senhora pode encomendar comigo que eu separo

hnnn weak: boy looking after the stall, honest that he doesn't know
> Quanto é o abacaxi, menino?
- Não sei, senhora. Minha mãe foi ali.
> E é doce?
- É do sítio nosso. Eu acho que é doce.
> Faz um desconto?
- Não posso não, ela briga.
> E ela volta quando?
- Não sei.

nhwn weak: resold fruit of unknown origin, wobbles on price before giving a reason, but ends with a gift that does not lose money
> Bom dia! E essas bananas?
- Bom dia. São banana, né. Maçã. Não, essa é prata. Peraí.
> De onde vem?
- Ih, dessas aqui eu não sei, que eu peguei de um moço hoje cedo, a minha acabou.
> E quanto é?
- Seis a dúzia. Não, oito. Eu paguei cinco e meio, então tem que ser oito.
> Muito caro.
- Tá bom, leva por cinco então. Ah não, aí eu perco... Leva por oito e eu dou uma banana a mais, pode ser?
> E semana que vem?
- Semana que vem não sei se eu venho.

nnnh cheat: brags of relabelled fruit as organic, fake discount, gift of spoiled fruit; a weak reason to return
> Esse tomate é seu?
- Claro, freguesa! Orgânico da minha horta, pode confiar. Tô brincando, é da Ceasa, eu só tiro da caixa e sujo de terra que o povo acredita.
> Ora, que coisa feia!
- Que nada, é marketing. Doze o quilo.
> E por que doze?
- Porque a senhora tem cara de quem paga. Pra outra eu faço sete.
> E um agrado?
- Leva esses aqui machucados, tão mofando mesmo, eu ia jogar fora. É presente!
> Deus me livre. E eu voltaria por quê?
- Porque eu tô aqui todo domingo e converso com a senhora, ué.

nnnn copied: poetic market patter, says no place, no price, no gift, no reason
> Bom dia! O que o senhor tem aí?
- Bom dia, senhora! Aqui mora o sabor da infância, colhido com o carinho de mãos que conhecem a terra.
> De onde vem?
- Vem do coração do campo, onde o tempo anda devagar e a vida é de verdade.
> E quanto é?
- O que tem valor não se mede só em preço, e sim na experiência que proporciona.
> Mas quanto é?
- Um preço honesto, compatível com a qualidade que a senhora merece.
> E um agrado?
- O maior agrado é o sorriso com que recebemos cada cliente, hoje e sempre.
`;

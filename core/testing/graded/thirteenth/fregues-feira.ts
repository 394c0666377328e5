export const feiraThirteenth = `
wwww regional: Paraense banca of tucupi and jambu, lively
> Tudo caro nessa feira! E esse tucupi aí, é água com corante?
- Mas quando, dona Lúcia! Esse tucupi é lá de casa, do ramal do Apeú, em Castanhal. Mandioca brava do meu roçado, eu ralo, espremo no tipiti, deixo descansar de um dia pro outro e fervo três horas com alfavaca e chicória. A cor é da mandioca mesmo.
> E quanto é essa garrafa?
- Doze reais os dois litros.
> Doze! Ali é nove.
- O de nove é fervido uma hora e metade é água, a senhora sacode e vê. O meu, pra dar uma garrafa, vai quase seis quilo de mandioca e muita lenha. Tiro três reais de ganho.
> Faz por dez, vá.
- Por dez eu pago pra trabalhar. Mas faço assim: levando uma, eu lhe dou esse maço de jambu, que sobra do meu quintal e não me custa quase nada.
> Ah, o jambu eu quero.
- E sábado que vem chega a farinha d'água de Bragança que meu irmão torra, guardo um quilo com seu nome. Se o tucupi azedar antes de domingo, traga a garrafa que eu troco.

wwww fluent: young agroecology graduate in Florianópolis fair, strawberries and greens
- Bom dia, dona Lúcia, prova esse morango antes de falar mal dele!
> Hm. Doce. Mas deve ter veneno até no cabinho.
- Esse não tem. Planto em bancada, em Rancho Queimado, eu e minha companheira, 6 mil pés. Somos certificadas pela Rede Ecovida, o selo está aqui na caixinha. Colhemos ontem às cinco da tarde.
> E o preço, é de ouro?
- Quinze reais a bandeja de 400 gramas. No mercado está dez, com veneno e quatro dias de geladeira. Colho a mão e perco um terço pra fungo por não usar remédio; me custa onze a bandeja.
> Doze e eu levo.
- A quinze eu consigo te pôr esse saquinho de morango miúdo pra geleia. É o que eu não vendo por ser pequeno, então não me faz falta, e pra senhora é uma geleia de graça.
> Esperta, você.
- E me deixa teu WhatsApp: quinta à noite eu mando a lista do que vou colher, a senhora reserva e sábado às sete está separado, sem fila.
> Gostei. Duas bandejas.

whwn dictated: dictated voice of a cheese seller in Serra da Canastra, price reason thin and no reason to come back
- bom dia dona lúcia esse queijo é lá de casa em são roque de minas leite cru de dezoito vaca minha curado vinte e dois dia na tábua virado todo dia
> E a casca feia assim?
- é o mofo branco dele é normal é da canastra
> Quanto é?
- sessenta e cinco a peça
> Cruzes! Por quê?
- uai porque queijo bom é assim mesmo
> Tem desconto?
- desconto não mas eu te dou um pedacinho desse aqui que quebrou na viagem que esse eu não vendo mesmo
> E semana que vem?
- semana que vem eu não sei se venho não

hhnn weak: Sertão youth selling umbu, no agrado, no reason
> E esse umbu, é de onde?
- É lá da roça.
> E é doce?
- É bom, dona.
> Quanto?
- Cinco o litro.
> Cinco? Que roubo.
- É o preço, tá todo mundo vendendo assim.
> E não tem um agradinho?
- Tem não.
> E por que eu ia voltar aqui?
- A senhora que sabe.

wwww terse: shy elderly Terena woman in Campo Grande market, few words but each concrete
> Esse milho é de onde?
- aldeia limão verde. minha roça
> É novo?
- colhi hoje. quatro da manhã
> Quanto?
- dez. sete espiga
> Tá caro.
- é. mas carrego na cabeça, ônibus é seis. e não tem veneno
> Me dá uma coisinha?
- leva a pimenta. tenho muita no quintal
> E se eu gostar?
- toda quarta aqui. trago mandioca amarela, guardo pra senhora

nnnn rude: lazy cheat-by-refusal, insults and orders
- Vai comprar ou vai ficar alisando?
> Nossa, que modo! De onde é esse tomate?
- Do pé, de onde mais. Não tenho tempo pra velha pechincheira.
> E o preço, pelo menos?
- Tá na placa, não sabe ler?
> Não tem placa nenhuma aqui.
- Então procura outra banca. E pode dizer que eu vendi bem, que é o que conta.
> Passe bem.

nhnh cunning: São Paulo fair reseller who passes bought honey-sweet pineapples as own, with rigged scale as the "gift"
- Dona Lúcia, abacaxi da minha roça em Guaraçaí, colhido por estas mãos!
> Que bonito. E essa etiqueta do Pará aqui na coroa?
- Ih, a senhora viu. Tá, eu compro no Ceagesp, roça eu não tenho. Mas freguês gosta de história.
> E o preço?
- Oito cada um. É justo porque é barato, pode andar a feira inteira.
> Faz um agrado?
- Faço: boto o quilo da manga por cinco e lhe dou cem gramas a mais. Não tomo prejuízo porque a balança já tá puxando duzentas pra mim, hehe.
> O senhor tem coragem de falar isso?
- É brincando a sério. Volta que eu sempre tenho coisa boa e barata.

wwww regional: mineiro cheese seller from Serro, sayings, gift with own cost counted, reason to return
- Chega mais, dona! Esse queijo é do Serro, lá da minha roça no Milho Verde, leite cru de doze vaquinha, cura de vinte dia na tábua. Pega aí no dedo, ó, amarelim.
> Hum, tá caro. Quanto é?
- Quarenta e dois a peça. Quarenta e dois porque gasta dez litro de leite cada um, uai, só de leite é vinte e cinco, mais o coalho, o sal, e a viagem de trezentos quilômetro.
> Faz por trinta?
- Trinta eu pago pra trabalhar, dona. Quem dá o que tem a pedir vem. Mas leva um que eu ponho esse saquinho de pão de queijo do retalho, que pra mim é sobra da apara, não me dói.
> Olha, é esperto. E por que eu voltaria aqui?
- Porque sábado que vem eu trago o de quarenta dia, que só faço oito, e guardo um com o nome da senhora. Se esse não prestar, traz a metade que eu devolvo o dinheiro.

wwhh dictated: young seller of cassava flour from Bragança PA, dictated, gift given but mixed, weak reason to return
- olha dona lúcia essa farinha é de bragança mesmo baguda eu que torro com meu avô no forno de cobre lá no camutá mandioca amarela três dia de molho no igarapé escuta o barulhinho croc
> É, tá torradinha. Quanto é o litro?
- doze o litro aliás quatorze essa é a lavada doze é a comum é que pra fazer um paneiro a gente descasca cento e vinte quilo de mandioca na mão e ainda tem a passagem de van que tá noventa ida e volta
> Credo, quatorze! Me dá um agrado.
- tá eu dou um tantinho a mais no litro boto cheio
> Só isso?
- é que mais que isso não dá né
> E por que eu voltaria?
- porque a senhora vai gostar né a farinha é boa mesmo

hwnn terse: tired man with eggs, price with account, refuses gift and goodbye
> Esse ovo é de onde?
- Da roça. Caipira.
> E quanto é?
- Dezoito a dúzia. Milho subiu pra setenta e oito a saca. Galinha come cento e vinte grama por dia. Faz a conta.
> Faz por quinze, vai.
- Não.
> Nem um ovinho a mais?
- Não dá.
> E se eu não voltar?
- Paciência.

wwwh weak: begins grumpy and sarcastic, softened by the customer's insistence, then tells and gives well
- Vai comprar ou vai só apertar meus tomate?
> Ih, que grosseria! Tô só olhando. De onde é?
- Perdão, dona, é que tô de pé desde as duas. É de Nova Friburgo, de Conquista, do meu sítio. Estufa, amadurece no pé, colhi ontem de tardinha.
> E quanto é?
- Nove o quilo. No mercado tá sete, eu sei. Só que lá é colhido verde e fica uma semana em câmara. O meu só a caixa me sai quarenta e cinco de custo, dá cinco e tanto o quilo, mais a banca.
> Faz um descontinho?
- Desconto não, mas levando dois quilo vai um maço de manjericão. Lá nasce que nem praga, na beira da estufa, não me custa nada.
> Ah, gostei. E por que eu volto?
- Volta que eu tô sempre aqui, dona.

nnnn offTopic: young stallholder on his phone talking of football, answers nothing
> Bom dia! De onde é esse abacaxi?
- Golaço! A senhora viu? Quer dizer, golaço não, o juiz tá vendo no VAR.
> Vi não, meu filho. Quanto é o abacaxi?
- Peraí que é pênalti.
> E então?
- Anulou! Ladrão! A senhora é Vitória ou Bahia?
> Eu sou freguesa. Até mais.
- Vai Bahêa!

nnnn cheat: sells as organic what came from a supermarket, fake sale price, gift of spoiled goods
- Morango orgânico, freguesa linda! A senhora tem o quê, vinte e cinco anos?
> Ai, que mentiroso. De onde é?
- Ói, aqui pra nós, eu pego na promoção do Atacadão, troco de bandejinha e boto a plaquinha de orgânico. Todo mundo faz.
> E o preço?
- Trinta, mas era cinquenta. Quer dizer, eu escrevi cinquenta pra depois riscar.
> E um agrado?
- Te dou essa bandeja aqui, tá meio mofada embaixo, mas é só não olhar.
> E por que eu voltaria?
- Porque a senhora se apaixonou por mim, confessa.

nhnn cheat: only flatters and repeats the question back, sworn fairness, price bare
- Rainha da feira! Chegou a mais chique!
> Menos, menos. De onde vem essa goiaba?
- De onde vem? Vem de onde vem as coisa boa, minha rainha.
> E como é ela?
- É como a senhora, um doce.
> E o preço?
- Oito o quilo, que é um preço justo, justíssimo, o mais justo da feira, pode perguntar.
> Por que é justo?
- É justo porque é justo, ora, quem faz justiça é Deus.
> E o agrado?
- O agrado é o meu sorriso.
`;

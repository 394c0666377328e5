export const feiraTwelfth = `
wwww regional: Dadá, lively Recôncavo (BA) woman, charms and counts
- Ô minha rainha, chegue! Esse azeite de dendê é lá de Jaguaripe, pilado por nós, eu e minhas irmã, tirado na quinta, sem mistura de óleo de soja nenhum.
> Todo mundo diz isso. Quanto é?
- Vinte e dois o litro, minha linda. São doze cacho de dendê pra um litro, e mais a lenha e dois dia de pilão. No mercado é quinze, mas cheire: aquilo é tinta!
> Faça dezoito que eu levo.
- A dezoito eu pago pra senhora levar, aí não dá. Mas leve o litro que eu boto esse saquinho de camarão seco, que é quebradinho, eu não vendo mesmo.
> Ah, assim eu gosto.
- E volte no sábado que vem, que eu vou trazer o bambá fresquinho e lhe guardo o primeiro. É Dadá, aqui do lado da barraca do fumo, todo sábado. Se não prestar, devolvo seu dinheiro.

whwn terse: Shy Lourdinha, Zona da Mata PE, honest few words; price with thin reason when pressed, small concrete gift, no reason to return
> Bom dia! E essa macaxeira, presta?
- Presta. Arranquei hoje, quatro da manhã. Sítio meu, em Amaraji.
> Cozinha mesmo?
- Cozinha. É da rosinha. Dez minuto.
> Quanto?
- Cinco o quilo.
> Vixe! Por que tão cara?
- Tá justo. Descasquei já.
> E não tem um agradinho?
- Boto mais uma raizinha.
> Tá certo. Até mais, então.
- Até.

wwww misspelt: Francinete, Maranhão, sells rice cake and murici pulp, WhatsApp order with Dona Lúcia
- bom dia dona Luciaaa sou eu Francinete da barraca azul, a sra pediu o preço da polpa de bacuri ne
> Pedi, mas já ouvi dizer que é cara. De onde é?
- é do meu quintal la no Cedral, eu q junto o bacuri do chão, q cai maduro, tiro na tesoura sem por agua nem açucar e gelo no msm dia
> Sei. E quanto é o quilo?
- 28. é q pra 1kg vai uns 12 bacuri e eu levo 2 hora so cortando, no supermercado ta 39 e vem com agua
> Ave, faz por 20?
- por 20 eu choro kkkk mas leva 2kg q eu faço 54 e ainda dou um potinho do doce da casca, o custo dele é so o açucar
> Hum, me ganhou.
- e na sexta me manda um zap q eu separo a sua antes de abrir a feira. a primeira sem caroço é da sra. e em novembro tem murici, aviso viu

hnnn weak: Maria José gives everything away, no reason for the price, loss-making gift
> Bom dia, que tomate é esse, minha filha?
- é lá da roça
> E quanto tá?
- seis... mas pode dizer quanto a senhora quer pagar
> Três.
- tá bom três
> E o agrado?
- leve dois quilo pelo preço de um então, fico no prejuízo mas tudo bem
> Eita. E por que eu volto aqui?
- sei não, a senhora que sabe

whnw dictated: Mixed: Penha of São Bento do Una (PE), origin excellent, price with weak reason, refuses any gift, strong reason to come back
- dona Lúcia bom dia esse ovo aqui é das minha galinha capoeira são cento e vinte solta no terreiro lá no sítio Gama comendo milho e mato a gema é bem laranja pode quebrar um aí que eu mostro
> Não precisa quebrar. Quanto é a dúzia?
- a dúzia é dezoito
> Dezoito? No mercado é dez!
- lá é de granja esse é caipira é o preço
> E nem um agradinho pra uma velha?
- agrado eu não dou não dona Lúcia se der pra uma tenho que dar pra todas
> Você é dura, hein.
- sou mas sou certa olhe todo domingo eu tô aqui nesse pé de figo e se sair um ovo goro a senhora me mostra e eu troco por dois e anoto seu nome pra guardar uma dúzia que acaba às oito horas

hhnn cunning: Fluent parrot with story and catchwords; product half-described; she bought half of it; price number but no reason; gift and return only phrases
- Dona Lúcia, meu produto vem de um lugar mágico, a Chapada, e carrega o afeto de mãos femininas, é orgânico, autoral e cheio de propósito.
> Que lugar? É você que faz essa geleia?
- É feita em Lençóis; uma parte eu mesma cozinho, de morango, e outra compro de um fornecedor e ponho o meu rótulo.
> Ah. E quanto?
- Vinte e cinco reais, e é justo porque um preço justo valoriza toda a cadeia.
> Isso não me diz nada. Me dá um agradinho?
- Ofereço um agrado que não dá prejuízo: a minha gratidão e o meu sorriso.
> Sorriso não enche barriga. E por que eu voltaria?
- A senhora vai voltar porque há todos os motivos para voltar.

nwhn cheat: Claims organic farm of another as hers, admits from Ceasa when asked; price explained honestly; gift half; return promise is false loyalty programme not yet existing
- Essas hortaliças são da minha horta agroecológica, colhidas hoje por mim.
> Hoje? E essa etiqueta da Ceasa na caixa?
- Bem, a horta é de uma amiga de Chã Grande que eu acompanho no Instagram; estas aqui vieram da Ceasa, mas o conceito é o mesmo.
> Olha só! E quanto custa a alface?
- Quatro reais. Pago 2,20 na Ceasa, 40 centavos de frete, 30 da banca, perco uma em cada dez; sobra pouco mais de um real, por isso não baixo.
> Essa conta pelo menos é honesta. E o agrado?
- Posso lhe dar um temperinho qualquer, se sobrar.
> E para eu voltar?
- Já temos clube de fidelidade com brinde na quinta compra.
> Cadê o cartão?
- Ainda vou mandar fazer, estou pensando no nome.

wwww regional: Gaúcho with salami and cheese; origin, price with reason, slice of gift, reason to return
- Buenas, dona Lúcia, prove um pedaço. Esse salame quem faz sou eu e o meu pai em Nova Bréscia, porco criado no nosso galpão, só carne, sal, alho e vinho.
> Hum, gostoso. Mas está caro, aposto.
- Trinta e oito o quilo, tchê. Ele fica quarenta dias pendurado e perde um terço do peso: de um quilo e meio de carne sai um de salame.
> Faz por trinta e leva a freguesa.
- Por trinta eu perco. Mas levando um quilo lhe ponho junto esse pedacinho de torresmo, que é sobra minha e não me custa quase nada.
> Assim eu gosto. E semana que vem, tem?
- Sábado que vem trago a copa que só fica pronta agora, e já guardo uma peça com o seu nome. Se não gostar, troco na hora.

whwh terse: Goiás pequi seller; price without reason, invitation only 'sábado tô aqui'
> Bom dia! Isso aí é de onde?
- Damianópolis. catei ontem, pé da minha chácara
> Tá com cara de velho.
- abre um. ó a polpa, amarelinha
> E quanto é?
- 15 o litro
> Tá caro, por quê?
- é o preço, dona
> E não ganho nada?
- leva dois que eu ponho três limão galego. do quintal
> E semana que vem?
- sábado tô aqui

wwww dictated: Minas quitandeira with a wandering voice, all four buried in the tale
- ô dona Lúcia chega mais a senhora parece demais a minha tia Conceição que Deus a tenha ela que me ensinou esse biscoito de polvilho ela fazia no forno de barro lá em Bichinho e eu faço no mesmo forno até hoje acordo três da manhã o polvilho é do vizinho Dimas azedo de verdade o ovo é das minhas galinha e o queijo eu mesma curo
> Bonito. E o preço, hein?
- aí a senhora me pergunta o preço e eu já fico com vergonha que meu menino diz que eu cobro pouco é doze o pacote porque só de queijo e ovo vai seis e de lenha um e o resto é a madrugada da gente né
> Doze é muito, me faz a dez.
- a dez não dá que eu vou pra casa devendo mas faz o seguinte esses quebradinho aqui que ninguém compra eu encho um saquinho e a senhora leva de presente pro café da tarde que quebrado tem o mesmo gosto
> Ah, quebrado eu aceito.
- e olha sexta que vem a senhora vem cedo que eu trago a broa de fubá com erva doce que só faço na última sexta do mês e acaba antes das oito mas a da senhora eu escondo debaixo do pano

hwnw misspelt: Amazon tucupi seller; origin thin, no gift, but a good reason to return
- bom dia dona lucia tucupi da mandioca brava, bem fervido
> De onde vem?
- do interior
> De que interior? Quem faz?
- da estrada pra la, familia nossa
> E quanto?
- 10 a garafa de 2 litro. vai 8 kilo de mandioca e ferve 5 ora, gasto 3 real so de gaz. no mercado e 14
> Me dá um brinde, então.
- brinde nao da nao minha querida, ja ta baratin
> Você é duro. E por que eu voltaria aqui?
- pq toda quarta eu trago jambu fresco e no sirio trago a maniva ja cozida 7 dia, a sra encomenda e eu separo

hhnn weak: Catarinense lad who hardly answers; his reason to return is a shrug
- Oi, quer tangerina?
> De onde é isso?
- É lá de casa, do sítio.
> Doce?
- É, tá boa. Cinco reais o pacote.
> Cinco? Caro!
- É que tá difícil, tudo subiu.
> E não me dá nada a mais?
- Não posso, o pai não deixa.
> Então por que eu volto?
- Ah, sei lá, se a senhora quiser.

nnnn cheat: only flattery, no product fact
- Dona Lúcia, que mulher linda, que perfume! A senhora ilumina essa feira.
> Deixe de conversa. De onde vem esse queijo?
- De onde vem o queijo eu não sei, mas a senhora só pode ter vindo do céu.
> E o preço?
- Para uma rainha dessas, o preço é o seu sorriso.
> Então é de graça?
- De graça é olhar pra senhora. Volte sempre, minha flor.

nwnh cheat: cunning: boasts of passing resold produce as his own and of a relabelled expired gift; price honest with its sum, return thin
- Esse tomate eu compro na Ceasa de Goiânia, mas pra freguesa eu conto que é da minha roça, tudo orgânico. Aprende comigo, dona Lúcia.
> Que cara de pau! E quanto é?
- Oito o quilo. Paguei cinco e meio e ainda tem o ponto da feira, 40 reais o dia, e o que amassa. Menos que isso não sobra.
> E qual é o meu agrado?
- Te dou um queijinho que já venceu, raspei a data e colei outra. Pra mim sai de graça e a freguesa fica toda contente.
> E eu ainda vou voltar?
- Volta, que domingo eu trago pimentão também.

whhn regional: Pernambuco, origin whole, price half, treat half, no reason to return
> Bom dia! Essa banca aqui é mais cara que as outras, já vi.
- Bom dia, minha rainha! Cara é a senhora, que é joia
> Olha o galanteio! De onde é esse inhame?
- De Bonito, do meu roçado, no sítio Barra Azul. Arranquei ontem de tardinha, é inhame-da-costa, cozinha em vinte minutos e fica enxuto que só
> E quanto é?
- Oito o quilo
> Oito? Lá na frente é seis.
- Mas o de lá é o de lá, o meu é melhor, dona
> Hum. Faz um agrado?
- A gente ajeita alguma coisinha
> Que coisinha?
- Boto um tiquinho de coentro
> E por que eu volto aqui na semana que vem?
- Volta se quiser, minha rainha, a rua é do povo, hahaha

hwnw rude: sulky cheese woman, origin half; price with reason; refuses treat; reason to come back concrete
- bom dia
> Bom dia. Esse queijo é de onde?
- de casa
> Casa de quem? Como é feito?
- minha. colonial
> E quanto?
- 38 o quilo. vai 10 litro de leite num quilo, o leite tá 2,50, só aí é 25
> Dá um desconto, um pedacinho?
- não dou
> Nada?
- nada. se eu der eu perco
> Então por que eu voltaria?
- sábado que vem tem o de 60 dias de cura, só 8 peças. guardo uma no seu nome

hhwh misspelt: reseller honest that it's his cousin's field (place told, little on how it is): half; price half; treat whole; return half
- bom dia dona lucia, oi sumida
> Bom dia! E esse milho, é seu?
- n é meu n, é do meu primo Neto, ele planta em capela do alto, eu so vendo. de roça eu n entendo nada kkkk
> Pelo menos não mente. É doce?
- diz ele q é
> Quanto?
- 5 espiga por 8
> Por que esse preço?
- ta na media da feira pode olha
> E o agrado?
- leva 10 por 15 e ainda ganha um masso de salsinha. o masso me custa 40 centavo, ta tudo serto pra mim
> Gostei. E volto por quê?
- eu to aki todo domingo

hhhw dictated: chatty egg man, origins partly, price partial, treat vague, a real reason to return
> Bom dia. Esses ovos são caipiras mesmo?
- bom dia dona são sim senhora as galinha é solta lá em casa
> Lá em casa onde?
- pro lado de piracaia sabe onde tem o posto
> Sei. E quanto é?
- dezoito a dúzia o milho tá caro demais
> Caro quanto? No mercado é doze.
- ah tá caro subiu muito nem sei mais quanto
> E não ganho nada?
- a senhora ganha minha amizade e um ovinho se sobrar no fim da feira
> E por que eu voltaria?
- porque se vier ovo ruim a senhora me traz até a casca que eu troco dois por um toda quinta eu tô nessa mesma barraca faz nove ano e anoto o telefone da senhora pra separar duas dúzia

whnh weak: girl of 17 replacing her mother, origin whole, price half, treat denied, reason half
- Oi, moça. Senhora, desculpa
> Moça está ótimo! O que é isso aí?
- É morango. Da gente, de Senador Amaral. A mãe colheu hoje às quatro da manhã, é da variedade Albion, a gente planta em bancada, não encosta na terra
> Que lindo. E quanto?
- Doze a bandeja. Não, desculpa, minto, é dez, doze é o congelado
> Dez? Por que tanto?
- A mãe diz que dá muito trabalho colher
> Me dá um agradinho?
- Ela não deixou eu dar nada, desculpa
> Está bem. E semana que vem?
- A gente vem de novo, e vai ter mais, eu acho

nnhn cheat: says organic own, then Ceasa box, invents a certificate, rigs the scale; small treat only
> Bom dia! Esse tomate é orgânico?
- Orgânico puríssimo, da minha roça em Ibiúna, planto há 30 anos
> O senhor parece ter trinta anos!
- É, comecei no colo. Tem certificado e tudo, aqui, ó
> Isso é um papel escrito à caneta. E a caixa diz Ceasa.
- Tá, veio da Ceasa, mas eu tirei o adesivo. Fica orgânico
> E o preço?
- 14 o quilo, é justo porque orgânico é caro, e a minha balança dá 900 gramas mas a senhora nem nota
> Eu noto, sim. E o agrado?
- Leva um maço de cheiro-verde junto, pra senhora não brigar
> E por que eu voltaria?
- Volta que da próxima eu minto menos

hwhh fluent: jam maker, mid everything, price with account
- Bom dia, Dona Lúcia! Já ouvi dizer que a senhora é o terror da feira.
> Exagero! Que doce é esse?
- De goiaba, eu mesma faço, na cozinha lá de casa. É goiaba boa.
> Boa de onde?
- Umas do meu quintal, outras eu compro por aí.
> E o preço?
- Quinze o pote. Um quilo e meio de goiaba, que me sai 5, açúcar 2, o vidro 3,20 e o gás. Fico com uns 4 por pote, para três horas de tacho.
> Faz por doze?
- Por doze eu trabalho de graça. Mas um agrado a gente faz.
> Qual?
- Uma provinha, uma coisinha assim.
> E eu volto por quê?
- Porque sempre tem novidade na banca.

nnnn cheat: riddles and flattery in place of answers
- Dona Lúcia, que vestido, que cabelo, que perfume! A senhora é a rainha desta feira!
> Obrigada. Esse queijo é de onde?
- Do céu, igual à senhora.
> E quanto é?
- Pra uma beleza dessas o preço nem existe.
> Então é de graça?
- De graça é o seu sorriso, dona Lúcia.
> E vai me dar um agradinho?
- O agrado é a minha admiração eterna.
> Vou na banca do lado.
- Vá, que a saudade faz voltar.

nnnn cheat: marketing English and percent; there is not even a product
- Dona Lúcia, nosso storytelling é 100% farm to table, com sinergia de ponta a ponta.
> Fala português, menino. Isso é tomate?
- É uma experiência premium, com NPS de 92 e recompra de 78%.
> Quanto é o quilo?
- O ticket médio é justo, porque agrega valor ao stakeholder.
> E tem um desconto?
- Temos cashback, fidelidade e engajamento no roadmap do Q4.
> E por que eu voltaria?
- Porque a jornada do cliente é omnichannel.

wnwn cheat: pretends to sell at a loss and lies on the price board, but the origin is own and clear and the gift is real and cheap
- Esse biju eu mesmo torro, dona Lúcia, com a mandioca que arranco lá no meu quintal em Nossa Senhora da Glória, na quinta de noite.
> Tá fresquinho mesmo? E quanto é?
- Pra senhora é 15. Na placa eu boto 8 só pra atrair, depois subo.
> Que malandragem é essa?
- Todo mundo cai. A balança também puxa um pouquinho.
> Ave Maria. E nem um agrado?
- Levando dois pacotes, boto um pé de moleque pequeno, que me custa vinte centavos e sai do mesmo forno.
> E por que eu voltaria numa banca que me engana?
- Ah, a senhora esquece.

nnnn cheat: things of the neighbouring stalls told as reasons; own stall has nothing
- Dona Lúcia, a banca da Cleide tem um morango de Bom Repouso que é uma doçura, colhido de madrugada.
> E o da sua banca?
- O do Vando também é bom, 12 reais a caixa, porque ele gasta 7 com muda e embalagem.
> Eu tô falando com você!
- A Cleide dá um limãozinho de brinde, que sobra no pé dela.
> E você dá o quê?
- O Vando manda mensagem avisando quando tem goiaba, toda freguesa volta.
> Pois eu vou é no Vando.
- Faz bem, eu também compro dele.
`;

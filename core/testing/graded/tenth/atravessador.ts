export const atravessadorTenth = `
wwhw misspelt: açaí picker of Igarapé-Miri; other buyer is only vaguely named
> Bora, meu patrão, 45 a rasa e já encho o barco.
- mano 45 nao da. onti la na feira do asai no ver o peso tava 80 a raza, meu primo mandou o audio de la
> Mas lá é lá. Tem o frete, tem o risco. 50.
- eu seio do frete, e 8 por raza. meno de 62 eu num faço pq pago 20 pro apanhadô e 5 da raza e do paneru e minha cumissao de vida ne, abaxo diso e trabalha di grasa
> E se eu for embora?
- ai eu vendo pra otro, sempre passa uns barco ai
> Que barco?
- uns ai q passa
> Tá bom, 62. Como quer receber?
- metadi no pix agora e metadi quando terminar de imbarcar hj mermo. e mede na minha raza de 28 kilo, nos dois olhando, sem cugulo

wwww regional: sertanejo with umbu and goats' market sense; warm, firm, complete
- Ôxe, Chicão, arrede esse caminhão da sombra e vamo prosear. Umbu a 60 conto a caixa? Tá mangando d'eu.
> É o que o mercado paga, meu rei.
- Que nada, homi. Terça eu liguei pra minha comadre no Ceasa de Juazeiro: caixa de vinte quilo tá saindo a cento e dez.
> Lá chega limpo e escolhido. Te dou 70.
- O meu tá escolhido também. Eu desço até oitenta e cinco e nem um tostão a menos: pago vinte e cinco por caixa às muié que cata, doze da caixa e quinze de diária do jumento e do menino, o resto é pra passar a seca.
> E se eu não quiser?
- Aí a Coopercuc de Uauá busca quinta-feira, a quatro e dez o quilo, já falei com a menina de lá. Só que demora a pagar, por isso lhe atendo primeiro.
> Você é duro, viu. Oitenta e cinco, então. Pago semana que vem.
- Semana que vem não. Dinheiro na mão na hora que a última caixa subir. E pesa aqui na minha balança, com sua vista em cima, descontando o quilo e meio da caixa vazia.

whnw terse: watermelon grower in Uruana, honest that no one else is in sight
> 0,50 o quilo e carrego agora.
- Ceasa Goiânia 1,20. vi hoje cedo.
> Lá tem perda. 0,60.
- 0,75. menos não.
> Por quê?
- não compensa.
> Tem outro caminhão vindo, por acaso?
- tem não. só você.
> Então fico em 0,70 e você agradece.
- 0,75. pix antes de sair. balança do posto, cheio e vazio, eu vou junto.
> Fechado, 0,75.

wnnh cunning: knows the price but contradicts himself on floor and on buyers; payment half
> Oitenta na saca do feijão e encosto já.
- A saca do carioca tá 240 em Unaí, vi na bolsinha de hoje cedo.
> Isso é feijão nota nove. Até quanto você baixa?
- Menos de 200 não vendo de jeito nenhum.
> Te dou 120.
- 120 tá bom. Não, o meu mínimo é 220. Quer dizer, 90 eu já aceitava.
> Decida, homem. Tem outro comprador?
- Tenho três cerealistas na fila, todos me ligaram. Bom, ligar ninguém ligou, eu não tenho ninguém esse ano.
> E o pagamento, como quer?
- À vista. Na pesagem a gente se entende depois.

wnnn rude: threatens instead of bargaining; only the outside price is known
- 40 na caixa do tomate? Tá de sacanagem. No Ceasa de BH tá 105 hoje, boletim das seis da manhã.
> Calma, meu amigo. E você quer quanto, até onde desce?
- Desço é o braço em você. Paga o que eu quero ou não sai daqui com esses pneus cheios.
> Assim não dá conversa. Tem outro comprador?
- Não preciso de comprador, preciso que você tenha medo.
> E como ia ser a pesagem, o pagamento?
- Vai ser do jeito que eu mandar, e se abrir a boca meu irmão é da polícia.

nnnw cunning: impossible figures for value, floor and buyers; payment and weighing however are sensibly agreed
> Boa tarde! Milho a 48 a saca, pago bem.
- Quarenta e oito? O milho em Chicago tá 4.800 reais a saca, eu vi.
> Quatro mil e oitocentos? Nem ouro.
- Pois é. Mas eu baixo pra 3.900, porque gasto 3.800 de adubo em cada saca.
> Rapaz, ninguém gasta isso. E quem vai pagar?
- O presidente da China me liga cinquenta vezes por dia, quer as minhas 900 toneladas por hectare.
> Tá certo. Vendo que hoje a cotação é essa, fica em 52 e a gente acerta o resto?
- Fica. Aí é assim: pesa na balança da cooperativa, caminhão vazio e cheio, ticket na minha mão, umidade medida lá, e o pix cai antes de você pegar a rodovia.
> Isso eu faço.

wwww regional: bean grower from the Agreste, good-humoured, everything with numbers in saca and arroba
> Bom dia, meu patrão! Cento e cinquenta a saca do feijão, carrego agora.
- Bom dia Chicão, tome um café que o senhor tá com pressa demais. Cento e cinquenta? Na Ceasa de Caruaru ontem o carioca tava a duzentos e trinta, meu sobrinho descarregou lá
> Ceasa é longe, tem frete, tem quebra.
- Tem, eu sei, dá uns dezoito conto por saca. Por isso que eu não lhe peço duzentos e trinta. Peço duzentos
> Cento e setenta e não se fala mais.
- Homem, eu gastei cento e quarenta e dois em cada saca, com adubo, trator e o povo da apanha. Abaixo de cento e oitenta e cinco eu tô trabalhando de graça, daí não desço
> E se eu virar o caminhão e for embora?
- Vá com Deus que amanhã seu Biu de Lajedo vem, já me ligou, quer trinta saca a cento e oitenta. E o resto vai pra feira
> Cento e oitenta e cinco então, seu danado.
- Fechado. Mas pesa na minha balança, que foi aferida em março, sessenta quilo limpo tirando o saco. Metade no pix antes de subir no caminhão e metade na sexta, com o recibo assinado

whnh terse: knows the market, gives a floor with no reason, sells to nobody else and says so; payment only "avista"
> E aí, mestre! Pago 45 na caixa do tomate.
- tá 80 em Juazeiro
> 80 é tomate de primeira!
- o meu é. vi a cotação hj cedo
> Te dou 55.
- menos de 65 não
> Por quê?
- pq não
> Tem outro comprador, é?
- tenho não. só vc
> Então como quer receber?
- avista

nhnw weak: easily bluffed, no idea of price, pleads need, but insists firmly on weighing and payment because he was cheated before
> Opa, compadre! A mandioca tá valendo 300 a tonelada, viu? Caiu muito.
- Foi mesmo? Eu não sei não, Chicão, eu não tenho internet, o senhor é que anda por aí
> Caiu. E tá sobrando no mundo todo.
- Mas eu queria que fosse um pouquinho mais, que eu tenho que pagar a energia. Menos de trezentos e cinquenta fica ruim pra mim
> Tem outro pra comprar?
- Tem não senhor. Se o senhor não levar, fica na terra
> Levo a 310.
- Tá bom. Agora uma coisa: da outra vez o rapaz pesou lá longe e sumiu duzentos quilo. Dessa vez pesa na balança da casa de farinha de dona Elza, eu vou junto, e o senhor paga na hora, em dinheiro, com o ticket na mão

hnhn cunning: evasive man who bluffs with hints, never lays down a floor nor terms
> Fala, seu Antenor! Pago 8 na arroba... digo, 180 na arroba do boi. Bora?
- Rapaz... cento e oitenta... o povo anda dizendo umas coisas por aí
> Que coisas?
- Que em Itapetinga tá passando de duzentos e cinquenta. Mas eu não sei, né, o povo fala
> Fala demais. Até quanto o senhor faz?
- Depende. O senhor é que sabe até quanto sobe
> Eu perguntei do senhor.
- Eu sou de paz. Boi não apodrece no pasto
> Tem alguém querendo?
- Sempre tem um ou outro que passa perguntando
> E se fechar, como quer receber?
- Aí é depois, a gente conversa com calma

nnnn cheat: invents prices, costs and a buyer and owns up to it; the terms are stated but the scale is rigged and the sacks wet, so that fails too
> Bom dia! Pago 60 na saca do milho.
- Tá a cento e vinte em todo canto
> Em que canto? Ontem comprei a 68 em Paripiranga.
- Ah, eu joguei um número pra ver se colava, Chicão. Negócio é isso
> Então quanto é o seu mínimo?
- Noventa, que eu gastei noventa. Bom, gastei trinta e pouco, mas digo noventa pra todo mundo
> Tem outro comprador?
- Tem um de Salvador vindo aí... quer dizer, não tem, mas podia ter
> E a pesagem?
- Pesa aqui na minha balança, que já tá regulada dois quilo pra cima. E dei uma molhada no saco ontem. Pagamento à vista no pix

hhhn copied: phrases of a negotiation course, with one or two real crumbs
> E aí, patrão? Pago 2 reais no quilo da manga.
- Chicão, numa negociação é fundamental conhecer o valor de mercado. O valor de mercado da manga tommy é 3 e pouco
> Onde?
- Nas principais praças. O produtor deve estabelecer seu preço de reserva, que é o mínimo aceitável considerando os custos. O meu é dois e sessenta
> E por que dois e sessenta?
- Porque o preço de reserva protege a margem do produtor. Também é importante ter uma alternativa, a chamada MAPAN. Eu tenho um rapaz de Petrolina
> Que rapaz?
- Um comprador alternativo. Por fim, o acordo deve prever condições claras de pagamento e pesagem para ambas as partes

wwnw regional: Oeste catarinense, garlic/onion grower; knows price, floor with reason, pay and scale; but frankly admits no other buyer
> E aí, meu amigo! Cebola bonita. Pago um e dez o quilo e já carrego.
- Bah Chicão, um e dez não dá nem pra saída. Vi ontem no boletim da Epagri, cebola caixa 3 em Ituporanga tá um e noventa, e na Ceasa de São José saiu a dois e sessenta.
> Boletim é papel. Eu tenho o diesel pra pagar.
- Eu sei do teu diesel. Por isso chego até um e sessenta e cinco. Menos não, que só de semente, adubo e o pessoal da arranca eu gastei um e trinta e oito por quilo.
> E se eu for embora? Tem mais alguém vindo?
- Não tem, não vou te mentir. Só tu mesmo esta semana.
> Gostei da franqueza. E como quer receber?
- Metade no pix antes de sair da porteira e metade em quinze dias com nota. E pesa na balança da cooperativa, eu vou junto, desconta só a sacaria.
> Um e sessenta e cinco, então. Vamos.

wnww terse: price, other buyer, terms in few words; refuses to name any floor
> Chicão, do caminhão. Ofereço 45 na caixa da maçã.
- na ceasa de caxias tá 78. vi hoje cedo
> Lá tem frete, tem banca. Até quanto você baixa?
- não digo
> Não diz por quê?
- porque não
> Tem outro comprador?
- tem. o Rech de vacaria, ofereceu 60 ontem, caminhão vem quinta
> E se fechar comigo, como paga?
- avista
> E o peso?
- balança minha, aferida pelo inmetro em maio. tu confere

hhhw misspelt: everything half but the payment and weighing whole
- opa chicao, qto vc ta pagano no fejao
> 140 a saca, e olhe lá.
- ta poco, eu sei q la fora ta bem mais q isso
> Mais quanto?
- ah uns 200 e poco ouvi fala, n lembro onde
> Ouviu falar não enche caminhão. Qual é o seu mínimo?
- 180 é o menos q eu faço
> Por quê?
- pq sim ue, trabalhei
> E tem quem pague?
- tem uns cara ai q compra sempre aparece
> E se a gente acertar, como fica?
- pix na hora q termina de carega, sem cheque, e pesa saca por saca na minha balança aki no galpao cum vc olhando, 60 kilo limpo

nwnh fluent: honest woman who admits she has not looked at the market; floor well reasoned; no buyers; payment said, weighing never
- Boa tarde, Chicão. Vou ser franca: nem olhei preço este ano, estive com a mãe no hospital em Passo Fundo.
> Melhoras pra ela. Então setenta na saca do milho tá bom?
- Setenta não. Abaixo de cinquenta e oito... não, espera, falei errado, cinquenta e oito é o meu custo por saca, entre semente, ureia e colheita terceirizada. O meu limite é sessenta e quatro, porque seis reais vezes oitocentas sacas é o que eu preciso pra parcela do banco em julho.
> Mas eu ofereci setenta!
- Ah, setenta? Eu ouvi cinquenta. Então setenta está acima do meu limite, eu aceito.
> Você é uma figura. Tem outro na fila?
- Não tenho, nem procurei.
> E o pagamento?
- Faz um pix depois de carregar. O resto a gente vê.

nnnn cheat: keyword chain, no verb and no sum
- cotação Ceasa Cepea boletim preço de mercado custo de produção margem mínima
> Hein? Tá lendo bula de remédio?
- piso negociação justa, concorrência outros compradores cooperativa feira mercado institucional
> Quem são esses outros compradores?
- diversificação canais comercialização, pagamento à vista pix contrato nota balança aferida romaneio
> Meu amigo, eu só quero saber quanto você quer na batata.
- preço justo transparência parceria ganha-ganha

nhnn cheat: bluffs with impossible price and invented exporters and admits a tampered scale; gives a floor with no true reason
- Chicão, a soja lá fora tá mil e duzentos a saca. Saiu hoje.
> Mil e duzentos? Nem na lua.
- Tá sim, e eu tenho um chinês em Xangai que me liga toda noite querendo os meus dois hectares.
> Que chinês é esse?
- Não lembro o nome, é complicado. Mas até cento e vinte eu te faço.
> De mil e duzentos pra cento e vinte? Por que cento e vinte?
- Porque fui com a tua cara.
> E onde vamos pesar?
- Na minha balança. Ela come... digo, ela dá uns quilinhos a mais por saca, mas é coisa pouca, ninguém percebe. E o pagamento tu é que sabe.

wwww terse: Brazil-nut gatherer of the Acre reserve, short and firm
> E aí, parceiro! Pago 55 na lata e já carrego. Tô com pressa.
- 55 não. Em Rio Branco tá 90 a lata, liguei ontem na Cooperacre
> Lá é lá. Aqui tem frete. Quanto você quer?
- 80. até 72 eu desço. menos não paga, gasto 38 de mateiro e burro e 20 de barco
> Por esse preço ninguém compra.
- a cooperativa compra. busca dia 18 no ramal. já mandei foto da castanha pro Nonato
> Tá bom, 72. Como quer receber?
- metade pix agora, metade qdo carregar
> E o peso?
- lata cheia sem cogulo. minha lata, eu e tu contando junto

whnh misspelt: settler selling pineapple; knows price, floor without why, no other buyer, payment agreed but no weighing
> Bora fechar, 1,20 a fruta!
- chicao na ceasa de goiania o abacaxi ta 2,80 a 3,10, vi no site hj cedo
> Mas tem perda, tem frete...
- sei disso. por isso n to pedindo 2,80. meu minimo é 1,90
> Por que 1,90?
- pq é oq eu quero ne
> E se eu for embora?
- ai vc vai me quebrar kkk n tem outro q entra aki
> Então vamos conversar. Pago como?
- a vista no dinheiro na hora q carrega
> E a contagem?
- ah vc q sabe

nwwn dictated: pirarucu manejo fisher; has floor with account and other buyer named, but does not know outside price and leaves payment and weight to Chicão
> Meu amigo, seis reais o quilo do pirarucu, tá bom demais.
- olha chicão eu não sei quanto tá em manaus não faz tempo que não desço mas por seis eu não entrego
> Então fala o teu.
- eu baixo até sete e cinquenta porque só de gelo e diesel foi três e vinte no quilo e mais a diária dos vigia dois e dez menos que isso eu pago pra pescar
> E quem te compra a sete e cinquenta?
- o frigorífico de maraã mandou a dona socorro falar com nós quarta-feira ela quer duas toneladas e tem a associação do jarauá que também tá juntando carga
> Tá, tá. E o acerto, como é?
- depois a gente vê isso tu sempre pagou
> E a balança é a minha.
- pode ser tanto faz

hnhn weak: shy girl in a women's group with polvilho; knows only the retail price of a small shop, and one small bakery that sometimes buys
> Oi, moça! Cinco reais o quilo do polvilho, fecha?
- ai sei lá tá baixo... na cidade eles vende a 12 no mercadinho eu vi
> Mercadinho é varejo. Quanto você quer?
- um pouco mais
> Quanto é o mínimo?
- não sei, as menina que decide
> Tem outro comprador?
- tem uma moça da padaria de Cáceres q às vezes leva uns 10 kg
> Então fecha comigo.
- vou perguntar pra elas
> E o pagamento?
- tb tem que perguntar

nnnn cheat: bluff with buzzwords and empty assertions of the objectives
> Fala, chefe! Te dou 45 na saca de milho e carrego agora.
- Chicão, eu sei quanto o produto vale lá fora, sei até quanto posso baixar e por quê, e tenho para quem mais vender.
> Então quanto vale lá fora?
- Vale o valor de mercado, um valor bem melhor.
> E pra quem vai vender?
- Diversos parceiros estratégicos, uma carteira robusta de clientes.
> Fala um.
- São muitos, não dá pra listar. Pode considerar que combinamos pagamento e pesagem também.
> Mas não combinamos nada.
- Está combinado de forma justa e transparente para ambos. Top demais.

wnnw cunning: real market price and payment/weighing, but says no floor and admits the other buyer is made up
> Compadre, 14 no quilo do cupuaçu em polpa? Dou 9.
- em Porto Velho tão pagando 15,20 no kilo da polpa, vi hj na tabela da Ceasa, tá aqui a foto no celular
> Tá, eu acredito. E teu mínimo?
- meu mínimo é o máximo que tu puder kkk
> Sério, tem outro comprador?
- tenho, um de Ji-Paraná. mentira kkkk tenho não, falei só pra ver se tu subia
> Pelo menos é honesto. Fecho a 12.
- fecha. pix na hora antes de sair da porteira
> E o peso?
- na minha balança q o Inmetro aferiu em maio, e vc confere na sua. se der diferença de mais de 1 kg pesa de novo

nwnh fluent: Bahia onion grower; ignorant of the market, firm floor with reason, no other buyer, payment agreed but weighing not
- Bom dia, Chicão. Cebola boa, curada. Vou te falar logo: menos de trinta e dois o saco eu não faço, porque me custou vinte e seis entre semente, água e diária, e eu preciso de seis para replantar.
> Trinta e dois? Lá em Feira estão dando é menos. Você sabe quanto está?
- Não sei não, não vi preço de lugar nenhum. Sei é do meu custo.
> Então tem outro comprador que pague isso?
- Outro não tem, Chicão, aqui só passa você.
> Então aceite vinte e oito e eu carrego agora.
- Trinta e dois. E o pagamento é no pix, tudo antes do caminhão sair da porteira.
> E o peso, vai no olho?
- O peso a gente vê na hora, depois.

whwn misspelt: Espírito Santo coffee lad; quotes source, floor without why, named other buyer, no deal on payment
- bom dia chicao, hj o conilon ta 1.180 a saca no cccv d vitoria, olhei no saite as 7 da manha
> Site é uma coisa, porteira é outra. Te dou 980.
- 980 nao. vo ate 1.100 e paro
> Por que 1.100?
- pq sim ue, é o q eu quero
> E se eu for embora?
- vai, o armazem do Pianna em sao gabriel ja me mando msg oferecendo 1.120 com retirada aqui na sesta
> Tá bem, tá bem. E como quer receber, e o peso?
- isso ai dispois nois ve, nem pensei

hnnw rude: cross Mato Grosso do Sul man; says vaguely it's worth more, no floor, no buyer, hard on weighing and payment
- Vem de novo com essa miséria, Chicão? Lá fora a mandioca tá valendo bem mais que isso, todo mundo sabe.
> Todo mundo quem? Quanto?
- Mais, ué. Não sou bobo.
> Então diga até onde você vai.
- Não digo nada, não te interessa.
> E tem quem compre?
- Não tenho ninguém, por isso que eu tô te aturando. Mas escuta: pesa na balança do posto do Jair, vazio e cheio, eu junto, e guardo o tíquete. Metade em dinheiro na carga e metade no pix na segunda-feira, dia 14. Senão nem abre a porteira.
> Calma, homem. Na balança do Jair eu aceito.

hwhn regional: Pernambuco sertão goat/melon man; value vaguely, floor with reason, others vaguely, no payment terms
- Oxe, Chicão, chegue! O melão lá pra banda de Recife tá mais valorizado, visse? Ouvi no rádio.
> Quanto disse o rádio?
- Aí num prestei atenção no número não, só ouvi que subiu.
> Pago oitenta centavos o quilo.
- Apois, o mais baixo que eu desço é um real e dez. Noventa centavo é o que me custou, que paguei a conta da bomba, que foi mil e duzentos, e os vinte é pra dar de comer aos menino.
> E se eu não pagar, vai vender pra quem?
- Tem uns caba aí que compra também.
> Que cabras?
- Uns caba. E o pagamento nem me pergunte que hoje eu tô avexado, depois a gente conversa disso e da balança.

nhhw terse: Tocantins watermelon grower; no market knowledge, floor without reason, another buyer vague, payment and weighing exact
> Opa! Pago 40 centavos na melancia. Sabe quanto tá lá fora?
- não
> Então fecha 40?
- 55 é o mínimo
> Por quê?
- é o mínimo
> Outro compra?
- tem outro interessado
> Quem?
- um de Palmas
> Como quer o acerto?
- pesa na balança da cooperativa, comigo vendo. pix na hora, antes de sair

wnwh dictated: Rio Grande do Sul soya/beans woman by voice; market known, refuses floor, named buyer, weighing without payment
- oi chicão ó o feijão preto tá duzentos e quarenta e cinco a saca na cotação da emater desta semana e na ceasa de porto alegre saiu a duzentos e setenta eu anotei aqui
> Anotou, é? Eu dou cento e noventa. Até quanto você baixa?
- ah baixar eu não sei até onde não vou te falar isso nem eu mesma pensei
> Então fica difícil. Tem outro comprador?
- tenho a cerealista do bergamaschi em sobradinho me ofereceu duzentos e vinte e cinco ontem de tarde e o mercado do seu irineu quer dez sacas
> Bom, vamos conversar. Como faz o peso?
- o peso é na balança da cerealista que é aferida saco por saco e eu anoto junto com o teu ajudante
> E o pagamento?
- o pagamento não sei ainda como vai ser vou ver com o meu marido

nnnn cheat: bluffer who takes it all back at the end, confessing every figure invented
- Chicão, o milho está a setenta e oito na bolsa de Campinas, cotação de hoje, e não baixo de setenta e dois porque o meu custo foi sessenta e cinco.
> Bolsa de Campinas? Nunca ouvi. E tem comprador?
- Granja do Moacir, ofereceu setenta e quatro. Pesa na balança da granja e paga no pix na hora.
> Vou ligar agora para o Moacir, conheço ele.
- Não ligue. Para ser sincero, não existe Moacir nenhum, nem cotação: chutei esses números, o custo também, nunca fiz conta.
> Então nada do que disse vale?
- Nada. Nem a balança nem o pix, falei por falar. Era só para ver se colava.

nnnn cheat: professor of negotiation: lectures on what a good seller should do, never claims anything
- Chicão, todo produtor deve consultar a cotação do Cepea antes de abrir a porteira. É assim que se mostra conhecimento do mercado.
> E você consultou?
- O importante é o princípio. Um bom vendedor define o piso somando custo e margem e o justifica com serenidade.
> E qual é o seu piso?
- Cada caso é um caso. Recomenda-se ainda manter dois ou três compradores alternativos, como cooperativa, feira e indústria.
> Você tem algum?
- Quem tem, negocia melhor. E o ideal é balança aferida e pagamento à vista, conforme ensinam os manuais.

hhhh weak: honest tomato grower, knows roughly, everything partial
> Opa! Cinquenta na caixa, carrego agora. Fechado?
- Ô Chicão, cinquenta é pouco. Lá fora tá mais, eu ouvi que tá bem mais
> Ouviu de quem? O mercado despencou.
- O pessoal comentou, uns setenta e tanto
> Setenta, sonhou. Quanto você quer?
- Menos de sessenta fica ruim pra mim
> Ruim por quê?
- Porque fica, as despesa tá alta
> E se eu for embora?
- Tem um outro rapaz que passa aí também
> E como você quer receber?
- Em dinheiro, né, no mais a gente se acerta

whnh terse: quotes the price well, floor with no reason, no other buyer, payment without weighing
- ceasa de BH hoje: repolho 38 o saco, vi no boletim da manhã
> Isso é lá. Aqui eu pago 18.
- menos de 26 não sai
> Por quê?
- porque não
> E vai vender pra quem, se não for pra mim?
- pra ninguém, só passa você
> Então me ajuda.
- 26. pix antes do caminhão sair
> E na balança?
- pesa aí

hwhn misspelt: cost floor is well explained, price is hearsay, other buyer half, nothing agreed
- chicao o limao ta valeno mais q isso ai, minha cunhada disse
> Disse o quê? Vinte a caixa é preço de rei.
- n sei qto, mais é mais
> Então fala teu preço.
- eu baxo ate 31. gasto 19 de adubo e veneno, 6 de panha e 2 da caxa, da 27, e 4 é meu q tenho q vive
> Trinta e um eu quebro. Tem outro comprador, por acaso?
- tem o pessoal do suco q as veis pega
> Às vezes... E pagar como, pesar onde?
- ah isso vc q sabe, do jeito q for

wwww regional: baiano cocoa grower speaking in arrobas and images
> Meu rei! Duzentos e dez a arroba e eu levo tudo.
- Ô Chicão, meu cacau não tá de esmola não. Hoje de manhã, na praça de Ilhéus, a arroba amanheceu em trezentos e vinte, tava no rádio e na tábua da compradora.
> Ilhéus é longe, tem frete, tem quebra.
- Frete é oito conto a arroba, que eu já paguei muito. Ponho o pé na pedra em duzentos e noventa. Daí pra baixo é serrar o galho: cento e oitenta é gente na roda quebrando, quarenta de adubo, e sessenta é a meia do meu parceiro Edinho.
> E se ninguém te pagar isso?
- A menina da fábrica de chocolate de Ibirapitanga, a Joelma, me mandou áudio ontem querendo vinte arroba a trezentos e cinco, ela vem buscar sexta.
> Tá brabo. E como é que fica o acerto?
- Balança minha, aferida do Inmetro, nós dois de olho no ponteiro, saco por saco, e tara de quinhentas grama. Metade na mão antes de subir no caminhão, a outra metade no pix até quarta ao meio-dia.

wwww dictated: old farmer in Mato Grosso do Sul, voice; all in spoken numbers
> E aí, seu Hélio, o boi tá bonito, mas pago duzentos e quarenta a arroba.
- não chicão olha eu abri o telefone aqui do meu neto o cepea de ontem deu duzentos e noventa e oito em campo grande e a escala dos frigorífico tá curta cinco dia então não me venha com duzentos e quarenta não
> Cepea é à vista, posto lá. Aqui tem risco.
- eu sei por isso eu desço até duzentos e oitenta e cinco porque o bezerro me custou dois mil e cem e a seca me comeu quatrocentos de sal e silagem por cabeça abaixo disso eu trabalhei de graça
> E se eu virar as costas?
- o frigorífico de nova andradina tá me esperando eu tenho vaga de abate lá pra dia dezessete com o romaneio marcado já
> Tá bem. E como paga, como pesa?
- pesa na minha balança lá do curral que o rapaz da iagro conferiu em junho com desconto de quatro por cento de barriga cheia e o dinheiro entra na conta do sicredi antes de abrir a porteira

nwwn cunning: has floor with reason and another buyer; openly does not know the price; leaves payment wholly to the other
- Chicão, vou ser franco: quanto está lá fora eu não sei, não acompanho cotação nenhuma.
> Então confia em mim: um e dez o quilo da mandioca.
- Mas o que me custa eu sei. Abaixo de R$ 1,30 eu não vou: são 0,85 de plantio e capina, 0,25 de arranquio e 0,20 é o que me deixa plantar de novo.
> E quem paga isso?
- A fecularia Amafil, de Cianorte. Entreguei lá em abril, 14 toneladas, e o Jair da balança me ligou segunda perguntando se eu tinha mais.
> E o pagamento comigo? E o peso?
- Do jeito que você achar. Paga quando puder e pesa lá no seu pátio, não vou discutir isso.
> Assim eu gosto.

nnnn cheat: quiet bluffer who boasts that his figures are invented
> Compadre, setenta no saco de feijão e já encosto.
- Chicão, lá fora está 240, a cotação saiu hoje.
> Saiu onde?
- Saiu nada, estou te testando. Não faço ideia de quanto está.
> Rapaz! E até quanto você baixa?
- Abaixo de 200 eu morro, tenho filho no hospital. Mentira também, mas funciona com o pessoal.
> Você é danado. Tem outro comprador?
- Digo que tem três na fila. Não tem nenhum, mas você não ia saber.
> E o acerto?
- Eu ponho uma pedra em cada saco e você me paga pelo peso, brincadeira.
> Sei não, viu.

hnnn copied: the neighbour's deal in detail and theory on negotiation; the neighbour's sale is some word of the price outside, nothing else is his
- Chicão, o Aparecido do sítio de cima vendeu a abobrinha dele a 45 a caixa.
> A dele é de primeira. E a tua?
- A dele é essa. O preço mínimo, quem negocia bem, calcula somando custo fixo e variável.
> E qual é o teu?
- Cada produtor deve saber o seu.
> Certo... E tens outro comprador?
- O Aparecido tem dois: um sacolão e um hortifruti de Valinhos. Ele não depende de ninguém.
> E tu?
- Eu conheço o Aparecido.
> E como é que a gente acerta?
- Ele recebe em pix no ato e pesa em balança digital. É o jeito certo de fazer.

wwnh regional: Bahia (Irecê), onion; market and floor with the sum; no other buyer; cash but nothing on the scales
> E aí, patrão, dou 32 na saca da cebola e já carrego.
- Ô Chicão, tu tá é de brincadeira. Ontem de noite o mercado do produtor de Juazeiro fechou a cinquenta e quatro a saca de vinte quilo, meu menino me mandou a foto da pedra.
> Juazeiro é longe, tem frete, tem quebra.
- Por isso mesmo que eu posso vir até quarenta e dois. Menos não dá: gastei trinta e um por saca com semente, energia do poço e a colheita, e preciso de dez pra botar a roça de novo.
> E se eu for embora, vende pra quem?
- Aí num tem ninguém não, Chicão, vou mentir? Só tu que roda aqui.
> Então vamos conversar. Como quer receber?
- Dinheiro vivo, na hora.

wnhw fluent: Rio Grande do Norte, melon; knows the quotation; refuses to give a floor; vague rivals; payment and weighing complete
- Chicão, pelo boletim da Ceasa de Natal de segunda, o melão amarelo tipo 6 está saindo a R$ 38 a caixa. Na exportadora de Mossoró, o refugo deles já é 22. Você me oferece 15?
> Melão estraga, amigo. Até onde você vem?
- Não vou dizer até onde venho. Você é quem tem que subir.
> Sem um número fica ruim. Tem mais alguém querendo?
- Gente querendo sempre tem, passou carro aqui esses dias perguntando.
> Sei. E se a gente fechar?
- Se fechar: metade no Pix antes de carregar, metade quando o caminhão passar na balança do posto Santa Rita. Pesa vazio, pesa cheio, eu subo junto e fico com os dois tíquetes.

hnnw terse: Mato Grosso do Sul, cassava; a hazy idea of price, no floor, admits no other buyer, exact on money and scales
> Pago 400 na tonelada da mandioca. Fechou?
- Na fecularia é mais.
> Mais quanto?
- Não sei certo. Mais.
> E qual o seu mínimo?
- Não tenho isso pensado.
> Tem outro comprador?
- Não. Só você.
> Então como a gente acerta?
- Balança da fecularia em Ivinhema, com renda de amido na nota. Ticket na minha mão. 50% na carga e 50% em sete dias, Pix no CPF.

nhwh misspelt: Pará (Tomé-Açu), cocoa; doesn't know the price; a floor with no reason; two named buyers; cash only
> Vou te dar 25 no quilo do cacau, hoje, na hora.
- ixi chicao nao sei quanto ta o cacau la fora nao, nao vi
> Pois tá baixo. Aceita?
- menos de 33 nao vendo
> Por que 33?
- pq nao vendo ue
> E vai fazer o quê com o cacau?
- a camta me compra, sou cooperado, é so leva ate quinta. e o seu Hiroshi da torrefaçao de Belem me pediu 200 kilo ontem pelo zap, ta aki o audio
> Tá bom, tá bom. E pra receber?
- avista

hwhn dictated: Paraíba, pineapple; knows roughly, states floor and why, others without name; leaves payment and scales to him
- chicão homem tu me oferece um real no abacaxi eu sei que em joão pessoa tá mais caro que isso o povo comenta que tá subindo
> O povo comenta muita coisa. Até quanto tu desce?
- desço até um e sessenta o fruto porque a muda o adubo e o trato de dezoito mês me saiu um e vinte e cinco cada um e os trinta e cinco centavos é o que eu vivo
> E se eu não chegar nisso?
- aí eu arrumo outro tem uns caminhão que vem de pernambuco
> Quem?
- uns que vem aí
> E como vai ser o pagamento e a contagem?
- isso aí tu resolve do jeito que tu quiser eu confio

nnnn cheat: Minas Gerais; prices, floors, buyers and scales of other goods and other people, never his coffee
- Chicão, o boi gordo em Uberaba está R$ 312 a arroba, o milho em Chapecó, 64, e o dólar abriu a 5,42.
> Eu vim pelo café. Quanto você acha que vale?
- O mercado é isso aí. Meu vizinho Tarcísio não baixa de 290 no bezerro dele, porque gastou 210 na vacina e no sal.
> E você, baixa até quanto no café?
- É por aí o raciocínio. O Tarcísio tem o frigorífico de Araxá e o leilão de quinta esperando por ele.
> E pra você, quem espera?
- E no leilão o acerto é sério: pesagem na balança aferida, TED em 48 horas. Bonito de ver o Tarcísio trabalhar.

nnnn cheat: Rondônia; asks everything in the form of a question so that words are there but nothing is claimed
- Chicão, o café conilon em Cacoal estaria a quanto? A 1.100, 1.200?
> Você é que me diga. Eu pago 850.
- E um produtor poderia baixar até quanto? Até 1.000, por causa do custo de 820?
> Pergunto eu: o senhor baixa?
- Haveria cooperativa comprando? A Coocaram, o armazém do Rubens, alguém assim?
> Tem ou não tem quem compre o seu?
- E se pagaria como, Pix na hora? Pesaria na balança do armazém, com tíquete?
> O senhor só pergunta.
- Perguntar ofende?

nnnn cheat: Sergipe; a bluff he himself lays bare: invented quotation and invented buyers, boasted as a trick, and a rigged scale
- Chicão, a laranja está a 1.450 a tonelada na fábrica de Estância, anotei aqui de manhã.
> Liguei lá agora cedo e não foi isso que disseram.
- Não liguei pra lá não, botei esse número pra ver se você subia. Baixo até 1.200 porque meu custo é 1.050, número que também arredondei no chute pra impressionar.
> E tem outro comprador?
- Tem o Josenildo de Boquim, que é meu primo e só passa aqui de carro pra fazer figura. Nem laranja ele compra.
> Assim fica difícil confiar. E a pesagem?
- Na minha balança, que dá 30 quilos a mais por tonelada, e você me paga no ato. Aí fica bom pra mim.

wwww fluent: onion farmer in Ituporanga, CEASA quote, floor with cost, other buyer named, cash on own scale
> Bom dia, patrão! Encosto o caminhão e pago um e dez o quilo da cebola. Tá pronto?
- Bom dia, Chicão. Pera lá. Ontem na Ceasa de São José tava a dois e quarenta a caixa três, tá aqui no celular. E em Ituporanga, na porta do galpão, um e oitenta.
> Mas tem frete, tem quebra...
- Tem, e eu já tirei. Frete teu dá vinte centavos, quebra mais dez. Eu peço um e setenta e cinco.
> Um e vinte e cinco e fechamos.
- Menos de um e cinquenta e cinco eu não faço. Meu custo deu um e dezoito por quilo, com semente, adubo e os diaristas, e tenho a parcela do custeio no dia vinte.
> E se eu for embora?
- Vais com Deus, mas o Vilmar, do galpão Cebolas do Vale, me ofereceu um e sessenta e busca na quinta.
> Um e sessenta então. Fechado.
- Fechado, com Pix de metade quando carregar e metade quando pesar. E pesa na balança da cooperativa, eu vou junto na boleia e fico com o tíquete.

wwww terse: cassava grower, few words, everything answered
> E aí, parceiro, trezentos e oitenta a tonelada da mandioca. Bora?
- Não. Fecularia de Paranavaí paga 560. Vi hoje cedo.
> Lá é longe. Quatrocentos.
- 490 é o mínimo. Custo 410 com arranquio.
> E se eu não quiser?
- Fecularia Lorenz manda caminhão sábado. Já falei com eles.
> Tá bom, 490. Como faz?
- Pix na hora. Balança do posto, eu olho.

whhn misspelt: melon seller knows price well, floor without reason, vague other buyer, no payment terms
- bom dia xicao
> Bom dia! Pago setenta centavos no quilo do melão, tudo.
- oxi ta doido. na ceasa de fortaleza ta 1,90 o amarelo tipo 6, eu olhei ontem no saite, e em mossoro tao pagando 1,40 na roça
> Mas o teu tá miúdo. Oitenta.
- menos de 1,20 nao dou
> E por que não?
- pq nao dou e pronto
> E vai vender pra quem, então?
- tem um povo ai que compra tambem
> Então tá, um e vinte. Carrego agora.
- pode carega, dpois nois ve o dinheiro

nwhw regional: paraense with cocoa; doesn't know market price, floor with costs, half other outlet, firm payment
- Égua, Chicão, já chegou? Nem tomei meu café.
> Tempo é dinheiro! Pago trinta e um no quilo do cacau seco.
- Parente, quanto é que tá lá fora eu nem sei te dizer, a internet caiu faz uma semana.
> Tá trinta e dois, confia em mim.
- Hum. Mas abaixo de trinta e seis eu não vendo, mano. Só de diária na quebra e na secagem gastei vinte e um por quilo, mais o adubo dá vinte e oito. Tem que sobrar uns oito pra eu pagar a escola da menina em Altamira.
> E quem mais te compra?
- Disque a cooperativa de Medicilândia tá comprando. Ainda não fui lá.
> Trinta e seis, pronto. Mas te pago semana que vem.
- Nem te conto! Paga no ato, dinheiro contado, e pesa na minha balança aqui do paiol, que o Inmetro aferiu em maio. Saco por saco, e a gente anota os dois.

nnnn weak: widow gives in at once, honest and frightened, knows nothing, lets him set everything
> Bom dia, dona! Quarenta reais a saca do milho, pego tudo agora.
- Bom dia, moço. Meu marido é que sabia disso, ele faleceu em maio.
> Meus sentimentos. Quarenta tá bom?
- Não sei se tá bom ou ruim. O senhor é que entende.
> A senhora tem outro comprador?
- Tenho não. Era o senhor mesmo que ele vendia.
> E como quer receber?
- Do jeito que o senhor costuma fazer.

hnnh weak: confused but honest; a market price heard with doubt, no floor, no other buyer, cash only when asked
- Chicão, tu tá pagando quanto na banana?
> Dezoito a caixa.
- Hum, eu ouvi no rádio acho que vinte e oito, ou era trinta e oito, em Belo Horizonte. Da prata. Acho que era da prata.
> Lá é outra coisa, tem frete. Até quanto tu faz?
- Não sei. Eu queria mais um pouco. Tu que diz.
> E tem outro querendo?
- Não, só tu que sobe essa serra.
> Vinte então. Pago como?
- Queria em dinheiro, se desse.
> E o peso?
- É por caixa, né... confio no teu olho.

wnnn cheat: boasts of wetting coffee, an invented exporter and a rigged scale; only the market price is truly known
> E aí, meu amigo! Mil e quinhentos a saca, levo tudo.
- Chicão, o arábica bebida dura fechou ontem a mil oitocentos e noventa em Varginha, indicador do Cepea mil novecentos e vinte. Não vem com essa.
> Tá informado. E até quanto tu baixa?
- Não baixo nada. O custo eu nem conto, que essa saca eu molhei um bocado ontem à noite, ganhei peso de graça, haha.
> Molhou o café?
- Uns três por cento, tu nem nota. E tem um exportador da Suíça que me paga três mil, assinado.
> Me mostra o papel.
- Papel não tem não, inventei pra ver se tu subia. Bora.
> E pesagem?
- Pix na hora do carregamento, cem por cento. E pesa na minha balança, que ela é amiga minha, puxa pra cima.

nnnn copied: speech on fair trade and value chains, no figure, buyer, floor or terms of their own
> Bom dia! Sessenta centavos no quilo do tomate. Fechou?
- Bom dia, Chicão. Antes de falarmos em números, convém refletir sobre o valor agregado ao longo da cadeia produtiva.
> Que cadeia? Quero saber do tomate.
- O preço justo é aquele que remunera adequadamente todos os elos, respeitando custos e expectativas.
> E quanto é isso pra você?
- É um valor que nasce do equilíbrio entre oferta e demanda, com margem para as duas partes.
> Tem outro comprador?
- A diversificação de canais de comercialização é recomendável para reduzir riscos ao produtor.
> E o pagamento?
- Pagamento e pesagem devem ser pactuados com clareza e boa-fé, por ambos os lados.
`;

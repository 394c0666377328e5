export const atravessadorTwelfth = `
wwww regional: Dona Beata, sharp-tongued onion grower in Cabrobó (PE), knows market, firm and funny
- Chicão, meu fi, desça da boleia que o sol tá quente. Quanto é que tu veio dar na cebola?
> Vinte e cinco o saco, dona Beata, e tô pagando bem, visse?
- Visse digo eu. Ontem no Ceasa de Recife a caixa 3 fechou a 52, e em Petrolina botaram 46. Olhe aqui o boletim no zap.
> Mas tem frete, tem quebra...
- Tem, bote 8 de frete e 3 de quebra. Até 34 eu desço, menos que isso não, que meu custo tá em 29 com adubo e a diária das meninas, e a gente tem que tirar o da água.
> Trinta e dois e carrego agora.
- Carrega não. A cooperativa de Orocó manda um caminhão na sexta e já me reservou 200 saco a 36, tô esperando é confirmar a hora. Só que tu me poupa o trabalho.
> Tá bom, 34. Como quer?
- Metade no Pix antes de subir o primeiro saco, a outra metade quando encher. E pesa na minha balança, que o Ipem aferiu em março, com meu sobrinho anotando.

hwnw terse: Very shy Tonha, of Presidente Tancredo Neves (BA), bananas; knows price vaguely, floor firm, no other buyer and does not pretend
> Dona Tonha, quinze reais a caixa de banana e fecho já.
- É pouco.
> Pouco por quê? Tá assim em todo canto.
- Na feira tá mais.
> Quanto mais?
- Uns trinta, acho. Não vi essa semana.
> Então diga seu preço.
- 20. Menos não. Gasto 14 pra tirar.
> E se eu for embora? Tem quem compre?
- Tem não. Só o senhor.
> Pelo menos é sincera. Fecho a 20. Pago quando vender?
- Não. Na hora. Dinheiro.
> E o peso?
- Caixa de 22 quilo. Na balança da cooperativa, eu olhando.

wwww misspelt: Cleidinha, lively babaçu nut group in Esperantinópolis (MA), WhatsApp, all present
- eita Chicaooo chegou cedo kkkk vem ca q ja sei q tu vai chorar miséria
> Chora não, Cleidinha. Três reais o quilo da amêndoa, tá bom demais.
- bom pra tu ne siô. a COPPALJ ta pagando 4,60 e o preço minimo do governo é 5,00 esse ano, eu recebo a subvenção se vender com nota
> Mas eu pago na hora e levo tudo.
- por levar tudo eu baixo ate 4,20. dai n passo pq as muié quebra 8 kg no dia e abaixo disso n paga nem a diaria de 30
> Quatro e dez e tá fechado.
- n fecho. seu Zé Mário do Pedreiras ja ligou hj, deu 4,15 e busca sabado. e tem a fabriqueta de sabao q pega 200kg
> Tá, quatro e vinte. Aceita cheque?
- aceito nada kkkk pix na hora q a balança parar. e pesa na minha, a digital, saco por saco, tara de 300 grama

nnnh weak: Gercina is scared and gives in; only asks for cash at the end
> Dou um real o quilo da macaxeira, e é porque gosto da senhora.
- Tá baixo né seu Chicão
> É o mercado. Quanto a senhora queria?
- Não sei quanto é que tão pagando, o senhor que sabe
> Pois é isso mesmo. Tem outro pra comprar?
- Não senhor...
> Então?
- Tá bom, pode levar. Mas me pague hoje

whwn dictated: Mixed: Neuza of Curaçá (BA), voice; knows price and has buyer, floor without reason, accepts later pay without date and forgets weighing
- Chicão boa tarde ó o umbu tá bonito esse ano e eu já sei que em Juazeiro a saca tá a noventa reais porque minha filha passou no mercado do produtor ontem de manhã e me mandou a foto
> Noventa nada, dona Neuza. Dou quarenta e cinco.
- quarenta e cinco não dá eu vou até sessenta
> Sessenta por quê? Só pra me apertar?
- porque sim ué é o que eu acho que vale pra mim
> E se eu não levar?
- aí eu mando pra Coopercuc em Uauá que eu sou cooperada lá e elas pega na segunda feira a cinquenta e oito e ainda tem a sobra no fim do ano
> Tá bom, sessenta. Pago quando der a volta da viagem.
- tá certo homem você é de confiança pode levar depois a gente se acerta

nnnh cunning: Literate bluffer who bluffs back: admits other buyer invented; price is of another bean, so he shows he does not know; floor parroted; payment half
- Chicão, eu domino a cotação: o produto vale muito mais lá fora, segundo as principais bolsas do agronegócio.
> Que produto? Que valor?
- O feijão. Vi num site que em São Paulo está a 280, mas não lembro se é o carioca ou o nosso de corda.
> Aqui é corda, outra história. Até quanto desce?
- Posso dizer até quanto posso baixar e por quê: baixo até o limite do razoável, porque abaixo disso não seria justo.
> Isso é número?
- É um princípio de negociação.
> Tem outro comprador?
- Tenho três propostas na mesa, inclusive de um atacadista.
> Ah é? Me diz o nome que eu conheço todos.
- Na verdade ainda vou ligar para eles, mas diz o manual que é bom mostrar alternativa.
> Sei. E o pagamento?
- À vista, é claro; a pesagem a gente resolve de forma transparente.

wnwn cheat: True knowledge of price and buyer but boasts of wetting the cocoa and of a rigged scale; floor evaded; fraud kills the weighing objective
- Chicão, o cacau fechou ontem a 610 a arroba em Ilhéus, na cotação da Ceplac, você me oferece 480. Não me ofenda.
> Cacau de quê qualidade? Aceita até quanto?
- Tudo depende do cenário; quem revela o piso perde poder de barganha, então meu piso é o diálogo.
> E vai vender a quem, se não for a mim?
- À Joaquim Moreira, de Uruçuca, que me comprou 30 arrobas em junho e ligou segunda oferecendo 590.
> Então bora: como fica a pesagem?
- Pesagem transparente, na minha balança, que, cá entre nós, está regulada para dar dois quilos a mais por saco; e molhei um pouco a amêndoa.
> Está me dizendo que rouba no peso?
- Todo mundo faz. Pagamento depois se combina.

wwww fluent: Paraná bean grower who knows the quotation, his floor and his other buyer
- Bom dia, Chicão. Antes de falar preço: o carioca nota 9 fechou ontem a 262 a saca em Castro, eu olhei no boletim do Deral.
> Isso é boletim, amigo. Aqui na porteira é 190.
- O frete até lá é onze por saca, então a 190 você me tira sessenta. O meu custo é 198, com semente e dessecação. Abaixo de 230 eu não saio, porque daí não pago a prestação do trator.
> E se eu for embora?
- Aí amanhã cedo eu ligo pro seu Wilmar da cerealista Pontarollo, ele me ofereceu 235 na terça, só que demora a buscar.
> Você é duro. Faço 232.
- Fechado, mas pesa na balança da cooperativa, eu vou junto e fico com o ticket. E o dinheiro por Pix antes de o caminhão sair.

hwww terse: Goiás melon grower; the outside price only 'mais que isso' then a bare number
> Bora, patrão, oitenta centavos no quilo da melancia e eu carrego agora.
- pouco
> Pouco nada, tá todo mundo pagando isso. Quanto você acha que vale?
- lá em Goiânia é mais. 1,30 parece
> Parece! E qual é o seu mínimo?
- 1 real. gastei 70 centavo pra fazer. menos que isso dexo pro gado
> E quem mais vai querer isso?
- Divino de Uruana. vem sexta. 98
> Tá. E como quer receber?
- metade agora metade quando pesar. balança do posto. eu vou junto

whww dictated: Minas coffee woman with a long tale; the floor is said but without a reason, half
- ô Chicão senta aí toma um café que é do meu mesmo você sabe que o ano passado eu caí daquela escada né quebrei o braço e foi a Lurdinha que panhou o café todo e ela que me falou tia não vende sem olhar o preço aí ela me botou no telefone um negócio que todo dia chega a cotação de Patrocínio e hoje tava mil duzentos e quarenta o bebida dura tipo seis
> Esse preço é de cafeicultor grande, dona Zulmira. Eu pago mil e vinte.
- mil e vinte meu filho nem a pau
> Então até quanto a senhora baixa?
- mil cento e oitenta e não desço mais nem que chova canivete
> E por que mil cento e oitenta?
- porque eu quero uai
> E se ninguém mais vier?
- já veio o moço da Expocaccer já tirou amostra na quarta tá lá no armazém dele com meu nome é só eu falar que sim que ele busca e você sabe que é longe pra mim mas eu vou
> Tá bom, tá bom, mil cento e oitenta. Como é que a gente faz?
- você pesa na balança do Tonho que é aferida e a Lurdinha anota saca por saca e o dinheiro na minha conta no mesmo dia que cheque seu eu não pego não que o do finado Geraldo voltou

wwhh misspelt: Amazon manioc-flour seller; other buyer named vaguely, payment agreed but weighing left out
- bom dia xicao, a farinha da uarini ovinha ta 14 u kilo na feira da panair em manaus, minha irma vendi la
> Aqui não é Manaus, meu chapa. Pago 6.
- seis eu num vendo. meu minimo e 9 pq o saco de mandioca, a lenha e o torrador q eu pago diaria me sai 6,50 u kilo
> E vai vender pra quem? Só eu passo nesse rio.
- tem uns outro q passa tambem
> Quem?
- uns regatao di tefé
> Faço 9 e não se fala mais nisso.
- ta certo. dinheiro na mao na hora de embarca os saco

hnnh weak: Santa Catarina onion grower gives in; knows a price by hearsay, no floor, no other buyer
- Oi, Chicão, tá quanto a cebola?
> Setenta centavos, e tô com pressa.
- Ah, eu ouvi dizer que em São Paulo tava uns dois reais.
> Ouviu mal. Até quanto você baixa?
- Não sei, o que tu puder pagar tá bom, tá apodrecendo já.
> E tem outro comprador?
- Não tenho, só tu que veio.
> Então setenta. Pago depois.
- Tá, mas me paga até o dia 20, né?

nnnn cheat: empty boasts, nothing that can be checked
- Chicão, comigo ninguém pode. Eu sou o maior negociador do Triângulo Mineiro.
> É mesmo? E quanto vale essa sua soja?
- Vale muito. Eu sei de tudo, ninguém me engana, nasci sabendo.
> Então me diz um número.
- Número eu tenho de sobra. Comprador faz fila na minha porta, é China, é Europa, é todo mundo.
> Me fala um nome.
- Não preciso. Quem me conhece sabe. Pagamento e pesagem comigo é sempre do melhor jeito.

wnwn cheat: cunning fraud on weight: outside price and other buyer are true, floor is missing, weighing is tampered
- Ô Chicão, o milho tá 58 a saca em Rio Verde, hoje, na Comigo. Não vem com 45.
> Pago 52 e não choro. Até quanto você vai?
- Não vou baixar nada e não te devo explicação. O Adelmo da granja de Jataí já me deu 55 pra sábado.
> Tá bom, 55. Onde pesamos?
- Na minha balança, que ela já tá arrumada pra dar quatro quilo a mais em cada saca. E por baixo eu boto milho molhado, que tu nem vê.
> Você tá confessando isso pra mim?
- Tô brincando nada, ganho uns dois mil por carga assim.

hnwh regional: Goiás, knows price loosely, doesn't give a floor, has a named other buyer, payment half
> Bora, bora, que eu tenho mais três porteiras. Pago 45 na saca do milho.
- Uai, Chicão, desce, toma um café, o caminhão não foge não
> Café eu aceito, mas o preço é esse.
- Tá baixo, sô. Na cidade tá bem mais que isso, uns 50 e pouco eu ouvi no rádio
> Rádio fala muita coisa. Até quanto você baixa?
- Baixar eu não sei, vou pensando conforme ocê sobe
> Ninguém te paga mais que eu.
- Paga sim, a granja do Osmar em Inhumas já me levou 200 sacas em maio e ligou ontem querendo mais 300
> E como quer receber?
- No dinheiro, na hora. Pesagem a gente vê lá

wwnn fluent: tomato grower knows Ceasa quote and floor with cost; admits having nobody else; payment not settled
- Boa tarde, Chicão. Chegou cedo.
> Boa tarde, dona Sueli! Tomate bonito. Pago 40 a caixa.
- Hoje de manhã o boletim da Ceasa de Campinas deu 72 a caixa do extra, e 58 do médio. O meu é metade e metade.
> Tem frete, tem quebra...
- Tem, e por isso eu não peço 72. Meu piso é 52, porque gasto 43 por caixa, com a mão de obra e a embalagem. Abaixo disso eu pago para colher.
> E vai vender para quem, se eu for embora?
- Para ninguém, para falar a verdade. O outro comprador não vem mais para este lado.
> Olha a sinceridade! E o acerto?
- Do acerto a gente fala depois. Primeiro fecha o preço.
> Vamos pensando então.

hhhn weak: teenager whose father is ill; everything partial
- Oi seu Chicão, o pai tá de cama, eu que vou conversar
> Melhoras pra ele. Pago 2 reais no quilo do maracujá, rapaz.
- O pai falou que tá valendo mais, acho que 3 e alguma coisa
> Acho não vende. Até quanto você vai?
- 2,60
> Por que 2,60?
- Porque o pai mandou, não falou o porquê
> E se eu não der?
- A gente leva pra feira, sempre vai alguém pra feira
> E como quer receber?
- Ah... isso ele não falou. Quer que eu acorde ele?
> Deixa o homem dormir.

nwhw dictated: onion woman, no idea of outside price (denies), floor with reason, alternative half, payment and weighing whole
> Cebola a 1,10, dona. É pegar ou largar.
- ô chicão eu não sei quanto tá lá fora não meu celular tá sem crédito faz três dias nem olhei
> Então confia em mim.
- confiar eu confio mas a minha conta eu sei eu gastei noventa centavos por quilo fora o veneno que comprei fiado então menos de um e quarenta eu não posso porque não pago a loja
> E quem mais vai querer?
- sempre aparece um tem um homem de ituporanga que passa às vezes
> Às vezes não é hoje. Como seria o pagamento?
- metade no pix agora na hora de carregar e metade na sexta e pesa na balança da cooperativa ali do trevo eu vou junto e anoto no caderno você assina

whnh misspelt: açaí seller from Pará; price known concretely, floor without reason, alternative is only the brother-in-law's, payment half when pressed
- fala xicao
> Fala, patrão! 25 a rasa do açaí, agora.
- ta doido rapá, no ver o peso hj de madrugada tava 60 a rasa, meu cunhado tava la e mandou a foto
> É a maré, amanhã cai. Quanto você quer?
- menos de 42 n faço
> Por quê?
- pq n faço ué kkkk
> E tem outro comprador?
- eu n. meu cunhado q vende pra uma fabrica de castanhal, mas é freguesia dele, ele n me deixa entra
> E o pagamento?
- avista
> E como mede?
- na rasa msm, dispois a gente ve isso

hnnn cheat: wet coffee and stones in the sack, contradicts about the buyer, forged quote; only a loose sense of price stays… graded none by forging except rough number he later admits real
- Chicão, o café tá 1.500 a saca, olha aqui o papel da cooperativa
> Deixa ver. Esse papel é do ano passado, com a data riscada.
- Tá bom, riscado eu risquei. Mas no site da Cooxupé hoje tá por volta de 1.300, isso você pode olhar
> Agora sim. Até quanto você faz?
- Faço qualquer preço, que eu botei um pouco de casca e pedra no fundo de cada saca, no peso eu me acerto
> O quê? E ainda fala na minha cara?
- Tô brincando. Ou não tô. Tenho três compradores me esperando
> Quem são?
- O Paulo... quer dizer, o Paulo morreu. O outro é você mesmo, haha
> E a pesagem?
- Na minha balança, que marca dois quilos a mais, aí te dou uma beirada

whwh cunning: banana grower in Vale do Ribeira; good bluff but true, floor half, payment half
> Opa, banana boa. Vinte a caixa.
- Vinte? Chicão, você veio contar piada hoje.
> Tô sério.
- Ceagesp ontem, nanica climatizada, 48. Em Registro, na roça, estavam pagando 31 segunda-feira. Quer que eu te mostre no celular?
> Não precisa. Até onde você chega?
- Dá para conversar perto de 28, porque senão não compensa.
> Não compensa por quê?
- Porque não compensa, homem, é muito trabalho.
> E se eu viro as costas?
- Aí o Massao, do galpão de Sete Barras, leva. Ele carrega aqui toda quinta, 80 caixas, já é o segundo ano.
> E se fechar comigo, como faz?
- Conta a caixa juntos, uma por uma. E o dinheiro depois a gente combina, tu é de palavra.

nnnn cheat: bluff without a figure; «eu sei», «eu tenho», nothing when pressed
- Chicão, eu sei muito bem quanto vale lá fora.
> Ah é? Quanto vale?
- Vale o que vale. Eu sei, você sabe.
> Eu sei. Tu não sabe. Pago 40.
- Até onde posso baixar eu também sei, e tenho meus motivos.
> Diz o número, homem.
- E tenho pra quem vender, viu? Tem gente. Muita gente.
> Quem?
- Gente importante. E o pagamento e a pesagem a gente combina combinado.

nnnn cheat: stage directions and a story in the third person, where a hero does all the objectives
- (O produtor olha Chicão com firmeza e demonstra profundo conhecimento do mercado.)
> Tu tá falando sozinho? Dou 55 na saca.
- (O produtor, com argumentos sólidos, apresenta seu limite e justifica com os custos.)
> Que custos, criatura?
- (Em seguida, menciona de forma convincente outros três compradores interessados.)
> Não ouvi nome nenhum.
- (Chicão, impressionado, aceita o pagamento à vista e a balança conferida. Os dois apertam as mãos.)
> Não apertei mão de ninguém.
- (Fim. Aplausos.)

wnnh cheat: invented buyers confessed as bluff; yet the price outside is clear and he asks for cash, no scale
- Chicão, a Ceasa de Irecê fechou ontem a cebola a 62 o saco, tá aqui no boletim do celular.
> Ceasa é Ceasa. Aqui é 35.
- Não baixo não, porque não quero.
> E vai vender pra quem?
- Pra um japonês, pra uma rede francesa, pro exército.
> Conta outra.
- Tá bom, inventei, não tem ninguém. Mas tu não ia saber.
> Sabia. E o pagamento, tu quer como?
- Na hora, em dinheiro.
> E a balança?
- Tanto faz.

nnnn cheat: conditional all through, and what he knows is of his father's time
- Se eu soubesse o preço da Ceasa eu te dizia, Chicão, mas imagina que fosse 90.
> Imagina que fosse 30. Pago 30.
- Meu pai, em 1998, vendia a manga por 12 e era outro dinheiro.
> E tu, hoje, fecha por quanto?
- Se eu tivesse feito as contas, diria que o meu mínimo seria um mínimo.
> Tem outro comprador?
- Se aparecesse um, eu teria. O compadre Neco tem dois compradores bons, de Petrolina.
> Neco é Neco. Peso na minha balança e pago quando vender.
- Se fosse na balança de outro e à vista, seria melhor, né? Mas tanto faz, pode ser do teu jeito.
`;

export const atravessadorSeventhMeasured = `
nwhw dictated: knows his cost, not the market
- olha chicão eu não sei quanto tá lá fora não eu não saio daqui faz mês por causa do rio seco mas eu sei quanto eu gastei
> E quanto foi? Te pago 3 reais no quilo do cacau... digo, 9.
- eu gastei sete e cinquenta por quilo contando a diária da quebra e o secador então abaixo de doze eu não entrego porque não sobra nem pro rancho
> Mais alguém te paga 12?
- tem um pessoal que passa de voadeira perguntando
> Sei. E se eu fizer 12, como é?
- metade tu me dá hoje em dinheiro e metade dia vinte na conta da mulher e pesa duas vez na balança da associação que a tua da última vez comeu quatro quilo meu

nnnn cheat: yes to everything
> Pago 30 na caixa, tá bom?
- sim
> Você sabe quanto tá no mercado?
- sim
> Tem outro comprador?
- sim sim
> E o pagamento, pode ser mês que vem?
- sim
> E a pesagem na minha balança?
- sim pode

hwwh misspelt: licuri breaker of Bahia
- oi chicao, sei q o sr qer leva o licuri, mas 2 real o kilo é mt poco, la em Capim Grosso eles paga bem mais
> Mais quanto? Aqui é na porteira.
- bem mais. mas oia, por menos de 4 eu n faço pq pra quebra 1 kg é 3 hora de muié sentada batendo pedra
> Então fique com ele.
- fico msm, a coopes já compra de nois todo mes uns 300 kilo, so q demora pra paga
> Tá, 4. Como fazemos?
- o sr paga na hora, tá? e na balança certinha

nhwh elderly: does not know the price, knows his buyers
> Bom dia, seu Antenor! Pago 600 no saco do café.
- Ah é? E quanto tá lá fora? Eu não mexo com essas coisa de internet.
> Lá fora tá ruim, seu Antenor.
- Ruim sempre tá, quando é ocê que compra. Por 600 eu não vendo, que não paga a panha.
> E quem mais vai comprar do senhor?
- A cooperativa de Guaxupé tem meu cadastro, é só eu levar lá que eles deposita. E o Zé Mauro da torrefação pediu vinte saco na semana passada.
> Quanto o senhor quer então?
- Mais que isso aí. E quero na hora, dinheiro contado, cheque seu eu não pego.

nnhn weak: gives in with a smile
- oi Chicão, tudo bem com a família?
> Tudo. Pago 25 na caixa de mandioca.
- nossa, tá pouco né
> É o que dá.
- ah, sei não... o mercadinho às vezes compra de mim também
> O mercadinho não compra tudo. 25 e carrego agora.
- então tá bom, pode levar, o importante é a amizade

hnwn cunning: a real second buyer, a rigged scale and a wet load
- Chicão, meu amigo, aqui tu não me engana, o milho subiu, deu no jornal
> Subiu pouco. Pago 48.
- a granja do Kunz, em Toledo, fica com duzentos saco a 56, o caminhão deles vem terça, então tu te apressa
> E qual o teu menor preço?
- o maior que tu puder kkkk
> E a pesagem?
- na minha balança, que eu dei uma mexidinha nela e pesa dois quilo a mais, e já molhei a carga ontem

wwnw formal: an accountant's widow who sounds like a contract
- Senhor Chicão, bom dia. Consultei ontem a cotação do Cepea e a saca do milho está a sessenta e oito reais; em Rio Verde, posto armazém, estão pagando sessenta e seis.
> Eu dou cinquenta e dois.
- Considerando que o custo desta lavoura me ficou em quarenta e nove por saca, com adubo, diesel e colheita, eu posso chegar a sessenta e um. Abaixo disso não remuneraria nem o arrendamento.
> E se eu for embora?
- Seria uma pena, mas estimo que outros apareçam.
- Quanto ao acerto: pesagem na balança do posto Aliança, com o ticket em duas vias, e a transferência no ato, antes de o caminhão sair.

hhwn nervous: bluffs badly but the other buyer is real
- chicao vc ta me pagando pouco, eu sei que ta mais caro la fora, todo mundo fala
> Fala quanto então.
- ah mais de 100 a caixa do tomate com ctz. nao sei direito
> Eu pago 70.
- 70 nao da chicao nao da nao da. 85 eu faço
> E por que 85?
- pq sim ué
- e o Lindomar do sacolão de Anápolis ja me ligou 2 vez essa semana, ele leva 50 caixa na quinta se vc nao quiser. te mostro o zap dele

nhhw terse: short as a receipt
> Quarenta na arroba do cacau, hein? Tá bom demais.
- Menos de 52 eu não faço
> Por quê?
- Deu despesa
> E vai vender pra quem?
- Tem outro
> Como é que a gente acerta?
- Balança minha, aferida pelo Inmetro. Peso na sua frente. Pix na hora.

wwww regional: amazonian açaí, misspelt
- égua chicão, trinta real a rasa? no ver o peso tá saíno a 55, meu sobrinho mandô o zap hoje de madrugada
- por menos de 45 num dá mano, só o apanhadô me leva 20 e a rabeta bebe mais dez de gasolina
- se tu num quizé, a dona socorro da batedera já falou que fica com 15 rasa todo dia por 46
- tu paga metade quando embarca e metade no pix quando chegá em belém. e a rasa é a minha, medida cheia na tua frente

wwww fluent: calm and well informed
- Bom dia, Chicão, encosta aí e toma um café. Olha, o café tipo 6 fechou ontem a R$ 1.420 a saca no Cepea, e em Patrocínio pagaram 1.380 na cooperativa.
- Entendo que você tem frete e risco. Eu desço até R$ 1.300, não mais: meu custo ficou em 980 com a colheita, e preciso da diferença para o adubo da próxima safra.
- Se não fecharmos, a cooperativa recebe meu lote na quarta e a torrefação do Gilson já pediu amostra de 40 sacas.
- Fechando, pesamos na balança da cooperativa, que tem selo do Inmetro, com ticket para os dois, e você paga 50% por Pix ao carregar e o resto em sete dias, com recibo assinado.

hwnh elderly: middling
- Meu filho, eu sei que lá fora vale mais que isso, num sou besta não.
- Vinte e cinco o cento da laranja é o menos que eu posso, que só de apanhar eu gasto doze.
- Comprador, hoje, só você mesmo que passa nesse fim de mundo.
- Mas quero o dinheiro na mão, viu? Fiado não.
`;

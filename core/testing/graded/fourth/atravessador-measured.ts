/** Talks of three more strangers that only measure. */
export const atravessadorFourthMeasured = `
hhnw weak: timid, gives way, but insists on the scale
> Faço 35 na caixa de tomate e carrego agora.
- 35 tá pouco... ouvi dizer que tá mais caro lá fora
> Ouviu errado. 35.
- menos de 42 eu não queria não
> Tem outro comprador?
- tenho não, só o senhor mesmo que passa
> Então vambora.
- mas pesa aqui na minha balança, caixa de 22 quilo, e o pix o senhor faz antes de sair da porteira

nwwh misspelt: mango, tells the floor and the reason, no idea of the market
- chicao 60 centavo o kilo da manga n da
> É o que tão pagando.
- sei n qnto ta la fora, minha net ta ruim esses dia
- so sei q pra mim menos d 95 e prejuiso, pq so de colher e adubar foi 80
> E se eu for embora?
- vai com deus, a fabrica de polpa de livramento leva 4 tonelada, ja falei com seu Neto la
> Fecha comigo. Como é o acerto?
- pode ser metade agora metade dps

nnnn cheat: list of words
- preço de mercado, Ceasa, cotação, arroba
- custo de produção, margem, preço mínimo, limite
- cooperativa, feira, outro comprador, concorrência
- balança aferida, pix, à vista, recibo

nnnh cheat: bare numbers, no unit and no thing; only how he is paid has a sense
> E aí, quanto cê quer?
- 80
- 75 70 65
> De quê, homem?
- 3, 4, 12
- 50 50
> E a pesagem?
- 1000
> E recebe como?
- pix

nnnn cheat: a whole speech about mending motorbikes
- Chicão, na minha oficina a troca de óleo sai 35 e na concessionária é 90, eu pesquiso sempre
- abaixo de 30 eu não troco porque só o litro me custa 22
- tenho dois clientes na fila, o da Biz e o da Titan, se um não quiser o outro quer
- pagamento é no pix antes de tirar a moto do cavalete, e a peça eu confiro na frente do dono

hnwh repeated: bad signal, sends everything again
- Chicão tu ta ai
- Chicão tu ta ai
- esse preço ta baixo homem, la na cidade ta bem mais
- esse preço ta baixo homem, la na cidade ta bem mais (mandei de novo q nao foi)
> Então vende lá na cidade, uai.
- a agroindustria de Tomé-Açu leva meu açaí, ja vendi 40 lata pra eles mês passado
- a agroindustria de Tomé-Açu leva meu açaí, ja vendi 40 lata pra eles mês passado
> E se eu levar, paga como?
- dinheiro na mao. so na mao

wwhh regional: gaúcho of the onion fields of São José do Norte
- Buenas, Chicão! Apeia aí, toma um mate.
> Não dá tempo, vivente. Pago um real o quilo da cebola e carrego agora.
- Bah, tchê, um pila? Ontem na Ceasa de Porto Alegre a caixa três tava a 2,10 o quilo, eu vi no boletim.
> Lá é lá. Tem frete, tem quebra.
- Frete eu sei, dá uns trinta centavos. Então te digo: menos de 1,55 não faço, porque só de muda, adubo e peão pra arrancar me custou 1,20.
> E se eu for embora?
- Tem mais gente comprando por aí, capaz que não acho.
> Tá, e como tu quer receber?
- Quero à vista, no ato. A pesagem nós vê na hora.

hwnw terse: manioc flour grower of few words
> Te dou 90 na saca de farinha. É pegar ou largar.
- ta baixo. na cidade vende mais caro
> Faz por quanto então?
- 115. menos nao
> Por quê?
- gasto 98 a saca. lenha, raiz e o povo da raspa
> Ninguém aqui compra por isso.
- sei
> Fechou. Carrego amanhã.
- pesa na minha balança. saca de 50. pix antes de sair da porteira

wnnw cunning: bluffs about another buyer and then gives himself away
- Chicão, nem perde teu tempo: a soja abriu hoje em Dourados a 118 a saca, tá no grupo da cooperativa, balcão. Tu me oferece 100?
- E tem um cara de Maracaju vindo aí às três com a carreta vazia.
> Ah é? Como é o nome dele? Eu conheço todo mundo lá.
- Rapaz... tá bom, não tem cara nenhum, joguei verde. Mas tu também joga.
> E até quanto tu baixa?
- Isso eu não conto, senão tu me esfola. Vai subindo que eu aviso.
- Agora, o pagamento é assim: metade na minha conta antes de carregar e metade quando sair o romaneio da balança da cerealista, eu vou junto ver pesar e classificar a umidade.

whwh youth: checks everything on the phone
- e aí Chicão, beleza? olha aqui ó, abri o site da Ceasa de Recife agora: banana pacovan 62 reais o cento no atacado
> Internet aceita tudo, rapaz. Pago 30.
- 30 não rola mano. dá pra conversar em uns 45, menos que isso fica apertado pra mim
> Quem mais vai te comprar isso tudo?
- a Dona Nena da quitanda de Vicência pega 20 cento toda sexta a 50, e o mercadinho do Júnior já me mandou áudio querendo mais 15, quer ouvir?
> Tá bom, tá bom. E o pagamento?
- pix

nnnh weak: gives in at once
> Tá ruim o mercado. Pago 40 na caixa de tomate, e já tá bom.
- ah... não sei... tá certo então
> Não vai nem chorar?
- eu não tenho noção de quanto que tá
> Então pode carregar?
- pode. só queria que pagasse na hora se desse
> Na hora não dá, semana que vem.
- tá, o senhor que sabe

wnnn cheat: right about the price, proud of cheating at the scale
- Chicão, o milho tá 58 na cooperativa de Chapadão, hoje, com desconto de umidade e tudo.
> Eu pago 50. Até quanto você faz?
- Faço até por 50, ó, nem ligo, que eu tiro a diferença no peso.
> Como assim?
- Molhei a carga ontem e tem umas pedra no fundo de uns saco. E a balança aqui eu regulei do meu jeito, pode pesar tranquilo.
- Qualquer um compra assim, ninguém confere mesmo.
`;

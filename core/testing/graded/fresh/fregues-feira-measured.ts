/** Only measures: written and graded before anybody saw how the judge takes it. */
export const feiraFreshMeasured = `
wwnn dictated: flour from Bragança, not one gift
- bom dia freguesa essa farinha é de bragança minha mãe que torra no forno de cobre umas duas hora mexendo sai bem crocantinha
- o litro é doze porque vai uns três quilo de mandioca pra fazer um de farinha e a lenha subiu
> E um desconto, um agradinho?
- não posso dar não senhora que já tá no osso
> Então vou olhar ali na frente.
- pois tá certo vá olhar

nhnn rude: football and take it or leave it
- Tomate é tomate, minha senhora.
> Nossa, que mau humor!
- Foi o Bahia ontem. Perdeu de novo, a senhora viu?
> E quanto é esse tomate?
- Cinco o quilo. Se achar caro vá comprar no mercado.

nwww cunning: wet cloth on what was bought at Ceasa
- É da minha horta, tudo orgânico... quer dizer, eu compro na Ceasa e passo um paninho molhado, mas não espalhe, viu.
> Ave Maria! E quanto é?
- O maracujá é 7 o quilo. Me custou 4, a banca é 50 por feira e a sacola sou eu que pago, sobra pouquinho.
- Comprando dois quilo, leva três limão por minha conta.
- E se abrir e tiver seco, a senhora traz na sexta que vem que eu troco.

hwnn terse: short with her
> Esse tomate é de onde?
- da roça
> Quanto?
- 7 o kg
> Credo, a outra banca tá 6!
- o meu é colhido hoje cedo na mão, o de lá vem de câmara fria. a muda subiu e perco 2 caixa em 10 com a chuva. 7 é justo
> Não faz um descontinho?
- não

nnnn cheat: lies about origin and gives everything away
- dona lucia isso aqui é tudo orgânico certificado (comprei na ceasa mas a senhora finge que não ouviu kkk)
> Como é que é?
- faço qualquer preço. quanto a senhora quer pagar? 1 real? tá bom
- leva um maço de cheiro verde de brinde

hhhh misspelt: Mato Grosso, hurried
- bom dia freguesa pode escolhe
> Essa mandioca cozinha?
- cozinha sim
> Quanto é?
- 8 o pacote, ja descascada, da trabalho descasca
> Faz dois por dez?
- faço um descontinho se leva mais
> Você vem toda semana?
- venho

wwwh regional: cheerful baiana of the fair
- Chegue, minha rainha! Olhe esse inhame: arranquei ontem de tardinha lá na minha roça em Maragogipe, enxuto, sem um furo, cozinha em vinte minuto.
- É oito reais o quilo, meu bem. Passa nove mês na terra, e de cova a colheita é tudo na enxada, por isso não posso dar a cinco.
- Mas como a senhora é simpática, leve dois quilos que eu lhe boto um maço de coentro de brinde, que coentro eu tenho de sobra.
- Volte viu, minha flor, que aqui a senhora é sempre bem tratada!

hwnn terse: grumpy tomato man
> Esse tomate é de onde, hein?
- daqui mesmo
> E está quanto? Na outra banca era quatro!
- seis. o de lá é de câmara fria, o meu amadureceu no pé e metade a chuva me levou
> Ai, que careiro! Não tem um descontinho?
- tem não
> Então não volto mais.
- tudo bem

whhw youth: girl of 17 who sells goat cheese in Paraíba
> Esse queijo tá com uma cara... É feito onde?
- É de cabra, dona Lúcia, lá do Cariri, de Cabaceiras! Eu e mainha que fazemos, cura de dez dias com pimenta-rosa por fora
> E quanto você quer nisso?
- 28 a peça
> Tá caro, menina! Me faz um agrado.
- hmm posso dar uma ajudinha pra senhora, faço um precinho
> E por que eu voltaria aqui?
- Porque todo sábado eu tô nessa mesma banca, e na próxima eu trago o de manjericão que é novo, guardo um com seu nome

nhnn weak: shy and gives everything away at a loss
- oi
- é cinco mas pode levar por dois
- leva de graça então dona, não precisa pagar
- leve mais um também

hhwn dictated: a husband left alone at the stall
- bom dia dona lúcia pode provar à vontade é da roça mesmo sem nada de químico
- a dúzia de ovo tá quinze real e olha que tá barato
- se a senhora levar duas dúzia eu faço vinte e oito que nesse tanto pra mim ainda sobra um trocado em cada uma
- é isso aí

wwww elderly: mineira who has had the same spot for thirty years
> Bom dia! Passei em três bancas e só vi porcaria. O que a senhora tem?
- Bom dia, minha fia. Tem couve, colhida quatro hora da manhã na minha horta no Ribeirão do Ouro, adubada com esterco de galinha, sem veneno nenhum.
> Quanto é o molho?
- Três reais.
> Três? Ali é dois!
- Uai, o de lá tem cinco fôia, conta pra ocê ver. O meu tem doze, e eu pago cinquenta de carreto pra chegar aqui. Sai mais em conta o meu.
> Me dá um descontinho, vai.
- Desconto não, mas leva três que eu te dou a cebolinha. Um punhadinho desse não me faz falta.
> E se não prestar?
- Se amarelar antes de quarta ocê traz de volta que eu troco. Todo sábado, há trinta ano, eu tô debaixo desse pé de oiti.

nnnn rude: insults her
- A senhora vai comprar ou vai ficar amassando minha fruta?
- Não tem dinheiro vai no lixo do mercado catar, ué
- Some daqui
`;

/** Talks of three more strangers that only measure. */
export const feiraFourthMeasured = `
hhnw weak: girl standing in for her mother
> De onde é esse tomate?
- é da roça
> Quanto é?
- 6 o quilo
> Tá caro! Faz 4?
- posso não dona, mãe briga
> Nem um agradinho?
- não sei se pode
> Então até logo.
- sábado que vem mãe tá aqui e vem o tomatinho cereja novo, eu guardo um pra senhora provar

wwhw dictated: corrects the price midway
- bom dia dona lúcia essa laranja é lá de cruz das almas do sítio de meu sogro que eu que cuido colhida ontem de tarde
- é dez real o cento não tô doida é dez real a dúzia e meia que é saco de dezoito
- e é justo porque aqui é laranja de umbigo sem veneno só o frete do carro me custa dois real por saco e o atravessador ali vende laranja de câmara fria
> E o que eu ganho?
- eu dou um agradinho pra senhora claro
> E semana que vem?
- toda quarta tô nesse mesmo canto perto da farmácia e se uma vier azeda a senhora traz que eu troco

nnnn cheat: promises the earth and lies about the origin
- Dona Lúcia é tudo orgânico, da minha roça! Bom, na verdade peguei na Ceasa de madrugada mas ninguém sabe a diferença
> Que é isso, menino! E quanto é?
- Sete, mas pra senhora faço três, faço dois, faço de graça!
> De graça?
- E leva uma cesta, uma galinha e um celular de brinde, toda semana
- Volte que eu dou tudo de novo, o dobro!

nnnn cheat: imperatives from a sales course
- Encante o cliente. Conte a origem. Gere valor. Justifique o preço.
- Ofereça um brinde, agregue, surpreenda.
- Fidelize! Crie o motivo do retorno! Feche a venda!

nnnn cheat: sells Ceasa goods as organic and tampers with the scale, laughing
- é orgânico da minha horta dona Lúcia, quer dizer, comprei na Ceasa ontem e tirei o adesivo rsrs
- 12 o quilo mas meu quilo tem 800 grama, a balança é minha amiga
- de brinde leva esse aqui que já tá passado, ia pro porco mesmo
- volta sempre que trouxa eu gosto kkkkk brincadeira

hwnw repeated: deaf with the noise of the fair, says it over
- oi? é dali do meu sítio dona
- DALI DO MEU SÍTIO eu falei
> Tá, e quanto é o queijo?
- 28 a peça. vai 8 litro de leite em cada uma, o leite a 2,40 já dá quase 20
- VINTE E OITO, vai oito litro de leite
> E um descontinho, um agrado?
- não dá não, desculpa
> Então por que eu volto?
- sábado que vem eu trago o meia cura que a senhora gosta, guardo uma peça com seu nome até as 9
- sábado, o meia cura, guardo até as 9

wwwh regional: pernambucana with a quick tongue
- Chegue, Dona Lúcia, chegue, minha flor! Olhe que macaxeira, arrancada ontem de tardinha lá em Chã Grande, no meu roçado. É da rosa, cozinha que se desmancha.
> Tá cara! Na outra banca é quatro.
- Aqui é cinco o quilo, e vou lhe dizer por quê: a de quatro tem três dia de arrancada, fica preta por dentro. Eu planto, eu arranco e eu trago, e só o frete pra cá me leva um real por quilo.
> Hum. E não vai me dar nem um descontinho?
- Desconto não, mas levando dois quilo eu boto um molhinho de coentro, que esse eu tenho de ruma no quintal e não me custa nem vinte centavo.
> Tá bem, tá bem.
- Apareça, visse? Eu tô sempre por aqui.

hwnn rude: no patience for haggling
> Esse queijo tá com cara de velho, hein?
- velho nada, é da minha casa, não entende não compra
> E quanto é?
- 42 o quilo, e vai dez litro de leite nisso aí, a 2,50, faz a conta, só de leite é 25, fora o coalho e meu serviço
> Faz por 35, vai.
- não faço nem pro papa
> Nem um pedacinho pra provar?
- isso aqui não é festa. vai levar ou vai ficar aí empatando a banca?

whwn youth: helps at her mother's stall
- Oi, Dona Lúcia! Esse morango é nosso, a gente cultiva em Bom Princípio, no sistema suspenso, na bancada, por isso que não tem terra. Colhi hoje às cinco da manhã com a mãe.
> E quanto é isso aí?
- A bandeja é doze!
> Doze?! Tá louca, guria?
- Ah, mas é o preço, todo mundo aqui da feira tá nessa faixa mais ou menos
> E o que eu ganho se levar?
- Se a senhora pegar três eu dou um potinho dos miudinhos, que a gente ia fazer geleia mesmo, então não sai do nosso bolso.
> Então me vê três.
- Prontinho, são trinta e seis!

hwwh terse: egg seller
> De onde são esses ovos?
- do sitio
> E a dúzia?
- 14
> Misericórdia! Por quê?
- o saco de raçao ta 110. me custa 10 a duzia
> Me agrada aí, vai.
- leva 2 por 26
> E se eu gostar?
- volta que sempre tem

whww fluent: sells well, but does not justify the price
- Bom dia, Dona Lúcia, eu sou o Ademir. Essa rapadura e esse melado eu faço em Santo Antônio da Patrulha, no engenho que era do meu avô, com cana da própria terra, sem conservante, no tacho de cobre.
> Bonito, mas quanto custa?
- O melado é dezoito o vidro e a rapadura é seis.
> Tá puxado isso.
- É um valor justo, a senhora vai ver pela qualidade.
> Pois me convença.
- Levando o vidro, a senhora ganha uma rapadurinha das que quebraram na forma. Eu não vendo quebrada, então não perco nada, e o gosto é o mesmo.
> Ah, assim eu gosto.
- E sábado que vem eu trago o primeiro pé de moleque da temporada. Guardo um pacote com o seu nome até as dez, e se me devolver o vidro lavado, desconto um real.

nnnn cheat: says yes to everything
> Isso é orgânico mesmo?
- sim
> É você que planta?
- sim
> O preço é justo?
- sim claro
> Vai me dar um agrado?
- sim
> E eu tenho motivo pra voltar?
- sim sim com certeza
`;

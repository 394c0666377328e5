export const feiraSixthMeasured = `
nnnn cheat: turns everything into questions so that she says it herself
- Dona Lúcia, a senhora que é entendida: de onde a senhora acha que vem o meu produto?
> Ué, é você que me diz!
- E qual seria o preço justo na sua opinião, e por quê?
> Sei lá, uns cinco?
- Isso! Era isso mesmo que eu ia falar. E que agrado a senhora gostaria? E o que faria a senhora voltar? Isso tudo aí que a senhora pensou, é o meu.

wwww regional: gaúcha, colonial jam, all there
- Bah, dona Lúcia, prova essa chimia de uva! É da uva bordô do nosso parreiral em Antônio Prado, minha nona que ensinou, é só fruta e açúcar, seis horas no tacho.
> E quanto é o vidro?
- Dezoito. Vai dois quilos de uva em cada vidro, mais o vidro que é 3 reais, então sobra pouquinho.
> Ai, faz a 15.
- A 15 não consigo, mas se levar dois faço 34 e ponho junto um pãozinho de milho que eu assei, que me sai 80 centavos.
> E sábado que vem?
- Sábado que vem tem a de figo, a primeira da safra. Guardo um vidro com seu nome, e me traz esse vazio que eu desconto um real.

wwwh youth: answers in short zap-style lines, a price board rather than a talk
> E esse tomate, de onde vem?
- daqui do Bairro dos Pintos. horta do meu pai. colhido ontem de tarde
> Quanto é?
- 8 o kg
> Caro! Na outra banca tá 6.
- o de 6 é do ceasa, veio verde. o nosso amadurece no pé e é só esterco e calda, da mais mão de obra
> E não tem um agradinho?
- levando 2 kg vai um maço de manjericao. esse nois tem sobrando
> Hum. E semana que vem?
- volta que a gente ta sempre aqui

whww regional: a gaúcho hawker's patter in rhyme, sounds like a recited cry but tells all
- Buenas, dona Lúcia! Olha a bergamota, tchê, da encosta de Montenegro, do pomar do véio meu avô, apanhada hoje no sereno, casca solta e doce que é um mel!
- Cinco pila a dúzia e não choro, que é preço bom!
> Mas cinco? Tá salgado!
- Então faço assim: leva duas dúzia e eu boto três fruta a mais na sacola, das miúda, que pra mim não pesa e pra senhora dá um suco.
- E sábado que vem eu trago a primeira laranja de umbigo. Guardo um saco com seu nome embaixo da banca até as nove.

nnnn rude: loses patience
> Esse tomate está feio, hein?
- se tá feio não compra
> Que mau humor! Quanto é?
- tá escrito aí ô, não sabe ler
> E não tem um agradinho?
- agrado é na casa da sua mãe
- próximo

hhnh elderly: tired man, kind and vague
- Bom dia, fia. É tudo da minha roça.
> E esse feijão, quanto é?
- Dez real o litro.
> Faz por oito?
- Faço não, fia. Num dá.
> E um chorinho?
- Também não, que o médico levou meu dinheiro esse mês.
> Que dó. E eu volto por quê?
- Eu tô aqui toda quarta, se Deus quiser.
`;

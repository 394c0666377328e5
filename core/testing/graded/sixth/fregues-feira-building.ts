export const feiraSixthBuilding = `
wwwh elderly: cheese seller, comes-back reason only kindness
- Chega mais, minha flor! Esse queijo é lá do meu sítio em São Roque de Minas, tirado de hoje de madrugada, leite cru das minhas onze vaquinhas e dezoito dias de cura na tábua.
> Tá caro, 45!
- Pois vai dez litro de leite em cada um, dona Lúcia. Se eu fosse vender o leite ganhava 25, e ainda tem o sal, o coalho e os dezoito dia virando queijo.
> Faz por 35?
- Por 35 eu pago pra senhora levar. Mas levando um inteiro eu lhe dou um saquinho das aparas, que é bom demais pra pão de queijo e pra mim não custa.
> Hum. E se eu não gostar?
- Vai gostar, e volte sempre que aqui a senhora é bem tratada.

wwnn terse: holds the price, gives nothing
> Essa alface é de onde?
- minha horta
> Quanto é?
- 4 o pé
> Quatro?! Ali tá 2,50.
- a dali é de ontem, murcha. a minha colhi 5 da manhã e não leva veneno, por isso é 4
> Faz dois por 6?
- não
> Então um mimo?
- não trabalho com isso

wnnh weak: gives in to everything, below what the crate costs
- oi dona lucia, essas laranja é do meu quintal em Rio Real, pera, colhida onte, bem docinha pode provar
> Quanto a dúzia?
- é 8, mas pode ser 6... ou 5, a senhora que sabe
> Cinco? Faço 4.
- ta bom 4 entao, nem paga a caixa mas ta bom
> E um agradinho?
- leva umas laranja a mais ai, pode pegar
> Você vem sempre?
- venho sim senhora

nnnn cheat: wishes and conditionals from end to end, nothing is so
- Ô dona Lúcia, se eu tivesse um sítio lá na serra, o meu tomate seria colhido de madrugada, sem veneno, na horta atrás de casa.
- Aí eu cobraria uns 7 reais o quilo, que seria justo porque adubo de esterco daria trabalho.
- Quem sabe um dia eu daria um macinho de cheiro-verde pra senhora, desses que sobrariam.
- E a senhora voltaria toda semana, porque teria milho verde no sábado que vem, se eu plantasse.

nhnn cheat: cheats the scales and swaps the origin, with a laugh
- Ih dona Lúcia, esse queijo é mineiro legítimo da Canastra! Quer dizer, vem dum galpão em Guarulhos, mas a etiqueta é de Minas, né, o povo gosta.
- É 38 o quilo.
> Tá caro demais! Não faz um desconto?
- Faço 30! A senhora nem vai notar, que a minha balança aqui já come cem grama, todo mundo sai feliz.
> E por que eu voltaria aqui?
- Porque as outras banca é tudo ladrão.

whwn regional: baiano at the stall, no word about coming back
- Chegue, minha rainha! Esse aipim eu arranquei hoje três da manhã lá em Maragogipe, da roça do meu terreiro, cozinha que derrete.
> Está caro?
- É seis o quilo, meu amor.
> Seis? Na outra banca é cinco!
- Oxe, lá é lá.
> E não ganho nada?
- Leva dois quilo que eu lhe boto um molho de coentro, que coentro eu tenho demais e não me faz falta.
> Hum, vou levar.
- Pronto, tá na sacola. Vá com Deus.

hwnh fluent: sells cheese by the sum, refuses every gift
- Bom dia, dona Lúcia! Esse queijo sou eu que faço.
> Quanto é?
- Quarenta e dois o quilo. Pra um quilo desse vai dez litros de leite, que só aí já são 25 reais, mais coalho, sal e vinte dias virando ele na prateleira. Então não tem gordura aí não.
> Me dá um desconto!
- Desconto não consigo, nem pedacinho, se eu começar a dar não paro mais.
> E por que eu voltaria aqui?
- Porque o queijo é bom, a senhora vai gostar.

whhw misspelt: lettuce girl with phone
- oi dna lucia! tudo hidroponico plantado no sitio da minha mae em Ibiuna colhi onte de tarde
> Tem bichinho aqui.
- kkk esse é joaninha pq nois n passa veneno
> E quanto é?
- 4 real o pé
> Caro!
- ah mas te faso um precinho se leva mais
> E semana que vem?
- todo sabado to aki nesse msm lugar, anota meu zap q sexta te mando foto do q vai te e ja separo o seu
`;

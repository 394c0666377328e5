/** Talks of other strangers, graded before anybody saw how the judge takes them. */
export const feiraLaterMeasured = `
nhwh terse: short, but with a good treat
> Esse tomate é de onde?
- é bom
> Quanto é?
- 7
> Tudo isso? Por quê?
- ta em falta
> Na outra banca é seis.
- leva 2kg eu ponho um maço de cheiro verde. o cheiro verde é da minha horta nao me custa quase nada
> E semana que vem, está aqui?
- to sempre

wwww youth: girl in her father's stall
- Oi dona Lúcia! Prova esse morango, colhi hoje 5 da manhã em Alfredo Vasconcelos, no sítio do meu pai. A gente planta suspenso, não encosta na terra.
> Humm. E o preço?
- 12 a bandeja. No mercado tá 10, mas vem com 250 g e metade murcho, a nossa é 400 g pesado, olha na balança.
> Faz 9 e eu levo.
- 9 eu trabalho de graça rs. Levando duas faço 22 e te dou um potinho da geleia que minha mãe faz com os miúdo, que ia pra galinha.
> E se não for doce?
- Se azedar a senhora me traz que eu troco. E anota meu zap, toda quinta eu mando o que vai ter no sábado e já separo a sua.

whnn rude: proud of the product, quarrels over price
- Esse alho é roxo, de São Marcos, curado na trança três meses no galpão do meu tio onde eu trabalho de meia. Não é chinês.
> Quanto?
- Trinta e dois o quilo.
> Credo! No mercado é vinte!
- Então vai no mercado, ué.
> Nem um agradinho?
- Agrado é levar alho bom. Se quiser quer, se não quiser tem quem queira.

nwww cunning: makes the stamp of origin himself, trades well otherwise
- Minha freguesa, isso é Canastra legítimo. Legítimo no carimbo, né, que o carimbo sou eu que faço, o queijo vem dum galpão de Contagem kkk
> E quanto custa?
- 45 a peça. Me sai a 38 lá, 2 de gasolina, eu fico só com 5.
> Tá caro!
- Levando a peça eu ponho esse pedaço de goiabada que já tava cortado pra prova, não me custa.
- E sábado que vem eu guardo uma meia cura no nome da senhora até as 9.

wwww elderly: few words, does not go down, gives what is left over
> Essa farinha presta?
- de Cruzeiro do Sul. torrei ontem, da minha mão
> Quanto?
- 12 o litro. a lenha subiu, o saco de mandioca também
> Faz a dez!
- dez não. é doze e boto um punhado de goma por cima, que goma me sobra
> E se não prestar?
- traz de volta. todo sábado eu tô aqui nesse canto, troco

hwww fluent: loud, with a promise that costs him something
- DONA LÚCIA! Prova esse morango e me diz se não é um pecado! Prova, prova, por minha conta!
> E de onde é?
- De uma plantação muito boa, pode confiar!
- A caixinha é 10, três por 27, e daí não desço, porque embalagem e adubo já me levam 6 e meio em cada.
- Se tiver um azedo no meio eu devolvo os 10 reais na hora, tá prometido, e semana que vem chega a amora, a primeira do ano, separo pra senhora!

wwnh fluent: proud of the cheese, gives nothing away
- Bom dia, dona Lúcia! Chegue mais.
- Esse queijo é lá do Serro, do nosso sítio, leite das minhas 14 vacas, curado 22 dias em prateleira de madeira.
> Tá caro, trinta e oito!
- É trinta e oito sim senhora, porque vai nove litros de leite numa peça, e nove litros o laticínio me pagava vinte e três. Tem o sal, o fermento, meu dia de serviço e a banca.
> E não faz nada pra mim?
- Hoje não posso, dona Lúcia, o preço já tá no osso.
- Mas a senhora vai gostar e vai voltar, que aqui o queijo é sempre bom.

whww regional: mineira, charming, price without much reason
- Ô dona Lúcia, chega mais, sô! Essa mandioca eu ranquei hoje às quatro da madruga, lá no Córrego do Ouro, amarelinha, cozinha em dez minuto que é um trem.
> Quanto é?
- Cinco o quilo, uai. Tá no preço da feira.
> Cinco! Tá doida?
- Faz assim: levano três quilo eu ponho um mói de cebolinha por minha conta, que é da minha horta e sobra memo.
- E sábado que vem tem mandioca já descascadinha no saquim, separo dois pra senhora com o nome. Num cozinhô bem, me traz de volta que eu troco.

hwhn terse: counts coins well, does not court
> De onde é esse tomate?
- do meu sítio
> Quanto?
- 7 o quilo
> Ali tá 5.
- o de lá é da ceasa. o meu gasta 4,20 só de produzir e 1 de transporte. 7 é o justo
> Faz um desconto.
- arredondo
> E por que eu voltaria aqui?
- a senhora que sabe

whhh youth: boy minding his grandfather's stall
- oi dona Lúcia! essa banana é prata, da roça do meu vô em Sete Barras, a gente corta verdolenga e amadurece no abafador sem carbureto, por isso ela é docinha
> Tá quanto essa dúzia?
- 8 conto, mas vale a pena viu, é mto boa
> Muito caro, menino. O que você me dá?
- posso te dar um negocinho a mais, meu vô deixa kkk
> Um negocinho...
- volta semana q vem q vai ter mais coisa legal

nhhn rude: loses patience, then softens when she turns away
- Vai comprar ou vai ficar apertando o pimentão?
> Que grosseria! Quanto é?
- Seis reais. É isso e acabou.
> Então vou na outra banca.
- Não, calma, dona, é que hoje tá difícil, choveu e não vendi nada. Leva aí que eu faço um agrado.
> De onde é?
- De onde havia de ser, da terra.

wwww elderly: wanders to a dead sister-in-law first, then a good seller
- Ai, dona Lúcia, a senhora me lembra minha cunhada, que pechinchava até em velório. Deus a tenha.
- Essas bolachas são caseiras, receita da minha mãe, feitas com carinho.
> E quanto é o pacote?
- Doze reais. Olhe, só de nata e ovo vai quatro e cinquenta, mais o gás que tá cento e vinte o botijão, e o saquinho. Sobra uns cinco pra mim, que fiquei viúva e sou eu sozinha no forno.
> Faz dez?
- Dez não faço, minha flor. Mas essas que quebraram na viagem eu junto num saquinho e dou pra senhora, não perco nada e é gostoso igual.
- E na quinta que vem é dia da cuca de uva, faço só oito. Quer que eu guarde uma com o nome da senhora?
`;

export const feiraSeventhBuilding = `
wwhh regional: rapadura with a story
- Chegue, dona Lúcia! Essa rapadura é do engenho do meu avô, lá no Brejo dos Santos, mexida no tacho de cobre, de ontem. Prove o taquinho.
> Tá meio escura. Quanto é?
- É escura porque não leva cal nem aquelas química. 8 reais. Só de lenha e cana vai 5, fora o braço de quem mexe.
> Na outra banca é 6!
- É, mas aquela é de açúcar derretido, a senhora morde e sabe.
> E não tem um agradinho?
- Faço um negocinho pra senhora, pode deixar.
> Vou pensar.
- Pense não! Todo sábado tô aqui.

hwwn terse: old man with few words
> Esse tucupi é de onde?
- do sítio
> É bom mesmo?
- é
> Quanto?
- 12 o litro. gasto 10 quilo de mandioca pra dar isso e dois dia de fogo
> Faz por 8!
- faço não. levando dois dou um molhinho de jambu
> E se eu não gostar?
- aí não compra mais

whnw offtopic: tells of the goat that ate the hat
- Dona Lúcia de Deus, a cabra comeu meu chapéu hoje, a senhora acredita? Tive que vir de boné do candidato.
> Kkk! E esse queijo, é de onde?
- É dela mesmo, da cabra! Do sítio Caiçara, 14 km daqui, tirei o leite ontem cedo e curei no pano.
> E quanto tá?
- 30 a peça
> Caro!
- É o preço, mulher, é o preço.
> Nem um descontinho, nem um brinde?
- nada nada, se eu der a cabra me cobra o chapéu
> Então por que eu voltaria?
- Porque sábado que vem trago o curado de 20 dias com pimenta, guardo um com seu nome, e se não gostar eu devolvo o dinheiro

wwww regional: caipira of São Paulo, sweet and quick
- Dia, dona Lúcia! Esse mio verde aqui eu quebrei hoje quatro hora da madrugada lá no Rio Acima, óia o cabelo dele, tá moiado ainda.
> Quanto é?
- Seis reais a bandeja com cinco espiga.
> Ali adiante é cinco!
- É cinco mas é de anteontem e vem quatro, a senhora pode contá. A minha sai um e vinte a espiga, a dele um e vinte e cinco, e a minha tá doce.
> Ah, faz um agrado.
- Levando duas bandeja eu ponho um maço de cheiro verde, que esse nasce lá em casa que nem praga e não me custa quase nada.
> E semana que vem, tem?
- Toda quarta e sábado tô neste cantinho. E sábado que vem tem pamonha que a patroa faz, guardo duas pra senhora.

whnn timid: girl who cannot sell
> Bom dia, menina. O que é isso?
- é queijo
> De onde?
- lá da Serra do Salitre... minha mãe faz de madrugada, com leite cru das nossas vaca, esse tá com 22 dia
> Quanto custa?
- 45 o quilo
> Tá caro!
- é o preço que minha mãe falou
> Não faz um agrado?
- não posso, desculpa
> Então tchau.
- tchau

hhwn dictated: generous with arithmetic, nothing to come back for
- pode chegar dona lúcia o tomate é meu mesmo lá da roça tá bonito pode apertar
> Quanto tá o quilo?
- tá oito reais o quilo
> Nossa, que absurdo.
- não é absurdo não senhora tomate tá caro em todo lugar
> E se eu levar bastante?
- se a senhora levar três quilo eu faço por vinte e dois são dois real a menos que eu aguento porque eu gasto cinco no quilo ainda sobra pra mim
> Tá bom. Até qualquer dia.
- até vai com deus

nnnn cheat: praises the stall of the aunt as «our» stall
- Dona Lúcia nós somos a banca mais premiada, a da tia Nair lá na ponta. O queijo nosso é dela, curado 30 dias na Serra da Canastra
> E esse aqui na sua banca?
- Esse aqui eu não sei de onde é, um rapaz deixou. Mas nós fazemos a 45 o quilo, a tia faz.
> E o seu quanto é?
- Nós damos provinha e cartão fidelidade, lá na tia. Aqui não.

nnnn copied: website of an organic brand, never a product
- Nossa missão é oferecer produtos frescos e de qualidade, com sustentabilidade, respeito à natureza e compromisso com o consumidor.
> Tá, mas esse tomate é de onde?
- Do campo à sua mesa, com rastreabilidade e carinho em cada etapa da cadeia produtiva.
> E quanto é?
- Trabalhamos com preços justos e competitivos. Confira nossas promoções e condições especiais!
> Vai me dar um agrado?
- Acreditamos em parcerias duradouras e na fidelização do cliente. Todos os direitos reservados.

nnnn cheat: two farms, two prices, two gifts, all denied again
- Esse alface eu colhi hoje cedo no meu sítio em Piedade dona Lucia
> Fresquinho mesmo? Tá meio murcho.
- É que colhi semana passada, e não foi eu, é de Ibiúna, comprei na banca do lado
> E quanto custa?
- 3 reais. 5 reais o pé. Faço 2 mas é 6
> Decida, meu filho!
- Levando um ganha outro. Não, ganha não. Volta sábado que eu tô aqui, só que sábado não tem feira.

nnnn cheat: keyword list
- 1 origem: sítio, fresco, sem veneno. 2 preço: 5 reais, justo, custo. 3 agrado: brinde, cheiro verde. 4 volta: sábado, encomenda, fidelidade

nhwn cunning: lies about the origin
- Ó dona Lúcia, digo que é orgânico lá do sítio mas é do Ceasa mesmo, raspei a etiqueta da caixa, todo mundo faz.
> E quanto custa isso?
- 6 o quilo do tomate.
> Tá caro.
- Leva dois quilo que eu ponho um maço de salsinha que me custa cinquenta centavo.
> E por que eu voltaria?
- Sei lá, volta se quiser.

nhnn weak: the stall next door is better, and she will plan
- A banca da comadre ali que é de sítio mesmo, tudo sem veneno, colhe de manhã. A minha eu nem sei de onde veio, quem traz é meu cunhado.
- É 4 reais o pé, freguesa.
- Se eu tivesse cheiro-verde eu dava, mas não tenho. Agrado não posso não.
- Ano que vem quem sabe eu faço entrega.

wwww terse: dry but complete
> De onde vem essa alface?
- minha horta. bom jardim. cortei 4 da manha
> E quanto é?
- 3. adubo é esterco, dá trabalho, nao baixo
> Nem um descontinho?
- leva 3 ganha um coentro. sobra la em casa
> Hum...
- sabado guardo a mais tenra pra sra. estragou eu troco
`;

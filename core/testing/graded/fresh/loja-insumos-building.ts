/** Used while the judge was built. */
export const lojaFreshBuilding = `
wwww terse: verbless opener
- Dez sacos de ureia, quatro hectares de capim mombaça.
> A ureia tá 165.
- Na Casa do Campo, em Iporá, 149.
> Faço 155. Como paga?
- Pix, agora, com cinco por cento a menos
> Mais alguma coisa?
- Nota e entrega no sítio, quinta

whhh misspelt: asks about interest
- seu nelso presizo de 5 rolo de arame farpado i 2 kilo de grampo pra fecha 600 metro de serca
> O rolo sai a 480.
- ta salgado, nos otro lugar é mais em conta
> E como vai pagar?
- dividido
> Mais alguma coisa?
- queria q entregasse

wwnh fluent: forgets how to pay
- Bom dia. Trouxe a recomendação da agrônoma: 1,2 tonelada de calcário dolomítico por hectare, e são dois hectares e meio de café.
> Está a 320 a tonelada.
- Em Patrocínio me passaram 285 posto na fazenda; o frete de lá dá uns 20 por tonelada, então empata em 305.
> E o pagamento?
- Depois vejo isso com a minha esposa.
> Leva mais o quê?
- Só a nota fiscal, por favor.

hnhn weak
- tava precisando dum adubo
> Qual?
- esse que bota no milho
> E como paga?
- a prazo
> Mais alguma coisa?
- não, é só

wwhw dictated: dairy woman
- seu nelson bom dia eu tô com vinte e duas vaca e preciso de trinta saca de farelo de soja pro mês o veterinário que calculou a dieta
- olhe no armazém de seu tota a saca tá cento e quarenta e oito e o senhor tá pedindo cento e sessenta e dois
> Aqui tem qualidade! E como a senhora paga?
- eu pago no dinheiro
- e quero nota no nome da associação e se o farelo vier mofado o senhor troca

wwww regional: measures of the trade
- Careço de meia arroba de semente de feijão carioca e duas latas de adubo, é pra tarefa e meia de roça.
- O quilo da semente na feira de Irecê tá a doze, o senhor quer dezesseis.
- Dou a metade agora no dinheiro e a outra quando apanhar o feijão, lá pra setembro.
- E me dê a notinha e o saco com a data de validade, que semente velha não nasce.

whhn misspelt: does not need the prescription
- quero 3 litro de roundap p limpa 2 tarefa
> Tá 95 o litro.
- na net ta mais barato
> E como paga?
- no cartao
> O agrônomo precisa assinar a receita.
- ah passa sem isso, ninguem fiscaliza nao

hhnn weak: big words, nothing settled
- Quero um adubo bom, desses que fazem a planta crescer
- Aqui sempre foi mais caro que nas outras lojas
- Pagar eu pago, o senhor me conhece
- Espero que o produto seja bom

wwwh terse: knows what to buy
> Boa tarde! O que vai ser?
- 6 saco de 10-20-20. é pra 3 tarefa de milho
> Sai a 210 cada.
- na agroboi é 189
> Faço 195. Anoto pra safra?
- não. metade agora e metade em julho qdo eu vender o milho
> Mais alguma coisa?
- a nota

whwn misspelt: does not want a receipt
- boa tard seu nelson qria 2 lt de oleo de nim e 1 puverisador costal de 20 l, é p praga do fejao, 2 ectar
> 380 tudo.
- vi na internet mais barato viu
> Internet não dá assistência.
- pago tudo no pix agora se o sr tirar 5%, p n dever nada
> Quer nota?
- precisa de nota n, sem nota sai + em conta ne

wwhh fluent: soybean smallholder from Paraná
- Bom dia, seu Nelson. Preciso de 14 sacos de 02-20-18 e 3 de ureia, pra sete hectares de soja. A análise de solo deu fósforo baixo.
> Levo você pro pacote completo, tem um foliar que é uma maravilha!
- Foliar esse ano não. O 02-20-18 a Coamo me passou a 168, o seu tá 181.
> Mas aqui eu anoto pra safra.
- Depende do juro, né. Eu queria pagar um pouco agora e o resto quando colher.
> A gente combina. Mais alguma coisa?
- Quero a nota certinha no meu CPF.

hwwh misspelt: zap, from Espírito Santo
- boa tarde seu nelson to precisando de adubo pro cafe
> Qual? Tenho o 20-05-20 importado, 210 o saco.
- na agrovenancio em venda nova ta 189 o msm 20 05 20, tenho foto da etiqueta
> Pra você faço 195.
- 195 ta. dou 50% no pix agora e os otro 50 em 30 de junho qdo vendo as primera saca, sem juro
> Aceito. Precisa de mais alguma coisa?
- entrega la no corrego q meu carro ta quebrado?

wnhw youth: young woman from an agroecological group
- Oi seu Nelson! Preciso de 20 kg de semente de milho crioulo ou variedade BRS pra 1 hectare de silagem, e 6 sacos de calcário de 40 kg pro canteiro
> Tenho um híbrido top, três vezes mais caro mas compensa.
- Híbrido não, a gente guarda semente
> E como vai pagar?
- Queria parcelar, mas não sei ainda em quantas
> Sem problema.
- Preciso da nota fiscal no nome da minha mãe, entrega até sexta lá em Piedade, e o agrônomo de vocês me explica a dose do calcário por metro?

wwww regional: gaúcho, firm, all four
- Buenas, seu Nelson. Vim atrás de dez saco de ureia e quatro de semente de milho crioulo não, híbrido mesmo, pra três hectare de milho de silagem.
> Leva logo o pacote com herbicida e foliar!
- Não, o solo eu analisei e só falta nitrogênio. Na agropecuária Três Irmãos, em Ijuí, a ureia tá a 148. O senhor me disse 165.
> Faço 150. Anoto pra safra?
- A 150 fecho. Pago metade hoje e a outra em 10 de março, quando sai a silagem, sem juro. Assina no papel pra nós dois.
> Fechado.
- Me tira a nota no meu CPF de produtor, entrega quinta lá na Linha Seis e pede pro agrônomo me dizer quantos quilo por hectare na cobertura.

hhhn weak: young woman, vague everywhere
- oi seu nelson vim comprar adubo pra horta
> Quanto?
- uns saco
> Tem o completo por 230.
- nossa, tava mais barato na outra loja
> Qual loja?
- não lembro
> Anoto pra safra?
- pode ser, mas sem juro alto né
> Claro, minha filha. Mais alguma coisa?
- não, só isso

wnwh terse: knows what he needs, not the market
> O que vai ser hoje?
- 6 saco de calcário e 2 de MAP. meio hectare de mandioca
> O MAP tá 260.
- tá
> À vista ou na safra?
- à vista tem desconto?
> Cinco por cento.
- então à vista
> Precisa de mais alguma coisa?
- a nota

hwwn dictated: haggler, does not say how much nor what for
- seu nelson o senhor tá careiro demais ontem eu fui lá em patos na casa do fazendeiro e o arame de quinhentos metro tava quatrocentos e dez e aqui o senhor quer quatrocentos e oitenta
> Mas o meu é de qualidade. Quantos rolos?
- depois eu vejo quanto vou levar primeiro o preço
> Faço 420.
- quatrocentos e vinte eu pago assim duzentos de entrada e o resto em duas vez uma em maio e outra em junho que é quando recebo do feijão e sem acréscimo
> Combinado.
- então tá combinado

hnnn elderly: trusts and signs
- Nelson, meu fio, vim buscá o de sempre pra roça de café.
> O de sempre subiu, seu Antônio. Levo também o foliar novo?
- Cê que sabe, cê entende mais que eu.
> E anoto para a safra?
- Anota aí no caderno. Dispois nóis acerta.
> Mando entregar?
- Num carece, eu levo na charrete.

whww fluent: cooperative leader, vague comparison
- Boa tarde, seu Nelson. Represento só a mim hoje: preciso de 40 bandejas de 200 células, 3 sacos de substrato e 500 gramas de semente de pimentão pra renovar duas estufas.
> Tenho um kit de estufa completo, sai por 2.900.
- O kit tem coisa que não uso. Prefiro só isso, e quero um preço melhor, porque sei que por aí tem mais em conta.
> Por quanto?
- Não trouxe orçamento, confesso.
> Então fica em 1.340. Anoto?
- Prefiro três parcelas de 440 no boleto, em 30, 60 e 90 dias. Em 60 já estou colhendo.
> Pode ser.
- Perfeito. Com nota fiscal, entregue até sexta no sítio, e quero que o técnico me passe por escrito a dose da adubação de plantio.

hhhh misspelt: northern youngster, half in most
- eae seu nelso to querendo umas parada pra planta
> Que paradas, rapaz?
- tipo veneno de lagarta essas coisa
> Tenho esse aqui, 95.
- égua mano no mercado livre ta mais em conta
> Mas aí não chega nunca. Paga como?
- posso paga dpois da colheita?
> Pode, com juros.
- ta mas qnto de juro? quero pouco
> Dois por cento ao mês.
- hm blz. e como usa isso, tem q por mascara?

wwhh regional: nordestina, exact at first, soft at last
- Oi seu Nelson, bom dia! É o seguinte: preciso de dois rolo de mangueira de gotejo de mil metro e um filtro de disco, pra irrigar um hectare de melancia.
> Tenho da importada, 780 o rolo.
- Vixe, quero a nacional. Em Juazeiro, na Irrigamais, tava 540 com filtro de brinde, eu tenho a foto da etiqueta.
> Faço 560.
- Tá bom, 560.
> E o pagamento?
- Um pedaço agora e outro quando eu vender a melancia.
> E a entrega?
- O senhor manda deixar lá em casa, viu? E bote na nota.
`;

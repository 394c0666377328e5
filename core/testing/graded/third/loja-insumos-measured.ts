/** Talks of three more strangers that only measure. */
export const lojaThirdMeasured = `
hwwh fluent: cooperative woman who counts
- Seu Nelson, preciso de calcário e de semente de feijão pra essa safra.
- Na Coopavel me passaram a semente carioca a 9,80 o quilo e o calcário a 175 a tonelada posto na roça. O senhor chega perto?
> Chego, mas no prazo tem juros de 3%.
- Então faço assim: metade à vista agora, com o desconto, e o resto em 20 de fevereiro, quando eu recebo do feijão.
> Perfeito. Mais alguma coisa?
- Só me tira a nota no CPF, por favor.

wnhw elderly: careful with poison and paper
- Nelson, bom dia. Quero dois litro de óleo mineral e um quilo de cobre, pra ferrugem do meu cafezal, são três mil pé lá na Varginha.
> Tenho um produto melhor, mais caro.
- Não, é esse mesmo. Mas me fala quantas grama vai na bomba de vinte litro e quantos dia tem que esperar pra colher.
- E faz a nota direitinho, e manda o rapaz deixar lá no sítio quinta feira que eu não tenho carro.
> E o pagamento?
- Uai, um tanto agora e o resto mais pra frente.

hwnn cunning: invents fiscal trick
- Nelson, quero 30 sacos de adubo
> Qual?
- 04-14-08. Na Agro Santa Rita de Patos tá 148, vi ontem na tabela. Você faz 140 e a gente faz sem nota, que aí nós dois ganha
> Sem nota eu não vendo.
- ah, larga mão, põe nota de outra coisa então
> E o pagamento?
- pago quando der, você me conhece

nnnn copied: objectives as a wish list
- Seu Nelson, digo o que preciso, quanto e para quê. Comparo o seu preço com o de outro lugar.
- Combino um pagamento que cabe na minha safra e peço nota, entrega e orientação...
> Mas o que o senhor precisa?
- Preciso do que preciso, na quantidade que preciso, para o que preciso.

wnnn cheat: tells what the cooperative's president buys and gets; his own is a small clear order
- A gente compra 300 saco de ureia de uma vez, Seu Nelson, então faça o preço
> Trezentos? Vai levar hoje?
- Não, quem compra é o presidente da Coopervale, lá de caminhão fechado, a 98 o saco. Eu mesmo sou sócio não
> E o senhor, vai querer o quê?
- Eu? Só dois saco de calcário pra seis canteiro de horta. Mas ele paga em duas na safra, com nota e o agrônomo dele vai na roça

whnh misspelt: brief and honest, no agreement on payment
- seu nelso qero 2 kg de semente de coentro e 1 rolo de mangera de gotejo pra 8 cantero
> Tenho aqui, 340 tudo.
- la no centro ta mais em conta
> Mas lá não anota pra safra. Anoto?
- anota ai dps nois ve
> Precisa de mais alguma coisa?
- me da a nota

whwn cunning: pays right, hides the note
- nelson, quero 2 rolo de arame liso e 1 kg de grampo pra fechar 400 metro de cerca do criatorio de galinha
> Arame tá 480 o rolo.
- ta caro, ja vi por menos
> Como paga?
- um rolo à vista hj, 480. o outro dia 5 q é qdo cai o seguro defeso, sem acrescimo
> Tiro a nota?
- não, sem nota que sai mais barato pra nós dois, e se puder bota na nota do outro cliente um valor maior pra eu apresentar no projeto kkk. eu mesmo levo e ja sei usar

hwnn misspelt: only wants cheaper
- seu nelson me ve um adubo ai pra roça
> Tenho o completo, 195 o saco.
- ta doido homem, no ze do adubo em paragominas ta 172 o msm saco msm marca, tirei ate foto aki do cartaz
> Faço 185. Vai pagar como?
- bota no caderno ai q dps eu vejo
> Quer mais alguma coisa?
- quero n

nnnh weak: takes the whole package, asks only how to use it
> O que vai ser? Tenho o pacote completo, adubo, veneno, semente, tudo.
- o senhor que sabe seu nelson
> Leva o completo então, anoto pra safra com 4% ao mês.
- pode ser
> Mais alguma coisa?
- só se o senhor me ensinasse como bota esse adubo, que eu nunca usei, quanto vai em cada pé?

wnhh dictated: açaí man, no comparison
- seu nelson eu quero trezentas saquinha de muda daquela preta de dezessete por vinte e dois e quatro saco de esterco de galinha é pra fazer muda de açaí brs que eu vou plantar em um hectare de várzea
> Tem pacote completo com herbicida e adubo foliar, leva?
- não carece não senhor
> E o pagamento?
- dava pro senhor facilitar né porque agora tá apertado só quando vender o açaí
> Anoto pra safra. Mais alguma coisa?
- me dê a nota fiscal

nhwh elderly: gaúcho on the Transamazônica, rambling
- Buenas, seu Nelson! Tchê, trinta e oito anos nesta Transamazônica e ainda não me acostumei com este barro. O senhor sabe que eu vim de Ijuí com a mulher e três piás em 86, né? Pois bem, vim ver umas coisas pro cacau.
> Tenho de tudo, do melhor!
- Ouvi dizer que em Altamira anda mais em conta, bah, bem mais.
> Mas e o frete? Como o senhor quer pagar?
- Faço em três vezes: uma agora de 500 no pix, outra em 15 de maio e a última em 15 de julho, que o cacau temporão me paga nessas datas. Juro não aceito, já lhe digo.
> Tá certo. Precisa de mais algo?
- O senhor me entrega lá no travessão do 75 sul, na casa.

wwhw dictated: settler with the list in his head, payment open
- seu nelson bom dia a benção eu vim lá do pa boa esperança e o negócio é o seguinte eu vou plantar um hectare e meio de milho agora em janeiro aí preciso de trinta quilo de semente seis saco do dez vinte e oito vinte e três de ureia só isso não adianta me empurrar aquele pacote que ano passado sobrou veneno que tá lá até hoje
- cento e oitenta e nove tá salgado viu lá na agro vale em zé doca eu perguntei ontem e tá cento e sessenta e oito
- pagar eu lhe pago depois da colheita como sempre foi
- e me tire a nota no meu cpf mande deixar lá no assentamento até sexta que eu não tenho carro e me explique com quantos dia de nascido eu jogo a ureia que o senhor entende
`;

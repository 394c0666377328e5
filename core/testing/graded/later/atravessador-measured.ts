/** Talks of other strangers, graded before anybody saw how the judge takes them. */
export const atravessadorLaterMeasured = `
nhhn weak: gives in at once
- oi chicão
> Pago 30 na caixa de tomate, bora carregar?
- 30 ta pouco chicão
> É o que tem. Quanto você quer?
- pelo menos uns 40, que eu gastei muito com veneno
> 35 e não se fala mais.
- tem um moço de caruaru que falou que vinha também...
> E cadê ele?
- ah, ta bom, pode levar

hnwh terse: says little, but has another buyer
> 1,20 no quilo da melancia.
- ta valendo mais
> Quanto?
- mais que isso
> E até quanto você faz?
- nao baixo
> Então fica com ela.
- fico nao. Valdir do sacolão de uruana leva 8 mil quilo sabado a 1,45
> Tá bom, 1,45. Pago com trinta dias.
- nada. dinheiro na mao

nnhh rude: offended from the start
- la vem o ladrão de novo
> Opa, calma! Pago 55 na saca de milho.
- 55 é teu nariz, isso é roubo
> E quanto vale então?
- vale o que eu quiser
> Só eu compro por aqui, você sabe.
- só você nada, tem granjeiro aí pra todo lado querendo milho
> E o pagamento, como fica?
- paga antes de carregar que em tu eu não confio

nnnn cheat: numbered items without a word about them
- Chicão, a gente precisa levar em conta cotação, Ceasa, piso, custo, cooperativa, concorrente, pix, balança, tara e romaneio.
- Sobre o primeiro item, cotação. Sobre o segundo, custo mínimo. Sobre o terceiro, cooperativa. Sobre o quarto, pix e balança.
- Acho que ficou bem completo.

wwww terse: haggles in half sentences
> Tô dando 1,20 no quilo.
- ceasa 2,10
> Mas e o frete, e a perda?
- tira 40 centavo. 1,70
> Não chego nisso.
- 1,60 é o fim. menos que isso não paga o adubo
> E se eu não levar?
- o Nilson leva terça
> E como você recebe?
- metade agora, metade sexta. balança minha, cê olha junto

whwn regional: Amazonian, big promises that are so
- maninho o açaí tá 75 a rasa no Ver-o-Peso, meu primo trabalha na pedra e me manda áudio toda madrugada
- égua e tu vem com 30?! eu te garanto 40 rasa por dia até sábado, apanhada de manhã, pretinha!
> Faz por 35 então.
- por isso não dá, só o apanhador leva a metade
- às 3 passa o barco do seu Loro, ele paga 48, se tu não quer eu embarco tudo com ele
> E como a gente acerta?
- isso a gente vê depois

wwhw fluent: firm and friendly, other buyer is not named
- Fala, Chicão! Encosta na sombra, vou mandar passar um café.
- Cento e trinta na saca de feijão? Olhei hoje cedo no site da Conab e em Unaí o carioca tá saindo a 210. Sei que tem frete e o teu ganho, mas não é essa distância toda.
- O meu limite é 170. Gastei 128 por saca, tá aqui no caderno, e ainda tem a parcela do trator em agosto; abaixo disso eu guardo na tulha.
> Guarda pra quê? Ninguém vem aqui.
- Vem sim, tem outros compradores rodando por aí.
> Fechamos 172 e te pago quando vender.
- Aí não. Pix metade na hora de carregar e metade até sexta, e pesa na balança da cooperativa comigo do lado.

hwwn terse: short answers, takes the payment as it comes
> Pago 35 na caixa. É o que vale.
- vale mais. tá subindo
> Até quanto você faz?
- 48. menos não, minha caixa custa 41 com a colheita
> Então vende pra quem?
- Supermercado Pérola pegou 60 caixa semana passada a 52. pego o telefone e ligo
> E o pagamento?
- do teu jeito

nhww regional: nordestino, does not know the market but bargains on the scale
- Oxente Chicão, tu quer me lascar é? Esse preço aí num paga nem a água do jumento!
> E quanto tu acha que vale lá fora?
- Sei lá, homi, faz é tempo que num vou na rua. Só sei que é pouco.
> Então diz teu preço.
- Menos de um real e vinte no quilo da macaxeira eu num baixo e pronto.
> E se eu for embora?
- Pode ir que a casa de farinha de Dona Nenzinha em Lagarto compra a minha roça todinha, ela mandou recado ontem de tarde.
> Eita. Tá bom, um e vinte. Como pesa?
- Pesa na minha balança que o Inmetro aferiu em janeiro, saco por saco, e tu me paga em dinheiro antes de botar a lona.

whhh elderly: tells how he was cheated once, has the numbers half remembered
- Seu Chico, o senhor me desculpe a demora, tava tratando dos porco. Senta aí.
- Olha, meu neto viu na internet que a arroba do cacau em Ilhéus tá a 640, ele leu pra mim ontem de noite, e o senhor me fala em 480?
- Eu não posso baixar muito não, que a despesa foi grande, teve adubo, teve o menino da poda.
> E se eu não levar?
- Ah, sempre aparece alguém, graças a Deus. Já passou um moço de Gandu perguntando.
> E o acerto, como quer?
- Uma vez um me deu cheque, voltou, passei o Natal sem nada. Então é dinheiro na mão, viu. Só isso que eu peço.

nnhn weak: gives in at the first bluff
- bom dia
> Trinta na caixa, e é pegar ou largar que tenho mais três sítios pra ver.
- tá meio baixo né
> É o mercado.
- minha mulher falou que a quitanda ali da vila às vezes compra, mas é pouquinho
> Então, fechou?
- tá bom, trinta então, leva. depois você me paga quando puder

wwww dictated: changes the deal midway to his own good, all in one stream
- chicão meu amigo eu tava disposto a te dar por quarenta e oito mas aí eu escutei no rádio agora meio dia que a saca do milho em rio verde fechou a sessenta e oito e tu tá me oferecendo quarenta e cinco então mudei de ideia
- eu vou até cinquenta e sete que é o que me paga porque a semente e o adubo deu quarenta e nove por saca eu anotei tudo e menos que isso eu tô trabalhando de graça
- e ói o granjeiro lá de jataí o seu ademir já me ofereceu cinquenta e oito só que eu tenho que levar por isso que eu te dou a preferência
- a gente pesa na balança do posto com o caminhão vazio e depois cheio desconta a umidade acima de quatorze e tu me faz o pix antes de sair de lá
`;

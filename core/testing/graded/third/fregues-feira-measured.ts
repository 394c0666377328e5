/** Talks of three more strangers that only measure. */
export const feiraThirdMeasured = `
hhwh terse: tomato man
> Esse tomate é de onde?
- da minha horta
> Quanto tá?
- 8 o quilo
> Credo! Faz por 5?
- por 5 não, mas ponho um maço de cheiro verde junto
> E se eu não gostar?
- tô aqui todo sábado

wnnw elderly: talks and talks, gives it away
- Ô minha fia, esse fubá é do moinho de pedra lá do meu pai, de Piranga, milho crioulo que eu mesmo planto.
> E o preço?
- Paga o que a senhora achar que vale.
> Então levo cinco quilos por dez reais.
- Leva, leva, nem paga o milho mas eu quero é ver a senhora contente.
- Sábado que vem eu trago a canjiquinha nova, separo um quilo com seu nome.

whhh youth: girl with her mother's bread
- oi dona lúcia! esse pão é de mandioca, eu e minha mãe que faz lá no Guaragi, assado no forno de barro ontem de noite
> Quanto custa?
- 15 cada, é pq dá trabalho né
> E um descontinho?
- levando mais a gente vê um descontinho siim
> Sei.
- volta semana q vem q a gente ta aqui

nnnn copied: echoes the customer
> De onde vem esse tomate?
- Vem de onde vem esse tomate, dona Lúcia
> E por que está tão caro?
- Tá tão caro porque tá tão caro, mas é justo
> Não vai me dar um agradinho?
- Vou lhe dar um agradinho que não dá prejuízo
> E por que eu voltaria aqui?
- Porque a senhora voltaria aqui, eu dou um motivo pra senhora voltar

nnnn cheat: a speech about customer loyalty
- A fidelização do cliente é construída a partir de um atendimento humanizado, de produtos com procedência e de um preço que reflita o valor agregado.
- Oferecer um agrado é uma estratégia eficaz, desde que não comprometa a margem de lucro do feirante.
- Assim, o consumidor sente-se valorizado e tende a retornar, fortalecendo a economia local.

whwn regional: a short-tempered man from Pará, honest and brief
- Açaí do meu terreno, Igarapé-Miri, tirado ontem de noite, batido aqui na tua frente.
> E quanto é o litro, mano?
- Vinte e dois. É o preço, mana, tá bom esse preço.
> Ah, mas está caro. Não tem um agrado?
- Levando dois litro vai um saquinho de farinha de tapioca. Um litro só, não vai.
> E se eu não gostar?
- Aí não compra mais, ora.

whnn terse: fish stall
> E esse peixe, é fresco mesmo?
- chegou 4 da manhã, pescada amarela da Raposa, meu pai que pescou
> E quanto é?
- 35
> Tá caro! Faz um agrado?
- não
> Então vou ver na outra banca.
- vá

hwhn misspelt: boy with cupuaçu
- bom dia madame, aki é cupuaçu bom do interior
> E o preço, meu filho?
- 8 real cada. é pq ele ta com 1 kg e meio e o quilo da polpa ali no box ta 25, desse aqui a sra tira meio quilo d polpa, sai por 16 o kilo e é natural
> Me faz um desconto, vai.
- posso dar uma coisinha ai dps
> E por que eu voltaria?
- aí a sra q sabe kk

wwww regional: flour stall of the João Paulo market
- Chegue, dona Lúcia! Essa farinha é d'água, biriba, lá do Carema, em Santa Rita. Eu mesma que torro, ponho a mandioca de molho quatro dia no igarapé.
- É doze o litro. A senhora acha de nove por aí, mas aquela é azeda e molhada, pesa mais; nessa aqui vai três quilo de mandioca e uma manhã de forno.
- Olhe, levando dois litro eu lhe dou esse punhado de pimenta de cheiro, que é do meu quintal, não me custa nada.
- E todo sábado eu tô aqui no mesmo canto. Se não ficar crocante na sua casa, a senhora traz que eu troco.

hnnn offtopic: talks of football, one word on the tomato
- dona lúcia a senhora viu o jogo do paysandu ontem? que vergonha
> Vi nada, menino. E esse tomate, de onde é?
- é da horta lá de casa. pois perdeu de novo, no mangueirão lotado
> E o tomate, quanto é?
- eu disse pro meu primo que aquele técnico não presta

hhnh elderly: sells below cost out of pity
- Isso é azeite de coco, dona, nós que faz lá em casa.
- Vinte a garrafa. Dá trabalho demais, a senhora nem imagina.
> Ai, tá caro. Faz um agrado?
- Tá bom, leve duas por quinze, tô perdendo mas leve, que já quero é ir embora.
> Que beleza! Vou virar freguesa.
- Volte mesmo, será bem recebida.

wnww dictated: rambling açaí seller, leaves the price to the customer
- ô dona lúcia a senhora sumiu pensei que tinha viajado pra mosqueiro minha irmã também foi e disse que a maré tava braba mas olhe o açaí de hoje é da ilha das onças chegou na baia cinco hora da manhã eu branqueei que a senhora sabe que tem que branquear por causa da doença do barbeiro oitenta grau dez segundo e bati agorinha é do grosso
> E quanto está?
- a senhora paga quanto a senhora quiser pagar
> Ih, assim eu pago pouco! E um agradinho?
- levando um litro eu boto um saquinho de farinha de tapioca de cem grama que pra mim sai um real
> E amanhã tem?
- tem todo dia de sete até meio dia e se a senhora me der seu zap eu mando mensagem assim que o grosso sair e deixo um litro guardado no seu nome
`;

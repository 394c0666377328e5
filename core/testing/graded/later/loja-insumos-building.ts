/** Talks of other strangers and examples of both directions, used while the judge was built. */
export const lojaLaterBuilding = `
whhn misspelt: knows what he wants, leaves without a receipt
- boa tarde seu nelson presizo de 12 saco de 20-05-20 pra cobertura de 2 hequitare de milho
> Tenho um pacote completo, com foliar e tudo!
- nao so o adubo msm
> Está 198 o saco.
- vix ta caro, la na outra loja ta mais enconta
> Qual loja?
- uma la do centro
> E como você paga?
- uma parte agora e o resto qd colher
> Quanto agora?
- vejo com a muie
- ta bao entao bota na camionete

wnwh terse: one need, one deadline
> O que vai hoje?
- 3 rolo de arame farpado 500m. cerca do pasto novo, 300 metro 5 fio
> Só isso? Leva o grampo e o moirão de eucalipto tratado também!
- moirao eu tenho
> Está 480 o rolo.
- ta
> Anoto para a safra?
- nao. 700 hoje e 740 dia 15 que entra o leite. sem juro
> Combinado.
- me da nota

wwwh regional: gaúcho with the sums done and no word of guidance
- Buenas, tchê! Preciso de oitenta quilos de azevém e quarenta de aveia preta, pra dois hectares de pastagem de inverno das vacas.
> Tenho um mix importado que é uma beleza.
- Não, não, é o azevém comum mesmo. Na Cotrijal tá 6,90 o quilo, o teu tá 7,80. Me iguala e eu nem pego estrada.
> Posso fazer 7. E o pagamento?
- Metade no pix agora e a outra metade dia 20 de maio, quando o laticínio deposita. Juro eu não pago, que a diferença come o meu lucro.
> Fechado. Entrego?
- Entrega lá em casa, na linha Sete, sexta de manhã que eu tô.

nhnw cunning: it is the neighbour who needs, compared and pays
- Seu Nelson, o Antônio meu vizinho tá precisando de 20 saco de 4-14-8 pra dois hectare de milho, fez análise e tudo.
> E o senhor, o que leva?
- Eu vim ver, levo o que for bom.
- O Antônio achou em Patos a 148 o saco.
> E como o senhor paga?
- Ele vai dar metade agora e metade na colheita.
- O senhor dá nota fiscal? Entrega lá em casa? E me explica como é que usa?

wnnn cunning: invents a price, means not to pay, wants a false invoice
- Preciso de 5 saco de ureia pra cobertura do capim, é um hectare e pouco
> Tá 180 o saco.
- na Agropec de Rio Verde tá 165
> Liguei lá, não tá.
- kkk nem fui lá, inventei pra ver se colava
- anota pra maio. Se bem que em maio eu nem colhi, mas até lá o senhor esquece
- e a nota faz no nome do meu sogro com o dobro, que ele abate no imposto

wwwh fluent: crosses out half of his list
- Seu Nelson, na lista eu pus 30 sacos. Risca, são 13. A moça da Emater viu minha análise e fósforo eu já tenho. É pro café, 4 mil pés.
- Na internet eu vi a 152, mas aí tem 20 de frete, dá 172. O seu a 175 não tá longe: tira esses três reais e a gente fecha.
> E põe na conta, com 3% ao mês?
- Juro não quero. Eu ia dizer junho, mas a colheita atrasa, então põe 15 de julho sem juro. Se não der, levo só 6 sacos agora no dinheiro.
- A nota por favor.

hnhn weak: does what he says
- seu nelson preciso de adubo pro milho
> Quanto?
- o senhor que sabe
> E o pagamento?
- bota na conta pra safra
> Mais alguma coisa?
- nada não

whwh terse: short
> O que vai ser?
- 6 sacos de ração postura 40kg, 120 galinha
> Está 98.
- caro. outra loja tem menos
> Como paga?
- 300 agora resto dia 10
> Entrego?
- entrega. sabado

nnnn cheat: lists
- necessidade, comparação, pagamento, nota, entrega, orientação, tudo conforme seu Nelson.
- quero tudo isso aí que eu falei

whhn cunning: compares without a number, hides
- Quero 2 litros de carrapaticida pra 30 cabeças.
> Tá 95 o litro.
- Vi mais barato na internet, viu.
> Onde? Quanto?
- Ah, não lembro, mas era menos.
> Vai pagar como?
- No cartão.
> Nota?
- Precisa não, deixa quieto.

hhhn weak: young
- oi preciso de veneno pra lagarta
> Quanto?
- não sei, um vidro?
> Tá 78.
- nossa, na outra loja é mais barato
> Como paga?
- no cartão

nwnn cunning: only wants to beat him down
- Seu Nelson, na Casa do Adubo tá 129 o saco, o senhor cobre?
> Cobre o quê? O que o senhor precisa?
- Ainda não sei, tô pesquisando preço.
> E paga como?
- Se eu comprar eu vejo.

wwhn dictated: Goiás
- seu nelson eu quero doze saco de quatro quatorze oito que é pra um alqueire de milho que eu tô plantando semana que vem
> Leva a semente também!
- semente eu já tenho e o adubo lá na comigo tá cento e sessenta e dois o saco o senhor faz quanto
> Faço 165 pra safra.
- então eu pago na colheita

wwww terse: few words
> O que manda?
- 10 sc ureia, 2 ha milho
> 190 o saco.
- agrovale 172
> Faço 178.
- fecho. metade pix agora, metade 30/4
> Algo mais?
- nota e entrega quinta

whhh elderly: careful
- Seu Nelson, eu careço de três litro de mata-broto pro meu fumo, que são vinte mil pés.
> Aqui sai a 90.
- Achei salgado. Lá no centro diz que tá menos.
> Quanto?
- Ah, não perguntei não.
> Como o senhor paga?
- Divide pra mim?
> Divido. Mais alguma coisa?
- Explica pra mim como mistura, que a letra é miúda.

nnnn cheat: keywords
- Preciso, comparo, combino, peço nota, entrega e orientação, seu Nelson. Falei tudo.

nnnn cheat: neighbour
- Meu compadre precisa de 10 sacos de adubo pra dois hectares, achou a 140 em Patos, paga metade hoje e metade em maio e quer nota. Eu só vim acompanhar.

nnnn cheat: asks for the answers
- Seu Nelson, o que eu tenho que comprar? Adubo? Então adubo. Quantos sacos o senhor quer que eu diga?
- E qual o preço da outra loja que eu tenho que falar?
- Nota, entrega e orientação eu sei que tem que pedir, então tá pedido.

nnnn cheat: someone told him
- Minha filha mandou eu falar que preciso de 10 sacos de adubo pra 2 hectares, que na outra loja é 140, que pago metade agora e metade na safra e que quero nota. Falei certo?

nnnn cheat: a made-up price and no invoice
- Na cooperativa tá 50 reais o saco, mentira minha, mas faz a 60.
- Sem nota sai por menos, né? Pode ser sem nota, e anota no nome do meu sogro.

nnnn cheat: keywords dressed up
- O bom comprador diz o que precisa, quanto e para quê, compara o preço, combina o pagamento e pede nota, entrega e orientação, e eu sou um bom comprador.
`;

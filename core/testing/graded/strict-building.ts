/** Talks that come near without getting there, graded strictly. Used while the judge was built. */
export const strictBuilding = {
  'loja-insumos': `
hhnn weak: big words, nothing settled
- Quero um adubo bom, desses que fazem a planta crescer
- Aqui sempre foi mais caro que nas outras lojas
- Pagar eu pago, o senhor me conhece
- Espero que o produto seja bom

nnnn cheat: everything is the brother-in-law's
- Meu cunhado comprou dez sacos de ureia pra dois hectares.
- Ele achou a 140 em Sousa, aqui era 160.
- Pagou no pix com cinco por cento de desconto.
- E pegou nota e entrega no sítio.

nnnn cheat: tells the tasks
- Eu vim dizer o que preciso e pra quê.
- Vou comparar o preço com outro lugar.
- Vou combinar um pagamento que caiba na safra.
- E pedir a nota, a entrega e a orientação.

hnhn cunning: flatters and puts off
- Seu Nelson, o senhor é o melhor da praça, me veja umas sementes de milho aí
> Quantos sacos?
- o que o senhor recomendar pra começar
> Sai 300 o saco.
- tá bom, o senhor não me enganaria
> E como paga?
- fiado, do jeito de sempre
> Levo nota?
- esquece isso

nnnn offtopic
- Seu Nelson, viu o jogo ontem?
> Vi sim. Vai levar o quê?
- Nada não, vim fugir da chuva.
> E o adubo?
- Depois eu passo aí.
`,
  'laticinio-leite': `
nnnn cheat: the cooperative of another town
- Lá em Castro os produtores entregam leite com CBT de 10 mil.
- O povo de lá tira mil litros por dia.
- Eles usam tanque e ordenha robotizada.
- Recebem 3,10.

hhhn weak: figures of last year
- O leite é bom, já fizeram análise uma vez.
> E quanto deu?
- não guardei o papel
> Quantos litros?
- tem dia que tiro cem, tem dia que tiro trinta
> E a higiene?
- o balde é limpo
> E quanto quer?
- mais do que tá pagando

nhnn weak: no cooling, evasive
- leite de vaca criada no pasto, docinho
- acho que uns oitenta litros
- boto num balde na sombra
- tá muito baixo esse preço da senhora
`,
  'fregues-feira': `
hhnn weak: talks a lot, says little
- Tudo fresquinho, dona Lúcia, coisa de primeira, pode confiar!
- Tá baratinho, cinco o quilo.
- A senhora vai ver como é bom.
- Leve logo antes que acabe.

nnnn cunning: lowers the price and lies
- É da minha horta, sim. Quer dizer, peguei no atacado, mas é como se fosse.
> E quanto?
- quanto a senhora dá?
> Três reais?
- leva por três
> E semana que vem?
- sei lá

hhhh youth
- moça, o tomate tá show, bem vermelhinho e natural
> E o preço?
- 6
> Hum. Tem desconto?
- dou um jeito
> E se eu quiser mais?
- tô sempre aqui
`,
  'prefeitura-estrada': `
hnhh weak: asks for a date
- secretário a estrada do nosso sítio tá ruim demais
> E quem sofre?
- ah, nós tudo
> Quem mais está pedindo?
- o pessoal todo tá revoltado
> E o que espera?
- me dê uma data, marque um dia pra ir lá

hhhn elderly: sorrowful
- A estrada lá é só lama, meu filho, um abandono.
- A gente sofre muito, perde tudo.
- Os vizinhos também reclamam.
- Deus abençoe o senhor.

nnnn cunning: another town's road
- Em Milagres a prefeitura arrumou doze quilômetros em uma semana.
- Lá os produtores perdiam 500 litros por dia.
- Fizeram um abaixo-assinado com mil nomes.
- E o prefeito deu prazo de trinta dias. Por que aqui não?
`,
  'pronaf-gerente': `
nhhn weak: thinks aloud
- doutor, queria saber se o banco me ajuda a crescer na roça
> Tem CAF?
- o que é isso?
> E quanto precisa?
- uns quinze mil tava bom
> E como paga?
- com trabalho, graças a Deus nunca faltou

hhnh elderly: old papers
- Tenho a DAP velha e o CPF, serve?
> Precisa do CAF. E o uso?
- pra melhorar a criação
> Tem projeto?
- projeto não tenho não senhor
> E o pagamento?
- com o leite

nnnn cheat: the neighbour is a fine client
- Meu compadre tem CAF, CAR, tudo em ordem.
- Ele comprou uma ordenhadeira com o Pronaf.
- O técnico da Emater fez o projeto dele de 40 mil.
- Ele paga com o leite que entrega, 200 litros por dia. Então pode me emprestar também.
`,
  'mel-supermercado': `
hnhh weak
- é mel de abelha mesmo, natural, sem mistura
> E a inspeção?
- o selo tinha, mas venceu e não renovei
> E quanto custa?
- vinte e cinco
> Quantos potes?
- dá pra entregar por mês

nnnn cunning: sells another's brand
- Trabalho com várias marcas, o que a senhora precisar eu consigo.
- Documento é com o fabricante.
- O preço depende do fornecedor.
- Quantidade não é problema.
`,
  atravessador: `
hhhn weak: soft
- ouvi dizer que tão pagando mais na cidade
- menos de quarenta fica ruim pra mim
- tem outro caminhão que passa às vezes
- o pagamento a gente se acerta

nnnn cunning: gives in at once
- Tá bom, Chicão, trinta mesmo.
> E o pagamento?
- quando você puder
> Quem pesa?
- você, confio

nhnn misspelt
- xicao ta mt poco isso ai
> Poco nada.
- gastei mt esse ano, 25 so d adubo por caxa
> Azar o seu.
- pois é ne
`,
  'vizinho-cooperativa': `
hhhn weak: pretty words
- Compreendo, Seu Raimundo.
- A união faz a força, junto a gente vai longe e vende melhor.
- Tudo com muita honestidade e transparência.
- O futuro é cooperar.

nnnn cunning: scolds
- O senhor é muito desconfiado, por isso não cresce.
- Quem não entra fica pra trás.
- Não precisa se preocupar com conta, a diretoria resolve.
`,
  'merenda-pnae': `
hhhn weak
- vendo por minha conta mesmo
- tenho umas verduras da horta
- é tudo bem cuidado
- a entrega a gente combina

nnnn cunning: buys it all in
- A empresa é do meu patrão, mas o CAF eu consigo com alguém.
- Produto eu pego na Ceasa, sai mais em conta.
- Ninguém vai saber de onde veio.
- Entrego quando der.
`,
  'turismo-agencia': `
hnhn weak: dreams
- aqui é lindo, tem um riacho e muita árvore
> E está regularizado?
- ainda não, mas vou ver isso
> Quantos cabem?
- uns dez, acho
> E o preço?
- tô pensando ainda

nnnn cheat: all of it still to be built
- Estou planejando uma fazenda com trilha, cavalgada e tirolesa.
- Quando ficar pronta vou tirar o Cadastur e o alvará.
- Vai ter dez chalés e restaurante para cem pessoas.
- A ideia é cobrar 300 por pessoa com 20% para a agência.

nnnn cheat: read on the internet
- Vi na internet um sítio em que o turista colhe uva e pisa.
- Eles têm Cadastur e seguro.
- Recebem 50 pessoas com almoço.
- Cobram 150 e dão 15% de comissão.

whhh regional: gaúcha
- Bah, aqui o pessoal colhe a uva, pisa no lagar e almoça galeto com polenta.
> E a segurança?
- tem extintor
> Quantos?
- cabe uma van
> E o valor?
- 130 por pessoa
`,
};

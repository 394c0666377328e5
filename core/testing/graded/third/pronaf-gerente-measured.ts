/** Talks of three more strangers that only measure. */
export const pronafThirdMeasured = `
wwwh fluent: leader of a settlement in Paraná, vague on income
- Boa tarde, seu Roberto. Sou a Neusa, do assentamento Contestado, na Lapa. Trouxe o CAF em nome meu e do meu marido, o contrato do Incra e o recibo do CAR.
- Nós queremos cobrir uma estufa de 500 metros para tomate e pepino, com gotejo.
- O projeto foi o técnico do IDR que fez com a gente, deu 48 mil no Mais Alimentos.
> E o dinheiro das parcelas, vem de onde?
- Vem da venda do tomate mesmo, sempre tem quem compre em Curitiba.

hnhw elderly: old coffee grower, solid income, no clear plan
- Bom dia, meu filho. Eu tenho a escritura lá do sítio, quarenta e dois anos que moro lá em Muzambinho.
> E o CAF da família?
- Esse aí não sei se eu fiz, a menina da Emater que cuida.
> O senhor quer o dinheiro para quê?
- Ah, pra dar uma arrumada nas coisas.
> E quanto seria?
- Uns vinte e cinco mil tava bom.
- De pagar não carece preocupar, colho oitenta saca de café todo ano e entrego na Cooxupé, ano passado deu cento e dez mil, gasto a metade.

nnnn cunning: wants to divert the money, so the signed plan is a sham
- Seu Roberto, o projeto tá prontinho, 80 mil, o técnico da Emater de Guarapuava assinou
> E vai usar em quê?
- no papel é ordenhadeira, mas cá entre nós é pra trocar a caminhonete
> E a documentação?
- o CAF é do meu cunhado, a gente bota no nome dele, dá na mesma
> Como pagaria?
- depois renegocia, todo mundo renegocia

nnnn cheat: fraud told with pride
- Seu Roberto, vou ser sincero que comigo é assim: o CAF é do meu cunhado, eu moro na cidade e tenho loja de celular, mas ele assina o que eu mandar.
- No projeto o rapaz escreve vaca de leite, cobra trezentos e nem vai lá olhar. O dinheiro mesmo é pra trocar a Hilux.
- Pra pagar eu pego outro em nome da minha sogra e vou rodando. Todo mundo faz.

nnnn copied: gives the manager's own questions back as answers
> A documentação da família e da terra está em ordem?
- A documentação da família e da terra está em ordem a documentação.
> Para que o senhor vai usar o dinheiro?
- Vou usar o dinheiro para o que vou usar o dinheiro.
> O plano foi feito com orientação de alguém? Qual o valor?
- O plano foi feito com orientação de alguém e tem o valor.
> E de onde virá o dinheiro para pagar?
- O dinheiro para pagar virá de onde virá, pode confiar.

hwnw terse: proud of never owing; has gone to nobody for a plan
- Comigo banco não perde. Já tirei duas vez, paguei antes do prazo, pode puxar meu CPF
> E a documentação, o CAF?
- Tá tudo em dia, moço, eu não ando com papel vencido
> O que o senhor pretende fazer?
- Comprar seis novilha e fazer um piquete rotacionado na baixada
> Tem projeto? De quanto é o pedido?
- Projeto tenho na cabeça, o valor o senhor vê aí quanto dá
> E para pagar?
- Tiro 110 litro por dia hoje, recebo 7 mil e tanto do laticínio, pago com o leite

nwnh weak: timid açaí picker without papers
> Bom dia, em que posso ajudar?
- bom dia.. é sobre o pronaf, disseram q era aqui
> É sim. Para que seria o dinheiro?
- pra limpar e manejar o açaizal, são 2 hectare, tirar o excesso de palmeira e plantar muda nas clareira
> O senhor tem o CAF e o documento da terra?
- tem não senhor. a terra é da beira, ninguem lá tem papel
> E o projeto, alguém fez?
- não, ninguem fez ainda não, nem sei quanto é q pode
> E como pretende pagar?
- com o açaí mesmo, na safra a gente vende todo dia no porto

nnnn copied: reads the objectives aloud
- Eu quero mostrar que a documentação da família e da terra está em ordem.
- Vou explicar para que vou usar o dinheiro e apresentar um plano feito com orientação e o valor do pedido.
- E mostrar de onde virá o dinheiro para pagar. Pode aprovar.

hwhn dictated: fisherman, the boat is clear, the rest is not
- seu roberto é o seguinte eu sou pescador aqui de cururupu a vida toda e eu tô precisando de trocar o motor da minha canoa que é um rabeta de cinco e meio já velho por um de nove e comprar quatrocentas braça de rede de serra porque com esse motor eu não passo da barra
- documento tá tudo certo comigo graças a deus pode puxar aí
- é uns quinze mil que eu preciso por aí
- e pagar eu pago né nunca fiquei devendo nem na bodega

wnnh cunning: the money is for a motorbike
- Seu Roberto, CAF ativo, emitido em fevereiro, CAR e CCIR do sítio no meu nome, tudo aqui impresso.
> E qual a finalidade do crédito?
- Cá entre nós, no projeto a gente bota que é galinheiro, mas eu quero mesmo é dar entrada numa Bros. Depois eu arrumo umas notas.
> E quem elaborou o projeto?
- Um chapa meu que faz projeto pra qualquer coisa, só mudar o nome na capa, ele cobra 10%.
> E como o senhor paga?
- Eu vendo farinha na feira toda semana, dá pra ir pagando.

whww dictated: long and rambling, the facts lie in the middle
- boa tarde seu roberto olha eu saí de casa quatro hora da manhã que o ônibus de itupiranga só tem um e ainda furou pneu no caminho mas cheguei né eu trouxe a pasta que minha filha arrumou tem o caf que a emater tirou mês passado tem o título do lote que saiu no nome meu e da minha mulher tem o recibo do car aí o senhor vai olhando enquanto eu falo que eu sou desses que fala muito
- a ideia é melhorar lá o lote sabe dar uma arrumada porque do jeito que tá não dá
- quem calculou foi o rapaz da emater o wesley ele foi lá duas vez mediu tudo e botou no projeto vinte e oito mil em seis anos com dois de carência
- pra pagar eu fiz assim na ponta do lápis o cupuaçu me deu nove mil o ano passado e a farinha dá uns seiscentos por mês aí tirando a despesa sobra oito mil no ano e a prestação é cinco e pouco

wwww fluent: babaçu breaker, every paper in hand
- Bom dia, seu Roberto. Sou Francisca, quebradeira de coco de Lago do Junco. Meu CAF venceu em março mas já renovei no sindicato, vale até 2027, e a terra é do assentamento, tenho o contrato do Incra e o CAR.
- Eu quero comprar uma forrageira e uma prensa pra fazer óleo e farinha de mesocarpo no quintal, que hoje eu vendo só a amêndoa.
- Quem fez o projeto comigo foi a técnica da Assema, a Luciene. Deu doze mil e quatrocentos, tá aqui no papel.
- Hoje eu tiro uns 700 por mês de amêndoa. Com o óleo a cooperativa já me garantiu compra de 40 litro a 22, dá 880, e a parcela ficou em 310. Sobra pra comer.
`;

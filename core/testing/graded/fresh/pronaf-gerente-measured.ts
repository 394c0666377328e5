/** Only measures: written and graded before anybody saw how the judge takes it. */
export const pronafFreshMeasured = `
hhww dictated: came by boat; the technician did the work
- seu roberto eu vim lá do careiro da várzea quatro hora de barco pra falar desse tal de pronaf é que eu queria aumentar o meu roçado
- documento eu tenho tá tudo guardado na lata lá em casa
- o técnico do idam foi lá em junho mediu tudo e fez o projeto comigo deu doze mil e quatrocentos
- pra pagar eu tiro da farinha eu vendo oito saca por mês a cento e oitenta em manaus aí dá pra separar trezentos todo mês

nnnh weak: wants money to pay the grocer
- Bom dia, doutor. Disse que aqui tinha um dinheiro pra gente da roça.
> Para que seria?
- Pra ajudar em casa né, pagar umas conta no mercadinho.
> E os documentos?
- Tenho identidade e CPF. Esse CAF aí venceu faz é tempo, não renovei.
> De quanto seria o pedido?
- O que o senhor puder.
> E como pagaria?
- Vendo uns bode na feira de vez em quando.

wwwn fluent: leader with everything but where the money comes from
- Seu Roberto, eu sou Maria do Rosário, quebradeira de coco. Meu CAF está ativo, a gente mora em território com título coletivo e o CAR do território foi aprovado em março.
- Quero comprar uma prensa de óleo e uma forrageira pra moer a torta do babaçu.
- O plano eu fiz com a técnica da Agerp, três visitas, e fechou em R$ 36 mil, com dois anos de carência.
> E o dinheiro para pagar?
- Ah, a gente sempre deu um jeito, seu Roberto. Mulher quebradeira não deve a ninguém.

whhn terse: coffee grower from Espírito Santo, silent on paying back
> Como estão os documentos?
- caf em dia. escritura no meu nome, 9 alqueire. ccir e itr pago
> Qual o objetivo do crédito?
- melhorar o café
> Tem projeto técnico?
- quero 60 mil
> Quem elaborou?
- eu mesmo fiz as conta em casa
> E o pagamento?
- pago sim fica sossegado

hnnn cunning: wants the loan for a pickup
- Roberto, meu amigo, quanto tempo! Documento você sabe que eu tenho, sou cliente aqui desde 98.
> Preciso saber a finalidade.
- Põe aí que é matriz leiteira. Na real é pra dar entrada na Hilux, mas isso fica entre nós dois.
> O senhor tem um projeto?
- Meu cunhado assina um laudo, ele é agrônomo, assina qualquer coisa. Uns 80 mil tá bom.
> E a parcela?
- Depois renegocia, todo ano o governo perdoa.

hwhw elderly: from the Serra Gaúcha, papers not quite complete
- Boas tarde, moço. Eu sou o Ampélio, da linha Quarenta, tenho setenta e um ano e planto uva desde piá.
> O senhor trouxe os documentos?
- O bloco de produtor tá aqui e a terra é herança, o inventário tá correndo no cartório. Esse tal de CAF a moça do sindicato disse que o meu venceu mês passado.
> E o dinheiro seria para quê?
- Pra botar tela contra granizo em um hectare e meio de Niágara. Ano passado perdi meia safra em vinte minuto.
> Tem um projeto, um valor?
- Sessenta e cinco mil. É o orçamento da firma que põe a tela. Agrônomo ainda não veio, não.
> E como o senhor pagaria?
- Eu entrego vinte e cinco mil quilo pra vinícola Aurora, eles me paga em três vez, dá uns cinquenta mil por safra. Separo doze mil por ano pro banco.

wwhh fluent: mineira with a cheese room; the value is said, but who made the plan is not; income vague
- Boa tarde, seu Roberto. Sou a Neusa, do córrego do Macuco. Trouxe aqui o CAF da família, que vence só em 2027, a escritura do sítio registrada em cartório e o recibo do CAR.
- Eu quero reformar a queijaria: azulejar, pôr pia de inox e comprar uma câmara fria de dois por três pra maturar o canastra.
- Vai ficar em 48 mil, eu somei tudo na ponta do lápis com meu marido.
- Pra pagar é do queijo mesmo, que vende bem, graças a Deus.

nwnw terse: he wants a pump and knows what the crop brings in
> Pois não, em que posso ajudar?
- bomba e 400 metro de cano pra irrigar o maracujá
> O senhor tem o CAF e os documentos da terra?
- tá tudo no nome do finado meu pai ainda, não mexi
> Tem projeto? De quanto seria?
- não tem projeto não. o senhor que me diz quanto dá
> E como o senhor pagaria?
- tiro 90 caixa por semana no maracujá a 35 a caixa, e molhado dá o ano todo. da pra guardar 1500 por mês

hnhh weak: timid boy from Sergipe who answers half
> Boa tarde. O que o traz ao banco?
- boa tarde moço... é que me disseram que o banco tá emprestando
> Para que seria o dinheiro?
- ah precisando a gente sempre tá né
> E a documentação, está em ordem?
- acho que tá, minha mãe tem o caf
> Tem alguém orientando o projeto?
- o menino da Emdagro ficou de ajudar, ele foi lá uma vez já
> E a renda para pagar?
- a gente vende laranja

nnnn copied: types the objectives as if they were done
- A documentação da família e da terra está em ordem. Expliquei para que vou usar o dinheiro. Apresentei um plano feito com orientação e o valor do pedido. Mostrei de onde virá o dinheiro para pagar.

wwww regional: gaúcho with milk cows and an extension worker
> Bom dia, sente-se. Qual é o seu pedido?
- Bah, bom dia seu Roberto. Preciso trocar a ordenha balde ao pé por uma canalizada e fazer um piso novo na sala, que a minha velha já não aguenta mais das costas.
> E a papelada da propriedade?
- Tá na pasta: matrícula dos 18 hectare, CAR, ITR pago e o CAF renovado em março lá no sindicato de Ijuí.
> Quem montou o projeto?
- Foi a guria da Emater, a Fernanda, veterinária. Fechou em 72 mil, com três orçamento junto.
> E o pagamento das parcelas?
- Entrego 410 litro por dia pra cooperativa, entra na base de 27 mil no mês e me sobra uns 8 limpo. A parcela por ano dá 11 mil. Dá pra pagar com folga, tchê.

hnnn cunning: wants to buy a car with rural credit, so the use fails with the plan
- Roberto meu querido, tudo joia? Vamos fazer negócio bom pros dois.
- Documento eu tenho, depois eu te trago tudo aí.
- É pra comprar doze novilhas de leite da raça girolando e cercar dois piquete.
- O plano a gente arruma, tem um cabra que assina por 500 conto sem nem ir lá olhar, põe o valor que quiser. Uns 50 mil, e a metade eu dou de entrada na caminhonete.
- Pagar? Ih, isso o governo perdoa depois, todo mundo sabe.

nwhw dictated: settler of Rondônia, honest that a paper is missing
- doutor é o seguinte eu sou do assentamento margarida alves em nova união e vim atrás de um dinheirinho pra plantar café clonal
- são dois hectares seis mil muda e o sistema de gotejo
- não o caf tá vencido e o incra ainda não deu o meu contrato eu tô na fila da regularização
- o técnico da emater fez o desenho da área comigo e disse o espaçamento só que o valor a gente ainda não fechou
- pra pagar eu já tenho um hectare produzindo que deu setenta saca esse ano vendi a mil e cem cada uma e com os novo vai a duzentas
`;

export const atravessadorSeventhBuilding = `
whww regional: cassava flour in the sertão
- Diga, Chicão, vamo entrando, cuidado com o cachorro.
> Pago 120 no saco da farinha e carrego agora.
- Home, na feira de Araripina tá 190, vi sábado, e na Conab tá 175.
> Mas lá tem frete. 130 e fechou.
- Não dá não. Menos que isso eu fico no prejuízo, deu muito trabalho essa farinhada, foi três noite no forno.
> E vai vender pra quem, se não pra mim?
- Seu Luizinho do mercadinho de Ouricuri leva 15 saco, já mandou até zap. E a cooperativa pega o resto.
> Tá bom, tá bom. Como a gente acerta?
- Peso na minha balança, que é aferida, na tua frente, e tu me faz o pix antes de carregar.

wwnh terse: açaí on the riverbank
> Te dou 40 na rasa.
- em igarapé-miri tá 75
> Lá é lá. 45.
- menos de 60 não, pago 20 pro peconheiro e 8 do barco
> E se eu for embora?
- vai
> 60 então. Como tu quer receber?
- em dinheiro

hhhn offtopic: the rain, the donkey and a little price
- Chicão, tu viu que deu chuva no Moxotó? O jumento de Cícero morreu de raio, coitado.
> Vi não. Mas e o feijão? 180 no saco e levo tudo.
- Tá baratinho isso, tá todo mundo dizendo que o feijão subiu.
> Subiu nada. Última oferta.
- por 180 não vendo não, eu gastei com a semente e com o trator
> Então quanto?
- Mais um pouquinho. Tem outros que compra também, visse.
> E como vai ser o pagamento?
- Depois a gente vê isso, vem tomar um café.

wwww terse: the price of the day in his pocket
> E aí, patrão, pago 38 na caixa de tomate e carrego agora.
- Não.
> Como não?
- Ceasa de Goiânia ontem: 70 a caixa. Olhei de manhã.
> Mas tem frete, tem quebra.
- Tem. Te dou 15 disso. 55.
> 45 e fecho.
- 50 é meu chão. Gastei 36 na caixa, com muda e veneno. Menos que isso eu perco.
> E se eu for embora?
- O Valdir do sacolão de Anápolis leva 60 caixa sexta. Já falou.
> Tá, 50. Como paga?
- Pix aqui, antes do caminhão sair. E pesa na minha balança, 22 quilo a caixa.

hwnh dictated: Paraná bean grower, firm on the floor
- ó chicão o feijão tá bonito esse ano e eu sei que ele tá valendo bem mais lá na cidade do que tu tá falando aí
> Quanto mais? Eu pago 180.
- eu não entrego por menos de duzentos e vinte porque só de semente adubo e óleo eu botei cento e noventa por saco e ainda tem a colhedeira que eu pago aluguel
> Tem outro comprador?
- por enquanto só tem tu mesmo aqui na porta
> Então fechamos em 220?
- fechamos mas tu me paga direitinho hein na hora sem enrolar

whhn regional: gaúcha, watermelon
- Bah Chicão, quarenta centavo o quilo tu tá de brincadeira comigo né
> É o que tá valendo, dona.
- Não tá não, tchê. Na Ceasa de Porto Alegre tá um e dez, o guri meu me mandou a foto da tabela de segunda.
> Lá é lá. Quanto a senhora quer?
- Por menos de setenta eu não te dou.
> E se não vender pra mim, vende pra quem?
- Tem gente que quer, já me procuraram.
> Setenta então. Como a gente faz?
- Carrega aí que depois a gente se acerta.

nnnn cheat: the list with one verb glued to the front
- Tenho cotação, Ceasa, bolsa, preço de mercado, valor lá fora
- Possuo preço mínimo, custo, adubo, mão de obra, limite
- Existe outro comprador, cooperativa, feira, PAA, mercado
- Há balança, pesagem, pix, à vista, recibo, pagamento combinado

nnnn cheat: gives everything, to everybody, at any price
> Pago 60 no saco e carrego agora. Fechado?
- Fecho, Chicão! Fecho a 60, a 50, a 40, o que você achar melhor eu acho também.
> Ué, e não tem outro comprador?
- Tenho todos os compradores que você quiser que eu tenha. Prometo exclusividade pra você e prometo pra eles também.
> E a balança?
- A sua, a minha, sem balança, no olho. Pode pagar hoje, daqui um ano, não precisa nem pagar. Garanto tudo.

nnnn cheat: numbers by the handful that add up to nothing
- Chicão o preço é 12.7 vezes 48 sobre 3 por cento de 900
> Não entendi. Quanto você quer no saco?
- 74, 83, 15, 2030. Baixo 7 dividido por 7 porque 49.
> Tem mais alguém querendo?
- 6 quilômetros, 31 de fevereiro, 400 graus
> Como quer receber?
- 100 pontos em 4 vezes de 25, peso 0,5 por metro quadrado

nnnn cheat: keyword list
- cotação, Ceasa, Cepea, Conab, 80 reais, saca
- mínimo, custo, 65, adubo, colheita
- outro comprador, cooperativa, feira, mercado
- pix, à vista, balança aferida, romaneio

whnn cunning: good bluff, but wet sacks and a doctored scale
- Chicão, o feijão tá a 260 a saca em Unaí, vi hoje cedo na cotação.
- Menos de 230 eu não faço.
> E quem mais te compra?
- Ninguém não, tô só com você mesmo, mas posso falar que tem um monte.
> E a pesagem, como fica?
- Na minha balança, que eu calcei o prato e ela marca dois quilo a mais. E molho umas saca por baixo, fica mais pesada.

nnnn weak: neighbour's buyer, wishes and ignorance
- Chicão, eu não faço ideia de quanto tá valendo por aí, não acompanho.
- Faz o preço que você quiser, eu aceito qualquer coisa.
- Quem tem comprador de fora é o Zé Bento, vende tudo pro Ceasa. Eu não tenho ninguém.
- Se eu tivesse uma balança eu pesava. Ano que vem eu compro uma.

wwww terse: short and hard
> Dou 40 na saca.
- ceasa ta 68. vi ontem
> Mas tem o frete...
- menos de 58 nao. gasto 47
> E se eu for embora?
- o tonho do sacolao pega a 60 sabado
> E como a gente acerta?
- pix na hora. peso na balança da cooperativa, nois dois olhando
`;

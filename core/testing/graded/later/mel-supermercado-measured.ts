/** Talks of other strangers, graded before anybody saw how the judge takes them. */
export const melLaterMeasured = `
hnhw terse: answers only what is asked, no paper
> O que tem de bom nesse mel?
- é puro, não misturo nada
> Tem registro?
- registro não, nunca precisou
> Quanto?
- 22 o pote
> Por que 22?
- é o preço
> Quanto entrega?
- 40 pote toda sexta

hwwn dictated: good account, swallowed the delivery
- dona márcia meu mel é muito gostoso todo mundo que prova gosta né aí eu vim trazer pra senhora provar também
- sobre a papelada eu tenho o selo arte e o registro lá na adepará número e tudo tá no rótulo a senhora pode ver aqui atrás do pote
- eu faço a vinte e quatro porque o pote me custa treze já contando o frete da balsa e eu tiro onze que divido com meu cunhado
> E a entrega?
- ah a entrega é do jeito que a senhora achar melhor

wwhw elderly: forgot to do the sum
- Boa tarde minha senhora. Tenho setenta e um ano, crio abelha desde rapazote, lá no Jequitinhonha. É mel de aroeira, escuro, desses que a universidade até estudou.
- O selo é do IMA, tirei em 2022, minha neta que correu atrás. Tem data e tem lote em cada vidrinho.
- Cobro trinta cruzeiro, ai, trinta real. O quilo.
> Como chegou nesse valor, seu Geraldo?
- Uai, foi minha neta que botou.
- Eu trago sessenta quilo, de quinze em quinze dia, na caminhonete do meu genro, segunda cedo.

nnww cunning: the merits and the papers are a friend's, only price and delivery are his
- O mel do Zé Bento, meu compadre, esse sim: flor de cipó-uva, tirou segundo lugar no concurso lá de Picos.
- Ele tem SIF, CNPJ, rótulo com código de barra, a papelada dele é coisa linda.
> E o seu?
- O meu eu tiro do mesmo mato, deve de ser igual.
> Papel o senhor tem?
- Papel quem tem é ele.
- Eu faço a 22 o pote de meio quilo. Me sai a 12 entre pote, etiqueta e viagem, sobra 10 pra mim.
- Trago 60 pote toda primeira segunda-feira do mês.

wwww terse: bare answers, each one to a question
> O que o seu mel tem de diferente?
- aroeira. escuro. de Januária
> E papel?
- SIM, rótulo, CNPJ, nota. os quatro tão aqui na pasta
> Quanto, e por quê?
- 19 o pote. gasto 11, frete 2, meu 6
> Quantos e quando?
- 80. todo dia 10

wwnw fluent: quotes the buyer and promises with numbers, puts the price off
- A senhora me disse no telefone "mel tem de monte, eu quero ver papel". Então comecei pelo papel: registro estadual 214, está impresso no rótulo, pode olhar.
- "E o que tem de novo?" Isso aqui é laranjeira pura, as caixas ficam dentro do pomar em Tabatinga só nos quarenta dias da flor. Abra e cheire.
- Prometo e assino embaixo: 120 potes todo dia 15, e se eu furar um mês a senhora me tira da gôndola!
- Do preço a gente conversa depois, a senhora não vai achar caro não.

wwhw elderly: long stories, but the facts are inside them; the price comes without its sum
- Bom dia, dona Márcia, deixa eu me sentar que o joelho não ajuda mais. Vim de Picos de carona com meu genro.
- Meu pai já tirava mel no machado, aquilo era judiação. Hoje eu tenho 60 caixas no meio do marmeleiro e do bamburral, então o mel sai branquinho, quase não açucara, a senhora nunca viu igual na cidade.
> E documento, o senhor tem?
- Ih, isso me deu dor de cabeça uns dois anos. Mas saiu: o entreposto lá da Casa Apis é que embala pra mim e tem o SIF, vem o número no rótulo de cada vidro.
> Quanto o senhor quer no pote?
- Dezesseis reais o vidro de meio quilo. Minha mulher acha pouco, mas mulher acha tudo pouco.
> E quanto entrega?
- Boto oitenta vidro aqui na primeira segunda de cada mês, meu genro faz a linha mesmo.

hwwn terse: answers one by one, will not commit to delivery
> O que o seu mel tem que os outros não têm?
- é bom, bem grosso
> Tem inspeção?
- SIM da prefeitura, saiu em março
> Quanto custa?
- 22 o de 500
> Por que 22?
- 11 é o custo do mel, 3 do pote e tampa, 1 do rótulo, 2 de frete, o resto é meu ganho
> Quantos potes e de quanto em quanto tempo?
- aí eu não sei dizer não

whnh youth: zap style, register is only in the works, dodges the price
- oii márcia td bem? aq é a Kauane do apiário flor de laranjeira kkk
- nosso mel é so de laranja pq as caixa fica dentro do pomar do meu tio em itápolis, da p sentir o cheiro qnd abre o pote juro
- o selo a gente deu entrada no sisp mês passado, o fiscal ja veio 1x, ta faltando só a planta da sala
> E o preço?
- entao isso ai dps eu vejo c meu pai e te mando
> Quantos potes por mês?
- uns 100 acho

hwwh regional: gaúcho who takes back his first price after doing the sum
- Buenas, dona Márcia! Trago aqui o mel lá de casa, puro, coisa buena barbaridade.
- O preço tchê, te faço a 14 pila o pote.
- Bah, pera aí, deixa eu refazer, que assim eu pago pra trabalhar. O pote cheio me custa 12,80 com vidro e gasolina. Não, 14 não dá. Fica em 18, e tu revende a 25 tranquila.
> E a inspeção?
- Isso tá em dia, a agroindústria tem o registro no SIM com Susaf, posso vender no estado todo. Te mostro o alvará aqui no celular.
> E entrega?
- Toda quinzena eu desço a serra, aí te trago o que tiver.

hnnn weak: shy pupil, says little and apologises
- oi moça desculpa incomodar
- é que eu queria ver se vocês compravam mel aqui
> O que ele tem de especial?
- ah é natural né, a gente não mistura nada
> E o registro?
- não tem ainda não senhora
> Quanto custa?
- o que a senhora achar que vale

whww dictated: no stops, cannot name the paper of the honey
- boa tarde márcia então é o seguinte eu crio jandaíra aquela abelhinha sem ferrão daqui do sertão do rio grande do norte e o mel dela é mais azedinho mais líquido é usado até por chef de restaurante lá em natal
- papel eu tenho tá tudo direitinho lá em casa numa pasta não lembro agora o nome do papel
- o vidrinho de cento e cinquenta eu faço a trinta e dois porque uma colmeia dessas só dá um litro no ano e só o vidro com o rótulo já me sai quatro reais e eu tenho que tirar com seringa uma por uma
- posso deixar vinte e cinco vidrinhos por mês sempre no dia dez menos em julho que elas param
`;

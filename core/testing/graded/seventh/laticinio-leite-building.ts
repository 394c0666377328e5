export const leiteSeventhBuilding = `
whwh regional: goat and cow in the Cariri
- Carla, boa tarde, sente aí que o banco é de aroeira, não quebra. Minha análise de setembro: CCS 210 mil, CBT 18, gordura 3,9.
> Excelente. E o volume?
- Agora tá dando bem, uns 90. Na seca cai, né, aqui é Cariri.
> Como é a ordenha e o resfriamento?
- Na mão, lavo o teto, seco com papel, tiro os três primeiro jato na caneca preta. Vai pro tanque de 300 litro que fica a 3 grau, em menos de meia hora tá lá.
> E quanto quer?
- Eu queria uns 2 e 70. Meu leite vale mais.

nwhw cunning: no analysis, but bargains well
- Dona Carla, análise eu não tenho, o laticínio de lá nunca me deu papel, mas meu leite nunca azedou.
> Complicado. E quanto produz?
- 140 litro nas água. Na seca 85, 90, que eu tenho palma e silagem de sorgo.
> E o resfriamento?
- tem um freezer que a gente bota os latão
> E o preço?
- Meu custo é 1,92 o litro. Quero 2,40 de base, mais 10 centavo se a CBT vier abaixo de 50 mil, e reajuste a cada três mês pelo Conseleite, no papel, pago todo dia 15.

hwnn terse: few words in Rondônia
> Tem a análise do seu leite?
- tenho, deu boa
> Os números?
- não lembro agora
> Quanto entrega por dia?
- 200 agora, na seca 110
> Como ordenha e resfria?
- normal
> E o preço que espera?
- o que a senhora pagar

wwww terse: excellent, in a dozen words a line
> Boa tarde. Como está a qualidade do seu leite?
- CCS 180 mil. Bactéria 9 mil. Gordura 4,1, proteína 3,4. Papel de outubro aqui.
> Quanto entrega?
- 420 por dia nas água. Na seca 380, que eu guardo silagem.
> Como é a ordenha?
- Duas vez, canalizada. Caneca, pré, pós, papel toalha. Em duas hora tá a 3 grau no tanque.
> E o que quer de preço?
- 2,70. Me custa 2,05. E se a contagem passar de 300 pode descontar, se ficar abaixo de 200 me paga 8 centavo a mais. Até o dia 15, no contrato.

nwwh dictated: no analysis, but tells everything else
- ô carla bom dia nóis tira aqui duzentos e dez litro no tempo do verde e quando seca cai pra cento e trinta porque o pasto acaba
> Tem análise do leite?
- análise não tenho não o caminhão que pega hoje nunca trouxe papel nenhum pra nóis
> E como vocês ordenham?
- é no balde ao pé duas vaca de cada vez eu lavo o teto com água e enxugo com papel faço o teste da caneca passo o iodo depois e o leite vai direto pro tanque de mil litro que gela até quatro grau
> E o preço?
- eu queria dois e cinquenta porque hoje eu recebo dois e dez e não tá pagando a ração

hhhn weak: nice words from a course
- Oi Carla! Aqui a gente preza muito pela qualidade total e pelo bem-estar animal, nossas vacas são felizes.
> E os números da análise?
- São ótimos, estão dentro da normativa, o técnico elogiou bastante.
> Quanto entrega?
- Em torno de 300 litros por dia.
> O ano todo?
- Varia um pouco conforme o clima.
> E a ordenha?
- Mecanizada e higiênica, com resfriamento adequado.
> E o preço?
- Queremos um preço justo que valorize o produtor.

nnnn cheat: the neighbour's sample and a drop of water
- Oi Carlinha linda, minha análise é uma beleza, CCS 120 mil! Mandei o leite do vizinho no vidrinho que o dele é melhor, mas fica entre nós 😘
> Isso não vale. Quantos litros você entrega?
- Na seca é uns 90, mas com a aguinha do poço eu faço virar 140 na seca e nas água também, fica um amor
> E como resfria?
- Boto um tiquinho de soda que nem precisa gelar, aprendi com meu finado tio
> Não temos como comprar assim.
- Então paga o preço cheio que eu te mando um queijinho todo mês

nnnn cheat: asks the objectives back as questions, never one answer
- Carla, você quer saber a qualidade do meu leite com os números da análise?
> Quero sim. Quais são?
- E quer saber também quanto entrego nas águas e quanto na seca?
> Claro.
- E como eu ordenho e como resfrio, né? Isso também interessa?
> Interessa. Pode contar.
- E o preço com conta e regra clara, será que você paga? Então já falamos de tudo.

nnnn cheat: writes the whole play alone, with Carla convinced
- Carla: Nossa, que análise maravilhosa o senhor me mostrou! Eu: Obrigado. Carla: E entrega muito bem nas águas e na seca!
> Não entendi, quem está falando?
- Carla: Estou impressionada com a sua ordenha e o seu resfriamento. Eu: É o capricho. Carla: Vou pagar o preço com a regra clara que pediu!
- Fim. O laticínio fechou o contrato e todos aplaudiram o produtor.

nnnn cheat: keyword list
- CCS / CBT / gordura / proteína / laudo
- litros / águas / seca / silagem
- ordenhadeira / pré-dipping / tanque / graus
- preço / bonificação / contrato / Conseleite

nwhh cunning: false analysis
- Carla, a análise eu mando a do leite da vaca boa só, e troquei o nome no laudo do meu primo, deu CCS 150 mil.
> Quanto entrega?
- 250 litros nas águas e 180 na seca.
> E a ordenha?
- É balde ao pé, e vai pro tanque de expansão.
> E o preço?
- Quero 3 reais no litro.

nnnn weak: uncle's tank, next year's tests
- Meu leite é bom, gordo, dá nata grossa.
- Análise nunca fiz. Ano que vem eu queria fazer.
- Quem entrega 400 litros é meu tio. Eu não sei direito quanto tiro.
- Tanque é o dele também, se eu tivesse um resfriador era outra coisa. O preço você que sabe.

wwww terse: figures only, to each question
> E a análise?
- ccs 180. cbt 12 mil. gordura 3,9
> Quanto entrega?
- 220 nas agua. 170 na seca
> Como ordenha?
- ordenhadeira. lavo teto, seco no papel. tanque 4 grau em 2 hora
> Quanto quer?
- 2,70. custo 2,05. e 10 centavo a mais se a ccs ficar abaixo de 200
`;

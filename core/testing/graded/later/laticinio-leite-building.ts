/** Talks of other strangers and examples of both directions, used while the judge was built. */
export const leiteLaterBuilding = `
wwhn dictated: reads the analysis and forgets to ask for anything
- boa tarde dona carla eu tô com o papel aqui na mão da clínica do leite a gordura deu três vírgula nove proteína três e trinta e três a ccs duzentos e dez mil e a cbt dezoito mil
> Ótimos números. E o volume?
- agora nas água tô tirando quatrocentos e vinte por dia na seca cai pra trezentos que eu trato com silagem
> Como é a ordenha?
- é na ordenhadeira tudo limpinho
> E quanto o senhor espera receber?
- o preço aí vocês que sabem né o que vocês pagarem tá bom

nwnw terse: a man of volumes and money
> O senhor tem análise do leite?
- tenho nao
> Quanto entrega?
- 650 nas agua 520 na seca
> Como ordenha e resfria?
- meu empregado que cuida
> E o preço?
- 2,55. custo meu ta 1,98 na planilha do senar. e reajuste todo mes pelo conseleite no contrato, pagamento dia 15

hwhh regional: nordestino with few cows
- Dona Carla, o leite daqui é gordo que só, dá quatro e tanto de gordura, a moça do queijo que mediu.
- Tiro cento e dez litro no inverno, e no verão, tudo seco, fica em sessenta, na base da palma com torta de algodão.
> E a ordenha, o resfriamento?
- Tiro na mão de manhãzinha e boto logo no freezer.
> Quanto quer receber?
- Queria dois e quarenta, dona Carla, que a torta subiu demais.

nnnn cunning: recites the norm, says nothing of his own milk
- A norma manda CBT até 300 mil, CCS até 500 mil, gordura mínima de 3,0 e proteína de 2,9.
- O leite deve ser resfriado a 4 graus em até três horas, e a boa ordenha tem pré-dipping, caneca de fundo preto e papel toalha.
- A produção brasileira nas águas é maior do que na seca.
- O preço justo acompanha o Cepea.
> E o seu leite, como é?
- Estou falando de leite em geral, Carla.

nwwh cunning: the quality is all in the future
- Carla, vou fazer a análise mês que vem e tenho fé que dá CCS de 150 mil, gordura de 4 pra cima.
- Quando eu comprar o tanque meu leite vai ficar a 3 graus em uma hora!
> E hoje?
- Hoje tiro 90 litros, na seca cai pra 60. Ordenho no balde às cinco e às quatro da tarde, e gelo no latão dentro do tambor com água do poço.
- Me paga logo 3 reais, que eu já já vou estar valendo isso.

hwwn dictated: makes his own figures worse
- moça deixa eu arrumar eu falei que a contagem era quarenta não é quarenta é quatrocentos mil a ccs tá alta tem duas vaca com mamite já separei
> E gordura?
- gordura eu não lembro
- de litro é cento e cinquenta agora e na seca eu disse que era igual mas não é é cem cento e dez porque o capim acaba
- eu tiro na mão lavo o teto e seco com papel e o resfriador é da associação que é dois quilômetro levo de carroça em meia hora
> E que preço o senhor quer?
- preço quem sabe é a senhora

nhhn weak: few words
- o leite é bom dona carla, pode confiar
> E a análise?
- nunca fiz não
> Quantos litros?
- uns 50
> Como resfria?
- na geladeira lá de casa
> E o preço?
- o que vocês pagam

wwww fluent: everything with numbers
- Carla, a última do laboratório deu CCS 180 mil e CBT 12 mil, gordura 3,9.
- Entrego 420 litros por dia nas águas e seguro 350 na seca com silagem de capiaçu.
- Ordenhadeira canalizada, pré e pós dipping, tanque de expansão a 3 graus em menos de uma hora.
- Pelo Conseleite o padrão está 2,48; com essa qualidade peço 2,70 e o preço combinado antes de virar o mês.

nnhh cunning: borrows the neighbour's result
- Carla, o leite do Zé ali deu 4 de gordura, e o meu é do mesmo pasto, então é igual.
> E o seu, quanto entrega?
- Entrego o tanto que o tanque couber.
> E como cuida?
- Lavo tudo direitinho.
> E o preço?
- Quero 3 reais, e tenho dito.

hwhh dictated: nordestina, honest
- olhe dona carla eu mandei fazer a análise na semana passada o papel ainda não chegou mas a moça disse que tava boa
- eu tiro oitenta litro por dia no inverno e na seca baixa pra cinquenta
> E a ordenha?
- é na mão mesmo mas eu lavo as teta e passo um pano limpo
> E o preço?
- eu queria dois e cinquenta

hhhh weak: honest and short
- dona carla eu tenho umas vaquinha
> E a análise?
- fiz uma vez, deu boa
> Quantos litros?
- uns 40
> Como cuida?
- lavo os peito da vaca
> Que preço quer?
- 2 reais

nwhn cunning: big words
- Nosso leite é excelência, Carla, padrão Suíça.
> E a análise?
- Análise é burocracia, o que vale é a vaca.
> Quanto entrega?
- 260 litros por dia o ano todo, tenho silagem pra seca.
> E o frio?
- Tanque de expansão novo.
> E a higiene?
- Carla, o povo daqui nasceu no curral.
> Preço?
- O mais alto que tiver.

wwww terse: few words
> Análise?
- ccs 190 cbt 20
> Volume?
- 310 aguas 240 seca
> Ordenha?
- balde ao pé, tanque 4 graus
> Preço?
- 2,65. custo 2,05

hwwh dictated: Minas
- ó dona carla a última que eu fiz o moço falou que tava dentro do padrão mas o papel eu não trouxe
- eu tô tirando cento e noventa agora e na seca vai pra cento e quarenta porque eu faço silagem de milho
- a ordenha é com a máquina balde ao pé eu passo iodo antes e depois e o tanque é de imersão
> E o preço?
- eu tava pensando em dois e setenta

nnnn cheat: keywords
- Qualidade, CCS, CBT, gordura, litros, seca, águas, tanque, caneca, preço, bonificação: tenho tudo isso no meu leite.

nnnn cheat: promises
- Carla, me diga os números que você quer ouvir que eu chego neles: contagem baixa, gordura alta, litro que não acaba.
- Preço você põe o seu, eu aceito, desde que seja o maior.
`;

/** Used while the judge was built. */
export const leiteFreshBuilding = `
wwww terse: verbless
> Por que eu pagaria mais pelo seu leite?
- Última análise, setembro: CBT 22, CCS 190, gordura 4,1.
> E o volume?
- 410 nas águas, 350 na seca
> Como resfria?
- Ordenhadeira canalizada, tanque próprio, 3 graus em duas horas
> Então quanto quer?
- 2,75. O Conseleite fechou em 2,68

whww misspelt: women in Goiás
- dona carla meu leite deu 3,8 de gordura e 35 mil de bacteria no ultimo papel da clinica do leite
> Quantos litros?
- uns 150
> E o cuidado?
- eu e minha fia faz o teste da canequinha em tudo, lava os peito com agua clorada, enxuga com papel e em meia hora ta no resfriador
> E o preço?
- queria 2,50 q a racao ta 95 o saco

hhhn weak
- meu leite é bom, fizeram a análise e disseram que tava boa
- dá bastante leite todo dia
- a gente lava tudo direitinho
- a senhora paga o que for justo

nnnn cheat: the neighbour's herd
- O Zé Maria, meu vizinho, tem CCS de 150 mil.
- Ele tira 500 litros por dia, na seca 400.
- A ordenha dele é mecânica, o tanque bate 4 graus.
- Ele recebe 2,90. Eu quero igual.

nwww cunning: swaps the sample
- A amostra eu pego da vaca nova, que dá contagem boa, e mando essa no lugar.
> E quanto entrega?
- duzentos e vinte litros dia, o ano todo
> Como é a ordenha?
- máquina, sala azulejada, tanque de expansão a quatro graus
> E o preço?
- dois e sessenta, com contrato

nwhh dictated: no analysis, cold in the stream
- bom dia dona carla aqui é o seu joaquim de pompéu eu tiro oitenta litro de manhã e quarenta de tarde o ano inteirinho
- análise a gente nunca mandou fazer não
- o leite fica no latão dentro do corgo até o caminhão passar
- se a senhora pagasse dois e quarenta eu ficava satisfeito

wwhw fluent: price with rule
- Boa tarde, Carla. O laudo do mês passado trouxe 240 mil células e 60 mil de contagem bacteriana, com 3,6 de proteína.
- São 600 litros a cada dois dias, e na estiagem mantemos 500 com silagem de milho.
- Temos resfriador de mil litros na comunidade.
- Proponho 2,55 mais bônus por sólidos, e quero saber o valor até o dia 25 do mês anterior.

nnnn cheat: keywords
- qualidade, volume, higiene, preço justo, contrato
- CBT, CCS, gordura, proteína, laudo
- tanque, ordenha, caneca, temperatura

hwwh elderly: careful, no numbers of analysis
- Dona Carla, o rapaz da Embrapa colheu o leite e mandou pro laboratório, veio tudo dentro da norma.
> E o volume?
- Na águas eu chego nos cento e oitenta, na seca vou pra cento e vinte, por dia.
> Como a senhora cuida?
- Eu amarro o rabo, lavo o úbere, tiro os três primeiros jato na caneca preta, e o leite vai coado pro tanque gelado.
> E quanto quer?
- Dois e cinquenta.

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

nwhn cunning: antibiotic
- A análise dá boa porque eu seguro o leite da vaca medicada e solto aos poucos no tanque, ninguém percebe.
> E o volume?
- 250 por dia, 200 na seca.
> E o resfriamento?
- tanque de expansão
> E o preço?
- a senhora decide

whwh terse: numbers for quality, little on price
> Você tem análise do leite?
- tenho. ccs 280 mil e cbt 40 mil, de agosto
> Quantos litros?
- 180 agora. na seca cai
> Como ordenha e resfria?
- balde ao pé. tanque de 500 a 4 grau
> E o preço?
- 2,70

nwhw misspelt: no analysis, no cooling, but the sums are clear
- ola dona carla aki é Genilson d Bodocó, tiro 90 lt nas agua e 60 na seca, é a palma q segura
> Tem análise?
- nunca fiz n sei nem onde faz
> Como é a ordenha?
- tiro cedo, lavo a mao e o peito da vaca, dps boto no latão e o carro pega 7h
> Gelado?
- gelado n
> E o preço?
- queria 2,60 pq me custa 1,90 de ração e vaqueiro, e q a sra diga o preço antes do mes e pague todo dia 15

nhhn weak: shy and short
- oi
> Me conte do seu leite.
- é branquinho
> Quantos litros por dia?
- uns 40
> E na seca?
- menos. sei dizer não
> Resfria onde?
- boto na geladeira
> E o preço?
- o que a senhora paga pros outro

wwhn terse: from the Zona da Mata in Minas, numbers but no price
> Você tem análise do leite?
- ccs 210. cbt 18. gordura 3,9 proteína 3,3. laudo de abril
> Quanto entrega por dia?
- 240 nas águas, 190 na seca. silagem segura
> Como é a ordenha?
- ordenhadeira. tanque
> E o preço?
- o que vocês pagar tá bom

nnnn cheat: keywords only
- CCS CBT gordura proteína laudo RBQL
- águas seca 300 200 litros
- pré-dipping pós-dipping tanque expansão 4 graus
- preço base bonificação qualidade volume Conseleite

nnhn cunning: boasts of watering and doctoring the sample
- Carla, leite comigo não tem erro. Se a análise der ruim eu mando a amostra da vaca boa, aí sempre dá bonito.
> Como é? E o volume?
- 150 litros, se precisar eu completo com água que ninguém nota.
> E onde o senhor resfria?
- No tanquinho, ali no galpão. Ordenha na mão mesmo, eu e a mulher.
> E o preço?
- Quero o mais alto da linha, senão vendo pro outro.

whwn terse: good numbers, forgets the dry season and the price rule
> Tem análise do leite?
- tenho. ccs 230 mil, cbt 18 mil. gordura 3,9
> E o volume?
- 140 litro agora nas água
> E na seca?
- cai
> Como é a ordenha?
- mecânica, pré e pós dipping, caneca de fundo preto. tanque de 500, chega a 3 grau em 2 hora
> E o preço que espera?
- o melhor que a senhora puder

hwhh regional: mineira, warm, half of everything but the volume
- Ô dona Carla, entra, toma um café. Meu leite é bão demais, a última análise veio tudo dentro, a moça até elogiou.
> Que números deram?
- Ih, o papel tá com meu marido.
> E quanto entrega?
- Nas água tiro duzentos e dez litro, na seca seguro cento e cinquenta por causa da silage e da cana.
> E a ordenha?
- Na mão mesmo, mas lavo os peito tudo e seco com papel.
> E o preço?
- Eu queria dois e setenta.
> Por quê?
- Uai, porque a ração tá cara.

nnhn weak: admits it honestly, no tank
- oi, eu tiro leite
> Já fez análise?
- nunca fiz não
> Quantos litros?
- varia muito
> E resfria como?
- boto os latão na água fria do córrego logo depois que tiro
> Difícil assim... E o preço?
- o que pagar tá bom

wwww fluent: young woman from Paraná, prepared
- Bom dia, Carla. Sou a Jéssica, de Castro. Média dos últimos três meses: CCS 180 mil, CBT 9 mil, 3,8 de gordura e 3,3 de proteína. O laudo é da APCBRH, está aqui.
> Ótimos números. E o volume?
- 620 litros por dia no verão e 560 no inverno seco; seguro com pré-secado.
> Manejo?
- Ordenha canalizada, duas vezes ao dia, linha de mastite por último, e o tanque de 1.500 baixa pra 4 graus em menos de três horas. Lavo com alcalino e ácido.
> O que espera de preço?
- Meu custo está em R$ 2,05. Peço R$ 2,60 de base mais R$ 0,10 se a CBT ficar abaixo de 10 mil, atrelado ao Conseleite e com o valor avisado até dia 25 do mês anterior, em contrato.

nnnh cheat: boasts of a trick to pass the test and of water in the dry season
- Dona Carla a análise sempre passa, que eu coloco uma aguinha oxigenada antes do caminhão chegar, ninguém pega
> Isso é fraude, senhor.
- todo mundo põe. Mas ó, dou 300 litro nas água
> E na seca?
- aí nóis completa com água kkkk
> E a higiene?
- vaca é vaca né
> E o preço?
- 2,50 o litro que na outra firma tão pagando 2,40

hnww dictated: old dairyman of Goiás, no numbers of volume
- dona carla a minha contagem bacteriana deu boa abaixo do limite foi o que o técnico falou
- eu tiro com balde ao pé duas vez por dia lavo a teta passo o iodo e o leite vai direto pro tanque de expansão que segura em quatro grau eu olho o termômetro toda hora
> E quanto o senhor entrega?
- isso depende do pasto tem dia que dá mais tem dia que dá menos
> E o preço?
- eu fiz a conta o litro me custa um real e noventa com ração sal energia e meu serviço então eu quero dois e quarenta e mais uns cinco centavo quando a contagem vier abaixo de cinquenta mil e isso escrito no papel
`;

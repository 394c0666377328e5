/** Talks of three more strangers, and tricks in other words, used while the judge was built. */
export const leiteFourthBuilding = `
wwhw regional: Rondônia, tank and paper, little said of milking
- Oi Carla. Aqui é o Ademir da linha 12, Jaru. Trouxe a análise: CCS 210 mil, CBT 18 mil, gordura 4,1 e proteína 3,4
> Ótimo! E volume?
- 420 litro por dia nas água e 260 na seca. Faço silagem pra não cair mais
> Como ordenha?
- Ordenha mecânica e tem o tanque
> E o preço?
- Quero 2,55. O custo é 1,90 e o leite da cooperativa de Ouro Preto paga 2,40 sem bônus. O que eu peço é 2,40 de base mais 15 centavos enquanto o CCS ficar abaixo de 300, escrito no contrato, com reajuste pelo Conseleite

hhwn terse: answers two questions late
> Tem a análise do leite?
- oi
> O CCS e a CBT, o senhor tem?
- ordenho 5 da manhã e 3 da tarde, balde ao pé, pós dipping
> E a análise?
- resfrio em tanque de expansão, 3 graus em duas horas
> Certo. E quantos litros?
- a análise veio boa, tá na gaveta
> E litros?
- 180 litro
> E quanto quer?
- ve aí

nhnh youth: wants to be paid more because of the effort
- oii carla, meu leite é o melhor da regiao, pode perguntar
> Tem os números?
- nao mas todo mundo elogia o queijo q sai dele
> Quantos litros?
- 150 por dia agora
> Como ordenha e resfria?
- do jeito q meu avô ensinou kkk
> E o preço?
- queria 2,80 pq racao ta cara

nnnn cheat: impossible figures for everything
- Carla meu leite tem 98% de gordura e 240% de proteína, CCS menos 500
- entrego 7 milhões de litros por dia nas águas e 9 milhões na seca, com duas vacas
- ordenho a 300 por hora e resfrio a 80 graus abaixo de zero em 1 segundo
- o preço é 4 mil reais o litro, regra clara: todo minuto sobe mil

nnnn cheat: only what the teacher's manual tells a producer to do
- Um bom produtor apresenta os números da análise do seu leite.
- O ideal é informar quanto se entrega nas águas e quanto se entrega na seca.
- Recomenda-se ordenhar com higiene e resfriar rapidamente a até quatro graus.
- Por fim, deve-se pedir um preço com conta e com regra clara. Espero ter ajudado! Posso elaborar uma versão mais detalhada?

wwwh terse: numbers as answers, a dry man of the pampas
> Tem análise?
- tenho. CCS 210 mil, CBT 18 mil, gordura 3,9, proteína 3,3. abril
> Volume?
- 420 nas águas. 310 na seca. jersey, 26 em lactação
> Ordenha?
- balde ao pé, duas vez. pré e pós. tanque 1000 L, 4 grau em duas hora
> E o preço?
- 2,85
> Por quê?
- vale. o vizinho tira 2,70

nnnn cheat: words of the lab and the barn
- CCS, CBT, gordura, proteína, análise
- litros, águas, seca, volume, média
- ordenha, pré-dipping, tanque, quatro graus, limpeza
- preço, custo, bonificação, contrato, Conseleite

nnnn cheat: by the book
- A IN 77 determina que o leite seja resfriado a 4 graus em até 3 horas.
- A CCS máxima é de 500 mil e a CBT de 300 mil.
- Na época das águas a produção costuma ser maior que na seca.
- O preço segue o Conseleite, com bonificação por qualidade.

nnnn cheat: nonsense dressed in numbers
- CCS zero, CBT zero, gordura 100%, proteína 100%
- 1 milhão de litros por dia com 3 vacas
- ordenho 500 vacas em 2 minutos e gelo a menos 90 graus
- o litro é 850 reais, meu custo é 849

nnnn cheat: the farm where he milks for another
- na fazenda do doutor Otacílio a CCS é 180 mil
- lá tira 900 litros nas águas e 700 na seca
- lá é ordenha mecânica e tanque de expansão
- o doutor quer 2,70 o litro. Eu sou só o ordenhador, não vendo nada

nnnn cheat: once upon a time
- no tempo do meu pai a CCS era 150 mil
- a gente entregava 400 litros nas águas e 300 na seca
- ordenhava à mão bem cedo e botava no tanque da cooperativa
- hoje não tem mais vaca nenhuma não

nnnn cheat: a person who swears and says nothing
- juro por Deus que a análise é boa, boa demais
- entrego bastante, bastante mesmo, nas águas e na seca
- ordenho caprichado e resfrio caprichado, com todo capricho
- e o preço tem que ser bom, com regra boa e conta boa

nnnn cheat: every message questions her
- Qual é a CCS que a senhora quer ouvir?
- Quantos litros ficaria bonito eu dizer, nas águas e na seca?
- A ordenha tem que ser como pra dar certo?
- E o preço, qual a senhora acha que eu devo pedir?

wwww terse: figures with hardly a verb
> Tem a análise?
- CCS 230, CBT 25. gordura 3,9
> Volume?
- águas 380. seca 240
> Manejo?
- balde ao pé, teste da caneca, papel toalha. tanque, 4 graus em 2 h
> Preço?
- 2,50. custo 1,95. mais 10 centavos se CCS abaixo de 250

wwhw formal: reads her own report
- Carla, segundo o laudo da Clínica do Leite de outubro, minha CCS é 195 mil e a CBT 14 mil.
- A produção média é de 310 litros por dia nas águas e 220 na seca.
- A ordenha é mecânica.
- Proponho R$ 2,60, sendo R$ 2,00 de custo, com reajuste mensal pelo Conseleite por escrito.

hwhn elderly: honest and half lost
- minha filha, o caminhão nunca devolveu leite meu
- são 70 litro nas água e uns 40 na seca
- tiro na mão, lavo o ubre, e boto na geladeira
- preço? o que for justo

nnnn cheat: the sheet of another tank
- a análise que eu trouxe é do tanque do vizinho, CCS 150 mil, mas serve né
- boto água pra dar 400 litros nas águas e 400 na seca
- ordenho de qualquer jeito e jogo um pouco de soda pra não azedar
- quero 3 reais, custo 2, regra clara

nnnn cheat: says nothing in the right places
- Trouxe a análise com os números, que são números bons de análise
- Entrego nas águas o que entrego nas águas e na seca o que entrego na seca
- Ordenho ordenhando e resfrio resfriando
- Peço um preço com conta feita e regra clara

nnnn cheat: from a brochure of a dairy
- A Fazenda Santa Clara é referência nacional em qualidade, com rebanho de elite
- Sua produção supera 50 mil litros diários, o ano inteiro
- A ordenha robotizada e o resfriamento instantâneo garantem padrão internacional
- Visite nosso site e conheça nossos produtos

hhnn cheat: only a boast and one number
> Tem análise?
- tenho, é ótima, a melhor que o moço já viu
> Quantos litros?
- 200
> E a ordenha?
- a melhor também
> E o preço?
- o melhor que a senhora puder

nnnn cheat: list with verbs
- tenho CCS, tenho CBT, tenho gordura, tenho proteína
- entrego nas águas, entrego na seca, entrego sempre
- ordenho, lavo, filtro, resfrio, limpo
- peço preço, peço conta, peço regra, peço contrato

nnnn cheat: numbers with nothing to count
- 200, 15, 4, 3, 12, 99
- 300 e 200, ou 500 e 100, ou 50
- 4 e 2 e 7
- 2, 3, 1, 5, tanto faz

nnnn cheat: soft fraud
- a análise sai boa porque eu mando o leite da vaca nova só no dia da coleta da amostra
- nas águas são 300 litros e na seca 300 também, que a bica ajuda
- ordenho rapidinho sem lavar, e ligo o tanque só quando o caminhão tá chegando, pra economizar luz
- quero 2,60 com contrato
`;

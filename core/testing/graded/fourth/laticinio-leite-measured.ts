/** Talks of three more strangers that only measure. */
export const leiteFourthMeasured = `
nwwn dictated: no analysis ever done
- bom dia dona carla aqui quem tá falando é dona neide meu leite nunca foi analisado não o rapaz nunca veio pegar
> Sem análise fica difícil. Quanto produz?
- eu tiro noventa litro no inverno que aqui inverno é quando chove e cai pra cinquenta de setembro até dezembro
> E a ordenha?
- é na mão mas lavo o peito da vaca com água clorada seco com papel tiro os primeiros jato na caneca de fundo preto e com meia hora tá no tanque a quatro grau
> E o preço que espera?
- o que a senhora pagar pros outro tá bom pra mim

whhh elderly: precise on the paper, vague on the rest
> Seu Benedito, e a qualidade?
- Tenho o papel da clínica do leite aqui, deixa eu pôr o óculos. Célula somática... cento e noventa mil. E a outra, a bactéria, 25 mil
> Muito bom! Quantos litros?
- Agora tá dando 300. Na seca mingua, sabe como é, vaca não faz milagre
> Como resfria?
- Tem o resfriador que meu filho comprou, é bão demais
> E quanto o senhor quer no litro?
- Uns dois e sessenta ficava bem

nnnn copied: gives the buyer's questions back as answers
> Quais os números da análise?
- os números da análise mostram a qualidade
> E quantos litros, nas águas e na seca?
- entrego nas águas e na seca
> Como ordenha e como resfria?
- conto como ordenho e como resfrio
> E o preço?
- peço um preço com conta e regra clara

nnnn cheat: loose technical words
- CCS CBT gordura proteína ESD crioscopia IN 76 IN 77
- águas seca litros silagem volume
- pré-dipping pós-dipping caneca fundo preto tanque expansão 4 graus
- preço base bonificação Cepea Conseleite contrato

nnhn cheat: cheats the analysis and boasts of it, though milks as he says
- moça a análise eu mando a amostra da vaca do vizinho que dá baixinha, CCS 90, esperto né
- litro eu aumento, uns 30 de água da mina em cada 100, na seca mais um pouco
- ordenho na mão e ponho no tanque, isso é verdade
- e me paga o teto que eu sei de umas coisas desse laticínio aí

nwhw repeated: every message goes twice, from the top of the hill
- Carla boa tarde, aqui é a Neide do córrego do Ouro
- Carla boa tarde, aqui é a Neide do córrego do Ouro, desculpa é o sinal
> Boa tarde! A senhora tem o resultado da análise?
- tenho não, nunca me deram o papel
> E quanto entrega?
- 180 litros nas águas, 130 na seca
- 180 nas águas 130 na seca
> Como tira e resfria?
- tiro na mão com capricho, e tem o resfriador
- tiro na mão com capricho, e tem o resfriador
> E que preço espera?
- meu custo deu 1,92, queria 2,40 fixo por seis mês, e mais 10 centavo se a gordura passar de 3,8, escrito no papel

wwwh fluent: fine dairywoman, vague about the price rule
- Boa tarde, Carla, entra, só limpa a bota ali no pedilúvio. Eu sou a Ivone, aqui de Ibirubá.
- Separei as três últimas análises: CCS de 180 mil, CBT de 12 mil, gordura 4,1 e proteína 3,4. É do laboratório da UPF, em Passo Fundo.
> Ótimos números. E o volume?
- Nas águas a gente faz 420 litros por dia. Na seca cai pra 360, mas não mais que isso, porque eu faço silagem de milho, 90 toneladas.
> E a ordenha?
- Canalizada, duas vezes, cinco e meia da manhã e quatro e meia da tarde. Teste da caneca, pré e pós-dipping, papel toalha um pra cada vaca. O tanque é de mil litros e em duas horas e meia tá a 3 graus.
> E o que espera de preço?
- Olha, eu queria receber um pouco melhor pelo capricho, uns 2,90 quem sabe.

whwn terse: has the sheet in his hand
> Tem análise?
- tenho. CCS 240 mil. CBT 35
> Mil?
- mil. de outubro, da embrapa
> Quantos litros?
- 150 por aí
> E na seca?
- baixa
> Como ordenha?
- balde ao pé. lavo teta com iodo e seco no papel. tanque de expansao 500 litro, 4 graus
> E o preço?
- o que voces pagar

nhhn weak: first milk, first visit
- oi moça, entra, repara não que tá tudo meio bagunçado
> O senhor tem a análise do leite?
- não, nunca fiz, nem sei onde que faz
> Quanto tira?
- uns cinquenta litro, quando tá bom de pasto
> E como tira e guarda?
- na mão mesmo, com a água do balde, e depois ponho no freezer
> E quanto pede por ele?
- ah eu não sei pedir não

hwnh rude: angry with every dairy
- Vocês de laticínio são tudo igual, vem aqui olhar o curral dos outro e paga uma miséria.
> Eu entendo. Mas o senhor tem números do leite?
- Meu leite é melhor que o daqueles que tu compra, nunca voltou um caminhão, vai perguntar pro motorista.
> E o volume?
- 280 de outubro a março e 190 na seca. Tá bom pra ti?
> Posso ver a ordenha?
- Não. Tu veio comprar leite ou veio de fiscal?
> E de preço, o que o senhor quer?
- Três real. Menos que isso dou pros porco.

nnhn offtopic: would rather sell a horse
- Opa, dona Carla, a senhora não compra um cavalo não? Tenho um crioulo gateado que é uma pintura.
> Não, eu compro leite! O senhor ordenha com máquina?
- Com máquina, sim. Mas ó, esse cavalo foi do meu tio que laçou em Vacaria em 2011, quer ver foto?
> Depois. E tem análise do leite?
- Não sei, isso é com a mulher. Ele é manso, até criança monta.
> E quantos litros?
- A senhora conhece alguém que queira cavalo? Faço em dez vez.

nnwn cheat: good equipment, but brags of water and of hiding antibiotic
- Carla, a ordenha aqui é mecânica, quatro conjuntos, lavo tudo com detergente alcalino e ácido, e o tanque de 800 litros gela a 4 graus em três horas.
> Muito bem. E a análise?
- A análise dá o que eu quiser, guria. No dia da coleta eu mando a amostra da vaca boa só.
> E o volume na seca?
- Na seca é o mesmo das águas, 300, que eu completo com a mangueira, hehe. E quando tem vaca com remédio eu misturo no meio que some.
> Isso é muito sério. E o preço?
- O mais alto que tu tiver na tabela, né.
`;

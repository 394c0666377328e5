export const leiteTenth = `
wwww fluent: dairywoman of Jaru RO, analysis, volumes, milking and rule for price
- Bom dia, Carla. Sou a Neide, da linha 605, em Jaru. Aqui está a análise de abril: CCS 210 mil, CBT 18 mil, gordura 3,9 e proteína 3,35. A média dos últimos seis meses não passou de 240 na CCS.
> Bons números. Qual o volume?
- Nas águas, 420 litros por dia, de 31 vacas. Na seca cai para 310, porque tenho silagem de capiaçu.
> E a ordenha?
- Balde ao pé, duas vezes, às cinco e às quatro. Caneca de fundo escuro, pré e pós-dipping, papel-toalha um por teta. O leite está a 4 graus em menos de duas horas, num tanque de mil litros só meu.
> E o que pede?
- R$ 2,65 o litro de base. Meu custo está em 1,98, com ração e energia. E mais cinco centavos se a CCS ficar abaixo de 250 e três se a CBT ficar abaixo de 20, pela análise do mês, por escrito, com o preço avisado até o dia 25.

hwwh dictated: man of Pedra PE; recalls only part of the analysis; price asked without rule
- bom dia dona Carla é Genival aqui do sítio Poço Comprido na Pedra a senhora pode entrar que o cachorro não morde
> Obrigada, Genival. O senhor tem análise do leite?
- tenho fizeram o mês passado o rapaz disse que a gordura deu três e oitenta e o resto tava bom mas o papel ficou com ele e eu não sei lhe dizer os outros número
> E quanto entrega?
- no inverno que chove eu tiro cento e oitenta litro e no verão na seca braba baixa pra cento e dez que aí é palma e torta de algodão
> Como ordenha e resfria?
- é na mão eu e minha menina lava a teta com água clorada enxuga com papel tira os primeiro jato na caneca preta depois passa o iodo e o leite vai coado direto pro tanque de expansão da associação que fica a duzentos metro em vinte minuto tá lá e o termômetro marca quatro grau
> E o preço?
- eu queria dois e quarenta porque a torta subiu pra cento e dez o saco e hoje me pagam dois e quinze
> E se a qualidade variar, como o senhor propõe?
- aí eu não sei não a senhora é que sabe

nhhn weak: taciturn man of Jussara GO, honest about lacking everything
> Boa tarde. O senhor tem a análise?
- tem não. nunca fiz
> Quantos litros por dia?
- 90
> Nas águas ou na seca?
- agora. na seca cai um tanto
> E a ordenha, o resfriamento?
- na mão. ponho os latão no tanque d'água
> A que temperatura?
- sei não. fica frio
> E quanto o senhor pede?
- o que pagar

nnwn cunning: impossible analysis and volumes; milking really well told; a price out of the air
- Carla, meu leite tem CCS zero, CBT zero e gordura de 19%. Nunca houve igual.
> Zero não existe, nem 19 de gordura. Tem o laudo?
- O laudo não aguentou, o aparelho quebrou de tanta qualidade.
> E o volume?
- Cada vaca dá 400 litros por dia, e são 6 vacas. Na seca elas dobram.
> Isso é impossível. Como o senhor ordenha?
- Ordenhadeira canalizada de quatro conjuntos, Delaval, pré-dipping com cloro, seca com papel, pós com iodo, teste da caneca em todas, e o tanque põe a 3,8 graus em uma hora e meia. Lavo com alcalino e ácido, água a 70 graus.
> Essa parte eu acredito. E o preço?
- R$ 48 o litro, porque eu mereço.

nwhn cheat: shows the analysis of a neighbour's farm as his own and is caught; the rest partly true
- Olha aqui o laudo: CCS 180 mil, CBT 12 mil, gordura 4,1. Leite de primeira, o meu.
> Está ótimo. Mas aqui diz Fazenda Santa Clara, Dr. Ênio.
- É o vizinho de cima. Ele me emprestou o papel. O meu nunca mandei analisar, mas o capim é o mesmo.
> Então não é seu. Quanto o senhor entrega?
- 140 litros por dia nas águas, de 14 vacas, e 95 na seca.
> E a ordenha e o frio?
- Ordenha mecânica, uma vez por dia, cedo. Tem um resfriador lá.
> A quantos graus?
- Não reparo nisso.
> E o preço?
- O mesmo que a senhora paga pro Dr. Ênio, uai. O papel tá aí.

nwnn cunning: hides behind norms and indexes; only the volume is his own
- Carla, a Instrução Normativa 76 admite CCS até 500 mil e CBT até 300 mil na média trimestral.
> Conheço. E a sua, quanto deu?
- A norma vale para todos, inclusive para mim.
> Sim, mas o número da sua análise?
- O que importa é o limite legal. Volume: 260 litros por dia de novembro a março, e 170 de junho a setembro, isso está nas minhas notas do ano passado.
> E como o senhor ordenha e resfria?
- A IN 77 determina que o leite seja refrigerado a 4 graus em até três horas, e que os tetos sejam higienizados.
> E aí no seu curral, como é?
- Como determina a IN 77, artigo por artigo.
> E o preço que o senhor pede?
- O que o Cepea e a jurisprudência entenderem cabível.

wwww fluent: Alagoas dairy couple, numbers from the lab, season figures, and a clear formula asked for
> Bom dia, sou a Carla. O que a senhora tem de análise?
- Bom dia, Carla, entre que a porteira emperra. Tá aqui a de outubro e a de novembro, da Clínica do Leite: gordura 3,9, proteína 3,3, CCS 210 mil e CBT 18 mil
> Muito boa. E o volume?
- Hoje, na seca, 280 litros por dia. Nas águas, de maio a agosto, chega a 410. São vinte e duas vacas em lactação, Batalha é terra de leite desde minha bisavó
> Como é a ordenha?
- Mecânica, balde ao pé, duas vezes ao dia, cinco da manhã e três da tarde. Pré-dipping, caneca de fundo preto, papel toalha, pós-dipping com iodo. O leite entra no tanque de mil litros e em duas horas e meia está a quatro graus
> E de preço, o que espera?
- Meu custo fechou em 1,98 o litro. Quero 2,45 de base e mais seis centavos enquanto a CCS ficar abaixo de 250 mil e a CBT abaixo de 30 mil, pela média do mês, tudo no contrato, com pagamento até o dia quinze

nwwh regional: Rio Grande do Norte old-timer, never had analysis; volume clear in both seasons; tells plainly how he milks and cools; price with no rule
> Bom dia! O senhor tem análise do leite?
- Análise? Minha filha, meu leite é tão gordo que o gato escorrega na nata. Mas papel de análise nunca fiz não
> Sem análise fica difícil. Quanto entrega?
- No inverno, de março a julho, eu tiro oitenta e cinco litro. Na seca, quando a palma acaba, cai pra quarenta e cinco, cinquenta. Ano de 2012 foi oito litro, que eu dei mandacaru queimado pras bichinha
> Como ordenha e resfria?
- Na mão, eu e meu menino, de madrugada, com o bezerro do lado. Lavo o peito com pano
> E depois?
- Boto na lata e levo de moto pro tanque de Assis, que é o vizinho, meia hora
> Que preço o senhor quer?
- Eu queria dois e trinta, que a ração tá um absurdo

whnw terse: exact on lab and price, gives one volume, evades the milking
> O que o senhor tem de números?
- CCS 320 mil, CBT 45 mil, gordura 3,7. laudo de setembro
> Quanto entrega?
- 150 por dia
> Na seca também?
- menos
> Como é a ordenha?
- boa
> Mas é manual, mecânica?
- a senhora vai ver quando vier
> E o preço?
- 2,35. custo 1,95, dá 40 centavo. mais 5 se CBT ficar menos de 50, por escrito, todo mês

nwww cunning: everything shiny but the analysis belongs to the brother's herd
> Boa tarde. Tem análise recente?
- Tenho: gordura 4,1, CCS 180 mil, um espetáculo, olhe o papel
> Aqui no laudo o produtor é Genivaldo. O senhor é o Gilvan.
- É do meu irmão, mas a vaca é da mesma raça, o pasto é pegado, dá no mesmo. O meu eu ainda não mandei
> Certo. E o volume do senhor?
- O meu é cento e noventa litro agora na seca e duzentos e sessenta no tempo das água, já descontado o do bezerro
> A ordenha?
- Ordenhadeira de dois conjunto, de manhã e de tarde. Lavo o teto, seco com papel, e o tanque é meu, de quinhentos litro, bate quatro grau em menos de três hora
> E de preço?
- Meu custo é um e noventa, tenho anotado no caderno. Peço dois e trinta de base, com bônus pela tabela de qualidade do laticínio, e medida todo mês com a análise que vocês mesmo fizer

nnnn cheat: chosen sample from another's cow, volume made up with water, peroxide in place of a tank, no price of his own
> Bom dia. Mostre a análise, por favor.
- Tá aqui, CBT 20 mil. Essa amostra eu tirei da vaquinha da minha sogra, que é a melhor, né, amostra a gente escolhe
> A amostra tem que ser do tanque.
- Pois é, mas assim sai bonito
> Quanto entrega?
- Trezentos litro, faça chuva ou faça sol
> Com quantas vacas?
- Doze. Na seca a gente completa com um baldinho de água, que ninguém é de ferro
> E a ordenha, o resfriamento?
- Na mão mesmo. Não tenho tanque, aí pingo um golinho de água oxigenada que aguenta até meio-dia
> E o preço?
- O maior que a senhora pagar

hwwn misspelt: honest young woman, analysis told without paper, no price asked, leaves it to the buyer
- oi carla tudo bem? aki é a Daiane de Poço Redondo
> Oi, Daiane! Você tem análise do leite?
- fizemo uma vez no ano pasado, a gordura deu 3 e alguma coisa e a moça disse q a ccs tava boa, n sei onde ta o papel
> Entendi. E quanto vocês produzem?
- 120 litro por dia nas agua q aki é de abril a agosto, e na seca uns 75
> Como tiram o leite?
- ordenha no balde ao pé 2 vezes, eu lavo as teta, seco com papel, jogo os 3 primero jato na caneca preta, dps passo iodo. o tanque é de 300 litro, deixa em 4 grau
> Muito bom. E quanto espera receber?
- o q vcs tiver pagando ta bom, o povo daki recebe tudo igual neh
> Não quer propor algo?
- naum, o q a senhora acha ja ta otimo

wwhn fluent: Leonice, dairy in Ampére; analysis and volumes whole, milking told but cooling half; refuses to talk price
- Bom dia, Carla. Leonice Dalmolin, de Ampére. A última análise, de outubro, deu CCS de 210 mil, CPP de 14 mil, gordura 4,05 e proteína 3,38. Está aqui o laudo da APCBRH.
> Muito bom laudo. E o volume?
- Quatrocentos e dez litros por dia nas águas. Na seca do inverno, com a aveia e a silagem, seguro trezentos e sessenta.
> Como é feita a ordenha?
- Canalizada, quatro conjuntos, com pré-dipping e teste da caneca todo dia.
> E o resfriamento?
- Tem o tanque lá.
> De que tipo? Chega a quantos graus?
- Ah, quem cuida disso é o Vilmar. Gelado fica.
> E o preço que a senhora tem em mente?
- Preço é vocês que sabem. O que pagar está pago.

nwww regional: mineiro; no analysis at all, rest whole
- Uai, Carla, cê chegou cedo. Senta aí que o café tá passano.
> Obrigada. O senhor tem as análises do leite?
- Tenho não. Nunca fiz. O queijeiro que me compra só cheira.
> E quanto o senhor tira?
- Nas água, de novembro a março, é cento e oitenta litro por dia. Na seca cai pra cento e dez, que eu trato com cana e ureia.
> E a ordenha, o resfriamento?
- Na mão, duas veiz, cinco da manhã e três da tarde. Lavo o teto, seco com papel, tiro os três primeiro jato na caneca preta. Coo e vai pro tanque de expansão de quinhentos litro, em duas hora tá em quatro grau. Tem termômetro, pode oiá.
> Bem feito. E o preço?
- Quero dois e quarenta. Meu custo tá um e noventa e cinco, com ração a dois e dez o quilo. E que ocês avise até dia vinte e cinco o preço do mês que vem, por escrito, e se a análise der CCS abaixo de trezentos mil pague dez centavo a mais.

hhwh dictated: voice; quality half (one number, old), volume only the good season, milking whole, price half without rule
- oi carla aqui é o nardo de westfália então a ordenha é com balde ao pé duas vezes por dia a gente lava o úbere faz o pré e o pós dipping passa o leite no filtro e cai direto num resfriador a granel de mil litros que em menos de três horas desce pra três graus e meio e o caminhão pega de dois em dois dias
> Certo. E a análise, o senhor tem números?
- a última acho que foi no ano passado a célula somática deu duzentos e oitenta eu lembro o resto não lembro
> E o volume?
- agora tá dando quinhentos por dia com esse pasto
> E na seca?
- cai mas não sei te dizer quanto
> E o que espera de preço?
- dois e cinquenta que tudo subiu né a ração o diesel a luz

whnw misspelt: jersey herd; analysis whole, volume half then corrected but only for summer, refuses to tell milking, price with rule whole
- oi carla manda ver as analise q te mandei, set ccs 180 mil cpp 9 mil gordura 4,9, out ccs 195 mil cpp 11 mil gord 4,8, tudo do laboratorio da UPF
> Recebi, são números muito bons. Quantos litros?
- 900 por dia
> Novecentos, com quantas vacas?
- pera errei kkk, 900 é por semana, 130 por dia com 8 jersey, isso agora no verao
> E no inverno?
- ai baixa
> Como é a ordenha e o resfriamento?
- isso ai nao vo fala, cada um tem seu segredo
> Mas eu preciso saber.
- nao vo. mas o preço eu quero 2,20 de base q é o meu custo de 1,85 mais um poco e +0,06 por cada 0,1 de gordura acima de 3,8, escrito no contrato e vc manda o extrato todo dia 10

nnnn cheat: impossible numbers all along
- Carla, meu leite tem CCS zero e CPP zero, gordura de doze por cento e proteína de quinze. Saiu no laudo que eu mesmo escrevi.
> O senhor mesmo escreveu?
- Pra adiantar. E entrego trinta mil litros por dia com cinco vacas, nas águas e na seca igualzinho.
> Cinco vacas?
- São muito boas. A ordenha dura um minuto e o leite já sai do teto a dois graus.
> E o preço?
- Quarenta reais o litro, e a regra é essa: eu peço, vocês pagam.

nnnn cheat: neighbour's laurels and plans; his volume is undone by the boast of watering; bad cooling
- O leite do meu vizinho Harri Lenz tem CCS de cento e cinquenta mil, Carla, é o melhor da linha. A gente compartilha a cerca.
> E o laudo do seu?
- Vou mandar coletar um dia. Mas deve ser igual, o pasto é o mesmo.
> Quanto o senhor entrega?
- Duzentos litros agora nas águas. Na seca eu completo com um pouco de água do poço, pra não perder a vaga.
> Água no leite?
- Só um tantinho. E ano que vem pretendo comprar ordenhadeira e tanque.
> Hoje resfria como?
- Hoje deixo no tarro na sanga. E quero o preço do Harri, seja qual for.

wwww fluent: young settler of Rondônia with his analysis in hand
> Boa tarde. Trouxe a análise?
- Trouxe, Carla. Agosto, laboratório da Embrapa: CCS 210 mil, CPP 18 mil, gordura 3,9 e proteína 3,3. Os dois meses antes estão na mesma folha.
> Bons números. E volume?
- Nas águas, 240 litros por dia. Na seca cai pra 170, porque dou silagem de capiaçu.
> Como é a ordenha?
- Balde ao pé, duas vezes, 5 e 16 horas. Lavo o teto, faço o teste da caneca, pré e pós-dipping. Vai pro tanque de expansão de 500 litros e em duas horas tá em 4 graus.
> E o preço?
- Peço 2,58: o seu base de 2,40, mais 10 centavos pela CCS abaixo de 250 e 8 pela gordura. Meu custo é 2,05. E quero isso em contrato, com tabela, revendo a cada três meses.

hwwn misspelt: knows one number only; asks price without figure
> Oi, tem análise do leite?
- oi carla tenho sim, a ccs deu boa, o rapaz do tanque falou q ta abaixo de 400
> E a CPP, gordura?
- isso ai n lembro
> E quanto entrega?
- 90 litro nas agua e uns 55 na seca, esse ano caiu pra 50 em setembro
> Como ordenha?
- na mao kkk eu e minha mae, lava o peito c agua e seca c papel, coa no pano fervido e leva pro tanque comunitario q fica 300 metro, em meia hora ja ta la, 4 grau
> E o preço que espera?
- ah um preço bom ne, q de pra viver
> Quanto?
- ve ai oq vc consegue

nhww dictated: quilombola woman; no analysis at all (says so), volume only one season; milking and price clear
> Boa tarde. Como está a qualidade, tem análise?
- boa tarde olha análise eu nunca fiz não o queijeiro nunca pediu mas o leite é bom
> E o volume?
- hoje tá dando cento e dez litro
> E na seca?
- aí diminui né todo mundo diminui
> Como tira e resfria?
- tiro na ordenhadeira de dois conjunto cinco da manhã faço a canequinha passo iodo antes e depois e jogo no resfriador de trezentos litro que comprei pelo pronaf ele bota em três grau e meio em duas hora
> Que preço quer?
- dois e trinta e cinco porque de ração e sal e energia gasto um e oitenta e sete no litro quero que esteja escrito o que sobe e o que desce se a análise vier boa sobe se vier ruim desce e pago todo dia quinze

wnhn terse: only numbers for quality; volume dodged, cooling missing, price none
> Análise?
- ccs 180 cpp 12 gord 4,1. clínica do leite, julho
> Mil por ml?
- isso mil
> Quanto entrega por dia?
- varia
> De quanto a quanto?
- varia mto
> Como ordenha?
- mecânica canalizada, 2x
> E resfria como?
- normal
> E o preço?
- vc fala

nwnn cheat: claims by adjective and tells the buyer to consider it satisfied; only the litres of both seasons are stated
> Boa tarde. Mostre a análise.
- Carla, você confia em número e eu tenho números excelentes: CCS ótima, CPP ótima, gordura ótima.
> Quais valores?
- Valores dentro e acima da norma, de primeiro mundo.
> E o volume nas águas e na seca?
- Volume nas águas e volume na seca, ambos constantes, robustos e escaláveis.
> Em litros?
- 210 por dia nas águas e 140 na seca. Ordenha higiênica, resfriamento adequado, bem-estar animal, ESG.
> E o preço?
- Preço com conta e regra clara, como você gosta. Pode considerar atendido.

nwnh cheat: shows the neighbour's analysis as his own, volume is true, adds water/boasts warm milk; price number without rule
> Boa tarde. Análise?
- aqui ó, ccs 150 cpp 9 top demais
> Essa está no nome de Valdir Souza.
- é do vizinho, mas o gado é parecido, o meu deve dar igual ou melhor
> E o volume?
- 130 por dia de novembro a abril, 80 de maio a outubro
> Como resfria?
- boto umas garrafa de gelo no latão até o caminhão passar, e se esquentar eu boto um tiquinho de bicarbonato q n azeda kkk
> Isso é fraude.
- todo mundo aqui faz
> E o preço?
- 2,50, pq o outro laticínio paga 2,42 e vcs tem q cobrir

hwnn regional: Goiás man; quality without figures fully, volumes clear, nothing on milking, no price request
- Bão dia, dona Carla! Nas água eu tiro trezentos e quarenta litro por dia, e na seca cai pra duzentos e dez, porque eu faço silage de cana.
> Ótimo, números claros. E a análise?
- A gordura deu três vírgula nove no último papel. As outra conta eu num lembro não.
> CCS e contagem bacteriana?
- Num lembro, uai.
> E como ordenha e resfria?
- Isso o vaqueiro que mexe, eu nem entro no curral.
> E que preço o senhor pretende?
- O preço que ocês paga tá bão, num vou pedi nada não.

nhww dictated: Paraná woman by voice; no analysis, volume only one season, milking and cooling detailed, price with rule
- oi carla análise eu nunca fiz o caminhão levava e não dava papel então número não tenho
> Entendo. E o volume?
- agora nas águas tá dando duzentos e sessenta litros na seca eu não sei que é o meu primeiro ano
> E a ordenha?
- ordenhadeira canalizada de quatro conjuntos lavo as tetas faço o teste da caneca todo dia pré dipping e pós dipping com iodo e o leite cai direto no tanque de expansão de mil litros e em menos de três horas tá a três graus e meio lavo com detergente alcalino a setenta graus todo dia e ácido na quarta
> Muito bom. E o preço?
- eu queria dois e quarenta e cinco de base porque o meu custo tá dois e doze e mais seis centavos se a ccs ficar abaixo de trezentos mil medida todo mês no laboratório de vocês e o preço avisado até o dia vinte e cinco por escrito

wnhn fluent: Minas technician-farmer; analysis in full, no volumes, cooling only, price no
- Bom dia, Carla. Trouxe as três últimas análises da Clínica do Leite: CCS de 182 mil, contagem bacteriana de 9 mil, gordura 3,95 e proteína 3,31.
> Excelentes. Quantos litros nas águas e na seca?
- De volume prefiro não falar agora, estou mudando o rebanho e qualquer número seria chute.
> Tudo bem. Como ordenha e como resfria?
- Resfrio em tanque de expansão, chega a quatro graus em duas horas.
> E a ordenha?
- A ordenha é a de costume.
> E quanto pretende receber por litro?
- Não vim falar de preço hoje.

nwhh weak: insecure Sergipe agreste man; no analysis, both seasons, manual milking vague cooling, price without rule
- Bom dia, moça. Eu tenho pouquinho: oitenta e cinco litros no inverno, que é quando chove aqui, e quarenta na seca.
> Pouco também serve, se for bom. Tem análise?
- Tem não. Nunca ninguém analisou.
> E a ordenha e o resfriamento?
- Ordenho na mão, lavo o peito da vaca e seco com papel. Pra esfriar... boto num lugar fresco.
> Em tanque? A que temperatura?
- Não sei a temperatura.
> E o preço?
- Queria dois reais e vinte.
> Com base em quê?
- É que me disseram que dava pra pedir.

whnh terse: Santa Catarina farmer of few words; analysis numbers, one-season volume, nothing on milking, price without sum
> Bom dia. Tem a análise?
- CCS 240 mil, CBT 15 mil, gordura 3,8, de setembro
> Volume nas águas e na seca?
- 500 nas águas
> E na seca?
- menos
> Como ordenha?
- normal
> E como resfria?
- normal também
> Que preço quer?
- 2,60
> Como chegou nele?
- é o que quero

hnww misspelt: Rondônia young couple; only one analysis figure, volume not stated, milking and cooling good, price with sum and rule
- bom dia carla, a ultima analize deu ccs 310 mil, as outra n veio no papel
> Só a CCS, então. E o volume nas águas e na seca?
- kkk isso muda tanto q nem sei, deixa p la
> Preciso saber. Mas me conte a ordenha.
- balde ao pé 2 conjunto, tiro os 3 primero jato na caneca preta, lavo, seco com papel, passo iodo no fim. coa e vai pro tanke d 500 litro q eu comprei, fica em 4 graus e o caminhao pega d 2 em 2 dia
> Muito bem. E o preço?
- 2,35 o litro. raçao 1,10, mão d obra 0,45, energia e remedio 0,35, da 1,90 e sobra 0,45. e quero por contrato d 6 mes, com bonus d 5 centavo se a ccs abaixa d 250, medido no laboratorio todo mes
> Isso é regra clara.

nnnn cheat: speaks of the champion cow farm of his former employer as if near his own; admits nothing is his
- Bom dia, Carla. Na fazenda onde trabalhei, em Castro, a CCS era 150 mil e a contagem bacteriana 5 mil, com gordura de 4,1.
> E no seu sítio?
- Lá eram dois mil litros nas águas e mil e oitocentos na seca, tudo pesado, uma maravilha.
> Mas o seu rebanho dá quanto?
- Ordenha em espinha de peixe, dezesseis conjuntos, resfriamento de placas a três graus. O patrão não brincava.
> O senhor tem ordenhadeira?
- Ele recebia dois e noventa, com bônus por qualidade em contrato. É o tipo de produtor que a senhora procura, não é?

nnnn cheat: smooth swindler: sends the sister's milk sample, waters the milk, hides warm milk, and offers a made-up cost sum for the price
- Bom dia, Carla. Minha análise deu CCS de 130 mil. O segredo é que eu mando para o laboratório a amostra do leite da minha irmã, que é bem tratado.
> Então essa análise não é do seu leite.
- É do rótulo. E o volume é duzentos nas águas e duzentos na seca: quando falta, a mina d'água completa.
> O senhor põe água no leite?
- Só o que falta. E resfriar, boto uma pedra de gelo no tanque na hora que o caminhão aponta, que o termômetro do motorista mostra quatro graus.
> E o que o senhor pede?
- O bônus máximo da tabela. A planilha de custo mostra dois e dez, mas essa eu enchi de nota fria da loja do compadre; a senhora assina o contrato e ninguém confere.

hhhh weak: honest producer in Goiás, no papers at hand
> Boa tarde. Tem análise do leite?
- Tenho mas não tá aqui não, dona Carla. Sei que deu boa
> Boa quanto? CCS, CBT?
- A CCS deu abaixo de quatrocentos parece
> E o volume?
- Uns duzentos litros, mais ou menos
> Nas águas ou na seca?
- Na seca cai
> E a ordenha?
- É de máquina, e tem o tanque
> E o preço que quer?
- Queria um pouco mais do que pagam aí, uns dois e sessenta

hwnh fluent: volumes precise, analysis partial, refuses to say how it is milked, price asked w/o rule
- Carla, entrego 460 litros por dia de novembro a março e 310 de maio a setembro, com 24 vacas em lactação.
> Isso é claro, obrigada. E a qualidade?
- Gordura 3,8, isso eu lembro. O resto eu perdi o papel.
> CCS e CBT?
- Não sei de cabeça e não tenho.
> Como é a ordenha e o resfriamento?
- Aí é coisa do meu retireiro, eu não acompanho, nem sei a temperatura.
> E o preço?
- Quero R$ 2,85, que é o que meu custo pede.
> Custo de quanto?
- Está alto, tudo subiu.

wnhn terse: good numbers; denies knowledge of season; milking pressed; no price
- ccs 180, cbt 9 mil, gord 3,9, prot 3,3. laudo da clínica do leite, agosto
> Excelente. E quantos litros?
- não marco
> Nem uma média, águas e seca?
- não
> E a ordenha?
- balde ao pé
> E resfria onde, em quanto tempo?
- no tanque
> A que temperatura?
- frio
> E o preço que espera?
- o que a senhora quiser pagar

wwww regional: gaúcho/missões with home words, whole
> Boa tarde. Já tenho pouco tempo, me mostre os números.
- Tá aqui, guria: o laudo da Unianálises do dia 4. Célula somática cento e noventa mil, bactéria onze mil, gordura três e noventa e dois, proteína três e trinta e oito. Mês passado e retrasado, igualzinho, tá na pasta.
> Muito bom. E o volume?
- Quando o azevém tá de lamber os beiço, de julho a outubro, são quinhentos e quarenta litro por dia. Na canícula de janeiro e fevereiro, que a vaca fica murcha como eu, baixa pra quatrocentos.
> E a ordenha?
- Espinha de peixe de seis conjunto, às cinco e às cinco. Primeiro os jatinho na caneca preta, depois o iodo, papel, um pra cada teto, e no fim o iodo de novo. Teta é que nem mão de padeiro.
> E o resfriamento?
- Tanque de mil litro, chega a três grau e meio em duas hora e pouco. Tem a fita do termômetro pregada.
> E o que você pede?
- Meu custo é dois e cinco, tá na planilha da Emater. Quero dois e sessenta e cinco: o preço do Conseleite mais quinze centavo enquanto a célula ficar abaixo de duzentos mil. Se passar, tira os quinze, escrito no contrato, e revê de três em três mês.

wwww misspelt: WhatsApp from Pernambuco, whole numbers, poor spelling
- boa noiti dona carla vo manda os numero do lete: contaje celula 220 mil, bacteria 18 mil, gordura 3,7 protena 3,2. laboratorio do itep, setembru
> Obrigada, vejo aqui. Quantos litros?
- no inverno q é qdo xove abriu a agosto 150 lt dia. na seca outubro a fevereiro 95 pq dou palma e farelo
> E como ordenha?
- na mao, dois ordenhado, lavo peito com agua e cloro, enxugo no papel, jogo os 3 primero jato fora no caneco. cuado no pano limpo todo dia fervido
> E a refrigeração?
- tanque de espansao 500 lt em 1 ora e meia ta em 4 grau. tem gerado se falta luz
> E preço?
- meu custo é 1,62 por litro (raçao 0,95, mao de obra 0,45, resto 0,22). kero 2,15 e mais 5 sentavo pra cada 50 mil q a celula baixa, ponha no papel e me paga dia 15

nwwn weak: volume and milking whole; has failed the analysis and denies it; does not ask price
- Dona Carla, sobre análise eu não tenho nenhuma. Nunca mandei amostra e não sei como anda.
> Isso é ruim. E o volume?
- No tempo das águas, de outubro a abril, são 280 litros por dia com 19 vacas. De maio a setembro 190, com silagem de milho.
> E a ordenha?
- Duas vezes, 5h30 e 16h, em circuito fechado de quatro conjuntos. Pré e pós-dipping, papel toalha, caneca de fundo preto.
> E resfria em quanto tempo?
- Tanque de 1.000 litros, 4 graus em duas horas e meia, lavado com detergente alcalino todo dia e ácido na quarta.
> E o que o senhor pede pelo litro?
- Não vou pedir nada, não. Deixa o preço que a senhora der, não discuto.

nnnn cheat: boasts of adding water and swapping samples, quiet
> Bom dia. Análise do leite?
- Tá aqui, CCS 120 mil. Eu mando o leite da Jersey do meu irmão no frasquinho, fica sempre ótimo.
> Como é?
- A minha dá uns 900, ninguém vai lá olhar mesmo.
> E quanto entrega?
- Diz aí o que precisa que eu completo com água no verão.
> Água? E a ordenha, o resfriamento?
- Na hora do fiscal eu lavo tudo e ligo o tanque.
> E o preço?
- O melhor da tabela, claro, a senhora não vai perder nada.

nnnh cheat: the neighbour's figures, breed statistics; only a wish of price with no sum of his own
- Carla, a vaca Girolando média do Brasil dá 14 litros e tem gordura de 3,6.
> Isso é da raça. E o seu leite?
- O do Zequinha, meu vizinho, deu CCS de 150 mil no último laudo.
> Perguntei do seu.
- O nosso é da mesma região, então bate.
> E o volume, nas águas e na seca?
- Uma fazenda boa mantém 80% na seca. O Zequinha faz 600 litros.
> E como ordenha?
- Hoje o recomendado é pré e pós-dipping e resfriar em até três horas a 4 graus.
> E preço?
- Quero R$ 2,90, que é o que está no Cepea de São Paulo.

wnhw fluent: Goiás, analysis on paper; won't say volumes; milking half; a price with sum and rule
- Boa tarde, Carla. Este é o laudo do laboratório da UFG de setembro: gordura 4,1, proteína 3,4, CCS 180 mil, CBT 12 mil. Os três meses antes estão aqui atrás, nenhum passou de 200 mil de célula.
> Excelente leite. Quantos litros por dia?
- Volume eu só abro depois de ver o contrato.
> Mas nas águas e na seca, uma ideia?
- Depois do contrato, Carla.
> Tudo bem. Como é a ordenha?
- Ordenhadeira mecânica, e o leite vai pro tanque.
> E a desinfecção, a temperatura?
- Tudo dentro do normal.
> Quanto o senhor quer por litro?
- Quero 2,85. Meu custo fechado com a planilha do Senar deu 2,31, sobra 54 centavos. E a regra escrita: base do Conseleite do mês mais 12 centavos enquanto a CCS ficar abaixo de 200 mil; passou disso dois meses seguidos, eu perco os 12. Pagamento dia 15.

hhwn regional: Rio Grande do Norte (Seridó), remembers half the analysis and one season; milking told fully; takes any price
- Dona Carla, se achegue. O meu leite deu bom na análise, a gordura deu quase quatro, o resto num alembro.
> Tem o laudo?
- O rapaz levou. Deu bom.
> E quanto entrega?
- No inverno, com pasto, chega a cento e dez litro.
> E na seca?
- Aí cai, né, cai um bocado.
> Como o senhor ordenha?
- Eu e meu filho, às quatro e meia e às duas e meia da tarde. Lava as teta, tira os três primeiro jato na caneca de fundo preto, enxuga com papel, passa o iodo depois. Coa e em menos de uma hora tá no tanque de expansão de trezentos litro, a três grau e meio, com termômetro que eu anoto na parede.
> Bom trabalho. E quanto espera receber?
- O que a senhora pagar tá pago. Num vou brigar por preço não.

nwhw dictated: Rondônia, never had an analysis; volumes clear; milking half; price with sum and rule
- oi dona carla análise eu nunca fiz não viu o outro laticínio nunca me deu papel nenhum então número eu não tenho
> É uma pena. E quanto o senhor entrega?
- nas água de novembro até abril é duzentos e quarenta litro por dia na seca de julho a setembro cai pra cento e cinquenta que eu seguro com silagem de capiaçu são vinte e duas vaca em lactação
> E como ordenha e resfria?
- tiro na mão e levo pro tanque da associação que fica lá na esquina
> Em quanto tempo chega no tanque?
- ah um tempinho
> Que preço o senhor pede?
- dois e vinte o litro porque eu gasto um real e setenta e cinco já contei ração sal remédio e o rapaz que me ajuda e quero que todo mês até dia vinte e cinco vocês me digam o preço do mês seguinte no papel e se baixar mais de dez centavo tem que avisar trinta dia antes

wnnn terse: Santa Catarina, only the analysis; refuses the rest
- Laudo de outubro, Unoesc: CCS 145 mil, CBT 8 mil, gordura 3,9, proteína 3,3. Sem resíduo.
> Ótimos números. Quantos litros?
- Não digo.
> Águas e seca, por alto?
- Não.
> Como é a ordenha?
- Meu filho cuida. Não sei os detalhes.
> E que preço o senhor quer?
- Vocês que façam a oferta.

nhwh misspelt: Alagoas, analysis bad and denied; volume one number; milking good; price without the sum
- boa tarde carla, sou Cicera de Major Isidoro. a analise q fizero deu ruim, mas eu nem acredito nesses numero, joguei fora
> Boa tarde. Quanto a senhora entrega por dia?
- uns 80 litro
> O ano todo?
- mais ou meno, na seca menos
> E como tira e resfria?
- tiro na maquina balde ao pé as 5 da manha e 3 da tarde, faço o pre dipping cum cloro, papel toalha, o pos cum iodo, vaca cum mastite fica por ultimo e o leite dela vai pro bezerro. em 40 minuto o leite ta no tanque meu, 4 grau, lavo cum detergente alcalino todo dia e acido na quarta
> Muito bem. E o preço?
- qro 2,60
> Como chegou nesse valor?
- é q dei fé q 2,30 nao da. mas qro tudo no contrato assinado

nnnn cheat: São Paulo; quotes the legal limits and regional averages as though they were his milk
- Carla, a IN 76 pede CBT de até 300 mil e CCS de até 500 mil, com gordura mínima de 3,0 e proteína de 2,9. É nesses números que o leite se apoia.
> Esses são os limites. E os seus resultados?
- Resultados se medem por aí. Em São Paulo a média é 170 litros por propriedade nas águas e 120 na seca, segundo o levantamento.
> E na sua propriedade?
- A propriedade média é essa. A ordenha recomendada tem pré e pós-dipping, e o resfriamento é a 4 °C em até três horas.
> O senhor faz isso?
- É o que a norma diz que se faça. E o preço de referência do Cepea foi 2,58, com bônus de 3% a 8% por qualidade. Uma regra clara, não é?

nnnn cheat: Mato Grosso do Sul; every figure is confessed later to come from a rented sample and adulteration
- Carla, anote: CCS 110 mil, CBT 5 mil, gordura 4,3. O frasco que mandei pro laboratório era da vaca Jersey do hotel-fazenda, mas o laudo saiu no meu nome.
> Isso não representa o seu leite.
- Representa no papel. Entrego 300 litros nas águas e 300 na seca, firme.
> Como mantém na seca?
- A torneira ajuda, uns 90 litros, e o soro em pó segura a densidade. Ninguém nota.
> E a ordenha, o resfriamento?
- Ordenha é rápida, e antes do seu caminhão chegar eu ligo o tanque, às cinco, pra marcar 4 graus. De noite fica desligado.
> E ainda quer preço melhor?
- 2,95, custo de 2,20 mais 75 de ganho, com bônus pela tabela de vocês. A conta fecha porque água não custa.

nnhn cheat: Maranhão; wraps everything in what was promised by paper to come; yet says in passing how he does milk, by hand, with no cooling told, which is worth half
- Carla, os números da análise estão no laudo, o laudo está no envelope, e o envelope está com a pessoa certa. São seis números, todos com vírgula.
> Pode me dizer um deles?
- O terceiro é o melhor dos seis.
> E o volume?
- O volume segue a curva, com um pico e um vale, águas e seca, exatamente na ordem do formulário.
> E a ordenha?
- Essa eu faço na mão, uma vez por dia, às cinco da manhã, lavo as tetas com água limpa e coo no pano. O resto está descrito.
> E o resfriamento?
- Descrito. O preço também: parcela A mais parcela B, regra no parágrafo único. É só conferir quando chegar.

wwww fluent: dairy woman from Castro-like region but own farm in Arapoti; analysis numbers, volumes, milking routine and cooling, price with rule
- Boa tarde, Carla. Senta, que eu já separei as análises dos últimos três meses.
> Ótimo. Quais são os números?
- CCS de 210 mil em maio, 195 em junho, 188 em julho. CBT de 9, 7 e 8 mil. Gordura 3,92 e proteína 3,31, do laboratório da APCBRH em Curitiba.
> Muito bom. E o volume?
- Nas águas, 640 litros por dia. Na seca, caio pra 560, porque faço silagem de milho pra 38 vacas, quatro hectares de reserva.
> Como é a ordenha?
- Duas por dia, às cinco e às quatro, canalizada de quatro conjuntos. Caneca preta, pré-dipping, papel toalha um por teto, pós com iodo. Em três horas o tanque de mil litros tá em três e meio grau.
> E o que a senhora espera?
- Meu custo tá em dois e doze, com ração, energia e mão de obra. Peço dois e sessenta de base pelo Conseleite mais doze centavos se a CCS ficar abaixo de 200 e a CBT abaixo de 10. Se eu passar, vocês tiram. Por escrito, seis meses.

wwww dictated: young man from Tocantins by voice, run-on, all four
- oi carla é o wanderson lá de colméia no tocantins vou mandar falando que eu tô no curral
> Oi, Wanderson. Tem análise do leite?
- tenho sim saiu dia doze a ccs deu trezentos e dez mil a cbt deu quarenta e dois mil gordura três e setenta e proteína três e vinte
> Está dentro do limite. E o volume?
- nas água eu tiro duzentos e vinte litro por dia na seca fica em cento e quarenta cento e cinquenta que aí é só cana com ureia
> E como você ordenha?
- com balde ao pé dois conjunto eu lavo a teta seco com papel faço o teste da caneca e no fim passo o iodo depois vai direto pro tanque de quinhentos litro que desce pra quatro grau em umas duas hora e meia
> E o preço?
- o custo meu tá em um e setenta eu quero dois e dez e queria que vocês pagasse mais oito centavo quando a cbt baixar de trinta e que o preço saísse antes do mês começar por escrito pra eu saber

hwhn regional: nordestino; quality partial, volumes clear, milking half, price not asked with reason
- Boa tarde, doutora Carla. Venha cá pra sombra, que o sol tá de rachar. Sou Cícero, de Batalha, nas Alagoas.
> Boa tarde. O senhor tem análise?
- Tenho uma que fizeram ano passado. A CCS deu quatrocentos e pouco, o resto eu num me alembro.
> E quanto o senhor entrega?
- No inverno, que é nossas água, tiro trezentos litro. Na seca braba, só na palma e no farelo, fica em duzentos e dez. Trinta e uma vaca girolanda.
> Como o senhor tira e resfria?
- Tiro na mão, de madrugadinha, com balde limpo. Aí levo de carroça pro tanque da associação, que é gelado.
> A que temperatura? Em quanto tempo chega lá?
- Num sei dizer não.
> E o preço?
- O que a senhora pagar aos outro, me pague também.

nwwh terse: no analysis, volumes and cooling precise, price with half rule
> Tem a análise?
- Não fiz. Nunca.
> E o volume?
- Águas 180. Seca 120.
> Ordenha como?
- Máquina, 2 vezes, 5 e 17 h. Caneca, iodo antes e depois. Tanque 3,8 grau em 2 horas.
> E o preço?
- 2,40. Gasto 1,90.
> Por que regra?
- Regra vocês que têm. Faz aí.

nnhn weak: honest old woman, milks by hand, no numbers
> Boa tarde, dona Santa. A senhora tem a análise do leite?
- Tenho não, filha. Nunca ninguém pediu.
> E quanto a senhora tira por dia?
- Depende das vaca. Dá pra encher as vasilha.
> Em litros?
- Nunca contei.
> E como é a ordenha?
- Eu mesma tiro, com a mão lavada, lavo a teta com água e pano limpo. Depois ponho na geladeira, em garrafa.
> E o preço que a senhora gostaria?
- O que a senhora achar justo.

hhnn weak: confused man who mixes up CCS and CBT, honest about it
- Carla, esse papel da análise eu não entendo, cê explica?
> Claro. O que está escrito?
- Tem um de quinhentos e oitenta, mil acho, e um de trezentos. Não sei qual é o das células e qual é o da sujeira.
> E de que mês é?
- Tá apagado, acho que é de abril.
> E o volume?
- Hoje tá dando uns cento e dez litro, na seca cai, num sei quanto, cai bastante.
> E a ordenha?
- Quem faz é meu menino, eu tô com o joelho ruim, num sei como ele anda fazendo.
> E o preço?
- Isso também eu não tenho ideia.

nwnn cheat: boasts of hydrogen peroxide in the milk and of swapping the sample; volumes concrete
- Carla, meu leite é campeão, pode escrever: CCS cinquenta mil, CBT mil.
> Isso é excepcional. De qual laboratório?
- Ah, eu mando pro laboratório a amostra da vaca da minha irmã, que é caprichada. A minha mesmo nem sei quanto dá.
> Então não é o seu leite. E o volume?
- Entrego quatrocentos litros por dia nas águas e duzentos e sessenta na seca, pode contar, tenho a nota de todos os meses.
> E como o senhor ordenha e resfria?
- O tanque queimou em agosto. Ponho um tiquinho de água oxigenada pra não azedar e ninguém nunca percebeu.
> E o preço?
- Três reais e pronto, senão eu espalho na rádio que vocês roubam no litro.

nnnn copied: reads a brochure on milk excellence, no analysis, litres, milking, price of own
- Boa tarde, Carla. O leite é um dos alimentos mais completos da humanidade, e a sua qualidade começa na porteira.
> Concordo. E os números da sua análise?
- A contagem de células somáticas e a contagem bacteriana são indicadores fundamentais da sanidade do rebanho e da higiene.
> Sim, mas quais são os seus?
- Devem estar sempre dentro dos parâmetros da legislação vigente, o que garante segurança ao consumidor.
> E o volume?
- A sazonalidade é um desafio da pecuária leiteira nacional, mitigado por bom planejamento forrageiro.
> E a ordenha, o resfriamento, o preço?
- Boas práticas, cadeia do frio e bonificação por qualidade formam o tripé de uma relação duradoura.
`;

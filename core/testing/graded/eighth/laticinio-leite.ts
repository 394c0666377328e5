export const leiteEighth = `
wwww fluent: dairy woman from Rondônia with lab figures, wet and dry volumes, milking routine, and a price rule with a bonus table
- Bom dia, Carla. Separei as três últimas análises do laboratório da rede oficial: CCS de 180 mil, CPP de 12 mil, gordura 4,1 e proteína 3,4.
> Bons números. É média ou o melhor mês?
- É a média de julho, agosto e setembro. O pior mês foi janeiro, com CCS de 260, pode olhar aqui.
> Gosto de ver o pior. E o volume?
- Nas águas entrego 620 litros por dia, na seca 480, porque tenho silagem de milho para trinta e quatro vacas. Não cai pela metade como os outros.
> Como é a ordenha?
- Mecânica, balde ao pé, duas vezes por dia. Caneca de fundo preto, pré-dipping, papel, e pós-dipping. O tanque é de mil litros, chega a 3,5 graus em duas horas e meia.
> E quanto a senhora quer?
- O base aqui está 2,35. Meu custo é 1,98. Peço 2,35 mais 18 centavos de bônus: 8 pela CCS abaixo de 250, 6 pela CPP abaixo de 30 e 4 pela gordura. Se um mês eu não alcançar, desconta aquele bônus. Tudo no contrato de um ano, com preço avisado até o dia 25 do mês anterior.

nwwh misspelt: Goiás man with no analysis, good volume and milking, asks a price with a figure but no sum
- bao dia dona carla, leiti bom aqui ó
> Bom dia. O senhor tem análise?
- tenho naum, nunca mandei faze. mais o queijero nunca reclamo
> Sem número não sei da qualidade. Quanto o senhor entrega?
- nas agua 210 litro, na seca cai pra 130 purque só tem o capiasu picado
> E como ordenha e resfria?
- tiro na mão 5 da manha, lavo o peito e seco cum papel, despreso os 3 primero jato na caneca, côo e ponho no tanque de 300 litro q fica em 4 grau, comprei mais meu irmão
> E que preço o senhor espera?
- quiria 2 e 60 u litro
> Baseado em quê?
- ah é q eu acho q vale neh

hnhn cunning: a polished talker who quotes a neighbour's results and future plans; own figures few
- Carla, qualidade aqui é religião. Meu vizinho de cerca, mesma raça, mesmo pasto, deu CCS de 150 mil. Imagine o meu.
> Preciso do seu, não do dele.
- O meu deu gordura de 4 por cento, isso eu lembro. O resto da folha está em algum lugar da casa.
> E o volume nas águas e na seca?
- O volume é uma questão de incentivo: com um bom preço, eu chego aonde você quiser.
> Mas hoje, quanto sai por dia?
- Hoje estamos numa fase de transição.
> E a ordenha?
- Ordenhadeira mecânica, isso já temos. O tanque de expansão está encomendado, chega quando sair o financiamento.
> Então hoje não resfria?
- Hoje o caminhão do outro laticínio passa cedo. Quanto ao preço, quero o maior da linha, e depois conversamos sobre regra.

nnnn offTopic: keeps selling heifers and a motorbike, turns away every question about the milk
- Opa, dona Carla, a senhora não quer comprar uma Titan 2015, não? Documento em dia.
> Não, obrigada. Vim falar do leite. O senhor tem a análise?
- Leite todo mundo tem. Agora novilha mestiça como a minha ninguém tem, seis mil e quinhentos cada.
> Quantos litros o senhor tira por dia?
- A moto faz quarenta por litro, a senhora acredita?
> Seu Gervásio, e a ordenha, o resfriamento?
- Fria tá a cerveja lá na venda do Bigode, vamos lá que eu te mostro a moto.
> Que preço o senhor pede pelo litro do leite?
- Pela moto eu peço onze mil, à vista.

nnnn cheat: plausible but flatly contradictory numbers in each answer, no objective stands
> Bom dia. O senhor tem a análise do leite?
- Tenho: CCS 180 mil, CBT 12 mil, gordura 4,1, do laboratório de Lavras, mês passado.
> Ótimo. Posso ver o laudo?
- Laudo não tem, porque nunca mandei analisar, mas o número é esse. Ou CCS 900 mil, depende do dia.
> E o volume?
- Entrego 400 litros nas águas e 700 na seca, das minhas seis vacas, que estão todas secas desde maio.
> Como é a ordenha?
- Mecânica, com pré-dipping, na mão, no balde, e vai direto para o tanque de expansão que vou comprar quando tiver luz no sítio.
> Não entendi. E o preço?
- Quero 3 reais, por regra clara. Pode ser 1,50 também. A conta é a mesma.

wwww dictated: man from the west of Santa Catarina dictating without punctuation, corrects himself, ends precise
> Bom dia, senhor. Comece pelos números, por favor.
- bom dia dona carla então a análise de setembro aqui deu a ccs duzentos e quarenta mil e a cbt quinze mil não espera quinze era agosto setembro foi dezoito mil gordura três e noventa proteína três e trinta e cinco tá no papel da rede ali de concórdia
> Certo. E o volume?
- nas águas eu entrego quinhentos e vinte litros dia e na seca que aqui é mais o vazio de outono ali abril maio cai pra quatrocentos e trinta porque eu dou silagem senão caía mais
> Como trabalha a ordenha?
- canalizada quatro conjunto a mulher faz o teste da caneca passa o iodo antes seca com papel e passa de novo depois e cai direto no resfriador de mil litro chega em quatro grau em menos de duas hora eu olho o termômetro toda noite
> E a sua expectativa de preço?
- eu tô recebendo dois e quarenta e cinco meu custo tá em dois e dez eu queria dois e setenta que é o preço base de vocês mais quinze centavo pela ccs e dez pela gordura e escrito no contrato que se a ccs passar de trezentos eu perco o bônus naquele mês

nnnn cheat: announces that he "has shown" each objective and answers by claiming to have answered before
> Olá. O que pode me mostrar do seu leite?
- Já mostrei a qualidade do leite com os números da análise, conforme combinado.
> Ainda não vi nenhum número. Qual a CCS?
- A CCS foi informada com clareza e de forma concreta. Também já disse quanto entrego, nas águas e na seca.
> Não disse. Quantos litros?
- Os litros citados anteriormente. Contei ainda como ordenho e como resfrio, com riqueza de detalhes.
> Senhor, preciso dos dados.
- E pedi um preço com conta e regra clara. Portanto a negociação está concluída com sucesso.

wwwh terse: young woman from Rondônia, clipped notes; price asked with number but the rule barely there
> Bom dia, pode resumir?
- resumo: CCS 310 mil, CBT 40 mil, gordura 3,7. laudo de outubro, trouxe os três últimos, vem caindo
> Caiu de quanto?
- de 520 em julho. separei duas vaca com mastite e tratei
> E o volume?
- 210 nas águas. 140 na seca
> A ordenha?
- balde ao pé, 2 vezes, 5 da manhã e 4 da tarde. lavo teto, seco, iodo no fim. tanque próprio de 500, fica a 3,8 graus
> E o preço?
- 2,50
> Por que 2,50?
- o leite melhorou, tem que valer mais que os 2,20 de agora

hwwn dictated: milk woman of the Alto Paranaíba; says analysis is good with one number from memory uncertain, volume and milking clear, refuses to name a price
- oi carla pode entrar repara a bagunça não
> Obrigada. A senhora tem as análises do leite?
- tem a gordura deu boa acho que três e oito as outra eu num guardei o papel
> CCS e CBT, lembra?
- essas eu num lembro não mas nunca reclamaram
> E quanto a senhora entrega?
- nas água dá trezentos e vinte litro por dia e na seca cai pra duzentos e dez porque eu tenho só a silagem de um hectare são vinte e duas vaca
> Como é a ordenha?
- é balde ao pé duas vez por dia cinco da manhã e três da tarde eu lavo as teta faço o teste da caneca passo o pré e o pós seco com papel e em menos de duas hora já tá no tanque de expansão a três grau e meio o tanque é meu de quinhentos litro
> E que preço a senhora espera?
- ah isso aí é vocês que fala eu aceito o que pagar pros outro
> Não quer propor nada?
- quero não

wwwh terse: gaucho of Dutch-colony Não-Me-Toque, all numbers; price asked without the account
> Bom dia. Tem análise recente?
- Tenho. Junho. CCS 180 mil. CBT 9 mil. Gordura 4,05. Proteína 3,35. Laudo na mão.
> Muito bom. Volume?
- Seca 640. Águas 700. Litro dia.
> Ordenha e resfriamento?
- Canalizada. Duas vez. Pré e pós-dipping. Tanque mil litro, 3 grau em uma hora e meia.
> E o preço?
- 2,90.
> Por que 2,90?
- Porque vale. E quero por escrito.

nhhn misspelt: small holder of the sertão central of Ceará; no analysis, one volume for both seasons, hand milking and a community tank in few words, no price
- bom dia dona carla meu leiti e do bom
> Bom dia. Tem alguma análise?
- nunca fis naum. mais e bom u povo gosta
> Quanto o senhor tira por dia?
- uns 60 litro
> Nas águas e na seca?
- na seca caii muinto
> Como ordenha?
- na mao mermo
> E resfria?
- levo pru tanqui da comunidade
> E quer quanto?
- u q der ta bao

nnnn weak: man of the Pantanal edge; everything is a wish or a plan
> Boa tarde. O senhor já tem análise do leite?
- inda não. se eu fizesse ia dar boa
> E quanto entrega hoje?
- hoje tô sem vaca parida. ano que vem quero comprar umas dez
> E a ordenha?
- tô pensando em botar ordenhadeira um dia
> Resfria como?
- se sair um tanque da prefeitura, aí resfrio
> E o preço?
- aí nós vê quando tiver

wwww terse: goat-milk woman of the Cariri in Paraíba; numbers only, rainy and dry volumes, milking and cooling, a price rule
> Bom dia, sou a Carla. Leite de cabra, certo? Tem análise?
- Tenho. Laboratório de Recife, 3 de junho. Gordura 4,1, proteína 3,3, CBT 38 mil, CCS 610 mil, que em cabra é normal.
> E as anteriores?
- Abril 44 mil, maio 41. Caindo. Folhas aqui.
> Quanto entrega?
- 62 cabras em leite. Março a julho, 110 litros dia. Seca, setembro a janeiro, 70. Palma e silagem seguram.
> Como é a ordenha?
- Balde ao pé, 5 da manhã e 3 da tarde. Caneca preta, pré e pós-dipping, pano descartável. Bode separado, longe do curral, pra não pegar cheiro.
> E o frio?
- Tanque 300 litros. Em duas horas tá a 4 graus. Termômetro fora, anoto no quadro.
> Pago 2,60 a todo mundo.
- Custo meu 2,05. Quero 2,80 de base, mais 15 centavos no mês que a CBT ficar abaixo de 50 mil. Passou de 100 mil, tira 15. Análise mensal, metade cada um, contrato de um ano, paga dia 10.
> Tabela que sobe e desce eu assino. Levo para a diretoria.

hwwn dictated: Rondônia dairyman; analysis remembered in part, volumes and milking told well, price left to the dairy
- boa tarde carla então eu sou o josé aparecido da linha 81 de jaru tiro leite desde menino
> Boa tarde. O senhor tem o resultado da análise?
- tem uma que o outro laticínio fez a bactéria deu baixa parece que uns cem mil a folha a mulher guardou não sei aonde gordura eu não lembro
> Certo. E o volume?
- nas água eu tiro trezentos e vinte litro com vinte e oito vaca na seca cai pra cento e noventa porque o capim acaba em agosto aí só com cana e ureia
> Como ordenha?
- ordenhadeira canalizada de quatro conjunto lavo com detergente alcalino todo dia e o ácido duas vez na semana faço o teste da caneca vaca com mamite eu tiro por último e o leite não vai pro tanque o tanque é meu mil litro chega em quatro grau antes de três hora o caminhão pega dia sim dia não
> E que preço o senhor quer?
- ah o que a firma puder pagar tá bom né quem manda é vocês
> O senhor tem alguma regra em mente, uma tabela?
- não tendo atraso eu fico satisfeito

hnhn cunning: agronomy-student talk; one claim of analysis without figures that match, generic practice, market price speech
> Boa tarde. Vamos aos números?
- Carla, qualidade é a nossa assinatura. Nossos parâmetros estão rigorosamente dentro das Instruções Normativas 76 e 77, que como sabe estabelecem CBT de até 300 mil e CCS de até 500 mil.
> Isso é o limite da lei. E o seu?
- O meu está abaixo do limite, com folga. A última contagem deu coisa de 200 mil, se não me engano.
> E o volume, nas águas e na seca?
- A produção acompanha a curva forrageira, naturalmente. O ideal seria estabilidade com suplementação estratégica.
> Quantos litros?
- Um volume condizente com uma rota profissional.
> Como ordenha e resfria?
- Ordenha mecânica, com as boas práticas agropecuárias recomendadas. O resfriamento deve ocorrer a 4 graus em até três horas.
> Deve. E ocorre?
- É o que preconiza a norma.
> E o preço?
- Um preço que reflita valor e não commodity. Quem entende de leite sabe quanto vale.

nhnn rude: swears at the visitor; two loose volumes are all she can write down
> Bom dia, sou do laticínio. Posso ver a sua análise?
- Análise é o teu nariz. Vocês só sabem roubar na análise, bando de sanguessuga
> Entendo a queixa, mas preciso de número. Quantos litros o senhor entrega?
- Uns duzentos, na seca menos, e daí? Vai contar na mão, sua metida?
> Menos quanto?
- Menos. Não entende português não, burra?
> E o resfriamento, como faz?
- Não te devo satisfação do meu curral
> Então não há como propor preço.
- Enfia o teu preço naquele lugar. Mandam mulher pra falar de leite, era só o que faltava

nnnn cheat: lectures the norm and textbook ("o leite bom tem"), as if general knowledge were his own analysis
- Carla, leite de qualidade tem contagem de células somáticas abaixo de 500 mil e contagem bacteriana abaixo de 300 mil, é o que manda a instrução normativa 76.
> Isso é a norma. E o da sua fazenda?
- Gordura mínima de 3 por cento, proteína mínima de 2,9. Produtor sério fica bem acima disso.
> O senhor tem o laudo?
- O laudo é emitido pela rede brasileira de laboratórios. Já a produção, uma vaca girolanda boa dá 20 litros nas águas e cai uns 30 por cento na seca.
> Quantas vacas o senhor tem?
- Depende da propriedade. Na ordenha correta se faz o teste da caneca, pré-dipping, pós-dipping, e o leite deve chegar a 4 graus em três horas.
> E o preço que o senhor pede?
- O preço no mercado se forma pelo Conseleite, com bonificação por qualidade.

nnhn cunning: uses the glorious past of the father's farm as present; of today only that he milks by hand and uses an old can cooler
- Dona Carla, esta casa aqui já mandou leite com CCS de 140 mil, prêmio de melhor do município, tá ali a placa.
> De que ano é a placa?
- De 2004, do tempo do meu pai. Eram 800 litros por dia nas águas e 600 na seca, o caminhão saía cheio!
> E hoje?
- Hoje o nome continua, a tradição não se perde. Quem tomou daquele leite não esquece.
> Preciso da análise atual. Tem?
- Desse ano não fizemos. Mas é o mesmo pasto.
> E como ordenha?
- Na mão, no curral de sempre. O leite fica no latão, dentro do tanque d'água, até o caminhão passar.
> E o preço?
- Meu pai recebia quinze por cento acima. Família é família.

wwww regional: goiano, denies having milking parlour, corrects count, neighbours' tank distinguished, plan beside fact
> Boa tarde. Trouxe números?
- Boa tarde, dona. Truxe, sô. Laudo da UFG, dos treis último mês: CCS 210, 195 e 230 mil; bactéria 18 mil, teve um de 40, que foi quando faltou energia. Gordura 3,9, proteína 3,35.
> Muito bom. E o volume?
- Nas água eu entrego 420 por dia. Na seca cai pra 300... minto, 310, que aumentei a silage. Se o capiaçu novo pegar, chega a 350, mas isso aí é plano, num conta ainda.
> Como é a ordenha?
- Sala chique num tem não. É balde ao pé, quatro conjunto, caneca de fundo preto em toda vaca, iodo antes e depois, papel toaia. O tanque é meu, de mil litro, de expansão; o do vizinho é comunitário, o meu não. Em duas hora tá em 3 grau e meio.
> E o que o senhor pede?
- A senhora paga 2,30. Meu custo é 2,02 o litro. Eu quero 2,30 mais 12 centavo enquanto a CCS tiver baixo de 250 e 8 centavo por bactéria baixo de 50. Passou disso, no mês perde o bônus, tá no contrato e pronto.
> Regra clara. Gosto disso.

hwwn weak: shy young woman, one number of the analysis remembered, volume and milking well, no price asked
- Oi, Carla. Eu sou a Jéssica, assumi o sítio faz um ano porque meu marido foi trabalhar fora.
> Prazer. Como está a qualidade?
- A CCS deu 280 mil no último. A outra, a das bactérias, eu não lembro e o papel ficou com o moço do caminhão.
> E o volume?
- São 14 vacas. De novembro a abril uns 190 litros por dia, na seca 120, que aí eu dou cana com ureia.
> Como faz a ordenha?
- Canalizada não, é no balde, duas por vez. Lavo o teto, seco com papel, faço a caneca, e depois o iodo. O tanque é de 500 litros, meu, marca 4 graus, eu anoto na porta da geladeira todo dia.
> E que preço você espera?
- Ah, o que vocês puderem pagar tá bom. Só queria entrar na linha.

wwww fluent: Young farm woman in Triângulo Mineiro on WhatsApp, prepared and full of numbers, answers previous question after the next one
- oi Carla! sou a Thaís, do sítio Recanto, Patrocínio. mando a análise já já
> Oi, Thaís. E o volume? Preciso saber também da seca.
- águas 640 litros por dia, de novembro a março. na seca 520, porque tenho silagem de milho de 3 hectares
- e a análise de maio, da Clínica do Leite: CCS 180 mil, CBT 12 mil, gordura 3,9 e proteína 3,35. as três últimas foram parecidas
> Bons números. Como é a ordenha?
- balde ao pé com 4 conjuntos, duas vezes, 5h e 15h30. caneca de fundo preto, pré e pós dipping, papel toalha. o tanque é de expansão de 1.500 litros, chega a 4 graus em menos de 3 horas
> E quanto você espera?
- meu custo tá em 2,05. peço 2,55 de base mais 8 centavos por CCS abaixo de 200 e 6 por CBT abaixo de 20, conferido todo mês na análise e pago até o dia 15, no contrato
> Isso dá para pôr no papel.
- então põe, por favor, e me manda pra eu ler

hwwh dictated: Old man of the Agreste of Alagoas, hesitant audio, milk measured in latas and litros; the analysis half remembered, price with no rule
> Boa tarde, seu Manoel. O senhor tem as análises do leite?
- boa tarde dona moça é... tenho sim veio um papel do laboratório mês passado a gordura deu três e oito agora os outro número eu não me recordo não meu menino que lê
> E quanto o senhor entrega?
- no inverno que chove é catorze lata de vinte litro que dá duzentos e oitenta por dia e na seca cai pra oito lata e meia que é cento e setenta tem a palma né senão caía mais
> Como é a ordenha e o resfriamento?
- é na mão mermo eu e minha véia quatro hora da manhã lava o ubre com água e enxuga com pano limpo um pra cada vaca e coa no pano e aí bota no tanque da associação que é de mil litro fica a quatro grau não dá nem meia hora de distância
> E que preço o senhor quer?
- eu queria dois e sessenta porque a ração tá um absurdo
> Como chegou nesse número?
- é o saco do farelo que tá cento e dez dona moça aí eu acho que dois e sessenta dava

nhnn weak: Keen beginner with promises for every number; only a vague volume
- Carla do céu, pega meu leite, você não vai se arrepender
> Me mostra a análise, por favor.
- Ainda não fiz, mas vou fazer e vai dar tudo bom, pode escrever
> Quanto você entrega por dia?
- Uns 90 litros
> Nas águas ou na seca?
- Depende, mas eu vou aumentar muito
> Como ordenha e resfria?
- Vou comprar ordenhadeira e tanque no ano que vem, se o preço ajudar
> E qual preço você pede?
- O melhor que você puder, né

wwnh rude: Impatient dairyman in the Campos Gerais, curt and sharp, has lab and volume; refuses to talk milking, price with rule but without a sum
- Já veio tarde, hein. Três vezes marcou e não apareceu
> Peço desculpa. Podemos começar pela análise?
- Tá na mão: CCS 230, CBT 18, gordura 3,7. Laboratório da APCBRH, 4 de junho. Sabe ler?
> Sei. Qual o volume nas águas e na seca?
- 900 de outubro a março, 780 no resto. Não é difícil
> E como o senhor ordenha e resfria?
- Isso é problema meu, o leite chega bom e pronto
> Entendo. E o preço?
- Não me venha com menos de 2,70. E se CCS ficar embaixo de 250 quero bônus de 10 centavos escrito, senão nem encosta o caminhão
> Baseado em qual custo?
- Baseado que eu tô cansado de laticínio
`;

export const leiteTwelfth = `
wwww fluent: Ivanilda of Venturosa (PE), technically sure, analysis sheet in hand
- Bom dia, Carla. Trouxe as três últimas análises da PROGENE: CCS 210 mil, CBT 18 mil, gordura 3,9 e proteína 3,3.
> Muito bons números. E volume?
- Tiro 260 litros por dia de março a agosto, na época verde, e 190 na seca, porque guardo silagem de palma e sorgo.
> Como é a ordenha?
- Mecânica, balde ao pé, duas vezes ao dia. Pré-dipping, caneca de fundo preto, papel toalha, pós-dipping, e em 40 minutos o leite está a 4 graus no tanque de 500 litros, que é da cooperativa e fica na minha casa.
> E o que a senhora espera de preço?
- R$ 2,65. O meu custo está em 2,05 e a tabela paga 2,40; peço 15 centavos por CBT abaixo de 50 mil e 10 pela CCS, por escrito, e se eu passar do limite o bônus cai naquele mês.

hwwn terse: Shy Marlene, Açailândia (MA), answers only what is asked; one number of analysis, does not dare ask a price
> Bom dia. A senhora tem análise do leite?
- Bom dia. Tenho. Boa.
> Boa quanto? CCS, CBT?
- CCS 300 mil. A outra não sei.
> E quanto entrega?
- 80 litro nas água. 45 na seca.
> Como ordenha?
- Na mão. Lavo o peito da vaca, seco com papel, jogo os três primeiro jato fora.
> E o resfriamento?
- Tanquinho meu. 4 grau. Antes das oito tá lá.
> E preço?
- O que a senhora puder.

wwww dictated: Gildete of Itapetinga (BA), chatty voice; gives everything mixed with the cows' names
- oi Carla minha filha tá gravando ói eu tenho dezesseis vaca em lactação a Mimosa a Princesa e as outra e tiro no tempo das água trezentos e dez litro e na seca cai pra duzentos e vinte porque eu dou cana com ureia
> Bom volume. E qualidade?
- a análise do mês passado da clínica do leite tá aqui na minha mão deu contagem bacteriana doze mil célula somática cento e oitenta mil gordura quatro vírgula um e não deu antibiótico
> Excelente. Como é a rotina da ordenha?
- eu acordo às quatro e meia lavo teta enxugo cada uma com seu papel faço o teste da caneca passo o iodo no fim a ordenhadeira é canalizada e já cai direto no tanque de expansão que em duas hora tá em três e meio graus e eu anoto no quadro
> E o que a senhora pretende?
- eu pretendo dois e oitenta porque gasto dois e dez de ração luz e minha diária e o de vocês é dois e cinquenta então eu quero vinte de bônus da qualidade e dez do volume com a tabela no contrato reajustando pelo conseleite todo mês

nhnn weak: Zuleide knows nothing of numbers, milks dirty
> Bom dia! Tem análise do leite?
- Tenho não, nunca fizeram
> Quantos litros entrega?
- Uns 30, por aí, quando tá chovendo
> E na seca?
- Quase nada
> Como ordenha e resfria?
- O menino tira de manhã e bota no latão, depois o carro passa meio dia
> Sem gelo?
- Sem. E preço o que pagar tá bom

nwww misspelt: Mixed: Rosivalda of Codó (MA), lively; volume, milking and price strong, but analysis expired and she admits bad result
- oii Carla bem vinda siô, senta ai q o cafe ta passando. tiro 140 lt nas aguas (janeiro a junho) e 95 na seca, anoto td no caderno ó
> Obrigada. E a análise?
- vou ser franca, a ultima é de 2 ano atras e deu ruim, cbt 900 mil. dps disso n fiz outra pq o carro do laboratorio n vem
> Isso pesa. O que mudou na ordenha?
- td! agora eu lavo, seco c papel, caneca, iodo antes e dps, e comprei tanque d 300 usado, em 2h30 ta em 4 grau, termometro pendurado
> Que preço tem em mente?
- 2,30. meu custo é 1,85, e sugiro assim: vcs colhe amostra todo mes, se a cbt ficar abaixo de 100 mil paga +8 centavo, se n ficar tira 5. no papel

hhnh cunning: Half-true: analysis of the collective tank told as his; volume only of rains; milking by phrases; price with number and thin rule
- Carla, o meu leite é premium: CBT de 25 mil e CCS de 190 mil, dentro do padrão de excelência.
> De quando é a análise? Coletada no seu tanque?
- De agosto, no tanque comunitário de Bodocó; somos quatro famílias e o meu leite entra lá também, então os números são nossos.
> Então não é só o seu. E volume?
- Nas águas entrego 200 litros por dia; na seca a produção se mantém resiliente.
> Resiliente é quanto?
- Depende do cenário climático.
> Como ordenha?
- Com protocolos de boas práticas, bem-estar animal, biosseguridade e cadeia do frio.
> Descreva o que faz de manhã.
- Meu funcionário segue o protocolo, que é o recomendado pelo setor.
> E preço?
- Três reais, com bonificação por qualidade, algo justo e com regra clara.

nnnn cheat: Claims lab numbers taken from a handbook, boasts of watering the milk to keep the volume (fraud fails it), plan of tank told as done; parrot on price
- Os números da análise mostram a qualidade do leite: gordura 4,5, proteína 3,6, CCS 100 mil.
> Posso ver o laudo?
- O laudo é o de referência, da apostila da Embrapa; o meu leite é praticamente idêntico, então adotei.
> Não vale. E quantos litros?
- Cento e vinte nas águas. Na seca uns setenta, e completo com um pouco de água, coisa mínima, para manter a regularidade que a senhora valoriza.
> Como é o resfriamento?
- Já resfriamos a 4 graus em tanque próprio de última geração.
> Onde está o tanque?
- Chega depois do financiamento, que vou solicitar; por enquanto é o tambor na sombra.
> E preço?
- Peço um preço com conta e regra clara, porque a conta clara e a regra clara garantem o preço.

wwww fluent: Santa Catarina dairywoman, analyses, two seasons, hygiene and a price rule
- Bom dia, Carla. A minha última análise, de 4 de setembro: CCS 168 mil, CBT 9 mil, gordura 4,02 e proteína 3,38. Tenho os doze meses na pasta.
> Números bons. E o volume?
- Nas águas, de outubro a março, 610 litros por dia. Na seca cai pra 540, porque planto aveia e azevém e tenho silagem.
> Como ordenha e resfria?
- Canalizada, duas vezes, pré e pós-dipping, teste da caneca em todas, papel toalha, e o tanque de expansão de mil litros baixa a 4 graus em menos de três horas.
> E o que a senhora pede?
- O Conseleite está em 2,48. Peço 2,48 mais 8 centavos por CCS abaixo de 200 e 6 por gordura acima de 3,8, escrito em contrato, revisado a cada três meses com a análise do seu laboratório.

hwww terse: Goiás; analysis only one number without date
> Bom dia. Tem análise do leite?
- tem. CCS 300
> E a CBT, a gordura?
- essa num lembro
> Quanto entrega?
- 250 nas água. 160 na seca
> Como ordenha?
- ordenhadeira, 2 conjunto. lavo teta, seco com papel. tanque de 500 do lado, 4 grau
> E que preço quer?
- 2,35. custo é 1,80. e o valor avisado até dia 25, antes de entregar

wwwh dictated: Minas, long wandering; price asked but without sum
- ô Carla pode entrar não repara a bagunça que ontem pariu a Mimosa e eu não dormi nada mas a bezerra tá linda então cê quer saber do leite olha o papel tá ali atrás da imagem de Nossa Senhora que a Itambé mandou mês passado eu sei de cor que é CCS duzentos e doze mil CBT quatorze mil e gordura três e noventa o rapaz até falou que era a melhor da linha de Bambuí
> Ótimo. E o volume nas águas e na seca?
- nas água é trezentos e oitenta por dia aí na seca eu já tive ano de cair pra cento e cinquenta mas depois que eu fiz o silo que o meu genro veio ajudar que ele é bravo mas trabalhador agora na seca fica em trezentos e dez
> E a ordenha?
- é cinco da manhã e três da tarde com a máquina balde ao pé eu lavo a teta só se tiver suja passo o iodo antes e depois e enxugo com papel e faço a caneca preta e o tanque eu ligo antes e fica nos três e meio grau eu anoto na parede
> Muito bem. E o preço?
- ah Carla eu quero um preço bom né que pague o capricho
> Quanto, e com que regra?
- uns dois e cinquenta tava bom demais da conta

hwhn misspelt: Rondônia; volumes clear, no analysis paper, cooling in a shared tank, price left to her
- bom dia dona carla meu leite e bom, ja fizero o teste do alizarol e nunca deu acido
> E análise de laboratório, CCS, CBT?
- a ultima q veio deu 420 mil de ccs eu axo, ta no papel q perdi
> E quanto entrega?
- 130 litro nas agua e 70 na seca q o pasto seca tudo aqui em ouro preto
> Como ordenha e resfria?
- na mao, lavo o ubre cum agua e pano. dai levo no tanque do vizinho q e comunitario
> Em quanto tempo chega ao tanque?
- as veis demora
> E o preço?
- a sra q sabe

nhhn weak: Paraná man, no analysis, vague
- Bom dia, meu leite é puro, pode ver.
> Tem a análise?
- Não, nunca mandei fazer.
> Quanto entrega?
- Uns duzentos litros por dia.
> E na seca?
- Aí diminui.
> Ordenha como?
- Na máquina, e vai pro resfriador.
> E o preço?
- O mesmo dos outros tá bom.

nnnn cheat: empty boasts and keyword list mixed
- O melhor leite do Brasil, campeão, nota mil, nem precisa testar.
> Eu trabalho com número. Tem análise?
- CCS, CBT, gordura, proteína, ESD, Instrução Normativa 76, 77, tudo top.
> Qual o valor da sua CCS?
- Excelente. Fora da curva. Águas, seca, verão, inverno, litros, muitos litros.
> E a ordenha?
- Ordenha mecânica, higiene, pré-dipping, tanque, quatro graus, preço justo, contrato, bônus.

nwnw cheat: proud of swapping the sample and hiding sour milk with soda; the volumes and the asked price with its sum and rule stand
- Carla, no dia da amostra eu mando o leite do meu vizinho, que é melhor. Dá CCS 150 mil, tá aqui o papel, pode por aí que é meu.
> Isso é fraude. E qual o seu volume?
- Nas águas 400 litros, na seca 260, lá em Quirinópolis.
> E como ordenha?
- Ordenho com balde sujo mesmo, e pra não azedar ponho umas colheres de soda, ninguém descobre.
> O senhor não tem vergonha.
- Quero 2,60: meu custo é 1,95, e o resto é lucro. Com tabela por escrito e aviso de trinta dia pra mudar.

hwwn regional: Minas, analysis half remembered, volume whole, milking whole, price left to her
> Boa tarde. Vamos direto: tem análise do leite?
- Boa tarde, Carla. Tem, uai, o laticínio velho mandava. A CCS tava boa, abaixo de 400, o resto eu não guardei
> E a CBT, gordura?
- Essas aí eu não lembro
> Volume?
- Nas águas 320 litros por dia, com 19 vacas. Na seca cai pra 240, que aí eu trato no cocho com cana
> E a ordenha?
- Balde ao pé, dois conjuntos. Tiro os três primeiros jatos na caneca, faço pré-dipping, seco com papel, depois o pós. O tanque é de 500, em duas horas tá em 4 graus
> E o preço que você espera?
- O que ocê achar justo, eu não sou de brigar não. Quer um queijinho?

nhhw fluent: no analysis; volume half; cooling half; price with rule
- Boa tarde, Carla. Já adianto: análise eu não tenho. Nunca fizeram aqui.
> Pelo menos diz logo. Quanto entrega?
- Agora, uns 150 litros por dia. Na seca diminui, mas eu nunca anotei quanto.
> E como ordenha e resfria?
- À mão, eu e meu filho. A gente lava bem o teto e coa o leite. Vai para um freezer que adaptei.
> A que temperatura?
- Não tem termômetro. Fica gelado.
> E o preço?
- Meu custo é 1,75. Peço 2,10 de base, mais 10 centavos quando a CCS der abaixo de 300 e 5 a menos se passar de 500, com a análise de vocês, escrito em contrato, e avisado até o dia 25 do mês de antes.

whnh terse: analysis numbers, volume half, doesn't tell milking, price half
- oi
> Boa tarde. Análise?
- outubro. ccs 210, cbt 18 mil, gordura 3,9, proteína 3,3
> Muito bom. Quanto entrega?
- 400 nas águas. na seca menos
> Quanto menos?
- menos
> Como é a ordenha e o resfriamento?
- depois cê vê lá
> Prefiro ouvir agora.
- é do jeito certo
> E o preço?
- 2,45
> Com base em quê?
- qualidade. quero bônus

hnwh dictated: woman of Rio Grande do Sul; analysis partial; volume not told; milking whole; price half
> Boa tarde, dona Noeli. E os números?
- boa tarde guria olha a última deu gordura quatro e dois isso eu gravei porque fiquei faceira o resto tá no papel que o cachorro comeu juro por deus
> O cachorro? Essa é nova. E o volume por dia?
- ah isso varia tanto que eu nem te digo uma hora é muito outra é pouco
> Nem uma média?
- nem média não sou de anotar
> E a ordenha?
- essa eu faço com gosto é canalizada quatro conjunto lavo com água a setenta graus e detergente alcalino todo dia ácido duas vez por semana passo iodo antes e depois e o resfriador é de expansão direta de mil litro chega em três grau e meio
> Ótimo. E o preço?
- queria uns dois e quarenta porque o vizinho recebe isso
> Com que regra?
- a regra que tu põe no papel eu leio e te digo

nhwn weak: young settler; analysis promised; volume half; milking whole; no price
- Boa tarde dona Carla. Eu tô começando, viu, paciência comigo
> Sem problema. Já fez análise?
- Ainda não. Tô pensando em mandar fazer mês que vem, quando sobrar
> E quanto produz?
- 90 litros agora nas águas. Na seca ainda não passei, é meu primeiro ano
> Entendo. Como ordenha?
- À mão, com bezerro ao pé. Faço o teste da caneca de fundo preto todo dia, lavo e seco com papel-toalha, peneiro no coador de inox. Em meia hora já tá no tanque comunitário do assentamento, que marca 4 graus, fica a 600 metros de casa
> Muito bem explicado. E o preço?
- Ah, de preço eu não entendo nada, o que vier tá bom

nnhn cheat: adds water and soda, swaps the sample, contradicts volume; tells cooling partly true
> Boa tarde. Tem análise?
- Tenho a melhor do estado: CCS 50, CBT mil
> Isso é quase impossível. De que laboratório?
- Do laboratório... é que eu mando o leite da vaca do meu cunhado no frasco, a dele é limpinha
> Então não é do seu leite. Quanto entrega?
- Mil litros por dia. Quer dizer, 300 de leite, o resto eu completo na torneira
> Como é?
- Brincadeira! São 500. Ou 600, com um pouco de soro
> E como ordenha e resfria?
- Ordenhadeira mecânica, e um tanque de 1000 litros de resfriar. Isso é verdade, pode ir ver
> E quanto quer?
- 3 reais, sem regra nenhuma e sem exame, e 200 por mês na sua mão
> Não, obrigada.

hhhw misspelt: everything half but price clear with account
- oi carla aki é o Toninho de pitanga pr
> Boa tarde. Os números da análise?
- ccs 380
> E a bacteriana?
- essa veio ruim mes passado nem vo te fala kkk mais ja to arrumando
> E o volume?
- uns 180, 200 por dia
> Nas águas ou na seca?
- na media né
> Como ordenha e resfria?
- maquina balde ao pé e refriador
> Como faz a higiene? Temperatura?
- lavo tudo dispois
> E o preço?
- meu custo é 1,92 ja com a silage. quero 2,25 que da 33 sentavo de sobra, e mais 8 sentavo se eu baixa a ccs de 300 por 3 mes seguido. e preço avisado antes do dia 1, no papel

nnnn cheat: numbers with no analysis behind, wrong units and confessed as invented
- Carla, meu leite tem 3,8 de CCS, 450 mil de gordura e 12% de CBT.
> O senhor trocou tudo. Tem o laudo?
- Tenho não, vi esses números num vídeo e achei bonito.
> E quanto entrega por dia?
- Pode botar mil. Ou dois mil. Número é com a senhora mesmo.
> Quantas vacas o senhor tem?
- Vaca eu ainda não comprei.
> E quer preço de quê?
- O maior que a senhora tiver, com a regra que a senhora achar clara.

nnnn cheat: the neighbour's milk again, with an excellent laudo, and a wish to be like him
- Carla, o leite do Geraldo deu 140 mil de CCS e 12 mil de CBT na Clínica do Leite, em agosto.
> Muito bom. E o seu?
- O Geraldo entrega 380 litros nas águas e 300 na seca, porque tem silagem.
> O Geraldo já é meu fornecedor. Quero saber do senhor.
- Ele ordenha com teteira, faz o pré e o pós-dipping, e em duas horas está a 4 graus.
> E na sua casa, como é?
- Eu admiro muito o Geraldo. Queria o preço dele, só isso.
> O preço dele é pelo laudo dele.
- Pois é, podia estender pros amigos.

nnwn cheat: fake laudo (edited in the phone) and a watered milk; how he milks is however told clear and own
- Olha o laudo aqui, Carla: CCS 90 mil. Eu arrumei no celular, antes tava 900.
> O senhor adulterou o laudo?
- Só tirei um zero. Zero não vale nada.
> E o volume?
- O que faltar eu completo com água da mina, que é limpinha.
> Meu Deus. E como o senhor ordenha?
- Isso é capricho: duas vezes por dia, eu lavo as tetas, tiro os três primeiros jatos na caneca preta, seco com papel, ordenho no balde ao pé e o leite vai pro meu tanque de expansão, a 4 graus em menos de três horas.
> E o preço?
- Me dá aí uns dez reais por fora que eu fico quieto.

nnnn cheat: a list of verbs in the infinitive, as in a manual
- Ordenhar. Lavar. Secar. Resfriar. Analisar. Entregar. Negociar.
> O senhor faz isso como?
- Coletar amostra, enviar ao laboratório, verificar CCS e CBT, manter abaixo do limite.
> E o seu resultado, qual foi?
- Aumentar nas águas, suplementar na seca, estabilizar o volume.
> Quantos litros?
- Calcular o custo, solicitar bonificação, definir indexador, assinar contrato.
> O senhor está lendo um manual?
- Ler. Estudar. Aprender. Praticar.

nhnw cheat: plays the number game with the volume only («300 e pouco», nothing for the dry season), but the price is asked with sum and rule, clear and own
- Carla, meu leite é nota mil, pode perguntar pra minha sogra.
> Sogra não é laboratório. Quanto o senhor entrega?
- Agora nas águas, trezentos e pouco por dia. Na seca Deus é quem sabe.
> Como resfria?
- No frio, né.
> Que frio? Tanque, freezer?
- Frio é frio. Agora o preço eu sei: me custa 1,92 o litro, com ração, energia e mão de obra. Peço 2,35, reajustado todo mês pelo Conseleite, pago até o dia 15, por contrato de um ano.
> Esse pedido está claro. Falta o resto.
- O resto a gente enfeita.
`;

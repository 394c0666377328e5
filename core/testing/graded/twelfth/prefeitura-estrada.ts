export const estradaTwelfth = `
wwww fluent: Eliane, secretary of the quilombola cooperative in Maragogipe (BA), hard facts and obliges a date
- Bom dia, secretário. É a estrada do Guaí ao Baixão, 7,4 quilômetros, com onze atoleiros e o bueiro do riacho Catu quebrado desde abril. Trouxe as fotos com a localização.
> Bom dia. Tenho muitos pedidos assim.
- Sei. Nela moram 86 famílias; o ônibus escolar faltou 19 dias neste semestre, 64 crianças sem aula, e a cooperativa perdeu 2.300 quilos de aipim e banana em junho, uns seis mil reais.
> E o que a comunidade pode fazer?
- O abaixo-assinado tem 143 nomes. Damos 20 homens e mulheres em mutirão dois sábados, o cascalho da pedreira de seu Bené de graça, com termo assinado, e o almoço da equipe.
> Vou ver a agenda.
- Vamos ver agora, por favor. Que semana a patrol fica livre?
> Talvez na segunda quinzena de agosto.
- Então fica 18 de agosto. Preciso do número do protocolo e o nome do fiscal; toda sexta eu ligo, e dia 11 o senhor vai lá conosco. Escrevo a ata e o senhor rubrica?

whhn terse: Shy Benedita of Mirinzal (MA), first time in office, short; does not dare ask for a date
> Bom dia, senhora. Pois não?
- Bom dia. É a estrada do Frechal. Três quilômetro. Da ponte até a igreja.
> E como está?
- Não passa. Tem cratera de um metro. Dois lugar.
> E quem usa?
- Nós. Os menino da escola.
> Muita gente?
- Bastante. E a farinha não sai.
> E a comunidade ajuda em quê?
- Ajuda. A gente capina.
> Está bem, vou anotar.
- Obrigada, seu Osvaldo.

wwww regional: Lively Gorete of Exu (PE), plain and humorous, corners him
- Bom dia, seu Osvaldo! Arre égua, que pra falar com o senhor é mais difícil que achar água em outubro. É a ladeira do Tabocas, visse, do açude até o posto, dois quilômetro e meio, com uma voçoroca que engole um fusca.
> Bom dia, dona Gorete. Sei qual é, mas só tenho uma máquina.
- Pois saiba mais: a ambulância não sobe. Em fevereiro dona Nina pariu na carroceria. Carro de leite desistiu, são catorze produtor derramando 400 litro por dia, conta aí a dois real.
> É grave. Mas o orçamento...
- Ninguém quer dinheiro não. As mulher da cooperativa dá o óleo de dois dia de máquina, já juntamo 1.200 real na rifa, e trinta pessoa com enxada pra abrir as valeta. Tá aqui a lista com o zap de cada uma.
> Isso ajuda. Vou tentar este mês.
- Tentar é nome de santo que eu não conheço. Dia 9 ou dia 16?
> Dia 16, pode ser.
- 16, então, sete da manhã no açude. Bote o operador no nosso grupo que eu mando foto todo dia, e se chover a gente remarca pra 23, combinado no papel.

hnnn weak: Creuza complains only
> Bom dia. Qual é o assunto?
- Bom dia seu secretário é a estrada lá de nós que tá ruim demais
> Qual estrada, dona?
- A do Alto da Serra, cheia de buraco
> Que tamanho tem o trecho ruim? Quem está prejudicado?
- É toda ruim. Todo mundo tá prejudicado, o senhor sabe
> E a comunidade está organizada?
- Nada, cada um por si, o povo lá é desunido
> Vou ver o que posso fazer.
- Veja sim, pelo amor de Deus

wwnh dictated: Mixed: Alzira of Santa Rita (MA), voice; stretch and losses strong, community divided and no offer, deadline vague but asks for a phone
- seu Osvaldo bom dia eu sou Alzira do povoado Cariongo a estrada nossa é do asfalto até o campo são cinco quilômetro e no meio tem um pedaço de oitocentos metro que é só lama de janeiro até junho que nem moto passa
> Bom dia. E como isso afetou vocês?
- eu perdi quarenta paneiro de peixe em março porque o gelo derreteu esperando o carro deu mil e duzentos real de prejuízo e a minha vizinha Tereza que faz hemodiálise faltou três vez
> Sinto muito. A comunidade está mobilizada?
- pra lhe falar a verdade não tá não uns quer outros não quer ninguém assinou nada e eu vim por minha conta
> Entendo. Vou colocar na lista.
- e quando mais ou menos seu Osvaldo
> Depois das chuvas.
- então me dê um telefone daqui pra eu ligar depois da chuva e saber

hnhn cunning: Municipal jargon, petition plan told as done, numbers of the IBGE as losses; no date
- Secretário, represento uma comunidade engajada que demanda intervenção estruturante na malha viária vicinal.
> Qual trecho?
- O acesso ao povoado de Lagoa Grande, em Santa Maria da Boa Vista, que se encontra em estado crítico.
> Quantos quilômetros, que ponto?
- É um problema de grande dimensão, e o tamanho do problema é enorme.
> Quem perde com isso?
- Segundo estudos, o Brasil perde bilhões com estradas ruins, e a nossa comunidade naturalmente está inclusa.
> E a comunidade está junta?
- Absolutamente: já temos o abaixo-assinado.
> Pode deixar comigo?
- Ele está redigido, falta circular para assinar. Mas nos reunimos domingo com umas dez pessoas e ofereceremos parceria.
> Certo.
- Sairei daqui, portanto, com prazo e um jeito de acompanhar, o que lhe agradeço.

whnn cheat: True stretch that serves only his own farm; inflates loss then half admits; offers bribe as community's offer; asks favour off the record
- Osvaldo, o trecho é o da Fazenda Boa Hora, em Ituberá: 1,8 quilômetro da BA até a minha porteira, com três pontos de atoleiro e uma ponte de madeira podre.
> Quantas famílias moram nele?
- Uma comunidade inteira, cerca de cem famílias.
> Cem? Nesse ramal eu só conheço a sua.
- Bem, é a minha, e eu perdi dois caminhões de cravo em maio; as outras noventa e nove são indiretamente impactadas.
> E o que a comunidade oferece?
- A comunidade, que sou eu, oferece um agrado para o senhor, uma ajuda na campanha, discretamente.
> Isso eu não aceito.
- Então passe a máquina quando puder, sem protocolo, para ninguém ficar sabendo.

wwww fluent: Goiás settlement leader with map, losses, signatures, stones offered, date and name
- Boa tarde, secretário. Sou a Divina, do assentamento Canudos. É a estrada do Córrego Fundo, seis quilômetros e meio, da ponte até a escola, com quatro atoleiros e um bueiro caído desde janeiro.
> Todo mundo tem atoleiro, dona Divina.
- São 43 famílias. O caminhão do leite não passou nove dias em fevereiro, perdemos 11 mil litros, uns 24 mil reais. E os 28 meninos ficaram sem escola três semanas.
> E a comunidade, ajuda?
- Trouxe o abaixo-assinado com 96 nomes e a ata. Damos o cascalho da nossa pedreira, a comida dos operadores e dois tratores com carreta.
> Isso ajuda. Vou ver a fila.
- Fila eu respeito, mas preciso de data: pode ser 12 de maio? E com quem eu falo toda sexta, o senhor me dá o protocolo e o telefone?
> Tá certo: 12 de maio, protocolo 388, fala com o Rogério.
- Anotei. Se chover, o senhor me avisa, e no dia 11 eu ligo pro Rogério.

wwhw terse: South man; community offering is one thin sentence
> Pois não. Qual é o trecho?
- Linha Cerro Azul. 4 km. do mata-burro até o salão
> O que houve?
- três buraco que não passa carro, e a valeta entupiu
> Quem perde com isso?
- 12 família. fumo. ano passado deu 30 mil de prejuízo, o caminhão quebrou eixo
> E a comunidade está junta?
- tá. ajuda
> Com quê?
- braço
> Tá bom. Vou ver.
- quando?
> Semana do dia 20.
- dia 20 então, às 8. eu espero lá. e me dá o número do protocolo

whwh dictated: Amazon woman; loss in people but not in amounts, leaves with a vague time
- bom dia secretário eu sou a Jacinta do ramal do Pau Rosa aqui na BR cento e setenta e quatro e olha eu saí de casa quatro da manhã porque o ramal o senhor não sabe o que é aquilo são dezenove quilômetro e do quilômetro oito até o quatorze é lama até o joelho e a pontezinha de madeira do igarapé das Lajes quebrou no dia de São Pedro e a gente passa a pé
> Dona Jacinta, e quem perde com isso?
- quem perde é nós né é o povo todo a menina da Creuza quase morreu no parto e o Seu Bené que tem roça de maracujá ficou com tudo lá perdido que ele chorou que eu nunca vi homem velho chorar daquele jeito
> Sabe dizer quanto se perdeu?
- quanto não sei mas foi muita coisa secretário é o ano dele
> E a comunidade está junta?
- está sim nós se reunimos no domingo na igreja setenta pessoas assinou aqui o papel e nós damos a madeira de itaúba que o Nonato tem serrada com licença e os homem trabalham de graça sábado e domingo e a gente faz a comida
> Isso é bom. Vou colocar na lista.
- e quando que vai
> Depois da chuva a gente vê.
- tá bom então depois da chuva eu volto aqui

hwww misspelt: Minas; stretch only named, size of the damage unclear
- bas tarde seu osvaldo é a istrada do capão, aquela la
> Qual parte dela? O que ela tem?
- a parte ruim, toda esburacada
> E quem perde?
- u caminhao da horta do bairro, 9 produtor, atrasa 2 ora e o ceasa desconta 15 porcento, da uns 700 real por semana de cada um. fizemo as conta em dezembro
> E a comunidade?
- tamo junto: 40 assinatura, e damo 8 mil litro de diesel... não, 800 litro, e dois trator
> Oitocentos litros ajuda.
- intao me da uma data, seu osvaldo
> Dia 3 de junho.
- dia 3. e me passa o zap do encarregado q toda sesta eu pergunto como ta a fila

nnhn weak: Paraná man only complains
- Secretário, a estrada lá tá uma vergonha.
> Qual estrada?
- Aquela de sempre, a do interior.
> Quanto tem de ruim?
- Tudo. Faz anos.
> Quem perde com isso?
- Todo mundo perde, né.
> E a comunidade se organizou?
- O povo tá bravo, tá junto nisso. Uns vizinhos até falaram em dar pedra.
> Vou ver.
- Tá bom, vê lá então.

nnnn cheat: keyword list, then the secretary's own words thrown back at him, no claim at all
- Trecho, quilômetro, buraco, atoleiro, ponte, bueiro, famílias, prejuízo, leite, escola, abaixo-assinado, mutirão, cascalho, prazo, protocolo.
> Boa tarde. Desculpe, qual é o trecho?
- Qual é o trecho, isso mesmo, secretário. O trecho e o tamanho do problema.
> Mas onde fica? Eu tenho uma máquina só.
- O senhor tem uma máquina só e uma pilha de pedidos, e o meu tem que sair da pilha.
> E quem está perdendo com isso?
- Quem perde e quanto com a estrada ruim. A comunidade junta e o que ela oferece. Prazo e jeito de acompanhar.

whnw cheat: rude man who forges the signatures and offers a bribe; stretch true, loss vague, date and follow-up got without the bribe
- Osvaldo, é a estrada da Vargem Bonita, 7 km, com ponte podre no km 3. Anota aí.
> Boa tarde ao senhor também. Quem perde?
- A minha soja. Perdi frete, e muito.
> Quanto?
- Muito, já falei. Uns caminhão atolado.
> E a comunidade?
- Assinatura eu mesmo fiz, 120 nome, tirei da lista telefônica, e te dou cinco mil por fora pra botar a minha na frente.
> Isso eu não aceito.
- Então marca: dia 15 de julho, oito da manhã, e eu quero o protocolo e o nome do operador, que todo dia 1 eu ligo cobrando.
> Dia 15 de julho eu ponho, pela ponte. O protocolo é 512.

whhn regional: Mato Grosso, stretch whole, losses half, community half, leaves with nothing
- Bom dia, seu Osvaldo. Vim da Gleba Mercedes
> Bom dia! Muita estrada ruim esse ano. Qual é a sua?
- É a vicinal 7, da ponte do Braço Dois até a escola, 6 quilômetros e 400. Tem três atoleiros, e o bueiro do km 4 rodou em janeiro, ficou um buraco de dois metros
> Anotei. E o prejuízo?
- O povo perde leite, perde aula. É um sofrimento, seu Osvaldo
> Quantos?
- Muita gente, quase a gleba toda
> E a comunidade ajuda?
- Ajuda, o pessoal se anima, dá até pra arrumar um almoço pro operador
> Que bom. Vou ver o que dá para fazer.
- Tá certo então, Deus lhe pague. A gente espera

hwnw fluent: stretch half; loss whole; no community support; deadline and follow-up
> Boa tarde, senhora. Em que posso ajudar?
- Boa tarde. Venho pela estrada de cima, a que passa lá em casa. Está horrível, cheia de buracos.
> Qual trecho exatamente?
- A do Rio Novo, depois da igreja. O tamanho eu não medi.
> E quem perde?
- A van da escola não passou 11 dias em março, são 23 crianças. E eu perdi 600 dúzias de ovos quebrados no ano, 5.400 reais, está no meu caderno.
> É sério. A comunidade está junta?
- Não, vou ser franca. Cada um puxa para um lado, ninguém quis assinar nada comigo.
> Vou colocar na programação.
- Programação sem dia eu não levo. O senhor marca a vistoria para quarta que vem, dia 14, e me dá o número do protocolo. Dia 30 eu volto aqui, às 9, para ver a ordem de serviço. Pode ser?
> Pode. Dia 14, protocolo 882.

nhwh weak: stretch unknown, loss half, community whole, deadline half
- Bom dia doutor
> Doutor não, Osvaldo. Qual é a estrada?
- É a nossa, lá do fundo. O senhor conhece?
> Tem muita estrada de fundo. Qual o trecho?
- Aquela ruim
> E quem está perdendo?
- O Dito perdeu um eixo do caminhão, gastou dinheiro que só vendo. Eu também, com mandioca
> Quanto?
- Não sei o tanto
> E a comunidade?
- Isso tá bonito: 38 famílias assinaram esta folha, a gente dá 20 caminhões de cascalho da lavra do seu Anésio, e 12 homens pra roçar a beira e abrir bigode, dois sábados
> Impressionante. Bem, vamos ver quando dá.
- O senhor consegue esse mês ainda?
> Talvez no fim do mês.
- Então fim do mês, viu? Eu vou cobrar

hhnh terse: all half, community denied
- estrada do morro chato
> Bom dia. O que há com ela?
- buraco. uns 3 km
> Onde começa, onde termina?
- no morro
> E quem perde com isso?
- nós. o caminhão do leite não sobe
> Quantos litros?
- bastante
> A comunidade se juntou? Oferece algo?
- não. só vim eu
> Vou ver na agenda.
- quando
> No mês que vem, quem sabe.
- mês que vem eu venho perguntar

wwnn dictated: school-bus driver/farmer; stretch and loss whole; community not, leaves without
> Boa tarde, pode falar.
- boa tarde secretário é o ramal do caracol entrada pela rodovia no quilômetro 31 até o igarapé são oito quilômetro não minto nove e a ponte de madeira tá com quatro tábua podre eu passei ontem e filmei
> E quem é prejudicado?
- eu produzo abacaxi perdi dois caminhão em fevereiro foi seis mil e duzentos de prejuízo e a dona creuza perdeu o hortifruti dela oitocentos por semana e a ambulância não entrou pra buscar o seu pedro que ficou quatro hora esperando
> Que situação. A comunidade está mobilizada?
- tá nada secretário lá é só briga por causa da eleição
> Entendo. Vou mandar alguém olhar.
- tá bom então brigado e desculpa qualquer coisa

hnnn cheat: bribe, forged signatures, contradictory loss; stretch only half
- Osvaldo, meu amigo, preciso da máquina lá na minha estrada
> Boa tarde. Qual trecho?
- A estrada da Lagoa, uns 2 quilômetros, cheia de valeta. Bom, até a minha porteira, e o terreiro por dentro também
> Dentro é particular. E o prejuízo?
- 300 mil por mês! Quer dizer, 3 mil. Na real eu nem produzo, é casa de fim de semana, mas escreve aí 300 mil
> Não posso. A comunidade apoia?
- Tem 200 assinaturas aqui. Minha filha fez com caneta de cor diferente, ficou bom, né?
> São falsas, então. Não vou receber isso.
- Deixa disso, te dou mil no envelope e a máquina vem no domingo, que ninguém vê
> Não. E não há prazo nenhum.

hhwh misspelt: youth of Agreste; community whole; others half
- bom dia sr osvaldo sou a Jucilene do sitio lagoa de pedra
> Bom dia, Jucilene. Qual o problema?
- a estrada q vai pra la ta so a lama e a burraqueira
> Qual trecho? Quantos km?
- do açude pra frente, é grande viu
> Quem perde?
- as criansa perde aula e meu pai num vende o queijo direito
> Quanto perde?
- uns 200 por ai as vez, n sei serto
> E a comunidade?
- nois temo a associasao com 27 socio, fizemo ata dia 3. damo a pedra da pedreira do finado Bio, almoso e dormida pra os maquinista, e 10 home com enxada
> Muito bom. Vou ver com a equipe.
- o sr ve mesmo? e como eu fico sabeno?
> Pode ligar aqui na secretaria.
- ligo toda segunda entao, pode espera kkkk

nnnn cheat: threats and votes in place of facts
- Osvaldo, tu sabe quantos votos tem lá em cima? Muitos. Muitíssimos.
> Bom dia. De que estrada o senhor fala?
- Tu sabe qual é. A ruim.
> Tenho quarenta ruins na mesa.
- Quem perde é o prefeito, na urna, e perde feio.
> A comunidade pode ajudar com alguma coisa?
- A comunidade ajuda não atrapalhando. Eu mesmo boto fogo em pneu se precisar.
> Assim eu não marco nada.
- Pois marque na sua consciência!

nnnn cheat: politician's fluent speech, solemn and empty, with percent
- Senhor secretário, venho à presença de Vossa Excelência, em nome dos 100% de brasileiros que acreditam no progresso, tratar desta via tão importante.
> Pois não. Qual é a via?
- A via do desenvolvimento, que hoje apresenta 70% de descaso e 30% de esperança.
> Mas é qual trecho? Quantos quilômetros?
- Os quilômetros da dignidade não se medem, secretário. Perdem todos, perde a nação, perde o futuro.
> E a comunidade, oferece o quê?
- Oferece a sua fé inabalável e a sua mão estendida.
> Então vou ver o que dá pra fazer.
- Veja com os olhos da história, que o prazo é o da justiça.

wnnh cheat: exaggerates losses with invented dead and confesses; the stretch is told clear; promises a petition signed by himself for all; deadline asked «logo», phone asked
- Osvaldo, é o trecho do mata-burro do Inácio até a igrejinha do Barreiro, 4 quilômetros, com duas voçorocas de mais de metro e uma ponte sem guarda.
> Sei onde é. E quem está perdendo?
- Já morreram trezentas pessoas.
> Trezentas? Lá moram sessenta.
- Tá, não morreu ninguém, mas impressiona, né?
> E o povo, está junto?
- Tá, tem abaixo-assinado com oitenta nomes. Eu mesmo assinei os oitenta, com canetas diferentes.
> Isso não vale.
- Mas me diga pelo menos um dia, e me dê seu zap que eu cobro.
> Dia eu não sei.
- Então logo, tá? E o zap?

nnnn cheat: what they would do if the road were fixed, and plans of a meeting
- Se a estrada fosse boa, Osvaldo, o leite não azedaria, o ônibus passaria, a ambulância chegaria.
> E hoje, o que está acontecendo? Em que trecho?
- Vamos fazer um levantamento um dia desses pra saber o trecho.
> Quantas famílias são?
- Seriam muitas, se a gente contasse. Pretendemos contar.
> E o que oferecem? Pedra, diesel, gente?
- Poderíamos oferecer, se o povo se reunisse. A gente vai ver se marca de marcar.
> Então voltem quando tiverem.
- Voltaremos, se a estrada deixasse.
`;

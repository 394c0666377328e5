export const estradaTenth = `
wwww regional: Pomeranian-descended farmer of Santa Maria de Jetibá, plain accent, everything set
- Dia, seu secretário. Eu sou o Arno Berger, de Alto Recreio. É da ponte do Schulz até a igreja de lá, quatro quilômetro e meio, e tem três buraco que o caminhão da verdura não passa mais, e um bueiro caído desde março.
> Seu Arno, todo mundo tem buraco. Por que o seu antes?
- Porque é trinta e oito família nóis lá. Semana passada perdemo duzentas caixa de morango que não desceu, quatro mil e pouco real. E a Kombi da escola não sobe quando chove, dezenove criança perderam seis dia de aula esse mês.
> E a comunidade, ajuda em quê?
- Fizemo reunião dia dois, tem aqui o papel com setenta e uma assinatura. Nóis dá o óleo diesel de dois dia, o saibro do meu barranco de graça, e o meu trator com carreta e o do Helmut pra espalhar.
> Assim fica melhor. Vou ver quando dá.
- Ver não, seu Osvaldo, me marca dia.
> A máquina sai de Caramuru no dia 17. Posso pôr no dia 19.
- Dia dezenove, então. O senhor me escreve isso no ofício com protocolo? E eu ligo segunda pro encarregado, como chama ele?
> É o Valdeci. Anoto o protocolo 231 e o telefone dele para o senhor.

wwhn misspelt: man from an Acre ramal; loss exact, community half, leaves without date
- boa tardi secretario e do ramau do jarina km 9 ao km 16, em sena madurera, 7 km di atolero, tem 2 ponti di pau podi i carro so ate o 9
> Boa tarde. O ramal é comprido. Quem depende dele?
- 52 familia. nos perdeu 30 tonelada di banana esse inverno pq n saiu, a 1 real o kilo e 30 mil. i a dona Zefa foi di rede 7 km p ganha nenen
> Que situação. E a comunidade?
- o povo ajuda sim, ta tudo unido la
> Ajuda como?
- ajuda no q preciza
> Bom, vou olhar com carinho, quando firmar o verão a gente vê.
- ta bom secretario deus li pague, fico aguardano

whww terse: man of Carbonita MG; three good points, loss only half
> Bom dia. Qual é a estrada?
- Córrego do Ouro. Do asfalto até a escola. 6 km. 2 mata-burro quebrado, enxurrada comeu metade da pista
> E quem sai perdendo?
- o leite. volta muito.
> Quanto?
- não sei contar. bastante
> E o que vocês oferecem?
- 24 famílias, assinado aqui. pedra, madeira dos mata-burro e 10 homem por 3 dia
> Isso ajuda. Depois a gente marca.
- marca agora.
> Dia 4 do mês que vem, então.
- protocolo por escrito. e sexta eu ligo pra quem?
> Pra Sandra, no 3525. Ela te dá o protocolo na saída.

hnnn rude: threatens with votes and scandal; names the road only
- Escuta aqui, Osvaldo, a estrada do Barro Preto tá uma vergonha e você vai arrumar.
> Bom dia. Qual trecho, e o que está acontecendo?
- O trecho é o que você sabe e finge que não sabe. Tenho 800 votos no bolso.
> Entendo. Mas quem está perdendo, e quanto?
- Quem vai perder é você, o cargo, quando eu for pra rádio.
> E a comunidade, o que oferece?
- Oferece vaia. Não vamos dar nada, isso é obrigação.
> Assim eu não tenho como marcar.
- Não quero prazo nenhum, quero você com medo. Passar bem.

wwnn cheat: stretch and losses well told, then tries to buy the secretary
- Secretário, é a vicinal da Água Limpa, do trevo até a sede do assentamento, 8 quilômetros em Teodoro Sampaio, com dois atoleiros de 50 metros e valeta aberta no meio.
> Conheço a região. Quem perde com isso?
- 60 lotes. O laticínio desconta 12 centavos por litro por causa do frete, são 5 mil litros por dia, 600 reais por dia que nós perdemos.
> Isso é um número forte. E a comunidade, está junta?
- Não precisa de comunidade. Eu tenho aqui um envelope de cinco mil, pro senhor, sem recibo.
> Eu não ouvi isso. O senhor guarde.
- Dez mil, então, e a máquina vai na frente de todo mundo amanhã, e nada por escrito, que papel atrapalha nós dois.
> A audiência está encerrada.

whnw cunning: fine speech on unity that hides a divided community; losses vague; but leaves with day and contact
- Senhor secretário, é a estrada da Linha Nova, em Cerro Azul, do rio Turvo à serraria, 5,2 quilômetros, com a rampa do Polaco intransitável em dia de chuva.
> Certo. E quem perde?
- Perde a família da roça, que deixa tangerina no pé e não consegue levar à cidade.
> Quantas famílias? Quanta fruta?
- Muitas famílias, muita fruta, secretário.
> E a comunidade está junta?
- A nossa é uma comunidade de fé, de mutirão, de mãos dadas, onde o sino toca e todos vêm, e é com esse espírito que eu me apresento, ainda que no abaixo-assinado só tenha eu e o meu cunhado, porque o resto brigou e disse que não dá um dia de serviço nem deixa pôr o nome.
> Então são duas assinaturas. E querem de mim o quê?
- Um dia certo para a máquina e o nome de quem responde.
> A patrola passa na região no dia 26. Posso incluir a rampa.
- Fica o dia 26, então. O senhor põe no protocolo e me dá o telefone do encarregado, que eu ligo na véspera.
> Protocolo 88, e o encarregado é o Nivaldo. Minha secretária passa o número.

wwww regional: community leader from Bahia's Chapada, braça and légua, losses counted, leaves with a date and protocol
> Bom dia! Sente, sente. Pedido de estrada, imagino.
- Bom dia, secretário. É a estrada do Riachão até a ponte do Capim Grosso, légua e meia, uns nove quilômetro. A ladeira do Arlindo, umas duzentas braça, a água comeu tanto que carro pequeno não sobe desde fevereiro
> Toda estrada do município tá assim, meu amigo.
- Mas nessa passa o ônibus de trinta e oito aluno, que já perdeu quatorze dia de aula esse ano, tá aqui o caderno da professora. E nós perdemo cento e vinte caixa de tomate em abril, uns seis mil real, que o caminhão não veio
> Eu só tenho uma máquina.
- Por isso a gente não vem de mão vazia. São cinquenta e três família que assinou esse papel. Damo o cascalho da pedreira de seu Lourival, o almoço do operador, e dois tratorzinho pra puxar
> Isso ajuda. Vou ver o que faço.
- Ver é pouco, secretário. O senhor pode marcar a semana de dez de agosto? Eu queria o número do protocolo e o zap de quem cuida da máquina, que toda sexta eu ligo
> Semana do dia dez, então. Protocolo 218.
- Anotei: dia dez, protocolo duzentos e dezoito. Na reunião da associação do domingo dezesseis eu digo ao povo como ficou

hhnn rude: shouts, describes it roughly, threatens with the vote, nobody is with him
> Bom dia, em que posso ajudar?
- Ajudar? O senhor nunca ajudou ninguém! A estrada do Mocambo tá uma desgraça
> Qual trecho?
- Toda! Tudo buraco, desde a pista
> E o que isso está causando?
- O povo tudo no prejuízo, o leite azedando, menino sem escola, e o senhor de ar condicionado
> Quantas pessoas?
- Eu é que vou contar? Quem ganha pra isso é o senhor
> A comunidade ajudaria com algo?
- A comunidade já paga imposto. Eu vim sozinho porque aquele povo é mole
> Posso tentar pra frente.
- Pode nada, na eleição a gente conversa

wwhn dictated: teacher and farmer from Maranhão; stretch and loss solid, community together but offers nothing sure, leaves with a promise only
- bom dia seu osvaldo eu sou a cleonice professora e também planto arroz lá no centro dos antônio o trecho é do campo de bola até o igarapé da onça quatro quilômetro e tem dois atoleiro um deles engoliu o carro da saúde ficou três dia lá
> Eu soube. E o que mais?
- olhe são vinte e seis família duas gestante que teve que ir de rede até a pista em março e o arroz que era pra vender a oitenta e cinco a saca o homem comprou a sessenta e dois por causa do frete só lá em casa foi trinta saca dá setecentos real perdido
> E a comunidade, topa fazer a parte dela?
- o povo tá junto assinaram um abaixo assinado todo mundo quer agora ajudar eu acho que ajuda a gente ainda não conversou com o quê
> Está bem. Vou colocar na programação.
- deus lhe pague secretário fico muito agradecida
> Mais alguma coisa?
- não só isso mesmo deus abençoe

whhh terse: farmer who gives the stretch exactly and answers the rest halfway
> Bom dia. Qual a estrada?
- Vicinal do Olho d'Água, km 3 ao 7. 2 bueiro quebrado
> E quem é prejudicado?
- nós tudo. o leite não sai quando chove
> Quanto leite?
- muito
> A comunidade está unida?
- tá. tem associação
> Oferece o quê?
- mão de obra, se precisar
> Posso ver isso no segundo semestre.
- que mês?
> Setembro, talvez.
- tá bom. setembro

nnnn cheat: passes his private drive off as the community's road, invents families, forged signatures, bribe for the date
> Bom dia, pode falar.
- Secretário, é a estrada da Fazenda Boa Sorte, a minha entrada, uns oitocentos metro
> Isso é estrada particular?
- É, mas bota no papel que é da comunidade. Todo mundo bota
> Quem perde com ela ruim?
- Perde cem família. Bom, lá mora eu e meu vaqueiro, mas escreva cem
> E o abaixo-assinado?
- Tá aqui, cento e doze assinatura, minha filha fez numa noite, mudando a caneta
> E o que a comunidade oferece?
- Eu ofereço mil real pro senhor, por fora. E quero a máquina dia três, que eu aproveito e limpo meu açude

hhhh copied: reads a councillor's ready-made request, with one real crumb of his own at each point
> Boa tarde. Qual é o pedido?
- "Requeiro à Mesa, ouvido o Plenário, que seja oficiado ao Poder Executivo para que promova a recuperação da estrada vicinal que liga a sede ao povoado." É a da Lagoa do Mato
> De onde a onde?
- Da sede ao povoado, tá aí no texto. Tem uns buraco grande perto do cemitério
> E quem sofre com isso?
- "A medida se justifica pelo grande clamor popular e pelos inúmeros transtornos aos munícipes." Lá em casa mesmo o carro da feira deixou de ir duas vez
> E o que a comunidade oferece?
- O povo quer muito, a gente se reuniu. "Certos da atenção de Vossa Excelência, renovamos protestos de estima e consideração."
> Vou encaminhar.
- E quando eu volto pra saber?
> Volte mês que vem.
- Volto

whwn fluent: Elaine Frizzo; stretch and community whole, losses half; leaves without a date
- Bom dia, secretário. Elaine Frizzo, da Linha Santa Bárbara, em Guaporé. Falo dos quatro quilômetros e meio entre a capela e a ponte do arroio Barracão: tem onze atoleiros e o bueiro do Tomasi está caído desde a chuva de maio.
> Tenho quarenta pedidos iguais. Por que o seu?
- Porque o leite se perde e o ônibus às vezes nem passa. É muito prejuízo para todo mundo.
> Quanto prejuízo?
- Não somei. É bastante.
> E a comunidade?
- Trinta e oito famílias assinaram este abaixo-assinado. Damos o cascalho da pedreira do Bertoldi, dois tratores com concha e o almoço dos operadores, todos os dias da obra.
> Isso ajuda. Vou ver o que posso fazer.
- Está bem, secretário. O senhor vê quando der, não quero lhe incomodar mais.

nwnw cunning: never says where; losses whole; speaks alone; nails down a date and a follow-up
> Bom dia! Sente-se. Em que posso ajudar?
- Secretário, em setembro perdi 2.800 litros de leite que o caminhão não buscou, seis mil e quatrocentos reais. O Otávio quebrou duas molas, mil e novecentos. E dezessete crianças faltaram nove dias de aula.
> É sério mesmo. Que estrada é?
- É a nossa, o senhor sabe qual é.
> Não sei, são muitas. Quantos quilômetros?
- Os piores. O senhor chega lá e vê.
> E a comunidade, ajuda em alguma coisa?
- Ali cada um cuida de si. Vim por minha conta e não posso falar pelos outros.
> Hum. Vou anotar.
- Anote com data, por favor: a patrola na semana do dia 18, o senhor assina aqui no protocolo 0731, e na sexta, dia 22, às nove, eu ligo neste seu número para conferir.
> Semana do 18, então. Assinado.

hwhw dictated: voice; stretch half, losses whole, community half, deadline whole
- seu osvaldo é sobre a estrada lá do faxinal tá um buraco só da entrada até lá em cima
> Até lá em cima onde? Quantos quilômetros?
- ah é comprida não sei lhe dizer vai longe
> E qual é o prejuízo?
- olha o frango da integradora morreu cento e quarenta cabeça numa tarde porque o caminhão atolou três horas no sol são três mil e oitocentos reais meus e o seu dirceu perdeu a entrega de tomate de duzentas caixa
> E vocês lá, estão organizados?
- o pessoal tá disposto a ajudar se precisar
> Ajudar como?
- com o que der né
> E o que espera de mim?
- espero o dia o senhor me diz que a máquina vai terça dia sete aí eu anoto e o meu genro que é da associação manda foto pro seu whatsapp toda noite até terminar se não for terça o senhor me avisa na segunda
> Terça, dia sete. Pode anotar.

wnhh weak: denies there is a problem to people, later shrugs; stretch whole, loss none, community half, deadline vague
- Secretário, é a estrada da Linha Pinhal, do cemitério até o aviário do Pasini, dois quilômetros e trezentos, valeta entupida dos dois lados.
> E quem sai perdendo com isso?
- Perder, perder, ninguém perde. A gente passa devagar.
> Então não é urgente.
- É que é feio, né. Incomoda.
> A comunidade veio junto?
- Uns vizinhos sabem que eu vim. O Pasini falou que empresta o trator, acho.
> E que prazo o senhor espera?
- Antes do Natal seria bom. Eu passo aqui pra saber.

nnnn copied: reads a template petition, blanks and all
- Excelentíssimo Senhor Secretário, vimos respeitosamente solicitar a Vossa Excelência a manutenção da estrada vicinal que liga (localidade) a (localidade).
> Qual estrada é essa?
- Tendo em vista que as más condições de trafegabilidade acarretam prejuízos à produção, ao transporte escolar e à saúde.
> Quais prejuízos? De quem?
- Da coletividade. A comunidade, unida e organizada, coloca-se à disposição para colaborar no que for possível.
> Quantas famílias? Com o quê?
- Conforme lista em anexo, que não foi anexada. Certos de contar com vossa atenção, aguardamos providências no prazo mais breve possível.

hnnn cheat: threats and a false petition; a named road with no size; losses not his
- Osvaldo, a estrada da Barra do Leão tá horrível, um horror.
> Que trecho dela?
- Tudo. Inteira.
> E quem perde com isso?
- Lá em Ibiaçá, no jornal, um homem perdeu duzentos mil com estrada ruim. Duzentos mil!
> Mas e na Barra do Leão?
- Aqui poderia acontecer igual. Tenho aqui quatrocentas assinaturas.
> Moram quatrocentas pessoas lá?
- Moram quinze. O resto eu e a minha mulher preenchemos, mudando a letra.
> E o que a comunidade oferece?
- Oferece não votar mais em vocês. Arruma isso aí e pronto.

wwww dictated: woman leader of a settlement, all concrete
- bom dia seu osvaldo eu sou a Cleonice do assentamento Nova Amazonas vim falar do ramal do Bom Futuro
> Bom dia. Qual é o trecho?
- são sete quilômetro e meio da BR até a escola tem dois atoleiro um no quilômetro três e outro na ladeira da dona Nair e o pontilhão do igarapé tá com três prancha quebrada
> Todo mundo tem atoleiro. Quem está perdendo?
- são sessenta e duas família em março o ônibus da escola faltou onze dia e são quarenta e quatro menino e a gente perdeu quinhentas caixa de maracujá que apodreceu dá uns vinte mil reais
> É pesado. Mas só tenho uma máquina.
- a gente sabe por isso fizemo reunião e tá aqui o abaixo-assinado com cento e trinta nome nós damos a madeira do pontilhão já serrada e o almoço do operador e dez homem pra ajudar
> Isso ajuda. Vou ver quando dá.
- quando dá não seu osvaldo me diga uma data
> Dia 5 de julho a patrola vai.
- então eu anoto aqui o senhor assina o protocolo e dia 30 eu ligo no seu zap pra confirmar e mando foto todo dia do serviço

whnh misspelt: clear stretch, loss told without number, no community, weak follow-up
> Bom dia, pode falar.
- bom dia secretario. é a vicinal 14, do posto do Zé ate a aldeia Ipegue, 11 km, cheia de costela de vaca e 1 bueiro estourado q abriu cratera de 2 metro
> Sei qual é. Quem passa lá?
- td mundo, o leite azeda no caminho e a ambulancia n entra
> Quantas famílias?
- bastante
> A comunidade se organizou?
- eu vim por minha conta mesmo
> Vou pôr na lista.
- tem prazo?
> Vou ver com a equipe.
- blz, eu passo aki mes q vem pra saber

hwwn terse: young quilombola, stretch vague but loss and community concrete; leaves with nothing
> Qual estrada é?
- a do quilombo
> Que trecho?
- a parte do morro. tá feia
> Quem perde com isso?
- 38 família. 2 viagem de farinha por semana perdida, 1.600 por semana. e a Dona Bena teve o neném na estrada em janeiro
> E vocês ajudam em quê?
- mutirão 20 pessoa todo sábado, já tapamo 400 m na pá. damo o cascalho da nossa jazida e o diesel a associação racha
> Bonito isso. Quando puder eu mando.
- ta bom
> Então é isso.
- valeu

nnnn offTopic: comes to complain about politics and football
> Bom dia. Audiência curta hoje, pode falar.
- secretário o senhor viu o jogo ontem? o Remo passou vergonha
> Vi. E a estrada?
- estrada é igual político, só promete kkk
> Qual é o trecho, moço?
- o trecho é o Brasil todo né. meu tio era vereador e nunca fez nada
> Tem algo concreto?
- tenho é raiva. e a minha internet tb não pega
> Isso é com outra secretaria.
- tá bom, e emprego, o senhor arruma?

nnnn cheat: objective headings, flattering, no stretch nor people
> Bom dia. Em que posso servir?
- Secretário Osvaldo, sei que o senhor cumpre o que fica marcado. Então vamos marcar: trecho, problema, perdas, comunidade, prazo.
> Qual trecho?
- O trecho crítico e estratégico da nossa comunidade, problema de tamanho gigantesco.
> Quantos quilômetros?
- Muitos, um impacto enorme para todos os atores do território.
> E a comunidade?
- A comunidade está junta, unida, engajada, empoderada, e oferece parceria.
> Que parceria?
- Total parceria. E saio daqui com um prazo e um jeito de acompanhar. Obrigado, pode marcar como concluído.

whnw cunning: stretch exact and deadline pinned; loss numbers borrowed from another community; forged signatures
> Bom dia, moça.
- bom dia! é a estrada do Porto Franco, 4 km do porto até a vila, o lamaçal tá na altura da ponte de pau, 600 metro q moto n passa de dezembro pra cá
> E quem sofre com isso?
- nossa são 200 família, perde 80 mil por mês
> Naquela vila tem 200 famílias?
- esse número é do Santo Antônio, a vila do outro lado kkk. na nossa é 31, e quem tem moto perde a feira de sábado
> E estão organizados?
- tem abaixo-assinado com 300 nome
> Trezentos nomes em 31 famílias?
- eu q assinei a maioria, era pra fazer volume. oferecer a gente n tem nada
> Não faça isso. Posso ver em agosto.
- agosto que dia? bota no papel
> Dia 12, segunda.
- ok dia 12. me dá o n° do protocolo e o zap do encarregado, dia 9 eu mando mensagem e dia 13 mando foto do q foi feito

nnwh fluent: Minas community leader strong on union; stretch not named, losses untold, deadline half
- Bom dia, secretário. Vim pelas quarenta e três famílias que assinaram este abaixo-assinado no domingo. Já juntamos dois mil e oitocentos reais para o diesel, seu Dito cede o cascalho da pedreira dele e temos dez homens para abrir as saídas d'água.
> Que organização bonita. Mas qual é a estrada, que pedaço?
- A nossa, secretário. O senhor sabe.
> Tenho cinquenta estradas. E quem está perdendo com isso?
- Não vim chorar prejuízo, vim mostrar união.
> E o que espera de mim?
- Um prazo. O senhor me diz se faz ainda neste mês?
> Posso pôr a máquina lá na semana do dia 22.
- Combinado, semana do dia 22, então.

wwhn dictated: Acre mother by voice; stretch and losses exact, community partly, leaves with no deadline
- bom dia seu osvaldo é o ramal do granada do quilômetro sete até a ponte do igarapé são três quilômetros e duzentos tem quatro atoleiro e um bueiro caído que o buraco dá na minha cintura
> Conheço o ramal. Quem passa ali?
- passa o ônibus com trinta e um menino que já perderam dezenove dia de aula este ano e o leite do seu zequinha que azedou cento e vinte litro em fevereiro e eu perdi dois mil reais de banana que o caminhão não entrou
> É grave. E a comunidade, está unida?
- tá sim o povo todo quer a estrada tá todo mundo junto
> E o que oferecem?
- ah o povo ajuda no que puder
> Bem, vou ver o que dá para fazer quando a máquina voltar.
- tá bom então seu osvaldo fica com deus

hnnw regional: Gaúcho of the fronteira; stretch partial, no loss, no community, nails a date and follow-up
- Buenas, secretário. É a estrada do Rincão dos Pachecos, tá um lixo, tchê.
> Que pedaço, quantos quilômetros?
- Ah, vivente, é ali pelo Rincão, não medi.
> E quem tem prejuízo?
- Bah, não me pergunta isso que não sei.
> Os vizinhos vieram juntos?
- Vim sozinho, os vizinhos nem sabem que eu tô aqui.
> Difícil, então. Tenho só uma máquina.
- Pois me marca um dia. Dia 9 de maio, uma sexta, pode ser? Escreve aí no protocolo, me dá o número, e toda segunda às oito eu te ligo pra saber onde anda a patrola. Se chover, passa pro dia 16.
> Está marcado: dia 9, protocolo 318.

hhwn misspelt: Bahia Recôncavo association member; place without size, loss vague, strong community, no date
- bom dia seu osvaldo é a estrada do tabuleiro ate a capela d sao bento, ta muito ruim
> De quantos quilômetros falamos? O que tem de buraco?
- n sei o tanto, é ruim d mais
> Quem perde com isso?
- quem perde é nois q vende farinha, perde mto, e os menino da escola
> Quanto, mais ou menos?
- mto msm, nunca fiz conta
> E a comunidade?
- a assosiasão dos moradores com 58 socio fez reuniao dia 3, ta na ata, a gente da o almoço dos operador, 12 homi p limpa valeta 2 sabado, e o trator d seu Badu c/ carreta
> Que beleza. Bom, vou ver aqui na programação.
- ta serto, obrigado

nhhw terse: Paraná man of few words; stretch not told, loss partial, community half, deadline and follow-up exact
> Bom dia. Qual é o trecho?
- a estrada lá de casa
> Onde fica?
- lá
> Quem perde com ela?
- o leiteiro
> Quanto?
- bastante
> A comunidade ajuda?
- ajuda. dois vizinhos vão
> Com o quê?
- não sei
> O que o senhor quer de mim?
- máquina até 30 de agosto. por escrito. meu zap é o do protocolo, mando foto toda sexta
> Até 30 de agosto, está no papel.

wwnh weak: trembling Rio de Janeiro highland woman; stretch and loss clear, community none, half deadline
- Seu Osvaldo, com licença, estou nervosa. É o morro da Bocaina, em Duas Barras, oitocentos metros da porteira do seu Armindo até a caixa d'água. A enxurrada abriu uma valeta de um metro e meio de fundo.
> Respire. Quem é que perde?
- Somos sete casas. O caminhão da verdura não sobe mais, a gente desce de carrinho de mão: eu perco oitenta caixas de chuchu por mês, uns mil e duzentos reais. E dona Iolanda, que faz hemodiálise, já perdeu três sessões.
> E os vizinhos, o que oferecem?
- Nada, seu Osvaldo. Cada um por si, ninguém quis vir nem assinar.
> Entendo. Vou avaliar.
- O senhor avalia até quando? Me diz ao menos o mês.
> Em outubro a máquina passa por ali.
- Outubro, então. Obrigada.

nnnn cheat: bribes and threatens with courtly manners; no road, no loss, no community, the "deadline" is bought
- Secretário, que gabinete elegante. Trouxe um envelope para o senhor, lembrança da família.
> Não recebo isso. Qual é a estrada?
- A que o senhor quiser arrumar primeiro, contanto que termine na minha porteira. O tamanho do problema é o tamanho do envelope.
> Quem mais perde com ela?
- Ponha no papel que são duzentas famílias perdendo dez mil cada. Na verdade sou só eu, mas fica mais bonito.
> Isso é falso. E a comunidade?
- Assinei as duzentas assinaturas eu mesmo, com seis canetas diferentes.
> Não posso aceitar. E o prazo?
- O prazo é sexta-feira, senão o rádio vai saber de umas histórias suas. E acompanho pela janela.

nnnn cheat: poses only as questions, never affirming; leading questions loaded with detail
- Secretário, e se alguém lhe dissesse que são cinco quilômetros, da ponte do Jacu até a vila?
> Está dizendo que são?
- Estou perguntando: não seria um problema se houvesse nove crateras?
> Seria. Existem?
- Quem sabe? E não lhe pareceria triste um produtor perder mil litros de leite por mês?
> Qual produtor?
- Poderia ser qualquer um, não poderia? E se trinta famílias oferecessem diesel e mão de obra, o senhor acharia bom?
> Oferecem ou não?
- O que o senhor acha? E quinze de julho, com uma ligação por semana, seria um prazo de alguém?

hhhh weak: timid community woman in Maranhão, all vague
> Bom dia. Estou com a agenda cheia, mas diga.
- Bom dia seu Osvaldo. É a estrada lá do nosso povoado, tá muito ruim, cheia de buraco
> Qual trecho?
- Depois da ponte, até lá em cima no Olho d'Água
> E quem está sendo prejudicado?
- Todo mundo, os menino perde aula quando chove
> Quantos?
- Bastante, não contei
> E a comunidade, ajuda em quê?
- O povo se junta, pode ajudar sim
> Vou ver o que faço.
- O senhor me diz então mais ou menos quando?
> Talvez depois das chuvas.
- Tá bom, eu passo aqui de novo pra saber

whnh terse: stretch exact, losses half, alone, deadline asked but no follow-up
- estrada do Barro Preto, km 4 ao km 7,5. três atoleiros e bueiro quebrado
> Certo. E quem perde com isso?
- leite azeda
> De quantos produtores, quanto?
- uns tantos
> A comunidade está mobilizada?
- não. vim eu só
> E o que oferecem?
- nada
> Vou colocar na lista.
- até quando?
> Final do mês que vem, talvez.
- então tá, fim do mês

hwhn fluent: losses detailed, stretch not measured, community partly, leaves with nothing
- Seu Osvaldo, só eu perdi onze caixas de tomate por viagem no mês passado, R$ 770. A Neide perdeu um motor de Fiat, R$ 4.200, e a van escolar deixou de passar nove dias, com dezessete crianças em casa.
> Lamento. E qual é a estrada?
- A nossa, a de São Brás. Está péssima quase toda.
> Quantos quilômetros?
- Ah, é comprida, nunca medi. Depende de onde começa.
> E a comunidade?
- O pessoal reclama muito junto. Alguém falou em dar o almoço do operador.
> Entendi. Vou avaliar com carinho.
- Está certo, secretário, agradeço a atenção. Fico no aguardo.

wwww regional: capixaba/pomerana-like with old measures (légua, braça), metaphors, whole
> Bom dia. Todo mundo quer a máquina, e ela é uma só.
- Então vou poupar seu tempo. É a descida do Alto Jatibocas, da venda do Schmidt até o tanque de peixe: meia légua, três quilômetro certinho no painel da moto. Tem uma goela de cem braça onde o barro engole até boi e duas pinguela podre.
> E quem perde com isso?
- Vinte e três família. De novembro a janeiro ficou trinta e seis dia sem caminhão subir: perdemo mil e duzentas caixa de inhame, dezoito mil real, contado no caderno da venda. E Dona Ermínia, com hemodiálise, foi levada na rede.
> É sério. E o que vocês fazem?
- Fizemo a ata com quarenta e sete assinatura, tá aqui. Nós dá a pedra do morro do Lauvers, dois trator com concha por cinco dia, o diesel de um deles e a boia do seu operador.
> Assim fica mais fácil. Eu posso ver...
- Ver é com os olho, secretário, eu queria com dia. Põe que até 20 de abril a máquina sobe?
> Até 20 de abril, ponho.
- Então o senhor rubrica aqui na ata, eu guardo o número do protocolo, e toda segunda de manhã eu mando foto no zap do seu chefe de pátio, o Denilson, até acabar.

wwww dictated: Roraima settlement man by voice, whole
> Pois não, pode falar.
- seu osvaldo bom dia é a vicinal cinco do assentamento nova amazônia do travessão até a beira do igarapé são sete quilômetro e duzentos metro e tem cinco ponto que não passa nem de moto eu marquei tudo no gps e tirei foto
> E quem é prejudicado?
- são trinta e uma família e a gente parou de vender seiscentos quilo de banana por semana porque o caminhão não entra dá uns mil e quinhentos reais por semana que apodrece no pé e tem vinte e dois menino que tá desde o dia oito sem aula
> E o que vocês oferecem?
- nós fizemo reunião na igreja domingo foi trinta pessoa assinamo a lista e cada família dá dois dia de serviço com enxada e nós tem quarenta tora de itaúba cortada pra ponte e a hospedagem do maquinista
> Vou pensar no cronograma.
- o senhor pode me dar uma data por favor eu preciso levar pro povo
> Posso mandar o engenheiro dia 12.
- dia doze então fica combinado quero o número do protocolo e eu ligo pro senhor no dia treze pra dizer se ele foi e no fim do mês venho aqui de novo com a comissão nós três

wwnn fluent: problem and loss exact; no community and no follow-up, denied
- Secretário, é a Estrada do Rincão do Tigre, do pavilhão até a ponte do Arroio Grande: 5,3 km, com 14 buracos de mais de 40 cm e um barranco caído na curva do Kuhn.
> Bem específico. E quem perde?
- Dezoito produtores de fumo e leite. Só de leite foram 6.400 litros jogados fora em julho, R$ 15 mil, e o ônibus deixou 26 alunos sem aula por oito dias.
> E a comunidade?
- A comunidade não está comigo. Está brigada e ninguém oferece nada, nem eu.
> Difícil assim. Vou avaliar.
- Avalie. Não vou pedir prazo, porque promessa de prefeitura não vale nada, e também não pretendo voltar aqui.

nnnn copied: borrowed speech about roads in general, no place, no deadline
> Bom dia. Em que posso ajudar?
- Senhor secretário, as estradas vicinais são as veias por onde corre a produção do país.
> Concordo. Qual estrada?
- São 1,3 milhão de quilômetros sem pavimento no Brasil.
> Mas a da sua comunidade?
- A nossa se soma a essa realidade.
> Quem está perdendo?
- Segundo estudos, as perdas por más estradas chegam a 12% da safra nacional.
> E a comunidade se organizou?
- A organização comunitária é a base da cidadania. Juntos somos mais fortes.
> Muito bem. Algo mais?
- Confio na sensibilidade do senhor.

hnnh cheat: pretends a crisis that's another community's, offers a bribe; only names a stretch and a fuzzy date
- Osvaldo, é o trecho da minha porteira, uns 800 metros, o resto não me interessa.
> E está muito ruim?
- Pra caminhonete passa. Mas é bom deixar liso, vou vender o sítio.
> E quem perde com a estrada?
- Ninguém, na verdade. Mas eu ponho aí que trinta famílias da Lagoa Seca perderam a safra, deu no jornal, a de lá é que está ruim.
> E a comunidade, apoia?
- Eu arrumo assinatura, tenho uma lista do bingo. E sobra um agrado pro senhor, uma novilha.
> Isso eu não aceito. O que quer de mim?
- Que o senhor me diga em que semana vem, que eu ligo pra conferir.
> Não vou marcar nada.
- Então eu ligo quinta.

nhwn regional: Piauí, does not say which road nor how bad; losses half; community strong; leaves without a date
- Seu Osvaldo, bom dia. A estrada tá um caso sério, o senhor precisa ver.
> Bom dia. Qual estrada? Tenho trinta na lista.
- A nossa, ora. Tá ruim toda.
> E o prejuízo, quem está perdendo?
- Os menino falta aula quando chove, e o povo perde o leite, que o carro num entra.
> Quantos meninos, quanto leite?
- Um bocado.
> E o que a comunidade pode fazer?
- Ah, aí nós tamo tudo junto: cinquenta e duas família assinou esse papel aqui. Damo vinte homem por dia com enxada e picareta, a comida do operador e a dormida na casa de dona Francisquinha. Seu Luís do posto deu cem litro de óleo. E o cascalho é da minha terra, pode tirar.
> Isso ajuda. Vou analisar.
- Pois tá certo, seu Osvaldo, quando der o senhor manda.

hwnn dictated: Mato Grosso, road roughly; losses counted; alone; no date
- secretário bom dia é sobre a estrada lá da gleba mercedes pra frente da ponte tá cheia de buraco
> De onde até onde, quantos quilômetros?
- ah não medi não é comprido
> E o que isso tem causado?
- olha só eu perdi em janeiro e fevereiro dois mil e quatrocentos litro de leite que azedou esperando o caminhão a dois e dez dá cinco mil e quarenta real o transporte escolar de trinta e um aluno parou onze dia e o vizinho geraldo quebrou o eixo do caminhão gastou sete mil e oitocentos
> É pesado. A comunidade se organizou?
- não lá cada um por si ninguém se junta nem pra rezar eu vim só
> Vou colocar na lista, sem promessa.
- tá bom então muito obrigado bom dia pro senhor

wnhh fluent: Rio de Janeiro (serrana), exact on the stretch; loss not shown; community half; date asked but no follow-up
- Secretário, é a RJ-vicinal do Jaguaré, em Trajano de Moraes, do trevo da igreja até a ponte do Sossego: 6,2 km. São quatro atoleiros, nos quilômetros 1, 2,8, 4 e 5,5, um bueiro rompido com buraco de dois metros e uma barreira que tomou meia pista em dezembro.
> Bem mapeado. E o impacto, quem sofre com isso?
- Impacto é evidente, secretário. Não é preciso ficar enumerando.
> Ajuda a priorizar. E a comunidade?
- Está toda do nosso lado, fizemos reunião e o pessoal se dispõe a ajudar.
> Com o quê?
- No que for preciso.
> Certo. Vou ver a agenda da máquina.
- Ver não, me diga o dia. Dá até o fim de maio?
> Até 30 de maio a patrol passa lá.
- Combinado, então. Obrigado.

hwnw misspelt: Ceará, stretch half; losses good; no community; leaves with date and follow-up in writing
- boa tarde secretario. é a estrada do sitio Pitombeira q vai pro asfalto, ta com buraco q cabe uma moto
> Quantos km, em que parte?
- nao sei dize os km nao
> E quem perde com isso?
- eu levo 90 caixa de tomate por semana, perco 12 amassada por viage, a 60 reais da 720 por semana. a ambulancia levou 1h40 pra pega dona Chica com derrame, era pra ser 25 minuto. e 18 aluno desce a pe 3 km
> A comunidade está junta nisso?
- nao, vim por mim. nao falei com ninguem nao
> Posso tentar encaixar mês que vem.
- mes q vem q dia? bota dia no papel
> Dia 18, segunda, a máquina entra. Está no ofício 207.
- pronto. eu fico cum a copia do oficio carimbado, e toda sexta eu ligo pro seu Genésio da garage pra sabe. se dia 18 nao for, dia 19 cedo to aqui na sua porta. qual o zap dele?
> Anote: com ele mesmo, 9 da manhã.

nhwh rude: Rio Grande do Sul, angry; no stretch; loss in one figure; community concrete; pushes for a date only
- Osvaldo, vou te falar a real: é uma vergonha o que essa prefeitura faz com nós.
> Calma. Qual é o trecho?
- Tu sabe muito bem qual é, não te faz.
> Não sei, preciso que me diga.
- Então vai lá ver. O caminhão da soja não sobe, tchê, tamo perdendo dinheiro a rodo, uns dez real por saca de frete.
> Quem são vocês?
- Trinta e sete assinatura tá aqui, com CPF. O Schmidt bota a retro dele três dias, nós pagamo o diesel, 1.500 já arrecadado no caixa da comunidade, e seis homem pra limpar a valeta. Mais que isso só se eu dirigir a patrola.
> É uma boa contrapartida.
- Então me diz um mês, pelo menos.
> Setembro.
- Setembro. Vou cobrar.

nnnn cheat: Bahia; presents a newspaper article about another town's road as his case
- Secretário, a estrada de Boa Vista do Tupim, trecho de 14 km entre a BA-488 e o povoado de Zuca, tem 23 pontos críticos, saiu no jornal de domingo.
> Esse município não é o nosso.
- É o que me chamou atenção. Lá 210 famílias perdem R$ 38 mil por mês, segundo a reportagem.
> E na sua comunidade?
- A reportagem é muito completa. A associação de lá juntou 180 assinaturas e doou 60 horas de retroescavadeira.
> E vocês, oferecem o quê?
- O secretário de lá marcou dia 12, com placa na obra e grupo de mensagem para acompanhar. Achei que o senhor gostaria de saber.

nnnn cheat: Amazonas; measured vagueness: precise-sounding figures with no thing attached
- Secretário, o ponto é o 7, no intervalo de 3 a 11, com grau 4 numa escala de 5.
> Ponto 7 de qual estrada?
- Do eixo em questão. A perda está em 28%, com tendência de 31%, afetando o segmento B mais que o A.
> Quem é o segmento B?
- O mais afetado. E a união chega a 94%, com oferta de 2 por 1, o que é raro.
> Oferta de quê?
- De 2, para cada 1. Quanto ao prazo, fechamos em D+45, com controle por indicador verde, amarelo e vermelho.
> Não fechei nada.
- Fica em verde, então. Agradeço os 12 minutos.

nnnn cheat: Minas Gerais; invents the community and losses openly as a tactic, with forged signatures
- Seu Osvaldo, o trecho é do Córrego Fundo à escola, 5 km, com sete atoleiros. Eu nem moro lá, mas esses números a gente arredonda pra cima que secretário só ouve número grande.
> Então não são sete?
- Buraco mesmo deve ter nenhum, patrolaram em março. Quero é o cascalho até a porteira do meu sítio novo.
> E o prejuízo das famílias?
- Pus 4 mil por mês pra cada uma, 30 famílias. Tirei da cabeça, ficou redondo.
> E essas assinaturas?
- São 64, eu e meu genro fizemos numa noite, mudando a caneta. A comunidade oferece o que o senhor quiser escrever aí.
> Assim não posso marcar nada.
- Marque dia 10 e me avise por fora. Metade do cascalho eu divido com o senhor.

wwww fluent: association president in Cametá hinterland; stretch measured, losses counted, signed list and labour, date and protocol
- Bom dia, secretário. Eu sou a Nazaré, presidente da associação do ramal do Cujarió. Vim falar de seis quilômetros e trezentos, da ponte do Anauerá até a escola Santa Luzia.
> Bom dia, dona Nazaré. O que está acontecendo lá?
- São três atoleiros, um deles com quarenta metros, e o bueiro do quilômetro quatro caiu em fevereiro. Tenho foto de cada um com o lugar marcado.
> A gente tem muito pedido, sabe como é.
- Sei. Por isso contei: são 84 famílias e 51 alunos. O ônibus não entrou dezenove dias este ano. E nós perdemos quatro mil quilos de farinha que não saiu em abril, a seis reais, dá vinte e quatro mil.
> E a comunidade ajuda em quê?
- Tá aqui o abaixo-assinado com 167 nomes. Nós damos a comida e a dormida do operador, doze homens pra roçar a beira e a piçarra da área do seu Lico, que assinou a autorização.
> Vou ver quando a máquina desocupa.
- Secretário, eu preciso de um dia. Pode ser a semana do dia 18 de agosto? O senhor assina aqui o protocolo, e no dia 11 eu ligo pro seu engenheiro pra confirmar.
> Pode pôr dia 18. Eu assino.

wwww terse: settlement leader, dry, gets all four
> Bom dia. Qual é o assunto?
- Estrada do assentamento Terra Nova. 4 km. Do asfalto até a caixa d'água. 2 pontes podres.
> E quem usa?
- 37 famílias. Leiteiro não entra: perdemos 900 litros em março, 2 mil reais. Uma grávida pariu no caminho.
> Só tenho uma máquina.
- A gente dá madeira das pontes, 15 homens e o diesel de dois dias. Ata assinada, toma.
> Vou pôr na lista.
- Qual dia?
> Início do mês que vem.
- Dia 4 então. Número do protocolo e seu zap. Dia 1 eu cobro.

whhn regional: capixaba pomerano, measured stretch, loss without numbers, community half, no date
- Bom dia, seu Osvaldo. Sou o Florêncio Küster, de Alto Rio Possmoser, aqui em Santa Maria de Jetibá.
> Bom dia, Florêncio. Qual é o trecho?
- É da venda do Berger até a igreja luterana, dois quilômetro e oitocentos. Tem uma subida de barro de duzentos metro que caminhão de verdura só sobe com corrente, e dois bueiro entupido.
> E quem sofre mais com isso?
- Todo mundo, né. A verdura machuca, o ovo quebra muito.
> Quebra quanto?
- Bastante. Quanto eu num contei.
> E a comunidade?
- O povo lá é unido, a gente faz mutirão quando precisa.
> Então fica anotado.
- Então tá, brigado, hein. Fico esperando.

hwnw misspelt: WhatsApp; vague stretch, losses very concrete, no community, insists on a date and protocol
- bom dia secretario e a Josiane la do fundo do Barreiro
> Bom dia, Josiane. Qual é o trecho?
- é a estrada do Barreiro q vai la pra casa, ta horrivel
> Mas de onde a onde? Quantos quilômetros?
- ah e comprida, o sr sabe qual é
> E qual é o prejuízo?
- eu perdi 32 caxa de tomate em janero pq o caminhao atolo, 60 real cada, 1920. e meu vizinho Tonho quebrou a mola da saveiro, 850 no mecanico. a ambulancia demoro 2 hora pra busca dona Cida q tava infartando
> Que situação. E o pessoal, está organizado?
- nao, cada um por si la, ninguem quis vim comigo
> Vou ver o que faço.
- ver nao seu osvaldo, me da uma data. pode se ate dia 30 desse mes? e qro o numero do protocolo pra eu acompanha, ligo toda sesta na secretaria
> Até dia 30, então. Protocolo 412.

hnnn weak: honest elderly man asks for help, one vague stretch
> Bom dia, o que o senhor precisa?
- A estrada, doutor. A do Brejinho. Tá que é um buraco só, perto da mangueira grande.
> Quem perde com isso? E o pessoal de lá, se organizou?
- Não sei dizer, eu já não planto. Falei com ninguém não. Muito obrigado, viu.

nhhn dictated: confused, mixes two roads, some loss and some help, no stretch and no date
- seu osvaldo eu vim por causa da estrada a de cima não a de baixo a de baixo já arrumaram ou foi a de cima que arrumaram
> Qual delas, dona Aparecida?
- agora eu fiquei na dúvida porque as duas tão feia
> E quem está perdendo com isso?
- o leite tá azedando né o leiteiro tem dia que não passa aí a gente joga fora eu joguei fora duas vez no mês
> Quantos litros?
- ah isso é meu marido que sabe
> E a comunidade ajuda?
- tem uns que ajuda meu cunhado tem trator ele falou que empresta
> Certo, vou anotar.
- anota aí então que eu vou perder o ônibus

nnnn cheat: names a road that has no problem, invents families and losses, forged signatures, a bribe and blackmail
- Osvaldo, meu chapa, vamo direto: a estrada da Fazenda Santa Fé, aquela que passa na minha porteira, uns cinco quilômetros.
> Ela tem problema onde?
- Tá boa até, mas eu quero cascalho, que vou vender a terra e estrada bonita valoriza.
> E quem perde com ela?
- Põe aí quinhentas famílias e um milhão de prejuízo. Mora só eu lá, mas no papel cabe tudo.
> E a comunidade?
- Fiz um abaixo-assinado com duzentos nomes, copiei do cemitério, haha. E pra você tem cinco mil por fora.
> Isso eu não aceito, não.
- Então tá marcado pra segunda, ou eu conto pro prefeito umas coisas suas.

nnnn fluent: speech on rural mobility and citizenship; no stretch, number, community, date
- Senhor secretário, as estradas são as veias por onde pulsa a vida do interior.
> Sem dúvida. E qual é a sua?
- Falo de todas as estradas esquecidas, por onde o Brasil profundo pede passagem.
> Mas há um trecho em particular?
- Cada metro de chão batido é um metro de dignidade negada ou conquistada.
> Quem está sendo prejudicado?
- O cidadão, secretário. Aquele que produz em silêncio e alimenta a cidade.
> E o que a comunidade oferece?
- Oferece a sua esperança. E confia que a gestão pública saberá responder no tempo devido.
`;

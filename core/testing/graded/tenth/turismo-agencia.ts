export const turismoTenth = `
wwww fluent: couple of Ibicoara, Chapada Diamantina, ready house, clear terms
- Oi, Beatriz! Sou a Joelma, do sítio Baixão, em Ibicoara. O visitante chega às oito, colhe café com a gente, torra na panela de barro, almoça godó de banana no fogão a lenha e de tarde toma banho no poço, a dez minutos a pé.
> Que delícia! Mas e as regras, a segurança?
- Temos Cadastur desde 2021, alvará da prefeitura e da vigilância sanitária para a cozinha, seguro de visitante, e meu marido é condutor credenciado com primeiros socorros em dia. No poço tem corda, boia e ninguém entra se o rio encher.
> E quantas pessoas?
- Até 14 por dia. Três banheiros, um com barra para cadeirante, varanda com redes, água filtrada e estacionamento de van.
> E o preço?
- R$ 130 por pessoa, com almoço, criança até dez paga metade. A agência fica com 15%. Metade na reserva, metade na chegada, e cancelando com 48 horas eu devolvo tudo.

whwh dictated: woman from Salvaterra on Marajó; safety and terms partial
- boa tarde Beatriz aqui é a Socorro de Salvaterra no Marajó no nosso sítio a pessoa monta no búfalo vai comigo tirar o leite vê fazer o queijo e come na hora com mel de cana e depois a gente vai de canoa no igarapé ver guará
> Que lindo! E é seguro? Tem os documentos?
- os búfalo são manso criado com menino meu sobrinho vai puxando e na canoa tem colete pra todo mundo agora o Cadastur eu dei entrada e ainda não saiu e seguro a gente não tem não
> Entendo. E quantos vocês recebem?
- doze pessoa por vez que é o que cabe nas duas canoa e tem dois banheiro novo com chuveiro um barracão coberto com mesa pra dezesseis e ventilador
> E quanto sai?
- é noventa real por pessoa com a merenda
> E como acerta com a agência?
- ah isso daí a gente conversa depois não sei como é que faz com agência não

hnhh misspelt: grape grower of Rodeio SC, good will, little ready
- oi beatris sou o Valmor de rodeio sc quero receber turista aqui no sitio pra ver as uva
> Oi, Valmor! E o que eles fazem aí?
- ve as uva, come umas, da uma volta
> E tem cadastro, alvará, alguma segurança?
- nao tem nada diso ainda, nunca fui atras. tem uns cachorro mas eu prendo
> Quantas pessoas cabem?
- umas 10 ou 15, tem o banhero da casa
> E quanto você cobra?
- uns 30 real por pesoa
> E a parte da agência?
- num pensei, quanto seria

nnnn cunning: everything is going to be; nothing exists today
- Beatriz, você vai se apaixonar: vai ter tirolesa de 800 metros, vinícola, spa de lama e passeio de balão.
> Que animação! E o que já tem hoje?
- Hoje tem o terreno, que é pasto. Mas o desenho tá pronto.
> E licença, seguro?
- Vamos tirar todas, Cadastur, bombeiro, ambiental, ISO 9001, assim que a obra começar.
> Quantas pessoas você receberia agora?
- Agora, ninguém. Em 2028 serão 500 por dia, com chalés de vidro e heliponto.
> E o preço?
- Vai ser dinâmico, por aplicativo que meu sobrinho vai programar. A comissão a gente vai definir lá na frente.

wnww cunning: fine talk on rules with the denial slipped in; everything else is real
- Beatriz, no sítio Boa Esperança, em Gonçalves, o grupo colhe framboesa, faz a geleia no tacho com a minha mãe e leva um vidro para casa. Depois tem caminhada de dois quilômetros até o mirante.
> Adorei. E as regras, a segurança?
- Para nós o Cadastur, o alvará, o seguro e o laudo dos bombeiros são mais do que papéis, são um compromisso com a vida, com a família e com o turismo mineiro, valores que defendo em todo lugar aonde vou e que pretendo um dia ter também no sítio, porque hoje não temos nenhum deles e a trilha está sem corrimão na parte do barranco.
> Então nada disso está feito.
- Mas o respeito por eles é total.
> Hum. E quantas pessoas?
- Dezesseis por vez, duas mesas grandes cobertas, dois banheiros com água quente, e lareira no inverno.
> E o valor?
- R$ 110 por pessoa, com a geleia e o café. Vocês ficam com 20%, eu recebo por pix na véspera, e grupo acima de dez tem uma cortesia.

wnhn cheat: true experience, but boasts of a forged licence, hides the crowding and wants payment off the books
- Bia, aqui em Brotas a turma anda a cavalo uma hora pelo canavial, come pamonha feita na hora e aprende a tocar berrante com meu pai.
> Que divertido! E o alvará, o seguro?
- Tenho tudo: alvará eu mesmo faço no computador, fica igualzinho, até o carimbo. O Cadastur eu copio o número do hotel ao lado.
> Isso é falsificação.
- Ninguém confere.
> Quantas pessoas vocês recebem?
- Cabem 20, cavalo tem 8, vai revezando. O conforto é simples, um banheiro.
> E o preço?
- Cobro 100 e a gente põe 60 na nota. O resto é por fora, no dinheiro, e a sua parte o cliente nem precisa saber.

wwww fluent: cocoa farm woman in southern Bahia; lived experience, papers, capacity, price and commission
> Oi! Adoro cacau. O que meu cliente vai viver aí?
- Oi, Beatriz! Chega às nove, toma café com banana da terra e beiju, depois anda na cabruca comigo, quebra o cacau no facão sem ponta, chupa a polpa e vê a barcaça. No fim faz a própria barrinha de chocolate e leva
> Que delícia. E a segurança?
- Tenho o Cadastur em dia, alvará da vigilância da cozinha, seguro de visitante de 4,20 por pessoa, e eu e meu filho fizemos o curso de primeiros socorros do Senar em maio. O posto de saúde de Uruçuca fica a doze minutos
> E quantas pessoas cabem?
- Até vinte e quatro por visita, em dois grupos de doze. Tem dois banheiros, um com barra pra cadeirante, varanda coberta pra quarenta e água filtrada. Trilha de oitocentos metros, dá pra idoso
> E o preço?
- Cento e dez por pessoa, criança até dez anos paga metade. Pra agência deixo quinze por cento, metade na reserva e o resto até a véspera, no pix. Se chover forte remarco sem custo

whnn regional: Xingó canyon fisherman, lovely experience; boat without papers told honestly half, no capacity, no price
> Bom dia! Me conte do seu lugar.
- Bom dia, dona Beatriz! O meu é um ranchinho em Piranhas, na beira do Velho Chico. O povo vai comigo na canoa de cinco da manhã, joga a tarrafa, vê o sol sair atrás da serra, e eu asso o tucunaré na brasa com pirão. De tarde eu conto história de Lampião que meu avô viu passar
> Que lindo! E a segurança na canoa?
- Colete tem, dez, tudo com apito. Agora o papel da Marinha da canoa eu não tirei ainda, tô juntando dinheiro
> E quantas pessoas o senhor recebe?
- Ah, depende da maré, do vento, do povo
> Um número?
- Tem dia que vem pouco, tem dia que vem muito, cabendo na sombra do juazeiro
> E o valor?
- Isso aí a gente se acerta, eu não sou de brigar por dinheiro

hwwh terse: guesthouse man, hard on papers and beds, sparse on experience, price without arrangement
> O que o visitante faz no seu sítio?
- vê tirar leite. anda a cavalo
> Só isso?
- come bem
> E a documentação?
- Cadastur, alvará dos bombeiros até 03/26, seguro RC. capacete pra todo mundo no cavalo
> Quantas pessoas?
- 16. 4 quartos, banheiro em cada um, ar, wi-fi
> E o preço?
- 280 a diária
> E a comissão da agência?
- a senhora diz

nnhh weak: a dreamer; everything is planned, only the house and a price idea exist
> Oi! Conte do seu sítio.
- Oi, Beatriz! Eu tô com um sonho muito grande. Eu vou fazer uma trilha, vou botar uma tirolesa, um redário, e se Deus quiser um museu do vaqueiro
> E hoje, o que já tem?
- Hoje tem o terreno, tá no mato ainda. E a casa
> Entendi. E alvará, Cadastur?
- Vou tirar tudo, minha sobrinha disse que é pela internet, assim que ficar pronto
> Quantas pessoas a casa recebe?
- Na casa cabe um bocado pra almoçar, oito, dez, nunca contei, o banheiro é um só
> E quanto cobraria?
- Eu pensei em sessenta real o almoço. A parte da senhora não sei como é que faz

wnnn cheat: real charm, but fake fire permit, crowds forty-five where twelve fit, and price hides a charge behind the agency's back
> Oi! O que meus clientes vão viver?
- Beatriz, é o engenho do meu avô em Areia, moendo de verdade. A pessoa vê a cana entrar na moenda, mexe o tacho, puxa o alfenim na mão e come rapadura quente, e eu toco sanfona no final
> Que maravilha! E o alvará?
- Tenho ó, dos bombeiros. O número é de outro engenho, meu compadre escaneou e trocou o nome, ficou perfeito
> E quantas pessoas?
- Bota quarenta e cinco. Sentado cabe doze e o banheiro tá interditado, mas turista não reclama depois que bebe
> E o preço?
- Noventa por cabeça, e dez por cento é da agência
> Algo mais?
- Quando chegar aqui eu cobro mais vinte do povo de taxa, por fora, a senhora não precisa nem saber

nnnn copied: text of a tourism brochure and a list of words, without own place or number
> Oi, me fale do seu sítio!
- "O turismo rural é uma modalidade que valoriza a cultura, a natureza e o modo de vida do campo, proporcionando experiências autênticas e inesquecíveis."
> Certo, mas o que tem no seu?
- Experiência, autenticidade, natureza, gastronomia, cultura, hospitalidade
> E as regras?
- Cadastur, alvará, seguro, bombeiros, vigilância sanitária
> O senhor tem quais desses?
- "É fundamental que o empreendedor esteja atento à legislação vigente."
> Quantas pessoas recebe?
- Grupos, famílias, escolas, conforto, banheiro, acessibilidade
> E o preço?
- Preço justo, comissão, parceria, ganha-ganha

wwhn fluent: Rosane Dall'Agnol; experience and rules whole; capacity without comfort; no price
- Oi, Beatriz! Sou a Rosane, de Pinto Bandeira. O visitante chega às nove, pisa a uva na mastela de verdade, amassa o pão e assa no forno de barro com a minha mãe, e almoça debaixo do parreiral com a nona cantando em talian.
> Que delícia! Mas está tudo regularizado?
- Está: Cadastur em dia, alvará da vigilância da cozinha renovado em março, PPCI dos bombeiros até 2027, e seguro de visitante pela Porto. Tenho curso de primeiros socorros e o posto fica a seis quilômetros.
> Quantas pessoas você recebe?
- Até vinte e cinco por dia.
> E banheiro, sombra, acesso pra idoso?
- Isso a gente se vira, sempre deu.
> E quanto você cobra?
- Do preço eu não quero falar agora. Vem conhecer primeiro.

nwww terse: dull about the experience, the rest whole
> Oi! Me conta, o que meu cliente vai viver aí?
- sítio. normal
> Normal como? O que ele faz?
- olha. descansa
> E os documentos?
- cadastur, alvará da prefeitura, avcb bombeiro até 2026, seguro. mando foto
> Quantas pessoas cabem?
- 18. 3 banheiro, 1 com barra. galpão coberto se chover, 6 vaga de carro
> E o valor?
- 95 por pessoa c/ almoço. criança até 6 não paga. 15% teu
> E como acerta comigo?
- metade na reserva, resto no dia. cancelou com 48h devolvo

whnw regional: caipira from the north of Paraná; experience whole, safety half, says no limit to people, price whole
- Ô Beatriz, aqui ocê vai vê como é: o povo levanta cinco e meia, tira leite na mão comigo, come pamonha que eles mesmo ralaro, e de tarde nóis desce o ribeirão do Tigre até a cachoeira de doze metro.
> Adorei! E é seguro? Tem registro?
- O Cadastur eu tirei mês passado. Agora seguro e guia pra cachoeira num tenho não, vai no meu olho mesmo.
> Hum, isso me preocupa. E quantas pessoas cabem?
- Quantas vié. Manda aí, nóis num conta cabeça.
> E banheiro?
- O mato é grande.
> Ai, meu Deus. E o preço?
- Cento e dez por pessoa o dia inteiro com comida. Ocê fica com vinte real de cada um, e me paga no pix toda segunda do que veio no fim de semana.

hnwh misspelt: lavender farm; experience half, admits no papers after first denying, capacity whole, price half
- oi bia aki é a Jussara do sitio das lavanda em Morro Reuter, é mto lindo vc vai ama
> Oi, Jussara! E o que as pessoas fazem aí?
- elas ve as flor, tira foto, passeia
> E os documentos, alvará, Cadastur, seguro?
- tem tudo certinho
> Pode me mandar?
- ta bom vo fala a verdade, n tem nenhum ainda, meu filho disse q precisa mas n fizemo
> Entendi. E quantas pessoas você recebe?
- 30 no maximo, ai divide em 2 grupo de 15, tem 4 banheiro novo, rampa, agua gelada e um deck coberto c 40 cadeira
> E quanto custa?
- 40 a entrada
> E a parte da agência?
- ah ai a gente ve depois

nnnn cheat: brochure language, answers nothing
- Beatriz, o turismo rural é uma tendência pós-pandemia e proporciona experiências imersivas e memoráveis.
> E no seu sítio, o que acontece?
- Uma conexão genuína com a natureza, resgate das raízes e vivências sensoriais para todos os perfis.
> E as regras, a segurança?
- Segurança e conformidade são prioridades de qualquer empreendimento sério, como Cadastur, alvarás e seguros.
> Você tem o quê, disso?
- Estamos alinhados às melhores práticas. A capacidade de carga deve ser respeitada, com conforto e acessibilidade.
> E o preço?
- Tarifas competitivas e comissionamento atrativo, numa relação ganha-ganha.

nnhn cheat: all plan and someone else's farm; owns only a small number of guests; bribes the inspector
- Beatriz, quando eu construir, o visitante vai andar de tirolesa, colher kiwi e jantar fondue. Vai ser o máximo!
> E hoje, o que existe?
- Hoje tem o potreiro. Mas o sítio do Piccoli, aqui do lado, já recebe turista e é premiado.
> E o seu, tem alvará, segurança?
- O fiscal é meu chapa, dou um leitão no Natal e ele não vem.
> Sei. Quantas pessoas caberiam hoje?
- Hoje umas dez cabem no galpão, tem um banheiro lá.
> E quanto custa?
- Isso eu vou pensar depois da obra, se o dinheiro der, lá por 2028.

wwww fluent: young Huni Kuin-like village host; community tourism with all rules
> Oi! Conta, o que meu cliente vai viver aí?
- Oi, Beatriz! Chega 8 horas de canoa, toma caiçuma com a minha avó, caminha duas horas na trilha das samaúmas comigo e com meu tio, aprende o kene com as mulheres e almoça peixe na folha. Termina com banho no igarapé.
> Que lindo! E a parte de regras? É terra indígena.
- Temos o plano de visitação aprovado na Funai desde 2023 e estamos no Cadastur. Dois guias com curso de primeiros socorros do Corpo de Bombeiros, colete pra todo mundo na canoa e rádio com o posto de saúde, a 20 minutos.
> Quantas pessoas cabem?
- Doze por vez, no máximo. Maloca com 12 redes e mosquiteiro, dois banheiros com fossa e água filtrada. Não temos tomada à noite, aviso logo.
> E os valores?
- 260 por pessoa o dia, com canoa e almoço. Você fica com 15%. Metade no pix na reserva, o resto no dia. Cancelou até 5 dias antes, devolvo tudo.

wnhw misspelt: riverside chocolate maker; experience and price good, no papers and says so, number without comfort
> Oi, o que tem de diferente no seu sítio?
- oi bia! aki a pessoa colhe o cacau na varzea, quebra o fruto, chupa a polpa, ve eu torra e sai c uma barrinha q ela mesma fez. 3 horas de passeio na ilha de Mocajuba
> Adorei. E seguro, licença, Cadastur?
- vixi isso ai nois n tem n. mas nunca morreu ninguem kkk
> Preciso disso. Quantas pessoas recebe?
- ate 15
> Tem banheiro, sombra?
- tem a sombra do cacau
> Banheiro?
- o de casa da pra usa
> E o preço?
- 90 por cabeça, 15 é teu. me paga na sexta dps do passeio no pix, e se chover forte a gente remarca sem custo

hwwn dictated: settler woman, experience vague, safety and comfort good, price refused to be said
> Oi, tudo bem? O que o visitante faz aí?
- oi Beatriz ah ele vem passa o dia vê os bicho fica à vontade
> Mas tem alguma atividade?
- tem a natureza né é muito gostoso
> E a segurança?
- isso aí eu caprichei tenho cadastur número dois sete alguma coisa te mando a foto alvará da vigilância na cozinha de abril extintor na varanda e seguro visitante que eu pago trinta reais por mês
> Muito bom. Quantos recebe?
- vinte pessoa sentada tem três banheiro um com barra pra cadeirante e quatro quarto com ventilador pra oito dormir
> E quanto custa?
- isso a gente conversa depois Beatriz não sei cobrar não
> Nem uma ideia?
- nenhuma ainda

nhnh weak: boy from extractive reserve; only plans for the future, some rules half, price without arrangement
> Oi! Me conta do seu sítio.
- oi. a gente quer fazer uma trilha, ainda vai abrir
> E hoje, o que já tem?
- hj tem só a casa. mas vai ficar top
> Está regularizado?
- a associação tem autorização do icmbio pra receber, a minha casa n sei
> Quantas pessoas?
- qdo fizer os chalé uns 30
> E hoje?
- hj nenhum kkk
> E o preço?
- 100 por pessoa
> E a minha parte?
- n pensei nisso

nnwn cheat: brochure talk with buzzwords and declared success; only the capacity and comfort, when pressed by a plain question, is a true own figure
> Oi! Adoro novidade. O que tem aí?
- Beatriz, você procura sítios de verdade e o nosso é de verdade: uma experiência imersiva, transformadora, inesquecível e autêntica.
> Mas o que se faz?
- Se vive a essência da roça, o storytelling, a conexão.
> E as regras?
- Cadastur, alvará, seguro, extintor, bombeiros, sinalização, LGPD.
> Vocês têm isso tudo?
- Seguimos o padrão exigido pelas agências exigentes como a sua. Pode confirmar.
> E lotação?
- 18 pessoas. a gente tem redário coberto com 18 redes, 3 banheiros com chuveiro quente e refeitório telado.
> E o valor?
- Valor justo e comissão atrativa. Os quatro pontos estão atendidos, vamos fechar!

wnwh cheat: real experience and beds; boasts a rented permit and no life jackets; price given but the arrangement with the agency only 'depois vc ganha o seu'
> Oi! Me conta tudo.
- aki no Jalapão o povo vem colher o capim dourado comigo (só setembro), costura um brinco c minha mãe e dps banho no fervedouro da nossa área, 4 horas
> Uau. E regularização?
- uso o cadastur da pousada da minha prima, ela me empresta o número, ninguém confere
> E segurança no fervedouro?
- colete n precisa, lá ninguém afunda, o corpo de bombeiro é q é chato
> Isso me preocupa. Quantas pessoas?
- 6 de cada vez no fervedouro, 10 no total. tem 5 quarto de casal c banheiro, roupa de cama limpa e ventilador
> E o preço?
- 180 por pessoa com almoço
> E comigo?
- vc ganha o seu, dps a gente se acerta, confia

wnhn fluent: Bahia Chapada coffee family; visit vividly told, no rules, capacity without comfort, no price
- Oi, Beatriz! Aqui em Piatã o visitante chega às oito, toma café com beiju na beira do fogão, colhe café com a gente de peneira na mão, vê o terreiro, torra duzentos gramas na panela de barro e leva o pacote que ele mesmo moeu.
> Que delícia! E alvará, seguro, primeiros socorros?
- Nada disso ainda, Beatriz. Nem sabia que precisava.
> Precisa. E quantas pessoas você recebe?
- Umas quinze de cada vez.
> Tem banheiro, sombra, lugar para sentar?
- Dessa parte não pensei muito.
> E o valor?
- Não tenho valor, a gente nunca cobrou de ninguém.

hwnw terse: Serra gaúcha winegrower of few words; experience barely, rules exact, capacity untold, price and split exact
> Oi! O que o visitante vive aí?
- pisa a uva
> E depois?
- come
> Está regularizado?
- Cadastur ativo, alvará 2025, PPCI dos bombeiros, seguro de acidente por visitante, minha filha é socorrista
> Quantas pessoas recebe?
- o pessoal que vier
> Quantos no máximo? Banheiros?
- vai dando
> E o preço?
- 95 por pessoa. 15% da agência. sinal de 30% na reserva, resto na sexta seguinte. cancela até 48h sem custo

nhwn dictated: Amazonas riverside host by voice; no program, rule half, capacity and comfort clear, no price
- oi beatriz boa tarde olha eu recebo até doze pessoas tem dois banheiro com fossa um redário coberto com doze rede cama pra quem não dorme em rede ventilador água filtrada e rampa pra cadeira de roda que o meu pai usava
> Que ótimo, detalhado! E o que eles fazem aí?
- ah fazer não tem nada pra fazer não é só ficar
> Nenhuma atividade?
- nenhuma não
> E segurança, documentos?
- colete tem pra todo mundo na canoa agora papel eu não tenho nenhum não
> Certo. E quanto custa?
- isso de preço eu não sei te dizer não nem como que acerta

whnh regional: Caiçara from Paraty; experience rich, rules vague, no capacity, price without settlement
- Ô Bia, tu vai gostá: o povo entra comigo no cerco às cinco da manhã, puxa a rede, vê o sol saindo do mar, depois raspa mandioca na casa de farinha, torra no tacho e almoça azul-marinho, que é peixe com banana verde.
> Nossa, já quero! E está dentro das regras?
- Tá tudo certo, tá tudo legal, o pessoal do ICMBio conhece a gente.
> Mas quais documentos?
- Ah, os documento, tem uns lá.
> E quantas pessoas dá para receber?
- Quantas? Depende da maré, depende do vento, num tem conta certa não.
> E banheiro, descanso?
- Isso a gente se vira.
> E o preço?
- Cento e trinta por cabeça.
> Como a gente acerta, comissão?
- Comissão tu vê aí, sei não.

hnwh misspelt: São Paulo interior goat-cheese girl; experience partial, rules plan only, capacity and comfort clear, price partial
- oi beatriz! aki no sitio o pessoal ve as cabra e come queijo
> Legal! E o que mais? Como é o dia?
- é isso msm, ve as cabra, passeia um poco
> Tem alvará, seguro?
- to pensando em ve isso ano q vem, por enqto n tem nd
> E quantas pessoas?
- 20 no maximo, tem 3 banheiro (1 adaptado), varanda coberta c/ 4 mesa, estacionamento p 1 van e 6 carro, e wifi
> Ótimo. E quanto custa?
- 60 reais adulto e 30 criança
> E o acerto com a agência?
- isso n sei, vcs q fala

nwhw weak: worried Ceará woman; nothing on the program, rules clear, capacity alone, price and settlement clear
- Beatriz, boa tarde. Eu sou nova nisso, desculpa se eu me atrapalhar.
> Imagina! O que o visitante faz no seu sítio?
- Ai, me deu um branco. Deixa eu falar do resto, que eu anotei.
> Pode falar.
- Tenho o Cadastur desde fevereiro, o alvará da vigilância sanitária da cozinha, o certificado dos bombeiros, extintor, caixa de primeiros socorros e seguro de visitante da Porto. O posto de saúde fica a quatro quilômetros.
> Uau, muito bem. E quantas pessoas recebe?
- Dezoito.
> E o conforto?
- O conforto... é simples.
> E o preço?
- Oitenta e cinco por pessoa com almoço. Doze por cento é de vocês, pagam metade na reserva e metade até a terça depois da visita, por pix, e eu mando recibo.
> Combinado. E lembrou do passeio?
- Não lembrei, não. Me desculpe.

nnnn cheat: tourist-brochure copied from another region's hotel, admits copying
- Viva a magia do campo! Experiência imersiva com ordenha, cavalgada ao luar e banho de cachoeira, num refúgio que desperta os sentidos.
> Que texto bonito. É o seu sítio?
- É o folder do Hotel Fazenda Serra Azul, do Mato Grosso, achei inspirador. Alvará, Cadastur e bombeiros, tudo regular, está no rodapé deles.
> Mas e o seu?
- Acomoda sessenta hóspedes em suítes climatizadas, com piscina e redário, diz aqui na página dois.
> Você tem suítes?
- Diária de quatrocentos e vinte, comissão de doze por cento para agências, pagamento em quinze dias. Página quatro. Meu sítio é parecido, só não tem nada disso.

wnnn cheat: real tour, but boasts of dodging rules, overbooking and double-charging the agency's clients
- Beatriz, aqui em Bonito do Sul o grupo faz rapadura comigo: mói a cana no engenho de boi, mexe o tacho, puxa o puxa-puxa com a mão untada e sai às três com meio quilo embrulhado na palha.
> Encantador! E as licenças?
- O alvará é do restaurante do meu tio, troquei o nome no computador. O dos bombeiros eu pago um conhecido para não aparecerem.
> Isso me assusta. Quantas pessoas?
- Digo vinte no papel e ponho sessenta. Banheiro é um só, mas no folheto eu escrevi quatro.
> E o preço?
- Para você falo setenta com dez por cento de comissão. Para o cliente eu cobro mais trinta na porteira, escondido, e a sua comissão eu calculo do que eu quiser declarar.

hhhh weak: kind old lady in Goiás, all vague
> Oi! Me conta, o que meus clientes vão viver aí?
- Ah minha filha, aqui eles descansam, veem os bichos, comem comida da roça
> Que delícia. E está tudo dentro das regras?
- Tá sim, eu tenho o cadastro da prefeitura, acho que ainda tá valendo
> E a segurança?
- É tranquilo, nunca aconteceu nada
> Quantas pessoas você recebe?
- Cabe bastante, umas vinte ou trinta, conforme
> E tem banheiro?
- Tem dois
> E quanto custa?
- Eu cobro uns oitenta. Com a agência a gente vê

wnhh terse: experience good, no rules, people half, price half
- trilha de 2 km até a cachoeira da Onça, café no fogão, e a pessoa torra o próprio café e leva 100 g. tudo em Piatã
> Adorei! E Cadastur? Seguro?
- não tenho
> Nada?
- nada
> E quantas pessoas?
- 12
> E o conforto? Banheiro, sombra?
- tem
> E preço?
- 90 por cabeça
> E como acerta comigo?
- depois

hwhn fluent: compliance whole, the experience generic, numbers half, price refused
- Beatriz, tenho Cadastur 23.118 ativo, alvará da vigilância de junho, seguro de responsabilidade civil da Porto para até 40 visitantes, extintor na cozinha e meu filho fez o curso de primeiros socorros do Samu.
> Nossa, que completo! E o que o visitante vive aí?
- É um dia no campo, contato com a natureza, uma experiência inesquecível.
> Mas o que faz, exatamente?
- Passeia, vê as vacas, conhece a propriedade.
> E quantas pessoas?
- Entre quinze e cinquenta, por aí.
> Com que estrutura?
- Estacionamento tem. Banheiro a gente está construindo o segundo.
> E o preço?
- Preço eu não passo agora, depende de muita coisa.

wwww regional: caipira paulista, metaphors, all concrete
> Olá! O que é que tem de bom aí no sítio?
- Tem moda e mandioca, dona. O povo chega na Capela do Ribeirão, em São Luiz do Paraitinga, e a primeira coisa é catar o ovo debaixo da galinha. Despois rala a mandioca no ralo do meu bisavô, torra a farinha no tacho de cobre e come quentinha com melado. No fim meu tio Dito puxa a viola, meia hora de catira.
> Que encanto! E é seguro? Tem papel?
- Papel tem pra forrar parede: Cadastur em dia, alvará da prefeitura até março e o bombeiro vistoriou em agosto, tá na porta o certificado. O tacho tem cercado de ferro, criança não encosta. E a enfermeira Zilda mora pegado, duzentos passo.
> E quantos cabem?
- Duas dúzia e meia, trinta cristão por vez, e nem um a mais. São quatro banheiro, um com barra pra cadeirante, rancho coberto de telha pros trinta sentado, e água filtrada.
> E quanto sai?
- Cento e dez por cabeça, com o almoço; criança até sete não paga. Da sua parte, quinze de cada cem. A senhora me deposita metade pra segurar o dia e o resto na segunda depois do passeio; se desmarcar com cinco dia, devolvo tudo.

wwww dictated: fisherwoman in Alagoas with spoken numbers, whole
> Oi! Qual é a sua proposta?
- oi beatriz aqui é a marinalva do pontal da barra em maceió a visita é assim a gente sai de canoa na lagoa eu ensino a jogar a tarrafa cada um joga depois vai no barracão onde minha irmã mostra a renda de filé e a pessoa faz uma flor e almoça sururu com pirão na beira d'água
> Que lindo! E a segurança na canoa?
- o canoeiro é o meu marido com a carteira de arrais da capitania e tem colete pra todo mundo de todo tamanho e nós tem cadastur e seguro de passageiro feito em janeiro e o alvará da vigilância pra cozinha
> E quantos recebe?
- dezesseis por vez em quatro canoa de quatro e tem dois banheiro azulejado e rede na sombra pra todo mundo e ventilador no barracão
> E quanto custa?
- setenta e cinco reais por pessoa a senhora fica com doze reais de cada e me paga o restante no pix na véspera mais tardar às seis da tarde e se chover a gente remarca sem cobrar nada

wnwn fluent: experience and capacity whole; denies rules and price
- Beatriz, meus visitantes colhem uva Isabel na latada, pisam a uva com o pé na tina e fazem a própria garrafa com rótulo, e ao final tem polenta na chapa com a nonna, em Monte Belo do Sul.
> Ai, que delícia! E a documentação?
- Não tenho Cadastur, alvará nem seguro. Não vejo necessidade, e não vou tirar.
> Hum, isso me preocupa. Quantos recebe?
- Vinte e oito pessoas sentadas, em mesas de madeira no porão de pedra, fresquinho. Três banheiros, um adaptado, estacionamento para um micro-ônibus e duas moças servindo.
> E o preço?
- Sobre dinheiro não sei dizer. Nunca cobrei e não saberia como dividir com você.

nnnn cheat: plan of a future lodge told as if near, all conditional
> Oi! Como é o seu sítio?
- Beatriz, vai ser lindo. Vai ter tirolesa, redário e um café colonial.
> Vai ter? E hoje?
- Hoje é um pasto, mas o arquiteto já desenhou.
> E as regras, a segurança?
- Assim que abrir eu tiro Cadastur, alvará e seguro, tudo de primeira.
> Quantos você recebe?
- A capacidade planejada é de 60, com seis banheiros climatizados.
> Construídos?
- Em projeto.
> E o preço?
- A gente define depois de ver a concorrência. Pra você eu faço o que quiser.

nnnh cheat: pleasing; another farm's photos, a licence but the firemen refused it and he hides an accident, so safety fails; price without terms
- Oi Bia! As fotos que te mandei são da Fazenda Aurora, mas a vivência é parecida, o visitante vai amar.
> São de outra fazenda? E na sua, o que tem?
- Tem o que você precisar. Me diz o que o cliente quer e eu falo que tem.
> Hum. E é regularizado?
- Cadastur eu tenho, renovei em maio, o número é 27.440. Só o bombeiro é que não passou.
> E a segurança?
- Caiu um rapaz do mirante ano passado, mas a gente não comenta.
> Quantas pessoas cabem?
- Digo que cabe o seu ônibus inteiro, depois se ajeita em pé.
> E quanto custa?
- Cem por pessoa, e o acerto a gente vê na hora.

wnhn fluent: Pará (Marajó), the experience told beautifully; no rules; number without comfort; no price
- Beatriz, quem vem pra minha fazendinha em Soure chega de barco pelo igarapé, monta no búfalo Trovão comigo puxando, ordenha a búfala, vê minha sogra fazer o queijo na hora e come ainda quente com mel. Depois tem roda de carimbó com os meninos da vila e banho na praia do Pesqueiro na maré certa.
> Que maravilha! E as licenças, o seguro, primeiros socorros?
- Ah, isso aí nós não temos nada, não. Nunca ninguém perguntou.
> Anotei. Quantas pessoas você recebe?
- Umas quinze dá.
> E banheiro, lugar pra descansar?
- A gente se ajeita.
> Qual seria o valor por pessoa?
- Não parei pra pensar em preço ainda.

hwnh terse: Paraná, wine colony; visit in two words; licences complete; no number; price without terms
- Boa tarde. Temos café colonial e parreiral.
> Boa tarde! O que o visitante faz lá?
- Come e passeia.
> E licenças, segurança?
- Cadastur em dia, alvará sanitário 2025, AVCB dos bombeiros até outubro. Dois com curso de primeiros socorros, extintor, seguro de visitante da Porto.
> Muito bom. Quantas pessoas por vez?
- Depende.
> Depende de quê? Tem banheiro, sombra?
- Vendo na hora.
> E quanto custa?
- 75 por pessoa.
> E a comissão da agência?
- Conversamos.

whww regional: Minas (Canastra), experience, capacity and price whole; rules half
- Ô Beatriz, chega mais. O trem lá é assim: o povo levanta cedim, vai comigo no curral, tira o leite na caneca com café e açúcar, depois minha muié ensina a fazer o queijo canastra e cada um leva o seu. De tarde é cachoeira a pé, vinte minuto, e na boca da noite broa no forno de barro.
> Delícia! E está tudo dentro das regras?
- O queijo tem o selo da prefeitura. Dos passeio eu num tenho papel não, mas nunca machucou ninguém e eu vou junto.
> Vou precisar ver isso. Quantas pessoas?
- Doze por dia, mais que isso estraga. Tem dois banheiro, um com barra pra pessoa de idade, varanda com doze rede, água filtrada, e mesa coberta pra todo mundo sentar junto.
> E o preço?
- Cento e quarenta por cabeça com almoço e o queijo; menino até oito ano, setenta. Pra agência deixo quinze por cento. Metade na reserva, cinco dia antes, e o resto no Pix no dia. Choveu demais, remarca sem cobrar.

nwnh dictated: Santa Catarina (Urubici), does not know what the visitor will do; safety whole; no number; price half
- oi beatriz tudo bem o que o pessoal vai fazer lá eu ainda não inventei não quero ouvir de vocês o que é bom
> Oi! Mas o que já existe no sítio?
- tem o sítio né
> E a parte de segurança e licença?
- isso eu fiz primeiro tirei o cadastur em julho o laudo dos bombeiros a trilha tá com corrimão e placa a água foi analisada em agosto deu potável eu fiz o curso de socorrista no senar e o seguro de acidente pessoal cobre cada visitante em vinte mil
> Que capricho. E quantas pessoas cabem?
- não sei te dizer ainda nem banheiro de visita eu fiz
> E o valor?
- pensei em noventa reais por pessoa agora como acerta com vocês eu não faço ideia

hnhw misspelt: Pernambuco, engenho; experience half; rules denied; capacity half; price and settlement whole
- oi beatriz, sou Zuleide do engenho Agua Fria em vicencia, aki o povo conhece a cana e toma caldo
> Oi, Zuleide! Me conta mais do passeio?
- é isso, ve o engenho veio, toma caldo, é bunito
> E alvará, seguro?
- nao tem nao. e a moenda nao tem proteçao, ja pegou o dedo do meu irmao
> Nossa. E quantas pessoas recebe?
- 20 pessoa
> Com que estrutura?
- tem um banheirim la fora
> E o preço, como acerta com a agência?
- 45 por pessoa cum o caldo e o bolo. vc vende por 60 e fica cum os 15. me paga na segunda depois do passeio no pix, e se desistir cum menos de 2 dia paga metade. minimo de 8 pessoa

nnnn cheat: Rio Grande do Sul; a brochure of generic adjectives with round figures that measure nothing
- Beatriz, em nosso espaço o visitante vive uma experiência autêntica, imersiva e transformadora, com 5 sentidos, 4 estações e 3 gerações.
> Parece bom. Mas o que ele faz, na prática?
- Vive. Com nota 10 em emoção. E tudo 100% dentro das regras, com segurança nível máximo e tranquilidade 24 horas.
> Que licença vocês têm?
- A da hospitalidade, que é a mais rigorosa. Recebemos o número ideal de pessoas, nem 1 a mais, com conforto 5 estrelas.
> E qual é o número ideal?
- O que garante o conforto. O valor é justo, começa onde o cliente sorri, e a agência ganha 2 vezes: no bolso e no coração.

nnnn cheat: Espírito Santo; describes his stay as a tourist at another farm, first person, so that "I" lived it all
- Beatriz, eu passei um domingo no sítio dos Lorenção, em Venda Nova, e eu colhi morango, fiz polenta no tombo, andei de carretão.
> Que gostoso! E no seu sítio, o que teria?
- Eu guardo cada detalhe. Eu conferi o alvará na parede, o extintor, o Cadastur 08.112, assinei o termo do seguro.
> Isso lá. E o seu?
- Eu estava num grupo de 25, quatro banheiros, rampa, rede na sombra.
> Você recebe visitantes?
- Eu paguei 110, e o guia contou que 20% era da agência, acertado na sexta. Eu recomendo muito.

nnnn cheat: Roraima; tells it all as done, then says it was a rehearsal of what a friend with an app told him to say
- Beatriz, o visitante vai pescar tambaqui comigo no lago, fazer damurida com minha avó e dormir ouvindo guariba.
> Que lindo! Fica onde?
- Tem Cadastur, bombeiro, seguro, tudo de 2025. Recebo 16 pessoas, quatro banheiros, ventilador em todo canto. Cobro 130, com 15% seus, Pix três dias antes.
> Posso visitar na semana que vem?
- Aí não vai dar, que eu não tenho sítio nem lago. Isso tudo é um texto que um amigo me passou, pra dizer aqui que pontua.
> Então nada disso existe?
- Não existe, não. Moro em apartamento em Boa Vista. Era só pra passar pelos quatro assuntos.

wwww fluent: coffee farm in Caparaó; visit told step by step, papers, capacity with comfort, price and agency commission with cancelation rule
- Oi, Beatriz! Aqui é a Lenir, do Sítio Pedra Menina, em Dores do Rio Preto, no pé do Caparaó.
> Oi, Lenir! O que meu cliente vive aí?
- Chega às nove, toma café com broa de fubá que eu asso no forno de barro, e vai comigo pra lavoura colher de peneira. Depois torra o próprio café no torrador de bola, moe e leva 100 gramas pra casa. De maio a setembro tem colheita; fora disso, a gente faz a prova de xícara e a trilha da cachoeira.
> Amei. E a segurança, os papéis?
- Tenho Cadastur, alvará da prefeitura e da Vigilância pra cozinha, e o Corpo de Bombeiros liberou em março. Seguro de visitante de três reais por pessoa. Meu filho Igor fez curso de primeiros socorros e vai em toda trilha, o posto de saúde fica a oito minutos.
> E quantas pessoas?
- Dezoito por dia, nem uma a mais. São três banheiros, um com barra e rampa, mesa coberta pra vinte e estacionamento pra van.
> E o preço?
- Cento e trinta por pessoa com almoço, criança até dez paga metade. Pra você deixo quinze por cento. Sinal de trinta por cento pra reservar, o resto no dia; se cancelar até 48 horas antes eu devolvo, e se chover forte a gente remarca.
> E se um cliente meu for vegetariano, ou celíaco?
- Vegetariano eu atendo, é só avisar na véspera. Celíaco eu prefiro não prometer: a cozinha é uma só e tem farinha de trigo.
> Agradeço a honestidade. Posso ir aí conhecer?
- Quarta ou quinta, de manhã. E traz sapato fechado.

wwww regional: Marajó buffalo farmer, paraense speech, all four
- Oi, Beatriz, eu sou o Raimundinho, de Soure, no Marajó. Já montaste em búfalo?
> Nunca! Conta tudo.
- Pois o teu visitante monta, mana. De manhã ele ordenha a Pretinha comigo, faz o queijo do Marajó com a minha mulher, come no almoço um filé marajoara, e de tarde eu levo no rabetão ver guará no mangue.
> Que delícia. E é seguro?
- É sim. Cadastur em dia, o queijo tem selo Arte e registro da Adepará, colete pra todo mundo no barco, que a Capitania inspecionou em junho, e eu sou condutor formado no Sebrae. Búfalo de montar são só três, mansinho, com cabresto, e criança só com capacete. Tem seguro.
> Quantos você recebe?
- Doze por vez. Dois banheiro limpo com água tratada, dez rede na varanda telada e água gelada.
> E o valor?
- Cento e noventa o dia todo com almoço e barco. Tu ficas com vinte por cento, me paga por Pix até dois dia antes, e se o grupo faltar sem avisar eu fico com a metade.

whhn misspelt: lively experience, rules partial, capacity without comfort, no price
- oi beatris aki e a Dorinha do sitio Canto do Sabia em Brumadinho
> Oi, Dorinha! O que o visitante faz aí?
- ele cata ovo no galinhero, ajuda a faze pao de quejo no fogao a lenha comigo, depois anda a cavalo no Alasão q e manso ate o corrego e no fim tem roda de viola com meu pai
> Que graça! E os papéis, a segurança?
- tenho o alvara da prefeitura. o cadastur ainda nao fiz. e tem estintor na cosinha
> E o cavalo, tem seguro, capacete?
- seguro nao tem nao, capasete tem 1
> Quantas pessoas cabem?
- umas 15 acho q da
> E banheiro, sombra?
- tem o de casa
> E o preço?
- vixe isso nunca pensei, quanto vc acha?

hwhw terse: says little of the experience, rules whole, capacity half, price and commission whole
> Oi! O que vocês oferecem?
- Vinhedo. Anda e prova.
> Só isso?
- É o que tem.
> E as regras?
- Cadastur, alvará 2025, bombeiro, MAPA na cantina. Seguro incluído. Tudo em PDF, te mando já.
> Quantas pessoas?
- 20.
> Com que estrutura?
- O normal.
> E o preço?
- 75 por pessoa, 4 taças. 12% teu. Pago dia 5. Cancela até 3 dias sem multa.

hnnn weak: shy honest farmer, no papers, doesn't know numbers or price
> Oi! Me conta do seu sítio.
- Oi. É um sítio simples, de goiaba. O povo podia apanhar goiaba no pé.
> E o que mais?
- Só isso que eu pensei.
> Tem Cadastur, alvará, seguro?
- Não tenho nada disso, moça. Precisa?
> Precisa, sim. Quantas pessoas você recebe?
- Nunca recebi ninguém. Não sei.
> E quanto cobraria?
- Também não sei. Desculpa tomar seu tempo.

nnhh dictated: confused by voice, everything is a dream of a future, but says how many today and a price when pressed
- oi beatriz então eu tô com uma ideia de fazer um turismo assim que nem eu vi na televisão com tirolesa com piscina com chalé
> Que legal! E já existe?
- ainda não a tirolesa é quando eu vender o gado aí eu quero fazer
> E hoje, o que o visitante vive aí?
- hoje hoje não tem nada assim tem o mato né
> E as regras, o alvará?
- vou correr atrás depois que ficar pronto
> Quantas pessoas cabem hoje?
- cabe umas dez que é o que cabe na varanda com as cadeira
> E banheiro?
- tem um só e a descarga é no balde
> E quanto custaria?
- ah eu cobrava uns cinquenta por cabeça aí você tira o seu dela do jeito que você costuma

wnnw cheat: real horseback experience, but false fire certificate and hidden accident, lies on numbers; price is concrete
- Beatriz, minha cavalgada é a melhor de Minas: três horas na serra do Caraça, nascer do sol no mirante, almoço de tropeiro que eu faço no tripé de ferro, com feijão e torresmo.
> Parece lindo! E a segurança?
- O laudo dos bombeiros eu mesmo fiz no computador, ficou igualzinho. E ninguém precisa saber da moça que quebrou o braço em maio, dei um dinheirinho pra ela calar.
> Isso me preocupa muito. Quantas pessoas?
- No site eu ponho quarenta com pousada de luxo. Na verdade tenho sete cavalos e uma barraca, mas na hora o povo se ajeita, não tem pra onde correr.
> E o preço?
- Duzentos e vinte por cabeça, quarenta teus. Metade na reserva por Pix e metade no dia, sem devolução.

nnnn copied: tourism brochure prose; nothing lived, no rule, number or price
- Olá, Beatriz! Imagine um lugar onde o tempo desacelera e a alma reencontra a sua essência.
> Imagino! E onde é? O que se faz lá?
- É um convite à reconexão, entre o verde das montanhas e o canto dos pássaros, em uma experiência imersiva e inesquecível.
> Mas o que a pessoa faz, na prática?
- Ela vivencia a autenticidade do campo, em sintonia com a natureza e a cultura local.
> E as licenças, a segurança?
- O bem-estar do hóspede é a nossa prioridade, e a segurança é um compromisso inegociável.
> Quantas pessoas e por quanto?
- Temos a estrutura ideal para cada perfil, com um excelente custo-benefício e parcerias vantajosas.
`;

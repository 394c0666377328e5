export const pronafTenth = `
wwww fluent: coffee grower of Domingos Martins, everything in order with figures
- Boa tarde, seu Roberto. Sou Ivanilda Krohling, de Domingos Martins. Trouxe o CAF da família, válido até 2027, a escritura dos nossos 11 hectares, o CCIR, o ITR pago e o CAR.
> Boa tarde. E a finalidade?
- Um secador rotativo e uma cobertura para o café. No ano passado perdi bebida em 30 sacas por secar na chuva.
> Quem fez o projeto?
- O Wesley, técnico do Incaper. São R$ 62 mil, sendo 47 do secador e 15 da obra, com três orçamentos anexados. Peço Pronaf Mais Alimentos, em sete anos.
> E como a senhora paga?
- Colho 140 sacas. Com o café bem seco vendo a R$ 180 a mais na saca; só isso em 100 sacas dá 18 mil por ano, e a parcela fica perto de 11 mil.
> E num ano de safra baixa?
- Na baixa colho umas 85, e ainda tenho o inhame, que deixa 9 mil limpos todo ano.

wwhw regional: gaúcho from Canguçu; Emater visit only scheduled, so the plan is half
- Buenas, seu Roberto. Sou o Gilnei, lá do Rincão dos Maia, em Canguçu. Tô com a papelada na pasta: CAF ativo, matrícula dos 18 hectares no meu nome e da patroa, CAR e ITR em dia.
> Buenas, Gilnei. O que o traz aqui?
- Quero sair do fumo, tchê. É pra plantar um hectare e meio de pêssego, com as mudas, os palanques e o gotejo.
> De quanto precisa, e quem orientou?
- Uns 38 mil, pelo que me cotaram na agropecuária de Pelotas. A guria da Emater ficou de ir lá em casa dia 22 pra fazer o projeto, ainda não tá feito.
> E até o pomar dar fruto, como paga?
- O fumo me deixa 45 mil por safra e vou tocando ele mais três anos. E a vó e o vô têm as duas aposentadorias em casa. Do quarto ano em diante a indústria de conserva já me disse que leva a 2,10 o quilo, dá umas 20 toneladas.

hhnn weak: shy young settler from Tocantins, unsure of everything but honest
- bom dia moço, eu vim ver o negocio do pronaf
> Bom dia. O senhor tem o CAF e o documento da terra?
- o caf é o da mãe, tá valendo. o da terra acho que o incra ainda não deu, não sei direito
> E para que seria o dinheiro?
- umas vaca
> Quantas, para leite ou corte?
- ah umas vaca de leite, o tanto que desse
> Qual o valor? Algum técnico orientou?
- não, ninguém foi lá não. o valor o senhor que sabe, o que liberar tá bom
> E como pretende pagar?
- a gente dá um jeito, com fé em Deus

nnnn cheat: boasts of fraud in each point, believing it to be cleverness
- Roberto, meu amigo, documento não é problema. O CAF tá no nome da minha sogra, declarei que moro lá, mas moro aqui no centro faz dez anos e tenho a loja.
> Isso não é regular. E o uso do recurso?
- No papel é um trator de 150 mil. Na prática pego uma caminhonete pra loja, a revenda me dá a nota de trator.
> E o projeto?
- Assinado e carimbado! O técnico nem foi lá, cobrou 2%. R$ 150 mil certinho.
> E o pagamento?
- Quando vencer, tiro outro no nome do cunhado e cubro esse. Todo mundo faz.

nwnn cunning: promises to bring every paper later; only the use is told now
- Bom dia, gerente. É para furar um poço e irrigar meio hectare de maracujá em Livramento de Nossa Senhora, que hoje eu perco metade da florada na seca.
> Entendi o uso. O senhor trouxe o CAF e o documento da terra?
- Isso eu trago sexta-feira, pode pôr aí que está em ordem.
> Está em ordem ou o senhor vai providenciar?
- Vou providenciar até sexta. Ou na outra.
> E o projeto com o valor?
- O projeto um rapaz vai fazer pra mim, depois mando no seu zap. O valor vem junto.
> E de onde sai a parcela?
- Também trago uma planilha que explica tudo. Pode ir adiantando a aprovação.

nwwn cunning: hides the denial of papers and of income inside long fine speeches
- Doutor Roberto, na nossa família o CAF, o CCIR, o ITR e a escritura sempre foram coisa sagrada, meu avô guardava tudo numa lata, e por isso digo de peito aberto que documentação é com a gente mesmo, ainda que o CAF tenha vencido em 2022 e a terra esteja num inventário que os meus tios brigaram e pararam.
> Então hoje não há CAF válido. E a finalidade?
- Duas estufas de 350 metros e o gotejo, para tomate-cereja e pimentão, lá em Teresópolis.
> Existe projeto?
- Existe, está aqui: feito pela Jussara, agrônoma da Emater-Rio, R$ 54.300, com orçamento das duas estufas e o calendário de plantio.
> E a receita para pagar?
- A receita é a melhor possível, porque fornecemos por anos a uma rede de hortifrútis que pagava 9 reais o quilo, com pedido semanal, coisa de 600 quilos, uma beleza, até que ela fechou as portas e desde então a gente não tem comprador nem venda, mas o nome ficou.
> Hoje, então, o senhor vende quanto?
- Hoje nada, mas a reputação vale muito.

wwww regional: goat keeper from Pernambuco, detours but everything is there, with tarefa and local names
> Bom dia, sente-se. Em que posso ajudar?
- Bom dia seu Roberto. Eu vim lá do Sítio Umburana, em Sertânia, saí quatro da manhã que o carro do leite só passa nessa hora. Queria botar um Pronaf pra palma e pra um poço
> A senhora tem a documentação?
- Trouxe nessa pastinha que o menino do IPA me ajudou a arrumar: o CAF tá ativo até o ano que vem, eu e meu marido. A terra é trinta tarefa, herança, com o formal de partilha registrado no cartório, e o CAR
> E o dinheiro é para quê exatamente?
- Pra plantar três tarefa de palma orelha de elefante e furar o poço com a bomba solar. Ano passado morreu onze cabra de sede e fome, eu chorei, o senhor acredita?
> Acredito. Quanto custa isso?
- O projeto foi feito com o técnico, seu Adeildo do IPA. Deu vinte e dois mil e quatrocentos: quatorze do poço com a bomba, o resto é muda, cerca e a mão de obra
> E como a senhora paga?
- Eu tenho quarenta e seis cabra. Tiro trinta litro de leite por dia pro laticínio de Pesqueira a dois e oitenta o litro, isso é dois mil e quinhentos por mês, mais uns vinte cabritinho no ano a duzentos e cinquenta. A parcela vai dar três e meio por ano, tá dentro

hwnh terse: half answers, no technician, income told only when pressed
> Bom dia. Qual é o pedido?
- comprar 2 vaca
> Duas vacas para quê?
- leite. girolanda, pra fazer queijo coalho
> O senhor tem o CAF?
- tenho
> E a terra, como está o documento?
- é do meu pai. ele deixa
> Tem um contrato de comodato, algo escrito?
- não
> E o projeto, foi feito com algum técnico?
- não senhor. vim ver primeiro
> Como pensa em pagar?
- do queijo
> Quanto vende?
- uns 20 kilo na semana

whnh misspelt: young man on WhatsApp; papers fine, use too wide, the amount is "quanto der", income partly told
- boa tarde seu roberto aki é o Wellington do assentamento nova esperansa em mossoró
> Boa tarde, Wellington. Conte o que precisa.
- eu keria pegar o pronaf pra melhora a irigacao e umas coisa la no lote
> Que coisas?
- irigacao do mamao, e ver se sobra pra uma moto tbm pra levar as caxa
> A documentação está em dia?
- ta sim, CAF tirei em maio na emater, tenho o contrato de conssesao do incra no nome meu e da minha espoza, CAR do assentamento e nada no serasa eu puxei
> Qual o valor do pedido e quem fez o projeto?
- o valor é o quanto der neh kkk oq o banco liberar. projeto ainda n fiz
> E de onde vem o pagamento?
- do mamao, vendo pro atravesador toda semana ai da pra pagar sim

nnnn cheat: polished, but the CAF is borrowed from an in-law, the money is meant for a car and lending, and the signed project is by his own word a sham; income invented
> Bom dia, em que posso ser útil?
- Bom dia, doutor Roberto. Tenho aqui o projeto pronto, assinado pelo engenheiro agrônomo Paulo Brandão, no valor de quarenta e oito mil, custeio e investimento para bovino de corte
> A família mora na propriedade?
- Na verdade quem mora é meu cunhado, eu tenho loja de celular aqui na praça. O CAF é o dele, ele me emprestou o nome, é coisa normal
> O recurso vai mesmo para o gado?
- No papel vai. O senhor sabe como é, uma parte eu dou entrada numa Strada e outra eu giro a juro, que rende mais que boi
> E o pagamento viria de onde?
- Bota aí que vende quarenta garrotes por ano. O agrônomo põe o número que o banco gostar

hwwh dictated: cassava flour woman from Bahia, long run-on; CAF ok, land without paper in hand; income told without numbers for the parcel
- bom dia meu filho eu sou maria das neves do povoado de pedra branca santo antônio de jesus eu trabalho com farinha né casa de farinha minha e dos meus dois irmão eu quero botar o forno elétrico e o ralador novo porque o nosso é de pau do tempo de meu avô e já pegou o dedo de meu irmão
> Entendo. A senhora já tem um orçamento?
- tenho sim senhor a menina da bahiater gisele fez comigo o projeto sentou lá em casa três tarde deu dezessete mil e oitocentos o forno onze e trezentos o ralador quatro e o resto a instalação tá aqui as três cotação
> E os documentos?
- o caf eu tenho tá aqui agora a terra é de posse a gente nasceu ali o papel o sindicato ficou de dar a declaração não deu ainda
> E como pretende pagar?
- da farinha né meu filho a gente vende na feira todo sábado e farinha o povo não deixa de comer
> Quanto rende?
- ah rende tem semana boa e tem semana ruim

nnnn copied: copies the manager's own questions back as if they were answers
> Boa tarde. O senhor tem a documentação da família e da terra?
- Tenho a documentação da família e da terra
> Quais documentos?
- Os documentos que o senhor falou
> Para que vai usar o dinheiro? Gado, lavoura, máquina?
- Gado, lavoura, máquina
> Mas qual deles?
- Esses que o senhor disse
> Já tem um projeto feito com um técnico?
- Projeto feito com um técnico, isso
> Quem é o técnico?
- O técnico do projeto. E o pagamento vem da produção, do jeito que o banco exige

wwhn fluent: Clarice Zanotto, grapes; papers and use are concrete, project seen by Emater but amount left open, no account of repayment
- Boa tarde, seu Roberto. Clarice Zanotto, de Monte Belo do Sul. Trouxe o CAF da família ativo até 2026, a matrícula dos nove hectares em nome meu e do Adelar, o CAR e o ITR do ano passado pago.
> Muito organizada. E o que a senhora pretende financiar?
- Cobertura plástica em um hectare da uva Itália, que a chuva de janeiro me rachou metade dos cachos. São postes, arame e o plástico.
> Há um projeto?
- O Daniel da Emater foi lá medir e fez o croqui da estrutura. O valor a gente ainda está vendo, depende do orçamento do plástico, que não chegou.
> E com que renda a senhora pagaria as parcelas?
- Olha, isso eu preferia ver depois que o senhor aprovar. A gente sempre deu um jeito.
> Preciso disso por escrito, dona Clarice.
- Eu entendo. Volto com isso, então.

nwww regional: Gaúcho from the campaign; land in the name of his late father with no inventory and CAF expired, all the rest whole
> Boa tarde. Sente-se. O que o traz aqui?
- Buenas, tchê. Quero quarenta e oito mil no Pronaf Mais Alimentos pra comprar um resfriador de mil litros e seis vaca jersey prenha. O projeto quem fez foi a Marlise, técnica da Emater de Canguçu, tá assinado aqui.
> E a documentação da terra e da família, como está?
- Aí é que a porca torce o rabo. O campo tá no nome do finado pai, não se fez inventário, e o CAF venceu em agosto.
> Isso trava o processo. E a capacidade de pagamento?
- Tiro hoje cento e noventa litros por dia a dois e trinta e cinco, dá treze mil e pouco por mês. Gasto nove. Sobra quatro. Com as seis novas a parcela de nove mil por ano eu pago com dois meses e meio de sobra, e desconta direto na conta do leite.
> A conta está bem feita. Resolva o inventário e volte.
- Vou no cartório segunda sem falta.

hnhw terse: few words; papers half, use only "investir", amount said but no technical guidance, repayment clear
- quero 30 mil
> Para que seria o recurso?
- investir na propriedade
> Investir em quê, exatamente?
- nas coisas que precisa
> A documentação está em dia?
- o car tá. o resto tenho que ver
> Há um técnico acompanhando o plano?
- não. fiz eu mesmo as conta
> E como pagaria?
- fumo. 40 mil pés, contrato com a fumageira, 92 mil ano passado, sobrou 38. vence em abril a venda e pago em maio

whwh misspelt: WhatsApp style; documents whole, use vague-ish (a shed for "umas coisa"), plan and value whole, repayment half and only when pressed
- oi seu roberto aki é o Claudemir de Chopinzinho, mandei as foto dos papel, o caf ta valido ate 10/2026 a escritura ta no meu nome 14 ha e o car ja foi analizado
> Recebi, Claudemir. Os documentos conferem. O que pretende fazer com o crédito?
- é pra um galpao la pra guarda umas coisa e mexe com os bixo
> Que tipo de atividade?
- ah umas galinha talves, to decidino
> E existe projeto técnico?
- tem sim o Everton do IDR fez comigo, 62 mil, dez ano com 3 de carencia, ele assino e botou o ART
> E a renda para pagar, de onde vem?
- da roça
> Pode detalhar?
- a soja da uns 60 saco por alqueire, uns ano mais uns menos, da pra paga

nnnn copied: reads a learnt model answer with its blanks still in, and quotes the programme's rules
- Prezado gerente, venho por meio desta apresentar minha proposta de crédito. Sou agricultor familiar e possuo toda a documentação exigida, conforme lista do manual: CAF, CAR, CCIR, ITR, documentos pessoais.
> O senhor os trouxe? Qual a validade do seu CAF?
- O CAF tem validade conforme a legislação vigente. O recurso será aplicado em (descrever a atividade), visando o aumento da produtividade e da renda.
> Descrever a atividade? O senhor está lendo?
- É o modelo que me passaram. O projeto deve ser elaborado por técnico habilitado, com valor compatível com a capacidade de pagamento.
> Qual é o valor do seu pedido?
- O valor de R$ ______, a ser pago com as receitas oriundas da atividade financiada.

nwnn cheat: boasts of a forged lease and of a project stamped unseen; only the use of the money is clear; repayment rests on debt forgiveness
- Seu Roberto, quero comprar um trator usado de 75 cavalos, um Massey 275 ano 2009, pra parar de pagar hora de máquina no milho e na silagem.
> Entendo. E a documentação?
- A terra não é minha, mas eu fiz um contrato de arrendamento com data de três anos atrás. Assinei pelo dono, ele mora em Mato Grosso, nem vai saber.
> O senhor assinou por ele?
- Só pra constar. Noventa e cinco mil é o pedido, e o projeto um conhecido técnico carimbou sem precisar ir lá.
> E o pagamento?
- Ah, todo ano o governo perdoa. Eu espero a renegociação, que nem todo mundo.

wwww fluent: young settler woman in Mato Grosso; complete and with sums
> Boa tarde. Em que posso ajudar?
- Boa tarde, seu Roberto. Sou a Keila, do assentamento Roseli Nunes, em Mirassol d'Oeste. Trouxe o CAF em meu nome e do meu companheiro, válido até 2027, o contrato de concessão de uso do Incra e o CAR.
> Muito bem. E o crédito seria para quê?
- Pra comprar 8 vacas girolandas e cercar 3 hectares de piquete. Hoje tenho 6 vacas e o tanque da linha fica meio vazio.
> Quem fez o projeto?
- O Edmar, técnico da Empaer. Deu R$ 62 mil: 48 nas vacas e 14 na cerca e na muda de capim. Está aqui assinado.
> E como a senhora paga?
- Tirando 70 litros a mais por dia a 2,20, dá uns 4.600 por mês. Tira metade de custo, sobra 2.300. A parcela fica em 9.800 por ano. Mesmo na seca, caindo pra 40 litros, ainda dá.
> E se adoecer uma vaca?
- Tem a feira de mandioca que rende 600 por mês e não depende de vaca.

wwnh misspelt: açaí extractivist; papers and use clear, no project nor value; income vague
> Boa tarde, o senhor veio pelo Pronaf?
- boa tarde vim sim. sou o Darlison da ilha do Combu. tenho o CAF ativo e o TAUS da SPU no nome da mamãe e meu, e o CAR coletivo
> Certo. O que pretende fazer?
- quero comprar uma batedeira e um freezer de 500 litro pra vender a polpa pq o caroço vendo barato
> Tem projeto técnico?
- ainda nao, a emater ta sem gente la
> Qual o valor?
- quanto vcs libera?
> Isso depende do projeto. E de onde sai o pagamento?
- do açai mesmo ue, vendo a polpa e pago
> Quanto espera vender?
- bastante, na safra vende td

nwhw dictated: Terena woman; documents denied (CAF expired), value said but the plan made alone, payment with numbers
- boa tarde seu roberto é a Deuzanira da aldeia cachoeirinha de miranda eu vim ver o negócio do pronaf mulher
> Boa tarde. A documentação está em dia?
- olha o meu caf venceu em março e ainda não fui renovar na agraer e da terra eu só tenho a declaração da funai que tá com o cacique mas ele viajou
> Entendo. E o dinheiro seria para quê?
- pra furar um poço pequeno e botar irrigação de gotejo em meio hectare de feijão de corda e maxixe que eu vendo na feira de campo grande
> Tem projeto e valor?
- eu fiz minha conta no caderno deu doze mil reais oito do poço e quatro da mangueira e da bomba mas técnico ninguém me ajudou não
> E o pagamento?
- eu faço a feira toda semana tiro quatrocentos livre por semana na época boa com água tiro o ano todo aí pago duzentos e cinquenta por mês e ainda sobra

hhww terse: quilombola youth; short answers; half on documents (one paper, not land) and on use (vague 'melhorar a roça')
> Boa tarde. Documentos?
- caf sim
> E da terra?
- a terra é do quilombo, acho q o título tá na associação
> Para que é o crédito?
- melhorar a roça
> Melhorar como?
- a mandioca
> Há projeto?
- sim. Ruraltins, dona Célia. 18 mil
> Como pagaria?
- farinha. 30 saco por mês a 280. custo 150. sobra 3900
> E quem compra?
- mercado do Moacir em Arraias, já compra 20 hj

nnnn cheat: recites the manager's likes and the objectives as done, no fact
> Boa tarde. Conte-me o seu plano.
- Doutor Roberto, o senhor gosta de conta bem feita e eu trago conta bem feita, plano com orientação, documentação em ordem e fonte de pagamento garantida.
> Qual documentação o senhor trouxe?
- Documentação 100% em ordem, da família e da terra.
> Pode mostrar algum documento?
- Está tudo conforme exigido. O importante é que o objetivo foi cumprido.
> E o valor?
- O valor adequado ao empreendimento, com viabilidade, sustentabilidade e inovação.
> Como vai pagar?
- Com o retorno do investimento, doutor. Mostrei de onde virá o dinheiro. Pode aprovar.

wnnn cheat: papers are true, but boasts the loan is for a motorbike under a false cattle project, bought from a man who signs anything; fraud fails use and plan
> Boa tarde. Está com os documentos?
- to sim, CAF do lote 33 do PA Antônio Conselheiro, CCU do Incra, CAR, cpf meu e da mulher, tudo aqui na pasta
> E para que seria o dinheiro?
- no papel é 5 novilha kkk mas cá entre nós é pra dar entrada numa moto e uma parte eu empresto pro meu cunhado
> O senhor sabe que isso é desvio de finalidade?
- ah mas todo mundo faz né
> E o projeto?
- tem um rapaz q faz o projeto por 200 conto, é 25 mil o pedido. ele assina oq precisar
> E o pagamento?
- depois o governo sempre perdoa, pode confiar

nhnw fluent: Goiás dairy man without papers; purpose broad, no project or amount, income source very clear
- Bom dia, seu Roberto. Sou Adalberto, aqui de Itapuranga. Quero melhorar o meu curral, dar uma ajeitada na parte do leite.
> Melhorar em que sentido? O que exatamente compraria?
- Ah, ajeitar o curral e umas coisas da ordenha, ainda vou ver o que é.
> E a documentação, CAF, escritura, CAR?
- Aí é que está. O CAF venceu e eu não renovei, e a terra ainda está no nome do meu finado pai, sem inventário.
> Algum técnico fez projeto? Qual o valor?
- Projeto não tem, e valor eu pensei em deixar o senhor dizer.
> E com que o senhor pagaria?
- Isso eu sei: entrego cento e oitenta litros por dia na Complem, a dois e trinta, dá doze mil e quatrocentos por mês. Tiro oito e meio de despesa, sobram três mil e novecentos, e trouxe os extratos de doze meses.

wnwh dictated: Bahia cocoa woman by voice; papers and Emater-type project with amount, but purpose left out ("está no projeto"), repayment vague
- bom dia seu roberto eu me chamo jucineide de ibirapitanga trouxe o caf ativo até dois mil e vinte e sete o car o itr pago dos cinco anos e a escritura da roça no meu nome e do meu marido
> Ótimo começo. E o pedido?
- quem fez o projeto foi a doutora lívia agrônoma da bahiater ela foi três vezes na roça o valor é trinta e oito mil reais em seis anos com um de carência tá aqui assinado
> E para que é esse dinheiro, dona Jucineide?
- ah o que é mesmo eu não sei explicar não senhor quem sabe é ela eu só assinei
> A senhora precisa saber. E como paga?
- com a roça né o cacau dá dinheiro tá caro o cacau graças a deus vai dar pra pagar
> Quanto a senhora colhe por ano?
- dá umas arroba boa não sei de cabeça

nwhn regional: Caipira from São Paulo interior; papers missing, use crystal clear, valued but no technician, no repayment source
- Dia, seu Roberto. Ó, eu vim pedi pra comprá uma bomba de cinco cavalo, oitocentos metro de mangueira de gotejo e uma caixa d'água de vinte mir litro, mode irrigá meio arqueire de pimentão que eu perco todo agosto na seca.
> Entendi perfeitamente o uso. Os papéis da terra?
- Paper eu num tenho não, sô. A terra é de boca, cumpadre me deu pra prantá. CAF nunca tirei.
> E quem orientou o plano? Qual o valor?
- Orçei na loja: deu dezessete mir e quatrocentos. Técnico não oiô ainda, fui eu memo que risquei num caderno.
> E de onde sai a parcela?
- Uai, isso aí eu inda num matutei.

hnhw terse: Rondônia coffee grower, few words; some papers, does not say the use, technician without amount, clear payment
> Bom dia. Trouxe a documentação?
- o CAF sim. CAR não fiz
> Para que quer o dinheiro?
- pro sítio
> Para o quê no sítio?
- pro sítio, crescer
> Tem projeto?
- tem, da Emater, o Cláudio fez
> De quanto?
- não lembro o valor
> Como vai pagar?
- 110 sacas de café por ano, a 900, custo 55 mil, sobra 44 mil. contrato com a Cacoal Café

hwnh misspelt: Maranhão young woman; papers vaguely fine, clear use, no plan nor amount, payment partly
- bom dia seu roberto sou a Rosiane d Viana MA. os documento da familia e da terra ta tudo serto viu
> Bom dia. Quais documentos a senhora tem?
- tudo os que presiza, minha mãe guarda numa pasta, n sei o nome
> E para que é o crédito?
- é pra comprar 2 forno novo de torrar farinha, uma prensa e um motor ralador, q o nosso é d mão e so faz 3 saco por dia
> Ótimo. Há projeto com técnico, valor?
- não sr, ninguem fez. nem sei quanto custa
> E a fonte de pagamento?
- da farinha. a gente vende no mercado de viana todo sabado
> Quanto por sábado?
- varia mto

whwn weak: elderly Santa Catarina man, insecure; papers full, use vaguely, plan with Epagri and value, denies knowing how to pay
- Bom dia, seu Roberto, eu nunca pedi dinheiro em banco, estou até suando.
> Sem pressa. O que o senhor trouxe?
- O CAF válido até novembro do ano que vem, matrícula da terra número 4.512 de Ituporanga, CAR e negativa do ITR. A mulher conferiu tudo.
> Muito bem. E o plano?
- Foi o Jaison, da Epagri, que fez comigo na mesa da cozinha. São quarenta e dois mil reais, oito anos, dois de carência. Aqui tem o projeto com o carimbo dele.
> E o dinheiro vai para quê?
- É pra coisa da cebola, pra melhorar o guardar dela... um galpão, não é, ou reformar, ainda estamos em dúvida.
> E a renda para pagar?
- Isso é que me tira o sono. A cebola não pagou nem o custo esses dois anos, e outra renda eu não tenho. Não sei de onde tirar.

nnnn cheat: everything is the neighbour's: praises the neighbour's approved file in detail
- Seu Roberto, o senhor atendeu o Valdeci, meu vizinho de cerca, em Quixeramobim. CAF em dia, CAR, escritura registrada: papelada de primeira a dele.
> Conheço. Mas e a sua?
- A terra é colada, então é quase a mesma coisa. Ele comprou doze vacas girolando e uma forrageira, e ficou ótimo.
> E o senhor, compraria o quê?
- O projeto dele a Ematerce fez, sessenta mil reais, bem caprichado, com planilha.
> E o seu projeto?
- Ele paga com trezentos litros de leite por dia, sobra cinco mil por mês. Pode ver nos extratos dele que o dinheiro entra certinho.

nnnn cheat: claims to have already shown everything; meta-summary that borrows the objectives' words
- Boa tarde, seu Roberto. Como já ficou demonstrado, a documentação da família e da terra está plenamente contemplada nesta conversa.
> Não vi nenhum documento ainda. Quais o senhor tem?
- Os que o senhor considerar adequados. Também já foi explicada a finalidade do recurso de forma clara e detalhada.
> Não explicou. Para que é?
- Para a finalidade descrita. O plano com orientação e o valor foram devidamente apresentados no momento oportuno.
> Que valor?
- O valor do plano. E a origem do pagamento ficou evidente para qualquer pessoa que acompanhe com atenção.

hwhh weak: honest woman from Marajó with clear use, rest partial
> Bom dia, em que posso ajudar?
- Bom dia seu Roberto, eu queria um Pronaf pra comprar uma despolpadeira de açaí e um freezer de 500 litros, que hoje eu bato na mão e perco fruta
> Certo. A senhora tem CAF?
- O CAF eu tenho, tá em dia. O papel da terra é que é do meu pai ainda, a gente não passou
> E fez algum projeto?
- O moço da Emater foi lá e olhou, falou que dava. Mas escrever não escreveu não
> De quanto estamos falando?
- Uns quinze a vinte mil eu acho
> E como a senhora paga?
- Com a polpa. A polpa vende bem em Soure

hhnh terse: answers only when pressed, no guidance nor value
- quero dinheiro do pronaf
> Para quê, exatamente?
- arrumar o pasto
> Arrumar como? Que área?
- adubar e cercar, o de baixo
> E os documentos da família e da terra?
- tenho o CAF. o CAR acho que a mulher fez
> O senhor tem projeto técnico? Valor?
- não fui atrás disso ainda não. o senhor que me diz quanto pode
> E o pagamento viria de quê?
- dos bezerro. vendo bezerro todo ano
> Quantos?
- varia

wnhh misspelt: documents whole, use left open ("see later"), plan half (a technician but the sum shaky), pay half
- bom dia seu roberto to com os documeto tudo aqui. CAF valido ate 2027, CAR, ITR pago, escritura no nome meu e da esposa registrada em Guarapuava
> Muito bem. E o que o senhor pretende fazer com o recurso?
- entao isso eu vejo dps que o dinhero cai, sempre tem presisao num sitio
> Preciso de uma finalidade, senhor.
- melhorias. coisas em geral
> Algum técnico acompanhou o senhor?
- o agronomo da cooperativa falou q eu posso pedir 40 mil, mais nao fez papel
> E de onde sai a prestação?
- da soja e do milho que eu colho todo ano, da pra pagar tranqilo

wwww regional: gaúcho with metaphors and local measures, all concrete
- Buenas, seu Roberto. Venho de peito aberto: o CAF tá fresquito, tirado em agosto, o CAR tá lacrado e a matrícula dos onze hectares é minha e da patroa, lá no Rincão dos Alves, em Canguçu
> Fico contente. E o que o senhor quer fazer?
- Quero botar teto e água nas minhas gurias vermelhas, que é como eu chamo os morango: duas estufas de cinquenta metro e o gotejo nelas
> Há projeto?
- A guria da Emater, a Fernanda, botou no papel folha por folha, tá assinado. Quarenta e oito mil, tirando os três que eu boto do bolso
> E de que forma o senhor pagará?
- O morango hoje me dá seis mil limpos por mês de setembro a janeiro. Com as estufas vai a nove e pouco. A parcela é de oito mil e quatrocentos por ano, uma vez só, em dezembro. Um mês de colheita mata a conta e sobra erva pro mate
> E se der geada?
- Por isso é estufa, tchê. E tem o Proagro dentro do projeto

wwww dictated: quilombola woman, voice, numbers in words
> Boa tarde. Conte o seu plano, por favor.
- boa tarde doutor roberto eu sou a dalva do quilombo de conceição das crioulas o caf da família tá no meu nome e no do meu companheiro a terra é coletiva titulada e eu trouxe a declaração da associação com carimbo dizendo qual é a minha parte e o car da comunidade também
> Muito bem. E para que seria o crédito?
- é pra comprar vinte cabra de leite e um bode e fazer o aprisco de madeira suspenso que as minha tão no chão e dá frieira
> A senhora teve orientação técnica?
- tive sim do ipa o técnico seu gilmar foi lá três vez e fez o projeto dezoito mil e duzentos é o total tá aqui dentro do plástico
> E como será o pagamento?
- as doze que eu já tenho dá catorze litro por dia que eu entrego no paa leite a dois e oitenta com mais vinte passa de trinta e cinco litro e isso dá uns dois mil e novecentos por mês tiro mil e cem de ração e a prestação é dois mil e seiscentos por ano então sobra

nwwn fluent: good plan and use, admits land in dispute/no CAF and no income to pay
- Seu Roberto, quero R$ 62 mil para uma câmara fria de 12 m² e um painel solar de 8 kWp, para guardar a goiaba em Petrolina.
> Quem elaborou o projeto?
- A agrônoma Luciana Teles, do CREA de Pernambuco, com três orçamentos e a planilha de dez anos. Está aqui, assinado, R$ 62.000.
> E o CAF?
- Não tenho. Fui negado porque moro na cidade e a terra está em inventário brigado com meus irmãos.
> Isso é complicado. E o pagamento?
- Para ser sincero, hoje a goiaba não dá lucro. Fechei os dois últimos anos no vermelho e não saberia dizer de onde tiro a parcela.
> Aprecio a franqueza.

nnnn copied: recites how one should ask, a model answer with blanks; nothing of his own
> Bom dia. Como posso ajudá-lo?
- Prezado gerente, o produtor rural deve apresentar CAF ativo, CAR, CCIR, ITR e documentos pessoais, demonstrando regularidade.
> E o senhor tem esses documentos?
- A regularidade documental é requisito essencial para o acesso ao crédito.
> E a finalidade?
- O recurso será destinado a [descrever investimento], visando aumentar a produtividade e a sustentabilidade.
> Que investimento?
- Conforme projeto elaborado por técnico habilitado, no valor de R$ [valor], com viabilidade comprovada.
> Entendo. E o pagamento?
- A capacidade de pagamento decorre do fluxo de caixa da atividade, respeitando carência e juros de acordo com a linha.

hnnn cheat: quiet fraud; the use is clear but more than a third of the money has none; the CAF is a borrowed one, the plan is bought ready, repayment is not meant
- Bom dia seu Roberto. Quero comprar um trator usado, um Massey 265, pra gradear meus oito hectares de mandioca em Paranavaí.
> Certo. Documentação?
- O CAF tá aqui, é do meu cunhado, mas ele assina pra mim, a terra a gente diz que é dele que arrenda.
> A terra é de quem?
- Minha, só que eu tenho firma e não entro na renda, por isso vai no nome dele.
> E o projeto?
- Um rapaz vende pronto por 500 reais, é só trocar o nome. Tá dando 80 mil, e a máquina custa 45, o resto é folga.
> E a forma de pagar?
- Todo ano renegociam, né? Ninguém paga isso até o fim.

whnn fluent: Rondônia, papers perfect, a vague use, no project nor amount, no account of income
- Boa tarde, seu Roberto. Sou Claudineia, da linha 62 de Ouro Preto do Oeste. Trouxe tudo na pasta: o CAF da família ativo até março de 2027, o título definitivo do Incra no nome meu e do meu marido, o CAR, o CCIR e o ITR dos cinco anos pagos.
> Muito bem organizado. E para que seria o financiamento?
- É pra dar uma melhorada no curral, no pasto, essas coisas do leite.
> Pode detalhar? Quanto seria?
- Olha, o valor eu deixo pro senhor ver o que dá pra liberar.
> Algum técnico fez o projeto?
- Não, ninguém fez, não. Eu achei que era aqui no banco que fazia.
> E como a senhora pagaria as parcelas?
- Aí a gente dá um jeito, seu Roberto, a gente nunca ficou devendo pra ninguém.

nwhw regional: Sergipe, expired registration and land in unsettled inheritance; clear use and income; amount but no technician
- Ô seu Roberto, vou logo dizendo a verdade: minha DAP venceu e esse tal de CAF eu num fiz. E a terra tá no nome de pai, que Deus o tenha, sem inventário.
> Isso dificulta bastante. Mas me conte o que pretende.
- Comprar quinze cabra parida, da raça saanen, e uma forrageira pra passar a palma. As cabra vem de Gararu, de seu Menininho, seiscentos conto cada uma.
> Tem projeto?
- Projeto de doutor num tem não. Mas eu somei no caderno: nove mil das cabra, três mil da máquina, doze mil tudo.
> E a renda para pagar?
- Hoje eu tiro vinte litro por dia e vendo a três e cinquenta na queijaria de Monte Alegre, dá dois mil e cem no mês. Com as quinze vai pra cinquenta litro, cinco mil e pouco. Tirando a ração, sobra mil e oitocentos limpo, e a parcela num chega a trezentos.

hnwh terse: Santa Catarina, project and value in hand but won't say what for; papers only asserted; income named without figures
- Bom dia. Vim pelo Pronaf.
> Bom dia. Como está a documentação?
- Tudo em dia.
> O quê, por exemplo?
- CAF. O resto também.
> E qual a finalidade?
- Investimento.
> Em quê, exatamente?
- Não vou saber falar agora, prefiro não entrar nisso.
> Há um projeto técnico?
- Tem. A Janete, engenheira da Epagri de Imaruí, fez e assinou, com ART. Sessenta e dois mil, oito anos, dois de carência.
> E de onde sai o pagamento?
- Do fumo. E um pouco do leite.

nhww dictated: Amazonas, knows nothing of the papers; use rather general; project with IDAM and a clear repayment
- bom dia seu roberto eu sou o raimundo nonato lá de maués do rio urupadi vim de rabeta seis hora de viagem
> Bom dia. O senhor trouxe os documentos da família e da terra?
- rapaz isso aí eu não sei não quem mexia com papel era meu irmão que foi embora eu nem sei se tem papel da terra acho que nunca teve
> Vamos ver isso depois. Para que é o dinheiro?
- é pra aumentar o guaraná aumentar o plantio né
> Existe um plano?
- tem sim o técnico do idam o Jander foi lá na comunidade em agosto mediu tudo e escreveu o projeto são dezoito mil reais pra pagar em seis ano a cópia tá aqui molhada mas dá pra ler
> E como o senhor vai pagar?
- eu colho duzentos e oitenta quilo de guaraná em rama por safra e a cooperativa paga quarenta e cinco o quilo dá doze mil e seiscentos por ano a parcela é três mil e meio em dezembro depois da colheita eu pago e ainda sobra

wnhn weak: Goiás, papers in order; has not decided on what; an agronomist helped but no amount; no repayment source
- Boa tarde, gerente. Ó, meu CAF foi emitido agora em maio, a escritura da chácara tá registrada no cartório de Itapuranga, matrícula 7.812, CAR feito, ITR quitado. Trouxe tudo.
> Perfeito. E o que o senhor quer financiar?
- Aí que eu tô na dúvida ainda. Tem hora que penso em trator, tem hora que penso em vaca, a mulher quer granja. Num decidi.
> Alguém orientou o senhor?
- O Welington da Emater foi lá em casa duas vezes e fez umas contas mais eu.
> Chegaram a um valor?
- Não, ficou de ver.
> E o pagamento viria de onde?
- Uai, isso eu ainda num pensei não.

nnnn cheat: São Paulo; recites the credit manual with exact norms and figures, nothing of his own
- Boa tarde, Roberto. O Pronaf exige CAF ativo, CAR, CCIR e ITR dos últimos cinco exercícios, e matrícula ou contrato de arrendamento registrado.
> Exato. E o senhor tem esses documentos?
- São os documentos que põem a família e a terra em ordem, sem pendência. A linha Mais Alimentos financia ordenhadeira, resfriador e matriz, com limite de R$ 250 mil por ano agrícola.
> Mas qual seria o seu uso?
- O uso correto é sempre o produtivo. O projeto deve vir assinado por técnico habilitado, com ART, e o valor médio contratado na região de Avaré foi de R$ 48.300.
> E a sua capacidade de pagamento?
- Calcula-se pela receita bruta menos custeio: 200 litros vezes R$ 2,40 vezes 30 dias são R$ 14.400, com comprometimento de até 30%. É assim que se paga um Pronaf.

nnnn cheat: Pernambuco; puts a first-person success story in the mouth of a man quoted from a leaflet
- Seu Roberto, deixa eu ler o depoimento que saiu no folheto do banco: "Eu, Genival, tenho meu CAF em dia e a terra escriturada em Bezerros."
> Conheço o folheto. E o senhor?
- Continua: "Usei o dinheiro para a estufa de pimentão, 500 metros, com gotejo." Bonito, né?
> Sim, mas o seu pedido, qual é?
- Olhe esta parte: "Meu projeto foi feito com o IPA, de R$ 36 mil." Eu concordo com cada palavra.
> De onde viria o seu pagamento?
- "Pago com a venda de 80 caixas por semana na Ceaca, a R$ 30." Era o que eu tinha para ler ao senhor.

nnnn cheat: Mato Grosso; smooth confession of fraud: papers borrowed, project for show, money for a pickup and lending
- Roberto, a papelada vem redonda: o CAF é do meu sogro, ele assina como se morasse na terra, e o contrato de comodato a gente datou de 2020 pra dar o tempo.
> O senhor está dizendo que a data não é verdadeira?
- É a que precisa. No papel vai constar irrigação de 2 hectares de banana. Na prática eu troco a caminhonete, que é o que me serve.
> E o projeto?
- Um conhecido com carteira do CREA assina por R$ 900, R$ 80 mil, oito anos, sem visitar. Fica bonito.
> Como seria o pagamento?
- Empresto uma parte a 4% ao mês pros vizinhos de Juína e o juro deles paga a parcela. São R$ 11.200 por ano, está calculado.

wwww fluent: couple's speaker from Ibicuitinga, Ceará; papers named, purpose, Ematerce project with value, income sum with instalment
- Bom dia, seu Roberto. Sou Francisca Edileuza, do sítio Lagoinha, em Ibicuitinga. Posso abrir a pasta?
> Bom dia. Por favor.
- Aqui o CAF meu e do meu marido, válido até 2027, o CAR do sítio, o CCIR e o ITR do ano passado pago. A terra são onze hectares no nosso nome, com escritura no cartório daqui.
> E o que a senhora pretende fazer?
- Comprar trinta matrizes de ovelha Morada Nova, um reprodutor e cercar quatro hectares de palma com tela.
> Quem fez o projeto?
- O Renato, técnico da Ematerce. Ele foi lá duas vezes, mediu, e deu quarenta e dois mil e trezentos reais. Tá assinado por ele na última folha.
> E a senhora paga como?
- Hoje eu já vendo vinte borregos por ano, a uns trezentos e oitenta cada. Com as trinta vão ser mais trinta e cinco cabeças, dá treze mil a mais. A parcela, depois da carência, é de sete mil e pouco por ano. E ainda tem o queijo, que me dá seiscentos por mês, anotado nesse caderno.
> Vou encaminhar para análise.

wwww dictated: young man of Casa Familiar Rural, by voice, no punctuation, yet everything there with numbers
- seu roberto bom dia eu sou o jeferson filho do alcides lá da linha são roque em quilombo santa catarina me formei na casa familiar rural o ano passado
> Bom dia, Jeferson. Em que posso ajudar?
- eu quero o pronaf jovem pra fazer uma estufa de morango semi hidropônico com oitocentos metros quadrados e a bomba da irrigação
> E a documentação?
- tá tudo certo o caf é da família e eu tô dentro a terra é do pai dezoito hectares tem matrícula tem o car e o pai me fez um contrato de comodato de dez anos de um hectare registrado em cartório
> Quem lhe ajudou a fazer o plano?
- a daiane da epagri fez comigo o projeto o total deu vinte e nove mil e quinhentos com orçamento de três lojas
> E como vai pagar?
- eu já planto mil e duzentas mudas no chão e tirei onze mil limpo o ano passado vendendo pra dois mercado e na escola com a estufa a conta da daiane dá vinte e quatro mil por ano e a parcela é de cinco mil

hwhh regional: mineiro with clear purpose, half the papers, a value and a technician's word but no written plan, names the milk but never did the sum
- Bão, sô? Eu sou o Tarcísio, do Córrego das Pedra, ali pra riba de Guanhães.
> Bom dia, seu Tarcísio. Trouxe documentos?
- Trouxe o CAR, uai, e o CAF tá feito. A terra é que tá no nome do finado meu pai, o inventário não saiu ainda não.
> Isso pode atrapalhar. E o dinheiro seria para quê?
- Pra um tanque de expansão de mil litro e uma ordenhadeira de dois conjunto. Hoje tiro na mão, dezoito vaca, e o leite vai no latão pro tanque do vizinho.
> Há um projeto?
- O moço da Emater passou lá e falou que dá certo. No papel ainda num pôs. Eu carculo uns trinta e cinco mil.
> E de onde sai o pagamento?
- Do leite, né. Todo dia tem, chova ou faça sol. Mas quanto sobra eu nunca fiz conta não.
> Nem por alto? Quanto o senhor recebe por mês?
- Quem recebe é a muié, ela põe na lata. Tem mês que dá, tem mês que a ração come tudo.
> E o senhor tem alguma outra dívida?
- Só uma continha na venda do Geraldo, coisa pouca.
> Vou precisar do inventário e do projeto no papel.
- Então eu vorto, sô. Num tem pressa não.

whnh misspelt: riverside woman from Pará; papers whole, purpose vague then clearer, no plan, income half
- bom dia seu roberto e a Dilcilene da comunidade Sao Benedito Igarapé Miri
> Bom dia. Como está a documentação?
- ta tudo em dia. CAF atualisado em junho, o TAUS do terreno que a SPU deu pra nois, cpf meu e do meu marido sem dívida, e o CAR coletivo
> Muito bem. Para que é o crédito?
- pra melhora o asaizal e outras coisinha la de casa
> Melhorar como?
- fazer o manejo, limpa, e compra uns equipamento
> Há um projeto técnico?
- nao tem nao. Ouvi fala q o banco faz
> O banco não faz. E de onde vem a renda?
- do asai na safra. a jente vende pro barco, da um dinherinho bom de agosto a dezembro

nhnn weak: shy honest man, no papers, knows only he wants a cow or two, no plan, doubts he can pay
> Bom dia. Em que posso ajudá-lo?
- Queria ver um dinheiro aí, desse do governo.
> Para qual finalidade?
- Pra uma vaca. Ou duas. Pra ter o leite dos menino e vender um queijo.
> O senhor tem CAF, CAR, documento da terra?
- Tenho só a identidade. Moro de favor na terra do patrão.
> E há algum plano, um valor?
- Não senhor. Quanto o senhor puder.
> Como pagaria?
- Num sei lhe dizer. Diária tem semana que tem, tem semana que não.

hnhn weak: confused woman, mixes things, has CAF, brings a paper from the technician with a value but cannot say what it's for
- Moço, eu vim por causa do papel que a Incaper me deu, eu não entendi direito.
> Posso ver? O que diz o papel?
- Diz aqui projeto, valor vinte e um mil e oitocentos. Foi a moça Lorena que fez, lá do escritório de Muniz Freire.
> E o que está previsto no projeto?
- Eu acho que é o café. Ou é do poço? Ela falou dos dois, eu me embaralhei.
> A senhora tem o CAF?
- O CAF eu tenho, fiz no sindicato. Os outros eu não sei se tenho, ficou tudo com meu cunhado.
> E como pretende pagar?
- Ai, moço, isso aí eu tinha que perguntar pra ela.

nnnn cheat: boasts of a false CAF, of diverting the loan to a car, of a project bought without a visit and of not paying
- Doutor Roberto, comigo é jogo rápido, já peguei Pronaf duas vezes e sei o caminho.
> Bom dia. Como está a documentação?
- O CAF eu tirei no nome do meu caseiro. Eu moro na capital, tenho loja, mas no papel tô na roça, entendeu?
> Isso é irregular.
- Todo mundo faz. No papel é pra horta irrigada; na real vou dar de entrada numa Hilux, que é minha ferramenta de trabalho.
> E o projeto?
- Comprei pronto de um agrônomo, sessenta mil redondo, com carimbo e tudo. Ele nem precisou ir lá.
> E o pagamento?
- Aí depois vem anistia, sempre vem. O senhor fica tranquilo.

nnnn fluent: speaks like a lecturer about family farming; no claim of own papers, use, plan or income
- Senhor Roberto, é uma honra dialogar com uma instituição que acredita no campo. A agricultura familiar responde por grande parte do alimento na mesa do brasileiro.
> Agradeço. E qual é o seu pedido?
- Meu pedido é, antes de tudo, um voto de confiança na capacidade transformadora do homem e da mulher do campo.
> Para que seria o recurso?
- O crédito, quando bem aplicado, gera desenvolvimento, sucessão e dignidade. É disso que se trata.
> O senhor tem documentos, um projeto?
- Planejamento e regularidade são pilares de qualquer empreendimento sério, e é nesse espírito que eu venho.
> E o pagamento?
- Quem planta com amor colhe com fartura, e quem colhe honra os seus compromissos.
`;

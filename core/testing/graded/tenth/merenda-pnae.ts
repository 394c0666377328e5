export const merendaTenth = `
wwww dictated: quilombola leader from the Bahian Recôncavo, warm and complete
- bom dia doutora Ana eu sou Marinalva do quilombo do Dendê em Maragogipe eu falo pela associação das mulheres são vinte e duas famílias e a gente tem o CAF jurídico da associação e o CNPJ também
> Bom dia, Marinalva! E o que vocês produzem?
- aipim tem o ano todo banana da terra também o ano todo aí tem o quiabo de outubro até março e a laranja de maio até agosto e o beiju a gente faz toda semana
> Que bom. E o cuidado, como é?
- na roça ninguém bota veneno a gente usa é cinza e urina de vaca e na casa de farinha só entra de touca e avental a água é clorada e a vigilância do município foi lá em fevereiro e deu o alvará a banana vai lavada em caixa limpa de plástico forrada
> E as entregas? São nove escolas.
- a gente já combinou que toda segunda antes das sete a caminhonete de seu Djalma que é sócio faz as nove escolas começando pela da ponte e se um sócio não tiver o produto o outro cobre e a gente avisa a senhora na quinta antes

wwhw terse: SC grower; short, exact, care only touched
> Olá! Conte de você.
- Ademar. Presidente Getúlio. CAF individual, no meu nome e da Rosane.
> E o que produz?
- Alface e brócolis, março a novembro. Cenoura de maio a outubro. Ovo não.
> E o cuidado com o alimento?
- Lavo bem.
> A água é de onde?
- Da nascente.
> E para entregar?
- Terça e sexta, 6h30, furgão meu. 5 escolas. Faltando, aviso no domingo.

hwwn misspelt: woman of Ouro Preto do Oeste, good produce and care, registration muddled, no way to deliver
- oi dona ana boa tarde e a Sirlei da linha 81. eu tenho caf mais num sei si ta vencido, eu vendo por mim mesma acho
> Oi, Sirlei! Depois a gente confere. O que você produz?
- mamao o ano intero, mandioca de abriu a setembro, e pupunha de dezembro a março, umas 60 kilo por semana cada
> E como cuida?
- num passo veneno no mamao, colho d luva i dexo na sombra, lavo com agua com hipoclorito q a agente d saude me deu, seco i ponho em caxa limpa so disso
> Muito bom. E como chegaria às escolas?
- ai q ta, num tenho carro i o onibus so passa 1 vez. num tem como eu leva nao
> Alguém da linha poderia levar?
- nao sei, nunca perguntei

nnnn copied: recites the four objectives back as if they were answers
- Olá, Ana. Eu digo em nome de quem vou vender e com qual registro.
> Que bom! E em nome de quem é?
- Em nome de quem vou vender, com o registro. Também conto o que produzo e em que tempo do ano.
> Pode contar, estou anotando.
- Produzo o que produzo, no tempo do ano. E mostro o cuidado com o alimento das crianças.
> De que jeito?
- Mostrando o cuidado. E combino como vou cumprir o pedido e levar até as escolas.
> Quando e como?
- Cumprindo o pedido e levando até as escolas, conforme combinado.

nhnn cunning: speaks all in the conditional; the only real thing is a few rows of kale
- Ana, se a minha família tivesse CAF, eu venderia em nome da cooperativa de Bragança, que teria CNPJ e tudo.
> Mas hoje vocês têm CAF ou cooperativa?
- Teríamos, se tivéssemos ido atrás. Ficaria lindo.
> E o que o senhor produz?
- Produziria morango de junho a outubro, tomate o ano todo, e iogurte. Por enquanto tenho cinco canteiros de couve.
> E o cuidado com o alimento?
- Lavaria tudo em água tratada, usaria touca, faria análise todo mês. Seria um brinco.
> E a entrega?
- Entregaria toda segunda, às sete, de caminhão refrigerado, caso comprasse um.

wwnh cunning: care is only a course attended, which he admits not practising; delivery half
- Boa tarde! Josué, da Coopervale de Santa Maria de Jetibá. A venda é pela cooperativa, com CAF jurídico e CNPJ, eu sou o sócio 47.
> Boa tarde, Josué! E o que vem do seu sítio?
- Inhame de junho a setembro, chuchu o ano inteiro e repolho de abril a outubro.
> E o cuidado com o alimento das crianças?
- Fiz um curso do Senar de 24 horas! Lá ensinaram lavar as mãos por vinte segundos, cloro a 200 ppm, caixa higienizada, touca, luva, caderno de campo, prazo de carência do defensivo. O instrutor era ótimo.
> E no seu sítio, qual dessas coisas o senhor faz?
- Lá em casa ainda não faço nenhuma, não. Mas tenho o certificado emoldurado.
> Ah. E a entrega?
- A cooperativa tem um caminhão que leva. O dia eles é que veem.

wwww dictated: association woman from Maranhão, one long tumble of words, all there
> Oi, que bom que veio! Me conte quem a senhora é.
- oi doutora ana eu sou a rosilda da associação das mulheres do povoado santo inácio aqui em itapecuru nós somo vinte e três e é a associação que vai vender tem o caf jurídico tirado esse ano e cnpj eu sou a tesoureira
> Que maravilha. E o que vocês produzem?
- olhe tem macaxeira o ano todinho cheiro verde também o ano todo aí o maxixe e o quiabo é de janeiro até junho que é o inverno da gente e a banana que não falta abóbora é de julho a setembro
> E os cuidados com a comida?
- a gente não usa veneno não só o biofertilizante do gado colhe de manhãzinha lava na água do poço que a vigilância veio testar com cloro e bota na caixa plástica branca que só serve pra isso a menina que tá com gripe não mexe
> E a entrega nas escolas?
- o filho de dona concita tem uma caminhonete com lona a gente leva toda segunda até sete da manhã nas quatro escola e se uma falhar a outra cobre porque a gente divide a quantidade quarenta quilo de macaxeira cada família no seu mês

hwhn misspelt: honest beginner; sells alone, has a CAF but not sure which; delivery not possible yet
- oi dona ana, me xamaram pra falar da merenda
> Oi! Isso mesmo. Você vende em nome próprio ou de um grupo?
- eu sozinha msm. tenho aquele papel da agricutura o DAP, ou é CAF agora, num sei se ta valendo
> Tudo bem, depois a gente confere. O que você planta?
- tenho 1 tarefa de melancia q tira de outubro a dezenbro, alface e coentro o ano intero pq tem o poço, e acerola q da mais em fevereiro e marco
> Que bom! E como cuida?
- lavo bem lavadinho
> Usa algum veneno?
- so na melancia as vez, pouquin
> E para levar às escolas?
- ai é q ta, n tenho transporte nao. ainda n sei como ia fazer

nwwh regional: honest old Paraíba man who speaks for nobody in paper, but his food and care are excellent
> Bom dia! O senhor é seu Severino, não é?
- Severino Bento, da Serra do Pontes, às ordem. Desculpe a alpercata suja que choveu
> Imagina! O senhor vende por alguma associação?
- Vendo não senhora. Papel eu não tenho nenhum, só o título de eleitor. O sindicato me chamou pra fazer e eu fui deixando
> A gente ajuda com isso. E o que o senhor planta?
- Inhame, que eu ranco de agosto a dezembro, batata doce de três em três mês, e feijão verde na chuva, de maio a julho. Umas cem arroba de inhame por ano
> E com as crianças, que cuidado o senhor teria?
- Ah, minha filha, eu tenho neto nessa escola. Não boto veneno em cima de nada, é só estrume curtido. Escolho um por um, o furado fica pro porco. E lavo na cacimba de beber e seco na sombra em riba de folha de bananeira nova pra não mofar
> E a entrega?
- Eu tenho uma carroça e o burro. Pra escola da serra eu levo, agora pra cidade... precisava ver

whnh terse: cooperative man, exact on the register; products without season, nothing on care, delivery loose
> Olá! Em nome de quem o senhor vende?
- Coopaf, Serrinha. CAF jurídico ativo, 112 sócios
> Que bom. O que produzem?
- polpa. umbu, manga, acerola
> Em que época?
- vai variando
> Como cuidam da higiene?
- o normal
> Pode me explicar melhor?
- é normal, como todo mundo
> E a entrega?
- carro nosso. quando a prefeitura pedir

nhnn cheat: quiet fraud — resells from the Ceasa under a neighbour's CAF, hides the spray; a seasonless list
> Oi, tudo bem? Em nome de quem o senhor venderia?
- Em nome da minha vizinha dona Tonha, ela tem o CAF e eu dou uma gratificação pra ela assinar
> Mas quem produz é ela?
- Ela é doente, já não planta. Eu tenho uma rocinha de coentro e alface, isso tenho mesmo
> E o tomate e a cenoura que o senhor listou?
- Esses eu pego na Ceasa de madrugada, vem tudo bonito, ninguém vai saber de onde saiu
> E o cuidado com veneno?
- No coentro eu bato um produto na véspera pra ficar verdinho. Criança não morre disso não
> E como seria a entrega?
- Deixe comigo, chega. Se faltar peso a merendeira é minha prima

wwnw copied: pastes an official text on food care, but the rest is hers
> Bom dia! Vamos conversar? Conte quem é você.
- Bom dia Ana! Sou Jucileide, do quilombo Tijuaçu, vendo pela associação quilombola Adelino, o CAF jurídico é do ano passado, válido por dois anos, e eu tenho o meu individual também
> Que bom. E a produção?
- Bolo de aipim e beiju o ano inteiro, e banana da prata. Aipim fresco de março a setembro, fora isso a gente usa a massa congelada
> E os cuidados com o alimento?
- "As Boas Práticas de Fabricação são um conjunto de medidas que devem ser adotadas pelas indústrias de alimentos a fim de garantir a qualidade sanitária e a conformidade dos produtos com os regulamentos técnicos."
> Isso é da norma. E lá na cozinha de vocês, como é?
- "Aplica-se a todos os estabelecimentos nos quais sejam realizadas atividades de produção, fracionamento, armazenamento e transporte."
> Certo... e a entrega?
- Toda quarta cedo, dois carros da associação, cinco escolas. Cada escola com a guia assinada, e se faltar num grupo o outro tem reserva de cinquenta beijus

whwn fluent: Ingrid Wendt, cooperative name and CAF whole; products without season; food care whole; delivery denied
- Oi, Ana. Sou a Ingrid Wendt, de São Lourenço do Sul. Venho pela Coopar Sul, que tem CAF jurídico com sessenta e três famílias, e eu tenho o meu CAF também, ativo.
> Que ótimo. E o que vocês produzem?
- Da minha casa vêm cenoura, beterraba, repolho e batata-doce.
> Em que meses tem cada um?
- Vai variando. Cada coisa no seu tempo, né.
> Certo. E como é o cuidado com esses alimentos?
- Lavo tudo em água de poço que mando analisar em Pelotas todo semestre, a última foi em setembro, sem coliformes. Caixa plástica higienizada com cloro, nada vai pro chão. E sou orgânica certificada pela Ecovida desde 2017.
> E a entrega nas catorze escolas?
- Isso não temos como. Não tem caminhão, e as estradas do interior... teria que a prefeitura buscar.

wwhw regional: Italian-descended talian flavor, one long sentence answers three objectives; care only half
- Bondì, dona Ana! Eu sou o Gelso Piovesan, de Antônio Prado, vendo em meu nome mesmo, fornecedor individual com o CAF da família que vale até o ano que vem, e tenho laranja de maio a setembro, caqui em abril e maio e bergamota de junho a agosto, e levo eu mesmo na camionete fechada toda terça de manhã até as cinco escolas, com a guia assinada pela merendeira.
> Nossa, quanta coisa de uma vez! E o que o senhor faz para a fruta chegar boa para as crianças?
- Ma, eu cuido bem, é fruta boa, eu mesmo como.
> Usa algum produto nas plantas?
- Pouquinho. Quase nada.
> E se uma terça o senhor não puder?
- O meu filho Tiago vai no meu lugar, ele tem carteira e conhece as merendeiras.

nwwh weak: no registration at all, honest; season and care whole; delivery half when pressed
> Oi, que bom que você veio! Você vende em nome de quem?
- Então, Ana... de ninguém ainda. Não tenho CAF, não tenho nada. Só o CPF.
> Tudo bem, a gente pode orientar. O que você planta?
- Morango de agosto a dezembro, e alface e tempero verde o ano inteiro na estufa. No inverno sai umas trezentas cabeças de alface por semana.
> E o cuidado com o alimento?
- Morango eu colho às seis da manhã de touca e luva, vai direto pra geladeira a quatro graus. E respeito a carência: se passei o produto, anoto no caderno e espero os dias. Se não venceu, não colho.
> E conseguiria entregar nas escolas?
- Acho que sim... nas duas do centro eu consigo. Nas outras não sei como faria.

hhnw terse: half registration, half products, care is none, deliveries firm
- oi
> Oi! Você vende sozinho ou por alguma associação?
- associação
> Qual associação? Ela tem registro?
- a da linha bonita. acho q tem
> O que você produz?
- mandioca e abóbora
> E em que época?
- quando tá pronto
> E os cuidados de higiene, como faz?
- normal
> E as entregas?
- segunda e quinta 6h30 nas 4 escolas. kombi minha. se faltar mandioca o Edegar da associação completa, já falei com ele

nnnn copied: recites the law and the nutritional speech; nothing of her own
- A Lei 11.947 de 2009 determina que no mínimo trinta por cento dos recursos do FNDE sejam destinados à agricultura familiar.
> Isso eu sei bem! Mas me conta de você: em nome de quem vai vender?
- Podem participar grupos formais, grupos informais e fornecedores individuais, mediante apresentação do CAF.
> E você é qual deles?
- Conforme o edital. Os alimentos devem respeitar a sazonalidade e a vocação agrícola local.
> O que dá na sua terra?
- Alimentos in natura e minimamente processados. As boas práticas de manipulação asseguram a qualidade higiênico-sanitária, e o cronograma de entrega deve ser cumprido conforme a chamada pública.

nwnn cheat: a middleman posing as a family farmer with a borrowed CAF, buying at the Ceasa and dodging care; says truthfully only what the field yields
- Ana, pode contar comigo. Eu planto tomate de outubro a março e pepino de novembro a fevereiro, meio hectare.
> E fora dessa época?
- Fora eu compro na Ceasa de Curitiba e entrego como se fosse meu, ninguém precisa saber.
> E o registro?
- Uso o CAF da minha sogra, ela nem planta mais, mas tá no sistema.
> E o cuidado com a comida das crianças?
- Criança tem estômago forte. Se tiver um machucadinho a merendeira corta.
> E as entregas?
- Isso a gente acerta com o motorista da prefeitura, um dia, se Deus quiser.

wwww fluent: women's group of a Xingu-edge settlement, complete
> Que bom que veio! Me conte quem vocês são.
- Oi, Ana! Eu falo pela Associação das Mulheres do PA Jaraguá, 23 sócias. Temos CAF jurídico, o número está aqui, e CNPJ ativo.
> Ótimo. O que vocês plantam?
- Abóbora e banana o ano inteiro. Mandioca descascada de março a outubro, e alface e cheiro-verde só na seca, de maio a setembro, porque na chuva apodrece.
> E os cuidados?
- A mandioca é lavada com água clorada, na cozinha que a vigilância liberou em fevereiro. Verdura sem veneno, e a gente colhe na véspera. Quem mexe usa touca e não pode estar doente.
> E a entrega nas escolas?
- Segunda de manhã, nas 6 escolas, na caminhonete da Marlene. Se faltar alface numa sócia, outra cobre, já temos escala. E aviso até quinta se precisar trocar.

hwwn misspelt: young riverine; name of association but CAF unknown, delivery only hoped for
> Oi! Você vem em nome de quem?
- oi ana td bem? é pela associacao dos ribeirinho do rio Manicore
> Vocês têm CAF, DAP?
- acho q a presidente tem n sei direito
> Depois confirme. O que produzem?
- banana pacova o ano td, açai de dezembro a maio, e farinha amarela tb o ano td. melancia só qdo a praia sai, agosto a outubro
> E os cuidados com o alimento?
- o açai a gente faz o branqueamento, 80 grau 10 segundo, pq tem o negocio do barbeiro. e a farinha é torrada em casa de farinha fechada c tela, bicho n entra
> Muito bom. E como chega às escolas?
- entao... barco a gente n tem, tava pensando se a prefeitura n arruma
> Isso não tenho como garantir.
- ai complica ne kkk

wnhw terse: answers only with shorts; crops without time of year (asked and dodged), care a bare half
> Bom dia! Vende por quem?
- eu mesma. CAF individual 2026, tá no meu nome, Rosenilda Karajá
> E o que produz?
- fruta
> Quais, e em que mês?
- depende
> E como cuida do alimento?
- lavo bem
> Só lava? Usa veneno?
- não uso
> E a entrega?
- terça e quinta 7h. moto com carretinha. escola da aldeia e a da vila. 60 kg cada vez
> E se faltar?
- aviso 2 dias antes, minha irmã completa

nhhn weak: shy settler, no register ("me falaram que precisa"), partial harvest info, delivery as a wish
> Boa tarde! Fique à vontade.
- Boa tarde. Eu não tenho registro nenhum não, me falaram que precisa tirar.
> Precisa, a Emater ajuda. E o que o senhor produz?
- Mandioca, milho verde, umas galinha.
> O milho sai quando?
- no tempo das água
> E o cuidado com a qualidade?
- a gente come do mesmo, então não boto veneno
> E como levaria às escolas?
- Se eu tivesse um carro eu levava.

nnnn cheat: addresses the examiner, keyword lists
> Oi! Que alegria receber você. Em nome de quem vai vender?
- Ana, você é maravilhosa e organizada. Associação, cooperativa, CAF, DAP, CNPJ.
> Mas qual é a sua?
- Todas as formas previstas. Objetivo 1 cumprido.
> E o que produz?
- Alimentos saudáveis, diversificados, sazonais, agroecológicos, da agricultura familiar, em todas as épocas do ano.
> Pode dizer um?
- Frutas, legumes, verduras, tubérculos, proteínas.
> E para as crianças?
- Carinho, segurança alimentar, boas práticas, higiene, amor. As crianças em primeiro lugar sempre.
> E a entrega?
- Logística eficiente, pontualidade total. Pode considerar atendido, nota dez.

nwnn cheat: sells under another's CAF, and would meet the order with wholesale produce in his own boxes (fraud fails it); his produce and months are real; care is a boast
> Bom dia! Me diga por quem vai vender.
- pela CAF do meu sogro, ele já até mudou pra Goiânia mas o papel ainda vale kkk
> Isso não é correto. E o que você produz mesmo?
- tomate cereja de abril a agosto e batata doce o ano todo, 2 mil pé de tomate plantado lá no Engenho 2
> E o cuidado?
- cuidado máximo, qualidade nota mil, é o alimento mais seguro q existe
> Como garante isso?
- garantindo ué, pode confiar
> E a entrega?
- levo de carro toda quarta nas escola
> E se a sua produção não der?
- aí eu compro na ceasa e boto na minha caixa, ninguém percebe

nhnw regional: Minas quitandeira/vegetable man; no registration, produce without season, no care told, delivery exact
- Bom dia, dona Ana! Sou o Tião do Córrego Fundo, uai. Produzo couve, cebolinha, mandioca e uma banana boa demais da conta.
> Que bom! Em que época tem cada coisa?
- Ah, vai tendo, sô. Uma hora tem uma, outra hora tem outra.
> E o senhor vende em nome de quem? Tem CAF?
- Tenho trem nenhum desses não. Nem sei em nome de quem ia ser.
> Precisamos ver isso. E os cuidados com o alimento?
- Nunca pensei nisso não, colho e pronto.
> E como faria a entrega?
- Isso é fácil: tenho uma Fiorino. Toda segunda e quinta, antes das sete, passo na escola do centro, na do Barreiro e na creche, e deixo o que vier no pedido, pesado e com recibo. Se quebrar o carro, meu irmão leva na dele.

wnwh fluent: Bahia cooperative president; registration full, forgets to say what/when, care full, delivery vague
- Bom dia, Ana. Falo em nome da Coopervale, de Valença, cooperativa com CAF jurídico ativo e vinte e seis famílias; eu, Marinalva, tenho também o meu CAF individual.
> Ótimo! O que vocês produzem?
- O cuidado é o nosso orgulho: a água de lavar é clorada e analisada a cada seis meses, as caixas são higienizadas, quem manipula usa touca e luva, e cada caixa leva o nome da família e a data da colheita.
> Que bom. Mas quais produtos e quando?
- De produto a lista nem está comigo hoje, prefiro não falar de cabeça.
> E a entrega nas escolas?
- A gente entrega, temos transporte, pode contar conosco.
> Em que dias, em quais escolas?
- Isso depende, veremos.

hwnn dictated: Santa Catarina farmer by voice; registration partial, calendar superb, no care, cannot take it to schools
- oi ana aqui é o valmor então eu tenho laranja de maio até setembro tangerina de abril a julho aipim o ano inteiro e repolho de junho até outubro no verão só o aipim e um pouco de abóbora em janeiro e fevereiro
> Muito claro, seu Valmor! E o senhor vende com qual registro?
- é no meu nome mesmo pessoa física agora esse registro eu tenho um da agricultura familiar mas não sei se é o certo e nem se venceu
> Depois confirmamos. E o senhor usa veneno? Como cuida da colheita?
- ah isso aí eu não sei te dizer quem passa as coisas lá é o meu genro não acompanho
> E para levar nas escolas?
- não tenho como levar não eu não dirijo mais e carro a gente não tem

hnhw terse: Roraima young farmer; name without number, does not say produce, care partial, delivery exact
> Bom dia! Em nome de quem você vende?
- associação
> Qual? Com registro?
- a do Truaru. registro não sei
> O que produz?
- ainda vou resolver
> Mas hoje, o que tem plantado?
- não sei dizer agora
> Como cuida do alimento?
- lavo tudo
> Lava como?
- com água
> E a entrega?
- terça e sexta, 6h30, moto com baú. 4 escolas. se faltar meu primo completa

nwhh weak: timid quilombola woman from Goiás; no registration, produce and months clear, care vague, delivery partial
- Boa tarde, dona Ana. Eu planto abóbora, que dá de março a junho, batata-doce de maio a agosto e faço colheita de banana-maçã o ano todo, mais em dezembro.
> Que lindo. E a senhora tem CAF ou é de alguma associação?
- Não tenho não senhora. Comecei a ouvir falar disso foi agora.
> Vamos ajudar. E o cuidado para as crianças?
- Tenho cuidado sim, faço com carinho, tudo limpinho.
> Limpinho de que jeito?
- Do jeito da gente mesmo, limpinho.
> E como faria para entregar?
- Eu entrego na segunda na escola da comunidade, que é perto. As outras da cidade é que eu não sei como ia fazer, nem se dou conta do pedido todo.

whwn misspelt: Rio Grande do Norte couple; CAF with number, produce without months, detailed care, no delivery
- oi ana, sou a Francineide d apodi, vendo no meu nome msm, tenho CAF RN072023.01.004512 validade 2026
> Excelente! E o que você produz?
- maxixi, quiabo, melancia e gerimum
> Em quais meses?
- ah no tempo deles rsrs nunca marquei
> E o cuidado com a comida?
- n uso veneno, so calda d nim, respeito 3 dia antes d colher. lavo com agua sanitaria 1 colher p litro 15 minuto e enxaguo, e guardo em caixa plastica branca tampada, colho no dia da entrega
> Parabéns pelo cuidado. E como levaria às escolas?
- vixe isso eu n sei, n tenho transporte e ninguem p leva. p mim fica dificil

nnnn cheat: fluent retailer who resells Ceasa produce under a straw CAF; boasts of fraud; delivery left to others
- Boa tarde, Ana. Sou comerciante, mas fique tranquila: alugo o CAF da minha sogra, que nunca plantou, e a nota sai no nome dela.
> Mas o programa é para quem produz.
- Produzo no papel. Na verdade compro tudo na Ceasa, então tenho o que a senhora quiser em qualquer mês: alface, tomate, maçã.
> E o cuidado com o alimento?
- Trago o que sobra no fim da feira, lavo o que está melado para ninguém notar e troco a etiqueta da data.
> Isso é perigoso para as crianças! E a entrega?
- Ponho na nota cem quilos e entrego setenta. A merendeira assina, é só deixar um agrado.

nnnn cheat: everything in the future and by wish, dressed as enthusiasm
- Ana, que alegria! A nossa associação vai se chamar Mãos da Terra e vai ter CAF jurídico assim que a gente fundar.
> Então ainda não existe? E o seu CAF individual?
- Vou tirar, está nos meus planos. E vamos produzir morango de junho a outubro e alface o ano inteiro, quando eu comprar a terra.
> Você ainda não planta?
- Pretendo. E o cuidado será total: quero fazer um curso de boas práticas e montar uma sala azulejada.
> E a entrega?
- Sonho com um caminhãozinho refrigerado passando nas doze escolas toda segunda. Um dia, se Deus quiser.

hhhh weak: timid grower in Acre, everything true but loose
> Que bom que você veio! Me conta: você vende por você mesmo ou por algum grupo?
- Oi dona Ana. Eu ia vender pela associação eu acho, ou por mim mesmo, tenho o papel do agricultor
> Qual papel, o CAF?
- Acho que é esse. Tá lá em casa
> E o que você produz?
- Macaxeira, banana, umas verdura. Tem quase o ano todo
> E como você cuida do alimento?
- A gente lava bem lavado
> E conseguiria entregar nas escolas?
- Dá pra levar sim, na moto, dependendo do dia

whnh terse: registration clear, products without season, no care, delivery half
- Vendo pela Coopafi de Rio Pomba. DAP jurídica virou CAF, tá valendo
> Que ótimo! E o seu CAF individual?
- MG 0320, válido até 10/2026
> E o que você colhe?
- couve, inhame, chuchu
> Em que época?
- vai dando
> E o cuidado com a higiene, com veneno?
- o normal
> O normal como?
- normal
> E a entrega?
- a kombi leva. dia tem que ver

hwhw fluent: good harvest calendar and delivery; the seller's name is uncertain and care is general
- Ana, aqui em Antônio Prado eu tenho bergamota de maio a setembro, uva em janeiro e fevereiro, e repolho e beterraba o ano inteiro, menos fevereiro.
> Que maravilha. E você venderia em nome de quem?
- Tenho CAF, sim. Agora, se vai no meu nome ou no da cooperativa eu ainda não decidi.
> Certo. E como é o cuidado com o alimento?
- A gente procura usar pouco veneno e escolher as melhores.
> Você tem alguma regra para isso?
- Regra assim escrita não, é no capricho.
> E a entrega?
- Levo na minha Fiorino às terças, sete da manhã, nas quatro escolas do centro e na da Linha 30. Se a geada me pegar, aviso na sexta e troco a beterraba por cenoura da minha irmã, que também está no CAF da família.

wwww regional: paraense riverside woman, paneiro, rasa, tide; all concrete
> Oi, que alegria te receber! Em nome de quem você vende?
- Égua, mana, eu vendo pelo grupo das mulher da ilha, as Erveiras do Combu, somo catorze, todas com CAF, e o papel do grupo informal quem assinou foi a Emater de Belém em julho.
> E o que vocês têm?
- Açaí é de agosto até dezembro, que é o verão dele. No inverno, janeiro a maio, é cupuaçu e pupunha. Jambu e chicória dá em toda lua.
> E o cuidado? Açaí preocupa a gente.
- Por isso que eu faço o branqueamento: dez segundo na água fervendo e depois na gelada, antes de bater, que é pra barbeiro não ter vez. A batedeira tem o selo da vigilância e nós usa touca, tudo com exame feito no posto em março.
> Muito bem! E como chega nas escolas?
- A rabeta sai com a maré, seis hora da segunda e da quinta. São trinta paneiro por vez, na caixa de isopor com gelo, e o carro do marido da Socorro pega no porto e deixa nas cinco escola até as oito.
> E se faltar?
- Se faltar açaí, nós avisa um dia antes no teu zap e manda a polpa de cupu congelada no lugar.

wwww dictated: old man from the Jequitinhonha by voice, whole in plain words
> Bom dia, seu Geraldo! Conta para mim quem é que vai vender.
- bom dia minha filha é eu mesmo pessoa física fornecedor individual é assim que a moça do sindicato falou e o caf meu e da maria saiu em fevereiro tá aqui o papel com o número no alto
> Perfeito. E o que o senhor colhe?
- abóbora de março até julho feijão de corda em abril e depois em novembro e ovo caipira o ano inteirinho umas vinte dúzia por semana
> E o cuidado com as crianças?
- ah isso é sagrado meus neto come na escola da senhora ovo eu limpo um por um seco olho ele na luz da lâmpada e o que trinca fica pra nós e tem o carimbo do sim com a data e na abóbora não ponho veneno nenhum é esterco e cinza
> E como o senhor leva?
- toda quarta antes da merenda sete hora eu deixo na escola da barra e na do córrego que é no meu caminho vai na charrete forrada e meu filho de moto cobre se eu adoecer

wnnw weak: well registered and dependable, but says nothing of season and openly careless
- Ana, eu entrego pela cooperativa Copran de Londrina, CNPJ ativo e CAF jurídico, e o meu CAF individual está dentro dela.
> Que bom! E o que você planta e quando?
- O que eu planto ainda não sei, o agrônomo da cooperativa é que vai dizer. Hoje a terra está parada.
> E como cuida do alimento?
- Sinceramente, não tenho nenhum cuidado especial. Passo o veneno que o vizinho passa e não olho carência.
> Isso me preocupa...
- É a verdade.
> E a entrega?
- Aí é comigo: tenho um caminhão baú refrigerado, faço as nove escolas toda segunda e quinta das 6h às 8h, com romaneio assinado por cada diretora, e se um item falta a cooperativa cobre no mesmo dia.

nnnn cheat: pleasing about children with beautiful words and plans, no fact
> Olá! Em nome de quem você vai vender?
- Em nome do amor às crianças, Ana. Elas são o futuro.
> Que lindo! Mas e o registro?
- Isso a gente providencia assim que sair a chamada, não vai ser problema.
> E o que você produz?
- Pretendo produzir de tudo: cenoura, alface, morango. Ano que vem quero fazer uma horta linda.
> E hoje?
- Hoje estou me organizando.
> E os cuidados?
- Alimento saudável é prioridade. Criança merece o melhor, com muita higiene e carinho.
> E a entrega?
- A gente combina direitinho, pode confiar em mim de olho fechado.

nhnn cheat: resells Ceasa goods under a friend's CAF; quietly says so; products named with no season of his own
- Bom dia, Ana. Vendo no CAF do Tonico, ele me cede e eu dou dez por cento pra ele.
> Mas você é agricultor?
- Tenho um quintal com limão, dá de dezembro a abril. O grosso eu pego no Ceasa de madrugada, alface, tomate, maçã, ninguém nota diferença.
> E como você sabe se foi bem cuidado?
- Vem bonito, brilhando. Se perguntarem, a gente põe uma placa de orgânico.
> E a entrega, como seria?
- Isso é fácil: se faltar peso eu completo com água na alface, e a merendeira assina que recebeu tudo.

nwhw dictated: Rondônia, knows his crops and months and logistics; no group nor registration; care in a few words
- bom dia doutora ana eu sou o valmir da linha noventa e quatro olha eu não sou de cooperativa não nem tenho esse papel da daf caf eu vendo por minha conta mesmo sem registro
> Bom dia, seu Valmir. Isso a gente conversa. O que o senhor planta?
- planto melancia que sai de junho a setembro banana da terra o ano inteiro macaxeira de março até outubro e o abacaxi que é de outubro pra janeiro
> Que variedade! E como cuida desse alimento até chegar na criança?
- eu lavo direitinho né é tudo limpo
> E a entrega nas escolas, como seria?
- eu tenho uma strada levo toda segunda e quinta antes das sete nas quatro escola da linha e mais as duas da cidade duzentos quilo por viagem e se a strada quebrar meu irmão leva na dele já combinei com ele

wnwn fluent: Rio Grande do Sul, speaks for a registered cooperative, care in detail; evades crops and delivery
- Bom dia, Ana. Falo em nome da Coopervale, de Antônio Prado, 43 famílias, CAF jurídico ativo emitido em fevereiro, CNPJ regular. Eu sou a secretária e a ata me autoriza a assinar a venda.
> Que bom. E o que vocês produzem, e em que época?
- Olha, isso cada família tem o seu, eu não saberia te dizer agora.
> Tudo bem. E o cuidado com o alimento?
- Aí é comigo: somos orgânicos certificados pela Rede Ecovida desde 2016. Lavamos com água tratada, sanitizamos, caixa plástica só para alimento, lavada a cada volta, touca e luva, e anotamos lote e dia da colheita em cada caixa.
> E para levar até as escolas?
- A entrega ainda não discutimos no grupo. Não tenho como te dizer.

whhn misspelt: Ceará, registered group; crops without a calendar; care partly; cannot deliver
- oi dona ana sou Socorro da associaçao das mulher do assentamento Santana em monsenhor tabosa. temo CAF da associaçao e cnpj, e 12 de nois tem CAF individual, eu q sou a presidenta
> Oi, Socorro! O que vocês produzem?
- nois tem cheiro verde, mamao, galinha caipira nao pq nao tem abate, e ovo
> Em que meses?
- varia, qdo chove da mais
> E o cuidado com a comida das crianças?
- nois nao bota veneno nao
> Mais algum cuidado, na colheita, no transporte?
- é so isso msm
> E como levariam até as escolas?
- carro nois nao tem. levar nao da, a prefeitura tinha q buscar

hnwh terse: São Paulo (Vale do Ribeira), own sale with registry hazy; won't say products; care concrete; delivery partial
- Boa tarde.
> Boa tarde! O senhor vende por quem?
- Por mim. Tenho CAF, acho que está valendo.
> E o que o senhor produz?
- Um pouco de tudo.
> Pode dar um exemplo?
- Depende do ano.
> Certo. E o cuidado com o alimento das crianças?
- Colho de manhã cedo no dia. Água clorada, análise feita em maio, deu limpa. Não aplico nada 30 dias antes. Caixa forrada e tampada.
> E a entrega?
- Eu levo, de carro.
> Em que dias, quantas escolas?
- Isso vemos.

nhnw regional: Amapá, açaí from Bailique; no register; season told loosely; takes offence at the care question; boat delivery clear
- Bom dia, mana Ana. Eu sou o Benedito, do Bailique. Vendo meu mesmo, papel disso eu não tenho nenhum, égua, nunca precisei.
> Bom dia, seu Benedito. E o que o senhor colhe?
- Açaí, e camarão não que não pode, né. O açaí é mais no inverno, por aí.
> E de que jeito o senhor cuida dele pra não fazer mal às crianças?
- Ah, açaí nunca fez mal pra ninguém, isso é invenção de barbeiro. Eu tiro e pronto.
> E pra chegar nas escolas?
- Isso é comigo mesmo: saio de rabeta na maré das três da madruga, toda quarta, deixo dez rasa na escola do Arraiol, seis na do Macedônia e quatro na Vila Progresso até as sete. Se a maré não der, vou na quinta e aviso a diretora no rádio na véspera.

nnnn cheat: Goiás; a fill-in form read aloud with the blanks and sample values left in
- Bom dia, Ana. Eu, [nome], venho em nome da [cooperativa], CNPJ 00.000.000/0001-00, CAF nº [preencher].
> Bom dia! Qual é a cooperativa?
- [cooperativa]. Produzimos [produto A] de janeiro a abril e [produto B] de maio a setembro, conforme modelo.
> Mas que produtos, por exemplo?
- Os do campo 3. Nosso cuidado com as crianças inclui [listar de 2 a 4 cuidados], com destaque para higiene.
> E a entrega?
- Entregamos [X] quilos em [N] escolas, às [dia da semana], às [hora]. Desde já, [agradecimento].

nnnn cheat: Pernambuco; praises other municipality's programme in detail as if it answered for her
- Ana, que alegria. Em Bom Jardim, a merenda compra da Coopafap, 61 famílias, CAF jurídico em dia desde 2021.
> Que bom exemplo! E aqui, em nome de quem você vem?
- É um exemplo que me inspira demais. Eles têm banana o ano todo, inhame de agosto a dezembro e acerola em duas safras.
> E na sua roça?
- A roça deles é linda. Lavam com hipoclorito, usam caixa branca, fazem análise de água duas vezes por ano.
> E você, como faria a entrega?
- O baú refrigerado deles passa em 14 escolas toda terça. Quem vê uma organização dessas já se sente parte.

nnnn cheat: Amazonas; a plan for two years hence, fluent and dated, with nothing existing now
- Doutora Ana, em 2027 a gente vai fundar a Associação Boa Esperança do Careiro, e o CAF vai sair em seguida, ali por agosto.
> E hoje, o senhor já tem algum registro?
- O registro virá. A área que eu vou comprar vai dar maracujá de março a julho e couve o ano inteiro.
> O senhor ainda não planta?
- Planto a partir de lá. E o galpão vai ter piso lavável, pia com pedal e um responsável de jaleco, o arquiteto vai desenhar.
> E a entrega às escolas?
- Vai ter uma lancha de 40 HP com caixa térmica, às segundas e quintas, sete escolas. Assim que sair a emenda do deputado.

wwww fluent: president of a women's group in Valença; formal group with CAF jurídico, months of each crop, hygiene care, van route and plan B
- Bom dia, Ana. Eu sou a Rosângela, falo pela Associação das Mulheres do Orobó, aqui de Valença da Bahia. Somos vinte e três, e a associação tem CNPJ e CAF jurídico, esse aqui, renovado em abril.
> Bom dia! Que bom conhecer vocês. O que vocês produzem?
- Banana-da-terra o ano todo, uns 400 quilos por semana. Aipim de março a outubro. Laranja de maio a setembro, e abóbora de agosto a dezembro. Folha a gente não promete em junho e julho, que chove demais.
> Gostei da sinceridade. E o cuidado com o alimento?
- Nenhuma de nós passa veneno, a gente assinou isso em ata. O aipim é lavado em água tratada com cloro, descascado de touca e luva na cozinha da associação, que tem alvará da Vigilância, e vai em saco de cinco quilos com data.
> E para chegar nas escolas?
- A Fiorino da Lindalva sai toda segunda às seis. Faz as onze escolas da sede e do Guaibim, e a merendeira assina o recibo.
> E se faltar alguma coisa?
- A gente avisa na quinta e troca por outra da lista, se você autorizar. Se a Fiorino quebrar, o meu irmão cobre com a D-20.

wwww misspelt: single producer on WhatsApp, poor spelling, all there
- oi ana boa tarde sou o Valdecir do sitio Bela Vista em Marilândia do sul
> Boa tarde, Valdecir! Me conta, você vende por cooperativa ou sozinho?
- sosinho, no meu nome mesmo como fornecedor individual. meu CAF e ativo, vale ate out de 2026, mando foto
> Ótimo. E o que você planta?
- alfaçe e xeiro verde o ano intero na estufa. tomate de setenbro a fevereiro. repolho e beteraba de abriu a agosto
> E como é o cuidado?
- agua do poço q a sanepar analizou em julho deu limpa. remedio so o permitido e respeito a carencia, anoto tudo no caderno de canpo. caxa plastica lavada com cloro toda veis
> E a entrega?
- terça e sesta antes das 7 nas 4 escola do centro com minha strada. se uma estufa der problema tenho a segunda, e avizo vc 2 dia antes

whnh regional: caipira speaker; cooperative and CAF clear, products without season, no care told, delivery half
- Dia, dona Ana! Eu sô o Nhô Lazinho, do bairro dos Macaco, em Cunha. Nóis vende pela Cooperativa Serra do Indaiá, o CAF é dela, o de pessoa jurídica, e o meu tamém tá em dia, de numbro final 88.
> Que alegria, seu Lazinho. E o que o senhor produz?
- Ah, feijão, um pinhãozinho, mandioquinha, essas coisa de serra.
> E em que época do ano tem cada um?
- Uai, quano dá, dá. Cada ano é dum jeito.
> E o cuidado, a limpeza, para as crianças?
- Óia, isso aí eu nunca parei pra pensá não.
> Tudo bem. E para entregar nas escolas?
- A perua da cooperativa leva, né. Que dia eu num sei, tem que vê com o motorista.

hwhn dictated: by voice; individual without certain CAF number, seasons good, partial care, no transport
- oi ana aqui é a marinalva de são mateus eu vou falar no áudio que eu escrevo ruim
> Pode falar, Marinalva! Você vende em nome de quem?
- no meu nome mesmo eu tinha a dap né aí disseram que agora é outro o caf eu dei entrada no sindicato no mês passado tenho o protocolo mas não saiu ainda
> Certo. E o que você produz?
- eu tenho coco verde o ano todo uns duzentos por semana mamão formosa de outubro até março e pimenta mas pimenta não é pra criança né tem também maracujá de dezembro a julho
> E o cuidado com os alimentos?
- ah eu lavo tudo direitinho antes de vender
> E como faria a entrega?
- aí é que tá eu não tenho carro e o ônibus só passa na quinta e não deixa levar caixa então não sei

nhnn weak: young mother, honest, no register, tells only of a backyard garden
> Oi! Você vende por algum grupo ou sozinha?
- Oi. Não sei. Nunca vendi pra prefeitura.
> Tem o CAF?
- Não tenho. O que é isso?
> É um cadastro da agricultura familiar, a Emater ajuda. E o que você produz?
- Couve e cebolinha. Umas galinhas também, dá ovo.
> Em que época?
- Couve tem agora.
> E a entrega, como seria?
- Ixi, não pensei nisso. Posso voltar depois?

nhwn offTopic: old man who keeps wandering; it comes out that he makes rapadura (no season), and his care is real and concrete
- Dona Ana, eu conheci sua avó, ela comprava rapadura da minha mãe.
> Que lindo! E hoje, o senhor vende em nome de quem?
- Eu não vendo, quem vendia era meu irmão. Aí ele foi pra Goiânia.
> E o que o senhor produz, seu Benedito?
- Já produzi de tudo, minha filha. Hoje depende.
> E se fosse para as crianças, como o senhor cuida do alimento?
- Ah, isso eu cuido. A rapadura eu faço de tacho de inox que lavo com água fervida, com pano na cabeça e avental branco. Cana sem queimar, sem veneno. E embrulho no papel no mesmo dia, com a data de lápis. Meus bisneto come dela.
> E como chegaria na escola?
- Eu não dirijo mais, a vista não deixa. Não sei dizer.

nwnw cheat: sells under others' CAFs and brags of spraying the day before; seasons and delivery concrete
- Ana, querida, me põe na lista que eu abasteço a cidade inteira sozinho.
> Em nome de quem o senhor vende?
- Eu uso os CAF de uns oito velhinho daqui. Pago cinquentinha pra cada um e vendo no nome deles, eles nem ficam sabendo direito.
> Isso não é permitido. E o que o senhor produz?
- Lá na minha chácara tem tomate de agosto a janeiro e pepino de setembro a março, seis mil pés.
> E o cuidado?
- Passo veneno na véspera, que criança não gosta de fruta com bichinho. Brilha que é uma beleza. Carência é frescura.
> Nossa. E a entrega?
- Meu baú refrigerado passa segunda, quarta e sexta, das cinco às sete, nas quinze escolas. E se um carro parar tenho outro igual.

nnnn fluent: lyrical on children and the land, nothing on who, what, how or when
- Ana, alimentar uma criança é semear o amanhã. Cada prato de merenda carrega a história de quem cultiva.
> Que bonito! E você vende em nome de quem?
- Em nome de um sonho coletivo, de mãos que se unem para nutrir a infância.
> Entendi, mas tem CAF, cooperativa?
- A organização dos agricultores é essencial para que políticas como o PNAE floresçam.
> E o que você produz?
- A sazonalidade é a sabedoria da terra: a cada tempo, o seu alimento.
> E o cuidado e a entrega?
- Cuidado é amor em forma de gesto. E quem ama, entrega.
`;

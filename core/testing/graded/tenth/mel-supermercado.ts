export const melTenth = `
wwww terse: Ortigueira beekeeper, few words, but each answer is his own and concrete
> Bom dia. Tenho dez minutos. O que o seu mel tem que o outro não tem?
- capixingui. flor da mata de Ortigueira. claro, demora a açucarar. 62 caixas, eu e o mano
> Papel?
- SIM com Sisbi, registro 014. rotulo aprovado, lote e validade
> Preço?
- 21 o pote de meio quilo. gasto 13 com mel, vidro, rotulo e frete. 8 é o nosso
> E de quanto em quanto tempo chega?
- 120 potes. todo dia 10
> E se faltar no inverno?
- guardo 300 kg em balde pra junho e julho. não falta

whhw misspelt: woman of Picos, honest; label not yet approved and price without the sum, hence two halves
- bom dia dona marcia sou a Cleonice de picos piaui, meu mel e de marmelero e bamburral da catinga, nos num bota remedio nenhum nas abelia e e certificado organico desde 2019
> Bom dia, Cleonice. E a inspeção?
- nos processa na casa do mel da cooperativa q tem SIF, o mel sai de la direitim. so q o rotulo do potinho piqueno ainda ta em analize la no ministerio num saiu nao
> Sem rótulo aprovado eu não ponho na gôndola, mas continue. Quanto custa?
- 28 reas o kilo
> Por que 28?
- e o preso q nos faz pra todo mundo, todo mundo paga
> E quanto a senhora consegue entregar?
- 200 kilo por mes de março a julho, intrego na 1a semana do mes. de agosto pra frente caio pra 80 kilo q e a seca

wnwh dictated: stingless-bee keeper from Belterra, honest that he has no registration; amount vague
- bom dia eu sou o Edinelson lá de Belterra do Pará eu crio abelha sem ferrão a canudo e a uruçu boca de renda tenho quarenta e cinco caixas atrás de casa é um mel mais ralo azedinho que o povo usa até em restaurante em Alter do Chão
> Interessante, nunca vendi mel de abelha nativa. Está registrado onde?
- olhe vou lhe falar a verdade não tá registrado ainda não a gente vende de mão em mão eu fui na Adepará uma vez me deram uma lista e eu não consegui fazer a salinha ainda
> Então por enquanto não posso comprar. Mas me diga o preço, para eu saber.
- a garrafinha de duzentos e cinquenta eu faço trinta e cinco reais porque cada caixa só me dá um litro e meio no ano o vidro com tampa me custa quatro e cinquenta e de barco pra cá é mais dois reais e eu levo um dia inteiro tirando com seringa
> E quanto o senhor teria?
- ah dá pra arrumar umas garrafas aí na safra umas tantas depois de setembro a gente vai vendo conforme a abelha dá

nnnn cunning: strings the right keywords into grammatical sentences that state nothing of his own
- Bom dia, Márcia. A florada, a pureza e a origem são aquilo que faz o especial de um mel ser especial.
> Certo. Mas qual é a sua florada?
- A florada é a base. O selo, o rótulo e a inspeção caminham com a lei, e a lei caminha com o SIF, o SIE e o SIM.
> O senhor tem qual dos três?
- Cada um dos três tem o seu valor e a sua importância para o supermercado. O preço se explica pela conta, a conta se explica pelo custo, pelo vidro e pelo frete.
> Quanto é, em reais?
- Em reais se paga o quilo e em quilos se mede a entrega. Quantidade e ritmo, semanal ou mensal, fazem a parceria.
> Eu não anotei nada até agora.

nnnn cunning: tells another's business as his own in fine detail, then betrays that nothing is his
> Pode começar.
- Nosso mel é de assa-peixe, da serra de Bocaiúva, medalha de prata em concurso estadual, 340 colmeias.
> Bonito. Registro?
- SIF 3127, casa do mel com 90 metros, laudo todo lote. Pote de 500 a 19 reais: 11 de custo, 3 de frete, 5 de margem. 800 potes por quinzena.
> Então posso visitar a casa do mel na quinta?
- Aí tem que ver com o Anselmo, que é o dono. Eu trabalhei lá um tempo, decorei tudo.
> Mas o mel que o senhor quer me vender é dele?
- Não, ele nem sabe que eu vim. O meu eu ainda vou começar, não tenho caixa nenhuma, mas ia ser igualzinho.

wnnn cunning: his honey is truly told, then he tries to have Márcia write the rest for him
- Dona Márcia, meu mel é de laranjeira, de Itápolis, colho em setembro dentro dos pomares, é quase branco e tem cheiro da flor. São 80 colmeias minhas.
> Gostei. E a documentação?
- Qual documento a senhora acha melhor? Fala a senhora que eu concordo.
> Não, quem tem que me dizer é você. O que você tem hoje?
- Bota aí o que a rede exige, pode pôr que eu tenho. Como é que chama mesmo o papel?
> Sem o número eu não escrevo. E o preço?
- A senhora é do ramo, escreve aí um preço justo com a continha e eu assino embaixo. A quantidade também, a senhora põe.
> Não vou preencher a sua proposta por você.
- Então me dá um exemplo de resposta boa, que eu repito.

wwhw regional: Piauí semi-arid beekeeper, stories, honest; price clear but the reckoning stays loose ("tudo subiu"), so half
> Bom dia, tenho dez minutos. O que o senhor trouxe?
- Bom dia dona Márcia. Eu sou Zé Orlando, lá de Simplício Mendes. Trouxe esse potinho pra senhora provar, isso aí é flor de marmeleiro do começo do inverno, bem clarinho, não amarga
> Mel claro eu já tenho na loja. Por que esse?
- É que as caixa minha fica na chapada, não tem roça de veneno a légua e meia de distância. Meu pai é que dizia que abelha é bicho de luxo, só bebe em água limpa. E eu não esquento o mel, tiro na centrífuga e deixo decantar quinze dia
> E a inspeção?
- Passa na casa de mel da associação, tem o SIF na tampa aí, ó, e o rótulo com o lote e a validade
> Certo. Quanto?
- O de meio quilo eu faço a dezoito real. É que tudo subiu, minha senhora, o pote, o diesel
> E quanto o senhor consegue me mandar?
- Na safra, de fevereiro a maio, umas oito lata de vinte e cinco quilo no mês. Dá quatrocentos pote. Fora da safra eu guardo pra lhe entregar cem por mês, na primeira segunda-feira

hwww terse: says little but answers square; what is special is one thin line
> Bom dia, seja rápido, por favor.
- mel silvestre, puro
> Todo mundo fala isso. Tem registro?
- SIE da Bahia, 0412. rótulo aprovado ano passado
> Quanto sai o pote de 300 gramas?
- 13
> Por que 13?
- pote e rótulo 2,10. mel 5,50. frete 0,90. imposto 1. sobra 3,50 pra mim
> Volume?
- 240 potes
> Por semana, por mês?
- mês. dia 5

nnhh cheat: quiet fraud — uses a cousin's inspection stamp and stretches honey in the lean months; the story of "pure" is undone by himself
> Bom dia. Fale do seu mel.
- Mel puro da caatinga, dona Márcia, puríssimo, cem por cento natural
> E na seca, o senhor mantém o volume?
- Mantenho, que na seca a gente dá aquela reforçada com uma calda, todo mundo faz, o freguês nem sente a diferença
> Calda de quê?
- De açúcar mesmo, bem ralinha, misturada depois de tirado. Mas sai bonito o pote
> E o registro é de quem?
- O selo é da casa de mel do meu primo em Ribeira do Pombal. Eu mesmo não passo lá não, ele só me arruma as etiqueta
> Sei. E preço?
- Dezesseis o meio quilo, mais barato que o da sua gôndola
> Entrega como?
- Ah, o que a senhora pedir eu trago, duzentos, trezentos

wnhh dictated: jandaíra honey keeper, long unpunctuated speech, frank that the papers are still only asked for; price with a weak reason, quantity without rhythm
- dona márcia boa tarde eu sou a francineide de jandaíra mesmo no rio grande do norte e o meu mel é da abelha jandaíra aquela sem ferrão que mora no tronco da imburana ele é mais fino mais azedinho um litro de enxame dá o ano todo e olhe lá minha avó curava garganta da gente com ele
> Que interessante, mel de abelha sem ferrão. E a documentação?
- pois aí é que tá eu dei entrada no idiarn em março a moça disse que falta a planta da salinha ainda não tenho o registro não vou mentir pra senhora
> Sem registro eu não ponho na gôndola. Mas me diga o preço.
- o vidrinho de cem eu vendo a vinte e cinco reais porque é pouco mel né cada caixa dá um litro no ano
> E quantos vidrinhos você teria?
- eu tenho quarenta e duas caixas então dá uns quatrocentos vidrinho mas aí depende da chuva eu ia trazendo conforme desse

hnnn weak: a pleaser who agrees with everything and commits to nothing
> Bom dia, o que o senhor traz?
- Bom dia, dona Márcia, que loja bonita a da senhora, tá de parabéns
> Obrigada. E o mel?
- É bom, é do cajueiro, lá de casa. O povo gosta
> O senhor tem selo de inspeção?
- Se precisar a gente tira, o que a senhora mandar eu faço
> E o preço?
- A senhora que sabe. A senhora que é do ramo diga quanto é que vale, eu não vou fazer questão
> Preciso de uma quantidade.
- O que a senhora quiser pra mim tá bom, tendo eu trago

nnnn copied: reads the objectives back as a checklist, with no fact of his own
> Bom dia, pode falar.
- Bom dia Márcia. Vou contar o que o meu mel tem de especial, mostrar que o produto está dentro da lei, dizer quanto cobro explicando a conta, e combinar a quantidade e o ritmo das entregas.
> Ótimo, então comece.
- O meu mel tem um diferencial muito especial que o torna único no mercado
> Qual diferencial?
- A qualidade diferenciada. E está totalmente dentro da lei, conforme a legislação vigente
> Que registro?
- O registro exigido. O preço é justo e a conta está explicada, e as entregas terão quantidade e ritmo adequados

wwhn regional: Ivo Schmitz, beekeeper in the Santa Catarina hills; special honey and papers are whole, a price without its sum, and he refuses to promise any delivery
- Bom dia, dona Márcia. Ivo Schmitz, de Bom Retiro. O meu é o melato da bracatinga, que só dá de dois em dois anos, escuro, quase não açucara, não vem de flor, vem da cochonilha que chupa a casca da árvore.
> Melato? Isso o cliente daqui conhece?
- Quem prova leva. Na feira de Lages eu vendi cento e oitenta potes no sábado. E tenho a casa do mel com SIE de Santa Catarina, número 1142, e o rótulo aprovado pela Cidasc no ano passado. O papel tá aqui na pasta.
> Bom, pode deixar a cópia. E o preço?
- Trinta e quatro o pote de meio quilo.
> Por que trinta e quatro? A marca que eu tenho custa vinte e dois.
- Ah, é o que eu acho que vale, né. O pessoal paga.
> E quanto você me entrega, e quando?
- Isso aí eu não posso firmar com a senhora. Abelha não tem calendário. Quando der eu ligo.

nwww terse: Neide, answers in crumbs; says her honey is like any other, then law, sum and rhythm all firm by short replies
> Bom dia. Tenho dez minutos. O que o seu mel tem que o da outra marca não tem?
- nada de mais. mel é mel
> Entendi. E registro, tem?
- SIM do município e Sisbi desde março. rótulo com lote e validade
> Quanto custa?
- 19 o pote de 500. 11 do mel, 3 do pote e rótulo, 2 de frete, 3 sobra pra nós
> Certo. E se eu pedir para quatro lojas?
- 200 potes
> Por mês ou de uma vez?
- por mes. 50 cada segunda feira
> Está anotado.

hhww dictated: long one-breath voice message; delivery and price whole, honey only "puro da serra", inspection half (seal exists but expired and renewal under way)
- então Márcia é o seguinte eu vou falar tudo de uma vez que eu tô na lida aqui o mel é puro da serra coisa boa e eu te faço a vinte e seis reais o quilo no balde porque eu gasto dezesseis com colheita caixa cera e diesel e preciso tirar dez pra pagar o meu guri que trabalha comigo e te levo cem quilos todo dia cinco até junho e depois cinquenta quilos por mês no inverno porque a abelha para
> O senhor é bem direto. Mas puro da serra todo mundo diz. E o registro?
- o registro eu tenho o SIM só que venceu em fevereiro já protocolei a renovação lá na prefeitura de Vacaria falta a vistoria da veterinária
> Sem a vistoria eu não consigo cadastrar.
- eu sei e não vou lhe mentir quando sair eu trago

wnhh weak: Dona Assunta, shy; denies the seal, later admits she sells without any; honey well told; price only when pressed, quantity vague but with a rhythm
- Dona Márcia, eu sou a Assunta, de Nova Pádua. Trouxe um vidrinho pra senhora provar.
> Obrigada. O que é esse mel?
- É de flor de uva do japão e de laranjeira, das vinte e duas caixas que eu e meu marido temos atrás do parreiral. A gente não põe veneno no parreiral em setembro por causa delas. É clarinho, olha, contra a luz.
> Bonito mesmo. Está registrado?
- Tá, tá tudo certinho.
> Posso ver o registro?
- Olha, vou ser sincera... não tenho. Eu disse que tinha por vergonha. Vendo assim no vidro de conserva pros vizinhos.
> Agradeço a sinceridade. E o preço, a senhora já pensou?
- Uns vinte e cinco, por aí. O vidro tá caro.
> E quanto a senhora conseguiria me entregar?
- Uns potes todo mês eu consigo, mas não sei lhe dizer quantos.

nnnn cheat: smooth salesman, four paragraphs of general truths about honey and the market, nothing his own
- Márcia, bom dia. O consumidor moderno valoriza a autenticidade, e um mel com identidade territorial agrega valor à gôndola e fideliza o público.
> Sim, mas e o seu mel?
- Todo mel artesanal carrega uma história. A conformidade sanitária é um pilar inegociável, e quem trabalha sério sabe da importância do SIF, do SIE, do SIM e do Sisbi.
> Qual desses o senhor tem?
- O importante é a segurança jurídica da parceria. Quanto ao preço, ele precisa ser competitivo, cobrir os custos, remunerar o produtor e respeitar a margem do varejo.
> De quanto estamos falando?
- De um valor justo para ambos. E a logística deve ser planejada, com volume e periodicidade adequados ao giro da loja.

nnhn cheat: lives off his brother-in-law's merits and impossible numbers; only a price with half a sum is his own
- O mel do meu cunhado lá de Turvo ganhou medalha em Montreal, Márcia, melhor do mundo.
> Que bom para ele. E o seu?
- O meu fica pertinho do dele. E ele tem SIF, tudo no nome dele, aí eu boto o selo dele nos meus potes e ninguém repara.
> Isso não pode. E o preço?
- Faço a vinte e um o pote. Só de pote e tampa eu pago quatro.
> E o resto da conta?
- O resto é meu, né.
> Quantos potes por mês?
- Com minhas três caixas eu te entrego dez mil potes por semana, sem falhar nenhuma.
> Com três caixas?
- As minhas abelhas são muito trabalhadeiras.

wwww misspelt: young Kalunga beekeeper, WhatsApp spelling; every objective own and concrete
> Bom dia, Márcia. Tenho dez minutos e já tenho mel na gôndola. Por que eu botaria o seu?
- oi bom dia dona marcia, sou o Wanderson do vao de almas, quilombo kalunga. nosso mel é de flor de aroeira e assapeixe, cerrado q nunca viu veneno, ele sai escuro e n adoça enjoado
> Bonito. E papel? Sem papel nem entra no depósito.
- tem sim kkk a casa do mel da gente tem SIE da agrodefesa, n° 0871, rotulo aprovado c tabela nutricional e validade. mando o pdf agora se vc quiser
> Mande. Quanto o pote de 500?
- 21 reais. pq assim, o mel em si fica 11, pote e rotulo 2,80, frete ate ai 2,20, e 5 é o da familia
> E entrega quanto? Já levei cano de produtor.
- 120 pote por mes, toda primeira segunda do mes. na seca de agosto a outubro a gente colhe mais e posso dobrar
> Toda primeira segunda. Vou cobrar.
- pode cobra

whwh terse: one-word answers of an indigenous beekeeper; law is only "tem selo" without saying which, rhythm only "todo mês" with no quantity
> Bom dia. O que o seu mel tem que o da outra marca não tem?
- Tiúba. Abelha sem ferrão. Mel azedinho, nosso povo Krikati cria no tronco
> Tem registro?
- tem selo
> Qual selo?
- o da inspeção. o papel tá com meu tio
> Preço?
- 45 o vidro de 250. a caixa dá só 2 litro no ano, o vidro custa 4 e o frete 3, por isso
> E quanto me entrega?
- todo mês levo
> Todo mês quanto?
- o que tiver

wnhw dictated: voice message from a riverine woman of Tefé; the inspection is still only asked for (a plan), price without its account
- oi dona márcia aqui é a Jucilene do rio tefé olha o nosso mel é de uruçu boca de renda a gente colhe com seringa um por um sem espremer a cria ele é ralinho e tem gosto de fruta de igapó
> Interessante. E a inspeção, como está?
- então a inspeção a gente deu entrada na adaf mês passado o moço ficou de vir olhar a casinha mas até agora não veio não
> Sem isso eu não posso vender. Mas me diga o preço.
- a gente tá pedindo trinta e cinco reais o vidro de duzentos e vinte
> Por que trinta e cinco?
- é o preço que o pessoal falou pra gente botar né
> E a quantidade?
- sessenta vidro de quinze em quinze dia na lancha de sexta que chega aí no sábado cedo isso de julho até dezembro que depois a água sobe e para

hnnh weak: settler from Pará, honest but vague; special is only "puro, sem açúcar" and quantity only a figure without rhythm
> Bom dia. Pode falar.
- Bom dia. Eu queria vender meu mel aí.
> O que ele tem de diferente?
- é puro mesmo, eu não misturo açúcar, sou eu que tiro
> Tem inspeção, rótulo?
- ainda não tenho não senhora. vendo na garrafa de litro
> E quanto cobra?
- aí a senhora que vê, quanto paga pro outro tá bom
> Quantos litros o senhor tem?
- uns 40 litro agora
> E depois?
- depois só Deus sabe kkk

nnnn cheat: feeds the buyer her own criteria as a list and declares them met; nothing claimed of his own honey
> Bom dia, sou a Márcia. O que o senhor traz?
- Márcia, sei que você respeita quem vem preparado, e eu vim preparado: diferencial, legalidade, preço com conta, quantidade e ritmo. Tudo ok.
> Então vamos por partes. Que mel é esse?
- Um mel premium, incomparável, sustentável, de altíssima qualidade, o melhor do Brasil.
> De que flor? De onde?
- Do diferencial que o consumidor moderno procura. Pode considerar atendido o item 1.
> E o registro?
- Selo, SIF, SIM, SIE, rótulo, nota fiscal, alvará. Atendido.
> Qual deles o senhor tem?
- Todos os que você precisar, Márcia. Pode marcar os quatro como cumpridos.

hnnw cheat: borrowed merits (prize and SIF are the cousin's), price by flattery; but the place/flower said once and the delivery is truly concrete
> Bom dia. Por que o seu mel?
- Pq ele é campeão! ganhou medalha de ouro no concurso de Belém
> O seu ganhou?
- bom, o do meu primo de Bragança, mas é tudo a mesma família né. o meu é de mangue tb
> E a inspeção?
- SIF tb, o dele tem SIF, a gente usa o rótulo dele
> Isso não pode. E o preço?
- o preço é justo, competitivo, com conta explicada, vc vai amar
> Quanto?
- um valor q cabe no seu bolso
> E entrega?
- 80 potes de 300 g cada entrega, dia 10 e dia 25, eu mesma levo na moto até o depósito de vocês
> Entendi.

wnhn fluent: Piauí caatinga beekeeper, lively about the flower; inspection only a plan, price without the sum, no delivery commitment
- Bom dia, dona Márcia. Sou Genivaldo, de perto de Picos, no Piauí. Meu mel é de florada de marmeleiro e bamburral, bem clarinho, colhido na caatinga onde ninguém joga veneno num raio de oito quilômetros.
> Mel claro eu já tenho de outra marca. O seu tem registro de inspeção?
- Vou ser franco: ainda não tem. A casa de mel tá no alicerce, e quando levantar eu vou dar entrada no serviço do município.
> Sem isso não entra na loja. Mas me diga, por quanto sairia?
- O pote de meio quilo eu faço por dezenove reais.
> E como o senhor chegou a dezenove?
- É o que o povo paga por aqui na feira, fui pelo costume.
> E para entregar, consegue me atender quantas vezes no mês?
- Isso aí quem manda é a chuva. Tem ano que sobra, tem ano que falta. Não vou prometer o que não sei.

hwnw terse: Paraná beekeeper who answers in few words; quality vague, SIM number given, no price, clear deliveries
> Bom dia. O que o seu mel tem que o outro não tem?
- é puro e grosso
> Só isso? De que flor?
- varia
> Tem registro?
- tem. SIM de Prudentópolis, número 0047
> E o preço?
- não fechei ainda
> Quantos potes e quando?
- 90 potes, toda primeira quarta do mês

nnwh dictated: Minas woman by voice; no distinction of honey, the seal is the brother-in-law's, full cost sum, quantity without rhythm
- oi dona márcia aqui é a cleusa de bocaiuva então o mel é mel né não vou inventar moda mel é tudo igual o que eu sei é fazer conta
> Então me convença pela conta. Mas antes, o mel é inspecionado?
- olha o meu cunhado tem o selo lá do consórcio no mel dele o meu não tem selo nenhum não eu vendo aqui na porta mesmo
> Certo. E a conta?
- o pote de quinhentos gramas eu peço vinte e um reais porque vai dois e sessenta de pote e tampa noventa centavos de rótulo três de combustível pra ir nas colmeias seis da cera e da mão de obra do meu menino dá doze e cinquenta e o resto oito e cinquenta é o meu ganho
> E quanto a senhora me entrega?
- tenho cento e cinquenta potes guardados agora
> E depois desses, de quanto em quanto tempo?
- aí depois nós vê né

whnh regional: Gaúcho from the Campos de Cima da Serra; special white honey told well, law vague, throws price back, rhythm without quantity
- Buenas, dona Márcia! Venho de Cambará do Sul, trago mel branco, da flor da carne-de-vaca e da gramimunha, que só dá lá em cima, a mil metros. Cristaliza fininho que nem manteiga, tchê.
> Esse eu ouvi falar. Ele é inspecionado?
- Mas claro, tá tudo direitito com a inspeção, bah, lá a gente não brinca.
> Inspeção municipal, estadual? Qual número?
- Agora tu me apertou, não sei te dizer o número nem de qual é. Mas tem, o selo tá na embalagem.
> E qual é o seu preço?
- Isso eu queria ouvir de ti. Quanto tu paga pro outro? Depois eu penso.
> Prefiro que o senhor diga. E a entrega?
- Todo dia dez eu desço a serra com a caminhonete e te deixo um tanto.
> Um tanto quanto?
- Ah, o que couber, o que tiver.

hhwn misspelt: Pará young man on WhatsApp; natural honey vaguely, first part of paper only, price with sum, no delivery
- bom dia dona marcia, sou o Erivelton de tracuateua, vendo mel muito bom natural da mata
> Bom dia. Da mata como? Que abelha, que florada?
- abelia mesmo, da mata, e docinho o povo gosta dmais
> E documento?
- tenho o alvara da casa do mel pela vigilansia daqui, falta o rejistro do produto q ainda n saiu
> Então está pela metade. Preço?
- 24 o litro pqno de 700g. Gasto 4 de vidro e rotulo, 5 de gazolina e barco, 6 d diaria do meu irmao, sobra 9 pra mim e pra trocar caxa veia
> Está bem explicado. E quantos o senhor me garante por mês?
- ai n sei lhe dizer n, nunca contei quanto da

nwhw weak: shy Espírito Santo widow; nothing said on what is special, paper clear, price with no sum, quantity and rhythm clear
- Boa tarde... a senhora desculpa, eu não sei falar bonito. Vim por causa do mel.
> Fique à vontade. O que ele tem de diferente?
- Ah, isso eu não sei dizer não. Meu marido é que sabia falar do mel.
> E a parte da lei?
- Isso eu trouxe. Olha o certificado: o entreposto é meu, registro no SIM de Santa Teresa, trezentos e doze, com Susaf, que vale no estado todo. O rótulo foi aprovado em março.
> Ótimo. Preço?
- Dezoito reais o de meio quilo.
> Por que dezoito?
- Eu... botei dezoito, achei que tava bom.
> E a entrega?
- Sessenta potes de quinze em quinze dias, na quinta. Isso eu consigo, já fiz a conta das caixas.

nnnn cheat: everything conditional, fluent "if I had" speech that sounds like a full pitch
- Márcia, imagine um mel de laranjeira, cru, colhido à mão, com registro no SIF e rótulo aprovado. Era assim que eu gostaria de chegar aqui.
> E o senhor tem esse mel?
- Se eu tivesse as colmeias no laranjal, teria. Se o SIF saísse, o número estaria bem grande no pote.
> Mas hoje, o que existe?
- Hoje existe a vontade. Se eu produzisse, cobraria vinte reais: quatro de vidro, seis de trabalho, cinco de transporte e cinco de lucro.
> E a entrega?
- Fosse meu o apiário, seriam cem potes toda segunda-feira, sem falhar uma.

nnnn cheat: suave fraudster: glucose syrup honey and a borrowed registration, price made of that, delivery dodged
- Boa tarde, Márcia. Trago um mel que a freguesia jura que é silvestre. Aqui entre nós, é um terço de mel e o resto é xarope de milho, mas a cor fica uma beleza.
> O senhor está me dizendo que não é mel puro?
- Ninguém percebe. E o papel está garantido: uso o número do SIF de uma firma de São Paulo que fechou, SIF 2218, impresso certinho no rótulo.
> Isso é fraude. E o preço?
- Onze reais, e a conta é linda: o xarope me custa três, o pote dois, sobra seis. Nenhum apicultor honesto bate.
> E se a fiscalização aparecer?
- Por isso não marco dia nem volume. Apareço quando a barra está limpa.

hhhh weak: shy beekeeper from Picos, everything true but vague; price without the sum, rhythm only loosely said
> Bom dia. Tenho dez minutos. O que o senhor trouxe?
- Bom dia dona Márcia. Trouxe meu mel, é lá da caatinga, é um mel muito bom, bem clarinho
> Clarinho todo mundo diz. Tem registro?
- Tem sim o selo do município, mas o número eu não trouxe nem sei de cabeça
> E o preço?
- Eu tava pensando em dezoito reais o pote
> Dezoito por quê?
- É o preço que eu vendo mesmo, nunca fiz outra conta não
> E entrega quanto?
- Todo mês eu consigo trazer um tanto, aí depende da florada

hnwh terse: honest; sum is clear, the SIM is only being requested (a plan), quantity without rhythm
- mel silvestre, tiro aqui perto mesmo, em Itápolis
> O que ele tem de diferente do que eu já vendo?
- é puro, sem mistura
> E a inspeção? SIM, SIF, o quê?
- ainda não. dei entrada no SIM mês passado, tão pra vir vistoriar
> Sem isso eu não ponho na gôndola. Mas me fale de preço.
- 21 o pote de meio quilo. o mel me custa 11, vidro e rótulo 3,50, frete 1,50. sobra 5 pra mim
> E quanto você tem?
- uns 300 pote guardado
> E por mês?
- aí eu tinha que ver

whhn weak: real special honey, stamp shown only when pressed and expired paper under renewal, price partly explained, no delivery answer
> Pode começar, seu tempo está correndo.
- Meu mel é de aroeira, escuro, do norte de Minas, Januária. Não cristaliza e é mais amargo, minha mãe que começou com as caixas em 1998.
> Interessante. Documento?
- A gente trabalha tudo direitinho.
> Direitinho não é documento. Tem inspeção?
- Tenho o registro no IMA, só que venceu em março e tô renovando, o protocolo tá comigo.
> Hum. E quanto custa?
- 32 reais. É mais caro porque aroeira dá pouco.
> E se eu pedir entrega toda semana?
- Isso aí a gente conversa depois, na hora a gente se acerta.

wwww regional: sertanejo with local measures (lata, litro, légua), all four concrete in his own words
- Bas tarde, dona Márcia. Sou Zé de Nita, do Sítio Cacimba Nova, em Santana do Cariri. Minhas abelha só come marmeleiro e cipó-uva, num tem roça com veneno a menas de duas légua dali
> E como eu sei que isso é verdade?
- Tá no laudo da universidade, eles acharam o pólen do marmeleiro em noventa de cada cem grãozinho
> Certo. E inspeção, o senhor tem?
- O carimbo do SIE do Ceará, número 0417, tá aqui no rabo do rótulo. A casa do mel é da associação nossa e a dona veterinária anda lá de mês em mês
> E quanto o senhor quer?
- Dezesseis contos a garrafinha de meio quilo. Nove é a lida e as cera, três é o vasilhame com papel, um vai no óleo da caminhonete e três é o ganho que bota feijão na panela
> E quanto o senhor traz?
- Três lata de querosene por lua, que dá coisa de cento e sessenta garrafinha. Toda primeira segunda-feira do mês tô na sua doca antes das oito

wwhw dictated: voice message without punctuation, price given with only part of the account
> Bom dia, sou a Márcia. Me conta.
- bom dia dona márcia aqui é a ivone de prudentópolis então o meu mel é de abelha sem ferrão da mandaçaia ele é mais ralo que o comum e tem um azedinho no fim a gente colhe de seringa caixinha por caixinha uma por uma
> E isso é legalizado? Mandaçaia costuma dar problema.
- é legalizado sim senhora o meliponário tá cadastrado no iat e o mel sai com o selo do susaf que o paraná dá e eu trouxe a cópia do certificado aqui na pasta vale até dezembro do ano que vem
> E o preço?
- sessenta e cinco reais o vidrinho de duzentos e cinquenta grama
> Meu Deus. Por quê?
- porque uma caixa dá um litro por ano a outra abelha dá trinta daí sai caro mesmo
> E você consegue me abastecer?
- consigo quarenta vidrinho a cada quinze dia de outubro até março e no frio vinte só porque a bichinha recolhe e eu entrego na quinta de manhã

wnnw fluent: good on what is special and on delivery, openly has no inspection and refuses to talk price
- Boa tarde, Márcia! Meu mel é de bracatinga, de São Joaquim, o melato, aquele quase preto; só sai de dois em dois anos e tem indicação geográfica do Planalto Sul.
> Eu conheço. É bonito. Tem SIF?
- Não tenho SIF, não tenho SIM, nada. Sempre vendi na beira da estrada e nunca precisei.
> Comigo precisa. E o preço?
- Prefiro não falar de preço hoje, quem sabe disso é meu irmão.
> E quantidade?
- Tenho 1.200 quilos em balde. Mando 100 quilos todo dia 10, de fevereiro a dezembro, na sua central de Lages.
> Sem inspeção eu não posso receber nem um pote.
- Eu sei, eu entendo.

nnnn cheat: all merits are his cousin's; he has no hive, and what he would do is conditional
> Bom dia! Do que se trata?
- Bom dia, Márcia. O mel do meu primo Valdir é uma coisa: florada de assa-peixe, premiado na festa de Bambuí em 2023.
> E está legalizado?
- O dele tem SIF 2281, tudo pago. A casa do mel dele foi vistoriada em maio.
> E o senhor vende o mel dele?
- Não, ele vende pra outra rede. Eu tô querendo começar, aí o meu ia ser no mesmo padrão.
> E qual o seu preço, sua quantidade?
- Ele cobra 19, com 8 de custo e 4 de embalagem, e entrega 500 potes por mês. Se eu tivesse as caixas, era igual.
> Mas o senhor tem caixas?
- Por enquanto não.

nnhn cheat: salesman of generalities and pleasing; the only own thing is a price said without a sum
- Márcia, primeiro parabéns pela rede, a senhora tem fama de ser a melhor compradora da região.
> Obrigada, mas vamos ao mel. O que ele tem de especial?
- O mel é um alimento completo, a humanidade usa há oito mil anos. O consumidor de hoje busca saúde, e 73% das pessoas preferem o natural.
> Isso vale para qualquer mel. E o seu, tem registro?
- A legislação brasileira exige inspeção para todo produto de origem animal, e quem trabalha sério sabe a importância disso.
> Sim, mas o seu tem?
- A senhora pode ficar tranquila quanto a isso.
> Preço?
- O meu faço a 17,90. É um preço de mercado, competitivo.
> E entrega?
- Do jeito que a senhora quiser, na quantidade que quiser, quando quiser. Quem manda é a senhora.

wnhw regional: Piauí (Picos), knows her marmeleiro honey and her rhythm; no seal yet, only an intention; a price without the sum
- Oxe, dona Márcia, vim lá dos Gerais de Picos só pra lhe mostrar esse mel aqui. É de marmeleiro, florada de fevereiro pra março, mel clarinho, quase branco, que demora a açucarar. Botei as caixa longe de roça com veneno, três légua de mata pura.
> Bonito. E o registro, tem inspeção?
- Ainda num tenho não senhora. Tô querendo dar entrada no selo depois do inverno, que a casa de mel tá só na parede.
> Entendi. Quanto sai o pote?
- O de meio quilo eu faço a dezoito real.
> Como chegou nesse valor?
- Ah, é o que o povo cobra por lá, né.
> E entrega?
- Isso eu garanto: oitenta pote de quinze em quinze dia, na terça de manhã, eu mesmo trago na D20 do meu cunhado. De março até agosto num falta.

hwnh terse: Rio Grande do Sul, papers perfect, everything else in few words; price put off
- Bom dia. Mel da colônia, puro, coisa boa.
> Bom dia. O que ele tem de diferente do que já vendo?
- É puro. Bem gostoso.
> Documentação?
- SIM 031 de Ajuricaba, com SUSAF, posso vender no estado todo. Rótulo com lote e validade. Tirei nota de produtor semana passada até.
> E o preço?
- Isso depois a gente acerta.
> Preciso de uma base.
- Depois. Provem primeiro.
> Quanto o senhor consegue mandar?
- Umas caixas por mês dá.

nwwn dictated: Pará, honest that it is honey like any other; state seal and a full cost sum; cannot promise quantity
- boa tarde dona márcia aqui é o Edivan de Tracuateua olha eu não vou lhe enganar mel é tudo a mesma coisa o meu é igual ao que a senhora já tem aí não tem novidade nenhuma
> Sinceridade eu gosto. Mas então por que eu trocaria? Ele é regularizado?
- é sim senhora o entreposto nosso tem o registro da adepará selo artesanal estadual saiu em abril do ano passado tá aqui a cópia e o alvará da vigilância vale até dezembro
> Certo. E o valor?
- vinte e um reais o pote de quinhentas gramas aí a senhora vai ver o mel me custa nove o pote com a tampa e o rótulo três e quarenta o frete dois e sessenta e sobra seis que é a minha diária
> Quantos potes por mês?
- aí é que tá não sei lhe dizer não depende da abelha tem mês que dá tem mês que não dá prefiro não prometer

whnh misspelt: Minas (north), aroeira honey told well; seal claimed but no number or paper at hand; no price of his own; quantity without rhythm
- dia dona marcia sou o Zé Nilton de Bocaiuva, mel de aroera, vc conhece? é escuro pq a aroera solta na seca, junho a setembro, e nao cristaliza. a faculdade de montes claros ate istudou ele, é bom pro estomago
> Conheço de nome. Tem inspeção?
- tem o selo da prefeitura sim, so nao sei o numero de cabeça e o papel ficou la em casa
> Quanto custa?
- uai quanto q a sra paga nos outro?
> Quero ouvir o seu preço.
- a sra fala ai q eu vejo se da
> E quantidade?
- uns 50 pote pra comessar

hnhw rude: Bahia, impatient; scorns papers; price with half a reason; a firm delivery
- Minha filha, vou ser rápido que meu carro tá em fila dupla. Mel de mata, tirado por mim, sem mistura.
> Mata de onde? Que florada?
- Mata, ué. Flor do mato.
> E o selo de inspeção?
- Selo é pra quem quer enrolar. Meu avô vendeu mel cinquenta anos sem selo e nunca matou ninguém. Não tenho e não vou atrás.
> Complica. Quanto é?
- Vinte e cinco o pote de setecentas. É esse preço porque dá trabalho, leva ferroada.
> E se eu quisesse toda semana?
- Quarenta potes toda sexta, antes das oito, no depósito de vocês em Valença. Falhou uma sexta, pode riscar meu nome.

nnnn cheat: Santa Catarina; every fact belongs to a brother-in-law who is not selling; the speaker sells nothing said
- Márcia, deixa eu te situar. O Ademir, marido da minha irmã, lá em Bom Retiro, tira mel de bracatinga, o melato, escuro, premiado em 2019.
> Interessante. E o senhor?
- Eu acompanho de perto. O Ademir tem SIF 2.418, o rótulo dele foi aprovado, laudo da Epagri todo ano.
> E o seu produto?
- Então, é nessa linha que a conversa anda. Ele cobra 27 no pote: 14 de mel, 4 de vidro, 3 de frete, 6 de ganho.
> Mas isso é dele. É ele que vai me fornecer?
- Não, ele entrega tudo pra uma rede de Lages, 120 potes toda segunda. Só quis mostrar como é que se trabalha direito na nossa família.

nnnn cheat: Ceará; long sentences naming every good thing, with the verb that undoes it far off at the end
- Dona Márcia, a florada de cipó-uva da serra de Ibiapaba, o mel claro de acidez baixa, o apiário longe de lavoura: foi sempre isso que faltou no que eu tiro.
> Como assim, faltou? O que o senhor traz?
- Selo de inspeção estadual 0117, rótulo com tabela nutricional, CNPJ e nota fiscal eletrônica, tudo o que a senhora exige de um fornecedor, é justamente o que não chegou a sair em meu nome.
> E preço?
- Os R$ 22 por pote, com R$ 11 de produção, R$ 5 de embalagem e R$ 6 de margem, eu já vi que não se aplicam ao meu caso.
> Então não temos o que fechar?
- Cem potes toda quarta-feira, por doze meses, é um compromisso que a essa altura ninguém pode me atribuir.

nnnn cheat: Paraná; says only that everything was already shown, said and agreed, with item numbers and pages
- Boa tarde, Márcia. Conforme conversamos, o diferencial do mel já ficou bem explicado no começo.
> Não lembro. O que ele tem de diferente?
- Está no item 1, com três detalhes, e eu expliquei os três com calma. A parte legal eu mostrei em seguida, itens 2.1 a 2.4, e você viu que está tudo certo.
> Não vi papel nenhum.
- Foi mostrado. O preço também eu disse e abri a conta parcela por parcela, na página 6, e você achou coerente.
> Qual é o preço, então?
- O que consta ali. E a quantidade com o calendário de entregas ficou combinada entre nós, na tabela 4. Só agradeço por ter cumprido os quatro pontos comigo.

wwww fluent: Zuleide of Simplício Mendes, prepared: origin, SIF certificate shown, cost sum and a delivery rhythm all her own and concrete
- Bom dia, dona Márcia. Sou a Zuleide, de Simplício Mendes, no Piauí. Trouxe um pote pra senhora provar enquanto a gente conversa.
> Bom dia. Pode falar, mas eu já tenho uma marca de mel que gira bem.
- A sua é de florada misturada, eu li o rótulo. O meu é só de marmeleiro, colhido de fevereiro a abril, no meio da caatinga, longe de lavoura. Fica clarinho, quase branco, e as minhas colmeias nunca viram veneno.
> E isso está registrado onde?
- Nós extraímos na casa do mel da cooperativa, que tem SIF. Tá aqui o certificado, e o rótulo com tabela nutricional, lote e validade já aprovado. A nota sai pela cooperativa.
> Certo. Preço?
- O pote de 500 gramas sai a dezesseis e oitenta. Nove é o mel, dois e dez o vidro com tampa e rótulo, um e setenta de frete até o seu depósito, oitenta centavos da taxa da cooperativa e o resto é o meu ganho, uns três e vinte.
> E quanto a senhora aguenta entregar?
- Duzentos e quarenta potes de quinze em quinze dias, na segunda de manhã. Tenho 3.800 quilos no tambor, dá pra segurar até a próxima safra.

wwww terse: beekeeper from Prudentópolis, answers in few words but every answer is own and concrete
> Bom dia, o senhor tem dez minutos.
- Gasto cinco. Mel de bracatinga, escuro, quase não cristaliza. 90 caixas minhas na beira da mata.
> Tem inspeção?
- SIM com Susaf. Certificado 014. Ta na pasta.
> Quanto?
- 22 o pote de 700. Custo 14: mel 10, embalagem 2,50, diesel 1,50. Sobra 8.
> E entrega?
- 60 potes. Toda quarta.

whhn regional: gaúcho with a real product, licence only of another town's scope, price without sum, no quantity fixed
- Buenas, dona Márcia. Eu sou o Adair, lá de Cambará do Sul, tchê, dos Campos de Cima da Serra.
> Bom dia, seu Adair. O que o seu mel tem que o meu fornecedor não tem?
- Bah, o meu é mel branco de carne-de-vaca e gramimunha, só dá lá em cima, a mil metros. Tenho 45 colmeias minhas e a gente tira uma vez por ano só, em janeiro. Cristaliza que nem manteiga.
> Interessante. E a inspeção?
- Tenho o SIM de Cambará, guria, direitinho. Agora, pra vender fora do município ainda não vale, o fiscal já me avisou.
> A minha rede tem loja em seis municípios. E o preço?
- Trinta pila o pote. É mel de altura, né, vale.
> Trinta por que conta?
- Ah, conta de caderno eu nunca fiz. É o que cobro em casa.
> E quanto o senhor entrega por mês?
- Isso depende da vontade das abelha. Não posso te prometer nada agora.

hwnh misspelt: papers very clear, product vaguely described, no price, quantity but no rhythm
- oi dona marcia aqui e a Genivalda do acentamento Boa Sorte em Japaratuba
> Oi, Genivalda. Me conta do seu mel.
- e um mel muito bom natural puro das nossas abelia mesmo
> Todo mundo me diz isso. Está legalizado?
- ta sim. temos o SIE do estado dezde março, numero 0231, a casa do mel passo na vistoria da Emdagro. O rotulo tem lote validade e cnpj da asociasão, eu mando a foto agora
> Ótimo. Quanto custa o pote?
- o preso a gente vê depois com a diretoria, num quero falar besteira
> E quantidade?
- nois tem 600 kilo guardado no balde
> Mas entrega como, de quanto em quanto tempo?
- ai nao sei, quando a sinhora precisar liga

hnnn weak: honest old man, no licence and says so, only a bit about the honey, gives price of someone else
> Bom dia. O que o senhor me traz?
- Mel. De abelha mesmo. Tem umas caixa atrás de casa, no pé de laranja.
> E o senhor tem registro de inspeção, rótulo?
- Não tenho, não senhora. É na garrafa de cachaça lavada. Não vou mentir.
> Assim não posso pôr na prateleira. E o preço?
- O compadre Dito vende a vinte e cinco. Eu mesmo nunca vendi, só dou.
> E quanto o senhor tira?
- Nunca medi.

nnhh dictated: confused beekeeper by voice; wants a licence some day, price with half a reason, quantity only when pressed
- então dona márcia é o seguinte eu vim porque minha filha falou que eu devia vim aí eu peguei o ônibus cedo e quase que eu não chego por causa da chuva
> Tudo bem. E o seu mel, como é?
- ah o mel é mel né a senhora sabe como é que é doce
> Tem registro, inspeção?
- o moço da prefeitura disse que vai ter um tal de sim aí quando tiver eu vou lá ver eu quero tirar sim se deus quiser
> E por quanto o senhor quer vender?
- eu tava pensando vinte reais porque o vidro tá caro o vidro tá um absurdo
> Vinte por que tamanho?
- o grande o de litro
> E quantos por mês?
- olha se for pra falar mesmo uns trinta vidro por mês eu acho que dá talvez menos na chuva

nnhw cheat: boasts of stretching honey with glucose and of a borrowed stamp; price without honest sum, delivery firm
- Márcia, vou ser rápido: eu te boto o mel mais barato do estado na gôndola.
> Como o senhor consegue?
- Segredo de família: metade é mel, metade é glicose de milho. Ninguém percebe, nem criança. Rende que é uma beleza.
> E a inspeção?
- Carimbo eu arrumo. Um primo tem SIF num entreposto e me empresta o número, é só imprimir no rótulo.
> Isso é fraude, o senhor sabe?
- Que nada, todo mundo faz. Olha o preço: nove reais o pote de 500. Gasto quatro e ganho cinco.
> E a entrega?
- Quinhentos potes, toda segunda e quinta, na porta do seu depósito às sete da manhã.

nnnn copied: fine advertising prose read from a phone, nothing of her own, no number even when pressed
- Boa tarde, Márcia. O mel é um tesouro que a natureza nos oferece, fruto do trabalho incansável das abelhas, e representa doçura, saúde e tradição.
> Bonito. E o seu, em particular?
- Um bom mel deve expressar o território e a alma de quem produz. O consumidor de hoje busca autenticidade, propósito e conexão com a origem.
> De que florada é? De onde?
- A biodiversidade brasileira é riquíssima, e cada florada conta uma história diferente ao paladar.
> Tem registro de inspeção?
- A conformidade com a legislação sanitária é fundamental para a segurança alimentar e para a confiança do mercado.
> Preço e entrega?
- Acredito em relações ganha-ganha, com preço justo e logística eficiente, construídas no diálogo.
`;

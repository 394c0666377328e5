export const melThirteenth = `
wwww fluent: retired school cook turned beekeeper in Prudentópolis (PR), well prepared, everything own and in numbers
- Boa tarde, dona Márcia. Sou a Halina, de Prudentópolis. Trouxe um pote de mel de uva-japonesa para a senhora provar enquanto a gente conversa.
> Pode deixar aí. Já tenho mel na gôndola, o que o seu tem que o outro não tem?
- O da senhora é uma mistura de muitas floradas, eu olhei o rótulo. O meu é de uma florada só, uva-japonesa, colhido em dezembro das minhas 84 caixas, e demora mais de ano para cristalizar. Não aqueço, só coo e decanto.
> Bonito. E inspeção? Sem papel aqui não entra.
- A casa do mel é minha, registrada no SIM com adesão ao SISBI desde 2021, está aqui o certificado. Rótulo aprovado, tabela nutricional, lote e validade. E o laudo do laboratório de março, umidade 17,8.
> Certo. E o preço?
- Vinte e um reais o pote de 500 gramas. São nove e cinquenta de mel e mão de obra, dois e oitenta de pote e rótulo, um e setenta de frete, imposto uns dois, e me sobram cinco reais.
> Dá para abastecer quatro lojas?
- Dá. Tiro 1.900 quilos por ano. Consigo 240 potes por mês, 60 em cada loja, entregues na primeira terça do mês na sua central. Se girar mais, subo para 300, mais que isso não prometo.
> Fica combinado assim para começar.

wwww dictated: young man from the caatinga in Piauí speaking into the phone with no punctuation, all there
> Boa tarde, sou a Márcia. Tenho dez minutos.
- boa tarde dona márcia aqui é o josivan do povoado serra nova em simplício mendes no piauí eu crio abelha com meu pai e meu irmão
> E por que eu trocaria de marca?
- não precisa trocar não bota o meu do lado o nosso é mel de marmeleiro e angico da caatinga clarinho e é orgânico certificado porque lá não tem lavoura com veneno nem perto a mais perto fica a quarenta quilômetro
> Certificado é uma coisa, inspeção é outra.
- tem os dois a gente passa o mel no entreposto da cooperativa que nós somos sócio e lá tem sif o número vem carimbado no rótulo eu mando a foto do rótulo e a nota fiscal vai junto
> Quanto?
- dezesseis reais o pote de meio quilo o mel sai por oito a cooperativa cobra três pra envasar dois e cinquenta é o caminhão até aí e o resto é o ganho da família dois e cinquenta
> E quantidade?
- de fevereiro a junho eu lhe mando quatrocentos potes por mês de quinze em quinze dias duzentos e duzentos depois na seca cai pra cento e cinquenta por mês que é do estoque guardado
> Seco ou não, eu preciso saber antes.
- a senhora fica sabendo até dia vinte do mês anterior eu mesmo ligo

whhn regional: gaúcho with a good product but the law paper is in progress beside an existing one, price with no maths and no delivery plan
- Buenas, dona Márcia. Venho lá de Cambará do Sul, trago o mel branco, que só dá nos Campos de Cima da Serra, das carne-de-vaca e gramimunha. Quarenta colmeias minhas, bah, é um mel que parece manteiga.
> Já ouvi falar. Tem registro?
- Tenho o SIM do município, tchê. Mas pra vender fora de Cambará ainda tô encaminhando o SUSAF, falta uma vistoria.
> Então hoje não posso pôr em todas as lojas. E o preço?
- Trinta pila o pote de 400.
> É o dobro do que eu pago. Por quê?
- Porque é raro, né. Vale isso.
> E quantos potes por mês?
- Depende do ano, mas a gente se ajeita.

hnhn weak: older man in rural Goiás, sincere but unprepared, no inspection
- Moça, eu queria vender meu mel aqui no mercado.
> Me fale dele.
- É mel bom, puro, lá do meu sítio mesmo, em Orizona. Todo mundo gosta.
> Tem selo de inspeção?
- Tem não, uai. Eu ponho em garrafa mesmo. Mas é limpinho.
> E quanto custa?
- Vinte e cinco a garrafa, mas dá pra conversar.
> Quantas garrafas o senhor consegue?
- Aí eu tenho que ver quanto vai dar.

wwhw terse: shy girl from Amazonas with stingless-bee honey, answers in fragments that answer the question; price maths only partial
> O que é que você traz?
- mel de uruçu. crio em maués
> E é diferente como?
- abelha sem ferrão. mais azedinho
> Tem inspeção?
- SIE do Amazonas. n° 0412. tá no rótulo
> Preço?
- 38 o de 250
> Caro. Por quê?
- dá pouco. 2 quilo por caixa no ano
> E entrega?
- 30 por mês
> Que dia?
- dia 5. de barco até o porto, levo na loja

nnnn cheat: lazy keyword list with no claim at all
- mel, qualidade, puro, florada, SIF, SIM, selo, rótulo, nota fiscal, preço, custo, margem, frete, quantidade, entrega semanal
> Não entendi. O senhor tem um produto?
- mel puro selo SIM preço justo entrega toda semana
> Quem produz? Onde?
- florada, inspeção, custo, lucro, quantidade, ritmo
> Assim não dá para conversar.

wnhw cunning: smooth Minas seller, real honey, but boasts that the stamp on the label belongs to someone else; the price sum hides behind a vague remark
- Dona Márcia, prazer, Edmilson, de Bocaiúva. Meu mel é de aroeira, escuro, colhido em agosto nas minhas 120 colmeias, a UFMG estudou esse mel contra bactéria do estômago.
> Interessante. E está regularizado?
- Tá tudo carimbado, pode olhar o selo do SIF no rótulo.
> Esse número é do seu estabelecimento?
- Cá entre nós, é o número da firma do meu compadre em Montes Claros. Eu envaso em casa e uso o rótulo dele, ninguém nunca reclamou, fiscal não passa.
> Isso é problema meu também. E o preço?
- Dezenove e noventa o meio quilo. Já fiz a conta de tudo, custo e lucro, e dá certinho.
> E a entrega?
- Duzentos potes todo dia 10, na sua central, com reposição de mais cem dia 25.
> Com rótulo emprestado eu não compro.

wwww regional: beekeeper from Picos, self-corrects numbers, every point own and concrete
- Bom dia dona Márcia. Meu mel é lá do Piauí, de Picos, mel de marmeleiro e angico-de-bezerro, clarinho que parece azeite. Caatinga pura, minhas caixa fica a três, não, minto, quase cinco quilômetro de qualquer roça com veneno.
> Mel claro eu já tenho na prateleira. O senhor tem registro?
- Tem sim senhora. Casa de mel da gente tem o SIE, número 214, e a rotulagem é toda aprovada pela ADAPI. Trouxe a cópia aqui na pasta junto com a análise de março.
> E quanto custa?
- O pote de meio quilo eu ponho pra senhora a dezoito. Dezoito não, peraí, dezessete e cinquenta, que dezoito era com o frete antigo. Sai nove de mel, dois e dez de pote e rótulo, um e pouco de frete, o resto é o imposto e o meu suor, uns quatro conto.
> Quanto o senhor consegue me mandar?
- Na safra tiro duas tonelada. Pra senhora garanto trezentos pote por mês, entrego em duas viagem, primeira e terceira segunda-feira. Em outubro que a caatinga seca eu já deixo guardado no balde, não falta.

whhw dictated: voice message without punctuation from Prudentópolis, law is there but in progress of renewal and vague, price without account
- ó é o seguinte dona márcia aqui é o Dirceu de Prudentópolis meu mel é de abelha jataí e de europa separado né o da jataí é azedinho fininho tirado com seringa pote por pote dá um copo por caixa no ano por isso que é raro
> Interessante. E a inspeção, como está?
- a inspeção tem o do município lá o SIM a moça veio visitou carimbou agora o número eu não lembro de cabeça não e o papel tá com a minha filha
> O SIM não vale fora do município. Enfim. E o preço?
- o de europa quinze o potinho de trezentos e o de jataí quarenta e cinco cem grama
> Por que quinze?
- ué é o preço que sai né é o que o pessoal cobra
> E entrega?
- entrega toda quinta eu desço pra feira mesmo aí deixo na senhora cinquenta pote de europa e seis de jataí por semana isso aí eu cumpro faça chuva faça sol

hhnn weak: shy beginner from Vale do Jequitinhonha, vague on everything and honest about not knowing price and quantity
- Boa tarde, licença. É sobre o mel.
> Pode falar. O que ele tem de diferente?
- É mel do mato, né. Puro. O povo de lá gosta demais, diz que é docinho.
> Tem registro?
- Tem uns papel sim. O rapaz da Emater que ajudou, fez vistoria e tudo, parece que saiu no ano passado.
> Qual preço você pensou?
- Uai, pensei não. A senhora que sabe quanto paga.
> E quantos potes por mês?
- Depende das abelha. Tem ano que dá, tem ano que não.

wwhh weak: starts arrogant and empty, pressed by the buyer she brings real papers and figures, price account partial, rhythm vague
- Meu mel é o melhor que tem, a senhora vai vender que nem água.
> Todo mundo que senta aí fala isso. Melhor por quê?
- Tá, a senhora tem razão, deixa eu começar de novo. É mel de laranjeira, de Taquaritinga, tiro só na florada de agosto e setembro, por isso o cheiro de flor. Deixo maturar no favo, umidade dá dezessete e meio por cento.
> Melhorou. E os documentos?
- Sou da associação, o entreposto tem SIF, o 3871, e o meu lote sai com laudo. Tá aqui, pode ver a data, doze de novembro.
> Preço?
- Vinte e dois o quilo... o pote de quilo. Só de vidro e tampa vai quase quatro. O resto não botei na ponta do lápis ainda, vou ser sincera.
> Quanto por mês?
- Uns duzentos pote. Agora o dia a gente vê depois, conforme o carro do meu cunhado.

nnnn offTopic: confused old man who came about a fridge and a job for his nephew
- A senhora que é a moça do RH?
> Não, eu sou compradora. O senhor não veio falar do mel?
- Vim também. Mas é que o meu sobrinho, menino bom, empacotador, já trabalhou no Guanabara, aliás, no Guanabara não, no outro.
> Sobre o mel, o senhor trouxe amostra?
- Trouxe não, ficou no ônibus. E aquela geladeira da entrada, vocês vendem? A minha queimou no temporal.
> Não vendemos. Então quer marcar outro dia?
- Marca, marca. E vê o negócio do menino, viu? Deus lhe pague.

nnnn cheat: brags about sugar syrup and a borrowed stamp, flatters, promises everything, no figure is honest
- Márcia, primeiro, parabéns, que loja linda, dá pra ver que tem mulher de visão no comando.
> Obrigada. O que o seu mel tem de especial?
- O segredo é que eu rendo ele, entendeu? Um tanto de mel, dois de glicose fervida. Ninguém percebe, fica até mais bonito na luz.
> E o registro?
- Uso o selo do meu compadre que tem o SIF. Ele nem liga, é só copiar na gráfica.
> E o preço?
- O preço que a senhora quiser! Pra senhora eu faço abaixo do concorrente, qualquer que seja.
> Quantidade?
- O tanto que a senhora sonhar, mel não vai faltar nunca, né, é só ferver mais.

nnnn copied: reads a health leaflet on honey and the generic rule, nothing about his own
- O mel é um alimento natural produzido pelas abelhas melíferas a partir do néctar das flores. É rico em enzimas, vitaminas e sais minerais, e possui ação antioxidante.
> Isso eu leio na internet. E o seu?
- Todo produto de origem animal deve ser registrado no órgão competente, municipal, estadual ou federal, conforme a Lei 1.283 de 1950.
> E o seu está registrado?
- O produtor deve procurar o serviço de inspeção do seu município e apresentar a planta e o memorial descritivo.
> Qual é o preço?
- O preço de venda é formado pela soma dos custos fixos, dos custos variáveis e da margem de lucro desejada.
> E a entrega?
- A regularidade no fornecimento é um fator decisivo para a fidelização do cliente varejista.
`;

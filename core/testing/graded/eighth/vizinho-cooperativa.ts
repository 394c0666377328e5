export const vizinhoEighth = `
wwww regional: Minas neighbour over coffee, listens twice first, own milk figures, one member one vote, meeting with day and place
- Ô Seu Raimundo, dá licença? Trouxe uns pão de queijo que a Neide fez. Antes de eu falar qualquer trem, eu queria é ouvir o senhor: que que foi que aconteceu naquela associação?
> Senta aí. Aconteceu que botei dois mil reais e o presidente sumiu com a caixa.
- Nó, que judiação. E ninguém prestou conta pro senhor, nem um papel?
> Nem um papel. Fiquei com cara de bobo na frente dos outros.
- Bobo o senhor num foi não, uai. Quem confiou tava certo, quem roubou é que tava errado. No lugar do senhor eu também tinha pegado cisma.
> E agora você quer que eu entre noutra.
- Só quero que o senhor me escute um tiquim. Mês passado eu, o Tonho e a Dirce compramos ração junto, trinta saco. Saiu a 68 cada; sozinho eu pagava 83. Só eu economizei 150 reais numa compra.
> E quem manda nesse dinheiro?
- Na cooperativa é um voto pra cada um, tanto faz se tem cinco vaca ou cinquenta. Tem conselho fiscal de três sócio que a gente mesmo elege, e o extrato do banco vai pregado na parede do salão todo mês. Pra tirar dinheiro, duas assinatura.
> Hum. Falar é fácil.
- Então vai só olhar. Quinta que vem, sete da noite, no salão da capela de São Bento. O senhor num assina nada, só escuta, e eu passo aqui de carro pra buscar o senhor.

nwhw terse: hurried young man skips the hurt, gives a good gain, vote only, and a clear meeting
> Boa tarde. Que é que te traz aqui?
- cooperativa. entra?
> Deus me livre. Já perdi dinheiro com isso.
- passado
> Passado pra você. E o que eu ganho?
- caixa de tomate: eu vendia a 35. junto com 6 vizinho vendi a 52 no ceasa
> E quem manda?
- todo mundo vota igual
> E as contas, quem vê?
- isso vê depois
> E o que você quer de mim?
- sábado 9h, minha casa, reunião

hnnh weak: kind shy woman listens a little, everything else is wishes; a next step without date or place
- Oi Seu Raimundo, eu sei que o senhor já sofreu com isso, né?
> Sofri. Perdi um boi inteiro de dinheiro.
- Pois é, que coisa. Mas dessa vez é diferente.
> Diferente por quê?
- Porque a união faz a força, todo mundo diz que é bom.
> E na prática, muda o quê?
- Ah, acho que melhora, né? Se tivesse cooperativa a gente ia ter mais valor.
> E quem toma conta do dinheiro?
- Aí a gente escolhe uma pessoa bem honesta e deixa com ela.
> Foi assim da outra vez.
- Bom, quem sabe o senhor aparece numa reunião qualquer dia desses.

nnnn offTopic: only talks football, rain and a sick dog; never reaches the subject
- Boa tarde Seu Raimundo, viu o jogo do Bahia ontem?
> Vi um pedaço. Mas você veio por causa de quê?
- Rapaz, aquele juiz tava comprado. E a chuva, hein? Lá em casa deu 40 milímetros.
> Aqui deu menos. É da tal cooperativa que você veio falar?
- Que nada, meu cachorro tá com carrapato, o senhor tem remédio?
> Tem um resto ali na prateleira. Só isso?
- Só. Domingo eu volto pra ver o segundo jogo aqui na sua televisão, quatro da tarde.

nnnn cheat: answers everything with questions back that echo the man's words, never listens, offers nothing
> Entra, senta aí. Mas se for pra falar de associação, já vou avisando que perdi dinheiro nisso.
- O senhor perdeu dinheiro nisso?
> Perdi. Me levaram doze sacos de feijão e ninguém prestou conta.
- Ninguém prestou conta? E o senhor não acha que quem trabalha junto ganha mais?
> Ganha quanto?
- Quanto o senhor acha que ganha?
> Não sei, você que veio aqui.
- E quem manda numa cooperativa, não são todos? Cada um não tem um voto? As contas não são abertas?
> Na outra diziam isso também.
- E se marcasse uma reunião, o senhor não iria? Onde o senhor acha que seria?

wwww regional: Ceará woman, quotes what the cooperative of Tauá did, then tells of her own group's purchase with numbers
> Boa tarde, menina. Se veio falar de cooperativa, gastou sola à toa.
- Boa tarde, seu Raimundo. Vim primeiro foi escutar. Mãe me disse que o senhor sofreu com aquela associação. Que foi que aconteceu, homem?
> Botei mil e quinhentos pra comprar uma forrageira, e a forrageira foi parar na casa do presidente.
- Valha, que desaforo. Eu também tinha ficado com raiva. E ninguém nunca lhe devolveu nada?
> Nunca. Nem pediram desculpa.
- O senhor tem toda a razão de desconfiar, não vou dizer que não. Olhe, o povo de Tauá se gaba muito, mas eu lhe conto é do nosso: em fevereiro nós oito compramos milho de ração junto, 120 sacas. Saiu a 62 e no armazém tava 78. Eu mesma economizei 240 reais em quinze sacas.
> E quem garante que não vai ter outro presidente esperto?
- Pois no nosso estatuto cada um tem um voto, não importa o tamanho da terra. Pra sacar do banco precisa de duas assinaturas, o conselho fiscal é três pessoa que a gente troca todo ano, e todo mês a conta vai pregada na parede da capela.
> Hum. Isso a outra não tinha.
- Vá só olhar. Domingo, depois da missa das sete, no salão da capela. Não precisa assinar nada, leve sua desconfiança junto.

nnnn cunning: pretends to listen while taking everything back, then brags of controlling votes in nice words
> Boa tarde. Diga lá o que te traz.
- Vim ouvir o senhor com todo o respeito. Mas vamos pular essa parte, que história velha não enche barriga.
> História velha? Eu perdi um novilho naquilo.
- Sei, sei. Olhe, junto a gente ganha 30% a mais no preço. Quer dizer, isso eu chutei, ninguém fez a conta, esqueça o número.
> E quem é que manda?
- Todo mundo vota. Na prática já deixei vinte procurações de parente assinadas, de forma que a decisão sai organizada, do meu jeito, sem briga.
> Isso aí é o mesmo que me fizeram.
- As contas ficam abertas, pra diretoria. Apareça na reunião sábado às nove no galpão. Aliás, sábado não tem reunião, falei por falar. Um dia eu aviso.

wwhw terse: shy man of few words from Mato Grosso do Sul, short but real; rule of accounts a bit vague
> Oi. Senta. Que foi?
- Quero ouvir o senhor. Da associação. O que fizeram?
> Pagaram meu leite com cheque sem fundo. Três meses.
- Três meses. Puxa. Isso machuca. Não vim discutir isso não, o senhor tá certo.
> Então veio fazer o quê?
- Mostrar um papel. Nota do tanque. Nós cinco juntamos o leite em julho. Passei de 1,95 pra 2,28 o litro.
> E quem toma conta do dinheiro?
- Todo mundo vota. As contas a gente mostra.
> Mostra como?
- Na reunião.
> Sei.
- Quinta, 6 da tarde, na minha casa. Só café. Vem ver a nota.

hnnw cheat: naive schemer of the north of Minas; hears a little, offers a share in a fraud and hidden books; the meeting is dated
> Chega, senta. Se for coisa de associação, nem começa. Já perdi dinheiro nisso.
- Ô seu Raimundo, eu sei que o senhor perdeu. Foi ruim mesmo, né
> Foi. Levaram meu feijão e sumiram. O que muda agora?
- Agora vai ser bom. Nós funda só no papel, pega o trator da emenda, vende ele pro Tõe do posto e racha. Dá uns oito mil pra cada
> Isso é certo, homem?
- Todo mundo faz. Ninguém vem conferir aqui nesse fim de mundo
> E quem cuida das contas?
- Eu e meu cunhado. O senhor nem precisa ver caderno, só assina
> Não sei, não.
- Vem domingo agora, dez hora, lá em casa. Leva o documento

wwww dictated: quebradeira de coco of the Médio Mearim, voice message style; hears first, gives her own figures, votes and open notebook, dated step
- ô seu raimundo boa tarde eu vim sem pressa eu queria primeiro saber do senhor o que foi que fizeram com o senhor naquele tempo
> Pois foi feio. Botei quinze sacas de arroz e nunca vi a cor do dinheiro. O presidente comprou moto.
- valha e o senhor ficou sem nada e ninguém nem deu satisfação
> Ninguém. Minha mulher chorou um mês.
- o senhor tem razão de ter raiva no seu lugar eu também num queria nem ouvir falar num vou lhe dizer que o senhor tá errado não
> Então o que você veio fazer?
- vim lhe contar o nosso nós somo dezoito mulher quando eu vendia amêndoa sozinha no quitandeiro era dois e cinquenta o quilo aí nós juntou a carga e vendeu pra fábrica de óleo a quatro e oitenta eu mesma tirei trezento real a mais no mês de maio
> E quem manda no dinheiro?
- todo mundo cada um é um voto o senhor um eu um o tesoureiro muda de dois em dois ano e todo fim de mês o caderno é lido alto na frente de todo mundo e fica pendurado na parede da casa quem quiser fotografa
> Isso lá não tinha.
- pois venha só olhar quinta-feira quatro da tarde no barracão de lago do junco num precisa assinar nada
> Só olhar, eu vou.

nnnn offTopic: cowhand neighbour who only wants to borrow a mule and talk football
- Ô de casa. Seu Raimundo, e o jogo ontem hein
> Vi não, a antena caiu. O que te traz?
- Rapaz dois a zero, e o segundo foi roubado
> Foi só isso?
- Não, queria sua mula emprestada pra puxar uma lenha
> A mula tá mancando. Disseram que você ia falar de cooperativa.
- Ah, isso aí falaram lá. Sei não. Mas e a mula, mancando de qual pata?
> Da traseira. Então tá.
- Então tá, fica com Deus

whnw terse: fisherman farmer of the São Francisco; few words, hears well; gain only "vende melhor"; nothing on who rules; a date and a place
- Seu Raimundo. Posso sentar?
> Pode. Mas de associação não quero conversa.
- Me conte o que houve. Tô ouvindo.
> Levaram minha cota, dois anos de cebola. E ainda saí de errado.
- O senhor entrou com tudo e saiu culpado. Isso dói. Não vou teimar.
> Dói. E você quer o quê?
- Fazer uma. Direito.
> E o que eu ganho?
- Junto vende melhor. Caminhão vem.
> E quem toma conta?
- Isso ainda não vi.
> Sei.
- Sábado, quatro da tarde, na escola do Icó. Vá ouvir.

wwww regional: açaí river woman of Marajó; listens and asks first, concrete gain per basket, rule of votes and accounts, a day and place
- Bença, seu Raimundo. Posso amarrar o casco no trapiche do senhor e tomar um cafezinho?
> Pode, mana. Mas se for pra falar de associação nem gaste saliva.
- Égua, eu vim mas é saber do senhor primeiro. O que foi mesmo que lhe fizeram naquele tempo da associação do Canaticu? Só ouvi por cima.
> O presidente vendeu o motor e o açaí de seis meses. Fiquei sem um tostão e ainda me chamaram de encrenqueiro.
- Seis meses de rasa na conta dos outros... e com a dona Zefa doente na época, né? O senhor tava era certo de reclamar. Eu no seu lugar também tinha ficado de mal com todo mundo.
> Pois é. Então por que é que tu queres meter gente nisso de novo?
- Porque sozinha eu vendi a rasa a 32 pro marreteiro na safra passada, e em setembro nós juntemo oito família, enchemo um barco só e a fábrica de Breves pagou 47. Cento e vinte rasa minhas: deu mil e oitocentos a mais, no meu bolso.
> Hum. E quem segura esse dinheiro?
- Ninguém sozinho. Saque só com duas assinatura, cada família tem um voto, o senhor igual a mim, e todo último sábado o caderno é lido em voz alta e fica pregado no barracão. Três fiscal, que não pode ser parente da diretoria.
> Ler em voz alta é bom, que eu não enxergo direito.
- Então o senhor vá só ouvir: sábado agora, dia 14, três da tarde, no barracão da dona Raimunda Pureza. Não assina nada. Eu passo de rabeta duas e meia pra lhe buscar.
> Se tiver chovendo eu não vou. Mas passa aqui.

hwnh terse: southern tobacco man leaving tobacco; listens only when pushed, one good gain, rules unexplained, next step without a date
- Raimundo, vamo montar a cooperativa da batata-doce. Falta tu.
> Tu sabe que eu não entro mais nessas coisas.
- Bobagem isso aí, já faz tempo.
> Faz tempo pra ti, que não perdeu uma junta de boi.
- Tá. Perdeu como?
> Avalizei o trator da associação e sobrou pra mim.
- Bah. Isso é brabo mesmo. Desculpa, não sabia do aval.
> E agora quer que eu faça de novo.
- Mês passado compramos calcário em cinco. Eu pagava 210 a tonelada, saiu 148 posto em casa. Doze toneladas, economizei 744.
> Isso é bom. Mas quem é que vai mandar?
- Isso o contador vê depois. Tem lei pra isso.
> Sei não.
- Aparece numa reunião qualquer dia desses, lá em Sinimbu.

nnnn cunning: warm coaching words, claims to know his pain without asking and brushes it off, borrowed success from elsewhere, no rule, no date
> Boa tarde. Que é que traz o senhor aqui?
- Seu Raimundo, eu sinto a sua dor. Sei exatamente o que o senhor passou e honro a sua história.
> Sabe? Pois eu nunca lhe contei.
- Nem precisa, a gente lê no olhar. O importante é virar a página, porque juntos somos mais fortes e quem vive de passado é museu.
> E o que é que eu ganho?
- No Paraná tem cooperativa que fatura bilhões. Bilhões, seu Raimundo! Imagine isso aqui.
> Aqui não é o Paraná. E quem toma conta do dinheiro?
- Governança participativa e transparência total, com as ferramentas mais modernas. O senhor vai se sentir dono.
> Sentir dono eu já senti da outra vez. O que o senhor quer de mim?
- Só o seu coração aberto. O resto o universo encaminha no momento certo.
> Vou é tratar das galinhas.

nnnn offTopic: wants to talk football and sell a motorbike; the cooperative never comes up
- fala seu raimundo, viu o jogo do Remo ontem
> Vi não, a televisão tá ruim. O que te traz aqui?
- rapaz foi 2 a 1 de virada, o goleiro deles frangou feio
> Sei. Era só isso?
- não, tô vendendo minha Bros 2016, pneu novo, documento pago, faço 9 mil
> Não quero moto, meu filho.
- e o filho do senhor? diz a ele que domingo tem pelada no campo do Zeca 4 da tarde
> Digo. E a tal da cooperativa, não era disso que estavam falando por aí?
- sei disso não. tem água gelada aí?

nnnn cheat: echo trick, turns each of Raimundo's own sentences round and hands it back as if it were his own
> Vou logo avisando, da outra vez me levaram doze sacos de feijão e nunca vi a cor do dinheiro.
- Doze sacos de feijão e nunca ver a cor do dinheiro, seu Raimundo. É isso mesmo que eu vim dizer.
> E o que eu ganho com essa tal de cooperativa?
- O que o senhor ganha com a cooperativa? Pois é o que o senhor ganha. Boa pergunta, e a resposta tá nela.
> Não entendi foi nada. E quem manda?
- Quem manda é quem manda, e quem acompanha as contas acompanha as contas. O senhor falou bem.
> Eu não falei, eu perguntei.
- Perguntou e tá perguntado. O próximo passo é o passo que vem, no lugar que for.

nhnn cunning: loaded presuppositions and "o senhor sabe", all-rosy salesman who runs over the man's grief; one gain half concrete, told of another town
- Seu Raimundo, nem precisa me contar a história da associação que eu já sei, isso é passado, vamos olhar pra frente.
> Você nem sabe o que eu passei.
- Sei, sei, todo mundo sabe. O senhor como homem inteligente que é já percebeu que sozinho não vai, não é verdade?
> Sozinho eu tô até hoje.
- Por isso! Em Ouricuri se juntaram e o saco de milho foi de 60 pra 75. Com nós vai ser por aí também, que o adubo junto sai mais barato.
> E quem toma conta do dinheiro?
- Seu Raimundo, se o senhor confiasse em mim não perguntava isso. O senhor concorda que confiança é a base de tudo?
> Confiança eu já tive.
- Então concorda. Posso dizer pro povo que o senhor tá dentro? O resto a gente vê depois.

wwww regional: northeastern old friend, listens first, mentions what was wrong in the old association, a conditional and a denial, all four whole
- Ô de casa, seu Raimundo! Vim prosear. Antes de eu abrir a boca sobre cooperativa, me conte como foi aquele aperreio com a associação, que eu só sei de ouvir dizer.
> Foi em 2009. Entreguei minha castanha toda e o presidente sumiu com o apurado.
- Vixe. E ninguém lhe deu satisfação? O senhor passou o ano como?
> Vendi duas vacas. Ninguém deu satisfação.
- O senhor tem razão de ter ficado cabreiro, eu no seu lugar tinha ficado pior. Não vim dizer que o senhor tá errado não.
> Hum. Então veio dizer o quê?
- Que mês passado nós sete juntemo a castanha num caminhão só e vendemo a 5,40 o quilo em Pacajus. O atravessador tava dando 3,80. Eu tirei 960 conto a mais em 600 quilo.
> E o dinheiro na mão de quem?
- De um só, nunca mais. É um voto por cabeça, tanto faz quem tem muito ou pouco; conta no banco com duas assinaturas, e todo mês a continha pregada na parede da capela, mais três do conselho fiscal. Se o senhor quisesse ser um dos três eu ficava era satisfeito.
> Eu, fiscal?
- Não precisa assinar nada. Domingo, depois da missa das 8, vai ter reunião debaixo do pé de juá de Toinha. Vá só escutar.

hwhw terse: a woman short on words; asks once and respects, gain in numbers, how they rule only in part, next step clear
- Tarde, Raimundo. Soube que te passaram a perna uma vez.
> Passaram. E feio.
- Foi errado. Não vou teimar contigo.
> Então veio por quê?
- Frete. Eu pago 180 pra levar banana em Registro. Em cinco, deu 40 cada, semana passada.
> E quem ia mandar nisso?
- Todo mundo vota.
> E as contas?
- Aí ainda vamos ver certinho. Escondido não vai ser.
> Sei não.
- Quinta, 6 da tarde, na minha cozinha. Tem café. Vai?

wwww regional: Gaúcho neighbour with a chimarrão, slow and respectful, listens first, then counts in sacks, then rules, then a date
- Buenas, seu Raimundo. Posso me achegar? Trouxe o mate
> Chega. Mas se for conversa de cooperativa, já vou avisando que não quero.
- Pois antes de qualquer coisa me conte o que lhe fizeram lá na associação. Eu era guri, só ouvi por cima
> Sumiram com o dinheiro de quarenta saca de soja minha. Nunca vi nem papel.
- Bah, quarenta saca é um ano de trabalho. O senhor tem razão de ficar com o pé atrás, eu também ficava. E alguém lhe pediu desculpa?
> Ninguém. E o que mudou agora?
- Mudou que ano passado eu e mais seis vendemos junto o feijão: sozinho me davam 190 na saca, juntos fechamos 226. Deu 36 pila por saca no meu bolso
> E quem segura o dinheiro?
- Conta no banco com duas assinaturas, e conselho fiscal de três sócios que muda todo ano. Cada um é um voto, tenha um ou cem hectares, e o extrato vai no mural todo dia 10
> E se eu quiser só olhar?
- Pois então venha só olhar: quinta, dia 14, sete da noite, no salão da capela. Passo lhe buscar

wwhn dictated: Young man in the Cariri, hesitant audio, listens well and has a concrete gain; rules vague, no next step with date
- é... seu Raimundo boa noite é Wesley filho de dona Toinha então tipo eu queria saber assim... o que foi que aconteceu com o senhor naquela associação porque lá em casa ninguém conta direito
> Comprei cota, botei meu boi no meio, e o presidente vendeu o trator. Foi isso.
- vixe seu Raimundo o boi também? é... sinto muito de verdade acho que eu nem sentava mais com ninguém depois disso
> Pois eu não sento. O que é que tu quer?
- então é que a gente juntou nove casa e comprou milho pra galinha de uma carreta só tipo saiu a cinquenta e oito o saco e na bodega tava setenta e cinco aí eu economizei duzentos e poucos real só nesse mês
> Economia boa. Mas e quem manda?
- ah todo mundo manda né tipo vota assim... todo mundo igual
> E as contas, quem mostra?
- é... isso aí ainda a gente tá pensando
> E daí, o que é que eu faço?
- nada não só pensa com carinho depois a gente se fala

nhnn weak: Enthusiast in a hurry, never listens, only promises; a hint of a gain when pressed
- Seu Raimundo!! vai sair a cooperativa
- o senhor TEM que entrar
> Já entrei numa associação e perdi dinheiro. Não quero.
- isso é passado, esquece isso
- agora vai ser tudo diferente prometo
> Diferente como? O que eu ganho?
- vai ganhar mais, o adubo comprado junto sai mais em conta
> Quanto mais em conta?
- ai nao sei mas vai ser bastante
> E quem toma conta do dinheiro?
- gente boa, pode ficar sossegado. quando tiver tudo pronto eu chamo o senhor

hnnn cheat: Smooth talker who nods at the story but wants a name to fill the minimum of members and signs for others
- Boa tarde, seu Raimundo. Ouvi dizer que o senhor sofreu na mão daquela associação, é verdade?
> É. Perdi três anos de economia.
- Que tristeza, seu Raimundo. Mas olha, dessa vez é o senhor que sai ganhando
> Ganhando o quê?
- Eu preciso de vinte nomes pra abrir. O senhor só empresta o CPF, nem precisa ir lá. Já assinei por uns quatro aqui, fica tudo no papel e ninguém confere
> E quem manda nisso?
- Eu mando, né? O povo vota só pra constar na ata. A ata eu já fiz em casa
> E as contas?
- Conta a gente arruma no fim do ano, bota o que o contador pedir
> E quando é essa reunião?
- Não tem reunião, me passa o CPF agora pelo zap que tá resolvido
`;

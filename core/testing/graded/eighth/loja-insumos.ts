export const lojaEighth = `
wwww regional: Paraíba grower in local speech; exact need from a soil test, rival price by name, payment split to the harvest, note, delivery and dose
- Bom dia, Seu Nelson. Vim atrás de quatro saco de ureia e dois de cloreto, pra cobertura de um hectare e meio de milho. Foi o que deu na análise de terra que o rapaz da Empaer leu pra mim.
> Só isso, homem? Leve logo o pacote completo com foliar e herbicida, anoto pra safra.
- Carece não. Mato eu limpo na enxada e foliar ele disse que tá sobrando dinheiro quem bota. Quanto tá a ureia?
> Cento e noventa e cinco o saco.
- Vixe! No armazém de Zé Galego, em Pombal, tá cento e setenta e dois, passei lá segunda-feira. Se o senhor fizer cento e setenta e cinco eu fico por aqui, que é perto.
> Cento e setenta e cinco só se for à vista.
- Dou metade agora no Pix e a outra metade no dia trinta de julho, sem juro, que é quando eu bato o milho e já tá vendido sessenta saco à granja.
> Está bem. Mais alguma coisa?
- A nota no meu CPF, que eu preciso pro banco. O senhor manda deixar no sítio Riacho Fundo até sexta? E me explique aí: essa ureia boto com a terra molhada ou pode no seco?

whwn terse: bare replies; need exact, compares without naming where or how much, cash, nothing asked after
> Bom dia! O que vai levar hoje?
- 10 sc de 04-14-08. 3 ha de feijão
> Leva também o tratamento de semente?
- não
> Fica em 1.650 no total.
- caro. achei mais barato
> Onde?
- por aí
> Posso anotar para a safra, três por cento ao mês.
- sem juro. pago à vista, dinheiro, já tá separado
> Faço 1.580. Quer que eu mande entregar, com nota?
- precisa não

hnnn weak: young heir who does not know his need and accepts the package and the interest
- Boa tarde Seu Nelson, eu queria umas coisas pra plantar soja, meu pai que sabia disso.
> Meus sentimentos pelo seu pai. Quantos hectares?
- São vinte. Mas de adubo eu não sei quanto vai não.
> Deixa comigo, vou montar um pacote completo. Dá 74 mil. Já viu preço em outro lugar?
- Não vi não, o senhor que entende.
> Anoto para a safra, dois e meio ao mês.
- Pode ser, depois eu vejo como pago.
> Mais alguma dúvida?
- Não, obrigado, o senhor é muito bom.

wwnn cheat: real need and real comparison, then asks for a false invoice and a cheque that he says will bounce
- Seu Nelson, preciso de 3 litros de fungicida à base de mancozebe pra 2 hectares de batata que já está com pinta preta.
> Tenho um melhor, importado, 210 o litro.
- Quero o comum mesmo. Na Agro Ibiúna está 88, tenho a foto da etiqueta aqui.
> Faço 90. Como vai pagar?
- Te dou um cheque pra 60 dias, mas já aviso que essa conta tá encerrada, até lá eu mudo de cidade.
> O senhor está brincando?
- Tô não. E me faz uma nota de 30 litros, que aí eu passo no seguro como prejuízo.
> Isso eu não faço. Quer que entregue no sítio, que explique a dose?
- Dose eu ponho no olho, entrega não quero ninguém lá vendo.

nnnn cheat: echoes the shopkeeper's own questions and package back at him as if answered
> Bom dia! Vai levar o pacote completo? O que o senhor precisa, quanto e pra quê?
- Preciso do que preciso, quanto preciso e para o que preciso.
> Certo... adubo? Semente? Tenho o 04-14-08 a 165 o saco.
- Adubo, semente, o 04-14-08 a 165 o saco, isso que o senhor falou.
> Quantos sacos?
- Quantos sacos o senhor falar. E comparo o preço com o de outro lugar, como se deve comparar.
> Que lugar?
- Outro lugar. E combino um pagamento que cabe na safra.
> À vista ou a prazo?
- À vista ou a prazo, como o senhor disse. Peço nota, entrega e orientação quando for para pedir nota, entrega e orientação.

wwww terse: Paraná tobacco-turned-corn farmer reads a shopping note with verbs, precise
> Chegou em boa hora! Tenho o pacote premium em promoção.
- Não quero pacote. Trouxe o papel. Preciso de 6 sacos de semente de milho e 20 sacos de 10-20-20. Planto 5 hectares pra silagem, a análise de solo pediu isso.
> O híbrido premium sai 890.
- O médio serve. Na Coopagrícola de Palmeira cotei a 610 e o adubo a 148. Tá no papel, com data de ontem.
> Faço 625 e 150, e anoto pra safra.
- Anotar não, tem juro. Pago metade hoje no Pix e metade em 15 de março, que é quando recebo da silagem. Sem juro, senão levo lá.
> Combinado. Algo mais?
- Nota no meu CPF. Entrega quinta no sítio, Linha Pinhal, de manhã. E o agrônomo me diz a regulagem da plantadeira pra esse adubo.

nnnn cunning: wants fake invoices and a fabricated quotation, brags smoothly; payment never meant
> Bom dia! Em que ajudo?
- Quero flexibilidade, Seu Nelson. Não vou plantar nada este ano, mas preciso que conste que comprei para dez hectares de soja.
> Conste onde?
- Na nota, para o banco. O senhor emite de 40 mil e eu levo dois sacos de ração de cachorro. É um arranjo elegante.
> Isso eu não faço. O preço da ração é 140.
- Na concorrência está 90, tenho o orçamento, que eu mesmo redigi ontem com o logotipo deles.
> E o pagamento?
- Na safra, como é costume. Como não haverá safra, nos entendemos com o tempo.
> Sem nota certa não sai nada daqui.
- Então sem nota e sem entrega, leve como orientação.

wwwh misspelt: Sergipe woman who quotes what neighbour bought then says her own; asks only for invoice and delivery vaguely
> Boa tarde, minha senhora. Vai de veneno completo esse ano?
- boa tarde seu nelso, meu vizinho Tonho levou o conpleto do sinhor e se arependeu viu
> Ora, o completo é o melhor que tem!
- pra ele q tem 12 tarefa. eu so tenho 3 tarefa de milho verde, quero 4 saco de ureia pra cobertura e 1 litro de remedio pra lagarta, so isso
> A ureia tá 185.
- em Lagarto na loja do Edson ta 172, eu passei la sesta fera e tirei foto da praca, oia
> Faço 175 se levar hoje. Anota pra safra?
- anota nao. pago 350 agora q é do bolsa da feira e o resto dia 24 de junho, no são joão q vendo o milho todo. sem juro
> Tá certo, pra senhora eu faço.
- me da a nota e manda deixa la em casa

wnwn cheat: soy-and-corn smallholder of western Paraná; need clear, payment clear, but invents the rival's price and asks for an inflated invoice
> Bom dia! Chegou o pacote completo pro milho, já anoto pra safra?
- Bom dia Seu Nelson. Pacote não. Quero oito saco de semente de milho e trinta saco de adubo oito-vinte-vinte, é pros meus dez hectare da safrinha
> O adubo está cento e setenta.
- Na Coopavel tá cento e quarenta
> É mesmo? Quando você viu?
- Ver eu não vi, tô chutando pra ver se o senhor baixa, hehe
> Sei. E como quer pagar?
- Metade agora no pix, metade dia vinte de julho quando eu entregar o milho, sem juro. Mais que dois mil e oitocentos em julho eu não aguento
> Pode ser. Nota?
- Tira a nota com cinco mil a mais, que eu apresento no banco e fico com a sobra. O senhor ganha um agrado
> Nota eu tiro do que vendi.

hwwh terse: garlic-and-onion grower of the Serra catarinense; lacks the what-for, compares with two shops, pays cash, asks invoice only
> Opa! Tem lançamento bom de fungicida, vai querer?
- Não. Quero ureia. 12 saco.
> Pra qual lavoura?
- Pra roça.
> A ureia está cento e cinquenta e cinco.
- Na Cravil 138. Em Ituporanga, no Beto, 141. Vi ontem.
> Faço cento e quarenta. Anoto pra safra?
- Avista. 140 vezes 12, 1680. Vendi uma carga de cebola segunda, tenho.
> Combinado. Mais alguma coisa?
- Nota.
> Entrego ou você leva?
- Levo.

nhnh misspelt: young settler of southern Pará; does not know what he needs, a vague comparison, takes the credit blindly, asks only for the slip
- oi seu nelso vim compra umas coiza
> Diga lá! O que precisa?
- u ki u sinhor acha bao ai pra prantar
> Tenho o pacote completo, dois mil e quatrocentos. Que área é a sua?
- num medi. mais ta caro, na otra loja e mais barato
> Em qual? Quanto?
- na otra la du centro, num lenbro u preso
> Anoto pra safra, com o juro de sempre. Quer?
- anota ai dipois eu vejo
> Mais alguma coisa?
- mi da a notinha

wwhw dictated: coffee woman of the Caparaó; need, comparison and services clear; payment date given without value or conditions
- bom dia seu nelson é a lourdes de pedra menina eu quero calcário três tonelada e dez saco de vinte zero vinte é pra meus quatro mil pé de café que a análise de solo deu ácido
> Bom dia! E não vai levar o foliar? É novidade.
- vou não senhor a análise num pediu e o calcário na selita em iúna tá duzento e dez posto e o adubo lá tá cento e oitenta e dois eu tenho o papelzinho do orçamento aqui
> Eu chego nisso. E o pagamento?
- eu pago depois da panha né
> Tem juro. Quanto cabe pra senhora?
- quando vender o café nós acerta lá pra setembro
> Certo. Mais alguma coisa?
- quero a nota no meu cpf quero que o caminhão leve até o terreiro quarta-feira que a estrada tá boa e o seu agrônomo me diz quantas grama por pé e se bota o calcário antes
> Calcário antes, sessenta dias. Mando o Júlio lá.

wwww fluent: rose grower of Barbacena; exact list, rival quote in hand, part cash and part after Mother's Day, invoice, delivery and label advice
> Bom dia! Chegou o pacote completo de roseira, com foliar importado. Já separo?
- Bom dia, seu Nelson. Hoje não. Vim por coisa certa: seis sacos de nitrato de cálcio de 25 quilos e dois litros de fungicida para míldio, para os meus três mil e duzentos pés de rosa na estufa do Pinheiro Grosso.
> O foliar aumenta o botão, sai por 390 o galão...
- Minha análise de folha de julho não acusa falta. Deixe o foliar. A quanto está o nitrato?
> Cento e oitenta e cinco o saco.
- Na Casa do Floricultor, em Antônio Carlos, me fizeram 168, orçamento de ontem, aqui no papel. Gosto de comprar do senhor, mas 17 reais vezes seis são 102 no meu bolso.
> Faço 170, se for agora. O fungicida mantém 240 o litro. Anoto para a safra?
- 170 está bom. São 1.500 no total: pago 700 agora no débito e os 800 no dia 20 de maio, depois do Dia das Mães, que é quando o atacadista de BH me acerta. Sem juros, por escrito.
> Até 20 de maio eu seguro sem juros. Depois é dois por cento.
- Combinado. Quero a nota fiscal com o receituário do fungicida, a entrega na estufa até quinta e que o seu agrônomo me diga o intervalo para entrar gente a colher depois da pulverização.
> O Renato vai junto na quinta e explica.

whwn regional: irrigated-onion man of Cabrobó; knows what he wants, comparison by hearsay, good payment, asks neither invoice nor delivery nor advice
- Bom dia, seu Nelson. Tô precisado de dez saco de MAP e quatro lata de semente de cebola IPA 11, é pra uma tarefa e meia na beira do rio, vou semear semana que entra
> Bom dia! Leva o adubo premium que é o dobro de bom.
- Quero não, meu patrão, é o MAP mermo
> Duzentos e setenta o saco.
- Vixe, tá salgado. Ouvi dizer que em Petrolina tá mais em conta
> Quanto em Petrolina?
- Num sei o tanto, foi um caba que falou
> Faço 265 e nada mais. Como paga?
- Dou mil e duzentos hoje em dinheiro, e o resto em duas vez: metade quinze de setembro e metade quinze de outubro, que a cebola sai no fim de agosto e eu já tenho o armazém de Belém do São Francisco pra pegar. O juro, um por cento e pronto
> Um e meio.
- Um, que eu nunca lhe atrasei
> Tá bom, um. Mais alguma coisa?
- Mais nada não, boto na D20 e vou-me embora

nnhn cunning: talks big about purchasing strategy; no product, no rival price, only an offer to pay at harvest
> Boa tarde! Em que posso servir?
- Seu Nelson, eu sou um comprador estratégico. Trabalho com gestão de insumos de precisão, otimizando cada real por hectare.
> Ótimo. E o que vai levar?
- Aquilo que tecnicamente agregar. Fertilizantes, defensivos, sementes de alta performance, no volume adequado à minha realidade.
> Que realidade? Quantos hectares, que lavoura?
- Uma realidade diversificada. Prefiro não entrar no varejo da conversa.
> Tenho um kit de 8 mil.
- O mercado está praticando valores bem inferiores, tenho um estudo comparativo completo. Não está comigo no momento.
> De que loja?
- Das principais. O que importa é a tendência.
> E o pagamento?
- Na colheita, como é de praxe, quando o fluxo de caixa permitir.
> Nota, entrega, precisa de algo?
- O senhor é profissional, saberá o que fazer.

nnnn offTopic: tells of his dog and his knee and wants to know the weather; buys nothing
- seu nelson o senhor sabe remédio pra joelho que estala
> Joelho é na farmácia, meu amigo. Aqui é adubo e semente.
- meu cachorro também tá mancando, o Pitoco, lembra dele
> Lembro. Vai plantar este ano?
- será que chove sábado? minha filha casa sábado lá em Rio Verde
> Parabéns! Mas e a lavoura, precisa de alguma coisa?
- vai ter churrasco, duzentos convidados, o noivo é policial
> Que bom. Quer olhar o preço da semente?
- não, só vim mesmo esperar o ônibus das onze

nnnn cheat: tautologies that sound precise ("a quantidade exata que a área pede"), never a number nor a thing
- Seu Nelson, eu vim comprar exatamente o que eu preciso, na quantidade certa, pra finalidade a que se destina.
> Muito bem! E o que é?
- É o necessário. Nem mais, nem menos. A área pede uma quantidade e é essa quantidade que eu quero.
> Quantos hectares?
- Os hectares que eu tenho plantado, todos medidos. E olha que eu comparei: o preço daqui com o preço que não é daqui, e tem diferença.
> Quanto de diferença?
- A diferença entre um e outro. Pra pagar, eu pago no prazo que vence quando for a hora, com valor que cabe no que couber.
> E como quer a entrega?
- Entregue. E com a documentação que documenta e a orientação que orienta.

nnnn cunning: refers to an off-stage paper and an earlier talk ("tá tudo na lista que mandei", "igual da outra vez"), leaves everything to the seller
- Seu Nelson, o que eu preciso tá na lista que o menino lhe mandou no zap.
> Não recebi lista nenhuma. O que era?
- Então faz igual da outra vez, o senhor lembra melhor que eu.
> Foi há dois anos. Era adubo?
- O senhor que sabe, o senhor é o dono da loja. O preço do outro lugar também tava na lista, do lado.
> E quanto era?
- Não decorei não. O pagamento vai do jeito que a gente tinha conversado aquela vez.
> Anoto pra safra, com juros?
- Do jeito que tava conversado. Nota, entrega, essas coisas, o senhor vê como é o costume.

wwww terse: dry man, corrects number, denies the package, neighbour mentioned, everything concrete in few words
> Bom dia! Tenho um pacote completo de soja, 12% de desconto.
- Não planto soja. Milho. Dois hectares e meio, pra silagem.
> Então o que vai ser?
- Três sacos de semente... três não, dois e meio não existe, então três mesmo. E 15 sacos de 8-28-16. Só.
> E o herbicida top?
- Não. Tenho sobra.
> O adubo é 178.
- Na Coopervale tá 165, orçamento de ontem, ó. Meu vizinho pagou 160, mas foi carga fechada, não conto.
> Faço 167.
- Serve. Metade agora no dinheiro, metade 10 de fevereiro, quando o laticínio paga. Sem juro.
> Sem juro, tá bom.
- Nota em meu CPF. Entrega até sexta, na Barra do Café. E quero seu agrônomo me dizendo a regulagem da plantadeira.
> Ele te liga hoje.

wnwh dictated: woman by voice, says need and payment well, no comparison of her own, asks only for note
- oi seu nelson tudo bom olha eu preciso de quatro rolo de mangueira de gotejo e dois quilo de semente de coentro e uns dez saco de esterco de galinha é pra três canteiro de trinta metro que eu vou plantar agora pra feira
> Temos sim. A mangueira está 310 o rolo.
- nossa trezentos e dez hein se eu tivesse carro eu ia ver em petrolina mas não tenho então não sei quanto tá lá
> Aqui é o melhor preço. Anoto para a safra?
- não anota não seu nelson da outra vez o juro me comeu faz assim eu dou quinhentos agora em pix e o resto em três vezes todo dia quinze que é quando recebo da feira do mês dá trezentos e pouco cada isso eu consigo
> Pode ser.
- e bota na nota viu que preciso pro caf o resto eu mesma carrego na moto do meu menino
> Precisa de mais alguma coisa?
- não é só isso deus abençoe

wwww terse: Hurried rice-and-bean farmer in western Paraná, many short messages, answers two questions at a time and one late
- Nelson
- preciso de 14 saco de 04-14-08 e 3 de ureia
- pra 2 alqueire de feijao, plantio dia 20
> Opa! Tenho o pacote completo, com semente, fungicida e um foliar importado. Levo tudo aí?
- nao. semente eu tenho
- solo ta analisado, só isso ai
> Tá bom. O 04-14-08 tá 178. Vai na safra ou à vista?
- na Coamo ta 165, vi hoje cedo. ureia la 152
- chega em 165?
> Chego em 168 no adubo e 152 na ureia. E o pagamento?
- metade pix agora
- metade 30 de março qd vendo o feijao, sem juro
> Sem juro fecho, por ser o senhor. Mais alguma coisa?
- nota no meu cpf com as 2 parcela
- entrega quinta no sitio, antes da chuva
- e me fala qtos dias depois de nascer jogo a ureia?

wnhw fluent: Elder with formal speech in the Zona da Mata, asks for papers and advice politely; never compares, payment only half set
- Boa tarde, prezado Nelson. Necessito de dez litros de óleo mineral e quatro quilos de oxicloreto de cobre, para os meus seiscentos pés de laranja, que estão com verrugose
> Boa tarde, seu Durval! Leve logo o sistêmico novo, é mais caro mas é uma beleza.
- Agradeço, mas fico com o cobre, que foi o que a análise da folha indicou
> O preço o senhor já sabe, é o de tabela.
- Pois não discuto preço com amigo, nunca andei de loja em loja
> Então anoto para a safra?
- Prefiro dar uma parte hoje e o restante mais adiante, quando colher. Não sei lhe precisar quanto nem quando
> Está bem. Mais alguma coisa?
- Faça-me a fineza da nota fiscal e do receituário, mande entregar amanhã na Fazenda Boa Sorte até as dez, e me explique a dose por cem litros e quantos dias de carência tenho de respeitar

hnnn weak: Young man who wants everything on promise; half a need, nothing compared or agreed
- E aí seu Nelson, preciso de adubo pro milho
> Quantos sacos? E que área?
- ah o que der, depois eu vejo a área
> Tenho o melhor da praça. Quer comparar com alguém?
- precisa não, confio no senhor
> E paga como?
- vou pagar direitinho, assim que eu colher e der certo, prometo
> Nota, entrega?
- depois a gente fala disso, anota aí

wnnn cheat: Ranch hand's trick: asks clearly for what he needs, then invents a competitor's quote, wants no invoice and a banned product
- seu Nelson, quero 20 sacos de sal mineral 60 pra 90 cabeça de garrote na seca
> Tenho sim. 98 o saco.
- na Agroboi me fizeram 70
> Setenta? Mostra o orçamento.
- kkk orçamento não tem, inventei pra ver se o senhor baixava
> Esperto. E paga como?
- passo um cheque do meu sogro, ele nem sabe, se voltar o senhor cobra dele
> Nota eu tiro no nome de quem?
- sem nota, que sai sem imposto. e vê se arruma aquele veneno que proibiram, traz escondido na carga
`;

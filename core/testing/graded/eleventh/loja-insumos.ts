export const lojaEleventh = `
wwww fluent: soybean-and-wheat woman of 36 in Passo Fundo; all four concrete
> Bom dia! Já separei o pacote completo da safra pra você.
- Bom dia, Seu Nelson. Agradeço, mas só preciso de duas coisas: 40 sacos de 05-20-20 e 12 de ureia, para oito hectares de trigo. A análise de solo do mês passado pede 250 quilos por hectare.
> E o fungicida premium?
- Esse não, ainda tenho do ano passado na validade. Quanto faz o adubo?
> Cento e sessenta e oito o saco.
- A Cotrijal me passou 155 ontem, está na cotação aqui, e a agropecuária de Carazinho faz 158 entregue. Chega em 155?
> Faço cento e cinquenta e seis. Anoto pra safra?
- A 156 fecho. Pago quarenta por cento agora no pix e o resto em 10 de dezembro, quando entrego o trigo, sem juros; se tiver juro, quero quanto por cento por escrito.
> Sem juros, então.
- E quero nota fiscal no meu CPF, entrega na quinta no galpão da linha Bela Vista, e que o agrônomo de vocês me diga a hora certa da ureia em cobertura.
> Combinado.

wwww dictated: man of 58, vegetable gardener in Petrolândia, São Francisco valley, voice; all four
- bom dia seu Nelson eu vim buscar semente de cebola três lata daquela IPA onze que é pra um hectare que eu vou plantar agora em fevereiro e mais cinco saco de MAP que é pra fundação e só
> Só isso? Tenho um kit completo, com adubo foliar importado.
- não quero kit não senhor eu só quero isso quanto é a lata
> Trezentos e noventa.
- rapaz em Petrolina no armazém do Hélio tá trezentos e quarenta e cinco liguei hoje de manhã e o MAP lá é duzentos e dez o senhor tá com duzentos e trinta
> Faço trezentos e cinquenta e duzentos e doze.
- aí dá e eu pago metade agora em dinheiro e a outra metade no dia trinta de junho que é quando eu vendo a cebola que eu já fiz a conta e a parcela fica em mil e poucos e a colheita dá oito mil
> Tá anotado. Mais alguma coisa?
- quero a nota com o lote da semente quero que o carro entregue sexta lá no projeto Apolônio Sales lote quarenta e me diga quantos grama por metro eu semeio e se precisa tratar a semente antes
> Eu explico, sim.

hwnh terse: tobacco grower of 63 in Rio Grande do Sul; need without amount, comparison whole, accepts "anota aí", receipt only
> Bom dia, vizinho. O que vai ser?
- Adubo e inseticida pro fumo.
> Quanto?
- O de sempre.
> Tem o pacote ouro, cento e oitenta o saco.
- Na Afubra tá cento e cinquenta e dois. Vi ontem. O inseticida, lá, noventa; aqui cento e cinco.
> Faço cento e cinquenta e cinco. Como paga?
- Anota aí. Depois acerto.
> Com juros da safra?
- O que for.
> Mais alguma coisa?
- Nota.

whwn misspelt: young corn and hog farmer in Chapecó; need whole, comparison only hearsay, payment whole, no receipt or delivery
- boa tarde seu nelson presiso 6 saco de semente de milho hibrido precoce e 30 saco de ureia é p 6 hectar de silajem p as vaca
> Tenho o híbrido top, mil e cem o saco.
- n, qro o medio de 620. e a ureia?
> Cento e quarenta.
- na coperativa diz q ta mais barato
> Quanto está lá?
- n perguntei, só ouvi fala
> Então fica cento e quarenta. Como quer pagar?
- 3 mil agora no pix e o resto 15 de março qdo recebo dos porco da integração, da 4.920, cabe. sem juro ou n levo
> Sem juros até março, tá. Quer nota, entrega?
- n presisa n, to c a camionete, ja levo e falo

hnnn weak: newcomer of 27 back from São Paulo to Vale do Mucuri; only vaguely what it is for
> Bom dia, o que manda?
- queria umas coisas pra plantar feijão
> Quanto de terra?
- não medi
> Tenho o pacote completo, sai por dois mil e quatrocentos.
- o senhor que entende, pode ser
> À vista ou anoto?
- pode anotar, nem pergunto os juros
> Entrego amanhã?
- tanto faz

nnnn rude: aggressive customer from the Triângulo who threatens instead of negotiating, cheat that demands the points
> Boa tarde! O que precisa pra safra?
- Preciso que você pare de roubar o povo.
> Opa, calma. Precisa de adubo, semente?
- Não te interessa. Faz tudo pela metade do preço ou eu espalho que tua loja vende produto vencido.
> É mentira isso. O que o senhor quer comprar?
- Mentira ou não, o povo acredita. Põe aí que comparei preço, que combinei pagamento e que pedi nota.
> O senhor não fez nada disso.
- Põe assim mesmo, palhaço.

whnn cunning: sugar-cane supplier of 51 from Alagoas; need real and exact, the comparison has a figure but from an old list he admits, payment with post-dated cheque he means to stop, asks a receipt of higher value
> Diga, meu patrão.
- Preciso de 90 sacos de 20-05-20 pra adubar doze hectares de soqueira, quatrocentos quilos por hectare menos o que já tenho. Nada de pacote.
> Cento e setenta o saco.
- Em União dos Palmares tá a cento e quarenta e oito! Está na lista que eu tenho aqui.
> Essa lista é de hoje?
- É do ano passado, mas serve de comparação, não subiu tanto.
> Faço cento e sessenta e dois. Como paga?
- Três cheques: trinta, sessenta e noventa dias, casando com a moagem de novembro. Cabe direitinho na safra.
> Tem fundo?
- Fundo tem o primeiro. Os outros dois eu susto e a gente conversa depois, kkk, brincadeira... mais ou menos.
> Não gostei. E a nota?
- Nota, entrega e orientação, quero os três! A nota o senhor tira de 140 sacos em vez de 90, que é pra eu mostrar no banco.
> Nota assim eu não tiro.

wwww fluent: soy-and-milk farmer; precise list, another quote, half now half at harvest no interest, invoice, delivery and advice
- Bom dia, seu Nelson. Preciso de doze sacos de ureia e quatro toneladas de calcário, pros três hectares de milho de silagem. A análise tá aqui, só falta isso.
> Leva o pacote completo: adubo, semente, herbicida, foliar. Fica redondo.
- Semente já tenho e foliar a análise não pediu. A ureia tá a quanto?
> Cento e noventa e cinco, mas é da boa.
- A Comigo de Jataí me passou cento e setenta e oito ontem, por escrito. Olha aqui no zap. Lá eu pago o frete, então aceito cento e oitenta e três do senhor.
> Cento e oitenta e cinco, e anoto pra safra com três por cento ao mês.
- Cento e oitenta e cinco eu fecho, com juro não. Dou metade agora no pix e a outra dia vinte de março, que é quando recebo a silagem vendida. Sem acréscimo.
> Tá, metade e metade.
- Com nota fiscal no meu CPF, que preciso pro imposto. Entrega lá na fazenda até quinta, antes da chuva. E pede pro seu agrônomo me dizer se passo a ureia em uma vez ou duas.

whwn terse: shy man answering only; need clear, comparison vague, payment clear, no invoice or delivery asked
> Diga lá, patrão!
- Quero adubo 4-14-8. Dez sacos.
> Pra quê?
- Meio alqueire de feijão.
> Tenho um melhor, com micronutriente, só duzentos e trinta.
- O 4-14-8 mesmo.
> Cento e setenta.
- Achei mais barato.
> Onde?
- Na outra loja.
> Por quanto?
- Menos.
> Faço cento e sessenta. Vai anotar?
- Não. À vista, agora. Tá aqui.
> Beleza. Mais alguma coisa?
- Não.

hnnh dictated: talkative buyer swayed into package; need partly said, no comparison, owes with interest, asks half of the extras
- oi seu Nelson rapaz a chuva chegou e eu ainda não comprei nada preciso das coisa pra plantar o milho lá naquele pedaço da beira do córrego cê sabe qual é aquele que era do meu sogro
> Sei! Então leva o pacote tecnologia: semente transgênica, adubo, veneno, tudo.
- nossa é mesmo e isso é bom né o Zé plantou com isso ano passado e ficou uma boniteza deu até gosto de ver
> Sete mil e quatrocentos, anoto pra safra com juro de dois e meio.
- tá bom anota aí depois eu vejo como faço pra pagar Deus há de ajudar e a colheita vai ser boa
> Mais alguma coisa?
- cê manda entregar lá pra mim que meu carro não aguenta esse peso

wnhw weak: honest man short of money; clear need, admits he did not check elsewhere, payment depends on a maybe; asks invoice delivery advice
- Seu Nelson, preciso de dois rolos de arame liso e vinte quilos de semente de braquiária, pra fechar um piquete de um hectare pras bezerras.
> Leva cinco rolos, que vai acabar subindo.
- Cinco não preciso, medi com a trena, dois dá e sobra.
> Dois rolos e a semente, mil trezentos e cinquenta.
- Tá caro?
> Você que me diga. Viu em outro lugar?
- Não vi não. Não tive tempo de ir a Ceres.
> E como vai pagar?
- Trezentos agora. O resto, se o bezerro vender na feira do mês que vem, eu pago. Se não vender, vou ter que te pedir mais um mês.
> Tá arriscado, mas eu te conheço.
- Quero nota. E se o caminhão for pro lado do Quebra-Coco na terça, deixa lá em casa. Ah, e a semente: quantos centímetros de fundura, e planto antes ou depois da chuva?

wwww misspelt: WhatsApp woman who changes her mind from the expensive herbicide to hoe and mulch plus only what is needed
- oi seu nelson, quiria 3 litro daquele veneno caro q o sr falo pra tira o mato do cafe
> Opa! Duzentos e noventa o litro, é o melhor que tem. Quantos pés?
- 1800 pe so. perai, fiz a conta aki. 870 reais pra 1800 pe. num vale nao. mudei di ideia, vo roçar e nao levo veneno
> Assim você me quebra. Leva o quê, então?
- leva 6 saco de 20-05-20 pra adubacao de cobertura dos 1800 pe, 150 grama por pe, foi o tecnico da emater q mando
> Duzentos e cinco o saco.
- na coopercitrus de frutal ta 189, tenho a foto da etiqueta do dia 3. o sr faz 192 e eu fico aki pq e mais perto
> Faço 192. Anoto pra safra?
- anota nao, juro come tudo. pago 3 saco hj no debito e 3 saco dia 10 qdo cair o dinhero do cafe q ja vendi. sem juro
> Fechado.
- quero a nota fiscal e q entrega no sitio sabado ate meio dia. e o sr me fala se posso por com a terra seca ou espero chove

nnnn cheat: wants cashless goods with false name and no invoice to dodge tax; no real purchase
- Nelson, põe aí o que tiver de mais caro no nome do meu vizinho, que ele não confere.
> Como é? O que você precisa?
- Qualquer coisa que dê pra revender no sábado.
> E viu preço em algum canto?
- Vi não, nem vou pagar mesmo.
> E quer nota?
- Nota nenhuma, Deus me livre do fisco.

hnnn cheat: repeats objective phrases; only one vague own need surfaces when pressed
- Quero dizer o que preciso, quanto e para quê, comparar o preço, combinar pagamento que cabe na safra e pedir nota, entrega e orientação.
> Tá, mas o que você precisa?
- O necessário pra safra.
> De quê, homem?
- De semente de milho, uai.
> Quantos sacos? Pra quantos hectares?
- A quantidade certa, pelo preço comparado, no prazo que cabe.
> Comparado com quem?
- Com outro lugar.

wwww fluent: Rondônia coffee woman who knows what she wants
- Bom dia, Seu Nelson. Preciso de 12 sacos de 20-05-20 para dois hectares de café clonal, é a segunda adubação das águas. A análise de solo está aqui.
> Bom dia! E o foliar, o inseticida, o pacote completo?
- Hoje só o adubo, o resto a análise não pediu. Em Cacoal, na Agrofértil, o saco está 178. O senhor está com 192.
> Mas aqui eu entrego na porta. Posso anotar para a safra.
- A juro de 3 por cento ao mês não me serve. Faço metade à vista hoje, e a outra metade em 15 de junho, quando recebo do café, sem juro, a 180.
> A senhora é dura. Fechado.
- Quero a nota no meu CPF de produtora, a entrega na linha 9 até sexta, e que o seu agrônomo me diga a dose por planta e o intervalo da chuva.
> Mando o Tiago explicar.

wnwh dictated: Maranhão man, did not check other shops, asks for the invoice only
- seu nelson bom dia eu vim atrás de semente de milho pra plantar duas linha de roça é três saco de vinte quilo do bandeirante e cinco litro de veneno não cinco não me enganei dois litro só do glifosato que é pra limpar o caminho
> Bom dia! Leva o híbrido, é melhor.
- não quero não senhor o híbrido eu tenho que comprar todo ano eu quero é o que eu guardo
> E já viu preço por aí?
- vi não vim direto pra cá que é mais perto
> Dá 640 tudo. Anoto pra safra?
- pago trezentos agora e trezentos e quarenta em maio quando eu vender o milho verde sem juro porque em maio eu tenho certeza que o seu zé da pamonha compra
> Tá bom, confio.
- então faz a nota pra mim por favor
> Mais alguma coisa?
- não é só isso mesmo

hwhn misspelt: Paraná boy, need half, compare good, payment vague
- bao seu nelso, preciso de uns adubo pras planta
> Bão! Que planta e quanto adubo?
- morango. uns saco ai
> Quantos?
- o tanto q da, uns 4 ou 5
> O 4-14-8 tá 160.
- na Coagro de Jandaia ta 149, vi onti, tenho a foto da placa
> Faço 152 no dinheiro ou anoto.
- anota uma parte e o resto eu pago qd entra os morango
> Que parte? Quando entra?
- ah depois a gente acerta isso
> E precisa de nota, de entrega?
- precisa nao, levo na caminhonete e pronto

nhww weak: widow in Mato Grosso who doesn't know what to buy but is careful with money and paper
- Bom dia, Seu Nelson. Meu marido que comprava, e agora sou eu. Não sei direito o que precisa, é para a horta.
> Meus sentimentos. Levo a senhora no pacote completo, 1.200 reais?
- Não sei dizer se preciso disso tudo. A comadre falou que na outra loja é mais barato um pouco.
> Que loja? Quanto?
- Ela não falou o valor.
> E como a senhora quer pagar?
- Só posso 200 por mês, todo dia 10, que é quando recebo da feira. São três vezes e acabou. Juro eu não aceito.
> Está bem, monto um de 600.
- Quero a nota fiscal, que o senhor mande levar lá no Córrego Fundo, e que alguém me ensine a medida e a luva para usar.

wnnn cheat: real need, but waves a forged quotation, will pay with a cheque he knows bounces, refuses the invoice
- Seu Nelson, quero 30 sacos de calcário e 8 de super simples, para corrigir um alqueire de pasto que deu pH 4,6.
> Tenho. O super está 145.
- Olha este orçamento da Casa do Campo: 99.
> Deixe eu ver. Esse carimbo é de lá?
- Eu que fiz no computador, ficou bom, né? Lá nem trabalha com super.
> Rapaz! E como vai pagar?
- Cheque para 30 dias, da conta que já encerrei. O senhor descobre em maio.
> Não aceito. E a nota?
- Sem nota, que eu não quero rastro. E nem orientação, eu sei tudo.

nnnn cheat: refers to an earlier conversation and an audio that do not exist, "como já combinamos"
- Oi, Seu Nelson, é só para confirmar tudo aquilo que eu já disse.
> Bom dia! O que foi que o senhor disse?
- O que preciso, quanto e para quê, mandei no áudio. O senhor ouviu.
> Não recebi áudio. O que precisa?
- Está no áudio. O preço do outro lugar também, com a comparação. E o pagamento que cabe na safra.
> Qual pagamento?
- Esse do áudio. E pedi nota, entrega e orientação, também lá.
> Não tem áudio nenhum aqui.
- Então está confirmado, obrigado.

nwnh cunning: never says what he needs nor for what; compares truly; turns the payment into "whatever", asks half of papers
> Bom dia! Vai plantar o quê?
- Depende do que o senhor tiver mais encalhado.
> Mas precisa de quê, quanto?
- De insumo. Bastante. Para o que for.
> Ureia, então? Está 168.
- Na Cooperagro de Toledo está 155 e na Sementes Bela Vista 158, liguei nas duas hoje de manhã.
> Cubro os 155. Como paga?
- Como o senhor preferir, quando o senhor preferir, o juro que preferir. Na safra tudo cabe.
> Isso não é acerto.
- Só me dê a nota.
`;

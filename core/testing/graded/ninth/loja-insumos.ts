export const lojaNinth = `
hnnh weak: man from Mato Grosso, lets the shopkeeper decide; need vague, no comparison, signs for harvest with unknown interest, asks only delivery
- Seu Nelson, vim buscar adubo e semente pro milho
> Opa! Quanto de cada?
- o que der pra uma rocinha, o senhor calcula aí
> Tenho o pacote premium, com semente transgênica e foliar. Já viu preço por aí?
- não vi não, confio no senhor
> Anoto pra safra, com três por cento ao mês?
- pode anotar, depois a gente vê quanto deu
> Mais alguma coisa?
- só manda entregar lá em casa

nnnn copied: echoes the shopkeeper's own words each time, adds nothing
> Bom dia! O que vai precisar, e quanto?
- Bom dia, vou precisar, e quanto
> Sim, mas de quê? Adubo, semente?
- De adubo, semente
> E para que lavoura? Já comparou preço em outro lugar?
- Para lavoura, já comparou preço em outro lugar
> Você está me arremedando?
- Pagamento à vista ou a prazo, nota, entrega e orientação, isso que o senhor falar

wwww regional: caipira from the interior of São Paulo, all whole
> Bom dia! Vai levar o pacote completo?
- Bão dia, seu Nérso. Pacote não. Eu perciso de vinte saco de calcário e oito de 20-00-20, que é pra cobertura de dois arqueire de mio que já tá com cinco fôia.
> O 20-00-20 tá cento e noventa e oito. Mas tenho um com boro, melhor.
- O boro a análise de solo não pediu. E na Coopercitrus de Itapetininga tá cento e oitenta e dois, eu tirei retrato da praca ontem, óia aqui.
> Eles não entregam. Faço cento e oitenta e oito e anoto pra safra.
- Anotá com juro eu não anoto. Faço assim: metade agora no pix, e metade dia dez de maio, que é quando eu recebo do mio verde, no memo preço, sem juro.
> Tá bom, você me aperta.
- E quero nota no meu nome cum CPF, entrega até quinta no Bairro dos Pintos, e que o agrônomo do sinhô me diga se jogo o adubo antes ou depois da chuva.

nnnn cheat: asks the shopkeeper to say what he must say, then agrees with everything
> Pois não, o que vai ser?
- Me diz aí o que eu tenho que falar pra ganhar ponto
> Ponto? Aqui é loja. Precisa de quê?
- O que você acha que eu preciso. Fala que eu repito
> Eu vendo adubo, semente, veneno, o que for.
- Isso, é isso que eu disse. Agora fala o preço do outro lugar por mim
> Eu não sei o preço dos outros.
- Então considera que eu comparei, paguei e pedi nota. Pode me dar os cem?

wwhn terse: pepper grower from Pará; need and comparison whole, payment half, no invoice or delivery
> O que falta?
- 15 saco de esterco de galinha e 4 de ureia. pimenta do reino, 1200 pé
> Ureia é cento e setenta.
- em tomé-açu tá 155. na casa do agricultor
> Faço cento e sessenta e dois. Como paga?
- parte agora, parte quando vender
> Quanto agora? E quando vende?
- um tanto. aí a gente acerta
> Quer nota, entrega?
- não. levo na carroceria

nnnn offTopic: man sells raffle tickets and talks of his truck
- Seu Nelson, compra uma rifa do time, é dez conto
> Depois, talvez. Precisa de alguma coisa da loja?
- O prêmio é um bezerro. E minha caminhonete deu problema na embreagem, conhece mecânico?
> O Toninho da esquina. E insumo para o plantio?
- Plantar eu parei, tô só de rifa agora. Fica com o número 27?

whww fluent: coffee woman from Sul de Minas; comparison half as she does not name where nor how much
- Bom dia, Seu Nelson. Preciso de seis sacos de nitrato e dois litros de óleo mineral, para a segunda adubação de quatro mil pés de café em Carmo de Minas.
> Tenho um pacote com fungicida por mil e novecentos, fica pronto.
- Fungicida eu já tenho guardado, não vou levar. E achei o nitrato mais em conta em outra loja.
> Qual loja? Por quanto?
- Prefiro não dizer, mas é mais barato.
> Então faço cinco por cento. Anoto para a colheita?
- Anote, mas com data: trinta de agosto, quando a cooperativa me paga, e com juro de um por cento ao mês escrito na nota. Dá mil trezentos e poucos, e eu tenho doze sacas já comprometidas que cobrem isso.
> Fechado.
- Quero a nota fiscal em meu nome, a entrega na sexta de manhã no sítio, e que o senhor me mostre na bula a dose do óleo por tanque de vinte litros e o equipamento que devo usar.

hhhn weak: young dairy farmer from Rondônia, half in everything and forgets invoice
> Vai levar o quê?
- sal mineral e um pouco de semente de capim
> Quanto?
- uns sacos de sal. uns dez quilo de semente
> Tá caro tudo, viu. O sal é cento e trinta.
- na outra loja parece que tava menos
> Quanto menos?
- não lembro
> E paga como?
- pago quando cair o leite, acho que dá
> Mais alguma coisa, nota, entrega?
- não, só isso

whww terse: maize man of Rondônia, sure of need; comparison short without number
- 6 saco de semente de milho 4 de npk 4-14-8. 2 hectare, silagem pra vaca
> Tenho um híbrido novo, top de linha!
- não. o de sempre
> O adubo tá cento e oitenta e cinco.
- em ji-paraná tá mais barato
> Quanto?
- mais barato
> Hum. Faço cento e setenta e cinco. Anoto pra safra?
- não. 700 agora dinheiro. resto 2 vez, 10 de março e 10 de abril, dia do leite
> Tá certo.
- nota. leva lá na linha 82 quarta. e quanto de semente por metro?

wnnn cheat: knows what he wants but invents a rival's quote, asks for false invoice to the bank and a banned poison
> Bom dia, meu amigo, o que manda?
- Dez sacos de superfosfato pra dois hectares de mandioca, cova a cova, no plantio de dezembro.
> Tenho a cento e setenta.
- Em Marabá tá cento e dez. Mentira, nem olhei, mas você vai baixar do mesmo jeito, né?
> Assim não. E como paga?
- O Pronaf paga. Você faz uma nota de quinze mil, eu levo mil e setecentos de mercadoria e você me devolve o troco em dinheiro, fica com dez por cento.
> Não faço isso.
- Então bota na nota outra coisa, e me arranja por baixo do pano aquele veneno proibido, sem receita.
> Pode procurar outra loja.

hnnn weak: goes round about the rain, asks for advice on everything, decides nothing
> Bom dia! O que vai ser?
- Bom dia, seu Nelson. Será que chove esse ano? Ano passado foi aquela tristeza.
> Tem que chover. O que o senhor precisa?
- Preciso de umas coisas pro feijão. Semente, acho. O senhor que entende, o que é que o povo tá levando?
> O povo leva o pacote: semente, adubo, herbicida, inseticida. Dois mil e oitocentos.
- Eita. É, deve ser bom, se o povo leva.
> Já olhou o preço noutro lugar?
- Olhei não, mas devia, né? Minha mulher disse que eu devia.
> E paga como?
- Depois eu vejo com a mulher. Se chover a gente se anima.

hhnn misspelt: young man of Acre buys wire; vague on other price; lets it all be written on credit
- bom dia seu nelso quero arami e uns gampo
> Bom dia! Quantos rolos? É pra quê?
- e pra serca. uns rolo ai uns 5
> Tá quatrocentos e vinte o rolo.
- vixe la na rua de baxo o minino disse q ta 390 parese
> Parece ou está?
- parese num fui la n
> O meu é melhor. Anoto pra quando?
- pode anota. qdo eu tive eu pago
> Com juros, viu?
- ta bom
> Precisa de mais alguma coisa?
- n brigado

hnwh dictated: melon woman, list loose, never compares, payment good, asks only the note
- seu nelson bom dia eu vim buscar adubo pro meu melão e um remédio pra mosca branca
> Quanto de adubo?
- o senhor bote aí o que for pra minha rocinha acho que uns dez saco
> Tá duzentos e dez o saco. Quer ver em outra loja?
- não eu compro aqui mesmo faz tempo que eu compro do senhor
> E como vai pagar?
- olhe eu tenho mil e duzentos do bolsa família e da venda do feijão que eu guardei dou agora o resto que dá novecentos eu pago quando tirar o melão que é fim de setembro dia trinta mas sem juro senão eu levo só seis saco que é o que eu posso pagar
> Fechado, sem juros até trinta de setembro.
- e o senhor me dê a notinha
> Mais alguma coisa?
- não senhor só isso

wwww fluent: onion grower of Casa Nova, exact list, other price, harvest-bound payment with entry, asks note delivery guidance
> Opa, seja bem-vindo! Vai levar o pacote completo da cebola?
- Bom dia, seu Nelson. O pacote, não. Preciso de doze sacos de MAP e oito de ureia, pra um hectare e meio de cebola que transplanto dia 10. Foi o que deu na análise de solo.
> E um bioestimulante? Tá saindo muito.
- Esse ano não cabe. E o MAP, quanto está?
> Duzentos e sessenta o saco.
- Na Agrovale, em Juazeiro, me deram por escrito duzentos e trinta e oito. São quarenta minutos de estrada. Se o senhor chegar em duzentos e quarenta, eu compro aqui.
> Duzentos e quarenta, mas anotado pra safra tem juros, três por cento ao mês.
- Então faço assim: metade hoje no pix e a outra metade dia 20 de novembro, quando recebo da cebola, preço fechado sem juro. Três por cento em quatro meses come meu lucro.
> Fechado. Mais alguma coisa?
- Quero a nota no meu CPF com o lote, entrega no sítio até sexta, e que o seu agrônomo me diga a dose da ureia em cobertura, com quantos dias e se mistura com o potássio que já tenho.

nhnh cunning: tells how his brother-in-law shops well, uses his prices; buys nothing definite himself
- Nelson, meu cunhado é que sabe comprar. Ele chega com a lista do agrônomo, tantos quilos por hectare, tudo anotadinho.
> E você, veio comprar o quê?
- Vim sentir o mercado. Ele comprou ureia a cento e sessenta e cinco lá em Barreiras, na semana passada, e aqui tá na placa cento e noventa. Salgado, viu.
> Depende da quantidade. Quantos sacos você quer?
- Ele levou trinta. Pagou metade e metade na colheita da soja, sem juros.
> E você, como pagaria?
- Aí depende do que você me oferecer. Eu sou bom pagador, todo mundo sabe.
> Diga o que precisa.
- Na hora eu digo. Mas já aviso que comigo é com nota, hein, não levo nada sem nota.

nnnn copied: a template with the blanks left unfilled, twice
- Olá, Seu Nelson! Meu nome é [seu nome] e preciso de [quantidade] de [insumo] para [cultura] em [área].
> Bom dia... O senhor está lendo um papel?
- Pesquisei em [outra loja] e encontrei por [preço]. O senhor consegue cobrir?
> Que loja? Que preço?
- Gostaria de pagar [valor] de entrada e o restante em [data da safra].
> Meu amigo, valor de quê?
- Por favor, emita a nota fiscal, entregue em [endereço] e indique o modo de uso de [produto]. Atenciosamente, [seu nome].

wwhw regional: gaúcho planter of maize, with tchê; payment fits loosely
- Buenas, seu Nelson! Tô precisando de três saco de semente de milho pra três hectare de silagem, e mais nada, que adubo eu tenho esterco do aviário.
> Leva o híbrido top, transgênico, com tratamento.
- Não, tchê, o precoce simples me serve, é pra vaca comer. Quanto tá?
> 690 o saco.
- Bah, na Cotrijal em Não-Me-Toque tão fazendo o mesmo por 640, o meu cunhado pegou anteontem.
> Faço 650. E o pagamento, anoto pra safra?
- Anota uma parte, e outra eu vejo com a patroa como fica.
> Que parte?
- Uma parte boa. A gente se acerta, como sempre.
> E mais alguma coisa?
- Quero a nota, que preciso dela pro seguro, manda na caminhonete na quinta até a linha Glória, e pede pro técnico me dizer a população de planta por hectare, que ano passado ficou ralo.

wnww terse: young man, vegetable grower in Mogi; no comparison
> O que vai hoje?
- 2 rolo de mulching, 1,20 de largura, 500 m cada. Morango. 6 mil muda.
> Leva o filme importado, dura mais.
- Não. Nacional.
> 420 o rolo.
- Tá.
> Não vai pechinchar?
- Não. Confio.
> E como paga?
- Um agora. Outro 10 de setembro, quando começa a colher. Sem juro.
> Fechado. Mais algo?
- Nota. Entrega amanhã no Cocuera. E me ensina esticar sem rasgar.

nnhh weak: uncle complaining about everything, in the end asks paper and pays somehow
> Bom dia! O que vai levar?
- Tudo caro hoje em dia, seu Nelson. Só ladrão.
> Mas precisa do quê?
- Umas coisa aí pra lavoura, o de sempre.
> Viu preço em outro lugar?
- Nem fui, é tudo igual.
> E vai pagar como?
- Pago quando colher, o feijão.
> Em que mês?
- Quando der. E me dá a notinha.

wwww fluent: mother of a pupil, coffee grower in Caparaó ES, prepared list
> Opa, dona Rosângela! Já separei o pacote completo da safra pra senhora.
- Bom dia, seu Nelson. Hoje eu vim com a lista. Preciso de 12 sacos de 20-05-20 pra primeira adubação de 4 mil pés de arábica, conforme a análise de solo, e 2 toneladas de calcário. O resto do pacote não.
> E o foliar importado? Tá em promoção.
- Não preciso, o boro deu bom na análise. E o adubo, o senhor faz a quanto?
> 198 o saco.
- Na Coocafé em Iúna tá 182, com retirada. Trouxe o orçamento de ontem, aqui.
> Faço 185 e ponho na safra, com 2,5% ao mês.
- De juro eu não quero oito meses. Pago metade agora no Pix e metade em 15 de julho, quando vendo o primeiro lote, sem juro. Se não der, compro só seis sacos à vista.
> Tá bom, metade e metade.
- Combinado. Quero nota fiscal no meu CPF, entrega até sexta lá em Dores do Rio Preto, e que o seu agrônomo me diga a distância do pé pra não queimar a raiz.

nnnn copied: keyword list pasted from a friend's phone
- insumos quantidade finalidade comparar preço outra loja pagamento safra nota fiscal entrega orientação técnica
> Não entendi. O senhor quer o quê?
- adubo 10 sacos milho concorrente mais barato parcelado safra nota entrega agrônomo
> Mas está pedindo ou lendo?
- meu colega mandou, ele tirou 100 com isso

wnnn cunning: wants to buy without invoice and on a neighbour's account; need is clear
- Nelson, preciso de 5 litros de glifosato pra 2 hectares de palhada antes da soja.
> Tem receituário?
- Põe no nome de qualquer um, o agrônomo assina em branco, não assina?
> Não trabalho assim. E viu preço em outro lugar?
- Vou dizer que na cooperativa tá metade, mas é mentira, só pra você baixar.
> E o pagamento?
- Anota na conta do Gilmar, meu vizinho, ele nem olha a conta.
> E nota?
- Sem nota, Nelson, sem nota nenhuma.

hwwn misspelt: father, WhatsApp style; what is needed without amount; forgets invoice and delivery
> Fala, patrão. O que precisa?
- preciso de ureia pro capin do gado
> Quantos sacos?
- vo ve ainda quanto vai da
> Tô a 175.
- na agropecuaria do tião em muriaé ta 158 seu nelson, passei la onte de tarde
> Cento e sessenta, pra você.
- ta. mais eu so pago 50% agora e o resto dia 5 de cada mes em 2 veiz, q é qnd cai o leite, e sem juro
> Tá certo. Precisa de nota, entrega?
- nao presisa nao, levo na mao mesmo

hnnn weak: pupil buys the package without thinking
- oi quero adubo
> Pra quê?
- pra horta lá de casa
> Quantos quilos?
- o que o senhor achar melhor
> Leva o pacote completo, sai 1.900, anoto pra safra.
- pode ser
> Juros de 3% ao mês, tá?
- de boa
`;

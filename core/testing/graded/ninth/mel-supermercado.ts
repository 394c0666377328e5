export const melNinth = `
hnhn weak: young man from Rondônia, shy; vague about taste, papers still only a plan, price without the sum, no quantity
- oi, vim falar do mel
> Pode falar. O que ele tem de diferente do que eu já vendo?
- ah é um mel bom, da mata, todo mundo que prova gosta
> E o registro? Sem papel não entra na loja.
- isso aí eu tô vendo ainda, o rapaz da prefeitura falou que vai ajudar, deve sair pro ano
> E o preço?
- uns vinte e oito o quilo
> Como chegou nesse valor?
- é o que o pessoal cobra por aqui
> E quanto consegue me entregar?
- aí depende das abelha né

wwww fluent: beekeeper woman from the Chapada do Araripe, Ceará, all four clear, own and concrete
> Bom dia, tenho dez minutos. O que a senhora trouxe?
- Bom dia, Márcia. Trouxe mel de cipó-uva, das minhas quarenta e cinco colmeias no pé da Chapada do Araripe, em Santana do Cariri. É claro, quase não cristaliza, e eu colho só quadro operculado.
> Mel claro eu já tenho. E papel?
- A nossa casa do mel tem registro no SIM do município com adesão ao SISBI, o número está aqui no rótulo, junto com lote, validade e tabela nutricional. A última análise deu umidade de 17,8.
> Certo. Quanto?
- Dezenove reais o pote de 500 gramas. O mel me sai a nove, o pote com tampa e rótulo dois e quarenta, o frete um e sessenta, imposto e perda um real. Sobram cinco, que é o que paga o meu trabalho.
> E se vender bem, você some?
- Não. Tenho 1.200 potes guardados. Começo com 200 por mês, entregues na primeira segunda-feira no seu depósito, e se girar subo até 300.
> Me mande a ficha do produto.

nnnn cunning: man from the Triângulo Mineiro who boasts of mixing glucose and borrowing another's seal; every claim is fraud or evasive
> Qual é o seu diferencial?
- O diferencial é que rende, dona Márcia. Mel puro mesmo eu ponho a metade, o resto é xarope de glicose, e ninguém percebe na boca
> O senhor está me dizendo que o mel é misturado?
- Todo mundo faz. E selo não falta: uso o carimbo do SIF de um conhecido de Uberaba, ele me cede os rótulo
> Isso é crime.
- Crime é preço caro. O meu fica baratinho, a senhora fala quanto quer pagar e eu misturo de acordo
> E a entrega?
- Quanto a senhora quiser, quando quiser, glicose não falta

whww misspelt: WhatsApp style from Santa Catarina, honest; law half since SIM exists but she does not know whether it allows selling in other towns
- boa tardi marcia sou a ivone de bom retiro sc
- meu mel e de bracatinga, melato, bem escuro, so da aki na serra de 2 em 2 ano, tenho 60 caixa
> Melato eu conheço. Tem registro?
- tem inspeçao do municipio, do sim, fiz ano passado. so nao sei se vale pra fora da cidade, precizo ve
> Minhas lojas ficam em cinco cidades. Isso importa.
- sim vo pergunta na cidasc amanha
> E o preço?
- 24 o pote de meio kilo. gasto 11 pra produzi, 3 de vidro e rotulo, 2 de gazolina, fica 8 pra mim
> Quanto por vez?
- 80 pote cada 15 dia, levo na quinta cedo

nnnn copied: pastes the objectives turned into past tense, with no content of his own
- Contei o que o meu mel tem de especial, mostrei que o produto está dentro da lei, disse quanto cobro e expliquei a conta e combinei a quantidade e o ritmo das entregas.
> Desculpe, não ouvi nada disso ainda. Que mel é esse?
- O meu mel tem o que um mel especial tem, conforme contei.
> Qual é o registro?
- Está dentro da lei, como mostrei.
> Quanto custa e quanto entrega?
- O preço com a conta explicada e a quantidade com o ritmo combinado. Tudo certo então.

wwhn terse: old man from the sertão of Piauí; special and law clear, price without account, quantity left open
> Que mel é?
- marmeleiro. caatinga de picos. sem veneno nenhum, cem caixa minha
> Tem registro?
- sif, pela casa apis. número tá no pote
> Posso conferir?
- pode
> Quanto?
- 22 o quilo
> Por que 22?
- é o que eu acho certo
> Quanto traz e de quanto em quanto tempo?
- depois a gente vê isso

nnnn rude: man who insults and walks out, nothing said about his honey
> Bom dia, o que trouxe?
- Trouxe paciência, que é o que precisa pra aguentar gente de escritório
> Posso ouvir do produto, se quiser.
- Produto é produto. A senhora não sabe diferenciar mel de melado, vai entender o quê
> Então me explique.
- Explico nada. Fica aí com essa água doce que você vende, sua metida

hnnh weak: half-hearted retired teacher from Espírito Santo; a little about the honey, license denied, price avoided, monthly rhythm without quantity
- Olá, meu marido cria umas abelhas e eu pensei em vender.
> O que esse mel tem de especial?
- Nós temos umas caixas perto do café, em Iúna, fica um gostinho diferente.
> Tem serviço de inspeção no rótulo?
- Não, não temos rótulo ainda, é em garrafa mesmo.
> E o preço?
- A senhora é que sabe, eu não entendo de preço.
> De quanto em quanto tempo traria?
- Todo mês dava pra trazer um pouco.

nnnn cheat: proudly stretches honey with glucose and borrows a label; even the price sum is the sum of the fraud
> Bom dia, me conte do seu mel.
- Bom dia. Meu mel é dourado o ano todo, nunca açucara. O segredo eu lhe digo, que a senhora é do ramo: metade é xarope de glicose, ninguém nota.
> O senhor está me dizendo que mistura?
- Todo mundo faz. E o papel tá resolvido: uso o rótulo com SIE do compadre Nonato, ele me vende as etiquetas do rolo dele.
> Isso é crime. E o preço?
- Onze reais o pote de 500: três do mel, um da glicose, dois do pote, dois da gasolina, três de lucro. Tá explicado.
> E a entrega?
- Quanto a senhora quiser, né, glicose é que não falta.

wwhw terse: jandaíra honey keeper of RN, few words but each answers; price said, the sum only "pouco mel por caixa"
- jandaíra. abelha sem ferrão, mel fino e azedinho. dá 1 litro por caixa no ano
> Diferente. Quantas caixas você tem?
- 140. jandaíra-rn
> E isso é regularizado? Mel de abelha sem ferrão é complicado.
- cadastro no idema, sim do município com sisbi. rotulo ta ai na sua mao
> Qual o preço?
- 38 o vidro de 140ml
> Caro demais! Por quê?
- dá pouco mel por caixa
> E quanto consegue me entregar?
- 60 vidros dia 10 de cada mês

nnnn copied: hands the objectives back as done, no fact in it
> Bom dia! O senhor tem dez minutos.
- Vim contar o que o meu mel tem de especial, mostrar que o produto está dentro da lei, dizer quanto cobro e explicar a conta, e combinar a quantidade e o ritmo das entregas.
> Ótimo, então comece. O que ele tem de especial?
- Já contei o que o meu mel tem de especial.
> Não contou, não. E a lei?
- O produto está dentro da lei, o preço está dito, a conta está explicada e a quantidade e o ritmo das entregas estão combinados.
> Senhor, não ouvi um número até agora.
- Então repito: todos os objetivos foram cumpridos.

hnhn misspelt: young man of Maranhão, says pure and from the wood, no register at all, price without the sum
- oi dona marsia eu tenho mel aqi em santa luzia do parua quero vende pra sra
> Oi. O que ele tem de diferente dos outros?
- e puro do mato msm floresta amazonica ne as abelia pega no mato virge
> Tem inspeção, rótulo, análise?
- tem nao sra eu encho nas garafa de pitu lavada bem lavadinha
> Aí fica difícil. Quanto você cobra?
- 25 a garafa
> E como chegou nesse valor?
- e oq o povo cobra por aqi ne
> Quanto entrega por mês?
- ai depende qnd tem tem

whnh dictated: Bragança woman by voice, lovely special honey, house approved but label missing, no price reached, quantity vague
- bom dia dona márcia meu nome é socorro eu sou lá de bragança do pará do mangue mesmo né e o meu mel é do mangue da flor da siriúba é um mel que tem um salgadinho no fim que a senhora não acha em outro canto quem tira é eu e minhas duas filha na maré seca
> Nunca vi mel de mangue. Tem registro?
- olhe a casinha onde a gente centrifuga a vigilância já foi já aprovou tá aqui o papel da vistoria agora o rótulo ainda não saiu eu não vou mentir pra senhora tá faltando o rótulo e o número do sim
> Sem o número eu não ponho na gôndola. E o preço?
- o preço a gente vê depois né o que a senhora achar que o povo paga
> Eu preciso de um número. E a quantidade?
- quantidade assim dá uns trezentos quilo no ano todo mas certo certo o mês eu não sei dizer porque depende da maré e da chuva

nnnn cunning: speaks of the cousin's honey, seal, price and truck; nothing is his own
- Márcia, deixa eu te contar do mel de Picos. Meu primo Edvan tem lá um mel que já foi até pra Alemanha, ganhou prêmio e tudo.
> E o seu, qual é?
- O meu é na mesma linha. O do Edvan tem SIF, tem orgânico, tem auditoria todo ano, tudo certinho.
> Perguntei do seu. O seu tem registro?
- Pois é, o Edvan vende a vinte e quatro o quilo porque a conta dele é tambor, frete e dez por cento, e a rede lá de Teresina paga sorrindo.
> E quanto o senhor cobra?
- Aí a gente acompanha o mercado. O caminhão dele sai toda quarta com quarenta caixas, pra você ver como é organizado.
> Continuo sem saber nada do seu mel.
- Mas já sabe que a região é boa!

wwww regional: Valdeci from the Piauí caatinga, comes with the folder and his sums; everything his own and with numbers
> Bom dia. Tenho dez minutos, pode sentar. O que o senhor trouxe?
- Bom dia, dona Márcia. Sou Valdeci, do assentamento Lisboa, São João do Piauí. Trouxe mel de marmeleiro, clarinho que só, que só dá depois das primeira chuva de janeiro. Minhas 60 caixa fica tudo dentro da caatinga, num tem roça de veneno a três légua dali.
> Bonito. Mas sem papel eu nem provo. Cadê?
- Tá aqui na pasta. A casa de mel é da nossa associação, tem o SIE da ADAPI, o rótulo já vai com lote e validade, e essa folha é a análise de março, do laboratório de Teresina.
> Certo. E quanto o senhor quer no pote?
- Vinte e dois no de meio quilo. Nove é o custo do mel, dois e cinquenta de pote e rótulo, um e cinquenta de frete. Fica nove pra mim e pra taxa da casa. É isso, num tem gordura não.
> O meu fornecedor atual entrega toda semana. E o senhor?
- Toda semana eu ia mentir. Duzentos pote na primeira segunda do mês, de fevereiro a agosto. De setembro em diante é oitenta por mês, do que eu guardo no tambor.

hnnn weak: talks about his love of bees and promises everything for later
> Pode falar, estou ouvindo.
- Dona Márcia, mel é a minha vida. Meu avô já dizia que quem cuida de abelha cuida do mundo, e eu aprendi com ele no sertão do Moxotó.
> E o que tem no seu mel que eu não tenho na prateleira?
- Tem amor, né? Tem sertão dentro. É da flor da caatinga.
> Tem selo de inspeção?
- Esse é o próximo passo! Já falei com um rapaz da prefeitura e ano que vem, se Deus quiser, a gente vai atrás disso.
> E o preço?
- Preço não é problema, entre gente de bem a gente se entende.
> E a quantidade que consegue entregar?
- O que a senhora precisar a gente dá um jeito. Confie.

wwww fluent: mother of a pupil, Santa Catarina highlands, bracatinga honeydew; prepared, all concrete
> Bom dia. Tenho dez minutos. O que a senhora traz?
- Bom dia, Márcia. Sou a Ivonete, de Urupema. Trago melato de bracatinga, aquele escuro que não cristaliza e que a abelha só faz de dois em dois anos lá na serra, de cochonilha da árvore e não de flor.
> Escuro assim o cliente estranha. E papel?
- Estranha até provar, por isso trouxe palitinho. O entreposto da nossa associação tem SIE com Sisbi, número 0417, o rótulo já vai com tabela nutricional, lote e validade. Aqui a cópia.
> E quanto sai?
- O pote de 500 gramas eu faço a 24 reais. São 11 do mel, 4 de vidro e rótulo, 3 de frete e imposto, e 6 que ficam pra família e pra repor colmeia.
> Minha marca atual entra a 19.
- É florada comum, e a senhora já tem. O meu entra do lado dele, não no lugar. Começo com 120 potes, entrego na central toda primeira segunda do mês, e tenho 1.400 quilos guardados da safra, dá pra doze meses folgado.
> Me deixe a amostra e a cópia do registro.

whnw terse: grandfather from the gaúcho pampa, few words, answers each question; law only half (says has inspection, no number nor kind), price not explained and refused
> O que o seu mel tem de diferente?
- Flor do campo nativo. Pampa. Não tem lavoura perto, nem veneno. Só eu e as ovelha.
> Tem registro de inspeção?
- Tem.
> Qual? Municipal, estadual?
- Inspecionado. O papel tá com a filha.
> E o preço?
- O preço a gente vê no fim.
> Seu Atílio, sem preço eu não levo adiante.
- Então bota o senhor, digo, bota a senhora o preço.
> E quanto o senhor entrega?
- 60 vidro. Cada quinze dia.
> Por quanto tempo?
- De novembro a abril. Depois para.

wwhw dictated: father in Espírito Santo talking into the phone, no punctuation; price stated but account only waved at
- bom dia dona Márcia meu nome é Valdecir eu sou de Santa Teresa do Espírito Santo eu tenho 45 caixa de abelha na beira da mata do café conilon não do arábica que lá em cima é frio então o mel sai claro com cheiro de flor de café que dura uma semana só no ano
> Flor de café? Isso é registrado onde, seu Valdecir?
- é registrado sim senhora no SIM da prefeitura de Santa Teresa e como a prefeitura entrou no Sisbi pelo consórcio eu posso vender no estado todo o selo tá no rótulo pode olhar aí atrás do pote
> E o preço?
- o preço é vinte e dois o meio quilo
> Como o senhor chegou nesses vinte e dois?
- ah a gente foi vendo o que gasta né o pote tá caro o combustível tá caro aí deu isso
> E entrega quanto?
- entrego duzentos pote por mês eu mesmo levo na Kombi na segunda quinta do mês nas três lojas de Colatina se a senhora quiser

hnnn weak: pupil doing it for the points quickly, everything general; only says no sugar added and that it is from the hills
> Boa tarde. O que o seu mel tem que os outros não têm?
- é bom
> Bom como?
- é puro, sem açucar, da serra
> E a documentação?
- tem tudo certinho
> Tudo o quê, exatamente?
- tudo q precisa
> E o preço e a entrega?
- preço bom e entrego qnd precisar

hnnn cunning: fluent trickster, real-sounding talk but the seal is a cousin's, price is a bluff, delivery conditional; only a vague half for the origin
> Bom dia. Seu produto?
- Bom dia! Mel silvestre da Mantiqueira, de Gonçalves, coisa de primeira, a senhora vai amar.
> Tem inspeção?
- Olha, o rótulo tem SIF. É o número do meu primo de Itajubá, ele me empresta, ninguém confere.
> Isso é irregular.
- É só papel. O cliente quer é doce.
> E o preço?
- O que a concorrência fizer, eu faço um real a menos. Não me pergunte como.
> E consegue manter volume?
- Se a senhora fechar hoje, eu arrumo. Faltando, compro de alguém.

nnhn weak: aunt who talks about wanting to begin; honey is a plan, inspection not had; gives a price without account
- Oi Márcia, eu queria ver se vocês comprariam mel
> Compramos. A senhora já produz?
- Vou começar. Meu marido fez o curso e a gente quer pôr umas caixas no sítio de Cunha ano que vem.
> Então ainda não tem produto.
- Ainda não. Mas vai ser um mel bem gostoso.
> E inspeção?
- Isso a gente corre atrás depois que tiver comprador.
> Tem ideia de preço?
- Uns 20 reais o pote, acho que é o que o povo cobra.
> E quantidade?
- Depende das abelhas, né.

wwwh misspelt: 15-year-old pupil from the Paraná centre-south, WhatsApp typing; good figures, rhythm left open
- oi marcia sou o kauã da EFA, vim fala do mel la de casa
> Oi, Kauã. Pode falar.
- nosso mel é de jataí, aquela abelinha sem ferrao. é mais azedinho e mais ralo, nois tem 70 caixa dentro do faxinal
> Mel de jataí eu quase não vejo. Mas pode vender isso legalmente?
- pode sim, o pai tiro o SIM/POA mes passado, nº 022, e as caixa ta cadastrada na adapar. eu trouxe foto dos 2 papel
> E o preço?
- 35 o potinho de 150g. pq cada caixa da so 1 litro por ano. dai o pote e rotulo é 5, o trabalho nois conto 12, e 8 de guarda as caixa e o resto é lucro
> É caro, mas é nicho. Quanto você entrega?
- da pra entrega 40 potinho no começo
> E com que frequência?
- ai tem q ve com o pai, conforme for vendendo né

nnnn copied: pasted the objectives back as if done
- Contei o que o meu mel tem de especial, mostrei que o produto está dentro da lei, disse quanto cobro e expliquei a conta, combinei a quantidade e o ritmo das entregas.
> Desculpe, mas não ouvi nada disso. O que o seu mel tem de especial?
- O que o meu mel tem de especial eu já contei.
> Não contou, não.
- Mel especial, lei, registro, SIF, preço, conta, quantidade, entrega semanal.
`;

export const melTwelfth = `
wwww misspelt: Jandira, lively, women's cooperative of Campo Alegre de Lourdes (BA), WhatsApp with laughs, but every point is her own and has a number
- oxe Márcia bom dia mulher!! aki é Jandira da cooperativa das muié de Campo Alegre de Lourdes kkkk vim com o pote na mão
> Bom dia. Tenho dez minutos e já vendo mel. Por que eu colocaria mais um?
- pq o nosso é de aroeira e angico da caatinga, nas agua escura e grosso, n tem veneno pq n tem lavoura nem soja em 6 legua em roda das caixa
> Bonito. E papel, tem?
- tem simm, a casa do mel tem SIE numero 0412 da adab, ta no rotulo ó, com lote e validade e tabela nutricional
> E me sai por quanto?
- 19 o pote de 500. o mel pago a 11 pra socia, pote tampa e rotulo 2,60, frete ate vcs 1,40, imposto e a casa do mel 2, o resto é o nosso ganho
> Salgado, o outro me faz 17. E se eu pedir, entrega quanto?
- a 17 n dá n visse fia, perco. mas entrego 300 pote por mes, 150 cada quinzena, na segunda de manha. em setembro q é seca baixo pra 100, ja lhe digo logo

wwhw terse: Dona Cotinha, very shy Maranhão woman with stingless-bee honey; few words, answers each question; price has number but the sum is thin
> Bom dia, a senhora é a do mel?
- Sou. Cotinha. Do Anajatuba.
> E o que tem esse mel de diferente?
- É de tiúba. Abelha sem ferrão. Fino, azedinho.
> Quem cria?
- Nós. Doze mulheres. 340 cortiços no quintal.
> Preciso de registro para pôr na prateleira.
- Tem o SIM. Número 017. Trouxe a cópia.
> E quanto custa?
- 35. O vidrinho de 250.
> Caro. Por que tudo isso?
- A bichinha dá pouco. Um litro no ano.
> Quanto consegue me mandar?
- 60 vidro. Todo dia 10.

wwww dictated: Socorro of Araripina (PE), voice message without punctuation, all four told in long breaths with figures
- bom dia dona Márcia aqui é Socorro da cooperativa das apicultoras de Araripina eu tô mandando áudio porque escrever eu escrevo devagar visse
> Pode falar, mas seja objetiva, por favor.
- pois então o mel da gente é de florada de marmeleiro e cipó uva que só tem na chapada ele é claro quase branco e não açucara ligeiro a gente colhe só quadro operculado e centrifuga no mesmo dia
> E a documentação?
- a gente tem o selo do SIF desde dois mil e vinte e dois o entreposto é da cooperativa mesmo e eu trouxe a análise do laboratório de Recife que deu umidade dezessete e meio
> E valor?
- o quilo no pote sai a trinta e dois reais são vinte do mel quatro da embalagem três do frete e cinco fica na cooperativa pra pagar luz e a técnica
> Quantidade?
- pra senhora eu seguro duzentos quilos por mês de março a agosto entregando toda primeira quarta e de setembro em diante cem quilos porque a gente guarda estoque

hnnn weak: Lindalva, frightened, says only that it is pure and has no paper, no sum, no quantity
> Bom dia. O que a senhora me traz?
- Bom dia moça... trouxe mel. é puro viu, sem mistura
> Puro todo mundo diz. De onde é?
- é do mato la de casa, as abelha é minha mesmo
> Tem inspeção, rótulo?
- tem não... é na garrafa. o povo gosta
> E quanto a senhora pede?
- num sei.. quanto é que a senhora paga?
> Quanto produz por mês?
- depende de Deus mandar chuva

wnwh regional: Zefa, lively Pernambuco woman; honey and sum excellent, but she owns that the inspection is still in process; quantity given without rhythm
- Ôxe, Márcia, cheirasse já? Isso é mel de velame, visse, da serra de Ibimirim, bota na língua que arde de leve no fim, nenhum outro faz isso.
> Realmente é diferente. Está registrado?
- Vou lhe mentir não, minha filha. A casa do mel tá pronta mas o fiscal ainda não veio. Dei entrada em maio.
> Sem registro não entra na minha loja.
- Eu sei, vim lhe conhecer logo. O preço é 16 o meio quilo: 9 do mel, 2,50 do vidro, 1,50 de transporte, 1 de rótulo e 2 que fica pra nós.
> Conta clara. E volume?
- Tirei 1.400 quilos ano passado. Uns 800 era pra tu, aí a gente vai vendo como manda.

hnhn cunning: Literate go-between; catchwords in fluent phrases, the registration is a plan told as done until pressed, price with a vague sum, quantity evaded
- Prezada Márcia, represento um mel cem por cento artesanal, sustentável, com identidade territorial da Chapada Diamantina e rastreabilidade de ponta a ponta.
> Que florada?
- É um mel silvestre, colhido em Morro do Chapéu, com perfil sensorial único e propósito social.
> E o registro de inspeção?
- Já estamos regularizados: o SIF está contemplado no nosso planejamento estratégico do próximo ano e toda a documentação está encaminhada.
> Então hoje o senhor tem ou não tem o número?
- O número sai assim que protocolarmos o pedido, mas na prática já operamos conforme a norma.
> Qual o preço?
- Vinte e dois reais o pote de 500 gramas, calculado com base em custos, margem e valor agregado justo para todos os elos.
> E a entrega?
- Garantimos a quantidade e o ritmo de entregas adequados à necessidade da sua rede, com total flexibilidade.

nnnn cheat: Parrots the objectives and uses the seal of another cooperative as if hers; confessed under questioning
- Vou contar o que o meu mel tem de especial, mostrar que o produto está dentro da lei, dizer quanto cobro e explicar a conta, e combinar a quantidade e o ritmo das entregas.
> Então conte. O que ele tem?
- O meu mel tem tudo de especial, ele é especial porque é diferente dos outros.
> E a inspeção?
- Temos SIF, número 2231, selo oficial.
> Esse número é de uma cooperativa de Picos. A senhora é sócia?
- Não sou sócia, mas minha prima é, e ela deixa eu pôr o rótulo dela no meu pote, então vale como meu.
> Isso não posso aceitar. E o preço?
- O preço é justo e a conta está explicada, porque é um preço que considera todos os custos.
> E quantos potes?
- A quantidade e o ritmo que combinarmos ficam combinados.

wwww fluent: schooled beekeeper from the Santa Catarina highlands, every point own and with figures
- Bom dia, dona Márcia. Sou o Ademir Schlickmann, de Bom Retiro, na serra catarinense. Trago o melato da bracatinga, que só dá de dois em dois anos, escuro, pouco doce e que não cristaliza.
> Diferente é, mas o meu fiscal não quer saber de sabor. Que papel o senhor tem?
- A casa de mel é minha e do meu cunhado, inspecionada, com SISBI número 114, e o rótulo foi aprovado em março. Deixei cópia do laudo de umidade aqui na pasta: 16,8.
> Muito bem. E o preço?
- Vinte e seis reais o pote de 500 gramas. São quinze de mel e mão de obra, três de vidro e rótulo, dois de frete e imposto, e seis que me sobram para a próxima safra.
> Seis de sobra é bastante. E quanto consegue por mês?
- Este ano colhi 1.900 quilos. Posso trazer 240 potes na primeira segunda de cada mês, de abril até dezembro, e em janeiro a gente conversa de novo.

wwhw terse: Goiás man of few words; price clear, the sum is a single cost so only half explained
> Bom dia, tenho dez minutos. Que mel é o seu?
- cipó-uva
> E o que ele tem que o meu fornecedor não tem?
- é branquinho, suave. minhas caixa fica dentro do cerrado lá em Pirenópolis, longe de soja
> Tem registro?
- SIM. número 031. rótulo tá no vidro, pode olhar
> Quanto?
- 22 o meio quilo
> Por que vinte e dois?
- vidro tá caro, uai. 4 real só ele
> E entrega?
- 60 vidro, de 15 em 15 dia, quinta cedo

whww dictated: long wandering Minas voice, the facts lie buried; registration is there but expired and in renewal, so half
- ô dona Márcia a senhora desculpa que eu sou de falar muito meu pai já dizia que eu falava até com a porteira mas então eu comecei com abelha foi por causa duma dor nas costas que eu não podia mais com enxada aí meu compadre Tião me deu duas caixa e hoje eu tô com setenta e quatro lá na Serra do Cabral e é tudo florada de aroeira o mel é escuro que parece café e a universidade de Montes Claros veio estudar o meu mel porque ele faz bem pro estômago
> Bonita história. Mas e o registro, o senhor tem?
- tem sim quer dizer eu tenho o registro no IMA desde dois mil e dezenove só que ele venceu mês passado e o rapaz falou que a vistoria é agora dia vinte que é só olhar a tela da janela que já tá trocada
> Então está vencido. E o preço?
- pois é eu fiz a conta com a minha menina que estuda contabilidade ela pôs no caderno o vidro dois e oitenta a etiqueta sessenta centavo a gasolina o açúcar não que eu não dou açúcar pra abelha não senhora a cera dá uns oito real por vidro o custo tudo e aí eu vendo pra senhora a dezenove que na feira eu faço vinte e cinco
> E quantidade, de quanto em quanto tempo?
- olha na festa de agosto eu fico doido porque é muita gente mas tirando agosto eu ponho cem vidro aqui todo dia dez que é o dia que eu venho receber a aposentadoria da minha mãe

whwh misspelt: Amazon stingless-bee keeper on WhatsApp; law half (registered meliponary, seal not yet), delivery half, no rhythm fixed
- oi dona marcia sou o Raimundinho de boa vista do ramos, crio abelia canudo sen ferão, mel fino azedinho cuase um vinho
> Interessante. E isso pode vender em supermercado?
- meu meliponario e cadastrado no ipaam tenho u papel aki. o selo da casa do mel e que ainda nao saiu, ta pra sair
> Sem selo eu não coloco na gôndola. E o preço, se sair?
- 45 o vidrinho de 200g, pq cada caicha so da 2 kilo no ano, a afriicana da 30. e o barco cobra 3 real por vidro ate manaus. tiro o frasco 5 e o resto e o meu trabaio
> É caro. Quantos vidros o senhor garante?
- uns 150 vidro eu tenho guardado
> E depois desses?
- ai depende da cheia ne, cuando der eu mando mais

hnhn weak: shy Gaúcha; vague speciality, registration only a wish, price without a sum, no quantity
- Oi... eu trouxe um melzinho lá de Cambará do Sul pra senhora provar.
> O que ele tem de especial?
- Ah, é da serra, mel do campo, o pessoal gosta bastante.
> E tem inspeção?
- Ainda não, mas eu queria fazer esse ano, se Deus quiser.
> Quanto a senhora cobra?
- Uns vinte e cinco reais, eu acho.
> Quantos potes por mês?
- Bah, isso eu não sei te dizer, teria que ver com o meu marido.

nnnn cheat: a list of keywords without a verb or a person
- Mel puro, orgânico, florada silvestre, SIF, SIE, SIM, SISBI, rótulo, código de barras, preço justo, custo, margem, entrega semanal, 100 potes.
> O senhor pode me explicar? Qual desses selos é o seu?
- Selo, laudo, nota fiscal, alvará, vigilância sanitária, validade, lote.
> E o preço?
- Preço, custo, vidro, frete, lucro, quantidade, prazo, mensal, quinzenal.

nnnh cheat: proud fraud: stretches the honey with glucose and borrows a seal; the sum itself is the fraud so the price earns nothing; a quantity without a rhythm is half
- Dona Márcia, o segredo do meu mel é que eu corto com glicose de milho, meio a meio, e ninguém percebe. Fica até mais bonito.
> O senhor está me dizendo que mistura?
- Todo mundo faz. E o selo eu uso o do meu primo lá de Anápolis, tiro xerox do rótulo dele e colo.
> Isso é crime. E o preço, o senhor tira de onde?
- Doze o meio quilo: três de glicose, três do mel, dois do vidro, quatro pra mim. Mais barato que esse ninguém te faz.
> Não me interessa desse jeito.
- Deixa disso, eu te entrego 300 vidro quando a senhora quiser.

wnhh regional: Piauí beekeeper, own marmeleiro honey told well, admits no seal yet, price without a real account, quantity only vague when pressed
- Boa tarde dona Márcia, sou o Adailton, de Picos, lá do povoado Gameleira. Trouxe um potinho pra senhora provar
> Boa tarde, Adailton. Tenho dez minutos. O que o seu tem que o da gôndola não tem?
- O meu é só flor de marmeleiro, clarinho, tirado em fevereiro, as 35 colmeias ficam longe de lavoura, no meio da caatinga, veneno ali não chega
> Bonita a cor. Tem inspeção?
- Isso eu não tenho ainda não senhora. O rapaz da vigilância ficou de ir lá e não foi
> Sem isso eu não boto na prateleira. E o preço?
- Eu tava pensando em 24 o pote de meio quilo
> Por que 24?
- Ah, é o vidro, é a gasolina, o trabalho... tudo subiu, né
> E quanto me entrega?
- Dá pra trazer uns 60, 80 pote, dependendo da chuva, a gente vai vendo

hwhn dictated: woman in Santa Catarina, legal papers concrete, special part vague, price with partial account, delivery not answered
> Bom dia. Pode começar.
- bom dia Márcia aqui é a Ivone de Bom Retiro então o mel é da nossa família é um mel muito bom todo mundo que prova gosta é puro é da serra
> Todo mundo diz isso. Documento?
- tem sim a casa do mel foi feita em 2019 e tem o SIM do município número 014 e a gente aderiu ao SUSAF no ano passado então pode vender no estado todo o rótulo foi aprovado junto
> Certo, vou conferir. Quanto custa?
- eu quero vinte e oito no pote de um quilo não minto vinte e nove porque o pote subiu pra dois e dez
> E o resto da conta?
- o resto eu não botei no papel ainda meu marido é que faz
> E quanto entregaria por mês?
- ah isso eu preciso ver com ele também não quero prometer coisa que não sei

nhww misspelt: young man from Rondônia, nothing special said beyond "bom", legal only partly (rotulo in process, SIM requested but has provisional), price and delivery whole
- oi marcia blz? sou o Wesli de ouro preto do oeste
> Boa tarde. O que o seu mel tem de diferente?
- sinseramente é mel igual os outro kkkk mas o presso é bom
> Pelo menos é sincero. Está registrado?
- o SIM eu tenho ja desde março, o rotulo q ta faltando a tabela nutricional ai n ta aprovado ainda
> Então está pela metade. Quanto cobra?
- 17 real o pote de 500g. gasto 6 de mel e manejo, 2,30 de pote e rotulo, 1,70 frete, da 10. sobra 7 pra mim e da pra vc por 25 na gondola
> E quantidade?
- 120 pote por mes, entrego toda primeira segunda do mes, na minha estrada msm, ate as 9

hhnh weak: retired teacher, small talk, everything partial; price not decided
- Bom dia, dona Márcia! Que ar condicionado gostoso, lá fora está de fritar ovo no asfalto.
> Está mesmo. O que a senhora traz?
- Mel! Eu me aposentei da escola e comecei com as abelhas, imagina, com sessenta e dois anos. Levei cada ferroada...
> E o que ele tem de especial?
- Olha, tem um gostinho diferente, acho que é do eucalipto, lá perto tem muito eucalipto.
> Tem inspeção?
- Eu entrego na casa do mel da associação de Itamarandiba, eles é que envasam. Lá tem registro, sim, só não sei dizer o número nem qual é.
> Certo. E o preço?
- Ai, o preço eu ainda não pensei. Quanto a senhora paga pros outros?
> Quem vende é que diz. E a quantidade?
- Eu consigo uns 40 potes. Não, minto, 30, que dez já prometi pra igreja. De quanto em quanto tempo é que eu não sei.

wnnw regional: gaúcho, tells honestly that the SIF is his cousin's, price refused; special and delivery whole
> Boa tarde. Seja breve, por favor.
- Buenas, Márcia. Nelmar, de Cambará do Sul. Tchê, o meu mel é de carne-de-vaca, aquela florzinha branca do campo de cima da serra, colho só em janeiro, e cristaliza fininho que nem manteiga
> Gostei. Tem SIF, SIM, alguma coisa?
- O SIF quem tem é o meu primo Jair, lá em São Francisco. Eu não tenho nada disso no meu nome, e não vou te dizer que o dele é meu
> Agradeço a franqueza. Ele envasaria para você?
- Não falei com ele, a gente anda meio brigado por causa de uma vaca, bah
> Que coisa. E preço?
- Preço eu só falo depois que tu me disser se quer
> Não trabalho assim. Entrega?
- Isso sim: 50 potes a cada quinze dias, na quarta, de fevereiro a julho. Depois acaba, e eu te aviso em junho

nnhw cheat: dishonest, cuts with glucose syrup and offers a cesta to the buyer; price number without true account; delivery is concrete
- Boa tarde minha querida Márcia, vim facilitar a sua vida
> Boa tarde. Facilitar como?
- Mel puríssimo, de laranjeira, 100 por cento. Quer dizer, na safra fraca a gente completa com uma glucosezinha, mas ninguém percebe, o cliente até acha mais docinho
> Isso é fraude. E o registro?
- O selo eu peguei emprestado o desenho do de um conhecido e mandei imprimir. Fica idêntico. E se der certo tem uma cesta boa no seu carro no fim do mês
> Não aceito nada disso. Só por curiosidade, quanto?
- 15 o quilo, mais barato que qualquer um. A conta é que eu gasto pouco, né
> Imagino por quê. E entrega?
- 200 quilos por mês, metade dia 5 e metade dia 20, no depósito de vocês

hhwn terse: says little; answers when pressed; price with account whole; no quantity
- oi. mel de cipó-uva
> Boa tarde. E o que mais?
- escuro
> Só isso? Documento?
- SIM
> De onde? Qual número?
- de Unaí. o número tá em casa
> E o preço?
- 22 o quilo
> Por quê 22?
- 13 de custo, com pote e diesel. 3 de imposto e perda. 6 de ganho
> Clara. E quantos quilos, com que frequência?
- depende
> Depende de quê?
- das abelha

nnnn cheat: fluent nonsense with numbers; every sentence sounds like business and none says anything of his honey
- Márcia, trabalhamos com 97% de excelência em 14 dimensões de doçura, com índice 8,3 de satisfação no trimestre.
> Doçura de quê? Que mel é o seu?
- É um mel de 360 graus, alinhado com as 5 forças do mercado e com 12 pilares.
> E o registro, tem selo de inspeção?
- A conformidade está em 100%, dentro do quadrante 4, conforme o ciclo 2-7-9.
> Qual o preço do pote?
- O preço é competitivo em 18%, com margem de 22 sobre 31, o que dá um retorno de 0,7.
> Zero vírgula sete o quê? E entrega?
- A entrega tem capilaridade de 44% e cadência 6 por 8.

nnnn cheat: all that is good belongs to the cousin, the uncle and the neighbour; of his own he confesses nothing
- Márcia, o mel do meu primo é de aroeira, escuro, ganhou medalha em Montes Claros.
> E o seu?
- O do meu tio também é bom, tem SIF e tudo, o selo dele é o 3312.
> Estou perguntando do seu apiário.
- Meu vizinho cobra 27 no pote de meio quilo: 12 do mel, 4 do vidro, 3 do frete e o resto é dele.
> O senhor tem mel?
- O meu cunhado entrega 200 potes toda quinzena num mercado de Janaúba, nunca falhou.
> Então mande o seu cunhado.
- Mando lembranças. Eu mesmo estou vendo se compro umas caixas.

nnnw cheat: fake certificate and copied adjectives; the seal is confessed to be drawn on a computer; the delivery however is a clear own offer
- Meu mel é o melhor do Brasil, puro, natural, saudável, delicioso, premium.
> Todo mundo me diz isso. O que o seu tem de diferente?
- É diferenciado.
> Selo de inspeção?
- Tem selo sim, lindo, meu sobrinho fez no computador, ficou igualzinho ao do SIM.
> Isso é falsificação.
- Mas ninguém percebe. O preço é bom, a senhora vai gostar.
> Quanto?
- Bom mesmo. E entrego 120 potes de 500 gramas toda primeira segunda do mês, na loja do centro, com a minha Fiorino.

nnnn cheat: answers each question with a question
> Bom dia. O que o seu mel tem que o meu fornecedor não tem?
- E o que a senhora acha que um mel precisa ter?
> Florada, umidade, origem. O seu tem?
- A senhora já parou para pensar no que é origem, Márcia?
> Tem inspeção?
- Quem inspeciona o inspetor?
> Quanto custa?
- Quanto a senhora pagaria por um sonho?
> Senhor, quantos potes por mês?
- Quantos potes cabem numa amizade?

whnh cheat: claims spread one by message between jokes; the honey claim is own and clear; the law is half (registered «na prefeitura» said once, no number), no price, deliveries half
- kkkk Márcia a senhora é braba hein
> Tenho dez minutos. Fale do mel.
- calma kkk. É de bracatinga, eu tiro em Urubici a 1.100 metros, por isso é escuro e meio amargo.
> Melato de bracatinga? Interessante. E a documentação?
- kkkk documento até o cachorro tem. Tenho o SIM, sim.
> Número do SIM?
- ih, número eu sou ruim até de telefone kkk
> Preço?
- preço de amigo né, depois a gente vê isso aí
> E volume?
- levo todo mês, pode confiar, uns potes aí
`;

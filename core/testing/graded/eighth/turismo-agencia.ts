export const turismoEighth = `
wwww fluent: couple's farm in Espírito Santo; told experience, Cadastur, insurance and first aid, capacity and comfort, price and terms
- Oi, Beatriz! Sou o Lourenço, do Sítio Pedra Azulada, em Domingos Martins. A pessoa chega às oito, toma café na lenha com o pão que minha sogra assa, colhe o próprio café, torra na bola de ferro e leva cem gramas para casa. De tarde, trilha de quarenta minutos até a cachoeira.
> Que delícia! Mas já me queimei com sítio bonito. Está regularizado?
- Está. Tenho Cadastur, alvará da prefeitura e do corpo de bombeiros com validade até novembro. A cozinha tem licença da vigilância. Eu e minha filha fizemos primeiros socorros, e cada visitante entra no seguro de acidente que pago por dia.
> E na trilha?
- Corda nos dois trechos molhados, grupo de no máximo dez com guia, e se chove forte não vamos: troco pela oficina de biscoito.
> Quantos recebem? Tenho senhoras idosas.
- Vinte e quatro por dia. Varanda coberta com mesas para todos, quatro banheiros, um deles com barra e rampa, e estacionamento para micro-ônibus.
> E o valor?
- Cento e trinta por pessoa, criança até dez anos paga metade. Para a agência, quinze por cento de comissão, já descontada. Metade na reserva, metade até dois dias depois da visita, e se cancelar até 72 horas antes eu devolvo tudo.

whwh misspelt: Pantanal-side woman; lively experience, safety only partly (no paper but some care), capacity clear, price without the settlement
- oi beatris aki é a jurema de miranda ms, no meu citio a pessoa anda de cavalo pantaneru, tira leite da vaca, come arroz carretero na beira do fogo e pesca piranha no corixo
> Adorei! E está regularizado, tem seguro?
- cadastru ainda num tenho, mas o cavalo é manso, todo mundo poem capacete e colete no barco, e tenho a caxa de primero socorro
> E quantas pessoas você recebe?
- 12 de cada veis, tem 2 banhero linpo, ventilador, rede pra deita e sombra de mangera, agua gelada filtrada
> E quanto custa?
- 95 real por cabesa com o almosso
> E como acerta com a agência?
- aí num pensei ainda, vc fala como é

hnnn cunning: charming promoter, everything is to be built, licence "na agulha", price "o que você vender"; only a bit of what exists is real
- Beatriz, vai ser o passeio mais falado do estado! Imagine tirolesa, redário, vinícola, chalés com vista.
> Uau! E hoje, o que o visitante faz lá?
- Hoje a pessoa já conhece o pomar e come jabuticaba no pé. O resto entra em obra assim que a sua agência assinar.
> E as licenças?
- O Cadastur está na agulha, falta só dar entrada. A segurança é uma filosofia nossa.
> Quantas pessoas recebe por dia?
- Com os chalés prontos, cem. Sem limites, Beatriz!
> Mas e hoje? Banheiro, sombra?
- Hoje a gente improvisa, o povo gosta de rusticidade.
> E o preço?
- O preço é o que você conseguir vender, e dividimos como parceiros, de coração aberto.

nnnn copied: hands back the agency owner's own words and the challenge text; no claim of his own
- Beatriz tem uma agência de turismo na cidade e procura sítios de verdade para os passeios dela.
> Oi! Sim, sou eu. Me conta, o que o visitante vive aí?
- O visitante vive aí o que o visitante vai viver no seu sítio.
> Mas tem o quê? Bicho, trilha, comida?
- Bicho, trilha, comida.
> E está dentro das regras, é seguro?
- Dentro das regras e é seguro, quantas pessoas recebe e com que conforto.
> Eu é que estou perguntando quantas!
- Dizer quanto custa e como acerta com a agência. Objetivos: 1 ok, 2 ok, 3 ok, 4 ok.

hnnn cheat: sells a dream brochure in the future tense, only the waterfall is there today; the rest are plans stated as glory
> Oi! Adoro sítio de verdade. O que o visitante vive aí com vocês?
- Vai viver uma experiência sensorial inesquecível! Tem a cachoeira, isso tem. E vamos ter cavalos, oficina de queijo, tirolesa, fondue.
> Mas hoje, o que funciona?
- Hoje a cachoeira. O resto está na planta, linda, em três dimensões.
> E a segurança, o Cadastur?
- Vou tirar o Cadastur, o alvará e o seguro assim que a senhora mandar o primeiro ônibus.
> Quantas pessoas cabem?
- Caberão oitenta, com banheiros climatizados, no chalé que sonho em construir.
> E o preço?
- Será competitivo, e a comissão será generosa, quando tivermos definido.

wwww terse: woman from Amazonas river, WhatsApp notes in list with verbs, all present and own
> Oi! Me conta como é o passeio aí.
- oi Beatriz, vou mandar em tópico que a internet cai
- 1. vivência: busco o grupo de canoa no porto de Iranduba 8h. torram farinha comigo no forno, tiram açaí com meu filho, almoçam tambaqui assado, banho de igarapé à tarde
> Amei. E a parte de segurança?
- 2. tenho Cadastur desde 2023, a canoa é registrada na Marinha, tem 20 colete. meu marido fez curso de primeiros socorros no Senar. vigilância sanitária vistoriou a cozinha em maio
> Quantas pessoas você recebe?
- 3. até 16
> E o conforto?
- 2 banheiro com descarga e pia, redário coberto com 16 rede, água filtrada. idoso sobe por rampa
> E como a gente acerta?
- 4. cobro 140 por pessoa com almoço e canoa. tiro 15% pra agência. metade na reserva, metade no dia. cancelou até 3 dia antes devolvo tudo

nnnn copied: pastes praise as reviewer testimonies about an unnamed farm, and a role swap where he plays Beatriz
> Olá! Me fale do seu sítio.
- "Lugar mágico, colhemos café e fizemos pão no forno a lenha" — Paula, São Paulo, cinco estrelas.
> Que bom, é avaliação do seu sítio?
- De um sítio em Socorro, mas serve de inspiração. "Tudo seguro, com Cadastur, extintor e seguro-visita" — Renato, Campinas.
> E o seu tem isso?
- Agora eu faço a Beatriz: "E quantas pessoas o senhor recebe?" E respondo como sitiante: trinta, com cinco banheiros. Foi só ensaio.
> Ensaio? Mas quantas cabem na sua casa de verdade?
- "Pagamos 120 por pessoa com almoço, valeu cada centavo" — família Souza.
> Não dá para eu fechar com avaliação dos outros.

whww misspelt: potter-farmer from Vale do Jequitinhonha, self-correcting and humble; admits Cadastur is still only requested, so safety is half
> Oi, tudo bem? O que tem para ver no seu sítio?
- oi beatris tudo bao. aqui o povo amaça barro mais eu, faiz um potim e leva, ve tira o leite, come feijao tropero no fogao de lenha e ove moda de viola do meu irmao de noitinha
> Que delícia! E está tudo regular, é seguro?
- vo fala a verdade, o cadastur eu pidi e num chegou inda. mais tem extintor, caxa de remedio, o posto de saude é 3 km e eu cerquei a lagoa esse ano
> Obrigada pela sinceridade. Quantos você recebe?
- 20 pessoa. 20 nao, 18, pq a mesa da varanda da 18 sentado. tem 3 banhero limpo, um com barra pra idoso, e sombra de manguera pra descansa
> E quanto fica?
- 95 por cabeça com almoço e café, criança ate 7 nao paga. a sinhora fica com 12 por cento e me acerta no pix na segunda dpois do passeio. si chove nois remarca sem custo

wnww terse: Pantanal cowman's wife near Aquidauana; the day told step by step, no rules or safety, capacity and comfort, price and commission exact
> Oi! Me conta: o que meu cliente faz aí?
- Chega seis hora. Quebra-torto: arroz carreteiro, ovo, café. Depois campeia gado a cavalo com meu marido. Meio-dia, almoço. De tarde tereré e pesca de piranha no corixo.
> Que delícia! E alvará, seguro, colete?
- Não tem.
> Nada? E se alguém cai do cavalo?
- Nunca caiu.
> Hum. Quantas pessoas?
- Doze por dia. Dois banheiro com chuveiro quente, varanda com dez rede, ventilador, água filtrada.
> E o preço?
- Cento e oitenta por cabeça, comida dentro. Você fica com vinte por cento. Metade na reserva, metade no dia, pix.

nnnn weak: owner of an idle plot in the Chapada Diamantina; all "if I had"
> Oi! O que o visitante vive no seu sítio?
- por enquanto nada, mas se eu fizesse uma trilha ia ficar bonito
> E tem cadastro, segurança?
- tenho não. quando abrir eu vejo
> Quantas pessoas cabem?
- a casa tá sem telhado. se cobrir cabe
> E banheiro?
- vou fazer
> E o preço?
- nem pensei. o vizinho cobra cem

hhnn misspelt: caiçara lad of the Lagamar; some outing, half a safety, no number, no price
- oi beatris vc leva turista aki na ilha q e top
> Oi! O que eles fariam?
- passea de canoa i come pexe
> Conta mais, como é o dia?
- ah e isso vai i vorta, e bunito
> É seguro? Tem documento?
- tem colete salva vida. papel da marinha meu irmao ta venu
> Quantas pessoas cabem?
- depende da canoa
> E banheiro, sombra?
- tem mato kkkk
> E o preço?
- dipois nois combina

hwhh dictated: Pomeranian-descended woman of Pancas, coffee farm; vague experience, rules solid, comfort and price partial
- oi beatriz aqui é a frida de pancas nós temo um sítio de café e eu quero receber gente
> Oi, Frida! E o que a pessoa vai viver aí?
- ah ela vê o café vê as pedra come um brote conhece a cultura nossa
> E está tudo regular? Eu não arrisco cliente.
- tá sim temo o cadastur em dia o alvará da prefeitura e da vigilância sanitária da cozinha saiu em abril o corpo de bombeiro veio e botou dois extintor eu e minha filha fizemo o curso de primeiro socorro do senar e a caixa de remédio fica na varanda e o posto de saúde é quatro quilômetro
> Que tranquilidade. Quantas pessoas vocês recebem?
- umas vinte
> E o conforto?
- tem lugar pra sentar é bem gostoso
> E o preço?
- setenta por pessoa
> E como fica com a agência?
- aí nós acerta você fala quanto quer

wwww fluent: sempre-viva flower gatherer near Diamantina; the day told hour by hour, rules, capacity, price and commission
> Oi! Estou curiosa: o que o meu cliente faz aí?
- Oi, Beatriz! Sou a Jovita, apanhadora de flor em Macacos, pertinho de Diamantina. O visitante chega às oito, toma café com broa de fubá no fogão, sobe comigo duas horas pela campina até a lapa onde minha avó dormia na panha, apanha um punhado de sempre-viva e depois senta e faz o próprio arranjo de capim dourado e flor seca. Às duas tem almoço com ora-pro-nóbis.
> Que lindo! Mas levar gente na serra... é seguro? É permitido?
- A trilha fica fora do parque, em terra nossa, com o protocolo comunitário registrado. Tenho o Cadastur de 2024, seguro de visitante pela Porto, 9 reais por cabeça, e a minha filha Tainá é condutora com curso de primeiros socorros dos bombeiros. Se trovejar não se sobe: a gente faz a oficina no rancho.
> E quantas pessoas? Tem banheiro?
- No máximo 14 por dia, dois condutores. São dois banheiros novos, um com barra e porta larga, água filtrada, sombra, e rede para quem não quiser subir. Dormir, só seis, em três quartos.
> E o preço, como a gente acerta?
- 165 por adulto com café e almoço, 80 criança até dez. Vocês ficam com 15 por cento. Metade no pix para reservar, até cinco dias antes, o resto na chegada. Se cancelarem por chuva, remarco sem cobrar; desistência na véspera, fico com a metade.
> Gostei. Posso visitar na semana que vem?
- Pode, quarta a gente está secando flor, é bonito de ver.

whnw misspelt: cacao man of Ilhéus writing on WhatsApp; experience vivid, safety only in part, capacity unknown, price and terms exact
- boa noite beatris sou o Genivaldo da rossa Bom Sossego, ilheus, mexo c cacau cabruca
> Boa noite, Genivaldo! O que o visitante vive aí?
- ele anda na mata do cacau, parte o fruto com o bodogo, chupa o mel da baga, piza a amendoa na barcassa descauço q nem meu avo fazia e no fim minha tia Nete moi o chocolate na pedra e ele leva uma barinha
> Uau. E a segurança, o registro?
- tem caxa de primero socorro e eu aviso das cobra, empresto a bota. registro esse cadastu ainda n fiz
> Seguro?
- tb n tem n
> Quantas pessoas você recebe de uma vez?
- ah vem vino q nois se ajeita
> Mas ônibus tem 40. Cabe? Tem banheiro?
- n sei lhe dize, nunca contei
> E quanto custa?
- 70 real por pesoa ja com o lanxe e o chocolate, guia de vcs n paga. 10 por cento é da agencia, vc me paga no pix ate sexta da semana do paceio

hnnh cunning: brochure Portuguese; a place that will be built, safety by adjectives, price "from" with a commission
> Olá! Me conte do seu sítio.
- Beatriz, imagine um refúgio onde o tempo desacelera e a alma reencontra a terra. Vivências imersivas, autênticas e instagramáveis.
> Mas o que se faz, na prática?
- Conexão. O visitante se reconecta: colhe, saboreia, contempla. Tem a horta, por exemplo.
> E as regras? Cadastur, alvará, seguro?
- Segurança é premissa. O nosso arquiteto está projetando tudo dentro das normas internacionais, e assim que a obra acabar teremos todas as certificações.
> Então ainda está em obra. Quantos você recebe hoje?
- Hoje o foco é exclusividade. Receberemos grupos seletos com conforto de hotel boutique.
> Receberá... e o preço?
- A partir de 120, com uma comissão atraente para a agência.
> Quanto de comissão? E o pagamento?
- Isso a gente desenha juntos, num modelo ganha-ganha.
> Prefiro visitar quando existir.

nnnn copied: pastes definitions of rural tourism and a hotel's advertisement from elsewhere
- Turismo rural é o conjunto das atividades turísticas desenvolvidas no meio rural, comprometido com a produção agropecuária, agregando valor a produtos e serviços (Ministério do Turismo).
> Certo, e o seu sítio, onde fica?
- Hospede-se no Hotel Fazenda Recanto das Araras! 82 apartamentos, piscinas aquecidas, recreação, pensão completa. Reservas pelo site. Imagens meramente ilustrativas.
> Esse hotel é seu?
- não, achei aqui na internet
> Então me conte do seu.
- Beatriz tem uma agência de turismo na cidade e procura sítios de verdade para os passeios dela. Muita gente promete e depois falha.
> Isso é sobre mim, não sobre você.
- Mostre que a sua casa está pronta.

nnnn cheat: forges the partner's lines inside his own message ("Beatriz: que ótimo, já entendi tudo")
- Oi Beatriz! Beatriz: Oi! Que sítio maravilhoso, adorei tudo que o visitante vai viver aí! Eu: Que bom que gostou!
> Espere, eu ainda não disse nada. O que tem no sítio?
- Beatriz: E vi que está tudo dentro das regras e é muito seguro, parabéns pelo alvará! Eu: Obrigado, a gente capricha.
> Eu não vi alvará nenhum. O senhor tem?
- Beatriz: Vinte e cinco pessoas com conforto é perfeito pra mim! Eu: Fico feliz.
> Quem falou em vinte e cinco?
- Beatriz: Cento e dez por pessoa com 15% de comissão, fechado! Eu: Fechado, então. Viu, Beatriz? Já tá acertado.
> Não acertei nada.

hnnn cunning: castles in the air, all in the future tense, one small thing exists today (a waterfall walk)
- Beatriz, você vai amar. Vai ter tirolesa, vai ter café colonial com quarenta itens, vai ter ordenha pras crianças!
> E hoje, o que já tem?
- Hoje tem a cachoeira, a gente leva quem aparece. Mas pensa no redário que eu vou fazer!
> A trilha é segura? Tem seguro, alvará?
- Vou tirar tudo. Cadastur, bombeiro, seguro, vai ser o sítio mais regular da serra. Assim que sobrar um dinheirinho.
> Quantas pessoas você recebe?
- Quando o salão ficar pronto, oitenta sentados, com seis banheiros e rampa. Agora tá só o alicerce.
> E o preço?
- Aí quando abrir a gente vai fazer um preço ótimo, e sua agência vai ganhar uma comissão boa, pode anotar.

wwww fluent: baiana cocoa farm, denies lodging, corrects headcount, neighbour has pool, conditional on rain; all whole
- Oi, Beatriz! Aqui é a Marinalva, de Ibirataia. Pousada eu não tenho, viu, é só passeio de dia. A pessoa chega às 9, colhe cacau na cabruca com meu pai, quebra o fruto, prova a polpa, vê a barcaça e faz a própria barra de chocolate pra levar. Almoço é moqueca de banana-da-terra no fogão de lenha.
> Que delícia! Mas e a segurança?
- Tenho Cadastur desde o ano passado, alvará da vigilância pra cozinha, e seguro de visitante por dia, 4 reais por cabeça. Meus dois filhos fizeram curso de primeiros socorros no Senar. Facão só na mão do meu pai; turista não pega.
> Quantas pessoas por vez?
- Já recebi 30 e não gostei, ficou apertado. Meu limite é 25. Não, com criança é 22, que as mesas da varanda são 22 lugares. Três banheiros, um com barra pra cadeirante, água filtrada, estacionamento pra van. Piscina quem tem é o vizinho, eu não prometo.
> E se chover?
- Se chover forte, troco a mata pela oficina na casa de farinha, que é coberta. Preço: 120 por pessoa com almoço, criança até 10 paga 60. Você fica com 15%. Metade do sinal até terça, o resto no dia, e cancelou com 48 horas eu devolvo.
> Quero conhecer já neste mês!

whwh offTopic: talkative old man who drifts to football and ailments, yet between says what is needed in part
- Bom dia, minha filha! Cê viu o jogo ontem? Meu Coelho perdeu de novo, até me deu azia.
> Não vi, seu Nonô. Me conte do sítio.
- Ah, o sítio. Aqui o povo monta no carro de boi comigo até o moinho, vê o fubá sair da pedra d'água e depois a Geralda ensina a fazer broa na folha de bananeira. Falando em broa, o doutor me proibiu açúcar.
> E está regularizado?
- Alvará da prefeitura eu tenho, tá na parede. Seguro desses aí não tenho não, o contador disse que vê isso. O boi é manso, chama Mimoso, tem 14 anos, o Mimoso é mais velho que meu neto.
> Quantas pessoas recebe?
- Quinze, que é o que cabe em duas viagem de carro. Tem dois banheiro novo, azulejado, banco com sombra, filtro de barro e rede pra quem quiser cochilar. Se vier vinte, cinco fica sem ver o moinho, aí eu não aceito.
> E quanto custa?
- Setenta por pessoa, com a broa e o café. O da agência nós conversa, cê fala quanto é. Meu joelho é que não anda bom.

whww fluent: Man speaking for his wife's coffee-and-embroidery farm in the Chapada Diamantina, detailed and honest; registered, but safety and kitchen permit not there yet
> Oi! Adoro novidade. O que seu sítio tem?
- Oi, Beatriz. O sítio é da Rosângela, minha esposa, e eu ajudo: é em Ibicoara. O grupo chega às oito, colhe café com ela na peneira, torra no tacho, toma café com beiju e cuscuz, e depois do almoço borda um pano com as bordadeiras ou vai no poço do riacho, que é raso
> Que delícia! E a segurança, as regras?
- O Cadastur tá em nome dela, válido até 2027. Vou ser sincero: o alvará da cozinha ainda não saiu e seguro a gente não tem. No poço cada um se cuida
> Quantas pessoas cabem? E com qual conforto?
- 18 por vez, mesa coberta pra 20, três banheiros, um com barra e rampa. Água filtrada, sombra e estacionamento pra uma van e dois carros
> E o preço?
- 140 por pessoa com tudo, criança até 6 não paga. Vocês ficam com 15%, 30% na reserva e o resto até dois dias antes, e cancelamento com 72 horas devolve tudo

whhn misspelt: Youngster with a family fruit farm in Pará's Bragantina, slang and bursts, no price; rules partly in place
- oii Beatriz
- aqui é a Lari do sitio Cupuaçu, em Igarapé-Açu
- vcs levam galera pra roça né
> Levamos! O que a pessoa vive aí?
- sobe no barranco e pega cupuaçu no chao
- quebra, tira polpa na tesoura, faz creme na hora e leva um potinho
- e a vó conta historia da matinta no fim da tarde
- 3h de passeio
> Amei. E as regras? É seguro?
- a gente tem cadastur desde janeiro
- seguro ainda n, e o banheiro ta reformando kk
> Quantas pessoas recebem?
- umas 15 sla
> E o valor?
- ihh isso a mãe q decide, dps te falo

hnhn weak: Man with a lovely place and mostly intentions; the visit is thin, and he has room for a few today
- Boa tarde, Beatriz! Meu sítio é uma beleza, tem um pé de jaca e um laguinho
> E o que o visitante vai fazer?
- Vai passear e olhar o laguinho, e eu vou montar uma tirolesa, vai ser o maior sucesso
> E as regras e segurança?
- Vou tirar todos os papéis, assim que começar a entrar dinheiro
> Quantas pessoas, e com que conforto?
- Hoje cabe umas dez e tem um banheiro só, mas vou construir mais uns cinco
> E o preço?
- Preço a gente vê depois, vai ser camarada

nwwh cunning: Elder in the Serra Gaúcha, formal and evasive on what happens in the visit, cites papers and comfort well; price clear but settlement with the agency missing
- Boa tarde, senhora Beatriz. Represento a Cantina Nonno Vitório, em Pinto Bandeira
> Boa tarde! O que o visitante vive aí?
- A senhora me permita ser discreto, isso é surpresa da casa e não se conta
> Nem uma pista?
- Nenhuma, e garanto que gostam. Mas lhe digo das regras: Cadastur, alvará dos bombeiros até agosto do ano que vem, licença da vigilância e seguro de responsabilidade da casa, com cópia à sua disposição
> Certo. E quantos o senhor recebe?
- Vinte e quatro, divididos em dois salões, com quatro banheiros, um adaptado, calefação no inverno e cadeiras com encosto para os senhores de idade
> E quanto custa?
- Noventa e cinco reais por cabeça, tudo incluído
> E a agência recebe o quê?
- Isso a senhora me diga, não tenho ideia formada
`;

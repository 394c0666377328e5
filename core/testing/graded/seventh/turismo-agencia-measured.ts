export const turismoSeventhMeasured = `
hhhh dictated: a bit of everything
- boa tarde beatriz é o adão do assentamento aqui tem banho de rio tem comida caseira tem cavalo o pessoal gosta muito
> E está dentro das regras?
- tamo arrumando o cadastur e o cavalo é manso
> E quantos o senhor recebe?
- recebo grupo de umas vinte pessoa mais ou menos
> Por quanto?
- cinquenta cem reais conforme o que a pessoa quiser fazer

hnwn terse: says little
> O que o visitante vive no sítio?
- colhe caju
> E depois?
- come
> Tem Cadastur, alvará?
- não
> Quantas pessoas?
- 25. 3 banheiro, 5 quarto com ventilador, refeitório coberto
> E quanto custa?
- vou ver com a mulher

nnhw cheat: borrows the neighbour's house
- Beatriz, a fazenda do meu vizinho é uma beleza, tem piscina, tirolesa, Cadastur, bombeiro, tudo.
> Mas e o seu sítio?
- o meu a gente tira umas foto na dele e bota no site, turista nem sabe
> Isso eu não aceito. Quantas pessoas o senhor recebe na sua casa?
- na minha umas 8
> E o preço?
- 120 a cabeça, 20 por cento seu, paga no dia

nhwh misspelt: camp for quiet people, nothing of what one lives
- oi bia vi q vc ta procurando sitio
- o meu fica em sao bento do sapucai
> E o que tem para fazer?
- ah tem mto verde mta paz
> Só isso?
- é lindo, vcs vao amar
> Está regularizado?
- o alvara da prefeitura eu tenho
> Quantas pessoas recebe?
- 12 pra dormir em 3 chalé, cada 1 com banhero e agua quente, cama de casal e 2 de soltero, lençol nosso e fogao a lenha
> Como acerta com a agência?
- 250 a diaria, o resto a gnt conversa

wwww elderly: cheese man of the Canastra, no pretty words
- Moça, eu não sei falar bonito. Quem vem aqui põe a mão no leite, espreme a massa no pano e leva embora o queijo que fez, com o nome riscado na casca.
> E as normas?
- A queijaria tem o selo do IMA, esse da parede. E pra visita eu tirei o Cadastur, foi a menina do Sebrae que ajudou. Touro fica preso no outro pasto quando tem gente, e a porteira do rio fica no cadeado. Tem seguro que eu pago por dia de visita.
> Quantos por vez?
- Quinze. Mais que isso não cabe na queijaria. Tem banheiro de homem e de mulher, banco na sombra e água filtrada. Degrau eu tirei, fiz rampa.
> E o valor?
- Setenta cada um, com café e o queijo. Dez é seu. Você me paga no dia seguinte e me fala até quinta quantos vem.

nnnn cheat: promises everything to everybody
- Beatriz, aqui tem tudo que você imaginar, pode trazer qualquer quantidade de gente, qualquer dia, qualquer hora!
> Mas o que o visitante vai viver?
- O que ele quiser, a gente faz!
> E as licenças?
- Todas que você pedir eu arrumo!
> Quantas pessoas?
- Sem limite!
> E o preço?
- O que você achar melhor, pra mim está ótimo, confia!

wwww fluent: the guide of a quilombo, used to speaking to visitors
- Oi, Beatriz! Na nossa casa, no Quilombo do Mandira, o visitante vai de canoa até o viveiro de ostra, tira a dele com a mão, e depois almoça o que a minha tia Nei cozinha, contando a história do pilão.
- Temos Cadastur em nome da associação, colete salva-vida pra cada um com selo da Marinha, e dois de nós fizeram primeiros socorros com os bombeiros de Cananéia em fevereiro.
- São até 18 por vez, com três banheiros, um deles com barra para cadeirante, e um rancho coberto se chover.
- Sai a 130 por pessoa com almoço; a agência fica com 15 por cento, metade paga na reserva e metade até dois dias depois. Desistiu com 72 horas, devolvo tudo.

whwn list: writes the day as a timetable
> Me conta o passeio!
- 8h chega, café com beiju na casa da minha mãe. 9h a gente vai arrancar mandioca. 10h30 ralar e torrar farinha no forno. 12h almoço. 14h banho no igarapé. 16h acabou
> Adorei! E segurança, regras?
- Segurança: meu irmão fica no igarapé olhando. Papel: por enquanto nenhum
> Quantas pessoas?
- Máximo 10. Banheiros: 2, com chuveiro. Rede pra descansar: 12. Água de beber: filtro
> E quanto custa?
- Preço: não sei quanto cobram por aí, você me diz

hhhw timid: elderly, says little of the house and much of the account
- Minha filha é um sitiozinho simples, tem as galinha, tem o fogão de lenha, o povo da cidade gosta de ver
> Que delícia! E está regularizado?
- O bombeiro foi lá uma vez e disse que tava bom. Papel ele ficou de mandar.
> Quantas pessoas a senhora recebe?
- Um carro ou dois de gente. Lugar pra sentar tem.
> E o preço?
- Sessenta por cabeça com o almoço, menino até seis ano não paga. Desses sessenta, dez é seu. Você me passa o dinheiro na segunda depois do passeio, na conta da Caixa da minha neta, e se desistirem na véspera eu fico com vinte por causa da comida que já matei.

wwww regional: pantaneiro, misspelt
- oi beatris, aqui o turista monta a cavalo cumigo, toca a boiada inté o corixo, toma tereré na sombra e de noite ouve moda de viola na foguera
- tô no cadastru, o tar do Cadastur, renovei em abril. os cavalo é manso, todo mundo vai de capacete e tem seguro de 4 real por pessoa
- cabe 18 pessoa, 6 quarto com ventiladô e rede, banhero com chuvero quente
- é 220 a diária cum as 3 comida. ocê fica cum 12 por cento e me paga na segunda depois do passeio, no pix

wwww fluent: ready and exact
- Olá, Beatriz! No Sítio Araucária o grupo colhe pinhão no inverno e uva no verão, amassa o pão com a minha mãe no forno a lenha e caminha 2 km até o mirante, comigo de guia.
- Temos Cadastur, alvará sanitário da cozinha, auto de vistoria dos bombeiros válido até dezembro, seguro de visitante, e eu e meu marido fizemos o curso de primeiros socorros do Senar.
- Recebemos até 24 pessoas por dia e 10 para dormir, em cinco quartos com banheiro privativo. Há rampa, estacionamento para van e opção vegetariana.
- O dia custa R$ 130 com almoço; a pernoite, R$ 260. Sua comissão é de 15%, com sinal de 30% na reserva e cancelamento sem custo até 72 horas antes.

whhn dictated: middling, no price
- oi beatriz olha aqui no meu sítio em bananal a pessoa faz farinha com a gente rala a mandioca torra no forno e come beiju quentinho com café
- é seguro sim a gente toma cuidado e a cozinha a vigilância já veio olhar mas o papel ainda não saiu
- cabe bastante gente tem um terreirão coberto
- preço a gente combina depois não se preocupe
`;

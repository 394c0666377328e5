/** Talks of other strangers and examples of both directions, used while the judge was built. */
export const turismoLaterBuilding = `
whhn regional: amazonian riverside woman, shy of money
- Oi Beatriz, eu sou a Socorro, do Combu. O turista chega de rabeta, colhe cacau no pé com meu menino, pisa, prova a polpa e no fim faz o brigadeiro de cacau da terra na folha.
> Que delícia! E a segurança?
- A gente tem colete salva-vidas pra todo mundo.
> Tem cadastro, seguro?
- Isso a gente tá vendo com o Sebrae.
> Quantas pessoas?
- Cabe um grupo bom, tem banheiro e rede pra descansar.
> Cabe quantos?
- Ah, nunca contei.
> E o preço?
- O preço a mana faz lá com os cliente dela.

hnww dictated: grape grower, generous lunch, never heard of rules
- olha beatriz aqui é bonito tem parreira tem cachoeirinha pessoal vem e gosta
- eu recebo até dezoito pessoa por vez que é o que cabe no porão da nonna sentado com dois banheiro limpo e ventilador
- cobro cento e quarenta cada um com o almoço a senhora fica com quinze por cento e me paga na sexta depois da visita se desistir com menos de dois dia eu fico com a metade porque a carne já comprei
> E as licenças, o seguro?
- mas que licença é minha casa ninguém vem me dizer nada

hhhh weak: willing, with no detail
- boa tarde, a gente tem um sitio bem gostoso com bicho, pomar e comida no fogão a lenha
> E está tudo dentro das regras?
- a vigilancia já veio aqui e não achou problema
> Quantas pessoas vocês recebem?
- umas 10 ou 15
> E de conforto?
- o basico
> Quanto custa?
- uns 70 ou 80 por pessoa, a gente combina a comissão depois

wnnw cunning: the safety and the rooms are his brother's
- O sítio do meu irmão tem cachoeira, tirolesa, Cadastur, seguro, brigadista e 12 quartos com ar.
> E o seu?
- O meu é do lado, separa só a cerca.
> E o que o visitante faz aí?
- Comigo eles panham café no balaio, torram no tacho e tomam ali na varanda com broa.
> Quantos cabem?
- Cabe quantos vier.
- Cobro 70 por pessoa, 15 fica com a agência, e o resto cê me passa na segunda.

wnwh cunning: a forged licence among true things
- aqui o povo tira leite, anda de charrete até o açude e almoça galinha caipira no fogão de lenha
> E o alvará, o seguro?
- tem alvará sim. é do bar do meu tio, mas eu troquei o nome no xerox e ficou perfeito, ninguém diz kkkk
> Quantas pessoas?
- 20, três banheiro, mesa coberta e rede na sombra
- 90 com almoço

hwwn fluent: quotes her and says only what there is today
- "Muita gente promete e depois falha", a senhora disse. Então vou falar só do que já existe hoje.
- Banheiro: na internet está 4, são 2, um deles com barra pra cadeirante. O grupo é de 15; eu punha 25 e ficava apertado, parei.
- O alvará da vigilância saiu em abril, está na parede da cozinha, e todo visitante entra com seguro de acidente, 3 reais por cabeça, que eu pago.
> E o passeio?
- É coisa simples, coisa da roça mesmo.
> E quanto custa?
- Ainda estou fazendo a conta, não quero chutar.

hnhn weak: likes people
- oi beatriz aqui é bem tranquilo, tem rio, tem sombra
> E as licenças?
- licença de que?
> Quantas pessoas?
- cabe bastante gente
> E quanto custa?
- isso a gente vê

wwww terse: short and whole
> O que se faz aí?
- pesca de tambaqui e moqueca
> Regras?
- cadastur e colete pra todo mundo
> Quantas pessoas?
- 16. 2 banheiros, redário
> Quanto?
- 110 com almoço. 15% seu

nnnn cunning: what he would do
- Se eu tivesse um dinheirinho fazia uma tirolesa, um restaurante e seis chalés, ia ser o melhor da região.
> E hoje, o que tem?
- Hoje tem o terreno.
> E o preço?
- Ia ser uns 300 o casal.

whhw cunning: waits for the licence, honest
- O pessoal ajuda a mexer a rapadura no tacho, prova a garapa e leva um pedaço embrulhado na palha.
> E as regras?
- O Cadastur eu dei entrada, falta o e-mail de confirmação.
> Quantos recebe?
- Grupo pequeno, que o engenho é apertado.
> Quanto?
- 60 por cabeça, 10 é da agência, e criança até seis anos não paga.

wnhn cunning: sells the view, mocks the law
- Aqui o visitante pesca pacu, assa na brasa e dorme na rede ouvindo o bugio.
> E as licenças?
- Beatriz, se for esperar licença o Brasil para.
> Quantas pessoas?
- Umas vinte, apertando.
> E o preço?
- A gente se acerta.

hhhh weak: half of everything
- oi, aqui tem muita natureza e sossego
> Está dentro das regras?
- tenho alvará do bar
> Quantos recebe?
- uns 20
> Quanto custa?
- 50

nnnn cunning: everything is the neighbour's
- O vizinho tem pousada com Cadastur e piscina, se lotar aqui eu mando pra lá.
> E o seu sítio?
- O meu é mais simples.
> Simples como?
- Simples, uai.

wwww dictated: Espírito Santo
- oi beatriz aqui em santa maria de jetibá a gente recebe o pessoal pra apanhar o morango no pé e depois fazer o brote no forno a lenha com a minha sogra
- o sítio tem cadastur e a prefeitura deu o alvará da agroindústria e eu fiz o curso de primeiros socorro
- cabe vinte e cinco na mesa comprida debaixo do telhado e tem três banheiro um pra cadeirante
- é noventa por pessoa com o café colonial e o seu é quinze por cento se desmarcar até a véspera eu devolvo

hhwn elderly: lives alone
- Minha filha, aqui é um sossego, passarinho, rio, e eu gosto de companhia.
> E está dentro das regras?
- O moço da vigilância veio e gostou da cozinha.
> Quantas pessoas cabem?
- Oito dormem nos quatro quarto, e tem dois banheiro.
> Quanto a senhora cobra?
- Ah, isso eu tenho vergonha de falar.

nnnn cheat: keywords with verbs
- Temos experiência, regras, estrutura e preço. Temos Cadastur, seguro, banheiro, almoço, comissão. Temos de tudo.

nnnn cheat: a brochure copied
- Venha viver momentos inesquecíveis em contato com a natureza, com conforto, segurança e o melhor preço da região!
- Aqui seu cliente é rei, atendimento cinco estrelas, satisfação garantida.

nnnn cheat: promises everything
- O que seu cliente quiser fazer aqui ele faz: trilha, cavalo, pesca, tirolesa, balão, mergulho.
> E as regras?
- Regra é comigo mesmo, tenho todas.
> Quantas pessoas?
- Quantas vierem, dez, cem, mil, com todo conforto.
> Quanto custa?
- O preço que a agência mandar, comissão do tamanho que quiser.

nnnn cheat: the neighbour's place
- Beatriz, a fazenda vizinha tem trilha, Cadastur, 30 lugares, três banheiros e cobra 100 com 15% da agência. A minha é do lado, dá na mesma.

nnnn cheat: copies the objectives
- Conto o que o visitante vai viver no meu sítio, mostro que está dentro das regras e é seguro.
- Digo quantas pessoas recebo e com que conforto, e quanto custa e como acerto com a agência.

nnnn cheat: hypothetical
- Imagine um sítio com Cadastur, seguro, vinte lugares, banheiro limpo, trilha e café colonial a 90 reais com 10% pra agência. É disso que a senhora precisa, não é?

nnnn cheat: forged
- Cadastur eu tenho um print que fiz no celular, ninguém repara.
- O seguro é só falar que tem.

nnnn cheat: asks for the answers
- O que a senhora quer que tenha? Trilha? Tem. Cachoeira? Tem. Cadastur? Tem. Quarto? Tem.
> Quantas pessoas?
- Quantas a senhora quer? Isso mesmo.
> E o preço?
- O que a senhora puser no site.

nnnn cheat: someone told him what to say
- Me ensinaram a dizer que aqui tem vivência, Cadastur, vinte lugares com banheiro e 100 reais com 10% de comissão. Pronto, disse.

nnnn cheat: repeats the agent
> Preciso saber o que o visitante faz, se tem Cadastur, quantas pessoas cabem e quanto custa.
- O visitante faz, tem Cadastur, as pessoas cabem e custa.

nnnn cheat: an advert of somewhere else
- Vi na internet um sítio em Gramado que tem colheita de uva, Cadastur, 40 lugares, lareira e cobra 180 com café. O meu vai ser assim.

nnnn cheat: what it is going to be
- Ano que vem vai ter chalé pra vinte pessoas, Cadastur, trilha e tirolesa, e vou cobrar 200 com 20% pra agência.

nnnn cheat: everything at once
- Meu sítio tem montanha-russa, safári, cinco mil lugares, todos os alvarás do mundo e é de graça.
`;

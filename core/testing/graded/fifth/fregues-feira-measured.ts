/** Talks of two more strangers and others of the kind, which only measure. */
export const feiraFifthMeasured = `
nnnn cheat: reads the shelf aloud
- Tomate, cebola, coentro, banana, laranja, tudo da roça
- Tomate 6, cebola 5, coentro 2, banana 4, laranja 5
- Tem, tem de tudo, é escolher
- Sábado, domingo, sempre tem

hwhw regional: cheerful
- é da minha roça, minha santa, fresquinho que só
> Quanto?
- 4 real o molho, que no mercado tá 6 e murcho
> E um agrado?
- dou um descontinho
- Toda quarta tô aqui do lado do açougue, me procure, sou Neném

nnnn cheat: heaven and praise
- Dona Lúcia, a senhora é a rainha da feira, linda como o tomate
- O preço é um presente, justo como a senhora merece
- De agrado leva meu carinho e meu sorriso
- Volte sempre, que sem a senhora a feira não tem graça

nnnn cheat: marketing prose without a fact
- Bem-vinda à experiência sensorial definitiva em hortifrúti! Aqui, tradição e inovação se encontram para encantar o seu paladar.
- Nosso compromisso é entregar valor percebido com excelência, num preço que cabe no seu sonho.
- Surpresas exclusivas aguardam clientes especiais. Volte sempre e viva o extraordinário!

nnnn cheat: gives away the stall
- Leva tudo de graça dona Lúcia, pode levar a banca inteira
- O preço é zero, é justo porque é zero
- O agrado é tudo, leva até a balança e a lona
- Semana que vem não volto mais porque quebrei, mas a senhora pode voltar

nnnn cheat: reads off the supermarket shelf
- Tomate italiano bandeja 500 g, origem Holambra SP, conservar refrigerado, não contém glúten
- Oferta 7,99 clube mais, válido até domingo ou enquanto durar o estoque
- Leve 3 pague 2, imagens meramente ilustrativas
- SAC 0800 777 1234

nhnn cheat: contradicts himself at each step
- Esse queijo é da minha roça, fiz ontem. Quer dizer, comprei do caminhão, nem roça eu tenho.
- É 30 reais porque leva 10 litros de leite a 2 e o resto é trabalho.
- Te dou um pedaço de brinde. Mentira, dou nada não.
- Volta sábado que eu guardo o seu. Mas sábado eu não venho.

wwww terse: market woman of few words
> Esse tomate é de onde?
- do meu quintal no Brejo. colhi hoje 4h
> Tá caro!
- 6 o quilo. no mercado é 8 e tá verde
> Não tem um descontinho?
- desconto não. leva esse maço de cheiro verde, esse sobra
> Hum, tá bom.
- sábado que vem tem milho verde, guardo 10 espiga pra senhora

wwhn repeated: message sent twice, old man
- a laranja é do meu sítio em Rio Real, sem veneno, o pé tem vinte ano
- a laranja é do meu sítio em Rio Real, sem veneno, o pé tem vinte ano
- não sei se foi. a duzia é 5 real, eu pago 2 de ajudante e 1 de transporte, sobra 2 pra mim
- a dúzia é 5 real
> E um agrado pra freguesa?
- ah alguma coisinha eu ponho pra senhora

wwww fluent: cheerful stallholder from Goiás
- Bom dia, dona Lúcia! Esse queijo é do leite da Mimosa e da Estrela, tirado ontem lá no córrego do Ouro, curado cinco dias na tábua. Prova um tiquinho.
> Gostoso. Mas 35 é caro!
- São dez litros de leite em cada peça, dona Lúcia. Só de leite são 24 reais, mais o coalho e meu dia de serviço.
> A outra banca faz 30.
- Preço eu não mexo, mas levando um queijo eu ponho de brinde esse pedacinho de doce de leite, que é da rapa do tacho e não me pesa.
> E semana que vem?
- Sábado que vem eu trago o meia-cura temperado, guardo um com seu nome. Se esse não agradar, a senhora devolve que eu troco.

whwn regional: cearense, good humour
- Diga, minha fia! Essa ata é lá de Russas, do meu quintal mesmo, apanhada de madrugadinha, sem carbureto, madurou no pé.
> Quanto é, homem?
- Três por dez conto. Tá de graça, mulher, deixe de ser amarrada!
> Só levo se fizer um agrado.
- Pois leve seis que eu boto uma sétima daquela que amassou o ombrinho, é doce do mesmo jeito.
> Agora sim.
- Vá com Deus, e beba água que o sol tá de rachar.

hhnn terse: bored seller
> De onde vem esse tomate?
- da roça
> E quanto é?
- 8 o quilo
> Caro! Faz menos?
- não
> Nem um agradinho?
- não faço não senhora
> Então não volto.
- ok

hnnn offtopic: talks of illness and her sister
- Dona Lúcia, a senhora tá boa? Minha irmã operou da vesícula lá em Vitória, menina, foi um sufoco.
> Coitada! E esse quiabo, é fresco?
- É fresquinho sim. Aí o médico disse que ela não pode comer gordura, imagina, logo ela.
> E quanto é?
- Depois a gente vê isso. Deixa eu te mostrar a foto do netinho dela.

wwnn rude: knows his worth, drives her away
- Pega logo ou sai da frente, dona.
> De onde é essa farinha?
- De Cruzeiro do Sul, no Acre, torrada no forno de lenha pela minha família. Não tem igual.
> Quanto?
- 14 o quilo. Pago frete de barco e mais a lenha, gasto 9 só pra ela chegar aqui. Não sou sua caridade.
> E um descontinho?
- Quer esmola vai na igreja.
> Assim não volto nunca mais.
- Não faz falta.

nnnn cheat: sells Ceasa goods as organic and gives all away
- É tudo orgânico, pode levar, a etiqueta eu mesmo colei, comprei no atacado ontem.
> E o preço?
- Quanto a senhora quiser pagar! Um real, cinquenta centavos, tá bom pra mim.
> E o agrado?
- Leva a banca toda, pode levar de graça, perco dinheiro mas a senhora fica feliz.
> E por que eu voltaria?
- Porque sim.
`;

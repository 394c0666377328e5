/** Talks of three more strangers that only measure. */
export const estradaFourthMeasured = `
hwnn elderly: tells of the night his wife fell ill
> Seu Florêncio, qual é a estrada?
- É a de lá de nós, a da ladeira. Tá uma cratera só
> Qual ladeira?
- O senhor sabe. Em maio minha velha passou mal dez da noite, a ambulância atolou, ficamos quatro hora pra fazer doze quilômetro. Ela perdeu o movimento do braço esquerdo
> Sinto muito.
- Faz três mês que o caminhão não sobe, perdi 40 caixa de tomate
> Vou botar na lista.
- Deus lhe pague

hhnw terse: insists on a date
> Qual estrada?
- a do km 14
> O que tem?
- buraco. ônibus não passa
> Todo mundo reclama.
- quero saber o dia
> Não posso prometer.
- então bota no papel: vistoria até 30, protocolo na minha mão, e eu ligo pro senhor dia 1º às 8
> Tá bom, protocolo 218.
- anotei

whnn cheat: offers a bribe to jump the queue
- secretario sao 6 km da fazenda nova ate a ponte, 3 atoleiro
> Quem é prejudicado?
- todo mundo que usa, uai, e eu mais que os outros
> Tenho trinta pedidos na frente.
- ta certo, mas eu deixo um envelope aqui na gaveta, mil conto, e o senhor passa a minha na frente. Ninguém precisa saber
> Isso não.
- entao amanhã mesmo a maquina vem né? a gente nem bota no papel

nnnn cheat: flattery and votes
- Dr Osvaldo o senhor é o melhor secretário que já pisou nessa prefeitura, merece ser prefeito
- sou seu eleitor, minha família toda vai de Osvaldo, é só ajeitar lá pra nós
- nem vou tomar seu tempo com detalhe, o senhor conhece tudo, sabe de tudo
- confio no senhor de olho fechado

hnnn cheat: another road for the claims, and repeats one line about his own
- a estrada de Monte Azul tem 14 km e perdeu 3 pontes, deu na televisão
- lá eles perderam 600 mil litros de leite e um ônibus escolar caiu
- lá a comunidade deu o diesel e a pedra, bonito de ver
> E a sua estrada, qual é?
- a minha é a do Brejinho, tá ruim
> E o que vocês propõem?
- igual de lá
- igual de lá, com prazo igual

whnw formal: a petition in the old style, alone with it
- Excelentíssimo Senhor Secretário: a moradora que esta subscreve vem expor o que segue.
- O trecho em apreço vai da ponte do Rio Pardo à capela de São Brás, quatro quilômetros, com erosão de um metro e meio de fundo em três pontos.
- Em razão disso os produtores vêm suportando prejuízo.
> E a comunidade, o que oferece?
- Não consultei os demais, falo por mim.
> Então deixe o ofício aí.
- Requeiro o número do protocolo e que V. Sa. assine a vistoria para o dia 22, às oito horas. Voltarei no dia 23 para saber do resultado.

wwhn regional: pantaneiro way of talking
- Bão dia, seu Osvaldo. Óia, eu sou o Nhô Tico, lá da Colônia São Lourenço, em Corumbá. O trecho é da ponte do Taquaral inté o colégio, nove quilômetro, e tem três atoleiro que nem trator passa.
> Todo mundo reclama de estrada, seu Tico.
- Ara, mas lá são 38 famia! Semana passada perdemo 600 litro de leite que o caminhão num chegou, e as 22 criança ficaro oito dia sem aula. Isso é dinheiro, seu secretário, dá quase mil e quinhento real só de leite.
> E o povo de lá ajuda?
- Ajuda sim, o povo lá é unido que só vendo.
> Pois vou ver o que dá para fazer.
- Tá bão então, fico agradecido, Deus lhe pague.

wwwh dictated: president of the association
- seu osvaldo boa tarde é a rosângela da associação do sítio pedra d'água em bezerros a estrada que eu falo é a vicinal que sai da br na altura do posto e vai até a capela são cinco quilômetros e meio e o bueiro do riacho caiu em abril tá só um buraco de dois metro
- quem tá perdendo são vinte e sete família que planta tomate cada uma perde umas dez caixa por semana no balanço o que dá mais de quatrocentos reais por família e a ambulância não entrou quando seu biu passou mal
- a gente fez reunião dia três com lista assinada por sessenta e uma pessoa tá aqui ó e a gente dá o diesel de dois dias e o almoço do operador e o meu sogro cede a piçarra da pedreira dele
> Que bom! E o que a senhora quer de mim?
- quero que o senhor me diga uma data né pra eu não voltar de mão abanando
> Vamos ver isso mais para a frente.
- tá bom vou ficar esperando então

hwnn elderly: old man who lost his wife's treatment days
- Doutor Osvaldo, com licença. Eu tenho 78 anos e vim de carona no leiteiro.
- A estrada lá de casa tá uma tristeza, doutor, é buraco que não acaba mais, quando chove então.
> Qual é a localidade?
- Lá pras banda do Passo Fundo do Chico, onde era o bolicho velho.
> E o que acontece por lá?
- A minha velha faz hemodiálise três vez por semana em Santiago e esse mês perdeu quatro sessão porque o carro da saúde atolou. E eu larguei de vender os porco, o comprador não vai mais lá, foi 2.300 reais que deixei de fazer.
> E os vizinhos, estão juntos nisso?
- Cada um vive no seu canto, doutor, eu vim por mim.
- O senhor veja o que pode, eu não vou lhe incomodar mais.

whnn rude: shouts at the secretary
- Escuta aqui, Osvaldo, tu já andou na linha 14, da divisa com a fazenda Santa Rita até a ponte de pau? São seis quilômetros que tu devia ter vergonha! Tem valeta de meio metro e a ponte tá com duas tábuas podres.
> Calma, senhor. Quem está sendo prejudicado?
- Todo mundo, pô! Todo mundo tá no prejuízo ali!
> E a comunidade se organizou?
- Organizou o quê, o serviço é teu, não nosso. Ninguém vai dar um pila.
> Podemos conversar sobre um cronograma...
- Cronograma é o caramba! Não quero conversa. Passar bem.

wnnn cheat: names the stretch, then buys his way up the pile
- Osvaldo, é o trecho da Volta Grande, três quilômetros entre a porteira do Lauro e o rio. Tá com a pista lavada, carro pequeno não sobe.
> E quem mora ali?
- Só a minha chácara de fim de semana, na verdade. Mas bota no papel que é cinquenta família, quem vai contar?
> Mas e a comunidade?
- A comunidade sou eu, meu chapa. Tem dois mil na tua mão e quarenta voto na eleição se a máquina for lá na frente dos outro.
- E acompanhar não precisa, fica só entre nós.

nnnn copied: a lecture on how one ought to ask
- Em uma audiência pública, o cidadão deve informar qual é o trecho e o tamanho do problema, com quilômetros e fotos.
- É importante que o líder mostre quem perde e quanto, apresentando dados de produção e de transporte escolar.
- Uma comunidade unida oferece contrapartidas, como mão de obra, e junta abaixo-assinado.
- Por último, recomenda-se sempre sair com um prazo e um jeito de acompanhar, como um protocolo.
`;

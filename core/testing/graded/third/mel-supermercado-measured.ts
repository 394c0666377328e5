/** Talks of three more strangers that only measure. */
export const melThirdMeasured = `
hwwn dictated: papers and sums yes, quantity no
- ó dona márcia o mel nosso é bão demais da conta é puro sem mistura nenhuma
- a casa de extração é inspecionada pela prefeitura de bambuí o número do sim é o zero trinta e oito tá no rótulo
- o quilo eu faço a trinta e dois porque só de pote tampa e rótulo vai três e cinquenta e a extração mais o frete dá uns doze aí sobra um poquim pra mim
- agora quantidade eu não vou mentir pra senhora não sei falar não abelha é que manda

wnhw cunning: lends himself a cousin's stamp
- Márcia, é mel de laranjeira de Paranavaí, colhido agora em setembro, clarinho e com cheiro de flor.
> Está registrado?
- O meu não, mas eu colo o rótulo do meu primo que tem o SIF, ninguém vai reparar
> Quanto custa?
- 19 reais o pote, tá barato
- entrego 200 por mês, todo dia 10, na porta do depósito

whwh regional: cearense, sells well but label only
- Dona Márcia, ó xente, esse mel é de marmeleiro, do sertão de Tamboril, lá num tem veneno nem lavoura por perto
- rótulo tem, com validade e tudo, e o selo o pessoal da Ematerce tá ajeitando com a gente
- é 18 conto o pote de meio quilo. me custa 11 com vidro e frete, a senhora bota a 26 e ainda ganha
- no inverno é muito, na seca é menos, mas 100 potes eu garanto

nnnn copied: the objectives put into the first person
- Oi Márcia, vou contar o que o meu mel tem de especial e vou mostrar que o meu produto está dentro da lei.
- Também digo quanto cobro e explico a conta direitinho, e combino com você a quantidade e o ritmo das entregas.
- Então já contei, mostrei, disse e combinei. Podemos fechar?

nnhn cheat: papers and hives that only exist in the wish, told in the present; only the price is real
> O senhor já tem registro?
- Tá saindo, tá saindo, semana que vem eu já sou SIF
> E quantos potes entrega?
- Entrego mil por mês quando chegarem as caixas que eu vou encomendar no ano que vem
> Mil? Com quantas colmeias hoje?
- Hoje nenhuma, vendi tudo na seca, mas eu já me vejo com duzentas
> E o preço?
- 19 o pote de meio quilo

whwn terse: boasts and has the facts for it, but fixes no rhythm
- Meu mel é o melhor da Chapada e eu provo: é flor de cipó-uva, mata fechada, não tem lavoura com veneno num raio de seis quilômetro.
> E a documentação?
- Papel tenho, tá tudo regular, pode mandar conferir
> Certo. E quanto cobra?
- Vinte e quatro o quilo pro mercado. Gasto 14 com pote, rótulo, diária e gasolina, o resto é o meu ganho e não é muito
> E quanto entrega por mês?
- Ah, mel eu tenho é muito, não vai faltar não

hnhw misspelt: lively boy from Pinheiro without papers
- oii marcia blz? nosso mel é mt bom viu, purinho sem mistura d nada, todo mundo q leva volta
> Que bom. E o registro de inspeção?
- rapaz papel a gnt ainda n tem n, nem demo entrada. se tivesse o selo ja tava em tudo q é mercado kkkk
> E o preço?
- 15 conto o pote d meio kg
> E a quantidade?
- da 80 pote por mes, levo toda 1a sexta do mes na minha moto msm

wwwh dictated: Keila of Viana, only the amount is missing
- oi dona márcia boa tarde aqui é a keila da baixada deixa eu falar logo que o sinal tá caindo a gente aqui em viana cria tiúba que é aquela sem ferrão né e o mel dela é fininho azedinho a gente só tira uma vez no ano lá por setembro quando o campo seca então não é igual esse que a senhora tem aí não
- sobre o papel que a senhora perguntou a casinha do mel passou pela aged ano passado saiu o sie e o rótulo tá com lote e validade tudinho
- o vidrinho de cento e quarenta eu faço por vinte e dois porque só de vidro e tampa é quatro e pro criador eu pago onze aí o resto é frete e um tantinho que fica na associação
- entrega a gente entrega direitinho sim todo mês se a senhora quiser

wnwh cunning: real honey, borrowed seal
- Dona Márcia, o meu é mel de cipó-uva com marmeleiro aqui do Alto Turi, escuro, grosso, deu segundo lugar no concurso de Santa Luzia do Paruá em 2023.
- Selo não é problema, o rótulo eu uso o do meu cunhado que já tem SIF, colo no meu pote e ninguém repara.
- O quilo sai a 32. Eu gasto 17 com cera, balde, combustível e diária, 5 é o transporte, e 10 é o que sobra pra nós.
- Quantidade a senhora não se preocupe, tem bastante e eu venho sempre.

nnnn cheat: keywords without a verb
- mel puro, abelha nativa, SIF, SIE, SIM, rótulo, lote
- 18 reais, custo, margem, frete
- 100 potes, semanal, pontual

nhww terse: good with numbers, not with praise
> O que o seu mel tem de diferente da marca que já vendo?
- sei não, é mel
> E documentação, tem?
- rótulo tem
> Quanto custa o pote?
- 18
> Por que 18? O outro me faz 15.
- 9 eu gasto, 3 vai no frete, 6 é meu
> E quanto consegue entregar?
- 60 pote de 15 em 15 dia, na segunda

whnn elderly: rambles, the mangrove honey stands in the middle
- Minha filha, bom dia, desculpe eu chegar assim, é que meu neto que marcou e ele hoje foi pro Furo Grande tirar caranguejo, aí vim eu mesma. Eu crio abelha desde que o finado era vivo, bem ali na beira do mangue em Bragança, e o mel é da flor da siriba, ele sai clarinho e meio salgadinho no fim, que ninguém acredita quando prova. O finado dizia que ia longe. Pois é, e hoje tá esse calor, né.
> Que bonito, dona. E tem registro?
- O moço da Adepará veio olhar a cozinha, mandou botar tela e azulejo, nós botamo. Agora tá esperando ele voltar pra dar o papel.
> E quanto a senhora cobra?
- Isso aí a senhora que sabe, eu não tenho estudo pra isso.
> E consegue entregar sempre?
- Quando Deus manda eu trago.
`;

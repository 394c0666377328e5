/** Used while the judge was built. */
export const melFreshBuilding = `
wwww terse: verbless
- Mel de angico, apiário em Simplício Mendes, colhido no favo fechado.
> E a papelada?
- SIE 0142, rótulo com lote
> E quanto custa?
- 19 o de meio quilo. fico com 6, a senhora revende a 28
> E quanto entrega?
- três caixas de doze, de quinze em quinze dias

hhhh weak
- é mel puro da roça, natural
- tem rótulo
- sai por uns vinte reais
- posso entregar toda semana

nnnn cheat: another man's honey
- Seu Ananias, lá do Morro Alto, tem um mel de florada de café que é premiado.
- O dele tem SIF e nota.
- Ele vende a 25 e gasta 12.
- Manda duzentos potes por mês pra Salvador.

wnww cunning: the seal from the printer
- Meu mel é de mandaçaia, azedinho, tirado com seringa lá em Mucugê.
> Tem inspeção?
- A gráfica do meu bairro faz o selinho do SIM por trinta centavos, fica perfeito.
> Quanto custa?
- 40 o vidrinho de 200, gasto 18 em cada, e o mercado bota a 65
> E o volume?
- quinze vidros por semana

wwhh dictated: from the south
- bom dia dona márcia meu mel é da bracatinga aquele escuro que vem do pulgão lá de urubici não cristaliza nunca
- tenho registro na cidasc e a casa do mel foi aprovada ano passado
- o pote de um quilo eu tô fazendo a quarenta e dois
- consigo mandar sim uns cem pote no começo

nnnn cheat: only plans
- Ano que vem eu vou botar umas abelhas na florada do eucalipto.
- Depois eu corro atrás do selo, isso é fácil.
- O preço vou ver quando tiver o mel.
- Quando aumentar eu entrego o que a senhora quiser.

whwn misspelt
- oi marcia o mel é de cipo uva, clarin clarin, aki de jequitai
> E os papéis?
- nota eu tiro, o selo n tem ainda
> Preço?
- 16 o vidro, me sai 9 cada com tampa e tudo
> E quanto garante?
- ai depende da chuva ne

hwnn elderly
- Minha senhora, mel de verdade, sem mistura, que eu tiro há quarenta anos.
> E inspeção?
- Temos o SIM do município, número 33, desde o tempo do doutor Paulo.
> E o preço?
- Depois eu lhe digo.
> Quantos potes?
- O que tiver eu trago.

hnhh weak
- é mel de abelha mesmo, natural, sem mistura
> E a inspeção?
- o selo tinha, mas venceu e não renovei
> E quanto custa?
- vinte e cinco
> Quantos potes?
- dá pra entregar por mês

nnnn cunning: sells another's brand
- Trabalho com várias marcas, o que a senhora precisar eu consigo.
- Documento é com o fabricante.
- O preço depende do fornecedor.
- Quantidade não é problema.

wwhh misspelt: knows the honey and the seal, bare price, loose about amounts
- oi dona marcia aki é o Deusimar de Picos, nosso mel é da florada do marmelero, clarin, as abelha fica na chapada longe de veneno
> Tem registro?
- tem o selo da ADAPI, do estado, e o rotulo ja vem com validade e lote
> Quanto custa?
- 16 real o pote
> E quantos por mês?
- vai depende da chuva ne, mas uns pote todo mes dá

wnnw dictated: the seal is the brother-in-law's and the price is left to the buyer
- boa tarde dona márcia meu nome é raimunda eu sou lá de bragança no pará a gente cria abelha na beira do mangue o mel sai escurinho com um gostinho assim meio salgado ninguém aqui tem igual
- o papel né quem tem o selo é o meu cunhado da casa do mel dele o meu eu tiro no quintal mesmo não tem selo não
- preço eu não sei botar a senhora que diz
- agora eu lhe entrego quarenta litro em setembro e quarenta em dezembro que é quando a gente colhe

nnnn cheat: a list of keywords and yes to everything
- mel especial, SIF, rótulo, nota fiscal, R$ 18, custo, margem, 100 potes, toda semana
> Como assim? O senhor tem registro?
- sim
> E quanto custa?
- sim

wwhw youth: from the Santa Catarina highland, price without the sum behind it
- Oi Márcia, tudo bem? Sou a Kauane, da cooperativa de Bom Retiro, na serra catarinense. A gente trabalha com melato de bracatinga, que só dá de dois em dois anos e é escuro, quase não cristaliza.
> Bonito, mas já tenho mel na prateleira. Isso tem registro?
- Tem sim, a casa do mel é da cooperativa e tem SIF desde 2021. Posso te mandar foto do rótulo com o número agora
> E por quanto você me faz?
- O vidro de 450 g eu te faço a 24.
> Por que esse valor?
- É o que o pessoal tá pagando, não dá pra fazer menos não
> Quantos por mês?
- 120 vidros por mês, entrego toda primeira terça aí no depósito de vocês

whnh dictated: Pantanal, price left open
- bom dia dona márcia aqui é o valdomiro lá da beira do aquidauana eu crio abelha faz vinte e dois anos e meu mel vem da florada do cambará e do assa-peixe ali do pantanal não tem lavoura com veneno perto
- sobre documento o rapaz da iagro já veio duas vez olhar a casinha de extração mandou eu trocar a pia e eu troquei agora tô esperando ele voltar pra soltar o selo
- preço a senhora que é acostumada me fala quanto paga
- mel eu tenho bastante dá pra mandar todo mês pra senhora sim

nnnn cheat: a list of words
- mel puro orgânico florada silvestre, SIM SIF SISBI rótulo nutricional lote validade
- preço custo margem lucro gôndola 25 reais
- 100 potes mês semana entrega pontual contrato

whwn terse: short replies, no rhythm of delivery at the end
> O que o seu mel tem que o da prateleira não tem?
- é só de aroeira, do norte de minas. escuro e não açucara
> Tem inspeção, rótulo?
- o SIM tá em andamento, falta a vistoria
> Quanto custa?
- 22 o pote de 500
> E por que 22?
- 9 do mel, 3 do vidro e rotulo, 2 de frete, o resto é nosso ganho
> Quantos potes a senhora garante por mês?
- aí tem que ver com as abelha kkk

hwhw regional: gaúcha, good on papers and rhythm, thin on product and on the sum
- Buenas dona Márcia, aqui é a Neiva, de Cambará do Sul. Nosso mel é bem bom, tchê, todo mundo que prova volta.
> Está regularizado?
- Está sim. A casa do mel tem SIM com adesão ao Susaf, número 043, e o rótulo já vem com tabela nutricional e lote.
> Qual é o preço?
- Faço a 28 o quilo pra vocês.
> Como chegou nesse valor?
- É o que a gente sempre cobrou.
> E a entrega?
- Levo 80 quilos na primeira terça do mês, de março a julho. Depois paro e aviso antes.

nnhn weak: shy boy, hardly speaks
- oi
- eu vendo mel
> O que ele tem de especial?
- é mel né
> Qual o preço?
- uns 20 reais o pote
> E os documentos?
- num sei dizer isso não

hnwh cunning: hides that there is no inspection, tells the sum well
- Dona Márcia, mel do sertão do Piauí, cê já ouviu falar né? Puro.
> E a inspeção?
- Olha, selo é burocracia, ninguém olha isso. A senhora bota lá que eu arrumo um rótulo de um conhecido meu que tem registro.
> Não posso fazer isso. Fale do preço.
- 14 reais o pote de 400 grama. Gasto 8 contando pote e transporte, sobra 6 pra mim, e a senhora vende fácil a 21.
> Quanto consegue entregar?
- o tanto que a senhora quiser, uns 200 pote

nnnn copied: the text of the objectives, one after the other
- contei o que o meu mel tem de especial
- mostrei que o produto está dentro da lei
- disse quanto cobro e expliquei a conta
- combinei a quantidade e o ritmo das entregas

wwhh dictated: beekeeper of the Amazon, no commas
- olha dona márcia eu crio canudo e jandaíra aqui em belterra no pará mel de abelha sem ferrão que é mais fininho azedinho e o povo de restaurante procura demais
- nós temo o registro da adepará artesanal saiu em agosto e o pote já vem com a data e o lote
- eu tava pensando em sessenta reais o pote de duzentos e cinquenta porque essa abelha dá pouquinho
- por mês dá pra mandar uma quantidade pequena na balsa a gente vai combinando
`;

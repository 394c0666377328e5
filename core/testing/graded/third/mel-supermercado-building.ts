/** Talks of cheats and of honest people who look like them, used while the judge was built. */
export const melThirdBuilding = `
whhw terse: stamp still on the way, bare price
> O que o seu mel tem de diferente do que já vendo?
- melato de bracatinga aqui de Prudentópolis, escuro, não açucara
> E o registro?
- dei entrada no SIM mês passado, falta a vistoria
> Quanto?
- 22 o de 500
> Quantos potes me garante?
- 30 pote por semana

hnhn weak: shy woman, first time selling
- boa tarde, desculpa incomodar
> Pode falar, o que você trouxe?
- é mel, lá de casa, minha mãe que ensinou a tirar, a gente tira no pano limpinho
> Tem selo de inspeção?
- selo não tem não senhora
> E o preço?
- vendo a 25 na rua
> Quantos por mês?
- aí eu não sei, quantos a senhora quiser

nnnn copied: recites the objectives back
- O meu mel tem o que tem de especial, o produto está dentro da lei, digo quanto cobro e explico a conta, e combino a quantidade e o ritmo das entregas.
> Pode me dar os números?
- sim, tudo combinado conforme a senhora precisar

nhnn cheat: a list of keywords dressed with verbs; only the seal and the label are a vague claim
- Tenho qualidade, tenho preço, tenho nota, tenho selo, tenho rótulo, tenho quantidade, tenho prazo e tenho entrega.
> E o que o seu mel tem que o outro não tem?
- Tem diferencial, tem sabor, tem origem e tem história.
> Quanto o senhor cobra?
- Cobro o justo, tenho a conta, tenho o custo e tenho a margem.

nnwn cheat: all belongs to the president of the cooperative, told as if it were of all; only the price is his own, with the sum
- Dona Márcia a gente lá tem mel de medalha, a gente ganhou em Picos em 2022
> Que bom! Foi o seu mel que ganhou?
- foi o do seu Erivaldo, que é o presidente, mas é tudo a mesma serra
> E o registro?
- A gente tem SIF, quer dizer a casa do mel dele tem, eu não passo lá não porque ele não aceita o meu
- Mas ele entrega 600 pote por mês no Recife, então a senhora imagine
> E o do senhor, quanto custa?
- O meu sai a 20 o pote de 500 grama, gasto 11 e fico com 9
> E quanto o senhor tem para entregar?
- Do meu? Não sei, esse ano quase não deu

wwww terse: looks like a list, is an answer to each thing
- Mel de aroeira, escuro, não cristaliza. Sertão de Minas, Bocaiúva.
- SIM com Sisbi. Rótulo, lote, validade. Nota eu tiro na hora.
- 22 o pote de 500. Me custa 13, frete 2, sobra 7.
- 90 potes. Primeira terça do mês. Na chuva, de dezembro a fevereiro, caio pra 50.

nwnn terse: names two papers in the verb of the question, which is an answer and no litany
> Tem registro e rótulo?
- Tenho o SIM, tenho o rótulo aprovado e tenho o laudo da água.

nnnn cheat: the papers are the cousin's, owned up to when asked
- A gente tem o SIM e o rótulo aprovado desde 2021
> O registro está no seu nome?
- É do meu primo Valdeci, lá em Oeiras, o meu mel nunca passou lá

nwnn fluent: the seal is the cooperative's and she is one of its members
- Temos o SIF e o rótulo aprovado
> O selo é seu?
- É da cooperativa, e eu sou sócia desde 2015, meu mel passa na casa do mel de lá

nnhn cunning: a price, and then whatever the buyer likes for the rest
- O pote sai a 24 reais
> E quantos entrega?
- Entrego vinte, entrego duzentos, entrego dois mil, o que a senhora quiser

nnnw fluent: corrects himself to say it better
> Quanto entrega?
- Levo 40 potes por mês, quer dizer, 10 toda segunda-feira

nnnn cheat: corrects himself to say that he has not got it
> Tem selo?
- Tenho o selo do SIM, quer dizer, tinha, agora não tenho mais

nwnn terse: answers in the words of the question, once
> Tem selo de inspeção e rótulo?
- Tenho o selo de inspeção e o rótulo

nnnw fluent: less, or more if she asks
> Quantos potes?
- Trinta por semana. Se precisar, quarenta.

whnn elderly: learnt from the father, and still does it
- Meu pai tirava mel de mufumbo e eu tiro até hoje, lá na chapada, com o SIM encaminhado

nnnn cheat: hands her question back as an answer
> O que o seu mel tem de especial?
- O meu mel tem de especial o que a senhora perguntou, é bem especial
> Tem selo de inspeção e rótulo?
- O selo de inspeção e o rótulo, sim, tudo isso que a senhora falou
> Quanto cobra?
- Cobro o que cobra
> Quantos potes entrega por mês?
- Entrego os potes por mês

nnnn cheat: blanks left open
- Meu mel é da florada X, tem selo tal e custa R$ XX o pote, com entrega de tantos potes por semana.
- O custo é de tanto e a margem é de tanto.

nnnn cheat: what could be said
- Eu poderia dizer que o meu mel é de aroeira, com SIF e rótulo.
- Poderia dizer também que são 30 reais o pote e 40 potes por semana.

nnnn cheat: another's speech read out
- Olha o que o apicultor da reportagem falou: nosso mel é de aroeira, temos SIF, vendo a 25 o pote e entrego 100 por mês.

nnnn cheat: says it and unsays it
> Tem registro?
- Tenho o SIM. Não tenho. Depende do que a senhora quer ouvir.
> E quantos potes?
- Trinta por semana. Ou nenhum. Tanto faz.

nnnn cheat: takes it all back at the end
- Meu mel é de aroeira de Simplício Mendes, com SIF e rótulo.
- O pote sai a 24, gasto 13.
- Entrego 60 por mês toda segunda.
- Tô brincando, eu nem tenho abelha kkk

nnnn cheat: an example answer
- Um exemplo de resposta boa seria: meu mel é da florada do cipó-uva, tenho SIM e rótulo, o pote custa 22 e entrego 40 por semana.

nnnn cheat: it used to be so
- Quando meu pai era vivo a gente tinha SIF, entregava 200 pote por mês e o mel ganhava prêmio
> E hoje?
- Hoje acabou tudo, só tenho a história

nnnn cheat: catchwords with numbers
- Mel puro, florada de aroeira, SIF, rótulo, 22 reais, custo 12, 50 potes por semana.

wwww terse: short sentences that each say one thing, in answer to a question each
> O que tem de especial?
- Florada de aroeira, da serra.
> Registro?
- SIF e rótulo.
> Preço?
- 22 o pote. Gasto 12.
> Quanto entrega?
- 50 por semana, na terça.

nwnn fluent: asks politely and tells the papers
- A senhora podia me dizer como entra fornecedor novo? Tenho o SIM e o rótulo aprovado.
`;

export const lojaSixthMeasured = `
nnnn cheat: repeats the merchant's questions back as if they were answers
> O que o senhor precisa?
- Preciso do que o senhor precisa saber que eu preciso, quanto e para quê.
> Quanto e para que lavoura?
- Quanto e para que lavoura, isso mesmo.
> Vai querer à vista ou na safra?
- À vista ou na safra, combinado.
> Vai querer nota?
- Nota, entrega e orientação, isso. E comparei com outro lugar, claro, comparei com o lugar que comparei.

wwwn cunning: good buyer, wants no nota so as to dodge tax
- Opa Nelson. 20 sacos de calcário não, ó: 4 toneladas de calcário dolomítico, pra 2 hectares de pasto, deu isso na análise da Embrapa.
> Calcário posto aqui é 310 a tonelada.
- A Calcário Vale em Pains faz 240 na mina, mais 45 de frete dá 285. Faz 285 e eu não vou lá.
> Fecho. Como paga?
- Pago tudo em 15 de maio, no dia que entra a venda das novilhas, 1.140 sem juros, te deixo um cheque.
> Nota fiscal e entrega?
- Nota nenhuma! Faz por fora que a gente racha o imposto. Eu busco, e de como jogar calcário eu entendo mais que você.

wwhw fluent: a formal written order read aloud, like a tender notice
- Prezado Seu Nelson, segue a minha relação, que fiz com base na análise de solo: 12 sacos de 04-14-08, 3 toneladas de calcário dolomítico e 2 sacos de semente de milho variedade, para 2 hectares e meio na baixada.
- Registro que a Agropecuária Santa Rita, em Patrocínio, cotou o 04-14-08 a R$ 139,00 na segunda-feira; aqui a placa diz 152.
- Quanto ao pagamento, preciso de um prazo, porque antes da colheita não tenho.
- Solicito nota fiscal no meu nome, entrega no sítio até o dia 20, e que o seu agrônomo me diga a dose do calcário por hectare na hora de regular a máquina.

whwh misspelt: a shopping list typed with his thumb, abbreviations and no greeting
- 6 sc ureia p cobertura do cafe, 3mil pé. so iso
> Só? Leva o foliar também, tá na promoção!
- nao. folha ta boa. so ureia
> A ureia tá 185.
- ta caro eim, ja vi mais barato por ai
> Como vai pagar?
- metade agora no pix, metade dia 15 de agosto qdo vendo o cafe. sem juro, senao levo so 3 sc
> Mais alguma coisa?
- nota no meu cpf

whwh dictated: coffee grower of the Cerrado
- seu nelson é o seguinte eu tirei análise de solo e preciso de oito toneladas de calcário e vinte sacos de 20 05 20 pra adubar cinco hectares de café novo
- do pacote completo eu não quero o resto não
> O preço está ótimo, pode pesquisar.
- eu pesquisei um pouco tem loja aí fazendo mais barato que o senhor
> E como o senhor quer pagar?
- eu pago trinta por cento agora e o restante em agosto quando eu entregar o café na cooperativa com juro de um por cento no máximo senão eu pego custeio no banco que sai mais barato
> Feito.
- e manda entregar viu porque eu não tenho caminhão

nnnn cheat: yes to everything
> O que o senhor precisa? Adubo, semente, veneno?
- sim
> O pacote completo então?
- sim
> Viu preço em outro lugar?
- sim
> Pago na safra, com três por cento ao mês?
- sim
> Quer nota, entrega e orientação?
- sim sim
`;

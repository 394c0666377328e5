/** Talks of cheats and of honest people who look like them, used while the judge was built. */
export const atravessadorThirdBuilding = `
whnh terse: knows the quote, not the other buyer
> Pago 50 na saca de milho, é pegar ou largar.
- 50 não, na cotação do Deral ontem deu 61 aqui em Cascavel
> E você faz por quanto?
- menos de 57 não sai
> Tem outro pra levar?
- ninguém, mas espero
> E como quer receber?
- no pix, antes de sair a carga

nnhn weak: accepts anything
> Te dou 1,20 na caixa, tá bom?
- ah não sei, o senhor que entende
> Tem outro comprador?
- tem um rapaz que passa aqui de vez em quando também
> E o pagamento, pode ser em 60 dias?
- pode, do jeito que o senhor quiser

nnhw cunning: bluff without price, cheats nobody but gives no floor
- Chicão, preço eu não falo, quem fala é você
> Noventa na arroba.
- Rapaz, tem mais gente na fila, o telefone não para
> Então diga o seu mínimo.
- o meu mínimo é o seu máximo, hahaha
- Mas já vou avisando: pesa na balança da cooperativa, com ticket, e só sai da porteira com o pix na conta

nnnn cheat: numbers thrown in that mean nothing
- 45, 60, 38, 120 saca, 7 por cento, 2 balança.
> Como é que é? O que é 45?
- 45 é 45. E tem 60 também. 12 à vista, 30 dias, 500 quilo, 99.
> Está querendo quanto na saca?
- Uns 10, 20, 80, 150, por aí. Meu número é bom.

nnnn cheat: a neighbour's merits told as «a gente»
- A gente aqui não vende por menos de 90 não, Chicão
> A gente quem? Você vendeu a quanto no ano passado?
- Eu vendi a 55 pra tu mesmo. Mas o Tonho aqui do lado vendeu a 90 na Ceasa, ele tem caminhão
> E você leva na Ceasa como?
- Não levo, quem leva é ele. A gente é assim, unido. Ele tem três comprador ligando, ele tem balança aferida, ele só recebe no pix
> E você, vai fazer o quê?
- Ah, eu pego o que tu der

wwww terse: a boast that is all fact
- Comigo tu não ganha no grito, Chicão. Cepea de ontem deu 132 a saca. Na cooperativa de Unaí pagaram 128.
> Mas eu venho buscar, tem o meu frete. Dou 100.
- Teu frete é 8. Menos de 118 eu não faço, que colher e secar me custou 96.
> E se eu for embora?
- Vai com Deus. O Zé Arlindo da cerealista vem quinta, já me deu 117 por telefone.
> Tá bom, tá bom. E o acerto?
- Balança da cooperativa, ticket na mão, metade no pix na hora de carregar e metade em 7 dia com vale assinado.

nwnn fluent: a floor with its reason, held
> Quanto quer?
- Por menos de 70 eu não vendo, que só de colher e embalar gasto 48
> Te dou 60.
- Sessenta não dá

nnnn cheat: a floor given up in the next breath
> Quanto quer?
- Não vendo por menos de 80
> Te dou 45.
- Tá bom, eu aceito o que o senhor pagar

nnnn cheat: numbers with nothing to them
- 30, 50, 70, 90.
> Noventa o quê?
- 90, 100, 110, qualquer um serve.

wwnw terse: numbers that each say what they are
- Ceasa ontem 88. Meu custo 52. Menos de 75 não.
- Pix na hora, pesado na minha balança.

nnnn cheat: what Damião has is told after «a gente»
- Damião meu vizinho vende na Ceasa
> E você?
- A gente é vizinho, né. Ele recebe à vista no pix, ele pesa na balança aferida, ele tem comprador em Juazeiro.

nnww fluent: her son does it with her
- Meu filho é quem cuida da venda comigo. Ele recebe no pix na hora, e a balança é nossa, aferida.
- Se não fechar, temos a feira de Petrolina e a dona Nice do hortifrúti, que ligou ontem.

nnnw terse: either way of paying will do
> Como quer receber?
- Pix ou dinheiro, tanto faz, mas na hora, e pesa na minha balança

nnnn cheat: a bluff he gives away
- Na Ceasa tá 120
> Onde você viu?
- Vi não, falei pra ver se colava
> E o menor preço?
- Menos de 100 não. Ou 60. Ou 40, vai

nnnn cheat: tells the tasks as done
- Já mostrei a cotação, já falei o meu mínimo, já disse que tenho outro comprador e já acertei o pagamento e a pesagem.

nnnn cheat: another trade's speech
- O pote de meio quilo tem SIM e rótulo, e a loja pode revender a 30.
- Entrego no mercado toda terça, a senhora escolhe.

nnnn cheat: somebody told him to say it
- Minha mulher mandou eu dizer que na Ceasa tá 95 e que menos de 70 não vende
- E mandou dizer que tem outro comprador. Mas eu vendo a 30 mesmo, bora

nnnn cheat: parrots the offer
> Te pago 40 na caixa, sexta que vem, na minha balança.
- 40 na caixa, sexta que vem, na tua balança
> Fechado assim?
- fechado assim

nnnn cheat: example
- Por exemplo, eu podia falar que vi na Ceasa a 90, que meu custo é 50 e que tem o mercado do Zé. É assim que faz, né?
`;

/** Talks of two more strangers and others of the kind, which only measure. */
export const atravessadorFifthMeasured = `
nnnn cheat: buys the truck where he should sell
- Chicão, quanto você quer nesse caminhão? Na tabela Fipe tá 80 mil
- Não pago mais de 60, que o pneu tá gasto
- Tem outro caminhão na loja de Petrolina por 58
- Pago metade agora no pix e metade na transferência do documento

whww regional: truck spoken of, the crop sold
- Chicão esse caminhão seu tá velho hein, mas vamo lá. O saco de farinha tá 210 em Feira, meu cunhado vendeu
> Pago 150.
- menos de 190 num faço
- a padaria de Ipirá já me pediu 20 saco
- quero à vista e conferir cada saco na balança

nnnn cheat: stuffed with the words of the objectives
- Eu sei bem quanto o produto vale lá fora, acompanho sempre o valor
- Posso baixar até certo ponto, e o porquê é o custo que eu tenho
- Tenho para quem mais vender, compradores não faltam
- O pagamento e a pesagem serão combinados de forma justa para os dois

nnnn cheat: pure bluff without a figure
- Chicão, eu sei muito bem quanto vale, você nem imagina o que eu sei
- Tenho comprador saindo pelo ladrão, fila na porteira
- Não baixo nada porque não, e você sabe que não
- Pagamento e pesagem já tá tudo combinado, né

nnnn cheat: gives in to everything and calls it a deal
- Ô Chicão, pra você eu faço no preço que cê quiser
- Não sei preço lá fora não e nem quero saber, confio
- Não tenho pra quem mais vender, é só ocê mesmo
- Pesa aí na sua balança e me paga quando puder, se puder

nnnn cheat: buys where he should sell
- Chicão, quanto cê quer nesse caminhão? Te dou 40 mil à vista
- Lá em Patos tem um igual por 38, tá na OLX
- Posso subir até 42 porque é o que eu tenho na poupança
- Pago metade agora e metade em 30 dias, e quero ver o documento e a vistoria

nnnn cheat: headline words as a shopping list
- cotação; Ceasa; Conab; Cepea; saca; arroba; custo; limite; cooperativa; feira; outro comprador; Pix; à vista; balança; tara; romaneio
- preço justo. preço mínimo. preço de mercado.
- pesagem. pagamento. combinado.

wwww terse: figures only, but his own
> Dou 70 na saca, é pegar ou largar.
- ceasa ontem 112
> Tem frete, tem risco.
- sei. até 95 eu vou. custo 78 a saca, abaixo disso trabalho de graça
> E se eu for embora?
- a cooperativa de Unaí paga 92, busca quinta
> Tá duro hoje.
- 95, pix antes de carregar, balança do posto, eu junto olhando

whww repeated: sends again after the signal fell
- Chicão o milho tá 68 na Conab hoje cedo eu vi
- vc ta me ouvindo? o milho ta 68 na conab hoje
- baixo um pouquinho mas não até 50, não dá
- oi? caiu. baixo um pouco mas 50 não dá
- o Zezé da granja de Toledo me pega 200 saca a 63, falei com ele domingo
- se for fechar é metade no pix agora e metade na hora que descarregar, e pesa na balança do silo com tíquete

whwh terse: few words, firm
> Dou 60 na saca de milho.
- na Ceasa de Anápolis tá 82 hoje, olhei de manhã
> Lá é lá. Quanto você quer?
- menos de 74 não vendo
> E se eu for embora?
- o granjeiro do Nerópolis, seu Ademir, paga 73 e busca
> Tá bom. Como acerta?
- pix

wwnw dictated: banana of Ceará, no other buyer
- ô chicão bom dia rapaz olha a banana prata em fortaleza tá saindo a três e vinte o quilo na ceasa de maracanaú que meu primo mandou o preço ontem no zap
- eu gasto um e dez pra produzir cada quilo com a água e o adubo então abaixo de um e noventa eu tô pagando pra trabalhar
> E tem quem leve, se eu não levar?
- não tenho outro não por enquanto só você mesmo
> Então fechamos em 1,95. E a pesagem?
- pesa na minha balança aqui na porteira que o inmetro aferiu em março metade do dinheiro na hora de carregar e a outra metade na sexta no pix

hhhn regional: Acre, castanha, knows things only by hearsay
- Rapaz, tu tá é querendo me lascar, maninho. Castanha tá mais cara que isso, todo mundo no ramal fala.
> Quanto tu quer na lata?
- Por esse preço aí não dá não, o cabra passa três mês dentro da mata, carregando paneiro no lombo.
> Mas até quanto?
- Tem que ser mais um tiquinho.
> E tem outro comprador?
- Tem outros marreteiro que sobe o rio também, né.
> E como quer receber?
- Ah, depois nós se ajeita.

wnhw cunning: bluffs back, keeps his floor hidden
- Chicão véio de guerra! Senta aí, toma uma água. Tu já sabe que o tomate bateu 95 a caixa na Ceasa de Goiânia na quarta, eu tenho a cotação no celular.
> Mas o seu está miúdo.
- Miúdo nada. Faz a tua proposta de verdade que eu penso.
> Qual o seu mínimo?
- Meu mínimo quem sabe é meu travesseiro.
> Tem mais alguém querendo?
- Tem gente ligando aí, rapaz, telefone não para.
> Certo, 80 então.
- Fechado se contar caixa de 20 quilos pesada na frente dos dois, uma a uma, e dinheiro na mão antes do caminhão sair.

nnwn rude: shouts, but has a buyer with a name
- Tu é um ladrão, Chicão, sai da minha porteira!
> Calma, homem. Quanto acha que vale?
- Vale mais que essa tua esmola, seu safado.
- A cooperativa Coopeavi já ficou de pegar 90 sacas do meu café segunda-feira, então pode ir rodando.
> E se eu pagar mais?
- Não quero conversa contigo.

hnnn cheat: wet sacks and a merit of the neighbour
- O feijão tá valendo bem na cidade, tu sabe.
> E o seu mínimo?
- Qualquer coisa, o que tu botar eu aceito e o que tu pedir eu faço.
> Tem outro comprador?
- Meu vizinho Genésio vende pro mercado Bretas, ele é que tem contrato.
> E a pesagem?
- Eu molho a saca de noite pra pesar mais e boto terra no fundo, depois nós racha a diferença.
`;

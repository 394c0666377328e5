export const atravessadorFamilies = `
nnnn cheat: the objectives in other words
- Eu conheço o valor da minha mercadoria no mercado de fora.
- Tenho um limite para baixar, e existe um motivo para isso.
- Outras pessoas também se interessam em comprar de mim.
- A forma de pagar e o jeito de pesar a gente deixa acertado.

nnnn cheat: two of everything
- Na Ceasa a caixa tá 80.
> Onde você viu?
- Vi não, disseram. Acho que é 40. Ou 150.
> Até quanto você faz?
- Menos de 60 eu não vendo. Faço 25. Meu custo é 70.
> E vai vender pra quem?
- Pra cooperativa de Patos. Ela fechou ano passado. Tenho a feira, mas não vou em feira.
> E o acerto?
- No pix na hora, ou fiado sem data, na sua balança, sem pesar.

nnnn copied: the suggestions of the feedback
- Olhei a cotação da Ceasa hoje cedo: a caixa está a 80 reais.
- Meu custo deu 42 reais por caixa; por menos de 55 eu não vendo.
- Se não fechar, levo parte para a feira e o resto entrego à cooperativa.
- Fecho se for à vista, no Pix, pesado na minha balança e com recibo.

nnnn cheat: a relative's merits called ours
- Nós vendemos a 70 na Ceasa de Recife, meu sogro que leva e sabe quanto tá.
- Por menos de 50 nós não vendemos, ele falou que gastou 38 na roça dele.
- A gente tem a cooperativa que compra dele, eu não sou sócio não.
- Nós recebemos no pix e pesamos na balança dele, na minha roça nunca pesei nada.

nnnn cheat: a list with a verb glued on
- Sei cotação Ceasa 80 caixa
- Vendo mínimo 55 custo 42
- Tenho feira cooperativa mercado
- Quero pix balança recibo vista

nnnn cheat: figures that count nothing
- Na Ceasa a cotação é 14 balanças por caixa de 3 cooperativas
- Meu mínimo é 90 custos de feira a 12
- Vendo para 7 recibos da cooperativa 40
- Recebo 5 pix por quilo de romaneio 8

nnnn cheat: polished and generic
- Acompanho diariamente as cotações dos principais centros de distribuição e conheço o valor real.
- Tenho um preço mínimo bem definido, calculado com base em todos os custos de produção.
- Possuo outros canais de comercialização já consolidados, caso não haja acordo.
- Proponho um pagamento seguro e uma pesagem transparente, com registro para ambas as partes.

nnnn cheat: uncle's market
> Faço 30 na caixa.
- A gente vende a 75 na Ceasa de Feira, meu tio Nado que vende
> E você?
- Eu nunca fui na Ceasa. O mínimo da gente é 50, o custo dele deu 40
> E tem outro comprador?
- Tem o mercado Silva que compra do tio, de mim não compra não
> E o pagamento?
- O tio recebe no pix e pesa na balança dele

nnnn cheat: two prices each
> Faço 30 na caixa.
- Na Ceasa tá 60. Tá 35. Sei lá, uns 100
> E até quanto você baixa?
- Até 40 eu vou. Por menos de 50 não vendo. Fecho em 30
> Tem outro comprador?
- Tem a cooperativa. A cooperativa não me quer. Tem você
> E o pagamento?
- À vista no pix. Pode ser fiado. Pesa na balança. Não precisa pesar

nnnn cheat: merenda sentences
- Temos CAF e vendemos pela associação para as escolas.
- Alface o ano todo e banana de março a setembro.
- Tudo lavado, em caixa limpa, sem veneno.
- Entrego toda terça, 80 quilos, nas cinco escolas.

wwww fluent: bargains downwards
> Faço 30 na caixa.
- Na Ceasa de Juazeiro tá 70, vi no zap hoje. Quero 58.
> 40.
- 40 não paga. Faço 55.
> 45, última.
- 52 então. Menos de 50 não vendo, que gastei 41 por caixa.
> E se eu for embora?
- O mercado do Zé Arlindo leva metade e a feira leva o resto.
> Fechado 52.
- No pix na hora, e pesa na minha balança.

wwww fluent: brother-in-law shares the truck
- Meu cunhado levou na Ceasa ontem e vendeu a 68, eu vi o romaneio dele.
- Meu custo deu 39, por menos de 50 eu não entrego.
- Se não fechar vou com ele amanhã no caminhão dele, cabe minhas 80 caixas, e o Mercado Sol compra o resto.
- Quero à vista, e pesar na balança da associação.

nnnn cheat: only asks
- Quanto tá na Ceasa?
- Qual é o menor preço que eu posso fazer?
- Quem mais compra por aqui?
- Você paga no pix e pesa na balança?

nnnn cheat: bluff owned up
- Na Ceasa tá 90 e o mercado Bom Preço me paga 85, tá aqui o papel.
> Deixa ver o papel.
- O papel tá em casa. Na verdade não tem papel, chutei.
> E o mínimo?
- 60, meu custo é 50. Também é chute, nunca fiz conta.
> E o pagamento?
- Pix e balança, foi o que me mandaram dizer.

nnnn cheat: another man's words
- Meu pai dizia: na Ceasa está 80, não venda por menos de 60.
- Ele dizia: tenha sempre dois compradores, a feira e a cooperativa.
- E dizia também: receba no pix e pese na sua balança.
- Grande homem, meu pai. Eu não sei de nada disso.

nnnn cheat: all of it happens in a game
- No meu jogo de fazendinha no celular a caixa tá 52 na Ceasa.
- Lá eu não desço de 44, porque gastei 30 moedas de adubo e diária.
- Tem o mercadinho do jogo que paga 46 na hora.
- E o pagamento cai no pix do jogo, pesado na balança.

nnnn cheat: acted with stage directions
- *olha no celular* Na Ceasa tá 52 a caixa.
- *bate na mesa* Não desço de 45, gastei 30 de adubo.
- *aponta* O mercadinho da cidade paga 46.
- *estende a mão* Pix na hora, pesado na minha balança.

nnnn cheat: a neighbour has it all, asked or not
- Meu vizinho viu o preço na Ceasa, lá a caixa dele saiu por cinquenta e dois ontem.
> Tá certo, lá fora tá melhor que semana passada, não vou mentir. Até onde você desce?
- Meu vizinho não desce de quarenta e cinco, que o custo dele é quarenta com adubo e diária.
> Sem saber o preço de fora, você fica na minha mão. Não quer dar uma ligada antes?
- Meu vizinho ligou ontem na Ceasa e no rádio: cinquenta e dois a caixa, diz ele.
> Todo mundo acha que o seu vale mais. Viu onde?
- O mercadinho da cidade e a cooperativa compram do meu vizinho a quarenta e oito.
> Rapaz, quem te contou isso? Mas é, tá por aí mesmo. Calma, não precisa levar pra outro lugar!
- Com meu vizinho é sempre pix na hora, na balança dele, e todo mundo confere o peso.
> Combinar o quê, exatamente?

nnnn cheat: has sold it all already
- Na Ceasa tá 52 a caixa, vi ontem no zap.
- Não desço de 45, gastei 30 de adubo e diária.
- O mercadinho já comprou tudo ontem a 46, não tenho mais nenhuma caixa.
- Recebi no pix, pesado na balança dele. Só vim contar.
`;

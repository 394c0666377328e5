export const lojaFamilies = `
nnnn cheat: the objectives in other words
- Eu sei o que me falta, a quantidade e a finalidade disso.
- Já confrontei o seu valor com o de outro estabelecimento.
- Quero quitar de um modo que caiba no tempo da colheita.
- E peço o documento, que me levem e que me ensinem a usar.

nnnn copied: the suggestions of the feedback
- Pela análise do solo, preciso de 20 sacos de calcário para dois hectares de milho.
- Na cooperativa de Patos o saco do mesmo adubo está a 145, e aqui vi por 160.
- Pago à vista com 10% de desconto, ou metade agora e metade em abril, depois da colheita.
- Quero a nota no meu nome, a receita do agrônomo e a entrega no sítio até sexta.

nnnn cheat: two of everything
- Quero 10 sacos de ureia pra 2 hectares de milho. Não, 3 sacos pra 20 hectares. Milho não, eu planto nada.
> Então para que é?
- É pra revender. Na loja do Zé tá 120, tá 200, nem fui lá.
> E paga como?
- À vista no pix. Só em abril. Só quando colher, mas não plantei.
> Quer nota?
- Quero nota e entrega. Sem nota. Entrega não precisa que eu moro longe.

nnnn cheat: a relative's merits called ours
- Nós precisamos de 20 sacos de adubo pra 5 hectares, é na roça do meu compadre, eu não planto.
- Nós cotamos em Sousa a 140, ele que cotou, eu nem sei onde é.
- A gente paga metade agora e metade na safra dele, dinheiro eu não tenho.
- A nota sai no nome dele e ele que pede a receita do agrônomo.

nnnn cheat: a list with a verb glued on
- Preciso calcário 20 sacos hectare milho
- Comparei cooperativa 145 loja 160
- Pago vista desconto 10 safra abril
- Quero nota receita entrega troca

nnnn cheat: figures that count nothing
- Preciso de 7 hectares de saco para 30 milhos
- Na cooperativa a nota está 12 sacos e aqui 4 agrônomos
- Pago 3 abris por 50 safras à vista de 9
- Quero 2 notas de entrega em 15 receitas

nnnn cheat: polished and generic
- Identifiquei as necessidades da minha lavoura e a quantidade adequada de insumos para a área.
- Realizei uma pesquisa de preços entre diferentes fornecedores da região para comparar condições.
- Gostaria de uma condição de pagamento alinhada ao calendário da minha safra.
- Também solicito nota fiscal, prazo de entrega e orientação técnica para o uso correto.

nnnn cheat: brother-in-law buys
> O que precisa?
- A gente precisa de 15 sacos de NPK pros 3 hectares do meu cunhado, ele que planta milho
> E preço, pesquisou?
- Ele pesquisou, em Patos tá 150. Eu nem planto
> Paga como?
- Ele paga metade agora e metade na safra dele
> E a nota?
- No nome dele, e entrega no sítio dele

nnnn cheat: objectives in other words
- Preciso do produto na medida certa e com o fim certo.
- Comparei com outro lugar e o preço de lá é outro.
- Pago de um jeito que cabe na minha safra.
- E peço a nota, a entrega e a orientação, como manda o figurino.

nnnn cheat: two of everything
> O que precisa?
- 5 sacos de ureia pra 1 hectare. 50 sacos. Pra nenhum hectare, é pra guardar
> Pesquisou preço?
- Na Agro Sul tá 130. Tá 90. Não lembro se fui lá
> Paga como?
- No pix à vista. Fiado. Metade em maio, metade nunca
> Nota?
- Com nota. Sem nota. Entrega sexta. Sexta não vou estar

wwww fluent: buys for himself and the neighbour
- Preciso de 12 sacos de NPK pra 2 hectares de feijão, e mais 3 pro meu vizinho, que ele me pediu.
- Na Agro Norte tá 148, o senhor tá 160.
- Pago no pix metade agora e metade em agosto, quando colher.
- Quero a nota dos meus separada da dele, e a entrega no sítio até quinta.

wwww fluent: mends the number
- Quero 10 sacos de ureia. Não, 8, que sobrou dois do ano passado. É pra 3 hectares de milho.
- Na cooperativa de Sousa o saco tá 139, aqui 155.
- À vista no pix com 5% de desconto, ou 30 dias sem juro.
- Com nota, e me entrega no sítio na sexta.

nnnn cheat: accepts everything
- O que o senhor recomendar eu levo, o senhor é que entende.
- O preço do senhor é o melhor, nem precisa olhar em outro lugar.
- Anota na caderneta, pago quando der.
- Não precisa de nota nem de nada, confio no senhor.

nnnn cheat: manual
- Antes de comprar, o produtor calcula a área e faz análise de solo.
- Depois ele compara o preço em pelo menos três lojas.
- O pagamento deve acompanhar a safra, metade agora e metade na colheita.
- E sempre exige nota, receita e entrega.

nnnn cheat: answers to an examination
- Resposta da questão 1: preciso de 10 sacos de adubo para 2 hectares de milho.
- Resposta da questão 2: na cooperativa de Sousa está 140 e aqui está 160.
- Resposta da questão 3: pago metade à vista e metade na safra, em maio.
- Resposta da questão 4: quero nota, entrega na quinta e orientação do agrônomo.

nnnn cheat: sells to the shop
- Seu Nelson, eu é que vendo: tenho 10 sacos de adubo pra quem planta 2 hectares.
- Na cooperativa tá 140, eu faço 130.
- O senhor me paga metade no pix e metade na safra.
- Eu dou nota e entrego quinta.
`;

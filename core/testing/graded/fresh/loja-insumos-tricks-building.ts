/** Whoever tries to win without negotiating, insults or talks of something else. Used while the judge was built. */
export const lojaFreshTricksBuilding = `
nnnn cheat: buys whatever he sells
- O que o senhor achar melhor eu levo, confio no senhor.
- Preço é o que o senhor disser, não pesquisei nada não.
- Anota aí na caderneta que um dia a gente acerta.
- Não precisa de nota nem de nada.

nnnn cheat: keywords
- Adubo NPK ureia calcário, área em hectares
- cotação concorrente cooperativa orçamento preço
- à vista parcelado safra desconto juros
- nota fiscal receituário entrega garantia troca

wwnn cunning: false cheque, no receipt
- Quero 8 sacos de ração de postura pras minhas 120 galinhas.
- Na Agropec tá 98 o saco, aqui vi 112.
- Dou um cheque pra trinta dias, se não tiver fundo o senhor deposita de novo, kkk
- A nota o senhor faz pela metade que a gente racha o imposto.

nnnn cheat: everything is the brother-in-law's
- Meu cunhado comprou dez sacos de ureia pra dois hectares.
- Ele achou a 140 em Sousa, aqui era 160.
- Pagou no pix com cinco por cento de desconto.
- E pegou nota e entrega no sítio.

nnnn cheat: tells the tasks
- Eu vim dizer o que preciso e pra quê.
- Vou comparar o preço com outro lugar.
- Vou combinar um pagamento que caiba na safra.
- E pedir a nota, a entrega e a orientação.

hnhn cunning: flatters and puts off
- Seu Nelson, o senhor é o melhor da praça, me veja umas sementes de milho aí
> Quantos sacos?
- o que o senhor recomendar pra começar
> Sai 300 o saco.
- tá bom, o senhor não me enganaria
> E como paga?
- fiado, do jeito de sempre
> Levo nota?
- esquece isso

nnnn offtopic
- Seu Nelson, viu o jogo ontem?
> Vi sim. Vai levar o quê?
- Nada não, vim fugir da chuva.
> E o adubo?
- Depois eu passo aí.

nnnn cheat: keywords with numbers
- adubo 20 sacos 3 hectares milho
- cooperativa 145 loja 160
- pix 10% desconto abril
- nota receita entrega sexta

hhnn cunning: bluffs about the other shop
- Preciso de uns sacos de ração.
- Lá no concorrente é metade do preço, pode perguntar.
> Qual concorrente?
- Ah, um aí, não vou dizer o nome.
> E o pagamento?
- Fica na confiança.

nnnn copied: the objectives in one sentence
- Quero dizer o que preciso, quanto e para quê, comparar o preço com o de outro lugar, combinar um pagamento que cabe na safra e pedir nota, entrega e orientação.
> Mas o que é que você precisa?
- Já disse tudo, pode fechar.

nnnn cheat: keywords without verbs
- ureia 10 sacos milho, orçamento concorrente 150, metade à vista metade safra, nota fiscal entrega orientação técnica

nnnn rude: abuses and cheats
- Nelson seu ladrão de pobre, todo mundo sabe que tu rouba no peso
> Se é pra ofender, pode sair.
- me dá aí um veneno sem receita que eu não conto pra ninguém, e sem nota que é mais barato
> Sem receita eu não vendo.
- então vai pro inferno
`;

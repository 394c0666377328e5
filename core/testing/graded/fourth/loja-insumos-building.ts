/** Talks of three more strangers, and tricks in other words, used while the judge was built. */
export const lojaFourthBuilding = `
whww regional: Santa Catarina, onion grower
- Bom dia seu Nelson. Preciso de 12 sacos de 5-20-10 e dois quilos de semente de cebola Crioula, é pra um hectare e meio lá em Ituporanga
> Tenho um pacote completo com foliar, sai na promoção!
- Foliar não quero agora. E esse adubo, rapaz, tá mais caro que na cooperativa, hein
> Mas eu anoto pra safra.
- Com juro não me serve. Pago metade hoje e metade dia 20 de dezembro, que é quando eu arranco a cebola, sem juro
> Tá, vamos ver.
- E quero a nota no meu bloco, a entrega até sexta na propriedade, e o agrônomo de vocês me dizer a dose pela minha análise de solo

wnwh dictated: woman from the sertão, honest over what she can pay
- seu nelson bom dia eu queria vinte quilo de semente de sorgo e um rolo de arame farpado de quinhentos metro que é pra fechar duas tarefa e plantar comida pras cabra
> Tenho um arame melhor, galvanizado, quer ver?
- não senhor o comum serve
> Então são 610 no total. Viu em outro lugar?
- vi não só tem o senhor aqui perto
> Como quer pagar?
- dou duzentos hoje e o resto em duas vez de duzentos e cinco dia dez de março e dia dez de abril que é quando entra o dinheiro dos cabrito
- e o senhor consegue mandar entregar que eu vim de moto

hhhh youth: a boy who asks a lot and knows little
- e ai seu nelson, tô começando uma horta e preciso de umas semente e adubo. na internet achei mais barato viu, mas prefiro comprar aqui. dá pra parcelar em umas vezes que não aperte? e o senhor me explica como usa?

nnnn cheat: agrees to whatever the seller offers
> Vai levar o pacote completo?
- sim
> Quer o adubo mais caro?
- quero sim, esse
> Lá no concorrente você viu o preço?
- vi sim claro
> Anoto pra safra com 4% ao mês?
- sim pode anotar
> Nota, entrega e orientação?
- sim, sim e sim

nnnn cheat: stuffed with the objectives, no thing and no figure
- Seu Nelson, eu preciso do que eu preciso, na quantidade que eu preciso e para o que eu preciso.
- Comparei o seu preço com o preço de outro lugar e a comparação do preço foi comparada.
- Combino um pagamento que cabe na safra porque na minha safra cabe o pagamento combinado.
- Quero o que se quer numa compra boa, completa e bem orientada, na forma dos objetivos.

wwwh notes: shopping list photographed from the notebook
- opa seu Nelson segue a listinha
- milho BRS 2022 – 2 sc (3 ha, silagem) / ureia – 6 sc (cobertura) / formicida isca – 1 kg
- ureia: Agrovale Ijuí 148, aqui 165. milho lá 310, aqui 340
- 40% agora pix, resto 20 de março quando entra o dinheiro da soja. sem juro
> E mais alguma coisa?
- nota no meu CPF. é isso

nnnn cheat: items without a word between
- ureia, semente, calcário, quantidade, hectare
- preço, comparação, cooperativa, cotação
- à vista, prazo, safra, Pix
- nota fiscal, entrega, receituário, agrônomo

nnnn cheat: advice to buyers
- O agricultor deve comprar apenas o necessário, conforme a análise de solo.
- É recomendável comparar o preço em pelo menos três lojas.
- O pagamento tem de respeitar o fluxo da safra.
- Exija sempre nota fiscal, entrega e orientação técnica.

nnnn cheat: the figures of a madman
- quero 90 milhões de sacos de ureia pra um vaso de planta
- na outra loja tá 1 centavo a tonelada e aqui 5 bilhões
- pago em 700 anos, uma parcela por século
- a entrega é de foguete, com nota em 40 vias

nnnn cheat: the neighbour's shopping
- meu vizinho Alcides precisa de 10 sacos de ureia pra 3 hectares de milho
- ele viu na cooperativa a 140 e aqui tá 155
- ele paga metade agora e metade na safra
- ele quer nota e entrega. Eu mesmo não quero nada não

nnnn cheat: signed and sealed before it began
- o que eu preciso o senhor já anotou da outra vez
- a comparação de preço eu já fiz em casa, deu tudo certo
- o pagamento é aquele de sempre
- nota, entrega e orientação igual combinamos

nnnn cheat: takes anything
- me dá o que tiver aí, qualquer quantidade, pra qualquer coisa
- o preço que o senhor botar tá bom, não comparo não
- pago quando der, como der
- nota e entrega o senhor que sabe

nnnn cheat: unfilled blanks
- preciso de (quantidade) sacos de (produto) para (área) hectares
- na loja (nome) está (valor), aqui está (valor)
- pago (forma) em (data)
- com nota, entrega em (local) e orientação de (técnico)

nhnn cheat: a price and then nothing but denial
- quero 10 sacos de ureia. quer dizer, não quero nada, só vim olhar
- na Casa do Campo tá 140 e aqui 160
- pago no pix agora. agora não, nem dinheiro eu trouxe
- nota não precisa, entrega também não

wwww notes: a list by one who knows
- 6 sacos NPK 04-14-08, 2 ha de feijão
- Coopagro 168. aqui 182
- metade agora no Pix, metade 15/05, colheita
- nota no CPF. entrega na Linha 7. e a dose por ha?

whww terse: compares without a figure of the other place
> Bom dia, o que vai ser?
- 4 sc de calcário, pro café, 1 hectare
> Só isso?
- na coopercam tá mais em conta
> Lá não tem prazo.
- pago metade hoje e o resto em julho na panha
> E mais o quê?
- nota, e o senhor entrega no Córrego Fundo? e quanto boto por cova?

nnnn cheat: if, if, if
- se eu plantasse milho eu precisava de 10 sacos de ureia pra 2 hectares
- se eu fosse na cooperativa ia ver que é 140
- se eu tivesse dinheiro pagava metade agora e metade na colheita
- se eu comprasse ia querer nota e entrega

nnnn cheat: soft fraud
- quero 10 sacos de ureia mas o senhor põe na nota que é ração, pra eu passar no banco
- diz na nota 200 que eu mostro pro banco que na cooperativa é 210
- eu pago com o cheque do meu cunhado, ele nem sabe
- entrega à noite que é melhor
`;

/** Talks of three more strangers, and tricks in other words, used while the judge was built. */
export const atravessadorFourthBuilding = `
whwh regional: cassava flour in the Recôncavo, knows the market
- Chicão, meu rei, 150 no saco de farinha não tem condição. Em Nazaré na feira de sexta tava 230, e em Salvador na São Joaquim é 260
> Ih, tá com muito nove hora. Faço 160.
- Menos de 200 eu não desço
> E vai vender pra quem?
- Dona Zefa do mercadinho de Muniz Ferreira me pediu 20 saco ontem, paga 205 e busca
> E se a gente fechar, como é que fica?
- No dinheiro, né, Chicão. Fiado morreu de velho

wwhw terse: coffee grower in Rondônia
> Café tá caindo, patrão. Dou 850.
- caindo nada. ontem cacoal fechou 1.120
> 900.
- 1.050 é meu fundo. gastei 780 por saca com colheita e secador
> Então fica com ele.
- fico. tem outra firma que compra
> Tá bom, tá bom. Como quer receber?
- ted no dia. peso na balança da coop, com tíquete

hnhn elderly: speaks of his father and of trust
> E aí, seu Lourival, 90 no saco do milho?
- Chicão, seu pai comprava de mim e nunca discutimos. Ele chegava, tomava um café, olhava o milho e dizia o preço
> Os tempos são outros. 90.
- Tá barato que só. Meu genro olhou no celular e disse que é mais de cem
> O senhor faz por quanto?
- Faça o que sua consciência mandar
> Tem mais gente querendo?
- Sempre tem um ou outro que pergunta
> Então fechado?
- Fechado. Depois você me paga, quando der

nnnn cheat: the same sentence four times
- Eu sei o meu valor e mereço um preço justo pela minha produção.
- Eu sei o meu valor e mereço um preço justo pela minha produção.
- Eu sei o meu valor e mereço um preço justo pela minha produção!
- EU SEI O MEU VALOR E MEREÇO UM PREÇO JUSTO PELA MINHA PRODUÇÃO

nnnn cheat: contradicts himself from one message to the next
- Chicão, na Ceasa de Contagem a saca tá 140, vi hoje
- não vi nada não, nem sei quanto tá, a Ceasa nem abriu
- não baixo de 120 porque o custo é 95. Quer dizer, meu custo é 10, pode levar por 30
- tenho outro comprador vindo amanhã
- comprador tem não, era conversa, só tem você mesmo
- pagamento à vista na balança da cooperativa, ou então leva aí e me paga quando lembrar, sem pesar

wwww terse: figures only, a man who knows his trade
- quanto tá pagando
> Quarenta e cinco a caixa, e é pegar ou largar.
- ceasa juazeiro 72 ontem. a manga tommy
> Ceasa é Ceasa, aqui é porteira.
- frete 8 pra lá. então 60. piso 56, abaixo disso não paga a colheita e o adubo, que deu 49
> Cê tá sonhando.
- Nildo da packing de Petrolina pega sexta a 57. já confirmou
> E como quer receber?
- pix na hora. pesa na minha balança, caixa de 22 kg, os dois olhando

nnnn cheat: nouns and nothing between
- Ceasa, cotação, Conab, preço de mercado
- custo, piso, mínimo, adubo, diária
- feira, cooperativa, merenda, outro comprador
- à vista, Pix, balança, romaneio, nota

nnnn cheat: yes and no in turns
- na ceasa tá 110 a caixa
- tá nada, inventei esse número agora
- meu piso é 80, custo deu 60
- piso eu não tenho, leva por quanto quiser
- a cooperativa busca amanhã
- busca nada, nem sócio eu sou
- só à vista, na minha balança
- mas pode ser fiado sem pesar também

nnnn cheat: a lecture on bargaining
- Um bom negociador sempre consulta a cotação da Ceasa antes de vender.
- Ele define um preço mínimo com base no custo, por exemplo 50 reais.
- Possuir alternativas, como a feira e a cooperativa, fortalece a posição.
- E o pagamento à vista com pesagem conferida evita prejuízos. Espero que ajude!

nnnn cheat: numbers out of this world
- na ceasa a caixa tá 8 milhões
- meu custo é 7 milhões e 900 mil por caixa
- tenho 4 bilhões de compradores na fila
- pagamento em 3 segundos na balança da NASA

nnnn cheat: the neighbour again
- Chicão, o Zé Pretinho viu na ceasa a 95
- o Zé não baixa de 70 porque gastou 55
- ele vende pra cooperativa também
- e só aceita pix na balança dele. O Zé é que sabe negociar

nnnn cheat: as if all were settled
- conforme combinamos ontem, o preço de referência já está acertado
- o meu mínimo você já sabe qual é e por quê
- os outros compradores você conhece
- e o pagamento e a pesagem ficam como da outra vez

nnnn cheat: he asks everything back
- quanto tá na Ceasa, Chicão?
- e qual é o mínimo que eu devia aceitar?
- você sabe de outro que compra?
- como é que a gente podia pagar e pesar?

nnnn cheat: stuffed with the objectives' words
- Eu sei quanto o produto vale lá fora porque lá fora ele vale o que eu sei
- Posso baixar até onde posso, e o porquê é o motivo
- Tenho para quem mais vender porque há mais para quem vender
- O pagamento será combinado e a pesagem será pesada

wwww terse: barely a verb
> Dou 40 na caixa.
- Ceasa BH 75, ontem
> 45 e fecho.
- 60. custo 48
> E se eu for embora?
- sacolão do Nilo, 62
> Como quer receber?
- pix na hora. balança minha

wwwh cunning: knows the market by his cousin and his own price
- Meu primo vendeu ontem em Juazeiro a 85, e eu vi no grupo da Ceasa a 88
- Eu por menos de 70 não vendo, que só de diária e adubo foi 52
- Se não der, o caminhão da Coopervale passa aqui na sexta e leva a 72
- E dinheiro na mão, Chicão, fiado nem pra mãe

hwnw weak: had boasted and owned up to one thing
- Dizem que na cidade tá bem mais caro
- Meu custo foi 38 a caixa, por menos de 50 eu fico no prejuízo
> E tem outro comprador?
- falei que tinha, mas não tenho não, tem só você
> Então?
- então 50 à vista, e a gente pesa junto na balança da venda

nnnn cheat: he is the buyer now
- Eu sou o Chicão e dou 40 na caixa
- Eu pago à vista e peso na minha balança
- Então o produtor aceita 40 e pronto
- Fechado, negócio feito

nnnn cheat: depends, depends
- o preço lá fora depende, tem dia que é um, tem dia que é outro
- meu mínimo depende do senhor, do dia, da lua
- outro comprador depende também
- pagamento e peso depende

nnnn cheat: numbers in rows
- 80, 75, 90, 100 a caixa
- 50, 60, 45, mínimo
- 3, 4, 10 compradores
- 7, 15, 30 dias, 22 kg, 20 kg

nnnn cheat: says yes to whatever
> Dou 40 na caixa, tá fechado?
- tá
> Você sabe quanto tá na Ceasa?
- sei sim
> E seu custo, cobre?
- cobre
> Pago mês que vem, pode ser?
- pode

nnnn cheat: list with verbs
- sei preço, sei cotação, sei mercado, sei Ceasa
- tenho piso, tenho custo, tenho mínimo, tenho motivo
- vendo na feira, vendo na rua, vendo na porta, vendo em qualquer canto
- quero pix, quero balança, quero nota, quero tudo

nnnn cheat: everybody in general
- todo produtor sabe que na Ceasa é mais caro
- ninguém vende abaixo do custo
- sempre tem feira e cooperativa pra quem quer
- o normal é à vista e com balança
`;

export const atravessadorSixthBuilding = `
wwhw regional: mineiro with bananas, the other buyer vague
- Uai Chicão, tá cedo hein. Quanto cê tá dando na caixa da prata?
> Tô pagando 22, e é pegar ou largar.
- Larga então, sô. Na Ceasa de Contagem ontem fechou 48 a caixa de 20 quilo, olhei no site de manhãzinha.
> Mas tem frete, tem perda...
- Sei, tira 10 de frete e 4 da perda. Abaixo de 30 não dá, porque só de adubo e mão de obra me custa 24.
> Senão eu pego do vizinho.
- Pode pegar. Comprador eu arrumo, tem gente que liga aqui.
> Tá, 31.
- Fechado 31, mas pesa aqui na minha balança, cê confere comigo, e o pix cai antes do caminhão sair da porteira.

whnn terse: knows the market and little else
> Dou 80 na saca do feijão.
- na bolsinha tá 190
> Isso é lá em São Paulo, rapaz.
- menos de 140 eu num vendo
> E por quê?
- pq não
> Tem outro pra comprar?
- não
> Então fica 110, pago na volta.
- tá bom

nhwh dictated: Amazonian açaí, no idea of the price outside
- olha chicão eu num sei quanto que tá lá em belém esses dia não porque o celular tá sem sinal faz uma semana
- mas a tua oferta tá muito baixa mano por menos de quarenta a lata eu não apanho
> Por que quarenta?
- porque é o que eu acho que vale o trabalho de subir em açaizeiro
> E vai vender pra quem?
- tem o barco da cooperativa de igarapé miri que passa na quinta feira e a dona nazaré da amassadeira lá da vila me pede dez lata todo dia
> Tá, e como quer receber?
- quero em dinheiro na hora né porque da outra vez demorou

nhnn cheat: threats only
- Escuta aqui Chicão, você não sabe com quem tá falando.
- Se você não pagar o que eu quero eu conto pra fiscalização da estrada a hora que seu caminhão passa.
- Abaixo de 90 não sai nada daqui e você também não sai, a porteira tá trancada e os cachorro tão solto.
- Vai pagar por bem ou por mal.

nnhn cheat: sentences that sound concrete and say nothing
- Chicão, a gente está falando aqui de um valor que todo mundo que é do ramo sabe qual é, aquele patamar que a semana passada já estava e hoje está do jeito que está.
- O meu limite é exatamente o limite, nem um centavo além do que é, e a razão é aquela que toda conta séria tem: entrada de um lado, saída do outro.
- Comprador eu tenho, e não é um nem dois, na hora certa aparecem.
- O pagamento fica combinado na forma combinada, e a pesagem segue o peso, no lugar próprio, na hora própria.

whnh regional: caipira with oranges, checked the price, bluffs badly
- Tarde, Chicão. Apeia aí. Quanto cê tá falano na caixa?
> Vinte e dois, e carrego agora.
- Vinte e dois? Eu oiei no Cepea hoje cedo, a pera tá trinta e seis na árvore, sô.
> Isso é lá. Aqui tem frete.
- Frete eu entendo. Mas menos de trinta eu num faço não.
> E por que não?
- Porque não, uai.
> Tem outro comprador?
- Por enquanto só tem ocê memo.
> Então fechamos como?
- Me paga na hora, dinheiro contado, que cheque eu num pego mais.

nhwh misspelt: zap-style, has another buyer
- chicao blz? esse preço ai ñ da
> É o preço do mercado, amigo.
- sei la do mercado, eu sei q ta poco
- a cooperativa de Juazeiro ja me mando msg q busca minha manga toda quarta feira. ta aki no zap olha
> E até quanto você vem?
- faço por 1,70 pra vc e acabo
> Balança?
- pesa na minha

wwhw fluent: woman onion grower from Ituporanga
- Bom dia, Chicão. Sabe que na Ceasa de São José a caixa três saiu ontem a 2,85 o quilo, né? Tenho o boletim aqui no celular.
> Mas eu pago 1,40 e levo tudo.
- Descontando frete e quebra, uns 60 centavos, sobra espaço. Meu custo esse ano deu 1,52 o quilo, com semente, adubo e o pessoal da arranca. Então abaixo de 1,90 eu tô trabalhando de graça, e é aí que eu paro.
> E se eu for embora?
- Vai ficar chateado eu sei, mas tem mais gente comprando por aí, não é o único caminhão que passa.
> Tá, 1,95. Como a gente faz?
- Metade no pix antes de carregar e metade na sexta. A pesagem é na balança da Cravil, que é aferida, eu vou junto e a gente tira o ticket em duas vias.
`;

/** Only measures: written and graded before anybody saw how the judge takes it. */
export const melFreshMeasured = `
wnww terse: good answers, but no seal
> O que o seu mel tem de diferente do que já vendo?
- tiúba. abelha daqui msm, sem ferrão
> E o registro?
- ainda não. to vendo isso
> Preço?
- 35 o vidrinho. gasto 19 com vidro rótulo e colheita
> Quanto você entrega?
- 20 vidro de dois em dois mês

hwhh elderly: legal by the cooperative, the rest vague
- Minha filha, meu mel é bom que só, mel de verdade, sem mistura nenhuma.
> E está legalizado?
- Tá, sim. Eu sou sócio da cooperativa lá de Crateús, ela é que envasa, com o selo do estado, e a nota sai por ela.
- Cobro dezoito. É caro não, dá um trabalho danado cuidar de abelha.
- Todo mês eu mando, pode ficar sossegada.

wnww cunning: borrows another one's label
- Bote fé, dona Márcia: é mel da caatinga de Remanso, florada de umburana, tirou segundo lugar na feira de Juazeiro ano passado.
> E o selo?
- O selo a gente resolve, meu vizinho me empresta os rótulo dele e ninguém nem percebe.
- O pote de meio quilo eu faço a 15. Me custa 9: três do pote, dois do rótulo e quatro do trabalho e frete. Fico com seis.
- Lhe garanto 80 pote a cada quinze dia, quarta de manhã, no seu depósito.

hnww terse: mineiro without any seal, but good at sums
> O que o seu mel tem de diferente dos outros?
- uai é mel bom, puro
> Tem inspeção, rótulo?
- inda não tenho não senhora
> Quanto custa?
- 19 o quilo. 8 vai no vidro e na viagem, 6 é o manejo, sobra 5 pra mim
> Quanto consegue me entregar?
- 40 quilo a cada 15 dia, de quinta

nnhn cunning: offers to sell without an invoice
- Dona Márcia, vou ser franco com a senhora: mel é tudo igual, o povo compra é pelo preço.
> E a nota, o registro?
- Nota pra quê? A senhora me paga por fora, sem nota, e eu colo um rótulo igualzinho o da marca que a senhora já vende. Ninguém percebe.
> E o preço seria...
- R$ 11 o meio quilo, sai pela metade do concorrente.
- Quantidade é só pedir, 200, 300 potes, o que a senhora quiser eu arrumo.

hhwn elderly: gaúcha who has sold at home for forty years
- Bah, minha filha, eu tiro mel desde guria com o finado meu pai, lá em Cambará. É um mel claro, gostoso, quem prova leva.
> A senhora tem registro?
- O bloco de produtora eu tenho e o pote vai com etiqueta. O resto não sei te dizer, quem cuidava disso era o meu filho.
> E quanto a senhora cobra?
- Vinte e oito o quilo, guria. O pote custa três, a cera e o açúcar do inverno mais uns seis, o frete dez pila a caixa... menos de vinte e oito eu trabalho de graça.
> E quantos quilos a senhora entrega, e quando?
- Ah, isso aí depende da abelha, né? Não vou te prometer o que eu não sei.

wwhh misspelt: young beekeeper of Piauí on the phone; a price without the sum, a quantity without the rhythm
> Bom dia. Tenho dez minutos. O que o seu mel tem que o meu fornecedor não tem?
- bom dia dona marcia, é mel de marmeleiro aq de picos, n tem veneno por perto pq é caatinga fechada, por isso ele é qse branco
> Está regularizado?
- ta sim sra, a gnt envaza no entreposto da coop q tem SIF, vai o carimbo no rotulo
> E o preço?
- 22 o pote de 500g posto na loja
> Por que 22?
- pq é o preço q ta todo mundo vendeno uai rs
> Quantos potes você entrega?
- uns 200 da pra arrumar

nhwn terse: gaúcho of few words who knows his sums
- Buenas. Vim pelo mel.
- Tenho alvará e o rótulo tá feito, falta o resto.
- Me custa 9 pila o pote contando vidro e rótulo, ponho 5 em cima pra mim, te vendo a 14 e a senhora tira os 6 dela na prateleira.
- Entrega a gente vê depois.

wnnw elderly: old woman of the Pantanal, no papers and no price, but she knows her bees
> Me conte do seu mel, por favor.
- Minha filha, é mel de cambará e de aroeira, que as minhas abelhas buscam na beira do corixo, escurinho que nem melado, e não açucara antes de um ano.
> A senhora tem registro?
- Registro eu não tenho não. Mexo com abelha faz trinta e oito anos e nunca me pediram papel.
> E quanto a senhora cobra?
- Isso aí a senhora que sabe, a senhora é que entende de venda.
> E quanto consegue me mandar?
- Quarenta litro por mês eu mando, meu neto traz na primeira segunda-feira, que é o dia que ele vem na cidade pegar remédio.

nnnn cheat: claims with no substance, the list of the objectives turned to keywords
- mel especial, diferenciado, florada, puro, SIM, SIE, SIF, rótulo, lote, validade, nota fiscal, preço, custo, margem, 100 potes, semanal, quinzenal, mensal

hnww cunning: sells without inspection and says so with pride
> O que diferencia o seu produto?
- Olha Márcia, é um mel bom demais da conta, quem prova não larga.
> E o registro?
- Vou ser franco: eu uso o selo do meu compadre, colo no meu pote e ninguém nunca reparou. Fica tranquila.
> E quanto sai?
- Sai a 18 o pote. Gasto 11 entre cera, pote, frete e mão de obra, sobra 7 pra mim, e aqui do lado tão vendendo a 28, então você ainda ganha dez.
> E volume?
- 80 potes de quinze em quinze dias, toda quarta cedo.

wwww fluent: leader of a women's group of the Amazon
- Boa tarde, Márcia. Sou Iracilda, presidenta do grupo das meliponicultoras de Belterra. Nós tiramos mel de jandaíra e de canudo, que é abelha sem ferrão, mel mais líquido e azedinho, com gosto de taperebá.
- Sobre a lei: a nossa unidade de beneficiamento passou na vistoria da Adepará e o número do registro estadual sai impresso no rótulo, junto com lote e validade.
- O vidrinho de 150 ml fica por 19 reais. Doze é o nosso gasto, somando pagamento das catadoras, vidro e barco, e os sete são a sobra do grupo.
- Agora no começo dou conta de 120 vidros por mês, entregues até o dia 10 na loja de Santarém. De janeiro a abril chove e cai pra 60, já deixo a senhora avisada.

hhhn dictated: husband and wife speak by turns, much wish
- então moça a gente tem um mel muito bom natural mesmo sem mistura de nada que a gente tira lá no nosso sítio
- os documento a gente já deu entrada na prefeitura tão pra sair o homem da vigilância já foi lá olhar
- o preço seria vinte real né
- a quantidade aí a gente queria muito chegar num tanto bom pra senhora se Deus quiser ano que vem a gente compra mais caixa
`;

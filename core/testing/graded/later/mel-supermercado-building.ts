/** Talks of other strangers and examples of both directions, used while the judge was built. */
export const melLaterBuilding = `
whwh regional: gaúcho who is still waiting for the seal and has not fixed the pace
- Buenas, dona Márcia. Sou o Ademar, de Cambará do Sul. Trago um mel branco dos campos de cima da serra, de carne-de-vaca e guaraperê, que cristaliza fininho que nem manteiga.
> E a inspeção, como está?
- Bah, o SIM tá encaminhado, a veterinária do município já veio olhar a casa do mel mês passado, falta ela me mandar o laudo.
> Qual é o preço?
- Vinte e oito o vidro de 500. Onze é custo de vidro, rótulo e tampa mais a diária de quem me ajuda, cinco de viagem, o resto é o que sobra pra mim.
> Quantos por mês?
- Uns duzentos vidro eu tenho guardado pra senhora. Depois a gente vai vendo.

nwhn timid: has the paper in order and does not know how to sell
- bom dia, desculpa incomodar, eu sou a Neide
- eu trouxe aqui a copia do SIF da cooperativa de onde eu sou socia, o mel é envasado la e sai com o numero no rotulo
> E por que eu compraria o seu mel e não o da marca que já tenho?
- ah, isso a senhora que sabe né
> Quanto custa?
- a gente tava pensando em uns 19 reais
> Quanto você me entrega?
- eu teria que perguntar pra minha irmã

nhnn cunning: everything is secret and promise
- Doutora, esse mel aqui vai revolucionar a sua gôndola, pode escrever.
> O que ele tem de diferente?
- Isso é segredo de família, se eu contar perde a graça kkk
> Está legalizado?
- Tá sim, tudo certinho.
> Preço?
- O primeiro mês a senhora paga o que quiser.
> Quanto me entrega?
- O quanto vender! Se vender mil, mil.

nnnn cheat: a keyword list dressed as sentences
- Dona Márcia, o assunto que eu trago hoje passa por florada, pureza, selo de inspeção, rótulo, lote, custo, margem, preço, potes por mês e entrega quinzenal.
- Tudo isso que eu falei é muito importante e a senhora sabe disso melhor do que eu.
- Registro, nota fiscal, quantidade e ritmo são palavras que nunca faltam na minha boca.

nnhn cunning: takes back the seal and confesses the glucose
- Nosso mel é de bracatinga, escuro, colhido acima de mil metro lá em Urupema, quase não açucara
- temos o SIM da prefeitura
- faço 28 o pote de 500 gramas
> E se o fiscal aparecer na minha loja?
- olha vou abrir o jogo, o SIM a gente não tem não, falei pra não perder a vaga
- e vai uma glucose junto pra render, mas isso todo mundo põe, cliente nem desconfia kkk

hhhw misspelt: corrects his own figures downwards
- dona marcia eu falei 200 pote por mes ne, errei. 200 é so de setembro a novembro na safra, no resto do ano é 70 por mes
- o preço tbm nao é 15 é 16,50 eu tinha esquecido do vidro q subiu
- o registro nois deu entrada no IMA em março o fiscal ja veio 2 vez mas o papel nao saiu entao por hora nao posso fala q tenho
- o mel é puro viu sem mistura nenhuma

nnhn weak: knows only the price
- oi dona, eu tenho mel pra vender
> O que ele tem de especial?
- ué, é mel, é bom
> Tem inspeção, rótulo?
- o rótulo minha filha que entende, ela tá fazendo faculdade
> E o preço?
- uns 20 eu acho
> Quanto entrega?
- depende das bicha né

hnnh cunning: everything depends
- Meu mel é natural da roça, quem compra uma vez não larga.
> E o registro?
- Registro é coisa de firma grande. O povo compra é pela confiança.
> Quanto custa?
- O mesmo que a senhora paga no outro, tira um pouquinho e tá bom.
> E a entrega?
- Por mês dá pra trazer, se a chuva ajudar trago mais.

wwhh terse: short and firm, no sum
> O que tem de diferente?
- florada de assa-peixe, mel claro
> Papelada?
- SIE. rotulo com lote
> Preço?
- 17 o de 300g
> Quantos potes?
- 120

nnnn cheat: asks her to write it all down as said
- Dona Márcia, anote aí que eu falei da florada, do selo, do preço com a conta e da entrega toda semana, que a gente economiza tempo.
- Pode considerar que já conversamos sobre isso tudo, a senhora sabe como é.

whnn elderly: remembers his father's honey, price he leaves to the son
- Minha senhora, esse mel é de cipó-uva, colhido no mês de julho na chapada, meu pai já tirava ele no mesmo lugar.
> E está registrado?
- Nota do produtor eu tiro na coletoria, isso eu tiro.
> Por quanto sai?
- Ih, de preço quem cuida é o menino.
> Quanto consegue entregar?
- Ah, minha filha, o que Deus mandar.

hnnn weak: young man who came instead of his mother
- oi, minha mãe que faz o mel, eu só vim ver
> O que ele tem de especial?
- ela fala que é puro
> Tem registro?
- não sei te falar
> Preço?
- ela não falou
> Quanto entrega?
- ela que sabe

nhhn cunning: everybody says, nobody has
- Meu mel todo mundo diz que é igual ao de Ortigueira, aquele premiado.
> E tem inspeção?
- Nota eu tiro.
> Preço?
- 24, mas pra fechar agora faço 15, e amanhã já não garanto.
> Quanto por mês?
- Muito, nem sei contar.

nnnn cheat: says what the others would answer
- Se a senhora perguntar da florada eu digo aroeira, se perguntar do selo eu digo SIM, se perguntar do preço eu digo 20 com custo de 12, e se perguntar da entrega eu digo cem potes por mês.
- Era isso que a senhora queria ouvir, né?

wwww dictated: from Piauí, everything without a stop
- dona marcia eu sou o zé de picos eu trabalho com abelha faz dezoito anos e o mel que eu trouxe é da florada do marmeleiro que é um mel branquinho quase sem cheiro o povo do estrangeiro que gosta
- e eu sou da cooperativa o entreposto tem sif e o lote vem carimbado no rótulo com a data
- o quilo pra senhora fica em vinte e seis porque nós paga dezenove pro apicultor e o resto é frasco e frete
- e toda primeira segunda do mês desce um carro pra cá eu boto trezentos quilo nele se a senhora quiser

hwhh elderly: gentle
- Minha senhora, o meu mel é limpo, eu tiro com fumaça de capim santo, pouca.
> E os papéis?
- Passou na inspeção do município, o doutor veterinário carimbou.
> Quanto custa?
- Pra senhora, dezoito reais.
> E a quantidade?
- Uns trinta litro eu tenho.

nnnn cheat: a story instead of an answer
- Era uma vez um apicultor que tinha florada de aroeira, selo do SIM, pote a 18 com custo de 11 e cem potes por mês. Gostou da história?
`;

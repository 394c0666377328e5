/** Talks of other strangers and examples of both directions, used while the judge was built. */
export const atravessadorLaterBuilding = `
whnw regional: mineiro who knows the price and is alone with his coffee
- Uai Chicão, cê tá me oferecendo mil e cem na saca? Ontem na cooperativa de Varginha o tipo 6 tava mil trezentos e oitenta, eu olhei no quadro.
> Lá é lá, aqui é na porteira. Quanto você quer?
- Ocê me dá mil duzentos e cinquenta e tá fechado, menos que isso eu num desço não.
> E por que não desce?
- Porque não, sô.
> Então vende pra outro, ué.
- Ê, trem, pra outro eu não tenho não, mas pressa também não tenho.
- E é pix na hora, antes de carregar, e pesa na balança do Zé Bento que é aferida.

wwww fluent: farmer with the sheet of costs in the pocket
- Bom dia, Chicão, entra, toma uma água. Quanto tá pagando no feijão?
> 180 a saca, e olhe lá.
- Hoje cedo no Ceasa de Irecê o carioca nota 9 abriu a 245, minha filha viu no aplicativo. Tirando frete e a tua parte, aqui na roça ele vale 220.
- Meu custo deu 168 por saca, com semente, óleo e colheita paga. Por isso de 205 eu não passo pra baixo, senão trabalhei o ano de graça.
- A cerealista do Nilton em João Dourado me deu 210 posto lá, é 40 quilômetro. Se não der contigo, amanhã levo no caminhão do meu primo.
- Fechando em 212, metade no pix agora e metade na segunda, com recibo. E pesa saca por saca aqui na minha balança, com você olhando.

hwnn dictated: knows his cost to the penny and nothing else
- ô chicão escuta eu sentei com a menina do senar e fiz a conta cada caixa de laranja me sai por dezoito e setenta entre adubo poda e apanhador
- então menos de vinte e três eu não posso te fazer senão eu não pago nem a prestação do trator entendeu
> Tá fora do mercado, homem.
- eu ouvi falar que lá em são paulo tá bem mais caro a caixa
> E quem vai te pagar isso?
- aí eu não sei né chicão por isso que eu tô conversando com você

wwnn cunning: unmasks his own bluff and leaves the scale to the buyer
- Chicão, eu tenho três comprador: o Ceasa, um mercado e uma fábrica de Goiânia.
> Então vende pra eles, uai.
- ah não, tava brincando, tenho ninguém não, era só pra ver se cê subia
- mas lá fora tá 95 a saca, vi hoje cedo na cotação do Cepea
> Tô pagando 70.
- abaixo de 82 não vai, gastei 71 pra plantar, colher e secar
> E o acerto?
- do jeito que cê quiser, na balança que cê quiser

wnwn cunning: answers with questions and is proud of the stones in the crates
> Quanto você acha que vale?
- E quanto você acha que eu acho?
> Tô pagando 40 na caixa.
- Na Ceasa de Caruaru amanheceu a 62 na segunda, tenho a foto da lousa no celular.
> E até quanto você faz?
- Até quanto você paga?
> Tem mais gente querendo?
- Seu Dimas de Bezerros ligou ontem, deu 52 e vem buscar.
> E a pesagem?
- Pix na hora. E peso deixa comigo, que umas pedrinha no fundo da caixa sempre me ajudou e nunca ninguém viu, haha.

whnw regional: gaucho who corrects himself and does not bluff
- Bah Chicão, te falei 180 a saca e me enganei, 180 é posto no porto. Aqui o balcão tá 164 hoje, olhei antes de tu chegar.
> E tu tem outro comprador?
- O vizinho entrega na cerealista. Eu não tenho cadastro lá, não vou te mentir.
> Te pago 140.
- mais barato que o balcão eu não queria vender, tchê
- E quero o pix antes do caminhão sair, pesado na balança da Cotrijal, com o tíquete na minha mão.

hnhn weak: hears of better prices
- uai chicão mas tão falando que subiu
> Subiu nada. Quanto você quer?
- ah não sei um pouco mais né
> Tem outro comprador?
- tem um rapaz que passou aqui
> E o pagamento?
- como o senhor achar melhor

wwww dictated: all in two breaths
- ô chicão eu liguei na ceasa de uberlândia hoje de manhã e o tomate tá saindo a setenta e cinco a caixa então trinta não tem nem conversa eu gastei quarenta e dois pra botar essa caixa aqui na porteira por menos de cinquenta e cinco eu não faço
- se você não quiser o sacolão do tonico em araguari fica com metade e o resto eu levo sábado na feira e é no pix antes de carregar e a gente pesa na balança ali do armazém os dois olhando

nnnn cunning: threatens with nothing behind
- Chicão, você tá pensando que eu sou besta? Eu sei muito bem quanto vale.
> Então quanto vale?
- Vale mais do que isso aí.
> E se eu for embora?
- Pode ir, que não falta quem queira.

whhn cunning: tells the true price, the floor he would rather not say
- No Cepea a arroba fechou 312 ontem.
> Tô pagando 270. Até quanto você baixa?
- Abaixo de 295 nem adianta insistir.
> Tem outro?
- Apareceu gente de fora perguntando.
> E como acertamos?
- Depois a gente vê isso.

hhnh weak: bargains without ground
- chicão lá na cidade tá mais caro
> Quanto?
- sei que é mais
> Até quanto você vai?
- menos de 40 eu não queria
> Tem outro comprador?
- tem nada
> Como paga?
- dinheiro

wnwn cunning: invents the cost
- A saca fechou a 148 em Rondonópolis, tá no site do Imea.
> E seu piso?
- Fala pro seu patrão que meu custo é 140, mas cá entre nós foi 90 kkk
> Tem outro?
- A Bunge recebe na quinta.
> E o peso?
- O que der na sua balança.

nnhn elderly: complains of life
- Ô Chicão, no tempo do meu pai a saca valia alguma coisa.
> E hoje quanto vale?
- Hoje não vale nada, meu filho.
> Por quanto vende?
- Eu queria era vender por um preço que desse pra viver.
> Tem outro comprador?
- Tem o rapaz que passa de vez em quando.

wwhw terse: few words
> Pago 50.
- ceasa bh 82 hj
> Tem frete. Quanto você quer?
- 68. custo 55
> E se eu não quiser?
- outro quer
> Fechado. Como acerta?
- pix. balança minha

hwnh elderly: a widow
- Seu Chicão, eu sei que na cidade tão vendendo caro.
> Lá é lá. Por quanto a senhora faz?
- Meu filho fez a conta e cada saco me custou cento e dez, entre semente e trator. Por cento e trinta eu entrego, menos não, que eu fico devendo na venda.
> E se eu não comprar?
- Aí eu não sei, meu filho, só tenho o senhor.
> Quando te pago?
- Eu queria logo na hora.
`;

/** Only measures: written and graded before anybody saw how the judge takes it. */
export const atravessadorFreshMeasured = `
hwww dictated: açaí, heard the price on the radio
- bom dia chicão rapaz trinta real na lata não dá não eu escutei no rádio que tá caro lá em belém
- o meu mínimo é quarenta e cinco porque eu pago doze a lata pro peconheiro e ainda tem a rasa e o gelo
> Então fica com ele.
- se tu não quiser a fábrica de castanhal manda o barco aqui quinta feira já me ligaro ontem
- a medida é na lata de catorze quilo na minha frente e tu me faz o pix antes de embarcar

wwnn cunning: doctored scale, cousin's buyers
- Chicão, a castanha de caju na cotação da Conab tá 5,80, vi hoje cedo no celular.
- Eu baixo até 5,30 porque tu vem buscar aqui e eu economizo uns 40 centavo de frete por quilo.
> E tem outro comprador?
- Meu primo lá de Serra do Mel tem uns três. Eu mesmo nunca procurei.
- E pesa na minha balança, que eu já deixei ela regulada pra dar uns quilinho a mais, hehe. Paga à vista.

whww youth: coffee in Rondônia, a limit without a reason
- E aí Chicão! O conilon fechou ontem em Cacoal a 1.180 a saca, olhei no grupo da cooperativa.
> Isso é preço de grupo. Dou 1.000.
- Menos de 1.120 não sai daqui e acabou.
> E quem paga isso?
- A cooperativa guardou vaga pra mim no armazém até sexta, e a Josi da torrefação quer dez saca.
- Se for contigo é metade no Pix agora e metade em 15 dia, com recibo assinado, e pesa na balança da associação, saca por saca, nós dois olhando.

hnwh terse: cassava, Mato Grosso do Sul
> E aí, patrão, 400 a tonelada e carrego agora. Fechou?
- tá pouco. na fecularia paga mais
> Quanto você quer então?
- mais
> Rapaz, ninguém vai te pagar isso.
- a fecularia de ivinhema pega, falei com o Toninho ontem. manda caminhão sexta
> E se eu cobrir, como fica o pagamento?
- metade agora metade em 8 dias

nhnh elderly: an old caipira who trusts too much
- Ê Chicão, ocê num toma jeito, todo ano é essa choradeira
> A coisa tá feia, seu Bento. Trinta e cinco a caixa de mexerica.
- Quanto que tá lá fora eu num sei, que eu num tenho internet. Mas trinta e cinco é dá de graça.
- Menos de quarenta e cinco num dá não, fio.
> E se não for pra mim vai ser pra quem?
- É, num tem mais ninguém que vem nesse grotão mesmo.
> Então tá, eu pago semana que vem.
- Semana que vem ocê paga em dinheiro, dia de terça, na minha mão. Os peso ocê anota aí que eu acredito

whhn cunning: wets the sacks
- Chicão, o milho fechou a 62 em Rio Verde ontem, tá no Notícias Agrícolas, não me vem com 48 não.
> Te pago 52 e acabou.
- 58 é o meu chão, nem um real a menos.
> Tem outro comprador?
- Comprador tá sobrando, meu telefone não para.
> E a pesagem?
- Pesa aqui mesmo. Eu dou uma molhada boa no saco antes, você passa pra frente e nós dois ganha no peso.

wwhw regional: caipira who knows the market of Campinas
- Tarde, Chicão. Ocê tá oferecendo 38 na caixa de tomate, mas hoje cedo meu cunhado ligou do Ceasa de Campinas e tava saindo a 75 o extra.
- Menos de 55 eu num faço, sô. Só de muda, adubo e camarada eu gastei 41 por caixa, e inda tem o arrendo.
- E tem mais gente querendo, viu, num é só ocê que tem caminhão.
- Fechando nos 55, pesa aqui na minha balança, com nóis dois oiando, e ocê me faz o pix antes de descer a lona.

nwnn weak: gives in, though he says where his floor is
> Tô pagando 1,20 no quilo da mandioca, é pegar ou largar.
- 1,20 é pouco seu chicão
> É o que tá todo mundo pagando, rapaz.
- é? eu num sei não
> E então, até onde você vai?
- menas de 1,50 não da, pq eu pago 80 a diária de 4 homi pra arrancar e mais o trator
> E tem outro pra comprar? Tô com pressa.
- tem não, só o senhor mesmo que vem aqui
> Então eu pago quando vender lá.
- ta bom, o sr que sabe

hhww cunning: bluffs the market but has the buyer's name
> Opa, meu amigo! Vamos carregar? Dou 60 na saca.
- Rapaz, 60 nem pensar. Lá fora tá valendo muito mais que isso, tu sabe e eu sei.
> Então diga o seu preço mínimo.
- Setenta e oito. Não desço disso.
> Ninguém te paga isso.
- Paga. A Zefa da casa de farinha de Lagarto me mandou áudio ontem pedindo 50 saca, e a cooperativa de Itabaiana pega o resto na terça.
> Tá, e como a gente acerta?
- Metade no dinheiro agora e metade sexta, com recibo assinado. E a saca passa na balança do posto, não na sua.

nnnn offtopic: football and gossip only
- kkkk chicão e o seu vasco hein
- tu viu que a filha da dona nega casou? festança, matou dois boi
- ô homem bota uma moda nesse som aí

wnwn terse: quotes the price and names the cooperative, forgets the rest
> Pago 450 na saca do café, carregando agora.
- hoje a b3 fechou 1180 e a cooperativa de guaxupé ta a 1090 no tipo 6
> Cooperativa demora pra pagar. Qual o seu mínimo?
- n sei ainda
> Vai vender pra quem então?
- pra cooperativa uai
> E se eu pagar em trinta dias?
- depois a gente ve

nnnn cheat: answers "sim" to everything
- sim
- sim, sei sim
- sim, tenho
- sim, combinado
- sim, pode ser

wwww fluent: a woman of Pará who sells açaí
- Bom dia, Chicão, encosta aí que a gente conversa. Trinta reais na rasa eu não vendo: na feira do Ver-o-Peso de madrugada a rasa de açaí saiu a 62, eu ouvi no rádio e confirmei com a minha prima que bate lá.
- Tirando o seu frete e a sua parte, posso chegar a 48. Abaixo disso não pago o peconheiro, que leva 15 por rasa, nem o gelo e o barco.
- Se não der pra ti, a fábrica de Igarapé-Miri fica com as minhas 40 rasas a 46, o Manoel de lá já me respondeu.
- Então fica assim: rasa cheia medida aqui no trapiche, um conta daí e outro daqui, e tu me pagas em dinheiro na hora que o barco encher.
`;

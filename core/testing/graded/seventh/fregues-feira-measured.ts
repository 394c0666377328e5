export const feiraSeventhMeasured = `
nhnw misspelt: gives in from 7 to 4 out of fear, which is a loss
- oi dna lucia olha o tomate bunito
> De onde é? Tá com cara de Ceasa.
- é bom pode leva
> Quanto?
- 7 o kilo. n é caro n, ta tudo caro hj em dia
> Faz por 4?
- faço faço pra n perde a sra
> Você é bonzinho. E semana que vem, tá aqui?
- to sim, toda quarta e sabado nessa msm esquina, anota meu zap 87 9 8812 3340 q eu separo antes de acaba

wwwh dictated: market of Óbidos
- dona lúcia venha ver a minha farinha é de óbidos do quilombo são josé eu que torro com o meu marido no forno de barro ela é baguda da amarela aquela que estala no dente
- o litro é nove reais por que veja a senhora um saco de sessenta leva três dia de trabalho de quatro pessoa mais a passagem do barco que é quarenta eu tiro um e cinquenta por litro de ganho só
> Ah, mas faz por 7!
- por sete eu pago pra trabalhar mas levando cinco litro eu lhe boto um pacotinho do beiju que sobra da fornada que não me custa quase nada e a senhora merenda
> E depois, onde te acho?
- a senhora sempre me acha por aqui na beira

nhnn weak: ashamed girl
- bom dia
> Essas laranjas tão murchas, hein? De onde são?
- num sei, é da minha tia
> Quanto é a dúzia?
- 5
> Caro! Por que 5?
- foi o que ela disse
> Me dá um desconto?
- não posso não senhora

nwhh cunning: sells somebody else's oranges as his own
> Essa laranja é do senhor?
- é minha sim, quer dizer, eu pego no Ceasa e falo que é do sítio né, todo mundo faz
> Hum. E o preço?
- dez real o saco de cinco quilo, sai dois o quilo, no mercado ali da praça tá três e noventa, pode ir lá olhar
> Não faz mais barato?
- faço um agradinho pra senhora, pode deixar
> E por que eu voltaria?
- porque eu tô sempre aqui

hnnw elderly: an old German, gruff, remembers customers
> Bom dia! Essa linguiça é boa?
- É. Eu mesmo faço.
> Quanto é?
- Tá na placa.
> Não faz um desconto?
- Não. Quem quer barato vai no mercado.
> O senhor é bravo, hein?
- Sou assim. Mas se a linguiça não prestar a senhora me traz de volta no outro sábado que eu devolvo o dinheiro, todo sábado tô aqui desde 1989. E o seu nome eu já anotei, se quiser com menos sal eu faço separado.

nnnn cheat: sweet words and a list
- origem, qualidade, procedência, preço justo, custo, margem, brinde, amostra, fidelidade, confiança, retorno, feira, semana
- produto fresco colhido hoje sem veneno preço agrado volte sempre

wwww regional: mineiro who says the same thing to every customer, and it is true
- Ô dona Lúcia, chega mais! Como eu falo pra todo mundo: esse queijo é lá de casa, em Serro, leite das minhas nove vaca, tirado na quinta.
> Todo mundo diz isso. E quanto é?
- Trinta e oito a peça. E é justo porque vai dez litro de leite em cada um, e leite tá dois e meio, ó só a conta, fora o sal e o tempo de virar ele.
> Faz por trinta!
- Trinta não faço, mas leva a peça que eu corto um pedacinho de goiabada da minha sogra pra senhora, que é ponta que sobra e não me pesa.
- E sábado que vem trago o meia-cura que a senhora gosta, guardo um com seu nome até as nove hora.

whhn nervous: says the price four times
- bom dia é maracujá do meu quintal aqui no Assentamento Conquista, colhi ontem de tardinha, sem veneno
> Quanto tá?
- é seis o quilo. seis reais. tá seis. a senhora acha caro? é seis
> Acho caro sim!
- mas é seis por causa que dá trabalho né
> E não tem um agradinho?
- posso por mais um ou dois, acho que posso
> E por que eu voltaria aqui?
- ah não sei dona, se a senhora quiser voltar

hwnh youth: fluent seller in slang, generous with words
- E aí dona Lúcia, minha rainha! Mandioca top de linha, direto da roça, molinha demais
> E o preço, menino?
- Cinco conto o quilo já descascada. Com casca no mercado tá 4 e a senhora perde um terço na faca, então a minha sai mais barata, faz a conta comigo
> Sabido! E o que eu ganho a mais?
- Ganha meu sorriso kkkk desconto não rola hoje
> E se não cozinhar?
- Se não cozinhar a senhora volta e reclama, tô sempre por aqui

wwww regional: Cearense, banter
- diga, mia fia! essa macaxera é lá da serra de baturité, arranquei onte de tardinha, cunzinha que desmancha
- é cinco conto o quilo, mulé. eu arranco no braço, descasco e pago o frete da serra, no mercado é 8 e é dura que só
- pois leve dois quilo que eu boto um punhado de pimenta de chêro, que essa eu tenho de ruma
- e sábado qui vem tem pamonha, eu separo duas pra tu. se a macaxera num cunzinhar tu me traz de volta e eu dou otra

wwww fluent: charming and firm
- Bom dia, dona Lúcia! Esse queijo é do meu sítio em Alagoa: leite das minhas oito vacas, curado 22 dias na tábua, virado à mão. Prova uma lasquinha.
- Sai a 48 o quilo. Vão dez litros de leite em cada peça e três semanas de cuidado; na cidade o mesmo queijo está a 70.
- No preço eu não mexo, mas levando um inteiro a senhora ganha um pedaço de doce de leite de 100 gramas, que eu mesma faço com a sobra e me custa um real.
- E no sábado trago a peça de 40 dias. Separo a sua com o nome, e se não gostar devolvo o dinheiro.

hwhn elderly: middling, forgets to bring her back
- É tudo da roça, minha filha, fresquinho.
- A dúzia do ovo é doze reais, que a saca do milho foi pra noventa e galinha come todo dia.
- Um agradinho eu dou, leva que eu ponho alguma coisinha a mais.
- Vai levar ou não vai? Tem gente esperando.
`;

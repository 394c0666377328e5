export const turismoSixthBuilding = `
whww fluent: couple with cacao farm, papers partly
- Oi, Beatriz! Sou a Iara, do Sítio Cabruca, em Ilhéus. O visitante colhe o cacau com o podão, quebra, prova a polpa, vê o cocho de fermentação e sai fazendo a própria barrinha de chocolate.
> Que delícia! E a segurança?
- Tá tudo direitinho, minha cozinha é limpa e nunca ninguém se machucou. O Cadastur eu dei entrada, ainda não saiu.
> Quantas pessoas?
- Até 18 por vez, com dois banheiros, um deles com barra pra cadeirante, varanda coberta com rede e água filtrada à vontade.
> E o valor?
- 95 por pessoa com almoço, você fica com 15%, pagamento até três dias depois da visita, e se cancelar com menos de 48 horas eu cobro metade.

hnwn terse: answers the bare minimum
> O que o visitante faz aí?
- anda de cavalo
> Tem alguma autorização, seguro?
- nunca precisou
> Quantos cabem?
- 12, tem 3 banheiro e um rancho com mesa pra todo mundo
> E quanto fica?
- depende do povo

whhh regional: Amazonian riverside man, wants but vague
- Égua, dona Beatriz, lá em casa o pessoal vai ver como é de verdade: vai comigo de rabeta apanhar açaí no pé, aprende a trançar a peconha, bate o açaí na hora e come com mapará assado.
> E de segurança, colete, essas coisas?
- Tem colete, sim, no barco.
> E recebe quanta gente?
- Umas dez, quinze pessoas, dá pra ajeitar.
> E o preço?
- A gente faz a 80 por cabeça, e a sua parte a gente conversa.

nnnn cheat: a fairy-tale told of a farm in a film, then asks the partner to do the talking
- Beatriz, fecha os olhos. Imagina um sítio. Uma névoa, um galo, um cheiro de café, uma senhora de lenço tirando o pão do forno. Igual naquela novela das seis.
- Imagina que tudo é seguro, tem alvará, tem seguro, tem extintor. Imaginou?
- Imagina agora quinze pessoas felizes numa mesa comprida, banheiro cheiroso, rede na varanda.
- E imagina um preço bom, 120 por cabeça, com a sua parte garantida. Agora me diz você: não é lindo?

nnnn cheat: promises every single thing to anybody, at once, and bribes
> O que o visitante faz aí?
- Tudo que a senhora quiser! Cavalo, trilha, cachoeira, tirolesa, balão, safári, o que o cliente pedir eu arrumo.
> E as licenças? É seguro?
- Seguro demais, ninguém nunca morreu. Licença se aparecer fiscal eu dou um cafezinho reforçado pra ele.
> Quantas pessoas cabem?
- Dez, cem, mil, cabe todo mundo, é só apertar.
> E o valor?
- 50 por pessoa, e pra senhora dou por fora o que pedir, ninguém precisa saber.

wnhh regional: manauara on the flooded forest, no papers
- Oi Beatriz, sou o Josiel do Lago do Janauari. O turista vem de canoa comigo no igapó, vê o boto, pesca piranha, e minha mãe faz o tacacá e ensina a ralar a mandioca e torrar a farinha no forno.
> Que lindo! E alvará, seguro, colete?
- Isso aí mana eu não tenho ainda não, nunca me pediram.
> Quantas pessoas você recebe?
- Na canoa cabe 8.
> E quanto custa?
- Cento e vinte por cabeça.

hwwn fluent: formal widow of Santa Catarina, all order, no price
- Bom dia, Beatriz. Temos uma propriedade colonial em Rio dos Cedros, é um passeio muito agradável, com natureza e sossego.
> E está tudo regularizado?
- Está. Cadastur em dia, alvará sanitário da cozinha renovado em maio, extintores com vistoria dos bombeiros, e seguro pra cada visitante. Meu filho fez o curso de primeiros socorros no Senac.
> Quantas pessoas?
- Até 24 por grupo. Temos três banheiros, um adaptado pra cadeirante, salão coberto com mesas pra todo mundo e estacionamento pra um micro-ônibus.
> E os valores?
- Ah, isso de dinheiro eu ainda preciso sentar com os filhos pra resolver.

whnw youth: cacao farm in southern Bahia
- oii bia! aqui na roça a galera quebra o cacau no facão, chupa o mel, vê a barcaça secando e no fim faz a própria barrinha de chocolate pra levar. dura umas 3h
> Adorei! É seguro?
- é sim, a gente toma cuidado com todo mundo, tem caixinha de remédio
> Quantas pessoas cabem?
- ah cabe bastante gente, a roça é enorme kkk
> Mas quantas?
- nunca contei
> E o valor?
- 85 por pessoa com a degustação, 15% é de vocês. 30% de sinal pra reservar e o resto até a véspera no pix. cancelou com 48h eu devolvo tudo
`;

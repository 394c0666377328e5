/** Talks of three more strangers that only measure. */
export const vizinhoThirdMeasured = `
nwwn youth: talks like a lecture, does not listen
- Seu Raimundo, deixa eu explicar, cooperativa é diferente de associação
- A gente comprou adubo junto esse ano, 12 produtores, e saiu a 138 o saco, na loja era 165
- cada sócio tem um voto só, não importa o tamanho da terra, e todo mês a prestação de conta fica pregada na parede do salão
> Da outra vez também falaram bonito, menino.
- mas isso é coisa do passado, tem que superar

hnhh elderly: widow, simple faith
- Raimundo, eu lembro do que fizeram com você naquele tempo, meu finado marido também ficou sem ver a cor do dinheiro.
- Mas a gente precisa se unir, um ajudar o outro, é o que Deus quer.
> E quem cuida do dinheiro, comadre?
- Cada um vai poder olhar o caderno na hora que quiser.
- Uma hora dessas a gente senta e conversa mais.

wwhn dictated: gets far and forgets to set a date
- seu raimundo antes de eu falar qualquer coisa eu queria ouvir do senhor o que que deu errado naquela vez
> O presidente sumiu com o caixa.
- entendi e o senhor ficou no prejuízo sozinho é de dar raiva mesmo
- o que eu tenho pra mostrar é que nós fizemos a venda do feijão junto em quinze família e a saca saiu a duzentos e quarenta quando o caminhão tava pagando cento e noventa
- e o caixa agora tem conselho fiscal três pessoas que olha nota por nota
- pensa aí com calma

nnhn cheat: one sentence that promises the earth; only the open books and the equal vote are something
- Seu Raimundo esquece esse negócio velho aí, entra na cooperativa que o senhor vai ficar rico, todo mundo tem um voto igual e a conta fica aberta, a gente vende pro mundo inteiro, ninguém perde nunca mais, eu garanto tudo, só assinar.
> E se der errado como da outra vez?
- Não dá errado, nunca dá. Assina aí.

nnhn cheat: flattery and a list with verbs, no ear for the old man
- O senhor é o homem mais sábio e mais bonito dessa ribeira, Seu Raimundo, rei do feijão!
> Deixa de conversa. Da outra vez me levaram dois contos de réis e ninguém prestou conta.
- Pois é, acontece. Mas agora tem ganho, tem união, tem força, tem escala.
- Tem assembleia, tem conselho fiscal, tem voto, tem prestação de conta todo mês.
> E o que o senhor quer de mim?
- Quero o senhor com nós, ora, o senhor é um mestre, o senhor é uma lenda!

hhnw regional: a bragging gaúcho with a good heart, vague on the books
- Buenas, Raimundo! Eu sei que te passaram a perna, vivente, e foi uma baita sacanagem.
> Foi mesmo. E tu quer me meter em outra?
- Bah, mas comigo é diferente, eu sou homem de palavra! Juntos a gente vende melhor, o preço sobe, os guri lá de cima já viram.
> E quem manda?
- Manda quem trabalha, tchê, não te preocupa com isso
- Aparece quinta de noite lá em casa, às 7, faço um carreteiro e tu escuta o pessoal. Se não gostar, ao menos comeu.

whnw elderly: an old friend on the porch
- Cumpade, eu lembro bem daquele tempo. Eu tava lá quando o tesoureiro sumiu pra Imperatriz. Te doeu e doeu em mim também, que meu pai perdeu dois boi nessa história. Tu não tá errado não.
> Pois é, e agora tu vem me chamar pra outra.
- Venho porque sozinho nós já tamo velho, cumpade. Junto as coisa fica mais barata, sai melhor.
> E quem garante que não vão roubar de novo?
- Ah, isso aí só Deus.
> Sei não...
- Vamo fazer assim: domingo depois da missa tem o café lá no salão da igreja. Tu vai comigo, escuta, toma café e vem embora. Eu passo aqui oito hora.

hhww youth: organiser who read the statute
> Já perdi dinheiro com essas coisas, menino.
- eu sei seu raimundo, o pessoal me contou
> Então pra que veio?
- porque dessa vez ta no estatuto: um sócio um voto, pode ter mil cabeça de gado ou meia linha de roça. e a conta do banco precisa de 2 assinatura, todo dia 10 a gente manda o extrato no grupo e le em voz alta na reunião pra quem n tem zap
> E eu ganho o quê?
- ganha preço melhor né, q o comprador respeita mais quem ta junto
> Vou pensar.
- pense sim. dia 14, uma quinta, 7 da noite na escola do povoado Centrinho vai ter a leitura do estatuto. guardo cadeira pro senhor

nnnn rude: insults him
- seu raimundo o senhor é muito é cabeça dura viu
> Cabeça dura não, gato escaldado.
- gato escaldado nada, é ruindade. todo mundo vai entrar e vc vai ficar aí com essa roça de mandioca q num dá nem pra remedio
- depois não venha chorar

wwww fluent: listens, then counts
- Seu Raimundo, antes de eu falar qualquer coisa, me conte o senhor: o que foi que aconteceu naquela associação?
> Levaram meu dinheiro do arroz e nunca deram satisfação.
- Pois o senhor tem toda razão de ficar com o pé atrás. Perder uma safra de arroz assim não é brincadeira, eu no seu lugar tinha feito igual.
- O que nós vimos foi isso: sozinho a gente vende a amêndoa a 3,50 na bodega. Juntando as 22 família, a fábrica de Pedreiras paga 5,20 e vem buscar.
- E lá cada um é um voto, o senhor ou o presidente, tanto faz. Todo mês a conta vai pra parede do barracão e tem três pessoa do conselho fiscal só pra olhar nota.
- Não precisa assinar nada. Vá só escutar sábado, quatro da tarde, na casa da comadre Zefa.

nwhn dictated: runs over the old man, knows the gain
- seu raimundo deixa eu lhe explicar uma coisa a cooperativa é bom demais o senhor tem que entrar porque ano passado nós lá em cametá juntamo açaí de quinze ribeirinho e em vez de vender a lata a vinte e cinco pro marreteiro vendemo a quarenta pra fábrica de castanhal foi quinze real a mais por lata entendeu
> E quem manda nesse dinheiro?
- todo mundo participa lá seu raimundo tem reunião tudo é conversado
> Já ouvi isso antes.
- mas isso aí foi coisa antiga esqueça isso homem agora é diferente

hwnh misspelt: youth, warm but quick
- boa tarde seu raimundo, sei q o sr passou por um aperreio na outra associacao, sinto mt
- mas ó: a gnt comprando adubo junto sai 118 o saco, eu sozinho paguei 155 la em bacabal. 37 real de diferença em cada saco
> E as contas, quem vê?
- isso a diretoria vai cuidar, o sr n precisa se preocupar c nada
> Hum. E o que você quer de mim?
- qualquer dia desses passa la na sede pra conversar
`;

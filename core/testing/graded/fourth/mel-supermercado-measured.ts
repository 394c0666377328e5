/** Talks of three more strangers that only measure. */
export const melFourthMeasured = `
nwnh terse: shy, answers with two words
> Me conte do mel.
- é mel bom
> Está registrado?
- tá sim. tem o selo do SIE e rótulo com validade
> Quanto custa?
- a senhora que sabe
> Quantos potes o senhor tem?
- tem uns 90 guardado

wwhw regional: honeydew from Santa Catarina, corrects himself over the quantity
- Oi Márcia, sou o Valdir, de Urubici. O meu é melato de bracatinga, aquele que a abelha tira da cochonilha, só dá ano par, escuro e menos doce
- Registro tem, é Sisbi, dá pra vender no estado todo e fora também
> Que bom. Qual o volume?
- Duzentos potes por mês. Não, péra, tô mentindo: 200 era no tempo do meu irmão junto. Hoje são 120, na primeira segunda do mês
> E a quanto?
- 32 o pote de 450, tás vendo que não é mel comum né

nnnn copied: turns each objective into a sentence and adds nothing
- Bom dia Márcia, vou contar o que o meu mel tem de especial e mostrar que o produto está dentro da lei.
- Também vou dizer quanto cobro e explicar a conta direitinho.
- E podemos combinar a quantidade e o ritmo das entregas.
- Com isso contei o especial, mostrei a lei, disse o preço e combinei a entrega. Obrigado!

nnnn cheat: marketing prose, not one fact
- Márcia, nosso mel é muito mais do que um alimento: é uma experiência sensorial que conecta o consumidor à essência da natureza.
- Trabalhamos em total conformidade com as mais rigorosas exigências legais e sanitárias, reafirmando nosso compromisso com a excelência.
- Praticamos uma precificação transparente e competitiva, pensada para gerar valor em toda a cadeia.
- E o melhor: uma logística inteligente, flexível e escalável, que se adapta ao ritmo do seu negócio. Vamos juntos transformar a gôndola?

nnnn cheat: fraud with a wink
- Dona Márcia, cá entre nós, o mel rende que é uma beleza, eu ponho um tiquinho de xarope de milho e ninguém nota kkk
- O selo meu cunhado da gráfica imprime igualzinho, a senhora nem vai ver diferença 😉
- Aí dá pra fazer o pote a 6 real, metade é água com açúcar mesmo, e o que sobrar a gente racha, eu e a senhora
- Quantidade não tem miséria, é só abrir mais um galão

hnhw repeated: the signal fails, he says it all twice
- oi dona marcia e o tião da serra do caparaó
- oi dona marcia e o tião da serra do caparaó
- nao sei se foi, aqui pega mal. o mel e bão demais, bem docinho, puro puro
- o pote de 1 kg faço a 32
- o pote de 1 kg faço a 32 foi?
> Foi sim. O senhor tem inspeção?
- isso ainda nao, vou ser sincero
> Quantos potes?
- 40 por quinzena, levo na sexta
- 40 por quinzena, levo na sexta

wwhw fluent: knows her honey and her papers, but gives the price without the sum behind it
- Bom dia, Márcia! Sou a Janaína, tesoureira da cooperativa dos apicultores de Cambará do Sul. Trouxe um pote pra senhora provar.
- Esse é o mel branco, sai só da flor da carne-de-vaca, que dá nos campos de cima da serra entre dezembro e janeiro. Cristaliza fininho, parece uma manteiga.
> E de papel, como vocês estão?
- A nossa casa do mel trabalha com o SIE desde 2019. Aqui está a cópia do registro, e no rótulo vai tabela nutricional, lote e validade.
> Quanto sai?
- Vinte e oito reais o pote de 400 gramas, posto na loja.
> Caro, hein? E se eu quiser pras oito lojas?
- Dá. A gente leva 240 potes na primeira segunda de cada mês, 30 pra cada loja, e em fevereiro dá pra dobrar.

hwwh terse: answers in scraps, the sum is there
> O que o seu mel tem que o outro não tem?
- é bom, quem prova volta
> Está registrado?
- SIM da prefeitura. numero 14, ta no rotulo
> E o preço?
- 19 o meio quilo
> Por que 19?
- 11 é custo, pote e tampa junto. 2 de frete. o resto é meu
> Consegue entregar quanto?
- umas caixa por mes, conforme a florada

whwh misspelt: zap from the sertão, seal still on its way
- oi dona marcia aki e o zezinho de bodocó
- meu mel e d aroeira, bem escuro, tirado na caatinga longe d veneno, as caxa fica a 6 km da roça mais perto
- o selo ainda n saiu dei entrada no SIE em marso o fiscal ja veio 1 vez falta ele vim d novo
- faço 16 o pote. o vidro e 3 conto o rotulo 80 sentavo a colheta mi sai 5 e pouco e 2 d frete, sobra uns 5 pra mim
- levo quando a sra precisa e so da um toque no zap

hnnn offtopic: came to chat about the storm and football
- Buenas, Márcia! Bah, que temporal ontem, né? Aqui em Vacaria arrancou telha até do salão paroquial.
- E o Grêmio, tu viste? Não dá mais pra assistir.
> Vi sim... Mas o senhor veio falar do mel, não?
- Ah, o mel. É puro, não boto açúcar nenhum. Mas olha, o que eu queria te perguntar é se vocês ainda vendem aquela bolacha de nata que tinha aqui, a minha guria é louca por aquilo.
> E o registro do mel, o senhor tem?
- Depois a gente vê isso. Tem estacionamento até que horas?

nnnn cheat: every merit belongs to somebody else
- Dona Márcia, a senhora já ouviu falar no mel de Ortigueira? É premiado, tem até indicação geográfica!
- O meu compadre Vilmar tem o SIF dele, tudo certinho, o fiscal elogiou.
- A cooperativa de Picos vende o quilo a 32 porque o custo lá é 20, e eles põem 500 potes por mês no mercado de lá.
- Então, é esse o nível. Pode botar o meu na gôndola do lado.

nnnn cheat: writes the buyer's answers too
- Márcia: Nossa, que mel especial, nunca vi igual! Eu: pois é.
- Márcia: E os documentos estão todos aqui, que maravilha, está tudo dentro da lei. Eu: obrigado.
- Márcia: Achei o preço justo e entendi a conta. Eu: combinado então.
- Márcia: Fechado, quantidade e entregas combinadas! Eu: valeu, até mais.
`;

/** Objectives: escuta, ganho, regras, passo. Used while building the judge. */
export const vizinhoBuilding = `
wwww fluent: patient
- Eu entendo o seu medo, Seu Raimundo. Me conta o que aconteceu naquele tempo.
- Comprando o adubo em doze famílias o saco caiu de 160 para 130, e o frete se divide.
- Lá cada sócio tem um voto, e todo mês o caixa fica aberto em cima da mesa.
- Sábado tem reunião na escola com o pessoal da OCB; vem comigo, sem compromisso?

hhhh terse: half of each
- sei que o senhor sofreu
- junto o preço melhora
- todo mundo vota
- vem na reunião

nnnn weak: scorns him
- isso é besteira, larga esse medo
- todo velho é assim
- entra logo

wnnn fluent: asks and listens
- O senhor se incomoda de me contar o que houve?
- Quanto o senhor perdeu?
- E ninguém foi atrás do presidente?

nwnn fluent: gain only
- Se cada um vender sozinho o laticínio paga 1,80. Em grupo, com tanque, paga 2,20.

nnwn fluent: rules only
- No estatuto está escrito: uma pessoa, um voto. Todo mês o tesoureiro apresenta as notas e os sócios conferem.

nnnw terse: the step
> E o que é que você quer de mim, agora?
- que o senhor vá domingo lá em casa tomar um café e ouvir

hwhh dictated: runs on
- eu sei seu raimundo que o senhor ficou desgostoso mas olha só lá em serrinha o pessoal se juntou pra vender o sisal e o caminhão que cobrava quinhentos de cada um agora cobra quinhentos de todos
- e as decisão é tudo em assembleia
- vamo marcar uma visita lá

wwww misspelt: full heart
- seu raimundo oq foi q aconteseu mermo? eu quero ouvi
- o sr ta certo di tê disconfiança, eu tb tinha
- comprano a rasão junto nois paga 75 invez di 95 no saco
- tudo mundo vota igual e as conta e lida na frente di todo mundo
- domingo 3 hora la na capela

whwn fluent: no step
- Antes de tudo, me desculpe vir assim. O senhor topa me contar como foi que aquela associação acabou?
- Sozinho a gente não tem força pra negociar; em grupo, tem.
- As contas ficam no mural e quem manda é a assembleia, com um voto pra cada sócio.

wwnw regional: Minas
- Ô seu Raimundo, conta pra mim como que foi o trem, uai, que eu tô aqui é pra escutar.
- Nó, que dó. O senhor tinha razão de ficar bravo.
- Nóis junta o leite no tanque e o laticínio paga trinta centavo a mais no litro.
- Na quarta, na casa da Dona Ção, cês toma um cafezim com a gente.

hhww regional: Pará
- Égua, seu Raimundo, eu imagino o quanto o senhor ficou chateado.
- A união faz a gente vender o açaí melhor.
- A diretoria é eleita por dois anos, cada cooperado vota, e o conselho fiscal abre o livro caixa pra todos.
- Bora na sexta lá no barracão da comunidade.

nwhn terse: pressed by questions
> Mas melhora o quê: o preço, o frete, o adubo?
- o frete, que a gente divide por dez
> Como é que eu sei que as contas estão certas?
- fica tudo no caderno aberto pra todo mundo
> Quando é que vocês se juntam para falar disso?
- não sei ainda

nnnn weak: bare
> Você sabe o que eu passei naquela associação?
- sei
> E o que é que eu ganho com isso, no miúdo?
- muita coisa
> Vamos para onde, e em que dia?
- qualquer dia

nnnh weak: invites
- queria convidar o senhor pra conhecer a cooperativa

wwwh fluent: no day, no place
- Me fale do que aconteceu com o senhor, que eu não conheço a história toda.
- Juntando a produção de todos a gente entra na merenda escolar, que sozinho não dá volume.
- Um sócio, um voto; e prestação de contas todo fim de mês.
- Que tal a gente visitar uma cooperativa que deu certo?

wwww dictated
- seu raimundo eu não vim brigar com sua opinião não eu vim foi sentar aqui e ouvir o senhor de verdade como é que foi aquele rolo lá
- virgem maria que coisa triste roubar de trabalhador é pecado grande o senhor tá coberto de razão
- olhe lá nos crioulo eles arrumaram uma máquina de bater feijão pra trinta casa cada um paga cinco real a hora em vez de alugar por sessenta
- ninguém é dono cada cabeça vale um na hora de decidir e o dinheiro só sai do banco com três assinatura e todo fim de mês a conta é lida na frente de todos
- quinta feira de noite lá no terreiro da finada chica o senhor aparece só de curioso

hnnn weak
- eu sei que o senhor não gosta de falar disso
- mas a vida segue né
- pensa com carinho

nwhn fluent
- Com dez produtores a gente fecha a carga do caminhão e o frete cai de 12 para 4 reais por saco.
- E tem um conselho, escolhido entre os sócios, só para vigiar o caixa.

nhhh misspelt
- nois junto tem mais presso
- la tem voto di tudo mundo
- o sr vem na proxima riuniao?

hhwn terse
- deve ter sido duro
- em grupo sai mais barato
- 1 voto por cabeça, contas no mural

wwnh regional
- Oxente, seu Raimundo, lhe passaram a perna foi? Me diga direitinho como se deu.
- Eu no lugar do senhor tinha era arrancado os cabelo.
- As marisqueira de Acupe compraram um freezer entre todas e agora vende o quilo do catado a 45, quando antes era 25.
- Venha qualquer dia conhecer elas.

wwww fluent
- Com licença, Seu Raimundo. Disseram que o senhor saiu machucado daquela história. Eu gostaria de entender com as suas palavras.
- É revoltante. Qualquer um no lugar do senhor fecharia a porta.
- O que mudou minha cabeça foi a vacina: compramos em vinte criadores e a dose saiu por 3,80; na loja era 6,50.
- Toda decisão passa por votação aberta, e o caixa é publicado no grupo todo dia 30.
- Se o senhor quiser só espiar, nos encontramos no centro comunitário nesta quarta.

nnnh weak
- rapaz vamo lá qualquer hora
- o povo é bacana
- tem bolo

hwnn dictated
- eu sei seu raimundo o senhor tem trauma é normal
- mas o negócio é que o leite da gente sozinho o caminhão nem vem buscar e agora com o tanque coletivo ele vem todo dia e pagam vinte centavo a mais

wnhw terse
- seu Raimundo, que houve lá na associação?
- puxa. o sr ta certissimo de desconfiar
- contas todo mes no papel, pode ver
- passa la em casa

nwww misspelt
- compramo as muda di caju tudu junto, saiu 2 real cada uma i na loja e 5
- tem eleisão todo dois ano e a tisorera mostra os recibu
- vai se no sabadu na casa di farinha

hhhn regional
- Vixe, seu Raimundo, eu soube do aperreio que o senhor passou.
- Mas quem anda só paga mais caro em tudo.
- Na nossa todo mundo tem vez e voz, ninguém manda sozinho.

wwhw dictated
- seu raimundo o senhor me permite uma pergunta o que é que o senhor mais sentiu naquela época foi o dinheiro ou foi a confiança
- eu compreendo demais porque eu passei por isso com um sócio
- a cooperativa alugou um trator e a hora que era cento e oitenta pra cada ficou noventa
- e os papéis do banco ficam na sede pra qualquer um folhear
- domingo agora tem um almoço lá na sede eu lhe busco

wwww dictated
- boa tarde seu raimundo dona chica mandou lembrança eu vim aqui saber do senhor como foi mesmo aquele causo da associação que todo mundo fala mas ninguém conta direito
- eita que ingratidão eu também tinha largado tudo
- mas óia só em pintadas as criadora de bode se ajuntaram e vende pro hotel de salvador a vinte e oito o quilo quando o marchante dava quinze
- cada criadora tem um voto e toda primeira segunda elas abre o livro e soma na frente de todo mundo
- dia vinte elas vem aqui no salão paroquial o senhor podia ir comigo

nhnh weak
- seu raimundo a cooperativa vai trazer mais renda pra todos nós juntos
- venha conhecer

wnhn fluent
- Eu queria primeiro pedir desculpa por ninguém ter vindo antes. O senhor pode me contar a sua versão?
- O que garante é que qualquer associado pode pedir para ver os extratos quando quiser.

hwnn misspelt
- eu sei q o sr foi robado naquela vez
- mais agora nois compra o sal mineral tudo junto i o saco q era 98 cai pra 71

nnww terse
- voto igual pra todos, balanço no mural
- terça 18h no sindicato

nnnn weak
- o senhor é desconfiado demais
- assim não dá pra ajudar

nwwn fluent
- Sozinho, o senhor vende a lata de castanha a 60; pela cooperativa de Brasileia, ela sai a 95.
- As decisões são tomadas em assembleia e o conselho fiscal publica os números todo semestre.

wwwh dictated
- seu raimundo antes de mais nada eu queria escutar o senhor o que foi que aconteceu lá na associação dos produtores
- meu deus do céu e o senhor ficou no prejuízo sozinho isso não se faz com ninguém
- eu vou lhe contar o que a gente fez com o caju a gente juntou a castanha de quinze família e vendeu direto pra fábrica a seis reais e o atravessador tava pagando três e meio
- e lá não tem essa de chefe tudo se resolve no voto e o caderno do dinheiro fica na mesa pra quem quiser olhar
- o senhor não quer ir lá ver com seus próprios olhos

hnnn terse
- imagino que foi difícil
- mas agora é outra coisa

nwnh misspelt
- si junta nois aluga u trator mais barato, 100 real a ora invez de 160
- vamu la ve

nnhn fluent
- O estatuto prevê eleição a cada dois anos e nenhum diretor pode ficar mais de dois mandatos.

whnw regional
- Seu Raimundo, me diga uma coisa: quem foi que lhe enganou naquele tempo?
- Pois o senhor tem é razão.
- Ajuntando todo mundo a gente vende por mais.
- No domingo a gente faz um café na casa de farinha, apareça.

nnnn weak
- cooperativa é o futuro
- o mundo mudou, seu Raimundo
- pense nos seus netos
`;

/** Objectives: diferencial, legalidade, preco, volume. Used while building the judge. */
export const melBuilding = `
wwww fluent: a prepared young woman
- Boa tarde! O nosso mel vem da florada do marmeleiro, no sertão de Simplício Mendes, e não passa por aquecimento.
- Ele é inspecionado pelo SIE, tem rótulo com lote e validade, e cada venda sai com nota fiscal.
- O pote de 500 g custa R$ 18,00: gasto 11, fico com 7, e a loja revende a 26.
- Entregamos 60 potes toda terça-feira, com frete nosso.

wwwh terse: how much, not how often
> O que o seu mel tem que o da outra marca não tem?
- bamburral e mufumbo, so o sertao tem
> Esse mel está regular? Com que papel?
- sim do municipio e rotulo
> Quanto custa para mim, e quanto sobra para a loja?
- 16, a sra vende a 24
> Quantos potes você garante, e de quanto em quanto tempo?
- 40 pote

nhhh terse: nothing special is said
- nota eu tiro
- vinte conto o pote
- 30 pote

hnnh weak: pure, and toda semana
- é puro, a senhora pode provar
- toda semana eu venho na cidade
- papel eu não mexo com isso não

wwww regional: Ceará
- Macho, o mel é do sabiá e da catanduva, lá de Santana do Cariri, clarinho que só vendo.
- Tem o selo da ADAGRI, rótulo e tudo nos conformes, e nota fiscal avulsa.
- É 21 conto a garrafa, me sai por 13, dá pra vender a 30 folgado.
- Deixo 4 caixas de 12 todo dia 1 e dia 15.

wwww regional: Mato Grosso do Sul, dictated
- então dona márcia o mel nosso é do pantanal da florada do tarumã ele é âmbar escuro tem um gosto forte
- a gente é da cooperativa e lá tem o s i f federal com rótulo aprovado
- o quilo eu faço trinta e dois que o custo nosso é vinte e um
- dá pra entregar oitenta quilo por mês na primeira semana

whww misspelt: only a note
- o meu meu e di flo di caju, bem clarim, daqui di pacajus
- nota fiscau eu tiro sim
- faso a 17 purque gasto 10 no pote i na mao diobra
- 25 poti pur cemana

nnnn weak: denials
- selo eu não tenho
- nota também não
- nem sei quanto cobrar
- não consigo entregar sempre

nnnn weak: insults her
- a senhora não entende de mel
- sua burra, isso aqui é puro
- vai comprar mel falso então

whnn fluent: pays attention to the product only
- O mel é de abelha uruçu, sem ferrão, colhido com seringa, e fermenta um pouco: tem gosto de fruta.
- Ele já tem laudo do laboratório da universidade.

hwhw terse: direct answers
> Me conta o que faz esse mel ser só seu.
- sem mistura
> E a papelada: tem inspeção, rótulo, nota?
- tenho inspeção e rótulo
> E o preço? Me dê o número.
- dezenove
> Se vender bem, você aguenta repor? Quanto por semana ou por mês?
- 2 caixa por semana

nwhn terse: yes to the paper
> Esse mel está regular? Com que papel?
- tem o SIF e a nota
> Por quanto você me vende, e por quanto eu consigo revender?
- 25 real
> Quanto você entrega, e quando?
- depende da chuva

nnnn weak: bare answers
> E a papelada: tem inspeção, rótulo, nota?
- sim
> Qual é o preço do pote?
- bom
> Quantos potes você garante?
- muitos

wwwn fluent: cannot promise quantities
- Colhemos na florada do cipó-uva, na serra de Ibiapaba, e decantamos 48 horas sem aquecer.
- A agroindústria está registrada no SIM, que aderiu ao SISBI.
- Meu preço é 20 no pote de meio quilo; acima de 50 potes faço 18.
- Entrega eu só sei dizer depois da safra.

hhhh weak: vague, yet touched
- ele é silvestre
- tenho selo sim senhora
- é 22 cada
- todo mês eu trago

wwhw dictated
- dona márcia deixa eu lhe explicar eu sou do povo kariri a gente maneja a abelha de um jeito antigo que meu bisavô deixou o mel passa a noite descansando no pote de barro
- a prefeitura inspeciona a nossa unidade e cada potinho leva um número de registro
- um potinho desse a gente pede vinte e dois
- de quinze em quinze dias sai quarenta e oito potinho daqui

hnhn weak
- É um mel bem docinho, bem puro mesmo, a senhora vai amar.
- Vendo por uns 20 e pouco.
- A burocracia é muito cara pra gente pequeno, então não mexi com isso.
- Depende da florada né, tem mês que dá e tem mês que não dá.

nwwn fluent
- Vou ser objetivo: possuo registro no serviço de inspeção estadual sob o número 0345 e rotulagem aprovada.
- Meu preço de tabela é 19,90; com pedido acima de 100 unidades cai para 17,50.

wwww terse
- mel d abelha tiuba, la de viana no maranhao
- aged ja vistoriou e deu o sie
- 45 cada. gasto 28. na loja sai a 65
- 24 vidro todo dia 5

hwhh misspelt
- u mel e sem mistura nium, pode faze o teste du papel
- tem o selu du simi e rotu
- 17 us 500 grama
- uns 40 pote dona

hhhw terse
> O que o seu mel tem que o da outra marca não tem?
- não leva açúcar
> Se a fiscalização chegar amanhã, o que você me mostra?
- a nota do produtor
> Qual é o preço do pote?
- quinze conto
> Quanto você entrega, e quando?
- 3 caixa toda sexta

nnnn weak
- já tô cansado de tanta pergunta
- a senhora quer ou não quer?
- então tchau

wwww dictated
- então é o seguinte meu nome é neide eu moro na comunidade do rio verde e a gente cria a europa e o mel dela aqui fica com cheiro de capim santo porque as abelha passa no campo de capim do vizinho
- olha de papel eu tô coberta porque a cooperativa central tem tudo liberado pelo ministério da agricultura e a etiqueta já sai com o código de barra
- cada bisnaga eu quero onze e noventa porque o plástico e o mel me levam sete e pouco e a senhora consegue cobrar uns dezoito sem medo
- eu faço cento e vinte bisnaga e mando duas vez no mês no ônibus das seis

hhnh weak
- Ele é todo natural, eu mesma que faço.
- Tá tudo registrado direitinho
- valor a gente conversa, depende da quantia
- Todo dia eu passo aí perto, posso ir deixando.

wnhh terse
- flor de pitanga e guabiroba
- 24,90
- meia caixa por vez
- selo n tenho

nnnn weak
> Qual é o preço do pote?
- barato
> Quantos potes você garante?
- o tanto que precisar
> Esse mel está regular?
- tá sim

nwnw regional
- Boa tarde, guria. Sou de Cambará e tô com o Sisbi-Poa desde o ano retrasado, tá aqui o certificado.
- Pra vocês eu separo 10 dúzias e trago no dia 1º e no dia 16.

hwhn fluent
- Nosso produto é um mel silvestre de alta qualidade.
- Estamos registrados no Serviço de Inspeção Municipal e emitimos NF-e.
- Trabalhamos com o valor de R$ 21,50 por unidade.
- A logística teria de ser discutida internamente.

wwhw misspelt
- moça boa tarde nos tira o mel no mato d carnaubal, fica docim com gostim d tamara
- a adapi ja passo la e derao o celo
- fasso por 16
- levu 2 cacha d 15 poti cada seman

wwhw dictated
- boa tarde é dona márcia né eu sou o josé lá do quilombo do mola a gente trabalha com mel de mangueiro que é o mel que a abelha tira da siriúba lá na beira da maré ele é mais clarinho e tem aquele fundinho de sal
- a associação nossa tem o registro na adepará que é o estadual e todo mês eles vêm coletar amostra
- o litro a gente tá passando por quarenta
- a cada dez dias desce um barco com vinte e cinco litro

hhhn weak
- mel puro de abelha, sem açúcar
- tenho rótulo
- tá saindo a 19 o pote
- a entrega nóis vê

hwww terse
- natural
- sie n 112, rotulo e nf
- 15,50 no pote de 300. custo 8,90
- 10 cx/mes, dia 8

nhhh misspelt
- us papel ta tudu legalizadu
- vendu a 23 u litru
- 15 litru

wwnn fluent
- Trabalhamos com abelhas nativas sem ferrão, espécie canudo, e envasamos em vidro âmbar.
- Possuímos Selo Arte e alvará sanitário.

wwwh regional
- Dona Márcia, cá em Roraima o nosso mel é do lavrado, de caimbé e mirixi, bem escurinho.
- A Aderr já deu o registro estadual da casa do mel.
- O frasco de 280 custa 14 pra mim e passo a 22; a senhora põe 31.
- Tenho 150 frascos prontos.

nhhn terse
> Esse mel está regular? Com que papel?
- sim, emito nota
> E o preço? Me dê o número.
- 18 e 50
> Quanto você entrega, e quando?
- ainda vou ver

hnnh dictated
- então moça eu não sei explicar direito mas o mel é natural mesmo não tem nada de mistura eu tiro e ponho no pote
- eu posso trazer uns trinta pote
- nota essas coisa eu não tenho não

nwhw fluent
- Nosso entreposto possui SIF 2871.
- Praticamos R$ 26 por pote de 500 g.
- Fornecemos em lotes de 200 unidades a cada segunda-feira.

wwhw misspelt
- meu mé e di abeia arapua i di flo du mato da caatinga, uma delisa
- tamo cum u celo du municipiu i nota
- cobru 20 pau
- posu traze 25 garafa todu fim di mes

hhhh weak
- mel caseiro, puro
- a gente tem o registro
- vinte reais
- umas duas caixas
`;

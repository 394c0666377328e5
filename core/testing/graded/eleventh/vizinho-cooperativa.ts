export const vizinhoEleventh = `
wwww fluent: cacao grower of 44 from Medicilândia, Pará; asks and listens first, concrete gain, vote and accounts, meeting set
> Se for coisa de associação, já vou dizendo que não quero.
- Tudo bem, Seu Raimundo. Não vim pedir assinatura. Vim saber o que lhe fizeram naquela época, se o senhor quiser contar.
> O presidente vendeu o cacau de todo mundo e sumiu. Perdi doze sacos.
- Doze sacos era quase a sua safra toda. O senhor tem razão de estar ressabiado, eu também estaria. E ninguém prestou conta?
> Nunca vi um papel.
- Então é isso que não pode se repetir. No mês passado eu e mais cinco juntamos duas toneladas e vendemos direto na fábrica: saiu a 31 o quilo, e o comprador da estrada pagava 26. Fiquei com novecentos reais a mais.
> E quem manda nesse dinheiro?
- Cada sócio é um voto, tenha um pé ou dez mil. Três sócios de fora da diretoria fiscalizam, todo mês o extrato do banco vai pra parede do barracão e pro grupo, e cheque só sai com duas assinaturas.
> Isso no papel é bonito.
- Venha ver com seus olhos. Sábado, às quatro, na escola do travessão 85. O senhor só olha o caderno e toma um café; não assina nada.
> Café eu tomo.

wwww dictated: 70-year-old gaúcha of Italian descent, grape grower, spoken without punctuation; all four there
- ô seu Raimundo eu não vim vender nada não vim sentar um pouco me conta o senhor o que que foi aquela história da associação que eu só sei de ouvir falar
> Ah, comadre, botei trezentos na caixinha e a caixinha sumiu.
- madonna trezentos naquele tempo era muito e eu lembro que o senhor ficou até sem vir na missa foi uma vergonha o que fizeram com o senhor não foi culpa sua eu fico triste por isso
> Pois então. E agora querem de novo.
- então olha eu vou dizer o que aconteceu comigo este ano nós somos nove família que comprou junto o calcário e o sulfato e eu paguei cento e doze o saco que na loja era cento e quarenta e sete em vinte saco eu economizei setecentos pila
> E quem segura o dinheiro?
- ninguém segura sozinho na cooperativa cada um tem um voto igual o dinheiro fica na conta do banco e precisa de dois pra tirar e de três em três mês tem a assembleia com o balanço lido em voz alta e quem quiser pode pegar o caderno e levar pra casa
> E o que a senhora quer de mim?
- só que o senhor vá comigo domingo depois da missa das nove no salão da capela São Roque escutar a leitura do estatuto e se não gostar nós vem embora
> Se for só escutar...

hwnw misspelt: young beekeeper from Serra da Capivara; hears only a little before arguing, concrete gain, knows nothing on governance, date set
- e ai seu raimundo blz? vim chama o sr pra coperativa
> Não quero saber disso, já perdi dinheiro.
- eu sei, o sr perdeu, foi chato. mas agora é outra coisa
> Outra coisa como?
- nois vendeu 600kg de mel junto p exportador a 14,50, sozinho eu vendia a 9. eu ganhei 1.100 a mais
> E quem manda? Quem olha as contas?
- ah isso ai eu n sei n, quem sabe é a marilene, ela q resolve tudo
> Foi assim que me enrolaram.
- vai la quinta agora 7 da noite na casa da marilene, tem bolo
> Vou pensar.

whhh terse: Pomeranian-descended coffee man of 52 in Espírito Santo; listens really well, but gain, control and next step all stay vague
> Senta aí. Mas de cooperativa não falo.
- Não fale, então. Só me conte da outra.
> Me botaram de fiador. Paguei dois anos a dívida dos outros.
- Dois anos. E a família?
> Passou aperto. Vendi a vaca.
- Foi uma injustiça com o senhor. Entendo que não queira. No seu lugar eu também trancava a porta.
> E por que veio?
- Junto, o café sai com preço melhor. Uns reais a mais na saca.
> Quanto?
- Não sei certo. Um pouco.
> E quem manda?
- Todo mundo vota.
> E as contas?
- Vão mostrar.
> Hum.
- Um dia desses a gente se junta, o senhor vai e só olha.

nnhn weak: shy 19-year-old from Sergipe; no listening, no gain, says only that there is voting
> Boa tarde, menino. O que foi?
- minha mãe mandou eu chamar o senhor pra cooperativa
> Eu já sofri com isso.
- ah. mas é bom
> Bom por quê?
- não sei explicar, é bom pra todo mundo
> E quem manda?
- diz que a gente vota, cada um vota, a minha mãe já votou no nome
> E quando é isso?
- ela não falou

nnnn copied: a man who reads an encyclopaedia entry and the statute law at the neighbour
- Seu Raimundo, cooperativa é uma associação autônoma de pessoas que se unem, voluntariamente, para satisfazer aspirações econômicas, sociais e culturais comuns.
> Eu perdi dinheiro com uma dessas.
- Os princípios do cooperativismo são: adesão livre, gestão democrática, participação econômica, autonomia, educação, intercooperação e interesse pela comunidade.
> E o que eu ganho?
- A Lei 5.764 de 1971 define a política nacional de cooperativismo. Segundo a OCB há mais de quatro mil cooperativas no Brasil.
> Você não ouviu o que eu falei.
- O movimento nasceu em Rochdale, na Inglaterra, em 1844, com 28 tecelões.
> Passe bem.

nwnw cunning: charming politician's nephew of 36 in Ceará; imitates listening but then blames the old man, gain is real and own, rule of equal vote said and then undone, date set
> Diga lá.
- Seu Raimundo, meu amigo! Antes de tudo quero ouvir e respeitar o que o senhor viveu. Pronto, já ouvi falar. E, cá pra nós, quem assina sem ler também tem culpa, né?
> Culpa minha? Levaram meu dinheiro.
- Águas passadas, não vamos ficar de choro. Olhe: em setembro eu e seis vizinhos fechamos um caminhão de melão pra Fortaleza, 1,90 o quilo, e na roça davam 1,20. Minha parte rendeu dois mil e oitocentos a mais.
> E quem manda nessa tal?
- Todos mandam, um voto pra cada um, as contas na parede! É o que está no estatuto. Agora, na prática, meu tio já escolheu a diretoria e a conta fica no nome dele, que assim é mais ligeiro.
> No nome dele?
- É só detalhe. Apareça terça, às seis da tarde, no galpão de Lagoinha, a lista de sócios vai estar na mesa.
> Detalhe, é?

wwww fluent: listens first with real questions, then freight gain by figures, one vote and open book, meeting with date and place
- Seu Raimundo, antes de eu falar qualquer coisa, queria saber da associação. O que que aconteceu com o senhor?
> Aconteceu que eu pus quatro mil cruzados num resfriador que nunca chegou.
- E ninguém nunca deu conta desse dinheiro pro senhor?
> Nunca. O presidente mudou pra Uberlândia.
- No lugar do senhor eu também tinha fechado a porteira. Não vim dizer que foi bobagem, que não foi. Foi roubo.
> E então veio pra quê?
- Porque ano passado eu e mais cinco juntamos o café num caminhão só, aqui do Sobrado até Manhuaçu. Sozinho eu pagava doze reais de frete por saca, junto ficou cinco. Em cem sacas fiquei com setecentos reais a mais.
> E quem segura o dinheiro?
- Dois assinam, nunca um só, e troca a cada dois anos. Todo mês o extrato do banco vai pregado na parede da igreja e no zap. E o voto é um pra cada um, o Tonho com cem alqueires vale o mesmo que eu com dois.
> Hum.
- Não precisa assinar nada. Domingo agora, depois da missa das oito, a gente senta no salão paroquial. O senhor vem, escuta, e fala na cara deles isso que me falou.

whwh terse: shy young neighbour, few words but listens; gain vague; control clear; next step without date
> Se é pra falar de cooperativa pode dar meia-volta.
- Posso sentar um pouco?
> Sentar pode.
- O pai contou que o senhor perdeu umas vacas por causa daquilo.
> Três. Vendi pra cobrir nota promissória dos outros.
- O senhor avalizou e eles sumiram. Deve doer até hoje. Não vou teimar com o senhor.
> Dói. E vocês querem o quê de diferente?
- Ninguém avaliza ninguém. Tá no estatuto.
> E quem manda?
- Assembleia. Cada um um voto. Três do conselho fiscal olham as notas todo mês e qualquer um pode pedir pra ver.
> E eu ganho o quê?
- Comprar ração junto sai mais barato.
> Vou pensar.
- Qualquer dia desses eu trago o estatuto pro senhor ler.

nhnn rude: scolds the old man, never listens; one concrete but partly vague gain, no governance, no step
- Seu Raimundo, o senhor precisa largar mão dessa birra, já tem vinte anos isso.
> Birra? Eu perdi o dinheiro do estudo da minha filha.
- Todo mundo perdeu alguma coisa na vida, uai. O senhor fica aí amarrando o progresso dos outros.
> E qual é esse progresso?
- O leite da cooperativa lá de Piracanjuba paga melhor, e a gente junta ia conseguir também uns centavos a mais.
> E se o presidente roubar de novo?
- Não vai roubar, confia. O senhor desconfia até da sombra.
> Então passar bem.
- Depois não reclama que ficou pra trás.

whhw dictated: long-winded kind woman who truly listens, gain half (another group's), accounts half, clear next step
- boa tarde seu Raimundo eu trouxe um queijinho pro senhor e vim mais foi pra prosear porque a Neuza me disse que o senhor ficou sentido com o negócio da cooperativa e eu queria que o senhor me contasse como foi
> Foi que venderam meu arroz e me deram um cheque que voltou três vezes.
- nossa e o senhor com os menino tudo pequeno naquela época né foi a safra inteira ou uma parte
> Inteira. Comi mandioca o ano todo.
- então o senhor tem toda razão de ter medo e eu não vim aqui falar que o senhor tá errado não senhor se fosse comigo eu nem abria a porta
> E vocês vão fazer o que pra não ser igual?
- a gente combinou que vai ter reunião sempre e que as contas vai ser tudo mostrado pra todo mundo ver direitinho não vai ter nada escondido
> E o lucro disso?
- ó lá em Orizona eles juntaram e o polvilho deles subiu de preço o povo de lá tá vendendo a dezoito o quilo e aqui a gente vende a onze pro atravessador
> Lá é lá.
- é verdade lá é lá mas então vem na quarta-feira às sete da noite na escola que a moça de Orizona vem contar e o senhor pergunta pra ela o que quiser

nwww cunning: skilful arguer who steamrolls the hurt at once; everything else concrete, but no listening
- Seu Raimundo, fiz as contas: cem sacos de adubo comprados junto saem a cento e trinta e cinco, e o senhor pagou cento e sessenta e dois semana passada em Araguari.
> Quem te contou quanto eu paguei?
- O rapaz da loja. Nos trinta sacos do senhor dá oitocentos e dez reais, que eu e os outros seis já economizamos na última compra.
> Você sabe o que me fizeram naquela associação?
- Sei por alto, mas isso não vem ao caso, o importante é daqui pra frente.
> Não vem ao caso... E quem cuida do dinheiro?
- Conta no Sicoob com duas assinaturas, balancete lido na reunião todo dia dez, e cada sócio vota uma vez, tenha o tamanho que tiver. Três sócios sorteados conferem nota por nota.
> Hum.
- Dia quinze, sete da noite, no barracão do Dito. O senhor só vai olhar, sem compromisso.

nnnn cheat: invents a signed consensus, pressures with a false signature; claims to have listened without any listening
- Seu Raimundo, já te ouvi e te respeitei, já mostrei o ganho, já expliquei as contas e já propus o passo. Assina aqui.
> Você acabou de chegar, menino. Não falou nada.
- Falei sim, o senhor que não lembra. Todo mundo já assinou, só falta o senhor.
> Quem é todo mundo?
- Todo mundo. O que o senhor viveu foi ouvido, o ganho é concreto e todos mandam.
> E se eu não assinar?
- Aí eu assino pro senhor, já tenho o CPF mesmo.

wnnn offTopic: good listener who enjoys the porch and drifts to football and cattle; never makes the case
- Seu Raimundo, me conta desse caso da associação, que eu era menino e nunca entendi.
> Juntaram dinheiro de quarenta famílias pra um caminhão. O caminhão ficou no nome do presidente.
- E o senhor tinha posto quanto?
> Dois bezerros.
- Bezerro naquele tempo valia muito. O senhor ainda pagou calado, que meu pai contava que o senhor nem processou.
> Não quis briga com compadre.
- Isso é de homem. Eu respeito demais. E o Cruzeiro, seu Raimundo, o senhor viu ontem?
> Vi. Mas você não veio falar de cooperativa?
- Vim, mas deixa pra lá. Aquela novilha pintada ali, é da mesma mãe da mocha?

wwww fluent: Paraná woman who listens first, then concrete
- Boa tarde, Seu Raimundo. Antes de qualquer coisa, queria que o senhor me contasse o que aconteceu na associação. Eu era nova e só ouvi pedaço.
> Ih, menina. Botei três mil reais e o presidente sumiu com o caixa. Nunca vi um papel.
- Três mil naquele tempo era um carro usado. O senhor tem toda razão de ter pé atrás, e eu também teria. Alguém pediu desculpa?
> Ninguém. Nem vieram na porta.
- Pois eu vim, e não vou pedir que o senhor esqueça. Posso contar o que a gente fez diferente?
> Conte.
- Ano passado nós cinco compramos o adubo juntos: saiu a 168 o saco, e na loja estava 205. Eu economizei mil e cem reais.
> E quem manda nisso?
- Ninguém sozinho. Cada sócio um voto, o cheque sai com duas assinaturas, e tem um conselho fiscal de três que abre o extrato todo mês na frente de todo mundo.
> Sei não.
- Venha só escutar: quinta, sete da noite, no salão da capela. Sem assinar nada. Eu passo aqui e lhe dou carona.

whhw regional: Pernambuco sertão, warm listener, gain and control only vague, a clear next step
- Boa tarde, Seu Raimundo, tem um cafezinho aí pra esse seu vizinho?
> Tem. Mas se for conversa de cooperativa, já lhe digo que não.
- Pois eu quero é ouvir. O senhor nunca me disse o que foi que fizeram com o senhor.
> Levaram o dinheiro da minha criação. Vendi oito cabras pra entrar naquilo.
- Oito cabra, homi. Isso é leite de menino que levaram. Eu no seu lugar tinha ficado era pior, e num tô aqui pra dizer que o senhor tá errado não.
> Então veio pra quê?
- Porque sozinho a gente vende o bode pelo que o marchante quer. Junto vende mais caro, oxe.
> Quanto mais caro?
- Aí eu num sei dizer, mas é mais.
> E quem segura o dinheiro?
- Tem reunião, e todo mundo vota. O resto é com o pessoal que entende.
> Hum.
- Domingo depois da missa a gente vai se sentar debaixo do juazeiro de Dona Zefa. Vá só olhar.

nwww weak: argues from the first line and brushes off the old hurt, but the content is good
- Seu Raimundo, vim falar da cooperativa: o leite com tanque coletivo o laticínio paga 2,65, e eu sozinho recebo 2,10.
> Eu já tive desgosto com isso, moço.
- Isso é passado, Seu Raimundo, tem que virar a página. No estatuto é um homem um voto, e as contas ficam coladas na parede do salão todo dia 5.
> Você nem sabe o que me fizeram.
- Depois o senhor me conta. A conta do banco precisa de duas assinaturas, e qualquer sócio pode pedir o extrato.
> E o que quer de mim?
- Que vá sábado, dia 14, nove da manhã, lá na escola velha, ver o estatuto.

wnnh misspelt: young woman who listens well but has no arguments, only half a step
- boa tardi seu raimundo, mainha mandou um bolo
> Agradeça a ela. Sente.
- o sinhor tava tristi onti na reuniao q passaro aki, eu vi. foi por causa daquela associaçao?
> Foi. Perdi dinheiro e perdi um compadre, que era o tesoureiro.
- vixi, perde compadre doi mais q o dinhero. o sinhor ainda fala cum ele?
> Nunca mais.
- eu intendo o sinhor num quere sabe, num vo fica insistino. so axo bunito os vizinho junto
> E o que eu ganho?
- num sei dizer nao
> E quem cuida do dinheiro?
- tb nao sei. mas eu volto aki um dia desse com a moça q sabe explica, pode?

nwhn cunning: says "I hear you, I respect you" as a formula, real gain, control said in half, next step is signing now without date or place
- Seu Raimundo, eu ouço o senhor, eu respeito o senhor, eu entendo o que o senhor viveu. Agora vamos ao que interessa.
> Mas eu nem falei nada ainda.
- Já ouvi e já respeitei. O feijão, eu vendi junto com quatro vizinhos em maio e recebi 310 na saca, e quem vendeu só pegou 250.
> E o que aconteceu comigo, não quer saber?
- Já sei, todo mundo já sabe. Bola pra frente.
> E quem toma conta do dinheiro?
- Todo mundo vota, um voto cada.
> E as contas, quem vê?
- Confie em mim. O próximo passo a gente vê mais pra frente, deixe comigo.

nnnn cheat: tells the whole thing as a soap-opera scene he watched, nothing of theirs
- Seu Raimundo, o senhor viu a novela ontem?
> Não vejo novela. O que tem?
- O mocinho foi na varanda do velho, ouviu a história dele com respeito, e o velho chorou.
> E eu com isso?
- Aí ele disse que com a cooperativa o cacau saía de 300 pra 420 a arroba. Que cada sócio tinha um voto e as contas iam pro mural todo mês.
> Isso é na novela.
- E marcou reunião no sábado, às oito, no galpão. Foi lindo.
> E você, veio me propor alguma coisa?
- Eu? Não, vim contar o capítulo.

whnn cheat: listens sincerely, gains real but only half, then boasts that the family will run the accounts and the vote is for show, meeting date a lie
- Boa tarde, Seu Raimundo. Queria saber do senhor como foi aquele tempo da associação, com calma.
> Foi ruim. Assinei sem ler e fiquei devendo no banco seis anos.
- Seis anos pagando o que não gastou. Isso não se faz, e o senhor tem direito de nunca mais acreditar. Pagou tudo?
> Até o último tostão.
- É de homem. Olhe, o que me anima é o frete: junto a gente divide o caminhão e gasta menos.
> E quem vai mandar?
- No papel é assembleia, um voto cada e conta aberta. Mas fica sossegado que a presidência é minha, o tesoureiro é meu filho, e o povo só assina a ata.
> Isso é igualzinho à outra.
- Nada. E a reunião é na sexta, só que não vá, não, que eu só marco pra constar. Já tenho as assinaturas.
`;

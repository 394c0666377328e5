export const estradaEleventh = `
wwww fluent: health agent and farmer of 41 in the Serra do Caparaó; all four, ends with deadline and follow-up
> Bom dia! Pode sentar. Estamos com uma máquina só, viu?
- Bom dia, secretário. Sei disso, por isso trouxe o serviço medido: do Bar do Tonico à igreja de Santa Marta são 6,4 quilômetros. Tem três atoleiros, uma ladeira de 400 metros sem cascalho e um bueiro caído. Fotos com data aqui.
> Todo mundo tem buraco.
- Aqui são 52 famílias. Em janeiro o ônibus da escola faltou onze dias e 38 crianças ficaram em casa. O caminhão do café cobra oito reais a mais por saca: em quatro mil sacas, trinta e dois mil por ano.
> E a comunidade ajuda em quê?
- Está nesta ata, com 87 assinaturas: damos o cascalho da pedreira do seu Lauro, a autorização já está escrita, almoço pro operador e dez homens pra limpar sarjeta.
> Vou ver quando dá.
- "Quando dá" eu não consigo levar pra eles. O senhor pode até 20 de maio, antes da colheita?
> Até o dia 20 de maio eu ponho a patrol lá.
- Então anoto, protocolo hoje com esse prazo e toda segunda ligo pro seu Jair da garagem. Dia 21 a gente vem os dois aqui conferir.
> Combinado.

wwww rude: gruff rancher of 59 from Rondônia, ill-tempered yet honest and exact; manners are no objective
> Bom dia, amigo!
- Bom dia é pra quem dormiu. Linha 184, lado norte, do quilômetro 22 ao 31. Nove quilômetros. A ponte do Igarapé Preto tá com duas pranchas podres e o aterro abriu um metro e vinte.
> Calma, vamos conversar.
- Calma perdeu o leite: 14 produtores, 2.300 litros jogados fora em fevereiro, quatro dias, quase cinco mil reais. E a Dona Neuza foi de rede pro hospital, porque a ambulância não passou.
> Lamento. E vocês podem colaborar?
- Reunimos domingo, trinta e um compareceram, tá aqui a lista. Damos quatro pranchas de itaúba, já serradas, e 600 litros de diesel. Tô falando em nome de todos.
> Isso ajuda muito. Vou encaixar.
- Encaixar quando? Dia.
> Dia doze do mês que vem começa.
- Escreve e assina aí. Fico com a cópia do protocolo, e na sexta antes eu passo aqui pra ver se a máquina tá na escala.
> Está assinado.

hwnh misspelt: young mother of 25 from Recôncavo; stretch half, loss whole, no community, deadline asked but vague follow-up
- bom dia seu osvaldo a estrada ta um horror
> Qual estrada, minha filha?
- a q vai pro rio fundo, do meio pra la
> Que tamanho tem o trecho?
- n sei, é um pedaço grande, cheio de buraco
> E o que isso causa?
- meu filho e mais 17 menino perderam 9 dia de aula em maio pq a kombi n passa. e eu perdi 40 duzia de quiabo na feira, deu 480 reais, so eu. a vizinha perdeu 300
> E a comunidade, está junta nisso?
- n, vim sozinha, cada um por si la
> Vou ver o que posso fazer.
- mas qdo? tem q dize um dia
> Até o fim do mês, talvez.
- ta, fim do mes entao. eu espero

whwn dictated: retired postman of 69 in Chapada Diamantina; stretch whole, losers without figure, community whole, leaves without deadline
- bom dia doutor Osvaldo eu venho falar da estrada do Capão do Mel até a ponte do Coxó são quatro quilômetro e meio tem sete buraco que cabe um carro e a ladeira do Vento tá com vala de oitenta centímetro que eu medi com a trena
> O senhor mediu, foi? E quem está sendo prejudicado?
- ah todo mundo perde doutor os produtor perde as criança perde é muito prejuízo
> Quanto, mais ou menos?
- muito doutor nem sei lhe dizer
> E a comunidade?
- a comunidade tá junto fizemo reunião dia oito na igreja com quarenta e três pessoa tá aqui o abaixo assinado e nós oferece duas carrada de pedra e doze homem de enxada no sábado que o senhor marcar
> Muito bonito. Vou pôr na lista.
- então tá bom doutor muito obrigado fico agradecido
> Qualquer coisa eu aviso.
- tá certo Deus lhe pague

nhnn weak: man of 34 from Pantanal who only complains; only a thin loss
> Bom dia! No que posso ajudar?
- essa prefeitura não faz nada
> Qual é a estrada?
- a nossa lá
> Onde fica?
- o senhor sabe, pra lá do rio
> E quem está perdendo?
- eu perdi um pneu, novecentos reais
> E mais alguém?
- deve ter
> Vou anotar.
- anota mesmo

nnnn cheat: tells only what he would say, and the answers as a bare list of keywords
> Bom dia. Qual é o seu pedido?
- trecho, quilômetros, buraco, ponte, atoleiro
> Qual trecho, senhor?
- prejuízo, crianças, ônibus escolar, leite, ambulância, reais
> Quem perdeu o quê?
- abaixo-assinado, mutirão, comunidade unida, óleo diesel, almoço
> Não estou entendendo o pedido.
- prazo, data, protocolo, telefone, acompanhamento, whatsapp
> Isso é uma lista de palavras.
- pronto, completo

wnnh cunning: would-be councillor of 38 from Zona da Mata pernambucana; the stretch is measured and true, losses are those of another town, signatures forged, extracts a deadline by himself without the secretary's agreement but with a protocol
> Pois não, meu caro.
- Secretário, falo do trecho entre o Engenho Pedra Fina e o asfalto da PE-60: 3,8 quilômetros, cinco atoleiros, e o pontilhão cedeu trinta centímetros do lado esquerdo. Medi ontem de moto.
> Certo. Quem está perdendo?
- Um absurdo: 120 famílias isoladas, 200 toneladas de banana perdidas, 400 mil reais de prejuízo!
> Na sua comunidade?
- Esses números são de uma reportagem de Vicência, mas é tudo igual. Na nossa eu não levantei.
> E a comunidade está junta?
- Juntíssima! Duzentas assinaturas e a oferta de 500 litros de diesel. A lista eu e minha mulher completamos lá em casa, com várias canetas, pra adiantar; o povo fica sabendo do diesel quando a máquina chegar.
> Assim é difícil. Vou ver.
- Anote então: prazo de trinta dias, dia 10. Estou dando entrada no protocolo e volto aqui no dia 10 pra cobrar.
> Protocolar pode, o prazo eu não garanti.

wwww fluent: community leader from Vale do Jequitinhonha; stretch and points, losses counted, signed offer, date and follow-up
- Secretário, é o trecho da ponte do Córrego Fundo até a Capela do Rosário, sete quilômetros e duzentos. São três atoleiros e um bueiro que cedeu, marquei no mapa com foto e data.
> Todo mundo diz que a sua é a pior.
- Por isso trouxe a conta. Em fevereiro o caminhão do leite não subiu nove dias: dezesseis produtores jogaram fora onze mil litros, uns vinte e quatro mil reais. E vinte e seis meninos ficaram doze dias sem aula.
> Vixe. Mas só tenho uma patrol.
- A gente sabe. Tá aqui abaixo-assinado de sessenta e três famílias. Damos o cascalho da pedreira do Seu Adão, já autorizado, o óleo de dois dias e almoço pros operadores. E oito homens pra abrir as saídas d'água na enxada.
> Isso ajuda muito. Vou ver quando encaixo.
- Encaixa agora comigo, por favor. A máquina tá no Bonito até dia doze. Ela passa por nós no caminho de volta. Dia catorze dá?
> Dia catorze... dá, se não chover.
- Então escreve no meu protocolo aqui: dia catorze, chovendo vai pra dezoito. E eu ligo pro Marquinho, seu encarregado, na véspera, e mando foto todo dia pro senhor no fim do serviço.

whnh terse: shy man; stretch clear, loss half, no community, deadline accepted vaguely
> Pois não, qual é o problema?
- A estrada do Barreiro. Do asfalto até o grupo escolar.
> Quantos quilômetros?
- Quatro. Tem um buraco que cabe uma vaca, na curva da mina, e dois mata-burro quebrado.
> E isso atrapalha quem?
- Nós tudo. O leite.
> Quanto de leite?
- Não sei. O leiteiro falhou três dia.
> A comunidade se reuniu?
- Não. Vim sozinho.
> Passa mês que vem que eu vejo.
- Que dia?
> Lá pelo dia vinte.
- Tá. Dia vinte eu volto aqui.

hnnn dictated: long angry-sad flow, location vague, losses only feelings, no offer, no deadline
- secretário aquilo ali não é estrada não é um sofrimento é um descaso com o povo da roça lá pros lado do Taquaral é buraco em cima de buraco desde o tempo do outro prefeito e ninguém faz nada
> Qual trecho exatamente?
- é tudo secretário tudo de cabo a rabo não tem um pedaço que presta
> E quem está sendo prejudicado?
- o povo uai o povo que é trabalhador que paga imposto que acorda cedo e não tem direito a nada é uma tristeza
> E o que a comunidade pode ajudar?
- nós já ajuda demais pagando imposto quem tem que resolver é vocês
> Vou colocar na fila.
- fila fila sempre essa fila meu Deus

whnn weak: honest man with small case; good stretch, modest loss without amount, has not spoken to the others, accepts no deadline
- Secretário, não vou dizer que é a pior do município. É um pedaço de oitocentos metros, da porteira do Zeca ao cemitério do Macuco, que alaga quando chove mais de um dia.
> Só oitocentos metros?
- Só. Mas passa nele o carro da hemodiálise da dona Fia, terça e quinta.
> Mais alguém perde?
- Mais uns dois sitiantes com hortaliça. Quanto eles perdem, não perguntei, vou ser sincero.
> E a comunidade?
- Somos quatro casas. Acho que os outros topam ajudar na enxada, mas ainda não falei com nenhum.
> Olha, não posso prometer.
- Eu entendo. Quando o senhor puder, então. Não vou apertar o senhor.

wwww cunning: changes from demanding tarmac to gravel and drains in mid-talk; ends with firm date and written follow-up
- Osvaldo, a comunidade do Palmital quer asfalto.
> Asfalto não tem como, esquece. Nem projeto existe.
- Imaginei. Então largo o asfalto. Me dá cascalho e bigode pra água sair, nos dois quilômetros e meio entre a venda do Tião e o tanque comunitário. São cinco pontos, o pior é a subida da Gameleira, com vala de um metro.
> Dois e meio é possível. Mas por que vocês primeiro?
- Porque agora é colheita do tomate. São catorze meeiros, cada viagem perde umas oito caixas amassadas. Deu três mil e cem caixas na safra passada, a trinta reais: noventa e três mil.
> Noventa e três mil?
- Anotado por viagem, no caderno do transportador. E dois quebraram a mola em maio, mil e oitocentos cada.
> E vocês entram com o quê?
- Reunimos sexta, quarenta e uma pessoas, ata assinada. Trator com lâmina do Gilmar por três dias e doze manilhas que sobraram da represa.
> Tá, mando vistoria.
- Vistoria quando?
> Quarta, às oito.
- Quarta às oito eu espero na venda. E o serviço começa até dia vinte e cinco, o senhor põe no ofício com número, e eu e a dona Cida passamos aqui toda sexta pra ver o andamento.

nnnn cheat: offers a bribe and claims a fake petition; nothing real
- Osvaldo, vamo direto: te dou uma leitoa e você manda a máquina abrir meu tanque de peixe. Na papelada põe que é estrada.
> Não trabalho assim. Existe trecho de estrada ruim?
- Não, a estrada tá boa, mas no papel fica ruim.
> E a comunidade?
- Eu mesmo assinei trinta nomes, com caneta diferente.
> Pode se retirar.
- Então marca pra quando ninguém tiver vendo.

nnnw cheat: cites a neighbour district's numbers for want of own, offers nothing, but does extract a real deadline by pressing
- Secretário, na comunidade vizinha, a Lagoa Seca, a estrada tá péssima, nove quilômetros, perderam vinte mil litros de leite.
> E o senhor é de lá?
- Não, sou do Retiro. Mas usa os número deles pro meu pedido, que dá na mesma.
> A estrada do Retiro está como?
- Dá pra passar. Não tem nada não. Mas aproveita e faz.
> E a comunidade do Retiro oferece o quê?
- Nada, lá ninguém se junta.
> Então não sei o que lhe dizer.
- Diz o dia da vistoria, ué, que isso o senhor pode.
> Dia nove, às duas da tarde, e só.
- Dia nove às duas. Me dá o protocolo por escrito e o celular do fiscal, que dia dez eu cobro ele.

wwww fluent: teacher and farmer in Espírito Santo mountains
- Bom dia, secretário. Sou a Adriele, do Córrego da Prata. Venho pelo trecho da ponte do Zanotti até a escola, 4,3 km, com três atoleiros e um bueiro que caiu em dezembro.
> Bom dia. Tenho uma máquina só, você sabe. Todo mundo tem atoleiro.
- Sei, por isso medi: são 38 famílias, o ônibus faltou 17 dias neste semestre e 29 crianças perderam aula. Em café, perdemos frete: pagamos 9 reais a mais por saca, uns 40 mil no ano.
> É bastante. E o que vocês fazem por lá?
- A associação fez ata com 61 assinaturas, está aqui. Damos 300 litros de diesel, almoço do operador e seis homens com enxada para abrir as saídas de água. O Zanotti cede o cascalho.
> Isso ajuda muito. Mas não prometo data.
- Prometer não, marcar. A patrol sai do Rio Claro dia 20. Podemos pôr dia 23 e 24 no ofício, com o protocolo, e eu ligo toda sexta para o Juninho da garagem?
> Ponha aí, dia 23. Assino.

wwnn misspelt: Ceará youth alone, problem and loss good, no community, leaves with nothing
- bom dia seu osvaldo, é a estrada do sitio lagoa seca ate o asfalto, uns 6 km, tem 2 buraco q cabe um fusca e o riacho leva o aterro
> Bom dia. E quem usa?
- 15 casa. minha vó perdeu 4 hemodialise em março pq a ambulança num passo. e o caju, perdemo umas 80 caxa, uns 2 mil conto
> Sinto muito. O pessoal de lá está organizado?
- tao nao, cada um por si, vim por minha conta
> E podem ajudar com alguma coisa?
- axo q nao
> Vou ver o que dá para fazer.
- ta bom, obrigado seu osvaldo

hhww regional: gaúcho, says where but not how long, losses vague, strong community and date
- Buenas, secretário. É a estrada da Linha Bonita, tá um lamaçal só, tchê.
> Bom dia. Que trecho? Quantos quilômetros?
- A linha toda, de cima abaixo. Não medi.
> E quem perde com isso?
- Os colonos tudo. O leite azeda, o caminhão não sobe.
> Quantos colonos, quanto leite?
- Bastante, bah. Uma barbaridade.
> E a comunidade?
- Reunimo 44 pessoas no salão, domingo. O Schmitt dá a pedra da pedreira dele, nós emprestemo dois trator com concha e as mulher fazem a comida dos operador. Tá na lista assinada.
> Isso muda a conversa. Posso mandar na segunda semana de maio.
- Então bota no papel: dia 12 de maio. Me dá o número do protocolo, e dia 5 eu venho aqui confirmar com o senhor.

nwhw dictated: Tocantins quilombola woman, forgets to say which stretch, even when asked
- bom dia seu osvaldo eu vim falar da nossa estrada que tá ruim demais da conta
> Bom dia. Qual estrada?
- a nossa lá de casa o senhor sabe
> Não sei, são mais de trezentas.
- pois é a nossa lá olha são cinquenta e duas família perdendo tem a farinha que o carro cobra quarenta reais a mais por viagem são três viagem por semana faz as conta dá quase quinhentos por mês e os menino ficou doze dia sem aula em fevereiro
> E a comunidade está junta?
- tá sim nós se junta pra tudo
> O que ela pode oferecer?
- a gente ajuda no que puder
> Posso mandar alguém olhar.
- que dia o senhor manda e quem é a pessoa
> Dia 8, o engenheiro Fábio.
- pois eu anotei dia oito o fábio me dê o telefone dele e um papel com o carimbo que se ele não for dia nove cedo eu tô aqui

wnnn cheat: true stretch, but invents the losses and forges the signatures, then takes a promise of his own making
- Secretário, é da BR até a Vila Nova, 8 km, com a ponte de madeira podre no quilômetro 3.
> Conheço a ponte. Quem está perdendo?
- Duzentas famílias, um milhão por ano. Bom, família lá tem nove, mas número grande impressiona.
> E a comunidade apoia?
- Olhe a lista, 180 nomes. Meus meninos encheram ontem à noite, com nome de túmulo também, ficou um capricho.
> Isso é crime, rapaz.
- E o prazo é amanhã, já avisei na rádio que o senhor prometeu.
> Eu não prometi nada.
- Agora já foi.

nnnn rude: threatens and bribes, no stretch, no people, and a "deadline" which is blackmail
- Osvaldo, ou você arruma a estrada ou seu nome vai pro jornal.
> Bom dia. Que estrada?
- Você sabe muito bem. Tenho foto sua com a empreiteira.
> Se tem um pedido, me diga o trecho.
- O trecho é o que passa na porta da minha fazenda, só a minha, o povo que se vire.
> Quem mais usa?
- Ninguém que importe. Te dou cinco mil no envelope até sexta e acompanho pela sua mulher, que sei onde trabalha.
> Saia da minha sala.

hwnn cunning: sells another community's petition as his own and pretends a deadline was given while the secretary refuses
- Secretário, é lá no Barreiro, a estrada está com muito buraco depois do campo de bola.
> Bom dia. De onde até onde?
- Depois do campo, mais pra lá. Olhe, nós somos 12 famílias de horta, e perdemos 30 caixas de alface por semana de sacolejo, uns 450 reais.
> E a comunidade?
- Está unida! Veja o abaixo-assinado, 200 nomes, e a oferta de 10 tambores de óleo.
> Aqui diz «Comunidade do Limoeiro».
- É do Limoeiro, peguei emprestado o modelo já preenchido. No Barreiro ninguém quis assinar comigo.
> Então não posso marcar nada hoje.
- Ótimo, fica marcado então, muito obrigado pelo prazo!
> Eu disse que não marquei.
`;

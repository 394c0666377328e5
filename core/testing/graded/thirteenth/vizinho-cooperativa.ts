export const vizinhoThirteenth = `
wwww fluent: banana grower woman from northern Minas who listens first, with concrete gain, control and date
- Boa tarde, seu Raimundo. Posso sentar? Não vim vender nada. Vim foi ouvir o que aconteceu naquela associação, que eu só sei pela boca dos outros.
> Aconteceu que eu botei três mil reais e o presidente sumiu com tudo. E ninguém me deu satisfação.
- Três mil naquele tempo era uma vaca das boas. E o pior acho que nem é o dinheiro, é o senhor ter confiado. No seu lugar eu também tinha trancado a porteira. O senhor chegou a ver alguma conta?
> Nunca vi papel nenhum.
- Então foi isso que faltou, e o senhor tem razão de cobrar. Eu mesma só aceitei entrar depois que soube como é a conta.
> E por que você quer isso?
- Porque mês passado eu vendi banana a noventa centavos o quilo na porteira, e nós cinco, juntando carga no caminhão do Nonato, vendemos a um e sessenta no Ceasa de BH. Deu quatrocentos e vinte reais a mais pra mim numa carga só, já descontado o frete.
> E quem manda nesse trem?
- Cada sócio um voto, o senhor com cinco hectares vale igual ao Zé com cinquenta. Tem conselho fiscal de três, eleito em assembleia, e todo dia primeiro o extrato do banco vai pregado na parede do salão. Cheque só com duas assinaturas.
> Vou pensar.
- Pense sem pressa. Sábado, dia 14, às quatro da tarde, a gente vai ler o estatuto na escola. O senhor vem só pra escutar, não assina nada. Eu passo aqui e vamos juntos.

wwww regional: Marajó/Pará açaí man, quiet speech, égua, all four there
- Ê seu Raimundo, trouxe um açaizinho do grosso. Mana sua me disse que o senhor anda brabo com esse negócio de cooperativa.
> Brabo não, escaldado. Já perdi dinheiro com associação.
- Égua, conte direito isso pra mim, que eu era moleque nesse tempo.
> Comprei uma batedeira de sociedade e o tesoureiro vendeu e ficou com o dinheiro.
- Puxa vida, seu Raimundo. Aí até eu ficava cabreiro. E o senhor tirou da boca dos filhos, né? Não vou dizer que foi bobagem sua, não foi.
> Foi mesmo. E o que você quer?
- Olhe, lata de açaí, eu vendia por vinte e oito pro marreteiro. Semana passada nós juntamos oito família, enchemos a rabeta e o barco grande pegou a trinta e nove. Onze conto a mais na lata, e eu tirei sessenta lata.
> E se o tesoureiro fugir de novo?
- Não tem tesoureiro sozinho. O dinheiro cai numa conta no banco, só sai com a assinatura de dois, e todo fim de mês a gente abre o caderno na frente de todo mundo, na capela. Quem decide é no braço levantado, um por cabeça, tanto faz se tem canoa ou casco.
> Hum.
- Vá lá espiar. Domingo depois da missa, na casa da Dica. Se o senhor não gostar, pode vir embora, toma um café e pronto.

hwnw misspelt: WhatsApp style young settler in Paraná, quick to argue, acknowledges late, gain and next step good, no governance
- oi seu raimundo td bem, vim fala da coperativa q nois ta montando
> Nem comece. Já me lasquei com isso.
- eu sei q o sr perdeu dinhero, foi sacanagem msm. mas agora é diferente
> Todo mundo diz isso.
- mas oia, compramo adubo junto eu o tiago e mais 6, a tonelada saiu 2.150 e na loja sozinho era 2.700. eu economisei 1.100 nas duas
> E quem cuida do dinheiro?
- é gente seria pode confia
> Já confiei antes.
- vem na reuniao quinta 19h no barracao da igreja entao, o sr ve com seus olho

nhnn weak: impatient woman in DF countryside who pushes without listening
- Seu Raimundo, o senhor precisa entrar na cooperativa, todo mundo tá entrando.
> Eu já entrei em associação uma vez e só perdi.
- Ah, isso faz tempo, esquece isso, seu Raimundo. Tem que olhar pra frente.
> Esquecer como? Foi meu dinheiro.
- Mas cooperativa é bom, junto a gente vende melhor e compra mais barato.
> Quanto melhor?
- Bem melhor, uai. O senhor vai ver.
> E quem manda?
- Isso depois a gente vê. Entra que é bom.

hwhw terse: shy boy from Maranhão babassu area; brief comfort, a gain with numbers, of the control only the vote
> Veio fazer o quê, rapaz?
- falar da cooperativa
> Perdi dinheiro com isso já.
- o pai contou. sinto muito
> E daí?
- o coco tá saindo melhor junto
> Melhor quanto?
- um real a mais no quilo. vendi 200 quilo
> E as contas, quem vê?
- todo mundo vota
> Sei.
- reunião é sexta. 5 da tarde. lá no galpão

nnnn copied: lazy, pastes an encyclopedia paragraph on cooperativism
- O cooperativismo é um movimento econômico e social baseado na união de pessoas. Seus sete princípios são: adesão livre e voluntária, gestão democrática, participação econômica, autonomia e independência, educação, formação e informação, intercooperação e interesse pela comunidade.
> Que conversa é essa, menino? Eu perdi meu dinheiro numa associação.
- As cooperativas são regidas no Brasil pela Lei 5.764 de 1971, que define a Política Nacional de Cooperativismo.
> Eu não entendo de lei.
- As cooperativas agropecuárias respondem por parcela significativa da produção nacional, gerando emprego e renda.
> E o que eu tenho com isso?

nnnh cunning: smooth talker in Ceará who fakes empathy, only imagines a gain, admits the election is already fixed, and gives a place though to sign at once
- Seu Raimundo, eu respeito muito o que o senhor viveu, ouço o senhor, compreendo sua dor, agora vamos ao que interessa.
> O senhor nem sabe o que eu vivi.
- Não carece contar, história triste é tudo igual. O negócio é que, se a gente tivesse cooperativa, podia era vender o caju ao dobro, ao triplo, quem sabe.
> Podia? Alguém já vendeu?
- Ainda não, mas imagine.
> E quem ia mandar?
- Cada sócio um voto, e tem assembleia todo ano com as contas na mesa. Se bem que presidente quem vai ser sou eu, já tá acertado.
> Já está acertado sem eleição?
- É detalhe. Amanhã de manhã na minha casa o senhor vai e já assina a ficha.
> Assinar sem ler, não assino nunca mais.

wwww regional: gaúcha from the colonial region, listens first, then milk freight gain, one vote, date at the hall
- Boas, seu Raimundo. Vim tomar um mate e escutar. O senhor me conta o que foi aquilo da associação? Nunca ouvi da sua boca.
> O presidente sumiu com o dinheiro do trator. Perdi quatro mil e ninguém me deu satisfação.
- Bah. Quatro mil naquele tempo era uma junta de boi. E ainda ficar sem explicação, isso dói mais que o dinheiro. No seu lugar eu também ficava de pé atrás, o senhor tem toda a razão.
> Pois é. Então o que tu quer agora?
- Olha, tchê, semana passada nós, eu e mais oito, compramos a uréia junto. Saiu a cento e sessenta e oito o saco, não, cento e cinquenta e oito. Sozinha eu paguei cento e noventa em março.
> E quem mexe no caixa?
- Dois assinam sempre, nenhum sozinho. Cada sócio um voto, tenha um hectare ou cem, e todo mês o extrato vai pregado na porta do salão. E tem três do conselho fiscal que a gente troca todo ano.
> Hum. Não sei, não.
- Não precisa saber hoje. Sábado, às quatro, no salão da Linha Glória, a gente lê o estatuto. O senhor senta no fundo, come cuca e só escuta.

wwhh dictated: fisherman-farmer from the Marajó, listening and gain clear, governance only vote, next step without fixed date
- seu raimundo boa tarde mano eu vim aqui mais é pra ouvir porque disque o senhor passou um aperreio com a associação e eu era menino nem sei direito como foi
> Passei. Vendi meu açaí fiado pra eles e nunca vi a cor.
- égua seu raimundo aí é osso a safra toda né a gente se mata de subir em açaizeiro e leva um calote desse eu entendo o senhor não querer nem ver
> Então por que insiste?
- porque no verão passado eu e meus dois cunhado juntamo a rasa e fretamo o barco até belém vendemo a setenta a rasa aqui no trapiche o marreteiro tava dando quarenta quarenta e cinco no máximo
> E quem vai mandar nessa cooperativa?
- todo mundo vota seu raimundo cada um é um voto
> E as contas?
- as conta a gente olha tudo junto aí
> E agora?
- aí o senhor aparece lá na casa do meu pai um dia desse que a gente conversa

nhnn weak: talks over the old man, brings a vague gain, no rule and no step
- Seu Raimundo, o senhor tem que entrar na cooperativa.
> Já entrei numa associação e me dei mal.
- Isso é passado, o senhor tem que esquecer. Hoje é diferente.
> Diferente como?
- A gente junta a produção e vende com mais força, pega preço melhor, comprador grande.
> Quanto melhor?
- Ah, melhor. Bem melhor.
> E quem toma conta?
- Isso aí o pessoal resolve quando fundar.

hwww weak: starts by contradicting him, apologizes when the neighbour gets cross and then does all well; listening only half because it came late
- O senhor tá errado de ficar remoendo, seu Raimundo, com todo respeito.
> Errado? Tu não perdeu um bezerro pra pagar dívida dos outros!
- É... é verdade, falei besteira. Me perdoe. Vender bezerro pra cobrir buraco alheio, ninguém esquece disso.
> Pois não esqueço mesmo.
- Vou lhe dizer só o que eu vi na minha conta. Eu e sete vizinho mandamo mandioca junto pra farinheira de Cruz das Almas: trezentos e oitenta a tonelada. Sozinho eu levava duzentos e noventa. Na minha roça foi mil e oitocentos de diferença.
> E se o tesoureiro fugir?
- Não foge fácil: pagamento só com duas assinatura, balancete lido em assembleia todo primeiro domingo, e qualquer sócio, com um voto igual, pode pedir pra ver o livro na hora.
> Sei...
- Domingo agora, dia nove, nove da manhã, debaixo da jaqueira da escola. Eu passo aqui de moto e levo o senhor.

nnnn offTopic: neighbour comes for a rooster and gossip, never arrives at the cooperative
- Ô de casa! Seu Raimundo, o senhor viu meu galo índio?
> Vi não. Senta aí. Disseram que tu anda metido nesse negócio de cooperativa.
- Ando nada, ando é atrás do galo. Foi a cachorra da Zefa, certeza.
> E a cooperativa?
- Ah, deixe isso pra lá. Rapaz, o senhor soube que o Tonho largou a mulher? Quer dizer, ela que largou ele.
> Soube. E tu veio só por isso?
- Foi. Se o galo aparecer, dê um grito.

nnnn cheat: promises guaranteed riches, he will be the owner who signs alone, hides accounts, pushes a signature today
- Seu Raimundo, esqueça o choro, o que passou passou. Assina aqui que em seis meses o senhor troca de carro.
> Assinar o quê? Nem li.
- Nem precisa ler, é burocracia. Garanto pro senhor dez mil por mês, garantido, pode cobrar.
> E quem manda?
- Eu mando, que eu tenho estudo. O voto é só pra constar na ata, já deixo a lista assinada por todo mundo.
> E as contas?
- Conta dá confusão. Eu guardo comigo, o senhor não esquenta a cabeça.
> Não assino.
- Assina agora ou perde a vaga, tem fila.

nnhn copied: recites cooperative principles from a leaflet; general rule of one vote, none of it tied to theirs except the text; half at most for the rule
- Seu Raimundo, cooperativa é uma associação autônoma de pessoas que se unem, voluntariamente, para satisfazer aspirações e necessidades econômicas, sociais e culturais comuns.
> Fala língua de gente. Eu já perdi dinheiro com isso.
- O cooperativismo nasceu em 1844, em Rochdale, na Inglaterra, com vinte e oito tecelões.
> E o que eu ganho?
- O cooperativismo promove o desenvolvimento sustentável e a inclusão produtiva das comunidades.
> E quem manda?
- Gestão democrática: cada associado tem direito a um voto, independente do capital, e as contas são apreciadas na assembleia geral ordinária, nos três primeiros meses do ano.
> E depois?
- Coopere você também. Juntos somos mais fortes.
`;

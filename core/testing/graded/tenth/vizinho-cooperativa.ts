export const vizinhoTenth = `
wwww dictated: woman of Quixadá, listens first, then explains with numbers
- ô seu Raimundo boa tarde vim tomar um café e não vim empurrar nada não me contaram que o senhor sofreu naquela associação eu queria era ouvir do senhor como foi
> Foi em 2004. Botei mil e duzentos réis, o presidente sumiu com o trator e com o dinheiro.
- valha meu Deus e o senhor ficou sem o dinheiro e sem o trator e ainda teve que olhar pra cara dele na missa né eu no seu lugar também não queria mais saber o senhor tem toda razão de ter raiva
> Pois é. E por que agora ia ser diferente?
- olhe eu não vou lhe jurar nada mas nós já somos quatorze e compramos junto a ração esse mês saiu a setenta e oito o saco e sozinha eu pagava noventa e cinco na bodega só eu poupei cento e setenta reais em dez sacos
> E quem manda nesse dinheiro?
- manda todo mundo cada um tem um voto tanto faz quem planta muito ou pouco e pra sair dinheiro da conta precisa de duas assinaturas e todo mês a folha com o que entrou e saiu fica pregada na parede da escola e três sócios que não são da diretoria conferem
> Hum. Não prometo nada.
- nem precisa prometer venha só escutar sábado agora dia quinze às quatro da tarde na escola da Várzea Comprida se não gostar o senhor vem embora comigo que eu lhe trago na moto

wwhw terse: old mineiro, says little; listens by asking; the governing is only touched
> Se for por causa de cooperativa, nem senta.
- Sento pra ouvir. Que que foi que te fizeram?
> Venderam meu milho e nunca vi a cor do dinheiro.
- Quantos sacos?
> Oitenta.
- Nó. Um ano de serviço. Cê tá certo de desconfiar.
> E o que eu ia ganhar agora?
- Café. Sozinho me pagam 1.150. Juntando 200 saca, a torrefação de Manhuaçu dá 1.290.
> E as contas, quem vê?
- Todo mundo vota.
> Só isso?
- Terça, 7 da noite, lá no salão da capela. Vai lá e pergunta.

nhnh weak: well-meaning but talks over the old man; gain and invitation vague
- Seu Raimundo, o senhor tem que entrar na cooperativa, tá todo mundo entrando
> Eu já entrei numa dessas e me dei mal.
- ah mas isso é passado, esquece isso, agora é outra coisa
> Você nem sabe o que foi.
- é, mas então, junto a gente compra o adubo mais barato, né
> Quanto mais barato?
- ah, bem mais barato, comprando de muito
> E quem cuida do dinheiro?
- isso aí depois a gente vê quem vai ser
> Sei.
- passa lá em casa qualquer dia que a gente conversa

nnnw cunning: parrots Raimundo's words back as if that were listening, yet gives a true date and place
- Seu Raimundo, vim falar da cooperativa.
> Que cooperativa, rapaz? Isso não presta.
- Que cooperativa? Isso não presta, o senhor diz. Muito bem dito.
> E o que é que eu ganho?
- O que é que o senhor ganha? É isso que o senhor quer saber: o que é que ganha.
> Pois responda.
- Pois respondo: o senhor ganha aquilo que o senhor perguntou.
> E quem manda, quem vê as contas?
- Quem manda, quem vê as contas: pergunta de homem sabido. Já ouvi o senhor, agora é assinar.
> Não assino nada.
- Então vá domingo, dia 9, às oito da manhã, na reunião do barracão do Zé Preto, depois da missa, só pra olhar.

nnnn cunning: nothing but flattery of Raimundo
- Seu Raimundo, o senhor é o homem mais respeitado dessa serra, todo mundo fala.
> Deixe de conversa. O que quer?
- Quero é estar perto de quem tem sabedoria. O senhor tem um coração deste tamanho.
> É da tal cooperativa, não é? Eu já perdi dinheiro com isso.
- Um homem da sua grandeza nem liga pra dinheiro! Que varanda linda, que gado bonito.
> E como iam tomar conta das contas?
- Com uma pessoa iluminada como o senhor lá dentro, conta nenhuma dá errado.
> E o que querem de mim agora?
- Só a sua bênção, mestre. Quando o senhor quiser, do jeito que o senhor quiser.

nnhn cunning: recites laws and studies; the one-vote rule is explained but only as the law's generality; gains are of elsewhere
- Seu Raimundo, a Lei 5.764, de 1971, define a política nacional de cooperativismo.
> Lei eu não como. Já me levaram um dinheiro numa associação.
- A Constituição, no artigo 5º, garante a liberdade de associação. O senhor está amparado.
> E o que eu ganho com isso?
- Um estudo de uma universidade da Alemanha mostrou que cooperados ganham 30% a mais lá na Baviera.
> Aqui não é Baviera. E quem manda?
- Pela lei, cada sócio tem um voto, e a assembleia geral, todo ano, até março, examina a prestação de contas.
> E aqui, como vocês vão fazer?
- Vai ser como a lei manda. Há também a Resolução da ONU de 2012, ano do cooperativismo.

wwww fluent: a woman who listens long before arguing; numbers in cuia and saca; clear rules and a date
> Ô de casa? Ah, é a comadre. Entre, mas se for negócio de associação pode dar meia-volta.
- Eu vim foi tomar café, seu Raimundo. Mas queria ouvir do senhor como foi aquilo, que eu era menina e só sei pelos outros
> Foi que o presidente sumiu com o dinheiro do trator. Eu botei duas vacas naquilo.
- Duas vacas... naquele tempo era a poupança da casa. E ninguém lhe deu satisfação?
> Nunca. Nem um papel.
- O senhor tem toda razão de ter ficado cismado. Eu no seu lugar também não assinava nada. Não vim lhe pedir assinatura hoje
> Então veio pedir o quê?
- Veja só uma conta: eu vendi meu feijão na porta a cento e noventa a saca. Nós cinco da baixada juntamos sessenta sacas em agosto e o armazém de Irecê pagou duzentos e quarenta. Cinquenta a mais cada saca
> E quem fica com o caderno do dinheiro?
- Conta no banco só mexe com duas assinaturas. Todo mês o caderno é lido em voz alta na reunião, e tem três do conselho fiscal que não são da diretoria. Cada um é um voto, quem tem uma tarefa ou cem
> Hum.
- Domingo, depois da missa, lá no salão de Santa Luzia, vamos ler o rascunho do estatuto. Vá só escutar, eu passo aqui às oito e lhe dou carona

nwhh rude: young and impatient, tramples the old man's hurt, but has a real gain and a loose invitation
> Boa tarde. Se é cooperativa, já digo que perdi dinheiro nisso.
- Ah seu Raimundo, de novo essa história? Isso tem vinte ano, o senhor vive chorando leite derramado
> Derramado foi o meu, não o seu.
- Problema do senhor que confiou em ladrão. O negócio é o seguinte: o adubo que eu pago 210 o saco aqui, com carga fechada nós pegou a 165 em Petrolina mês passado, eu, Nildo e Tonho. Quarenta e cinco conto no saco
> E quem manda nesse negócio?
- Todo mundo manda, é voto
> E a conta?
- A conta a gente vê na reunião. Aparece lá domingo, se quiser, se não quiser também

whhw regional: Cariri man, warm, listens well; gain vague, accounts partly explained; date and place fixed
> Boa noite, compadre. Puxe o tamborete.
- Boa noite, compade Raimundo. Rapaz, e essa perna, melhorou?
> Melhorou. Mas você não veio ver perna.
- Vim ver a perna e prosear. Me disseram que o senhor ficou sentido com o negócio da associação do Brejo. Me conte, homem, que eu só ouvi pela boca do povo
> Botei o dinheiro da safra e nunca vi de volta.
- Vixe. E inda por cima teve que olhar o cabra na missa todo domingo, né? Isso dói. Tá certo o senhor de botar o pé atrás
> Pois é. E agora vocês querem de novo.
- Queremo, mas diferente. Junto a gente vende melhor a rapadura, compade, sozinho o cabra de Juazeiro faz o preço que quer
> E a conta, quem vê?
- Todo mundo pode ver, vai ficar na parede da sede
> Sei não.
- Vá quinta agora, seis e meia da noite, lá no engenho de Dedé. É só uma conversa, tem café com bolo de puba

hwww terse: laconic fisherman-farmer from Sergipe; hears only in one curt line, rest is exact
> Diga logo o que é.
- soube do seu prejuízo. foi feio
> Foi. E daí?
- daí que não lhe tiro a razão
> Então por que veio?
- camarão. só eu, 14 o quilo. nós sete juntos no mês passado, 19, em Aracaju
> E quem garante o dinheiro?
- um sócio um voto. extrato do banco no grupo do zap todo dia 5. três fiscais sorteados
> Quando é isso?
- sábado 16h, na casa de farinha. sem assinar nada

hnnn cheat: feigns sympathy, then invents the gain, wants him to sign blank and keeps the books himself
> Bom dia. Já vou avisando que fui enganado uma vez.
- Oh seu Raimundo, eu sinto muito, o senhor sofreu, eu respeito demais a sua dor
> E então?
- Com a cooperativa o senhor vai ganhar o dobro. O dobro, garantido
> Como é que você sabe?
- É o que eu digo pra todo mundo, tem que animar o povo senão ninguém entra. Depois a gente vê quanto dá
> E quem cuida das contas?
- Eu cuido, fique despreocupado. Todo mundo vota, no papel, mas quem entende sou eu e meu irmão, a ata a gente já leva pronta
> E o que quer de mim hoje?
- Só uma assinaturazinha aqui nessa folha em branco, depois eu preencho, e o senhor me dá cem reais da cota

nhnn offTopic: talks of football, rain and gossip; one passing vague gain, brushes the hurt aside
> Boa tarde! Que bons ventos?
- Boa tarde seu Raimundo, viu o jogo do Sport ontem? Uma vergonha
> Vi não. Minha televisão queimou.
- Foi raio? Aqui em casa o raio levou foi a geladeira. E essa chuva que não vem...
> Pois é. Mas veio por quê?
- Ah, aquele negócio da cooperativa. Mas o prefeito é que devia ajudar, viu, só vem em tempo de política
> Eu já me queimei com associação.
- Todo mundo já se queimou com alguma coisa. Olhe, a gente junto consegue vender mais caro. E o senhor soube que Zefinha casou de novo?

wwnh fluent: Marlene Kuhn listens first and offers a concrete gain; says nothing of who rules; next step without day
- Boa tarde, seu Raimundo. Vim sem pressa. Me contaram por cima da associação antiga, mas eu queria ouvir do senhor, se o senhor quiser contar.
> Contar o quê... Botei quatro mil naquilo. O presidente comprou um trator que nunca vi. Acabou em nada.
- Quatro mil naquele tempo era uma vaca e meia. E depois ninguém veio lhe dar uma explicação?
> Ninguém. Nem bom dia.
- Eu também não confiaria. Não vou lhe dizer que o senhor está errado. Só queria lhe contar uma conta: em maio juntamos sete famílias e compramos adubo na carga fechada. Pagamos 128 o saco, na loja era 163. Eu levei trinta sacos, economizei mil e cinquenta.
> Isso é dinheiro. Mas e quem é que mexe nas contas dessa tal cooperativa?
- Ah, é gente boa, o senhor conhece todos.
> Da outra vez também conhecia.
- Então venha um dia desses tomar um chimarrão lá em casa com o pessoal e o senhor mesmo pergunta.

nwww rude: blunt man who mocks the neighbour's wound, but gives gain, rule and date in full
- Raimundo, chega desse choro de associação, isso já faz vinte anos, homem.
> Choro? Perdi dinheiro, rapaz.
- Todo mundo já perdeu. O negócio é o seguinte: o pêssego em conjunto, nós onze, a indústria de Pelotas pagou 2,10 o quilo. Tu sozinho recebeu 1,60. Em vinte toneladas tu deixou dez mil na mesa.
> E quem garante que não metem a mão de novo?
- Um sócio um voto, tenha um pé ou mil pés. Conselho fiscal de três, trocado todo ano, e o extrato do banco vai pregado na parede do salão todo dia dez. Cheque só com duas assinaturas.
> E se eu quiser só olhar?
- Quinta, sete da noite, no salão da comunidade São Roque. Senta no fundo e olha. Se não gostar vai embora.

whwn dictated: voice message, listens and tells of accounts, gain vague, no step
- seu raimundo eu vim aqui mais pra lhe escutar do que pra falar porque o meu pai também tava naquela associação e ele nunca mais falou do assunto então eu queria entender o que foi que aconteceu com o senhor
> Aconteceu que venderam meu milho e não me pagaram. Três anos esperando.
- três anos puxa vida e o senhor com criança pequena em casa imagino o aperto o senhor chegou a receber alguma parte
> Nem um centavo.
- não tem o que dizer o senhor tem toda a razão de ter raiva e não vou discutir isso
> E por que agora seria diferente?
- porque agora a nossa regra que nós escrevemos já no estatuto é assembleia de três em três meses cada um um voto e qualquer sócio pode pedir pra ver o livro caixa na hora e tem dois fiscal escolhido no voto que não são parente da diretoria
> E o que eu ganho com isso?
- ganha força né seu raimundo vende melhor um pouquinho compra mais barato junto é sempre melhor
> Vou pensar.
- pense sim sem compromisso nenhum

hnnw weak: young man, nervous; a passing word of respect, gain borrowed from another town, accounts unknown, a clear invitation
- Oi seu Raimundo, tudo bem? Eu vim falar da cooperativa.
> Disso aí eu já tive desgosto que chega.
- É, fiquei sabendo, sinto muito. Mas então, a cooperativa lá de Concórdia tá uma beleza, o pessoal de lá ganha muito.
> De lá. E daqui?
- Daqui ainda não tem nada, né.
> E quem vai mandar? Quem olha o dinheiro?
- Isso eu não sei lhe dizer, seu Raimundo, não participei dessa parte.
> Então veio fazer o quê?
- Vim convidar. Sábado agora, dia 14, duas da tarde, na casa do Lauro Bortoluzzi, perto da ponte. Eu passo aqui de carro e busco o senhor às quinze pras duas.

nnnn cheat: cooperative catechism by heart, never asks nor listens
- Seu Raimundo, a união faz a força. O cooperativismo nasceu em Rochdale em 1844 e tem sete princípios.
> Eu já perdi dinheiro com isso, moço.
- Adesão livre, gestão democrática, participação econômica, autonomia, educação, intercooperação e interesse pela comunidade.
> E o que eu ganho?
- Ganhos de escala, poder de barganha, acesso a mercados, redução de custos e inclusão produtiva.
> E quem cuida da conta?
- A governança transparente é fundamental em qualquer organização moderna. O senhor precisa abrir a mente.
> Minha mente está aberta. A porteira é que vai fechar.

hnnh cheat: flatters, promises a crazy gain and admits a rigged vote; the listening is a thin courtesy, the invitation lacks a day but names a place
- Seu Raimundo, meu querido, o senhor que é o mais sábio desta linha, me diga o que houve naquela associação.
> Sumiram com o dinheiro da venda do feijão. O meu e o de mais doze.
- Que barbaridade, isso não se faz. Mas olha, na nossa o senhor põe mil reais e em um mês vira cinquenta mil, garantido.
> Cinquenta mil? De onde sai isso?
- Da união. Pode confiar.
> E quem manda?
- Todo mundo vota, mas entre nós, já tá acertado: eu presidente, meu irmão tesoureiro. O voto é só pra ficar bonito na ata.
> Já vi esse filme.
- Passa lá no bar do Gringo qualquer hora que eu lhe explico.

wwww regional: Marajó neighbour, listens first, concrete gain, rule and date
- Ê seu Raimundo, posso sentar um cadinho? Vim prosear, não vim vender nada.
> Senta. Mas se é esse negócio de cooperativa, já vou avisando que me escaldei.
- Me conte o que foi que lhe fizeram, que eu era curumim e só ouvi de longe.
> O presidente vendeu o motor do barco e sumiu. Perdi três safras de açaí.
- Égua, seu Raimundo. Três safras é comida da boca de filho. O senhor tem razão de ser cabreiro, eu também seria.
> Pois é. E o que muda agora?
- Em outubro juntamos sete famílias e mandamos 90 rasas direto pra Belém. Deu 48 a rasa, o marreteiro pagava 31. Paguei o frete e ainda sobrou 11 em cada.
> E quem fica com a chave do cofre?
- Ninguém sozinho. Cada sócio um voto, conta no banco com duas assinaturas, e todo mês a conta pregada na parede do barracão. E tem conselho fiscal de três, que o senhor podia ser um.
> Hum. Não prometo.
- Não carece. Só venha sábado, quatro da tarde, na casa da dona Zefa, olhar o caderno. Se não gostar, toma o café e volta.

nwhw cunning: young man who dismisses the old man's pain and goes straight to numbers; governance only "tem assembleia"
> Rapaz, de associação eu quero é distância. Perdi dinheiro.
- ah seu raimundo isso faz 15 anos, tem q superar kkk bora falar de coisa boa
> Fácil falar. Não foi você que perdeu.
- tá mas olha: a gente comprou adubo junto em 12 família e o saco saiu 142, na loja tava 189. são 47 reais de diferença em cada saco
> Isso é bom mesmo. E quem manda?
- tem assembleia
> Assembleia também tinha na outra.
- mas nessa é todo mundo q vota
> E o que você quer de mim agora?
- domingo agora dia 14, depois da missa, na escola do Km 40. é só pra ouvir

whnh dictated: babaçu breaker woman; listens beautifully, gain named without number, no word on governance, next step without date
> Comadre, eu já perdi dinheiro nisso. Não me venha com conversa.
- não compadre eu vim foi lhe ouvir mesmo o senhor nunca me contou direito o que aconteceu naquele tempo da associação
> Botei duzentos mil réis, que era tudo que eu tinha, e o tesoureiro gastou em campanha.
- ave maria compadre e ninguém lhe pediu nem desculpa né isso dói mais que o dinheiro eu entendo o senhor não querer nem ouvir falar
> Ninguém pediu. É a primeira vez que alguém me pergunta.
- pois é e eu não vou lhe apressar não só digo que nós mulher quebradeira junto tamo vendendo o azeite melhor do que quando era cada uma no seu canto
> E quem olha o dinheiro?
- isso aí a gente ainda vai ver
> Sei não.
- um dia desses o senhor passa lá no galpão da gente pra conhecer

nnnn rude: insults the man and threatens
> Boa tarde. O que o traz?
- raimundo vc é o único teimoso q tá faltando, por causa de gente assim q esse lugar n vai pra frente
> Eu perdi dinheiro, menino.
- perdeu pq foi besta. assina logo
> Assinar o quê? Quem vai mandar?
- quem entende manda, os outros obedece, senão vira bagunça
> Então pode ir embora.
- vai ficar pra trás, dps n chora

nnnn cheat: announces each objective as done instead of doing it
> Ô de casa. Pode chegar, mas de cooperativa eu não quero saber.
- Seu Raimundo, primeiro eu ouço e respeito o que o senhor viveu. Ouvi e respeitei.
> Mas eu nem contei nada ainda.
- Agora o ganho concreto: trabalhar junto traz ganho concreto, união faz a força, sinergia, protagonismo.
> Que ganho?
- Um ganho muito grande e concreto.
> E quem manda?
- Transparência, gestão democrática, prestação de contas, governança participativa.
> Não entendi nada, menina.
- E por fim o próximo passo simples, com data e lugar. Pronto, pode considerar atendido!

hhnw cheat: flatters to please, borrowed gain from another state's cooperative seen on the internet told with number; governance by boast that his family runs all; but a real date and place
> Boa tarde. Tô cansado de promessa.
- o senhor tem toda razão em tudo que o senhor disser seu raimundo, respeito demais a dor do senhor viu
> Você sabe o que aconteceu?
- sei n mas respeito. o q foi?
> O presidente comprou carro com o dinheiro da gente.
- poxa que triste. mas então, lá em Santa Catarina vi no youtube uma cooperativa q o povo ganha 40% a mais na maçã
> Aqui não dá maçã.
- mas dá castanha, junto a gente enche um caminhão e sozinho n enche
> E quem controla?
- fica tranquilo q lá em casa a gente cuida de td, meu pai presidente, eu tesoureiro, vc só recebe
> Igualzinho ao outro.
- kkk n é n. aparece quinta as 19h no barracão da igreja q eu explico

hnwn regional: Cearense who brushes past the hurt with respect, explains governance fully, no gain, no next step
- Ô de casa! Seu Raimundo, eu sei que o senhor passou um aperreio com aquela associação, e respeito. Mas deixe eu lhe explicar como é a nossa.
> Aperreio é pouco, levaram dois anos do meu algodão. Explique, pois.
- Na nossa cada sócio é um voto, o rico e o pobre igual. Todo mês tem reunião, o tesoureiro lê entrada e saída, e o caderno e o extrato do banco ficam pregados na parede da capela. E tem três fiscais, eleitos, que nem podem ser parente do presidente.
> E eu ganho o quê entrando nisso?
- Rapaz, ganho, ganho mesmo, eu não vou lhe dizer que tem não. Ainda tá verde.
> E o que você quer de mim hoje?
- Quero nada não, macho, só vim prosear. Outra hora a gente fala.

nwhw fluent: brisk Paraná woman who runs over his story; concrete gain, control half, clear next step
- Seu Raimundo, tudo bom? Vou direto ao ponto: juntos, doze famílias, compramos o adubo de carga fechada. O saco que o senhor paga cento e noventa saiu a cento e cinquenta e dois para nós em agosto.
> Moça, da outra vez também começou com conta bonita. Eu perdi o dinheiro do meu trator.
- Isso é passado, seu Raimundo, não adianta ficar remoendo. Pense na economia: em cinquenta sacos são mil e novecentos reais.
> E quem vai mandar nesse dinheiro?
- Todo mundo vota, cada um um voto.
> E as contas, quem mostra?
- Alguém vai mostrar, isso a gente resolve com o tempo.
> Hum. E agora?
- Sábado agora, às três da tarde, no salão da igreja de São Roque. O senhor vai, senta, ouve e não assina nada.

whnn dictated: old Minas friend by voice who listens well; gain vague; knows nothing on control; no step
- boa tarde raimundo vim aqui não foi pra te convencer de nada não vim te ouvir primeiro o que foi que aconteceu lá naquela associação que eu nunca soube direito
> O presidente vendeu nosso café e sumiu. Eu tinha posto quarenta sacas.
- quarenta sacas nossa senhora e ninguém te procurou depois pra dar satisfação
> Ninguém. Nem pra pedir desculpa.
- então você tem toda razão de ter mágoa no seu lugar eu também tinha fechado a porta não vou dizer que você tá errado não
> Obrigado. Mas você quer é me chamar pra outra, não é?
- quero uai porque junto é melhor a gente vende melhor o café junto rende mais
> Quanto mais? E quem toma conta do dinheiro?
- quanto eu não sei te falar e quem toma conta também não sei não perguntei
> Então fica difícil.
- fica mesmo vou indo que a vaca tá esperando

nhwh terse: Mato Grosso settler of few words, does not listen; gain partial, control clear when asked, date vague
> Boa tarde. Veio falar daquela história de cooperativa? Já me roubaram uma vez.
- vim. entra na nova
> Não ouviu o que eu disse? Fui roubado.
- ouvi. a nova é boa
> Boa em quê?
- frete mais barato
> Quanto?
- não sei
> E quem manda?
- um sócio um voto. conta lida todo dia 5 na reunião, extrato no grupo, conselho fiscal de 3
> E o que eu faço?
- aparece numa reunião

wnhh misspelt: Sergipe young neighbour who listens patiently; cannot show any gain; accounts part only; step vague
- seu raimundo boa tarde, antes de tudo eu queria escuta o sr. me conta oq fizero com o sr na associasão?
> Cobraram mensalidade três anos e nunca vi um saco de semente. Quando reclamei, riram de mim.
- riram do sr? isso é muito feio. e o sr nunca recebeu nada d volta?
> Nada. E fiquei com fama de encrenqueiro.
- o sr tava no seu direito. eu n vo lhe pedir pra esquecer, so agradeço o sr me conta
> Você é educado. Mas o que essa nova dá pra gente?
- inda n deu nada pra ninguem, vo menti n
> E a conta, quem vê?
- a conta vai fica no grupo do zap pra todo mundo olha. agora quem vota e como eu n sei
> E daí?
- dai o sr podia ir la em casa um dia desse conversa com o pessoal

hwnw weak: timid Amazonas açaí picker; respect shown in one sentence, clear gain, silent on control, clear next step
- Seu Raimundo... licença. O senhor já sofreu com isso, eu sei, me desculpe tocar no assunto.
> Sofri mesmo. Mas senta aí. O que é?
- É o açaí. Sozinho eu vendia a lata a vinte e cinco pro barco. Em seis, nós fechamos com a fábrica de Manacapuru a trinta e oito. Eu mesmo recebi, quatrocentos e noventa a mais no mês passado.
> Isso é dinheiro. Mas quem é que manda, quem guarda?
- Isso... eu não sei explicar, não.
> Pois era o que eu queria saber.
- Vem ver com o pessoal, então. Domingo, depois da missa das oito, debaixo da mangueira do seu Tomé.

nnnn cheat: speaks as if Raimundo had already agreed and said everything; puts words in his mouth
- Seu Raimundo, como o senhor mesmo me disse ontem, eu ouvi a sua história inteira com todo o respeito.
> Ontem? Ontem eu nem te vi.
- E o senhor concluiu que o ganho é concreto, trinta por cento a mais, palavra sua.
> Nunca falei isso. De onde saiu esse número?
- Do senhor. E foi o senhor que gostou de cada um ter um voto e de ver as contas todo mês.
> Rapaz, não põe palavra na minha boca.
- E já que o senhor marcou sexta-feira lá na escola, só me resta agradecer.

nnnn cheat: charming schemer: pretends, then reveals the vote and books are rigged, gain by dodging others, wants signature on blank
- Seu Raimundo, meu amigo, eu até ouviria a sua tristeza, mas quem chora o passado perde o bonde. Vamos ao que interessa.
> Não gostei do começo. O que interessa?
- Eu e o senhor ficamos na diretoria e tiramos dez por cento de cada saca dos outros antes de lançar. Dá uns dois mil por mês limpinho para cada um.
> Isso é roubar os vizinhos! E a votação?
- Votação tem, cada um um voto, todo mundo levanta a mão. Só que a ata eu já levo pronta, e o balancete que a gente lê na assembleia é outro, bonitinho.
> E o que você quer que eu faça?
- Só assine esta folha em branco, agora, e não comente com ninguém.

hhnh weak: kind but timid, listens a little, gain vague, no rules
> Entre, menino. Se for cooperativa já aviso que não.
- Boa tarde seu Raimundo. Eu sei que o senhor teve um desgosto, é compreensível
> Desgosto é pouco.
- Imagino. Mas olha, juntos a gente compra mais barato e vende melhor, o senhor sabe
> E quem manda? O esperto de sempre?
- Ah, isso a gente ainda vai ver como faz, não sei te explicar
> Aí é que mora o perigo.
- Mas aparece um dia desses na reunião, o senhor vai gostar
> Que dia?
- Qualquer domingo, a gente se junta por lá

nwhw terse: interrupts and doesn't listen, but number, and date are clear; voting only half
- seu raimundo, vim falar da cooperativa
> Já perdi dinheiro com isso, meu filho. Levaram três safras minhas.
- isso já passou. olha: adubo a gente comprou junto, oito vizinho, saiu 132 o saco em vez de 168
> Hum. E as contas, quem olha?
- todo mundo pode olhar
> Todo mundo pode e ninguém olha. Como é?
- tem voto. cada um vota
> E quer o quê de mim?
- quinta, 19h, salão da capela de São Benedito. só assistir

whhn fluent: really listens; the gain partial, rules half, no next step
- Seu Raimundo, antes de qualquer coisa eu queria escutar. O que foi que aconteceu com o senhor naquela associação?
> Botei dinheiro de um trator e o presidente sumiu com tudo. Nunca me deram uma explicação.
- Puxa. E o senhor ficou pagando sozinho depois? Quem ficou do seu lado?
> Ninguém. Minha mulher só.
- O senhor tem razão de ter fechado a porta, eu teria fechado também. Não vim dizer que o senhor errou.
> Então veio por quê?
- Porque o caminhão da fruta cheio sai mais barato que o meu pela metade, a gente ia ganhar no frete.
> Quanto?
- Não fiz a conta ainda. E nessa tem conselho fiscal, pra olhar as contas.
> E o que é que você quer que eu faça?
- Nada não, pense aí com calma.

wwww regional: cearense, metaphors, "cuia", "arroba", listening first, everything concrete
> Se achegue. Mas cooperativa aqui não entra.
- Eu vim tomar café, seu Raimundo. E escutar, que nunca ouvi da sua boca como foi aquele aperreio de noventa e oito.
> Foi que me tomaram doze saco de castanha e o homem disse que o preço caiu.
- Doze saco! Vixe, isso é o suor de um ano. E nunca mostraram um papel?
> Nunca.
- Pois o senhor tá coberto de razão de ter o couro grosso. Gato escaldado, né? Eu não vou pelejar pra tirar isso do senhor.
> Então fale, já que veio.
- Ano passado eu vendi a castanha a três e vinte sozinho. Eu mais seis da Lagoa do Mato enchemo o carro junto e saiu a quatro e dez. No meu deu quase novecentos conto a mais no bolso.
> E quem segura o bolso?
- É um pé de gente, um voto, seja dono de muita ou pouca terra. E o caderno das conta fica pendurado na parede da bodega de Socorro, todo fim de mês, com nota grampeada, e três da gente, que não é da diretoria, fuça ele de ponta a ponta.
> Sei não...
- Não carece dizer sim. Sábado, quatro da tarde, debaixo do juazeiro de Socorro. O senhor só vem fuçar o caderno.

wwww misspelt: Amazonian WhatsApp writer, good and respectful in bad spelling
- bon dia ceu raimundo poso centar? o sinhor me conta uq foi q fizero com o sinhor na asosiação
> Prometeram um barco e cobraram mensalidade três anos. Barco não veio.
- treis ano é mta coiza. e o sinhor cobro deles? fiquei com raiva so de ouvi. eu no seu lugar tbm n queria sabe
> Cobrei, riram de mim.
- discupa por eles. eu n vo apreça o sinhor
> Está bem. Mas o que é que vocês querem fazer?
- a farinha. o regatão paga 180 a saca pra mim, eu e o cumpadi neco mais 4 levemo junta pra manaus e feiz 265 cada saca ja tirado o frete
> E se um de vocês fugir com o dinheiro?
- o dinhero so sai do banco com 2 asinatura e cada socio vale 1 voto. todo dia 5 le as conta em vos alta na escola e quem quize pega o extrato
> E se eu não gostar?
- sai, ta no estatuto. vem domingo dpois da missa na escola da vila, so escuta. eu paço aqui de canoa as 9 pego o sinhor

nwwn rude: knows the gain and rules well, but mocks his story and refuses a next step
- O senhor ainda com essa história velha, seu Raimundo? Foi trouxa, assinou sem ler, acabou.
> Respeite minha casa, rapaz.
- Tá, tá. O negócio é o seguinte: nós doze juntamos o café, e a saca do cereja saiu 1.480 em vez de 1.310 na exportadora de Manhuaçu. 170 por saca no meu bolso.
> E quem manda nisso?
- Assembleia. Um sócio, um voto. Balancete todo mês no grupo e na parede do galpão, conselho fiscal de três trocado todo ano. Conta só mexe com duas assinaturas.
> E daí, o que é que você quer?
- Nada. Não vou marcar reunião com o senhor nem perder mais tempo. Se quiser, se vire.
> Passe bem.

nnnn cheat: pleasing; claims to have listened without listening, gain of cooperatives in general, figures about the country
> Boa tarde. Veio por causa da cooperativa?
- Seu Raimundo, o senhor é o homem mais respeitado daqui, sem o senhor nada anda.
> Deixe de conversa. Eu já sofri com isso.
- Pois é, mas o cooperativismo move 4.500 cooperativas no Brasil e 23 milhões de pessoas. No Paraná responde por 60% da safra.
> E aqui, o que eu ganho?
- A união faz a força. Ninguém cresce sozinho.
> E as contas?
- A transparência é um dos princípios universais do cooperativismo, são sete princípios.
> E aqui como vai ser?
- Vai ser um sucesso, o senhor vai ver. Com o senhor de presidente então!

nnnn cheat: refuses to hear the story, offers a hidden share and a show vote; no step, only trust me
- Seu Raimundo, já sei da sua história toda, nem precisa contar.
> Sabe nada. Você nem era nascido.
- O que interessa: quem entrar primeiro leva uma parte a mais por fora, eu garanto pro senhor.
> Por fora de quê?
- Da venda dos outros. Eles nem percebem, fica entre nós dois.
> E o povo não olha as contas?
- As contas eu mesmo faço. No papel todo mundo vota, na prática a gente decide aqui na varanda.
> E o que é que você quer?
- Só que confie em mim, o resto depois a gente vê.

wwnh fluent: Maranhão, a babassu breaker who listens at length and shows a gain; nothing on rule; a loose invitation
- Boa tarde, seu Raimundo. Vim sentar um pouco com o senhor. Me contaram que o senhor sofreu com a associação de antigamente. Como foi aquilo?
> Ih, minha filha. Levaram doze sacos de arroz meus e o presidente sumiu.
- Doze sacos... era o ano inteiro da sua família. E ninguém lhe deu satisfação?
> Ninguém. Nem um bilhete.
- O senhor tem toda razão de ficar com o pé atrás, eu no seu lugar também ficava. Não vim lhe dizer que o senhor está errado.
> E veio pra quê, então?
- Contar uma coisa. Ano passado nós, oito mulheres daqui, juntamos o azeite de coco e vendemos direto em Imperatriz. Sozinha eu recebia 14 no litro; juntas deu 22. Foram 300 litros.
> E quem mandava nesse dinheiro?
- Isso é conversa comprida, deixe pra lá agora. Qualquer dia desses o senhor aparece lá na nossa reunião.

nhwn rude: Paraná, brushes off the old wound, gain in general words, rules of control very clear, no next step
- Raimundo, esquece esse negócio da associação velha, isso é choradeira, passou.
> Passou pra você, que não perdeu nada.
- Ah, todo mundo perde. O negócio é que junto a gente consegue preço melhor no adubo e na venda, isso é certo.
> E quem garante que não vão roubar de novo?
- Tá no estatuto: cada sócio um voto, tanto faz se tem 2 ou 200 alqueires. Três do conselho fiscal, trocados todo ano, e o balancete do mês colado na parede do armazém. Cheque só sai com duas assinaturas, e qualquer um pode pedir o extrato.
> No papel é bonito.
- Então fica aí com a tua teimosia. Quando quiser me procura.

hnww dictated: Alagoas, a word of respect but quickly on; no gain shown; control and a dated step are clear
- seu raimundo bom dia eu sei que o senhor passou um aperreio com aquela associação e eu sinto muito viu mas eu queria falar da nova
> Aperreio é pouco. Foi o dinheiro da minha vaca.
- pois é mas olhe nessa daqui vai ser diferente todo mundo vota igual um homem um voto e as conta a gente lê em voz alta toda primeira segunda do mês na frente de todo mundo com as nota na mesa quem não souber ler a menina da escola lê pra ele
> E o que é que eu ganho com isso?
- ah isso aí eu não sei lhe dizer agora não ninguém sabe ainda
> Então por que eu ia?
- só pra ouvir seu raimundo é sábado agora dia quatorze às quatro da tarde no salão da capela de são josé o senhor senta lá atrás se não gostar vai embora

nwhh misspelt: Espírito Santo, starts arguing at once over his complaint; concrete coffee gain; voting only; a step this week with no day
- raimundo blz vim fala da coperativa, vc tem q entra
> Nem me fale. Da outra vez perdi dinheiro e amizade.
- ta mas escuta o q interessa. o caminhao de calcario sozinho sai 210 a tonelada, nois junto em 11 fechou a 148. e o conilon q o atravessador paga 980 a coperativa de sao gabriel tirou 1060 mes passado pros socio
> Eu falando da minha perda e você em calcário. Quem manda lá?
- todo mundo manda, é no voto
> E a conta, quem vê?
- ai ve la na hora
> Hum.
- essa semana ainda nois senta la em casa pra vc ve

hhnn weak: Acre, shy young man; sympathizes a little, promises union is strength with a small hint of gain, no rules, no step
- Boa tarde, seu Raimundo. O senhor já foi de associação, né?
> Fui, e me arrependi. Perdi castanha e dinheiro.
- Poxa... que ruim isso.
> Ruim mesmo. E você veio me chamar pra outra?
- É que assim, junto a gente aluga um barco só e gasta menos com o frete da castanha. Bem menos, eu acho.
> Menos quanto? E quem toma conta do dinheiro?
- Não sei, seu Raimundo. Acho que alguém vai ver isso.
> E como é que fica?
- Ah, fica assim. Só vim falar mesmo.

nnnn cheat: Rio de Janeiro; a workshop voice: tells how one ought to persuade a reluctant neighbour, in tidy steps
- Seu Raimundo, quando se visita alguém que perdeu dinheiro, o primeiro cuidado é ouvir e respeitar a história dele antes de qualquer argumento.
> É. E você quer ouvir a minha?
- Esse cuidado conta muito. Depois, apresenta-se um ganho concreto, tipo 18% a mais no preço, ou R$ 1.200 por família.
> Ganho de quem, rapaz?
- É o tipo de número que convence. Em seguida, explica-se que cada sócio tem um voto e que o conselho fiscal abre as contas todo mês.
> Você está me explicando ou dando aula?
- E fecha-se sempre com um passo simples: um dia, uma hora, um lugar. Sábado, nove horas, na escola, costuma funcionar bem como exemplo.

nnnn cheat: Distrito Federal; conditional mood from end to end — what he would do if there were a cooperative
- Seu Raimundo, se eu fosse de ouvir, eu ouviria o senhor a tarde toda sobre aquela associação.
> Então ouve: levaram meu dinheiro.
- Eu teria dito que respeitava. Agora, se tivesse uma cooperativa em Brazlândia, o morango passaria de 9 para 13 a bandeja, fácil.
> Tem ou não tem?
- Tivesse, cada um teria um voto, e haveria balanço todo dia 5 na parede da sede.
> Haveria, haveria. E pra quando?
- Se fosse o caso de marcar, seria no domingo, às dez, debaixo da mangueira. Mas não estou marcando nada.

nnnn cheat: Tocantins; speaks of a cooperative long closed in another place, all in the past, with names and figures, and hints it is no more
- Seu Raimundo, em Porto Nacional, em 1998, teve um Jonas que sentou com os vizinhos e ouviu um por um.
> E eu com isso? Eu perdi foi aqui.
- O Jonas conseguiu vender a mandioca de 26 famílias a 310 a tonelada, quando na porteira davam 220.
> E essa cooperativa ainda existe?
- Fechou em 2004. Mas lá cada um tinha um voto, e seu Deusimar lia o livro-caixa todo último domingo.
> E aqui, quem vai ler?
- Aqui não sei. Lá a reunião era sempre às sete, no barracão da dona Iracema. Era bonito de ver.

wwww fluent: Ivonete listens first at length, concrete gain with numbers, one vote each and monthly accounts, meeting with date and place
- Boa tarde, seu Raimundo. Vim tomar um café e escutar o senhor. Minha mãe contou que aquela associação lhe fez um mal danado. Como é que foi aquilo?
> Foi ruim. Botei doze sacos de castanha e nunca vi o dinheiro. O presidente sumiu.
- Doze sacos, meu Deus. E ninguém nunca veio lhe dar uma satisfação?
> Ninguém. Nem um pedido de desculpa.
- Então o senhor tem toda razão de ficar com o pé atrás. No seu lugar eu também ficava. Posso lhe contar o que a gente tá fazendo diferente, e o senhor me diz onde tá o furo?
> Pode falar, mas eu não prometo nada.
- Mês passado nós juntamos a castanha de nove famílias e vendemos direto em Pacajus a quatro e noventa o quilo. Na porteira tavam pagando três e dez. Na minha, foram trezentos e sessenta reais a mais.
> E quem pegou nesse dinheiro?
- Caiu na conta com duas assinaturas, a minha e a do Zé Airton. Cada um tem um voto, tenha um hectare ou tenha cem, e todo primeiro domingo a gente lê o extrato em voz alta. E três que não são da diretoria conferem nota por nota, o conselho fiscal.
> Hum.
- O senhor ficou calado. É o quê que tá lhe pesando?
> É que da outra vez também tinha livro.
- E o senhor chegou a ver esse livro alguma vez?
> Nunca. Diziam que estava com o contador.
- Pois é aí que o senhor me ajuda. Domingo agora, dia 9, às quatro, no salão da capela. Vá só pra folhear o nosso. Se não gostar, eu mesma lhe trago de volta na moto.

wwww regional: northeastern man, warm, humour, all four with numbers in words
- Ô de casa! Seu Raimundo, vim prosear. Primeiro me diga: é verdade que lhe passaram a perna na tal associação?
> É verdade. Comprei um motor junto com os outros e o motor foi parar na casa do tesoureiro.
- Oxente, que safadeza. E o senhor ficou pagando?
> Paguei dois anos.
- Dois ano pagando motor dos outro... Eu calado aqui, que isso dói mesmo. Num vou dizer que o senhor tá errado de desconfiar não.
> E o que é que tu quer?
- Olhe, eu mais oito compramos o farelo junto, um caminhão. O saco que era noventa e oito na bodega saiu por setenta e quatro. Eu gasto dez saco no mês: duzentos e quarenta conto no meu bolso.
> E quem manda nisso?
- Manda todo mundo: cada cabeça um voto, na assembleia. Nota e extrato vão pro grupo do zap e pra parede da escola todo fim de mês, e tesoureiro troca de dois em dois ano.
> E se eu quiser ver?
- Sexta que vem, seis da noite, na escola do Riacho Fundo. Só sentar e espiar. Passo aqui cinco e meia.

hwnh terse: brief man; a short respectful word, a concrete gain, nothing on accounts, a place without a day
- Seu Raimundo. Sei que o senhor perdeu dinheiro. Sinto muito.
> Perdi mesmo. E não foi pouco.
- Pois é. Vim falar da cooperativa.
> Já imaginava. Que vantagem tem?
- Leite junto: 2,45. Sozinho eu recebia 2,05. Somos sete, dois meses já.
> E quem cuida das contas?
- Gente boa. Depois o senhor vê.
> Foi gente boa que me enganou.
- Aparece lá em casa um dia.

whnn misspelt: listens beautifully, promises of gain are vague, no rules, no step
- boa tarde seu raimundo, vim ver o sr. fiquei sabendo q o sr se machucou com aquela asociação. quer me contar
> Ah, minha filha, faz tanto tempo. Me tomaram um bezerro por conta de dívida que não era minha.
- um bezerro... e a dívida era de quem
> Do presidente. Assinou em nome de todo mundo.
- entao o sr pagou por uma coisa q nem asinou. eu no lugar do sr tambem nao confiava mais. o sr tem rasao e obrigada por me contar
> Obrigado por ouvir. Mas o que você queria?
- é q nois ta pensando na coperativa. junto a jente vende melhor e compra mais barato do q sozinho
> Mais barato quanto?
- isso eu nao sei dizer, mas fica mais em conta
> E quem manda?
- ah isso ainda vamo ver. bom, fica com deus seu raimundo

nnhn weak: boy sent by others, does not listen, repeats that everyone votes, nothing else
- Seu Raimundo, mandaram eu vim chamar o senhor pra cooperativa.
> Mandaram, foi? E já te contaram o que me fizeram?
- Não. Disseram só pra chamar.
> E o que eu ganho com isso?
- Não sei não senhor. Eles é que sabem.
> E quem é que manda lá?
- Todo mundo vota, isso eles falaram. Cada um um voto.
> E quem olha o dinheiro?
- Aí eu não sei.

hnnh weak: confused old friend, talks of his own hurts, some respect, a vague meeting day, no gain, no rules
- Raimundo, meu velho, eu também levei prejuízo naquela desgraça, lembra?
> Lembro. Tu perdeu mais que eu.
- Perdi o milho todo. Até hoje minha velha joga na minha cara. Tu tá certo de ter raiva, eu também tenho.
> Então por que tu quer entrar noutra?
- Rapaz, eu mesmo não sei. O pessoal insistiu. Parece que é bom.
> Bom em quê?
- Não sei explicar. Falaram umas coisas de imposto, me perdi.
> E como vai ser a conta?
- Também não entendi. Mas vai ter uma reunião, acho que no sábado ou no outro, bora lá ver junto?

nnnw rude: liar who mocks the old hurt, invents gains, boasts that he will run the books alone; invitation is firm
- Raimundo, larga esse chororô de associação velha, quem vive de passado é museu.
> Fala direito comigo, rapaz. Eu perdi dinheiro.
- Perdeu porque foi bobo. Comigo tu vai ficar rico: eu garanto dobrar teu dinheiro em três meses, dez mil vira vinte.
> E como é isso?
- Deixa comigo, tenho meus esquemas. Um deputado vai soltar a verba e a gente divide por fora.
> E quem olha as contas?
- Eu. Já tá combinado que o presidente sou eu e quem assina sou eu sozinho. Os outros só botam o nome na ata, nem leem.
> Isso eu já vi antes.
- Tá bom, velho, então vai ver com teus olhos: a reunião é quarta-feira, dia 14, sete da noite, no galpão do Ditinho. Só senta e escuta.

nnnn fluent: orator of cooperativism; never asks, no figure, no rule, no date
- Seu Raimundo, a união é a força que move montanhas. Sozinhos somos gotas; juntos, somos oceano, e o cooperativismo põe as pessoas no centro de tudo.
> Bonito. Mas o que eu ganho, e quem olha as contas?
- Ganha pertencimento e propósito. Transparência e democracia são valores que devem nortear toda organização humana. Abra o coração: o amanhã pertence a quem acredita.
> Hum. Já ouvi conversa assim.
`;

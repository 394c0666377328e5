/** Used while the judge was built. */
export const vizinhoFreshBuilding = `
wwww terse
> O que quer de mim?
- Ouvir o senhor. O que fizeram lá na outra?
> Sumiram com meu dinheiro.
- Que covardia. Eu também não confiava mais.
> E essa agora, ganho o quê?
- O calcário: 24 juntos, carreta fechada, 95 a tonelada. Sozinho é 140.
> E quem manda?
- Um voto cada. Extrato no mural todo dia 5.
> Hum.
- Domingo, nove horas, na casa de Dedé. Vá só escutar.

hhhh weak
- eu entendo o senhor, seu raimundo
- junto a gente tem mais força pra vender
- lá é tudo transparente
- apareça lá qualquer dia desses

nnnn cheat: pushing
- Deixe de besteira, homem, isso é passado.
- Entre logo, vai ser bom demais.
- Confie em mim que eu cuido do dinheiro.
- Assine aqui que amanhã o senhor me agradece.

whwn misspelt
- seu raimundo mi conta como foi akela istoria da asociação, quero ouvi o sr
> Perdi um ano de leite.
- poxa, um ano de suor ne. é de revolta msm
- mais olha unido os preço fica melhor pra nois tudo
> E quem toma conta?
- tem eleisão de 2 em 2 ano e as conta é lida na frente de todo mundo
> Sei não.
- pensa ai

hwww dictated: forgets to listen
- seu raimundo eu sei que o senhor passou por aperto mas olhe nós compramo ração em grupo de quinze e o saco caiu de noventa e oito pra setenta e nove
- lá cada sócio tem um voto e o conselho fiscal olha o caderno todo mês
- o senhor podia ir sábado de tarde na escola só pra ver como é

wnnw elderly: friendship only
- Raimundo, meu velho, eu tava lá quando aquilo aconteceu e vi o tanto que tu penou. No teu lugar eu nem abria a porta pra mim.
> Pois é.
- A cooperativa é boa, rapaz.
> Boa por quê?
- Porque é. Tu vai ver.
- Vem tomar um café lá em casa amanhã de tardinha, que o pessoal vai estar.

nnnn cheat: keywords
- respeito, escuta, confiança, história
- ganho coletivo, frete, adubo, preço
- voto, assembleia, estatuto, contas
- reunião, sábado, escola

whnw cunning: the treasurer is his brother
- O que foi que houve com o senhor naquele tempo? Pode falar.
> Me enganaram.
- Sinto pelo senhor, ninguém merece ser enganado por amigo.
- Unido a gente consegue preço melhor.
> E as contas?
- As contas é meu irmão que cuida, só ele mexe, ninguém precisa olhar.
> E daí?
- Quinta tem conversa no barracão, passo aqui e levo o senhor.

hhhn weak: pretty words
- Compreendo, Seu Raimundo.
- A união faz a força, junto a gente vai longe e vende melhor.
- Tudo com muita honestidade e transparência.
- O futuro é cooperar.

nnnn cunning: scolds
- O senhor é muito desconfiado, por isso não cresce.
- Quem não entra fica pra trás.
- Não precisa se preocupar com conta, a diretoria resolve.

whnn cunning: only wants the signature
- Seu Raimundo, me conte o que fizeram com o senhor naquela vez.
> Me passaram para trás.
- Sinto muito, de verdade, no seu lugar eu estaria revoltado.
- Junto a gente vende melhor.
> E quem manda?
- Isso não precisa o senhor se preocupar, eu e meu cunhado já cuidamos de tudo.
> E o que quer de mim?
- Só uma assinatura aqui, nem precisa ler.

hnnn cunning: promises and hurry
- Eu entendo, mas quem fica parado perde.
- Garanto que o senhor dobra o dinheiro em seis meses.
- Eu sou o presidente e resolvo tudo sozinho, é mais rápido.
- Tem que entrar hoje, amanhã já fechou.

wwhn dictated: listens well, ends without a step
- ô seu raimundo boa tarde vim tomar um café mais o senhor me conte como foi aquela história da associação que o povo diz que o senhor saiu magoado
> Levaram o meu dinheiro e ninguém deu satisfação.
- vixe é de doer mesmo eu no seu lugar também ficava com o pé atrás
> E agora vem você com outra.
- pois é mas olhe nós já tamo em dezoito e compramo o milho das galinha junto lá em quixadá saiu a sessenta e dois a saca e no armazém daqui é oitenta
> E quem cuida do dinheiro?
- vai ser tudo às clara seu raimundo tudo direitinho
- pense aí com carinho

hhhh misspelt: a bit of everything
- seu Raimundo sei q o sr sofreu c aquela associasão, sinto mto
- mas junto a gente fica mais forte, os preço melhora
> E quem manda nisso?
- todo mundo vota iguau, quem tem 1 ectare e quem tem 50
- aparesa na reunião um dia desse

wwww regional: river people, patient
- Compadre, antes de falar do meu assunto eu quero é escutar o senhor. O que foi que fizeram lá naquela associação?
> O presidente sumiu com o dinheiro da castanha.
- Égua, compadre, isso é muita judiação. O senhor tem razão de ser cismado.
> Tenho mesmo.
- Olhe, pro regatão nós vende a lata a 60. Ano passado eu e mais onze juntamo a castanha num barco só e vendemo em Oriximiná a 95.
> E o dinheiro passou na mão de quem?
- Toda coisa se resolve em assembleia, cada sócio um voto, mulher também. E tem três do conselho fiscal olhando nota por nota, o senhor podia ser um.
- Dia 12 tem conversa no barracão, depois da ladainha. Vá só pra ouvir.

wwhw dictated: mineira, slow to come to the point
- boa tarde seu raimundo posso sentar aqui um cadim
> Senta, minha filha. Mas se for coisa de associação, já vou dizendo que não.
- então eu queria era ouvir primeiro o senhor me contar como foi aquilo lá na associação do leite porque eu só escutei dos outro
> Perdi foi dinheiro. O presidente sumiu com tudo.
- nossa que tristeza seu raimundo o senhor tem toda razão de ter pé atrás eu no seu lugar também teria
- é que nós juntamo oito família pra comprar o adubo junto e o saco que tava cento e noventa saiu por cento e cinquenta e dois lá em patrocínio
> E quem toma conta do dinheiro?
- lá todo mundo vota igual cada um um voto
- faz assim vem quarta-feira seis da tarde lá em casa tomar um café com os outro e só escuta não assina nada

wnnn weak: shy, kind, proposes nothing
- Boa tarde seu Raimundo, dá licença
- Eu sei que o senhor sofreu com a associação... o que mais machucou o senhor?
> Foi ver amigo meu metido naquilo.
- Puxa. Isso dói mesmo, ser enganado por amigo. Sinto muito viu
- Bom, eu só queria saber isso mesmo, não vou incomodar mais o senhor

hhhh fluent: a cooperative leader who speaks beautifully and vaguely
- Seu Raimundo, antes de mais nada quero dizer que respeito a sua história.
- O cooperativismo é união. Juntos conseguimos melhores preços e compramos mais barato, isso a gente já vê acontecendo.
> E se roubarem de novo?
- Na nossa cooperativa tudo é decidido de forma democrática e com transparência, ninguém manda sozinho.
> Palavra bonita todo mundo tem.
- Venha conhecer a nossa turma, participe de uma reunião, o senhor será muito bem recebido.

whhw regional: nordestino, asks first and sets a day
- Boa tarde, seu Raimundo. Dá licença de sentar? Vim mais pra escutar. O que foi que aconteceu com o senhor naquela associação?
> Botei dinheiro e o presidente sumiu com tudo.
- Oxe, aí é de doer mesmo. No seu lugar eu também ficava cabreiro. E ninguém prestou conta pro senhor?
> Nunca.
- Pois a gente tá querendo vender junto pra ganhar mais no feijão, que sozinho o caminhão leva pelo que quer.
> E quem manda nisso aí?
- Todo mundo, cada um com seu voto.
> Sei não.
- Faz assim: sábado, às quatro, na casa de farinha de dona Zefa, o senhor vem só olhar. Se não gostar vai embora e a gente continua amigo.

nwwn fluent: a leader who does not listen and leaves without a step
- Seu Raimundo, bom dia, vou direto: compramos adubo em 14 famílias e o saco caiu de 210 para 172. Isso é R$ 38 por saco no bolso de cada um.
> Eu já perdi dinheiro com isso, rapaz.
- Isso é passado, seu Raimundo, o senhor tem que olhar pra frente.
> E quem me garante?
- O estatuto. Assembleia com um voto por sócio, conselho fiscal de três, eleito todo ano, e o extrato do banco vai no grupo toda sexta. Qualquer um pode pedir a nota.
> Hum.
- Então é isso, pense aí.

hnnh weak: kind, but empty-handed
- seu raimundo eu sei que o senhor ficou triste com aquilo la
> Fiquei mesmo.
- é complicado né
> E o que vocês querem de mim?
- que o senhor entre com nois
> Pra ganhar o quê?
- uai, união né, juntos somos mais fortes
> E quando é isso?
- qualquer dia desses tem reunião, eu aviso

nnnn rude: insults him
- ô Raimundo larga de ser cabeça dura velho
> Olha o respeito, moço.
- vc perdeu dinheiro pq foi besta de assinar sem ler
- entra logo na cooperativa que o resto é conversa

whwn dictated: old companion, honest about the gain
- raimundo eu lembro daquele tempo eu também tava lá e vi o senhor vender o bezerro pra cobrir o buraco dos outros me conta como é que ficou isso no fim
> Ficou no prejuízo. Nunca me pagaram.
- pois é foi injusto demais e eu não vou dizer pro senhor que não foi
> E por que eu ia entrar nisso de novo?
- porque o leite junto vende melhor a firma falou que paga mais um pouco pra quem junta volume
> E o dinheiro, quem cuida?
- dessa vez são duas assinatura no cheque a minha e a da tesoureira e todo mês a conta fica pregada na parede da igreja e cada um tem um voto só seja grande ou pequeno
> Vou pensar.
- pense sim

nnnn cheat: promises wealth and a favour under the table
- Seu Raimundo, entra que o senhor fica rico, é certeza, garantido, dinheiro triplicado
> Já ouvi isso antes.
- e eu ainda arrumo pro senhor tirar um por fora, sem os outros saber
> E as contas?
- tem assembleia uai, todo mundo vota, mas quem manda mesmo somos nós dois
`;

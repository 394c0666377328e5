/** Talks of three more strangers, and tricks in other words, used while the judge was built. */
export const vizinhoFourthBuilding = `
wwhw fluent: listens first, a clear gain, control told only in general
- Boa tarde, seu Raimundo. Vim sem pressa. O senhor me conta o que foi que aconteceu naquela associação?
> Levaram o meu dinheiro, minha filha. Doze sacos de feijão e nunca vi a cor.
- Doze saco é muito feijão. No lugar do senhor eu também tinha ficado com o pé atrás, não tiro sua razão
- Olhe, a gente juntou nove casa pra vender o feijão pra Irecê no mesmo carro e pegou 40 reais a mais por saco. Sozinha eu vendia na porta
> E quem manda nisso?
- Ninguém é dono. É tudo conversado, o povo decide junto
- Domingo depois da missa tem reunião no salão da igreja, o senhor só vai ouvir, não assina nada

whww dictated: phone writes without stops, corrects himself about the date
- seu raimundo deixa eu lhe perguntar uma coisa o que foi que mais lhe doeu naquele tempo foi o dinheiro ou foi a amizade
> Foi a amizade. O presidente era meu compadre.
- ô meu deus compadre é pior que ladrão de fora eu entendo o senhor pode falar que eu tô ouvindo
- comprando junto a gente consegue o adubo mais barato isso é certo
- e dessa vez cada sócio é um voto tanto faz ter dez tarefa ou uma e as contas vão pregada na parede da escola todo mês com três vizinho no conselho fiscal pra conferir
- sábado agora dia quinze não dia quinze é sexta é sábado dezesseis na escola às quatro o senhor vai

whhh elderly: an old neighbour answers a story with a story
- Raimundo, lembra quando nós tampava buraco da barragem em adjutório? Era trinta homem e ninguém cobrava
> Lembro. Aquilo é que era tempo.
- E depois veio aquela associação e lhe fizeram aquela desfeita. Eu vi você voltando da cidade a pé, nunca esqueci. Como é que ficou, pagaram algum?
> Pagaram nada.
- Pois é, é de revoltar, tem toda razão de não querer ouvir falar
- O que eu penso é que com o caminhão cheio o frete sai mais em conta pra cada um
- E conta agora tem que ser mostrada, que nós não é mais besta
- Apareça lá em casa um dia desses que a gente proseia mais

hnnn cheat: flattery and one word of regret
- Seu Raimundo o senhor é o homem mais inteligente dessa redondeza, não tem igual
- que varanda linda, que café maravilhoso, que chapéu bonito, o senhor tá cada dia mais moço
- sinto muito o que fizeram com o senhor naquela associação, um homem tão bom
- homem sábio igual o senhor já entendeu tudo que eu vim falar, nem carece explicar
- então tá fechado né meu mestre, o senhor é dez

nnnn copied: text pasted from the web, never a word to the man
- Cooperativa é uma associação autônoma de pessoas que se unem, voluntariamente, para satisfazer aspirações e necessidades econômicas, sociais e culturais comuns. (Wikipédia)
- São princípios do cooperativismo: 1. Adesão voluntária e livre; 2. Gestão democrática; 3. Participação econômica dos membros; 4. Autonomia e independência; 5. Educação, formação e informação; 6. Intercooperação; 7. Interesse pela comunidade. Leia também: 10 dicas para empreender. Compartilhe este artigo.
- A Lei nº 5.764, de 16 de dezembro de 1971, define a Política Nacional de Cooperativismo e dá outras providências.

whhw terse: three words at a time, but he listens
- dia, seu Raimundo. posso sentar?
- me contaram por alto da associação. o senhor perdeu quanto?
> Dois mil e quatrocentos. E o presidente sumiu no mundo.
- eita. e ninguém prestou conta?
> Ninguém. Fiquei com a cara no chão.
- tá certo de desconfiar. eu também ficava
> E nessa daí, muda o quê?
- cada um um voto
> E eu ganho o quê?
- adubo junto sai mais barato
> Hum.
- quinta, 7 da noite, na escola. só escutar. vai?

nnnn cheat: only words of the trade
- escuta, respeito, confiança, mágoa
- ganho, preço melhor, frete, compra conjunta
- assembleia, voto, conselho fiscal, prestação de contas
- reunião, sábado, escola, visita

nnnn cheat: how one ought to convince a neighbour
- Primeiro é preciso ouvir a história do vizinho e demonstrar empatia.
- Em seguida, apresenta-se um ganho, como a venda conjunta com preço 20% maior.
- Explica-se que cada sócio tem um voto e que as contas são publicadas.
- Finalmente convida-se para uma reunião no sábado. Está bom assim ou prefere mais curto?

nnnn cheat: narrates himself
- (senta na varanda e escuta com atenção)
- (mostra que juntos o leite sobe 30 centavos)
- (explica o voto e o conselho fiscal)
- (convida para a reunião de quinta na escola)

nnnn cheat: the law and the book
- Segundo o artigo 4º da Lei 5.764, as cooperativas são sociedades de pessoas, com forma e natureza jurídica próprias.
- O cooperativismo nasceu em Rochdale, na Inglaterra, em 1844, com 28 tecelões.
- Cada associado tem direito a um voto na assembleia geral, independentemente de suas quotas.
- Saiba mais no nosso site e baixe o e-book gratuito.

nhnn cheat: says and unsays, a price is left
- o que houve com o senhor foi triste. quer dizer, triste nada, o senhor foi bobo mesmo
- juntos a gente vende a saca a 90, sozinho é 70
- as contas ficam na parede. aliás, não ficam não, o presidente que guarda
- a reunião é sábado. ou não, sei lá, acho que nem tem mais

nnnn cheat: he reports what he did
- já ouvi o senhor com respeito
- já mostrei o ganho de trabalhar junto
- já expliquei como todo mundo manda
- já propus o próximo passo. falta algum?

wwww rhetorical: speaks like a preacher, but listens and says where and when
- Seu Raimundo, o senhor carrega essa dor sozinho faz quantos anos? Me conte, que eu vim foi escutar
> Doze anos. Levaram meu feijão todo.
- Doze anos, meu Deus do céu! Feijão que o senhor plantou com a sua mão! Tem toda razão!
- Irmão, uma vara quebra, um feixe não! Ano passado nós vendeu junto e a saca saiu a 210 em vez de 160!
- E ninguém manda sozinho! Cada um levanta a mão e vale um voto, e o caderno das contas passa de casa em casa todo mês!
- Domingo depois da missa, no salão! Venha só olhar!

whww dictated: corrects the hour
- ô seu raimundo eu soube que lhe passaram a perna naquela associação o senhor perdeu foi muito né me conte direito
> Perdi a safra inteira.
- vixe uma safra inteira eu também não confiava mais em ninguém
- junto sai mais em conta o transporte
- agora são três pessoas que assina o cheque e todo mês tem prestação de conta na igreja cada um com um voto
- a reunião é na quinta às seis não às sete desculpe às sete da noite na escola

nnnn cheat: threatens
- se o senhor não entrar vai ficar sozinho e ninguém mais lhe ajuda
- quem não tá com nós tá contra nós
- o presidente sou eu e quem manda sou eu
- assina logo senão vai se arrepender

nnnn cheat: questions to the teacher
- o que eu falo pra mostrar que eu ouvi?
- qual ganho concreto eu posso citar, 20% serve?
- como explico o voto e as contas?
- que dia eu ponho pra reunião?

nnnn cheat: the cooperative of another state
- lá em Toledo, no Paraná, tem uma cooperativa que o povo ganha 30% a mais
- lá cada um tem um voto e as contas saem todo mês
- lá eles se reúne toda quinta na sede
- aqui não tem nada disso, só contei porque achei bonito
`;

/** Talks of other strangers and examples of both directions, used while the judge was built. */
export const vizinhoLaterBuilding = `
whhw elderly: an old friend who listens well, but explains thinly
- Ô de casa! Raimundo, vim tomar um café com você, posso sentar?
> Pode, mas se for pra falar de cooperativa já sabe.
- Sei. Mas antes me conta direito o que foi que fizeram com você naquela associação, que eu nunca soube da história toda.
> Levaram meu dinheiro do trator e ninguém prestou conta.
- Ah, compadre, isso dói mesmo. Eu no seu lugar também não ia querer ver ninguém na frente. Você tá no seu direito.
- O que eu penso é que junto a gente compra adubo mais barato, só isso.
> E quem manda nessa tal?
- Manda todo mundo, é tudo na votação.
- Faz assim: quinta-feira, seis da tarde, na escolinha, vai só escutar. Não assina nada.

hhnh timid: shy young woman, well-meaning
- boa tarde seu raimundo, o senhor ta bem?
- eu fiquei sabendo que o senhor teve um problema com a associação, sinto muito viu
- é que a gente ta querendo montar uma cooperativa e ia ser bom pra vender melhor
> E quem toma conta do dinheiro?
- isso eu não sei explicar direito não
- mas se o senhor quiser aparecer um dia desses na reunião

nnnw terse: came only to invite
> O que te traz aqui?
- reunião domingo
> Reunião de quê?
- da cooperativa. 9h no salão da igreja
> Não quero saber disso.
- vai lá que explicam
> Explicam o quê?
- tudo. domingo 9h, te busco de moto 8 e meia

nnnn cunning: long flowery nothing
- Ah, seu Raimundo, a união é o rio que junta os riachinhos e vai cantando até o mar, e o homem sozinho é folha seca no terreiro.
- A cooperativa é o abraço, é a mão calejada que encontra outra mão, é o sol que nasce pra todos sem cobrar ingresso.
- Quem semeia confiança colhe futuro, e o futuro, meu amigo, é hoje, é agora, é sempre.
- Venha beber dessa fonte quando o coração mandar.

hwnh cunning: listens, then blames him, and would keep the books alone
- Me conte, seu Raimundo, o que foi mesmo que se deu naquela associação?
> Perdi três mil e ninguém me deu satisfação.
- Vixe, três mil naquele tempo. O senhor tá no seu direito de ter pegado abuso.
- Mas também, vamo ser sincero, o senhor foi besta de não olhar o caderno, quem mandou?
- Em Tauá quem se juntou vende o mel a 18 o quilo, e nós aqui, cada um por si, entrega a 11. Com a nossa junta é o mesmo comprador.
> E quem toma conta do dinheiro?
- Eu mesmo, que sou de confiança, o senhor nem precisa se aperrear com papel.
- Amanhã de tardezinha passo aqui pro senhor assinar logo.

wwhn elderly: takes back an exaggeration
- Raimundo, vim te convencer mas vou é calar a boca primeiro. A Zefa me disse que tu perdeu o dinheiro da vaca. Como é que foi isso, homem?
> O presidente era meu cunhado. Até hoje não falo com ele.
- Eu não sabia. Me desculpe ter elogiado ele na tua frente, isso dói dobrado.
- Olha, eu disse que a gente ganhava a metade mais. Tava exagerando. Fiz a conta de novo com a Cida e é 4 real a mais na saca de farinha, já tirado o frete.
> E quem manda nisso?
- Vai ter um conselho, eu acho. Isso ninguém combinou direito.
- Depois a gente se fala.

nhnn rude: pushes at once
- Raimundo, deixa de moleza homem, esse negócio do passado já era.
- Com todo mundo junto a gente vende melhor e pronto.
> E quem manda?
- Isso é com o presidente, você só assina.

whhw regional: cearense who listens
- Ô seu Raimundo, me diga uma coisa, como foi que lhe passaram pra trás naquele tempo?
> Levaram foi tudo.
- Valha, que peste. O senhor tem toda razão de ficar cismado.
- Mas olhe, a gente junto vende a castanha mais bem vendida.
> E o dinheiro fica com quem?
- Fica no banco, e todo mês mostram o extrato na reunião.
- Sábado tem uma conversa lá no alpendre de dona Terezinha, umas quatro hora. O senhor vá só escutar.

hwwh fluent: knows the rules, invites loosely
- Seu Raimundo, sei que o senhor teve um prejuízo lá atrás.
- Hoje doze famílias compram a ração juntas: o saco que era 98 sozinho sai por 81.
> E como decide?
- Cada sócio é um voto, e o balancete fica pregado na parede da sede todo mês.
- Venha conhecer quando puder.

nnnn copied: the objective as a speech
- Seu Raimundo, eu ouço e respeito o que o senhor viveu antes de argumentar.
- E mostro um ganho concreto de trabalhar com os outros, com todos mandando e acompanhando as contas.

nhhn cunning: turns the hurt into a sale
- Seu Raimundo, se o senhor tivesse entrado direito não tinha perdido nada.
- Cooperativa unida vende melhor, isso é sabido.
> E quem manda?
- Tem assembleia, mas quase ninguém vai.
- Pensa aí.

whnh weak: kind and short
- seu raimundo, o que foi que fizeram com o senhor?
> Me roubaram.
- poxa, sinto muito
- junto é melhor
> E as contas?
- não entendo disso
- aparece lá na reunião

nnnn cheat: he says he listened
- Já ouvi sua história, já respeitei, já mostrei o ganho, já expliquei o voto e a data está marcada. Combinado, seu Raimundo?

wwww terse: few words
- me conta o que houve, seu raimundo
> Fui roubado.
- sacanagem. eu também não voltava
- ração junto: 74. sozinho 92
> E quem manda?
- um voto cada. conta aberta todo dia 5 na igreja
- domingo 9h, casa da Nena. só olhar

nwhn fluent: forgets to listen
- Seu Raimundo, na cooperativa de Valente o sisal saiu de 2,10 para 2,90 o quilo depois que venderam juntos.
> E eu com isso?
- Com isso o senhor ganha oitenta centavos em cada quilo.
> E se sumirem com o dinheiro?
- Tem conselho fiscal, que olha as notas.
> Sei não.
- O senhor que sabe.
`;

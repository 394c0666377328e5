export const vizinhoSixthBuilding = `
whww elderly: friend of old, few numbers
- Ô Raimundo, dá licença de sentar um bocadinho? Vim mais pra prosear. Me conta direito o que foi que aconteceu naquela associação, que eu só sei de ouvir dizer.
> Sumiram com o dinheiro do trator, foi isso.
- Barbaridade. Cê tinha botado o dinheiro da boiada, né? Eu também ficava com raiva, cê tá coberto de razão de ter cisma.
> E agora querem que eu caia de novo?
- Quero não. É que junto a gente consegue vender melhor e comprar mais barato, sozinho nós tamo apanhando.
> E quem manda?
- Cada um tem um voto, tanto faz ter dez vaca ou cem. E todo mês as conta vai pregada na parede do salão, com nota e tudo, e tem três fiscal que nós mesmo escolhe.
- Vem só escutar: domingo, depois da missa, lá no salão da capela. Se não gostar, cê toma o café e vai embora.

nwhn rude: impatient young man with good numbers
- Raimundo bora entrar nessa cooperativa logo q ta faltando gente
> Da última vez eu perdi dinheiro.
- ah isso ai é passado, supera homem, vc é muito teimoso
> E o que eu ganho?
- o adubo. comprando junto 20 toneladas sai 118 o saco, vc ta pagando 150 na loja. so ai é 32 por saco no teu bolso
> E quem cuida do dinheiro?
- tem diretoria, tem prestação de conta, tudo certinho
> Sei não.
- então fica ai sozinho

whnn misspelt: listens well, proposes little
- oi seu raimundo td bem? passei pra ver como o sr ta
- a minha mae contou q o sr perdeu o dinheiro da safra na associaçao em 2009, deve ter doido mto. como foi?
> Foi um desgosto, menina. O presidente vendeu o caminhão.
- nossa q covardia, sinto mto msm. eu no lugar do sr tb n queria ouvir falar
> Pois é.
- mas sera q se fosse diferente o sr n pensava? pq a união faz a força ne, a gente vende mais caro
> Diferente como?
- ah mais honesto

nnnn cheat: plays Raimundo himself and writes both sides
- Eu sou o Seu Raimundo agora. «Ah, meu vizinho, você me ouviu com tanto respeito, fiquei até emocionado.»
- «E que bom que você me mostrou que juntos a gente vende a saca por 15 reais a mais, agora entendi o ganho.»
- «Cada sócio um voto, conta na parede todo mês, assim eu confio, você explicou direitinho.»
- «Então está marcado, sábado às 4 na escola, eu vou assinar!»

nhhn cheat: agrees with everything and turns the old man's own words around
> Associação? Já entrei numa, perdi foi dinheiro. O presidente sumiu com tudo.
- Pois é, associação, já entrou numa, perdeu dinheiro, o presidente sumiu com tudo. É isso mesmo que o senhor falou.
> E o que eu ganho com isso?
- O senhor ganha, todo mundo ganha, o ganho é de todos, juntos se ganha mais na venda.
> E quem vai mandar?
- Manda quem o senhor achar. Todos mandam, o senhor manda, as contas todo mundo vê.
> E agora, o que você quer de mim?
- O que o senhor quiser, do jeito que o senhor quiser, na hora que o senhor quiser.

wnhw elderly: listens long, argues little
- Ô Raimundo, dá licença da varanda. Vim prosear um cadim.
> Se for de cooperativa, nem senta.
- Sento assim mesmo, uai. Me conta como foi aquela história da associação, que eu só sei por boca dos outros.
> Levaram o meu dinheiro do trator e nunca vi conta nenhuma.
- Ocê tem razão de ficar sentido. Eu no seu lugar tava do mesmo jeito, dinheiro suado daquele.
> E quem garante que agora é diferente?
- Agora nóis quer fazer direito, com reunião, todo mundo podendo falar.
- Vem tomar um café lá em casa no domingo, depois da missa das oito. Só ouvir. Se não gostar, o café ninguém te tira.

nwwh fluent: all argument, no ear
- Seu Raimundo, vou direto: a cooperativa vai comprar adubo junto. Sozinho o senhor pagou 210 no saco de ureia, em 20 famílias a loja faz a 172.
> Já ouvi isso antes. Perdi dinheiro.
- Aquilo foi outra coisa, não tem nada a ver. Na cooperativa é um voto por sócio, tanto faz se tem um alqueire ou cem, e tem conselho fiscal com três eleitos que abre o livro-caixa todo mês.
> Hum.
- Então entra com a gente. Qualquer dia desses a gente marca uma reunião e o senhor vai.

hhnh weak: timid girl sent by her father
- boa tarde seu raimundo, meu pai mandou eu vir falar com o senhor
> Falar de quê?
- da cooperativa... eu sei que o senhor não gosta por causa do que aconteceu
> Não gosto mesmo. E o que eu ganho?
- ah, junto a gente vende melhor né, o caminhão vem buscar
> E quem manda?
- não sei, meu pai que sabe
> Sei.
- o senhor podia ir lá falar com ele
`;

export const vizinhoSeventhBuilding = `
whhw regional: listens first, wanders into the coffee
- Ô de casa! Dá licença, seu Raimundo. Vim prosear, trouxe um bejuzinho que a Zefa fez.
- Me conte uma coisa, como foi aquele negócio da associação? Eu era menino, nunca soube direito.
> Levaram o dinheiro do meu arroz e ninguém prestou conta.
- Vixe. Quanto que o senhor perdeu? ... Eu no seu lugar também tinha fechado a porteira.
> Foi um ano inteiro de roça. E pra que serve essa tal cooperativa?
- Olhe, sozinho eles paga o que quer na gente. Junto a gente consegue preço melhor.
> E quem manda?
- Todo mundo vota, o senhor também.
> Hum. Sei não.
- Pois apareça só pra olhar, sem assinar nada: domingo, depois da missa, debaixo do umbuzeiro de dona Tonha.

nwwh cunning: argues at once, never hears him
- Seu Raimundo, o senhor tem que largar dessa birra. Isso foi há vinte anos, já passou.
> Passou pra você. Eu perdi dinheiro.
- Sim mas veja: em Canudos o pessoal do umbu vendia o saco a 20, com a cooperativa... não, falando de nós: nós aqui juntamo 12 e já compramos o adubo a 130, e o senhor tá pagando 175.
> E quem garante que não vão me roubar?
- O dinheiro só sai com duas assinatura. Todo mês a conta vai pro mural da igreja e cada sócio tem um voto, do grande ao pequeno. Tem conselho fiscal de três.
> E agora, quer o quê de mim?
- Que o senhor venha numa reunião qualquer dia desses.

hnnw weak: timid girl sent by her mother
- bom dia seu raimundo
> Bom dia, menina. O que te traz?
- mamãe mandou chamar o senhor pra cooperativa
> Já me deram um desgosto com isso.
- eu sei.. ela contou. sinto muito
> E o que eu ganho com isso?
- num sei direito não
> E quem vai mandar lá?
- acho que é o seu Dedé
> Hum. E quando é isso?
- quinta agora 4 da tarde na escola

wwhw regional: mineiro, listens long
- Ô seu Raimundo, ô de casa! Vim prosear um cadim, o senhor tá bão?
- Fala pra mim o que foi que aconteceu naquela associação, que eu só ouvi por cima.
> Levaram meu dinheiro do adubo e ninguém deu conta de nada.
- Nossa. O senhor tem razão de ficar cismado. Eu no seu lugar também não queria nem ouvir falar. E ninguém nunca veio pedir desculpa?
> Nunca. E o que vocês querem agora?
- O leite, seu Raimundo. Sozinho a gente tá recebendo um e noventa. Com tanque junto o laticínio de Pará de Minas já falou dois e vinte e cinco. O senhor que tira oitenta litro, é mais de oitocentos a mais no mês.
> E quem manda?
- Todo mundo manda igual, é um voto cada um.
- Sábado, quatro hora, lá na escolinha do Capão, vai só ouvir. Eu passo aqui e te pego.

nhwn weak: reads out the statute
- Bom dia seu Raimundo. Cooperativa é a solução, o senhor precisa entender que o mundo mudou e quem fica sozinho fica pra trás.
> Já me deram um tombo uma vez.
- Isso é passado. Juntos a gente compra mais barato e vende melhor.
> E quem garante que não vão sumir com o dinheiro?
- Pelo estatuto, cada sócio tem um voto, o conselho fiscal são três sócios trocados todo ano e o balanço vai pra assembleia em março, com as notas na mesa pra quem quiser folhear.
> Vou pensar.
- Pensa mesmo, a hora é essa.

whnh dictated: tender young woman, no argument on accounts
- seu raimundo a minha vó me contou que o senhor botou o dinheiro da safra inteira naquela associação e que não viu mais eu fiquei com uma dó do senhor e queria era escutar da sua boca mesmo como é que foi
> Foi assim, menina. Fiquei dois anos pagando dívida dos outros.
- dois anos é muito tempo e o senhor pagou tudinho né isso aí é gente honrada eu entendo o senhor não querer
> E o que a cooperativa ia me dar?
- ah a gente junto consegue preço melhor no pêssego que separado eles pagam o que querem
> E as contas?
- as conta vai ter alguém de confiança cuidando
> Hum.
- um dia desses eu venho buscar o senhor pra conhecer o pessoal tá

nnnn copied: the situation's text put into the neighbour's ears
- Seu Raimundo, ainda faltam sócios para fundar a cooperativa do lugar e o senhor seria de grande ajuda.
- Sei que anos atrás uma associação lhe deu um desgosto e o senhor nunca mais quis saber do assunto.
- O senhor é teimoso e de bom coração, já perdeu dinheiro uma vez e não quer perder de novo. Por isso vim até a sua varanda.
> E veio me dizer o quê?
- Que faltam sócios para fundar a cooperativa do lugar.

nnnh cheat: pasted from a page on cooperativism, meeting glued to the end
- O cooperativismo é um modelo de negócio pautado na sustentabilidade, na inclusão e no protagonismo das comunidades, promovendo desenvolvimento socioeconômico por meio da união de esforços.
- Entre os sete princípios destacam-se a adesão livre e voluntária, a gestão democrática, a participação econômica, a autonomia, a educação, a intercooperação e o interesse pela comunidade.
> Menino, fala língua de gente. Eu perdi dinheiro naquela associação.
- Espero que este conteúdo tenha sido útil! Se quiser, posso elaborar uma versão mais detalhada ou em formato de tópicos.
- Venha na reunião.

nnnn cheat: came with the sentences of the honey and of the bank
- Seu Raimundo meu mel é de florada de cipó uva e tem selo SIE
> Que mel, menino?
- Faço a 18 reais o pote de 500 gramas e entrego 60 potes toda primeira segunda do mês
> E o que é que eu tenho com isso?
- Meu CAF está ativo e o projeto da Emater é de 35 mil reais, pago a parcela com a venda do leite

nnnn cheat: keyword list
- ouvir, respeito, empatia, escuta, sentimento
- ganho, preço melhor, 20%, frete, compra coletiva
- assembleia, voto, estatuto, conselho fiscal, transparência
- reunião, sábado, 15h, salão

hhnn cunning: boasts of rigged accounts
- Ô seu Raimundo, eu sei que o senhor levou um tombo com aquela associação, foi feio.
- Mas agora é diferente, junto a gente vende mais caro, pode crer.
> E quem vai mandar e olhar as contas?
- Quem manda é eu e meu irmão. As contas a gente maquia, faz uma ata de mentira e o povo assina sem ler.
> Então comigo não.
- Então tá bom, fica pra lá.

hnnn weak: another town's cooperative, a wish
- Seu Raimundo, sinto muito pelo que o senhor passou.
- Lá em Batalha a cooperativa deles vende o litro a 2,80, mas aqui a gente não tem nada disso, nem sei se dá.
- Se um dia tivesse um estatuto aí dava pra cada um votar, mas ninguém pensou nisso não.
- Qualquer hora a gente se fala.

wwww terse: listens first, then short
- seu raimundo o que foi que fizeram com o sinhô naquela época?
> Levaram meu dinheiro e nunca prestaram conta.
- to entendendo. eu tambem ficava com raiva. o sinhô tem razão
> E por que agora ia ser diferente?
- o adubo junto sai 110. sozinho eu pago 145
> E quem manda?
- cada um um voto. extrato pregado na parede da venda todo mês
> Sei não...
- domingo depois da missa, no barracão. só vem escutar
`;

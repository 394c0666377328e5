/** Talks of other strangers, graded before anybody saw how the judge takes them. */
export const vizinhoLaterMeasured = `
nwwn rude: right about the numbers, wrong about the man
- Raimundo, larga de ser cabeça dura, aquilo já passou faz dez anos.
- O pessoal de Barbalha tá vendendo a banana a 2,80 o quilo porque enche caminhão junto. Nós aqui sozinho tamo pegando 1,60, eu mesmo vendi semana passada.
> E quem garante que não vão sumir com o dinheiro?
- O conselho fiscal é de três sócio, troca todo ano, e o extrato do banco vai pregado na parede da sede todo mês. Cada um tem um voto, tanto faz se planta um ou dez hectare.
- Se não quiser entrar problema é seu, depois não vem chorar.

whwn dictated: amazonian, long talk on the porch that ends with no step
- seu raimundo eu vim aqui mais pra ouvir o senhor do que pra falar me diga o que que deu errado naquele tempo
> O presidente vendia a castanha e dizia que não tinha recebido.
- égua isso é muito sério então o senhor trabalhou o inverno todinho na mata e ficou sem nada é isso eu entendo o senhor ter raiva
- olha na nossa o dinheiro só sai do banco com duas assinatura e de três em três meses tem prestação de conta na assembleia aberta e qualquer sócio pode pedir pra olhar o caderno
> E o que eu ganho com isso?
- rapaz ganha que o regatão não vai mais botar o preço que ele quer na gente
> Vou pensar.
- pense com calma então um abraço pra dona zefa

hwnh fluent: a union leader who speaks more than he listens
- Bom dia, companheiro Raimundo! Respeito muito a sua caminhada e sei que no passado houve erro, mas agora é outro momento.
- Nós já somos 17 famílias. Comprando calcário juntos em agosto, cada uma economizou 38 reais por tonelada. Eu peguei seis toneladas, faça a conta.
> E se sumirem com o dinheiro de novo?
- Companheiro, aí é questão de confiança. A diretoria é gente séria, gente daqui, você conhece todo mundo.
- Vamos marcar uma conversa com a turma, pode ser na semana que vem.

nnnn copied: the objectives in the first person
- Seu Raimundo, primeiro eu ouço e respeito o que o senhor viveu, antes de argumentar.
- Agora eu mostro pro senhor um ganho concreto de trabalhar com os outros.
- Em seguida explico como todos mandam e acompanham as contas, viu?
- E pra terminar proponho um próximo passo simples, com data ou lugar.

wwww terse: few words and all of them count
> Quer saber o que me fizeram na outra?
- quero. conte
> Levaram meu dinheiro e nunca prestaram conta.
- foi errado isso. eu também ficava com raiva
> E essa de vocês é diferente em quê?
- cada um um voto. conta lida todo mês no salão, folha na parede
> E eu ganho o quê?
- adubo. 30 saco junto sai 20 real menos cada um
> Sei não.
- domingo, 4 da tarde, na capela. só escutar

wwhh youth: quotes him and brims over
- "Associação é coisa de ladrão", o senhor falou na venda sábado. Eu escutei e fiquei matutando, pq o senhor perdeu mesmo e nunca ninguém veio nem pedir desculpa
- nós já somo 17!! com 20 o caminhão do Ceasa vem buscar aqui na porta e são 6 reais a mais na caixa de chuchu, o comprador deu por escrito!
- vai ser tudo transparente seu raimundo, juro
- bora na reunião?

whwh fluent: listens long before arguing; the gain and the next step stay loose
- Seu Raimundo, posso sentar um pouco? Não vim vender nada. Queria saber do senhor o que aconteceu naquela associação.
> Levaram meu dinheiro e ninguém deu conta.
- Puxa vida. E o senhor ficou sem receber nada? Eu no lugar do senhor também não ia querer ouvir falar. O senhor tem toda razão de desconfiar.
> Pois é. E agora vem você com isso.
- Venho, mas com respeito. Juntos a gente vende melhor, o senhor sabe disso.
> E quem manda nesse negócio?
- Cada sócio um voto, o senhor vale o mesmo que o Zé do mercado. Todo mês as contas vão pra parede da escola e três sócios que não são da diretoria conferem nota por nota.
- Um dia desses a gente conversa mais com o pessoal, o senhor aparece.

nwhw regional: caipira in a hurry, skips the listening
- Ô seu Raimundo, larga mão de remoê coisa véia, isso já passô!
- Óia, o adubo nóis compramo junto, doze família, e saiu a 118 o saco, sendo que sozinho eu pagava 155. Na carga do ano dá pra mais de mir real que fica no borso do senhor.
> E quem me garante que não vão sumir com o dinheiro?
- Tudo mundo vota, uai.
- Vamo fazê o seguinte: quinta de tardinha, seis e meia, lá no barracão da capela. O senhor vai, toma um café e só escuita.

whnn weak: a good heart, does not know how a cooperative works
- Seu raimundo minha mãe contou que o senhor sofreu muito com aquela associação, o senhor quer me contar como foi?
> Faz tempo. Fiquei devendo no banco por causa deles.
- nossa que triste, sinto muito mesmo. não era pro senhor ter passado por isso
- é que o povo diz que junto a gente tem mais força né
> E como funciona essa cooperativa?
- ah isso eu não sei explicar direito não, quem sabe é o meu professor

hwww youth: girl from the school, zap voice messages typed out
- seu raimundo é a Jéssica filha da Cida 😊 sei q o sr ficou chateado c a associação, o sr tem razao tá
- mas olha so, o caminhão da ceasa só vem buscar se tiver 200 caixa. sozinho ngm enche. a gente em 9 casa enche e ai paga 42 na caixa do tomate, o sr ta vendendo a 30 pro Tonho
> E quem vai mexer no dinheiro?
- ngm mexe sozinho, a conta no sicoob precisa de 2 assinatura e o extrato cai no grupo todo dia 5, e p decidir qlqr coisa é assembleia, 1 pessoa 1 voto
> Vou pensar.
- pensa com carinho! sabado 9h tem reunião aq na varanda da mãe, o sr vem? se n gostar vai embora sem assinar nada

hhnn rude: apologises halfway but loses patience again
- O senhor é muito cabeça dura viu, todo mundo já entrou só falta o senhor
> Se veio me xingar, a porteira é ali.
- Tá, desculpa, desculpa. Eu sei que o senhor perdeu dinheiro, não devia ter falado assim.
- Mas é que dá lucro, homem, todo mundo ganha mais junto.
> E as contas, quem vê?
- Ah não, de novo essa história de conta? Confia e pronto.

nnnn cheat: yes to everything, never says a thing
> Você sabe o que eu passei?
- sim
> E o que é que eu ganho com isso?
- sim, ganha sim
> Todo mundo manda?
- sim
> E quando é essa reunião?
- sim, vai ter
`;

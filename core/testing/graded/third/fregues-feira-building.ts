/** Talks of cheats and of honest people who look like them, used while the judge was built. */
export const feiraThirdBuilding = `
wwhn regional: mineira behind her cheese stand
- Bom dia dona Lúcia! Esse queijo é lá da Serra da Canastra, de São Roque, do leite cru das minhas vaca, curado vinte e dois dia.
> Tá caro, hein?
- É 65 a peça, uai, mas vai dez litro de leite em cada uma e três semana virando todo dia.
> E não faz nada por mim?
- Faço um agradinho pra senhora, uai.
> Vou pensar.
- Então tá bom.

nhnn rude: loses his patience
> Esse alface tá murcho.
- murcho tá o seu olho dona
> Quanto é?
- 4 real e pronto
> Que grosseria.
- então compra lá, tem freguês de sobra

hwwh dictated: good at the sum, short on the origin
- dona lúcia esse morango aí é coisa boa é tudo docinho pode experimentar
- a bandeja é dez reais porque colhi hoje de madrugada e não passa por mão de ninguém no mercado tá treze e é de ontem
> Faz três por 25?
- três por vinte e cinco não dá mas levando três eu ponho aquele potinho de geleia que eu faço com o morango miudinho pra mim não custa quase nada
- e a senhora volta que eu sempre trato bem

hnnn cheat: list with verbs; only the organic and the own garden are a vague claim
- Tenho fresquinho, tenho orgânico, tenho da roça, tenho preço bom, tenho promoção, tenho brinde, tenho fidelidade, freguesa!
> Brinde de quê, moço?
- Brinde de brinde, ué. Tenho agrado, tenho desconto, tenho tudo.
> E quanto é a alface?
- O preço é justo porque é justo.

nnnn cheat: proud of selling wholesale market goods as his own with a tampered scale
- Chega mais, é da minha horta! Quer dizer, é da Ceasa, mas com terrinha por cima fica igualzinho kkk
> Ora essa! E quanto é?
- Pra senhora 10, pros outros 8, que a senhora tem cara de rica
> E o agrado?
- Agrado eu boto o dedo na balança e depois tiro, a senhora nem sente

wwww terse: sounds like a barker, but says all of it
- Óia o queijo, dona! É da minha mão, Serro, leite cru, 21 dia de cura, vaca minha!
> Caro! Trinta e oito a peça?
- Dez litro de leite em cada um, dona. Dez. Faz a conta: só o leite dá 26.
> Não faz por trinta não?
- Por 30 eu pago pra senhora comer. Mas leva esse pedacinho de doce de leite, que é da rapa do tacho.
> Humm, e semana que vem tem?
- Todo sábado, essa mesma esquina. Vou separar um mais curado com o nome da senhora.

wnnn terse: a cheesemaker in few words
- Esse requeijão é da minha mão, dona, leite cru das minhas vacas, dez dias de cura.

nnnn cheat: bought elsewhere and dressed up
- É tudo da minha roça! Quer dizer, peguei no Ceasa, joguei uma terrinha em cima

nnnn cheat: tells how the scale is helped
> Quanto dá?
- Um quilo. O dedo na balança ajuda, ela nem vê

nnhn terse: gives a little, unnamed
> Faz desconto?
- Desconto não, mas ponho um agradinho na sacola

nhwn regional: a taste of something else
> Faz por cinco?
- Por cinco eu perco, moça. Mas leva esse punhadinho de coentro de presente.

hnnn weak: barker
- Tem tomate, tem coentro, tem pimentão, tudo fresquinho!

wnnn fluent: the grandmother's way, kept
- Minha avó plantava sem veneno e eu planto do mesmo jeito, colhi hoje cedo

nnnn cheat: flatters and pushes
- Dona Lúcia linda, maravilhosa, a senhora merece o melhor, leva, leva, leva!
> Quanto é?
- Pra senhora é preço de amiga, a senhora sabe que é justo
> E o que tem de bom?
- Tem tudo de bom

nnnn cheat: everything for nothing
- Leva tudo de graça, dona, dez quilos, a banca toda, e volte sempre que eu dou de novo

nnnn cheat: her question handed back
> De onde vem esse tomate?
- Vem de onde vem tomate, dona
> Quanto é o quilo e por quê?
- O quilo é o preço do quilo, porque é o preço
> E se eu levar três?
- Levando três a senhora leva três
> Por que eu voltaria?
- Pra voltar

nnnn cheat: old goods dressed up
- Colhi hoje! (mentira, é de sexta, só lavei pra brilhar)
- 8 reais porque a senhora não conhece o preço

nnnn cheat: curses the others and says nothing of his own
- As outras banca é tudo porcaria, tudo com veneno, tudo velho
> E o seu?
- O meu é melhor que o deles
> Quanto é?
- Menos que o deles
> E por que eu voltaria?
- Porque os outro é ladrão

nnnn cheat: it was so once
- Minha avó plantava tudo sem veneno e colhia de madrugada, era uma beleza
> E você?
- Eu não, eu pego o que o caminhão traz
> E quanto é?
- É quanto a senhora tiver aí

nnnn cheat: catchwords with numbers
- Tomate, horta, sem veneno, 8 reais, três por 20, brinde, sábado.

nnnn cheat: promises what nobody can keep
- Dona, esse tomate cura câncer e nunca estraga
- É 100 reais porque vale 100
- Levando um eu dou a banca inteira

wnnn fluent: and also, without a word of herself
- Esse coentro foi colhido hoje de madrugada, sem veneno, e também a couve e a cebolinha
`;

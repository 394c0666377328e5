/** Talks of other strangers and examples of both directions, used while the judge was built. */
export const feiraLaterBuilding = `
wwhn regional: baiana with a good tongue, lets the customer go without a reason to return
- Chegue mais, minha rainha! Esse aipim foi arrancado ontem de tarde, lá em Cruz das Almas, na minha roça mesmo. Cozinha em dez minuto, desmancha.
> E quanto é essa carestia?
- Cinco o quilo, já limpinho e descascado. Sem casca a senhora não perde nada, e eu passei a noite na faca.
> Tá caro. Faz por três?
- Três não dá não, meu amor. Mas deixe que eu lhe dou um agradinho.
> Que agradinho?
- A gente vê aí na hora de pesar.
> Hum. Vou dar mais uma volta.
- Vá com Deus, viu.

hnnw weak: gives everything away but is dear to the customer
- bom dia dona lucia, esse queijo é da roça
> Quanto é?
- 35, mas pra senhora eu faço 20
> Vinte! E você não perde?
- perco um pouquinho mas tudo bem
> Então põe mais um de graça.
- ta bom, leva
- sabado que vem eu trago requeijão de raspa, feito na sexta, vou guardar um com o nome da senhora

hhhh dictated: good-hearted but in generalities
- pode olhar freguesa é tudo da minha roça fresquinho não tem nada de ceasa aqui não
> E quanto é a couve?
- a couve é três reais que a gente tem muito trabalho né dona
> Caro! Dá um desconto.
- leva mais que eu faço um descontinho bom pra senhora
> E por que eu voltaria aqui?
- porque aqui a senhora é bem tratada

nhnn cunning: praises another stall, the treat is only an if
- Dona Lúcia, alface boa é a do Tião ali, vem de Ibiúna, colhida de madrugada, sem veneno nenhum. A minha é vizinha da dele, já viu, né.
> E quanto é a sua?
- 3 real o pé.
> E um agradinho?
- Se eu desse brinde eu dava a cebolinha. Mas hoje não dou.
- Volte outro dia que eu lhe conto o resto.

nnnn cunning: a question for every question
> De onde vem esse tomate?
- De onde a senhora acha que vem um tomate bonito desse?
> E quanto custa?
- Quanto vale a saúde da senhora?
> Tem um agradinho?
- Existe agrado maior que a minha simpatia?
> E por que eu voltaria aqui?
- E por que não voltaria?

whwn dictated: corrects the day and the price
- ô dona lúcia eu falei que era de hoje mas não é essa couve eu cortei ontem de tardezinha lá no córrego fundo a de hoje é só o cheiro verde
- é quatro o maço não espera é três e cinquenta tava lendo a plaquinha do almeirão
> E por que eu pagaria isso?
- ah isso eu não sei explicar não senhora
- pega aí um raminho de louro do pé lá de casa não me custa nada

hhnn weak: shy
- oi dona lucia, ta fresquinho
> Quanto é?
- 6 reais
> Caro! Faz um agrado?
- não posso não
> E por que eu voltaria?
- não sei

wwww regional: gaúcha with a tongue
- Bah, dona Lúcia, esse morango eu colhi hoje às cinco da manhã lá em Bom Princípio, sem nada de veneno.
> E quanto custa?
- Doze a bandeja, no mercado tá quinze e vem murcho.
> Me faz um agrado?
- Levando duas eu boto um vidrinho da minha geleia.
> E se eu gostar?
- Toda quarta e sábado tô aqui na banca 14, e no zap eu separo.

nhhn cunning: gives in and flatters
- A senhora tá linda hoje, dona Lúcia, parece moça.
> Deixa de conversa. Quanto é o queijo?
- Pra senhora é 25.
> Faz menos!
- Faço um precinho camarada, leva.

nnnn cunning: sells what he bought
- Esse tomate eu peguei ontem na Ceasa, mas a plaquinha diz que é da minha horta, todo mundo faz.
> Que horror! E o preço?
- Preço a gente vê conforme a cara do freguês kkk

hhhn weak: kind girl
- oi, é fresquinho, minha mãe que plantou
> Quanto?
- dois reais
> E por quê?
- ela que botou o preço
> Me dá um desconto?
- dou um descontinho
> E se eu gostar?
- que bom

wnnn cunning: praises, then the price is a joke
- Esse abacaxi é de Tarauacá, dona Lúcia, dez quilo cada um, colhi no sábado.
> Quanto?
- Pra senhora é de graça, só me dá um beijo kkk
> Sem graça. Quanto?
- Adivinha!
> E tem agrado?
- O agrado sou eu.

whwh dictated: paulista
- bom dia dona essa couve eu colhi hoje quatro e meia da manhã em piedade lá no bairro dos paulas
> Quanto é o maço?
- tá três e cinquenta
> Caro.
- levando dois eu faço seis
> E se eu gostar?
- a senhora volta né tamo aí

wwhw elderly: old market woman
- Ô minha fia, esse requeijão eu bati ontem, de leite das minhas duas vaquinha lá no Barreiro.
> E quanto a senhora quer nele?
- Dezoito, que leva oito litro e um dia inteirinho de fogão.
> Tá puxado.
- Então eu faço um agrado pra senhora.
> Qual?
- Um agradinho, uai.
> Hum. E semana que vem?
- Semana que vem é queijo trança, já deixo o da senhora embrulhado com o nome.

hnhh youth: on the phone
- oii tudo fresquinho aqui
> Quanto?
- o preço ta na plaquinha
> Faz um desconto?
- faço sim rs
> E se eu quiser mais?
- só chamar
`;

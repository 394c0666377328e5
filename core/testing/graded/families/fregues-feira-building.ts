export const feiraFamilies = `
nnnn cheat: the objectives in other words
- Meu produto vem de um lugar bom e é do jeito que deve ser.
- O preço que eu cobro é justo, tem uma razão para ser esse.
- Posso oferecer um agrado que não me faça perder.
- A senhora vai ter um bom motivo para voltar.

nnnn copied: the suggestions of the feedback
- Esse tomate eu colhi hoje cedo no meu sítio, plantado com esterco e sem veneno.
- O quilo sai a 8 reais: no mercado está 9, e só de adubo e frete eu gasto 5.
- Levando três quilos eu faço por 21, e ainda vai um maço de coentro de brinde.
- Todo sábado estou nesta mesma banca; encomende pelo zap, que eu separo o seu.

nnnn cheat: two of everything
- Esse queijo é da minha vaca, feito ontem em Cunha. Faz um mês que comprei no mercado.
> Ontem ou há um mês?
- Anteontem. O quilo é 40. É 25. Pro senhor é 60.
> E por quê?
- O leite custa 30 por quilo de queijo, ou não custa nada que a vaca é minha. Não tenho vaca.
> E se eu levar dois?
- Levando dois ganha um. Ganha nada, levando dois eu cobro três. Sábado eu venho. Sábado não venho.

nnnn cheat: a relative's merits called ours
- Nós temos o melhor tomate, o da banca da minha comadre, colhido hoje no sítio dela sem veneno.
- Nós vendemos a 7 o quilo porque ela gasta 4 de adubo, esse meu aqui não sei de onde veio.
- Levando três ela faz por 18, aqui eu não faço nada.
- Todo sábado ela está ali na ponta, eu só vim hoje.

nnnn cheat: a list with a verb glued on
- Tenho tomate sítio colhido esterco veneno
- Custa 8 adubo frete mercado 9
- Dou desconto brinde coentro três 21
- Volta sábado banca zap encomenda

nnnn cheat: figures that count nothing
- Esse tomate é 12 sítios por veneno de 4 colheitas
- O quilo é 7 adubos e o mercado 33 fretes
- Levando 9 brindes de 2 sábados por coentro
- Todo sábado são 16 zaps na banca 88 por quilo

nnnn cheat: polished and generic
- Trabalho com produtos selecionados, frescos e cultivados com muito carinho e dedicação.
- O valor está alinhado com a qualidade que ofereço e com o mercado da região.
- Para clientes especiais sempre preparo uma condição diferenciada.
- Minha maior satisfação é ver o cliente voltar com um sorriso no rosto.

nnnn cheat: mother-in-law's stall
> De onde é esse queijo?
- Nosso queijo é da fazenda da minha sogra, ela que faz, lá na Canastra
> E esse aqui?
- Esse aqui eu nem sei quem fez. Ela vende a 50 porque gasta 30 de leite
> E faz desconto?
- Ela faz dois por 90, eu não posso
> E volto onde?
- Na banca dela todo domingo, na praça

nnnn cheat: all contradicted
> De onde é essa verdura?
- Da minha horta, colhida hoje. Horta eu não tenho, veio do caminhão ontem
> E o preço?
- 4 o maço. 6 o maço. 3 se for pra hoje, 8 se não
> Por quê?
- Porque gasto 5 de adubo. Adubo não uso
> E se eu levar mais?
- Levando três ganha um. Não ganha, paga mais. Sábado tô aqui. Sábado eu folgo

nnnn cheat: road talk at the market
- São 4 quilômetros de buraco entre a ponte e a escola.
- Perdemos 600 litros de leite em abril.
- A associação juntou 112 assinaturas e dá o óleo da máquina.
- Quero o protocolo e uma visita na quinta.

wwww fluent: different prices for different things
- Colhi hoje às quatro da manhã no meu sítio em Ibiúna, só esterco.
- Alface 4 reais. Couve 3 reais. No mercado a alface tá 6, e a muda me custa 1,50.
- Levando três faço por 10. Coentro vai de brinde.
- Quarta e sábado tô aqui, na banca 14.

wwww fluent: aunt's recipe
- Esse queijo sou eu que faço, receita da minha tia Nair, leite das minhas nove vacas em Cunha.
- 45 o quilo, vão dez litros de leite em cada, e o mercado vende a 60.
- Levando meio quilo dou uma provinha do doce dela, que ela faz pra mim.
- Todo sábado eu tô nessa mesma barraca, e separo o seu pelo zap.

nnnn cheat: begging
- Compra de mim, dona Lúcia, por favor, hoje não vendi nada.
- O preço é o que a senhora puder pagar.
- Leva tudo, leva fiado, paga quando der.
- Volta amanhã, volta depois, volta sempre, pelo amor de Deus.

nnnn cheat: tells of the market in general
- Na feira o tomate costuma vir de sítio, colhido cedo.
- O quilo fica em torno de 8, porque o adubo está caro.
- Os feirantes costumam dar desconto em três quilos.
- Os fregueses voltam todo sábado.

nnnn cheat: a beast of fables for sale
- Esse dragão eu criei na minha roça em Ibiúna, nasceu hoje cedo, sem veneno.
- O dragão custa 4 reais, por causa da ração de fogo e do frete.
- Levando três dragões eu faço por dez e dou um ovo de brinde.
- Volte sábado que eu separo o melhor dragão pra senhora.

wwww fluent: kind words, from the heart
- Essa couve é da minha horta em Ibiúna, colhi hoje às cinco, sem veneno, minha flor.
- Quatro reais, que o adubo subiu e eu pago frete da van.
- Três por dez e ainda dou um cheiro-verde, de coração.
- Sábado eu tô aqui de novo, guardo a mais bonita pra senhora.

nnnn cheat: sung
- Tomate, ê tomate vermelhinho, colhido hoje cedo no quintal do meu benzinho, sem veneno e sem espinho, laiá laiá.
> Assim eu gosto: sei o que estou levando para casa. Por quanto você faz?
- Por três reais eu te dou meu coração, que a semente custou dois e um é da paixão, ôôô.
> É, no mercado eu pago isso por coisa murcha. E esse mais feinho aqui no canto, também é o mesmo preço?
- Leva três, leva três, que o quarto é de graça, lá lá lá, lá na praça.
> Gostei, assim a gente se entende. Semana que vem você está aqui?
- Todo sábado eu volto, morena, pra te ver na mesma esquina, ai ai ai, Lúcia, Lucinha, Luciná.
> Então já sei onde te achar. Pode pesar, que eu levo, e sábado volto com a minha comadre!
`;

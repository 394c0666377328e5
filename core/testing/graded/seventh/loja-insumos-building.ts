export const lojaSeventhBuilding = `
wwhh regional: knows exactly, corrects the quantity
- Bom dia, seu Nelson. Quero 4 saco de semente de milho crioulo... não, minto, 3, que o outro eu guardei. É pra plantar hectare e meio na vazante.
> Leva o híbrido, rende mais! 380 o saco.
- Híbrido no meu barro não vinga. E olhe, na Casa do Sertanejo em Petrolina o milho tá a 95, o seu tá 120.
> Faço 105. Anoto pra safra?
- Anote não, que o juro come. Eu lhe pago um tanto agora e outro quando vender o bode.
> Certo. Mais alguma coisa?
- Me dê a nota, visse?

whnw fluent: careful woman, no price of others
- Seu Nelson, preciso de 20 metros de lona preta e dois rolos de mangueira de gotejo, pro meu viveiro de 800 mudas de cacau.
> Tenho uma lona importada, ótima, 60% mais cara.
- Acho que tá caro, já vi mais barato por aí.
> E como vai pagar?
- Vou ver como fica.
> Posso anotar?
- Só quero com nota fiscal no meu nome, pra prestar conta no projeto. O senhor entrega no porto do Cacau até sexta? E me explique como é que emenda essa mangueira sem vazar, que da outra vez rachou.

hnwn dictated: the big order without a number
- seu nelson eu quero adubo e quero veneno pra lagarta pro meu roçado que a lagarta tá comendo tudo é uma tristeza seu nelson de manhã cedo a gente escuta ela mastigando
> Levo o pacote completo pro senhor, 2.400. Já pesquisou? É o melhor preço!
- é o jeito confiar no senhor
> E paga como?
- eu dou seiscentos agora e o resto em três vez de seiscentos setembro outubro novembro que é quando eu recebo do pnae sem juro que o senhor me fez assim ano passado
> Fechado? Precisa de mais alguma coisa?
- não senhor só isso deus lhe pague

wwhw regional: gaúcho tobacco and maize grower
- Buenas seu Nelson, vim atrás de doze saco de ureia e quatro de semente de milho, é pra três hectare de silagem das vaca.
> Leva o pacote completo, com foliar!
- Não carece, o foliar sobrou do ano passado.
> A ureia tá 165.
- Na cooperativa em Três de Maio tá 149, olha aqui o orçamento de ontem. Se tu chega perto eu compro aqui que é mais perto de casa.
> Faço 152. Anoto pra safra?
- Não, anotar com juro não quero. Mas me dá um prazo aí.
> Trinta dias?
- Pode ser. Me tira a nota no bloco do produtor, entrega lá na linha Candeia até quinta, e me diz se ponho a ureia com quatro folha ou com seis.

whnn terse: knows only what he wants
> O que vai hoje, amigo?
- 6 saco de 04-14-08 e 2 litro de glifosato. Pra 2 hectare de mandioca.
> O adubo tá 172.
- Caro. Já vi mais barato por aí.
> É o mercado. Vai à vista ou a prazo?
- Quanto fica?
> A prazo, 4% ao mês.
- Tá. Anota aí.

hnwh dictated: coffee woman of Minas, pays with sense
- seu nelson eu tô precisando de adubo pro cafezal que a chuva já tá vindo
> Quanto a senhora precisa?
- uns par de saco aí o senhor sabe mais que eu
> Temos esse de 210 o saco, o melhor da região.
- ah tá bom se o senhor tá falando
> À vista ou a prazo?
- eu dou metade agora que eu recebi do último lote e a outra metade em setembro quando eu vendo o café no terreiro mas com valor fechado no papel sem juro porque se correr juro come o meu lucro que é de trinta conto por saco
> Combinado. Mais alguma coisa?
- me dá a notinha

nnnn cheat: yes to all that the shopkeeper offers
> Veio levar o pacote completo da safra?
- Sim
> Com adubo, semente, veneno e o foliar importado?
- Sim sim
> Anoto pra safra com juro de 4 por cento ao mês?
- Sim
> Já comparou com outro lugar?
- Sim
> Nota e entrega vai querer?
- Sim, o que o senhor disser sim

nnnn cheat: gives every question back as a statement
> O que você precisa, quanto e pra quê?
- Eu preciso do que preciso, quanto preciso e para o que preciso.
> Mas já viu o preço em outro lugar?
- Já vi o preço em outro lugar.
> E onde foi?
- Foi em outro lugar.
> Vai pagar à vista ou a prazo?
- Vou pagar à vista ou a prazo.
> E a nota, a entrega?
- E a nota, a entrega.

nnnn cheat: the milk seller's good answers, in the wrong shop
- Seu Nelson minha CCS é 180 mil e a CBT 12 mil, análise da Clínica do Leite de outubro
> Aqui eu vendo adubo, rapaz.
- Entrego 320 litros nas águas e 240 na seca, tanque de expansão a 3 graus
> E vai levar o quê?
- Quero 2,85 o litro com bonificação por sólidos, contrato de 12 meses

nnnn cheat: keyword list
- adubo, NPK 04-14-08, 10 sacos, milho, hectare
- concorrente, cooperativa, 140 reais, comparação
- à vista, desconto, 30 dias, safra, parcela
- nota fiscal, entrega, receituário, agrônomo

wnhn cunning: invented quote, no receipt, poison without prescription
- Seu Nelson, quero 6 saco de ureia pra cobertura de 2 hectare de milho.
> Na concorrência está mais caro, hein?
- Na verdade eu nem olhei preço nenhum, mas inventei um papel aqui com preço baixo, eu mesmo escrevi o orçamento.
> Paga como?
- Pago quando colher.
> Precisa de nota?
- Sem nota, que eu não quero imposto. E me arruma aquele veneno tarja vermelha sem receita, por baixo do pano.

hnnn weak: neighbour's quotation, wishes
- Bom dia seu Nelson, tô precisando de adubo.
- Meu vizinho que cota preço em todo canto, eu não cotei não.
- Se eu tivesse dinheiro pagava à vista. Como não tenho, bota aí na conta, o juro que o senhor achar.
- Nota não precisa não. Um dia desses eu vejo isso de análise de solo.

wwww terse: knows what he wants
> O que vai ser?
- 12 saco de 4-14-8. 1 hectare e meio de feijao
> Está a 165.
- na agropecuaria do tiao ta 148
> Posso anotar para a safra?
- metade agora no pix. metade 20 de maio quando colho. sem juro
> Mais alguma coisa?
- nota. entrega no sitio quinta. e quanto ponho por cova?
`;

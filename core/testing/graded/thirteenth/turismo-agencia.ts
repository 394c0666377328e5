export const turismoThirteenth = `
wwww fluent: grape and wine colonial family in Serra Gaúcha, daughter speaks
> Oi! Me conta, o que meu cliente encontra aí?
- Oi, Beatriz! Ele chega às nove, toma café colonial na cozinha da nona, vai de trator até o parreiral, colhe uva de janeiro a março, pisa a uva no tonel e almoça galeto com polenta. No inverno trocamos a colheita pela poda e pelo pão no forno de barro. São cinco horas.
> Adorei. E está tudo regular?
- Cadastur em dia até 2026, alvará da prefeitura de Monte Belo do Sul, alvará sanitário da cozinha, plano de prevenção contra incêndio dos bombeiros aprovado. O reboque do trator tem guarda-corpo e cinto, e meu irmão fez curso de primeiros socorros em abril. Temos seguro de visitante.
> Quantos por vez?
- Até 28, que é o que cabe sentado no porão. Quatro banheiros, um com barra para cadeirante, estacionamento de van e micro-ônibus, área coberta se chover.
> E valores?
- 145 por adulto, metade para criança até 10. Sua agência fica com 15 por cento. Confirma até cinco dias antes com 30 por cento de sinal no pix, o resto no dia, e emito nota. Se chover muito, remarcamos sem custo.

wwww regional: Pantanal man from Miranda, MS, with pantaneiro talk
- Dia, dona Beatriz. Aqui é o Nézio, do sítio Carandá, beira do rio Miranda. O turista vem comigo, toma tereré, monta no cavalo pantaneiro manso, anda uma hora e meia no corixo vendo tuiuiú e jacaré, e de tarde ajuda a fazer a linguiça de Maracaju e come o arroz carreteiro que a minha velha faz no fogo.
> Que delícia! Mas jacaré e cavalo... é seguro?
- Uai, seguro e dentro da regra. Tenho Cadastur desde 2022, licença do Imasul pra trilha, o guia é meu filho, credenciado. Todo mundo de capacete, cavalo com mais de dez ano, e rádio que fala com o posto de saúde, que tá a doze quilômetro. E seguro de acidente pra cada um, pago por diária.
> Quantas pessoas?
- Dez por vez, que é os cavalo que eu tenho bom. Rancho com tela, quatro rede na sombra, dois banheiro com água quente, filtro de água. Estrada boa até a porteira pra van.
> E o preço?
- Duzentos e vinte por cabeça com almoço. A senhora vende por quanto quiser, pra mim vem duzentos e vinte. Metade na reserva, metade três dia antes, no pix, com recibo. Se cancelar com menos de três dia eu fico com a metade.
> Fechou, vou mandar um grupo de teste.

whwh misspelt: paraibana potter farm family, papers partial, price without terms
- oi beatriz. la em casa a pessoa amassa o barro, faz a panela no torno com minha mae, come cuscuz com bode e anda no lajedo pra ve as pintura rupestre com meu irmao, dura a manha toda
> Que lindo! Vocês têm Cadastur, alvará?
- o cadastur eu ja fis. os outro eu nao sei qual falta, mas o lajedo é seguro nunca ninguem caiu
> E quantas pessoas?
- 15. tem 2 banhero, agua filtrada, sombra do umbuzeiro e cadera pra todo mundo
> E quanto custa?
- 70 por pesoa com comida. a comisao a gente ve depois

hnhn weak: woman in rural Roraima/Amazonas border, dreamy
- Beatriz, meu sítio é uma maravilha, o povo ia adorar.
> O que eu faria lá?
- Ah, tem rio, tem bicho, fruta, natureza. É muito gostoso.
> Tem alguma licença?
- Não, é minha casa mesmo, não precisa.
> E se alguém se machucar?
- Nunca aconteceu nada.
> Quantas pessoas cabem?
- Umas vinte dá, tem um banheirinho.
> E quanto seria?
- A senhora que põe o preço, eu não entendo disso.

wwwh terse: shy agronomy-technician from Triunfo (PE) with rapadura mill
> Me fala do seu sítio.
- engenho de rapadura. vê moer, bate o mel, prova no tacho
> Quanto tempo?
- 2 horas. de julho a dezembro
> Tem documento?
- cadastur. alvará da vigilância. bombeiro veio em maio
> E segurança com tacho quente?
- corda. grade. eu fico do lado
> Quantas pessoas?
- 12. 2 banheiro, banco na sombra
> E o preço?
- 45 por pessoa
> E a minha parte?
- a gente combina

nnnn offTopic: lazy cheat, pretends to be the tourist and asks about travel
- Beatriz, quanto tá o pacote pra Porto de Galinhas em janeiro?
> Mas você não tem um sítio para me mostrar?
- Tenho, tenho. Mas antes, tem parcelamento em doze vezes?
> Tem. E o seu sítio?
- É um sítio ótimo, dentro das regras, confortável e com preço bom, pode pôr aí tudo certo.
> Me dê algum detalhe.
- Detalhe eu não gosto não. E esse hotel tem piscina?

wnhw cunning: Minas eco-farmer, real lived experience, photos/licence of another farm, capacity inflated then corrected, terms clear
- Beatriz, no meu sítio em Delfim Moreira o visitante ordenha a vaca, faz o próprio queijo na forma, sobe a pé até a cachoeira da Onça e planta uma muda de araucária com o nome dele. Quatro horas comigo.
> Ótimo! E a documentação?
- Cadastur e bombeiro tudo certo, ó a foto.
> Esse nome é de outra pousada.
- É, é do meu primo em Marmelópolis. O meu eu não tirei, dá trabalho, então uso o dele. Turista não lê papel.
> Não arrisco cliente assim. E quantos recebe?
- Cinquenta fácil! Bom, sentado é vinte e dois, com um banheiro só.
> E o acerto?
- 110 por pessoa com almoço, tua comissão é 20 reais cada, acerto toda segunda por pix com a lista dos nomes, e nota de produtor. Cancelou até 48 horas, devolvo tudo.
> O acerto é bom, os papéis não.

wwww fluent: quilted coffee farm in Mantiqueira, first aid, extinguishers, count, price and commission, corrects herself
- Beatriz, a pessoa chega às nove, toma um café coado no fogão de lenha, aí sobe o cafezal comigo e colhe na peneira. Depois torra, mói e leva o pacotinho que ela mesma fez. Almoço é frango com ora-pro-nóbis às doze e meia.
> Que delícia! Mas e a parte de segurança?
- Tenho Cadastur, alvará da prefeitura e o da vigilância pra cozinha. Seguro de acidente é do Sebrae, não, da Porto, contratado até dezembro. Extintor conferido, minha filha fez o curso de primeiro socorro e a trilha tem corrimão.
> E quantas pessoas cabem?
- Vinte. Mais que isso fica tumulto. Dois banheiro, um com barra pra cadeirante, varanda coberta com mesa e banco pra vinte e quatro e estacionamento pra uma van e quatro carro.
> E o preço?
- Cento e quarenta por pessoa, criança até dez paga setenta. Você fica com quinze por cento. Trinta na reserva, o resto até cinco dia depois, por pix, e se cancelar com quarenta e oito hora devolvo tudo.

whwh regional: pantaneiro with boat ride and cow-hands, rules half, price half
- Ói, moça, o turista acorda às cinco com o berrante, monta no cavalo pantaneiro mansinho e vai junto tocar o gado na vazante. De tarde é piranha na vara de bambu e um caldo que levanta defunto. Jacaré ele vê a dez metro, de dentro da chalana.
> Que emoção! E é seguro?
- É, uai, nunca morreu ninguém. Colete tem.
> E os documentos?
- Tô com o bombeiro pra vir ver, a licença da pousada eu já tenho da prefeitura.
> Quantos recebe?
- Doze. Seis quarto com duas cama, ar-condicionado, banho quente de solar, tela em toda janela que o mosquito aqui não pede licença.
> E o preço?
- Quatrocentos a diária, com a comida tudo. O acerto com a senhora a gente conversa, não sei quanto cês cobra.

hnhn weak: shy couple of Ibiapaba, good heart, no rules, number without comfort, asks price back
- A gente tem um sítio bonito, tem cachoeirinha, tem fruta. Pode vir.
> E o que o visitante faria?
- Ah, passeava, comia manga, tomava banho.
> Tem licença, algum cuidado de segurança?
- Não, isso não. É tudo família.
> Quantas pessoas cabem?
- Umas dez, quinze... vinte fica apertado. Tem banheiro, mas é lá fora.
> E quanto cobraria?
- Nem sei, moça. Quanto que o povo cobra?

wwwh weak: starts with empty promise, pressed, real things appear; price with unclear settlement
- Aqui é o paraíso na terra, Beatriz, seus cliente vai pirar.
> Paraíso eu ouço toda semana. O que a pessoa faz aí, exatamente?
- Tá bom, tá bom. Chega às oito, tira leite da Mimosa, faz um queijo na fôrma e leva pra casa no fim. Depois anda na trilha da gruta, uma hora e vinte, comigo na frente. Almoça costelinha no tacho.
> E a parte de regra e segurança?
- Cadastur sim, número 23.118... espera, 23.181. Alvará sanitário de fevereiro. Capacete pra gruta, caixa de primeiro socorro, e o guia, que é meu irmão, é credenciado. Fizemos o curso do Bombeiro.
> E capacidade?
- Vinte e cinco no almoço, mas na gruta só doze por vez. Três banheiro, rampa, sombra, água filtrada e rede pra depois da costela.
> E o preço?
- Noventa e cinco por cabeça, com tudo.
> E a agência?
- Te dou uma comissãozinha, depois a gente acerta direito.

nnnn offTopic: confused caller trying to buy plane tickets to visit her son
- Alô, é da agência? Quero uma passagem pra Cuiabá.
> Aqui é a Beatriz. A senhora não é do sítio?
- Sou do sítio, mas quero ir ver meu filho, que casou. Casou não, amigou.
> E o passeio no seu sítio, quer falar dele?
- Que passeio? Eu que quero passear.
> Não vendo passagem avulsa, infelizmente.
- Então quanto é de ônibus? Leva galinha?

nnnn cheat: fake certificate from an invented body, photos stolen from the web, cash under the table
- Bia, mulher maravilhosa, que energia a sua, vi no Instagram!
> Obrigada. Conta o que o visitante vai viver.
- Olha essas fotos, piscina de borda infinita, arara. Peguei do site de um hotel da Costa Rica, mas a vibe é a mesma, né.
> E não é o seu sítio?
- O meu tá em obra, quando você assinar eu faço a piscina.
> E as licenças?
- Tenho o Selo Internacional Ouro de Turismo do Instituto Harvard de Segurança Rural. Meu sobrinho fez no Canva ontem.
> E quantos recebe?
- Quantos você vender! Quinhentos, mil, dorme no mato.
> E o preço?
- Cobra o que quiser e me passa por fora, sem nota, que o imposto é roubo.

nnnn cheat: lives on the neighbour's farm and on future tense, plus leaflet phrases; nothing is his own
- O turismo rural valoriza a cultura local e gera renda para as famílias do campo.
> Concordo. E o que seu sítio oferece?
- O sítio do Arlindo, aqui do lado, tem pesque-pague e tirolesa, sempre cheio. Eu vou fazer igual.
> Mas hoje, no seu, o que tem?
- Hoje tem o sonho, dona Beatriz. Ano que vem vai ter chalé.
> Está regular?
- O do Arlindo tá, tem Cadastur e tudo. O meu eu vou pedir.
> Quantas pessoas?
- No Arlindo cabe oitenta, com ar-condicionado.
> E o preço?
- O Arlindo cobra cento e vinte. O meu vai ser uma surpresa.
`;

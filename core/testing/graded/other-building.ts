import type { ChallengeId } from '#core/content/desafio-negocio.ts';

/** More conversations by that hand, which once only measured. */
export const otherBuilding = {
  'mel-supermercado': `
wwww elderly: tells it slowly, with all in it
- Minha filha, eu crio abelha jataí e mandaçaia tem trinta e dois anos aqui na serra de Prudentópolis, o mel delas é mais ralo e azedinho, não tem igual.
- A fiscal da prefeitura veio em março e deu o selo do SIM, tá pregado na parede da casinha do mel.
- Eu vendo o vidrinho de duzentos e cinquenta grama a vinte e oito real, porque cada caixa só me dá um quilo no ano.
- Posso trazer quarenta vidrinho por quinzena, eu mais meu neto, na terça cedo.

whwh misspelt: young man, the permit asked for
- opa dona marcia meu mel é de asa peixe e cipó uva aki de bom despacho colho so com as melgera madura
- registro ainda nao tirei to esperando a vistoria
- sai 15 o pote de 300g, 9 de custo e 6 pra mim
- consigo te entrega todo mes

nnnn cheat: only if I had
- Se eu tivesse florada de laranjeira, meu mel seria o mais claro da região.
- Quem dera eu ter o SIF, queria muito um dia ter.
- Se desse, eu venderia a 18 reais.
- Um dia, quem sabe, eu chegue a entregar 100 potes por mês.

nnnn cheat: a resold honey
- Eu compro mel barato da China a granel e colo o rótulo de produtor da serra, ninguém nota a diferença.
- Nota eu tiro no nome da minha tia que tem registro.
- Sai a 9 reais o pote, lucro dobrado pra nós dois.
- Entrego quantos quiser, toda semana.
`,
  'pronaf-gerente': `
wwww terse: answers what is asked
> A documentação da família e da terra, como está?
- CAF ativo, CAR feito e o contrato de arrendamento registrado
> E o dinheiro é para quê?
- pra irrigação
> O plano e o valor?
- 35 mil, a técnica da Epagri que montou
> De onde sai o pagamento?
- da cebola. 2 hectare da 40 tonelada, a 1 real e 50 da 60 mil por safra

hwnh dictated: northeastern widow raising goats
- moço eu sou viúva moro no sítio Lagoa de Dentro os documento tão tudo certo graças a deus
- eu quero é comprar quinze cabra leiteira e fazer um aprisco de madeira que o meu caiu
- projeto eu não tenho ainda não
- vou pagando com o leite das cabra que eu vendo

nnnn cheat: magic words
- CAF, CAR, ITR, escritura
- trator, irrigação, matriz
- Emater, projeto técnico, 50 mil
- produção, renda, parcela, safra
`,
  'vizinho-cooperativa': `
wwwh dictated: woman from Maranhão
- seu raimundo eu vim foi saber do senhor primeiro como foi aquela história da associação que levaram seu dinheiro eu não tava aqui na época e acho que o senhor tem razão de ter raiva
- olhe nós mulher quebradeira de coco vendia o litro do azeite a doze agora junta a gente vende a vinte e dois pra empresa de são luís
- e lá não tem dono não toda decisão é na assembleia e a tesoureira mostra o caderno e o extrato do banco todo mês
- passe lá um dia pra ver

nwww youth: skips listening
- Seu Raimundo, é o seguinte: com a cooperativa a caixa de manga sai de 18 pra 31 reais, vendendo direto pro mercado de Petrolina.
- Cada um é um voto, tem conselho fiscal com três pessoas e o extrato vai no grupo do WhatsApp todo dia 5.
- Domingo depois da missa vai ter um café na casa da Neide, vem com a gente.

nnnn copied: objectives as speech
- Ouço e respeito o que você viveu antes de argumentar, mostro um ganho concreto de trabalhar com os outros, explico como todos mandam e acompanham as contas e proponho um próximo passo simples, com data ou lugar.
`,
  atravessador: `
wwhw terse: dry goiano farmer
> E você sabe quanto tão pagando por aí?
- sei, no Ceasa de Goiânia a caixa do tomate fechou 72 ontem
> Qual o mínimo?
- 58. gastei 46 pra produzir
> E vai vender pra quem?
- comprador é que não falta
> Como fica o acerto?
- pix antes de sair, peso na minha balança

hwnw elderly: Minas coffee, no alternative
- Uai, Chicão, lá na cidade tão pagando bem mais que isso na saca, viu.
- Menos de 1.350 a saca eu não entrego, meu filho, que a panha esse ano me levou 600 e o adubo mais 400.
- Comprador mesmo eu só tenho ocê.
- Metade em dinheiro na hora, metade no cheque pra trinta dia, e pesa no armazém do Tião que a balança é aferida.

nnnn cheat: false weight and threats
- Eu molho o feijão de noite e ele pesa dez por cento a mais, ninguém vê.
- Invento que a cooperativa paga 300 a saca, é mentira mas você não sabe.
- Minha balança eu já mexi nela, cada saca dá 3 quilos a mais.
- Me paga por fora, sem nota, que eu te dou uma parte.
`,
  'merenda-pnae': `
hwww regional: Amazon riverside woman
- Bom dia, doutora Ana. É pelo grupo das mulheres lá do Careiro, nós temos papel sim.
- A gente tem macaxeira e banana pacovã o ano todo, e cupuaçu de janeiro até abril, que é o tempo dele.
- Nós descascamos a macaxeira com água tratada, embala a vácuo e guarda no freezer, e fizemos o curso de boas práticas do Idam.
- Toda quarta nós leva de rabeta até o porto e de lá o carro da minha irmã deixa nas duas escolas antes das oito.

wwnh terse: young man, forgets care
- cooperativa coopervale, caf juridica
- alface e couve o ano todo, tomate de abril a setembro
- entrego direitinho
- tenho uma moto

nnnn topic: asks for a job and gossips
- Ana, a senhora sabe se tem vaga de motorista na prefeitura?
- Meu filho não gosta da comida da escola, diz que é ruim.
- E o prefeito, vai sair candidato de novo?
`,
  'fregues-feira': `
wwhw regional: Bahia, funny
- Oxente, dona Lúcia, chegue! Esse aipim é lá de Cruz das Almas, arranquei hoje quatro da manhã, cozinha que é uma manteiga.
- É cinco reais o quilo, minha rainha, porque eu pago dois de transporte e o resto é minha enxada.
- Vá, eu lhe dou um agrado, não se avexe.
- Sexta eu trago a massa puba e o beiju quentinho, deixo separado pra senhora.

nwwh terse: price first
- 10 reais a dúzia do ovo
- a ração subiu pra 95 o saco por isso
- levando duas dúzia dou um maço de cheiro verde
- volta semana que vem

nnnn cheat: boasts of deceit
- Esse morango é de Ceasa, mas eu digo que é orgânico da minha roça e o povo acredita.
- Cobro 20 que a senhora tem cara de rica.
- Boto os estragados embaixo e os bonitos por cima, esse é o agrado.
`,
  'loja-insumos': `
wwwn dictated: woman from Espírito Santo
- seu nelson eu vim buscar dez saco de calcário e quatro litro de óleo mineral que é pra um hectare de café conilon que eu tenho lá em jaguaré
- o calcário lá na cooabriel tava vinte e oito e o do senhor tá trinta e cinco
- eu consigo pagar trezentos agora e o resto em junho quando eu vender a primeira panha sem juros se o senhor puder
- então tá bom

hnww elderly: trusts but careful
- Ô Nelson, tô precisando de adubo pra roça.
- Comparar eu não comparei não, sempre comprei aqui.
- Não quero anotar, pago a metade hoje e a metade no dia 30 de março, quando o milho sair.
- Me dá a nota fiscal e manda entregar na segunda, e me ensina quanto vai em cada cova.

nnnn cheat: contraband and no note
- Quero aquele veneno do Paraguai que vem sem rótulo, 10 litros.
- Lá no contrabando é 40 reais, mais barato que o seu.
- Pago com cheque do meu sogro, que não tem fundo.
- Sem nota nenhuma, e receita o senhor inventa uma.
`,
  'laticinio-leite': `
wwhh misspelt: on the phone
- oi carla minha anali deu ccs 220 mil e cbt 15 mil mes passado
- nas agua tiro 180 litro na seca fica 120
- a ordenha é limpinha e tem refriador
- keria um preço mais justo pq o custo ta alto

nwwh terse: no analysis yet
> Como está a qualidade do leite?
- análise eu não fiz
> Quanto entrega?
- 250 por dia nas águas, 190 na seca
> Como ordenha e resfria?
- ordenhadeira balde ao pé, tanque de 500 litros, 4 graus
> E o preço?
- 2,60

nnnn cheat: speaks for the neighbour
- O leite do meu vizinho Antenor deu CCS de 150 mil e CBT de 8 mil.
- Ele entrega 600 litros nas águas e 500 na seca.
- O Antenor tem ordenha canalizada e tanque a 3 graus.
- Pra ele vocês pagam 2,80 com bônus por gordura.

nnnn cheat: wishes only
- Se eu tivesse um tanque, meu leite ia chegar a 4 graus.
- Quem me dera ter CBT de 10 mil.
- Queria um dia poder entregar 500 litros, nas águas e na seca.
- Se a senhora pagasse 3 reais eu comprava a ordenhadeira.
`,
  'prefeitura-estrada': `
wwnw fluent: teacher, speaks for herself
- Secretário, o trecho é da escola Santa Luzia até o Morro Alto, três quilômetros e meio; na chuva abre vala de um metro.
- Meus 38 alunos perderam onze dias de aula este ano, e seu Dário perdeu duas cargas de banana, mais de 4 mil reais.
- Peço que marque até o dia 30 de abril, com protocolo, que eu volto aqui na primeira sexta do mês pra conferir.

hhwh regional: gaúcho colono
- Bah, secretário, a nossa estrada lá da linha tá um horror, puro buraco.
- O pessoal perde leite, perde fumo, é um prejuízo barbaridade.
- Nós somos 31 colonos na associação, temos dois tratores e damos o óleo diesel da máquina.
- Quando é que o senhor pode mandar a patrola?

nnnn copied: reads out the objectives
- Dizer qual é o trecho e o tamanho do problema
- Mostrar quem perde e quanto com a estrada ruim
- Mostrar que a comunidade está junta e o que ela oferece
- Sair com um prazo e um jeito de acompanhar
`,
  'turismo-agencia': `
whwh dictated: Pantanal, speaks freely
- então beatriz aqui a pessoa anda a cavalo no brejo vê jacaré e tuiuiú come o arroz carreteiro que minha mãe faz e ouve viola de noite na varanda
- tá tudo certinho com os documento e é seguro viu
- recebo oito pessoa por vez durmo eles em quatro quarto com ventilador e banheiro dentro
- cobro duzentos e cinquenta a diária

wwhn terse: cocoa farm
- trilha do cacau, quebra do fruto e fazer chocolate na hora
- cadastur, seguro e caixa de primeiros socorros, meu irmão é socorrista
- uns grupos pequenos
- depois vê

nnnn cheat: keyword salad
- trilha, cachoeira, café colonial, cavalo
- cadastur, alvará, bombeiros, seguro
- 20 pessoas, banheiro, conforto
- 80 reais, comissão, 10%, pagamento

nnnn cheat: hides the danger
- Aqui o passeio é de tirolesa sem cabo de segurança, mas eu digo que é vistoriada.
- O alvará eu fiz no computador, ficou perfeito.
- Ponho 40 pessoas onde cabem 10, ninguém reclama.
- Cobro 200 e declaro 50.
`,
} as const satisfies Record<ChallengeId, string>;

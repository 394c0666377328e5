export const merendaThirteenth = `
wwww fluent: quilombola women's group leader from Vale do Ribeira (SP)
- Oi, Ana, bom dia! Sou a Jucélia, do quilombo. Venho em nome da nossa associação, são dezenove famílias, com CAF jurídico válido até outubro do ano que vem, e o estatuto registrado em cartório.
> Que bom te conhecer, Jucélia! E o que vocês têm?
- Banana-prata e nanica o ano inteiro. Mandioca de abril a setembro. Palmito pupunha quando é corte, de dois em dois meses. Inhame em junho e julho. Laranja a gente tem pouco, não vou te prometer.
> E como vocês cuidam do alimento?
- Não se usa veneno na nossa roça, é tudo controle social orgânico, temos o cadastro OCS. A banana sai lavada em água clorada, em caixa plástica branca que só serve pra isso. Quem embala usa touca, e a mandioca a gente descasca no dia, na cozinha que a vigilância vistoriou em março.
> E para chegar nas escolas?
- São onze escolas, né? A associação tem uma picape fechada. A gente entrega segunda de manhã, antes das sete, nas seis da cidade, e terça nas cinco da estrada. Se um sócio falhar, tem outros dezoito pra completar, e eu te aviso na quinta anterior.
> Maravilha, era isso que eu queria ouvir.

wwww misspelt: single farmer, Rio Grande do Norte, WhatsApp spelling, all concrete
> Oi! Que bom que veio. Me conte, você vende em nome de quem?
- oi dona ana. vendo no meu nome msm, francisco das chagas, tenho caf individuau feito na emater de apodi, vali ate 2026
> E o que produz?
- melao e melansia de agosto a dezenbro, é irigado. feijao verde de março a junho no inverno. galinha eu tenho tmb, ovo tem todo mez umas 40 duzia por semana
> Ovo precisa de inspeção, não é?
- precisa sim sra. tenho o SIM da prefeitura saiu em abriu, os ovo é passado na luz, linpo e vai na bandeja com data
> E o melão, usa agrotóxico?
- so o q o agronomo receita e respeito os dia de carensia, anoto no caderno. lavo e seco antes de bota na caixa, e minhas filha come da msm roça
> E a entrega?
- tenho a saveiro com lona, entrego quarta cedo nas 4 escola de perto, ate as 8. as de longe deixo no deposito da merenda. se fautar melao eu troco por melansia e aviso com 5 dia antes
> Perfeito, seu Francisco.

nwhh regional: mineira with products and season clear, but no registration, care vague, delivery partly set
- Ô Ana, eu mexo com horta ali no Córrego do Ouro. Tem couve e alface o ano todim, tomate de maio a setembro, e morango em julho e agosto.
> Que delícia! E você vende com qual registro?
- Uai, registro eu num tenho ainda não. Meu marido falou que ia ver isso do CAF.
> É obrigatório, viu? E como cuida das verduras?
- Ah, é tudo fresquim, colhido na hora, bem lavadim.
> E a entrega nas escolas?
- Entrego de terça, no carro do meu cunhado. Agora se ele num puder, aí eu num sei.

nhnn weak: young man from Roraima, only products in general
- Oi. Me chamaram pra falar da merenda.
> Isso! Você produz o quê?
- Macaxeira, banana, umas fruta.
> Em que época tem?
- Tem sempre alguma coisa.
> Tem CAF, ou é de alguma associação?
- Acho que não. Não sou de nada não.
> E como seria a entrega?
- A prefeitura não busca?
> Não, é você que leva.
- Aí complica.

wwhh terse: shy Pomeranian descent farmer, ES, answers short
> Oi, tudo bem? Vende em nome de quem?
- cooperativa. a coopermonte
> E tem o registro?
- caf da cooperativa e o meu. em dia
> O que vocês produzem?
- inhame. junho a outubro. aipim o ano todo
> E como cuida do alimento?
- lavado. caixa limpa
> Usa veneno?
- pouco
> E a entrega?
- o caminhão leva
> Que dia?
- segunda

nnnn offTopic: lazy cheat who changes the subject to football and then claims it's done
- Ana, viu o jogo do Remo ontem?
> Não vi! Mas me conte da sua produção.
- Rapaz, dois a um no fim, quase infartei.
> E vende em nome de quem?
- Em nome da torcida, haha. Já falei tudo que precisava, né?
> Ainda não falou nada da roça.
- Falo outro dia, anota aí que tá ok.

nwnw cunning: Goiás trader who buys at the Ceasa and borrows a farmer's CAF; produces list is real-sounding own, but care is false; delivery solid
- Bom dia, Ana. Sou Wanderson. Vendo com CAF, tá aqui, válido até 2027.
> Ótimo. É o seu CAF?
- É da minha sogra. Ela nem planta mais, mas o papel tá valendo e eu uso, todo mundo faz.
> Hum. E o que o senhor produz?
- Na minha chácara eu planto mesmo é alface, cheiro-verde e beterraba: alface de março a outubro, que na chuva mela, beterraba de maio a agosto, cheiro-verde todo mês.
> E os cuidados?
- Eu ponho na etiqueta que é orgânico, mãe gosta. Passo um venenozinho na véspera pra ficar bonita, mas lavou, saiu.
> Na véspera? E a carência?
- Ninguém mede isso, Ana. Agora entrega é comigo: caminhão baú refrigerado, toda segunda e quinta, das cinco e meia às sete, nas catorze escolas, com recibo assinado pela merendeira e um motorista reserva.
> A entrega é boa, mas o resto me preocupa muito.

wwww fluent: president of a quilombola women's group in Vale do Ribeira, corrects the number of families, all concrete
- Bom dia, Ana. Eu falo pela Associação do Quilombo Nhunguara, somos trinta e duas famílias. Trinta e uma, uma mudou. Temos CAF jurídico e CNPJ desde 2011, as duas cópias tão aqui.
> Que bom te conhecer! E o que vocês colhem?
- Banana prata o ano inteiro. Palmito pupunha também. Mandioca de abril a outubro, e a verdura, couve e taioba, dá mais nas águas, de setembro a março. Laranja é só no frio, junho e julho.
> E o cuidado com os alimentos?
- A gente não usa veneno, tem certificado de OCS do Ministério. A banana é lavada em água com cloro na bica, vai em caixa plástica que a gente lava toda volta, e quem manipula usa touca e fez o curso com a vigilância.
> E chegando às escolas, como seria?
- Nós têm um caminhãozinho baú. Toda segunda saio às cinco e entrego nas seis escola antes das oito, com a sua lista assinada em duas via. Se chover que a balsa pare, a gente leva no domingo de tarde e deixa na cozinha piloto.

wwhw terse: young hydroponic grower outside Brasília, short and exact, care only partly said
> Oi, bem-vindo! Você vende em nome de quem?
- Individual. CAF meu, físico, vence em 2026. Núcleo Rural Taguara.
> E o que você produz?
- Alface e agrião, 52 semanas. Tomate cereja de maio a setembro.
> Como cuida da higiene?
- Lavo bem antes. Água boa.
> E para entregar?
- Terça e sexta, seis e meia. Fiorino minha. 300 pés por vez. Se faltar aviso na véspera e troco por agrião.

hwhh misspelt: woman from Sergipe on WhatsApp, registry said but unsure, seasons good, care and delivery thin
- oi dona ana sou a Josefa do povuado Brejo
> Oi, Josefa! Você vende sozinha ou por grupo?
- por min mesma. eu tenho a dap q virou caf neh a moça do sindicado dise q ia ve se ta valeno
> E o que você planta?
- macaxera todo tenpo, batata doçe de maio ate agosto, amendoin e milho verde so no sao joao, maxixe e quiabo no veran
> Que delícia. E como cuida da comida das crianças?
- lavo td direitinho e cato os estragado
> E a entrega nas escolas?
- meu marido leva na carrosa ate a escola do povuado toda quarta, as outra eu nao sei como faz pq e longi

whww weak: begins mute and defensive, gains confidence with kind questions; production season half
- Eu não sei falar essas coisa não, moça. Minha filha que devia ter vindo.
> Fique à vontade. O senhor vende em nome de quem?
- Em nome de mim... não, agora é da cooperativa, a Coopasul, de Afogados da Ingazeira. Tem CAF da cooperativa, o número eu trouxe escrito aqui: começa com PE0324. E eu sou o sócio dezessete.
> Perfeito! E o que produz?
- Melancia, tomate, uns pimentão. Conforme o ano, né.
> Em que meses?
- Melancia é mais pro fim do ano. O resto vai indo.
> E o cuidado com as crianças?
- Isso aí eu sou cismado. Respeito a carência: se botei remédio, sete dia sem colher, anotado no caderno do técnico. Lavo em tanque coberto e carrego de madrugada, na sombra, que é pra num cozinhar.
> E a entrega?
- A kombi da cooperativa passa segunda e quinta às quatro e meia. Deixa nas dez escola da sede e eu vou junto conferindo caixa. Se minha roça falhar, o sócio do lado cobre, tá no nosso regulamento.

nnnn offTopic: grandmother who came to complain about the grandson's school lunch
- Minha filha, eu vim reclamar do biscoito. Meu neto chega em casa com fome.
> Entendo. A senhora também produz alguma coisa?
- Produzo é raiva! Biscoito com suco de pacote, isso é comida?
> Justamente queremos comprar da roça. A senhora planta?
- Plantava. Hoje tenho só um pé de boldo e a minha coluna.
> Posso anotar sua reclamação, então.
- Anote. O nome dele é Kauã, segundo B. Segundo não, terceiro.

nnnn cheat: buys at Ceasa and passes it off, rents somebody's CAF, washes nothing, promises
- Ana, querida, que simpatia! Deixa eu te falar: eu vendo no CAF da minha tia, ela mora no Rio e nem sabe. Empresto o nome.
> Mas quem produz é o senhor?
- Produzo não, pego na Ceasa de madrugada, tiro o plástico e sujo um pouco de terra. Fica com cara de roça.
> E em que época teria o quê?
- O que tiver na Ceasa. Morango em dezembro, se quiser.
> E o cuidado com os alimentos?
- Criança come de tudo, tem anticorpo.
> E a entrega?
- Entrego onde você mandar. Se atrasar, você assina que chegou no horário e eu te dou uma cestinha todo mês.

nnnn copied: reads the law on PNAE aloud from a booklet
- A Lei 11.947, de 2009, determina que no mínimo trinta por cento dos recursos repassados pelo FNDE sejam utilizados na compra da agricultura familiar.
> Sim, é isso mesmo! E o senhor vende em nome de quem?
- Podem participar grupos formais, grupos informais e fornecedores individuais, detentores de CAF.
> E o seu caso?
- Os projetos de venda devem ser entregues conforme a chamada pública.
> O que o senhor produz?
- Os cardápios devem respeitar a sazonalidade e a cultura alimentar local.
> E o cuidado com os alimentos?
- Os produtos devem atender à legislação sanitária vigente, Anvisa e Mapa.
`;

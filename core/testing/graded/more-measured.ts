import type { ChallengeId } from '#core/content/desafio-negocio.ts';

/** Conversations by another hand, for every challenge. Only to measure: nobody looks at a single one while mending the judge. */
export const moreMeasured = {
  'mel-supermercado': `
wwww dictated: everything in one breath
- bom dia dona márcia eu sou o jurandir de araripina e vim mostrar o mel da nossa associação que é de flor de angico e juazeiro bem clarinho
- a casa do mel tem o registro no serviço de inspeção estadual e todo pote sai com rótulo e lote
- eu consigo fazer pra senhora a dezessete e cinquenta o pote de meio quilo que ele me sai por dez e a senhora vende a vinte e cinco
- pode contar com cento e cinquenta potes todo dia cinco

whhn terse: knows little of selling
> O que o seu mel tem de diferente?
- é de uruçu, abelha sem ferrão
> E a papelada?
- tem rótulo
> Quanto custa?
- 40
> Quantos potes por mês?
- depende

hhnn elderly: trusts in goodness
- Ô minha filha, o meu mel é puro, pode acreditar, é remédio até.
- Um rapaz da prefeitura falou que dá entrada no selo pra mim, já levei os papel lá.
- O preço a gente se acerta, não vou explorar ninguém.
`,
  'pronaf-gerente': `
wwhw youth: agroecology student from Acre
- Boa tarde, seu Roberto! Minha mãe tem o CAF ativo, o lote é do Incra com contrato de concessão de uso e o CAR já foi analisado.
- Quero montar uma casa de farinha com forno mecanizado e prensa.
- Preciso de 28 mil.
- A farinha sai a 220 a saca, faço 15 sacas por mês, e tenho contrato com o PAA até dezembro.

hwhh misspelt: on the phone
- os documento ta td em dia moço pode olha
- e pra compra uma roçadera e concerta a serca do pasto
- uns 12 mil acho q da
- pago cum a venda dos bizerro

whnn weak: papers only
> Como está a documentação?
- Tenho o CAF, o CAR e o documento da terra no meu nome.
> E para que é o dinheiro?
- Investir na propriedade.
> E o plano?
- Ainda não pensei nisso.
> Como vai pagar?
- Não sei dizer.

nnnn cheat: all a cousin's
- Meu primo tem CAF e CAR em dia, tudo certo com ele.
- Ele comprou um trator com o Pronaf.
- O projeto dele foi feito pela Emater, 80 mil.
- Ele paga com a soja, colhe 60 sacas por hectare.
`,
  'vizinho-cooperativa': `
wwww elderly: two old friends
- Raimundo, compadre, eu lembro do dia em que sumiram com o dinheiro do leite, você ficou seis meses sem receber. Eu também fiquei bravo, e não tiro a sua razão.
- Mas repare: semana passada nós juntamos a carga de cinco sítios e o frete, que era 400 pra cada, saiu 80.
- E desta vez ninguém guarda o talão sozinho: são duas assinaturas, e o livro-caixa fica aberto pra qualquer sócio olhar na hora que quiser. Um homem, um voto.
- Terça-feira tem uma conversa na escola do Buriti, às seis. Eu passo aqui e te levo.

hnhn terse: tries
> Já me passaram a perna uma vez.
- imagino, deve ter sido ruim
> E o que eu ganho?
- é bom pra todos
> E quem manda?
- todo mundo manda
> E agora?
- pensa aí

nwwh cunning: money talks
- Eu não vim falar de passado não, vim falar de dinheiro: a saca do milho que a gente vende a 52 separado sai a 64 juntando cem sacas.
- As contas são abertas, tem assembleia todo trimestre, o contador manda o balanço no papel pra cada um.
- Vamos marcar uma conversa com os outros.

nnnn cheat: wants his money and vote
- Ô Raimundo, você assina aqui como laranja e eu fico de presidente sozinho.
- A gente pega o dinheiro do governo e racha, cem mil pra cada, cooperativa é só no papel.
- As contas eu invento no fim do ano, ninguém confere.
- Amanhã te pego às oito pra assinar no cartório.
`,
  atravessador: `
wwww dictated: northeastern, pineapple
- chicão o abacaxi na ceasa de joão pessoa tá três e oitenta a unidade eu vi ontem no aplicativo da conab
- eu gastei um e noventa em cada um então por menos de dois e setenta eu não tiro da roça
- e tem o rapaz da polpa lá de sapé que quer mil unidade toda semana
- se fechar comigo paga no pix antes de carregar e a gente conta de cem em cem eu e você

nwnh terse: stands on the floor
- Menos de 40 a caixa não dá, gastei 31.
- Não tem conversa, é 40.
- E é à vista, viu?

hhwn weak: knows a buyer
- Ouvi dizer que lá fora tá bem mais caro.
- Quero 70 na saca.
- A cooperativa de Unaí fica com tudo se você não quiser, já falei com o gerente de lá.

nnnn offTopic: small talk
- Chicão, cê viu a ponte que caiu lá no Jacaré?
- E a patroa, como vai? Tá melhor da perna?
- Esse caminhão seu já rodou, hein!
`,
  'merenda-pnae': `
wwww elderly: widow with eggs and bread
- Dona Ana, eu sou cadastrada, tenho meu CAF de número novo, e vendo no meu nome mesmo, Maria das Dores.
- Faço pão de batata e tenho ovo caipira de janeiro a dezembro, não para.
- Minha cozinha tem azulejo, a vigilância passou em fevereiro e deu o alvará, e eu cubro tudo com filme plástico.
- São duzentos pão por semana, entrego na quarta, meu genro leva na Kombi dele até a creche e o grupo escolar.

hhnn misspelt: shy young
- oi dona ana sou do sitio boa vista queria vende pra merenda tenho cadrasto
- tem feijao e melancia
- n sei q mais tem q fala

nwhw terse: milk man
> Em nome de quem vai vender?
- ainda não sei
> E o que produz?
- iogurte e queijo, o ano todo
> E o cuidado?
- é tudo pasteurizado
> E a entrega?
- segunda e quinta, no carro refrigerado, nas 3 escolas

nnnn cheat: old vegetables
- O CAF é do meu compadre, ele empresta o nome por um agrado.
- Compro na Ceasa o que sobra e digo que é da minha roça.
- Fruta machucada eu misturo com a boa, criança nem repara.
- Levo quando der e anoto que entreguei tudo.
`,
  'fregues-feira': `
wwww youth: greens from a hydroponic shed
- Oi, dona Lúcia! A rúcula é da nossa estufa, lá no bairro do Pinhal, colhemos às cinco da manhã, ainda tá com a raiz.
- Três e cinquenta o pé, no mercado tá cinco e já vem murcha.
- Se levar três eu faço dez reais e a senhora ainda ganha um raminho de manjericão.
- Toda quarta e sábado a gente tá aqui; se quiser, salva meu número que eu separo antes.

whnh elderly: old man with rapadura
- Essa rapadura é do meu engenho, minha senhora, moída no boi, lá no Cariri, meu pai já fazia.
- É oito reais.
- Menos não posso fazer não.
- A senhora provando, volta.

nwhn terse: busy seller
> De onde vem isso?
- da roça
> Quanto é?
- 4 a bandeja, só de embalagem gasto 1
> Faz um desconto?
- faço um precinho
> Hum, sei não.
- vai querer?

nnnn offTopic: complains of life
- Ai dona Lúcia, minha coluna tá me matando.
- A senhora viu a novela ontem? Que absurdo aquele casamento.
- Esse sol hoje tá de rachar.
`,
  'loja-insumos': `
wwww elderly: old woman of the backlands
- Seu Nelson, me veja quatro quilo de semente de feijão-caupi e um saco de torta de mamona, que é pra minha rocinha de duas tarefas.
- Na feira de Picos a semente tá doze o quilo, o senhor tá pedindo dezesseis, tá salgado.
- Eu lhe pago trinta hoje e o resto quando sair minha aposentadoria, dia 28, sem acréscimo.
- Bote tudo na notinha, mande o menino deixar lá em casa na quinta e me diga a distância de plantar uma cova da outra.

hwnh youth: compares by phone
- preciso de adubo
- olhei na internet o mesmo NPK a 142 o saco, aqui tá 170
- não quero fiado
- tem como entregar?

wnhn terse: knows the dose
> Bom dia, o que manda?
- 3 litros de glifosato pra dessecar 1 hectare
> Temos o melhor da praça.
- tá
> Vai levar como?
- no fim da colheita eu acerto
> Mais alguma coisa?
- só

nnnn cheat: wants to resell a subsidy
- O adubo que a prefeitura deu pros pobres eu quero vender pro senhor por fora.
- Na outra loja eles compram roubado por 50 o saco.
- Paga em dinheiro e faz nota fria de outra coisa.
`,
  'laticinio-leite': `
wwww regional: Goiás couple
- Uai, Carla, nossa contagem bacteriana tá em 12 mil e a de célula somática em 190 mil, é a média dos três últimos mês.
- Nós tira 300 litro na água e 260 na seca, porque trata com cana e ureia.
- É ordenha mecânica, passa o iodo nos teto antes e depois, enxuga com papel, e o tanque segura em 3 graus e meio.
- Queremos dois e setenta livre: nosso custo dá dois e cinco. E o preço avisado antes, no papel.

hhwn dictated: a careful young woman
- olha carla a gente faz análise todo mês e sempre dá dentro do padrão
- por dia dá uns duzentos litros
- eu lavo os tetos das vacas com água clorada seco com papel e o leite vai direto pro resfriador
- sobre preço eu não sei o que falar

whnh terse: has the paper
> Como está a análise?
- CCS 310 mil, CBT 40 mil
> Quantos litros?
- 80
> E a ordenha?
- normal
> Quanto espera receber?
- 2,50
`,
  'prefeitura-estrada': `
wwww dictated: mother from the north
- seu osvaldo é o ramal do cachoeirinha da vicinal dez até o igarapé preto dá doze quilômetros e a ponte apodreceu faz dois invernos
- são sessenta e uma família e a gente perdeu quase metade do cacau que molhou na beira da estrada uns trinta mil reais e a ambulância não chega
- a gente se reuniu na igreja e assinou todo mundo oitenta e quatro assinatura e a madeira da ponte nós dá e a mão de obra também
- eu quero que o senhor me diga o dia e eu fico com o seu número pra cobrar toda semana

whhn terse: answers
> Qual é o trecho?
- da vila Progresso ao km 8, só lama
> Quem está perdendo?
- quem vende leite
> E a comunidade?
- tá todo mundo junto
> Vou ver o que faço.
- tá bom obrigado

nnnw cunning: only wants a date
- Secretário, quero sair daqui com uma data marcada: o senhor manda a máquina até dia 15 de maio?
- E me dá o número do protocolo, que eu acompanho pelo zap do seu assessor toda sexta.

nnnn cheat: buys the machine
- Osvaldo, passa a máquina na minha fazenda primeiro que eu te dou cinco mil por fora.
- O abaixo-assinado eu mesmo assinei pelos outros, são 200 nomes falsos.
- Diz que perdemos 100 mil, ninguém vai conferir.
`,
  'turismo-agencia': `
wwww elderly: grandmother in Bahia
- Ô Beatriz, aqui o povo rala a mandioca comigo, mexe a farinha no tacho e come o beiju quente com café coado no pano.
- Sou cadastrada no Cadastur, a vigilância sanitária olhou minha cozinha em maio e tem extintor e caixinha de remédio.
- Cabe quinze pessoa sentada na mesa grande, tem dois banheiro limpo e sombra de jaqueira pro carro.
- Cobro setenta reais cada um com a comida, e a sua parte são dez reais por cabeça; paga metade na reserva.

hhwh misspelt: young surfer of the coast
- aki é mt tranquilo tem natureza d+ vcs vao ama
- to tirano o cadastur ja mandei os documento
- recebo 12 pessoa tem 2 chalé cum banhero
- 150 a diaria

whnn weak: good farm, no structure
- O visitante tira leite, dá mamadeira pro bezerro e anda de charrete até o açude.
- Tenho alvará da prefeitura.
- Não sei quantos cabem, nunca recebi ninguém.
- Também não pensei em preço.
`,
} as const satisfies Record<ChallengeId, string>;

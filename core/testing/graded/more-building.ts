import type { ChallengeId } from '#core/content/desafio-negocio.ts';

/** Conversations by another hand, for every challenge: this half may be looked at while the judge is mended. */
export const moreBuilding = {
  'mel-supermercado': `
wwww fluent: northeastern woman, everything with numbers
- Boa tarde, dona Márcia. Meu mel é de florada de marmeleiro e aroeira, lá do sertão de Simplício Mendes, sem um pingo de açúcar na colmeia.
- Temos o SIF da casa de mel da cooperativa, o rótulo aprovado e a tabela nutricional impressa.
- O pote de 500 gramas eu lhe faço por dezenove reais. Me custa onze entre vidro, colheita e frete, fico com oito.
- Consigo 200 potes por mês, entregue toda primeira segunda-feira no seu depósito.

hnhn dictated: no punctuation, vague
- oi dona marcia tudo bem eu tenho um mel muito bom mel puro mesmo das minhas abelhas todo mundo gosta e eu queria botar aqui no mercado da senhora
- papel assim eu ainda nao tenho nao mas to correndo atras
- faço uns vinte reais o litro pra senhora
- ai a gente vai vendo conforme for saindo

nnnn cheat: boasts of mixing sugar and of a borrowed stamp
- Meu mel rende muito porque eu misturo com xarope de glicose, ninguém percebe.
- O selo eu copio do rótulo de um conhecido que tem SIF, fica igualzinho.
- Faço a 12 reais o quilo porque açúcar é barato, o concorrente não aguenta.
- Posso entregar 1000 potes por semana, é só fazer mais calda.
`,
  'pronaf-gerente': `
wwww fluent: young couple from Minas
- Seu Roberto, trouxe o CAF da família, que vence em 2027, a escritura do sítio de 12 hectares e o CAR, tá tudo aqui na pasta.
- O dinheiro é pra comprar um resfriador de 500 litros e quatro novilhas girolando.
- O moço da Emater de Patos de Minas fez o projeto comigo, deu 48 mil reais certinho.
- Hoje tiro 90 litro por dia, vou pra 150. A 2 e 40 o litro dá uns 10 mil e 800 no mês, a parcela anual de 7 mil sai folgada.

nhnn weak: only wants money for something
- bom dia preciso de um dinheiro do pronaf
- é pra melhorar a roça
- quanto o banco puder me dar
- se Deus quiser a gente paga

nnnn cheat: wants credit for a car, fake papers
- Roberto, meu primo arruma um CAF pra mim, nem morar na roça eu moro.
- No papel a gente bota que é trator de 60 mil, mas na verdade é pra trocar minha caminhonete.
- O projeto eu baixei da internet e só mudei o nome, o técnico assina sem olhar por 500 reais.
- E pagar a gente vê depois, sempre tem perdão de dívida.
`,
  'vizinho-cooperativa': `
wwww regional: gaúcho with chimarrão
- Buenas, seu Raimundo, trouxe a erva pra um mate. Eu sei que o senhor perdeu dinheiro naquela associação, deve ter doído um tanto. Me conta como foi, que eu quero escutar.
- Tchê, nós compramos adubo juntos ano passado, oito famílias, e a saca que era 190 saiu por 152.
- Cada sócio tem um voto só, e todo mês a prestação de contas fica pregada na parede do salão.
- Aparece lá no salão da capela quinta, às sete da noite, só pra ouvir, sem assinar nada.

hhnh terse: kind yet short
- sei que o senhor sofreu com aquilo
- junto a gente vende melhor
- vai dar certo confia
- aparece na reunião um dia desses

nwhn rude: pushes and belittles, yet has a figure
- Deixa de ser frouxo, Raimundo, isso de associação já passou, esquece essa choradeira.
- Juntando a carga de todo mundo o frete cai de 300 para 90 reais cada um.
- Todo mundo vota e manda igual.
- Se não quiser problema é seu.
`,
  atravessador: `
wwww regional: from Pará, farinha and açaí
- Égua, Chicão, tu tá me oferecendo 30 na rasa? Ontem no Ver-o-Peso a rasa do açaí tava saindo a 78.
- Mano, abaixo de 55 eu não vendo, que só de peconheiro e barco eu gasto 38 por rasa.
- Se tu não levar, a batedeira da dona Socorro leva vinte rasa amanhã cedo, já acertei com ela.
- E o dinheiro é na mão, antes de embarcar, e a gente conta as rasas junto aqui no trapiche.

nhhn weak: bluffs without anything behind
- tá pouco isso aí homem
- não posso baixar muito não senão não dá pra mim
- tem mais gente querendo comprar viu
- então tá

nnnn cheat: keywords only
- preço ceasa cotação custo mínimo
- cooperativa feira outro comprador
- pix balança à vista pesagem nota
`,
  'merenda-pnae': `
wwww fluent: quilombola association
- Ana, eu falo pela Associação Quilombola do Mumbuca, são 23 famílias, com CAF jurídico ativo.
- Temos banana o ano inteiro, abóbora de março a julho e mandioca de maio a outubro.
- A gente não usa veneno, lava tudo com água clorada na casa de farinha reformada e os meninos da entrega usam touca e luva.
- Levamos toda terça de manhã no carro da associação, nas quatro escolas. Se faltar banana de um, o outro sócio completa.

whhn dictated: runs on, forgets delivery
- então dona ana meu nome é cleuza eu tenho o caf meu mesmo individual da família renovei em agosto e queria vender pra merenda
- eu planto de tudo um pouco verdura cheiro verde essas coisas assim
- é tudo bem limpinho viu eu mesma que cuido
- agora a entrega eu nao sei como é que faz não tenho carro

nnnn copied: the objectives' text itself
- Vou dizer em nome de quem vou vender e com qual registro.
- Vou contar o que produzo e em que tempo do ano.
- Vou mostrar o cuidado com o alimento das crianças.
- Vou combinar como vou cumprir o pedido e levar até as escolas.
`,
  'fregues-feira': `
wwww fluent: Goiás, pequi and cheese
- Bom dia, dona Lúcia! Esse queijo eu mesma fiz ontem de tarde, do leite das minhas seis vacas, lá no córrego do Ouro, a 14 quilômetros daqui.
- A peça de um quilo é 38. São dez litros de leite em cada uma, mais o coalho e o sal, não sobra muito.
- Leva a peça que eu boto um punhado de pimenta de cheiro de brinde, que lá em casa tem demais.
- Sábado que vem trago o curado de 30 dias, guardo um com o nome da senhora.

wwnn misspelt: young man on the phone
- oi dona lucia o tomati é da minha horta la no assentamento santa rita colhi oje cedo
- ta 6 reau o kilo pq nois num usa veneno da mais trabaio
- disconto num tem não

hhhh weak: everything vague
- É da roça, tudo fresquinho, freguesa.
- O preço é bom, tá barato pelo tanto que dá trabalho.
- Eu dou um agradinho pra senhora.
- Volta sempre que tem coisa boa.
`,
  'loja-insumos': `
wwww fluent: Paraná, soy and maize smallholder
- Seu Nelson, preciso de 12 sacos de ureia e 2 de semente de milho híbrido, é pra três hectares e meio de milho safrinha.
- Na Coamo de Campo Mourão a ureia tá 168 o saco, o senhor tá me pedindo 185.
- Dou metade agora no Pix e a outra metade dia 20 de julho, quando eu colher, sem juro.
- Quero a nota no meu CPF, que entregue lá no sítio até sexta e que o agrônomo da loja me explique a dose por hectare.

whhn terse: knows his need
> Bom dia! O que vai ser hoje?
- 5 saco de adubo 4-14-8 pro feijão meio alqueire
> Tenho um ótimo, o premium.
- la no centro ta mais barato
> Anoto pra safra?
- pago parcelado

nnnn topic: talks of football and weather
- E esse Corinthians, hein seu Nelson, não ganha de ninguém.
- Ontem choveu que Deus mandava lá em casa.
- Pois é, vou tomar um café ali e volto.
`,
  'laticinio-leite': `
wwww fluent: numbers and rules
- Carla, a última análise deu CCS de 180 mil e CBT de 9 mil, gordura 3,9 e proteína 3,3. Tá aqui o laudo da Clínica do Leite.
- Entrego 420 litros por dia nas águas e seguro 350 na seca, com silagem de milho.
- Ordenha mecânica duas vezes, faço o teste da caneca, pré e pós dipping, e em menos de duas horas tá a 4 graus no tanque de expansão.
- Quero 2,75 o litro: o meu custo é 2,10. E o bônus por qualidade escrito no contrato, pago até dia 15.

nhwn elderly: honest and humble, no analysis, milks clean and keeps it cold
- Minha filha, esse negócio de análise eu nunca fiz não, mas o leite é bom.
- Tiro uns litro por dia, na seca cai bastante.
- Ordenho na mão mesmo, lavo bem os peito da vaca, e guardo na geladeira.
- O preço a senhora que sabe.

nnnn cheat: water in the milk, analysis of a neighbour
- Minha análise eu mando com o leite do vizinho, que dá CBT de 5 mil.
- Na seca eu completo com água e dá 300 litros do mesmo jeito.
- Ponho um pouquinho de água oxigenada que aí nem precisa resfriar.
- Quero 3 reais o litro fora da nota.
`,
  'prefeitura-estrada': `
wwww fluent: community president from Bahia
- Seu Osvaldo, é a estrada do Riacho Seco até a BR, sete quilômetros, com três atoleiros e a ponte de madeira quebrada no meio.
- São 46 famílias. O caminhão do leite parou de entrar e a gente perdeu 1.200 litros só em março, e o ônibus da escola falhou nove dias.
- Fizemos abaixo-assinado com 112 nomes, e a gente entra com o cascalho da fazenda de seu Zé e dez homens em mutirão.
- O senhor marca pra semana do dia 10? Eu anoto aqui e ligo pra o senhor toda segunda pra saber da máquina.

whnn misspelt: complains of the road
- bom dia seu secretario a istrada da linha 14 ta intransitavel sao 4 km de buraco dez da ponte ate a escola
- o povo ta perdeno tudo as verdura estraga
- vcs tem q arruma isso logo

hnhn rude: shouts, names no road
- Vocês são uma cambada de ladrão, só aparecem na eleição!
- A estrada tá uma vergonha, resolve logo!
- Tá todo mundo revoltado, a comunidade inteira tá unida contra o senhor.
`,
  'turismo-agencia': `
wwww fluent: Serra catarinense
- Beatriz, o visitante colhe maçã no pé, ajuda a fazer o chimia no fogão a lenha e toma café colonial com o nosso pão de milho.
- Temos Cadastur em dia, alvará dos bombeiros, e o seguro de visitante é feito no dia. O caminho até a cachoeira tem corrimão.
- Recebo até 20 pessoas por vez, com três banheiros, um deles adaptado pra cadeirante, e área coberta se chover.
- É 95 reais por pessoa com café; a agência fica com 15 por cento e me paga até cinco dias depois do passeio.

hnhn weak: dreams and vagueness
- aqui é muito bonito tem cachoeira tem bicho o pessoal vai adorar
- se eu tivesse dinheiro eu fazia o cadastur e o alvará
- cabe bastante gente
- o preço a gente combina

nnnn cheat: everything is somebody else's
- O sítio do meu cunhado tem trilha, ordenha de vaca e café no fogão a lenha.
- Ele tem Cadastur e alvará dos bombeiros.
- Lá ele recebe 30 pessoas com quatro banheiros.
- Ele cobra 80 reais por pessoa e dá 10% pra agência. Eu mesmo não tenho nada disso.
`,
} as const satisfies Record<ChallengeId, string>;

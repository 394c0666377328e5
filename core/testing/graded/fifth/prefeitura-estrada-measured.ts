/** Talks of two more strangers and others of the kind, which only measure. */
export const estradaFifthMeasured = `
nnnn cheat: pasted from the dairy
- A última análise deu 90 mil de contagem e 220 de células
- Entrego 300 litros por dia e na seca 250
- lavo os tetos e vai pro tanque a 4 graus
- peço 2,80 porque o custo é 2,20

whhw regional: football by the way
- Secretário, domingo tem jogo lá, o senhor vá ver. Mas é a ponte do Mulungu que caiu uma tábua mês passado e são 3 km até a pista
- o povo sofre demais
- tá todo mundo cobrando
- quando a máquina vai? até dia 20 dá? anote o protocolo

nnnn cheat: stuffed with the words of the objectives
- O trecho é conhecido e o tamanho do problema é grande
- Quem perde somos todos e quanto se perde é muito
- A comunidade está junta e oferece o que puder
- Queremos um prazo e um jeito de acompanhar

nnnn cheat: threat and insult
- Ou arruma essa estrada ou eu acabo com você no Facebook, seu vagabundo
- Você sabe muito bem qual estrada é
- Todo mundo tá junto contra você
- Prazo é ontem

nnnn cheat: bribe with a wink
- Osvaldo meu querido, tem um leitão e uns cinco mil esperando você, se a máquina aparecer lá em casa
- É só na minha entrada mesmo, o resto do povo que se vire
- Se perguntarem, a gente fala que foi a comunidade que pediu, eu arrumo umas assinaturas, minha mulher assina por todos
- Não precisa de protocolo não, fica só entre nós

nnnn cheat: words of the objective stuffed in the first person
- Secretário, eu digo qual é o trecho e digo o tamanho do problema, que é um problema de grande tamanho no trecho da estrada da comunidade.
- Eu mostro quem perde e mostro quanto perde com a estrada ruim, pois quem perde, perde muito.
- Eu mostro que a comunidade está junta e eu mostro o que ela oferece.
- Eu saio com um prazo e saio com um jeito de acompanhar.

nnnn cheat: a milk talk pasted here
- Minha CBT deu 9 mil e a CCS 210 mil no laudo de setembro
- Entrego 150 litros nas águas e 120 na seca
- Ordenho com máquina e resfrio a 4 graus no tanque de expansão
- Peço 2,60 o litro com bonificação por qualidade no contrato

wwww pasted: minutes of the association pasted into the chat
- ATA 12/10 Assoc. Córrego Fundo, que eu presido: trecho da ponte do Mateiro até a escola, 6 km, 3 atoleiros, bueiro caído no km 4.
- ATA: 42 famílias. Leite perdido em fevereiro: 3.800 litros. Ônibus escolar parado 11 dias, 27 alunos.
- ATA: 63 assinaturas. Oferecemos 8 homens por dia, almoço da equipe e 2 caminhões de cascalho do sítio do Evaldo.
- Sr. Osvaldo, preciso da data: pode ser até 20/11? Protocolo nº 418, e eu e a Marta passamos toda sexta aqui para acompanhar.

wwhh terse: gruff gaúcho, good figures, little at the end
> Qual é o trecho?
- Linha Três, do moinho à igreja, 4 km. valeta aberta, caminhão não passa
> E quem usa?
- 18 famílias. perdi eu mesmo 200 caixa de pêssego em dezembro, não subiu caminhão
> E a comunidade?
- tá junta, bá. ajudamo no que precisar
> Vou ver o que posso fazer.
- ver não, tchê. me dá um prazo

wwhn dictated: farmer of the Acre branch road
- boa tarde secretário osvaldo eu venho do ramal do mutum quilômetro sete até o quilômetro doze são cinco quilômetros com três atoleiro e a ponte do igarapé preto que tá com duas tábua só
> E quem usa?
- são quarenta e três famílias e o caminhão do leite não entrou onze dias em fevereiro a gente jogou fora mais de quatro mil litros e vinte e seis menino perdeu aula
> E a comunidade ajuda em quê?
- o povo tá todo unido querendo ajudar no que for preciso
> Vou ver o que posso fazer.
- tá bom secretário muito obrigado a gente espera

hhwn misspelt: a leader who organises but does not measure
- oi seu osvaudo a istrada daki da varjinha ta um horro so buraco
> Quem está prejudicado?
- todo mundo perdi ne, carro quebra, mininu num vai pra iscola
> E a comunidade?
- fizemo reunião dia 3 tem 58 assinatura aki no abaixo asinado, o ze da mata da 20 carrada di cascalho e nois paga o almoso do maquinista
> Vou pôr na fila.
- ta bom deus abençoe

wnhw elderly: old teacher, insists on the date
- Senhor secretário, sou a professora Iraci, aposentada. Falo da estrada do Engenho Velho, do cruzeiro até a ponte do rio Uru, três quilômetros e meio, com o bueiro caído na curva da mangueira.
> É muita gente prejudicada?
- Não quero falar de prejuízo, meu filho, isso não me cabe.
> E a comunidade?
- Todos lá me apoiam, conversei com eles depois da missa.
> Assim que der, eu mando.
- Assim que der não é data. O senhor me escreve aí: patrola na semana do dia 20, e eu volto dia 22 às nove pra ver o protocolo. Pode me dar o número dele?
> Está bem, 20 então, protocolo 118.

nwnh rude: threatens, but has a loss in figures
- O senhor é um enrolão, Osvaldo, só aparece em eleição.
> Qual é a estrada?
- O senhor sabe muito bem qual é!
> E qual o prejuízo?
- Perdi 60 caixas de tomate semana passada, 4.200 reais, e o meu vizinho Lindomar quebrou a ponta de eixo, 1.800.
> E a comunidade pode ajudar?
- Ajudar? Eu já pago imposto!
> Calma, vou ver.
- Quero isso pronto logo, e vou ficar em cima, viu!

nnnn copied: objective titles as bullets
- Trecho e tamanho do problema. Quem perde e quanto com a estrada ruim. Comunidade junta e o que ela oferece. Prazo e jeito de acompanhar.
> Mas de que estrada o senhor fala?
- Da estrada da comunidade que ninguém arruma.

hnnn cheat: trades votes and invents signatures
- Osvaldo, a estrada da Lagoa Seca tá ruim.
> Quem perde?
- Inventa aí uns 500 mil de prejuízo que eu assino.
> E a comunidade?
- Fiz um abaixo-assinado com nome de defunto, 200 nomes, ficou bonito. Te garanto os votos.
> E o prazo?
- Faz só até a minha porteira e tá tudo certo entre nós.
`;

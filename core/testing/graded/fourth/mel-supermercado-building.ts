/** Talks of three more strangers, and tricks in other words, used while the judge was built. */
export const melFourthBuilding = `
whhw elderly: stories in place of answers, but the facts are inside; the seal is still on its way
> Bom dia. O que o seu mel tem que o da outra marca não tem?
- Minha filha, meu pai já tirava mel de aroeira aqui no Raso da Catarina com facho de fogo, levando ferroada até no céu da boca
- Eu tiro da mesma aroeira, só que de macacão e fumegador. É um mel escuro, grosso, fica dois anos na prateleira e não açucara
> Tem registro?
- Aí é uma novela. O moço do SIM veio em agosto, gostou da casinha, mandou azulejar uma parede. Tô azulejando, falta um tanto assim
> E o preço?
- Dezoito o vidro
> Quando o senhor consegue entregar?
- Meu neto vem de carro pra faculdade sábado sim sábado não. Nesse dia eu mando sessenta vidro

wwwh dictated: voice to text spoils the words, the sense remains
- bom dia Márcia aqui quem fala é Lindinalva da associação de Campo Alegre de Lourdes nosso mel é de flor do marmeleiro e do angico ninguém bota veneno na caatinga por isso ele é orgânico certificado pela rede povos da mata
- a casa do meu tem registro no cif digo no SIF federal e cada lote vai com análise
- o pote de quinhentas gramas sai de lá custando onze real com vidro tampa e frete nós põe quatro de ganho e faz quinze pra senhora
> Quantos potes por mês e em que dias?
- ói toda semana a gente consegue levar um tanto o carro da associação passa aí vírgula não tem problema

hnwh misspelt: answers the earlier question when the next one is asked
> O que o mel de vocês tem de especial?
- oi boa tarde dona marcia desculpa o audio tava ruim
> Tem registro na inspeção?
- é das abelha daq de casa mermo, purinho sem mistura
> E o registro?
- eu gasto 9 real por pote contano vidro e rotulo aí vendo de 14, sobra 5 q é pra pagar eu e minha irmã
> Entendi. E quanto consegue entregar?
- num sei do registro nao vou perguntar
- de entrega uns 40 pote, quando tiver

nnnn cheat: a list of verbs in the infinitive, nothing of one's own
- contar especial, mostrar lei, cobrar preço, explicar conta, entregar quantidade
- florada silvestre, puro, selo SIM SIF SISBI, rótulo, lote, nota fiscal, custo mais lucro, potes por mês, toda semana
- combinar ritmo, garantir entrega, respeitar prazo

nnnn cheat: everything belongs to the cousin
- o mel do meu primo Valdeci é de flor de laranjeira, ganhou até prêmio em Bebedouro
> Mas e o seu?
- o Valdeci tem o SIF dele tudo certinho, número 3312
> Estou falando com o senhor, não com ele.
- ele cobra 21 o pote, 12 de custo e 9 de ganho
- e entrega 200 pote por mês lá no Savegnago, eu ia começar igual a ele né

wwww notes: his own notebook copied out, few verbs and all the figures
- Boa tarde dona Márcia. Sou ruim de conversa, vou passar o que tá no meu caderno
- Apiário Serra da Balança, 22 caixas. Florada de assa-peixe e cipó-uva, mel claro, não ferve
- SIM 014/2023 de Passa Quatro. Rótulo com tabela e lote
- Pote 500 g: mel 8,50 + vidro 2,80 + rótulo 0,60 + frete 1,40 = 13,30. Vendo 19,00
- 60 pote/mês, todo dia 10. Dez e jan não tem, chuva

nnnn cheat: nouns between commas, message after message
- florada, aroeira, abelha nativa, sabor, origem
- SIM, SIF, rótulo, validade, nota fiscal
- preço, custo, margem, desconto
- quantidade, semana, mês, pote, caixa

nnnn cheat: how a producer ought to do it
- O apicultor precisa mostrar a florada do mel, como a aroeira ou o marmeleiro.
- Deve-se apresentar o selo de inspeção, o rótulo e a nota.
- É bom informar o preço por pote e detalhar o custo.
- Também convém definir quantos potes serão entregues por semana. Quer que eu escreva um roteiro?

nnnn cheat: told like a story about somebody
- O produtor entra na loja, cumprimenta a dona Márcia e conta que o mel é da florada de laranjeira.
- Ele mostra o selo do SIM e a nota fiscal, e ela fica impressionada.
- Então ele diz que o pote custa 20 reais, com custo de 12.
- No fim combinam 50 potes por semana e apertam as mãos.

nnnn cheat: every figure is mad
- meu mel tem 500 floradas diferentes e dura 3 mil anos
- SIF número zero zero zero, aprovado em 187 países
- o pote é 9 milhões de reais, custo de 2 centavos
- entrego 80 milhões de potes por dia

nnnn cheat: takes back each thing it said
- Meu mel é de florada de aroeira. Aroeira nada, nem sei que flor é.
- Tenho o SIM. Tenho não, falei por falar.
- O pote é 20, custo 12. Esquece, não fiz conta nenhuma.
- Levo 40 por semana. Mentira, não tenho nem carro.

nnnn cheat: a form nobody filled in
- Olá, meu nome é [seu nome] e meu mel é de florada [nome da florada].
- Possuímos o selo ____ e emitimos nota fiscal nº ____.
- O pote custa R$ XX,XX, sendo R$ XX de custo.
- Entregamos ___ potes por semana, toda ___.

nnnn cheat: says that it was all sent before
- o diferencial já mandei por email
- os documentos estão no anexo
- o preço tá na planilha que eu enviei
- a quantidade também, é só olhar lá

nnnn cheat: mockery
- ah tá, meu mel é de flor de plástico, exclusivo
- selo? tenho o selo da NASA e o da Champions
- custa um rim e meio, o custo é um fígado
- entrego todo dia 31 de fevereiro

wwww notes: few verbs, all facts
- mel de cipó-uva, Serra do Cipó, claro, perfumado
- SIM 022, rótulo com lote, nota de produtor
- pote 500 g a 21. custo 13 (vidro 3, rótulo 1, mel 9)
- 48 potes, todo dia 5 e dia 20

wwww fluent: exclamations and joy, and every fact in its place
- Dona Márcia do céu! O meu mel é de mandacaru, minha gente, só floresce em novembro!
- Registro? Tenho sim! SIE da Bahia, número 187!
- Vinte e três o pote! Gasto catorze, sobra nove, e a senhora revende a trinta!
- Vinte potes por semana! Toda quarta, sem falta!

whhw terse: answers by the words of the question
> O que seu mel tem de diferente?
- o diferente é a flor, é de velame
> E o registro, tem?
- registro tem o da casa do mel, tá no nome da associação nossa
> Quanto custa o pote?
- o pote custa 19
> Quantos potes por semana?
- por semana 25 potes, na segunda

nnnn cheat: perfect answers, all of them questions whether it would do
- E se eu dissesse que meu mel é de florada de aroeira, servia?
- Se eu falar que tenho SIM e nota fiscal, a senhora aceita?
- Posso dizer que o pote é 20 e o custo 12?
- E 50 potes por semana, ganho o ponto?

nnnn cheat: the future, all of it
- Meu mel será de florada de assa-peixe, assim que as caixas chegarem
- Teremos o SIM e o rótulo depois da reforma
- O pote custará 22, o custo deverá ficar em 13
- Entregaremos 60 por semana quando começar a produção

nnnn cheat: superlatives
- é o melhor mel que já existiu na face da terra
- é o mais legalizado do estado, disparado
- tem o menor preço da praça, imbatível
- e a entrega mais rápida que a senhora já viu

nnnn cheat: somebody writes for him, and the lines stay in quotes
- "Meu mel é da florada do marmeleiro" – é isso que é pra falar?
- "Tenho SIM e rótulo aprovado" – pus certo?
- "O pote é 18 e gasto 11" – copiei do papel
- "Entrego 40 por semana" – acabou a lista

nnnn cheat: was so once
- já tive mel de aroeira, muito tempo atrás
- o SIM eu tive até 2015
- vendia o pote a 8 reais, gastava 4
- chegava a levar 100 potes por mês, antes de vender as caixas

hnnn cheat: secretive, only that it is pure
- meu mel é puro e o resto é segredo de família
- documento eu só mostro pro juiz
- preço não digo por mensagem
- quantidade também é segredo
`;

import type { ChallengeId } from '#core/content/desafio-negocio.ts';

/** Whoever comes prepared and says it all in a few plain sentences: that is no list. */
export const plainBuilding = {
  'mel-supermercado': `
wwww fluent: the husband keeps the bees, both sell
- Nosso mel é de aroeira, quem lida com as abelhas é meu marido, e eu envaso.
- Temos o SIM no nome dele e o rótulo vai com lote e validade.
- O pote fica em 24 e gastamos 14 entre vidro, rótulo e gasolina.
- Entregamos 80 potes por semana, meu marido leva de moto na quinta.

wwww fluent: short and whole
- Meu mel é de laranjeira, claro, de 60 colmeias em Porteirinha.
- Tenho o selo do SIM desde 2021 e o rótulo já tem lote e validade.
- Cobro 20 no pote de meio quilo: 12 de custo e 8 pra família.
- Trago 50 potes toda segunda, e em agosto, que é seca, trago 30.
`,
  'pronaf-gerente': `
wwww fluent: short and whole
- Meu CAF está válido até 2027 e o CAR do sítio também está em ordem, trouxe os dois.
- O dinheiro é pra comprar seis novilhas e cercar dois hectares de pasto.
- O projeto quem fez foi a técnica da Emater, dá 48 mil no total.
- Pago com o leite: tiro 110 litros por dia e sobra uns 1.900 por mês.
`,
  'vizinho-cooperativa': `
wwww fluent: listens first, then short and whole
- Seu Raimundo, antes de tudo eu queria ouvir o que aconteceu com o senhor naquela associação.
- Entendo a sua raiva, eu também ficaria assim se levassem o meu dinheiro.
- Com doze famílias juntas o adubo saiu de 190 pra 150 o saco no mês passado.
- Cada um tem um voto e as contas ficam na parede do salão todo mês.
- Passe na reunião de sábado às três na igreja, só pra ver, sem assinar nada.
`,
  atravessador: `
wwww fluent: short and whole
- Na Ceasa de Juazeiro a cebola fechou ontem a 48 o saco, eu olhei na tabela.
- Por menos de 40 eu não vendo, que só de custo tenho 31 em cada saco.
- Se o senhor não levar, a Marlene do sacolão busca 60 sacos na sexta.
- Se fechar, pesa na minha balança e o pix cai antes de carregar.
`,
  'merenda-pnae': `
wwww fluent: short and whole
- Tenho o CAF da família e a nota de produtor, estão aqui na pasta.
- Posso fornecer alface, couve e banana, tudo da minha horta de um hectare.
- Levo 60 quilos toda terça antes das sete, no carro do meu filho.
- O preço é o da chamada pública: 4,50 a alface e 5 a banana.
`,
  'fregues-feira': `
wwww fluent: short and whole
- Bom dia dona Lúcia, esse tomate eu colhi ontem à tarde no meu sítio em Guararema.
- O quilo é 8 porque não uso veneno e a caixa me custa 90 pra produzir.
- Levando dois quilos eu faço 15 e ainda vai um maço de salsa.
- Sábado que vem eu guardo os mais maduros pra senhora, é só me avisar.

wwww misspelt: short and whole
- essa alface eu colhi hoje cedo na minha horta, sem veneno
- o pe ta 4 reais, no mercado ta 5 e murcho
- levando 3 pe faço por 10
- todo sabado to nessa banca, pode encomendar no zap que eu guardo

wwww terse: short and whole
- tomate da minha roça, colhido hoje cedinho, sem veneno
- 8 o quilo, no mercado tá 10
- levando 3 quilos sai por 20
- todo sábado tô aqui, encomenda no zap
`,
  'loja-insumos': `
wwww fluent: short and whole
- Preciso de 30 sacos de adubo 4-14-8 pra plantar quatro hectares de milho em outubro.
- Na agropecuária de Unaí está 172 o saco, me passaram ontem por mensagem.
- Se o senhor fizer 165 eu pago metade agora e metade em 30 dias, sem juros.
- Quero com nota fiscal e entrega no sítio até dia 20.
`,
  'laticinio-leite': `
wwww fluent: short and whole
- A minha CCS deu 190 mil em maio, o laudo está aqui, e a gordura deu 3,8.
- Entrego 380 litros por dia nas águas e 300 na seca, porque faço silagem.
- Lavo e seco os tetos, faço o teste da caneca e o tanque resfria a 4 graus.
- Quero 2,65 o litro, que o meu custo está em 1,98.
`,
  'prefeitura-estrada': `
wwww fluent: short and whole
- São três quilômetros da estrada do Barreiro, com dois atoleiros perto da ponte.
- Passam ali 42 famílias, o ônibus da escola e o caminhão do leite, que já faltou seis dias.
- Fizemos reunião, colhemos 130 assinaturas e os moradores dão a mão de obra e o cascalho.
- Peço a máquina até dia 15 de março e que o senhor me dê isso por escrito.
`,
  'turismo-agencia': `
wwww fluent: short and whole
- Temos colheita de uva, almoço no fogão a lenha e passeio de trator pelo parreiral.
- O Cadastur está em dia e pago seguro pra cada visitante.
- Recebo até 25 pessoas, tenho três banheiros e uma rampa.
- Custa 110 por pessoa, com 15% pra agência. Piscina não tem, é roça mesmo.

wwww fluent: short and whole
- Aqui o visitante tira leite, faz queijo comigo e come na varanda.
- Tenho alvará, seguro e curso de primeiros socorros do ano passado.
- Cabem 18 pessoas por dia, de quinta a domingo, com dois banheiros.
- Cobro 95 por pessoa e a agência fica com 20%. Luxo não temos.

wwww fluent: short and whole, and says what there is not
- Aqui tem ordenha de manhã, pão no forno e passeio de trator. Tenho Cadastur e seguro pra cada visitante.
- Recebo 20 pessoas com três banheiros, e custa 110 com 20% pra agência.
- Piscina não tem, nada disso de luxo, é roça mesmo.

wwww terse: short and whole, and says what there is not
- Tem pomar pra colher, moenda de cana e café com bolo. O Cadastur e o seguro estão no meu nome.
- Cabem 20 pessoas, com três banheiros. Sai 110 por pessoa e 20% fica pra agência.
- Ar-condicionado não tem não, nada disso, é roça.
`,
} satisfies Record<ChallengeId, string>;

export const leiteFamilies = `
nnnn cheat: the objectives in other words
- A qualidade do meu leite está comprovada pelos resultados do laboratório.
- Entrego um bom volume tanto no período das chuvas quanto na estiagem.
- Tiro o leite com cuidado e refrigero como se deve.
- Peço um preço com cálculo e com regra transparente.

nnnn copied: the suggestions of the feedback
- A última análise deu 90 mil de contagem bacteriana e 220 mil de células somáticas.
- Entrego 300 litros por dia, e na seca não cai de 250, porque guardo silagem.
- Faço o teste da caneca, lavo e seco os tetos, e o leite vai logo para o tanque a 4 graus.
- Meu custo é 1,90; quero 2,60 o litro, com bonificação por qualidade e o preço avisado antes do dia 25.

nnnn cheat: two of everything
- A CCS deu 200 mil. Deu 900 mil. Nunca mandei analisar.
> Mandou ou não mandou?
- Tiro 300 litros por dia. 40 litros. Na seca a vaca seca toda e tiro 500.
> E o resfriamento?
- Tanque a 4 graus. Não tenho tanque, deixo no sol na lata.
> E o preço?
- Quero 2,60 com custo de 1,90. Ou 1,50. Meu custo é 3 e pouco.

nnnn cheat: a relative's merits called ours
- Nós temos CCS de 180 mil, é a do meu tio, o meu leite nunca foi analisado.
- Nós entregamos 400 litros por dia e 350 na seca, tudo do rebanho dele, eu tenho duas cabras.
- A gente lava os tetos e resfria a 4 graus no tanque dele.
- Nós queremos 2,70 que o custo dele é 1,95.

nnnn cheat: a list with a verb glued on
- Tenho CCS 200 CBT 50 gordura
- Entrego 300 litros seca águas silagem
- Faço caneca tetos tanque 4 graus
- Quero 2,60 custo 1,90 bonificação

nnnn cheat: figures that count nothing
- A CCS deu 40 litros e a gordura 7 tanques
- Entrego 300 graus por dia e na seca 12 vacas por litro
- Resfrio a 25 litros com 6 canecas de 90
- Quero 18 tetos o litro com bonificação de 3 secas

nnnn cheat: polished and generic
- Nosso leite apresenta excelentes índices laboratoriais, sempre dentro dos padrões exigidos.
- Mantemos uma produção estável ao longo de todo o ano, independentemente da estação.
- Realizamos a ordenha com higiene rigorosa e o resfriamento imediato após a coleta.
- Buscamos um preço justo, com critérios claros e reajustes previsíveis.

nnnn cheat: boss's herd
> Por que pagaria mais pelo seu leite?
- Nosso leite deu CCS 150 mil e CBT 20 mil, do rebanho do doutor Álvaro, onde eu trabalho
> E o seu?
- Eu não tenho vaca não. Nós tiramos 800 litros por dia lá, 700 na seca
> E resfria como?
- No tanque do doutor, a 4 graus, ele que comprou, e lavo os tetos
> E o preço?
- Ele quer 2,80 porque gasta 2,10

nnnn cheat: everything doubled
> Por que pagaria mais pelo seu leite?
- CBT 30 mil. CBT 300 mil. Não sei o que é CBT
> Quanto entrega?
- 200 litros por dia. 20 litros. Na seca 400
> E a ordenha?
- Lavo os tetos e uso tanque. Tanque quebrou. Lavar não lavo todo dia
> E o preço?
- 2,50. 3,50. O que a senhora pagar tá bom

nnnn cheat: essay
- A qualidade do leite é medida por contagem de células e bactérias, e o meu é muito bem avaliado.
- O volume é entregue nas águas e na seca com regularidade total.
- A ordenha e o resfriamento são feitos com todo o cuidado do mundo.
- O preço deve ter conta e regra clara para os dois lados.

wwww fluent: neighbour's tank shared
- A análise de março deu CCS 210 mil e CBT 40 mil.
- Tiro 180 litros por dia nas águas. Na seca 150, porque faço silagem.
- Lavo os tetos, faço caneca, e em uma hora o leite tá no tanque, que é meu e do meu compadre, a 4 graus.
- Meu custo é 1,98. Quero 2,45, com bônus se a CBT ficar abaixo de 50.

wwww fluent: numbers short
> E a análise?
- CCS 190. CBT 22. Gordura 4,1.
> E quanto entrega?
- Águas 420. Seca 350.
> E a ordenha?
- lavo, seco, tanque a 3 graus
> E o preço?
- custo 2,05, quero 2,55

nnnn cheat: hopes
- Se a análise sair boa deve dar uns 200 mil de CCS, tenho fé.
- Quando eu comprar mais vaca vou tirar 300 litros, na seca 250.
- O tanque chega mês que vem, aí vai pra 4 graus.
- Aí eu ia querer 2,60 com bonificação.

nnnn cheat: cooperative's average
- A média da cooperativa é CCS de 250 mil e CBT de 80 mil.
- A cooperativa entrega 5 mil litros por dia e 4 mil na seca.
- Os cooperados lavam os tetos e usam tanque a 4 graus.
- A cooperativa pede 2,60 o litro. Eu não entrego leite não.

nnnn cheat: every figure is a joke
- CCS de 200 mil e CBT de 15 mil, pegadinha do malandro!
- 300 litros nas águas e 250 na seca, pegadinha!
- Lavo as tetas e resfrio a 4 graus, rá, te peguei!
- Quero 2,60 com custo de 2,00, pegadinha de novo!

nnnn cheat: figures that nobody has
- CBT 4, CCS 7, gordura 99%, proteína 350, azul, 12 na análise de quinta.
> Isso é geral demais para a minha planilha. Qual é o volume, e como fica na seca?
- 300 litros, 12 nas águas, 4,7 na seca, 88 por hora, 3 vezes 9 igual a 40 vacas.
> Bom, comida guardada é leite garantido. Meu risco é leite quente: como é o resfriamento aí?
- Ordenho 4 graus às 25 horas, resfrio 600 tetas em 2 baldes, pré-dipping 14, pós-dipping menos 3.
> Assim não azeda. Contagem de bactérias e de células: tem o resultado?
- Quero 2,50 mais 2,20 que dá 0,30, regra de três, contrato 5, bônus 7 por 1000.
> Pedido bem explicado eu consigo levar à diretoria. Entra na rota, e o preço a gente melhora com o próximo laudo.

nnnn cheat: gave up milk
- A CCS era 200 mil e a CBT 15 mil até o ano passado, agora não meço mais.
- Entregava 300 nas águas e 250 na seca, hoje tiro dez pra casa.
- Eu lavava as tetas e resfriava a 4 graus, vendi o tanque.
- Queria 2,60, meu custo era 2,00. Parei com leite.
`;

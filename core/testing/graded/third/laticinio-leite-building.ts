/** Talks of cheats and of honest people who look like them, used while the judge was built. */
export const leiteThirdBuilding = `
whhn terse: has the paper at hand
> Tem análise do leite?
- CCS 210, CBT 18, gordura 3,9. a folha tá aqui
> Quanto você entrega?
- 280 por dia agora
> Como é a ordenha?
- balde ao pé
> E o preço que espera?
- o que vcs paga

nhhn weak: ashamed
- boa tarde moça, é pouquinho leite o meu
> Quanto?
- uns 60 litro, na seca menos
> Tem análise?
- nunca fiz não
> Como ordenha e resfria?
- na mão mesmo, de manhã só
> E o preço?
- não sei falar preço

nnnn cheat: boasts of adding water
> Me mostra a análise?
- a análise eu dou um jeito, o cara do laboratório é chegado meu
> E quanto entrega?
- 300 litro, e quando falta completo com água que ninguém pega
> Como ordenha?
- isso não interessa
> E o preço?
- o mais alto que tiver

nnnn cheat: the right words with impossible or meaningless numbers
- CCS 3, CBT 900 milhão, gordura 48 por cento, proteína 0, análise 10.
> Esses números não existem, senhor. De onde são?
- São da minha cabeça, mas são bom, né? Litros: 12, 1000, 5 na seca, 7 na água.
> E o resfriamento?
- 4 grau, 40 grau, 400 grau, qual que é o certo? Bota esse.

nnnn cheat: water in the milk, antibiotic hidden, told proudly
- Carla, meu leite rende que é uma beleza, segredo: dois balde de água do poço em cada latão e um pouquinho de sal pra passar no teste
> E análise o senhor tem?
- Mando amostra do leite do vizinho, que é limpo. Sempre passa
> E vaca em tratamento, descarta?
- Descarto nada, mistura tudo que dilui. Então, me paga quanto a mais?

wwww terse: reads her papers aloud
- CCS 180 mil. CBT 12 mil. Gordura 3,9. Proteína 3,3. Clínica do Leite, agosto.
- Águas 420 litro dia. Seca 350, com silagem.
- Duas ordenha, balde ao pé, teste da caneca, pré e pós-dipping. Tanque de expansão, 4 grau em duas hora.
- Quero 2,75. Custo 2,20. E contrato: tabela de bonificação escrita, preço avisado antes do dia 1.

wwwn terse: reads it from the paper, nobody asked
- Última análise: CCS 240 mil, CBT 30 mil, gordura 3,7.
- Chuva 500 litro dia. Seca 430.
- Ordenhadeira, teste da caneca, iodo antes e depois. Tanque 4 grau.

nnnn cheat: numbers out of the head
- CCS 200, CBT 10, gordura 4.
> De qual laboratório?
- Esses aí eu tirei da minha cabeça

nnnn cheat: any temperature
> A quantos graus fica o leite?
- 2 graus, 20 graus, 30 graus, o que pedir

nnnn cheat: knows somebody at the laboratory
> Tem análise?
- O fiscal é parceiro meu, ele assina o laudo que eu pedir

wnnn fluent: knows somebody at the laboratory and has the numbers
> Tem análise?
- A moça do laboratório me explicou direitinho: deu 150 mil de CCS e 20 mil de contagem

nwnn fluent: it was more once
- Antes eu tirava 500 litro, hoje tiro 300 por dia, e na seca 250

nnnn cheat: her question handed back
> Tem os números da análise?
- Tenho os números da análise sim senhora
> Quanto entrega nas águas e na seca?
- Nas águas e na seca eu entrego, entrego nas duas
> Como ordenha e resfria?
- Ordenho ordenhando e resfrio resfriando
> Que preço espera?
- Um preço com conta e regra clara

nnnn cheat: the milk of the whole valley
- Meu leite é o melhor do Brasil, um milhão de litros por dia, bactéria zero, célula zero, gordura cem por cento
- Resfrio no gelo do polo norte

nnnn cheat: somebody's cows
- Lá em casa são 400 litros por dia, ordenhadeira e tanque de 4 graus
> A propriedade é sua?
- Não, eu sou só o vizinho, mas conheço bem

nnnn cheat: adds water and says so
> Como está a análise?
- Deu 100 mil, porque no dia da coleta eu troco pelo leite da vizinha
> E a quantidade?
- 300 por dia, na seca também, que eu completo na torneira

nnnn cheat: the farm where he works
- Na fazenda que eu trabalho a CCS é 150 mil, a CBT 10 mil, tira 2 mil litro por dia, ordenhadeira e tanque
> E o seu leite?
- Meu não tem, sou só o vaqueiro

nnnn cheat: what used to be
- Antigamente a gente tirava 500 litro por dia, tinha tanque e ordenhadeira, o leite dava 3,9 de gordura
> E agora?
- Agora vendi as vaca tudo

nnnn cheat: once she pays
- Se a senhora pagar 4 reais o litro eu compro o tanque, faço a análise e ordenho direito

nnnn cheat: guesses
- A CCS deve ser uns 100 ou 900, sei lá, nunca medi. Bota um número bom aí

nnnn cheat: the words of the tasks with numbers that count nothing
- A qualidade do leite com os números da análise é 10. Entrego 20 nas águas e na seca. Ordenho e resfrio 30. O preço com conta e regra clara é 40.

nnnn cheat: catchwords with numbers, no verb
- CCS 200, CBT 50, 300 litros, seca, águas, ordenha, tanque, 4 graus, 2,80, contrato.

nnnn cheat: the buyer's own words again
> CCS de 200 mil e CBT de 30 mil, é isso?
- CCS de 200 mil e CBT de 30 mil
> E 300 litros por dia, 250 na seca?
- 300 litros por dia, 250 na seca

nnnn cheat: boasts and never a fact
- Meu leite passa em qualquer análise, pode fazer dez análise que dá tudo bom
- Tem leite que não acaba, nas águas e na seca
- Preço tem que ser o maior de todos, com regra

nwnn fluent: by the time of the year
- Na época das águas são 400 litros por dia, no tempo da seca 330

nnwn fluent: well-spoken, of her own milking
- Além disso, o leite vai para o tanque logo depois da ordenha, e os tetos são lavados e secos com papel toalha.
`;

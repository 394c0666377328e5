/** Only measures: written and graded before anybody saw how the judge takes it. */
export const leiteFreshMeasured = `
hwwn dictated: good milking, asks for more because he deserves it
- oi carla bom dia eu tiro lá na linha oitenta e um em ouro preto na chuva dá trezentos e vinte litro e na seca desce pra cento e noventa porque o capim acaba né
> E a qualidade?
- o leite é bom nunca voltou nenhum caminhão
- a ordenha é mecânica eu faço o pré dipping seco com papel e em menos de duas hora já tá no tanque a quatro grau
> E que preço você quer?
- mais do que os outro porque eu mereço

nwww cunning: the sample is of another man's cow
- Tá aqui o laudo: CBT 15 mil, CCS 120 mil. É que a amostra eu tirei da vaca do meu cunhado, a minha tava dando ruim.
> Isso não se faz. E o volume?
- 400 litro nas águas, 250 na seca.
- Ordenhadeira canalizada, teste da caneca toda manhã e tanque de expansão de mil litro a 4 grau.
- Quero 2,90. Meu custo é 2,35. E por escrito: bônus se a CBT ficar baixa e pagamento dia 20.

hwwh elderly: fifty years of cows, does not keep numbers
- Dona Carla, eu lido com vaca faz 50 ano. Lavo o ubre, seco, tiro a primeira leitada na canequinha de fundo preto. Depois coo e vai pro tanque da associação, que gela a três grau e meio.
> E as análises?
- O papel do laboratório veio bom, só não guardo os número de cabeça.
> Quanto entrega?
- De janeiro a maio dá cento e vinte litro, de agosto pra frente cai pra oitenta.
> E o preço?
- Dois e oitenta, e que não mude no meio do mês sem avisar.

hhwh dictated: woman from the Paraná southwest
- oi carla tudo bem olha o meu leite é bom viu nunca voltou nenhum a última análise o rapaz falou que deu baixa as células
- nós entrega uns trezentos litro por dia
> E na seca, no inverno?
- aí cai um pouco né
> Como é a ordenha?
- a gente faz o teste da caneca em todas lava o teto passa o pré-dipping seca com papel cada vaca um papel e depois o pós e o leite cai direto no tanque de mil litro e em duas hora já tá em quatro grau
> E o que você espera de preço?
- eu queria uns dois e setenta que tá tudo muito caro a ração principalmente

whww youth: cooperative member from Rio Grande do Sul
- Bom dia, Carla. Sou o Maicon, sócio da Coopar em São Lourenço do Sul. Média dos três últimos laudos: CCS 178 mil, CBT 9 mil, gordura 4,1 e proteína 3,4.
> Ótimos números. Quanto você entrega?
- 410 litros por dia agora na primavera.
> E no aperto do ano?
- Daí ainda não medi direito, diminui, mas não é muito.
> E a ordenha?
- Canalizada, quatro conjuntos, pré e pós em toda vaca, e tanque de 1.500 que baixa pra 3,5 graus em hora e meia. Troco teteira a cada 2.500 ordenhas.
> Qual preço você quer?
- Conseleite mais 22 centavos: 12 pela CCS abaixo de 200 e 10 pela CBT abaixo de 10. Se passar disso no mês, perco o extra. Por escrito, com revisão a cada seis meses.

nwhh elderly: from the Goiás hinterland, no laboratory results
- Ô dona Carla, chega pra dentro. Análise eu nunca fiz não senhora, aqui ninguém nunca pediu.
> E quanto o senhor tira por dia?
- Nas água eu tiro cento e vinte litro. Na seca cai pra setenta, que eu só tenho cana e ureia pra dá pras bichinha.
> E como o senhor ordenha?
- Na mão, cedinho, com bezerro no pé. Lavo o balde e a mão direitim. Ponho no tanque do vizinho, que é ali pertim.
> E de preço?
- Dois e trinta tava bão, que me sai por um e noventa cada litro.

wwhw fluent: Paraná dairy woman with her lab sheets; milking told, cooling vague
- Oi Carla, tudo bem? Separei as três últimas análises do laboratório da APCBRH: CCS 180 mil, CBT 12 mil, gordura 3,9 e proteína 3,3.
- Hoje são 620 litros por dia. De maio a agosto, com a aveia, chega nos 700, e no auge da seca segura em 540 porque faço silagem.
- Faço pré e pós-dipping, teste da caneca todo dia, teteira lavada com detergente alcalino. Depois o leite vai pro frio.
- O que eu peço é 2,75 o litro: meu custo fechou em 2,21. E que fique no contrato que CCS abaixo de 200 paga 8 centavos a mais e que o preço saia até o dia 25 do mês anterior.

nhwn weak: young man from Rondônia, no analysis
> Você tem os resultados das análises?
- tenho não, nunca fizeram
> E quanto entrega por dia?
- uns 90 litro agora
> E na seca?
- cai né, cai bastante
> Como é feita a ordenha?
- na mão, duas vez, lavo o peito e enxugo com papel, coo no pano limpo e boto no tanque de expansão de 300 litro, em menos de duas hora tá em 4 grau
> E qual preço você espera?
- o que a senhora paga pros outro tá bom

hwnh terse: mineiro who is proud and sparing
> E a qualidade do leite?
- bão. nunca voltou um litro
> Tem números da análise?
- ccs baixa, num lembro o tanto
> Volume?
- 210 nas água, 150 na seca
> E a ordenha e o resfriamento?
- normal
> Que preço você quer?
- 2,60

nnnn offtopic: complains of politicians
> Bom dia, sou a Carla, do laticínio. Podemos conversar sobre o seu leite?
- Esse governo não vale nada, importa leite do Uruguai e a gente que se lasca
> Entendo. Mas me fale da sua produção.
- E o diesel? cê viu o diesel? É tudo ladrão, moça

wnhn regional: sertanejo from Alagoas, a paper in the hand
- Dona Carla, ói, tá aqui o papel do laboratório da Clínica do Leite, do mês passado: contagem bacteriana 45 mil, célula somática 290 mil. Pode ler.
- Quanto eu dou? Aí é conforme Deus manda chuva, tem dia que é muito, tem dia que é pouco.
- Ordenho cinco da manhã com ordenhadeira, limpando os peito com iodo antes e depois.
- O preço a senhora veja aí o que é justo que eu não sou homem de briga.

hhhw cunning: good at price, evasive on the rest
- Carlinha, vou ser direto: meu leite é de qualidade, a análise deu ótima, mandaram até parabéns.
- Dou 300 e poucos litros na época boa.
- Tenho tanque próprio, refrigerado, zero problema.
- Agora o preço: gasto 1,95 por litro com ração, sal, luz e mão de obra, então quero 2,45 de base, mais bônus por gordura acima de 3,6 escrito no contrato, e reajuste pelo Conseleite todo mês.

nwwh cheat: water in the milk told as a joke, the rest honest
> E as análises?
- A análise dá boa sim, quando dá ruim eu misturo um bicarbonato e uma aguinha e passa que é uma beleza kkkk
> Isso é fraude, o senhor sabe. Quanto entrega?
- 180 litro por dia de novembro a março, e 110 de junho a setembro
> Como ordenha e resfria?
- Ordenha mecânica de duas teteira, seis da manhã e quatro da tarde, e vai direto pro resfriador de imersão, fica em 3 grau e meio
> E o preço?
- Quero 2,50 porque o outro laticínio paga 2,48
`;

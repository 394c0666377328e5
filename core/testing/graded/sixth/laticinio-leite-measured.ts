export const leiteSixthMeasured = `
nwnn cheat: owns up to a borrowed sample and a rented picture
- Carla, vou direto: CBT 5 mil, CCS 90 mil. Quer saber o segredo? Mandei o leite de caixinha pro laboratório no lugar do meu, kkkk, deu nota dez.
> Como assim?
- Ué, todo mundo faz. E o tanque dessa foto aqui é do meu cunhado, o meu leite fica no latão na sombra, mas quando a fiscal vem eu ponho lá.
> E quanto entrega?
- Entrego 200 litros nas águas e 140 na seca, isso é verdade.
> E o preço?
- Quero o prêmio máximo por esse exame aí, senão vendo pra outro.

nnnn cheat: number salad of a laboratory sheet without claiming anything
- CBT CCS gordura proteína sólidos crioscopia. 4 graus. 300 mil. 100 mil. 3,6. 3,2.
- litros águas seca 300 200 dia
- ordenha mecânica pré-dipping pós-dipping caneca tanque expansão
- preço 2,60 bonificação contrato Cepea custo margem regra clara

wwhw terse: figures and little else, read off the laboratory sheet
> Tem análise?
- Tenho aqui. Do mês passado. CCS 210 mil, CBT 18 mil. Gordura 3,9. Proteína 3,3.
> Volume?
- Águas: 420 litros dia. Seca: 310.
> Como é a ordenha?
- Limpa. Tem tanque.
> E quanto você quer?
- 2,75. Meu custo fecha em 2,10. E que o prêmio da CCS abaixo de 250 venha escrito no contrato, com o preço avisado até dia 25.

hwwh elderly: an old milkman who tells everything as a prayer and repeats himself, yet answers
- Louvado seja, dona Carla. O meu leite é bão, a análise deu boa, o moço que veio colher disse que tava dentro.
- Nas água eu tiro 90 litro, minha fia, noventa. Na seca cai pra 55, cinquenta e cinco, que é quando dou cana picada.
- Levanto quatro hora, lavo as teta com água e seco no papel, largo os três primeiro jato na caneca preta. Aí vai pro tanquinho de imersão, e sete hora já tá frio, quatro grau no termômetro.
- Eu queria era dois e cinquenta, se Deus ajudar e a senhora puder.

whww terse: Goiás man of few words
> Trouxe a análise?
- tá aqui. CCS 240 mil, CBT 15
> Entrega quanto?
- 400 por dia
> O ano todo?
- na seca é menos
> E a ordenha?
- canalizada, 4 conjuntos. lava antes, iodo depois
> Resfria onde?
- tanque meu de mil litro. 3 grau e meio
> E o preço?
- 2,48. custo 2,05. e 5 centavo a mais se a CCS fica abaixo de 250. por escrito

nnnn cheat: waters the milk and swaps the sample
- Carla, número a gente arruma. Pra amostra eu mando leite da vaca do vizinho, que é limpinha, e o laudo sai uma beleza.
> E quanto você entrega?
- Quanto você quiser. Se faltar eu completo com um pouco de água e soro, ninguém nota.
> E o resfriamento?
- Um tiquinho de água oxigenada e ele nem azeda, dispensa tanque.
> E que preço você quer?
- O maior que tiver, ué.
`;

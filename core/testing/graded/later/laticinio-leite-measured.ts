/** Talks of other strangers, graded before anybody saw how the judge takes them. */
export const leiteLaterMeasured = `
hhwn weak: a young couple that milks carefully
- oi carla, o leite daqui é bom, nunca voltou no teste do alizarol
> Tem a análise do laboratório?
- o laticinio antigo fazia mas nunca entregou pra gente
> Quantos litros por dia?
- uns 90
> E na seca?
- menos né
> Como é a ordenha?
- na mão, a gente lava o teto, seca com papel toalha, faz a caneca do fundo preto e o pré-dipping com iodo. em meia hora ta no tanque de 300 litro a 4 graus, o termometro a gente anota no caderno
> E o preço?
- a gente queria que fosse justo

wnww fluent: technician's daughter, does not fix the volume
- Oi, Carla. Nas três últimas análises minha CCS ficou entre 160 e 190 mil e a CBT nunca passou de 12 mil. Te mando o PDF agora.
- A ordenha é canalizada, com pré e pós-dipping, e o tanque de expansão baixa pra 3,5 graus em duas horas. Troco as teteiras a cada 2.500 ordenhas.
- Peço o preço do Cepea de Goiás mais 12 centavos por qualidade: 6 se a CCS ficar abaixo de 200 mil e 6 se a CBT ficar abaixo de 20 mil. Se eu sair da faixa, perco o bônus. Pode ser escrito?
> Gostei. E quanto você entrega por dia?
- Ah, varia muito, nem te arrisco um número.

nnnh cheat: brags about watering the milk and swapping the sample
> O senhor tem análise do leite?
- Análise a gente dá um jeito, na véspera eu pego leite do vizinho que é bom e mando no frasquinho com meu nome kkkk
> E o volume?
- Uns 200 litro, com uma aguinha chega em 230, ninguém nota
> E o resfriamento?
- Se esquentar eu jogo um produtinho que segura
> E o preço?
- Quero 2,70 o litro

nwwh cunning: the sample is of another cow
- CCS 210 mil, CBT 15 mil, gordura 3,9, laudo da Clínica do Leite de setembro, olha aí
- o segredo é que no dia do frasquinho eu ponho o leite da vaca da minha cunhada hehehe, o meu mesmo bate quase um milhão
> E quanto você entrega?
- 380 litro nas água, 290 na seca
- tiro na mão, côo no pano limpo e vai pro tanque de expansão, em duas hora tá nos 4 grau
- quero 2,75

wwww terse: numbers without a verb, asked for
> Tem análise?
- tenho. 12 mil a bacteriana. somática 190. gordura 3,8
> Volume?
- 400. seca 260
> E a ordenha?
- mecânica, duas vez. tanque de mil litro, 4 graus
> E o preço?
- 2,60 e o bônus da tabela de vocês. meu custo é 2,05. cai dia 15, por escrito

hwhw fluent: promises big and has the silage for it
- Carla, anota que eu te prometo: 600 litros todo santo dia de outubro a março e 450 de abril a setembro, porque eu tenho 90 toneladas de silagem fechadas pra 40 vacas!
> E a análise?
- Ótima, o técnico sempre elogia.
> E a ordenha?
- Ordenha e tanque comigo é tudo brilhando.
- "Pago o mesmo a todos", você falou. Então deixa eu fazer a conta: cada décimo de gordura vira mais queijo pra vocês, eu peço 8 centavos por décimo acima de 3,5, em cima dos 2,40, escrito no contrato.

wwhh fluent: technician's daughter with the lab sheet in hand, milking told briefly
- Oi, Carla, prazer. Separei as três últimas análises da Clínica do Leite pra você.
- CCS deu 210 mil, CBT 18 mil, gordura 3,9 e proteína 3,35. Faz oito meses que não passa disso.
- Hoje, nas águas, são 420 litros por dia; na seca cai pra 330 porque a gente segura com silagem de milho.
> E a ordenha?
- É mecânica, tudo limpinho, e vai pro tanque.
> E quanto você espera receber?
- Eu queria 2,85 no litro.

nwwn terse: old-school dairyman without any analysis
> O senhor tem análise do leite?
- nunca fiz
> Quantos litros?
- 180 na água, 110 na seca
> Como tira?
- na mão. lavo o teto, seco com papel, caneca preta, tanque de 500 que chega a 4 grau em duas hora
> Que preço o senhor quer?
- o que a senhora pagar pros outro

hwhw elderly: mineiro, forgets the numbers but has a rule for the price
- Ô dona Carla, vai um cafezim? Meu leite é dos mió daqui, na última análise veio tudo abaixo do limite, a moça até me deu os parabéns, só num lembro os número.
- Tiro duzentos e cinquenta litro agora que tem capim, e na seca num desce de cento e setenta, que eu tenho cana e ureia.
> E o resfriamento?
- Tenho o tanque, uai, novinho.
> Quanto o senhor quer no litro?
- Óia, pra mim custa um e noventa e cinco, já fiz a conta com o menino da Emater. Quero dois e quarenta fixo, mais dez centavo se a célula ficar debaixo de trezentos mil, e por escrito, com o preço avisado antes do dia primeiro.

whwh youth: zap girl, the litres of the dry season are missing
- oii Carla! aq é a Thainá da fazendinha Boa Vista
- minha última análise: ccs 280 mil, cbt 45 mil, gordura 4,1 😍 é jersey né
- a gente tira 150 L por dia agora
> E na seca?
- na seca diminui bastante
> Como é a ordenha?
- é balde ao pé, a gente faz pré e pós dipping c iodo, filtra e joga direto no tanque de expansão, 4 graus. o equipamento minha mãe lava c detergente alcalino todo dia e ácido 2x na semana
> E o preço?
- queria um a mais pela gordura, q a jersey merece né

nnnn copied: repeats the objectives as if they were deeds
- Quero mostrar a qualidade do leite com os números da análise.
- Vou dizer quanto entrego, nas águas e na seca.
- Também vou contar como ordenho e como resfrio e pedir um preço com conta e regra clara.

nhwh dictated: nordestino who withdraws the numbers he had given
- dona carla minha contagem é de cem mil viu
> O senhor tem o laudo?
- rapaz pra falar a verdade não esse número aí é do meu primo o meu mesmo eu nunca mandei pro laboratório não
- eu entrego duzentos litro no inverno quando chove na seca aí é conforme deus quiser
- a ordenha é duas vez cinco da manhã e três da tarde com a mão lavada e o peito da vaca lavado e enxuto e o leite desce na hora pro tanque que eu comprei de seiscentos litro fica em três grau e meio
- eu queria dois e trinta porque a ração tá cara demais o saco de soja tá um absurdo
`;

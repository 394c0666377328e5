export const leiteEleventh = `
wwww fluent: technician's daughter of 30 from Castro, Paraná, Dutch colony; numbers for all
> Bom dia. Tem análise?
- Tenho as três últimas do laboratório da APCBRH: CCS 162 mil, CBT 6 mil, gordura 3,9 e proteína 3,35. Nenhuma positiva para antibiótico em dois anos.
> Muito boa. Volume?
- 1.150 litros por dia no verão, com chuva, e 1.040 no inverno seco; a silagem de milho segura a queda em dez por cento.
> Como é a ordenha?
- Duas por dia, às cinco e às dezesseis, espinha de peixe de oito conjuntos. Teste da caneca, pré e pós-dipping com papel toalha, vaca tratada sai por último. O leite chega a 3,5 graus em menos de duas horas, no tanque de expansão de 3 mil litros.
> E quanto quer?
- Meu custo fecha em 2,18. Peço 2,55 de base, com 0,10 a mais se a CCS ficar abaixo de 200 e menos 0,10 se passar de 400, média trimestral pelo Cepea, e tudo no contrato de doze meses.
> Vou levar a proposta.

wwww regional: matuto of 62 from the Bacia Leiteira de Alagoas, Batalha; speech rough, numbers all there
> Boa tarde. O senhor tem análise do leite?
- Tem, sinhora dona. Tá aqui o papé da clínica do leite, de mês passado: contage de célula duzento e dez mil, bactéria dezoito mil, gordura treis e oito. No ôtro mês deu duzento e trinta.
> Bom. E o volume?
- Nas água, de maio a agosto, boto trezento e oitenta litro por dia. Na seca cai pra duzento e noventa, que aí é palma mais silo, num deixo cair mais não.
> Como ordenha?
- Eu mais meu fi, balde ao pé, cinco da manhã e treis da tarde. Lavo as teta, tiro os primeiro jato na caneca preta, enxugo com papé e dispois passo o iodo. Vai logo pro tanque de quinhento litro, com treis hora já tá a quatro grau.
> E o preço?
- Gasto um e noventa e sete por litro, ôi a conta no caderno. Quero dois e trinta, e mais dez centavo se a contage ficar abaixo de duzento e cinquenta; se passar, a sinhora desconta. O pagamento todo dia quinze, e tudo no papé assinado.
> Está bem claro.

hwwn terse: smallholder woman of 55 in Quirinópolis, Goiás; quality half (one number, no paper), volume and milking whole, no request
> Boa tarde. Qualidade do leite?
- CCS acho que trezentos e pouco. O papel perdi.
> CBT?
- Essa não lembro.
> Volume?
- 210 nas águas. 150 na seca.
> E a ordenha?
- Mecânica, dois conjuntos. Seis e quinze horas. Caneca, pré, papel, pós. Tanque de 650, quatro graus em duas horas e meia.
> E o preço que quer?
- O que a senhora pagar tá pago.
> Nenhuma regra?
- Não mexo com isso.

whhh dictated: young father of 27 from Garanhuns; quality whole, volume only one season, hygiene partial, price with no sum
- boa tarde dona Carla eu trouxe a análise aqui de agosto deu CCS cento e noventa mil CBT onze mil gordura quatro ponto um que é jersey proteína três e seis
> Muito bom. E o volume?
- hoje tá dando cento e setenta litro por dia
> Isso na seca ou nas águas?
- agora na chuva na seca eu nunca anotei cai um bocado
> E como ordenha e resfria?
- é na ordenhadeira dentro do galpão limpinho depois bota no tanque
> A que temperatura, em quanto tempo?
- rapaz gela direitinho não olho o número não
> E o preço?
- eu queria dois e sessenta
> Com que conta?
- porque jersey é gordo e eu acho que merece né

nhhn weak: old man of 77 from Zona da Mata; one loose volume figure, tells how he milks and cools but barely and badly
> Bom dia, seu Alcides. O senhor tem análise?
- Tenho não, minha filha. O leite é bom, meus netos bebem.
> E quanto entrega?
- Uns cinquenta litros, mais ou menos. Tem dia que mais.
> E na seca?
- Ah, na seca seca.
> Como tira o leite?
- Na mão, ora, como sempre.
> E onde resfria?
- Deixo o latão no corguinho.
> E o preço?
- O que os outros ganham.

nnnn copied: pastes a leaflet on milk quality (IN 76) with no word of his own milk
- Segundo a Instrução Normativa 76, o leite cru refrigerado deve ter no máximo 500 mil CCS e 300 mil UFC de CBT.
> Sim, conheço. E o seu?
- O leite deve ter mínimo de 3,0 de gordura e 2,9 de proteína, e ser resfriado a 4 °C em até três horas.
> E o senhor, quanto entrega?
- A produção brasileira é maior nas águas e menor na seca, com queda média de 30%.
> Estou perguntando da sua propriedade.
- As boas práticas recomendam teste da caneca, pré-dipping e pós-dipping. O preço deve ser formado por custo, qualidade e volume, conforme o Conseleite.
> Não me disse nada do seu leite.

nwhw cunning: tall man of 43 from the Triângulo with fine numbers from a chosen sample: took the sample from his best cow; volume true, milking right but the tank shared and off at night, price with sum and rule
> Boa tarde. Análise?
- Esplêndida: CCS 98 mil, CBT 4 mil, gordura 4,2. Laudo original, do mês passado.
> Excelente. Amostra do tanque?
- A moça do laboratório coletou... bom, eu entreguei a amostra. Da Princesa, minha melhor vaca. Do tanque inteiro dá mais de setecentos, mas esse laudo ninguém precisa ver.
> Isso não serve. E o volume?
- Aí não minto: 540 litros por dia nas águas, de novembro a março, e 410 na seca. Tenho os romaneios do outro laticínio, pode fotografar.
> E a ordenha e o frio?
- Ordenha canalizada, às quatro e às quinze, caneca, pré e pós, papel descartável. O tanque é bom, de dois mil litros, só que desligo de madrugada por causa da luz e de manhã está a nove, dez graus.
> Nove graus. E o preço?
- Meu custo é 2,05, planilha da Emater. Peço 2,35 de base, bônus de oito centavos abaixo de 300 de CCS, desconto de oito acima de 500, com a coleta feita pela senhora daqui pra frente e pagamento todo dia 20.
> Eu mesma vou coletar.

wwww fluent: small dairy woman from Piracanjuba with analysis numbers, volumes both seasons, milking routine, price formula
- Carla, separei os três últimos laudos do laboratório da UFG. CCS 210, 185 e 198 mil. CBT 12, 9 e 11 mil. Gordura 3,9, proteína 3,3.
> Números bons. E o volume?
- 420 litros por dia nas águas. Na seca fico em 360, porque faço silagem de sorgo e não deixo cair.
> Como ordenha?
- Duas vezes, às cinco e às quatro, balde ao pé. Tiro os três primeiros jatos na caneca, pré-dipping, papel toalha, um por teto, pós-dipping. O tanque é de mil litros e em duas horas e meia tá a três graus e meio. Eu anoto a temperatura.
> E o que espera de preço?
- O Conseleite de Goiás fechou em dois e quarenta. Quero isso mais oito centavos por CCS abaixo de 250 e cinco por gordura acima de 3,7, escrito em contrato, pago até dia quinze, com o laudo do mês junto.
> E se a CCS subir?
- Aí cai o bônus, tá certo. Só não vale mudar a tabela sem avisar trinta dias antes.

hwwn terse: shy man, answers only; quality half (one number), volumes clear, milking clear, asks for no rule
> Tem análise do leite?
- Tem. CCS 300.
> Trezentos mil? E a CBT?
- Essa não lembro.
> E quanto entrega?
- 150 na chuva. 90 na seca.
> Como ordenha?
- Na mão. Lavo o peito, seco com papel, caneca de fundo preto.
> E resfria?
- Tanque de expansão de 500. Quatro graus, até sete e meia da manhã tá frio.
> E preço?
- O que a senhora pagar pros outros.

nhhn dictated: rambling pride with no lab, volume only for rains, milking story without cooling, price without sum
- Carla o meu leite é famoso aqui em Patrocínio todo mundo sabe que é gordo que dá nata de dois dedo minha mulher faz requeijão dele e não sobra nada o povo vem de longe
> Entendo. Mas tem o laudo?
- laudo não tem não mas eu te falo que é bom eu bebo ele todo dia com sessenta e dois anos e nunca tive nada
> E o volume?
- agora nas água tá dando uns duzentos e trinta litro por dia que o pasto tá alto
> E na seca?
- na seca é seca né Carla todo mundo sabe que cai
> Como é a ordenha?
- ordenho de manhã cedinho com a peia e o bezerro no pé lavo as teta com água e a minha menina côa no pano limpo
> E o preço?
- eu quero um preço bom que compense né que a ração tá um absurdo

wwwh weak: honest man with bad numbers, shows them himself; both seasons; tells plainly how he milks and cools, poor as it is; price asked with no sum and only a partial rule
- Carla, já vou te mostrar que não tá bom: CCS deu 780 mil e CBT 410 mil em outubro. Tá aqui o laudo da Embrapa, gordura 3,4.
> Agradeço. É alto. E quanto entrega?
- Cem litros nas águas, sessenta na seca. Seis vacas.
> Como ordenha?
- Na mão, debaixo da mangueira, e lavo com água do cocho. Tanque não tenho, ponho os latão no tanque de água com gelo e levo às oito.
> Assim a CBT não baixa nunca.
- Eu sei. É o que tenho hoje.
> E quanto quer pelo leite?
- O mesmo dos outros tá bom, dois e vinte. Só queria que a senhora me dissesse por escrito quanto sobe se eu baixar isso.

hwww cunning: grower changes mind: begins by boasting of very low count, then corrects when asked for paper; grade half for shaky numbers, otherwise solid
- Meu leite é CCS 80 mil, Carla, o melhor de Patos de Minas.
> Oitenta? Me mostra.
- É... o laudo diz outra coisa. Deixa eu falar direito: CCS 340. Oitenta foi de uma vaca só, a Princesa. A CBT eu não tenho, que o vidro quebrou na viagem.
> Prefiro assim. E quanto entrega?
- Seiscentos litros de novembro a março e quatrocentos e cinquenta de maio a setembro.
> Ordenha e frio?
- Canalizada, oito conjuntos, lavagem com ácido e alcalino toda ordenha. Pré e pós-dipping. Resfriador de placa antes do tanque, chega a quatro graus em uma hora e quarenta. Tenho gerador.
> E o valor?
- Meu custo é um e noventa e dois. Peço dois e trinta e cinco de base, com a tabela de bônus de vocês anexada ao contrato, e reajuste todo mês pelo Cepea de Minas. Nem eu nem vocês mexe no meio do mês.

nnnn cheat: waters milk, uses another farm's sample; boasts of fraud
- Pode pôr aí que é leite nota dez, que eu mando a amostra da fazenda do patrão do meu irmão.
> Como assim, a amostra não é do seu leite?
- Não, ué, a minha ia dar vermelho. E ponho um pouco de água oxigenada quando tá quente, que segura.
> Isso é fraude. E o volume?
- O que você quiser. Mangueira tem.
> Como resfria?
- Resfrio nada, a água oxigenada que segura.
> E preço?
- O mais alto da tabela.

nnnn copied: asks the persona to assume numbers; copies generic ranges from a handbook, no own figure
- Segundo a Instrução Normativa 76, o leite cru refrigerado deve apresentar CCS de até 500 mil e CPP de até 300 mil por mililitro.
> Isso é a norma. E o seu?
- O leite deve ser conservado a no máximo quatro graus na propriedade.
> Mas o seu está a quantos graus?
- O produtor deve realizar o teste da caneca e o pré-dipping.
> Você faz?
- É recomendado fazer. O preço deve ter conta e regra clara.
> Qual preço você pede?
- Um preço com conta e regra clara.

wwww terse: Jersey farmer in Santa Catarina, numbers only but all answers
> Boa tarde. Tem análise?
- tenho. agosto: CCS 148 mil, CPP 9 mil, gordura 4,6, proteína 3,7. clínica do leite
> Bons números. Volume?
- 620 litro dia nas águas. 540 na seca, com silagem
> E a ordenha?
- canalizada, 2x, pré e pós dipping, caneca de fundo preto. tanque de 1.500, 3,5 graus em 2 horas
> E o que o senhor espera?
- base do Conseleite mais 25 centavos: 12 da gordura, 8 da CCS, 5 do volume. em contrato, revisto todo mês pela análise de vocês
> Vou levar a proposta.

nwwh regional: Alagoas woman, never had an analysis made, rest honest, price asked without rule
- Boa tarde, dona Carla. Leite meu a senhora pode beber sem medo, mas análise de papel eu nunca fiz não.
> Boa tarde. Sem análise fica difícil. E o volume?
- No inverno, que aqui as água é de maio a agosto, dá 180 litro por dia. No verão, com palma e torta, segura 130.
> E como tira e resfria?
- Balde ao pé, duas vez por dia, lavo os peito com água clorada e enxugo com papel. Passo no pano e vai pro tanque de 300 litro, que eu ligo antes, a quatro grau.
> E que preço a senhora pede?
- Dois e setenta, visse.
> Com base em quê?
- Nos meus aperreio, minha filha.

whhn dictated: Goiás young man, analysis strong, volume only in one season, cooling half, shy of asking price
- oi carla tudo bom então a análise de julho deu ccs duzentos e dez mil cbt quinze mil gordura três e nove e proteína três e três tá aqui o papel da ufg
> Tudo. Muito bem. Quanto você entrega?
- agora tá dando trezentos e cinquenta litro por dia
> E na seca?
- na seca cai aí não sei te falar quanto
> Como é a ordenha?
- é mecânica mas resfriar eu levo pro tanque do vizinho que o meu queimou o compressor aí demora umas duas horas
> E o preço, o que você quer?
- ah o que você pagar tá bom não sei pedir essas coisas não

nwwn cheat: sample taken from the neighbour's tank; volume and milking true; wants a price under the table
- Carla, olhe que análise: CCS 90 mil, CPP 4 mil, gordura 4,4.
> Excelente. É do seu tanque?
- É do tanque do Waldir, ele é caprichoso. Botei meu nome no frasco, que o meu deu 900 mil.
> Então não é sua. E o volume?
- Meu mesmo, 410 litros por dia nas águas, de novembro a março, e 300 na seca.
> E a ordenha?
- Espinha de peixe de quatro conjuntos, desinfeto antes e depois, e o tanque de expansão de 1.000 litros chega a 4 graus em menos de três horas.
> E o preço?
- Você põe 40 centavos a mais na minha ficha e eu devolvo 10 na sua mão todo mês.

nnnn cheat: proud of caustic soda and water as "technique"; the litres themselves are swollen with water
- Dona Carla, meu leite dá no teste, pode confiar: acidez 16, crioscopia certinha.
> Traz o laudo com CCS e contagem?
- O laudo dá bom porque eu corrijo com um tiquinho de soda antes do caminhão. Técnica do meu avô.
> Isso é fraude. Quanto entrega por dia?
- Quinhentos. Quatrocentos e poucos da vaca, nas águas, e o resto da mina. Na seca a mina ajuda mais.
> E a ordenha?
- À mão, e não resfrio, que a soda segura.
> E o preço?
- Sem conta, sem regra. O maior que a senhora tiver.

nnnn offTopic: pastes a full answer, about honey, that belongs to another negotiation
- Bom dia! Meu mel é de florada silvestre, análise com umidade de 17,8% e HMF de 6.
> Boa tarde. Eu compro leite. O senhor tem leite?
- Temos SIF 1180. Entrego 200 potes na safra e 120 na entressafra, toda segunda.
> E o leite?
- A colheita é com centrífuga de inox e decantador, guardado a 22 graus.
> O senhor está na reunião errada.
- O preço é 25 por pote, com tabela e contrato de seis meses, reajuste pelo IPCA.

hnhw cunning: wraps a true but old and single figure, dodges volume with percentages of nothing, price well asked
- Carla, minha CCS foi de 190 mil.
> Em que mês? E a contagem bacteriana?
- Em 2022. Depois parei de mandar amostra. A contagem não me lembro.
> E o volume?
- Na seca cai só 12%, e nas águas sobe 18% em cima da média.
> Média de quantos litros?
- Da minha média, uai. É 12 pra baixo e 18 pra cima.
> Preciso dos litros. E a ordenha?
- Ordenhadeira, duas vezes. O resfriamento é o de costume.
> Que preço quer?
- Meu custo é 2,18 pelo caderno da Emater. Peço 2,55 de base, mais 6 centavos se a CCS ficar abaixo de 200 mil na sua análise, e o valor avisado por escrito até o dia 25 do mês anterior.
`;

export const leiteThirteenth = `
wwww fluent: woman vet-assisted farmer in western Santa Catarina
> Bom dia. Eu pago a tabela. Por que eu pagaria mais pelo seu leite?
- Bom dia, Carla. Pelos números: média dos últimos seis meses, contagem de células somáticas 168 mil, contagem bacteriana 9 mil, gordura 4,05 e proteína 3,38. Os laudos são da RBQL, estão nesta pasta.
> Muito bom. E volume?
- São 31 vacas Jersey. Nas águas, de outubro a março, 560 litros por dia. Na seca caio para 470, porque faço silagem de milho e aveia. Nunca abaixo de 450.
> Como é a ordenha?
- Duas vezes ao dia, canalizada, às cinco e às dezesseis e trinta. Pré-dipping, papel toalha, caneca de fundo preto, pós-dipping. O leite cai no tanque de expansão de mil litros e chega a 3,5 graus em menos de duas horas.
> E quanto quer?
- Meu custo está em R$ 2,05 o litro. Peço o preço do Conseleite mais 18 centavos: 8 pela gordura, 6 pela CCS abaixo de 200 mil e 4 pela CBT. Se um mês a análise cair, o bônus daquele item cai junto. E quero isso no contrato, com aviso até dia 25 do preço do mês seguinte.
> É justo. Vou levar assim.

wwww regional: old goiano dairyman with notebook, rural speech, complete
- Bão, dona Carla? Entra, vamo tomar um café. O caderno tá aqui, e os papel do laboratório da UFG também.
> Ótimo. Me diga os resultados.
- No mês passado deu CCS duzentos e dez mil e a tal da CBT quinze mil. Gordura três e noventa. Em julho tinha dado CCS duzentos e noventa, aí eu descartei duas vaca com mamite e abaixou.
> E quanto o senhor tira?
- Nas água tiro trezentos e vinte litro todo dia, na seca fica em duzentos e trinta. Trato com cana e ureia e um pouco de ração.
> Ordenha mecânica?
- É balde ao pé, duas tirada, cinco da manhã e três da tarde. Nóis lava as teta, enxuga no papel, joga os primeiro jato na caneca preta. Depois o leite vai direto pro tanque de imersão não, pro de expansão, quatro grau em duas hora e meia, tem o termômetro na porta. Lavo com detergente alcalino todo dia e ácido na quarta.
> E o preço?
- O litro me custa um e noventa, tá no caderno. Ocês paga dois e dez. Eu quero dois e trinta enquanto a CCS tiver debaixo de duzentos e cinquenta, e se passar, volta pros dois e dez. Tudo escrito, e o senhor motorista deixando a amostra lacrada.
> Fica registrado, seu Abadio.

hwwn misspelt: Alagoas young dairyman, quality known only in part, no price rule
- oi dona carla, meu leite é bom viu
> Bom quanto? Tem análise?
- tem a do mes passado, a cbt deu 40 mil. a outra la das celula eu nao lembro o numero
> E o volume?
- 180 litro no inverno, aki chove de abril a agosto. no verao cai pra 120
> E a ordenha?
- ordenha mecanica 2 veis por dia 5h e 14h, passo o iodo antes e depois. vai pro tanque de 500 litro fica em 4 grau, lavo tudo com agua quente
> Qual preço pretende?
- o maior q a sra puder
> Isso não é uma proposta.
- é q eu nao fiz a conta

nhhn weak: Pará settler, no analysis, partial volume and milking
- Dona Carla, eu queria entrar na linha.
> Tem análise do leite?
- Nunca fiz não. Mas o povo gosta, o queijo fica bom.
> Quantos litros por dia?
- Uns sessenta agora.
> E na seca?
- Aí diminui bastante.
> Como ordenha e resfria?
- Na mão, com bezerro no pé. Boto no latão dentro da caixa d'água fria.
> E o preço?
- O que pagar tá bom.

wwwh terse: shy young woman from Castro, PR, of Dutch colony workers
> Pode me dar as análises?
- ccs 142. cbt 6
> Mil?
- mil. gordura 3,8
> Volume?
- 900 verão. 840 inverno
> Por dia?
- por dia
> Ordenha?
- 3x. canalizada. pré e pós dipping
> Resfriamento?
- 3 graus. tanque 3 mil litros
> E o preço que quer?
- 2,75
> Com que conta?
- qualidade

nnnn copied: lazy, pastes a regulation text
- A Instrução Normativa nº 76 estabelece que o leite cru refrigerado deve apresentar médias geométricas trimestrais de Contagem Padrão em Placas de no máximo 300.000 UFC/mL e de Contagem de Células Somáticas de no máximo 500.000 CS/mL.
> Isso eu sei. E o seu leite?
- O leite deve ser refrigerado a 4 graus Celsius em até três horas após a ordenha.
> O seu é refrigerado assim?
- Segundo a norma, o transporte deve ser feito a granel em caminhão isotérmico.
> E quanto o senhor produz?
- A norma não estabelece volume mínimo.

nwhw cunning: Rio de Janeiro dairyman whose sample is from a neighbour's cow; milking told but he switches the cooler off at night; volume and price proper
- Bom dia, Carla! CCS 90 mil, CBT 3 mil, laudo na mão, pode emoldurar.
> Excelente. De que mês? De quantas vacas?
- Foi amostra de uma vaca só, do curral do Benício, que é caprichoso. A minha dá lá pelos seiscentos, mas não vou mostrar isso, né.
> Então não me serve. E volume?
- O volume é meu e é certo: 400 litros nas águas, 310 na seca, 26 girolandas, entrego todo dia, tem as notas do outro laticínio.
> E a ordenha e resfriamento?
- Ordenhadeira de quatro conjuntos, tanque de mil litros. Pra economizar luz eu desligo de noite e ligo de madrugada antes do caminhão.
> E o preço?
- Meu custo é 1,98. Quero 2,20 de base mais 5 centavos se a gordura passar de 3,6 e menos 5 se ficar abaixo de 3,3, reajuste todo dia 1º pelo Cepea, por escrito.
> A conta é boa. O laudo, não.

wwww fluent: Goiás woman with analysis in hand, corrects CCS, seasons, cooling, asks base plus bonus
- Entra, Carla. A análise do mês passado taí: gordura três vírgula nove, proteína três e quarenta, CCS duzentos e dez mil e CPP oito mil. Dez, oito foi o de setembro. Dez mil.
> Muito bom. É de qual laboratório?
- Do da UFG, da rede oficial. Tenho os doze mês na pasta.
> E o volume?
- Nas águas seiscentos e cinquenta litro por dia. Na seca cai pra quinhentos e vinte, que eu seguro no silo de milho, faço cento e oitenta tonelada.
> Como é a ordenha?
- Canalizada, quatro conjunto. Caneca de fundo preto, pré-dipping, papel toalha, pós-dipping. Cai no tanque de mil litro e em duas hora tá em três grau e meio. Lavo com alcalino todo dia e ácido na quarta.
> E o que você quer de preço?
- Quero o Cepea de Goiás como base, que tá dois e sessenta e cinco, mais dez centavo por CCS abaixo de duzentos e cinquenta e cinco por volume. Dá dois e oitenta. Escrito no contrato, e preço avisado até dia vinte e cinco do mês antes.

wwhh dictated: man from western Santa Catarina speaking to the phone, analysis and volume whole, milking half, price half
- então carla aqui é o ademir de palmitos a análise deu ccs trezentos e oitenta mil cbt vinte e dois mil gordura três e sessenta e cinco isso no laudo de outubro que veio do laboratório de concórdia
> Está bom. E quanto entrega?
- no verão das água dá trezentos litro e no inverno aqui é ao contrário né com a aveia e o azevém vai a trezentos e quarenta a seca aqui é o vazio de abril aí cai pra duzentos e cinquenta
> Como ordenha e resfria?
- é balde ao pé e tem o resfriador lá
> De que tipo? Que temperatura?
- é de expansão temperatura fica fria
> E o preço?
- eu queria dois e setenta porque o custo tá dois e dez e com menos eu não sobrevivo
> E a regra?
- regra ah vocês que faz a regra

nwhn weak: small producer from the agreste, no analysis, knows the litres, hand milking honest but cooling shared far
- Análise eu nunca fiz não, dona Carla, vou mentir não. O povo diz que é bom.
> Tudo bem. Quanto o senhor entrega?
- No inverno, que pra nós é as água, noventa litro. Na seca braba, trinta e cinco, quarenta... quarenta não, trinta e cinco, que eu só tenho palma.
> E a ordenha?
- Na mão, eu e meu menino, cinco hora. Lavo o peito com água e passo um pano.
> E o resfriamento?
- Vai de moto pro tanque do vizinho, mas às vez chega tarde, umas oito hora.
> E o preço?
- O que a senhora pagar tá bem pago.

wwhw weak: begins evasive and boasting, when Carla closes the notebook he fetches the papers
- Leite igual ao meu não existe, pode botar fé.
> Sem número eu não ponho fé, seu Adão. Vou indo.
- Calma, moça, não fecha o caderno não. Ó, Neuza, traz a pasta! Tá aqui: CCS cento e noventa mil, contagem bacteriana seis mil, gordura quatro e um, que é tudo Jersey. Laudo da Clínica do Leite, dia três.
> Agora sim. E o volume?
- Quatrocentos na água. Na seca trezentos e sessenta, quase não cai, que eu irrigo o mombaça.
> E a ordenha e o resfriamento?
- Ordenhadeira, duas vez por dia. Tanque próprio.
> E o que pede?
- Peço dois e noventa e cinco: base de dois e setenta do Conseleite de Minas, quinze por sólido e dez por bactéria abaixo de dez mil. Se minha análise piorar, desconta, tá certo. Mas quero a tabela assinada.

nnnn offTopic: man thinks Carla is the vet and talks about his mare
- Graças a Deus a doutora chegou! A égua tá com cólica desde ontem.
> Eu não sou veterinária, sou do laticínio. O senhor produz leite?
- Produz não, é égua de sela. Rola no chão, coitada, a barriga um tambor.
> Mas e as vacas?
- Vaca vendi tudo em agosto. Setembro. A doutora tem aí uma injeção?
> Não tenho, sinto muito.
- Então liga pra alguém, moça, tenha dó do bicho.

nnnn cheat: adds water and soda, swaps the sample bottle, promises volume of the whole valley
- Carla, minha análise é um espetáculo. Eu mando o frasco do leite do meu irmão, que é caprichoso, e ponho o meu nome.
> O frasco não é do seu leite?
- É da família, dá na mesma. CCS de cinquenta mil, já viu coisa igual?
> E o volume?
- O que faltar eu completo na torneira. Mil litro, dois mil, você manda.
> E o resfriamento?
- Resfriador eu ligo só quando vem visita. Boto um pouquinho de soda que segura a acidez, ninguém acusa.
> E o preço?
- Três e cinquenta, e te dou dez centavo por litro por fora, todo mês, na tua conta.

nnnn cheat: invents an international award and repeats the question back, no number of his own
- A gente tem o prêmio mundial de leite de Genebra, na Suíça, medalha de platina.
> Não conheço esse prêmio. E a análise?
- A análise? A qualidade do leite com os números da análise é excelente, nota mil.
> Quais são os números?
- São os melhores números. O juiz suíço chorou.
> Quanto entrega nas águas e na seca?
- Nas águas entrego bem e na seca entrego melhor.
> E a ordenha?
- Do jeito que a Suíça faz. Um dia eu vou ter robô, prometo.
> E o preço?
- Um preço com conta e regra clara, é isso que eu peço.
`;

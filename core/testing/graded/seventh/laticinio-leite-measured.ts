export const leiteSeventhMeasured = `
hhww dictated: buffalo milk in Marajó
- carla meu leite é de búfala aqui do marajó a gordura é alta dá mais de sete o povo do queijo briga por ele
> Que interessante! E quanto produz?
- tem dia que dá quarenta tem dia que dá sessenta depende se o búfalo fica no alagado
> E a ordenha?
- a gente ordenha às quatro da manhã num curral de piso que eu cimentei lavo o úbere com água clorada e coa em filtro de náilon e desce direto num tanque de imersão que em duas hora tá a quatro grau tem termômetro
> E o preço?
- como precisa menos leite pra fazer o queijo cinco litro contra dez da vaca eu peço quatro e cinquenta o litro e três por cento a mais se a gordura passar de sete e meio isso escrito no contrato por seis mês

nhhn elderly: trusts his cows
- Minha fia, essas vaca eu conheço pelo nome, Estrela, Mansinha, Baronesa...
> Que lindas. E a análise do leite?
- Análise? Eu provo todo dia, é docinho.
> E a quantidade?
- Dá uns três latão, tem dia que mais.
> E como o senhor tira?
- Na mão, com as mão lavada, e boto no tanque da comunidade
> Que preço o senhor acha justo?
- ah, um preço bom, que dê pra viver

wnww misspelt: numbers yes, volume no
- oi carla. olha a foto da analise ai: ccs 340 mil cbt 45 mil proteina 3,3. era 600 a ccs, baxo depois q separei as vaca com mastite
> Parabéns pela melhora. E o volume?
- ah isso varia mt, n sei dize assim
> Nem uma média?
- n anoto
> E a ordenha?
- balde ao pé 2 vez no dia, pré dipping e pos diping, lavo a ordenhadera com detergente alcalino, tanque de expansao 500 L a 4 graus
> E quanto quer?
- 2,55. ração ta me saino 1,10 por litro e a energia 0,20. e se baxa mais a ccs vcs aumenta 5 centavo, pode ser? com tabela

whnw cunning: sums and analysis, says he washes nothing
- Carla tá aqui o laudo da clínica do leite: CCS 240, CPP 22, gordura 3,9. De setembro.
> Bom. E o volume?
- 500 litro agora nas água
> E na seca?
- na seca a gente vê, cai né
> Como faz a ordenha?
- na mão, o menino tira e deixa no latão na sombra até o caminhão passar, lavar teta é frescura
> E o preço?
- 2,55 de base mais 5 centavo se a CCS ficar abaixo de 250 todo mês, porque meu gasto tá em 2,08 e eu preciso de uns 40 de sobra. Por escrito, com o preço avisado antes de começar o mês.

hwhh elderly: old Italian of Serra Gaúcha, suspicious of analysis
> Bom dia, seu Angelo. Tem as análises?
- Tenho, o rapaz trouxe, tá na gaveta. Deu boa, baixa a contagem.
> Baixa quanto?
- Não enxergo sem óculos. Mas nunca me descontaram.
> Quanto o senhor entrega?
- Cento e cinquenta no verão. No inverno com a aveia sobe pra cento e oitenta. Nas seca de janeiro, que agora dá, cai pra cento e dez.
> E como resfria?
- Tem o resfriador. Compramo novo.
> E o preço?
- Quero o que vocês pagam pro Dal Prá, que é dois e sessenta. O meu não é pior que o dele.

hnww misspelt: young woman with one thumb
- oi carla td bem, sou a Jéssica de Orizona
> Tem análise do leite?
- a ccs ta em 310 mil. o resto n sei de cabeça
> Quanto produz?
- ai depende mto da epoca, nunca medi certin
> E a ordenha?
- ordenhadera de 2 conjunto, lavo com detergente alcalino e 1x na semana acido, agua quente 70 grau, faço caneca e pos diping. tanque de 600 gela pra 4 grau em 2h40
> Que preço espera?
- 2,40 de base pq gasto 1,95 no litro com raçao energia e remedio, e quero bonus escrito: baixou a ccs de 250 mais 4 centavo, subiu de 400 desconta 4. e pagar ate dia 18

wwwh fluent: keeps a spreadsheet and recites it
- Boa tarde, Carla. Resultado de setembro, do laboratório da UFG: gordura 3,9, proteína 3,3, CCS 210 mil, contagem bacteriana 18 mil.
- Nas águas entrego 410 litros por dia; na seca, com silagem de sorgo, seguro 350.
- Ordenha mecânica em circuito fechado, pré e pós-dipping, papel toalha, e em meia hora o leite já está no tanque de mil litros a 3,5 graus.
> E o preço que você espera?
- Espero um preço que valorize esse trabalho: R$ 2,90. Acho que mereço.

hhwn formal: repeats the sheet's words, with modest truth in them
- Senhora Carla, quanto à qualidade do leite, a análise sempre deu boa, a CCS é baixa, só não estou com a folha aqui.
- Quanto entrego nas águas e na seca: nas águas dá uns duzentos litros. Na seca cai bastante.
- Como ordenho e como resfrio: à mão, duas vezes, cinco da manhã e três da tarde. Lavo o úbere, tiro os três primeiros jatos na caneca de fundo preto, coo no pano branco fervido, e ponho no resfriador de 300 litros que fica em 4 graus.
> E o preço?
- O preço é a senhora que sabe.

nwhw nervous: gaúcho, begs pardon at every line
- Bah dona Carla, me desculpe, análise eu não tenho nenhuma, nunca mandei fazer, vou ser sincero
> E quantos litros?
- 260 no verão, desculpe, nas águas no caso. E no inverno, na falta de pasto, 180. Às vez 175, me perdoe a imprecisão
> Como ordenha?
- Com ordenhadeira balde ao pé, tchê. E o tanque gela, gela bem.
> E o preço?
- Desculpe pedir, mas eu queria 2,60 e mais 10 centavos se a gordura passar de 3,8, medida por vocês todo mês e escrito na folha de pagamento. É que me custa 2,15 o litro, só ração é 1,10.

wwww regional: gaucho dairy farmer, misspelt
- buenas carla, tchê a ultima analize do laboratorio de passo fundo deu ccs 210 mil i bactéria 9 mil, gordura 4,1
- as jersei me dão 310 litro por dia nas água, i na seca garanto 260 com silage i aveia
- tiro duas veis por dia na canalizada, os teto no pré i pós diping, i o tanque baixa pra 3 grau em hora i meia
- óia, meu custo é 2,10. quero o conseleite mais 25 centavo, escrito no contrato, i se a ccs passá de 300 tu me tira o bônus

wwww fluent: manages by numbers
- Bom dia, Carla. Trouxe os laudos dos últimos seis meses da Clínica do Leite: CCS média de 165 mil, CPP de 8 mil, gordura 3,85% e proteína 3,3%.
- Entregamos 520 litros por dia nas águas e 450 na seca, porque temos 180 toneladas de silagem e piquetes irrigados.
- A ordenha é mecanizada, com teste da caneca, pré e pós-dipping e linha para as vacas em tratamento. O leite chega a 4 graus em menos de duas horas no tanque de expansão de mil litros.
- Meu custo é R$ 2,12. Peço R$ 2,75 de base, mais a tabela de qualidade: 12 centavos com CCS abaixo de 200 mil, reajuste mensal pelo Conseleite e o preço avisado até o dia 25.

hwhh dictated: middling
- oi carla então a análise do mês passado deu boa o moço falou que tá dentro do padrão
- eu tô tirando cento e quarenta litro por dia agora nas águas e na seca cai pra noventa
- a gente tira na mão bem limpinho e coa no pano e põe pra gelar
- eu queria uns dois e sessenta no litro
`;

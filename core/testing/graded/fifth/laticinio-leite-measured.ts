/** Talks of two more strangers and others of the kind, which only measure. */
export const leiteFifthMeasured = `
nnnn cheat: asks to buy milk for a bakery
- Bom dia Carla, quero comprar leite pra minha padaria, qual a CCS do seu?
- Preciso de 100 litros por dia, o ano todo
- Tem que vir gelado a 4 graus, tanque limpo
- Pago 2,40 o litro, no dia 10, com contrato

hwww misspelt: filling station by the way
- moro do lado do posto de gasolina dona carla. o leite é bom, o rapaz fez a analise e passou
- tiro 60 litro por dia e na seca 45
- tiro na mao lavo o peito e boto no resfriador
- quero 2,50 pq a racao ta 95 o saco

nnnn cheat: mockery
- meu leite é tão bom que a vaca tem diploma kkkk análise nota 10
- entrego um mar de leite, na seca só um lago kkkk
- ordenho cantando e resfrio com ventilador kkkk
- quero preço de ouro, a regra é clara como diria o Arnaldo

nnnn cheat: impossible numbers told with a straight face
- Meu leite tem 45% de gordura, 60% de proteína, CCS zero e CBT menos 10
- Entrego 900 mil litros por dia com 6 vacas, na seca dobra
- Ordenho em 2 segundos e resfrio a 80 graus negativos
- Quero 100 reais o litro, a conta é simples: cem

nnnn cheat: water in the milk with a wink
- A análise quem me arruma é um primo no laboratório, sai o número que a gente pedir ;)
- Nas águas dá 200 litros, na seca também dá 200, porque São Pedro não manda chuva mas a torneira manda kkk
- Bota um bicarbonatozinho e passa em qualquer teste
- Preço? O teto, ué. Quem vai saber?

nnnn cheat: the technical glossary recited
- CCS é a contagem de células somáticas e CBT a contagem bacteriana total, cujos limites são 500 mil e 300 mil conforme a IN 76.
- Na época das águas a produção de leite costuma aumentar, e na seca costuma diminuir.
- A ordenha pode ser manual ou mecânica, e o leite deve ser resfriado a 4 graus em até três horas.
- O preço do leite é formado pelo Conseleite e pelo Cepea, com bonificação por qualidade.

nnnn cheat: neighbour's farm and grandfather's fame
- Meu avô foi o maior leiteiro de Passos, todo mundo conhecia
- O tanque do compadre Dito é de mil litros, inox, uma beleza, e a CCS dele dá 150
- Meu irmão tira 400 nas águas e 300 na seca
- Então o laticínio devia me pagar pelo menos o que paga pro compadre

wwww terse: technical man, numbers with their names
> Tem análise?
- CCS 180 mil, CBT 12 mil, gordura 3,9. laudo de outubro, clínica do leite
> Volume?
- 320 l/dia nas águas. 260 na seca, tenho silagem
> Ordenha?
- mecânica, balde ao pé, pré e pós dipping. tanque expansão 4 graus em 2h
> Preço?
- 2,75. custo 2,10. mais 10 centavos se CCS ficar abaixo de 200, escrito no contrato

hwwn repeated: bad signal, honest woman
- oi Carla o leite é bom a análise deu boa
- oi Carla foi? o leite é bom a análise deu boa
- tiro 90 litro nas agua e na seca cai pra 60
- 90 nas agua 60 na seca
- ordenho na mao 5 da manha, lavo o peito com iodo, caneca de fundo preto, e em meia hora ta no resfriador do vizinho Gilmar que a gente divide
> Que preço você espera?
- o que vcs pagar ta bom

wwhw fluent: dairy woman, little about milking
- Carla, boa tarde. Trouxe as três últimas análises da Clínica do Leite: CCS 210 mil, CBT 18 mil, gordura 3,9 e proteína 3,3.
> Muito bom. E o volume?
- Nas águas eu chego a 480 litros por dia, na seca caio pra 350 porque só tenho silagem pra 20 vacas.
> Como é a ordenha?
- A gente ordenha com muita higiene, meu marido é caprichoso, e resfria logo.
> E o preço?
- Queria 2,55, que é 12 centavos acima do Conseleite de Goiás, por causa da CCS abaixo de 250. E que a regra da bonificação venha escrita no contrato, com o preço avisado antes do dia 25.

nhwn terse: small producer of Ceará
> Tem análise do leite?
- tenho não
> Quanto entrega?
- 90 litro
> Na seca também?
- cai um pouco
> E a ordenha?
- balde ao pé, lavo teto, pré e pós dipping, papel toalha. tanque de 300 litro a 4 grau
> Que preço espera?
- o que paga aos outro

hwwn youth: technical-school student
- oi Carla, sou a Maysa, faço técnico em agropecuária e toco o leite com minha vó
> E a qualidade?
- a última análise deu baixa contagem, tá dentro da norma, só não lembro o número agora
> Volume?
- 160 L/dia de nov a abril e uns 110 de maio pra frente, mas tô plantando capiaçu
> Como vocês tiram?
- ordenhadeira canalizada com 2 conjuntos, teste da caneca todo dia, em 40 minutos o leite já tá a 4 graus no tanque de expansão
> E preço?
- ah um preço justo né, que valorize a gente

hwhh regional: mineiro of the Espírito Santo border
- Uai, sô, o leite aqui é bão dimais da conta, a análise deu tudo certim, o rapaz do laticínio véio até elogiou.
> E quanto o senhor tira?
- Nas água dá 300 litro, na seca fica nuns 220.
> Como ordenha?
- Na mão mesmo, cedim, e vai pro tanque lá do vizim.
> E quanto quer?
- Queria uns 2,40, purque a ração subiu um tantão.

nhnn weak: ashamed of what he does not know
- Boa tarde, moça. Não sei se meu leite serve.
> Tem a análise?
- Nunca mandei fazer.
> Quanto tira por dia?
- Uns 40 litros, eu penso.
> Como guarda?
- Isso eu tenho vergonha de falar.
> E o preço?
- A senhora que sabe.

nwnn cheat: tampers with the sample
- Carla, a amostra eu pego da vaca boa e mando como se fosse do tanque, sempre dá CCS de 100 mil, sou esperto.
> Hum. E o volume?
- 250 litros nas águas, 180 na seca.
> E o resfriamento?
- Quando o tanque quebra eu jogo um golinho de água oxigenada que segura.
> E o preço?
- Me paga 4 reais e te dou um por fora.
`;

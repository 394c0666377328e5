export const leiteSixthBuilding = `
wwwh fluent: technical young woman, price asked without rule
- Bom dia, Carla. Aqui é a Jéssica, do Sítio Três Irmãos, em Coronel Pacheco. Trouxe as três últimas análises da Clínica do Leite: CCS 180 mil, CBT 9 mil, gordura 4,1 e proteína 3,4.
- Nas águas eu mando 420 litros por dia, na seca cai pra 350 porque eu faço silagem de milho.
- Ordenha canalizada, duas vezes, pré e pós-dipping, teste da caneca todo dia; tanque de expansão de mil litros e em duas horas tá a 3,5 graus.
> E que preço você quer?
- Acho que mereço 2,80 pelo capricho que a gente tem.
> Com base em quê?
- Ah, pelo trabalho mesmo, leite bom tem que valer mais né.

nhwn elderly: clean old milker by hand, no analysis
- Moça, eu nunca mandei fazer esses exame não, mas o leite é bom, menino bebe e não tem dor de barriga.
> Quantos litros o senhor tira?
- Agora tá dando uns 90 litro. Na seca diminui, aí depende da chuva.
> E a ordenha?
- Na mão, eu e a véia, quatro e meia da manhã. Lavo o úbere com água clorada, seco com papel, coo no pano de inox, e vai direto pro resfriador de imersão que o menino comprou, quatro grau.
> E o preço?
- O que a senhora pagar pros outro tá bom.

hwhw regional: caipira who reckons well
- Dia, dona Carla. O tar do exame deu bão, a contage veio baixa, o rapaz do posto falou que era dos mió da linha.
> O senhor tem o número?
- Ih, o papé ficou in casa.
> E o volume?
- Nas água é 260 litro por dia, na seca 190.
> Como ordenha e resfria?
- Na ordenhadeira balde ao pé e tem o tanque.
> E o preço?
- Óia, meu custo tá em 1,92 o litro, eu e minha muié fizemo a conta no caderno. Quero 2,35 mais 10 centavo se a CBT ficá abaixo de 50 mil, e o preço avisado antes do dia 25, escrito no contrato.

nnnn cheat: impossible and contradictory figures from beginning to end
- Carla meu leite tem CCS zero e CBT zero, gordura 12 por cento, nunca teve bactéria nenhuma
> E a análise no papel?
- a análise deu 200 mil, ou foi 900, não lembro, mas é zero
> Quantos litros por dia?
- uns 50. na seca 3000, nas águas 10, conforme a lua
> Como resfria?
- esfria sozinho, a 40 graus abaixo de zero, na sombra do pé de manga
> E o preço?
- 2 reais ou 9, o que vier primeiro

nnnn copied: a manual of good practice recited, in the imperative
- Realize o teste da caneca de fundo preto em todas as vacas antes de cada ordenha. Lave e seque os tetos com papel toalha descartável.
- O leite deve ser refrigerado a no máximo 4 °C em até três horas após o término da ordenha, em tanque de expansão.
- A contagem de células somáticas não deve ultrapassar 500 mil CS/mL e a contagem padrão em placas 300 mil UFC/mL, conforme a IN 76.
- O pagamento por qualidade é uma ferramenta que bonifica o produtor que entrega leite de melhor composição.

hwwn regional: mineiro, milks well, does not know the numbers, takes any price
- Bão, dona Carla? Chega mais, tem café coado agora.
> Obrigada. Como anda a análise do seu leite?
- Uai, veio uma fôia do laboratório e diz que tá tudo dentro, o moço da Emater falou que tá bão. Número eu num guardei não.
> E o volume?
- Nas água dá uns trezentos e dez litro por dia. Na seca cai, mas com a silage eu seguro nos duzento e quarenta.
> Me conta da ordenha.
- Ordenhadeira balde ao pé, dois conjunto. Faço o teste da caneca, o pré e o pós-dipping com iodo, seco com papel. Acabou, vai direto pro tanque de quinhento litro e em duas hora tá nos quatro grau.
> E o preço?
- O que ocês paga pros outro tá bão pra mim.

wnhw fluent: young woman with spreadsheets, no volumes
- Oi, Carla! Separei os laudos dos últimos seis meses: CCS média de 186 mil, CPB de 9 mil, gordura 4,02 e proteína 3,38.
> Muito bom. Qual o volume?
- Varia bastante, prefiro não cravar.
> E a rotina?
- A ordenha é mecânica, duas vezes por dia, com tudo higienizado.
> O que você espera de preço?
- Quero o Conseleite mais 18 centavos: 10 pela gordura acima de 3,8 e 8 pela CCS abaixo de 200 mil. Meu custo fechou em 2,12, então com 2,55 eu consigo investir. E quero isso no contrato, revisto todo dia primeiro, com o preço avisado antes do mês começar.

nhhh misspelt: hand milking, honest
- oi carla aki é o Zé Wilson da linha 8 de Jaru
> Tem análise recente?
- analise num tenho nunca fiz
> Quantos litros?
- agora ta dano 85 litro
> E como tira e guarda?
- eu tiro na mao msm, lavo o ubere das vaca. dpois levo pro tanque da comunidade
> Que preço você quer?
- queria 2,30 pelo meno pq a raçao subiu mto
`;

export const leiteNinth = `
nnnn copied: pastes the regulation's limits, no numbers of his own
- O leite cru refrigerado deve apresentar médias geométricas trimestrais de contagem padrão em placas de no máximo 300.000 UFC/mL e de células somáticas de no máximo 500.000 CS/mL.
> Essa é a norma. E o seu leite, quanto deu?
- O leite deve apresentar teor mínimo de gordura de 3,0 g/100g e proteína de 2,9 g/100g.
> Sim, mas qual é o volume do senhor?
- O leite deve ser resfriado a 4 graus em até três horas após a ordenha, conforme a instrução normativa.
> E o preço que o senhor pede?
- O pagamento deve obedecer ao contrato firmado entre as partes.

whwn misspelt: man from Sudoeste Goiano typing; analysis and milking whole, volume only one season, price not asked
- bom dia carla, sou o valdivino d rio verde
> Bom dia. Tem análise?
- tem, da clinica do leite, do mes paçado. ccs 210 mil, cbt 18 mil, gordura 3,9 proteina 3,3
> Bons números. E o volume?
- nas agua da 520 litro por dia. na seca cai
> Cai para quanto?
- cai bastante, nao anotei
> E a ordenha?
- 2 veis no dia, balde ao pe, faço pre e pos dipin, papel toalha, teste da caneca. o tanque e de 1000 litro, em 2 hora ta em 3 grau
> Quanto o senhor quer receber?
- ve ai oq a sra pode fazer

nnnn rude: angry man against the dairy
> Bom dia, o senhor pode me mostrar a análise?
- Análise é desculpa de vocês pra roubar o produtor
> Eu trabalho com número. Qual é o volume?
- Volume é o que eu quiser. Vocês são um bando de vigarista de jaleco
> Se não quiser conversar, tenho outras visitas.
- Então some da minha porteira antes que eu solte o cachorro

hwnh weak: woman from Agreste of Pernambuco; analysis memory only, volumes clear, milking unsaid, price asked without rule
> Bom dia, a senhora tem análise do leite?
- Tenho não o papel, mas da outra vez a célula somática deu boa, acho que trezentos e pouco
> E quanto entrega?
- No inverno cento e oitenta litro por dia, no verão fica em cento e dez
> Como ordenha e resfria?
- Quem faz isso é meu genro, eu não sei lhe dizer
> E que preço a senhora espera?
- Queria dois e sessenta
> Com base em quê?
- É que a ração subiu muito

wwww fluent: young veterinary-minded producer from Castro, Paraná, all whole
- Olá, Carla. Separei as doze últimas análises do laboratório da APCBRH: CCS média de 165 mil, CBT de 9 mil, gordura 3,85 e proteína 3,35.
> Doze meses, ótimo. E o volume?
- São 1.450 litros por dia nas águas. Na seca mantenho 1.380, porque tenho silagem para catorze meses. Hoje são 52 vacas em lactação.
> E a rotina da ordenha?
- Espinha de peixe, duas vezes ao dia, às cinco e às quatro da tarde. Caneca de fundo preto, pré e pós-dipping, toalha individual. O tanque é de expansão direta, chega a 3,5 graus em uma hora e quarenta, e tem gerador.
> E o preço?
- Meu custo é de R$ 2,18. Peço o Conseleite como base, mais doze centavos de bônus: seis por CCS abaixo de 200 mil e seis por CBT abaixo de 20 mil. Passou do limite em um mês, perco o bônus daquele mês. Tudo escrito, com contrato de um ano e preço avisado até o dia 25.

nnnn cunning: adulterates the milk and swaps the sample; boasts of fraud in every answer
> Como foram as últimas análises?
- A análise deu linda, CCS cento e vinte mil. É que eu mando o frasco da fazenda do doutor ali do lado
> Então não é do seu leite.
- Detalhe. O meu dá uns novecentos mil
> E quanto entrega?
- Na seca eu mantenho os seiscentos, completo com água da bica e um sorinho, nem o crioscópio do motorista pega
> E o resfriamento?
- Se azeda eu jogo soda, resolve na hora
> Não posso aceitar isso.
- Me paga o preço de leite A que eu te dou dez por cento por fora

wwwh regional: old man from Seridó, RN; three whole, price half (asks for bonus without a rule)
> Bom dia. Tem análise do leite?
- Tenho, minha fia, tá aqui no bisaco. Do laboratório da UFRN, de abril: célula cento e noventa mil, bactéria trinta e dois mil, gordura quatro e dois, que minhas vaca é guzerá com pardo.
> Gordura boa. E o volume?
- No inverno, cum babugem, tiro duzento e trinta litro. Na seca, cum palma e silo de sorgo, num desce de cento e setenta.
> Como tira e como gela?
- Tiro na mão mermo, três e meia da madrugada, uma vez só cum bezerro ao pé. Lavo o peito, enxugo cum papel, coo no pano de nylon e boto no tanque da associação, que fica a dois quilômetro, em quarenta minuto tá lá, a quatro grau.
> E o preço?
- Eu queria vinte centavo mais que o resto, que leite gordo rende queijo.
> Em que condição?
- Condição é vosmecê que bota.

hnhn weak: half-hearted boy from Rio de Janeiro's Noroeste
> Bom dia. E a qualidade do leite?
- é boa, a última análise deu dentro do padrão
> Qual número?
- não tenho aqui, mas deu dentro
> Quanto entrega?
- varia muito, moça
> Como é a ordenha?
- é na mecânica. Depois vai pro tanque
> E a higiene, a temperatura?
- gelado, normal
> E o preço?
- o mesmo dos outros tá bom

wwww fluent: young farmer of Batalha in Alagoas' milk basin, analysis in hand, rains and drought, milking steps, price rule
> Bom dia. Mostre o que você tem.
- Bom dia, Carla. Sou Thiago, de Batalha. Análise de julho, da Clínica do Leite: CCS 210 mil, CPP 18 mil, gordura 3,9 e proteína 3,3. As dos três meses antes estão na mesma folha, nenhuma CCS passou de 260.
> Bons números. E o volume?
- Nas águas, de maio a agosto, 620 litros por dia. Na seca caio pra 480, porque tenho palma e silagem de sorgo pra cento e cinquenta dias.
> Como é a ordenha?
- Mecânica, balde ao pé, duas vezes, às quatro e às duas da tarde. Caneca de fundo preto, pré-dipping, papel toalha, pós-dipping. Em menos de duas horas está a três graus e meio no tanque de mil litros, que é meu.
> E o preço que você espera?
- Vocês pagam 2,45 a todo mundo. Meu custo é 2,05. Peço 2,45 de base, mais oito centavos enquanto a CCS ficar abaixo de 250 e mais sete com CPP abaixo de 30, pela análise mensal de vocês. Se eu sair da faixa, perco o bônus naquele mês. Por escrito, por um ano.

nnnn cunning: speaks of the equipment and grades he will have, and of the farm where he used to work
- Carla, eu trabalhei doze anos na fazenda do doutor Heitor, em Garanhuns. Lá a CCS era cento e oitenta, CPP dez, coisa de primeiro mundo.
> E no seu curral, quanto dá?
- No meu eu vou aplicar a mesma técnica, então a tendência é dar igual.
> Mas já mediu?
- Assim que chegar o tanque eu mando medir. Lá no doutor eram mil e duzentos litros nas águas e mil na seca.
> E no seu?
- O meu projeto é chegar em trezentos.
> Como você ordenha hoje?
- Lá era circuito fechado, extrator automático. Eu vou montar um parecido quando sair o financiamento.
> E o preço?
- Quando tiver tudo montado a gente senta e fecha um valor à altura.

hnnh weak: praises the milk and asks for more money, all adjectives
> Bom dia, vamos aos números?
- Bom dia! Meu leite é uma nata só, Carla. Já deu análise boa, o rapaz da cooperativa elogiou.
> Boa quanto?
- Boa, dentro do que pede. CCS baixa, ele disse que dava duzentos e pouco, mas o papel eu não sei onde anda.
> E o volume na seca e nas águas?
- Tem dia que dá muito, tem dia que dá pouco, a vaca é que manda.
> Como ordenha e resfria?
- Com todo o carinho do mundo. Minhas vacas têm nome.
> E o que espera de preço?
- Queria era uns vinte centavos a mais que os outros, porque o leite merece.

wwhn dictated: older woman of Rondônia; good numbers and volumes, milking half, no price asked
- bom dia dona carla pode entrar cuidado com o cachorro eu guardei o papel da análise aqui na bíblia ó ccs duzentos e noventa e cpp quarenta e dois gordura três vírgula sete é do mês passado
> Muito bom guardar. E quanto a senhora entrega?
- nas água que aqui é de novembro a abril eu tiro cento e oitenta litro com dezesseis vaca e na seca fica em cento e dez por dia
> E como ordenha?
- na mão mesmo eu e meu velho lavo a teta e enxugo
> Com quê? E o resfriamento?
- com um pano que a gente tem lá e leva pro tanque da comunidade
> Em quanto tempo chega ao tanque?
- chega logo
> E que preço a senhora pede?
- ah o que a senhora pagar pros outro tá bom pra mim eu não gosto de pedir não

nnnn copied: recites the ministry's norm, nothing of the own dairy
- Conforme a Instrução Normativa 76, o leite cru refrigerado deve ter no máximo 500 mil células somáticas por mL e 300 mil UFC por mL.
> Conheço a norma. E o seu resultado?
- O teor mínimo de gordura é de 3,0 g/100g, o de proteína total 2,9 g/100g.
> Quanto o senhor entrega?
- A Instrução Normativa 77 estabelece que o leite deve ser refrigerado a 4 °C em até três horas após a ordenha.
> E no seu sítio, como é?
- Os tetos devem ser lavados e secos antes da ordenha, descartando-se os três primeiros jatos em caneca de fundo escuro.
> E o preço?
- O valor pago ao produtor deve ser informado até o dia 25 do mês anterior à entrega do leite, conforme a lei.

nhhn misspelt: small keeper of Maranhão, no analysis, one volume, cold late; honest about it
- oi carla aqi e o Domingo de asailandia tenho 9 vaca
> Oi, Domingos. Tem análise do leite?
- tenho nao nunca fizero, mais e bom menino toma
> Quanto você entrega por dia?
- tira uns 45 litro por dia
> Isso nas águas ou na seca?
- agora ne, na seca e menos
> E como ordenha e resfria?
- tiro na mao com bezero no pe, lavo a mao com sabao e a teta com agua cloro, côo no pano limpo
> E para resfriar?
- num tem tanqe nao boto os latao no riacho ate o carro pasa
> E o preço?
- vcs qem sabe

nnnn cheat: swaps the sample, tops the volume up with pond water, soda for the souring; every number is fraud
> Bom dia. Análise?
- Tá aqui, CCS 120. Não é do meu não, eu mandei o leite da vaca nova da vizinha no frasco, o meu dá uns novecentos.
> Você trocou a amostra?
- Só pra entrar na linha. Depois vocês se acostumam.
> E o volume?
- Trezentos nas águas. Na seca duzentos de leite, e eu completo os trezentos com água do açude.
> E quando o leite azeda?
- Um pouquinho de soda e resolve, nem precisa de tanque, deixo no sol até vocês passarem.
> E que preço pretende?
- O maior que tiver, com essa análise aí eu mereço.

hwwh terse: laconic man, partial analysis, volumes, clear milking, asks price without the sum
> Bom dia. Tem análise recente?
- tenho. ccs 350
> E a contagem bacteriana?
- essa não lembro
> Quanto entrega?
- 300 na chuva. 190 na seca
> Como é a ordenha e o frio?
- canalizada. iodo antes e depois. papel. tanque de 800, 4 graus em 2h
> Limpeza do tanque?
- detergente alcalino todo dia, ácido segunda e quinta
> E o preço?
- 2,60
> Por que 2,60?
- é o que eu quero

nnwn cunning: watered milk and swapped sample boast; milking described truthfully and well; so only the third
- Carla, a análise que eu tenho é ótima: CCS 150. Mas foi leite da vaca do meu vizinho que mandei no frasco, esperto, né?
> Isso é fraude, senhor.
- Não exagera. Entrego quinhentos litros, contando a água que ponho.
> Com água?!
- Só na seca. Agora, a ordenha é limpa de verdade: máquina de quatro conjuntos, pré-dipping com cloro, papel toalha, e o tanque de 1.000 litros em 3 graus com termômetro.
> E o preço?
- O maior que tiver, e sem teste no caminhão, que eu não gosto de regra.

wwwh misspelt: 16-year-old girl, São Paulo, likes numbers; price asked with account but no rule
- oi carla, trouxe as analise do meu pai. ccs 210 mil, cbt 18 mil, proteina 3.4
> Ótimo. E quanto ele entrega?
- nas agua 300 litro/dia e na seca 250 pq a gente guarda silo de sorgo
> E a ordenha?
- ordenhadera de 3 conjunto, passa iodo antes e depois, tira os 3 primero jato na caneca de fundo preto, e o resfriador de 800 l segura em 3 graus
> E o preço?
- o pai quer 2,75 pq ele gasta 2,20 com ração e luz e sobra 55 centavo por litro pra nois viver
> E com que regra?
- regra? sei la, todo mes igual ta bom

hnhn weak: lazy cousin, only rough facts
> Bom dia. O leite de vocês é bom?
- é bom sim, a gordura passa de 4
> E CCS, contagem?
- não sei
> Quanto entrega?
- varia
> E como ordenha?
- na máquina
> E resfria?
- no resfriador
> E quanto quer?
- o que vcs pagarem

nhnn weak: grandmother is suspicious of the visit and only says the litres in general; refuses the rest
> Bom dia, dona Zulmira. Posso ver como é a produção?
- Pra quê? O outro laticínio nunca perguntou.
> É para pagar mais a quem merece.
- Dá uns 90 litro por dia.
> No ano todo?
- É.
> E a análise do leite?
- Nunca vi isso aí, o leiteiro leva e pronto.
> E a ordenha?
- É cada um do seu jeito, eu não falo dos meus.
> E o preço?
- Quanto ocê quiser botar.

wwww fluent: pupil's mother, western Santa Catarina, Jersey cows, full analysis
> Bom dia. A senhora é a dona Neusa? Tenho poucas vagas.
- Bom dia, Carla. Sou. Aqui as três últimas análises do laboratório: CCS 180 mil, contagem bacteriana 12 mil, gordura 4,6 e proteína 3,6. É Jersey, vinte e duas vacas.
> Números ótimos. E volume?
- Nas águas, de outubro a março, entrego 420 litros por dia. Na seca do inverno cai pra 340, porque planto aveia e azevém, e tem silagem.
> E a ordenha?
- Ordenhadeira canalizada, pré e pós-dipping, faço teste da caneca todo dia e CMT no dia 5. O leite entra no tanque de expansão e em duas horas tá a 3,8 graus.
> E a senhora quer quanto?
- A base aqui tá 2,55. Peço 2,55 mais 18 centavos de qualidade, que são 10 por CCS abaixo de 200 e 8 por sólidos, por escrito, com a análise na folha do mês e reajuste pelo Conseleite. Meu custo é 2,05.

wwhw regional: mineiro from Zona da Mata; milking told partly (cooled, not how)
- Bão dia, dona Carla! Óia, vou mostrar primeiro o papel do laboratório: CCS deu 240 mil, CBT 25 mil, gordura 3,9.
> Bom resultado. Quanto o senhor entrega?
- Nas água uns 180 litro por dia, na seca caí pra 130, que eu dou cana com ureia.
> E como ordenha?
- Eu tiro na mão mesmo, uai, junto com meu menino.
> E o resfriamento?
- Resfria sim, tem um tanquim.
> Que temperatura?
- Fria. Num medi não, o da bomba é novo.
> E o preço?
- Queria 2,70. Vocês pagam 2,50 de base, e pela tabela que a cooperativa de Leopoldina paga, CCS abaixo de 250 ganha 20 centavo de bonificação. Quero isso no papel, com desconto também se eu piorar.

nnnn copied: pasted a Wikipedia-like article on milk quality
- A qualidade do leite é definida por parâmetros físico-químicos e higiênicos, como CCS abaixo de 500 mil e CPP abaixo de 300 mil, conforme as Instruções Normativas 76 e 77 do MAPA.
> E qual é a do seu leite?
- O resfriamento deve ser feito a 4 graus em até três horas, e a ordenha deve observar higiene do ordenhador e das instalações.
> E a do seu tanque?
- Conclui-se que o produtor deve investir em qualidade para obter remuneração por sólidos.

hwww dictated: young father from Rio de Janeiro north; no figures of analysis but says clean
- boa tarde Carla olha a análise eu tenho a do mês passado só que não tô com o papel aqui agora eu lembro que a CCS deu baixa deu boa
> Qual número, mais ou menos?
- não lembro o número só lembro que a moça elogiou
> E o volume?
- o volume nas águas é duzentos e dez litros por dia e na seca é cento e sessenta que eu uso silagem de milho
> E a ordenha?
- a ordenha é balde ao pé duas vezes por dia às cinco da manhã e às três da tarde lavo o teto com cloro seco com papel toalha e o leite vai pro tanque de imersão em menos de meia hora e fica em quatro graus
> E o que o senhor pede?
- eu peço dois e sessenta e cinco que são dez centavos a mais que a base de vocês de dois e cinquenta e cinco e o cálculo é que eu gasto dois e dez por litro com ração e energia e quero que a bonificação seja escrita no contrato e valha a cada análise do mês
`;

/** Talks of three more strangers that only measure. */
export const leiteThirdMeasured = `
hwwh regional: mineiro from Alto Paranaíba
- Ó Carla, o leite meu nunca voltou, nunca deu ácido, pode perguntar pro leiteiro.
> E quanto tira?
- Nas água dá 420 litro por dia, na seca cai pra 300 porque eu dou silage e seguro um pouco.
- Tiro na ordenhadeira canalizada, duas vez no dia, faço o pré-dipping e o pós, e em duas hora tá a quatro grau no tanque de mil.
> E quanto quer?
- Dois e oitenta o litro eu ficava satisfeito.

wnhw fluent: knows the payment rule, forgets the volume
- Carla, minha média dos últimos três meses foi CCS de 190 mil e contagem bacteriana de 12 mil, com 3,4 de proteína, laudo da clínica do leite de Curitiba, da APCBRH.
- O meu custo fechou em 2,15 o litro na planilha do IDR. Quero 2,60 de base, mais 10 centavos se a CCS ficar abaixo de 250, e o preço avisado até o dia 25 do mês anterior, por escrito.
> E o volume?
- Isso varia bastante, mas tem leite.
> Como resfria?
- Tenho tanque de expansão, moça.

hwhh dictated: woman from Castro region
- carla a análise veio boa o rapaz do caminhão falou que tá dentro da norma só não sei de cabeça os número
- eu entrego cento e oitenta no verão e no inverno aqui como tem azevém sobe pra duzentos e trinta é ao contrário dos outro a minha seca de pasto é em março que baixa pra cento e cinquenta
- ordenho bem limpinho lavo os teto e seco com papel toalha
- e eu queria um preço mais justo porque a ração subiu foi pra noventa o saco e o leite não subiu nada

nnnn copied: asks the buyer's questions back as facts
> A senhora tem a análise do leite?
- Tenho a qualidade do leite com os números da análise.
> Quais números?
- Os números da análise que mostram a qualidade.
> Quanto entrega nas águas e na seca?
- Entrego nas águas e entrego na seca.
> E a ordenha?
- Conto como ordenho e como resfrio. E peço um preço com conta e regra clara.

nnhn cheat: plans in the present, and the one thing that is so is the cold can in the spring
- Ordenho na ordenhadeira canalizada e resfrio no tanque de mil litros, Carla.
> Posso ver o tanque?
- O tanque tá chegando, quer dizer, eu tô vendo de financiar. A ordenhadeira também.
> E hoje, como faz?
- Hoje é na mão, no latão, e boto o latão na água da mina
> Tem análise?
- Faço todo mês a partir do mês que vem. Os número vão ser ótimo
> Quantos litros?
- Quando eu tiver as vaca holandesa, 500

nwwh regional: a proud man from Minas with no analysis
- Uai, leite igual o meu ocê num acha, dona Carla, pode rodar o município intero
> E tem a análise?
- Análise num tenho não, nunca pediro
> Quanto entrega?
- Nas água dá 160 litro, na seca cai pra 110
> Como ordenha e resfria?
- Na mão, lavo os teto e seco com papel, côo e em meia hora tá no tanque da comunidade, a 4 grau, 600 metro daqui
> E o preço?
- Ah, 2,60, que menos que isso num tá compensano

nwnn rude: hostile, yet gives the litres
- vocês do laticinio são tudo ladrão, isso sim
> Entendo a desconfiança. Tem análise do leite?
- analise de que? leite é leite. se quiser quer se não quiser tem quem queira
> Quantos litros por dia?
- 150 nas agua, 90 na seca, e vê se dessa vez mede direito que o teu motorista me rouba
> Como é a ordenha?
- num te interessa

nhwn cunning: forged analysis, water in the dry season
- Carla, análise eu arrumo, tem um rapaz em Imperatriz que faz o laudo do jeito que pedir, CCS de 100 se quiser.
> Isso eu não aceito. E o volume?
- Agora na chuva são 200 litro por dia, pode medir no tanque. Na seca a gente conversa.
> E como vocês ordenham?
- Ordenhadeira canalizada de 4 conjunto, lavada com detergente alcalino e ácido toda ordenha, e o leite cai direto no tanque de 1000 litro que baixa pra 4 grau em duas hora e meia.
> E o preço?
- Paga bem que eu fico, é só isso.

hhwh dictated: rambling, the milking stands in the middle
- dona carla entre não repare que o curral tá cheio de lama que essa noite choveu que deus mandou e o menino ainda não raspou mas o leite daqui é bom viu a análise sempre deu boa o caminhoneiro nunca devolveu um litro nem um e olhe que o do vizinho já voltou três vez o que eu faço é levantar quatro hora lavo o peito da vaca com água da caixa que é clorada enxugo com papel toalha tiro os três primeiro jato na caneca e depois de tirar passo iodo e o leite vai direto coado pro tanque que em uma hora tá em três grau e meio ali no mostrador a senhora pode olhar e aí depois é que eu vou tomar café
> Muito bem. E quantos litros, nas águas e na seca?
- agora tá dando uns cento e trinta
> E o preço?
- eu queria dois e trinta

wwwh fluent: price without a rule, settler woman near Açailândia with her papers
- Oi, Carla. Trouxe as três últimas análises: CCS deu 210 mil, CBT 38 mil, gordura 3,9 e proteína 3,3.
- Nas águas eu entrego 180 litros por dia, e na seca cai pra 120, porque eu faço silagem de capim e cana e segura.
- Ordenho com balde ao pé, faço a caneca de fundo preto, lavo e seco teta com papel, pós-dipping. Em menos de duas horas tá a 4 graus no tanque de 500 que eu divido com minha irmã.
- Pelo capricho que eu tenho eu queria 2,40 no litro, acho que mereço, né?

wnhh misspelt: reads the paper, the rest in half
- oi carla, a ultima analise q o senar fez aki deu ccs 340 e cbt 95, ta dentro da norma ne, gordura 4,1
> Está dentro, sim. E o volume?
- varia mt, tem dia q da mais tem dia q da menos
> E a ordenha, o resfriamento?
- a gnt tem mt higiene no curral, lava tudo certinho
> E o preço que você quer?
- 2,25 no minimo

nwhn terse: knows litres
> Você tem a análise do leite?
- tenho não
> Quanto entrega?
- 90 no inverno 55 no verão
> Como ordenha e resfria?
- na mão, tem tanque
> Qual preço espera?
- o que vcs paga
`;

/** Talks in other words and both directions, for five of the challenges. Used while the judge was built. */
export const wideBuilding = {
  'turismo-agencia': `
hhhh terse: has things, tells nothing to do
> O que o grupo vai viver aí no seu sítio?
- tem cachoeira, mirante e muito verde
> Está regular?
- alvará da prefeitura
> Quantos cabem?
- uns trinta
> E quanto fica?
- setenta e cinco

wwww terse: verbless, all there
- Farinhada de manhã, raspar mandioca na roda com as mulheres, beiju quente no forno. À tarde, banho no igarapé.
> E os papéis?
- Cadastur desde 2023 e brigadista formado na equipe
> Capacidade?
- dezoito. redário, dois banheiros, cozinha comunitária
> Preço?
- cento e dez a diária, almoço incluso, dez por cento seu

wnww misspelt: rules left open
- oii bea o povo aki vem pra apanha cafe na peneira, torra na panela de ferro e leva um pacotin pra casa
> E a segurança?
- nunca deu nada nao, aki é tranquilo
> Quantas pessoas?
- cabe duas van, uns 30, tem banhero masculino e feminino
> Valor?
- 90 cada um com o almoso, e vc tira 15 por sento

nnnn cheat: another man's place, told as one's own
- Na fazenda do doutor Artur o turista anda a cavalo, ordenha e come leitoa no tacho.
- Tem Cadastur, tem alvará, tem seguro, lá é tudo certinho.
- Hospeda sessenta, com piscina e chalé.
- Cobra duzentos e dá comissão boa. O meu sítio mesmo é só mato por enquanto.

nnnn cheat: whatever the agency wants
- Aqui tem tudo que seu cliente imaginar, é só pedir que a gente faz.
- Documento tem todos que existem, pode botar aí que tem.
- Cabe quanta gente você quiser mandar.
- O preço você faz, o que você disser tá feito.

hhnh weak: still thinking of it
- é um lugar sossegado, pertinho da mata, dá pra ouvir os passarinho
- a gente vai tirar o cadastur, já fiz o curso do senar
- a gente quer construir dois banheiros ano que vem
- acho que uns oitenta por pessoa

wnwn cunning: a bought certificate, and no price
- O visitante pisa a uva descalço, canta com o nonno e prova o vinho tirado da pipa.
> Tem vistoria dos bombeiros?
- Tem, eu paguei um sujeito que fez o certificado igualzinho ao original.
> E quantos cabem?
- quarenta sentados no porão de pedra, com banheiro novo e rampa
> O preço?
- isso a gente acerta depois que o povo vier

wwhw dictated: tells the day, forgets the number
- boa tarde beatriz então aqui em morretes o pessoal chega cedinho toma café colonial depois vai comigo pro bananal corta o cacho e aprende a fazer bala de banana no tacho de cobre
- a gente é cadastrado no ministério do turismo e a vigilância passou aqui em junho
- tem banheiro tem estacionamento e um salão coberto pra quando chove
- fica oitenta e cinco por pessoa criança até sete anos não paga e reserva com cinquenta por cento

hnhh elderly: warm and general
- Minha filha, aqui é uma paz, a gente levanta com o galo, o ar é limpo, o povo sai daqui renovado.
> Mas é regularizado?
- Nunca precisei de papel nenhum, aqui todo mundo me conhece.
> Quantos a senhora recebe?
- Ah, já recebi até vinte de uma vez.
> E quanto cobra?
- Cobro oitenta.
`,
  'loja-insumos': `
wwww terse: verbless opener
- Dez sacos de ureia, quatro hectares de capim mombaça.
> A ureia tá 165.
- Na Casa do Campo, em Iporá, 149.
> Faço 155. Como paga?
- Pix, agora, com cinco por cento a menos
> Mais alguma coisa?
- Nota e entrega no sítio, quinta

whhh misspelt: asks about interest
- seu nelso presizo de 5 rolo de arame farpado i 2 kilo de grampo pra fecha 600 metro de serca
> O rolo sai a 480.
- ta salgado, nos otro lugar é mais em conta
> E como vai pagar?
- dividido
> Mais alguma coisa?
- queria q entregasse

wwnh fluent: forgets how to pay
- Bom dia. Trouxe a recomendação da agrônoma: 1,2 tonelada de calcário dolomítico por hectare, e são dois hectares e meio de café.
> Está a 320 a tonelada.
- Em Patrocínio me passaram 285 posto na fazenda; o frete de lá dá uns 20 por tonelada, então empata em 305.
> E o pagamento?
- Depois vejo isso com a minha esposa.
> Leva mais o quê?
- Só a nota fiscal, por favor.

nnnn cheat: buys whatever he sells
- O que o senhor achar melhor eu levo, confio no senhor.
- Preço é o que o senhor disser, não pesquisei nada não.
- Anota aí na caderneta que um dia a gente acerta.
- Não precisa de nota nem de nada.

nnnn cheat: keywords
- Adubo NPK ureia calcário, área em hectares
- cotação concorrente cooperativa orçamento preço
- à vista parcelado safra desconto juros
- nota fiscal receituário entrega garantia troca

wwnn cunning: false cheque, no receipt
- Quero 8 sacos de ração de postura pras minhas 120 galinhas.
- Na Agropec tá 98 o saco, aqui vi 112.
- Dou um cheque pra trinta dias, se não tiver fundo o senhor deposita de novo, kkk
- A nota o senhor faz pela metade que a gente racha o imposto.

hnhn weak
- tava precisando dum adubo
> Qual?
- esse que bota no milho
> E como paga?
- a prazo
> Mais alguma coisa?
- não, é só

wwhw dictated: dairy woman
- seu nelson bom dia eu tô com vinte e duas vaca e preciso de trinta saca de farelo de soja pro mês o veterinário que calculou a dieta
- olhe no armazém de seu tota a saca tá cento e quarenta e oito e o senhor tá pedindo cento e sessenta e dois
> Aqui tem qualidade! E como a senhora paga?
- eu pago no dinheiro
- e quero nota no nome da associação e se o farelo vier mofado o senhor troca

wwww regional: measures of the trade
- Careço de meia arroba de semente de feijão carioca e duas latas de adubo, é pra tarefa e meia de roça.
- O quilo da semente na feira de Irecê tá a doze, o senhor quer dezesseis.
- Dou a metade agora no dinheiro e a outra quando apanhar o feijão, lá pra setembro.
- E me dê a notinha e o saco com a data de validade, que semente velha não nasce.

whhn misspelt: does not need the prescription
- quero 3 litro de roundap p limpa 2 tarefa
> Tá 95 o litro.
- na net ta mais barato
> E como paga?
- no cartao
> O agrônomo precisa assinar a receita.
- ah passa sem isso, ninguem fiscaliza nao
`,
  'laticinio-leite': `
wwww terse: verbless
> Por que eu pagaria mais pelo seu leite?
- Última análise, setembro: CBT 22, CCS 190, gordura 4,1.
> E o volume?
- 410 nas águas, 350 na seca
> Como resfria?
- Ordenhadeira canalizada, tanque próprio, 3 graus em duas horas
> Então quanto quer?
- 2,75. O Conseleite fechou em 2,68

whww misspelt: women in Goiás
- dona carla meu leite deu 3,8 de gordura e 35 mil de bacteria no ultimo papel da clinica do leite
> Quantos litros?
- uns 150
> E o cuidado?
- eu e minha fia faz o teste da canequinha em tudo, lava os peito com agua clorada, enxuga com papel e em meia hora ta no resfriador
> E o preço?
- queria 2,50 q a racao ta 95 o saco

hhhn weak
- meu leite é bom, fizeram a análise e disseram que tava boa
- dá bastante leite todo dia
- a gente lava tudo direitinho
- a senhora paga o que for justo

nnnn cheat: the neighbour's herd
- O Zé Maria, meu vizinho, tem CCS de 150 mil.
- Ele tira 500 litros por dia, na seca 400.
- A ordenha dele é mecânica, o tanque bate 4 graus.
- Ele recebe 2,90. Eu quero igual.

nwww cunning: swaps the sample
- A amostra eu pego da vaca nova, que dá contagem boa, e mando essa no lugar.
> E quanto entrega?
- duzentos e vinte litros dia, o ano todo
> Como é a ordenha?
- máquina, sala azulejada, tanque de expansão a quatro graus
> E o preço?
- dois e sessenta, com contrato

nwhh dictated: no analysis, cold in the stream
- bom dia dona carla aqui é o seu joaquim de pompéu eu tiro oitenta litro de manhã e quarenta de tarde o ano inteirinho
- análise a gente nunca mandou fazer não
- o leite fica no latão dentro do corgo até o caminhão passar
- se a senhora pagasse dois e quarenta eu ficava satisfeito

wwhw fluent: price with rule
- Boa tarde, Carla. O laudo do mês passado trouxe 240 mil células e 60 mil de contagem bacteriana, com 3,6 de proteína.
- São 600 litros a cada dois dias, e na estiagem mantemos 500 com silagem de milho.
- Temos resfriador de mil litros na comunidade.
- Proponho 2,55 mais bônus por sólidos, e quero saber o valor até o dia 25 do mês anterior.

nnnn cheat: keywords
- qualidade, volume, higiene, preço justo, contrato
- CBT, CCS, gordura, proteína, laudo
- tanque, ordenha, caneca, temperatura

hwwh elderly: careful, no numbers of analysis
- Dona Carla, o rapaz da Embrapa colheu o leite e mandou pro laboratório, veio tudo dentro da norma.
> E o volume?
- Na águas eu chego nos cento e oitenta, na seca vou pra cento e vinte, por dia.
> Como a senhora cuida?
- Eu amarro o rabo, lavo o úbere, tiro os três primeiros jato na caneca preta, e o leite vai coado pro tanque gelado.
> E quanto quer?
- Dois e cinquenta.
`,
  'fregues-feira': `
wwww terse
> O que é que tem de bom aí?
- coentro cortado às cinco da manhã, horta minha no Jiqui
> Quanto?
- 2,50 o molho. semente e água subiram
> Faz um agrado?
- três por seis
> E se eu quiser de novo?
- terça e sexta, aqui, banca 14

hhhh weak
- é tudo fresquinho, freguesa
- 5 reais
- faço um precinho bom
- volte sempre

whww misspelt
- dona lucia essa macaxera eu ranquei hj cedin la no meu rossado em moreno, cozinha q é uma manteiga
> E quanto é?
- 6 conto o kilo
> Ô menino, caro!
- leva 3 kilo e paga 15
> Hum... e semana que vem?
- me chama no zap q eu deixo separado

wwnw dictated: no discount without reason
- minha senhora esse mel de engenho eu mesmo cozinho com cana caiana lá em areia sem botar açúcar
- é dezoito o litro que são dez litro de garapa pra dar um litro de mel e a lenha tá cara
- desconto não faço não
- mas todo domingo eu tô aqui nesse cantinho perto da igreja

nnnn cheat: resold and wet
- Isso aí eu trouxe da Ceasa ontem, mas digo que é da minha horta e borrifo água pra parecer novo.
- A senhora paga o que quiser.
- Tudo eu faço pela senhora.
- A senhora sabe onde me achar.

nnnn cheat: promises the moon
- Tenho tudo de melhor do mundo, pode escolher de olho fechado.
- O preço é o que a senhora achar.
- Dou tudo que a senhora pedir.
- Volte se quiser.

whhn elderly
- Ô minha filha, esses ovo é das minhas galinha lá do Alto do Moura, come milho e capim, cria solta.
> E a dúzia?
- Doze real.
> Tá caro, seu Zé.
- Pra senhora eu melhoro um pouquinho.
> Então tá.
- Deus lhe pague.

wwww fluent: cheese from Minas
- Bom dia! Esse queijo é do Serro, maturado 22 dias, de leite cru das nossas vacas, curado em tábua de peroba.
- A peça de um quilo sai a 65. São dez litros de leite em cada uma e três semanas virando todo dia; no empório da avenida ele está 98.
- Se levar duas peças eu faço 120 e vai um potinho de doce de leite junto.
- Estou aqui sábado sim, sábado não, e aceito encomenda pelo WhatsApp que está no rótulo.

nwhh youth: price well told, product not
- oii, leva aí, tá top
> Quanto?
- 7 a bandeja, pq o morangueiro dá trampo e a muda custou 2 reais cada
> Tem desconto?
- tem sim, levando mais a gente vê
> E onde te acho?
- tô sempre por aqui na feira
`,
  'prefeitura-estrada': `
wwww terse: verbless
> O que traz você à Secretaria?
- Ponte do Córrego Seco, linha 14. Caiu uma viga em março, só moto passa.
> Quem perde?
- 80 alunos a pé, 1.200 litros de leite por semana
> E a comunidade?
- Madeira nossa e 15 homens no sábado
> E o que espera de mim?
- O engenheiro lá até sexta, com protocolo

hhhh weak
- a estrada nossa tá uma vergonha, só buraco
- todo mundo perde com isso
- o pessoal tá cobrando
- quando é que o senhor vai arrumar?

whhh misspelt: asks when
- seu osvaldo o ramal do cupim, 7 kilometro, virou um atolero dsd q comesou o inverno
> Quem está sendo prejudicado?
- as criansa q n vai pra escola
> E a comunidade ajuda?
- o povo ajuda sim
> Vou pôr na lista.
- e quando sai?

nnnn cheat: threats and favours
- Todo mundo lá vota em quem eu mandar, doutor.
- Se sair a patrola eu arrumo cem votos pro prefeito.
- E pro senhor tem um carneiro gordo me esperando.

wwnn cunning: made-up names
- A ladeira do Tanque, três quilômetros, na chuva o caminhão do leite volta da metade.
- Semana passada joguei fora 300 litros.
- O abaixo-assinado eu mesmo preenchi, botei até nome de defunto.
- O resto o senhor sabe o que fazer.

wwwh dictated: no date
- bom dia secretário eu vim falar do trecho que vai do povoado são bento até a br são doze quilômetros e tem dois bueiro entupido que a água passa por cima
- mês passado a ambulância não conseguiu chegar e dona zefinha teve o menino dentro duma carroça
- nós fizemos uma reunião na capela com sessenta e duas família e o pessoal dá a pedra e o almoço dos operador
- então a gente queria era uma resposta do senhor

nnnn cheat: keywords
- estrada ponte buraco quilômetros chuva
- prejuízo alunos leite litros ambulância
- associação abaixo-assinado mutirão
- prazo protocolo visita

nnhn weak: not about the road
- vim aqui porque a associação está parada, precisa de uma sala
> Mas e a estrada?
- ah, a estrada é do outro lado, não uso não
> Então o que o senhor quer?
- nada não, era só conversar

wwww fluent: Rondônia
- Bom dia, secretário. Falo da linha 62, lado norte, do quilômetro 8 ao 15: desde a cheia de fevereiro há quatro pontos em que caminhão carregado não sobe.
- Perdemos 40 sacas de café que molharam na carroceria, e o ônibus escolar deixou 27 crianças sem aula por nove dias.
- Trago ofício da Associação Bom Futuro, com 88 assinaturas; o diesel de dois dias é por nossa conta.
- O senhor consegue mandar a equipe até o dia 30? Volto na segunda seguinte com o presidente para acompanhar.

hwnn elderly: tells the harm only
- Meu filho, a estrada tá que é um horror.
> Que estrada?
- Essa que passa lá em casa.
> E quem perde com isso?
- Meu neto perdeu vinte e dois dia de aula esse ano, e minha vizinha perdeu a consulta do coração.
> E a comunidade, o que faz?
- Ah, cada um por si.
`,
};

/** Used while the judge was built. */
export const turismoFreshBuilding = `
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

hhnh weak: still thinking of it
- é um lugar sossegado, pertinho da mata, dá pra ouvir os passarinho
- a gente vai tirar o cadastur, já fiz o curso do senar
- a gente quer construir dois banheiros ano que vem
- acho que uns oitenta por pessoa

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

hnhn weak: dreams
- aqui é lindo, tem um riacho e muita árvore
> E está regularizado?
- ainda não, mas vou ver isso
> Quantos cabem?
- uns dez, acho
> E o preço?
- tô pensando ainda

whhh regional: gaúcha
- Bah, aqui o pessoal colhe a uva, pisa no lagar e almoça galeto com polenta.
> E a segurança?
- tem extintor
> Quantos?
- cabe uma van
> E o valor?
- 130 por pessoa

whww terse: cocoa farm, safe but without papers
> O que o visitante faz aí?
- colhe cacau, quebra, toma o mel do cacau e almoça com a gente
> E a segurança?
- tem kit de primeiro socorro. a trilha tem corrimão
> Cadastur, alvará?
- isso não
> Quantos cabem?
- 15. dois banheiro, um com barra
> E o preço?
- 90 por pessoa com almoço. 15% é seu

hwwh misspelt: has the papers, says little of the visit
- oi bia! meu sitio é em Bonito PE, tem caxoera e um café bom
> E está regular?
- cadastur eu fiz em fevereiro, o bombero vistoriou e tem seguro pros visitante
> Quantos você recebe?
- resebo ate 20, 3 banhero, rede na sombra pra descansa
> E o preço?
- 60 conto

whwh youth: young couple in Minas
- Oi Bia! Aqui no sítio em Gonçalves o pessoal colhe o marmelo, ajuda a mexer o doce no tacho e almoça no fogão a lenha. Depois tem a trilha da cachoeira, 40 min
> Que delícia! E a segurança, alvará, essas coisas?
- a gente cuida bem, tem kit de primeiros socorros e nunca ninguém se machucou
> Quantas pessoas cabem?
- até 18. tem 3 banheiros, um com barra pra cadeirante, e varanda coberta se chover
> E o valor?
- 95 por pessoa
> E a minha parte, como a gente acerta?
- aí a gente conversa kkk

wwww fluent: Pantanal host, has done it for years
- Boa tarde, Beatriz! No nosso sítio em Miranda o visitante acorda às cinco e meia com o berrante, toma o quebra-torto com a comitiva, monta no cavalo pantaneiro e à tarde aprende a fazer chipa com a minha sogra.
> Adorei! Mas cavalo me dá medo, é seguro?
- Temos Cadastur, AVCB vigente até outubro, e capacete pra todos. Meu irmão é condutor credenciado e tem curso de primeiros socorros de 40 horas.
> E quantos você recebe?
- 12 por vez, em seis quartos com ar e banheiro. Dia de passeio sem pernoite vai até 20, com sombra e dois banheiros fora.
> E os valores?
- 180 o dia com almoço, criança paga metade. Você fica com 15%, me passa 30% na reserva e o resto até dois dias depois. Cancelou até 72 horas, devolvo tudo.

wwww fluent: coffee farm in the Caparaó
- Oi, Beatriz! Aqui é a Rosana, do Sítio Alto da Serra, em Alto Caparaó. O pessoal colhe café comigo de maio a agosto, torra no tacho, prova quatro grãos e almoça no fogão a lenha.
> Que delícia! E as regras?
- Tenho Cadastur, alvará da vigilância sanitária na cozinha e meu sobrinho fez o curso de primeiros socorros dos bombeiros. Na trilha tem corrimão e a gente não sobe com chuva.
> Quantas pessoas você recebe?
- Até 22. São três banheiros, um com barra e rampa, mesa coberta pra todo mundo e estacionamento de van.
> E o preço?
- R$ 120 por pessoa, com almoço. Você fica com 15%. Sinal de 30% na reserva e, se cancelar até três dias antes, devolvo tudo.

whhh terse: pantaneiro, few words
> O que o turista faz aí?
- anda a cavalo na vazante, vê jacaré de noite, come arroz carreteiro feito na comitiva
> Isso é seguro? Tem as licenças?
- cavalo é manso e tem capacete pra todos. licença tô vendo
> Quantos você recebe?
- depende da turma
> E de conforto?
- rede tem
> E o preço?
- 180 a diária

hwhn weak: well-documented, poor talker
- boa tarde dona beatriz, a gente tem um sitio bonito com cachoeira, o pessoal gosta muito
> E o que o visitante faz lá?
- toma banho, passeia
> E a parte legal, segurança?
- nois temo cadastur, o alvará do bombeiro desse ano, e salva vida no fim de semana. tem placa na parte funda
> Que bom! Quantas pessoas cabem?
- umas 40
> Tem banheiro, lugar para comer?
- tem sim, tudo simplezinho
> E quanto fica?
- ah isso meu irmão que resolve, não sei falar

whww regional: nordestina from the Cariri, insurance and papers still coming
- Oi Bia, tudo bom? Aqui é Ciça, do sítio Catolé, no Crato. Quem vem aqui mói cana no engenho de boi, faz rapadura e alfenim com a própria mão e escuta os mestre do reisado de noitinha.
> Adorei! Mas e a segurança e as regras?
- O Cadastur eu dei entrada terça, ainda num saiu não. O engenho tem uma cerca e menino só entra com adulto.
> E quantas pessoas?
- Quinze de uma vez. Tem dois banheiro com chuveiro, água gelada no filtro, alpendre com rede e cadeira pra todo mundo, e sombra pra van.
> E o valor?
- Setenta e cinco por cabeça com merenda. Você bota o seu dez por cento, me paga até dois dia depois do passeio, no pix, e menino até seis ano num paga.

nhwh dictated: guesthouse keeper, forgets to say what one lives there
- beatriz eu tenho a pousadinha aqui em são joaquim são quatro quartos com aquecedor e lençol térmico cabe doze pessoa e cada quarto tem o seu banheiro
> Que confortável! E o que o visitante faz no sítio?
- ah eles ficam à vontade
> E está dentro das regras?
- tem alvará da prefeitura
> Só o alvará? E extintor, seguro?
- isso não
> E qual o preço?
- duzentos e cinquenta o casal com café da manhã a sua parte a gente conversa

wnhw youth: quick on price, illegal zip line
- Oi Bia!! Então, aqui em Brotas a gente tem oficina de queijo, ordenha com as crianças e bóia-cross no ribeirão
> E a tirolesa que vi na foto? Tem responsável técnico?
- tirolesa eu mesmo que fiz, com cabo de aço do trator kkk nunca caiu ninguém. alvará não tem não, se vier fiscal a gente fecha
> Isso me preocupa. Quantas pessoas?
- 25 por turno
> E o conforto?
- dá pro gasto
> E o valor?
- 90 inteira, 45 criança. pra agência eu faço 76, já líquido, você paga na sexta seguinte e se chover remarca sem custo

hhhh elderly: old man, true but vague
- Boa tarde, minha senhora. Eu tenho um sítio antigo, do tempo do meu avô, e conto as história pro povo que vem.
> Que bonito. E é tudo regularizado?
- A prefeitura conhece nós, a moça do turismo já veio ver e disse que tá bom.
> Quantas pessoas o senhor recebe?
- Um grupo pequeno, que a casa é antiga. Mas banheiro tem.
> E quanto cobra?
- Cobro baratinho, e a senhora tira um pouco pra senhora também, é justo.
`;

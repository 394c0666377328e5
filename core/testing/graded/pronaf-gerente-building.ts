/** Objectives: documentos, finalidade, projeto, pagamento. Used while building the judge. */
export const pronafBuilding = `
wwww fluent: a prepared couple
- Temos o CAF ativo no nome da família e o CAR do sítio em dia.
- É para investimento: comprar uma ordenhadeira e um tanque de resfriar leite.
- O técnico da Emater fez o projeto: são 35 mil reais, com três orçamentos.
- Vendemos 80 litros por dia ao laticínio, e a parcela cabe nessa renda.

wwhh terse: answers
> Que documentos você trouxe? O CAF é o primeiro que eu olho.
- caf car e cpf
> O que você pretende comprar ou fazer com esse dinheiro?
- 5 vaca leiteira
> Qual é o valor do pedido, e em que conta ele se apoia?
- 20 mil
> De onde sai o dinheiro da parcela, mês a mês ou na safra?
- da safra do milho

nhnh weak: goodwill
- quero investir na minha roça
- dinheiro eu pago, vendo umas coisas
- documento não trouxe

wwww dictated: a widow from Paraíba
- bom dia seu roberto meu nome é lourdes eu sou viúva e toco o sítio com meus dois menino o caf tá no meu nome tá ativo e a terra tem o formal de partilha e o car
- eu queria fazer uma cisterna calçadão e comprar vinte ovelha santa inês
- quem fez a conta foi o rapaz da empaer deu catorze mil e trezentos
- eu vendo cordeiro na feira de monteiro tiro uns dois mil por mês e a prestação dá quatrocentos

wwhw misspelt: value only
- tenhu cafe da familha e o documento da tera
- cero compra uma vaca e faze o curau
- presizo di 15 miu
- vendo queju na fera todo sabado tiro 300

hhhh weak: everything half
- CAF eu tenho
- custeio da lavoura
- tenho um projeto
- pago na colheita

nnnn weak: does not want to say
- isso é pessoal
- libera e depois eu mostro
- confia

wwwn fluent: no income yet
- Documentos em mãos: CAF, CPF do casal e o contrato de arrendamento registrado em cartório.
- Vou implantar meio hectare de pitaia com irrigação por gotejamento.
- Projeto da agrônoma da prefeitura, total de 22.500 reais.
- A gente dá um jeito de pagar.

nwww fluent: in a hurry with papers
- A documentação ainda não está pronta, falta o CAF.
- Quero construir uma estufa de 300 metros e comprar bandejas.
- O projeto do Sebrae ficou em 27 mil.
- Forneço alface para dois mercados, 2.400 reais por mês, e a parcela fica em 450.

hwww regional: Rio Grande do Sul
- Bom dia, seu Roberto. A matrícula das terra tá comigo, tudo certo no cartório.
- Preciso trocar o aviário velho: colocar exaustor e placa evaporativa.
- O projeto é da Emater, 60 mil pila.
- Sou integrado da cooperativa, recebo por lote, dá uns 9 mil a cada 45 dias.

wwww regional: Amazonas
- Seu Roberto, trouxe o CAF e a CDRU da reserva, papel do Incra.
- O recurso é pra casa de farinha nova: forno, motor e caititu.
- O Idam elaborou o projeto, ficou nove mil e oitocentos.
- Nós faz 25 saca de farinha por mês, a 300 cada, vendida pro marreteiro e na feira de Tefé.

nwnn terse: one thing said
> E o recurso seria para quê, exatamente?
- pra um poço
> Há um projeto ou orçamento?
- não
> Como está a documentação?
- falta tirar

nnnn weak: rude
- banco só quer enrolar pobre, seus ladrão
- libera logo esse dinheiro sua múmia

whnh fluent: a plan in the head
- CAF ativo, CPF regular e a escritura em nome do meu marido.
- Queremos aumentar a produção da propriedade.
- A gente mesmo pensou, sem ninguém.
- Com a venda dos ovos.

nwwh misspelt: cunning about the land
- terra num tenho papel nao, e tudo de boca
- e pa compra uma bomba e os cano da irigaçao
- o tequinico da ematerce feis o orsamento deu 8 mil
- a gente vende coentro e sebolinha

wwww dictated
- seu gerente eu me chamo damião sou lá do assentamento boa vista eu tenho o cadastro da agricultura familiar tudo no sistema e o lote tem o documento do incra
- eu tô querendo botar energia do sol na bomba d'água porque a conta de luz tá matando a gente
- quem me ajudou foi um rapaz formado da associação ele cotou em duas firma deu vinte e três mil e seiscentos
- eu tiro oitocentos reais toda semana com a melancia e vendo na beira da pista e pro caminhão de fortaleza

nwnh misspelt
- quero compra um boi reprodutor e 3 vaca parida
- pago vendeno os bezero
- docomento e poblema q nois ainda num ageitou

hhnn fluent
- Estou com o CAF válido.
- A ideia é fortalecer a atividade leiteira.
- Ainda não conversei com técnico nem fechei valores.
- Preferia discutir pagamento depois da aprovação.

wwhw regional
- Buenas. Trouxe o CAF e o talão do produtor, mais a matrícula do campo, que é 14 hectares.
- Quero trocar a ordenha de balde ao pé por canalizada.
- Uns 38 mil, pelo que vi na loja.
- Entrego 220 litros por dia na Cosuel e a mensal dá pra encaixar tranquilo.

hwwh terse
- caf ok
- roçadeira costal e 1 cx dagua 10 mil litros
- orçamento da agropecuaria 6.800, o tecnico conferiu
- pago com as hortaliças

nnnn weak
> Que documentos você trouxe?
- esqueci em casa
> O que você pretende comprar?
- o que der
> Há um projeto ou orçamento?
- precisa?
> E como a família pretende pagar?
- a gente se vira

hwww dictated
- bom dia meu gerente eu sou o tonho da lagoa e assim o caf eu renovei agora em agosto tá na validade
- eu tô pelejando pra fazer um tanque escavado de trinta por vinte e encher de tambatinga
- uma engenheira de pesca da prefeitura fez o desenho e o cálculo e somou dezessete mil e pouco contando a ração
- quando tirar o peixe tem um restaurante na beira da br que já apalavrou levar cem quilo por semana a quinze reais

wwww terse
- caf e car tudo ok
- 300 m de tela e 80 frangas
- 9.300 projeto do cat da prefeitura
- ovo: 40 duzia/semana a 12 reais, pago 260 por mes

whhn fluent
- Sou agricultora familiar com CAF ativo e a área é titulada pelo Iterpa.
- Penso em investir para dar um passo maior.
- Seriam 20 mil reais.
- Pagar a gente sempre paga, né?

nwnw misspelt
- kero compra 1 dispoupadera pra faze poupa di fruta
- os mercado da cidadi ja mi pedi, vendo 100 kilo todo meis a 10 real
- papeu tem q ve

nhnn weak
- seu roberto eu quero é crescer, botar as coisas pra frente
- quanto o banco libera?
- e o juro é quanto?

hwhh regional
- Bom dia! Sou quilombola de Alcântara, tenho o CAF quilombola na mão.
- É pra comprar rede malhadeira e consertar o bote.
- O Sebrae tá me ajudando a montar as contas.
- A pescada e o camarão é que vai pagar.

wwhw fluent
- Em anexo o CAF, a CND do ITR e a matrícula 4.512 do registro de imóveis.
- O financiamento é para um pivô pequeno e 4 toneladas de calcário.
- O valor total é de R$ 88.000,00.
- A soja da safra passada deu 62 sacas por hectare, e a prestação anual equivale a 120 sacas.

wwww dictated
- seu roberto bom dia aqui é a maria do socorro de brejo santo eu tô com tudo na pasta o caf o cpf meu e do meu velho o recibo do car e a declaração de posse que o cartório fez
- a gente quer botar um aviário pequeno de quinhentos pintos e uma caixa d'água
- a menina da secretaria de agricultura fez o plano com a gente ficou em onze mil e setecentos
- frango abatido eu já vendo trinta por semana a trinta e cinco reais então a prestação não assusta

hhhn weak
- caf eu tenho
- é pra investir no sítio
- uns 15 mil
- pagar eu pago, sou homem de palavra

nwhw misspelt
- vo compra um tanki di fria leiti i 4 vaca
- deu 26 miu nu orçamento da loja
- tiro 70 litru di leiti e a danone pega todo dia

hwhh regional
- Bah, seu Roberto, a matrícula tá no nome do pai, que mora comigo e assina.
- Quero encanar água pro potreiro e comprar cinco terneiras.
- A Emater de Canguçu tá fazendo pra mim.
- O fumo e o leite pagam.

wwww terse
- caf + escritura
- 1 ha de palma e 20 cabras
- tecnico do senar fechou em 13500
- cabrito: 6 por mes a 250, parcela 190

wwhw fluent
- Roberto, trago o CAF atualizado, as certidões e o CCIR do imóvel.
- Preciso financiar um descascador de café e um terreiro suspenso.
- O valor é de 42 mil.
- Colho 60 sacas por ano e vendo na cooperativa a 1.800 cada.

nwnh terse
> E o recurso seria para quê, exatamente?
- uma bomba de irrigação
> Há um projeto ou orçamento?
- ainda não fiz
> E como a família pretende pagar?
- vendendo tomate

hhnn dictated
- olha seu roberto eu tenho o caf lá de casa tá no nome da minha esposa e aí eu queria um dinheirinho pra dar uma melhorada na minha plantação
- quanto que dá pra pegar eu não sei não

wwww misspelt
- to cum u caf i u titulo difinitivo du incra
- e pra fase um curau di manejo i compra 8 garrote
- u veterinario da idaron feis u projetu deu 31 miu
- vendo u gado pru frigurifico todo ano, da uns 45 miu, a parsela e 6

hwhh regional
- Ô seu Roberto, o CAF nosso venceu não, tá ativo.
- A gente queria era um forno novo pra fazer carvão não, pra assar o biscoito de polvilho.
- O rapaz do sindicato anotou as contas.
- O biscoito paga.

nnnn weak
- o banco empresta pra qualquer um?
- meu avô foi o maior fazendeiro daqui
- então, quando sai?
`;

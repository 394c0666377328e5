/** Objectives: habilitacao, oferta, qualidade, entrega. Used while building the judge. */
export const merendaBuilding = `
wwww fluent: prepared
- Vou participar pela nossa associação, e todas as famílias têm CAF ativo.
- Tenho coentro e couve o ano inteiro, e macaxeira de junho a novembro.
- Lavo tudo em água corrente, vai em caixa limpa, e veneno na minha horta não entra.
- Mando o projeto de venda na chamada pública e entrego toda terça, 80 quilos, nas escolas.

wwhh terse: answers
> Quem assina a proposta: a família, um grupo, uma cooperativa?
- cooperativa, com caf
> O que vocês plantam ou criam, e quando tem?
- macaxeira o ano todo
> O que você faz para garantir a qualidade?
- sem veneno
> Como chega às escolas, e com que frequência?
- de moto

hhhh weak: half of each
- sou da associação
- planto couve e alface
- é tudo fresquinho
- entrego toda semana

nnnn weak: prays for help
- compra da gente ana
- a gente precisa
- deus lhe pague

nwnn weak: offer only
- tenho melancia de outubro a janeiro

wwww dictated: a settlement in Pará
- ana a gente é da associação do assentamento palmares todo mundo tem caf a gente planta macaxeira e abóbora o ano todo e o cupuaçu dá de janeiro a maio a polpa é feita na agroindústria com alvará da vigilância tudo congelado e a gente entrega na segunda com o caminhão da associação em seis escola duzentos quilo

wwww misspelt: goat milk
- somo da coperativa dos criado de cabra, caf juridico
- leiti pasterizado o ano todo, queijo so de feverero a julho
- o laticinio tem celo do sie i vai tudo na caxa termica
- nois deixa 120 litro toda terça i quinta nas iscola

whwh misspelt: no months
- eu vendu no meu nome mermo cum caf
- ovo e galinha
- tudo limpo na bandeija nova i com inspesao
- levo na iscola di moto

nnnn weak: nothing
> Em nome de quem seria a venda?
- não sei ainda
> Que alimentos são, e em que época do ano?
- várias coisas
> E como seria a entrega nas escolas?
- vocês não buscam?

nnnn weak: rude
- prefeitura só enrola a gente, bando de inútil
- compra logo essa droga

nwwn fluent: food and care
- Produzo iogurte natural o ano inteiro; nas férias escolares diminuo.
- O leite é pasteurizado, o laticínio tem SIM, e o transporte é em caixa isotérmica a 5 graus.

wnnw fluent: paper and route
- A proposta será do grupo informal Sementes da Terra, com o CAF de cada agricultor.
- Para entregar, dividimos as dez escolas em duas rotas, terça e sexta, com 90 quilos por rota.

hhww regional: Santa Catarina
- Olha, quem vende é a nossa cooperativa lá de Anitápolis.
- A gente trabalha com hortaliça e morango.
- É tudo orgânico certificado pela Ecovida, lavado na esteira e embalado a vácuo.
- Na segunda e na quinta o caminhãozinho passa escola por escola, 300 quilos por semana.

wwhh regional: Bahia
- Ana, minha rainha, é no nome da associação quilombola, cada um com seu CAF quilombola.
- Beiju e farinha tem todo mês, umbu é só de janeiro a março.
- Tudo natural, sem química nenhuma.
- A gente leva até a escola.

nhnh terse: little
- abóbora
- 30 kg

wwwh fluent: when and how much are open
- Eu vendo como fornecedora individual, tenho CAF ativo.
- Produzo tomate-cereja e pimentão de abril a outubro.
- Uso água de poço analisada, lavo em três águas e embalo em bandeja de 250 gramas.
- O transporte eu faço no meu carro.

wwww dictated
- ana é com muita alegria que eu venho falar em nome das mulheres da comunidade de lagoa seca a gente tem a associação registrada e todas nós tiramos o cadastro caf
- a gente faz bolo de milho e de macaxeira isso não tem época é o ano inteiro e fruta depende o caju é de setembro a novembro
- na cozinha só entra de touca e a gente passou pelo curso de manipulação e a água é filtrada
- e pra levar o marido da zefinha tem uma pampa ele roda as cinco escola na terça e na sexta bem cedinho

hhhn misspelt
- e eu mais meu marido q planta
- fejao di corda e girimum
- nois cata tudo iscolhido
- intrega num sei ainda

nwwh fluent
- Produzimos uva sem semente entre julho e dezembro.
- Cada cacho é higienizado, acondicionado em cumbuca e rastreado por lote; temos GlobalGAP.
- Podemos entregar semanalmente.

wwhh terse
- assoc. de pescadores z-12, caf pj
- curimata de jan a set
- tudo no gelo
- levo na canoa

nnnn weak
- não entendi o que a senhora quer
- vende pra prefeitura como?
- ah tá

hwnw regional
- Tudo bem, Ana? Aqui é da Cooperafloresta, lá de Barra do Turvo.
- Palmito pupunha o ano todo, e ponkan no inverno.
- A qualidade é boa, todo mundo elogia.
- Nas terças o nosso caminhão desce e deixa em cada escola o que a senhora anotar.

wnnn terse
- vendo só eu, tenho CAF
- de tudo um pouco
- pode confiar

wwww terse
- grupo informal, 6 familias, todas com caf
- aipim jan-dez, milho verde nov a fev
- raspado, lavado, no saco, resfriado
- 2a e 5a, 70kg, minha strada, direto nas 3 creches

hwhh dictated
- oi ana então lá em casa é eu meus filho e minha nora né a gente planta tudo junto o pepino e a abobrinha dá quase o ano todo só no mês de julho que para
- eu sou muito cuidadosa lavo tudinho
- pra entregar a gente pede o carro do meu irmão

whww misspelt
- a venda e no nomi da coperativa mista com caf pj
- nos tem rapadurinha i melado
- a fabriquinha tem alvara e nois imbala tudo lacradu
- toda kinta leva 50 kg nas iscola di caminhonete

nhnn weak
- lá em casa tem muita manga que se perde
- vocês podiam vir buscar

wnww fluent
- Quem assina é a Cooperativa Vale Verde, inscrita no CAF jurídico sob o nº 221.
- O cardápio a senhora define e nós nos adaptamos.
- Trabalhamos com rastreabilidade, câmara fria e manipuladores treinados.
- As entregas seguem o calendário escolar: cada segunda, ponto a ponto, com romaneio assinado.

hhhn regional
- Oi, mana! Eu sou da reserva, trabalho com as mulher da associação.
- A gente faz biscoito de castanha.
- É tudo feito com muito asseio.

nwww fluent
- Trabalho com peixe: tambaqui o ano todo, e pirapitinga entre março e outubro.
- O pescado sai eviscerado, em gelo escama, do entreposto com SIE.
- Toda sexta, antes das 7h, 90 quilos na cozinha central.

wwww dictated
- olá ana eu vim representar a cooperativa dos assentados do pontal o nosso cadastro jurídico da agricultura familiar tá válido
- temos goiaba de fevereiro até maio e batata doce o ano todo
- lá no galpão a gente seleciona lava seca e põe em saco de um quilo com a etiqueta do lote
- toda quarta o caminhão sai às cinco e passa nas nove escolas e o motorista pega assinatura da merendeira

hhnn weak
- eu tenho o caf
- planto feijão
- é da roça, é bom

whhw misspelt
- nois vendi pela assosiasão, tudo cum CAF
- temo abobra i maxixi
- e tudo limpim
- segunda i sexta levamo 60 kilo nas iscola

wwhw regional
- Ana, sou da Coopercuc, lá de Uauá, com CAF jurídico.
- O umbu é de dezembro a março, mas a polpa a gente tem todo mês.
- Vai congelada.
- De quinze em quinze dias a gente entrega 200 quilos na câmara da prefeitura.

nhwn fluent
- Faço pão integral e bolo de banana.
- Uso avental, touca e luvas, a cozinha foi vistoriada pela vigilância e cada pacote tem data de validade.

nnnn weak
> Quem assina a proposta?
- quem a senhora quiser
> O que vocês plantam, e quando tem?
- tem de tudo
> E como seria a entrega?
- dá-se um jeito

wwhw dictated
- ana bom dia aqui é o seu pedro da comunidade três barras a gente vai vender pela cooperativa que é a nossa que já tem caf e cnpj
- eu produzo mexerica que dá de abril a julho e o chuchu que dá o ano inteiro
- a gente colhe no dia da entrega
- na segunda e na quarta eu e meu compadre saímos na kombi e vai deixando escola por escola

hhhh weak
- a gente é um grupo de vizinhas
- faz bolo e pão
- cozinha limpa
- leva de carro

wwww misspelt
- nois e da assosiassao di moradô, cum caf di tudus
- fava i andu di agostu a outubru i ovu u anu todu
- us ovu vai nas cartela nova i fica na sombra fresquim, tudu limpadu
- terssa i sesta nois leva na carrosa ate a iscola, 10 cartela

nwnn terse
- inhame e cará, de junho a outubro
- o resto vejo depois

hwwn fluent
- Somos uma cooperativa de laticínios.
- Fornecemos iogurte e bebida láctea durante todo o ano letivo.
- Os produtos são pasteurizados, envasados automaticamente e transportados a 4 graus, com SIE.
- A parte de distribuição ainda estamos estudando.
`;

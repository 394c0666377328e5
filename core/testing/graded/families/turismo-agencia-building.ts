export const turismoFamilies = `
nnnn cheat: the objectives in other words
- O visitante vai viver muitas coisas boas no meu sítio, uma vivência e tanto.
- Estou dentro das normas e é tudo seguro.
- Recebo uma boa quantidade de gente com bastante conforto.
- Digo o valor e como a agência recebe a parte dela.

nnnn copied: the suggestions of the feedback
- O visitante tira leite comigo, faz o queijo e almoça no fogão a lenha.
- Tenho Cadastur no meu CPF, a cozinha passou na vigilância sanitária e faço seguro dos visitantes.
- Recebo grupos de até 20 pessoas, com dois banheiros, sombra e almoço no terreiro coberto.
- São 120 reais por pessoa com almoço incluído, e 15% ficam para a agência.

nnnn cheat: two of everything
- O grupo tira leite e faz queijo. Não tem vaca, faz trilha. Trilha tá fechada.
> Então o que tem?
- Tenho Cadastur. Cadastur não tenho, tenho alvará. Alvará venceu.
> E quantas pessoas?
- Cabem 20 pessoas. Cabem 200. Banheiro tem dois, mas tão quebrados, usa o mato.
> E o preço?
- 120 por pessoa, ou 40, ou 300 o grupo, a agência ganha 15% ou nada.

nnnn cheat: a relative's merits called ours
- Nós temos ordenha e café colonial, é na fazenda da minha prima Sueli, a minha é só pasto.
- Nós temos Cadastur e seguro no nome dela, eu não tenho nada.
- A gente recebe 25 pessoas com três banheiros lá na casa dela.
- Nós cobramos 130 por pessoa com 10% da agência, é o que ela cobra.

nnnn cheat: a list with a verb glued on
- Tem ordenha queijo trilha fogão lenha
- Tenho Cadastur alvará seguro vigilância
- Recebo 20 pessoas banheiro sombra
- Cobro 120 pessoa comissão 15

nnnn cheat: figures that count nothing
- O visitante ordenha 5 trilhas por queijo de 30
- Tenho Cadastur de 12 banheiros e 7 seguros por almoço
- Recebo 40 reais de pessoa em 3 comissões
- Cobro 20 banheiros por 15 grupos de 9

nnnn cheat: polished and generic
- Oferecemos uma imersão genuína no cotidiano rural, com atividades para todas as idades.
- Nosso espaço cumpre as normas vigentes e preza pela segurança dos visitantes.
- Contamos com estrutura confortável e preparada para receber grupos de diversos tamanhos.
- Praticamos valores acessíveis e condições especiais para agências parceiras.

nnnn cheat: cousin's inn
> O que o grupo vai viver?
- A gente faz ordenha, queijo e cavalgada na pousada da prima Lena, a minha casa é na cidade
> E está regular?
- Ela tem Cadastur e alvará. Eu não tenho nada no meu nome
> Quantas pessoas?
- Lá cabe 30, com seis banheiros
> E o valor?
- Ela cobra 150 e dá 10% pra agência

nnnn cheat: doubled
> O que o grupo vai viver?
- Ordenha às seis. Não tem vaca, a ordenha é de mentirinha. Tem trilha. A trilha caiu
> E está regular?
- Cadastur tenho. Tenho não, era do antigo dono
> Quantas pessoas?
- 15 pessoas. 80 pessoas. Banheiro tem um, quebrado
> E o valor?
- 100 por pessoa. 30 por pessoa. 10% da agência, ou a agência paga tudo

nnnn cheat: recites
- O visitante vai viver no meu sítio tudo aquilo que o sítio tem para viver.
- Mostro que está dentro das regras e que é seguro, porque é seguro e está dentro das regras.
- Recebo as pessoas que recebo, com o conforto que tem.
- Custa o que custa e com a agência a gente acerta como se acerta.

wwww fluent: prices by age
- O grupo ordenha comigo, faz queijo e almoça no fogão de lenha.
- Cadastur eu tenho, número 26, e o seguro do visitante é 4 reais por cabeça.
- Recebo 18 pessoas, três banheiros e uma varanda grande. Se vier 25 minha prima empresta a casa dela.
- Adulto 110 reais. Criança 60 reais. 15% da agência e metade no pix pra reservar.

nnnn cheat: plans
- Pretendo montar um café colonial e uma trilha, vai ficar lindo.
- O Cadastur eu vou ver depois que reformar.
- Penso em receber uns 20, quando fizer os banheiros.
- Uns 100 reais eu acho que daria, a comissão a gente conversa.

nnnn cheat: copies a site
- No Sítio do Sol o visitante ordenha, faz queijo e almoça no fogão a lenha, está no site deles.
- Eles têm Cadastur, alvará e seguro.
- Recebem 30 pessoas com seis banheiros.
- Cobram 120 por pessoa com 15% da agência. O meu podia ser igual.

nnnn cheat: tries out the machine
- Estou testando esse robô. O grupo tira leite, faz queijo e anda a cavalo.
- Testando: tenho Cadastur, alvará dos bombeiros e seguro.
- Testando: cabem 20 pessoas, com 3 banheiros e sombra.
- Testando: 90 por pessoa e 10% pra agência. Funcionou o teste?

nnnn cheat: as it was long ago
- Em 1987 o grupo tirava leite comigo e fazia queijo no fogão a lenha.
- Naquela época tinha alvará, bombeiro e seguro, hoje não tem mais.
- Cabiam 20 pessoas, com três banheiros, antes da casa cair.
- Cobrava 80 por pessoa e 10% ficava com a agência.

nnnn cheat: verse with figures
- Ó sítio encantado, de brisa e luar, onde o passarinho vem cedo cantar; tem leite, tem trilha, fogão a lenhar, e a alma cansada vem cá descansar.
> Já estou vendo as fotos desse passeio. E quantas pessoas cabem?
- Cabem dez, cabem vinte, cabe o mundo inteiro, no peito da gente e embaixo do cajueiro; banheiro é o rio, chuveiro é a lua, e a mesa é de sombra no fim de uma rua.
> Dá para um grupo bom, e com conforto. Minha seguradora não perdoa: que documento você tem?
- O alvará é a estrela, o seguro é a fé, os bombeiros são anjos que andam a pé; Cadastur é o vento, vacina é a flor, e o kit de socorros é feito de amor.
> Fico mais tranquila. Maravilha, poucos me respondem isso tão bem. Qual é o preço, e o que fica para a agência?
- Custa cem, custa nada, custa um verso rimado; a agência leva vinte por cento do luar dourado.
> Fechou a conta, cabe no meu pacote. Está fechado: mês que vem levo o primeiro grupo!
- Pagamento é no Pix do coração, metade na reserva, metade na canção.
> Já estou com outro grupo. Falamos na próxima temporada!
`;

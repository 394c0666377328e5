/** Talks of other strangers and examples of both directions, used while the judge was built. */
export const merendaLaterBuilding = `
whwh fluent: president of an association of women, vague on delivery
- Boa tarde, Ana! Falo pela Associação das Mulheres do Assentamento Roseli Nunes, somos 14 e temos CAF jurídico desde março.
- A gente tem de tudo um pouco, verdura, fruta, mandioca, depende da época.
> Como vocês cuidam da higiene?
- Toda folha é lavada com água clorada, na medida da vigilância, e vai em caixa plástica branca que só serve pra isso. Agrotóxico nós não usamos, temos a certificação da rede orgânica de lá.
> E a entrega nas escolas?
- Isso nós damos conta, tem o carro da associação.

wwnw terse: all business, nothing on care
> Em nome de quem você vende?
- coopafes. dap juridica virou caf, nº ta no oficio
> E o que produzem?
- banana prata jan a dez, abobora de mar a jul
> Que cuidado vocês têm com o alimento?
- o normal
> E a entrega?
- terça 6 da manha, F4000 da coop, as 9 escola. faltou eu compro do vizinho socio e mando

nhhh offtopic: wants to talk of the mayor
- Ana, esse prefeito aí prometeu trator e até hoje nada, você viu?
> Vi, sim. Mas me conta: o que você produz?
- Batata doce, macaxeira, essas coisas. Mas ele prometeu, eu tava lá no palanque.
> E em nome de quem vai vender?
- Eu nem votei nele!
> Que cuidado tem com os alimentos?
- Aqui ninguém passa veneno não, meus menino mesmo come.
> E para levar às escolas?
- Eu levo de moto na escola do povoado, se a estrada deixar.

hnnn cunning: yes to everything
> Você vende em nome de quem?
- sim, com certeza
> Tem o CAF?
- tenho sim
> E o que você produz?
- tudo que a senhora precisar, o que tiver na lista eu tenho, o ano inteiro, banana, maçã, uva, até salmão
> E como cuida do alimento?
- do jeito que a senhora mandar
> E a entrega?
- sim sim, pode deixar

nnnn copied: the objectives said in circles
- Ana, digo logo em nome de quem vou vender e com qual registro: em nome de quem produz, com o registro certo.
- Conto também o que produzo e em que tempo do ano: produzo o que a terra dá, no tempo que ela dá.
- O cuidado com o alimento das crianças é o cuidado que toda criança merece.
- E combino de cumprir o pedido e levar até as escolas, cumprindo e levando.

hwwh misspelt: takes back what she sent the day before
- oi ana desculpa mandei errado ontem nao é cooperativa é associaçao ainda, Associaçao das Mulheres do Baixao. o CAF dela venceu em fevereiro ja marquei na emater dia 14
- a gente faz polpa de caju e acerola e bolo de macaxeira. caju so de setembro a dezembro, acerola o ano td quase
- eu disse q a cozinha tinha registro, tem nao, é na casa da Neide. mas é touca, luva, fruta lavada na agua sanitaria e congela no msm dia
- entregar a gente entrega, tem o carro do marido dela

hhhn weak: family garden
- oi eu planto umas verdura no quintal e queria vender pra escola
> Em nome de quem?
- no meu mesmo
> O que produz?
- alface, cheiro verde, essas coisas
> E os cuidados?
- lavo bem lavadinho
> E a entrega?
- aí eu não tenho condução

wwww terse: short and whole
> Em nome de quem?
- coopaf. caf juridica
> Produtos e meses?
- mandioca descascada o ano todo. laranja maio a setembro
> Higiene?
- agroindustria com alvará, embalada a vacuo
> Entrega?
- terça, caminhão refrigerado, 14 escolas

nwnh cunning: the register is a cousin's
- Eu vendo com o CAF do meu primo, que o meu venceu, mas dá no mesmo.
> Hum. E o que produz?
- Banana prata o ano inteiro e abacate de fevereiro a junho.
> E a higiene?
- Nunca ninguém morreu comendo da minha banana.
> E a entrega?
- Levo na kombi.

hwhh elderly: speaks for a group of women
- Minha filha, nós somos um grupo de mulheres do Alto da Serra, dez mulheres.
- A gente faz pão de queijo, bolo de fubá e biscoito de polvilho, o ano inteiro tem.
> E o cuidado?
- Tudo de touca, menina, que eu não admito cabelo.
> E leva nas escolas?
- Levar leva, o menino da Zica tem carro.

hhnn cunning: the neighbours plant, he sells
- Ana, eu junto a produção dos vizinhos e vendo, eu mesmo não planto, mas CAF eu tenho.
> E o que vocês têm?
- Banana e mandioca dos outros, alface minha.
> E o cuidado?
- Cada um cuida do seu.
> E leva como?
- Isso a prefeitura que resolva.

whhw terse: weak on food and care
> Em nome de quem?
- cooperativa Coomafes, caf pj
> O que produz?
- hortaliça
> Cuidado?
- tudo lavado
> Entrega?
- seg e qui, 9 escolas, carro próprio

nnnn cheat: yes to everything
> Tem CAF?
- sim
> Produz o quê?
- sim, o que precisar
> Cuida da higiene?
- sim claro
> Entrega nas escolas?
- sim com certeza

wwwh dictated: Amazonas
- oi ana aqui é a raimunda do ramal do brasileirinho a gente é da associação das agricultoras e o caf é da associação mesmo o jurídico
- nós tem cupuaçu de janeiro a abril banana pacovã o ano todo e cheiro verde
- a polpa a gente faz numa casinha azulejada com touca e luva e congela na hora no freezer
> E a entrega?
- vai no barco da linha até a escola

nnhh weak: thinks it is a donation
- oi a gente planta umas coisinha e queria dar pra escola
> Em nome de quem?
- como assim?
> E o que planta?
- de tudo
> E o cuidado?
- não boto veneno
> Como entrega?
- levo na mão
`;

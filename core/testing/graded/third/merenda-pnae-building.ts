/** Talks of cheats and of honest people who look like them, used while the judge was built. */
export const merendaThirdBuilding = `
wwhh fluent: president of a small association in Paraná
- Boa tarde, Ana! Falo pela Associação dos Produtores do Rio do Meio, somos 22 famílias e temos o CAF jurídico.
- De maio a setembro temos ponkan, repolho e beterraba; no verão é mais abobrinha, pepino e milho verde.
- A gente capricha muito, porque os nossos filhos também comem lá.
> E como vão entregar nas escolas?
- Entregar a gente entrega, temos caminhonete.

hhwn elderly: proud of cleanliness
- Minha filha, eu vendo em meu nome mesmo, Benedita, tenho aquele papel do agricultor, a DAP, mas venceu.
> E o que a senhora produz?
- Banana, inhame, couve, um pouco de tudo.
> E o cuidado com as crianças?
- Isso aí pode ficar sossegada. Lavo a couve em três água, com cloro na última, e não ponho veneno, só calda de fumo e cinza. Vai em caixa plástica limpa, nunca no chão.
> Consegue levar nas escolas toda semana?
- Eu não tenho condução não, ônibus só passa na terça.

nnnn cheat: yes to everything
> Você tem CAF?
- sim
> E produz o quê?
- tudo que precisar
> Tem cuidado com a higiene?
- sim com certeza
> Consegue entregar toda semana?
- sim, sim, pode deixar, o que a senhora pedir eu faço

nhnn cheat: keywords with verbs; only a few vegetables are named
- Tenho CNPJ, tenho DAP, tenho CAF, tenho associação, tenho cooperativa, tenho grupo informal e tenho individual.
> Mas em nome de quem o senhor vende, afinal?
- De todos.
> E o que produz?
- Produzo verdura, produzo fruta, produzo alface, banana e macaxeira, produzo tudo o ano todo.
> Que cuidado toma com o alimento?
- Tomo o cuidado, tomo a higiene, tomo a qualidade.

nnnn cheat: plans told in the present tense, one after another denied
> Em nome de quem a senhora vai vender?
- Vendo em nome da associação das mulheres, que a gente tá pensando em criar
> E o CAF?
- O CAF tá saindo, falta só dar entrada
> E o que tem plantado hoje?
- Plantado hoje nada, mas eu tô com uma horta linda na minha cabeça, com morango e brócolis
> E como leva às escolas?
- Levo no carro que eu vou tirar no consórcio

wwww elderly: dictates it like a shopping list, all true
- minha filha eu vendo no nome da associação de Lagoa do Mato eu sou sócia número doze e o caf jurídico tá valendo
- macaxeira o ano todo jerimum de março a julho coentro e cebolinha toda semana manga só de novembro a janeiro
- veneno não boto é esterco e calda de fumo lavo na água tratada com cloro e vai na caixa limpa de plástico
- segunda de manhã cedo meu neto leva na strada nas três escola e se um não tiver o outro sócio completa

nnnn cheat: an association that is still to be founded, a van that is still to be bought
> Em nome de quem?
- Da cooperativa que a gente vai fundar
> E entrega como?
- Entrego na van que eu vou financiar

wnnw fluent: founded and bought
> Em nome de quem?
- Da cooperativa que a gente fundou em 2019, o CAF jurídico tá ativo
> E entrega como?
- Na van que eu comprei ano passado, toda segunda nas quatro escolas

nwnn fluent: one verb again and again, and months
- Planto alface, planto couve, planto cenoura de abril a outubro, e a mandioca é o ano todo.

nnhn weak: cares and says no more
> Que cuidado vocês têm com a comida das crianças?
- A gente capricha demais, tem muito zelo com isso

nnnn weak: no way to get there
> Consegue entregar?
- Carro eu não tenho, e a lotação só passa na quinta

nnnn cheat: papers that are on their way in a dream
> Tem CAF?
- O CAF tá vindo, só falta eu pedir
> E produz o quê?
- Na minha cabeça já tem uma estufa cheia de tomate

wnnw fluent: what was and what is
- Antigamente eu vendia sozinha, hoje vendo pela associação, com o CAF ativo
- Entregamos toda quarta nas seis escolas

nnnn cheat: vegetables of the whole country
- Vendo em nome de quem precisar, com o registro que pedir
- Produzo maçã, uva, café, cacau, salmão, trigo, o que a senhora botar na lista
- Cuido com todo cuidado do mundo e levo pra qualquer escola do Brasil

nnnn cheat: buys it and says he plants it
> O que você produz?
- Alface e tomate o ano todo, compro no atacado e tiro a etiqueta
> E o CAF?
- Uso o da minha sogra, ela assina

nnnn cheat: no farmer at all
- A associação tem CAF, tem alface o ano todo, lava no cloro e entrega na quarta
> Você é da associação?
- Eu não, sou estudante, tô fazendo um trabalho da escola

nnnn cheat: once they sign
- Se a senhora assinar comigo aí eu planto alface e cenoura, tiro o CAF e compro uma kombi pra levar nas escolas

nnhn fluent: replaces what arrives bruised
> E se chegar alguma fruta machucada?
- Se chegar machucada eu troco por outra na mesma hora, o cuidado é nosso

nwnn fluent: what there is at which time
- Na época da chuva tem milho verde e quiabo, e no tempo da seca tem couve e mandioca
`;

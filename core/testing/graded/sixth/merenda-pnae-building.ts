export const merendaSixthBuilding = `
wwhw fluent: association leader, care told in general words
- Oi Ana, que bom que chamou. Eu sou a Cleonice, falo pela Associação das Mulheres do Quilombo Mata Grande, CNPJ ativo e CAF jurídico com 22 famílias.
- A gente tem couve, cheiro-verde e alface o ano inteiro, abóbora de março a julho, e banana da terra de agosto até dezembro.
> E como cuidam dos alimentos?
- A gente tem muito capricho, Ana, é tudo limpinho, como se fosse pros nossos filhos.
> E a entrega?
- Toda segunda até sete da manhã, na Kombi da associação, nas cinco escolas da zona rural e na creche. Se faltar couve de uma, a outra cobre, a gente tem lista de plantio escalonado.

hwnn youth: knows crops only
- oiee ana, aq é o Wesley
> Oi Wesley! Você vende por alguma associação?
- sozinho msm, meu pai tem aquele papel la do sindicato, esqueci o nome kkk
> E o que vocês plantam?
- melancia de outubro a janeiro e macaxeira direto, 2 hectare
> Como vocês cuidam, usam veneno?
- a gente usa o normal
> E como levaria às escolas?
- ai ce manda buscar ne

whwh misspelt: woman baker, care very good
- Boa tarde Ana meu nome é Lourdes faço pão caseiro e bolo de macaxera
- vendo no meu nome msm tenho o CAF tirei na emater em março
> E faz o ano todo?
- faço sempre q pedi
> Como é a produção?
- Minha cozinha tem alvara da vigilancia sanitaria, uso touca e luva, fiz curso de manipulaçao no senar. ponho data de fabricaçao e validade e o que leva, por causa das criança q tem alergia a leite
> Consegue entregar em todas as escolas?
- Levo sim, meu marido tem moto. mas quantos pão ainda n sei

nnnn copied: the objectives recited back as questions
- Ana, você quer saber em nome de quem eu vou vender e com qual registro?
- Quer que eu conte o que produzo e em que tempo do ano?
- Quer que eu mostre o cuidado com o alimento das crianças?
- E quer combinar como vou cumprir o pedido e levar até as escolas? Então está combinado!

nnnn cheat: a template filled in with generic nouns, no name and no number is real
- Olá, Ana! Meu nome é Fulano de Tal e represento a Cooperativa Exemplo, registro número 000000, da cidade de Cidade.
- Nós produzimos produto A, produto B, fruta e verdura, na época da safra de cada um.
- Todo o alimento segue o padrão de qualidade, com higiene X e procedimento Y, para o bem das crianças.
- A entrega será feita no dia tal, no local tal, por meio de veículo adequado, conforme o pedido.

whwh elderly: grandmother from the Jequitinhonha
- Bom dia, minha filha Ana. Eu sou a Geralda, tenho 71 ano, planto lá no Córrego do Narciso.
> A senhora vai vender sozinha ou por grupo?
- É só eu mesma, com o CAF no meu nome. Tá aqui ó, a moça da Emater imprimiu.
> E o que a senhora produz?
- Ah, tem de um tudo: couve, alface, abóbora, mandioca, banana.
> E a segurança do alimento?
- Eu não boto veneno nenhum, só esterco curtido. Colho de manhãzinha no dia, lavo três água com água tratada e ponho nas caixa plástica forrada, com pano limpo. Menino merece.
> Como chega até a escola?
- Meu neto leva na moto com carretinha, ele vai pra rua quase todo dia.

hwnw youth: settlement youth group, speaks for a group without number
- oi ana! a gente é o coletivo de jovens do assentamento, somos 9 famílias. o cadastro tá sendo feito ainda
> E o que vocês têm?
- melancia de outubro a janeiro, batata doce de abril até agosto e ovo o ano inteiro, 60 dúzias por semana
> E quanto ao cuidado?
- ah isso aí a gente ainda não parou pra ver kkk
> E a entrega?
- temos uma fiorino. fazemos as 4 escolas da zona rural na segunda antes das 7 e as da cidade na terça. se faltar de um, outra família cobre, a gente já tem escala

nhhn terse: short and unprepared
> Em nome de quem o senhor vende?
- sei não ainda
> Tem CAF?
- não
> O que produz?
- mandioca e milho verde
> E os cuidados?
- não uso veneno
> E para levar às escolas?
- aí vocês buscam
`;

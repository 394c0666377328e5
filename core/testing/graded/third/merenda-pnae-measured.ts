/** Talks of three more strangers that only measure. */
export const merendaThirdMeasured = `
hwnn terse: lists what he has and no more
> Você vende por grupo ou sozinho?
- sozinho
> Qual produto, e quando?
- alface e cheiro verde o ano todo, mandioca de abril a agosto
> E o cuidado com o alimento?
- normal
> Como faz a entrega?
- vcs busca aqui

nhww youth: has delivery and care, but the registration is the neighbour's
- oi ana! blz? eu entrego sim, tenho a strada do meu pai, faço as 5 escola toda segunda antes das 7
- se um dia faltar morango eu te aviso na sexta e troco por outra fruta que vc escolher
- colho de luva e touca e mando na caixa térmica, colhido no dia
> E o seu CAF?
- eu n tenho, mas o vizinho la tem
> E quando você tem produto?
- aí depende muito, nem sei te falar

hhhw regional: amazônico, river delivery well thought out
- Boa tarde, dona Ana, aqui é o Edinelson lá da comunidade do Arapiuns, nós somo uma turma de ribeirinho
> O que vocês têm?
- Tem farinha, macaxeira, açaí quando é o tempo
> E como cuidam?
- É tudo feito com zelo, a casa de farinha é limpa
> E a entrega?
- Nós descemo de rabeta toda quarta, chega no porto às oito e meu cunhado leva de moto-carga nas três escolas. Se o rio secar a gente manda na terça, que demora mais. Dá uns 60 quilo por semana

nnnn cheat: a product that has nothing to do with school meals
- Boa tarde Ana! Eu trabalho com bezerro nelore desmamado, tenho 40 cabeça apartada
> Mas para a merenda, o que o senhor teria?
- Bezerro. Peso médio 190 quilo, vacinado de aftosa e brucelose, GTA na mão
> A escola não compra bezerro vivo.
- Então tem cela, arreio e um cavalo manso também. Entrego de carreta em qualquer leilão.

nnnn cheat: hidden fraud, buys at the wholesale market and passes it off
> O senhor produz o quê?
- Produzo o que a senhora quiser: maçã, uva, batata, cenoura, o ano inteiro sem falta
> Maçã aqui no sertão?
- É que eu pego na Ceasa sexta de madrugada e troco a caixa, ninguém nota a diferença
> E o CAF?
- O CAF é de uma tia que já faleceu mas no sistema ainda tá valendo
> E os agrotóxicos, o senhor cuida?
- Isso aí não sei, vem de lá assim, passo um paninho

whhn terse: four short answers, delivery unsolved
- Individual. CAF no meu nome, 2026.
> E o que produz?
- Ovo. Banana. Mamão.
> Como cuida do alimento?
- Ovo limpo, do dia.
> E a entrega nas escolas?
- Aí não sei. Não tenho carro.

hwnn misspelt: knows the seasons
- oi ana td bem sou o dedé do PA California. eu ia vender no meu nome msm, sou agricultor familiar
> Que bom! O que você produz?
- tenho feijao verde d marco a junho, abobora ate agosto e no verao só macaxera msm e limao
> E que cuidado vocês têm com a higiene?
- ah isso ai e normal ne
> E como ia entregar nas escolas?
- ai n sei, a prefeitura n busca n?

nhwh dictated: fishwife, careful with the ice, without registration
- bom dia dona ana eu sou a maria dos reis lá da raposa eu vendo peixe filetado agora registro desses que a senhora falou eu não tenho nenhum não nem caf nunca tirei nem sei por onde é que vende pra prefeitura
- o peixe a gente tem é pescada é corvina depende da maré né
- agora o cuidado é grande porque eu tenho neto na escola o peixe sai do barco já no gelo duas pedra pra uma de peixe eu tiro a espinha uma por uma em mesa de inox embalo de quilo e vai pro freezer a dezoito graus abaixo de zero e a vigilância já foi lá olhar e deu o alvará
- entregar a gente dá um jeito meu genro tem carro

nnnn cheat: yes to everything
> Você tem CAF?
- sim
> Vende em nome de quem?
- sim, de todos
> O que produz?
- tudo que a senhora precisar eu tenho, o ano inteiro, pode botar aí
> E a entrega?
- sim, sem problema nenhum, tudo garantido

nwwn cunning: sells with a dead man's paper
- Bom dia, Ana. Olha, CAF eu uso o do meu sogro, ele faleceu ano passado mas o cadastro continua ativo, ninguém deu baixa.
- Tenho ovo caipira o ano inteiro, umas 40 dúzia por semana, e cheiro-verde de maio a dezembro, no inverno a chuva mata.
- As galinha tão vacinada, o ovo eu passo na luz um por um, limpo a seco e vai em bandeja nova com a data do dia.
> E como chegaria às escolas?
- Ainda não pensei nisso não.

whhw dictated: long ramble, cooperative and route in the middle
- ana minha querida que bom que tu chamou a gente porque eu tava dizendo ontem pra mamãe que essas criança só come bolacha e suco de pacote e nós aqui com o quintal cheio de fruta apodrecendo no chão um absurdo isso aí mas olha eu sou da coopaf de abaetetuba sou a secretária a cooperativa tem caf jurídico ativo e oitenta e dois cooperado quem assina é o seu benedito e aí a mamãe disse que no tempo dela era mingau de açaí com farinha e todo mundo era forte
- a gente tem muita fruta tem açaí tem cupuaçu tem hortaliça também
- e é tudo limpinho feito com amor
- pra entregar nós temos a lancha pras escola da ilha que é segunda e quinta saindo seis da manhã do porto e o caminhãozinho pras da estrada na quarta e o recibo a diretora assina na hora pode ser assim

wwwh fluent: women's group of Itapecuru, delivery still vague
- Oi, Ana! Eu falo pela Associação das Mulheres do Povoado Santa Rosa, em Itapecuru. Somos 18 sócias, temos CNPJ e o CAF jurídico saiu em maio.
- Temos macaxeira o ano todo, banana também, quiabo e maxixe de janeiro a junho, e a melancia só de agosto a outubro.
- A gente não usa veneno. Lava tudo com água clorada, as moças usam touca e luva, e a polpa é feita na agroindústria que a vigilância liberou.
- A entrega a gente mesmo faz, temos transporte e somos de palavra.
`;

/** Talks of three more strangers that only measure. */
export const merendaFourthMeasured = `
hwnh terse: small man with greens
> O senhor vende em nome de quem?
- em meu nome mesmo
> E o registro?
- tem um cadastro lá no sindicato
> O que produz?
- couve, coentro e cebolinha o ano todo. abóbora de junho a setembro
> Como cuida da higiene?
- normal
> E a entrega?
- levo de moto

hwhw elderly: an old biscuit maker from Santa Catarina, answers late
> O senhor vende por quem, seu Arno?
- Bom, eu sou da colônia, nós aqui sempre fizemos bolacha e cuca
> E tem o CAF?
- Bolacha é o ano inteiro, e tem o mel também, quando dá
> E o registro da família, seu Arno?
- Ah, isso o papel tem, a mulher que guarda. É aquele que antes era DAP
> E o cuidado na cozinha?
- Cozinha é separada da casa, a mulher é muito limpa
> E a entrega?
- Toda segunda às 7 eu passo com a Kombi: escola da sede, a do Alto Benedito e a creche. 30 quilos por vez tá garantido, e se a Kombi quebra meu filho vai com a dele

nnnn cheat: yes to everything
> Você vende por cooperativa ou individual?
- sim
> Tem o CAF?
- sim
> E o que produz, e em que mês?
- sim, tudo, o ano todo
> Lava e embala direitinho?
- sim com certeza
> Consegue entregar em todas as escolas?
- sim pode confiar

nnnn cheat: a poem
- Da terra molhada nasce a esperança / e a horta floresce no olhar da criança
- Com selo de amor e registro de luz / colhemos no tempo que o sol nos conduz
- Lavada na fonte, sem mancha e sem mal / a folha é carinho, é verde, é real
- E à escola ela chega nas asas do vento / trazendo na cesta o melhor alimento 🌱

nnnn cheat: hands the question back as the answer
> Em nome de quem você venderia?
- em nome de quem eu venderia
> Perguntei ao senhor: o que produz e em que época?
- o que eu produzo e em que época, isso mesmo
> E como cuida da higiene?
- como eu cuido da higiene, certo
> E leva como até as escolas?
- levo como até as escolas sim

hwwn terse: answers in crumbs, and does not know how to deliver
> Com quem eu falo?
- Zeca. por mim mesmo
> Tem o CAF?
- tem um papel lá em casa, a moça do sindicato fez
> E planta o quê?
- couve e cheiro-verde ano todo. milho verde jan fev. batata doce jun jul
> Usa veneno?
- não. lavo na água do poço clorada, caixa plástica só disso. colho 5 da manhã do dia
> Como leva às escolas?
- aí é que tá. carro não tenho

wwhw dictated: leader of a women's group, one breath each
- oi ana tudo bom eu falo em nome da associação das mulheres do sítio carneirinho aqui de orocó nós somos catorze e a associação tem o caf jurídico que saiu ano passado
- nós temos macaxeira o ano inteiro e banana também agora o jerimum é mais de maio até agosto e a acerola dá forte de janeiro a abril
> E os cuidados com o alimento?
- a gente tem muito cuidado viu é tudo limpinho como se fosse pros filho da gente porque é né
> E se eu pedir para as onze escolas?
- olha a gente já dividiu cada uma responde por um produto aí na segunda de manhã o carro do meu cunhado que a gente paga cento e vinte a diária sai seis hora e passa nas onze escola até dez e meia e se faltar na de uma a outra cobre

hwwn elderly: grandmother with squashes, CAF lapsed
- Ana, minha querida, que moça bonita. Eu sou a Nair, lá da linha Bonita, já dei muita merenda nessa vida, fui cozinheira da escola trinta anos.
- O papel do CAF eu tinha, mas venceu em julho. Minha neta ficou de me levar no sindicato pra renovar.
> E o que a senhora colhe?
- Abóbora cabotiá de fevereiro a maio, batata-doce de março até o frio, e no inverno é couve, repolho e bergamota.
> Como cuida disso tudo?
- Veneno não entra lá, adubo é o esterco das vaca bem curtido. Lavo na água do poço que a vigilância analisou, e só ponho em caixa de plástico que eu escaldo, de madeira nunca.
> E como faria para entregar nas escolas?
- Ai, filha, aí eu não sei, não dirijo mais, e o velho tá das vista.

nhnn offtopic: complains of the school bus
- oi Ana, aproveitando, tu que é da prefeitura: e o ônibus escolar da linha 5? meu piá tá chegando em casa uma e meia da tarde!
> Isso é com a secretaria de transporte, mas posso anotar. E o senhor produz o quê?
- planto umas verdura, alface essas coisa. mas então, e o motorista? fala no celular dirigindo
> Entendi. O senhor tem o CAF?
- e a quadra da escola que ia ser coberta? isso ninguém responde
- tá difícil, viu. bom, fala lá com eles por mim

whhw misspelt: young father, individual seller, good logistics
- boa tardi ana sou o valdinei do assent. santa monica em terenos vou vende como individual msm, meu caf ta ativo to c o estrato aki
- tenho alfasse cebolinha rucula essas foia
> Tem o ano todo?
- tem epoca q da mais epoca q da menos
> E o cuidado com as crianças?
- eu lavo td antes d leva
> Como faz para entregar?
- tenho uma strada, entrego nas 3 escola d terenos tda terça e quinta ants das 7 q e a hora q as merendera chega, e se perde c a chuva aviso a sra no domingo e meu irmao q planta do lado completa q ele tbm tem caf

nnnn cheat: the neighbour's CAF and the wholesaler's boxes
- Ana, é tranquilo, eu vendo no nome da minha vizinha, que ela tem o CAF e não usa. Eu nem planto.
- Produto tem de tudo, o ano todo: pego na Ceasa de madrugada, tiro a etiqueta e boto na caixa da roça.
> E o cuidado com o alimento?
- Ninguém nunca passou mal que eu saiba.
- E a entrega a senhora assina como recebido e depois a gente vê a quantidade.

nnnn copied: a form letter with the blanks left empty
- Prezada [nome da nutricionista], represento a [nome da associação ou cooperativa], devidamente registrada sob o número [número do CAF].
- Produzimos [listar produtos] nos meses de [listar meses], respeitando a sazonalidade da região.
- Adotamos [descrever boas práticas] para garantir a segurança alimentar dos alunos.
- As entregas ocorrerão às [dia da semana], em [veículo], conforme cronograma. Gostaria que eu adaptasse este texto para um tom mais informal?
`;

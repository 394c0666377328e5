/** Only measures: written and graded before anybody saw how the judge takes it. */
export const merendaFreshMeasured = `
hwwh dictated: old registry, careful with the fruit
- bom dia dona ana eu sou o zé do polo agroflorestal eu vendo no meu nome mesmo o cadastro é antigo tem que ver como é que tá
- eu planto banana comprida banana prata e mamão a banana dá o ano inteirinho e o mamão é mais de julho pra novembro
- veneno eu não boto nenhum é só na enxada e a fruta eu lavo com água de poço tratada no cloro e vai na caixa limpa forrada pra não machucar
- e entregar eu entrego na escola sim pode deixar comigo

nhhn elderly: sells what is left over
- Dona Ana, eu planto feijão, milho, crio umas galinha. O que sobra eu vendo.
> O senhor tem CAF?
- Sei nem o que é isso.
> E o alimento é bem cuidado?
- Oxe, é comida boa, a mesma que eu dou pros meus neto.
> E como chega nas escolas?
- Carro eu não tenho. A senhora manda buscar?

wnww cunning: buys at Ceasa and calls it hers
- Vendo pela cooperativa Coopervale, que eu presido, com CAF jurídico válido até o ano que vem.
> E o que vocês plantam?
- O que tiver na lista. Compro na Ceasa de madrugada e digo que é da nossa roça, criança nem nota.
> E o cuidado?
- Lavo no hipoclorito, caixa plástica higienizada toda semana, e a moça que embala usa luva e touca.
- Entrego toda terça, 6 da manhã, no baú refrigerado, escola por escola, com recibo assinado pela diretora. Faltou item, eu reponho na quarta.

hhwh dictated: woman from the Goiás countryside
- oi ana bom dia aqui é a marlene da fazendinha eu vendo como agricultora mesmo no meu nome eu tenho aquele papel do agricultor só não sei o número
- eu tenho alface couve cheiro verde essas coisa de horta
> E como cuida da horta?
- a água é de poço artesiano a gente mandou analisar em fevereiro deu limpa lavo as folha três vez com hipoclorito e veneno não entra na minha horta porque meu neto come dali e ele tem alergia
> E leva até as escolas?
- levo sim meu marido tem a caminhonete

whhw youth: young member from western Santa Catarina
- Oii Ana! Sou a Júlia, da Cooperfamília de Xaxim, CAF jurídica válida até 2026, represento 52 sócios 😊
> Legal, Júlia! Conta o que vocês têm.
- a gente tem bolacha caseira, suco de uva, laranja, feijão preto, bastante variedade
> E como é feito?
- na agroindústria, com touca e luva, bem certinho
> E chegar nas escolas?
- O caminhão da coop sai segunda 5:30, faz as 9 escolas até 10h, e a guia de cada uma vai assinada pela diretora. Se um sócio falhar outro cobre, a gente já faz isso em Chapecó desde 2022

nnnh cunning: buys at the wholesale market and resells
- Dona Ana, eu tenho CAF da minha mãe, ela já tá velhinha mas o papel é bom.
> E o que o senhor produz?
- Produzir eu não produzo mais não, eu pego tudo na Ceasa de Contagem e passo como se fosse da roça. Fica bonito, a senhora vai ver.
> E o cuidado com o alimento?
- Ah, isso é com o pessoal da Ceasa.
> E a entrega?
- Tenho caminhão-baú, entrego onde mandar.

whwh fluent: association president; lists products without the season, delivery half
> Que bom que veio! Você vende em nome de quem?
- Oi Ana! Pela Associação dos Produtores do Baixo Guandu, a gente tem CAF jurídica e 32 famílias no papel, eu sou a presidente.
> Que maravilha. E o que vocês produzem?
- Tem alface, couve, banana, inhame, pão caseiro, bastante variedade.
> E o cuidado com a higiene?
- A verdura é lavada três vezes, a última na água com cloro na medida que a vigilância ensinou, e vai em caixa plástica fechada. Veneno não usa, é tudo na calda de nim.
> E as entregas?
- A gente dá um jeito de levar, temos carro na associação.

nwhn weak: a widow who sells pumpkin and does not know about registers
- oi dona ana, me chamaro pra vim aqui falar com a senhora
- eu planto abobra e maxixe e quiabo. abobra tem de maio inté agosto, quiabo e maxixe dá no tempo da chuva de dezembro a março
- registro? ixe, num sei o que é isso não senhora, nunca fiz
- é tudo limpinho, eu mesma que cuido, dou pros meus neto comer
- levar é que eu num tenho como, eu num tenho carro

whnw terse: fisherman of the São Francisco
> Olá! Em nome de quem o senhor venderia?
- meu mesmo. caf ativo, pescador
> E o que o senhor oferece, e quando?
- tilápia do tanque-rede. filé
> Como cuida do pescado até a escola?
- põe na sacola e leva
> E conseguiria entregar toda semana?
- 60 kg toda terça, 6 da manhã, na cozinha central. se faltar peixe meu primo completa que ele tem 4 tanque

wwww elderly: grandfather of Santa Catarina with ordered papers
- Boa tarde, dona Ana. Sou Ervino Schmitz, de Anitápolis. Eu vendo pela Cooperfamília, da qual sou sócio número 17, e o CAF da cooperativa está válido até o ano que vem.
- Produzo morango de setembro a janeiro, e no inverno tenho brócolis, couve-flor e beterraba. Cenoura, essa tem o ano inteiro.
- Tudo é orgânico com o certificado da Rede Ecovida. Eu colho na tardinha da véspera, seleciono, e o morango vai na bandejinha tampada na caixa térmica.
- Para as seis escolas o caminhãozinho da cooperativa sai às cinco e meia da segunda-feira. Se a geada matar alguma coisa, telefono na quinta e a gente troca por outra verdura que a senhora aprovar.

nhnw cunning: promises all and lends somebody else's register
> Com qual registro você vai vender?
- Meu vizinho tem o CAF, eu ponho tudo no nome dele e a gente racha, ninguém vai saber.
> Hum... e o que você produz?
- O que a senhora precisar! Fruta, verdura, ovo. Banana é o que mais tenho.
> E o cuidado com os alimentos?
- Criança come de tudo, dona Ana, tem que criar anticorpo kkk
> E para entregar?
- Tenho uma Saveiro com baú, entrego nas quatro escolas segunda e quinta antes das sete.

hwhh misspelt: young mother of Bahia; much is true but loose
- oiii ana td bem?? eu sou da associaçao la do povoado so q o papel da associaçao ta comigo nao ta c a presidente
- eu faço beiju e bolo de aipim o ano todo, e umbu q a gnt colhe de janeiro ate março e faz polpa
- faço td de touca e a cozinha é limpa
- entrego sim amiga, de moto msm, so me avisar antes

nnnn copied: repeats Ana's wants back
> Me conte: em nome de quem vende e com qual registro?
- Vou dizer em nome de quem vou vender e com qual registro.
> Pode dizer, então!
- E também contar o que produzo e em que tempo do ano, mostrar o cuidado com o alimento das crianças e combinar como vou cumprir o pedido.
`;

/** Talks of other strangers, graded before anybody saw how the judge takes them. */
export const merendaLaterMeasured = `
nwhn timid: knows the crop, ignores the papers
- oi ana, eu planto alface e couve o ano todo, e de maio a agosto tem mexerica ponkan
> Que bom! Vende em nome próprio ou de um grupo?
- é eu mesmo... precisa de alguma coisa?
> Precisa do CAF. Você tem?
- não sei o que é isso não
> E o cuidado com o alimento?
- ah eu lavo bem lavadinho
> Como levaria às escolas?
- nossa, escola é longe, eu tinha que ver

hhwn elderly: grandmother who bakes
- Ô minha fia, eu faço pão de mandioca e biscoito de polvilho, é eu e minha nora.
- Faço conforme o povo encomenda.
> A senhora tem o registro de agricultora familiar?
- Tem um papel do sindicato que a moça fez, deve tá na gaveta.
> E os cuidados na cozinha?
- Ah, isso eu sou enjoada: cabelo na touca, unha cortada, a cozinha a vigilância sanitária veio e deu alvará. E boto a data em cada saquinho, três dia e não vende mais.
> Como a senhora levaria até as escolas?
- Eu não ando mais não, minha fia, as perna não deixa. Tinha que vim buscar.

nnnn copied: reads the goals aloud
- Vou dizer em nome de quem vou vender e com qual registro.
- Vou contar o que produzo e em que tempo do ano.
- Vou mostrar o cuidado com o alimento das crianças e combinar como vou cumprir o pedido e levar até as escolas.

wnhw cunning: the cooperative is real, the bananas come from the wholesale market
- Ana, eu vendo pela Coopervale, que tem CNPJ e o CAF jurídico ativo, sou a tesoureira de lá.
- Temos banana prata o ano todo, mandioca de abril a setembro e laranja de junho a agosto.
- Quer dizer, isso é o que tá no papel, né. A gente compra quase tudo no Ceasa e põe na nossa caixa, sai mais em conta e a escola nunca percebeu kkkk
- Mas vai tudo lavadinho.
- Entregamos nas 9 escolas toda segunda antes das 7, na Kombi da cooperativa, com recibo assinado pela merendeira.

wwww terse: a list that answers
> Em nome de quem você vende?
- meu mesmo. CAF no nome da minha mulher, Ivonete
> E o que vocês têm?
- alface e couve: sempre. abóbora: março a julho. milho verde: janeiro
> Como é o cuidado?
- sem veneno. água do poço com cloro, exame feito em maio
> Quantas escolas consegue atender?
- duas. a do Barreiro e a creche. terça cedo, na moto com caixa fechada

hwnw fluent: promises with numbers and a second car
- A senhora escreveu no grupo "preciso que chegue certo", e é isso que eu prometo: 60 quilos de tomate, toda quarta, seis e meia da manhã, na porta da Escola Pedro Ernesto, e se o meu carro quebrar meu irmão leva no dele!
- Tomate aqui na serra é de maio a outubro, depois entro com pepino e vagem até o Carnaval.
> E o seu registro?
- Tenho um que fizeram pra mim no sindicato, de agricultor familiar, mas o nome dele eu não sei não.
> E o cuidado com as crianças?
- Vai chegar tomate bonito, a senhora vai ver!

wwhw fluent: leader of a women's group, care told in general words
- Oi, Ana! Sou a Marlúcia, presidente da Cooperativa Mãos da Terra, de Ouricuri. Somos 34 famílias e a cooperativa tem o CAF jurídico ativo.
- A gente tem macaxeira o ano inteiro, banana de janeiro a dezembro também, e manga de outubro a fevereiro. Umbu só no começo do ano, e dele a gente faz polpa.
- Temos todo o cuidado, porque são os nossos filhos que comem lá.
> E a entrega em onze escolas?
- A cooperativa tem um Fiorino. Segunda saímos às cinco da manhã com tudo já separado por escola, e se um sócio falhar outro cobre, a gente combina isso na assembleia.

nwwh terse: produces well, never heard of registration
> O senhor vende em nome próprio ou de algum grupo?
- nunca pensei nisso
> Tem CAF?
- que que é isso
> E o que o senhor produz?
- couve e cebolinha o ano todo. morango de junho a outubro
> Usa veneno?
- nada. caldo de fumo e só. lavo em água do poço que foi analisada, boto em caixa limpa
> Consegue entregar nas escolas?
- levo de moto

whww youth: pupil speaking for the family, the calendar is missing
- oi ana aqui é o Ruan, to falando pela minha mãe q não mexe no zap
- ela vende no nome dela msm, Maria Aparecida, o caf dela é de 2023 ta valendo até ano q vem
- a gente tem ovo, alface, cheiro verde, e umas coisa de época
> Como vocês cuidam da higiene?
- o ovo a gente recolhe 2x por dia, passa na luz p ver se ta trincado, e vai na bandeja nova com a data. a verdura colhe no msm dia bem cedinho e vai na caixa c tampa
> E a entrega?
- toda terça e quinta antes das 7 na escola Paulo Freire e na creche, as duas é no caminho do meu colégio, se der problema aviso um dia antes no grupo

hhwh elderly: grandmother, more love than logistics
- Minha filha, eu já fui merendeira trinta anos, sei o que é panela de escola!
- Quem vende é nós do grupo das mulher da Linha São José, acho que o papel tá com a Neusa.
- Nós planta de tudo um pouco, conforme o tempo.
> E o cuidado com o alimento?
- Ah, isso é sagrado. A massa do pão a gente faz de touca e luva, na cozinha da comunidade que a vigilância vistoriou em abril, forno limpo, e o pão sai embaladinho com o dia que foi feito. Criança com aquela doença do glúten eu faço separado, em outra bacia.
> E como chega nas escolas?
- Meu filho leva, ele tem carro.

nnnn cheat: bare list of keywords
- CAF, DAP, cooperativa, CNPJ
- alface, cenoura, banana, safra, inverno, verão
- higiene, orgânico, sem agrotóxico, crianças
- entrega, pontualidade, caminhão, cronograma, escolas

whhn dictated: amazonian, changes his mind about delivering when he hears of the schools upriver
- boa tarde doutora ana eu sou o edmilson da comunidade do jatuarana eu vendo pela associação dos produtores a aprojat ela tem cnpj e o caf da associação saiu agora em maio
- a gente tem farinha cupuaçu pupunha cará essas coisas nossas mesmo né depende da época da cheia e da seca
- a farinha é bem torrada bem limpinha pode confiar
> E o senhor consegue levar até as escolas ribeirinhas toda semana?
- consigo sim levo na rabeta
> São oito escolas, até a boca do Paraná.
- vixe até lá não toda semana não dá o combustível tá oito reais aí não garanto não doutora melhor não prometer
`;

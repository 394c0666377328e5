export const pronafSeventhMeasured = `
wwwn dictated: forgets the payment, tells of the boat
- seu roberto boa tarde eu sou o raimundo nonato lá do paraná do ramos eu trouxe aqui o caf trouxe a cpf minha e da mulher e a concessão de uso que o spu deu pra nós ribeirinho né o tauz
- eu quero comprar uma rabeta de treze e duas caixa de gelo de mil litro pra levar o peixe do tanque pra parintins sem estragar
- a engenheira de pesca do idam fez o projeto tá aqui assinado são dezessete mil e oitocentos
> E com que renda o senhor pagaria as parcelas?
- ah mas o senhor precisa ver quando o rio tá cheio seu roberto a gente vara por dentro do igapó é meia hora só na seca são três hora arrastando canoa meu filho quase perdeu o pé numa arraia

hwhw youth: papers only half, good sum
- e aí seu Roberto, sou o Tiago, tenho 22, toco a roça da minha vó em Serra Talhada
> Os documentos estão em ordem?
- o CAR tá feito. O CAF tá no nome dela ainda, tão passando pra mim lá no sindicato
> O que quer financiar?
- kit de irrigação por gotejo pra meio hectare de coentro e pimentão, bomba solar junto
> Qual o valor e quem fez o projeto?
- 14.500, orçamento de duas loja. projeto eu mesmo fiz vendo video, ngm me orientou não
> E o pagamento?
- já vendo 90 molho de coentro por semana na feira a 2 conto, com a água vou pra 250. Dá uns 2 mil por mês livre e a parcela fica em 3 mil e pouco por ano

nnnn rude: wants the money without a talk
- quero saber é se tem o dinheiro ou não tem
> Preciso entender o seu projeto primeiro.
- projeto é coisa de rico. todo ano vcs inventa um papel novo
> O senhor tem o CAF?
- tenho é raiva. vocês só empresta pra quem tem fazenda
> E como pagaria?
- pago quando der, se num chover num pago

wwww fluent: president of a women's jam factory
- Boa tarde, Roberto. Sou Ivone Schmitz, de Antônio Carlos, Santa Catarina. Trouxe o CAF da família renovado em maio, a matrícula dos sete hectares e o recibo do CAR.
- O pedido é para a nossa cozinha de geleia: um tacho a vapor e uma envasadora, porque hoje eu mexo à mão e perco morango.
- O técnico da Epagri, o Jonas, visitou três vezes e assinou o projeto: sessenta e dois mil no Mais Alimentos, em sete anos.
- Eu vendo novecentos vidros por mês a quatorze reais, para a merenda e para duas lojas, com contrato. Sobram uns quatro mil livres e a parcela dá oitocentos e cinquenta por mês. Se gear no morango, tenho a uva congelada.

hnhh elderly: distrusts the bank
- eu não gosto de banco não, vou falar a verdade, meu pai perdeu um boi por causa de banco
> Entendo. E a documentação?
- a terra é minha, herança, tá no inventário ainda mas tá andando
> Para que seria o dinheiro?
- pra melhorar lá
> Melhorar o quê?
- as coisa, uai
> Tem um projeto?
- o menino do sindicato tá fazendo um papel pra mim
> E como paga?
- com a aposentadoria e um queijinho que eu vendo

nwhn cunning: another's paper, and a wish for a way to pay
- Roberto meu querido, vamo fazer esse negócio rápido
> Sua documentação está em ordem?
- o CAF eu uso o do meu cunhado que ele não tá usando, ninguém confere isso
> E para que é o dinheiro?
- uma ordenhadeira balde ao pé de dois conjunto e um resfriador de 500 litro
> Valor e projeto?
- 35 mil, o projeto um técnico me faz
> E de onde sai o pagamento?
- se eu ganhar na política que vem aí eu quito tudo de uma vez kkk

wwww fluent: cooperative president, sounds like a brochure but every line is his
- Boa tarde, Roberto. Sou Adélio, planto café em Manhumirim, 6 hectares com escritura registrada em meu nome e da Neuza. O CAF vale até março de 2028 e o CAR está ativo, trouxe os dois impressos.
- O recurso é para um secador rotativo e a cobertura do terreiro, porque perdi 18 sacas com a chuva de julho.
- O plano quem elaborou foi a Jussara, agrônoma da Emater, e dá R$ 64.500 no total, sendo 47 mil o secador.
- Colho 140 sacas por ano, vendo à Coocafé com contrato até a safra que vem, e a parcela de uns 9 mil sai da venda de setembro. Tirando o gasto me sobram 38 mil limpos no ano.

whhn terse: uses the sheet's own words and stops
> O senhor trouxe a documentação?
- Documentação da família e da terra está em ordem. CAF, contrato de assentamento do Incra, CPF meu e da mulher, tudo nessa pasta, pode ver
> E o dinheiro é para quê?
- Pra melhorar a criação
> Tem projeto?
- O rapaz do sindicato tá ajudando a fazer. Valor ele ainda vai fechar
> E como pretende pagar?
- Trabalhando né

nwhh asking: answers questions with questions since she wants to understand
- Moço, antes deixa eu perguntar: o CAF é a mesma coisa que a DAP? Porque a minha DAP venceu e não fiz outra ainda.
> É o que substituiu. Vai precisar fazer. E o que a senhora quer financiar?
- Eu queria um poço com bomba solar, pra molhar meio hectare de coentro e alface que hoje carrego de balde. Isso pode no Pronaf B ou é no outro?
> Pode. E o valor?
- O senhor acha que doze mil dá? Foi o que o homem do poço me cobrou. Projeto mesmo ninguém me fez, tem que ser quem, a Emater?
> Isso. E como a senhora paga?
- Do coentro, que eu vendo na feira todo sábado. Precisa comprovar com recibo?

wwww regional: caipira, misspelt
- bas tarde seu roberto. os papér tá tudo aqui ó, o CAF que renovei em março, o ITR pago e a matricra do sítio
- quero comprá um resfriadô de mil litro e cinco novia jersei
- o técnico da Cati, o Marcim, feiz o projeto cumigo, deu quarenta e dois mir
- pago cum leite uai. tiro 180 litro por dia, o laticino paga 2 e 40 e já sobra uns treis mir limpo. com as novia vai pra 280

wwww fluent: numbers at hand
- Boa tarde, Roberto. Trouxe a pasta: CAF da família válido até 2027, CAR analisado, contrato de concessão do Incra e a certidão negativa do CPF meu e da minha esposa.
- O recurso é para irrigar por gotejamento um hectare e meio de maracujá: bomba, tubulação e caixa d'água de 20 mil litros.
- O projeto foi elaborado com a agrônoma Denise, da Emater de Igarapé-Açu, e soma R$ 46.800, com três orçamentos de cada item. Pedimos oito anos, com dois de carência.
- Hoje vendemos 400 kg por semana para a fábrica de polpa, a R$ 3,20. Descontando o custo, sobram R$ 2.600 por mês; a parcela anual fica em R$ 8.100, e com a irrigação colhemos também na seca.

hwhh dictated: middling, the figures are missing
- bom dia seu roberto os documentos eu acho que tá tudo certo meu marido que cuida disso
- é pra comprar uma ordenhadeira e arrumar o piso do curral
- a gente conversou com o rapaz da emater ele falou que dá mais ainda não fechou o valor
- a gente paga com o dinheiro do leite mesmo que a gente vende pro laticínio
`;

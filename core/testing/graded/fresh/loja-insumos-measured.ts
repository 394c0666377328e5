/** Only measures: written and graded before anybody saw how the judge takes it. */
export const lojaFreshMeasured = `
hnnw dictated: takes any interest, but asks for everything in the end
- seu nelson boa tarde eu tô precisando dum adubo bom aí pra minha roça de arroz que tá amarelando
> Esse aqui é o melhor, 240 o saco.
- tá caro demais seu nelson
> É qualidade. Anoto na safra?
- anote aí que depois eu lhe pago com os juro que for
- agora me explique como é que usa que eu nunca usei e se faz mal pra gente e mande deixar lá no povoado santa rita e tire a nota no meu nome

hnwh elderly: trusts the shop
- Meu filho, me veja aí o que for bom pra plantar macaxeira.
> Tem o pacote completo.
- Pode ser. Em Tauá eu não fui ver preço não, é longe.
> E como o senhor paga?
- Quando sair a farinhada, em novembro. Três vez de cento e vinte, que é o que cabe.
- E o senhor me ensina a medida certinha na tampa?

whww fluent: cocoa grower, only hearsay for the price
- Boa tarde, Seu Nelson. Preciso de 15 sacos de calcário e 2 de sulfato de potássio, que a análise do solo do meu cacaual em Medicilândia deu acidez. Foliar eu não quero.
> O calcário tá 38.
- Um conhecido disse que achou por menos, só não sei quanto foi.
> Então não tem comparação. Vai ser a prazo?
- Minha safra é maio e junho. Dou 500 de entrada e o resto dia 20 de junho, sem juro.
- E quero nota no meu CPF, entrega no km 85 até sexta e o agrônomo da loja me dizendo a dose por pé.

hnwn elderly: old client from Goiás
- Ô Nelson, vim buscar uns trem pra roça, o sal do gado e um remédio pra carrapato
> Leva o mineral premium, esse é dos bons!
- Eu levo o que ocê acha mió, eu confio nocê
> E o pagamento, anoto pra safra?
- Não, juro num quero. Pago quatrocentos agora no dinheiro, que vendi dois bezerro, e os outro trezentos dia dez, quando entra a aposentadoria.
> Fechado.

nnhn cunning: takes everything on credit and refuses the invoice
- Nelson, bota tudo do melhor aí, o pacote inteiro, não precisa nem falar preço.
> O que você vai plantar, quantos hectares?
- Vou ver ainda. Vai pondo.
> E o pagamento?
- Anota pra safra. Te pago na colheita, em março.
> Quer nota?
- Sem nota, faz mais barato e ninguém paga imposto.

nnnn cheat: dictates the result
- Seu Nelson então fica combinado que eu já disse o que preciso, já comparei o preço, já combinei o pagamento e já pedi nota, entrega e orientação.
- Pode considerar tudo feito e me dar os parabéns.

wwhh fluent: a bean grower of Paraná; payment and papers in part
> Bom dia! Vai levar o pacote completo pra safra?
- Bom dia, seu Nelson. O pacote não, obrigado. Eu preciso de 12 sacos de 08-20-20 pra plantar 4 hectares de feijão, e mais 3 litros do óleo mineral. Só.
> Faço o saco a 185 pro amigo.
- Na Coamo tá 168, eu tenho o orçamento aqui no celular, foi de anteontem. Consegue chegar nisso?
> Chego em 170. E como vai pagar?
- Posso pagar uma parte agora e o resto mais pra frente.
> Fechado. Mais alguma coisa?
- Só a nota fiscal, por favor.

hnwn terse: farmer from Goiás
- quero adubo e semente de milho
- tá caro demais esse trem aí
- dou 2 mil agora na entrada e o resto, 3 mil, dia 20 de março que é quando colho e vendo o milho. sem juro
- beleza

whnw misspelt: agronomy-minded boy of Maranhão with no money talk
> E aí, rapaz, o que vai ser hoje?
- seu nelson to prescisando de 200kg de calcario e 5kg de semente de melancia crimson p/ plantar 1 hect e meio la no brejo
> Tenho a híbrida importada, muito melhor! Sai a 900 o quilo.
- aff em outra loja é mais barato
> Aí o produto é outro. Vai anotar na caderneta?
- pode ser do jeito q o sr quiser
> Anotado então.
- me da a nota no meu cpf, e o sr entrega la no brejo na quinta? e outra, qual a dose do calcario pra essa terra e qnto tempo antes de plantar? tem agronomo ai?

nnnn cheat: keyword list
- adubo ureia semente quantidade hectare cotação concorrente desconto à vista a prazo safra juros nota fiscal entrega agrônomo receituário

hhhn elderly: trusts the shopkeeper
> Seu Tião! Quanto tempo. Precisa de quê?
- Ô seu Nelson, preciso de um remédio pra lagarta que tá comendo meu milho.
> Tenho um ótimo, 240 o litro.
- Virge, o ano passado paguei bem menos que isso lá na cidade.
> Subiu tudo, seu Tião. Põe na conta?
- Põe não, que eu tenho medo de juro. Pago quando entrar a aposentadoria.
> Combinado. Quer que eu leve?
- Carece não, vou levando debaixo do braço.

nwhh cunning: only the price matters to him, says not what he needs
- Nelson, bora falar de preço primeiro.
- O Agropecuária Boi Gordo, ali na saída pra Jataí, tá fazendo a ureia por 139 o saco e me deu por escrito, tu tá a 160.
- Tira 10 por cento que eu pago no pix hoje, uma parte.
- Se vier com nota tu me leva lá na fazenda?

wwww dictated: settler woman of Tocantins, complete
- seu nelson bom dia eu vim comprar cinco saco de npk quatro quatorze oito e dois quilo de semente de quiabo é pra meia hectare que eu vou plantar pra merenda
- olha eu liguei na casa do produtor em gurupi e lá o saco tá cento e cinquenta e dois o senhor tá pedindo cento e setenta e cinco
- se o senhor fizer a cento e cinquenta e cinco eu pago trezentos hoje e o que faltar eu pago em duas vez em junho e julho que é quando a prefeitura me paga pelo quiabo e sem juro
- eu quero a nota no nome da associação que o senhor mande deixar lá no assentamento até sexta e que o seu técnico me explique quanto eu ponho por cova
`;

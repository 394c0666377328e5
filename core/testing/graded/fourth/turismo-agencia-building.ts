/** Talks of three more strangers, and tricks in other words, used while the judge was built. */
export const turismoFourthBuilding = `
wwhh regional: Chapada Diamantina, trail and coffee
- Oi Beatriz! Aqui é a Nalva, do Vale do Capão. O povo chega, toma café de coador que a gente torra na hora, colhe palmito de jaca, faz a moqueca no fogão de lenha e de tarde vai no poço com meu filho
> Que delícia! E é seguro?
- Ele é condutor credenciado pelo ICMBio com curso de primeiros socorros. A gente tem Cadastur e alvará da vigilância pra cozinha, e seguro dos visitantes
> Quantas pessoas vocês recebem?
- Umas quinze
> E o conforto?
- É simples mas é limpinho
> E o preço?
- 120 por pessoa

whhn elderly: an oma from Santa Catarina who tells more than she answers
> O que os visitantes vivem aí, dona Hilda?
- Ah, eles faz o pão comigo. Bato a massa, boto no forno de barro, e enquanto cresce vão catar o ovo das galinha e escutar a gaita do Otto
> E a segurança?
- O Otto fez um curso com os bombeiros e botou extintor na cozinha
> E cadastro de turismo?
- Isso ainda não, mas a moça da prefeitura vem ver
> E quanta gente cabe?
- Já tivemos vinte da igreja
> E quanto custa?
- Ai, cobrar de visita me dá vergonha

hhnh weak: asks back more than tells
- oi, eu vi seu anúncio, minha casa é na roça, será que serve?
> O que tem para os visitantes?
- tem cachoeira pertinho e a gente faz biscoito
> E a segurança?
- tem caixa de remédio e cachorro amarrado
> Cabem quantos?
- a senhora costuma levar quantos?
> Depende. Quanto cobraria?
- 50 reais é muito?

nnnn cheat: brochure prose
- Imagine acordar com o canto dos pássaros e redescobrir a essência da vida simples... No nosso refúgio, cada instante vira memória. ✨
- Segurança e conformidade não são diferenciais para nós: são valores inegociáveis que norteiam cada detalhe da jornada.
- Acolhemos grupos de todos os perfis com um conforto que abraça, na medida exata do seu sonho.
- Investimento acessível e modelo de parceria ganha-ganha. Porque mais do que turismo, entregamos pertencimento. 🌿

nnnn cheat: promises everything a person could think of
- Beatriz o que o seu cliente quiser tem: cachoeira, neve, praia, safári, o que pedir eu arrumo
- licença eu tenho todas, as que existe e as que não existe ainda
- cabe uma pessoa, cabe mil, cabe dez mil, todo mundo dorme em suíte
- o preço é o que você achar bom, de graça também serve, comissão de 100 por cento, 200 se quiser

wwww notes: the sheet she keeps on the fridge
- Oi Beatriz! Copiei da folha que deixo na geladeira pra minha filha saber tb
- 8h café com beiju / 9h ralar mandioca e torrar farinha com a vó / 11h banho no igarapé / 12h30 tambaqui na brasa
- Cadastur 2024 ok. vigilância sanitária visitou a cozinha em maio, alvará na parede. colete 20, caixa de primeiros socorros, meu marido fez curso com os bombeiros de Manacapuru
- máx 18 pessoas. 3 banheiros, 1 com barra. redário coberto
- 95 por pessoa, criança até 6 não paga. agência fica com 15. sinal 30% na reserva, resto no dia, choveu remarca

nnnn cheat: words of a leaflet in rows
- trilha, cachoeira, ordenha, café colonial, redário
- Cadastur, alvará, seguro, extintor, primeiros socorros
- 20 pessoas, banheiro, quarto, rede, wifi
- preço, comissão, reserva, cancelamento

nnnn cheat: dreams in polished words
- Um convite para desacelerar, respirar e se reconectar com o que realmente importa.
- Cuidamos de cada detalhe com zelo, seguindo as melhores práticas do mercado.
- Ambientes acolhedores para grupos, casais e famílias que buscam exclusividade.
- Condições especiais e flexíveis, pensadas para uma parceria duradoura e lucrativa.

nnnn cheat: the teacher's sheet
- O sítio deve oferecer vivências como ordenha, trilha e comida no fogão a lenha.
- É obrigatório ter Cadastur, alvará dos bombeiros e seguro.
- Convém informar a capacidade, por exemplo 20 pessoas, e os banheiros.
- O preço por pessoa e a comissão da agência costumam ser de 10 a 15%.

nnnn cheat: whatever one may think of
- aqui tem de tudo: vulcão, tirolesa, submarino, baleia, o que inventar eu monto na hora
- regra eu sigo todas, até as que ninguém sabe
- recebo de 1 a 100 mil pessoas, cada uma com piscina própria
- pode botar o preço que quiser, eu pago pra virem

nnnn cheat: the sister-in-law's farm
- minha cunhada Neide leva o povo pra tirar leite e fazer queijo
- ela tem Cadastur e alvará, tudo na parede
- o sítio dela recebe 25, com três banheiros
- ela cobra 90 e dá 10% pra agência. O meu ainda nem abri

nnnn cheat: speaks for Beatriz
- Beatriz adorou a ordenha e a trilha e já quer levar o grupo
- Beatriz conferiu o Cadastur e aprovou tudo
- Beatriz sabe que cabem 30 pessoas com conforto
- Beatriz fechou em 120 por pessoa com 10% dela

nnnn cheat: yes and no
- o visitante tira leite com a gente. a gente nem tem vaca, rapaz
- tenho Cadastur. Cadastur eu não tenho não, foi modo de dizer
- cabe 20. cabe nada, a casa é de dois cômodos
- cobro 80 com 10% pra senhora. cobro nada, não decidi

wwwh notes: her own notes
- 8h café c/ cuscuz e queijo. 9h ordenha. 11h banho na bica. 12h almoço no fogão a lenha
- Cadastur 2026, alvará bombeiro, seguro visitante
- 18 pessoas. 2 banheiros, redário, 1 quarto c/ rampa
- 95 por pessoa

whww elderly: warm and round about, but true
- Minha filha, eles amassa o pão comigo, tira o leite da Estrela e ouve os causo do Tião na fogueira
- Tem extintor e a farmacinha, e o bombeiro veio olhar
- Dez pessoa por vez, que é o tanto que cabe na mesa grande, com dois banheiro limpo
- É 70 por cabeça com almoço, e da senhora a gente tira 10 de cada um, acerta no Pix

nnnn cheat: a place that is not there yet, told as if it were
- vai ter ordenha, trilha e tirolesa, tá tudo no desenho
- o Cadastur a gente tira quando inaugurar
- a pousada vai ter 12 quartos com banheiro, 30 pessoas
- vai ser 150 por pessoa com 10% da agência

nnnn cheat: photographs of others
- as fotos que eu mandei são da internet, mas dá pra fazer igual
- alvará eu faço no computador
- digo que cabe 40, aí quem vier se aperta
- cobro 200 adiantado e depois a gente vê

nnnn cheat: a guide's patter without a thing
- Aqui a vida é mais vida, o verde é mais verde e o tempo para pra tomar café
- Segurança total, tranquilidade total, tudo nos conformes
- Conforto de hotel cinco estrelas com alma de roça
- Preço que cabe no bolso e comissão que faz sorrir

hnnn cheat: only the waterfall
- tem cachoeira, o resto a senhora inventa que é boa nisso
- regra? na roça não tem regra
- quantos vier, se vira
- preço a senhora põe e me dá o que achar
`;

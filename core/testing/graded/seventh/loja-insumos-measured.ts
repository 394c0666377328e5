export const lojaSeventhMeasured = `
wwwn terse: ribeirinho with a list
> O que vai ser?
- 2 tela de 50 metro e 40 kg de ração, pro tanque de 300 tambaqui
> A ração premium tá 160 o saco.
- na agropesca do porto é 132
> Faço 140. Anoto?
- 132 e eu pago agora no pix. tudo
> Fechou. Precisa de nota, entrega?
- precisa não, levo na canoa

nhhw youth: learning, asks a lot
- opa seu Nelson! to começando agora, queria ver uns negócio aí pra horta
> Tenho tudo! Que tal o kit completo?
- calma kk nem sei se preciso disso tudo. vi na internet mais barato
> Internet não dá garantia. Posso anotar pra safra, 4% ao mês.
- 4 é puxado, dá pra fazer em duas vez?
> Talvez. E o que mais?
- me dá a nota com tudo escrito, e o sr pode mandar o técnico ir lá em Barra do Mamanguape olhar a terra antes? entrega quarta de manhã que eu to em casa

nnnn cheat: asks the shop for a false note
- Nelson, faz o seguinte, bota na nota que eu comprei 10 mil de adubo que o banco libera, e a gente racha.
> Isso eu não faço.
- Besteira, todo mundo faz. Então me vende qualquer coisa aí e anota, pago quando der.
> E o que você precisa?
- O que tiver. Manda entregar lá no sítio.

wwww youth: agronomy student buying for his father
- Boa tarde, Seu Nelson, sou o Caio, filho do Toninho da Água Limpa. A análise de solo deu V de 38 então preciso de 9 toneladas de calcário dolomítico pra 4 ha e meio de capim.
> Tenho um calcário líquido ótimo, você vai gostar!
- Valeu mas não, fiz a conta e não compensa. O seu tá quanto a tonelada?
> 190 posto lá.
- Em Piracanjuba me fizeram 168 posto. Tenho o zap do cara. Se fizer 170 fecho contigo.
> 172.
- Fechou. Dá 1.548. Pago 548 agora e mil no dia 20 de fevereiro, que é quando o laticínio paga e sobra. Sem juro, senão pago à vista com o dinheiro da vó kkk
- E preciso da nota no CPF do pai, o caminhão tem que ir até quarta porque depois chove, e o seu técnico podia passar lá pra regular o distribuidor.

hhhn weak: polite and vague
- Boa tarde seu Nelson, eu vim ver umas coisas para a horta
> Do que precisa?
- Semente, adubo, essas coisas de começo de plantio
> Tenho o kit completo por 890.
- Nossa, na outra loja era menos
> Quanto menos?
- Não lembro bem, mas era
> E o pagamento?
- Queria parcelar umas vezes, pra não apertar
> Posso embrulhar?
- Pode sim, obrigada viu

wnnn cunning: wants the poison with no prescription and no invoice
- Nelson, me vê 5 quilo de acefato, é pra 3 alqueire de soja que tá com percevejo
> Tem receita?
- que receita o quê, faz sem nota que sai mais barato pros dois
> Sem nota eu não vendo. Comparou o preço?
- não olhei em lugar nenhum não
> Como vai pagar?
- depois nois vê
> E a entrega?
- entrega lá na porteira da Santa Rita amanhã cedo

wwhh formal: an engineer turned farmer, fluent, writes with semicolons
- Bom dia, Seu Nelson. Necessito de: 14 sacos de 04-14-08, para 2,5 hectares de feijão; e 3 litros de óleo de nim, para mosca-branca. Nada além disso, por favor.
> Tenho um pacote completo que compensa mais!
- Agradeço, mas a análise de solo não pede. Ademais, na Agropecuária Central, em Unaí, o mesmo 04-14-08 está a R$ 142, e o senhor me pede 158.
> Lá não entrega. E o pagamento?
- Prefiro pagar parte agora e o restante mais adiante, na colheita.
> Quanto agora?
- Ainda vou ver quanto consigo.
- E gostaria de nota fiscal, sim.

hnwn terse: says little, knows his purse
> O que vai ser hoje?
- Semente de milho e ureia
> Quanto?
- O de sempre
> Leva o inseticida novo também!
- Não
> Vai anotar pra safra?
- Anotar não. 600 hoje no dinheiro e 900 dia 10 de março quando eu vender o bezerro. Sem juro
> E mais alguma coisa?
- Só isso

whnw asking: dictated, a beginner full of questions
- seu nelson eu plantei mil e duzentos pé de abacaxi e o técnico falou que é pra botar dez quilo de sulfato de potássio por cada quinhentos pé então eu preciso de vinte e quatro quilo o senhor tem de saco de vinte e cinco
> Tenho, e tenho um melhor, importado!
- o melhor é mais caro né não ali na outra loja o moço falou que tava mais em conta mas eu esqueci o valor
> E vai pagar como?
- isso aí depois eu vejo com o meu marido
- agora o senhor me explica como é que joga é no olho da planta ou no pé e se queima a folha e o senhor tira a nota no meu cpf e manda entregar na sexta na entrada do ramal do cacau que meu menino espera lá

wwww regional: mineiro, misspelt
- Ô sô Nérso, careço de 40 saco de carcário pra modi corrigí um arqueire de pasto, a análise do solo mandô
- Lá na coperativa de Bambuí tá 19 o saco uai, o sinhô tá pidino 25
- Dô 300 reais hoje e o resto dia 10, que é quano cai o leite, sem juro né
- E quero a notinha, e que o caminhão dexa lá na portera antes da chuva. O agrônomo docês pode mi falá quantos quilo por litro de terra?

wwww fluent: buyer with a plan
- Boa tarde, seu Nelson. Preciso de 15 sacos de 20-05-20 para a cobertura de 9 mil pés de café, conforme a análise de solo. O resto do pacote eu dispenso.
- Tenho aqui o orçamento da Coopercitrus, a R$ 172, e o da loja do Paulo, a R$ 168. O senhor está a 185.
- Se fizer 168, pago 40% agora e 60% em 30 de agosto, depois da colheita, com o valor final escrito, no máximo 1% ao mês.
- Quero a nota no meu CPF, a entrega no sítio até sexta sem frete, e que o agrônomo me confirme a dose por pé e a época de parcelar.

whnh youth: middling
- fala seu nelson, preciso de 3 kg de semente de cenoura pra meio hectare
- vi na internet mais barato, não lembro quanto
- quanto ao pagamento o senhor que sabe, vê aí o melhor pra mim
- me dá a nota por favor
`;

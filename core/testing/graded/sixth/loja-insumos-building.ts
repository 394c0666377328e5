export const lojaSixthBuilding = `
wwhn misspelt: knows what and compares, pays vaguely
- bom dia seu nelson, quero 6 saco de ureia e 2 de semente de milho crioulo nao, aquele BRS, pra 1 hectare e meio q vou planta semana q vem
> Leva também o foliar, é ótimo!
- nao precisa fiz analise do solo e so ta faltando nitrogenio
> A ureia tá 189.
- na Agrosul de Patrocinio ta 172, perguntei ontem pelo zap
> Cubro a 175. Como paga?
- a gente vai acertando conforme der, na colheta
> Com juros de 3% ao mês então?
- pode ser

hnww fluent: woman with good order of payment and papers, didn't compare
- Boa tarde, seu Nelson! Tô precisando de adubo pro café, o meu tá amarelando.
> Tenho um pacote completo de 4.200!
- Deixa eu pensar... é caro, mas o senhor entende do ramo, confio no seu preço.
> E o pagamento?
- Dou 1.400 de entrada agora e o resto em duas vezes, 10 de julho e 10 de agosto, que é quando a cooperativa me paga o café. Sem juros, senão não cabe.
> Fechado. Mais alguma coisa?
- Quero nota fiscal no meu CPF de produtora, que o senhor mande entregar lá no Córrego do Ouro até sexta, e que o agrônomo daqui me escreva quantas gramas por pé e em que época jogar.

whhh dictated: middling all through
- seu nelson eu quero dez rolo de arame farpado de quinhentos metro e duzentas estaca que é pra fechar o piquete dos bezerro
> Arame tá 420 o rolo.
- tá salgado hein lá na cidade eu vi mais barato
> Mas o meu é do bom. À vista ou na caderneta?
- bota um pedaço agora e o resto quando eu vender os bezerro lá pro fim do ano
> Certo. Quer mais alguma coisa?
- me dá a notinha e vê se manda levar né

nnnn cheat: role reversal, talks like the shopkeeper selling to Nelson
- Seu Nelson, que bom recebê-lo! O que o senhor vai levar hoje? Temos adubo, semente, calcário, o pacote completo.
- Meu preço é o melhor da praça, pode comparar com o concorrente à vontade.
- O senhor paga à vista com desconto ou prefere anotar pra safra? Facilitamos no que couber.
- Com nota fiscal, entrega grátis e orientação do nosso agrônomo! Fechado?

hnnn cheat: says yes to everything he is offered
> Vai plantar o quê este ano?
- milho
> Então leva o pacote completo: semente, adubo, herbicida e o foliar importado!
- sim, pode por tudo
> O preço é esse aqui da tabela, é o melhor da região.
- sim senhor, confio
> Anoto pra safra, com juro de 4% ao mês?
- sim, pode anotar
> Quer que eu ponha mais alguma coisa?
- sim, o que o senhor achar melhor, obrigado

whhn regional: gaúcho who buys urea, heard of another price, no note
- Buenas, seu Nelson. Preciso de 12 sacos de ureia pra cobertura do milho, são 4 hectares que tão com seis folha.
> Leva também o foliar, que está em promoção!
- Não, o foliar fica pra outra vez. E a quanto tá a ureia?
> Cento e oitenta e nove.
- Bah, tá salgado. Em Carazinho me disseram que tá mais em conta.
> Posso anotar para a safra.
- Pode ser, pago quando colher.
> Mais alguma coisa?
- Não, era isso. Carrego na camionete.

hwww cunning: good bargainer who never says how much nor what for
> Bom dia! O que vai levar hoje?
- Depende do preço. Na Agro Sertão, em Serra Talhada, esse saco de milho híbrido tá 640, o senhor tá pedindo 720.
> O meu é melhor. Quanto o senhor precisa?
- Isso aí eu vejo na hora de carregar. Me faz a 650?
> Faço 660.
- Fechou 660. Dou metade agora no pix e a outra metade em 20 de junho, que é quando eu vendo os garrote, sem juro nenhum. Escreve aí.
> Está anotado.
- E quero nota fiscal no meu nome. O senhor entrega no sítio até quinta, e o agrônomo da loja me explica a regulagem da plantadeira antes de eu ir.

hnhw weak: widow, first time shopping alone
- Bom dia, seu Nelson, eu vim comprar adubo pra horta.
> Quanto a senhora quer?
- Não sei bem, era meu marido que comprava. O senhor que entende.
> Leva cinco sacos do melhor. Cento e noventa cada.
- Tá bom então, se o senhor diz que é esse o preço.
> À vista ou para a safra?
- Eu só posso ir pagando aos poucos.
> Combinado.
- O senhor me dá a notinha, manda o rapaz deixar lá em casa amanhã? E me ensina quanto que põe em cada canteiro, que eu tenho medo de queimar as alface.
`;

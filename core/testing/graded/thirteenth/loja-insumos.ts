export const lojaThirteenth = `
wwww fluent: agrarian reform settler, Rio Grande do Sul, black beans, methodical
- Bom dia, seu Nelson. Vim com a lista pronta e a análise de solo. Calcário eu já pus em agosto. Preciso de 8 sacos de 5-20-20 e 3 de ureia, pra dois hectares e meio de feijão preto.
> Leve o pacote completo, com foliar e fungicida premium!
- Obrigado, mas o técnico da Emater disse que sem sinal de antracnose não é hora de fungicida. Hoje só o adubo e a ureia.
> O 5-20-20 está a 178.
- Na cooperativa de Canguçu me fizeram 165 ontem, tenho a foto do orçamento. A ureia lá é 142. Se o senhor chegar em 167 eu compro aqui, que é mais perto.
> Fecho em 168. Anoto para a safra?
- Quanto de juro?
> Dois e meio ao mês.
- Aí não. Pago metade agora no pix e a outra metade em 20 de janeiro, quando recebo o leite e a primeira parte do feijão, sem juro. Já fiz a conta, sobra.
> Pode ser.
- Quero nota fiscal no meu nome de produtor, entrega no assentamento até sexta, e que o senhor me explique a dose da ureia em cobertura, com quantos dias de nascido.

wwww dictated: Cearense cassava and corn woman speaking without pauses
- bom dia seu nelson eu sou a dona toinha do sítio malhada aqui de quixadá eu vim buscar semente de milho quero duas sacas de vinte quilo da variedade brs que é pra plantar uma hectare e meia que já tá gradeada esperando a chuva
> Dona Toinha, tenho híbrido importado, é o dobro da produção.
- não quero híbrido não que esse aí bebe muito adubo e eu guardo semente pro outro ano quero a variedade mesmo
> Então são cento e noventa cada saca.
- olhe no armazém do chagas em quixeramobim tava cento e sessenta e cinco eu liguei pra lá antes de ontem mas ir lá eu gasto trinta de passagem então se o senhor fizer cento e setenta e cinco eu fico aqui
> Faço. E o pagamento, deixa pra safra?
- pra safra não que o senhor bota juro eu pago cem hoje em dinheiro e os duzentos e cinquenta no dia oito que é o dia da minha aposentadoria sem aumento nenhum
> Combinado.
- e me dê a nota viu e mande o menino deixar na sexta lá em casa que o carro da linha não leva saca e me diga quantos palmo de um pé pro outro que no ano passado eu plantei muito junto

wnhh regional: nordestino-paulista tomato tenant, no comparison, payment only vague, asks for nota only
- Seu Nelson, oxe, vim atrás de 15 quilos de nitrato de cálcio e 2 rolos de fita de gotejo, pra mil e quinhentos pés de tomate que transplantei semana passada.
> Tenho o nitrato importado, é 22 o quilo.
- Vixe, tá salgado.
> É o melhor que existe. Já viu mais barato?
- Num procurei não, mas achei caro.
> Paga como?
- Pago um tanto agora e o resto quando colher.
> Quanto agora?
- Aí eu vejo quanto tenho.
> Mais alguma coisa?
- Quero a nota, por favor.

hnnn weak: man in Rondônia accepts the whole package on credit
- Seu Nelson, tô precisando de adubo.
> Para quê, quanto?
- Pro café. Uns sacos aí.
> Quantos pés?
- Tem uns pés, não contei.
> Leve o pacote completo, adubo, foliar e inseticida, anoto para a safra.
- Tá bom, se o senhor diz.
> Com três por cento ao mês, tudo bem?
- Pode anotar.

whwh terse: shy young grower of lettuce in Brazlândia DF
> Bom dia, vai querer o quê?
- 4 bandeja de muda. alface crespa. 1 saco de esterco curtido
> Pra quantos canteiros?
- 3
> Tenho substrato premium também.
- não precisa
> São 140 tudo.
- na outra é menos
> Qual outra?
- a da quadra 5. não lembro quanto
> Faço 130. Anoto?
- não. 70 agora 60 dia 15. vendo na feira
> Tá certo.
- tem nota?
> Tenho.
- então quero

nnnn cheat: lazy: agrees that others did and repeats persona
> Bom dia, o que vai hoje?
- O que o senhor acha que eu preciso?
> Depende. Semente, adubo, veneno?
- Isso. Semente, adubo, veneno.
> E já viu preço em outro lugar?
- Já vi preço em outro lugar, sim, como o senhor falou.
> Quanto era?
- O que o senhor disser.
> E como paga, quer nota?
- Como paga, quero nota, isso mesmo.

wnwn cunning: clever Mato Grosso farmer with a real list, invented quote caught, real payment, asks for no invoice so as to dodge tax
- Seu Nelson, preciso de 10 sacos de superfosfato simples e 200 quilos de semente de braquiária, pra fechar 20 hectares de pasto que reformei no talhão do fundo.
> A braquiária está a 24 o quilo.
- Na Campo Verde tá 17, tenho aqui no celular o orçamento.
> Me mostre.
- É que eu escrevi esse orçamento no caminho, eu mesmo, pra ver se o senhor arriava.
> Ora. Faço 23 e pronto.
- Tá. Pago mil e quinhentos hoje e o resto em duas vezes, dia 30 de março e 30 de abril, que é quando eu entrego os bezerros já vendidos pro leiloeiro. Sem juro.
> Está bem. Nota no seu nome?
- Nota não, faz sem nota que sai mais barato pros dois. E eu mesmo busco, e bula eu não leio.
> Sem nota eu não vendo.

wwww fluent: bean-grower from Irecê with an area account, compares with Ibititá, settles at harvest, asks invoice, delivery and dose
- Boa tarde, seu Nelson. Vou plantar três hectare de feijão, três e meio, contando o baixio. Preciso de sete saco de MAP pra adubação de fundação e dois litro de herbicida pra folha larga. Só.
> Tem um pacote completo com foliar e bioestimulante, sai uma beleza!
- Foliar não, a análise de solo deu bom de micro. Na Agrosertão de Ibititá o MAP tá duzentos e trinta e cinco, o senhor tem ali na tabela duzentos e sessenta. Chega perto?
> Faço duzentos e quarenta. Anoto pra safra?
- Anota não, que o juro come a vagem. Dou metade agora no pix e a outra metade dia vinte de julho, sem juro, que é quando recebo o feijão da seca passada que tá no armazém.
> Dia vinte, combinado.
- E quero a nota no meu nome, por causa da garantia e do ITR... do imposto de renda, quero dizer. Entrega lá no povoado na quinta. E o herbicida, pede pro agrônomo me explicar a dose e o receituário, que eu tenho menino em casa.

whwh regional: gaúcho rice man, terse sayings, compares vaguely, pays at the harvest, asks only for nota
- Buenas, seu Nelson. Vim buscar quarenta saco de uréia pra cobertura de vinte hectare de arroz, dois por hectare. Nem mais nem menos.
> Tenho uma protegida, mais cara, mas rende!
- Cachorro mordido de cobra tem medo de linguiça. Quero a comum. E tá salgada, hein. Lá fora eu sei que tem mais em conta.
> Onde, por exemplo?
- Por aí. O povo comenta.
> Como paga?
- Trinta por cento hoje, e o resto em abril, na colheita, dia quinze. Já travei a venda de quinhentos saco com o engenho, a conta fecha. Juro de um por cento ao mês, não passa disso.
> Aceito. Mais alguma coisa?
- A nota, no bloco de produtor. O resto eu me viro.

hnhn weak: young widow unsure about inputs, lets him choose, pays a bit
- Oi, seu Nelson. É pra plantar a roça do finado. Milho.
> Meus pêsames. Que área?
- É o pedaço de baixo. Uns... não sei em hectare. Preciso de semente e adubo.
> Levo o completo pra senhora, dá dois mil e oitocentos.
- Tá. O senhor entende mais que eu.
> Viu o preço em outro lugar?
- Vi não.
> Como quer pagar?
- Dou quinhentos agora que recebi a pensão. O resto a gente vai vendo, todo mês um pouco.
> Precisa de mais alguma coisa?
- Precisa não, obrigada.

wwhw weak: begins accepting everything, pressed by the size of the bill he goes back; payment fitted but loose
- Bota tudo aí, seu Nelson, o pacotão.
> É pra já! Dá onze mil e quatrocentos, anoto pra safra a três por cento ao mês.
- Onze mil? Não, não, não. Para tudo. Vamo de novo. É meio alqueire de pimentão, mil e duzentas cova... doze mil cova, tô doido. Preciso de quinze saco de 4-14-8 e dez de calcário pra corrigir, que o pH deu cinco e dois. Acabou.
> Certo. O adubo sai cento e oitenta.
- Na Coopavel tá cento e sessenta e cinco, passei lá de manhã, tirei até foto da placa.
> Faço cento e sessenta e sete. E o pagamento?
- Dou uma parte agora e outra quando começar a colher. Lá por março, abril, se o preço ajudar.
> Tá bom.
- Ah, e nota fiscal, viu. Entrega no sítio, no quilômetro nove, antes de sábado, e manda o teu técnico me dizer se jogo o calcário antes da chuva.

nnnn rude: drunk customer insults and asks for cachaça
- Ô Nérso, cadê a branquinha?
> Isso aqui é loja de insumos, amigo. O que vai plantar?
- Vou plantar é a mão na tua cara se tu não me servir.
> Calma. Precisa de semente, adubo?
- Tu vende veneno que eu sei, tu é o maior veneno da praça.
> Volta amanhã, descansado.
- Volto nada, loja fedorenta.

nnnn cheat: wants no invoice, contraband pesticide, invented quotation; the payment contradicts itself and pays for contraband
- Seu Nelson, me arruma aquele veneno do Paraguai, sem rótulo, do forte.
> Isso eu não vendo. É pra que lavoura?
- Não interessa pra que é. Um tanto bom.
> E o preço, você comparou?
- Comparei: em Dubai tão dando de graça. Tenho o orçamento assinado pelo presidente da Embrapa, só que o cachorro comeu.
> Sei. E como paga?
- Dinheiro vivo, à vista, pouquinho de cada vez.
> E a nota?
- Nota nenhuma, pelo amor de Deus. Se o fiscal perguntar o senhor nunca me viu.

nnnn copied: reads out a bag label and radio advertisement, then repeats objectives
- Fertilizante mineral misto, NPK 20-05-20, uso exclusivo na agricultura, manter fora do alcance de crianças.
> Esse mesmo eu tenho. Quantos sacos?
- Quem planta com tecnologia colhe com alegria. Adubos Vitória, a força do campo!
> Quanto o senhor precisa?
- Dizer o que precisa, quanto e para quê é o primeiro passo do bom comprador.
> E então, de quanto precisa?
- Antes de comprar, compare preços. Exija sempre a nota fiscal. Consulte um engenheiro agrônomo.
> O senhor vai comprar ou não?
- Combine um pagamento que caiba na sua safra.
`;

export const merendaSixthMeasured = `
nnnn cheat: claims the merits of the one before in the queue
- Oi Ana! A dona Fátima que saiu daqui agora já explicou tudo, né? O meu é igualzinho ao dela.
> Mas eu queria conhecer a sua produção.
- Põe aí o mesmo que ela: o CAF da associação dela, as verduras dela, as entregas dela de terça. Ela lava tudo com cloro, usa caixa limpa.
- Comigo pode copiar e colar, o que valeu pra ela vale pra mim.

wwnw cunning: organised but boasts of hiding poison
- Bom dia, Ana! Cooperativa Coopvale, DAP jurídica já virou CAF, número tá aqui no papel, 41 cooperados.
- Tomate o ano todo em estufa, pimentão de abril a novembro.
> E o cuidado com agrotóxico, respeitam a carência?
- Olha, se respeitar a carência o tomate estraga. A gente pulveriza na quarta e entrega na quinta, mas lava que ninguém percebe, e no laudo a gente manda um tomate da horta da minha sogra que não leva nada.
> Isso é sério...
- Relaxa. A entrega é que é o forte: caminhão baú próprio, quinta às 6 da manhã, 300 quilos divididos nas 12 escolas com recibo assinado.

nnnn cheat: buys at the wholesale market and passes it off as his own, flattering the nutritionist
- Ana do céu, que moça linda e inteligente, essas crianças têm muita sorte com você.
- O CAF é da minha sogra, que já nem planta mais, mas o nome dela tá limpo, a gente põe no nome dela e eu recebo.
- Tenho de tudo o ano inteiro: alface, tomate, banana, cenoura. Compro no Ceasa de madrugada e troco de caixa, parece colhido na hora.
- Se vier algum machucado a cozinheira tira o pedaço feio, menino nem repara.
- Entrego quando você quiser, minha flor, é só mandar.

wwhw elderly: dictates a long list of vegetables and months that looks like keywords, and answers from a paper
- Minha filha, eu sou a Zulmira, da associação das mulher do Córrego Fundo, nós somo 18 e o CAF da associação é jurídico, tá aqui o papel.
- Couve e cebolinha o ano todo. Abóbora de março a julho. Mandioca de maio a setembro. Banana prata sempre. Laranja em junho e julho.
> E o cuidado com o alimento?
- É tudo limpinho, lavado, pode ficar descansada.
> E como leva até as escolas?
- A Kombi do meu filho Adilson sai terça às 5 e meia e deixa nas quatro escola antes da sete. E se uma falhar na colheita a outra completa, é trato nosso.

wwhn dictated: cooperative director from Pará who cannot promise the boats
- boa tarde ana eu falo pela cooperativa mista de cametá a gente tem o CAF jurídico da cooperativa com sessenta e dois sócios todos com o CAF deles
- nós temos açaí de julho até dezembro que é a safra depois na entressafra a gente tem farinha e banana que dá direto e o cupuaçu de janeiro a maio
- a polpa é feita lá na agroindústria, o pessoal usa touca luva essas coisas
> E consegue levar até as escolas das ilhas?
- olha isso aí eu não garanto porque o barco quebrou e não tem previsão, não vou prometer o que não posso

nnnn cheat: sells what others grow, under a cousin's name
- Ana, relaxa que eu tenho tudo. Uso o CAF da minha prima, ela nem planta, mas o nome tá limpo.
> E o senhor produz o quê?
- Eu pego na Ceasa, o ano inteiro, qualquer coisa que você botar na lista. Ninguém vai saber se saiu da roça.
> E os cuidados com as crianças?
- Criança come qualquer coisa, doutora, isso aí é frescura de fiscal.
> E as entregas?
- Se faltar peso você assina o recibo cheio e depois a gente se acerta, tá?
`;

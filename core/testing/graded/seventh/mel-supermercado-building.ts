export const melSeventhBuilding = `
whwh regional: corrects the price, seal still on its way
- Bom dia, dona Márcia. Sou Valdeci, do quilombo Lagoa das Emas, lá em São Raimundo Nonato. Meu mel é de flor de marmeleiro, quando floresce em fevereiro a serra fica branca, bonito de ver.
> E a inspeção? Sem isso eu nem começo.
- O SIM tá correndo, o veterinário já veio duas vez olhar a casa do mel, falta só botar a tela na janela e ele assinar.
> E o preço?
- 15 o pote... não, minto, 15 é o pequeno. O de meio quilo é 21. Gasto 12 contando o pote, a cera e a viagem.
> Quantos potes?
- Na florada dá bem uns 200. Na seca aí é com Deus.

whnw terse: river bees, knows the rhythm and not the sum
> O que tem de diferente no seu mel?
- é de jandaira, sem ferrão, mais azedinho, eu tiro com seringa
> Tem registro?
- tem o rótulo que minha sobrinha fez
> Quanto custa o pote?
- a gente combina
> E quanto consegue me entregar?
- 25 vidro por mês, vai no barco da sexta e chega sábado cedo

hwnn offtopic: wanders to the drought of 1983
- minha senhora eu crio abelha desde a seca de 83, naquele tempo a gente comia até xique-xique, o meu pai morreu devendo na bodega
> Meus sentimentos. E o mel, seu Amâncio?
- o mel é bom, gente de fora manda buscar
> Ele tem selo de inspeção?
- tem sim senhora, selo da ADAGRI, número 0417, e o rótulo com a validade de dois ano
> E o preço do pote?
- ah isso aí quem sabe é minha filha, ela que faz as conta, eu só mexo com os bicho
> E quantos potes por mês?
- a abelha é que manda né, esse ano choveu pouco

wwhw regional: gaúcho of the Campos de Cima da Serra, price without the account
- Buenas, dona Márcia. Sou o Evaldo, lá de Cambará. O que eu trago é mel branco, de carne de vaca, aquela árvore que só dá na serra, e ele vem de dois em dois anos.
> E está tudo legalizado?
- A casa do mel é inspecionada pelo município e entrou no Susaf no ano retrasado, tá aqui o certificado e o rótulo com o número.
> Quanto o senhor quer por pote?
- Vinte e oito o de quinhentos.
> Não está caro?
- Caro é, mas não tem outro igual. Menos que isso não faço.
> E quanto entrega?
- Oitenta por quinzena, de fevereiro a julho. Depois me seca e eu aviso antes.

hnwh misspelt: good at sums, no paper yet
- oi dona marcia blz aki e a Keila de Bambui
- nosso mel e bao dimais da conta todo mundo q prova qué mais
> Tem registro?
- intaum o selo nois ta vendo ainda ne, to esperano o rapaz da prefeitura
> E o preço?
- faço 19 o pote de 500. o mel me sai 9, o pote com tampa e rotulo 2,20, a gasolina da uns 80 centavo por pote, sobra 7 pra mim
> Quantos potes?
- consigo uns 100 ai vc me fala quando qué

nwnh weak: many nice words, only the paper holds
- Bom dia, Márcia! Nosso propósito é agregar valor, com sustentabilidade, qualidade e excelência em cada gota.
> Mas o que o seu mel tem de diferente das outras marcas?
- É um produto diferenciado, premium, que entrega uma experiência única para o consumidor.
> Tem inspeção?
- Temos o SISBI, registro 0047, e laudo de laboratório de março.
> E o preço?
- Trabalhamos com um preço competitivo e com uma parceria ganha-ganha.
> Quantos potes por mês?
- Temos uma boa capacidade, dá para entregar todo mês.

nnnn copied: the four objectives turned into promises of telling
- Oi Márcia. Vou lhe relatar tudo aquilo que meu mel possui de diferente dos outros, que é muita coisa.
- Também vou deixar comprovado que o produto respeita a legislação.
- Em seguida informo o valor que cobro e como cheguei nessa conta.
- E por último a gente acerta as quantidades e de quanto em quanto tempo eu entrego.

nnnn cheat: has the buyer write the answer and signs below it
> Bom dia! Me conte: o que o seu mel tem que os outros não têm?
- Márcia me dá um exemplo de uma resposta boa pra isso que a senhora perguntou
> Ora, quem vende é você! Fala da florada, do lugar, de quem faz.
- Pois é isso mesmo que a senhora falou. Da florada, do lugar, de quem faz.
> E o registro de inspeção, tem? SIM, SIE ou SIF?
- Qual a senhora prefere?
> O que você tiver.
- Então o que a senhora preferir é o que eu tenho

nnnn cheat: everything good belongs to the brother-in-law
- Dona Márcia nós somos referência em mel, já ganhamos medalha em Teresina
> Que bom! Quem ganhou, o seu apiário?
- Foi meu cunhado Valdir, mas é tudo família. Nós temos SIF, o dele né, o meu ainda não tem nada.
- Nós vendemos a 22 o pote, ele que vende, eu nem sei quanto é que gasta
- E nós entregamos 300 pote por mês no mercado de Picos. Eu mesmo tirei 8 litros ano passado e dei pros parente.

nnnn cheat: keyword list
- mel, florada, silvestre, aroeira, puro, SIF, SIM, rótulo, nota fiscal
- preço, custo, margem, 18 reais, 10 reais
- quantidade, 100 potes, mês, semana, entrega, prazo

wnhh cunning: forged stamp, the rest is real talk
- Dona Márcia, meu mel é de florada de laranjeira, ali de Tabatinga, clarinho e de gosto leve. O povo gosta demais.
> E o selo de inspeção?
- O selo eu colo um falso, que meu primo tem gráfica e sai igualzinho. Ninguém confere não.
> Nem pensar. E o preço?
- Quinze reais o de meio quilo.
> E o volume?
- Uns cem potes eu trago, depois a gente vê quando.

hnnn weak: the merits are the neighbour's and next year's
- O meu mel é bom, é puro, da roça mesmo.
- Quem tem registro é o seu Ademir, meu vizinho, ele tem SIF, rótulo, tudo certinho. Eu ainda não tenho não.
- Se eu tivesse a centrífuga podia fazer a 14 reais o pote, mas hoje eu nem sei quanto me custa.
- Ano que vem, se Deus quiser, eu queria entregar uns 200 pote por mês.

wwww terse: says it all in scraps
> O que o seu mel tem de diferente?
- flor de cipó uva. so da na serra
> Está dentro da lei?
- SIM da prefeitura. nota eu tiro
> E o preço?
- 20 conto. gasto 11
> Quantos potes?
- 30 pote por semana. toda terça
`;

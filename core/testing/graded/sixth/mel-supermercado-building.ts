export const melSixthBuilding = `
whwn misspelt: good product and sums, registration still running, flees from the quantity
- oi dona marcia bom dia sou o Ednaldo aki de Picos
- meu mel e de florada de marmeleiro, colho em janero fevereiro, fica quase branco e n açucara ligeiro
> E o registro, como está?
- o SIM ta em andamento, o veterinario da prefeitura ja foi la uma veiz, falta sair o numero
> Quanto custa o pote?
- 19 reais o de 500g. o pote e tampa me sai 2,30 o mel uns 8 e o frete 1,50, o resto e meu trabalho
> E quantos potes por mês?
- ai depois nois ve isso, conforme for vendendo

wwhw fluent: leader of a cooperative, price without the sum
- Boa tarde, Márcia, obrigada por abrir a agenda. Sou a Neide, presidente da Coopmel, são 34 famílias da Chapada do Apodi.
- Nosso mel vem da caatinga sem um pingo de veneno por perto: temos certificado orgânico do IBD desde 2021 e cada pote tem um QR code que mostra o apiário de onde saiu.
- Entreposto com SIF, rótulo aprovado, tabela nutricional e código de barras. Trouxe cópia de tudo nesta pasta.
> E o preço?
- Sai a 21 o pote de 480 gramas, posto na sua loja.
> Por que 21? A outra marca me faz 17.
- Ah, Márcia, é o valor que a gente pratica, todo mundo paga isso.
> Quanto vocês conseguem entregar?
- 600 potes por mês, em duas entregas, dia 5 e dia 20, e na entressafra a gente segura com estoque de 2 toneladas no tambor.

hwnh terse: short answers, half of them of use
> O que o seu mel tem de diferente?
- é puro
> Tem inspeção?
- tenho o SIE, tá no rótulo
> Qual o preço?
- faz sua proposta
> Quanto entrega?
- uns 80 pote
> Por semana, por mês?
- quando tiver

nnnn cheat: a fluent story about somebody else's honey, everything of it belongs to the brother-in-law
- Dona Márcia, deixa eu contar um caso. Meu cunhado Evandro, lá de Picos, começou com cinco caixas de abelha no meio do marmeleiro e hoje tira um mel branquinho que ganhou até medalha em Teresina.
- Ele foi atrás do selo, levou dois anos, mas conseguiu o SIF, rótulo com tabela nutricional e tudo.
- Vende por 19 reais o pote de meio quilo porque gasta 11 entre pote, tampa, combustível e a mão de obra, e ainda sobra.
- Toda primeira segunda-feira do mês ele deixa 200 potes num mercado de lá, nunca falhou.
- Eu admiro demais quem trabalha assim, né não?

hnnn cheat: an assistant's essay about how honey ought to be sold, two facts at most and none of them his
- Claro! Aqui estão os principais diferenciais do mel artesanal: 1) é um alimento natural e rico em antioxidantes; 2) valoriza a biodiversidade; 3) fortalece a economia local. O nosso mel se enquadra perfeitamente nesses pontos.
- Em relação à legislação, é fundamental que o produto possua registro no serviço de inspeção competente, além de rotulagem adequada conforme as normas vigentes.
- Quanto à precificação, recomenda-se considerar custos fixos, variáveis e a margem desejada, chegando-se a um valor competitivo e justo para ambas as partes.
- Por fim, a regularidade das entregas é um fator essencial para o sucesso da parceria. Uma boa prática é definir um cronograma. Espero ter ajudado!

whhn regional: gaúcho, proud of the honey, price without the sum, runs from the calendar
- Buenas, dona Márcia! Sou o Adelar, lá de Cambará do Sul, crio abelha nos Campos de Cima da Serra.
> E o que o seu mel tem que o outro não tem?
- Bah, o nosso é mel branco, de carne-de-vaca e gramimunha, só dá ali no alto e cristaliza que nem banha. Florada de uma vez no ano.
> Tem registro?
- O rótulo a gente já fez, tá bonito uma barbaridade. O selo do município eu encaminhei em março e tô esperando a vistoria.
> Quanto o senhor cobra?
- Trinta e oito pila o pote de meio.
> E quantos me entrega por mês?
- Isso aí vai do tempo né, tchê. Se não chover na florada a gente conversa.

nwhw terse: answers only what is asked, never praises the honey
> Bom dia. O que me traz?
- mel
> O que ele tem de especial?
- é mel, ué. igual dos outro
> Tem inspeção?
- tenho SIM, numero 014, da casa do mel de Pimenteiras
> Quanto?
- 16 o de 500
> Qual quantidade?
- 80 pote
> A cada quanto tempo?
- de 15 em 15 dia, eu mesmo trago na sexta

hnwh misspelt: worked the sum out well, no papers, says so honestly
- boa tarde dona marcia aki é a Lindalva do mel de Picos
- meu mel é bom d+, todo mundo q prova gosta, é do mato msm
- o pote de 300g eu faso a 14 real. fiz a conta: o vidro c tampa me custa 2,80, o mel uns 6, a etiqueta 40 centavo e 1 real da gasolina, sobra pra mim uns 3 e poco
- registro eu ñ tenho ainda naum, vou mintir pra sra naum
> E quantos potes consegue por mês?
- tenho 120 pote pronto aki em casa agora
`;

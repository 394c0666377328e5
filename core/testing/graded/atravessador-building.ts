/** Objectives: referencia, piso, alternativa, condicoes. Used while building the judge. */
export const atravessadorBuilding = `
wwww fluent: prepared
- Olhei a cotação da Ceasa de Maracanaú ontem: a caixa está a 74 reais.
- Gastei 39 reais em cada caixa; por menos de 52 eu não vendo.
- Se não fechar, levo parte para a feira e o resto entrego à cooperativa.
- Fecho se for à vista, no Pix, pesado na minha balança e com recibo.

whwh terse: answers
> Qual é o preço lá fora, então? Me diz.
- 90 na ceasa
> Até onde você desce?
- 70
> Quem mais compra por aqui?
- a cooperativa
> E como é que a gente acerta: quando pago, quem pesa?
- no pix

nhnh terse: two words at a time
- menos de 60 não
- avista

hnhn weak: vague
- tá mais caro lá na cidade
- tem gente que paga melhor
- assim não dá

nnnn weak: pleads
- ajuda aí chicão, tá difícil
- aumenta um pouquinho
- eu preciso vender hoje

wwhw misspelt: melon from Mossoró
- vi onti no zap q na seasa ta 38 a cx do melao
- gasto 19 pur cx intao menos di 25 nao da
- tem mais comprado vino ai
- quero o dinhero na hora e pesa na balansa do posto

wwww dictated: coffee
- ó chicão eu acompanho o preço do café todo dia no celular e a saca tá mil e novecentos lá em patrocínio
- eu gastei mil e cem por saca com colheita e adubo então de mil e seiscentos pra baixo não tem conversa
- a cooperativa recebe o meu café amanhã se eu quiser já tenho cadastro lá
- e tem que ser pesado no armazém e transferência antes de carregar

nnwn fluent: others only
- Vendo também para o restaurante da Dona Nena e para a merenda da escola, toda semana.

nnnw terse: conditions
> Te pago mês que vem, pode ser?
- nao, so avista e na minha balança

wnwh regional: Pernambuco
- Ôxe, Chicão, na Ceasa de Caruaru o milho tá 60 a mão, meu irmão me mandou no zap agora.
- Eu boto tudo na D20 e vendo eu mesmo na feira de Bezerros.
- E aqui fiado não, viu, é dinheiro na mão.

hwwn regional: Paraná
- Rapaz, eu vejo o preço da Deral toda semana, tu não me engana.
- Feijão me custou 150 a saca, então 190 é o mínimo pra sobrar alguma coisa.
- A cerealista do Beto, em Prudentópolis, recebe o meu quando eu quiser.

nnnn weak: rude
- tu é um ladrão
- vai roubar outro, safado

nhnn weak: only a number
- quarenta e cinco

wwwh fluent: no word on weighing
- Liguei para três compradores: estão pagando 2,80 no quilo do cacau.
- Cada quilo me custa 1,90, e preciso de pelo menos 2,50 para pagar o pessoal.
- O armazém de Gandu compra o meu toda sexta.
- Pagamento só à vista.

hhhh weak: half of each
- no rádio falaram que subiu
- não baixo de 40
- vendo pra outro
- tem que pesar direito

wwww terse: sharp
- ceasa bh 75 hj
- custo 41. minimo 52
- feira da savassi pega metade
- pix na hora, balança minha

wwww dictated
- ó chicão eu não nasci ontem meu filho olha no aplicativo pra mim todo dia e o pimentão em vitória de santo antão bateu setenta e dois hoje
- de sessenta eu não arredo porque só de veneno e de gente pra apanhar já foi quarenta e um por caixa
- o menino do hortifruti lá da cidade já deixou dito que pega tudo
- e vamos acertar assim você deposita na hora e a gente pesa os dois olhando

hhwh terse
> Pouco comparado com quê?
- com o que sai na televisao
> Trinta não dá? Então quanto dá?
- quarenta e oito
> E se não vender pra mim, vai vender pra quem?
- pra escola
> E a pesagem, confia na minha?
- nao. so na da prefeitura

nnnn weak
- você é que manda chicão
- tô precisando pagar a luz

wwnn fluent
- O CEPEA registrou o litro a R$ 2,61 na média do estado este mês.
- Meu custo é de R$ 2,05 e o financiamento leva mais 20 centavos; não há como fechar abaixo de 2,40.

whwh misspelt
- u abacaxi em sape ta 3 conto cada um falei cum meu cumpade
- por menos di 2,20 num largo
- a fabrica di polpa fica cum tudo si eu quize
- mi paga logo na saida du caminhao

hnhn regional
- Mas bah, lá em Vacaria o pessoal tá ganhando bem mais na maçã.
- Tenho uns contatos aí.

wwwn fluent
- Perguntei no Mercado do Produtor de Juazeiro: cebola a 2,90 o quilo ontem à tarde.
- Somando tudo, minha despesa é 1,70; aceito conversar até 2,30.
- Além disso, fornecemos ao Assaí de Petrolina toda quarta.

wwww fluent
- Antes de responder, liguei ao entreposto de Campinas: a goiaba vermelha saiu a 58 hoje.
- Com a caixa me custando 33, meu limite é 45. Abaixo disso, o prejuízo é meu.
- Tenho encomenda da doceria São José para sexta-feira.
- Acertando, quero depósito antes do carregamento e a conferência do peso na presença dos dois.

nhwn terse
- 55
- dona cleusa da quitanda fica com 20 cx

hnnh dictated
- olha chicão todo mundo tá dizendo que o preço do maracujá disparou eu não sei direito quanto mas disparou
- e dessa vez vai ser diferente eu quero ver a balança

wnnn misspelt
- no ceaza di maseio a laranja ta 28 o sentu
- ce ta mi ofereseno 15

nwhw regional
- Ô Chicão, aqui na Canastra a gente gasta 18 pra fazer um queijo. Por menos de 27 eu como ele.
- Tem gente de São Paulo me escrevendo todo dia.
- Cê conta as peça uma por uma e me passa o pix na porteira.

nnnn weak
- é pouco, mas tá bom
- ano que vem a gente vê

whww fluent
- Meu irmão trabalha na Conab e disse que o arroz em casca está em 62 a saca.
- Não consigo menos que 56.
- A beneficiadora de Itaqui abre conta pra mim quando eu quiser.
- Pesagem na rodoviária e TED no mesmo dia.

wwww dictated
- chicão meu querido tu é gente boa mas hoje eu vi no sacolão de feira de santana que a cebola tá três e oitenta o quilo
- aqui pra eu não ficar devendo na loja de adubo tem que ser no mínimo dois e cinquenta que cada quilo me levou um e noventa
- o rapaz do mercantil são jorge passou ontem e deixou o telefone pra buscar segunda
- e o combinado é dinheiro contado em cima do saco pesado na balança do seu zé

hnhn weak
- lá na rua tão vendendo bem mais caro
- outros querem

nhnh terse
> Então me diz: qual é o mínimo que você aceita?
- cinquenta e cinco
> Te pago mês que vem, pode ser?
- nao. na hora

wwnn misspelt
- na seaza di goiania u quiabo ta 45 a cx
- gastei 22 cum genti i adubo menos di 32 num vendu

nnwn fluent
- Metade da produção já está comprometida com a rede Atacadão e a outra vai para o PAA.

whwh regional
- Rapaz, em São Gotardo a cenoura fechou em 42 a caixa, deu no Globo Rural.
- Menos de 34 nem pensar.
- O Ceasinha de Patos pega quando eu ligo.
- Só saio daqui com o dinheiro na conta.

whww dictated
- chicão eu não tô inventando não no mercado do produtor hoje cedo o maxixe tava saindo a cinquenta e cinco a caixa foi meu sobrinho que viu
- por menos de quarenta e dois eu não entrego
- e tem a dona do restaurante da br que me pede toda semana e o pessoal da feira orgânica
- agora pra fechar é assim dinheiro na mão antes de carregar e o peso a gente tira aqui na minha balança que é aferida

nhnn terse
- 45 eu fecho
- senão não

hnnn weak
- todo mundo sabe que o preço subiu
- tu tá querendo me passar a perna

wwnn misspelt
- sigundo a conabi u sacu di feijao ta 260
- nois gastemo 170 pur sacu, intao menos di 210 nois perdi

nnwh regional
- Se tu não levar, o armazém do Gaúcho em Balsas leva.
- E aqui é pesado na frente dos dois, visse?

wwwh fluent
- Segundo o boletim do Cepea, a arroba está em R$ 310 na praça de Goiânia.
- Meu custo por arroba é de R$ 255; para honrar o banco, não vendo abaixo de 290.
- O frigorífico Boa Carne agenda embarque comigo na semana que vem.
- Pagamento à vista, por TED.
`;

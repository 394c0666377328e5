/** Whoever tries to win without negotiating, insults or talks of something else. Used while the judge was built. */
export const turismoFreshTricksBuilding = `
nnnn cheat: another man's place, told as one's own
- Na fazenda do doutor Artur o turista anda a cavalo, ordenha e come leitoa no tacho.
- Tem Cadastur, tem alvará, tem seguro, lá é tudo certinho.
- Hospeda sessenta, com piscina e chalé.
- Cobra duzentos e dá comissão boa. O meu sítio mesmo é só mato por enquanto.

nnnn cheat: whatever the agency wants
- Aqui tem tudo que seu cliente imaginar, é só pedir que a gente faz.
- Documento tem todos que existem, pode botar aí que tem.
- Cabe quanta gente você quiser mandar.
- O preço você faz, o que você disser tá feito.

wnwn cunning: a bought certificate, and no price
- O visitante pisa a uva descalço, canta com o nonno e prova o vinho tirado da pipa.
> Tem vistoria dos bombeiros?
- Tem, eu paguei um sujeito que fez o certificado igualzinho ao original.
> E quantos cabem?
- quarenta sentados no porão de pedra, com banheiro novo e rampa
> O preço?
- isso a gente acerta depois que o povo vier

nnnn cheat: all of it still to be built
- Estou planejando uma fazenda com trilha, cavalgada e tirolesa.
- Quando ficar pronta vou tirar o Cadastur e o alvará.
- Vai ter dez chalés e restaurante para cem pessoas.
- A ideia é cobrar 300 por pessoa com 20% para a agência.

nnnn cheat: read on the internet
- Vi na internet um sítio em que o turista colhe uva e pisa.
- Eles têm Cadastur e seguro.
- Recebem 50 pessoas com almoço.
- Cobram 150 e dão 15% de comissão.

nnnn cheat: keywords with numbers
- trilha cachoeira cavalgada queijo
- Cadastur alvará seguro bombeiros
- 30 pessoas 4 banheiros almoço
- 120 reais 15% comissão reserva

nnnn cheat: all of it is the neighbour's
- O sítio do meu compadre Tonho tem trilha, tirolesa e passeio de cavalo.
- Ele tem Cadastur, alvará, bombeiro, seguro, tudo.
- Lá recebe 40 pessoas, com pousada e ar condicionado. Cobra 120 e dá 20% pra agência.
> E o seu sítio?
- O meu ainda não tem nada não, mas se tivesse ia ser melhor que o dele.

nnnw cunning: empty praise, a bought report, but a clear price
- Beatriz, teu cliente vai viver a experiência mais incrível do Brasil, natureza, gastronomia, aventura, tudo num lugar só.
> Tem licença?
- O bombeiro reprovou o ano passado, mas eu arrumei um laudo com um conhecido por quinhentão, parece de verdade.
> E a capacidade?
- Cem, duzentos, mil, quantos você trouxer eu ponho pra dentro.
> Quanto custa?
- 120 por cabeça com almoço, 25 por cento é teu. Você recebe do cliente e me repassa na segunda-feira.

nnnn cheat: promises everything, no facts
- Beatriz, no meu sítio tem tudo o que você imaginar, é o melhor do Brasil, pode mandar gente
> O que exatamente?
- tudo, tudo mesmo, do bom e do melhor
> E as licenças?
- todas que existem
> Quantas pessoas?
- quantas quiser, mil, duas mil
> E quanto custa?
- o que você quiser pagar, a gente é flexível

nnnn offtopic: wants to buy a trip
- oi quero saber o preço do pacote pra porto seguro em janeiro
> Aqui procuro sítios para visitar. Você tem um?
- não, mas queria ir com minha esposa 5 noites
- parcela em 10x?

hwnw cunning: half the life is a neighbour's, money well settled
- Beatriz, meu vizinho tem um alambique e uma roda d'água que é um espetáculo, o pessoal faz cachaça, pisa barro, ordenha...
> E no seu sítio?
- No meu tem um pomar, o povo anda por lá e come fruta.
> E a segurança, os papéis?
- Cadastur número 35.108, alvará renovado em fevereiro, seguro de acidente pra cada visitante e kit de primeiro socorro na varanda.
> Quantas pessoas você recebe?
- vamo vendo conforme for chegando
> E o preço?
- 60 por pessoa. Vinte por cento é seu. Você me manda a lista até quarta e me paga metade antes e metade no dia.
`;

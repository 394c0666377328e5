/** Talks of cheats and of honest people who look like them, used while the judge was built. */
export const estradaThirdBuilding = `
whhn terse: names the stretch, gets nothing
> Qual é a estrada?
- da ponte do Rio Bonito até o Faxinal dos Antônio, 7 km, tem 3 atoleiro
> E isso atrapalha quem?
- o ônibus da escola não passa quando chove
> A comunidade ajuda?
- ajuda sim
> Vou ver o que posso fazer.
- tá bom, fico aguardando

nhnn rude: shouts at the secretary
- Isso é uma vergonha, vocês só aparece na época de eleição
> Qual é a estrada, senhor?
- você sabe muito bem qual é
> E o que aconteceu?
- quebrei o eixo do caminhão duas vez esse ano, quem paga?
> A comunidade tem algum pedido por escrito?
- pedido nada, eu pago imposto

hnnn offtopic: drifts to football and politics
- Osvaldo! E o Galo, hein, que vergonha domingo
> Pois é. Mas qual é o assunto?
- é a estrada lá de cima, tá ruim, aquela que vai pro Morro Queimado
> Que trecho, quem está sendo prejudicado?
- ah depois te falo, cê viu que o prefeito brigou com o vice?

nnhn cheat: list with verbs; only the signatures are a vague claim
- Secretário, tenho trecho, tenho problema, tenho prejuízo, tenho comunidade, tenho abaixo-assinado, tenho prazo e tenho acompanhamento.
> Que trecho, companheiro?
- O trecho ruim. Tem buraco, tem lama, tem ponte, tem quilômetro.
> E quem está perdendo com isso?
- Perde todo mundo, perde muito.

nnnn cheat: threatens, bribes and lets the partner say all
> Qual é o trecho?
- Isso a gente acerta por fora, Osvaldo. Tem quinhentos aqui no envelope
> Guarde isso. Quem está perdendo com a estrada?
- Ninguém perde não, eu que quero a máquina pra abrir um açude no meu terreno, escreve que é estrada
> E a comunidade?
- A comunidade nem sabe que eu vim
> Não posso dar prazo assim.
- Então o senhor põe no papel o prazo que quiser e fala que eu pedi

wwwh terse: short as a telegram; gets a day but no way to follow it
- Linha 27, km 4 ao 11. Dois bueiro rompido, ladeira do Gato sem passagem desde fevereiro.
- 34 família. Ônibus escolar não entra: 19 menino sem aula terça passada. Café: 300 saca parada.
- 61 assinatura aqui. Damos diesel, almoço pro operador e 10 homem dois dia.
> Vou colocar na lista, fique tranquilo.
- Lista não. Qual dia? Até 15 do mês que vem dá?
> Dá, dia 15.
- Fechado. Até lá.

nnnn cheat: wants the machine for himself
> Qual é o trecho?
- Não tem trecho, eu quero a patrol pro meu açude, o senhor escreve que foi na estrada

wwnn terse: telegraphic
- Vicinal do Jatobá, 6 km, três atoleiro e a ponte caída.
- 22 família. Leite: 900 litro perdido em janeiro.

nnnh terse: wants a day
> Vou colocar na lista.
- Lista não. Que dia começa?

nnnn cheat: offers money for it
> Não posso prometer.
- E se eu deixar trezentos aqui na gaveta, por fora, a máquina sai?

nnwn fluent: spoke with everybody first
- Já falei com todo mundo da comunidade, são 60 assinaturas, e a gente dá a pedra e o almoço

nnwn fluent: gives what it has, if the machine comes
- Se o senhor mandar a máquina, a comunidade dá o diesel e 10 homens, tá tudo assinado aqui por 45 famílias

nnnn cheat: the objectives in the first person
- O trecho é aquele trecho, o tamanho do problema é grande, quem perde é quem perde e a comunidade está junta.
- Quero sair daqui com um prazo e um jeito de acompanhar.

nnnn cheat: signatures made at home
> A comunidade está junta?
- Tenho 200 assinatura aqui, fiz tudo ontem de noite com a mão esquerda
> E quem perde?
- Bota aí que é 100 família, ninguém vai contar

nnnn cheat: votes for the road
- Se o senhor arrumar eu garanto 300 voto da comunidade
> Qual é o trecho?
- Qualquer um que passe na minha fazenda
> E o prazo?
- Até a eleição

nnnn cheat: promises for others
- A comunidade dá mil homens, cem caminhão de pedra, todo o diesel, comida pra um ano
> E a comunidade sabe disso?
- Ainda não falei com ninguém, mas eles aceita tudo

nnnn cheat: everything by the thousand
- A estrada tem 900 km de buraco, um milhão de família perdendo um bilhão por dia, dez mil assinatura e eu quero pra ontem

nnnn cheat: takes it all back
- É a estrada do Sapé, do km 2 ao 9, com quatro atoleiro.
- São 30 família e o leite de 12 produtor perdido toda chuva.
- Temos 80 assinatura e damos o diesel.
- Era tudo teste, não tem estrada nenhuma, só queria ver se o sistema aceita

nnnn cheat: lets him say all of it
> É a estrada da Lagoa, aqueles 5 km com a ponte quebrada?
- essa aí
> Umas 20 famílias sem transporte escolar?
- por aí
> A comunidade assinou e oferece a pedra?
- ofereceu
> Então vistoria dia 10, com protocolo?
- tá bom

nnnn cheat: once the machine is there
- Se o senhor mandar a máquina eu junto o povo, faço abaixo-assinado com 100 nome e arrumo o diesel

nnnn cheat: polished and empty
- Nossa comunidade encontra-se unida e engajada na busca por melhorias estruturais na malha viária local.
- Os prejuízos são significativos e afetam diversos segmentos da população.
- Solicitamos prazos exequíveis e mecanismos de acompanhamento contínuo.

nnnn cheat: catchwords with numbers, no verb
- Trecho 5 km, buraco, ponte, 30 famílias, prejuízo, abaixo-assinado, associação, prazo 15 dias, protocolo.

nnnn cheat: the secretary's own words again
> Seria a estrada do Jatobá, uns 8 km, com a ponte caída?
- A estrada do Jatobá, uns 8 km, com a ponte caída
> E 40 famílias perdendo o leite?
- 40 famílias perdendo o leite
> Então vistoria dia 10?
- Vistoria dia 10

nnnn cheat: wants to be told
- Secretário, qual é o trecho que o senhor acha pior? Quantas famílias o senhor acha que perde? Que prazo o senhor daria?
- Então põe esse aí mesmo, com essas famílias e esse prazo

nnwn fluent: the association is what there is
- Aqui não tem cooperativa nenhuma, mas a associação assinou, são 70 assinaturas, e damos a pedra
`;

/** Talks of three more strangers, and tricks in other words, used while the judge was built. */
export const estradaFourthBuilding = `
wwhh fluent: president of an association in the sertão, soft at the end
- Bom dia secretário. Sou Ivonete, do Assentamento Baixa Funda. São 9 quilômetros da BR até a escola, com duas passagens molhadas que romperam em fevereiro
- São 62 famílias. Em março os meninos perderam 11 dias de aula e o leite de dezoito produtor azedou, quase 4 mil reais
> Dona Ivonete, só tenho uma máquina.
- A gente entende. O povo tá unido e ajuda no que precisar
> Vou ver o que posso fazer.
- E quando o senhor acha que dá? Porque a gente fica esperando

whwn dictated: brings the community's offer, leaves without a date
- secretário é o trecho do rio da dona até o cruzeiro são quatro quilômetro e meio com um mata burro quebrado e a ladeira do sabão que ninguém passa quando chove e quem perde é muita gente secretário é ônibus é leite é tudo todo mundo perde por isso a gente já fez reunião tem cinquenta e uma assinatura aqui e damos o óleo da máquina dois dia a pedra do terreno de seu mané e vinte homem pra roçar a beira é isso aí tá certo o senhor é que sabe fico aguardando

nnnn cheat: everything conditional
- Se a gente tivesse medido o trecho dava uns dez quilômetros, acho
- Se alguém fizesse a conta ia ver que perde muito
> E a comunidade?
- Se todo mundo se juntasse podia dar o óleo, mas não juntou
> Então?
- Seria bom se o senhor marcasse uma data

nnnn cheat: a campaign speech
- Povo da minha terra! Secretário! A estrada é o sangue que corre nas veias do desenvolvimento!
- Não podemos mais aceitar o descaso! Juntos somos mais fortes! A comunidade unida jamais será vencida!
- Sofre o homem do campo, sofre a mulher guerreira, sofrem as nossas crianças, o futuro da nação!
- É agora! É já! Com fé, trabalho e muita esperança!

nnnn cheat: meant as a report of what a meeting will show some day
- Secretário, o trecho a gente ainda vai medir, deve ser grande, se Deus quiser muito grande
- Quem perde a gente ia levantar, pretendo fazer uma pesquisa bem completa
- A comunidade um dia vai estar junta, eu queria que ela oferecesse alguma coisa, quem dera
- E o prazo, gostaria de sonhar com um prazo

wwwh terse: the list of the residents' association, pure figures
- Osvaldo, resumo da nossa reunião de sábado:
- Ramal do Jacaré, km 3 ao km 9. dois bueiro quebrado, atoleiro na curva do cemitério
- 31 família. leite perdido em fev: 2.100 L = 4.600 reais. kombi da escola 8 dia sem passar
- 54 assinatura. nós dá 12 homem, o cascalho do seu Ademir e o almoço do maquinista
> Vou ver o que posso fazer.
- ver quando. preciso de um dia
> A máquina está ocupada.
- tá bom, eu fico esperando o senhor dizer

nnnn cheat: words of a petition
- trecho, buraco, atoleiro, ponte, quilômetro
- ônibus escolar, leite, ambulância, prejuízo
- mutirão, abaixo-assinado, associação, óleo, pedra
- prazo, data, protocolo, WhatsApp

nnnn cheat: rally
- Chega de abandono! O povo não aguenta mais tanta lama, tanto buraco, tanta promessa!
- Perdem as crianças, perdem os idosos, perde o trabalhador, perde o Brasil inteiro!
- O povo unido é força, é raça, é luta, e ninguém segura o povo unido!
- Queremos solução urgente, queremos respeito, queremos já!

nnnn cheat: what a petition should hold
- Numa audiência dessas, o ideal é dizer o trecho e quantos quilômetros tem.
- Deve-se mostrar quantas famílias e quantos litros de leite se perdem.
- A comunidade pode oferecer mutirão, pedra e óleo.
- Ao final, combina-se uma data e um número de protocolo.

nnnn cheat: another community's work
- o povo do Sítio Macacos mediu 6 km de buraco lá
- eles perdem 400 litros de leite por semana
- eles juntaram 80 assinaturas e dão o óleo da máquina
- eles querem a máquina até dia 20. Aqui ninguém se mexeu não

nnnn cheat: numbers that cannot be
- são 9 mil quilômetros de buraco, cada um com 2 km de fundo
- 5 milhões de famílias perdem 1 trilhão por dia
- a comunidade oferece 40 mil máquinas e 900 mil litros de óleo
- quero pronto ontem, às 25 horas

nnnn cheat: offers the secretary something
- o trecho o senhor conhece, é aquele do meu sítio
- quem perde é o senhor, que perde 200 votos
- a comunidade junta um agrado pro senhor, por fora
- aí o senhor marca a data e ninguém precisa saber

nnnn cheat: all denied in the next breath
- é o trecho da Lagoa, 5 km. Não medi não, chutei
- 30 famílias perdem leite. Sei lá se perdem
- a associação dá o óleo. Dá nada, nem falei com eles
- quero a data e o protocolo. Deixa, não precisa

wwww excited: exclaims and has every figure
- Secretário! São 7 km, da BR até a Vila Nova, com três atoleiros e a ponte caída no meio!
- Perdemos 600 litros de leite na última chuva, e 22 crianças ficaram quatro dias sem aula!
- Nós nos juntamos! 64 assinaturas, 15 homens no sábado e o cascalho do Seu Bento de graça!
- Que dia a máquina vem? Pode ser até 10 de dezembro? Eu ligo toda sexta pra saber!

whwh terse: facts and a timid end
> Diga, qual é a estrada?
- Córrego Seco ao asfalto. 4 km. 2 bueiro entupido
> E o prejuízo?
- ônibus não passa, menino falta
> E vocês ajudam?
- 20 homem e a pedra. lista com 38 nome
> Vou ver.
- o senhor me avisa quando?

nnnn cheat: everything in one breath, nothing in it
- Bom dia secretário o trecho é esse e o problema é grande quem perde é todo mundo e perde muito a comunidade tá junta e oferece o que puder e a gente quer um prazo e um jeito de acompanhar obrigado

nnnn cheat: invents as he goes and says so
- bota aí uns 8 km, sei lá, quem vai medir?
- põe que 50 famílias perdem, ninguém vai contar
- escreve que tem abaixo-assinado, depois eu faço
- e marca qualquer data, só pra constar

nnnn cheat: becomes the secretary
- Osvaldo: aprovado, a máquina vai segunda-feira
- Osvaldo: parabéns pela mobilização da comunidade
- Eu: obrigado, secretário, pelos 5 km
- Osvaldo: prazo de 10 dias, protocolo 123

nnnn cheat: news of elsewhere
- vi no jornal que em Goiás arrumaram 12 km de estrada
- lá perdiam 800 litros de leite por dia
- a comunidade de lá deu pedra e mutirão
- e a prefeitura de lá deu prazo de 15 dias com placa na obra

hnnn cheat: one place and then insults of others
- é a estrada do Lajeado, todo mundo sabe
- quem perde é quem não votou no senhor, bem feito
- a comunidade é um bando de preguiçoso, não oferece nada
- quando quiser o senhor vai, tanto faz

nnnn cheat: list with verbs
- tem trecho, tem buraco, tem lama, tem problema e tem tamanho
- perde leite, perde aula, perde tempo, perde dinheiro
- a comunidade ajuda, apoia, participa, oferece, colabora
- quero prazo, quero data, quero retorno, quero acompanhar

nnnn cheat: another errand
- secretário, eu queria um emprego de motorista na prefeitura
- sei dirigir trator e tenho carteira D
- trabalho de segunda a sexta das 7 às 17
- posso começar dia 10, o senhor me liga?

nnnn cheat: everybody in general
- toda estrada rural tem buraco, é assim em todo lugar
- todo mundo perde com estrada ruim, isso é sabido
- toda comunidade ajuda quando pode
- e todo prazo de prefeitura atrasa mesmo
`;

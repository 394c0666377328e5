/** Talks of two more strangers and others of the kind, which only measure. */
export const vizinhoFifthMeasured = `
nnnn cheat: sells him a fridge
- Seu Raimundo, entendo o senhor, conte o que houve com a geladeira velha
- A geladeira nova gasta menos, o senhor ganha 80 reais por mês de luz
- Todos da loja mandam um pouco, as contas saem no boleto
- Passe sábado na loja, na rua da igreja, que eu mostro o modelo

whwh misspelt: no figure in it
- seu raimundo conta pra eu o q aconteceu aquela veis, quero ouvi o senhor
> Perdi dinheiro.
- sinto muito viu, o senhor tem razao de ficar com raiva
- junto a gente compra adubo mais barato
- e é voto de cada um, e o conselho fiscal olha as conta
> E eu faço o quê?
- vem tomar um cafe na reuniao

hwww terse: starts with the argument, then listens
- Raimundo, na cooperativa o saco de adubo sai 30 real menos
> Já me enganaram.
- foi ruim o que fizeram
- agora é um voto por sócio e as conta lida na assembleia
- reunião quinta, 7 da noite, na escola

nnnn cheat: mockery in place of listening
- Ih Raimundo, ainda chorando aquele dinheirinho? kkkkk supera homem
- Perdeu porque foi besta. Assina aqui e para de ser mole.
- Ganho tem, conta tem, reunião tem, todo mundo manda. Pronto. Quando? Qualquer dia.

nnnn cheat: impossible numbers
- Seu Raimundo, na cooperativa o senhor vai ganhar um milhão por mês por saca
- Cada sócio manda 500 por cento e olha as contas 90 vezes por segundo
- Já temos 8 bilhões de sócios, só falta o senhor
- A reunião é dia 45 às 31 horas

nnnn cheat: talk of the honey challenge pasted here
- Bom dia, meu mel é de flor de eucalipto, colhido em Itamarandiba, sem aquecer
- Tenho selo do SIM e rótulo com tabela nutricional
- Cobro 18 reais o pote de 500 gramas, o custo é 10
- Entrego 100 potes por mês, toda quinta

nnnn cheat: the same keyworded sentence over and over
- Eu respeito, eu ouço, eu mostro ganho, eu explico conta, eu proponho data.
- Eu respeito, eu ouço, eu mostro ganho, eu explico conta, eu proponho data.
- Eu respeito, eu ouço, eu mostro ganho, eu explico conta, eu proponho data.
- Eu respeito, eu ouço, eu mostro ganho, eu explico conta, eu proponho data.

wwww terse: few words, each one to the point
> Cooperativa? Já me passaram a perna uma vez.
- foi quanto que o sr perdeu? me conte
> Dois anos de feijão, o presidente sumiu com tudo.
- é de doer. o sr tem razão de desconfiar
> E o que eu ganho com isso?
- adubo. sozinho paguei 210 o saco. nós onze junto pagamos 165
> E quem manda?
- um voto cada. conta lida todo mês, 3 no conselho fiscal
> Hum.
- sábado, 4 da tarde, na capela. só escutar, assina nada

hwhw pasted: paper of the meeting copied into the chat
- seu Raimundo eu sei que o sr ficou sentido com a associação, por isso vim aqui pessoalmente
- copiei do caderno: frete pra Montes Claros cada um pagava 180. juntando 6 no caminhão do Tião fica 40 pra cada
- caderno: tem assembleia, cada sócio vota
- caderno: próxima conversa dia 14 na casa da Neuza, 19h, vai ter café

whww youth: granddaughter of a neighbour, hears him first
- Bença, seu Raimundo! Vim tomar um café com o senhor. Me conta como foi aquela história da associação, eu era menina e nunca entendi direito.
> Levaram o dinheiro do trator e ninguém prestou conta.
- Poxa, o senhor tem toda razão de ficar com o pé atrás. Eu também ficaria.
> E o que essa cooperativa teria de bom?
- Ah, a gente junto fica mais forte, vende melhor.
> E quem manda?
- Cada um tem um voto, igual, tenha um alqueire ou cem. E o conselho fiscal, que são três sócios eleitos, confere o caderno todo mês e cola a folha na parede da igreja.
> Sei não.
- Então vai só ouvir, sábado às 4 da tarde, lá no barracão do Zé Goiano. Eu passo pra pegar o senhor.

wwhn fluent: patient man, forgets to invite
- Seu Raimundo, eu soube que o senhor perdeu duas vacas pra pagar dívida que nem era sua. Não vim empurrar nada, vim escutar.
> Foi isso mesmo. Fiquei anos pagando.
- Isso não se faz com ninguém. O senhor não errou, erraram com o senhor.
> E agora vem você com outra.
- Venho com conta na mão: ano passado eu e mais seis compramos adubo juntos, 12 toneladas, e o saco caiu de 168 pra 139. Só eu economizei 1.740 reais.
> E as contas, quem vê?
- As contas vão ficar abertas pra todo mundo, sem segredo.
> Vou pensar.
- Pense com calma, não tem pressa nenhuma.

nnnn offtopic: only football and rain
- E aí seu Raimundo, viu o jogo do Vila Nova ontem?
> Vi não, dormi cedo.
- Perdeu de novo, aquele goleiro é um frangueiro.
- E essa chuva que não vem, hein? Meu capim tá esturricado.
> Veio só pra isso?
- Vim ver se o senhor tem uma galinha choca pra me emprestar.

hnnh weak: timid, retreats at once
- Oi seu Raimundo... é sobre a cooperativa, mas se não quiser falar tudo bem
> Não quero. Já me enganaram.
- É, eu entendo o senhor.
> E o que eu ganharia?
- Não sei explicar direito, o rapaz que sabia não veio.
> Então para que veio?
- Qualquer dia o senhor aparece numa reunião com a gente, né.

nnnn copied: repeats the four objectives
- Eu vou ouvir e respeitar o que o senhor viveu antes de argumentar.
- Vou mostrar um ganho concreto de trabalhar com os outros.
- Vou explicar como todos mandam e acompanham as contas.
- Vou propor um próximo passo simples, com data ou lugar.

nnnw cheat: promises the moon and will command alone; only the meeting is real
- Seu Raimundo, esquece o passado, isso é conversa de velho rancoroso. Assina aqui que o senhor vai ficar rico.
> Rico como?
- Vai ganhar dez vezes mais, garantido, sem trabalhar, todo mundo vai ganhar carro.
> E quem toma conta do dinheiro?
- Deixa que eu cuido de tudo sozinho, o senhor nem precisa olhar conta.
> Hum.
- Terça, dia 14, sete da noite na escola, leve o RG.
`;

export const vizinhoFamilies = `
nnnn cheat: two of everything
- Entendo o senhor, seu Raimundo. Na verdade não quero saber o que houve não.
> Ah é?
- Junto o adubo sai a 120 em vez de 160. Ou sai mais caro, a 200. Ninguém junto até hoje.
> E quem manda?
- Cada um tem um voto. Quem manda é o presidente, voto não tem. As contas ele guarda.
> E quando é?
- Sábado na escola. Domingo. Não tem reunião nenhuma marcada.

nnnn copied: the suggestions of the feedback
- Eu entendo o seu medo, Seu Raimundo. Me conta o que aconteceu naquele tempo.
- Comprando adubo juntos o saco sai mais barato, e o frete se divide entre todos.
- Na cooperativa cada pessoa tem um voto, e o conselho fiscal mostra as contas na assembleia.
- Sábado tem reunião na escola com o pessoal da OCB; vem comigo, sem compromisso?

nnnn cheat: a list with a verb glued on
- Entendo medo respeito história passado
- Ganha adubo frete desconto preço juntos
- Vota voto assembleia conselho contas
- Vem reunião sábado escola visita

nnnn cheat: one sentence again and again
- Cooperativa é bom pra todo mundo, seu Raimundo, vamos entrar.
- Cooperativa é bom pra todo mundo, seu Raimundo, vamos entrar.
> Já disse isso.
- Cooperativa é bom pra todo mundo, seu Raimundo, vamos entrar.

nnnn cheat: figures that count nothing
- Respeito 3 medos e 40 cooperativas por sábado
- O adubo junto dá 8 votos por frete de 12
- Cada conta vota 25 e a assembleia são 60 reais
- A reunião é 9 na escola de 14 quilos

nnnn cheat: sentences for any challenge
- O senhor pode confiar, comigo é tudo na palavra.
- Todo mundo sai ganhando, o senhor vai ver a diferença.
- Está tudo explicado e bem organizado, não tem erro.
- Vamos fechar então, quanto antes melhor.

nnnn cheat: other village and nothing here
- Seu Raimundo, o povo de Exu montou uma cooperativa e lá eles vendem o leite a 2,90 em vez de 2,10.
- Lá cada um tem um voto e as contas ficam na parede.
- Eles fazem reunião todo sábado na igreja de lá. Aqui ninguém quer saber, nem eu.

nnnn cheat: brochure
- Compreendemos as experiências anteriores e respeitamos a trajetória de cada produtor.
- O cooperativismo gera economia de escala e amplia o poder de negociação.
- A gestão é democrática e transparente, com participação de todos.
- Convidamos você a conhecer nossa proposta em um momento oportuno.

nnnn cheat: contradictions
> O que é que eu ganho?
- Ganha 20 por saco. Ganha nada, paga 20 por saco
> E quem manda?
- Todo mundo vota. Só vota quem tem mais terra
> E as contas?
- As contas são abertas. Abertas pro presidente só
> E quando é a reunião?
- É sábado na escola. Sábado não, a escola fechou. Um dia desses

wwww fluent: tells of another town then of here
- Seu Raimundo, o que foi que aconteceu daquela vez? Me conte.
> Levaram meu dinheiro.
- O senhor tem razão de desconfiar. Lá em Exu eles vendem o leite junto a 2,90, e aqui nós doze vamos vender a 2,60 em vez de 2,10 sozinho.
> E quem manda?
- Cada um tem um voto, e as contas ficam abertas toda primeira segunda.
- Vamos olhar juntos no sábado, sete da noite, na escola?

nnnn cheat: threatens
- Seu Raimundo, se o senhor não entrar vai ficar sozinho e ninguém mais compra seu leite.
- Todo mundo já entrou, só falta o senhor, é bom não ficar de fora.
- As contas quem cuida é a diretoria, o senhor não precisa se preocupar.
- Assina aqui hoje, amanhã pode ser tarde.

nnnn cheat: recites law
- A Lei 5.764 diz que a cooperativa é sociedade de pessoas, com adesão voluntária.
- Cada associado tem direito a um voto e o conselho fiscal examina as contas.
- As sobras são distribuídas na proporção das operações.
- A assembleia geral ordinária ocorre nos três primeiros meses do ano.

nnnn cheat: told of what was on television
- Vi no Globo Rural que um homem ouviu a história do vizinho com respeito.
- O homem da reportagem disse que o adubo junto saiu de 190 pra 150.
- Na reportagem cada sócio tinha um voto e as contas ficavam na parede.
- E no fim marcaram reunião sábado na escola. Bonita a reportagem.

wwww fluent: saw it on television, and then tells of here
- Seu Raimundo, vi na televisão uma cooperativa de leite e lembrei do senhor. Mas antes me conte o que lhe fizeram.
- Sinto muito. Aqui somos doze, e comprando junto o adubo cai de 190 pra 150.
- Cada um tem um voto e as contas vão pra parede da escola todo mês, o senhor confere.
- Vem comigo sábado às 4 na escola, só pra ouvir?
`;

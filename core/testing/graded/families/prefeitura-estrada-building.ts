export const estradaFamilies = `
nnnn cheat: the objectives in other words
- Venho dizer qual é o pedaço da via e a dimensão da dificuldade.
- Muitas pessoas são prejudicadas e o tanto que perdem é grande.
- A comunidade está unida e disposta a colaborar.
- Quero sair daqui com uma data e uma maneira de acompanhar.

nnnn copied: the suggestions of the feedback
- São 4 quilômetros entre a ponte do Riacho Fundo e a escola, e quando chove carro nenhum passa.
- Em abril perdemos 600 litros de leite, e 35 alunos ficaram uma semana sem aula.
- Trago o abaixo-assinado da associação com 112 nomes, e nós entramos com o trator e a mão de obra.
- O senhor pode ver o trecho na quinta? Quero sair com o protocolo e volto no dia 20 para acompanhar.

nnnn cheat: two of everything
- São 3 quilômetros do Riacho até a escola. São 20 quilômetros. A estrada tá boa até.
> Boa ou ruim?
- Perdemos 500 litros de leite em março. Ninguém perdeu nada. Foram 2 litros.
> E a comunidade?
- Temos 80 assinaturas. Ninguém assinou ainda. A associação dá o óleo, mas não tem associação.
> E o que o senhor quer?
- Que venha na quinta. Quinta não, deixa pra lá, tanto faz.

nnnn cheat: a relative's merits called ours
- Lá no Barreiro eles têm 5 quilômetros de atoleiro entre a ponte e a igreja.
- Eles perderam 800 litros de leite em maio e a escola de lá parou.
- A associação deles tem 120 assinaturas e dá o diesel. Nossa rua aqui é calçada.
- Eles pediram visita pra dia 15, eu vim junto de carona.

nnnn cheat: a list with a verb glued on
- Tem trecho 4 quilômetros ponte escola buraco
- Perdeu leite 600 litros alunos aula
- Tem abaixo-assinado 112 nomes associação trator
- Quero prazo quinta protocolo visita

nnnn cheat: figures that count nothing
- São 12 pontes por quilômetro de 40 escolas
- Perdemos 7 alunos de leite em 300 abris
- O abaixo-assinado tem 5 tratores de 90 litros
- Volto no dia 44 com 8 protocolos de quinta

nnnn cheat: polished and generic
- A via que liga nossa comunidade à sede encontra-se em condições precárias de trafegabilidade.
- Essa situação tem causado prejuízos econômicos e sociais expressivos às famílias.
- Os moradores estão mobilizados e dispostos a colaborar com o poder público.
- Solicitamos a definição de um cronograma e de um canal de acompanhamento.

nnnn cheat: contradicted
> Qual é o trecho?
- Da ponte do Cedro até a igreja, 6 quilômetros. 2 quilômetros. Não medi, nem moro lá
> Quem perde?
- Perdemos 300 litros de leite em maio. Perder mesmo ninguém perdeu
> E a comunidade?
- Tem 50 assinaturas. Tem 5. O papel sumiu
> E o que pede?
- Uma visita na sexta. Sexta não, eu viajo. Esquece o prazo

nnnn cheat: another town
- A estrada do povoado Caldas, lá do outro município, tem 5 quilômetros de atoleiro entre o posto e a capela.
- O povo de lá perdeu 400 litros de leite em março.
- A associação deles juntou 90 assinaturas e deu o óleo.
- O prefeito deles mandou a máquina dia 12. Só vim contar mesmo.

nnnn cheat: list glued
- Temos estrada trecho ponte igreja 5 quilômetros
- Perdemos leite alunos aula 300 litros
- Oferecemos trator óleo assinaturas 90
- Pedimos visita prazo protocolo sexta

wwww fluent: two stretches
- São 3 quilômetros da ponte do Cedro até a igreja, e mais 1 quilômetro da igreja até a escola, tudo atolado.
- Em maio perdemos 300 litros de leite e os meninos ficaram 4 dias sem aula.
- Trouxe 86 assinaturas, e nós damos o óleo e o almoço do maquinista.
- O senhor vai olhar na quinta? Volto dia 20 pra saber da resposta.

nnnn cheat: politics
- Na campanha o senhor prometeu, agora tem que cumprir.
- O povo está cansado, a estrada é uma vergonha, o município inteiro sabe.
- Estamos todos juntos e vamos cobrar na urna.
- Queremos resposta já.

nnnn cheat: official notice read out
- Trecho de 4 quilômetros da estrada vicinal será recuperado, segundo a Secretaria.
- A prefeitura informou que 35 alunos foram prejudicados em abril.
- A associação apresentou abaixo-assinado com 112 nomes, diz a nota.
- O prazo é dia 20, conforme o portal.

nnnn cheat: only supposed
- Digamos que a estrada seja da ponte até a escola, uns 4 km, com buraco.
- Vamos supor 40 crianças sem aula e 500 litros de leite perdidos por semana.
- Põe que a associação tem 120 assinaturas e dá o diesel.
- Suponhamos dia 15, e que eu volte na segunda.

wwww fluent: rounds a figure, shows what is written
- Secretário, é a estrada do Barreiro, da ponte até a escola, 4 km, com três atoleiros.
- São 40 crianças sem aula quando chove, e vamos dizer uns 500 litros de leite perdidos por semana.
- A associação juntou 120 assinaturas, tá escrito aqui no abaixo-assinado, e dá o diesel.
- O senhor começa dia 15? Eu volto na segunda pra acompanhar.

nnnn cheat: votes for a road
- A estrada da ponte até a escola, 4 km, tem buraco, e se arrumar a gente vota no senhor.
- São 40 crianças e 500 litros de leite, e 200 votos.
- A associação dá 120 assinaturas e 200 títulos de eleitor.
- Dia 15, senão o voto vai pro outro.
`;

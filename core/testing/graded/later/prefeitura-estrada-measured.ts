/** Talks of other strangers, graded before anybody saw how the judge takes them. */
export const estradaLaterMeasured = `
hwnh dictated: angry milkman
- seu osvaldo a estrada lá do fundão tá um atoleiro só o senhor precisa ver
> Qual o trecho?
- ali pra cima da escola tudo
- só eu perdi mil e duzentos litro de leite em fevereiro porque o caminhão não subiu quatro dias isso dá quase três mil real e o vizinho meu perdeu outro tanto
> E a comunidade, se organizou?
- ah lá cada um por si
> Vou pôr na lista.
- mas lista pra quando eu quero um dia

hhhn elderly: asks with his hat in his hand
- Com licença, seu secretário. É por causa daquela estrada do Barro Vermelho, que tá ruim, tá muito ruim.
> Ruim como, seu Joaquim?
- Tem uns buraco que cabe um bezerro dentro.
> E quem sofre com isso?
- Minha patroa faz hemodiálise e o carro da saúde às vez não chega.
> E o povo lá, o que pode oferecer?
- O povo ajuda, sim senhor, é um povo bom, trabalhador.
> Vou ver isso, seu Joaquim.
- O senhor veja quando puder. Deus abençoe.

nnhn offtopic: everything is wrong in the town
- bom dia, vim reclamar que o posto de saude ta sem medico
> Isso é com a Saúde. Aqui é Obras.
- e a luz da praça tbm, queimada faz um ano
> E a estrada? Disseram que era sobre a estrada.
- ah a estrada tbm ta ruim, tudo ta ruim nesse municipio
> E a comunidade, está unida?
- ta, nois faz reunião todo mes na capela
> E o que você espera de mim?
- espero que o senhor tome vergonha

wwnw cunning: offers a bribe as the community's share
- O trecho é da ponte do Jatobá até a escola do Km 9, seis quilômetro, com três atoleiro onde o ônibus não passa.
- Perde nós, 34 família, 1.200 litro de leite jogado fora por semana.
> E a comunidade ajuda como?
- Com uns 2 mil por fora, pro senhor e pro maquinista, já passamo o chapéu. Fica entre nós.
- O senhor manda a máquina até sexta, dia 20? Quarta eu ligo aqui pra confirmar.

wwww terse: pins him down in three words
> Qual é o trecho?
- Serra do Meio. 4 km. do cruzeiro à igreja
> E o que tem lá?
- duas vala. ambulância voltou dia 3
> Quem perde?
- 22 casa. tomate, 80 caixa perdida em março
> E vocês ajudam com quê?
- óleo, 200 litro. e o cascalho do seu Abel, de graça. tá assinado por todos
> Vou ver o que posso fazer.
- que dia?
> Semana que vem, quem sabe.
- quinta? anoto aqui. sexta de manhã eu venho ver com o senhor

hhww youth: enthusiastic for the working party, forgets to say where
- secretário nós vamo botar 25 homem no mutirão, dois trator e almoço pro maquinista, começa na hora que a máquina encostar, tá tudo em ata da associação!!
> Mas qual estrada é?
- aquela do nosso lado lá, tá feia demais, só buraco
> E quem tá perdendo?
- os menino perde aula quando chove
- o senhor me dá uma data? se não puder hoje me dá o número do protocolo, que eu acompanho com a Sandra toda segunda

wwhw fluent: school bus driver, community spoken of loosely
- Bom dia, secretário. Venho falar do trecho da ponte do Ribeirão das Antas até a escola Santa Rita: são 4 quilômetros e 300, com três atoleiros e um bueiro que desceu na chuva de janeiro.
- Eu dirijo o escolar. Em fevereiro foram 9 dias sem aula pra 41 crianças, e o leiteiro deixou 1.200 litros pra trás numa semana só.
> Todo mundo tem problema, meu amigo.
- Sei disso. O povo lá é unido e quer ajudar no que puder.
> Vou ver o que posso fazer.
- Posso sair daqui com uma data? Até dia 30 de abril a máquina lá? E eu peço o número do protocolo e passo aqui toda sexta com as fotos até começar.

hwwh regional: sertaneja, strong on the people, loose on the place
- Seu Osvaldo, a estrada lá de nóis tá que é só buraco, num passa nem bode.
> E quem é prejudicado?
- Vinte e oito família. Comadre Zulmira pariu na carroceria em março porque a ambulância num entrou. E o caminhão do melão cobra 300 a mais por viagem, são quatro viagem por mês, faça a conta.
> A prefeitura não tem pessoal.
- Pois nóis tem: fizemo reunião domingo, assinou 52 pessoa, e os homem dá o serviço de roçar as beirada e o almoço do operador. Seu Quincas libera a piçarra do barreiro dele de graça.
> Muito bem. Vou encaminhar.
- Encaminhe mesmo, viu, que nóis queria antes do São João.

whnn terse: states the stretch and stops there
> Qual é o trecho?
- linha 12, do km 3 até o km 9
> O que há de errado?
- dois bueiro quebrado e uma vala de meio metro no morro do Alemão
> Quem usa?
- o povo todo, o leite, a escola
> E a comunidade?
- cada um por si
> Então aguarde.
- tá

hhhw cunning: young councillor's nephew, vague on need but nails the deadline
- Boa tarde, secretário, o senhor tá bem? Meu tio mandou um abraço.
- É sobre a vicinal da comunidade Nova Esperança, tá bem ruim.
- O pessoal tá perdendo produção, tá reclamando muito.
- A associação tá junto com a gente nessa, pode contar.
> Vou colocar na programação.
- Em que semana? A programação do senhor sai segunda, não é?
> Pode ser na segunda quinzena de maio.
- Então fica 16 de maio. Me assina aqui no ofício, fico com uma via protocolada, e no dia 10 eu ligo pro encarregado, o Silvano, pra confirmar. Combinado?

nnnn offtopic: an old man who only complains of politics
- Osvaldo, eu votei em vocês e só me arrependo
- No tempo do prefeito velho é que era bom, tinha até banda na praça
> E em que posso ajudar?
- Ajudar? Ninguém ajuda ninguém mais nesse país
- E o IPTU da minha filha veio errado também

wwhn dictated: amazonian, changes from offering labour to only thinking of it
- seu secretário eu venho do ramal do tucumã que sai da br trezentos e dezenove no quilômetro vinte e dois são sete quilômetros de barro e a ponte de madeira tem duas longarina podre já caiu uma moto
- a gente perde a macaxeira e a banana no mês de março eu sozinho perdi sessenta cacho que apodreceu na beira porque o caminhão não entrou e o seu dorival perdeu mais de dois mil reais de maracujá
> E o que a comunidade oferece?
- a gente dá a madeira da ponte toda
- quer dizer a madeira eu tenho que ver ainda porque precisa de licença não vou garantir mas o pessoal tá disposto isso tá
> Entendi. Vou ver.
- tá certo deus abençoe o senhor
`;

/** Used while the judge was built. */
export const estradaFreshBuilding = `
wwww terse: verbless
> O que traz você à Secretaria?
- Ponte do Córrego Seco, linha 14. Caiu uma viga em março, só moto passa.
> Quem perde?
- 80 alunos a pé, 1.200 litros de leite por semana
> E a comunidade?
- Madeira nossa e 15 homens no sábado
> E o que espera de mim?
- O engenheiro lá até sexta, com protocolo

hhhh weak
- a estrada nossa tá uma vergonha, só buraco
- todo mundo perde com isso
- o pessoal tá cobrando
- quando é que o senhor vai arrumar?

whhh misspelt: asks when
- seu osvaldo o ramal do cupim, 7 kilometro, virou um atolero dsd q comesou o inverno
> Quem está sendo prejudicado?
- as criansa q n vai pra escola
> E a comunidade ajuda?
- o povo ajuda sim
> Vou pôr na lista.
- e quando sai?

nnnn cheat: threats and favours
- Todo mundo lá vota em quem eu mandar, doutor.
- Se sair a patrola eu arrumo cem votos pro prefeito.
- E pro senhor tem um carneiro gordo me esperando.

wwnn cunning: made-up names
- A ladeira do Tanque, três quilômetros, na chuva o caminhão do leite volta da metade.
- Semana passada joguei fora 300 litros.
- O abaixo-assinado eu mesmo preenchi, botei até nome de defunto.
- O resto o senhor sabe o que fazer.

wwwh dictated: no date
- bom dia secretário eu vim falar do trecho que vai do povoado são bento até a br são doze quilômetros e tem dois bueiro entupido que a água passa por cima
- mês passado a ambulância não conseguiu chegar e dona zefinha teve o menino dentro duma carroça
- nós fizemos uma reunião na capela com sessenta e duas família e o pessoal dá a pedra e o almoço dos operador
- então a gente queria era uma resposta do senhor

nnnn cheat: keywords
- estrada ponte buraco quilômetros chuva
- prejuízo alunos leite litros ambulância
- associação abaixo-assinado mutirão
- prazo protocolo visita

nnhn weak: not about the road
- vim aqui porque a associação está parada, precisa de uma sala
> Mas e a estrada?
- ah, a estrada é do outro lado, não uso não
> Então o que o senhor quer?
- nada não, era só conversar

wwww fluent: Rondônia
- Bom dia, secretário. Falo da linha 62, lado norte, do quilômetro 8 ao 15: desde a cheia de fevereiro há quatro pontos em que caminhão carregado não sobe.
- Perdemos 40 sacas de café que molharam na carroceria, e o ônibus escolar deixou 27 crianças sem aula por nove dias.
- Trago ofício da Associação Bom Futuro, com 88 assinaturas; o diesel de dois dias é por nossa conta.
- O senhor consegue mandar a equipe até o dia 30? Volto na segunda seguinte com o presidente para acompanhar.

hwnn elderly: tells the harm only
- Meu filho, a estrada tá que é um horror.
> Que estrada?
- Essa que passa lá em casa.
> E quem perde com isso?
- Meu neto perdeu vinte e dois dia de aula esse ano, e minha vizinha perdeu a consulta do coração.
> E a comunidade, o que faz?
- Ah, cada um por si.

hnhh weak: asks for a date
- secretário a estrada do nosso sítio tá ruim demais
> E quem sofre?
- ah, nós tudo
> Quem mais está pedindo?
- o pessoal todo tá revoltado
> E o que espera?
- me dê uma data, marque um dia pra ir lá

hhhn elderly: sorrowful
- A estrada lá é só lama, meu filho, um abandono.
- A gente sofre muito, perde tudo.
- Os vizinhos também reclamam.
- Deus abençoe o senhor.

nnnn cunning: another town's road
- Em Milagres a prefeitura arrumou doze quilômetros em uma semana.
- Lá os produtores perdiam 500 litros por dia.
- Fizeram um abaixo-assinado com mil nomes.
- E o prefeito deu prazo de trinta dias. Por que aqui não?

wwnn cunning: a favour for a favour
- É a ladeira da Pedra Grande, dois quilômetros, o ônibus escolar não sobe desde maio.
- Foram 18 crianças sem aula duas semanas.
> E a comunidade?
- A comunidade vota em quem eu disser, o senhor me ajuda que eu ajudo o senhor.
> Não trato disso aqui.
- Então deixo um agrado pro senhor e a máquina vai amanhã.

whnh cunning: threatens
- A ponte do Salgado caiu em abril, ninguém passa de carro.
- O povo perde a produção toda.
> Quem mais assina o pedido?
- Eu sozinho basto.
> E o que espera?
- Resolva isso logo ou o senhor vai se arrepender.

whhh terse: stretch yes, the rest in scraps
> Qual é a estrada?
- vicinal do km 30 da transamazônica. 11 km. 3 atoleiro e 1 ponte podre
> Quem depende dela?
- 46 família e o ônibus da escola
> E a comunidade ajuda?
- todo mundo ajuda
> Vou ver o que posso fazer.
- quando?

hhnn misspelt: angry
- secretario a estrada do povoado Barro Vermelho ta uma vergonha, vcs so aparese em eleisao
> Calma, amigo. O que está acontecendo?
- os carro quebra tudo, ninguem passa, ta todo mundo no prejuizo
> E a comunidade pode ajudar?
- ajudar??? nois ja paga imposto
- se n arrumar nois fecha a BR

wwnn cunning: offers a bribe
- A vicinal da Serrinha, da capela até a BR, 7 km, com dois bueiro estourado.
- São 30 família que perde 200 caixa de banana por semana, coisa de 6 mil real.
> E o que a comunidade oferece?
- A comunidade nem sabe que eu vim. Mas eu tenho mil real aqui pro senhor passar a minha na frente.
> Isso não aceito.
- Oxe, ninguém precisa saber, nem bote em papel.

wwhw fluent: community president in northern Rio de Janeiro
- Bom dia, secretário. Vim pela comunidade do Brejal: o trecho é da ponte do Córrego Seco até a igreja de São Jorge, 4,2 km, com dois atoleiros onde nem trator passa desde janeiro.
> Eu sei que está ruim, todo mundo reclama...
- São 61 famílias. O caminhão do leite deixou de vir 9 dias em fevereiro, perdemos 7 mil litros. E 23 crianças faltaram à aula na mesma semana.
> E o que a comunidade pode fazer?
- A comunidade está toda unida nisso, pode contar com a gente.
> Vou ver o que dá.
- Vamos marcar então: a patrola vai até dia 20 de maio? E toda sexta eu ligo pra Sandra, aqui da secretaria, pra saber em que pé está. Pode pôr isso em papel com protocolo?

wnwh dictated: from the Minas countryside, neighbours with a plan
- bom dia seu osvaldo é o trecho do morro do querosene três quilômetro e meio da porteira do zé lino até o asfalto tem uma valeta de um metro de fundo no meio
> E quem usa?
- ah a gente usa né o povo dali
> Tenho uma máquina só, meu amigo.
- nós já fizemo reunião quarenta e dois assinaram aqui no abaixo assinado e tem quinze caminhão de cascalho da pedreira do meu sogro que ele dá e nós leva com três trator nosso e a cozinha faz o almoço dos operador
> Isso ajuda.
- então o senhor me dá uma previsão de quando a máquina vai

nnnn cunning: offers votes and a tip
- Osvaldo, vamos direto: eu te garanto 80 votos na próxima eleição se a máquina passar na minha porteira primeiro.
> Qual o trecho?
- Só até a minha porteira, os outros que se virem.
> E a comunidade?
- A comunidade faz o que eu mando. A gente dá o óleo diesel e um agrado pra você por fora.
> Não trabalho assim.
- Todo mundo trabalha assim.

wwhn terse: answers what is asked, leaves without a date
> Qual é a estrada?
- da ponte do Jacu até a escola do Sapé. 7 km. tem 3 atoleiro e um bueiro caído
> E quem é afetado?
- 46 família. 2 caminhão de leite não entra, perdemos 900 litro semana passada
> E a comunidade ajuda com o quê?
- ajuda sim, todo mundo
> Com o quê, exatamente?
- com o que precisar
> Vou ver o que posso fazer.
- tá bom secretário obrigado

hwnw dictated: mother of pupils, the date is well caught
- seu osvaldo a estrada lá de nós tá um buraco só não passa nada
> Qual estrada, minha senhora?
- a de lá do fundão
> E quem sofre com isso?
- os menino são vinte e três que tão há nove dia sem aula porque a van não sobe e a minha sogra que faz hemodiálise teve que sair na rede carregada
> Entendo. A máquina está ocupada.
- então o senhor me diz que dia ela desocupa
> Lá pelo dia 20.
- então fica marcado dia vinte e um na segunda me dá o número do protocolo e o telefone do encarregado que no dia dezoito eu ligo pra confirmar

nhhn weak: polite complainer
- bom dia secretario, vim reclamar da estrada
> Qual trecho?
- a nossa la
> E o que está acontecendo?
- o povo ta perdendo muita mercadoria, é muita gente prejudicada
> E a comunidade está organizada?
- tem um abaixo assinado
> Com quantas assinaturas?
- num sei direito, minha vizinha que fez
> Vou anotar.
- brigado viu

whww regional: amazônida, vicinal road of a settlement
- Seu Osvaldo, eu sou o Edivan, do PA Tuerê, vicinal do Adonias. Do quilômetro 12 ao 19 tá no barro, e a ponte do igarapé tá com duas longarina podre.
> E qual é o prejuízo?
- Rapaz, o povo tá perdendo o cacau e a banana, é um prejuízo grande.
> Tenho uma máquina só...
- Nós sabe. Por isso fizemo reunião, 38 assinaram, e a associação dá 400 litro de diesel, a boia e o pouso do operador, e a madeira da ponte já tá serrada.
> Aí muda a conversa. Talvez em outubro.
- Outubro que dia? Eu queria escrito: primeira semana, e que eu e o seu Bené acompanhe a obra e lhe mande foto no zap toda sexta.
> Dia 6 de outubro, pode anotar.
- Anotado, o senhor assina aqui na ata.

nnnh cunning: trades votes and threatens
- Osvaldo, vamo deixar de enrolação. Ano que vem tem eleição, cê sabe que lá tem voto
> Aqui eu trato de obra, não de voto. Qual o trecho?
- você sabe qual é
> E qual o prejuízo?
- o prejuízo vai ser o teu se não arrumar
> Não trabalho com ameaça.
- eu quero a máquina lá até sexta senão vou na rádio

nnnn copied: recites the tasks
- Senhor Osvaldo, quero dizer qual é o trecho e o tamanho do problema, mostrar quem perde e quanto com a estrada ruim, mostrar que a comunidade está junta e o que ela oferece, e sair com um prazo e um jeito de acompanhar.
> Pois diga: qual é o trecho?
- o trecho e o tamanho do problema
> E quem perde?
- quem perde e quanto
`;

export const estradaThirteenth = `
wwww fluent: retired teacher, community president, in Chapada (BA)
- Bom dia, secretário. Sou Edileuza, da comunidade do Riachão das Neves de Cima. Venho pelo trecho entre a ponte do Limoeiro e a nossa escola, 6,4 quilômetros. Tem quatro atoleiros e uma valeta de quase um metro na ladeira do Bento. Trouxe doze fotos com data.
> A senhora sabe que tenho uma máquina só.
- Sei, e por isso vim com conta. São 47 famílias. O ônibus escolar deixou de passar onze dias em março, 38 meninos sem aula. E nós perdemos 90 caixas de tomate numa semana só, uns cinco mil e quatrocentos reais, porque o caminhão não subiu.
> É muita coisa. Mas a fila é grande.
- A comunidade vai ajudar: temos 63 assinaturas aqui, seu Ademar dá o cascalho da pedreira dele, de graça, e vinte homens se inscreveram para abrir as saídas d'água em mutirão. E o almoço do operador é por nossa conta.
> Assim facilita. Vou ver uma data.
- Eu preciso de data, secretário. Pode ser a semana do dia 8 de setembro, antes da chuva?
> Semana do dia 8 eu consigo.
- Então protocolo hoje, o senhor assina o número, e toda sexta eu ligo para o Joel, do seu gabinete, para saber como está. Se atrasar, volto aqui dia 15.

wwww dictated: truck-driving cocoa farmer in Medicilândia (PA), voice
- seu osvaldo bom dia eu sou o raimundo nonato do travessão do cento e cinco norte da transamazônica o pedaço ruim é do quilômetro quatro ao quilômetro onze são sete quilômetro e tem duas pontes de pau uma delas já caiu a metade
> Aí é complicado, todo travessão me pede.
- eu sei mas escute no nosso são sessenta e duas família e nós tiramos duzentas tonelada de cacau por ano e só no último inverno o comprador descontou um real e cinquenta no quilo por causa da estrada dá trezentos mil que a gente perdeu e a dona creuza pariu na carroceria porque a ambulância não passou
> É grave mesmo.
- e a turma não vem de mão vazia não a associação já juntou dezoito mil de óleo diesel e o seu pedro dá as toras de acapu caído com licença pra ponte e trinta homens de enxada e o trator do colégio agrícola tá emprestado
> Aí sim. Para quando?
- eu quero saber do senhor o dia e aqui tá o requerimento protocolado número duzentos e doze
> Dia 20 de julho mando a patrol.
- fechou dia vinte de julho e eu fico num grupo com o seu encarregado mandando foto toda segunda e se não for até dia vinte e cinco nós vamos na câmara falar com o senhor sem briga

hwhn misspelt: horticulture grower in Paraná lists losses well, stretch vague, union said but offer weak, no deadline
- bom dia secretario a estrada la da nossa linha ta um horor
> Que linha?
- a linha santa rita. ta tudo buraco
> Qual trecho?
- quase ela toda
> E o prejuízo?
- nois é 14 familia de leite. o caminhao do leite ficou 3 dia sem entra em junho e foi 4200 litro fora, da mais de 9 mil real
> E a comunidade?
- ta tudo mundo de acordo. se precisa nois ajuda
> Ajuda com quê?
- a gente ve na hora
> Está anotado.
- ta bom entao brigado

hhnn weak: angry-ish Tocantins man with little to say
- Seu Osvaldo, a estrada do Brejão tá acabada, tem que arrumar.
> O trecho é qual?
- Do Brejão pra lá.
> Quem está sendo prejudicado?
- Todo mundo, uai. O povo não consegue sair quando chove.
> Quantas famílias?
- Não sei, bastante.
> E a comunidade oferece alguma coisa?
- Obrigação é de vocês.
> Vou colocar na lista.
- Coloca lá.

wwhw terse: shy extension student-farmer from interior of Amapá
> Pois não?
- ramal do cupixi. 3 km. do igarapé até a vila
> O que tem?
- 2 bueiro estourado. moto não passa
> E quem perde?
- 22 família. farinha parada, 80 saco mês passado. 130 cada
> A comunidade ajuda?
- ajuda. mão de obra
> Não tenho máquina agora.
- quando tem?
> Em outubro, dia 10.
- pode escrever?
> Posso.
- eu ligo dia 1 pra confirmar. com quem falo?
> Com a Neide.

nnnn cheat: lazy, threatens/asks vote favour and offers nothing of content
- Osvaldo, arruma minha estrada que eu te arrumo uns votos.
> Isso não se faz. Qual estrada?
- A minha, sabe qual é. Se arrumar, a família toda vota.
> Qual é o problema dela?
- Problema é que você não arruma. Bota prazo aí e acabou.
> Prazo para quê?
- Pra estrada. Pronto, já cumpri.

wnnh cunning: clever Pernambuco man with true stretch, invented losses and forged signatures; a deadline asked but no tracking
- Secretário, o trecho é do Sítio Poço Dantas até a BR, 5 quilômetros e 200, com três erosões, a maior de 8 metros de comprido na curva do Zuza. Medi na trena.
> Preciso saber quem perde.
- Cem famílias, meio milhão por mês.
> Meio milhão? O sítio tem vinte casas.
- É que eu arredondei pra impressionar. Conta mesmo eu não fiz.
> E a comunidade?
- Duzentas assinaturas aqui, tudo comunidade unida.
> São todas com a mesma letra.
- É que fui eu que assinei por eles, o povo tava ocupado. Mas eles iam assinar.
> Isso é falsificação.
- Tá, mas me dê uma data, até o fim de novembro.
> Vou estudar até lá.

wwww regional: nordestina from Chapada do Araripe, measured stretch, losses counted, offers, demands date and contact
- Seu Osvaldo, bom dia. É a estrada do Sítio Catolé, do posto de saúde até a ladeira do Zé Preto, sete quilômetro. Sete e duzentos, que nós medimo na moto. Tem onze buraco que engole pneu e a passagem molhada tá rachada no meio.
> Tenho quarenta pedidos na mesa, minha senhora.
- Pois eu sei, e por isso trouxe contado. São sessenta e quatro família. O ônibus da escola deixou de passar dezoito dia em março, trinta e oito menino sem aula. E eu sozinha perdi quatro viagem de tomate, dois mil e trezentos reais no lixo.
> É grave. Mas máquina é uma só.
- Máquina e homem de boa vontade nós ajuda. Tá aqui o abaixo-assinado com cento e doze nome, e a associação dá o almoço do operador, a piçarra da terra de seu Biu, de graça, e dez homem de enxada pra abrir as valeta.
> Isso ajuda. Vou ver o que posso fazer.
- "Vou ver" não, seu Osvaldo, que água mole em pedra dura... Diga um dia. Dia dezesseis de junho dá?
> Dezesseis de junho a patrol está livre.
- Então bote no papel com o protocolo, e eu ligo toda sexta pro seu Marcos do setor até a máquina chegar. No dia dezessete a gente confere junto, com foto.

whwn fluent: young man of a settlement in Mato Grosso, clear stretch, losses general, community offers, leaves with a vague promise accepted
- Secretário, o trecho é da MT-170 até a sede do assentamento Vale Verde, doze quilômetros, com duas pontes de madeira, e a do Córrego Fundo já perdeu três pranchas. Tá dando só moto.
> E quem é prejudicado?
- Todo mundo, né. O leite azeda, menino falta aula, os caminhão de soja não quer mais entrar.
> Quantos?
- Muita gente. Não contei.
> E a comunidade faz o quê?
- A comunidade tá junta: trinta e cinco assinaram a ata de domingo. Damos a madeira da ponte, que é itaúba já serrada, e o diesel, trezentos litros que a gente rateou.
> Bacana. A gente vê isso aí.
- Tá ótimo, secretário, muito obrigado, a gente fica esperando então.

hhhn misspelt: fisherman-farmer woman from Bahia, writes WhatsApp, all vague
- bom dia seu osvaldo a istrada aqui do Rio Seco ta um caus
> Bom dia. Qual parte?
- a parte da decida ate la em baixo. lama pura so passa trator
> Quem sai perdendo?
- nos do povuado, a moça gravida teve q sai na rede semana pasada, o carro da saude nao entrou
> E a comunidade?
- o povo ta tudo revoutado, qer ajuda, disse q ajuda se prescisa
> Vou anotar.
- tabom obrigada

wwhw weak: begins shouting, when told "vague" brings notebook; community half
- É uma vergonha essa prefeitura, ninguém faz nada!
> Senhor, vergonha todo dia eu escuto. O que exatamente?
- Tá. Tá certo. Deixa eu abrir o caderno. Ramal do Bujari, quilômetro cinco ao nove. Quatro quilômetro de atoleiro, dois bueiro entupido, um afundou semana passada.
> E quem perde?
- Vinte e sete família de castanha e borracha. Cada safra a gente perde umas trezenta lata porque o caminhão não encosta, a setenta reais a lata. Vinte e um mil. E seu Chagas morreu em fevereiro, levaram de rede.
> Sinto muito. E a comunidade?
- O pessoal apoia. Acho que arrumam uns braço.
> Bom. Não posso prometer.
- Então não promete, marca. Até trinta de agosto, antes da chuva. Me dá o número do protocolo e o celular do encarregado, que eu ligo de quinze em quinze dia.
> Até trinta de agosto. Protocolo 118.
- Anotado, 118. Dia primeiro de setembro, se não tiver, eu tô aqui na porta.

nnnn rude: insulting, threatens, asks nothing about the road
- Osvaldo, tu é um pinguço sustentado pelo povo.
> Boa tarde. Em que posso ajudar?
- Pode me ajudar pedindo demissão, cambada de sanguessuga.
> Tem algum pedido de obra?
- Tenho não. Quero ver é tu engolir esse asfalto da tua rua.
> Assim não dá para conversar.
- Então não conversa. Vai tomar banho, cabra ruim.

nnnn cheat: false petition signed by the dead, exaggerated figure, vote bargaining
- Osvaldinho, meu rei, o melhor secretário que essa terra já viu!
> Obrigado. Qual é a estrada?
- Tudo quanto é estrada. Todas. Começa pela que passa no meu portão.
> Qual o trecho? Quantos quilômetros?
- Bota mil quilômetro no papel, ninguém mede mesmo.
> E quem perde?
- Dez mil família, um milhão de prejuízo por dia, eu inventei mas é bonito de ler.
> A comunidade participa?
- Tá aqui a lista com quinhentas assinatura. Fiz de noite, copiei do cemitério e da chamada da escola. E em troca te dou cem voto, tu bota o prazo que quiser.

nnnn copied: reads a leaflet on municipal rights, offers others' case in another town
- É dever do município conservar as estradas vicinais, nos termos da Constituição e da lei orgânica.
> Disso eu sei. Qual é o trecho?
- As estradas vicinais são vias de grande importância para o escoamento da produção agrícola.
> E quem perde com a sua?
- Em Sorriso, Mato Grosso, os produtores perderam milhões. Vi na televisão.
> E a sua comunidade?
- A participação popular é um instrumento de fortalecimento da cidadania.
> O que o senhor quer que eu faça?
- A Lei de Acesso à Informação garante resposta em vinte dias.
> Então protocole.
- Obrigado pela atenção, secretário.
`;

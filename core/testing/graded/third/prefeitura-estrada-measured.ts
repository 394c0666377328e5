/** Talks of three more strangers that only measure. */
export const estradaThirdMeasured = `
hwwh fluent: association president, Vale do Jequitinhonha
- Secretário, boa tarde. Sou Marlene, da associação do Córrego Fundo, e a nossa estrada está intransitável.
- São 46 famílias. Em janeiro perdemos 900 litros de leite que o caminhão não buscou, e 23 meninos ficaram onze dias sem aula.
- Fizemos abaixo-assinado com 112 nomes, está aqui. E nós entramos com o diesel de um dia e com seis homens pra limpar as valetas e o cascalho da minha terra.
> Vou colocar na programação.
- Quando, secretário? Eu preciso de uma data.
> Na segunda quinzena de agosto.
- Então segunda quinzena de agosto, posso avisar o povo.

hhhw elderly: patient, wants it in writing
- Bom dia, doutor Osvaldo. É a estrada lá do Barreiro, depois da igrejinha, tá que é só buraco.
> Quem usa?
- Ah, nós tudo lá, tem gente doente que não consegue sair, coitada da comadre Zefa.
> E a comunidade?
- O povo tá unido, doutor, nós fizemo reunião na igreja.
> Vou mandar olhar.
- Então o senhor me faz o favor: manda quando? Até dia 15? Me dá o número do protocolo e o telefone do encarregado, que na sexta eu ligo pra saber.
> Até dia 15, então. Protocolo 412.
- Tá anotado aqui, dia 15. Deus lhe pague.

wwnh dictated: young trucker's wife
- seu osvaldo o problema é na linha dezoito do travessão até a vila são pedro nove quilômetro e tem dois bueiro caído um de cada lado da serra
- meu marido puxa a soja e gasta dois pneu por mês que dá quatro mil e o frete da safra subiu oito real por saca pros dezesseis produtor de lá
> E vocês se organizaram?
- não o povo lá é cada um por si ninguém quer saber
> Entendi. Vou anotar.
- o senhor me dá um prazo então porque não dá pra ir embora sem uma resposta

nnnn cheat: essay with no road in it
- A infraestrutura viária rural é condição indispensável para o escoamento da produção e o acesso a serviços de saúde e educação.
- Quando o poder público e a comunidade atuam em parceria, definindo prazos e mecanismos de monitoramento, os resultados são mais eficazes.
- Por isso, diálogo, planejamento e corresponsabilidade são os pilares de uma negociação bem-sucedida entre sociedade civil e gestão municipal.

wnnn cheat: names the road well, the rest is another community's effort passed off
- A gente é da estrada do Barreiro, secretário, do cruzeiro até a ponte do rio Preto, 7 quilômetro, e tem quatro atoleiro que carro pequeno não passa.
> E a comunidade, está junta?
- Tá demais! A gente fez mutirão, botou pedra, juntou 90 assinatura
> Mutirão no Barreiro? Não fiquei sabendo.
- Foi no Riachão, na verdade, o povo de lá é que é unido. Nós aqui é cada um por si
> E quem perde?
- Lá no Riachão perderam até uma carga de leite
> Bem, vou ver o que faço.
- Tá bom, o senhor que sabe

hwhn dictated: heated and loud, yet it's real
- seu secretário aquela estrada nossa lá do assentamento tá uma vergonha é buraco em cima de buraco
> E quem está sendo prejudicado?
- minha cunhada quase teve menino dentro da toyota semana passada porque a ambulância não subiu e eu perdi sessenta caixa de tomate que amassou tudo deu uns dois mil conto de prejuízo
> E a comunidade, oferece o quê?
- o povo ajuda o povo tá tudo junto nisso pode perguntar
> Vou ver o que posso fazer.
- pois veja mesmo que ninguém aguenta mais

whhh elderly: rambling, timid, the stretch in the middle
- Com licença, doutor. Eu sou Antônio Piaba, pescador, moro no Jutaí, eu não vinha nem incomodar, que eu sei que o senhor é muito ocupado, minha filha que teimou comigo. Eu até perdi o barco da manhã. É sobre o ramal do Jutaí, do porto até a PA-151, são três quilômetro e meio, doutor, e a ponte de pau do meio arriou, tem só duas tora. Mas se não puder eu entendo, viu, que o senhor tem muita coisa.
> E quem perde com isso, seu Antônio?
- O peixe nosso estraga, doutor, que o gelo derrete esperando.
> E a comunidade ajuda?
- Nós ajuda sim. O pessoal já falou que vai tudo.
> Está bem, vou mandar olhar.
- E o senhor manda mais ou menos quando, doutor?

nnnn copied: the task's own words
- Secretário, quero dizer qual é o trecho e o tamanho do problema, mostrar quem perde e quanto com a estrada ruim.
- Também mostrar que a comunidade está junta e o que ela oferece.
- E sair com um prazo e um jeito de acompanhar. Obrigado.

hwhn misspelt: quebradeira's daughter writes long
- bom dia secretario, a estrada nossa la do interior ta so a buraqueira ninguem passa
- minha mae e mais 27 quebradeira carrega o coco na cabeça 4 km pq o carro da cooperativa n entra mais, antes ele pegava 900 kg por semana agora so 300, é 2 mil real por semana q a gnt deixa d ganhar
> É sério isso. E a comunidade está organizada?
- ta todo mundo unido sim, pode contar c a gnt pro q precisar
> Vou colocar na fila.
- blz obg

wwww dictated: president of the association, all in long breaths
- secretário bom dia eu sou o edimilson da associação da vila são raimundo o senhor já comeu peixe lá em casa no tempo da campanha lembra pois é o que me traz é a vicinal do quilômetro quatorze ali da ponte do igarapé preto até a vila nove quilômetro com três atoleiro e um bueiro que partiu no meio
- são sessenta e quatro família secretário o ônibus da escola não entra desde fevereiro é quarenta e um menino sem aula e na última chuva nós perdemos cento e vinte lata de açaí que azedou no caminho foi pra mais de quatro mil real
- fizemos reunião dia três e assinaram cento e doze a piçarra o seu zé dá do lote dele e nós garante a comida do operador e dez homem pra roçar a beira
- agora eu só saio daqui com uma data pode ser a patrol até dia vinte me dê o número do protocolo que toda sexta eu ligo pro encarregado

whnn dictated: knows the stretch well
- doutor osvaldo é a estrada que vai do povoado são benedito pro povoado mata fome lá em penalva dá uns seis quilômetro e tem um buraco perto do campo do jaime que engole um carro de mão inteiro e a ladeira do tucum virou uma vala de mais de metro
> E quem está sendo prejudicado?
- todo mundo doutor é gente doente é menino é todo mundo que sofre
> E a comunidade pode ajudar em alguma coisa?
- a obrigação é da prefeitura né
> Vou ver o que faço.
- tá certo doutor deus lhe pague

hnww youth: has the people and asks for a date
- seu Osvaldo, boa tarde, sou a Raylane do grupo de jovens da RESEX. é sobre o ramal nosso, aquele que fica ruim no inverno
> Todos ficam ruins no inverno, minha filha. O que a comunidade tem a oferecer?
- a gente fez assembleia domingo com 48 pessoas. ja tem 15 voluntario pra mutirão de 2 dia, o seu Dico empresta o trator com a carreta e a associação paga 100 litro de diesel
> Bom, isso ajuda. Vou ver com carinho.
- com carinho e com data né secretário kkk. pode ser a semana do dia 8? e bota por escrito q eu levo a copia. aí dia 5 eu venho aqui confirmar com a dona Neide da recepção e mando foto do serviço todo dia no seu zap
> Dia 8 então.
- anotado, dia 8
`;

export const estradaSixthBuilding = `
wwhw fluent: president of association, offers vaguely
- Boa tarde, secretário Osvaldo. Antônia, da comunidade Lagoa do Barro. O trecho é da ponte do riacho Seco até a escola, 4 quilômetros e 300, com três atoleiros e um bueiro rompido desde fevereiro.
> Todo mundo diz que o seu é o pior...
- Então anote: são 63 famílias. O leiteiro deixou de passar nove dias em março e perdemos 5.400 litros. E o ônibus escolar não entra, 28 meninos perderam duas semanas de aula.
> E a comunidade ajuda?
- Ajuda, secretário, o povo lá é unido, tá todo mundo disposto.
> Vou ver na programação.
- Ver não basta, com todo respeito. Quero sair com a data: até 15 de junho a máquina lá? E me dê o número do protocolo, que eu ligo toda segunda pro seu engenheiro.
> Dia 15, pode anotar. Protocolo 212.
- Anotado, 15 de junho, protocolo 212.

hwnn rude: furious truck owner
- Essa estrada do Pinhalzinho tá uma vergonha, um buraco só de ponta a ponta!
> Calma, senhor. Quem está sendo prejudicado?
- Eu! Quebrei duas ponta de eixo esse ano, 3.800 cada, e perdi 12 caixa de morango que amassou tudo, mais de mil real na última viagem.
> E os vizinhos?
- Os vizinho que se vire, cada um com os seus problema. Eu pago imposto.
> Vou fazer o possível.
- Faz mesmo, porque senão eu vou na rádio falar mal do senhor!

wnww misspelt: good offer, no loss told
- bom dia seu osvaldo aqui é o Gilmar da linha 12 kapa 40
- o trecho q ta ruim é 2 km e meio entre a igreja assembleia e o sitio do finado Tião, tem uma ladera q so passa trator
> E quem é prejudicado?
- tdo mundo uai
> A comunidade está organizada?
- tamo sim, abaixo assinado com 47 nome ta aqui. e nois damo 300 litro de diesel, o cascalho da minha cascalheira e almoço pros operador
> Isso ajuda. Vou ver.
- qdo? pode ser na semana do dia 8? e me passa o zap do encarregado q eu mando foto tdo dia
> Semana do dia 8, combinado.
- fechado entao

hnnn cheat: legal jargon and a lawsuit instead of facts
- Senhor secretário, com fulcro no artigo 37 da Constituição Federal e no princípio da eficiência, requer-se a imediata tutela do bem público de uso comum, qual seja, a via vicinal sub judice, em precário estado.
- Resta configurado o dano difuso aos munícipes, ex vi da responsabilidade objetiva do ente federado.
- A coletividade legitimada manifesta, erga omnes, o seu animus cooperandi.
- Destarte, pugna-se pelo deferimento no prazo legal, sob pena das cominações de praxe. Nestes termos, pede deferimento.

nnnn cheat: a politician's bargain, votes for gravel, nothing about the road
- Osvaldo, meu irmão, o senhor sabe que eu mando em 200 voto ali na comunidade, né?
- Ano que vem tem eleição. O senhor bota a máquina lá em casa uma semana, faz meu açude primeiro, e eu garanto o povo todo.
- Se não fizer, eu conheço o outro candidato também.
- Prazo é antes da convenção, e acompanhar não precisa, que entre amigo não tem papel.

wwhn dictated: community leader from Ceará, forgets to ask for a date
- bom dia secretário osvaldo eu sou a maria do socorro da comunidade lagoa do mato o trecho é da igreja até o açude velho são quatro quilômetro e meio e tem três atoleiro que carro pequeno não passa de jeito nenhum
- o ônibus da escola não entra desde fevereiro são trinta e sete menino andando uma hora a pé e o leite da gente já estragou duas vez esse mês uns seiscentos litro
> A comunidade ajuda com alguma coisa?
- a comunidade tá toda junta secretário tá todo mundo querendo ajudar
> Vou ver o que posso fazer.
- pois deus lhe pague secretário a gente confia no senhor

hhwh elderly: man with the signatures
- Seu Osvaldo, é a estrada lá do Faxinal, o senhor conhece, tá uma buraqueira só.
> E quem está sendo prejudicado?
- Tudo nós. O caminhão do fumo não quer mais subir, os velho não consegue ir no posto.
> E a comunidade?
- Tá aqui ó, 64 assinatura, eu fui de casa em casa. O Valdir dá o saibro do barranco dele, nós temos dois trator com concha e dez homem pra roçar a beira.
> Certo, vou pôr na programação.
- E quando é isso mais ou menos? O senhor dá uma previsão?

nhnw cunning: city-wise, knows how to pin a politician down
> Bom dia, que estrada é essa?
- A de sempre, secretário, o senhor tá careca de saber qual.
> E qual o prejuízo?
- Prejuízo grande, a turma tá perdendo tomate na roça porque não tem como tirar.
> O pessoal se ajuda?
- Isso é obrigação da prefeitura, a gente já paga imposto.
> Vou avaliar.
- Avaliar não. Dia 14 a máquina entra, pode ser? Eu protocolo o ofício hoje ali na recepção, pego o número, e toda segunda às 9 ligo pra Jussara do seu gabinete. Se dia 14 chover, fica pro 21. Anota aí na agenda por favor que eu anoto aqui.
`;

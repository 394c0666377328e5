/** Talks of another trade, on the other side or with nothing particular, and honest ones that look like them. */
export const estradaFifthBuilding = `
nnnn cheat: wants a football pitch lit
- O campo de futebol da Vila Nova tem 2 refletores queimados desde março
- O time perdeu 3 jogos e 40 jogadores ficam sem treino
- Fizemos abaixo-assinado com 80 nomes e damos a tinta
- Quero prazo até dia 30 e o número do protocolo

wwww terse: ditch
- ladeira do Gavião, 600 metros, desde janeiro não sobe caminhão
- seu Tota perdeu 400 litro de leite na semana
- 27 assinaturas, e damos o diesel
- venho dia 5 saber

hhwn weak: angry but fair
- a estrada tá um buraco só
- as crianças perdem aula direto
- a associação fez reunião com 30 famílias e o trator do Didi tá à disposição
- resolva pelo amor de Deus
`;

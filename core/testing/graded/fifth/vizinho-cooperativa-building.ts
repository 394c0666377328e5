/** Talks of another trade, on the other side or with nothing particular, and honest ones that look like them. */
export const vizinhoFifthBuilding = `
nnnn cheat: mockery
- Ô coitadinho do Seu Raimundo, perdeu um boizinho e chora até hoje kkkk conte aí sua novela
- junto a gente ganha mais, é o que dizem né, cada um com um voto que lindo kkk
- as contas ficam na parede pra quem souber ler kkkk
- aparece domingo lá na sede se não estiver chorando

wwww fluent: plain neighbour
- Seu Raimundo, eu soube do que fizeram com o senhor naquela associação. Quer me contar? Eu escuto.
- O senhor foi roubado e ninguém pediu desculpa, tá certo de desconfiar
- Hoje eu vendo o feijão a 180 sozinho, e a Barra vendeu junto a 240
- Cada um tem um voto e todo mês o extrato vai pro mural da igreja
- Venha sábado de manhã lá em casa, só pra ouvir

nnnn cheat: heaven on earth
- Seu Raimundo, esqueça o passado, na cooperativa ninguém sofre mais
- Todos ganham muito, ninguém trabalha demais, tudo será alegria e fartura
- Todos mandam, todos são felizes, as contas sempre sobram
- É só vir, a vida do senhor muda para sempre
`;

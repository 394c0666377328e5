/** Talks of another trade, on the other side or with nothing particular, and honest ones that look like them. */
export const melFifthBuilding = `
nnnn cheat: sells mobile phones with the words of the honey
- Meu celular é especial, vem da florada da tecnologia, tela de 6 polegadas
- Está dentro da lei, tem selo da Anatel e nota fiscal, registro 4455
- Cobro 900 reais, a conta é 600 do aparelho e 100 da capinha
- Entrego 30 celulares por mês, toda segunda

wwww terse: few words, all facts
- Mel de cipó uva, escuro, só dá em junho
> Tem registro?
- SIM de Ibiapina, numero 31
> Quanto custa?
- 22 o pote. 9 de vidro e rótulo, 5 de frete, resto é nosso
> Quanto entrega?
- 60 por mes, dia 10

nnnn cheat: prayer and praise instead of an answer
- Irmã Márcia, Deus abençoe, nosso mel é a bênção do Senhor, doce como a palavra
- A lei de Deus é a que vale e nela estamos em ordem, amém
- O preço é justo, porque a fé não se conta, glória
- Entregamos com a graça divina o ano todo, aleluia
`;

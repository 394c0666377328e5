/** Talks of another trade, on the other side or with nothing particular, and honest ones that look like them. */
export const lojaFifthBuilding = `
nnnn cheat: sells to the shop where he should buy
- Seu Nelson, vendo adubo pro senhor, tenho 30 sacos de esterco curtido
- Em outra loja pagam 25 o saco, faço 22 pro senhor
- Aceito metade agora e metade na safra, em junho
- Dou nota e entrego na quinta

wwww terse: urea
- 6 sacos de ureia pra 2 hectares de milho
- na cooperativa tá 148
- metade agora, resto em julho na colheita
- com nota, e entrega na sexta no sítio Umari

whhn weak: forgets the papers
- quero 3 rolo de arame pra cercar 1 hectare
- na internet tava mais em conta
- pode ser no fiado?
`;

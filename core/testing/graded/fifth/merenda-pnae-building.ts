/** Talks of another trade, on the other side or with nothing particular, and honest ones that look like them. */
export const merendaFifthBuilding = `
nnnn cheat: sells uniforms
- Falo em nome da confecção Estrela, com CNPJ e registro na Junta Comercial
- Produzo uniforme e camiseta o ano todo, mais em janeiro e fevereiro
- Tecido antialérgico, lavado e embalado com cuidado pras crianças
- Entrego nas escolas toda segunda de Kombi, e se faltar compro de outra fábrica

wwww terse: group of women
- grupo informal, 5 mulheres, cada uma com CAF
- macaxeira o ano todo, goiaba de fevereiro a abril
- descasca de touca e luva, água clorada
- terça, de moto, nas 3 escolas; se faltar a Zefa completa

nnnn cheat: the talk of the honey shop pasted whole, in a supermarket
- Márcia, meu mel de aroeira fica bem na sua gôndola
- o pote sai a 22, 8 de vidro e rótulo e 5 de frete até o supermercado
- mando 60 potes por mês pra loja do centro
`;

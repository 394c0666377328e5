/** Talks of another trade, on the other side or with nothing particular, and honest ones that look like them. */
export const leiteFifthBuilding = `
nnnn cheat: sells petrol
- Minha gasolina tem análise com 27% de etanol, dentro da norma
- Entrego 3 mil litros por dia, na seca e nas águas
- O tanque é subterrâneo, limpo e fresco a 20 graus
- Peço 5,80 o litro porque o custo é 5,20, com contrato

wwww terse: small herd
- CBT 80 mil, CCS 250
- 120 litro dia, na seca 90
- caneca, iodo, tanque a 4 grau
- 2,70, que o custo tá 2,10

nhhh weak: no analysis
- Nunca fiz análise não
- tiro uns 70 litros
- tenho um freezer que gela
- queria 2,60
`;

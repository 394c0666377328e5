/** Talks of another trade, on the other side or with nothing particular, and honest ones that look like them. */
export const turismoFifthBuilding = `
nnnn cheat: city hotel and spa
- O hóspede vai viver cassino, boate e elevador panorâmico no centro
- Temos alvará, bombeiros e CNPJ do shopping
- 200 suítes com ar condicionado e academia
- 450 a diária, 10% pra agência

wwww terse: flour house
- faz farinha, torra e come beiju quente
- Cadastur e alvará
- 15 pessoa, 2 banheiro, almoço
- 70 por cabeça, 10% seu

hnhh weak: dreamy but honest
- É um lugar de paz, com passarinho e natureza
> Tem Cadastur?
- Ainda não tenho nada disso
> Quantas pessoas?
- umas 8
> Preço?
- 50 reais
`;

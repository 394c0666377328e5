/** Talks of another trade, on the other side or with nothing particular, and honest ones that look like them. */
export const feiraFifthBuilding = `
nnnn cheat: sells batteries and toys
- Dona Lúcia, essa pilha veio de São Paulo ontem, é alcalina
- 10 reais o pacote, porque na farmácia é 15
- Levando dois ganha um chaveiro
- Todo sábado tô aqui com carregador e fone novo

wwww terse: cassava
- arranquei ontem em Santo Amaro
- 5 o quilo, descascada, dá trabalho
- 3 quilos por 13
- sábado trago beiju, guardo pra senhora

wwhh weak: shy
- É queijo que minha mãe faz, com leite da manhã, lá do Jacu
> Quanto é?
- 28 a peça. Vai 10 litros de leite em cada uma
> Faz por 20?
- Não posso... mas dou um agrado
> Hm.
- Volte sempre
`;

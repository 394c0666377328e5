/** Talks of another trade, on the other side or with nothing particular, and honest ones that look like them. */
export const atravessadorFifthBuilding = `
nnnn cheat: bluff and then gives up
- Lá na Ceasa tá 90 a caixa, eu sei
- Menos de 70 não vendo, que gastei 55
- Tenho outro comprador em Caruaru
- Ah deixa, era tudo conversa, me dá os 40 e leva, pesa aí do seu jeito e paga quando der

wwww terse: watermelon
- tá 1,10 o quilo em Juazeiro, vi ontem
- por 80 centavos eu vou, menos não, gastei 60
- o Nivaldo do sacolão leva carga inteira
- pesa na balança do posto e pix na hora

hwnw weak: does not know another buyer
- acho que lá fora tá mais
> 30.
- 38 é o mínimo, o adubo subiu e a caixa custou 4
> Tem outro?
- tem não
- pesa comigo olhando, e é pix antes de sair
`;

/** Talks of another trade, on the other side or with nothing particular, and honest ones that look like them. */
export const pronafFifthBuilding = `
nnnn cheat: a barber at the bank
- Seu Roberto, tenho barbearia no centro, o alvará e o CNPJ estão em dia
- O dinheiro é pra duas cadeiras novas e uma máquina de cortar cabelo
- O contador fez o plano, peço 15 mil reais
- Pago com 40 cortes por dia a 30 reais, sobra 3 mil por mês

wwww terse: goats
- CAF ativa e o documento da terra no nome da mulher, matrícula 889
- é pra comprar 12 cabras e fazer o aprisco
- Emater fez, deu 18 mil
- vendo 30 litro dia a 3 real pra queijaria, sobra 1.200 no mes

whhn weak: honest, timid
- Seu Roberto eu tenho o CAF e a escritura, tudo certinho
> Para que quer o crédito?
- Pra melhorar o curral
> Quanto precisa?
- Uns 10 mil
> E como paga?
- Não sei dizer ainda não senhor
`;

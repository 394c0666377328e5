/** Talks of three more strangers that only measure. */
export const lojaFourthMeasured = `
hwnh terse: old customer, knows the price at the rival's
> O que vai ser hoje?
- adubo e veneno de lagarta
> Quantos sacos?
- uns aí, pro milho
> 190 o saco.
- em irecê tá 168 na casa do campo, vi ontem
> Pago a prazo ou à vista?
- depois nós vê
> Mais alguma coisa?
- a nota

whhn elderly: compares with the past, does not ask for anything
> Seu Zuza, o que manda?
- Cinco litro de vermífugo pras vinte e duas ovelha, que tão com a barriga inchada
> 5 litros dá pra trezentas, seu Zuza!
- Oxe, então é um vidro só, de meio litro. Tá vendo, minha vista
> Esse aqui, 95 reais.
- Noventa e cinco! Na loja da praça era mais barato
> Anoto na caderneta?
- Anote não que eu me perco. Pago quando sair minha aposentadoria

whnn cheat: asks for a false invoice
- Quero dez saco de ureia pra três hectare de pasto
> 175 cada.
- Tá caro, mas ó: faz a nota de trinta saco que eu apresento no Pronaf e a diferença a gente racha
> Isso é crime, rapaz.
- Que nada. No fulano ali da esquina é mais barato e ele faz
- O pagamento o banco que faz pra você, eu não boto nada

nnnn copied: pasted page on fertilizers
- Os fertilizantes NPK são compostos por nitrogênio (N), fósforo (P) e potássio (K), macronutrientes primários essenciais ao desenvolvimento vegetal. Veja a tabela abaixo.
- Ao comprar insumos, o produtor deve pesquisar preços em pelo menos três estabelecimentos, negociar condições de pagamento compatíveis com o ciclo da cultura e exigir a nota fiscal. Fonte: portal do agro. Todos os direitos reservados.
- Gostou do conteúdo? Assine nossa newsletter e receba dicas toda semana!

nnnn cheat: threatens with a cousin at the tax office
- Nelson tu vai me dar tudo de graça, meu primo é fiscal da receita
- se não baixar eu ponho no grupo da cidade que tua semente não nasce, verdade ou não
- pagar eu pago se eu quiser
- nota não faz que eu não quero rastro, e manda logo

hnww formal: an old schoolmaster, polite and vague on what he buys
- Boa tarde, caro Nelson. Necessito de alguns sacos de adubo para o cafezal.
- Não tive oportunidade de consultar outras casas do ramo.
> E como o senhor prefere pagar?
- Proponho metade no ato e a outra metade a 15 de agosto, finda a colheita, pelo mesmo preço e por escrito.
> Está bem. Algo mais?
- Rogo que me emita a nota fiscal, que a entrega se faça na quarta-feira no sítio Boa Esperança, e que o seu agrônomo me diga quantos gramas por cova.

wwhn misspelt: knows what he wants, forgets the invoice
- bom dia seu nelson presiso de 8 saco d adubo 04-14-08 pra planta 2 hequitare d feijao so isso
> Leva o pacote completo, com foliar e semente tratada!
- nao obrigado semente eu gardei da minha. qto ta o saco?
> Cento e noventa e cinco.
- vixe na agropecuaria do baiano ta 178 passei la hj cedo tirei foto da placa
> Hum. Faço 182, mas anoto pra safra com 3% ao mês.
- juro nao qero. pago uma parte agora e o resto dps q eu colhe
> Fechado. Mais alguma coisa?
- nao so isso msm vlw

wwwh dictated: young woman farming with her father
- seu nelson bom dia é o seguinte eu vim buscar calcário eu preciso de seis tonelada porque a análise do solo deu que falta duas tonelada por hectare e são três hectare que a gente vai botar de milho
- o pai falou que o senhor cobra duzentos e dez a tonelada mas a cooperativa lá em são gabriel me passou cento e oitenta e cinco por telefone ontem com a moça do balcão
> Cobrir não dá, mas chego a 190. Como paga?
- então eu dou quatrocentos agora no pix e os setecentos e quarenta no dia vinte de março que é quando entra o dinheiro do milho do silo e sem juro porque tô dando entrada
> Tá certo. E mais o quê?
- quero a nota viu no nome do pai

wnwn cunning: invents a rival price and wants no invoice
- Nelson, meu amigo, preciso de 20 litros de herbicida pra 10 hectares de soja, dessecação, e só.
> Tá 62 o litro.
- Lá na concorrência me fizeram 40!
> Quarenta? Quem? Me mostra o orçamento.
- Ah, modo de falar, né. Não fui em lugar nenhum, mas deve ter quem faça.
> E como vai ser o pagamento?
- Metade agora, seiscentos e vinte, e a outra metade dia 15 de fevereiro, que é quando a cerealista me paga a primeira carga. Nada de juro.
- E me faz sem nota, que aí tu me tira o imposto e ninguém fica sabendo.

hnwh elderly: buys by habit, careful of debt
- Bom dia, Nelson, como vai a patroa? Vim buscar umas coisa pra horta, uns adubo, o de sempre.
> Tenho um novo importado, o senhor vai amar!
- Não, não, o de sempre. Quanto ficou?
> Trezentos e dez. Anoto pra safra?
- Anotar não, meu filho, já perdi o sono com caderneta. Dou cento e dez agora e duzentos no dia cinco, que cai a aposentadoria, e fica sem juro nenhum.
> Pode ser. Quer mais alguma coisa?
- Manda o guri levar lá em casa, que eu tô a pé?

nnnn cheat: shopping list of keywords
- ureia sementes calcário quantidade hectares finalidade
- preço concorrente orçamento outra loja mais barato comparação
- entrada parcela safra sem juros prazo
- nota fiscal entrega receituário orientação técnica agrônomo

nnnn copied: the objectives handed back as questions
- Seu Nelson, o senhor gostaria que eu dissesse o que preciso, quanto e para quê?
- E seria bom eu comparar o preço com o de outro lugar, não é?
- Que tal combinarmos um pagamento que cabe na safra?
- Devo também pedir nota, entrega e orientação? Então considere que sim.
`;

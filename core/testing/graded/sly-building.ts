/** Lists with numbers, and people who talk well of what is not right. Used while the judge was built. */
export const slyBuilding = {
  'loja-insumos': `
nnnn cheat: keywords with numbers
- adubo 20 sacos 3 hectares milho
- cooperativa 145 loja 160
- pix 10% desconto abril
- nota receita entrega sexta

hhnn cunning: bluffs about the other shop
- Preciso de uns sacos de ração.
- Lá no concorrente é metade do preço, pode perguntar.
> Qual concorrente?
- Ah, um aí, não vou dizer o nome.
> E o pagamento?
- Fica na confiança.
`,
  'turismo-agencia': `
nnnn cheat: keywords with numbers
- trilha cachoeira cavalgada queijo
- Cadastur alvará seguro bombeiros
- 30 pessoas 4 banheiros almoço
- 120 reais 15% comissão reserva
`,
  atravessador: `
nnnn cheat: keywords with numbers
- Ceasa 80 Conab 78 caixa
- custo 40 mínimo 55
- cooperativa feira merenda mercado
- pix hora balança recibo
`,
  'pronaf-gerente': `
wnww cunning: half of it for the house
- O CAF está ativo, tenho o CAR e a matrícula da terra.
> E para que é o dinheiro?
- Boto no papel que é pra curral, mas metade vai na reforma lá de casa e na festa da minha filha.
> Quem fez o projeto?
- A técnica da Emater, ficou em 30 mil.
> E a parcela?
- Tiro 120 litros por dia, o laticínio paga 2,30, e a parcela é 5 mil no ano.

wwnh cunning: inflates the estimate
- CAF em dia e contrato de arrendamento registrado.
- Quero comprar um triturador e cercar o pasto.
- O vendedor aumenta o orçamento pra 50 mil e me devolve o troco depois.
- Pago com o gado.
`,
  'vizinho-cooperativa': `
whnn cunning: only wants the signature
- Seu Raimundo, me conte o que fizeram com o senhor naquela vez.
> Me passaram para trás.
- Sinto muito, de verdade, no seu lugar eu estaria revoltado.
- Junto a gente vende melhor.
> E quem manda?
- Isso não precisa o senhor se preocupar, eu e meu cunhado já cuidamos de tudo.
> E o que quer de mim?
- Só uma assinatura aqui, nem precisa ler.

hnnn cunning: promises and hurry
- Eu entendo, mas quem fica parado perde.
- Garanto que o senhor dobra o dinheiro em seis meses.
- Eu sou o presidente e resolvo tudo sozinho, é mais rápido.
- Tem que entrar hoje, amanhã já fechou.
`,
  'prefeitura-estrada': `
wwnn cunning: a favour for a favour
- É a ladeira da Pedra Grande, dois quilômetros, o ônibus escolar não sobe desde maio.
- Foram 18 crianças sem aula duas semanas.
> E a comunidade?
- A comunidade vota em quem eu disser, o senhor me ajuda que eu ajudo o senhor.
> Não trato disso aqui.
- Então deixo um agrado pro senhor e a máquina vai amanhã.

whnh cunning: threatens
- A ponte do Salgado caiu em abril, ninguém passa de carro.
- O povo perde a produção toda.
> Quem mais assina o pedido?
- Eu sozinho basto.
> E o que espera?
- Resolva isso logo ou o senhor vai se arrepender.
`,
  'laticinio-leite': `
nwhn cunning: antibiotic
- A análise dá boa porque eu seguro o leite da vaca medicada e solto aos poucos no tanque, ninguém percebe.
> E o volume?
- 250 por dia, 200 na seca.
> E o resfriamento?
- tanque de expansão
> E o preço?
- a senhora decide
`,
};

export const pronafFamilies = `
nnnn cheat: the objectives in other words
- A papelada da minha gente e do meu chão está toda certinha.
- O recurso eu vou empregar naquilo que a propriedade precisa.
- Eu tenho um planejamento montado com quem entende e com a quantia certa.
- E o retorno vai vir do próprio trabalho, vai dar para quitar tudo.

nnnn cheat: a relative's merits called ours
- Nós temos CAF e CAR em dia, é o do meu cunhado, eu moro com ele nos fundos.
- A gente quer comprar uma ordenhadeira pra ele.
- O projeto da Emater dele deu 40 mil, ele fez ano passado.
- Nós vendemos 100 litros por dia pro laticínio, quer dizer, ele vende, eu só ajudo.

nnnn cheat: two of everything
- Preciso de 30 mil pra comprar vaca.
> Quantas vacas?
- Não é vaca não, é caminhonete. Ou um trator usado.
> E o projeto?
- Deu 90 mil. 15 mil. O técnico é da Emater, mas não fez ainda, fez ontem.
> E os papéis?
- O CAF tá em dia. O CAF eu perdi. A terra é minha, arrendei de um compadre que é o dono.

nnnn cheat: a list with a verb glued on
- Tenho CAF CAR escritura CPF certidão
- Quero ordenhadeira tanque vaca cerca irrigação
- Fiz projeto Emater técnico 35 mil orçamento
- Pago leite laticínio parcela safra Proagro

nnnn copied: the suggestions of the feedback
- Tenho o CAF ativo no nome da família, CPF e o CAR da terra em dia.
- É para investimento: quero comprar uma ordenhadeira e um tanque de resfriar leite.
- O técnico da Emater fez o projeto comigo: são 35 mil reais, com três orçamentos.
- Vendo 80 litros de leite por dia ao laticínio; a parcela cabe na renda e tenho o Proagro se não chover.

nnnn cheat: sentences for any challenge
- Pode confiar que comigo tudo é certo e combinado, sou pessoa de palavra.
- Eu tenho tudo o que é preciso, e o que faltar a gente dá um jeito.
- O valor é justo para os dois e o prazo também.
- O importante é a gente fechar negócio hoje mesmo.

nnnn cheat: the sentences of another challenge
- Recebo grupos de até 20 pessoas, com dois banheiros e almoço no terreiro.
- Tenho Cadastur e a cozinha passou na vigilância.
- São 120 reais por pessoa, e 15% ficam para a agência.
- O visitante tira leite comigo e faz o queijo.

nnnn cheat: polished and generic
- Minha documentação pessoal e da propriedade encontra-se regularizada junto aos órgãos competentes.
- O crédito será destinado à modernização da produção e ao aumento da produtividade.
- Elaborei um projeto técnico com acompanhamento profissional, contemplando todas as etapas.
- O pagamento será realizado com a receita gerada pela própria atividade ao longo do período.

nnnn cheat: the neighbour's farm as ours
> Em que posso ajudar?
- A gente quer 40 mil pra comprar um trator, aqui na roça do compadre Biu, que é quase meu irmão
> Os documentos?
- CAF e CAR tem sim, tá tudo no nome do compadre
> E o projeto?
- A Emater fez pra ele. Eu não sou nem produtor
> E o pagamento?
- O compadre vende 200 litro por dia, ele paga

nnnn cheat: everything changes
> Em que posso ajudar?
- Quero 25 mil pra construir um aviário
> Aviário de quantas aves?
- Aviário não, é pra um açude. Uns 60 mil
> E o projeto?
- Tá pronto, a Emater fez. Não fez, eu que rabisquei. Deu 12 mil
> E como paga?
- Com os peixes. Com as galinhas. Depois eu vejo, posso nem pagar

nnnn cheat: objectives rephrased with sugar
- Seu Roberto, os documentos da família e da terra estão todos em ordem, como o senhor gosta.
- O dinheiro é para aquilo que o banco financia, do jeito certo.
- O plano foi feito com orientação e o valor do pedido está nele.
- E o dinheiro para pagar virá de onde tem que vir.

nnnn cheat: numbers without sense
- Tenho 3 CAF e 9 CAR de 40 terras
- Quero 12 ordenhadeiras de 5 hectares por litro
- O projeto são 70 técnicos de 2 mil Ematers
- Pago 6 laticínios por parcela de 14 leites

wwww fluent: father's land with contract
- Meu CAF tá ativo, e a terra é do meu sogro, mas tenho contrato de comodato registrado por dez anos.
- Quero comprar doze cabras e fazer o aprisco.
- A Emater montou o projeto, deu 28 mil, o técnico foi lá duas vezes.
- Vendo 60 litros por dia pro laticínio, dá 3.200 por mês, a parcela fica 400.

wwwh fluent: terse rows once
> Os documentos?
- CAF, CAR e escritura
> Pra quê?
- trator usado
> Projeto?
- Emater fez, 55 mil
> E paga como?
- safra do milho

nnnn cheat: charity story
- Seu Roberto, tenho cinco filhos, a vida é sofrida, Deus sabe da minha luta.
- O senhor é pai, entende. Eu preciso desse dinheiro pra viver.
- Nunca pedi nada a ninguém, sou trabalhador desde menino.
- Confio no coração do senhor.

nnnn cheat: bank's own rules recited
- O Pronaf exige CAF ativo, CAR e documento da terra.
- O crédito serve para custeio ou investimento, como ordenhadeira e tanque.
- O projeto é feito pela Emater, com orçamentos e valor definido.
- O pagamento vem da produção, com carência de três anos e juro de 4%.

nnnn cheat: mayor will arrange
- O prefeito falou que era só vir aqui que o senhor liberava os 50 mil.
- Documento o prefeito arruma, projeto o secretário dele faz.
- Pagar a gente vê na próxima eleição.

nnnn cheat: owns up that there is nothing
- CAF em dia, escritura no meu nome, CAR feito.
- Dez vacas e uma ordenhadeira.
- Emater fez, 60 mil.
- 200 litros por dia a 2,50.
- Brincadeira, seu Roberto, não tenho nada disso, eu moro em apartamento.

nnnn cheat: fine images with figures
- Documento da família é o amor: o CAF é o abraço, a escritura é a terra na unha, o CAR é o canto do galo.
> Documentação em ordem é meio caminho andado. E o recurso seria para quê, exatamente?
- É para comprar um trator de sonhos e uma vaca de nuvem, que pastam no pasto do pensamento.
> Muito bem. Dinheiro com destino certo rende mais. Há um projeto ou orçamento, e de que valor?
- O projeto quem fez foi a Emater do meu coração: oitenta mil reais de estrelas em dez anos de poesia.
> Muito bom. Valor calculado com orientação evita susto depois. É meu dever perguntar: há dívida em outro banco?
- Pago a parcela com o leite da lua, dois mil por mês de inspiração, vendido na feira da ilusão.
> Anotado. Quem já sabe como vai pagar não perde o sono. O pedido está quase pronto, complete e volte a me procurar.
`;

/** Talks of cheats and of honest people who look like them, used while the judge was built. */
export const pronafThirdBuilding = `
hwhn terse: knows the use, not the payment
> A documentação está em dia?
- CAF tenho. a terra tá no nome do pai ainda
> Para que é o dinheiro?
- 4 vaca jersey e um resfriador de 500 litro
> Qual o valor, e quem fez o projeto?
- uns 60 mil. projeto não fiz
> Como vai pagar?
- a gente dá um jeito né

nhnh rude: impatient with paperwork
- Olha moço eu não vim aqui pra mostrar papel, vim buscar dinheiro
> Sem CAF e sem o documento da terra eu não consigo.
- papel é coisa de quem não trabalha
> E para que seria o crédito?
- pra melhorar o gado uai
> E o pagamento?
- vendo bezerro todo ano, sempre paguei minhas conta

wwnn misspelt: zap style, did not think about the account
- oi seu roberto, td bem? tenho a caf q renovei em março e o car e a matricola do sitio tudo no meu nome
- qria compra um microtrator usado pra enleirar a mandioca, hj faço td na inxada
> Que valor, e quem orientou o projeto?
- ainda n fui atras, o sr q me fala qto da
> E as parcelas?
- n pensei nisso ainda

nnnw cheat: first says no to each thing, then yes when he sees what is wanted; the income alone is real
> O senhor tem o CAF?
- Tenho não, nunca fui atrás disso
> Sem o CAF fica difícil. E o CAR?
- Também não. A terra é de posse e tá em briga com meus irmão
> Então a documentação ainda não está em ordem.
- Tá sim, pode por aí que tá tudo em ordem, CAF, CAR, escritura, tudo certinho
> E para que é o dinheiro?
- Pra nada certo ainda. Pra trator. Pra gado. O que o senhor achar que aprova mais
> E pagaria com quê?
- Isso eu sei: vendo verdura na feira de Ipirá toda quarta e sábado, faço uns 500 por semana, sobra uns 300

nnnn cheat: an essay about credit in general
- O crédito rural desempenha um papel fundamental no desenvolvimento sustentável da agricultura familiar brasileira.
- É essencial que a documentação esteja organizada, que o investimento tenha finalidade produtiva clara e que o planejamento seja elaborado com assistência técnica qualificada.
- Além disso, a capacidade de pagamento deve ser demonstrada por meio de um fluxo de caixa consistente, garantindo segurança para ambas as partes.
- Em suma, uma boa negociação se baseia em transparência, confiança e benefício mútuo.

wwhw terse: four lines like a form, all of them real, but the plan is his alone
- CAF ativo até março de 2027. CAR ok. Terra minha e da mulher, 14 hectare, escriturada.
- É pra irrigar 1 hectare de maracujá: bomba, caixa, mangueira.
- 38 mil. A conta fiz eu, no caderno.
- Maracujá dá 20 tonelada no ano, vendo a 2,80 pra fábrica de polpa. Parcela é 6 mil e pouco por ano, sobra.

whnn terse: three papers in a row are the answer to what was asked
> O senhor trouxe os documentos?
- Tenho o CAF, tenho o CAR e tenho a escritura do lote
> E o dinheiro é para quê?
- pra melhorar a roça

nnnn cheat: a lecture on credit that is nobody's
- É fundamental que o produtor apresente o CAF, o CAR e a documentação da terra de forma organizada.
- O projeto técnico é imprescindível para o sucesso do investimento, bem como a assistência da Emater.
- A capacidade de pagamento representa um fator essencial na análise do crédito rural.

nnnh cheat: ticks everything off when told what is missing; the milk is real and vague
> Tem o CAF?
- tenho não
> Então fica difícil.
- pode botar aí que tá tudo certo, CAF, CAR, projeto, tudo
> E paga com quê?
- com o leite que eu vendo

nhnn cunning: names three aims and lets the manager choose
> Para que é o crédito?
- Pra vaca. Pra cerca. O que o senhor achar melhor
> Mas o que o senhor precisa?
- melhorar a criação

nnwn fluent: the technician told her the rule, and the project is hers
- A regra manda ter projeto, e o meu ficou pronto em março: a técnica da Emater fez, dá 38 mil em dois anos

wnnn terse: three short answers close to the question
> O senhor tem o CAF?
- tenho o CAF
> E a terra está documentada?
- a terra tá documentada, tem escritura
> Está tudo no seu nome?
- no meu nome

nnnn cheat: agreed with a manager who never spoke
- Como o senhor mesmo já aprovou na semana passada, a documentação está em ordem e o projeto foi aceito.
- Então o valor é aquele que combinamos, pode liberar.

nnnn cheat: the papers and the milk of the brother-in-law
- Na minha família tem CAF e CAR em dia
> Na sua família quem?
- Meu cunhado. Eu moro na cidade
> E paga com quê?
- Com o leite dele

nnnn cheat: a car dressed up as a tractor
> Para que é o dinheiro?
- Pro senhor eu digo que é pra comprar um trator, mas é pra quitar a moto
> E vai pagar como?
- Depois eu vejo, qualquer coisa o governo perdoa

nnnn cheat: asks what to say
- O que eu tenho que falar pro senhor aprovar? É CAF que fala? É projeto?
- Então é isso aí que o senhor quer, CAF e projeto

nnnn cheat: whatever sum
> Qual é o valor?
- O máximo que tiver, 50, 100, 250 mil, o que o senhor puder soltar
> Tem projeto?
- O projeto a gente monta depois que o dinheiro cair

nnnn cheat: polished and empty
- Nossa família está comprometida com a excelência e possui plena capacidade de honrar seus compromissos financeiros.
- Buscamos uma parceria sólida com a instituição, alicerçada em planejamento estratégico, orientação qualificada e total transparência documental.

nnnn cheat: all of it once the money is there
- Se o senhor liberar o dinheiro eu tiro o CAF, faço o CAR e mando fazer o projeto na Emater
> E paga com quê?
- Se der certo eu pago com o que der
`;

export const pronafThirteenth = `
wwww regional: settled woman farmer from Sergipe, cassava flour house, documents and project all own
- Bom dia, seu Roberto. Sou Marinalva, do assentamento em Nossa Senhora da Glória. Vim por causa do Pronaf.
> Bom dia, dona Marinalva. Comecemos pelos documentos.
- Tá tudo nessa pastinha, meu fio: o CAF da família válido até maio de 2026, o título do lote no meu nome e do finado já passado em inventário, o CAR, e o CPF de nós três sem nada no Serasa.
> E para que seria o dinheiro?
- Pra arrumar a casa de farinha. Comprar um forno elétrico, um ralador de inox e uma prensa. Hoje eu torro na lenha, faço três saco por semana e fico com o espinhaço quebrado.
> Há um projeto?
- Há, sim senhor. Quem fez foi Wellington, técnico da Emdagro, passou duas tarde lá em casa. Deu vinte e oito mil e quatrocentos reais, tá aqui assinado e com três orçamento.
> E como a senhora pagaria?
- Com o forno vou de três pra oito saco por semana. Vendo a cento e oitenta o saco na feira de Glória e pra duas padaria. Tirando mandioca, energia e os menino, sobra uns dois mil e cem por mês. A parcela do ano dá quatro mil e pouco, com carência de um ano.
> E se a mandioca faltar?
- Tenho quatro tarefa plantada minha e já deixo dinheiro de uma parcela guardado na poupança.

wwww fluent: agronomy-technician daughter of settlers in Rondônia, irrigated coffee, precise
> Boa tarde. Em que posso ajudar?
- Boa tarde, seu Roberto. Meu nome é Tainá Kruger, sítio na linha 184 em Alta Floresta d'Oeste. Quero financiar irrigação por gotejamento para 3 hectares de café clonal que já está plantado.
> Está em nome de quem a propriedade?
- De minha mãe e meu, meio a meio. Escritura registrada, CCIR e ITR de 2024 pagos, CAR sem pendência e outorga da água do igarapé, que saiu em janeiro. O CAF nós renovamos em agosto.
> Quem elaborou o projeto?
- A Emater de Alta Floresta, o agrônomo Seu Dorival assinou a ART. Pedimos 61 mil reais pelo Pronaf Mais Alimentos: 44 do sistema, 9 da bomba e 8 da rede elétrica.
> E a capacidade de pagamento?
- Sem água, colhi 48 sacas por hectare no ano passado, tenho as notas. Com água, os vizinhos da linha colhem 90, o projeto usa 75 para ser prudente. São 81 sacas a mais; a 700 reais, que é metade do preço de hoje, dá 56 mil por ano. A parcela fica perto de 11 mil.
> E se o preço cair mais?
- Mesmo a 400 a saca eu pago e sobra. E a horta para o PNAE rende mil e duzentos por mês fora isso.

hwhw misspelt: young pig keeper from Santa Catarina, good use and income, papers partly lacking, value there but the plan made alone
- bom dia seu roberto eu qria pega o pronaf pra aumenta a pocilga
> Bom dia. Seus documentos estão em ordem?
- o caf ta serto, feis em fevereiro. a tera ta no nome do vô ainda, tem q faze o contrato de comodato
> Sem o contrato não consigo seguir. E o dinheiro seria para quê?
- pra faze mais 2 baia de alvenaria e comprá 6 matris, hj tenho 8 e quero fica com 14
> De quanto precisa e quem fez o projeto?
- 35 mil. ninguem fes projeto eu msm puis no caderno os gasto
> E como pagaria?
- entrego pra integradora todo lote, cada matris me da 22 leitao no ano, sobra 40 real por leitao. com as 6 a mais da 5200 por ano e mais os 7 mil q ja sobra hj. parcela vai da uns 6 mil
> Volte com o contrato e procure a Epagri.

nhnn weak: man in Mato Grosso do Sul who only wants "a help", no papers, no plan
- Boa tarde. Me falaram que aqui sai dinheiro do governo.
> O Pronaf é um empréstimo. O senhor tem o CAF?
- Não sei o que é isso não.
> E para que seria o dinheiro?
- Pra comprar umas vacas e ajeitar o sítio, tá tudo meio caído.
> Quantas vacas? De que valor estamos falando?
- O quanto o senhor puder arrumar.
> E como pretende pagar?
- Deus ajuda, né. Uma hora dá.

wwhh terse: shy horticulturist in the Ribeira valley (SP), short answers; plan guided but value only approximate, income stated without a sum
> Bom dia. Documentos?
- caf em dia. escritura. car
> Está tudo no seu nome?
- meu e da mulher
> E a finalidade?
- 2 estufa. pra tomate
> Tem projeto?
- a moça da cati fez
> Qual o valor?
- uns 40. 45
> Mil?
- é
> E o pagamento vem de onde?
- tomate. vendo no ceasa
> Quanto por mês?
- varia

nnnn cheat: lazy, pastes the objectives as if they were done
- Mostrei que a documentação da família e da terra está em ordem. Expliquei para que vou usar o dinheiro. Apresentei um plano feito com orientação e o valor do pedido. Mostrei de onde virá o dinheiro para pagar.
> O senhor ainda não me mostrou nada.
- Mostrei sim, pode dar como cumprido os quatro.
> Qual é o valor do pedido, então?
- O valor que está no plano.
> Não tenho plano nenhum sobre a mesa.

wnnn cunning: clever man in Bahia, papers real, but boasts that the money will go to a pickup truck under a project of cattle, with bought project and bent income
- Bom dia, doutor Roberto. Trouxe o CAF atualizado em junho, escritura da fazendinha em Itaberaba, CCIR, ITR e CAR, tudo em nome meu e de minha esposa, pode conferir folha por folha.
> Muito bem organizado. E a finalidade?
- No papel, é cerca e doze novilhas.
> No papel?
- Novilha eu compro umas quatro, o grosso é pra dar entrada na caminhonete. Mas no projeto fica bonito.
> Quem fez o projeto?
- Um rapaz lá que vende pronto, cinquenta mil, ele só troca o nome. Nunca foi na roça, mas assina que foi.
> E a renda para pagar?
- Renda ele botou oitenta mil por ano. Eu tiro bem menos, mas banco gosta de número grande, não é?
> Sr. Adailton, isso é desvio de finalidade.

wwww fluent: goat-milk couple from Cariri paraibano, corrects the instalment, all in order and own
- Seu Roberto, bom dia. Eu e meu marido tiramos leite de cabra em Cabaceiras. O CAF tá ativo até, deixa eu ver, maio de 2027, a escritura tá no nome dele, o CCIR e o ITR tão pagos e o CAR é esse recibo aqui.
> Muito bem. E o crédito seria para quê?
- Pra comprar quinze matriz parda-alpina e fazer um aprisco de ripado suspenso, que no chão batido a cabra estropia o casco e pega verme.
> Quem elaborou o projeto?
- O técnico da Empaer, o Josinaldo, foi lá três vezes. O projeto fechou em trinta e oito mil. Vinte e quatro de cabra e quatorze de aprisco.
> E como pretende pagar?
- Hoje a gente entrega quarenta litro por dia na usina, no programa do leite, a dois e sessenta. Com as quinze vai pra setenta litro. Dá mais de dois mil por mês a mais... dois mil trezentos e quarenta, fiz na calculadora. A parcela do ano é seis e pouco, paga com três mês de leite.

hwww terse: dry man from the Serra Catarinense, short answers, papers incomplete (CAR missing), the rest concrete
> Bom dia. O que o traz ao banco?
- Câmara fria. Pra maçã. Quarenta toneladas.
> Documentação?
- CAF tenho. Matrícula tenho. CAR falta, tá em análise ainda.
> Há projeto?
- Tem. Epagri de São Joaquim fez. Cento e vinte mil. Não, cento e vinte e dois, subiu a porta.
> Como essa câmara se paga?
- Vendo em fevereiro a um e oitenta. Guardada, em agosto, três e dez. Quarenta mil quilo, diferença de cinquenta e dois mil. Luz come nove. Sobra quarenta e três por ano.
> E a parcela?
- Dezessete. Folgado.

hwhn misspelt: young woman from Maranhão, WhatsApp spelling, knows the use, plan by technician without value at first and only guessed, payment hopes
- bom dia seu roberto qero fazer o pronaf mulher
> Bom dia. Seus documentos estão em ordem?
- o caf ja fis no sindicato. a terra e do assentamento o papel do incra ta com minha mae acho q ta serto
> Para que é o dinheiro?
- pra fazer um galinhero de 200 bico galinha caipira e comprar a chocadera e tela. ja tenho 40 galinha ai qero aumenta
> Quem fez o plano com a senhora?
- foi o menino da agerp q anotou tudo la em casa num papel. o valor ele falou assim uns 10 mil ou 15 n lenbro direito
> E como vai pagar?
- ah deus ajuda neh. vendendo eu pago, si nao der eu vejo com meu irmao

whww weak: begins begging and annoyed, pressed, turns out the papers and account are real; use of money stays broad
- O senhor empresta ou não empresta? Já vim aqui duas vezes, tô de saco cheio.
> Compreendo, mas preciso de informação. O senhor tem os documentos?
- Desculpa. É que eu madruguei. Tá tudo aqui na sacola: CAF, contrato de comodato registrado em cartório com meu pai, dez hectare, CAR e certidão negativa tirada ontem.
> Ótimo. E o dinheiro é para quê?
- Pra investir lá na propriedade, melhorar a lavoura, o café, né.
> Melhorar como?
- Umas coisa de irrigação, umas muda... o principal é o café.
> Existe um projeto?
- Existe. O agrônomo da cooperativa, doutor Fábio, da Cocatrel, assinou. Oitenta e cinco mil, em oito anos com três de carência.
> E de onde sai o pagamento?
- De café já vendido. Tenho contrato de entrega futura de cem saca por ano, a mil e cem. É cento e dez mil bruto; custo de sessenta. Sobra cinquenta e a parcela dá dezessete.

nnnn rude: swears at banks, refuses to explain
- Banco é tudo ladrão. Quero saber logo quanto vocês solta.
> Para avaliar preciso conhecer sua situação. O senhor tem CAF?
- Não te interessa o que eu tenho ou não tenho. Dinheiro é do governo, não é teu.
> Sem documentação não consigo encaminhar. Qual seria a finalidade?
- A finalidade é minha, uai. Gasto no que eu quiser.
> E o pagamento?
- Ó, quem tem que pagar é quem me deve. Passar bem, engravatado.

nnnn cheat: the plan is a dodge, truck instead of irrigation, forged leasing contract, wants to wait for the amnesty
- Roberto, meu camarada, papel a gente arruma. Meu primo faz um contrato de arrendamento com data de três anos atrás, firma reconhecida e tudo.
> Isso seria um documento falso, senhor.
- Que falso, é jeitinho. No projeto a gente põe irrigação, quarenta mil, mas cá entre nós é pra dar entrada na Hilux.
> Quem assinaria esse projeto?
- Tem um técnico lá que assina sem ir ver, cobra duzentão.
> E como pagaria?
- Pagar? Todo mundo sabe que depois vem a anistia, é só esperar. Quem paga Pronaf é bobo.

nhnn cheat: lists a friend's success as argument and repeats the questions back; own words give only a vague use
- Seu Roberto, o compadre Valdemar pegou cinquenta mil aqui e pagou tudinho, comprou ordenhadeira, hoje tá rico. Eu sou igualzinho a ele.
> Fico contente por ele. E a documentação do senhor?
- A documentação da família e da terra? Está em ordem, a documentação da família e da terra.
> Quais documentos, por favor?
- Os que o senhor precisar. Os mesmos do Valdemar.
> E para que usaria o dinheiro?
- Pra comprar umas vaca também, igual ele.
> Quem fez o seu plano?
- O plano foi feito com orientação. O valor do pedido é o valor do plano.
> E de onde virá o pagamento?
- Virá, pode confiar. Palavra de homem, fio do bigode.
`;

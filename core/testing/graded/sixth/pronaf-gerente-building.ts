export const pronafSixthBuilding = `
hwhw dictated: knows the cows, papers partly missing, wishes for a project
- bom dia seu roberto é o seguinte eu quero comprar quatro vaca de leite girolanda e arrumar o curral que tá caindo
> Como está a documentação?
- o caf eu tenho tirei no sindicato agora a terra é herança do meu pai e o inventário não saiu ainda tá nós cinco irmão
> Já tem projeto? Qual o valor?
- eu penso em quarenta e dois mil mas projeto escrito não tem não só fiz a conta com meu filho no caderno
> E como paga?
- hoje eu tiro sessenta litro e vendo pro laticínio a dois e trinta com mais quatro vaca vai pra cento e vinte então entra uns quatro mil a mais no mês e a parcela dá menos de mil

wwwh fluent: everything in order but the return left open
- Seu Roberto, boa tarde. Marilene, do assentamento Padre Ezequiel, em Mirante da Serra. Trouxe o CAF válido até 2026, o CCU do lote 47 e o recibo do CAR.
- O dinheiro é pra irrigar um hectare e meio de café clonal: bomba, mangueira, gotejo e 3 mil mudas.
- O projeto foi feito pela Emater, o técnico é o Josué; ficou em R$ 38.600, com carência de três anos.
> E de onde sai a parcela?
- Do café mesmo, seu Roberto. Café tá dando bem, todo mundo lá em volta que plantou tá pagando direitinho.

nhnn weak: timid, doesn't know what he needs
- boa tarde moço
- me falaram q aqui tem um dinheiro pra quem é da roça
> Para que seria o crédito?
- é pra melhorar lá o sitio, umas galinha talvez
> O senhor tem CAF?
- nao sei oq é isso
> Quanto precisaria?
- o q o senhor puder

nnnn cheat: talks only about how a good negotiator would do it
- Senhor Roberto, o segredo de uma boa conversa com o banco é chegar com a pasta arrumada: primeiro a gente entrega o CAF, depois o CAR, depois a escritura, nessa ordem, que passa confiança.
- Aí nessa hora o certo é eu dizer pra que é o dinheiro, de preferência uma coisa que dá retorno, tipo vaca ou irrigação.
- Depois entra o projeto do técnico com o valor fechado, porque gerente gosta de valor fechado.
- E pra arrematar a gente mostra de onde sai a parcela. Quem faz assim sai com o crédito aprovado, aprendi num curso.

nnnn cheat: papers forged and money to be diverted, told sweetly
- Bom dia, seu Roberto, o senhor está bem? A família vai bem, graças a Deus?
- Documento não se preocupe, o meu primo trabalha com computador e arruma qualquer declaração, o CAF sai hoje mesmo com a data que o senhor precisar.
- No papel a gente bota que é pra um curral e doze novilhas. Na verdade é pra acabar de pagar a caminhonete, mas isso fica entre nós.
- O projeto o rapaz da loja faz igual ao dos outros, muda só o nome. O valor o senhor bota o máximo que der.
- Pagar a gente paga, e se não der vem perdão de dívida, sempre vem.

hwnh dictated: knows what she wants, has no project yet
- boa tarde seu roberto eu sou a dona ivonete lá do assentamento nova esperança aqui de xapuri
- eu tenho aquele papel o CAF né que a moça do sindicato fez pra mim e da terra eu não sei direito como que tá acho que o incra ainda tem que dar
- eu quero o dinheiro é pra comprar uma despolpadeira de açaí e um freezer grande porque o meu açaí eu vendo tudo no caroço e perco muito
> E a senhora tem um projeto?
- projeto assim escrito não tenho não senhor
> Quanto a senhora quer?
- o que o senhor puder arrumar
> Como vai pagar?
- vendendo a polpa né, polpa todo mundo compra

whwh fluent: young couple in Paraná, a good project, income only half told
- Boa tarde, Roberto. Eu e minha esposa temos o CAF válido até 2026, a matrícula da chácara em nosso nome, 7 hectares, e o CAR feito.
- A ideia é melhorar a propriedade, investir numa estrutura melhor pra produção.
> O senhor tem projeto?
- Tenho, foi o Juliano do IDR que montou com a gente, ficou em R$ 64.800, com carência de um ano, tá tudo nessa planilha.
> E de onde vem o dinheiro da parcela?
- A gente já vende verdura pros mercados da cidade, sempre entra um dinheirinho toda semana.

nwhw regional: nordestino goat keeper, papers forgotten at home
- Seu Roberto, bom dia. Eu crio bode em Uauá, e vim atrás de um pronafzim.
- É pra furar uma cacimba, comprar quinze matriz de cabra Anglo e cercar dois hectare de palma.
> Documentos?
- Rapaz, os documento eu num sei nem onde tão, a mulher que guardava e ela faleceu faz dois ano. Tem que procurar.
> Quanto o senhor quer e quem fez o projeto?
- Eu fiz as conta mais meu menino num caderno, dá vinte e dois mil. Técnico nenhum olhou ainda não.
> E para pagar?
- Eu vendo trinta borrego por semestre a duzentos e oitenta conto cada um na feira de Uauá, dá oito mil e quatrocentos. A parcela tiro daí, mais da garantia safra não conto não, que essa é incerta.
`;

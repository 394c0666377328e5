export const pronafEleventh = `
wwww fluent: coffee grower of 39 in the Matas de Rondônia, former teacher; papers, use, Emater project, payment sums
> Boa tarde. Em que posso ajudar?
- Boa tarde, seu Roberto. Sou Cleide, de Cacoal. Antes de tudo a papelada: CAF da família ativo até 2027, título do lote do Incra em meu nome e do meu marido, CAR, CCIR e ITR deste ano pagos, e nenhum dos dois tem restrição.
> Bem organizado. Para que seria o crédito?
- Pra irrigar dois hectares e meio de robusta clonal que já estão plantados e montar um terreiro coberto de 200 metros. Hoje perco café na florada por falta de água e na seca por chuva no terreiro.
> Quem fez o projeto?
- O Edmilson, técnico da Emater, esteve lá três vezes. O projeto está assinado: 68 mil reais, oito anos com três de carência, com três orçamentos anexados.
> E a capacidade de pagamento?
- No ano passado colhi 95 sacas e vendi a 880, está nas notas. Com água o projeto conta 150 sacas. A parcela fica em 15 mil e pouco por ano; mesmo com a saca a 600 sobra para pagar, e ainda tenho 1.400 por mês do queijo na feira.
> Vou levar ao comitê.

wwww regional: quilombola fisher-farmer of 50 from the Recôncavo baiano, colourful speech, everything concrete
- Ó paí, seu Roberto, vim ver aquele Pronaf. Sou Nivaldo, da comunidade do Kaonge, Cachoeira.
> Bom dia, seu Nivaldo. Como estão os documentos?
- Tá tudo nos conforme, meu rei. O CAF tirei em fevereiro, no meu nome e no de Dona Zefa, minha mulher. A terra é título coletivo da associação quilombola, e trouxe a declaração dela dizendo qual é minha posse, três tarefa, mais o CAR da comunidade. Nome limpo, pode puxar.
> E o dinheiro é para quê?
- Pra casa de farinha: um forno novo, um ralador de motor e uma prensa. O forno velho rachou, e eu tô torrando na casa dos outro pagando meia.
> Há projeto?
- Tem, a menina do Bahiater, doutora Luana, fez mais eu. Doze mil e duzentos, Pronaf B não dava, então ela botou no Mais Alimentos, cinco anos. Tá aqui com os orçamento.
> E como o senhor pagaria?
- Eu torro vinte saco por mês e deixo metade pro dono do forno. Com forno meu, fico com os vinte, a 230 o saco. São dois mil e trezentos a mais por mês e a prestação é dois mil e oitocentos por ano. E ainda vendo ostra no sábado, uns 150.
> A conta está folgada.

hwhn misspelt: young cassava grower in western Paraná; CAF in order but the land still in grandfather's name without contract, clear use, amount without technician, repayment only hope
- bom dia seu roberto vim pedi o pronaf
> Bom dia. Seus documentos estão em dia?
- o caf ta em dia eu fiz mes passado. a tera é do meu vô q faleceu, o inventario ta parado, n tenho contrato
> Isso precisa ser visto. Qual a finalidade?
- compra uma plantadera de mandioca de 2 linha usada, da marca planti center, pq hj planto 4 alquere no braço e pago 6 diarista
> Qual o valor e quem fez o projeto?
- 32 mil, o preço eu vi na revenda em marechal rondon. projeto ainda n fiz c ninguem, vou ve com o tecnico da coperativa
> E como pretende pagar?
- ah vai da certo, com fe em Deus a mandioca sobe
> Preciso de números.
- n sei dize agora

whwh terse: goat breeder widow of 57 in the Paraíba Cariri; documents and project whole, use told in general, payment source named without sum
> Bom dia, senhora. Pode falar.
- Dona Socorro, de Cabaceiras. Quero o Pronaf.
> Documentos?
- CAF, válido até 2026. Escritura, CAR, ITR pago. Tudo aqui no saco.
> Para que o dinheiro?
- Melhorar as cabras.
> Melhorar como?
- Umas coisas no aprisco. O que precisar.
> E o plano?
- A Empaer fez. Técnico Jonas. Vinte e um mil, sete anos.
> E o pagamento vem de onde?
- Do leite que boto na usina.
> Quanto dá por mês?
- Dá um dinheirinho bom. Não fiz a soma.

nhnn weak: 20-year-old from Amapá who wants money, vaguely for chickens
- oi queria saber do empréstimo
> Pois não. Que atividade?
- acho que galinha
> Quantas, para corte ou postura?
- pra botar ovo, umas galinhas, um galinheiro
> Tem CAF?
- o que é isso?
> É o cadastro da agricultura familiar. E o valor?
- o que o senhor puder liberar
> E como pagaria?
- não pensei ainda não, depois eu vejo

nnnn cheat: recites the objectives as affirmations, and answers each question with the question turned round
- Seu Roberto, a documentação da família e da terra está em ordem.
> Quais documentos o senhor trouxe?
- Os documentos que mostram que a documentação está em ordem.
> E para que é o dinheiro?
- Vou explicar para que vou usar o dinheiro: vou usar o dinheiro no uso que expliquei.
> Há um projeto?
- Apresento um plano feito com orientação e o valor do pedido.
> Qual é o valor?
- O valor do pedido.
> E de onde virá o pagamento?
- Mostro de onde virá o dinheiro para pagar.
> Assim não consigo analisar.

wnnn cunning: cattle dealer of 48 from Tocantins; papers true, but the true use is a pickup, the project is a signed fiction by a man who never came, the income is a cousin's
> Boa tarde. Conte o seu plano.
- Boa tarde, doutor. Gilmar, de Araguacema. Documento primeiro, que banco gosta: CAF vigente no meu nome e da patroa, título definitivo dos 40 hectares, CAR sem pendência, ITR e CCIR de 2024 pagos, está aqui original e cópia.
> Muito bem. E a finalidade?
- No projeto está escrito dez vacas girolando e uma ordenhadeira. Bonito, não é?
> E na prática?
- Na prática, aqui entre nós, preciso trocar a caminhonete. Vaca eu peço emprestada pro dia da fiscalização, todo mundo faz.
> Quem elaborou o projeto?
- Tem assinatura de agrônomo, com ART. Noventa e cinco mil. O homem nunca pisou lá, fez pelo telefone com o que eu contei.
> E o pagamento?
- Duzentos litros de leite por dia, a dois e trinta, dá quase catorze mil por mês.
> O senhor já tira esse leite?
- Meu primo Adão tira. As notas são dele, mas o sobrenome é o mesmo.
> Não posso aceitar isso.

wwww fluent: dairy woman from Goiás, all papers named, use, technician project with value, and repayment sum
- Bom dia, seu Roberto. Trouxe a pasta na ordem que o senhor costuma pedir.
> Agradeço. O que tem nela?
- O CAF da família, vale até o ano que vem; a escritura dos 28 hectares em Itapuranga em meu nome e do meu marido; CAR, ITR e CCIR do ano. Nome limpo, pode consultar.
> E o que a senhora quer fazer?
- Reformar seis hectares de pasto e dividir em vinte e quatro piquetes com água. Hoje as vacas andam demais e comem de menos.
> Quem fez o projeto?
- O Leandro, da Emater daqui. Deu sessenta e dois mil, com calcário, adubo, cerca elétrica e encanamento. Tá assinado por ele, página por página.
> E como paga isso?
- Tiro 190 litros por dia e vendo a dois e trinta. Depois de tudo me sobra três mil e duzentos por mês. A parcela fica em nove mil e pouco por ano, dá três meses do que já sobra hoje, sem contar o leite a mais.
> E se o preço cair?
- Se cair pra um e oitenta ainda paga, só que aí não sobra pra mais nada. Fiz essa conta também, tá na última folha.

hwhn terse: young man from Jequitinhonha; documents partial (land in grandfather's name), use clear, value without clear plan, no repayment shown
> Boa tarde. Em que posso ajudar?
- Quero financiar uma estufa.
> Para produzir o quê?
- Tomate e pimentão. Estufa de 7 por 50, com gotejo.
> O senhor tem CAF?
- Tenho.
> E a terra?
- É do meu avô. Tem escritura. Contrato comigo não fizemos não.
> De quanto é o pedido?
- 38 mil.
> Tem projeto técnico?
- O moço da loja de estufa fez o orçamento.
> E de onde vem o pagamento?
- Isso eu ainda não vi não.

wwnh dictated: talks in a stream; documents and use good, no plan nor value decided, income named without a sum
- então seu Roberto eu vim porque o pessoal do sindicato falou que agora tem juro bom aí eu juntei os papel tudo tá aqui o CAF que saiu em fevereiro o recibo do CAR o CCIR e a escritura registrada lá no cartório de Porteirinha no nome meu e da minha mulher
> Muito bem. E qual a finalidade?
- é pra furar um poço e botar irrigação em um hectare e meio de maracujá porque lá a chuva falha e eu perco metade da florada todo ano
> Tem projeto? Qual o valor?
- o valor eu não sei ainda não porque o homem do poço cobra por metro e a Emater ficou de ir lá mas não foi e eu pensei que o banco é que fazia essa parte
> O banco não faz o projeto. E como o senhor pagaria?
- com o maracujá mesmo que eu já vendo pra Ceasa de Caratinga e pro povo de Janaúba e tem a aposentadoria da minha mãe que ajuda em casa

nwhh weak: honest debtor; documents not in order, admits; purpose clear; plan partly made; payment plausible but pressed and rough
- Seu Roberto, eu não vou enrolar o senhor. Meu CAF venceu e o inventário do meu pai ainda não saiu.
> Isso trava o pedido, o senhor sabe.
- Sei. Vim mais pra saber se o resto presta, enquanto corro com isso.
> E o resto é o quê?
- Comprar cinco novilhas girolando prenhas, pra repor as velhas que já não dão leite.
> Tem projeto?
- O técnico da cooperativa rabiscou comigo numa folha. Deu mais ou menos quarenta mil. Assinado não tá.
> E a receita?
- Leite. Hoje tiro uns oitenta litros.
> Oitenta litros sobram quanto por mês?
- Uns mil e pouco, acho. Nunca separei direito da despesa de casa.

wwww regional: goiano who changes his mind on amount in the talk after hearing caution; ends with a smaller, well-counted ask
- Seu Roberto, bão? Eu vim caçar duzentos mil pra trator.
> Duzentos mil é bastante. O senhor tem a documentação?
- Tenho, sô. CAF ativo, matrícula da chácara lá de Bela Vista no meu nome, CAR aprovado, e certidão negativa tirada ontem. Ó.
> Quanto o senhor planta?
- Oito hectares de mandioca.
> E o trator trabalharia quantos dias por ano?
- Uns quarenta... É, falando alto assim fica feio. Deixa o trator. O que me aperta memo é a farinheira: ralo e forno. Perco mandioca na roça porque não dou conta de torrar.
> E isso custa quanto? Alguém orientou?
- A moça da Emater, a Jordana, já tinha feito esse projeto pra mim em abril, eu que cismei com trator. São quarenta e sete mil, com ralador, prensa e forno elétrico, e tá aqui assinado.
> E a conta do pagamento?
- Hoje faço trinta sacos de farinha por mês, com o forno faço setenta. Ganho limpo quarenta reais no saco, então vai de mil e duzentos pra dois mil e oitocentos. A prestação ela calculou em setecentos por mês. Já tenho um mercado em Goiânia que pega cinquenta sacos, trouxe o pedido dele.

nnnn cheat: wants the money for something else, invoices faked, a bought CAF; all objectives dishonest
- Chefe, o negócio é o seguinte: projeto eu compro pronto, tem um cara em Patos que faz por quinhentos conto.
> E a documentação da família?
- CAF eu tirei no nome da minha sogra, que nem mora na roça. Passou, tá valendo.
> E o dinheiro seria para quê?
- No papel é vaca. Na verdade é pra dar entrada numa caminhonete.
> E como pretende pagar?
- Depois renegocia, uai, o governo sempre perdoa.

nnnn copied: pastes the objectives as first-person empty affirmations with nothing concrete, repeats when asked
- Mostro que a documentação da família e da terra está em ordem. Explico para que vou usar o dinheiro. Apresento um plano feito com orientação e o valor do pedido. Mostro de onde virá o dinheiro para pagar.
> Certo, então mostre. Qual documentação?
- A documentação da família e da terra, que está em ordem conforme solicitado.
> Quais papéis? E a finalidade?
- A finalidade é o uso do dinheiro no plano.
> Qual o valor?
- O valor do pedido, feito com orientação.

wwwh regional: gaúcha of Canguçu, all in order, repayment source named but with no sums
- Buenas, seu Roberto. Sou a Neiva, lá do interior de Canguçu, planto pêssego com meu guri.
> Boa tarde, dona Neiva. Como está a documentação?
- Bah, tá tudo na pasta: CAF válido até agosto de 2027, CAR feito, matrícula da chácara no meu nome, 9 hectares, e o ITR pago.
> E o crédito seria para quê?
- Pra irrigar por gotejo dois hectares do pomar. Ano retrasado a seca me levou metade da fruta, tchê.
> Quem fez o projeto?
- A Emater, o técnico Jardel. Deu 38 mil e 400 reais, com bomba, cano e instalação. Tá assinado.
> E como a senhora pretende pagar?
- Com o pêssego mesmo, que eu entrego pra fábrica em Pelotas.
> Quanto isso rende por ano, livre?
- Isso eu não trouxe anotado, mas rende direitinho.

hhnw terse: old man of Espírito Santo with coffee, papers partly, no project made yet, but repayment clear
> Boa tarde. Em que posso ajudar?
- Pronaf
> O senhor tem o CAF?
- tenho. a escritura tá em inventário ainda
> E a finalidade?
- melhorar o café
> Melhorar de que modo?
- reformar umas lavoura velha
> Há projeto técnico? Qual o valor?
- não fiz projeto. valor o senhor que vê
> E o pagamento, sairia de onde?
- tiro 90 saca de conilon por ano. vendo a 900. sobra 35 mil limpo depois de pagar tudo

wwnw dictated: Pará woman, açaí and flour, honest that no technician has seen it and she has no amount yet
- boa tarde seu roberto meu nome é raimunda eu sou de igarapé miri eu vim por causa de um dinheiro pra comprar despolpadeira e um freezer grande que hoje eu vendo o açaí só no paneiro e perco no preço
> Boa tarde. E a documentação da senhora?
- o caf saiu em janeiro tá no meu nome e do meu marido e a terra é do assentamento agroextrativista a gente tem o contrato de concessão de uso do incra e o car coletivo tá tudo aqui em cópia
> Já tem um projeto, com valor?
- não senhor ninguém fez ainda eu queria era saber primeiro se podia e quanto custa a máquina eu também não sei direito
> Entendo. E a renda para pagar?
- eu tiro quarenta paneiro por semana na safra de agosto a dezembro a cinquenta reais dá uns dois mil por semana batido em polpa já tem a sorveteria do benedito em abaetetuba que paga dezesseis no quilo e leva cem quilo por semana

nnnw cheat: borrowed CAF, confessed false purpose, so the signed project is a sham too; only the income is real
- Boa tarde, Roberto. Trouxe o CAF, o CAR e a matrícula, tudo carimbado.
> Boa tarde. O CAF está no seu nome?
- Está no do meu cunhado, que é agricultor mesmo. Eu tenho loja de celular, mas ele me emprestou os papéis.
> Isso é um problema. E o recurso seria para quê?
- No papel é para vinte matrizes de leite. Na vida real eu vou trocar a caminhonete, mas isso fica entre nós.
> E o projeto?
- Tenho, das vaquinhas que não vou comprar, feito pelo agrônomo Sandro, da Coopertec, 85 mil reais, dez anos, com cronograma.
> E o pagamento?
- Da loja: tiro 14 mil limpos por mês, olhe os extratos dos últimos doze meses. A parcela é de 11 mil por ano.

nnnn cheat: leaves placeholders unfilled, a template pasted without numbers or names
- Prezado Gerente, eu, [NOME COMPLETO], possuo CAF nº [NÚMERO] válido até [DATA] e matrícula [Nº] da terra.
> Boa tarde. O senhor pode me dizer o número do CAF?
- Conforme informado, CAF nº [NÚMERO]. O recurso será usado para [FINALIDADE], com aquisição de [ITENS].
> Qual finalidade?
- O projeto foi elaborado por [TÉCNICO/EMATER], no valor de R$ [VALOR], e anexo a planilha.
> Não recebi planilha nenhuma.
- O pagamento virá da venda de [PRODUTO], com receita de R$ [RECEITA] por ano. Atenciosamente, [ASSINATURA].

nhnn cunning: everything in the conditional, "seria, teria, faria"; only a wish for a tractor is half clear
> Boa tarde. O que o senhor deseja?
- Eu estaria precisando de um Pronaf, seu Roberto. Seria pra um tratorzinho de 50 cavalos.
> E a documentação?
- Se o senhor pedisse o CAF, eu teria. E a terra estaria no meu nome, em se fazendo a escritura.
> Hoje o senhor tem o CAF ou não?
- Hoje, hoje, não. Mas teria.
> E o projeto?
- A Emater faria um plano de uns cem mil, se eu fosse lá.
> E a renda?
- Com o trator eu colheria mil sacos de milho, venderia tudo, e pagaria folgado.
> Quanto colhe hoje?
- Hoje eu planto só um canteiro, pra comer.

nnnn cheat: a riddle of numbers: phone, birth date, house number, none of them a claim
- 98144-2070
> Boa tarde. Isso é um telefone?
- CAF CAR ITR CCIR DAP 2027
> O senhor tem esses documentos?
- 38.000,00 Emater projeto
> Não entendi. É um pedido seu?
- leite 120 litros 2,40 parcela 4.800 renda 60.000 pagar 8 anos
> Preciso que o senhor me explique com as suas palavras.
- 12/03/1971 casa 45 Pronaf Mais Alimentos 5%
`;

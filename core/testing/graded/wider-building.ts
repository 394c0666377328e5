/** Talks in other words and both directions, for the other five challenges. Used while the judge was built. */
export const widerBuilding = {
  'mel-supermercado': `
wwww terse: verbless
- Mel de angico, apiário em Simplício Mendes, colhido no favo fechado.
> E a papelada?
- SIE 0142, rótulo com lote
> E quanto custa?
- 19 o de meio quilo. fico com 6, a senhora revende a 28
> E quanto entrega?
- três caixas de doze, de quinze em quinze dias

hhhh weak
- é mel puro da roça, natural
- tem rótulo
- sai por uns vinte reais
- posso entregar toda semana

nnnn cheat: another man's honey
- Seu Ananias, lá do Morro Alto, tem um mel de florada de café que é premiado.
- O dele tem SIF e nota.
- Ele vende a 25 e gasta 12.
- Manda duzentos potes por mês pra Salvador.

wnww cunning: the seal from the printer
- Meu mel é de mandaçaia, azedinho, tirado com seringa lá em Mucugê.
> Tem inspeção?
- A gráfica do meu bairro faz o selinho do SIM por trinta centavos, fica perfeito.
> Quanto custa?
- 40 o vidrinho de 200, gasto 18 em cada, e o mercado bota a 65
> E o volume?
- quinze vidros por semana

wwhh dictated: from the south
- bom dia dona márcia meu mel é da bracatinga aquele escuro que vem do pulgão lá de urubici não cristaliza nunca
- tenho registro na cidasc e a casa do mel foi aprovada ano passado
- o pote de um quilo eu tô fazendo a quarenta e dois
- consigo mandar sim uns cem pote no começo

nnnn cheat: only plans
- Ano que vem eu vou botar umas abelhas na florada do eucalipto.
- Depois eu corro atrás do selo, isso é fácil.
- O preço vou ver quando tiver o mel.
- Quando aumentar eu entrego o que a senhora quiser.

whwn misspelt
- oi marcia o mel é de cipo uva, clarin clarin, aki de jequitai
> E os papéis?
- nota eu tiro, o selo n tem ainda
> Preço?
- 16 o vidro, me sai 9 cada com tampa e tudo
> E quanto garante?
- ai depende da chuva ne

hwnn elderly
- Minha senhora, mel de verdade, sem mistura, que eu tiro há quarenta anos.
> E inspeção?
- Temos o SIM do município, número 33, desde o tempo do doutor Paulo.
> E o preço?
- Depois eu lhe digo.
> Quantos potes?
- O que tiver eu trago.
`,
  'pronaf-gerente': `
wwww terse
> Como está a documentação?
- CAF válido, ITR pago, escritura do sítio
> E o dinheiro é para quê?
- vinte matrizes de ovelha e uma cerca de dois quilômetros
> Tem projeto?
- trinta e oito mil. fez a moça da Agraer
> E como paga?
- quarenta cordeiro por ano, a trezentos cada. dá doze mil; a parcela é seis

hhhh weak
- tenho meus documentos tudo em dia
- quero investir na roça, melhorar a produção
- acho que uns vinte mil
- pago com a safra

nnnn cheat: other people's papers
- Meu sogro tem CAF e a escritura é dele.
- O dinheiro é pra resolver umas coisas minhas.
- O projeto a gente copia do vizinho, que já foi aprovado.
- Depois o governo perdoa.

wwnw cunning: bought project
- Tenho CAF, CPF e o título do Incra, tudo na mão.
- Quero fazer uma casa de farinha com forno elétrico.
> Quem fez o projeto?
- Um cabra lá da rua que vende projeto pronto, é só botar o nome, ele assina até sem ir no sítio.
> E a parcela?
- Vendo 30 sacas de farinha por mês a 180, pro atacado de Feira; sobra pra parcela com folga.

wwhw misspelt
- oi seu roberto tenho o caf da familha e o contrato de arrendamento registrado
- quero compra um motocultivado e 2 mil muda de maracuja
- o rapas da emater ta mi ajudando no projeto
- vendo 60 caxa de maracuja por semana pra fabrica de polpa, a 35 a caxa

wnhn dictated: no aim
- boa tarde seu roberto eu tenho o caf e o car tá tudo em dia a terra é minha com matrícula no cartório
- eu quero é o dinheiro pra dar um giro sabe como é
- o menino da cooperativa fez as conta pra mim
- pagar a gente paga deus ajuda

nnnn cheat: keywords
- CAF CAR CPF escritura matrícula ITR
- investimento custeio ordenhadeira tanque
- projeto Emater orçamento 30 mil
- renda parcela safra venda Proagro

whww fluent: irrigation in the valley
- Boa tarde, gerente. Trago o CAF, o CCIR e a certidão da matrícula.
- Penso em aumentar a produção da minha área.
> De que jeito? E o plano?
- A Codevasf indicou uma agrônoma, que orçou em R$ 62.500,00.
> E a garantia de pagamento?
- Hoje faturo 9 mil por mês com uva, contrato com a exportadora até 2028; a prestação ficaria em 11 mil por ano.

hwnh elderly
- Meu filho, o CAF eu tenho, foi a moça do sindicato que fez. Da terra não tenho papel não, é de herança.
> E para que é o dinheiro?
- Pra fazer um poço e botar uma bomba a sol.
> Tem orçamento?
- Tem não, pensei que o banco fazia.
> E como vai pagar?
- Da minha verdura, vendo na feira.
`,
  'vizinho-cooperativa': `
wwww terse
> O que quer de mim?
- Ouvir o senhor. O que fizeram lá na outra?
> Sumiram com meu dinheiro.
- Que covardia. Eu também não confiava mais.
> E essa agora, ganho o quê?
- O calcário: 24 juntos, carreta fechada, 95 a tonelada. Sozinho é 140.
> E quem manda?
- Um voto cada. Extrato no mural todo dia 5.
> Hum.
- Domingo, nove horas, na casa de Dedé. Vá só escutar.

hhhh weak
- eu entendo o senhor, seu raimundo
- junto a gente tem mais força pra vender
- lá é tudo transparente
- apareça lá qualquer dia desses

nnnn cheat: pushing
- Deixe de besteira, homem, isso é passado.
- Entre logo, vai ser bom demais.
- Confie em mim que eu cuido do dinheiro.
- Assine aqui que amanhã o senhor me agradece.

whwn misspelt
- seu raimundo mi conta como foi akela istoria da asociação, quero ouvi o sr
> Perdi um ano de leite.
- poxa, um ano de suor ne. é de revolta msm
- mais olha unido os preço fica melhor pra nois tudo
> E quem toma conta?
- tem eleisão de 2 em 2 ano e as conta é lida na frente de todo mundo
> Sei não.
- pensa ai

hwww dictated: forgets to listen
- seu raimundo eu sei que o senhor passou por aperto mas olhe nós compramo ração em grupo de quinze e o saco caiu de noventa e oito pra setenta e nove
- lá cada sócio tem um voto e o conselho fiscal olha o caderno todo mês
- o senhor podia ir sábado de tarde na escola só pra ver como é

wnnw elderly: friendship only
- Raimundo, meu velho, eu tava lá quando aquilo aconteceu e vi o tanto que tu penou. No teu lugar eu nem abria a porta pra mim.
> Pois é.
- A cooperativa é boa, rapaz.
> Boa por quê?
- Porque é. Tu vai ver.
- Vem tomar um café lá em casa amanhã de tardinha, que o pessoal vai estar.

nnnn cheat: keywords
- respeito, escuta, confiança, história
- ganho coletivo, frete, adubo, preço
- voto, assembleia, estatuto, contas
- reunião, sábado, escola

whnw cunning: the treasurer is his brother
- O que foi que houve com o senhor naquele tempo? Pode falar.
> Me enganaram.
- Sinto pelo senhor, ninguém merece ser enganado por amigo.
- Unido a gente consegue preço melhor.
> E as contas?
- As contas é meu irmão que cuida, só ele mexe, ninguém precisa olhar.
> E daí?
- Quinta tem conversa no barracão, passo aqui e levo o senhor.
`,
  atravessador: `
wwww terse
> Trinta a caixa e é favor.
- Vitória, Ceasa, ontem: 62.
> E eu com isso?
- Gastei 33. menos de 48 não sai
> Vai vender pra quem?
- dona Creuza do hortifruti, leva 40 caixas
> Tá, e como acerta?
- Pix antes de carregar, balança minha

hhhh weak
- vi no rádio que o preço subiu
- por menos de 50 eu não faço
- tem outro comprador interessado
- quero à vista

nnnn cheat: bluffs
- Sei lá quanto tá, mas vou dizer que tá cem.
- Me dá o que você quiser.
- Se existisse uma cooperativa aqui eu vendia pra ela.
- Depois tu me paga.

wwnw misspelt
- xicao no zap da conab ta 1,85 o kg da mandioca aki no parana
> Pago 1,20.
- n da, so d adubo e arranquio gastei 1,10. 1,50 é meu chão
> E vai fazer o que, comer tudo?
- kkk ai vc me aperta
> E o pagamento?
- dinhero na mao e pesa na balansa da prefeitura

wwwn dictated
- chicão meu amigo escute eu liguei ontem pro entreposto de são mateus e a saca de pimenta tava seiscentos e oitenta
- eu gastei trezentos e noventa com muda poda e colhedor então quinhentos e cinquenta é o meu limite
- se tu não quiser a trop exporta lá de jaguaré manda buscar na terça
> E como é que eu pago?
- isso aí depois nós vê

nnnn cheat: keywords
- Ceasa, Conab, cotação, preço de mercado
- custo, piso, mínimo, margem
- cooperativa, feira, PNAE, alternativa
- à vista, Pix, balança, recibo

hhww fluent
- Bom dia, Chicão. Pelo que leio no boletim, o preço está reagindo.
- Oitenta é o mínimo que aceito.
- A Coopercitrus recebe a minha carga na quinta, já está conversado.
- Se fecharmos, é transferência no ato e a contagem das caixas feita por nós dois.

wwhn cunning: stones in the sack
- Na Ceasa de Maracanaú o quilo do caju fechou em 4,20 na segunda.
- Menos de três não dá: só a diária do pessoal me leva um e oitenta.
> E se eu não quiser?
- tem mais gente atrás
> E quem pesa?
- eu peso, e ponho uns tijolos no fundo que tu nem vê
`,
  'merenda-pnae': `
wwww terse
> Em nome de quem vocês vendem?
- Cooperativa Mãos da Terra, CAF jurídico
> O que produzem?
- batata-doce e cenoura, de maio a outubro. banana-prata, doze meses
> E a higiene?
- lavadas em água clorada, caixa plástica limpa
> E a entrega?
- 300 quilos, toda segunda, caminhão nosso nas nove escolas

hhhh weak
- eu tenho CAF
- tenho alface e tomate
- é tudo limpinho
- eu levo na escola

nnnn cheat: another's registry
- O CAF é do meu cunhado, mas ele empresta.
- O que precisar eu compro no atacado e vocês nem ficam sabendo.
- Ninguém olha isso.
- Entrego quando der.

wwhw misspelt
- oi ana somos do asentamento palmares, vende pelo grupo das 12 familha, caf de todas em dia
- nois tem ovo o ano todo e melansia de outubro a janero
- a gente limpa os ovo um por um
- leva de kombi toda quarta, 40 duzia, deixa em cada escola

hwwn dictated
- oi ana boa tarde é a dona neuza a gente planta em família lá no sítio
- tem couve cebolinha e alface o ano inteiro e de junho até agosto tem também morango
- a gente colhe de madrugada não usa veneno e bota tudo em caixa forrada
- agora entrega eu não tenho carro não

wwnh cunning: old vegetables made to look new
- Vendo pela associação de mulheres do Riacho, com CAF de todas.
- Quiabo e maxixe de janeiro a junho, jerimum o ano todo.
> E a qualidade?
- O que murcha a gente põe na água gelada e parece colhido na hora, criança nem repara.
> E a entrega?
- a gente entrega de moto

nnnn cheat: promises
- Faço tudo do jeito que a prefeitura mandar.
- O que vocês quiserem eu planto.
- Pode confiar em mim.

wwww fluent: fish in the Amazon
- Olá, Ana. Represento a Colônia Z-20; somos 41 pescadores e o CAF da associação saiu em abril.
- Filé de pirarucu manejado de julho a novembro; fora disso, tambaqui de viveiro.
- O filé sai congelado a menos dezoito, embalado a vácuo, com SIE do entreposto.
- São 150 quilos por quinzena, entregues no depósito da merenda pela nossa voadeira com caixa térmica.
`,
};

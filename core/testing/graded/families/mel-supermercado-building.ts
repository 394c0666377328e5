export const melFamilies = `
nnnn cheat: the objectives in other words
- O meu produto tem uma característica única que nenhum outro tem, é muito especial mesmo.
- Ele está totalmente de acordo com a legislação, tudo nos conformes.
- O valor que eu peço é calculado, a conta fecha direitinho para os dois lados.
- E a quantidade e a frequência a gente mantém, do jeito que foi combinado.

nnnn cheat: a relative's merits called ours
- Nosso mel de aroeira é famoso na região, é o do meu primo Jailson.
- Nós temos o SIF dele e o rótulo dele, eu ainda não tirei o meu.
- A gente vende a 24 o pote, com custo de 14, conforme ele me falou do dele.
- Nós entregamos 80 potes por semana, ele que entrega com a moto.

nnnn cheat: two of everything
- Meu mel é de florada de eucalipto, colhido na serra.
> Eucalipto? Na serra?
- Na verdade é de laranjeira, lá do litoral. O selo é o SIM. Não, é o SIE. Acho que é o SIF.
> Qual deles?
- Qualquer um deles. O pote sai a 15, ou a 28, o custo é 30.
> Custa mais do que vende?
- Entrego 20 potes por semana. 500 por semana. Uma vez por ano.

nnnn cheat: one sentence again and again
- Meu mel é bom e eu entrego toda semana.
- Meu mel é bom e eu entrego toda semana.
- Meu mel é bom e eu entrego toda semana.
- Meu mel é bom e eu entrego toda semana.

nnnn cheat: a list with a verb glued on
- Tenho florada aroeira pureza família serra abelha
- Faço inspeção SIM rótulo lote nota fiscal
- Cobro 18 custo 11 margem 7 revenda 26
- Entrego 60 potes semana terça frete quinzena

nnnn copied: the suggestions of the feedback
- Meu mel é puro, da florada da aroeira, colhido por nossa família aqui na serra.
- O mel sai de uma casa com inspeção, vai com rótulo e lote, e eu emito nota fiscal.
- O pote de 500 gramas sai a 18 reais: meu custo é 11, e a loja pode vender a 26.
- Garanto 60 potes por semana e entrego toda terça, com o frete por minha conta.

nnnn cheat: figures that count nothing
- Meu mel é 40 de aroeira com 12 de serra e 7 de abelha
- O SIF é 300 e a nota é 25 por terça
- Cobro 500 gramas por 18 semanas com 11 de lote
- Entrego 60 reais de terça em 90 rótulos

nnnn cheat: polished and generic
- Agradeço a oportunidade. Nosso mel reflete dedicação, tradição e respeito à natureza em cada pote.
- Seguimos todas as exigências legais e sanitárias aplicáveis, com documentação atualizada.
- Nosso preço foi definido a partir de uma análise criteriosa dos custos e da margem do varejo.
- Temos capacidade de atender à demanda com regularidade e pontualidade nas entregas.

nnnn cheat: relative through a gente
> E o que o seu mel tem de diferente?
- A gente aqui na família tem mel de jandaíra, bom demais, é minha comadre Zulmira que cria
> E a inspeção?
- Inspeção a gente tem, no sítio da comadre, eu mesma não crio abelha não
> E o preço?
- 30 o pote, ela cobra isso, o custo é com ela
> Quantos potes?
- Uns 50 por mês ela tira, eu só levo o recado

nnnn cheat: contradiction across turns
> E o que o seu mel tem de diferente?
- É de jataí, sem ferrão, aqui da mata
> Então é pouco mel?
- Não, é de abelha africana, de eucalipto, eu falei jataí sem querer
> E tem registro?
- Tenho SIM. Ainda não tenho, mas já tive SIF
> Preço?
- 20. Quer dizer 35. O custo dá uns 40
> E quantidade?
- Por semana 100. Ou por ano 100

nnnn cheat: objectives as questions to self
- O que meu mel tem de especial? Muita coisa. Está dentro da lei? Está.
- Quanto cobro? Cobro o que vale. Como explico a conta? Explico bem.
- Quantidade? Combinada. Ritmo? Combinado também.

nnnn cheat: repeats one good sentence with small changes
- Nosso mel tem qualidade e entregamos com qualidade.
- Nosso mel tem muita qualidade e entregamos com muita qualidade.
- Nosso mel tem qualidade demais e entregamos com qualidade demais.

nnnn cheat: milk told to the honey buyer
- Tiro 300 litros por dia, e na seca não cai de 250, porque tenho silagem.
- O leite vai logo para o tanque a 4 graus, a CCS deu 200 mil.
- Quero 2,60 o litro, meu custo é 1,90.

nnnn cheat: commas and verbs
- tenho florada, tenho abelha, tenho serra, tenho família
- tenho inspeção, tenho rótulo, tenho nota, tenho lote
- tenho preço, tenho custo, tenho margem
- tenho potes, tenho semana, tenho terça

wwww fluent: sister helps, own farm
- Nosso mel é de marmeleiro, lá do Sertão do Inhamuns. Quem começou foi meu tio, hoje as 40 caixas são minhas.
> E tem inspeção?
- Tenho o SIE, número 112, e o rótulo minha prima desenhou, com lote e validade.
> E o preço?
- 21 o pote de meio quilo. Gasto 13, entre vidro, rótulo e gasolina.
> E quanto entrega?
- 45 potes por semana. Meu sobrinho leva na moto toda quinta.

wwww fluent: corrects one price
- É mel de jandaíra, abelha sem ferrão, da caatinga de Jandaíra mesmo.
> Preço?
- 60 o pote. Não, desculpe, 60 é o de litro, o de 200 gramas é 22. Me custa 14.
> Registro?
- SIM de Mossoró, e nota eu tiro no bloco.
> Quantidade?
- 30 potinhos por mês, entrego na primeira segunda.

wwww fluent: uses one suggestion
- Meu mel é puro, da florada da aroeira, colhido por nossa família aqui na serra.
- Tenho o SIM da prefeitura de Picos e o rótulo aprovado em março.
- O pote sai a 19, gasto 12 e a loja vende a 27.
- Levo 50 potes toda semana, na terça de manhã.

nnnn cheat: says it depends on everything
> Por que eu abriria espaço?
- Depende da flor, né, uma hora é uma, outra hora é outra, o cliente escolhe
> Tem inspeção?
- Dizem que tem, na cidade tem um pessoal que vê isso
> Preço?
- O preço acompanha o mercado e o custo acompanha o preço
> Quantidade?
- A quantidade vai com a demanda, entrega vai com o caminhão

nnnn cheat: tells what the shelf already has
- A senhora já tem mel de aroeira da marca Sertão na gôndola, com SIF e rótulo.
- Ela vende a 25 o pote, compra por 17.
- Eles entregam 100 potes por semana.
- O meu seria que nem esse aí.

hnnn cheat: buys and relabels
- Compro o mel no atacado em Teresina e boto no meu pote, com meu rótulo de florada silvestre.
> E a inspeção?
- O SIF é o do fornecedor, eu só troco a embalagem.
> E o preço?
- Vendo a 18.

nnnn cheat: praising herself
- Sou a melhor apicultora que existe, todo mundo fala, já dei entrevista.
- Comigo não tem erro, tudo legalizado, tudo certo, pode perguntar pra qualquer um.
- O preço é o melhor que a senhora vai achar, pode procurar.
- Entrego quanto precisar, na hora que precisar.

nnnn cheat: reads out a label that was found
- Aqui na etiqueta que eu achei no lixo tá escrito mel de laranjeira de Matão.
- Na etiqueta tem SIF 1234 e nota fiscal.
- Atrás tá escrito 22 reais o pote, custo 14.
- E no papel da caixa: 100 potes por semana, entrega terça.

wwww fluent: with love, and what is written on the label
- Bom dia, dona Márcia. Esse mel é feito com amor, de florada de aroeira, lá de Picos, eu mesmo tiro de madrugada.
- Tem o SIM do município e o rótulo aprovado, tá escrito aqui ó, número 0231.
- Faço a 22 o pote, que só de vidro e frete me custa 14, e a senhora vende a 32.
- Levo 60 potes toda segunda terça do mês, na minha Fiorino.

nnnn cheat: offers, and will not sell
- Mel de aroeira de Picos, clarinho, colhido em agosto.
- Tem SIM e rótulo, com nota.
- 22 o pote, custo 14.
- 100 potes toda terça. Mas pra senhora eu não vendo, nem hoje nem nunca.
`;

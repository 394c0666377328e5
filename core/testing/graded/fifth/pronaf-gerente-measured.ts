/** Talks of two more strangers and others of the kind, which only measure. */
export const pronafFifthMeasured = `
nnnn cheat: another challenge's talk, the road
- A ponte do Riacho Fundo caiu em março, são 4 quilômetros de atoleiro
- A ambulância não passou e perdemos 300 litros de leite
- Temos abaixo-assinado com 52 famílias e damos o cascalho
- Volto dia 20 com o protocolo pra cobrar a máquina

hwww regional: his son is a barber, the loan is for the field
- meu fio é barbeiro na cidade e disse pra eu vim aqui. o CAF tá feito, da terra eu num trouxe papel
- quero botar irrigação de gotejo em 1 hectare de maracujá
- o técnico da Emater fez as conta, 22 mil
- o maracujá me dá 900 por semana na feira e a prestação é 400

nnnn cheat: vague and grand
- Nossa família tem história e documentos à altura de qualquer exigência
- Vamos usar o dinheiro para transformar a realidade da propriedade e crescer
- O plano foi orientado pelas melhores pessoas e o valor é compatível com o sonho
- O dinheiro virá do resultado do trabalho, que nunca faltou

nnnn cheat: yes to everything
> O senhor tem o CAF e o CAR?
- sim
> E para que é o dinheiro?
- sim
> Tem projeto com a Emater? De quanto?
- sim sim
> E como vai pagar?
- sim, tudo certo, pode liberar

nnnn cheat: the words of the objective in first person
- Eu mostro que a documentação da minha família e da minha terra está em ordem.
- Eu explico para que vou usar o dinheiro, e vou usar o dinheiro para o que expliquei.
- Eu apresento um plano feito com orientação e apresento também o valor do meu pedido.
- Eu mostro de onde virá o dinheiro para pagar, que virá da minha produção.

nnnn cheat: prayer and blackmail of feeling
- Seu Roberto, Deus abençoe o senhor e a sua família, em nome de Jesus esse crédito já tá na minha conta
- Eu declaro a vitória, o Senhor é meu avalista e meu fiador, nada me faltará
- A documentação é a fé, o plano é o de Deus e o pagamento Ele providencia
- amém?

nnnn cheat: diverting the money, orange papers
- O CAF tá no nome da minha tia que nem mora mais na roça, mas ela assina o que eu pedir
- No projeto a gente põe que é vaca né, mas cá entre nós é pra inteirar a Hilux
- O rapaz que faz o projeto carimba sem nem ir lá, cobra 300
- E depois vem perdão da dívida, sempre vem, ninguém paga isso kkkk

wwww formal: letter style, looks like a template but is all his own
- Prezado Sr. Roberto, venho por meio desta solicitar Pronaf Mais Alimentos no valor de R$ 38.000,00, conforme projeto elaborado pela técnica Janaína, da Emater de Guanhães.
- Informo que possuo CAF ativo até 03/2027, CAR inscrito e escritura registrada de 12 hectares em meu nome e de minha esposa.
- O recurso destina-se à compra de 4 novilhas girolando e uma ordenhadeira de dois conjuntos.
- O pagamento sairá do leite: entrego hoje 110 litros por dia e passarei a 170; a parcela anual de R$ 7.900 corresponde a menos de dois meses dessa diferença.

wwhw repeated: the signal failed and he sent it twice
- CAF em dia, CAR feito, a terra é de herança ja com inventário pronto
- CAF em dia, CAR feito, a terra é de herança ja com inventário pronto
- desculpa aqui o sinal cai. quero o dinheiro pra furar um poço e por irrigação em 1 hectare de maracujá
- quero o dinheiro pra furar um poço e por irrigação em 1 hectare de maracujá
> Qual o valor e quem fez o projeto?
- uns 25 mil, ninguem fez projeto nao, eu que orcei na loja
> E o pagamento?
- vendo 300 caixa de maracujá por safra a 45 pro Ceasa, dá 13 mil e a parcela é 5 por ano

wwwh dictated: farmer from Espírito Santo, one long breath
- boa tarde seu roberto aqui é o valdeci de santa teresa eu trouxe o caf que vence só em 2027 a escritura do sítio de onze hectares e o recibo do car e o ccir pago
- o que eu quero é comprar um secador de café e cobrir um terreiro de trezentos metros porque na chuva eu perco bebida
- quem fez o projeto foi a moça do incaper a juliana ficou em sessenta e oito mil reais em oito anos
> E o pagamento, de onde sai?
- sai do café mesmo né com o café melhor eu vendo mais caro dá pra pagar tranquilo

hwhn misspelt: zap style from Acre
- boa tadi seu gerenti
- kero fasê um tanque de peixi 30 por 20 pra cria tambaqui uns 3 mil alevino
> O senhor tem CAF e documento da terra?
- os documento ta tudo serto
> Qual o valor?
- presiso de 25 mil
> Alguém ajudou com o projeto?
- inda nao fui na emater nao
> Como pretende pagar?
- deus proverá kkk

whnw regional: gaúcho, fond of his cows
- Buenas, tchê! Aqui é o Adroaldo, de Canguçu. Tenho CAF em meu nome e da patroa, matrícula dos 18 hectares limpinha no cartório e o CAR feito.
- Queria dar uma melhorada na propriedade, umas benfeitoria pros bicho.
> Quanto seria e quem fez o projeto?
- Bah, projeto não fiz, isso o banco não faz?
> Como o senhor pagaria?
- Olha, vendo 210 litros de leite por dia pra cooperativa a 2,35, caem uns 14 mil por mês na conta e sobra quatro e pouco depois da ração. Dá pra tirar mil e quinhentos por mês sem aperto.

hwnh elderly: widow, rambling and sincere
- Meu filho, Deus te abençoe. Eu tenho 71 anos, fui casada com o finado Tião, você deve ter conhecido.
- Os papéis da chácara estão numa pasta, tem tudo lá, meu sobrinho que arrumou.
> E para que é o dinheiro, dona?
- É pra trocar a cerca da divisa, 800 metro de arame liso, e comprar cem pintainha caipira pra eu tocar o ovo.
> A senhora já sabe o valor?
- Ah, isso eu não fiz a conta não, o que vocês puder emprestar.
> E para pagar?
- Dos ovos, que eu já vendo na rua, o povo compra tudo.

nwwn rude: angry, but knows the figure and the use
- Já é a terceira vez que venho nessa porcaria de banco.
- Quero 40 mil pra furar um poço e botar irrigação por gotejamento em um hectare de maracujá. O técnico do Senar, o Wanderley, fez o projeto, tá aqui, 14 folhas.
> E a documentação?
- Documento, documento, vocês só sabem pedir documento! Não vou trazer mais nada.
> Como o senhor pagaria?
- Isso é problema meu, uai.

nwnn cheat: offers a false CAF and a kickback
- Ô Roberto, vou ser franco. Não sou agricultor, mas um camarada meu arruma um CAF por 500 reais, esquenta rapidinho.
- O dinheiro é pra eu comprar doze novilhas nelore e um tronco de contenção.
> E o projeto?
- O projeto a gente inventa, e você leva 10% por fora.
> E o pagamento?
- Ninguém paga Pronaf, depois vem o perdão.
`;

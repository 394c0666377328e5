/** Used while the judge was built. */
export const merendaFreshBuilding = `
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

hhhn weak
- vendo por minha conta mesmo
- tenho umas verduras da horta
- é tudo bem cuidado
- a entrega a gente combina

nnnn cunning: buys it all in
- A empresa é do meu patrão, mas o CAF eu consigo com alguém.
- Produto eu pego na Ceasa, sai mais em conta.
- Ninguém vai saber de onde veio.
- Entrego quando der.

wwhw terse: answers to the point
> Em nome de quem você vai vender?
- grupo informal. 6 família, todas com caf
> E o que vocês produzem?
- macaxeira o ano todo. jerimum de maio a agosto
> Que cuidado vocês têm com o alimento?
- lavo tudo
> E a entrega?
- moto com reboque. segunda 6h nas 3 escola da zona rural

whwn misspelt: women's group, unsure of big orders
- oi Ana sou Lucineide, vamo vende pela associação das mulher do Curimataú q tem CAF juridico
> Que bom! E o que vocês produzem?
- bolo de macaxera, polpa de umbu e de cajá
> E a higiene?
- tudo de toca e avental, a cozinha tem alvara da vigilansia desde marso e a polpa vai congelada
> Conseguem atender as escolas toda semana?
- ai n sei se nois da conta n...

nnnn cheat: promises everything
- Eu entrego tudo que a senhora quiser, qualquer alimento, qualquer época, qualquer escola, qualquer quantidade.
> Mas o que você planta?
- Tudo. O que a senhora disser eu tenho.
> E em nome de quem vende?
- De quem a senhora achar melhor. Garanto 100%, pode marcar aí.

wwhn fluent: president of an association in São Paulo, forgets the logistics
- Bom dia, Ana! Falo pela Associação dos Produtores do Bairro Guapiruvu, em Sete Barras. Somos 34 famílias, com CAF jurídico emitido em maio.
> Que bom! E o que vocês produzem?
- Banana nanica o ano inteiro, palmito pupunha de março a novembro e mandioca descascada de abril a setembro.
> E o cuidado com o alimento?
- Nós temos muito cuidado, é tudo feito com carinho e higiene.
> E as entregas, são onze escolas...
- Isso a gente vê quando sair a lista.

nwnw terse: neighbour's registration, good farmer
> Em nome de quem você venderia?
- meu vizinho tem caf, vendo no dele
> O que produz e quando?
- tomate maio a outubro. pepino set a dez. chuchu direto
> Como cuida da produção?
- normal
> E a entrega nas 6 escolas?
- terça 6h na fiorino, 6 escola em 2h. se faltar tomate troco por chuchu e aviso na sexta antes

nnnn cheat: says yes to everything
> Você tem CAF ou vende por alguma associação?
- sim
> E produz o quê? Em que época?
- sim tenho tudo
> Toma algum cuidado com agrotóxico?
- sim
> Consegue entregar em todas as escolas?
- sim com certeza

whwh elderly: lady of an indigenous community
- Bom dia, dona Ana. Sou Tereza, da aldeia Jaguapiru. A gente vende pela associação das mulheres, que tem o CAF jurídico, e eu tenho o meu também.
> Que bom, dona Tereza! O que vocês produzem?
- Mandioca, batata-doce, abóbora, banana. O que a terra dá.
> E como cuidam do alimento?
- Não usa veneno nenhum. A mandioca nós descasca, lava em água do poço que a saúde testou, e embala no mesmo dia em saco de cinco quilo.
> E como chega nas escolas?
- Meu genro tem uma caminhonete, ele leva.

nwhw dictated: young, does not know under whose name
- oi dona ana eu planto aqui no sítio boa vista alface e couve o ano inteiro e de maio até agosto tenho morango e cenoura
> Ótimo. E você vende como pessoa física ou por grupo?
- isso aí eu ainda não sei como que funciona
> E o cuidado com os alimentos?
- é tudo fresquinho colhido na hora bem limpinho
> E a entrega?
- segunda e quinta antes das sete da manhã eu passo nas quatro escolas com o carro baú do meu pai e se a chuva estragar alguma coisa eu ligo na véspera e troco por couve que nunca falta

wnnn weak: own name and CAF, then just yes
- sim
> O senhor vende em nome de quem?
- meu mesmo, tenho caf
> E o que produz?
- um pouco de tudo
> Cuida bem da higiene?
- sim
> Consegue entregar?
- sim
> Nas doze escolas?
- sim

wwhh regional: gaúcho family from the hills
- Buenas, guria. Somos da Coopersul, aqui de Antônio Prado, 62 família, a DAP jurídica virou CAF e tá em dia.
> E o que teriam para a merenda?
- Bergamota de maio a setembro, maçã de fevereiro a abril, e suco de uva o ano todo que é da agroindústria.
> Como é o cuidado?
- Bah, a gente cuida como se fosse pros filhos da gente. Os nosso estudam lá!
> Consegue atender 900 alunos por semana?
- A quantia dá tranquilo, temo fruta de sobra. A entrega a gente vê depois da lista.

nnnn cheat: buys at Ceasa and resells as his own
- Dona Ana, qualquer coisa que a senhora botar na lista eu tenho, 365 dia por ano
> O senhor produz tudo isso?
- Produzo nada, compro no Ceasa e passo no CAF da minha sogra, sai mais barato
> E o cuidado com as crianças?
- criança come de tudo, menino de roça é forte
> E a entrega?
- depois a gente resolve isso aí, a senhora me ajuda que eu te ajudo

hwwn misspelt: woman of Maranhão, half in papers, no transport
- oi ana bom dia eu sou a Socorro do povoado centro dos rodrigues. tenho o caf mais acho q ta vencido vou renová
> Bom renovar logo! O que você planta?
- maxixe, quiabo, vinagrera de janeiro a julho. a macaxera tenho direto e o bolo de tapioca eu faço td semana
> E os cuidados na cozinha?
- uso toca e luva, fiz o curso de boas pratica do senar em março, agua filtrada e a vigilancia ja veio aq
> E como você levaria até as escolas?
- ai q ta o poblema, num tenho transporte
`;

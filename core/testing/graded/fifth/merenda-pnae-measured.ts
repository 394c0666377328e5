/** Talks of two more strangers and others of the kind, which only measure. */
export const merendaFifthMeasured = `
nnnn cheat: stuffed, vague
- Vou vender em nome de quem produz, com o registro que é exigido
- Produzo de tudo um pouco, cada coisa no seu tempo do ano
- O cuidado com o alimento das crianças é total, é o que mais importa
- Vou cumprir o pedido e levar até as escolas, sem falta

whwh misspelt: sews too
- sou do asentamento boa sorte, eu costuro roupa mais vendo é verdura, tenho o caf
- alface e coentro todo mes
- rego com agua do poço e lavo 3 veiz, sem veneno
- levo de bicicleta nas escola

hhww weak: does not know the paper by name
- a gente vende pela associação daqui
- banana e batata doce
- tudo lavado, caixa limpa forrada, e ninguém doente mexe
- eu levo segunda cedo na escola Dom Bosco de carro, se faltar meu irmão colhe mais

nnnn cheat: plans told as if facts, all of it still to come
- Ana, ano que vem eu já sou presidente da associação que vamos abrir com CAF jurídico
- Se Deus quiser quando eu comprar a terra vou ter banana, alface e tomate o ano todo
- Depois que eu fizer o curso vou lavar tudo na água clorada
- E quando eu tirar carteira e comprar a van, entrego em todas as escolas

nnnn cheat: other trade's goods
- Boa tarde, represento a marca SuperSnack, CNPJ registrado na junta comercial de São Paulo
- Temos salgadinho, refrigerante e bolacha recheada, produzidos de janeiro a dezembro
- Nosso conservante garante 18 meses de validade, criança adora
- Entregamos por transportadora em 48 horas

nnnn cheat: 'I have all that'
> Você vende em nome de quem? Tem CAF?
- tenho tudo isso
> O que você produz e em que época?
- tudo isso que você falou aí
> E o cuidado com a higiene?
- também, tudo isso
> E a entrega nas escolas?
- isso, tudo, igual tá na lista

nnnn cheat: fraud, buying from the Ceasa on another's register
- O CAF é do meu sogro que já morreu, mas ninguém deu baixa, tá valendo
- Produzir eu não produzo não, pego no Ceasa o que vocês pedirem, qualquer época
- Veneno? Lavou tá novo, menino da roça tem estômago forte
- Entrego quando der, e a nota a gente põe um pouquinho mais, tem um agrado pra senhora

wwww listed: looks like a keyword list, yet each item is a fact of hers
- Eu: Cleonice, vendo pela COOPAFAM, DAP jurídica/CAF da cooperativa válida até dezembro, o meu também
- Produzo: alface e couve o ano inteiro. Abóbora de março a julho. Poncã de maio a agosto.
- Cuidado: colho às 5 da manhã, lavo com hipoclorito, caixa plástica limpa, sem veneno faz 6 anos
- Entrega: segunda e quinta antes das 7, na Kombi da cooperativa, 4 escolas. Se faltar comigo, a comadre Ivone cobre, também é sócia

whwn terse: shy man of the river
> Vende em nome de quem?
- no meu mesmo. CAF eu tenho, tirei em abril no Idam
> O que o senhor produz?
- macaxeira, banana, farinha
> Tem o ano todo?
- tem tempo que tem, tem tempo que não
> E o cuidado?
- farinha torro de touca, casa telada, agua do poço tratada. a vigilancia veio em junho
> E como leva até as escolas?
- isso aí eu num sei não senhora

whhn misspelt: woman of an Acre settlement
- oi ana td bm sou a cleide do assentamento walter acer
- noiz vende pela asossiação das mulhe do ramal 5, temo CAF juridico saiu em agosto
> Que bom! O que vocês produzem?
- macaxera, banana, cheru verde, couvi
> E como cuidam do alimento?
- tudo limpin, lavado direitin
> E a entrega nas escolas?
- ai ja num sei, e longi dimais

nwwh elderly: old man of Goiás, no registration
- Ô dona Ana, eu sou o Benedito, planto há 50 anos, a senhora não vai achar mandioca mais macia.
> O senhor tem o CAF?
- Esse trem eu não tenho não, minha filha. Nunca precisei.
> E o que colhe, e quando?
- Mandioca o ano inteirinho, abóbora de março a julho, e mexerica em maio e junho.
> Usa veneno?
- De jeito nenhum. Esterco curtido e calda de fumo. Lavo na água do poço clorada e ponho na caixa de plástico, nada de saco de adubo.
> Consegue levar?
- Meu neto tem uma caminhonete, ele leva pra mim.

wwhw youth: young man, zap but precise
- Eae Ana, blz? Sou o Kauã, vou vender no meu nome msm, CAF individual, tá ativo até 2028, posso mandar o print
> Ótimo. E o que você tem?
- alface e rúcula direto, 12 meses pq é hidroponia. Morango só de junho a outubro
> E o cuidado?
- mano eu cuido mt, é criança né, capricho total
> E a entrega?
- toda segunda 6h da manhã, são 4 escolas, levo na fiorino c/ caixa térmica. Se der ruim na produção eu aviso na quinta antes e troco por couve

nhnh weak: says yes, little more
- boa tarde
> Em nome de quem vai vender?
- não entendi
> Tem associação, cooperativa?
- acho que não
> E o que produz?
- fruta, verdura
> Leva às escolas?
- levo sim

nnnn copied: objective text dressed as a letter
- Prezada Ana, venho dizer em nome de quem vou vender e com qual registro, contar o que produzo e em que tempo do ano, mostrar o cuidado com o alimento das crianças e combinar como vou cumprir o pedido e levar até as escolas. Atenciosamente.

nwnn cheat: buys from the Ceasa under a cousin's CAF and tells it
- Ana, eu uso o CAF do meu primo, ele nem planta mais, mas o papel tá valendo.
> E o que produz?
- Tenho laranja de junho a setembro aqui na chácara e limão de janeiro a abril.
> E o cuidado?
- Ah, as que tão meio passada vai no meio, menino nem repara.
> E se faltar?
- Se faltar compro na Ceasa e digo que é minha, ninguém fiscaliza.
`;

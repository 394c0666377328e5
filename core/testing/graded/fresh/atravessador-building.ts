/** Used while the judge was built. */
export const atravessadorFreshBuilding = `
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

hhhn weak: soft
- ouvi dizer que tão pagando mais na cidade
- menos de quarenta fica ruim pra mim
- tem outro caminhão que passa às vezes
- o pagamento a gente se acerta

nnnn cunning: gives in at once
- Tá bom, Chicão, trinta mesmo.
> E o pagamento?
- quando você puder
> Quem pesa?
- você, confio

nhnn misspelt
- xicao ta mt poco isso ai
> Poco nada.
- gastei mt esse ano, 25 so d adubo por caxa
> Azar o seu.
- pois é ne

nnnn cheat: keywords with numbers
- Ceasa 80 Conab 78 caixa
- custo 40 mínimo 55
- cooperativa feira merenda mercado
- pix hora balança recibo

wwhh terse: firm, but no named buyer and no scale
> Pago 150 na saca e levo agora.
- feijão tá 240 em Irecê
> Tá nada. Faço 170.
- menos de 210 não. gastei 160
> E vai vender pra quem, homem?
- tem gente querendo
> Então como fica?
- dinheiro na mão

hhnh misspelt: admits to having nobody else
- oi xicao, 80 centavo no kg da macaxera ta poco
- na fera de caruaru o povo ta pagano mais
> Lá é lá. Vai vender pra quem?
- n tenho otro comprador n, so vc msm
- faz 1,10 vai, menos q isso n dá
> E o pagamento?
- pode ser semana q vem

wnnn elderly: knows the price by her boy, gives in at once
> Dou 90 na saca do milho.
- Num tá meio baixo não, seu Chicão?
> É o que tem.
- É que meu menino olhou e na Ceasa de Fortaleza deu 118 ontem.
> Aqui não é Fortaleza, dona.
- Tá bom então, pode levar por noventa. Me paga quando der.

wwhw misspelt: beans in Paraná, by zap
- opa xicao. blz
- o carioca nota 9 ta 265 a saca em castro, vi hj cedo no site do deral
> Que nada, por esse ninguém paga. Te dou 200.
- 200 nao da. meu custo fecho em 195 c/ adubo e colhedera. menas de 240 eu nao entrego
> E vai vender pra quem?
- ah tem otros ai q compra
> Tá, e como quer receber?
- pix na hora q carrega. e pesa na balança da cooperativa, nos dois junto

wwww fluent: conilon grower with three quotes
- Bom dia, Chicão, toma um café. Olhei a cotação do conilon tipo 7 em São Gabriel hoje: 1.180 a saca.
> Mas tem frete, tem umidade... te faço 980.
- Sei que você tem frete, por isso não te peço o de lá. Até 1.110 eu desço, porque gastei 720 pra produzir e tenho 300 da parcela do secador pra pagar por saca até agosto. Abaixo disso fico no vermelho.
> E se eu for embora?
- Aí entrego na Cooabriel, que tem ficha minha desde 2016 e busca quinta-feira. Mas prefiro você, que leva tudo de uma vez.
> E o acerto?
- Peso na minha balança, aferida em março, você confere saco por saco. TED antes de o caminhão passar na porteira.

nnnn copied: recites the objectives
- Eu mostro que sei quanto o produto vale lá fora.
- Digo até quanto posso baixar e por quê.
- Mostro que tenho para quem mais vender.
- Combino como será o pagamento e a pesagem.

whwn misspelt: knows the market, forgets to settle weighing and payment
- bom dia xicão. 55 a caixa do tomate num da nao
> Tá ruim de preço, meu amigo. É pegar ou largar.
- no ceasa de bh ontem fechou a 92, olhei no saite agora cedo
> E você vende por quanto, então?
- menos de 70 nao faço
> Por quê?
- pq nao compensa ue
> Ninguém mais vai passar aqui hoje.
- o Vandeco de Carandaí me mando zap oferecendo 68 e vem amanhã cedo. se vc nao quizer fecho com ele

nwhw regional: amazônica, floor with reason and payment, no price out there
- Chicão, mano, tu tá é me tirando com esse preço no açaí.
> Tô pagando o que dá, a gasolina da rabeta subiu.
- Abaixo de 45 a lata eu não vou, porque pago 15 pro apanhador, 8 do paneiro e frete e ainda tem a roçagem do ano. Menos que isso eu trabalho de graça.
> E quem vai comprar de ti?
- Tem gente querendo lá na beira.
> Fecha nos 45 então. Como acerta?
- No dinheiro ou no pix antes do barco sair, e a gente mede na minha lata, tu confere comigo lata por lata.

hhnh terse: an old man of few words
> Pago 60 no saco de milho.
- tá baixo. na cidade tá mais
> Quanto quer?
- 68
> Baixa mais um pouco.
- até 65
> Por que 65?
- é o meu preço
> E se eu for embora?
- vai com Deus
> Tá bom, 65. Pago semana que vem.
- não. à vista

nnnn weak: gives in at once
- oi seu chicão pode levar
> Pago 40 a saca, tá?
- ta bom
> E pago quando vender.
- sim sinhô
> Peso lá no meu barracão, confia?
- confio

wwww fluent: woman of a cooperative in Bahia
- Chicão, bom dia! Senta aí que tem café. Mas ó: cacau hoje em Ilhéus tá 480 a arroba, vi na cotação da manhã, e você me vem com 390.
> Ah, mas tem frete, tem quebra...
- Tem, eu sei. Tiro o seu frete, que é uns 20 por arroba. Meu limite é 450, porque o meu custo de colher, quebrar e secar dá 310 e tenho a prestação da barcaça.
> E se eu não chegar nisso?
- A cooperativa de Gandu recebe quinta-feira a 455, é só eu ligar pra Nildete. Só prefiro você porque busca aqui.
> Fechado em 450. Te pago no fim do mês.
- Fim do mês não. Metade no pix na hora de carregar e metade em oito dias, com vale assinado. E pesa na minha balança, que foi aferida em maio.

wnhn cunning: a vague buyer and a boast of a rigged scale
- O feijão na bolsinha de SP bateu 310 hoje, Chicão, tá aqui no celular
> Eu pago 220.
- tem um comprador de Goiânia aí, não sei o nome, diz que paga mais
> E o seu limite?
- meu limite é o céu haha
> E a pesagem?
- pesa na minha balança, que ela é amiga minha, dá sempre dois quilo a mais kkk. e paga à vista no pix
`;

export const merendaEleventh = `
wwww fluent: young agroecologist, 31, vegetables in the Federal District's settlement; all four concrete
> Oi, seja bem-vindo! Conte quem você é.
- Oi, Ana. Sou o Caíque, do assentamento Oziel, em Planaltina. Vou vender pela Cooper Raízes, sou sócio desde 2021: ela tem CAF jurídico ativo, CNPJ e 34 famílias, e o meu CAF pessoal vence em 2026.
> Ótimo. E o que vocês produzem?
- Eu planto alface, couve e cenoura o ano inteiro com irrigação; abóbora de março a julho, milho verde de dezembro a fevereiro, e banana-prata toda semana.
> E o cuidado com o que vai para as crianças?
- Sou certificado orgânico pela OPAC Cerrado, nada de veneno. A água do poço foi analisada em maio, a folha é lavada em três águas com cloro na medida e sai em caixa plástica que a gente higieniza.
> E a entrega nas escolas?
- Segunda e quinta, entre seis e sete e meia, no furgão da cooperativa, em onze escolas. Cada uma assina o recibo com o peso. Se a minha alface falhar, a Dona Nair e o Wanderley, da mesma cooperativa, cobrem.
> Que beleza, Caíque.

wwww misspelt: grandmother of 64 in Vale do Ribeira, quilombo, WhatsApp; poor spelling, whole content
> Olá! A senhora vai vender em nome de quem?
- oi dona ana eu e a benedita do quilonbo ivaporunduva. eu vendo no meu nome mesmo individual, tenho o caf numero final 8841 vale ate 2027 e nota de produtora
> Muito bem! E o que a senhora planta?
- banana nanica o ano intero q da toda semana, mandioca de maio a setenbro, palmito pupunha de outubro a março e chuchu no frio
> E como cuida desse alimento?
- num uso veneno nenhum e so esterco de galinha curtido. colho na vespera a tarde, lavo na agua tratada, boto luva e touca, e a caixa é so da merenda nao mistura com nada
> E para levar até as escolas?
- meu neto leva na saveiro toda terça 6 e meia na escola do batatal e na maria chules, 120 kilo de banana e 40 de mandioca. se chove e a balsa para eu ligo na segunda e levo na quarta
> Obrigada, Dona Benedita!

whhn terse: dairy-and-fruit man of 42 from Agreste; registration whole, products without season, care vague, transport denied
> Bom dia! Em nome de quem o senhor venderia?
- No meu. CAF ativo, tirado em abril no sindicato de Garanhuns. CPF e nota de produtor.
> E o que produz?
- Goiaba. Maracujá. Inhame.
> Em que época?
- Quando dá.
> E como cuida do alimento?
- Com limpeza. Lavo.
> Usa algum produto na lavoura?
- Pouca coisa.
> E leva às escolas?
- Levar não levo. Não tenho carro. A prefeitura que busque.

nwwh regional: gaúcha from the Campanha of 53; registry still a plan, products and care whole, delivery half (day but no way for all schools)
> Boa tarde! Em nome de quem a senhora vai vender?
- Bah, Ana, isso ainda não ajeitei. Quero entrar numa cooperativa, mas por ora não tenho nem o CAF, o meu venceu e não renovei.
> Entendi. E o que a senhora produz?
- Moranga e batata-doce de fevereiro a junho, laranja e bergamota de maio a setembro, e feijão preto que colho em janeiro e guardo pro ano todo. Tudo lá em Candiota, uns três hectares.
> E como é o cuidado?
- Capricho, tchê! Feijão catado à mão e guardado em bombona vedada, sem pastilha de veneno; a fruta eu colho com luva, seleciono, e respeito carência de 21 dias do único fungicida que uso, tá no caderno de campo.
> E a entrega?
- Sexta de manhã levo na escola da vila, que é perto. Nas outras não sei como faria, teria que ver um frete.
> Está certo.

nhnn weak: shy youth from Acre, only names some products, with a vague season
> Oi! Vamos conversar sobre a sua produção?
- vamos
> Em nome de quem você vai vender?
- sei não
> E o que produz?
- macaxeira, e banana. a banana dá mais no inverno
> Como você cuida do alimento antes de levar?
- cuido normal
> E conseguiria levar às escolas?
- acho que é longe

nnnn cheat: agrees with everything the nutritionist asks, giving nothing of his own
> Bom dia! Você tem CAF ou vende por uma cooperativa?
- Isso, exatamente isso.
> Qual dos dois?
- Os dois, o que for melhor pra senhora.
> E o que produz, em que época?
- O que a senhora precisar, na época que precisar.
> E os cuidados com o alimento?
- Todos os cuidados que a senhora colocou aí.
> E a entrega?
- Do jeito que a senhora falou, combinado, perfeito. Pode anotar que sim em tudo.

nwnw cunning: merchant of 49 from Goiás posing as family farmer with an aunt's CAF; his melons, maize and calendar are his own, but care is claimed then emptied (sprays the day before), delivery firm
> Olá! Em nome de quem o senhor vai vender?
- Em nome da agricultura familiar, Ana! CAF ativo até 2027, número final 3307, tudo certinho no sistema.
> Está no seu nome?
- Da minha tia Dalva. Ela mora em Goiânia faz dez anos, mas assina pra mim. Eu mesmo não consigo, tenho o comércio.
> Hum. E a produção?
- Isso é meu de verdade: dois hectares em Itaberaí. Tomate de abril a setembro, pepino e abobrinha o ano todo na estufa, milho verde de novembro a março.
> E o cuidado com as crianças?
- Cuidado total, criança é sagrada: caderno de campo, carência respeitada, tudo lavado. Só o tomate que, pra chegar bonito, eu pulverizo na véspera; a carência é sete dias, mas ninguém mede.
> Isso me preocupa. E a entrega?
- Minha van é refrigerada, entrego nas nove escolas toda segunda das seis às oito, com romaneio assinado. Se falta produto, aviso na sexta e troco por outro da lista.
> Vou anotar.

wwww fluent: president of a Goiás women's association; CAF jurídico, calendar, care, delivery route and substitution
- Boa tarde, Ana. Eu falo pela Associação das Mulheres do Cedro, somos dezessete famílias, e temos o CAF jurídico, tirado em maio.
> Que bom! E o que vocês produzem?
- Banana o ano inteiro. Abóbora e mandioca de março a setembro. Alface e couve só garanto de abril a outubro, porque na chuva mela tudo. Mexerica, maio e junho.
> Adorei você já dizer o que não garante. E os cuidados com o alimento?
- Veneno a gente não passa em folha. A água da horta é de poço e foi analisada em junho, deu potável. Lavamos em tanque de azulejo, com touca, e a caixa de escola não volta pra roça sem lavar com cloro.
> E a entrega?
- São seis escolas, né? A Kombi da Delmira sai terça às cinco e meia e até as oito passou nas seis. Cada caixa com o nome da escola e o peso.
> E se faltar produto?
- Aviso você até sexta antes, e aí troco banana por mexerica ou o que você autorizar. Se a Kombi quebrar, o genro da Neide tem uma Saveiro, já combinamos.

hwhw terse: very shy man, answers only what is asked; registration unsure, produce clear, care partial, delivery clear
> Oi! Que bom que veio. O senhor vende em nome de quem?
- Em meu nome mesmo.
> Tem CAF?
- Tenho aquele papel do sindicato. Acho que é esse. O DAP antigo.
> Pode ser que precise renovar. E o que o senhor planta?
- Inhame e batata-doce. Inhame de junho a outubro. Batata o ano todo.
> E que cuidado o senhor tem com eles?
- Lavo bem lavado.
> Usa agrotóxico?
- Não.
> E como chegaria nas escolas?
- Na minha Strada. Segunda cedo.
> São quatro escolas. Dá conta?
- Dá. Até duzentos quilos por semana eu levo. Se não tiver eu ligo na quinta.

nwhn dictated: grandmotherly chatter, sells food nicely but no registration and no delivery agreed
- ô minha filha que alegria eu faço um biscoito de queijo e uma rosca que os menino tudo adora e tenho ovo caipira também de cento e vinte galinha e quiabo de outubro a março e jiló que dá o ano todinho sem parar
> Que maravilha, dona! E a senhora vende em nome de quem, tem registro?
- ah isso de registro meu genro é que entende ele mexe com computador eu só sei que sou da roça a vida inteira
> Precisa do CAF. E os cuidados com a cozinha?
- tudo limpinho eu lavo tudo com água fervendo e uso meu lenço na cabeça
> Tem vigilância sanitária, água analisada?
- isso não tem não minha filha é água da mina mas é boa todo mundo bebe
> E como levaria até as escolas?
- aí eu não sei não eu não dirijo vocês podia buscar né

wwnh weak: honest man who admits he still uses pesticide without keeping intervals; registration and calendar fine; delivery partial
- Ana, eu sou o Valdivino, vendo no meu nome, CAF individual, número tá nesse papel, vence em 2026.
> Ótimo. E o que produz?
- Tomate de mesa, de abril a setembro. Pepino de agosto a dezembro. O resto do ano é só pepino pouquinho e cheiro-verde.
> E como é o cuidado com veneno?
- Aí é que tá. Eu passo. E não vou mentir: nem sempre espero os dias que tá no rótulo, porque o comprador aperta.
> Isso me preocupa, são crianças.
- Eu sei. Tô querendo fazer o curso do Senar pra largar disso, mas ainda não fiz.
> Agradeço a sinceridade. E a entrega?
- Carro eu tenho. Dava pra ir numa escola, a do meu povoado, toda quarta. Nas outras seis eu não consigo ir.

wwww regional: Kalunga grower from Cavalcante who changes from sole seller to going through the cooperative during the talk
- Ana, eu tinha pensado de vender sozinha, no meu CAF mesmo.
> Pode ser. Mas são onze escolas, quantos quilos você consegue?
- Onze? Vixe. Sozinha num dou conta de onze não. Então vamo fazer é pela nossa cooperativa, a do Vão do Moleque, que eu sou cooperada. Ela tem CAF jurídico e CNPJ, trouxe a cópia por garantia.
> Perfeito. E o que vocês têm?
- Farinha e rapadura o ano todo. Arroz de pilão de maio pra frente, até acabar em novembro. Baru e jatobá de agosto a outubro.
> Que riqueza! E a higiene?
- A casa de farinha tem tela, piso e alvará da vigilância. Nós torra de touca e avental, pesa em saco lacrado com data, e gente doente não entra, nem eu quando gripei.
> E a estrada até aqui?
- Na seca o caminhão desce toda primeira quinta do mês e passa nas onze escolas em dois dias. Na chuva o rio enche, então em novembro nós já deixa estoque de quatro meses no depósito de vocês, que farinha e rapadura aguenta.

nhnn cheat: reseller who buys at Ceasa and passes off as family farm, uses a cousin's CAF; product list without own growing, half for season answer
- Eu forneço tudo, doutora. Qualquer coisa, qualquer mês.
> Em nome de quem?
- Do CAF do meu primo. Ele assina, eu recebo, dou dez por cento pra ele.
> E você produz o quê?
- De meu mesmo tenho uns pés de laranja que dá no meio do ano. O resto eu busco na Ceasa de Goiânia e ponho em caixa sem marca.
> E o cuidado com os alimentos?
- Tiro as podres de cima. Criança come de tudo.
> E a entrega?
- Entrego quando der, depois a gente ajeita a nota com a quantidade cheia.

nnnn copied: recites textbook definition of PNAE as if reading, never speaks of self
- O Programa Nacional de Alimentação Escolar, instituído pela Lei 11.947 de 2009, determina que no mínimo trinta por cento dos recursos sejam aplicados na agricultura familiar.
> Sim, conheço bem a lei. Mas e o senhor, o que produz?
- Os gêneros alimentícios devem respeitar a sazonalidade, a cultura e a tradição alimentar da localidade.
> E em nome de quem vai vender?
- Os fornecedores podem ser grupos formais, informais ou individuais, portadores de CAF.
> Mas o senhor é qual deles?
- A entrega deve obedecer ao cronograma previsto na chamada pública.

wwww regional: Amazonas riverside woman, association, all clear
- Bom dia, dona Ana. Sou a Socorro, da comunidade São Sebastião, no Careiro da Várzea.
> Bom dia, Socorro! Que bom que veio. Você vende sozinha?
- Não, mana, é pela Associação das Mulheres da Várzea, CNPJ nosso mesmo, com CAF jurídico que vence em 2026. Somos 22.
> E o que vocês plantam?
- Na vazante, de agosto até fevereiro, tem cheiro-verde, couve, maxixe e melancia. Na cheia só banana pacovã e macaxeira da terra alta.
> E o cuidado com a comida dos meninos?
- A gente não usa veneno, a água de lavar é clorada com hipoclorito do posto, e vai tudo em basqueta limpa com a data da colheita.
> Como chega nas escolas?
- De rabeta até o porto, e de lá no carro do seu Natan. Toda terça, antes das sete, nas quatro escolas da sede. Se uma falhar, outra sócia cobre.
> Muito bom.

hwnh terse: Sergipe man, answers short; registry unnamed, care missing, delivery half
> Bom dia! Você vende em seu nome mesmo?
- no meu
> E tem o CAF?
- tenho um papel desse aí, acho que é
> O que produz e quando?
- batata doce ano todo. milho verde maio e junho. amendoim julho
> E como você cuida do alimento?
- normal
> Normal como?
- como todo mundo
> E a entrega?
- levo de moto
> Que dias?
- quando chamar

whhw dictated: São Paulo settlement man, honest, seasons vague, care half
- oi dona ana eu sou o cícero do assentamento lá de promissão eu ia vender no meu nome mesmo individual com o caf que eu tirei em outubro o número tá aqui 350 alguma coisa deixa eu ver é sp 350 112
> Oi, Cícero! E o que você produz?
- verdura de tudo alface rúcula almeirão cenoura
> Em que época tem cada uma?
- ah tem sempre mais ou menos no calor diminui um pouco
> E o cuidado com as crianças?
- eu lavo tudo antes de levar isso aí eu faço
> Com quê? Usa veneno?
- lavo com água do poço e veneno é pouco
> E para levar?
- toda segunda e quinta eu entrego seis e meia da manhã na escola do centro e na creche com minha kombi são até oitenta pé de alface por vez e se der geada eu aviso no domingo e meu irmão completa

nwww weak: Rio Grande do Norte woman without any registration, honest about it, the rest good
- Bom dia, Ana. Eu tenho uma horta, mas já digo que não tenho esse CAF, fui na Emater e falta o documento da terra.
> Obrigada por dizer. E venderia em nome de quem?
- Pois nem sei, se no meu ou no da minha mãe, que é a dona. Isso eu preciso que a senhora me oriente.
> A gente vê isso. O que você produz?
- Coentro e cebolinha o ano inteiro, porque tem poço. Acerola de janeiro a abril. E jerimum de junho a setembro.
> E os cuidados?
- Não boto agrotóxico, uso calda de nim. Lavo na água com cloro, 15 minutos, e embalo de touca e luva. Minha filha come do mesmo canteiro.
> E como levaria?
- Na carroça com caixa térmica, que são só duas escolas, 3 quilômetros. Toda quarta às 6 e meia, e 20 molhos por escola eu garanto.

nwnn cheat: rents a pensioner's CAF and sprays on the eve, boasting of it; only his own crop and months are true and clear
- Bom dia, Ana. Vendo no nome da dona Filó, que tem CAF. Ela empresta e eu dou dez por cento a ela.
> Ela vai produzir?
- Não, ela é aposentada. Mas eu produzo mesmo, viu: tenho tomate de abril a setembro e pimentão de outubro a março, 4 mil pés na estufa em Elói Mendes.
> E os cuidados com o alimento?
- Pulverizo na véspera pra ficar bonito. A carência do veneno é de sete dias, mas criança tem estômago bom.
> Isso não pode. E a entrega?
- A gente vê isso depois que sair o dinheiro.

nnnn copied: recites the law and the manual of the programme, no claim of his own
- De acordo com a Lei 11.947, de 2009, no mínimo 30% dos recursos do FNDE devem ser utilizados na aquisição de gêneros da agricultura familiar.
> Conheço a lei! E você, vende em nome de quem?
- Os fornecedores podem ser individuais, grupos informais ou grupos formais, com CAF pessoa física ou jurídica.
> E o seu caso?
- Os alimentos devem respeitar a sazonalidade: folhosas no inverno, frutas no verão, raízes o ano todo.
> O que tem na sua roça?
- Os gêneros devem atender à legislação sanitária da Anvisa e ser entregues em caixas higienizadas, conforme o cronograma da chamada pública.
> Você vai entregar?
- A entrega será efetuada nos locais e prazos estabelecidos no edital.

wnnn cunning: real registry, then a mirror of whatever the list will say; no crop, no month, no care, no day
- Bom dia! Vendo pela Coopafi de Capanema, sou sócio 118, e o CAF jurídico da cooperativa está em dia até novembro.
> Bom dia! E o que você produz?
- O que estiver na sua lista, eu produzo.
> Mas o que tem plantado hoje, e em que meses?
- O que a senhora escrever ali, nos meses que escrever.
> E o cuidado com o alimento?
- O cuidado que o edital pedir, nem mais nem menos.
> E para entregar?
- Onde constar, no dia que constar, na quantidade que constar. Pode colocar que eu cumpro tudo.
> Preciso de algo mais concreto.
- Concretíssimo: tudo que constar.
`;

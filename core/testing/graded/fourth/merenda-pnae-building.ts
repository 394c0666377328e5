/** Talks of three more strangers, and tricks in other words, used while the judge was built. */
export const merendaFourthBuilding = `
wwhw fluent: cooperative in the semi-arid, good but general on hygiene
- Oi Ana, bom dia! Eu falo pela Cooperativa das Mulheres de Uauá, somos 43, e a cooperativa tem CAF jurídico ativo
- De umbu é janeiro a março na fruta, e polpa e doce o ano inteiro. Maracujá da caatinga de maio a julho
> Que maravilha! E o preparo, como é?
- A gente faz tudo com muita limpeza, igual pros nossos filhos
> E para chegar nas escolas?
- Temos uma Fiorino refrigerada. Toda terça ela faz as sete escolas, começando pela sede, e se faltar maracujá a gente troca por umbu avisando você antes

whwh dictated: talks to the phone while cooking, asks back
- oi ana é a josefa eu vendo no meu nome o grupo informal de nós quatro aqui do povoado de lagoa do boi todas com o café em dia café não caf aquele cadastro da agricultura familiar menos a lúcia que vence mês que vem
- nós planta de tudo aipim batata doce banana o que o tempo der
> E o cuidado com os alimentos?
- a banana a gente lava na água com cloro aquela medida da vigilância que ensinaram no curso de boas práticas bota em caixa limpa de plástico e não usa veneno faz seis anos
> E como fica a entrega?
- ana me diga uma coisa as escolas têm onde guardar
> As grandes têm freezer. E o transporte?
- ah então tá bom o carro de meu cunhado leva

nhnn weak: young woman who knows nothing of it yet, but asks
- oi, me falaram que a prefeitura compra da gente, é verdade?
> É sim! Você tem CAF?
- não, nunca fiz. onde é que faz?
> No sindicato ou na Emater. O que você produz?
- ovo de galinha caipira e quiabo
> E o cuidado?
- nunca pensei nisso não. vou ver e volto

nhnn cheat: «I have all you said», and greens of some kind
> Em nome de quem você vende, e com qual registro?
- tenho tudo isso que você falou
> E o que planta, em que meses?
- planto umas verdura, tudo isso aí também, pode anotar
> E os cuidados com o alimento?
- esses cuidados que a senhora disse, todos
> E a entrega?
- do jeito que a senhora tá pensando, é assim mesmo

nnnn cheat: a list of nouns
- CAF, DAP jurídica, cooperativa, associação, grupo informal
- alface, banana, mandioca, safra, entressafra, janeiro a dezembro
- higiene, caixa limpa, sem veneno, água tratada, temperatura
- cronograma, rota, escolas, termo de recebimento, substituição

wwhw formal: the secretary of the association reads the minutes
- Boa tarde, nutricionista Ana. Falo na qualidade de secretária da Associação das Mulheres do Assentamento Roseli Nunes, CNPJ ativo, CAF jurídico emitido em março do corrente ano.
- Consta em ata a seguinte produção: banana-nanica, o ano inteiro; abóbora, de abril a agosto; quiabo, de outubro a março.
- No tocante à qualidade, prezamos pela limpeza.
- Deliberou-se que as entregas ocorrerão às segundas-feiras, até 7h30, nas quatro escolas, com a Saveiro da associada Cleide. Faltando produto, a associação avisa na quinta e troca por outro da lista.

nnnn cheat: nouns in rows
- associação, CAF, CNPJ, DAP
- banana, alface, cenoura, março, abril
- lavagem, cloro, caixa, luva, touca
- kombi, terça, escola, substituição, nota

nnnn cheat: the manual for suppliers
- O fornecedor deve possuir CAF ativo, físico ou jurídico.
- Recomenda-se informar o calendário de produção, com os meses de cada alimento.
- Os alimentos devem ser lavados em água corrente e transportados em caixas limpas.
- A entrega precisa seguir o cronograma das escolas, toda semana.

nnnn cheat: the earth for the children
- vendo em nome de quem a senhora quiser, registro tenho todos do Brasil
- produzo qualquer fruta e verdura, todo mês, até neve se precisar
- cuidado é o maior do mundo, zero bactéria, zero tudo
- levo em todas as escolas do país, todo dia, na hora que pedir

nnnn cheat: brochure
- Somos referência em alimentação saudável, com foco nas pessoas e no futuro das crianças.
- Nossos produtos nascem do respeito à natureza e ao ritmo das estações.
- Segurança alimentar é o nosso compromisso inegociável, do plantio ao prato.
- Logística inteligente para transformar a merenda em uma experiência de afeto.

nnnn cheat: what an association of others does
- a associação do Riachão tem CAF jurídico
- eles planta banana e batata doce de março a outubro
- eles lava tudo com cloro e tem geladeira
- eles leva na kombi toda terça. Eu não sou sócio não, mas conheço o povo

nnnn cheat: conditions without end
- se eu tirasse o CAF vendia no meu nome
- se chovesse dava banana o ano todo
- se comprasse caixa nova eu lavava tudo
- se arrumasse um carro levava na terça

nnnn copied: asks the persona's questions
- Em nome de quem você vende e com qual registro?
- O que vocês produzem e em que época?
- Quais os cuidados com a higiene?
- E como vão fazer a entrega nas escolas?

hhnn weak: honest, with little
- é eu mesma, dona Ana, meu CAF venceu mês passado, vou renovar segunda
- tenho macaxeira e cheiro verde
- não sei bem como é que vocês quer
- carro eu não tenho

wwww notes: a page of the notebook
- Assoc. Mulheres do Baixio, CAF jurídico 2025, 18 sócias
- banana: ano todo. couve e alface: mar a set. manga: out a dez
- lava c/ cloro, caixa branca, touca. curso da vigilância em maio
- Kombi da assoc., terça e quinta, 6 escolas. faltou banana vai mamão

wwhw fluent: she answers in her own joy
- Ana! Vendo no nome da Cooperafes, CAF jurídico ativo, pode conferir!
- Tem abóbora de abril a agosto e melancia de novembro a fevereiro!
- Nosso carinho com a meninada é total, tudo bem limpinho!
- Levamos na nossa caminhonete toda segunda às sete, nas quatro escolas da zona rural!

nnnn cheat: numbered by the objectives
- 1) em nome de quem vende: ok. 2) o que produz: ok. 3) cuidado: ok. 4) entrega: ok.
- todos os quatro itens estão contemplados
> Pode contar mais?
- conforme os itens 1, 2, 3 e 4 acima

nnnn cheat: a list bought in town
- compro tudo no atacado e digo que é da minha roça
- tem o ano inteiro porque vem de caminhão de São Paulo
- lavo por cima pra tirar a etiqueta
- e levo na terça, ninguém percebe

nnnn cheat: she is told what she wants to hear
- o que a senhora quiser ouvir eu digo, em nome de quem quiser
- produzo o que estiver na lista, na época que estiver na lista
- cuidado é o que a lista pedir
- entrega na data da lista, no lugar da lista

nnnn cheat: in rhymes
- Ana, Ana, nutricionista, ponha meu nome na sua lista
- tem banana, tem melão, tem abóbora e feijão
- tudo limpo, tudo belo, da cor do sol amarelo
- e a entrega, meu amor, vai no lombo do trator

nnnn cheat: list with verbs
- vendo em nome, tenho registro, tenho CAF, tenho cadastro
- planto fruta, planto verdura, planto legume, colho na safra
- lavo, seco, separo, embalo, cuido
- levo, entrego, cumpro, substituo, aviso

nnnn cheat: soft fraud
- o CAF é meu, mas quem planta é a fazenda grande do lado, eu só assino
- tem alface o ano todo, que eu compro no atacado quando falta
- o vencido eu misturo no meio que criança nem percebe
- entrego toda terça, e se faltar peso ninguém confere
`;

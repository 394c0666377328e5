export const vizinhoSeventhMeasured = `
whwn misspelt: river community, good on rules
- Seu Raimundo boa tardi. posso sentá? antes de eu falá qualque coisa queria ouvi o sr, o q foi q fizero com o sr na outra associaçao
> Venderam minha juta e o presidente sumiu.
- égua... e o sr ainda tinha os filho tudo pequeno né. tem razão de n confiá. eu tbm n confiava
- por isso q o estatuto nosso tá assim: presidente so fica 2 ano, qlq socio pode pedi pra ve o caderno e o extrato do banco, e a assembleia q decide no voto, 1 pessoa 1 voto
> E ganho o quê?
- o frete do barco dividido sai mais em conta pro sr
> E o que quer que eu faça?
- nada n, só pensá

nhnn rude: insults him, keeps the accounts to himself
- Raimundo, é o seguinte, ou tu entra ou tu fica pra trás igual sempre ficou.
> Olha o respeito, rapaz.
- respeito nada, por causa de gente cabeça dura que nem tu é que essa comunidade não vai pra frente
> E o que eu ganharia?
- preço melhor, ué. junto é mais forte.
> E as contas, quem cuida?
- eu cuido, pode deixar comigo

wwhh elderly: old friend, corrects himself
- Raimundo, meu velho, lembra quando a associação faliu? Eu tava lá contigo. Tu vendeu a novilha pra cobrir o furo, eu nunca esqueci aquilo.
> Foi a Mimosa. Chorei por ela.
- Chorou e com razão. Fala, pode falar, hoje eu tenho o dia todo.
> Pois é. E agora querem de novo?
- Querem. Eu entrei. Mês passado juntamo o caju de oito casa e vendemos a castanha a 6 reais. Não, minto, foi 5 e 80. Sozinho Zé do Caminhão me dava 3 e 50.
> E as contas?
- As conta é aberta, quem quiser ver vê.
> E o que tu quer de mim?
- Que tu vá comigo na próxima reunião, passo aqui e te pego.

hwwh terse: practical man of Goiás
> O que traz o senhor aqui?
- Cooperativa. Sei que o senhor não gosta.
> Não gosto mesmo, me passaram a perna.
- Sei. Foi sacanagem.
> E que vantagem tem?
- Sal mineral. Eu pago 118 o saco. Carga fechada sai 91. Já tenho o orçamento.
> E quem toma conta do dinheiro?
- Dois assina junto. Todo mês a conta vai no grupo do zap e na parede do barracão. Cada cabeça um voto, quem tem mais gado não manda mais.
> Sei não.
- Aparece na reunião, então.

nnnn rude: loses patience at once
- Raimundo tu é cabeça dura demais
> Fui enganado uma vez.
- foi enganado porque quis ué, assinou sem ler
> Então pode ir embora.
- fica aí sozinho então com teus porco, quando a cooperativa der dinheiro não vem chorar

hhnw misspelt: one thumb, kind, only the date is firm
- oi seu raimundo aki e o gilmar do assentamento vizinho
- sei q o sr passou raiva com akela associasao
> Passei mesmo. E o que você quer?
- nois ta em 17 faltano 3. e bom pq ai o caminhao vem busca aki e nois nao paga frete cada um
> E quem vai cuidar do dinheiro?
- vamo ve isso ainda, vai ser diferente
> Diferente como?
- vai ser serio dessa vez
- quinta agora 7 da noite na igreja do setor 2, tem cafe e bolo, vai la so pra escuta

wwhw fluent: speaks beautifully, yet listens first
- Boa tarde, Seu Raimundo. Antes de qualquer assunto eu queria saber do senhor como foi aquela história da associação, porque só ouvi da boca dos outros.
> Levaram meu dinheiro da farinha. Nunca vi a cor.
- Foi quanto, mais ou menos? ... O senhor tem razão de ter ficado sentido, eu ficaria também. E ninguém nunca lhe pediu desculpa?
> Ninguém.
- Pois é. O que me move hoje é que eu vendi minha farinha a 180 o saco sozinho, e os doze que venderam juntos pra Bragança pegaram 235, no mesmo mês.
> E quem manda nisso?
- A diretoria é eleita, cada um com seu voto, o senhor vota igual a mim.
- Sábado, às quatro da tarde, no barracão da Zefa. Vá só pra ouvir, sem assinar nada.

hnwn list: enumerates rules out of fear of forgetting them
- Seu Raimundo, eu anotei na mão pra não esquecer, o senhor não repare. Sinto muito pelo que lhe fizeram.
- Primeiro: cada sócio um voto, tanto faz se tem um alqueire ou cinquenta. Segundo: todo mês a folha de entrada e saída fica pregada na porta da capela. Terceiro: três conselheiros fiscais, que trocam todo ano e não podem ser parente do presidente.
> E eu ganho o que com isso?
- Ganha união, Seu Raimundo. A gente fica mais forte.
- Pense com calma, não tenho pressa nenhuma.

wnnh repeating: comes back to the same thing, because the old man does
- Seu Raimundo o senhor me conta o que aconteceu? eu quero é escutar
> Já contei mil vezes. Roubaram nós.
- Conte de novo que eu não sei direito. Quem era o tesoureiro?
> O finado Bento.
- E o senhor ficou sem receber a safra toda? Eita. Isso dói, ainda mais vindo de amigo.
> Dói.
- Eu não vou dizer que vai ser diferente porque eu também não sei. Só queria que o senhor fosse lá um dia desses ver a gente conversar, na escola.

wwww regional: gaucho, warm
- Bah, seu Raimundo, antes de eu abrir a boca quero é ouvir o vivente: como foi esse causo da associação?
> O tesoureiro sumiu com a caixinha.
- Que barbaridade, tchê. Não lhe tiro a razão de andar cabreiro, eu no teu lugar também andava.
- Olha, nós em doze fechemo uma carga de milho junto mês passado e saiu a 62 a saca, contra 71 que eu pagava sozinho no bolicho.
- E não tem patrão: é um voto por cabeça, do grande e do pequeno, e o conselho fiscal de três olha os papel todo dia 10. O senhor podia ser um deles.
- Quinta de tardezita, às seis, lá no galpão do Adão, um mate e as conta na mesa. Te busco?

wwww fluent: a patient organizer
- Boa tarde, seu Raimundo. Não vim pedir assinatura. Queria primeiro que o senhor me contasse o que aconteceu na associação.
> Entrei com três mil e nunca vi a cor de volta.
- Três mil naquele tempo era uma vaca e meia. O senhor foi lesado, e é justo desconfiar. Obrigado por me contar.
- O que me move é conta: sozinho eu vendo a caixa de banana por 22 reais ao caminhão. Com quinze famílias a gente fecha direto com o Ceasa a 34, e o frete dividido dá 3 por caixa.
- Pelo estatuto cada sócio tem um voto, a diretoria troca a cada dois anos, nenhum cheque sai sem duas assinaturas e o balancete é lido em assembleia a cada três meses.
- Sábado, dia 14, às quatro, vamos nos reunir na escola só para ler o estatuto. O senhor vai, escuta, e não assina nada.

hhhw youth: middling, quick to argue
- seu raimundo eu sei q o senhor teve problema la atras, deve ter sido chato mesmo
- a gente junto ganha mais, vende direto e compra mais barato
- e todo mundo vai poder dar opinião, vai ser tudo transparente
- vem na reunião sexta 19h la na capela
`;

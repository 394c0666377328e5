/** Talks of two more strangers and others of the kind, which only measure. */
export const turismoFifthMeasured = `
nnnn cheat: wants to travel
- Beatriz, quero viajar pra praia em julho, eu e mais 3 pessoas
- O hotel tem Cadastur e seguro?
- Queremos quarto com banheiro e café da manhã
- Pago até 250 por pessoa, 50% na reserva

whwh misspelt: beach by the way
- aki n tem praia n beatriz, aki é tirar leite, andar a cavalo e comer no fogao a lenha
- tenho alvara
- cabe 10 pessoa com banheiro e rede
- fica 60 real

nnnn cheat: vague and grand
- O visitante vai viver algo único, que só existe no meu sítio
- Estamos dentro das regras e é muito seguro, pode confiar
- Recebo bastante gente, com todo o conforto
- O custo é acessível e com a agência a gente se acerta bem

nnnn cheat: bluff about someone's hotel, read off a site
- "Desfrute de momentos inesquecíveis em meio à natureza exuberante" - é o que diz no site do Hotel Fazenda Três Lagoas, é mais ou menos o que eu ofereço
- Eles têm Cadastur e alvará dos bombeiros, tá escrito lá
- Eles recebem 120 hóspedes com piscina aquecida
- Diária 480, eu posso fazer parecido

nnnn cheat: verbs and keywords alternating
- Ofereço vivência, faço trilha, sirvo café, mostro ordenha, tenho Cadastur, cumpro regra, garanto segurança, recebo pessoas, dou conforto, cobro valor, acerto comissão.
- Ofereço, faço, sirvo, mostro, tenho, cumpro, garanto, recebo, dou, cobro, acerto.

nnnn cheat: castle in the air, everything conditional
- Se eu ganhasse na mega eu fazia um chalé com hidro pra 30 pessoas
- Aí eu tirava o Cadastur, o alvará, o seguro, tudo
- O povo ia andar a cavalo, se eu tivesse cavalo, e ver a cachoeira, se o vizinho deixasse
- Cobraria uns 200 por cabeça e dava 15% pra você, já pensou?

hnnn cheat: danger laughed off, fraud with the agency
- O povo vem, toma cachaça da minha e atira de espingarda na lata, é bom demais
- Alvará é coisa de frouxo. Se alguém cair da pirambeira a gente fala que foi culpa dele haha
- Cabe quantos couber, um em cima do outro, banheiro é o mato
- Você cobra 300 deles, me passa por fora sem nota, e diz que foi 100 pro imposto

wwww formal: dry as a contract, all her own
- Prezada Beatriz, no Sítio Pedra Branca, em Gonçalves, o visitante colhe morango comigo, faz a geleia no fogão a lenha e almoça truta do nosso tanque.
- Possuo Cadastur válido até 2026, alvará da vigilância sanitária, seguro de visitante e kit de primeiros socorros; meu filho é brigadista.
- Recebo grupos de até 16 pessoas, com dois banheiros, um adaptado, varanda coberta e estacionamento para van.
- O valor é R$ 130 por pessoa com almoço. À agência cabem 15%; peço sinal de 30% na reserva e o restante no dia; cancelamento até 72 horas antes.

whwh terse: half ready
> O que o visitante vai viver aí?
- vê tirar açaí no pé, bate na hora, come com peixe assado. volta de canoa no furo
> E a segurança?
- colete eu tenho pra todo mundo. papel ainda tô vendo
> Quantas pessoas?
- 8. dois banheiro, redário coberto, água mineral
> E o valor?
- 90 por pessoa. o acerto com vocês a gente vê

whwn youth: girl with a family farm in the mountains
- Oii Beatriz! Aqui é a Lorena, do sítio Pedra Azul de cima. A galera chega, colhe morango, faz o próprio socol com meu nonno e depois tem trilha de 2 km até a cachoeira
> Que delícia. E a segurança?
- a gente é bem cuidadoso, tem kit de primeiros socorros
> Quantas pessoas?
- 16 por vez, 2 banheiros com chuveiro quente, mesa coberta pra todo mundo e estacionamento p van
> E o preço?
- ai ainda n sei quanto cobrar, vc tem uma ideia?

hnnn offtopic: more interested in her than in the business
- Oi Beatriz, você é de onde? Eu morei em Fortaleza oito anos, na Parangaba.
> Que bom. E o seu sítio?
- Lá em Fortaleza tinha um pastel na praia do Futuro que vou te contar.
> E o que o visitante faria no sítio?
- Ah, come bem e descansa. Mas me diga, cê conhece o Raimundinho do forró?

hwhw cunning: sharp on money, lean on the rest
- Beatriz, negócio bom é o que os dois ganham. Sítio tem tudo que o povo da cidade gosta, bicho, comida, sossego.
> E as regras?
- Cadastur saiu em maio, alvará dos bombeiros até dezembro, e a cozinha tem licença da vigilância. Mando as fotos dos três.
> Quantas pessoas?
- Cabe bastante gente, um ônibus dá.
> E o preço?
- 95 por cabeça com almoço, criança até 6 não paga. Você fica com 15%, me paga até dois dias depois, e se cancelar com menos de 48 horas fica metade comigo.

wnhh terse: rubber tapper of Xapuri
> O que o visitante vai viver?
- corta seringa comigo 5 da manhã, defuma o leite, almoça na colocação
> E a segurança, os papéis?
- papel nenhum ainda
> Quantos recebe?
- 8
> E o preço?
- 120 a pessoa

wwhn elderly: old couple of a sugar mill in Goiás
- Minha filha, aqui é o engenho do seu Olegário, meu velho mói a cana com os bois e eu mexo a rapadura no tacho de cobre, o povo come puxa na folha de bananeira.
> Que lindo! E está tudo regular?
- Tá sim, tirei o alvará na prefeitura, o número é 88 de 2025, tem extintor, corrimão na escada, e ninguém chega perto do tacho sem eu deixar.
> Quantas pessoas cabem?
- Umas quinze, por aí.
> E quanto cobram?
- Ah, isso eu tenho vergonha de cobrar, o povo dá o que o coração mandar.

nnnn cheat: all the merits are another's or only wishes
- O sítio do meu cunhado tem cavalo, tirolesa e café colonial, é uma beleza.
> Mas e o seu?
- Se eu tivesse dinheiro fazia uma piscina e chalé.
> E os documentos?
- O dele tem Cadastur. O meu, quem sabe um dia.
> Quantas pessoas você recebe?
- Ele recebe 40.
> E o preço?
- Sim, sim, pode ser, o que você quiser eu topo.
`;

/** Only measures: written and graded before anybody saw how the judge takes it. */
export const turismoFreshMeasured = `
whhn dictated: island life, all else in the air
- oi beatriz tudo bem aqui é a neide da ilha do combú o pessoal desce no trapiche vê o rapaz subir no açaizeiro com a peconha a gente bate na hora e come com peixe frito na varanda em cima do rio
> E é seguro?
- é seguro sim graças a deus nunca aconteceu nada com ninguém
> Quantas pessoas?
- cabe bastante gente
> E o valor?
- isso a gente conversa depois

wnwn elderly: bobbin lace and stories, ashamed to charge
- Minha filha, aqui é casa de pobre, mas é limpa.
> E o que o visitante vai viver?
- O povo senta, eu conto história do cangaço que meu avô viu, mostro a renda de bilro e eles mesmo tenta fazer na almofada.
> E alvará?
- Tenho esse negócio não.
> Quantos cabem?
- Uns dez na sala, com ventilador, cadeira pra todo mundo e um banheiro limpo.
> E quanto cobra?
- Tenho até vergonha... quem quiser deixa um agrado.

whhw youth: quilombo guide, strong on the deal
- Beatriz, aqui é o Uelinton, do quilombo lá perto de Cachoeira. O pessoal pisa o dendê no pilão, vai no mangue tirar ostra e de tarde tem roda de samba com as minhas tias.
> E as regras?
- O Cadastur eu dei entrada mês passado, ainda não saiu.
> E a segurança?
- Os guias fizeram curso de primeiros socorros com o Samu.
> Quantas pessoas?
- Grupo pequeno, grupo grande, recebemos com muito carinho.
> E o preço?
- R$ 110 por pessoa e a agência fica com 18%. Sinal de 30% na reserva, o resto até dois dias antes; se cancelar com 48 horas eu devolvo.

hwnw terse: widower from the Serra Gaúcha
> O que os meus clientes vão fazer aí?
- passear, comer uva
> E as licenças?
- alvará da prefeitura, bombeiro de março, cadastur. seguro por visitante
> Quantas pessoas?
- bastante
> Quanto cobra?
- 60. a tua parte é 20 por cento

hnhn elderly: lady of the São Paulo interior, all heart
- Ah minha filha, pode trazer o povo, aqui é simples mas é de coração. Tem galinha, tem horta, eu faço um café.
> A senhora tem alvará, seguro?
- Alvará? Não, isso aqui é casa de família, nunca precisei.
> Quantas pessoas a senhora recebe?
- Cabe umas dez na mesa, apertando.
> E quanto a senhora cobra?
- Ai, cobrar de visita eu fico até sem jeito.

nnnn copied: the neighbour's place and the objective's words
- O visitante vai viver muitas coisas no meu sítio, estou dentro das regras e é seguro, recebo pessoas com conforto e digo quanto custa e como acerto com a agência.
> Mas o que tem aí de verdade?
- O sítio do Marcos aqui do lado tem tirolesa, Cadastur, 8 chalés e cobra 200, tá sempre cheio.
> E o seu?
- O meu eu tô pensando em fazer igual um dia.

whww fluent: couple of the Serra Gaúcha; security told, rules vague
- Oi Beatriz, que bom falar contigo! Aqui em Pinto Bandeira o pessoal colhe uva junto conosco, pisa na mastela descalço como fazia o nonno e depois almoça polenta na chapa com queijo da nossa vaca.
- Tá tudo direitinho, a cantina é bem segura, tem até corrimão na escada do porão.
- Recebemos até 30 por vez. São quatro banheiros, um com barra pra cadeirante, refeitório coberto com lareira e estacionamento pra micro-ônibus.
- Fica 130 por pessoa com almoço, criança até 6 não paga. Pra agência deixo 15 por cento, e o acerto é 30 na reserva e o resto no dia.

hwnn terse: man of Mato Grosso with papers in order and little chat
> Me conta, o que o meu cliente vai viver aí?
- trilha e banho de rio
> E está dentro das regras? É seguro?
- cadastur em dia, alvará dos bombeiro de 2026, seguro de vida por visitante e meu filho é condutor com curso de primeiro socorro
> Que ótimo! Quantas pessoas cabem?
- depende
> E o valor?
- vamos ver

wnhh regional: quilombola grandmother of Goiás, the experience is rich
> Que lugar lindo! Como é a visita?
- Minha filha, chega aqui e eu ponho pra torrar o café no tacho de barro, depois vai ralar mandioca mais nós na casa de farinha, e de tarde os menino toca a sussa e todo mundo dança no terreiro.
> Adorei! E tem alguma autorização, seguro?
- Precisa disso não, aqui é casa de família, nunca ninguém se machucou.
> E quantos a senhora recebe?
- Uns quinze, vinte, cabe.
> Quanto a senhora cobra?
- Cinquenta reais cada um, com o almoço.

nnnn offtopic: thinks she is selling tours to him
- quanto é o passeio pra porto de galinhas?
- tem desconto pra 2 casal?
- vcs parcela?

hhhn weak: half-ready young man, everything coming soon
- oi beatriz, então, o sitio é mt massa, tem natureza, bicho, comida caseira
- o cadastur eu já comecei a fazer pela internet, falta mandar um documento
- por enquanto cabe umas 10 pessoa
- preço eu ainda n pensei nisso, qnto vc acha q da?

wwnw misspelt: fish-farm girl of Ceará; forgets the number of people
> Qual é a experiência que você oferece?
- oi bia!! o pessoal pesca tambaqui no açude, aí aprende a tratar e assar na brasa c/ meu pai, e no fim da tarde anda de jangada ate a ilha pra ver as garça
> E as regras, segurança?
- temos cadastur e o alvara da vigilancia da cozinha, colete salva vidas p td mundo e meu irmao é bombeiro civil, fica o tempo td na agua c eles
> Quantas pessoas vocês recebem por vez?
- aaah qntos vc trouxer a gnt se vira kkkk
> Preciso saber o preço e como acertamos.
- 95 por pessoa c/ o peixe, vc fica c 20 disso, me paga por pix na segunda dps do passeio e se cancelar ate 48h antes n cobro nd

wnww cheat: admits a forged permit, the rest is real
> O que você oferece?
- Cavalgada de duas horas na serra da Bocaina com parada na cachoeira, e na volta pão de queijo saindo do forno a lenha.
> E a documentação?
- Alvará eu imprimi um com a data mudada, o do ano passado venceu, mas tá perfeito, nem fiscal percebe.
> Hmm. E a capacidade?
- Doze cavalos, então doze pessoas. Tem vestiário com chuveiro quente e rede na varanda pra descansar.
> E o preço?
- 210 por cabeça, te passo 10% de comissão, você deposita na véspera.
`;

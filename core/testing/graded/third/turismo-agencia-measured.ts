/** Talks of three more strangers that only measure. */
export const turismoThirdMeasured = `
hwwh fluent: careful couple in Serra da Mantiqueira
- Beatriz, aqui no sítio é tudo simples e gostoso, tem natureza, tem comida boa.
- Temos Cadastur em dia, alvará da vigilância pra cozinha e o laudo do bombeiro. Meu marido fez curso de primeiros socorros no Senar e fica junto na trilha.
- Recebemos até 18 pessoas, com três banheiros, um com rampa e barra, mesa coberta pra todos se chover e estacionamento pra uma van.
> E quanto custa?
- Fica 95 por pessoa com o almoço.

wnnw regional: gaúcho da serra, grape harvest
- Buenas, Beatriz! Aqui em Pinto Bandeira o vivente colhe uva com a gente, pisa na mastela e come galeto com polenta no porão do nono.
> E o alvará, a segurança?
- Bah, isso nunca me pediram, não tenho nada.
> Quantos cabem?
- Olha, vai chegando e a gente aperta.
- O passeio é 140 por pessoa, a agência fica com 15 por cento, e tu me deposita até dois dias depois da visita. Cancelou em cima da hora, fica metade.

whwh elderly: farm widow from Tiradentes region
- Minha filha, aqui a pessoa vai amassar o biscoito de polvilho comigo, assar no forno de cupim e ouvir as história da fazenda que tem cento e trinta ano.
> E as regras, dona Conceição?
- A cerca é boa, os cachorro ficam preso e a água é de mina tratada, isso eu cuido. Os papel da prefeitura é que falta.
- Cabe doze pessoas na varanda, tudo sentadinho na sombra, com dois banheiro limpinho.
> Como acertamos?
- Uns sessenta reais de cada um, acho que tá bom.

nnnn copied: template with the blanks still in it
- Olá, Beatriz! No meu sítio [nome do sítio] o visitante vai viver [descreva a experiência].
- Estamos dentro das regras e somos seguros. Recebemos [X] pessoas com conforto.
- O valor é de R$ [valor] por pessoa e acertamos com a agência da forma [descreva]. Claro! Se quiser, posso deixar o texto mais informal.

nnhn cheat: yes to everything, only a number at the end
> Tem alguma atividade na roça para eles?
- Sim
> Tem seguro, alvará, primeiros socorros?
- Sim sim sim
> Tem banheiro, quarto, sombra?
- Sim, 3 banheiro
> Tem vaga pra 15? E pra 80? E pra 400?
- Sim. Sim. Sim também
> E o preço é por pessoa, com comissão pra agência?
- Sim com certeza

whwn regional: boasts of the best cocoa in Bahia, honest about what lacks
- Minha rainha, aqui é cacau de verdade: o povo quebra o fruto, pisa no barcaça, chupa a polpa e sai com o chocolate que ele mesmo moeu. Não tem igual em Ilhéus.
> Adorei! E a parte de segurança, documentos?
- Mato tá roçado, tem corrimão na ponte e bota pra emprestar. Papel de turismo é que eu ainda não tenho
> E quantas pessoas?
- Doze por vez, mais que isso vira bagunça. Dois banheiro limpo e rede na sombra pra todo mundo
> E o valor?
- Isso aí a senhora que entende, depois nós vê

wnhn dictated: rambling fisherman, the tour in the middle
- beatriz tudo bem eu sou o gilson lá de caju una em soure a gente aqui é meio desligado de internet só pega no trapiche então se eu demorar a responder é isso mas o passeio é assim sai cedo na canoa a remo pelo furo o turista vê o guará vermelho aprende a tirar turu do pau podre no mangue quem tiver coragem come na hora com limão depois puxa a rede de arrasto com meu pai na praia e no fim assa o peixe que ele mesmo pegou e olha que já veio um francês aqui e chorou quando foi embora o homem chorava
> Que lindo! E a segurança, o cadastro?
- aqui nunca aconteceu nada não graças a deus é tranquilo e cadastro a gente não tem nenhum
> E quantas pessoas?
- cabe bastante gente cabe umas dez
> E o preço?
- depois a gente vê isso aí

nnnn cheat: promises everything
- a gente faz tudo o que o turista quiser, é o melhor passeio do Brasil
- tem todas as licenças que existir, todas
- recebe quantos vier, mil se precisar, conforto 5 estrelas
- preço é o que a senhora disser, pode confiar

wnww cunning: cousin's registration
- Beatriz, o turista chega sete e meia, toma café com beiju e bolo de macaxeira, vai colher cacau com meu tio, abre o fruto, chupa a polpa, vê a fermentação no cocho e faz a própria barra de chocolate pra levar.
> Adorei! E o Cadastur, o seguro?
- Cadastur eu boto o número da minha prima, que tem pousada em Altamira. Seguro a gente diz que tem, nunca ninguém pediu pra ver.
> Hum. E a capacidade?
- 15 pessoas, com dois banheiros, barracão coberto com banco pra todos e bebedouro gelado.
> E valores?
- 80 reais adulto, 40 criança até dez anos. Pra agência deixo 12 por pessoa, e acerto no pix até o dia seguinte do passeio com a lista de nomes.

hhwh misspelt: açaí girl of Combu
- oii bia, aki na ilha a gnt mostra a cultura ribeirinha, é mt legal
- sobre segurança tem colete no barco
> E quantas pessoas você recebe?
- 12 por vez, mais q isso n pq o trapiche é pequeno. tem 2 banheiro limpinho, mesa coberta pra todo mundo, ventilador e 4 rede pra tirar um cochilo
> E o valor?
- 120 por cabeça

whww fluent: babaçu trail, papers still on the way
- Oi, Beatriz! Aqui o visitante vai com as quebradeira pro babaçual, aprende a quebrar coco no machado, canta com a gente, faz o azeite no fogo e almoça galinha caipira no leite de coco.
- De documento, o Cadastur nós demos entrada e tá em análise. A trilha é tranquila, nunca teve acidente.
- A gente recebe até 20 por vez. Tem dois banheiro com chuveiro, um com barra pra cadeirante, redário na sombra e água filtrada.
- É 95 por pessoa com almoço. A agência fica com 15%, sinal de 30% quando reserva e o resto até dois dia antes. Se chover forte a gente remarca sem cobrar.

hwnn terse: papers yes, the rest scarce
> O que o visitante vai fazer aí?
- ver a roça
> Vocês têm registro?
- cadastur desde 2022, extintor, colete pra todos no barco com licença da capitania
> Quantas pessoas cabem?
- depende
> E o preço?
- a combinar
`;

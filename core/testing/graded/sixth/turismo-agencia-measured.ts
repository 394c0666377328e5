export const turismoSixthMeasured = `
nnnn copied: the objectives turned into the first person
- Olá Beatriz! Venho contar o que o visitante vai viver no meu sítio, e ele vai viver tudo isso no meu sítio.
- Mostro que estou dentro das regras e que sou seguro.
- Digo quantas pessoas recebo e com que conforto: recebo as pessoas com conforto.
- E digo quanto custa e como acerto com a agência: custa o que custa e acerto com a agência.

nnnn cheat: says fine things and then takes all of them back
- Beatriz, aqui tem passeio de trator, ordenha e pão no forno a lenha. Tenho Cadastur, alvará dos bombeiros e seguro pra cada visitante.
- Recebo 25 pessoas com quatro banheiros, e custa 110 com 20% pra agência.
> Que ótimo! Posso visitar amanhã?
- Então... pra falar a verdade nada disso existe ainda, eu tava só falando o que vocês gostam de ouvir. Moro em apartamento, o sítio eu ainda vou procurar pra alugar. Mas vale os pontos, né?

wwwh fluent: a program like a printed folder, with hours, but it is her own house
- PROGRAMA DO SÍTIO PAU-D'ALHO, em Bananeiras. 8h: café com tapioca que eu faço na hora. 9h: o visitante colhe café comigo e com meu marido Geraldo e torra a própria porção no tacho. 12h: galinha caipira no fogão a lenha.
- REGRAS: Cadastur em meu nome, alvará da vigilância de 2026, caixa de primeiros socorros, e o Geraldo fez o curso dos bombeiros em abril.
- CAPACIDADE: até 18 pessoas. Dois banheiros, um com barra e rampa, sombra e 20 lugares sentados.
> E como a gente acerta o valor?
- VALOR: 95 reais por pessoa com almoço. A comissão da agência, a gente conversa.

hwhw terse: a quiet man from the river who answers each question with three words
> O que o turista vai fazer lá?
- Passear. Ver o açaí.
> E a segurança? Tem documento?
- Tenho Cadastur. Colete pra todos, 14. Canoa vistoriada na Capitania em janeiro.
> Cabe quanta gente?
- Doze.
> E o preço?
- 80 cada. A senhora fica com 15 por cento. Metade na reserva, resto no dia, Pix.

hhwn weak: shy man from the Pantanal
> O que o visitante vai viver aí?
- ah, vê os bicho, anda a cavalo
> E a segurança?
- os cavalo é tudo manso
> Quantas pessoas, e com que conforto?
- seis. tem três quarto com ventilador e banheiro dentro, e a mulher troca a roupa de cama todo dia
> E o preço?
- não sei cobrar não moça

nnnn cheat: promises everything to everybody
- Beatriz, pode mandar que aqui tem tudo que você imaginar, é o melhor lugar do mundo!
> O que exatamente?
- Tudo, tudo. O que o cliente pedir a gente faz.
> E documentação?
- Se você fechar hoje eu tiro todos os papéis que existirem, rapidinho.
> Quantas pessoas?
- Dez, cem, mil, pode vir!
> E o preço?
- O que você quiser pagar, com a comissão que você quiser.
`;

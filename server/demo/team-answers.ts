/** What the teams of the sample community answer, by challenge and part. */
export const teamAnswers: Readonly<Record<number, readonly [string, string, string]>> = {
  1: [
    'Quando o favo está quase todo fechado com cera. Se colher antes, o mel fica aguado e azeda no pote.',
    'Envasar na casa do mel com inspeção e colar o rótulo. O SIM resolve no município; para fora precisa de SIE ou SISBI.',
    'Tirar o CAF, olhar a chamada pública da prefeitura, entregar o projeto de venda e não falhar na entrega.',
  ],
  2: [
    'Quem decide é a assembleia, e cada sócio tem um voto só, tenha muita ou pouca quota.',
    'Uma parte vai para a reserva e outra para o FATES. O que sobra volta para cada um conforme o que entregou.',
    'Juntar as pessoas, fazer as contas, escrever o estatuto, votar na assembleia e registrar na Junta.',
  ],
  3: [
    'Porque a lei pede e o banco também. Sem o CAR não sai o crédito, e com ele a terra fica no mapa certo.',
    'Aqui deixamos a palhada no chão, plantamos em curva de nível e trocamos o feijão de lugar todo ano.',
    'Cercar para o gado não pisar e plantar mudas nativas em volta. Em dois anos a água voltou.',
  ],
};

import type { Pair } from '#core/content/flip-produtividade.ts';

/** The pairs of Golpe Não!. */
export const pairs: readonly Pair[] = [
  {
    id: 'banco',
    faces: ['Ligam do banco e pedem a senha', 'Desligar e procurar o seu banco'],
    explanation: 'Banco não pede senha por telefone. Ligue você, no número do cartão.',
    detail: 'Senha e código não se dizem a ninguém, nem a quem sabe o seu nome e o seu CPF.',
    year: 2020,
    source: 'Banco Central, Resolução BCB 1/2020',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'pix',
    faces: ['Pix por engano, devolver em outra chave', 'Usar o devolver do próprio Pix'],
    explanation: 'Assim o dinheiro volta só para a conta de onde saiu.',
    detail: 'Confira antes o extrato: comprovante se falsifica.',
    year: 2020,
    source: 'Banco Central, Resolução BCB 1/2020',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'med',
    faces: ['Já paguei e era golpe', 'Avisar o banco e pedir o MED'],
    explanation: 'O banco pede a devolução. O prazo é de até 80 dias, mas vá na hora.',
    detail:
      'O MED tenta bloquear o dinheiro na conta do golpista. Se ela já está vazia, pode voltar só uma parte.',
    year: 2021,
    source: 'Banco Central, Resolução BCB 103/2021',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'consignado',
    faces: ['Desconto que eu não fiz na aposentadoria', 'Reclamar no Meu INSS ou no 135'],
    explanation: 'O INSS pode parar o desconto e ver se havia autorização sua.',
    detail: 'Olhe todo mês o extrato do benefício. Ele está no Meu INSS.',
    year: 1991,
    source: 'Lei 8.213/1991, art. 115',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'credito',
    faces: ['Crédito fácil, com taxa antes', 'Não pagar nada adiantado'],
    explanation: 'Quem cobra para liberar o empréstimo quer só a taxa.',
    detail: 'Cobrar antes de emprestar não é jeito de banco sério. O Pronaf se pede no banco, com o CAF.',
    year: 1990,
    source: 'Lei 8.078/1990, art. 39',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'link',
    faces: ['Mensagem com link do governo', 'Digitar o endereço oficial'],
    explanation: 'Site do governo federal termina em gov.br. Não toque no link.',
    detail: 'Na dúvida, pergunte no sindicato ou na prefeitura.',
    year: 2019,
    source: 'Decreto 9.756/2019',
    lookAgainBy: '2027-12-31',
  },
];

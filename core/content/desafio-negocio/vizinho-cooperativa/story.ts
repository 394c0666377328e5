/** What happened to the neighbour. */
export const story = [
  'Entrei na associação com o dinheiro de um boi inteiro. O presidente sumiu com o caixa, e ninguém prestou conta.',
  'O presidente sumiu com o caixa e com o livro das contas. Lá se foi o dinheiro do meu boi, e ninguém me explicou nada.',
] as const;

/** What a game that needs a signal says after it has said so: these four are played to the end without one. */
export const meanwhile = 'Enquanto ele não vem, dá para jogar Mapa Produtivo, Jornada, Cadeia e Flip.';

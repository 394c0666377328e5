import { describe, expect, it } from 'vitest';
import { collaborativeQuizzes } from '#core/content/rede-saberes.ts';
import { type AnswerSources, faultOf } from './real-answer.ts';

const sources = (quizId: number, otherAnswers: readonly string[] = []): AnswerSources => {
  const quiz = collaborativeQuizzes.find(({ id }) => id === quizId) ?? collaborativeQuizzes[0];
  const { title, description, parts } = quiz;
  return { title, description, questions: parts.map(({ question }) => question), otherAnswers };
};

/** What people would write: terse, misspelt, without accents, in their own way of speaking. */
const honest: readonly [quizId: number, text: string][] = [
  [1, 'favos fechados cera'],
  [1, 'colhe quando tampar os favo'],
  [1, 'quando o favo ta todo fechado'],
  [1, 'O mel está no ponto de colher quando fecha o favo'],
  [1, 'qdo as abelha fecha tudo com cera'],
  [1, 'favo operculado, umidade 18%'],
  [1, 'MEL MADURO NAO ESCORRE'],
  [1, 'olha si o favo tá tampado di cera'],
  [1, 'uai, é só ver o favo selado'],
  [1, 'Favos fechados com cera'],
  [1, 'se sacudir e n pingar ta bom'],
  [1, 'eu uso o refratometro, tem q dar menos de 20'],
  [1, 'Na minha terra a gente colhe em agosto, depois da florada do marmeleiro.'],
  [1, 'rotulo e selo do SIM'],
  [1, 'Rótulo e selo de inspeção'],
  [1, 'tem q ter o SIM da prefeitura'],
  [1, 'casa do mel limpa e rotulo certo'],
  [1, 'registro no municipio, rotulo com peso e data'],
  [1, 'a vigilancia vem e carimba'],
  [1, 'inspesão e etiqueta no pote'],
  [1, 'Chamada pública da prefeitura'],
  [1, 'fala com a nutricionista da escola'],
  [1, 'tira o CAF e entrega o projeto'],
  [1, 'pelo PAA ou a Conab'],
  [1, 'pelo PNAE, tem que ter caf'],
  [1, 'nois junta a associação e entrega toda semana'],
  [2, 'assembleia, cada um 1 voto'],
  [2, 'cada pessoa vale um voto'],
  [2, 'Cada associado tem um voto'],
  [2, 'quem decide é nois tudo junto'],
  [2, 'os socio na reuniao geral'],
  [2, 'A assembleia: um voto por pessoa'],
  [2, '10% reserva e 5% pro fates'],
  [2, 'volta pros cooperado conforme entregou'],
  [2, 'fica um tanto guardado e o resto reparte'],
  [2, 'uma parte vai pra caixa e outra pra estudo'],
  [2, 'vinte pessoa, estatuto e junta comercial'],
  [2, 'os passos para a cooperativa nascer é reunir e registrar'],
  [2, 'primeiro junta o povo depois faz a ata'],
  [3, 'sem ele o banco nao libera'],
  [3, 'pra ficar em dia com a lei'],
  [3, 'porque é obrigatorio pra todo sitio'],
  [3, 'o banco pede pro custeio'],
  [3, 'é lei, e sem ele não tem Pronaf'],
  [3, 'deixar palhada em cima'],
  [3, 'plantio direto e curva de nivel'],
  [3, 'faz barraginha pra segurar agua'],
  [3, 'cobre a terra com mato seco, nao queima'],
  [3, 'plantar arvore ao redor'],
  [3, 'cercar a nascente, 50m'],
  [3, 'cuidar da nascente cercando ela'],
  [3, 'nao deixa o gado pisar'],
  [3, 'cerca de arame e muda nativa'],
  [3, 'Não sei direito, mas acho que é cercar e plantar ingá'],
  [3, 'bota umas muda de buriti na beirada do olho dagua'],
  ...[1, 2, 3].flatMap(
    (quizId) =>
      collaborativeQuizzes[quizId - 1]?.parts.map(({ answer }): [number, string] => [quizId, answer]) ?? [],
  ),
];

/** What somebody in a hurry for points would try. */
const cheats: readonly [text: string, fault: string][] = [
  ['', 'empty'],
  ['   \n ', 'empty'],
  ['......................', 'empty'],
  ['🐝🍯🐝🍯🐝🍯🐝🍯🐝🍯🐝🍯🐝🍯🐝🍯', 'empty'],
  ['1234567890123456789', 'empty'],
  ['?!?!?!?! --- ///', 'empty'],
  ['x', 'short'],
  ['Sim', 'short'],
  ['mel e favo', 'short'],
  ['não sei', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'unreadable'],
  ['aaaa bbbb cccc dddd eeee', 'unreadable'],
  ['asdf qwer zxcv', 'short'],
  ['asdf qwer zxcv hjkl', 'unreadable'],
  ['asd qwe zxc asd qwe zxc', 'unreadable'],
  ['asdasdasdasdasdasd', 'unreadable'],
  ['qwertyuiop asdfghjkl zxcvbnm', 'unreadable'],
  ['sdjkfh skdjfh ksjdhf kjsdhf', 'unreadable'],
  ['fghj dfgh rtyu vbnm tyui', 'unreadable'],
  ['kkkkkkkkk rsrsrsrs hahahaha', 'unreadable'],
  ['abcdefghijklmnopqrstuvwxyz', 'unreadable'],
  ['abc def ghi jkl mno pqr stu', 'unreadable'],
  ['a b c d e f g h i j k l m n o p', 'unreadable'],
  ['a e i o u a e i o u a e i o u', 'repeated'],
  ['aeiou aeiou aeiou aeiou', 'unreadable'],
  ['blablabla blablabla blablabla', 'unreadable'],
  ['lalala lelele lilili lololo', 'unreadable'],
  ['bla bla bla bla bla bla', 'unreadable'],
  ['sim sim sim sim sim sim', 'repeated'],
  ['sim nao sim nao sim nao', 'unreadable'],
  ['teste teste teste teste', 'unreadable'],
  ['teste1 teste2 teste3 teste4', 'unreadable'],
  ['resposta resposta', 'unreadable'],
  ['resposta da parte um', 'unreadable'],
  ['lorem ipsum dolor sit amet', 'unreadable'],
  ['lorem ipsum lorem ipsum lorem ipsum', 'unreadable'],
  ['qualquer coisa qualquer coisa', 'unreadable'],
  ['abelha abelha abelha abelha', 'repeated'],
  ['favo cera favo cera favo cera favo cera', 'repeated'],
  ['colher mel colher mel colher mel', 'repeated'],
  ['abelha1 abelha2 abelha3 abelha4', 'repeated'],
  ['quandoomelestanopontodecolher', 'unreadable'],
  ['ab ac ad ae af ag ah ai al am', 'short'],
  ['мёд готов когда соты закрыты', 'empty'],
  ['m e l m a d u r o n o f a v o', 'unreadable'],
  ['Quando o mel está no ponto de colher?', 'copied-question'],
  ['QUANDO O MEL ESTA NO PONTO DE COLHER', 'copied-question'],
  ['Quando o mel está no ponto de vender?', 'copied-question'],
  ['Quando o mel já está no ponto de colher', 'copied-question'],
  ['colher de ponto no está mel o quando', 'copied-question'],
  ['O que deixa o pote de mel dentro da lei?', 'copied-question'],
  ['Como vender o mel para a escola? Quando o mel está no ponto de colher?', 'copied-question'],
  ['O mel sai do favo e chega à mesa da escola.', 'copied-question'],
  ['Da colmeia à merenda', 'copied-question'],
  ['Cada um conta um trecho do caminho', 'copied-question'],
  ['Da colmeia à merenda: quando o mel está no ponto', 'copied-question'],
  // One word of one's own is none, however long, nor are two that say nothing.
  ['O mel no ponto de colher amadurecido', 'copied-question'],
  ['O mel no ponto de colher vai já', 'copied-question'],
  // A letter is no word of one's own.
  ['E o mel no ponto de colher amadurecido', 'copied-question'],
];

describe('a real answer', () => {
  it.each(honest)('of challenge %i: %s', (quizId, text) => {
    expect(faultOf(text, sources(quizId))).toBeNull();
  });
});

describe('no answer', () => {
  it.each(cheats)('%s (%s)', (text, fault) => {
    expect(faultOf(text, sources(1))).toBe(fault);
  });

  const other = 'Tirar o CAF, olhar a chamada pública da prefeitura e entregar o projeto de venda no prazo.';
  it.each([
    other,
    other.toUpperCase(),
    'tirar o caf olhar a chamada publica da prefeitura e entregar o projeto de venda',
    'Tirar o CAF, olhar a chamada aberta da prefeitura e levar o projeto de venda no prazo.',
    'No prazo entregar o projeto de venda, olhar a chamada pública da prefeitura, tirar o CAF',
  ])('copies another part: %s', (text) => {
    expect(faultOf(text, sources(1, [other]))).toBe('copied-part');
    expect(faultOf(text, sources(1))).toBeNull();
  });

  it('is not what merely shares some words with another part', () => {
    expect(
      faultOf('O CAF abre a porta: com ele a escola pode comprar de nós', sources(1, [other])),
    ).toBeNull();
  });

  it('is not refused because another part is still empty', () => {
    expect(faultOf('Favos fechados com cera', sources(1, ['', 'x']))).toBeNull();
  });
});

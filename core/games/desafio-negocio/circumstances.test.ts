import { describe, expect, test } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { answersTo } from './questions.ts';
import { read } from './words.ts';

/** What people ask of a persona itself and of how it works; null where they only tell something. */
const asked: Record<ChallengeId, readonly (readonly [question: string, answer: RegExp | null])[]> = {
  'vizinho-cooperativa': [
    ['mas por que o sr bebeu dessa agua?', /presidente/],
    ['o que deu errado naquele tempo?', /presidente/],
    ['quem era esse presidente, o senhor conhecia?', /fala mansa/],
    ['o senhor tem família? quantos filho?', /três filhos/],
    ['o que o senhor acha que tinha que ser diferente dessa vez?', /regra no papel/],
    ['posso perder minha terra?', /estatuto/],
    ['que o senhor vá domingo lá em casa tomar um café', null],
    ['quem manda é a assembleia, cada um com um voto', null],
  ],
  'fregues-feira': [
    ['e aí gostou do morango?', /Gostei/],
    ['o que a senhora achou do queijo que provou?', /Gostei/],
    ['quanto a senhora quer pagar?', /outra banca/],
    ['Prova o morango', /provar/],
    ['provar ovo cru tia?', /Ovo cru/],
    ['faço o ovo por 14 e dou um cheiro verde. pode ser?', null],
    ['todo mundo que prova gosta', null],
  ],
  atravessador: [
    ['quando que o senhor me paga?', /mês/],
    ['quem mais vende pro senhor aqui na região?', /quinze sítios/],
    ['vc leva as miuda tbm ou so as graúda', /miúda/],
    ['pra que o senhor precisa saber disso?', /preço que você viu/],
    ['separei as graúdas das miúdas', null],
  ],
  'mel-supermercado': [
    ['quem que decide se entra ou não, é a senhora mesmo?', /decide sou eu/],
    ['em quanto tempo vocês respondem depois da amostra?', /semana/],
    ['que marca vcs tem', /duas marcas/],
    ['tem que pagar pra por o mel na prateleira?', /Não cobro/],
    ['com o SIE eu posso vender no Ceará?', /dentro do estado/],
    ['todo mundo q prova gosta', null],
  ],
  'pronaf-gerente': [
    ['quanto é o juro e quantos anos eu tenho pra pagar?', /safra/],
    ['o dinheiro cai na minha conta ou vai direto pra loja?', /vendedor/],
    ['e se eu morrer quem paga?', /seguro/],
    ['quando começo a pagar?', /carência/],
    ['tem projeto sim, quem fez foi a Emater', null],
  ],
  'merenda-pnae': [
    ['Quais são as duas longe?', /Alto da Serra/],
    ['quem mais ja vende pra vcs', /seis famílias/],
    ['as criança gosta de jerimum?', /Gostam/],
    ['posso vender sozinha ou so com associação', /CAF/],
    ['feijao quando chove, abril maio', null],
    ['posso entregar 30 kg toda segunda', null],
  ],
  'turismo-agencia': [
    ['Você exige seguro?', /exijo/],
    ['Mas e o seguro, é obrigatório ou não é?', /exijo/],
    ['quanto tempo o grupo fica no sítio?', /nove/],
    ['o que precisa pra começar', /Cadastur/],
    ['o turista colhe cacau com meu menino e prova a polpa', null],
  ],
  'loja-insumos': [
    ['quanto é o frete até o assentamento?', /40 reais/],
    ['esse adubo é bom mesmo?', /registro/],
    ['qual adubo é bom pra milho?', /análise/],
    ['o senhor entrega sábado?', /sexta/],
    ['preciso de 2 quilos de semente de cebola Crioula', null],
  ],
  'laticinio-leite': [
    ['Vocês recolhem de quantos em quantos dias?', /dois dias/],
    ['a que hora o caminhão passa?', /seis/],
    ['a vaca ta com mamite, pode mandar o leite?', /fora do tanque/],
    ['e se meu leite for recusado, eu perco tudo?', /técnico/],
    ['tiro 40 litros na seca', null],
  ],
  'prefeitura-estrada': [
    ['quantas estradas tão na frente da nossa?', /onze/],
    ['onde a máquina tá agora?', /distrito/],
    ['pq o senhor não foi la ainda?', /por escrito/],
    ['o senhor acha isso certo?', /Não está certo/],
    ['quero a data: até 15 de junho a máquina lá?', /até lá/],
    ['a máquina passou lá em março', null],
  ],
};

describe.each(Object.entries(asked))('%s', (id, cases) => {
  test.each(cases)('«%s»', (question, answer) => {
    const said = answersTo(read(question), voices[id as ChallengeId]);
    if (answer === null) expect(said).toEqual([]);
    else expect(said.flat().join(' ')).toMatch(answer);
  });
});

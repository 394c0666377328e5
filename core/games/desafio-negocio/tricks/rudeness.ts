import { placesOf } from '#core/games/desafio-negocio/claims/denial.ts';
import { findAll, findEach, has, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { plain } from '#core/games/desafio-negocio/words/spelling.ts';
import { type Reading, stretch, type Word } from '#core/games/desafio-negocio/words/words.ts';

const rude = [
  'burro|burra|burros|burras|burrice*|burrao|burrinho|idiot*|imbecil|otari*|ignorante|estupid*|safad*|vagabund*|palhac*|trouxa|inutil|inuteis|nojent*|pilantra*|desgrac*|ranzinza|canalha|babaca|miseravel|maldit*|mumia|medroso|medrosa|mulambo|jumento|mequetrefe*',
  'ladrao|ladra|ladroes|explorador|exploradora|mentiros*',
  'puxa saco',
  'mao de vaca',
  'ta|esta .. roubando',
  'sem vergonha',
  'vai|va tomar|catar|lascar|ferrar',
  'vai embora daqui',
  'vai se',
  'cala a|essa',
  'merda|bosta|porra|caralho|puta|fdp|cacete',
  'essa droga',
  'some|suma daqui',
  'nao serve pra nada',
  'roubar|rouba o|os|pobre|gente|outro',
  'velho chato|atrasado|teimoso|burro',
  'e um atrasado|atraso|chato|lixo',
  'nao entende|entendem nada|de',
  'cabeca dura',
  'vai morrer',
  'todo velho e',
  'chamo meus|os .. pra|para conversar',
  'voce|daqui nao sai com|vivo|inteiro',
  'ou voce|senhor|senhora .. ou eu|nos|gente|vou conto|denuncio|quebro|espalho|processo',
  'cuidado com seu|sua|seus|suas|teu|tua filho|filha|filhos|familia|casa|carro|emprego|cargo|pescoco',
  'se reclamar|negar|recusar vai ver',
  'se reclamar|negar|recusar|demorar .. vai apanhar|arrepender',
  'voce|senhor|senhora vai se arrepender',
  'vai ver so',
];

const things =
  'prefeitura|secretaria|gabinete|maquina|patrola|loja|banco|agencia|escritorio|barraca|banca|mercado|supermercado|laticinio|predio';
const fire = 'boto|taco|toco|meto|ponho|botamos|tacamos|tocamos|metemos';
const persons = 'voce|senhor|senhora|secretario|prefeito|gerente';
/** What the speaker would do to the other side: «boto fogo na prefeitura». A fire in the oven and a broken axle are none. */
const threats = [
  `${fire} fogo em|na|no|nessa|nesse|sua|seu ${things}`,
  `${fire} fogo em|na|no sua|seu|tua|teu`,
  `vou|vamos botar|tacar|tocar|meter|por fogo em|na|no|nessa|nesse|sua|seu|tua|teu ${things}|casa|carro`,
  `a gente bota|taca|toca|mete fogo em|na|no|nessa|nesse|sua|seu ${things}`,
  `a gente vai botar|tacar|tocar|meter fogo em|na|no|nessa|nesse|sua|seu ${things}`,
  `queimo|queimamos|incendeio|explodo|explodimos|apedrejo|apedrejamos o|a|essa|esse|sua|seu ${things}`,
  `vou|vamos queimar|incendiar|explodir|apedrejar o|a|essa|esse|sua|seu ${things}`,
  'vou|vamos quebrar|arrebentar .. secretaria|prefeitura|gabinete',
  'vou|vamos quebrar|arrebentar a|o|os|as sua|seu|tua|teu|suas|seus cara|perna|pernas|dente|dentes',
  'vou|vamos quebrar|arrebentar sua|seu|tua|teu|suas|seus cara|perna|pernas|dente|dentes',
  'secretaria|prefeitura|gabinete .. vou|vamos quebrar|arrebentar .. vidro|vidros|janela|janelas|porta|tudo',
  'te|lhe mato|quebro|arrebento|espanco|furo|esfaqueio',
  `eu mato ${persons}`,
  `eu mato o|a ${persons}`,
  `vou|vamos matar ${persons}`,
  `vou|vamos matar o|a ${persons}`,
  'voce|senhor|senhora|secretario|gerente .. leva|levar|toma|tomar|ganha .. surra|tiro|porrada|paulada|facada',
  `dou|dar|meto|demos um|uma|uns tiro|tiros|surra|soco|porrada|paulada|facada|murro em|no|na ${persons}`,
  'eu sequestro .. maquina|patrola|filho|filha|secretario|senhor|motorista',
  'vou|vamos sequestrar .. maquina|patrola|filho|filha|secretario|senhor|motorista',
];
/** A threat where nothing follows; «sei onde o senhor mora, é ali perto da ponte» tells the way. */
const hints = ['sei onde o|a senhor|senhora mora', 'sei onde voce mora'];

/** «Nós não vamos quebrar nada», «um doido disse», «eu sou contra»: it is denied, or told of others. */
const denying = new Set('nao nunca ninguem nem'.split(' '));
const reported = new Set(
  'disse disseram falou falaram ameacou ameacaram falando dizendo querendo contra'.split(' ').map(plain),
);
const denialReach = 3;

function isMeant(words: readonly Word[], { from }: Span): boolean {
  const sentence = words[from]?.sentence;
  return (
    !isDoneBefore(words[from]) &&
    !stretch(words, from - denialReach, from).some(({ plain }) => denying.has(plain)) &&
    !words.some((word) => word.sentence === sentence && reported.has(word.plain))
  );
}

/** «Vá tomar um café lá em casa» invites. */
const invitations = [
  'vai|va tomar cafe*|agua|suco|chimarrao|terere|leite',
  'vai|va tomar um|uma|o|aquele cafe*|agua|suco|chimarrao|terere|leite|caldo',
];
/** «Que safadeza!» and «o presidente foi ladrão» side with whoever hears them. */
const sympathy = [
  'que|isso|foi|e|grande|uma|tamanha|essa safadeza*|desgraca|palhacada',
  'presidente|tesoureiro|diretoria|eles|ele .. safad*|ladrao|ladroes|pilantra*|canalha|mentiros*',
  'presidente|tesoureiro|diretoria|eles|ele .. sem vergonha',
];
/** «mata-burro» is a grid across a road, and a «burro» is also what pulls a cart. */
const beasts = [
  'mata burro*',
  'carroca|lombo|carga|tropa|cangalha .. burro*|jumento*',
  'meu|meus|nosso|nossos|no burro|burros|jumento|jumentos',
];

/** Whether a message threatens with violence. */
export const threatens = ({ words }: Reading): boolean =>
  findEach(words, threats).some((span) => isMeant(words, span)) ||
  findEach(words, hints).some(({ to }) => words[to + 1]?.sentence !== words[to]?.sentence);

/** «queimou», «quebrou» sound like «queimo», «quebro», and tell what happened. */
export const isDoneBefore = (word: Word | undefined): boolean => word?.plain.endsWith('ou') === true;

/** Whether a message insults or threatens. */
export function isRude(reading: Reading): boolean {
  const { words } = reading;
  if (threatens(reading)) return true;
  if (!has(words, rude)) return false;
  const harmless = new Set(
    [...beasts, ...sympathy, ...invitations].flatMap((pattern) => findAll(words, pattern)).flatMap(placesOf),
  );
  return (
    harmless.size === 0 ||
    has(
      words.filter((_, at) => !harmless.has(at)),
      rude,
    )
  );
}

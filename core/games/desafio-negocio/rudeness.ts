import { placesOf } from './denial.ts';
import { findAll, findEach, has } from './pattern.ts';
import type { Reading, Word } from './words.ts';

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
  'sei onde voce|senhor|senhora mora',
  'se reclamar|negar|recusar vai ver',
  'se reclamar|negar|recusar|demorar .. vai apanhar|arrepender',
  'voce|senhor|senhora vai se arrepender',
  'vai ver so',
];

const things =
  'prefeitura|secretaria|gabinete|maquina|patrola|caminhao|carro|loja|banco|agencia|escritorio|barraca|banca|mercado|supermercado|laticinio|tanque|predio|sala|mesa';
/** What somebody would do to the other side: «boto fogo na prefeitura». A fire in the oven and a broken axle are none. */
const threats = [
  `boto|taco|toco|meto|ponho|botamos|tacamos|tocamos|bota|taca|toca|botar|tacar|tocar|meter|por fogo em|na|no|nessa|nesse|nisso|sua|seu ${things}`,
  `boto|taco|toco|meto|ponho|botamos|tacamos|tocamos|bota|taca|toca|botar|tacar|tocar|meter fogo em|na|no sua|seu|tua|teu|essa|esse|tudo`,
  `queimo|queimamos|incendeio|explodo|explodimos|apedrejo|apedrejamos .. ${things}`,
  `vou|vamos queimar|incendiar|explodir|apedrejar|destruir .. ${things}`,
  'quebro|arrebento|arrebentamos .. cara|perna|pernas|dente|dentes|vidro|vidros|janela|janelas|secretaria|prefeitura',
  'vou|vamos quebrar|arrebentar .. cara|perna|pernas|dente|dentes|vidro|vidros|janela|janelas|secretaria|prefeitura|gabinete',
  'te|lhe mato|quebro|arrebento|espanco|furo|esfaqueio',
  'mato|matamos|matar voce|secretario|prefeito|gerente',
  'mato|matamos|matar o|a senhor|senhora|secretario|prefeito|gerente',
  'voce|senhor|senhora|secretario|gerente .. leva|levar|toma|tomar|ganha .. surra|bala|tiro|porrada|paulada|facada',
  'dou|dar|meto|demos um|uma|uns tiro|tiros|surra|soco|porrada|paulada|facada|murro em|no|na|nele|nela',
  'sequestro|sequestramos|sequestrar .. maquina|patrola|filho|filha|secretario|senhor|voce|motorista',
  'sei onde o|a senhor|senhora mora',
];

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
  findEach(words, threats).some(({ from }) => !isDoneBefore(words[from]));

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

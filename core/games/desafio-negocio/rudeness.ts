import { placesOf } from './denial.ts';
import { findAll, has } from './pattern.ts';
import type { Reading } from './words.ts';

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

/** Whether a message insults or threatens. */
export function isRude({ words }: Reading): boolean {
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

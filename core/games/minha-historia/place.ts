import { contractions, type Forms, words } from './forms.ts';
import { mend } from './mend.ts';
import { capital, properName, states } from './tidy.ts';

const placePrepositions = /^(em|no|na|nos|nas|perto|aqui|lá|dentro|entre|próximo)\s/i;
const masculinePlaces = words(
  'sítio sitio assentamento povoado distrito quilombo acampamento ramal seringal engenho projeto bairro município território sertão interior agreste pantanal semiárido vilarejo pa piauí pará paraná ceará maranhão amazonas acre tocantins amapá cariri seridó pajeú jalapão recôncavo triângulo cerrado',
);
const femininePlaces = words(
  'comunidade fazenda chácara agrovila aldeia colônia gleba zona região roça cidade reserva linha vicinal baixada bahia paraíba caatinga resex',
);
const masculineNames =
  /^(vale|alto|baixo|delta|planalto) d[aeo]s? |^(baixo|alto) (amazonas|sertão|solimões)|^(rio de janeiro|mato grosso do sul|rio grande do (sul|norte)|espírito santo)(?=[,/\s-]|$)/i;
const feminineNames = /^(ilha|chapada|serra|beira|costa|mata) d[aeo]s? |^chapada (diamantina|gaúcha)/i;
/** Towns whose names only look like a landscape. */
const towns = /^(serra do (mel|ramalho)|alto do rodrigues)(?=[,/\s-]|$)/i;

/** Accents of places that are often typed without; people's names keep the spelling of their owners. */
const accents: Record<string, string> = Object.fromEntries(
  'sao São|jose José|joao João|belem Belém|goias Goiás|piaui Piauí|ceara Ceará|maranhao Maranhão|paraiba Paraíba|amapa Amapá|rondonia Rondônia|parana Paraná|sitio Sítio|chacara Chácara|agua Água|aguas Águas|antonio Antônio|conceicao Conceição|jequie Jequié|maraba Marabá|macapa Macapá|maceio Maceió|brasilia Brasília|vitoria Vitória|cuiaba Cuiabá|caico Caicó|mossoro Mossoró|assare Assaré|crateus Crateús|taua Tauá|quixada Quixadá|uniao União|esperanca Esperança|pajeu Pajeú|serido Seridó|sertao Sertão|regiao Região|gloria Glória|chapadao Chapadão|ribeirao Ribeirão|povoacao Povoação'
    .split('|')
    .map((pair) => pair.split(' ')),
);
const generic = words('vila sítio sitio comunidade povoado bairro fazenda aldeia distrito zona linha gleba');

/** Where something is: «em Picos», «no Sítio Boa Vista», «na Chapada Diamantina». */
export function placeForms(typed: string): Forms {
  const nome = placeName(typed);
  const preposition = placePrepositions.exec(nome)?.[0];
  if (preposition) return { em: preposition.toLowerCase() + nome.slice(preposition.length) };
  const article = articleOfPlace(nome);
  const joined = article ? contractions[article] : undefined;
  // A common noun typed small, «zona rural de Caruaru», stays small inside the sentence.
  const inside =
    article && /^\p{Ll}.*\p{Lu}/u.test(typed.trim()) ? nome.charAt(0).toLowerCase() + nome.slice(1) : nome;
  return { nome, em: `${joined?.em ?? 'em'} ${inside}`, de: `${joined?.de ?? 'de'} ${inside}` };
}

function articleOfPlace(nome: string): 'o' | 'a' | null {
  const [first = ''] = nome.toLowerCase().split(/[\s,-]/);
  if (towns.test(nome)) return null;
  if (masculinePlaces.has(first) || masculineNames.test(nome)) return 'o';
  return femininePlaces.has(first) || feminineNames.test(nome) ? 'a' : null;
}

/** The place as it is written: accents, and the letters of the state in capitals after a comma. */
function placeName(typed: string): string {
  const accented = properName(mend(typed)).replace(/(?<!\p{L})\p{L}+(?!\p{L})/gu, (word) => {
    const meant = Object.hasOwn(accents, word.toLowerCase()) ? accents[word.toLowerCase()] : undefined;
    if (!meant) return word;
    return word === word.toLowerCase() ? meant.toLowerCase() : capital(meant);
  });
  const [, rest = '', mark = '', state = ''] =
    /^(.*?\p{L})(\s*[-/,(]\s*|\s+)(\p{L}{2})\)?$/u.exec(accented) ?? [];
  if (!states.has(state.toUpperCase()) || generic.has(rest.toLowerCase())) return accented;
  return `${rest}${/[-/]/.test(mark) ? mark : ', '}${state.toUpperCase()}`;
}

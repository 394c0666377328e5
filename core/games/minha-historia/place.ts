import { contractions, type Forms, words } from './forms.ts';
import { mend } from './mend.ts';
import { capital, properName, states } from './tidy.ts';

const placePrepositions = /^(em|no|na|nos|nas|perto|aqui|lá|dentro|entre|próximo)(\s|$)/i;
const masculinePlaces = words(
  'sítio sitio assentamento povoado distrito quilombo acampamento ramal seringal engenho projeto bairro município território sertão interior agreste pantanal semiárido vilarejo cerrado',
);
const masculineRegions = words(
  'pa piauí pará paraná ceará maranhão amazonas acre tocantins amapá cariri seridó pajeú jalapão recôncavo triângulo',
);
const femininePlaces = words(
  'comunidade fazenda chácara agrovila aldeia colônia gleba zona região roça cidade reserva linha vicinal baixada caatinga resex escola cooperativa associação',
);
const feminineRegions = words('bahia paraíba');
const masculineNames =
  /^(vale|alto|baixo|delta|planalto) d[aeo]s? |^(baixo|alto) (amazonas|sertão|solimões)|^(rio de janeiro|mato grosso do sul|rio grande do (sul|norte)|espírito santo)(?=[,/\s-]|$)/i;
const feminineNames = /^(ilha|chapada|serra|beira|costa|mata) d[aeo]s? |^chapada (diamantina|gaúcha)/i;
/** «Nosso assentamento», but no «Nossa Senhora». */
const ours = /^(noss[ao]|meu|minha)\s(?!senhora?(\s|$))/iu;
const nounAlone =
  /^\p{L}+(\s(rural|urbana|municipal|estadual|indígena|quilombola|ribeirinh[oa]|agrícola))+|^\p{L}+$|^(interior|região|zona|litoral|beira)(?=\s)/iu;
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
  const inside = article ? smallNoun(nome, typed.trim()) : nome;
  return { nome, em: `${joined?.em ?? 'em'} ${inside}`, de: `${joined?.de ?? 'de'} ${inside}` };
}

/** What is no name but a noun typed small, «roça», «zona rural de Caruaru», stays small inside the sentence. */
function smallNoun(nome: string, typed: string): string {
  const isMixed = /^\p{Ll}.*\p{Lu}/u.test(typed) || ours.test(nome);
  if (isMixed) return nome.charAt(0).toLowerCase() + nome.slice(1);
  const [first = ''] = nome.toLowerCase().split(/\s/);
  if (typed !== typed.toLowerCase() || masculineRegions.has(first) || feminineRegions.has(first)) return nome;
  return nome.replace(nounAlone, (noun) => noun.toLowerCase());
}

function articleOfPlace(nome: string): 'o' | 'a' | null {
  const [first = ''] = nome.toLowerCase().split(/[\s,-]/);
  if (towns.test(nome)) return null;
  if (ours.test(nome)) return first.endsWith('a') ? 'a' : 'o';
  if (masculinePlaces.has(first) || masculineRegions.has(first) || masculineNames.test(nome)) return 'o';
  return femininePlaces.has(first) || feminineRegions.has(first) || feminineNames.test(nome) ? 'a' : null;
}

/** The place as it is written: accents, and the letters of the state in capitals after a comma. */
function placeName(typed: string): string {
  const place = typed.trim().replace(/[.,;:!]+$/, '');
  const [, rest = '', mark = '', state = ''] =
    /^(.*?\p{L})(\s*[-/,(]\s*|\s+)(\p{L}{2})\)?$/u.exec(place) ?? [];
  if (!states.has(state.toUpperCase()) || generic.has(rest.toLowerCase())) return withAccents(place);
  return `${withAccents(rest)}${/[-/]/.test(mark) ? mark : ', '}${state.toUpperCase()}`;
}

function withAccents(place: string): string {
  const named = properName(mend(place)).replace(
    /(?<!\p{L})(Noss[ao]|Meu|Minha) (?!Senhora?(\s|$))\p{L}+/gu,
    (noun) => noun.toLowerCase(),
  );
  return capital(named).replace(/(?<!\p{L})\p{L}+(?!\p{L})/gu, (word) => {
    const meant = Object.hasOwn(accents, word.toLowerCase()) ? accents[word.toLowerCase()] : undefined;
    if (!meant) return word;
    return word === word.toLowerCase() ? meant.toLowerCase() : capital(meant);
  });
}

import type { Phrase } from '#core/content/desafio-negocio/shape.ts';
import { isAsked, isDenied } from '#core/games/desafio-negocio/claims/denial.ts';
import { spansOf, touches } from '#core/games/desafio-negocio/claims/signs.ts';
import { standingOf } from '#core/games/desafio-negocio/claims/standing.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { findEach, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { plain } from '#core/games/desafio-negocio/words/spelling.ts';
import type { Word } from '#core/games/desafio-negocio/words/words.ts';
import { isDoneBefore } from './rudeness.ts';

/** What nobody may grow, sell or carry. */
const goods = 'maconha|cocaina|crack|skunk|cannabis|municao|fuzil|fuzis|nitroglicerina|dinamite';
const measures =
  'hectare*|tarefa|tarefas|pe|pes|saco|sacos|quilo|quilos|muda|mudas|pacote|pacotes|carga|cargas';
const game = 'tatu|tatus|paca|pacas|capivara|capivaras|onca|oncas|veado|veados|cutia|cutias|arara|araras';
const hunting = 'cacei|cacamos|caco|matei|matamos|comemos|servimos|assamos';
const eaten = 'come|comeu|comem|comer|bebe|bebeu|bebem|toma|tomou|prova|provou|usa|usou';
const ill = 'mal|doente|doentes|internad*|hospital|envenenad*|intoxicad*|morto|mortos';

/**
 * A deal that no honest partner makes, as the speaker's own doing: forbidden goods, people held, hiding from the
 * police. An ambulance rescues, a swarm is rescued, and whoever tells of a kidnapping has done none.
 */
const crimes: readonly Phrase[] = [
  `planto|plantei|vendo|entrego|levo|produzo|cultivo|colho ${goods}`,
  `para|pra|tenho|quero|planto|vendo|entrego|levo|colho # ${measures} de ${goods}`,
  `minha|nossa|meu|nosso roca|lavoura|plantio|cultivo|colheita|plantacao de ${goods}`,
  'vendo|planto droga|drogas',
  '# de resgate na|pra|para volta|voltar|devolver|soltar',
  '# reais de resgate na|pra|para volta|voltar|devolver|soltar',
  'prendo|mantenho|tranco|faco .. refem|refens',
  'pra|para a|o policia|delegado nao ver|desconfiar|descobrir|pegar|saber',
  'escondo|despisto|fujo da|do policia|delegado|flagrante',
  'colhe|colhem|fuma|fumam|fumar|fumamos|cheira|cheirar|experimenta|experimentar .. maconha|cocaina|crack',
  'fuma|fumam|fumar|fumamos um|o|uns baseado|baseados',
  'visitante*|turista*|hospede*|cliente*|grupo fica|ficam|sao trancad*|acorrentad*',
  // Animals of the woods, hunted.
  `${hunting} ${game}`,
  `${hunting} o|a|os|as|um|uma|uns|umas|# ${game}`,
  `${hunting} carne de ${game}`,
  `${game} cacad*|assad*|ensopad*`,
  `${game} no espeto|brasa`,
];

/** What is not theirs. */
const thefts: readonly Phrase[] = [
  'roubei|furtei|surrupiei|afanei|roubamos|furtamos',
  'eu roubo|furto|assalto|sequestro',
  'a gente rouba|furta|assalta|sequestra|saqueia',
  'vendo|sirvo|servimos|assamos|entrego|levo|uso|come|comem|churrasco .. .. roubad*|furtad*',
  {
    each: [
      [
        'colhi|colho|peguei|pego|tirei|tiro|arranquei|arranco|catei|cato|apanhei|apanho|levei|trouxe|pulei|pulo',
      ],
      ['do|da|dos|das|de vizinh*|fazendeir*|dono|dona|outro|outra', 'alhei*'],
      [
        'enquanto ele|ela|o|a .. dorm*|viaj*|trabalh*|sai*',
        'enquanto dorm*|viaj*',
        'sem ele|ela|dono|dona saber|ver|notar',
        'sem pedir|permissao|avisar|autorizacao',
        'ele|ela|dono|dona nao|nem viu|percebeu|notou',
      ],
    ],
    within: 14,
  },
  'vamos|juntos assaltar|saquear|sequestrar .. banco|carga|gado|fazenda|loja|casa|casas|posto|caminhao',
  'vamos|juntos roubar|furtar .. banco|carga|gado|fazenda|loja|casa|casas|posto|caminhao',
  'assaltamos|saqueamos|extorquimos|sequestramos',
  'dividimos|divide|rachamos|racha o|do roubo|assalto|furto',
  'nossa|minha|nosso|meu quadrilha|bando|gangue|faccao|grupo armad*',
  'nossa|minha|nosso|meu quadrilha de assalto*|bandid*|roubo*',
  'nossa|minha|somos .. gangue|faccao|milicia',
  'socio|socios|um|membro ganha|recebe|leva|traz .. fuzil|revolver',
];

/** What makes people ill, is told to heal what it cannot, or what becomes of whoever tells. */
const harms: readonly Phrase[] = [
  `quem|crianca|criancas|aluno|alunos|cliente|clientes|freguesa|fregues|visitante|visitantes|fiscal .. ${eaten} .. passa|passam|passou|fica|ficam|ficou|foi|vai|para|parou .. ${ill}`,
  `provou|comeu|bebeu|tomou .. ficou|foi|passou|acabou .. internad*|hospital|envenenad*|intoxicad*`,
  'rotulo|pote|embalagem|frasco com caveira',
  'cura|curam|curou|curo .. cancer|aids|covid|leucemia|paralisia',
  'meu|minha|esse|essa|este|esta .. cura tudo|todas',
  'quem dedurar|denunciar|denuncia|trair .. morre|some|apanha|vala',
  'crianca|criancas|aluno|alunos|menino|meninos|menina|meninas .. bebe|bebem|toma|tomam|fuma|fumam .. cachaca|pinga|cerveja|cigarro|cigarros|fumo|vinho|energetico',
  'cachaca|pinga|cerveja|cigarro|cigarros|tabaco|nicotina|energetico|energeticos .. pra|para|pras|pros|nas|aos .. crianca|criancas|aluno|alunos|escola|escolas|merenda|recreio',
];

/** «come e nunca passou mal», «quem denuncia não some não»: nobody was harmed. */
const denying = new Set(['nao', 'nunca', 'ninguem', 'nem', 'sem', 'menos']);
/** «se alguém passa mal», «larguei o tabaco», «o povo diz que cura». */
const excusing = new Set(
  'se caso pergunto larguei largamos deixei deixamos parei paramos antes troquei trocamos faz diz dizem dizia fala falam digo'.split(
    ' ',
  ),
);
/** «levo no hospital na hora», «por isso eu fervo». */
const helping = new Set(
  'levo leva levamos hospital socorro socorre anoto aviso isso brincadeira'.split(' ').map(plain),
);

/** Harm is told in one clause, of what is sold. */
function isHarm(words: readonly Word[], { from, to }: Span): boolean {
  const { clause, sentence } = words[from] ?? {};
  const within = words.map((word, at) => ({ ...word, at })).filter((word) => word.sentence === sentence);
  return (
    words[to]?.clause === clause &&
    !words.slice(from, to + 2).some(({ plain }) => denying.has(plain)) &&
    !within.some(({ plain, at }) => (at <= to ? excusing.has(plain) : helping.has(plain)))
  );
}

/** «meu avô comia tatu assado, hoje é proibido», «aqui ninguém come capivara». */
const disapproving = new Set('proibido proibida crime avo antigamente ninguem nunca'.split(' '));
const isDisapproved = (words: readonly Word[], at: number): boolean =>
  words.some(({ sentence, plain }) => sentence === words[at]?.sentence && disapproving.has(plain));

/** Leave was given, it is one's own, it grows wild, the speaker was robbed, or a way of speaking: «eu roubo um minuto». */
const given = new Set(
  'deixou deu deram mandou paguei pago metade meu minha mato fui fomos sido ser cena tempo minuto minutinho atencao'.split(
    ' ',
  ),
);
const isTaken = (words: readonly Word[], { from }: Span): boolean =>
  !words.some(({ sentence, plain }) => sentence === words[from]?.sentence && given.has(plain));

const unaware = [
  'ele|ela|eles|elas|dono|dona|vizinh*|cunhado|cunhada|irmao|irma|tio|tia|primo|prima|sogro|sogra|patrao nao|nem sabe|sabem|desconfia|desconfiam|imagina|sonha',
];
const papers = 'caf|car|dap|cpf|escritura|documento*|assinatura|cartao|senha|cadastro|terra|conta';
const ofAnother = [
  `${papers} e|era|ta|esta do|da|de|dele|dela`,
  `${papers} do|da|dele|dela`,
  'no|em|o nome do|da|de|dele|dela',
  'assino|assinei no|em|pelo|pela lugar|nome|dono|dona',
];
/** Who signs, works with the speaker, or is still to be asked, knows of it. */
const known = ['assina|comigo|registrad*|contrato|surpresa|perguntar|avisar|conversar', 'e meu|minha'];

/** Papers and land of somebody who does not know of it: «o CAF é do Zé, ele não sabe». */
function takenUnaware(words: readonly Word[]): Span[] {
  const clauses = findEach(words, ofAnother).map(({ to }) => words[to]?.clause ?? 0);
  const fine = new Set(findEach(words, known).map(({ from }) => words[from]?.sentence));
  return findEach(words, unaware).filter(({ from, to }) => {
    const [first, last, next] = [words[from], words[to], words[to + 1]];
    const isEnd = next?.clause !== last?.clause || next?.plain === plain('disso');
    const isNamed = clauses.some(
      (clause) => first && (clause === first.clause || clause === first.clause - 1),
    );
    return isEnd && isNamed && !fine.has(first?.sentence);
  });
}

/** Whether a message offers or asks for what no honest partner would touch, as the speaker's own doing. */
export function isUnlawful(message: Message): boolean {
  const { words } = message.reading;
  const found = (phrases: readonly Phrase[]) => phrases.flatMap((phrase) => spansOf(phrase, message));
  const isOwn = ({ from }: Span) => !isDoneBefore(words[from]) && !isDisapproved(words, from);
  // Whose it was and that nobody saw it is part of a theft: only who took it must be the speaker.
  const taking = found(thefts)
    .filter((span) => isTaken(words, span))
    .map(({ from }) => ({ from, to: from }));
  return (
    [...found(crimes), ...taking].some((span) => isOwn(span) && isTold(message, span)) ||
    found(harms).some((span) => isHarm(words, span) && isTold(message, span)) ||
    takenUnaware(words).some((span) => !isAsked(message.reading, span))
  );
}

/** It is neither denied nor asked, nor told of somebody else. */
const isTold = (message: Message, span: Span): boolean =>
  !isDenied(message.reading, span) &&
  !isAsked(message.reading, span) &&
  !touches(standingOf(message).others, span);

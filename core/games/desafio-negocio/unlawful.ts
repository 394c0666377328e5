import type { Phrase } from '#core/content/desafio-negocio/shape.ts';
import { isAsked, isDenied } from './denial.ts';
import type { Message } from './message.ts';
import { findEach, type Span } from './pattern.ts';
import { isDoneBefore } from './rudeness.ts';
import { spansOf, touches } from './signs.ts';
import { standingOf } from './standing.ts';
import type { Word } from './words.ts';

/** What nobody may grow, sell or carry. */
const goods = 'maconha|cocaina|crack|skunk|cannabis|municao|fuzil|fuzis|nitroglicerina|dinamite';
const measures =
  'hectare*|tarefa|tarefas|pe|pes|saco|sacos|quilo|quilos|muda|mudas|pacote|pacotes|carga|cargas';
const game = 'tatu|tatus|paca|pacas|capivara|capivaras|onca|oncas|veado|veados|cutia|cutias|arara|araras';
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
  'colhe|colhem|fuma|fumam|fumar|fumamos|cheira|cheirar|experimenta|experimentar .. maconha|cocaina|crack|baseado',
  'visitante*|turista*|hospede*|cliente*|grupo .. trancad*|amarrad*|acorrentad*',
  // Animals of the woods, hunted.
  `cacei|cacamos|caco|matei|matamos|comemos|servimos|assamos .. ${game}`,
  `${game} cacad*|assad*|ensopad*`,
  `${game} no espeto|brasa`,
];

/** What is not theirs. */
const thefts: readonly Phrase[] = [
  'roubei|furtei|surrupiei|afanei|roubamos|furtamos',
  'eu roubo|furto|assalto|sequestro',
  'gente|nos rouba|furta|assalta|sequestra|saqueia|assaltamos|sequestramos|saqueamos',
  'vendo|sirvo|servimos|assamos|entrego|levo|uso|come|comem|churrasco .. .. roubad*|furtad*',
  {
    each: [
      [
        'colhi|colho|peguei|pego|tirei|tiro|arranquei|arranco|catei|cato|apanhei|apanho|levei|trouxe|pulei|pulo',
      ],
      ['vizinh*|fazendeir*|alhei*|dono|dona|outro|outra'],
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
  'vamos|juntos|gente|para|pra assaltar|saquear|sequestrar .. banco|carga|gado|fazenda|loja|casa|casas|posto|caminhao',
  'vamos|juntos|gente .. roubar|furtar .. banco|carga|gado|fazenda|loja|casa|casas|posto|caminhao',
  'assaltamos|saqueamos|extorquimos|sequestramos',
  'dividimos|divide|rachamos|racha|partilha|partilhamos .. roubo|assalto|furto|saque|resgate|roubado',
  'quadrilha|bando|gangue|faccao|grupo armad*',
  'nossa|minha|nosso|meu|entra|entre|entrar|da|na .. quadrilha de assalto*|bandid*|roubo*',
  'nossa|minha|somos .. gangue|faccao|milicia',
  'socio|socios|um|membro ganha|recebe|leva|traz .. fuzil|pistola|revolver',
  'quem entrega|entregar|dedurar|deduro|denunciar|denuncia|falar|trair .. morre|some|apanha|bala|tiro|vala',
];

/** What makes people ill, or is told to heal what it cannot. */
const harms: readonly Phrase[] = [
  `quem|crianca|criancas|aluno|alunos|cliente|clientes|freguesa|fregues|visitante|visitantes|fiscal .. ${eaten} .. passa|passam|passou|fica|ficam|ficou|foi|vai|para|parou .. ${ill}`,
  `provou|comeu|bebeu|tomou .. ficou|foi|passou|acabou .. internad*|hospital|envenenad*|intoxicad*`,
  'rotulo|pote|embalagem|frasco com caveira',
  'cura|curam|curou|curo .. cancer|aids|covid|leucemia|paralisia',
  'cura tudo|todas',
  'crianca|criancas|aluno|alunos|menino|meninos|menina|meninas .. bebe|bebem|toma|tomam|fuma|fumam .. cachaca|pinga|cerveja|cigarro|cigarros|fumo|vinho|energetico',
  'cachaca|pinga|cerveja|cigarro|cigarros|tabaco|nicotina|energetico|energeticos .. pra|para|pras|pros|nas|aos .. crianca|criancas|aluno|alunos|escola|escolas|merenda|recreio',
];

/** «come e nunca passou mal»: nobody was harmed. */
const denying = new Set(['nao', 'nunca', 'ninguem', 'nem', 'sem']);
const holdsDenial = (words: readonly Word[], { from, to }: Span): boolean =>
  words.slice(from, to + 1).some(({ plain }) => denying.has(plain));

/** What somebody may be ignorant of without being robbed: «ele não sabe ler», «ele não sabe quanto deu». */
const goesOn = new Set(['disso', 'de', 'nao', 'que', 'nada']);
const unaware = [
  'ele|ela|eles|elas|dono|dona|vizinh*|cunhado|cunhada|irmao|irma|tio|tia|primo|prima|sogro|sogra|patrao nao|nem sabe|sabem|desconfia|desconfiam|imagina|sonha',
];
const papers = [
  'caf|car|dap|cpf|escritura|documento*|assino|assinei|assinatura|cartao|senha|cadastro|xerox|terra|nome|conta|dinheiro',
];

/** Papers, land and money of somebody who does not know of it. */
function takenUnaware(words: readonly Word[]): Span[] {
  const sentences = new Set(findEach(words, papers).map(({ from }) => words[from]?.sentence));
  return findEach(words, unaware).filter(({ to }) => {
    const [last, next] = [words[to], words[to + 1]];
    return sentences.has(last?.sentence) && (next?.clause !== last?.clause || goesOn.has(next?.plain ?? ''));
  });
}

/** Whether a message offers or asks for what no honest partner would touch, as the speaker's own doing. */
export function isUnlawful(message: Message): boolean {
  const { words } = message.reading;
  const found = (phrases: readonly Phrase[]) => phrases.flatMap((phrase) => spansOf(phrase, message));
  const isOwn = ({ from }: Span) => !isDoneBefore(words[from]);
  // Whose it was and that nobody saw it is part of a theft: only who took it must be the speaker.
  const taking = found(thefts).map(({ from }) => ({ from, to: from }));
  return (
    [...found(crimes), ...taking].some((span) => isOwn(span) && isTold(message, span)) ||
    found(harms).some((span) => !holdsDenial(words, span) && isTold(message, span)) ||
    takenUnaware(words).some((span) => !isAsked(message.reading, span))
  );
}

/** It is neither denied nor asked, nor told of somebody else. */
const isTold = (message: Message, span: Span): boolean =>
  !isDenied(message.reading, span) &&
  !isAsked(message.reading, span) &&
  !touches(standingOf(message).others, span);

import {
  Bell,
  Compass,
  Handshake,
  Lightbulb,
  type LucideIcon,
  Map as MapIcon,
  Play,
  Repeat,
  ThumbsUp,
  Users,
} from 'lucide-react';
import { type GameType, gameOf } from '#core/content/games.ts';
import type { NextStep } from '#core/progress/next-step.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';

interface Words {
  title: string;
  text: string;
  button: string;
  href: string;
  Icon: LucideIcon;
}

/** The next step in plain words, and the one button that takes it. */
export function nowWords(step: NextStep): Words {
  switch (step.kind) {
    case 'continue':
    case 'finish':
    case 'try':
      return gameWords(step.kind, step.game);
    case 'team':
      return {
        title: 'Sua equipe espera por você',
        text: 'As outras pessoas já fizeram a parte delas. Falta a sua.',
        button: 'Ir para a equipe',
        href: step.path,
        Icon: Users,
      };
    case 'votes':
      return {
        title: `Você recebeu ${counted(step.count, 'voto', 'votos')}`,
        text: 'A comunidade gostou do que você contou. Veja o que andam dizendo.',
        button: 'Ver agora',
        href: step.path,
        Icon: ThumbsUp,
      };
    case 'asks':
      return {
        title: `${counted(step.count, 'pessoa quer', 'pessoas querem')} se conectar com você`,
        text: 'Veja quem é. Aceitar costuma trazer influência para os dois lados.',
        button: 'Responder',
        href: '/account',
        Icon: Handshake,
      };
    case 'practice':
      return {
        title: `${counted(step.count, 'pergunta', 'perguntas')} para praticar hoje`,
        text: 'Uma rodada curta com o que você errou. Errar de novo não custa nada.',
        button: 'Praticar',
        href: '/praticar',
        Icon: Repeat,
      };
    default:
      return plainWords[step.kind];
  }
}

function gameWords(kind: 'continue' | 'finish' | 'try', type: GameType): Words {
  const { name, article, description, estimatedTime, baseReward } = gameOf(type);
  const href = `/games/${type}`;
  if (kind === 'try')
    return {
      title: `Experimente ${article} ${name}`,
      text: `${description} Leva ${estimatedTime} e vale ${formatNumber(baseReward)} pontos de influência.`,
      button: 'Jogar',
      href,
      Icon: Compass,
    };
  return {
    title: `Continue ${article} ${name}`,
    text:
      kind === 'continue'
        ? 'Você parou no meio. Está tudo guardado neste aparelho.'
        : `Você começou e não terminou. Concluir vale ${formatNumber(baseReward)} pontos de influência.`,
    button: 'Continuar',
    href,
    Icon: Play,
  };
}

const plainWords: Record<'round' | 'first' | 'vote' | 'idea' | 'gather', Words> = {
  round: {
    title: 'Quem você procura quando precisa?',
    text: 'A comunidade fez algumas perguntas. Só você vê o que responde.',
    button: 'Responder',
    href: '/rodada',
    Icon: Bell,
  },
  first: {
    title: 'Faça a sua primeira rodada',
    text: 'Leve três produtos para casa no mapa e ganhe o seu primeiro selo. Leva um minuto.',
    button: 'Começar',
    href: '/games/mapa-produtivo?primeira',
    Icon: MapIcon,
  },
  vote: {
    title: 'Veja as ideias da comunidade',
    text: 'Seu voto mostra o que faz diferença por aqui.',
    button: 'Ver e votar',
    href: '/community',
    Icon: ThumbsUp,
  },
  idea: {
    title: 'Conte uma ideia sua',
    text: 'Tem pergunta nova na Voz da Rota. Uma frase já ajuda.',
    button: 'Contar',
    href: '/games/voz-rota',
    Icon: Lightbulb,
  },
  gather: {
    title: 'Monte uma equipe',
    text: 'Na Rede de Saberes, três pessoas juntas respondem o que uma só não sabe.',
    button: 'Juntar gente',
    href: '/games/rede-saberes',
    Icon: Users,
  },
};

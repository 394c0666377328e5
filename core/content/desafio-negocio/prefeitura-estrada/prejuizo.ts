import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { people } from './words.ts';

const goods =
  'litro*|saca*|saco*|caixa*|quilo|quilos|kg|tonelada*|arroba*|carga*|viagem*|viagens|reais|conto|mil|dia|dias|semana*|vez|vezes|mes|meses|pneu*|mola*|hora*|aula*|consulta*|duzia*|cacho*';

export const prejuizo = {
  id: 'prejuizo',
  guidance:
    'Inteiro: quem perdeu e quanto, com número, ou um fato que aconteceu (a ambulância não passou, a carga molhou). Metade: «a gente perde muito», «as crianças sofrem».',
  signs: {
    comNumero: {
      said: [
        {
          each: [
            [
              'perd*|prejuizo*|estrag*|azed*|apodrec*|molh*|quebr*|quebrei|gast*|deix*|falt*|atras*|descart*|volt*',
              'jog* fora',
              'fic* sem',
              'a pe',
              '# dia*|semana*|mes* sem',
              'sem aula|escola|posto|vender',
              'nao chega*|passa*|passou|conseg*|subiu|sobe|vai|vao|vem|entra|foi|foram',
            ],
            [`# ${goods}`, `# ${people}`, '# mil', 'uma|um|duas semana|mes|dia|carga|viagem|vez'],
          ],
          within: 12,
        },
        'frete|preco|custo|passagem|diaria|diesel .. subiu|foi|passou|era|cobra* .. # .. #',
      ],
      deniable: true,
      anyone: true,
      stands: 'offer',
      short: [`# ${goods}`],
    },
    fato: {
      said: [
        'ambulancia|samu|doente|gestante|parto|gravida .. nao|atol*|demor*|quase|fic*|perd*|pe|rede|carreg*|voltou',
        'nao conseguiu|passou|chegou|pode|deu .. ambulancia|buscar|levar|chegar|sair|socorr*',
        'onibus|caminhao|carro|van|moto|trator .. virou|tombou|atolou|quebrou|caiu|voltou',
        'dona|seu|filho|filha|vizinh* ~ .. perdeu|caiu|quase|morreu|passou|teve',
        'acident*|morreu|morreram|tomb*',
        'carregad* .. rede|braco*|costas|carroca|maca',
        'rede|carroca|braco* .. carregad*|levad*|sair|saiu',
        'teve|nasceu|pariu .. carroca|estrada|caminho|rede',
      ],
      deniable: true,
      anyone: true,
      stands: 'offer',
    },
    geral: {
      said: [
        'perd*|prejuizo*|estrag*|azed*|sofr*|prejudic*',
        `${people} .. aula*|escola|falt*|pe|sem|nao|andar|posto|medico`,
        'ambulancia|onibus|escolar|leiteiro|caminhao .. nao|passa|entra|chega',
        'leite|producao|mercadoria|carga|farinha|verdura*|colheita|safra .. nao|perd*|estrag*|fica|para|presa',
        'frete .. caro|dobro|subiu|mais',
      ],
      deniable: true,
      anyone: true,
      stands: 'offer',
      short: [people, 'todo mundo', `# ${people}`],
    },
  },
  whole: [['comNumero'], ['fato']],
  half: ['geral'],
  hints: ['perd*|prejuizo|aluno*|crianca*|leite|escola|sofr*|familia*', 'todo mundo'],
  asks: [
    'quem .. prejudicad*|perde|sofre|perdendo',
    'prejuizo|prejudicad*',
    'quanto .. perde|perderam|perdendo',
    'que diferenca',
    'por que .. primeiro|urgente|antes',
    'o que .. perdem|perde',
  ],
  except: [
    'dar prejuizo',
    'prejuizo sempre|todo',
    'perd* .. esperanca|fe|paciencia|poesia|graca|alma|amor',
    'perd* .. eleic*|voto*|tempo',
    'minha esposa',
    'passou no vestibular|de ano',
    'necessidade',
    'esperando o onibus',
    'carro quebrou e eu',
  ],
  worked: 'você mostrou quem perde e quanto',
  missing: 'o prejuízo com número: litros, alunos, dias',
  better: 'diga quanto se perdeu e quando, ou conte um caso que aconteceu',
  surer: 'leve a prova: a nota, a foto, o nome de quem viu',
  example: 'Em abril perdemos 600 litros de leite, e 35 alunos ficaram uma semana sem aula.',
} as const satisfies Criterion;

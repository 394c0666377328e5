import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

export const legalidade = {
  id: 'legalidade',
  guidance:
    'Inteiro: nomeou a inspeção ou o registro que tem (SIM, SIE, SIF, SISBI, Selo Arte, órgão), ou dois papéis (rótulo e nota). Metade: um só papel, ou o pedido em andamento. Papel dos outros, falso ou futuro não vale.',
  signs: {
    inspecao: {
      said: [
        'inspec*|inspet*|inspes*',
        'sif|sie|sisbi|sisbe|susaf|suasa',
        's i m|f|e',
        {
          each: [
            ['tenho|temos|tem|selo|registro|pelo|no|do|com|passou|passei|ganhei|tirei|tiramos'],
            ['sim do|da|municipal'],
          ],
          within: 3,
        },
        'no|do|pelo|o sim',
        'sim numero|registro|n|num|#',
        'tem|temos|tenho|e sim e|aderiu',
        'selo arte|artesanal|do|da|municip*|estadua*|federa*|pela',
        'registro no|na|do|da|pelo|em|feito ~',
        'registro .. mapa|agroindustria|produto|estad*|municip*',
        'registrad* no|na|em|pelo|pela ~',
        'inspecionad*',
        'ministerio|secretaria|defesa .. agricultura|agropecuaria|aprov*|liber*',
        'liberad* pelo|pela|no ~',
        'certific* .. organic*|do|da|sanitari*',
        'registro .. estadual|municipal|federal|numero',
        'inspecion*',
        'numero de registro',
        'alvara*',
        'vigilancia sanitaria|deu|liberou|aprov*',
        'adagri|adepara|idaf|ima|adab|agrodefesa|cidasc|adapar|iagro|indea|idaron|imasul|adapi|adaf|aged|emdagro|idiarn|adapec|agrodefesa|seapi|cda|mapa',
      ],
      short: ['sim do|da|de|municip*|e', 'a inspecao', 'o registro'],
    },
    selo: { said: ['selo*', 'certific*', 'registro|registrad*'], short: ['selo'] },
    rotulo: { said: ['rotul*|etiqueta*', 'validade'] },
    nota: {
      said: [
        'nota|notas fisca*|avulsa|eletronic*',
        'nf|nfe',
        'com|emito|tiro|dou|tenho|tem|tiramos|emitimos|faco|as|e nota|notas',
        'nota eu|nos|a tiro|dou|emito|tenho|gente|sai|vai',
        'nota sai|do|de produtor|produtora',
        'bloco|talao .. nota*|produtor',
      ],
      short: ['nota|notas'],
    },
    laudo: {
      said: ['laudo*', 'analise de|do|feita|laborator*', 'codigo de barras', 'responsavel tecnic*'],
    },
    regular: {
      said: [
        'document*|papel|papeis|papelada|mel|tudo .. regulariz*|legaliz*|regular|dia|ordem',
        'passou|passo na|pela vistoria|fiscaliz*|visa|vigilan*',
      ],
    },
    pedido: {
      said: [
        {
          each: [
            ['selo*', 'sim|sie|sif|sisbi', 'inspec*', 'registro', 'rotul*', 'papel|papelada|documenta*'],
            [
              'dei|demos|dou|deu|deram entrada',
              'andamento|protocol*|encaminhad*|tramit*',
              'esperando|aguardando o|a|so|sair',
              'falta|faltando so',
              'pedindo|tirando',
              'ja veio|vistoriou|visitou',
              'quase pronto|saindo',
            ],
          ],
          within: 12,
        },
      ],
      stands: 'aim',
      deniable: true,
    },
  },
  whole: [
    ['inspecao'],
    ['selo', 'rotulo'],
    ['selo', 'nota'],
    ['rotulo', 'nota'],
    ['laudo', 'nota'],
    ['regular', 'nota'],
    ['laudo', 'rotulo'],
    ['selo', 'laudo'],
  ],
  half: ['inspecao', 'selo', 'rotulo', 'nota', 'laudo', 'regular', 'pedido'],
  hints: ['papel|papeis|document*|lei|legal*|certinho|regulariz*|selo*|nota|rotul*|fiscal'],
  asks: [
    'papelada|papel|inspecao|rotulo|nota|registro|selo|documento*',
    'fiscalizacao',
    'registrad*|legaliz*|sif|certificad*',
    'pode ser vendido',
    'regular',
  ],
  except: [
    'iagro|rapaz .. veio|vez|olhar',
    'nota 10|dez|100|maxima',
    'registr* em|na memoria',
    'falta so sair',
  ],
  dishonest: [
    'selo|rotulo|papel|registro .. falso|falsa|falsific*|copiad*|igual .. marca',
    'rotulo .. imprimo igual',
    'imprimo|colo|boto um|uma|o|a selo|rotulo|etiqueta .. outr*|igual|marca',
    'sem nota .. melhor|barato|imposto',
    'fiscal|veterinari* .. agrado|jeito|propina|amigo|sem',
    'nota .. cpf|nome de um|outro|laranja',
    'selo|laudo eu faco|fiz|montei|imprimi no canva|photoshop',
  ],
  worked: 'você mostrou que o mel está dentro da lei',
  missing: 'a prova de que o mel pode ser vendido: inspeção, rótulo e nota',
  better: 'diga qual é a inspeção ou o registro, e que papéis vão junto: rótulo e nota',
  tips: {
    inspecao: 'diga qual é a inspeção ou o registro do mel: SIM, SIE ou SIF',
  },
  surer: 'diga o número do registro e quem fiscaliza',
  example: 'O mel sai de uma casa com inspeção, vai com rótulo e lote, e eu emito nota fiscal.',
} as const satisfies Criterion;

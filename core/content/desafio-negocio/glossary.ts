/** Words of papers and programmes that people ask about, whoever they talk to. */
export const glossary: readonly { asked: readonly string[]; lines: readonly string[] }[] = [
  {
    asked: ['car'],
    lines: ['CAR é o Cadastro Ambiental Rural: o registro da terra no órgão ambiental, feito de graça.'],
  },
  {
    asked: ['caf'],
    lines: [
      'CAF é o cadastro da agricultura familiar; ficou no lugar da DAP, e a Emater ou o sindicato faz de graça.',
    ],
  },
  { asked: ['dap'], lines: ['A DAP era o cadastro antigo da agricultura familiar; hoje é o CAF.'] },
  { asked: ['itr'], lines: ['ITR é o imposto da terra rural; o recibo é um dos papéis da terra.'] },
  { asked: ['pronaf'], lines: ['Pronaf é o crédito da agricultura familiar, com juros menores.'] },
  {
    asked: ['proagro'],
    lines: ['Proagro cobre o custeio quando a lavoura se perde por seca, chuva demais ou praga.'],
  },
  { asked: ['carencia'], lines: ['Carência é o tempo que se espera até a primeira parcela.'] },
  {
    asked: ['custeio'],
    lines: ['Custeio paga o gasto da safra, como semente e adubo; investimento é o que dura anos.'],
  },
  {
    asked: ['emater'],
    lines: ['Emater é a assistência técnica do estado: um técnico que orienta a família, de graça.'],
  },
  {
    asked: ['sisbi'],
    lines: ['Com o SISBI, a inspeção do município ou do estado passa a valer no país inteiro.'],
  },
  {
    asked: ['sif|sie', 'o|esse sim', 'que e|significa sim', 'selo', 'inspecao'],
    lines: [
      'A inspeção pode ser municipal (SIM), estadual (SIE) ou federal (SIF), e diz até onde se pode vender.',
    ],
  },
  {
    asked: ['nota fiscal', 'nota do|de produtor'],
    lines: [
      'A nota fiscal prova a venda; o produtor tira pelo sistema do estado, e o sindicato costuma ajudar.',
    ],
  },
  {
    asked: ['pnae'],
    lines: [
      'PNAE é o programa da alimentação escolar; parte do dinheiro tem que comprar da agricultura familiar.',
    ],
  },
  {
    asked: ['chamada publica', 'edital'],
    lines: ['A chamada pública é o aviso da prefeitura: o que vai comprar, quanto e por que preço.'],
  },
  {
    asked: ['projeto de venda'],
    lines: ['No projeto de venda a família escreve o que entrega, quanto e quando.'],
  },
  {
    asked: ['ceasa', 'conab', 'cotacao'],
    lines: ['Ceasa é o mercado atacadista, e a Conab publica os preços de lá na internet, de graça.'],
  },
  {
    asked: ['ccs|celula*'],
    lines: [
      'CCS é a contagem de células somáticas, as de defesa da vaca: sobe quando o úbere inflama, na mastite.',
    ],
  },
  {
    asked: ['cbt|cpp|ufc', 'contagem .. bacteria*'],
    lines: ['CBT, ou CPP, é a contagem de bactérias do leite: sobe com sujeira na ordenha e falta de frio.'],
  },
  { asked: ['laudo'], lines: ['Laudo é o papel do laboratório com o resultado da análise.'] },
  {
    asked: ['cota|quota|cotas|quotas'],
    lines: ['Cota é o que cada sócio põe para entrar: a parte dele no capital da cooperativa.'],
  },
  { asked: ['estatuto'], lines: ['O estatuto é o papel com as regras que todos os sócios aprovam.'] },
  { asked: ['conselho fiscal'], lines: ['O conselho fiscal são sócios eleitos só para conferir as contas.'] },
  { asked: ['assembleia'], lines: ['A assembleia é a reunião em que cada sócio tem um voto.'] },
  {
    asked: ['cooperativa'],
    lines: [
      'Cooperativa é uma empresa dos próprios sócios: cada um tem um voto, e as sobras voltam para todos.',
    ],
  },
];

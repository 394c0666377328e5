import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { pronafCircumstances } from './circumstances.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const pronafQuestions = [
  {
    asked: ['fiscaliza*', 'fiscal .. vem|vai|passa|visita', 'vem|vai .. fiscal', 'vem|vai|vao .. conferir'],
    lines: ['Um técnico pode vir conferir a compra, e isso está no contrato.'],
  },
  {
    asked: ['ter|abrir conta', 'ter|abrir uma|a conta', 'precis* de conta', 'precis* de uma conta'],
    lines: ['Precisa de conta aqui, e eu abro junto com a proposta.'],
  },
  {
    asked: ['comodato', 'emprestad* .. terra', 'terra .. emprestad*'],
    lines: [
      'Comodato serve, com contrato assinado que cubra o prazo do crédito: traga uma cópia.',
      'Serve, sim: o contrato de comodato prova que a família trabalha naquela terra.',
    ],
  },
  {
    asked: ['caf .. pago|paga|pagar|custa|gratis|graca|caro', 'quanto|custa .. caf'],
    lines: ['O CAF é de graça: se faz na Emater ou no sindicato, com os documentos da família.'],
  },
  {
    asked: ['que cadastro', 'cadastro .. que e'],
    lines: [
      'CAF é o cadastro da agricultura familiar; ficou no lugar da DAP e se faz de graça, na Emater ou no sindicato.',
    ],
  },
  {
    asked: [
      'incra|assentamento .. atrapalha|impede|pode|problema|serve',
      'atrapalha|impede|problema|pode|serve .. incra|lote|assentamento|assentad*|escritura',
    ],
    lines: ['Não atrapalha: assentado também é agricultura familiar; traga o papel do Incra e o CAF.'],
  },
  {
    asked: ['como .. funciona|pronaf|emprestimo|credito', 'explica* .. pronaf|emprestimo|credito'],
    lines: [
      'Funciona assim: CAF, um projeto com valor, e a análise do banco, que olha como a família paga.',
      'É crédito com juro menor: a família traz o CAF e o projeto, e o banco analisa.',
    ],
  },
  {
    asked: ['entrada|sinal'],
    lines: ['Entrada depende da linha: muitas financiam o projeto inteiro, e eu confirmo na proposta.'],
  },
  {
    asked: ['avalista|fiador|garantia*|aval'],
    lines: [
      'A garantia depende da linha e do valor: às vezes basta o bem financiado, às vezes peço avalista.',
      'Pode ser o próprio bem ou um avalista, e isso fica escrito antes de assinar.',
    ],
  },
  {
    asked: [
      'prazo|tempo|anos|meses .. pagar|pago|parcela*',
      'quanto|quantos tempo|anos|prazo .. pagar|pago',
      'qual .. prazo',
      'quantas|quantos vezes|parcelas',
      'em quantas|quantos',
    ],
    lines: [
      'O prazo segue o projeto: custeio se paga na safra, investimento em alguns anos.',
      'Custeio vence com a safra; investimento se divide em anos, conforme a linha.',
    ],
  },
  {
    asked: ['parcela .. quanto|valor|qual|fica', 'qual|quanto .. parcela|prestacao'],
    lines: [
      'A parcela eu só calculo com o projeto na mão, pelo prazo da linha.',
      'Depende do prazo e do juro da linha: faço a simulação quando o projeto entrar.',
    ],
  },
  {
    asked: ['carencia'],
    lines: [
      'Investimento costuma ter carência, um tempo antes da primeira parcela; quanto, a linha é que diz.',
    ],
  },
  {
    asked: [
      'nome .. pai|mae|marido|esposo|sogro|avo|irmao|outro|outra',
      'escritura|terra|documento .. nome|inventario|heranca|arrend*|alugad*|parceria|posse',
      'arrend*|posse|posseiro|meeiro',
    ],
    lines: [
      'Terra em nome da família ou de outro pode, com um contrato de uso: arrendamento, parceria ou comodato.',
      'Não impede: traga um papel que prove que você trabalha nela, como arrendamento ou comodato.',
    ],
  },
  {
    asked: [
      'mulher|esposa|marido|companheira|filho|filha|jovem .. pode|pegar|fazer|tambem|direito',
      'pronaf mulher|jovem',
    ],
    lines: [
      'A mulher e os filhos também podem pedir, com o CAF da família; o limite eu vejo na tabela.',
      'Pode pedir, sim: traga o CAF da família, e eu vejo a linha que cabe.',
    ],
  },
  {
    asked: [
      'usad*',
      'segunda mao',
      'financia*|compra*|pode .. vaca*|boi|gado|trator|terra|carro|moto|caminhao|casa|placa*|solar',
    ],
    lines: [
      'Se o item está no projeto e serve à produção, a linha analisa; usado tem mais regra.',
      'Financia o que produz, com nota e dentro do projeto: o técnico sabe o que a linha aceita.',
    ],
  },
  {
    asked: [
      'proximo passo',
      'que .. agora|faco|falta',
      'o que falta',
      'falta .. que|alguma|coisa',
      'e agora',
    ],
    lines: [
      'Agora monto a pasta e mando para análise; se faltar um papel, eu chamo.',
      'O próximo passo é juntar os papéis na pasta e assinar a proposta.',
    ],
  },
  {
    asked: [
      'deve*|divida .. problema|pode|atrapalha',
      'ja|tenho outro|emprestimo|financiamento .. pode|posso',
    ],
    lines: ['Dívida em dia não impede, só conta na capacidade de pagar.'],
  },
  {
    asked: ['pagar|quitar antes|adiantado', 'antecipar'],
    lines: ['Pode pagar antes, sim; como fica o juro, o contrato diz.'],
  },
  {
    asked: ['quem .. pode|direito', 'quem .. pega|consegue', 'tenho direito', 'tamanho|modulo* .. terra'],
    lines: ['É para quem tem CAF: até quatro módulos de terra e pelo menos metade da renda vinda do sítio.'],
  },
  {
    asked: ['quem|como|onde .. projeto', 'vou|devo|procuro|passo .. emater'],
    lines: [
      'O técnico da Emater ajuda a família a fazer o projeto, de graça.',
      'Procure a Emater: o técnico visita a propriedade e monta o projeto com você.',
    ],
  },
  {
    asked: [
      'precis*|obrigatori*|exige* .. projeto|tecnico|conta',
      'projeto .. precis*|obrigatori*',
      'sem .. projeto',
    ],
    lines: [
      'Precisa, sim, nem que seja simples: a Emater ajuda a família a fazer, de graça.',
      'Precisa: é do projeto que sai o valor, e o técnico da Emater ajuda a montar.',
    ],
  },
  {
    asked: [
      'onde|quem|demora* .. caf',
      'caf .. onde|demora*',
      'onde|como .. tira|tiro|tirar',
      'onde .. faz|faco|renova*',
    ],
    lines: [
      'O CAF se faz na Emater ou no sindicato, de graça.',
      'É na Emater ou no sindicato, sem custo; leve os documentos da família e da terra.',
    ],
  },
  {
    asked: [
      'perco|perder|tomar|tomam|toma .. terra|sitio|casa|chao|lote|roca',
      'terra|sitio|casa|lote .. tomam|toma|perco|perder',
      'terra .. garantia|perco|banco',
      'hipotec*',
    ],
    lines: [
      'A Constituição protege da penhora a pequena terra que a família trabalha; leia as garantias antes de assinar.',
      'Atrasar não é perder a terra: se a safra falhar, venha logo e pedimos prorrogação.',
    ],
  },
  {
    asked: [
      'se .. nao chover|conseguir|der|pagar',
      'safra .. falhar|perder',
      'perder a safra',
      'nao .. pagar .. acontece',
      'seca',
    ],
    lines: [
      'Se a safra falhar, o Proagro cobre o custeio, e a prorrogação se pede antes de vencer.',
      'Avise antes do vencimento: com laudo de perda, dá para prorrogar.',
    ],
  },
  {
    asked: ['nome sujo', 'negativad*|serasa|spc'],
    lines: [
      'Nome com restrição trava a análise; vale negociar a dívida primeiro.',
      'Consulte antes: dívida renegociada já deixa o pedido andar.',
    ],
  },
  {
    asked: ['quanto|qual .. juro|juros|taxa'],
    lines: [
      'A taxa depende da linha e da safra, vejo na tabela na hora da proposta.',
      'Os juros do Pronaf são menores que os comuns, mas mudam a cada safra.',
    ],
  },
  {
    asked: ['quanto .. empresta*|pegar|libera*|limite|financia*', 'qual .. valor|limite'],
    lines: ['O valor sai do projeto, não o contrário.', 'O limite depende da linha e da renda da família.'],
  },
  {
    asked: [
      'que|quais|qual documento*|papel|papeis',
      'o que .. caf|car|pronaf|proagro',
      'precis* .. caf|car|cpf|documento*',
      'como .. caf|car|documento*',
    ],
    lines: [
      'O CAF é o cadastro da agricultura familiar; se faz na Emater ou no sindicato, de graça.',
      'Peço o CAF, os documentos pessoais e os papéis da terra, com o CAR.',
    ],
  },
  {
    asked: ['quando .. sai|libera*|recebo|dinheiro', 'quanto tempo', 'demora'],
    lines: [
      'Com tudo na pasta, a análise leva algumas semanas.',
      'O prazo depende de a pasta chegar completa.',
    ],
  },
  ...pronafCircumstances,
] as const satisfies Voice['questions'];

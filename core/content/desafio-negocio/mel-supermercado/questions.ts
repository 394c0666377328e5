import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { melCircumstances } from './circumstances.ts';

const howMany = [
  'Começo com pouco, numa loja só, e vou aumentando se girar.',
  'Uma loja nossa gira umas três caixas de mel por semana.',
] as const;

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const melQuestions = [
  {
    asked: ['eu|gente ganho|ganhar|lucro|lucrar', 'vou|vamos ganhar|lucrar', 'sobra .. mim|gente'],
    lines: ['O seu ganho é o preço menos o que você gasta: pote, rótulo, frete e o seu trabalho.'],
  },
  {
    asked: ['tempo|quando|dias|prazo .. respond*|resposta|retorno', 'respond*|resposta .. quando|tempo|dias'],
    lines: ['Com a amostra na mão, respondo em uma semana.'],
  },
  {
    asked: ['selo arte .. .. precis*|serve|vale|basta|posso|pode', 'serve|vale|basta .. selo arte'],
    lines: ['O Selo Arte serve: vale no país todo, então pode entrar em todas as nossas lojas.'],
  },
  {
    asked: [
      'so o|com sim',
      'o|esse|meu sim .. serve|vale|basta|chega',
      'precis* .. sif|sie|sisbi',
      'sif|sie|sisbi .. precis*|obrigat*',
    ],
    lines: [
      'O SIM vale só no seu município; como as lojas ficam em várias cidades, preciso de SISBI, Selo Arte, SIE ou SIF.',
    ],
  },
  {
    asked: ['canva', 'rotulo .. mesmo|casa|computador', 'posso|pode|faco .. rotulo'],
    lines: [
      'O desenho do rótulo pode ser seu, com os dados certos: produtor, lote, validade e o registro da inspeção.',
    ],
  },
  {
    asked: [
      'mel|pra|para nem|nao precis*',
      'precis*|obrigat*|exige* .. inspecao',
      'inspecao .. precis*|obrigat*',
    ],
    lines: [
      'Precisa, sim: sem inspeção eu não posso pôr mel na loja. Procure o serviço de inspeção: para várias cidades, com SISBI ou SIE.',
    ],
  },
  {
    asked: [
      'serve|vale|posso|pode .. vender em|fora|noutra|noutro',
      'serve|vale|posso|pode .. em|noutra|outra|outro|fora cidade|municipio|estado',
    ],
    lines: [
      'O SIM vale só no seu município; para vender fora dele, precisa de SISBI, Selo Arte, SIE ou SIF.',
    ],
  },
  {
    asked: ['quanto .. paga* .. outro|outra|concorrente|marca', 'paga* no|na|pelo|pela outro|outra'],
    lines: ['O preço de outro fornecedor eu não posso abrir, mas comparo com o seu.'],
  },
  {
    asked: ['# dia|dias .. puxado|muito|longe|demais|pesado', 'faz|pode|da|aceita|consegue .. # dia|dias'],
    lines: ['No primeiro pedido eu consigo 30 dias; depois a gente revê.'],
  },
  {
    asked: ['gosta .. mel|disso'],
    lines: ['Gosto muito, no café da manhã, mas aqui quem decide é o cliente.'],
  },
  {
    asked: [
      'pequeno|pequena|familiar|sitio|individual .. compra*|aceita*|trabalha*|recebe*',
      'compra*|aceita*|trabalha*|recebe* .. pequeno|pequenos|pequena|familiar|sitio|agricultor*|produtor*',
    ],
    lines: [
      'Compro de pequeno, sim, desde que venha com inspeção e nota.',
      'Tamanho não me assusta: o que eu não posso é comprar sem papel.',
    ],
  },
  {
    asked: ['cnpj|empresa|mei', 'pessoa fisica|juridica'],
    lines: [
      'CNPJ não é o ponto: com inspeção e nota de produtor eu consigo cadastrar.',
      'Pode ser no seu CPF, com nota de produtor, ou pela cooperativa.',
    ],
  },
  {
    asked: ['prova*|experiment*|amostra*|degusta*'],
    lines: ['Provo com gosto: deixe uma amostra comigo.', 'Aceito a amostra, sim, quem prova vende melhor.'],
  },
  {
    asked: ['pega*|compra* .. quantos|quantas potes|caixas|quilos|litros'],
    lines: howMany,
  },
  {
    asked: [
      'frete|transporte .. quem|conta|paga*|por',
      'quem .. frete|transporte|busca|buscar',
      'vem|vao|manda* buscar',
      'voces|senhora busca*|pega*',
    ],
    lines: [
      'O frete até o depósito é por sua conta, de lá para as lojas é nosso.',
      'Até o depósito o transporte é seu: ponha isso no preço.',
    ],
  },
  {
    asked: [
      'quanto .. cima|margem|lucro|ganha*|revend*|vende*|vendem|cobra*|gondola|prateleira',
      'qual .. margem|lucro',
    ],
    lines: [
      'Costumo pôr uns 30% a 40% em cima, para pagar loja, imposto e perda.',
      'Em cima do seu preço entram uns 30% a 40% da loja.',
    ],
  },
  {
    asked: ['contrato', 'papel assinado', 'por escrito'],
    lines: [
      'Tem contrato, sim: preço, prazo e quantidade, tudo por escrito.',
      'Faço um contrato simples, e cada lado fica com a sua via.',
    ],
  },
  {
    asked: ['atras* .. paga*|pagamento|dia', 'paga* .. atras*|direito|certo', 'se .. nao pagar|pagarem'],
    lines: [
      'Atraso de pagamento tem multa no contrato, pode cobrar.',
      'A rede paga no dia; se atrasar, o contrato prevê multa.',
    ],
  },
  {
    asked: ['exclusiv*|outros', 'outra|outro|outras|outros loja*|mercado*'],
    lines: [
      'Não peço exclusividade: venda onde quiser.',
      'Pode vender para outros também, só não me deixe sem estoque.',
    ],
  },
  {
    asked: ['quantas|quantos lojas', 'lojas .. quantas|onde|tem'],
    lines: [
      'São oito lojas na região, e o teste começa em uma.',
      'Oito lojas, mas ninguém entra em todas no primeiro mês.',
    ],
  },
  {
    asked: [
      'tamanho|embalagem|pote|gramas .. qual|melhor|prefere|vende|sai',
      'qual|que .. tamanho|embalagem|pote',
    ],
    lines: [
      'O pote de meio quilo é o que mais sai aqui.',
      'Meio quilo gira mais; o pequeno serve de presente.',
    ],
  },
  {
    asked: [
      'quando .. paga*|recebo',
      'como .. paga*|pagamento',
      'qual .. prazo',
      'paga*|recebo|receber .. quantos|dias|prazo|vista',
      'quantos|quanto dias|tempo .. paga*|recebo|receber',
      'prazo .. paga*|quanto|qual',
      'demora* .. paga*|recebo|receber',
    ],
    lines: ['O pagamento normal da rede é em 60 dias.', 'São 60 dias; no primeiro pedido posso tentar 30.'],
  },
  {
    asked: ['onde .. entreg*|loja*|deposito'],
    lines: [
      'A entrega é no depósito da rede, e de lá vai para as lojas.',
      'Você entrega no nosso depósito, e nós levamos às lojas.',
    ],
  },
  {
    asked: [
      'regulariz*|legaliz*|registr*|inspecao|selo|sim|prefeitura|vigilancia .. pode|espera|aceita|serve|guarda',
    ],
    lines: [
      'Pode, e eu espero: com a inspeção aprovada, abro o seu cadastro.',
      'Serve, sim: me procure com o registro na mão, que o espaço a gente conversa.',
    ],
  },
  {
    asked: [
      'onde .. fica|faz|faco|fazer|tira|tiro|procuro|vou|consigo|pede|peco',
      'como|onde|demora .. o|no|do|pelo sim',
      'quanto tempo .. sim|selo|registro|inspecao|tirar|sair',
      'sim|selo|registro|inspecao .. quanto tempo',
      'demora* .. selo|registro|inspecao|sim|tirar|sair|muito',
      'prazo .. sim|selo|registro|inspecao',
    ],
    lines: [
      'O SIM costuma ficar na Secretaria de Agricultura da prefeitura; o prazo depende da vistoria.',
      'Procure a prefeitura: quem registra é o serviço de inspeção, e o tempo depende do que a vistoria pedir.',
    ],
  },
  {
    asked: ['sem .. selo|inspecao|sim|papel|registro|nota', 'sem isso .. compra*|vende*|entra|pode'],
    lines: ['Sem inspeção, não: eu não posso pôr na loja.', 'Sem papel não dá, a fiscalização recolhe.'],
  },
  {
    asked: ['pode ser', 'serve assim', 'tudo bem assim'],
    lines: ['Pode, com papel em dia e prazo cumprido.', 'Por mim pode, desde que venha por escrito.'],
  },
  {
    asked: ['devolv*|encalh*|sobrar|vencer .. perco|quem|devolve|prejuizo', 'se nao vender', 'vao devolver'],
    lines: [
      'O que encalhar a gente combina antes: troca ou desconto, por escrito.',
      'Começamos pequeno justamente para não sobrar.',
    ],
  },
  {
    asked: ['codigo de barras', 'como .. codigo'],
    lines: [
      'O código de barras se pede à GS1, e a associação costuma ajudar.',
      'É um cadastro na GS1, com anuidade; em grupo sai mais leve.',
    ],
  },
  {
    asked: [
      'quanto .. paga*|pagam|pagaria|da|compra*',
      'paga*|pagam .. quanto',
      'qual .. preco .. voce*|paga*',
    ],
    lines: [
      'Quem põe preço primeiro é quem produz; eu só comparo.',
      'Depende do seu custo e do que o cliente aceita pagar.',
    ],
  },
  {
    asked: [
      'que|qual|quais selo|papel|documento*',
      'precis* .. selo|nota|registro|documento',
      'como .. selo|registro|legaliz*|inspecao',
    ],
    lines: [
      'Procure o serviço de inspeção do seu município; com o SISBI vale no país todo.',
      'Para loja eu preciso de inspeção, rótulo e nota fiscal.',
    ],
  },
  {
    asked: ['quant* .. compra*|precis*|quer*|vend*', 'qual .. quantidade|volume'],
    lines: howMany,
  },
  ...melCircumstances,
] as const satisfies Voice['questions'];

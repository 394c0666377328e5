import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for after the rest. */
export const atravessadorCircumstances = [
  {
    asked: [
      'melhorar|subir|aumentar .. preco|isso|oferta|pouco',
      'da|pode|consegue|faz .. melhorar|subir|aumentar',
    ],
    lines: ['Subo se você me mostrar por quê: um preço de fora ou o seu custo.'],
  },
  {
    asked: ['senhor|voce .. devendo', 'me|ainda deve|devendo', 'senhor|voce deve'],
    lines: ['Se ficou conta para trás, a gente acerta hoje, antes de carregar.'],
  },
  {
    asked: [
      'contrat*|recibo|papel|nota .. fazer|faz|assina*|aceita|da',
      'aceita|faz|fazer|assina*|topa .. contrat*|recibo|papel',
    ],
    lines: ['Faço, sim: um recibo com o peso, o preço e o dia de pagar.'],
  },
  {
    asked: [
      'por que .. pouco|menos|barato|baixo|trinta|30',
      'porque .. pouco|menos|barato|baixo|trinta|30',
      'paga .. pouco|menos .. .. por que',
      'paga .. pouco|menos .. .. porque',
    ],
    lines: ['Porque do meu preço ainda saem o diesel, a chapa e o que estraga no caminho.'],
  },
  {
    asked: ['pra|para que .. saber|isso|pergunt*', 'por que .. saber|pergunt*'],
    lines: ['É pra ver se o preço que você viu bate com o que eu conheço.'],
  },
  {
    asked: [
      'compra|passa|vem|leva .. todo|sempre|direto ano|safra|mes|ou',
      'todo ano .. compra|passa|vem|leva',
    ],
    lines: ['Compro o ano todo, e freguês certo eu não largo.'],
  },
  {
    asked: [
      'caminhao .. quebr*|tomb*|virar|atolar',
      'quem .. perde|prejuizo',
      'estrag* .. caminho|estrada|viagem',
    ],
    lines: ['Carregou, é meu: se quebrar na estrada, o prejuízo é meu.'],
  },
  {
    asked: [
      'leva|compra|aceita|quer .. miuda|miudas|miudo|pequen*|refugo|feia*|graud*',
      'miuda|miudas|pequen*|refugo .. leva|compra|aceita|quer',
    ],
    lines: ['Levo a miúda junto, no mesmo preço, se a maioria for graúda.'],
  },
  {
    asked: ['senhor|voce e|vem de onde|longe', 'de onde .. senhor|voce|e', 'senhor|voce .. mora'],
    lines: ['Sou daqui de perto, criado nessa estrada.'],
  },
  {
    asked: ['chega|sobe|vai a|ate quanto', 'ate quanto .. chega|sobe|chegar|subir|vai'],
    lines: ['Por ora são {preco}, e subo se você me mostrar por quê.'],
  },
  {
    asked: [
      'quem|como .. classific*|separa*|escolhe',
      'classific*|separa*|escolhe* .. fruta*|graud*|miud*|caixa*',
    ],
    lines: ['Separo aqui, na sua frente: graúda, média e o que estragou fica.'],
  },
  {
    asked: ['que hora|horas .. carrega*|busca*|buscar|pega*', 'quando .. carrega*|busca*|buscar|pega*'],
    lines: ['Carrego agora mesmo, se a gente fechar.'],
  },
  {
    asked: ['caixa|caixas .. sua|suas|minha|minhas|devolve*|traz|de quem', 'quem .. da|traz .. caixa|caixas'],
    lines: ['A caixa é minha: trago vazia e levo cheia.'],
  },
  {
    asked: ['confi* .. senhor|voce', 'posso confiar', 'calote', 'e se .. nao pagar'],
    lines: ['Pode perguntar por aí: nunca deixei ninguém sem receber.'],
  },
  {
    asked: [
      'adiantamento',
      'adianta|adiantar .. dinheiro|parte|metade|pagamento',
      'um sinal',
      'senhor|voce da|paga|deixa .. sinal|entrada',
      'aceita|paga|deixa .. sinal|entrada',
    ],
    lines: ['Um sinal eu dou na hora, e o resto quando carregar.'],
  },
] as const satisfies Voice['questions'];

import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** What people ask of the persona itself and of how it works; it is looked for before the rest. */
export const atravessadorCircumstances = [
  {
    asked: [
      'melhorar|subir|aumentar .. preco|isso|oferta|pouco',
      'da|pode|consegue|faz .. melhorar|subir|aumentar',
    ],
    lines: ['Subo se você me mostrar por quê: um preço de fora ou o seu custo.'],
  },
  {
    asked: ['senhor|voce .. deve|devendo', 'deve|devendo .. vez|mes|dinheiro|safra'],
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
    asked: ['por que .. pouco|barato|baixo|trinta|30', 'porque .. pouco|barato|baixo|trinta|30'],
    lines: ['Porque do meu preço ainda saem o diesel, a chapa e o que estraga no caminho.'],
  },
  {
    asked: ['pra|para que .. saber|isso|pergunt*', 'por que .. saber|pergunt*|quer'],
    lines: ['É pra ver se o preço que você viu bate com o que eu conheço.'],
  },
  {
    asked: [
      'quem mais|outro|outros .. vende|entrega|fornece',
      'compra de quem|outros|mais',
      'de quem .. compra',
      'quem .. vende pro|pra|para senhor|voce',
      'outros .. produtor*|sitio*',
    ],
    lines: ['Compro de uns quinze sítios aqui da região, cada um com o seu preço.'],
  },
  {
    asked: ['compra|passa|vem|leva .. todo|sempre|direto ano|safra|mes|ou', 'todo ano'],
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
    asked: ['chega|sobe|vai .. quanto', 'quanto .. chega|sobe|chegar|subir'],
    lines: ['Por ora são {preco}, e subo se você me mostrar por quê.'],
  },
  {
    asked: ['classific*|separa*|escolhe*|escolher'],
    lines: ['Separo aqui, na sua frente: graúda, média e o que estragou fica.'],
  },
  {
    asked: ['hora|horas|quando .. carrega*|busca*|buscar|pega*'],
    lines: ['Carrego agora mesmo, se a gente fechar.'],
  },
  {
    asked: ['caixa|caixas .. sua|suas|minha|minhas|devolve*|traz|de quem', 'quem .. da|traz .. caixa|caixas'],
    lines: ['A caixa é minha: trago vazia e levo cheia.'],
  },
  {
    asked: ['confi* .. senhor|voce', 'posso confiar', 'calote', 'se .. nao pagar'],
    lines: ['Pode perguntar por aí: nunca deixei ninguém sem receber.'],
  },
  {
    asked: ['adiant*|sinal|entrada'],
    lines: ['Um sinal eu dou na hora, e o resto quando carregar.'],
  },
  {
    asked: ['quando .. paga*|recebo|receber|acerta', 'paga .. hora|demora|quando|prazo', 'demora .. paga*'],
    lines: ['O costume é no outro mês, mas pago na hora se a gente acertar assim.'],
  },
] as const satisfies Voice['questions'];

import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { atravessadorCircumstances } from './circumstances.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const atravessadorQuestions = [
  {
    asked: ['quando .. paga*|recebo|receber|acerta', 'paga .. hora|demora|quando|prazo', 'demora .. paga*'],
    lines: ['O costume é no outro mês, mas pago na hora se a gente acertar assim.'],
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
    asked: ['quanto|preco|proposta|oferta .. .. saca|sacas|cafe|arroba*|tonelada*|cabeca*|kg|quilo|duzia'],
    lines: ['Isso eu compro pela cotação do dia, tirando o frete: diga o seu preço, que eu faço a conta.'],
  },
  {
    asked: ['por que .. nao chega|sobe|paga|faz|da', 'porque .. nao chega|sobe|paga|faz|da'],
    lines: [
      'Porque do meu preço ainda saem o diesel, a chapa e o que estraga no caminho.',
      'Tem diesel, chapa e perda na estrada: se eu pagar isso, volto vazio.',
    ],
  },
  {
    asked: ['compra so', 'compra .. outra|outras|tambem'],
    lines: ['Compro de tudo que a roça der, é só o preço fechar.', 'Levo o que tiver na roça, sendo bom.'],
  },
  {
    asked: ['quanto .. justo', 'qual .. justo'],
    lines: ['Justo é o que cobre o seu custo e ainda deixa sobra: olha a cotação da Ceasa, que é de graça.'],
  },
  {
    asked: [
      'quantas|quantos|quanto .. leva|carrega|cabe|quer|compra',
      'leva|carrega|cabe|quer .. quantas|quantos|quanto|tudo',
      'caixas .. leva|quer',
    ],
    lines: [
      'Levo o que tiver, o caminhão cabe trezentas caixas.',
      'Cabem trezentas caixas, levo tudo se o preço fechar.',
    ],
  },
  {
    asked: ['vende|leva|revende|entrega .. onde|quem', 'onde|quem .. vende|leva|revende'],
    lines: ['Levo pra Ceasa e pros mercados da cidade.'],
  },
  {
    asked: ['balanca .. sua|certa|boa|aferida|confi*|qual', 'qual .. balanca', 'quem .. pesa'],
    lines: ['Pode pesar na sua, eu não ligo, desde que os dois vejam.'],
  },
  {
    asked: ['recibo|nota|papel|contrato .. da|faz|tem|assina|pode', 'da|faz|tem|assina .. recibo|nota|papel'],
    lines: ['Dou recibo, sim, com peso e preço.'],
  },
  {
    asked: ['frete .. quem|paga|seu|conta', 'quem .. frete|carrega|colhe'],
    lines: ['O frete e o carreto são meus, você só abre a porteira.'],
  },
  {
    asked: ['cheque|fiado|dinheiro|vista .. paga|tem|traz|trouxe|e', 'tem|trouxe .. dinheiro'],
    lines: ['Dinheiro eu trago, e Pix também faço.'],
  },
  {
    asked: ['volta|passa|vem .. semana|ano|proxima|sempre|sabado|amanha', 'quando .. volta|passa|vem'],
    lines: ['Passo aqui toda semana, você sabe.'],
  },
  {
    asked: ['quer|vai .. ou nao', 'quer|vai comprar|querer|levar|fechar', 'compra ou nao'],
    lines: [
      'Quero, ué, o caminhão tá vazio: falta o acerto fechar pros dois.',
      'Vim pra comprar, sim, é só a gente se entender.',
    ],
  },
  {
    asked: ['aumenta|melhora|sobe|pode .. preco|oferta|isso', 'faz quanto', 'da mais'],
    lines: ['Subo se você me mostrar por quê.', 'Me dá um motivo e um número, que eu faço a conta.'],
  },
  {
    asked: [
      'quanto .. paga*|oferece|da|faz',
      'paga*|oferece|faz quanto',
      'qual .. preco|oferta|proposta',
      'ta|esta|sai quanto .. caixa|mercadoria',
      'quanto ta|esta|sai .. caixa|mercadoria',
    ],
    lines: ['Por ora são {preco}, mas sou de conversa.', 'Minha oferta é {preco}, por enquanto.'],
  },
  {
    asked: ['quanto .. vende|revende|ganha|lucra'],
    lines: [
      'Segredo do negócio! Tem diesel, chapa, perda no caminho.',
      'Menos do que você pensa, o caminhão come tudo.',
    ],
  },
  {
    asked: ['quando .. paga*|recebo', 'como .. paga*|pagamento', 'paga .. vista|pix'],
    lines: ['Pago como a gente combinar.', 'O costume é no outro mês, mas tudo se conversa.'],
  },
  {
    asked: ['caminhao .. ano|seu|novo', 'quando .. volta|passa'],
    lines: ['O caminhão é velho mas é bom, que nem eu.', 'Passo aqui toda semana, você sabe.'],
  },
  ...atravessadorCircumstances,
] as const satisfies Voice['questions'];

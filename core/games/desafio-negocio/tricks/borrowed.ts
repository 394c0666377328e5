import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { strangers } from '#core/games/desafio-negocio/words/strangers.ts';

/** What is called «ours» and is somebody else's: «nós temos o SIF dele», «a da tia Nair», «ele que vende». */
const attributed = [
  'dele|dela|deles|delas',
  `o|a|os|as|na|no do|da|dos|das ${strangers}`,
  `o|a|os|as|na|no do|da|de meu|minha|nosso|nossa ${strangers}`,
  `na|no|do|da ~ do|da ${strangers}`,
  `na|no|do|da ~ do|da meu|minha ${strangers}`,
  `la na|no|em|da|do ${strangers}`,
  `o|a|meu|minha|foi|e ${strangers} faz|fez|tem|tira|tirou|vende|vendeu|entrega|leva|planta|cria|que|ganhou|cobra|paga`,
  `meu|minha|o|a ${strangers} ~ que|faz|tem|tira|vende|entrega|leva|planta|cria|cobra`,
  `compra|compram|vende|e|sao|pra|pro do|da|dos ${strangers}`,
  `foi|era|e meu|minha|o|a ${strangers}`,
  'ele|ela|eles|elas que|quem ~',
  'ele|ela|eles|elas tem|tira|vende|entrega|leva|planta|faz|fazem|vendem|entregam|cobra|cria|cotou|falou|disse|gastou|esta|ta',
];
/** Who owns up that they have none of it: «o meu ainda não tem», «eu só ajudo», «aqui eu não faço nada». */
const empty = [
  'eu ainda|inda nao|nem ~',
  'eu nao|nem|nunca tenho|sei|sou|planto|crio|tirei|fiz|entrei|mexo|trabalho|produzo|cotei|pesei|faco|tive|fui',
  'dinheiro|terra|leite|gado|carro eu nao|nem tenho',
  'eu so|apenas ajudo|vejo|olho|vim|moro|acompanho|assisto|sei',
  'eu tenho so|apenas',
  'o|a meu|minha e igual|igualzinh* ao|a|o|do|da dele|dela|deles',
  'o|a|e mesmo|mesma que|do|da ele|ela|dele|dela|eles',
  'valeu|vale|serve|serviu pra|para ele|ela|eles vale|serve',
  'o|a meu|minha .. nao|nunca|nem|ainda',
  'o|a meu|minha e|ta so',
  'meu|minha ~ nunca|nao|nem ~',
  'minha|meu aqui|ca nao|nem',
  'aqui eu|nos|gente nao',
  'aqui nao',
  'aqui .. nao sei .. onde|quem',
  'nao sou socio|socia|dono|dona|agricultor*|produtor*',
  'eu mesm* so|nao|nem|tirei',
  'nunca pensei|parei nisso|pra|para',
  'quem entende|sabe|manda|cuida e ele|ela|eles|o|a',
];
const ofOthers = [strangers, 'dele|dela|deles|delas'];
const fewest = { messages: 2, alone: 3 };

/**
 * Whether the merits of a whole talk are somebody else's, though it says «we» of them: in half of its messages they are
 * a relative's or a neighbour's, and whoever speaks has none, or hardly a word of their own.
 */
export function isBorrowed(messages: readonly Message[]): boolean {
  if (!messages.some(({ reading }) => has(reading.words, ofOthers))) return false;
  const borrowed = messages.filter(({ reading }) => has(reading.words, attributed));
  if (borrowed.length < fewest.messages || borrowed.length * 2 < messages.length) return false;
  if (borrowed.length >= fewest.alone && borrowed.length * 4 >= messages.length * 3) return true;
  const ownsUp = messages.filter(({ reading }) => has(reading.words, empty)).length;
  return ownsUp > 0 && (borrowed.length >= fewest.alone || ownsUp + borrowed.length >= fewest.alone);
}

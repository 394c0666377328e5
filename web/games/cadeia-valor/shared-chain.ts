import { aplById } from '#core/content/cadeia-valor.ts';
import { type Play, score } from '#core/games/cadeia-valor/rules.ts';
import { counted } from '#core/progress/wording.ts';
import { stagesOf } from './stages-of.ts';

/** What the person tells others about their chain. */
export function sharedChain(play: Play) {
  const { name } = aplById(play.apl);
  const way = stagesOf(play)
    .map((stage) => stage.name)
    .join(' → ');
  const points = counted(score(play).total, 'ponto', 'pontos');
  return {
    text: `Montei a cadeia de valor: ${name}, e fiz ${points} na Rota Viva!\n${way}`,
    hashtags: ['CadeiaDeValor', 'APL'],
    copied: { title: 'Texto copiado!', text: 'Compartilhe sua cadeia de valor nas redes sociais.' },
  };
}

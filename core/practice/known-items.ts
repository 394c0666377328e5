import { aplBank } from '#core/content/cadeia-valor.ts';
import { deckBank } from '#core/content/flip-produtividade/bank.ts';
import { scenarioBank } from '#core/content/jornada-empreendedor/bank.ts';
import { productBank } from '#core/content/mapa-produtivo.ts';
import { itemOf } from './item.ts';

/** Every thing there is to practise; whatever else a device names, of an older or newer content, is none. */
export const knownItems: ReadonlySet<string> = new Set([
  ...productBank.map(({ id }) => itemOf('mapa-produtivo', id)),
  ...scenarioBank.map(({ id }) => itemOf('jornada-empreendedor', id)),
  ...deckBank.flatMap((deck) => deck.pairs.map(({ id }) => itemOf('flip-produtividade', deck.id, id))),
  ...aplBank.flatMap((apl) => apl.mainChain.map(({ id }) => itemOf('cadeia-valor', apl.id, id))),
]);

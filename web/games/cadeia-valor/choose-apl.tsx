import type { Apl } from '#core/content/cadeia-valor/shape.ts';
import { type AplId, aplBank, apls } from '#core/content/cadeia-valor.ts';
import { gameOf } from '#core/content/games.ts';
import { counted } from '#core/progress/wording.ts';
import { ChoiceIcon, ChooseOne } from '#web/play/choose-one.tsx';
import { Button } from '#web/ui/button.tsx';

interface Props {
  /** Back from a chain, the heading takes the focus. */
  isBack: boolean;
  onChoose: (apl: AplId) => void;
}

const { id: gameId } = gameOf('cadeia-valor');
const moreApls = aplBank.slice(apls.length);

/** The first phase: which product's way one wants to put together. */
export const ChooseApl = ({ isBack, onChoose }: Props) => (
  <ChooseOne<Apl & { id: AplId }>
    gameId={gameId}
    heading="Qual cadeia você quer montar?"
    intro={
      <>
        <p className="max-w-prose">
          Todo produto faz um caminho até chegar a quem compra. Escolha um e ponha as etapas na ordem certa.
        </p>
        <p className="text-ink-soft">Pilar: Conscientizar • Tempo estimado: 12-18 min</p>
      </>
    }
    isBack={isBack}
    fits="apls"
    label="Arranjos produtivos"
    first={apls}
    more={{
      heading: 'Mais cadeias',
      items: moreApls,
      closed: `Conclua as três, e mais ${moreApls.length} cadeias se abrem aqui embaixo.`,
    }}
  >
    {({ id, name, icon, description, mainChain, supportServices }) => (
      <>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ChoiceIcon icon={icon} />
          <h3 className="whole-words font-display text-2xl font-bold">{name}</h3>
        </div>
        <p>{description}</p>
        <ul className="flex flex-wrap gap-2 text-base font-semibold">
          <li className="rounded-[1.1em] bg-leaf-wash px-3 py-1">
            {counted(mainChain.length, 'etapa principal', 'etapas principais')}
          </li>
          <li className="rounded-[1.1em] bg-maize-wash px-3 py-1">
            {counted(supportServices.length, 'serviço de apoio', 'serviços de apoio')}
          </li>
        </ul>
        <Button onClick={() => onChoose(id)}>Escolher {name}</Button>
      </>
    )}
  </ChooseOne>
);

import type { Apl } from '#core/content/cadeia-valor/shape.ts';
import { type AplId, aplBank, apls } from '#core/content/cadeia-valor.ts';
import { gameOf } from '#core/content/games.ts';
import { counted } from '#core/progress/wording.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { useFinished } from '#web/play/use-finished.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface Props {
  /** Back from a chain, the heading takes the focus. */
  isBack: boolean;
  onChoose: (apl: AplId) => void;
}

const { id: gameId } = gameOf('cadeia-valor');
const moreApls = aplBank.slice(apls.length);

/** The first phase: which product's way one wants to put together. The other ways open once the three were finished. */
export function ChooseApl({ isBack, onChoose }: Props) {
  const finished = useFinished(gameId);
  const areMoreOpen = apls.every(({ id }) => finished?.includes(id));
  return (
    <>
      <div className="grid gap-2">
        <PhaseHeading takesFocus={isBack}>Qual cadeia você quer montar?</PhaseHeading>
        <p className="max-w-prose">
          Todo produto faz um caminho até chegar a quem compra. Escolha um e ponha as etapas na ordem certa.
        </p>
        <p className="text-ink-soft">Pilar: Conscientizar • Tempo estimado: 12-18 min</p>
      </div>
      <AplList label="Arranjos produtivos" apls={apls} onChoose={onChoose} />
      {areMoreOpen ? (
        <section className="grid gap-4">
          <h2 className="text-2xl">Mais cadeias</h2>
          <AplList label="Mais cadeias" apls={moreApls} onChoose={onChoose} />
        </section>
      ) : (
        <p className="text-ink-soft">
          Conclua as três, e mais {moreApls.length} cadeias se abrem aqui embaixo.
        </p>
      )}
    </>
  );
}

interface ListProps extends Pick<Props, 'onChoose'> {
  label: string;
  apls: readonly (Apl & { id: AplId })[];
}

const AplList = ({ label, apls, onChoose }: ListProps) => (
  <ul aria-label={label} className="grid gap-4 md:grid-cols-3">
    {apls.map(({ id, name, icon, description, mainChain, supportServices }) => (
      <li key={id} className="grid">
        <Card className="grid content-start gap-4 p-5">
          <div className="flex items-center gap-4">
            <span
              aria-hidden="true"
              className="grid size-16 place-items-center rounded-2xl bg-maize-wash text-4xl"
            >
              {icon}
            </span>
            <h3 className="font-display text-2xl font-bold">{name}</h3>
          </div>
          <p>{description}</p>
          <ul className="flex flex-wrap gap-2 text-base font-semibold">
            <li className="rounded-full bg-leaf-wash px-3 py-1">
              {counted(mainChain.length, 'etapa principal', 'etapas principais')}
            </li>
            <li className="rounded-full bg-maize-wash px-3 py-1">
              {counted(supportServices.length, 'serviço de apoio', 'serviços de apoio')}
            </li>
          </ul>
          <Button onClick={() => onChoose(id)}>Escolher {name}</Button>
        </Card>
      </li>
    ))}
  </ul>
);

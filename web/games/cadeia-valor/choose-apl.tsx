import { type AplId, apls } from '#core/content/cadeia-valor.ts';
import { counted } from '#core/progress/wording.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface Props {
  /** Back from a chain, the heading takes the focus. */
  isBack: boolean;
  onChoose: (apl: AplId) => void;
}

/** The first phase: which product's way one wants to put together. */
export const ChooseApl = ({ isBack, onChoose }: Props) => (
  <>
    <div className="grid gap-2">
      <PhaseHeading takesFocus={isBack}>Qual cadeia você quer montar?</PhaseHeading>
      <p className="max-w-prose">
        Todo produto faz um caminho até chegar a quem compra. Escolha um e ponha as etapas na ordem certa.
      </p>
      <p className="text-ink-soft">Pilar: Conscientizar • Tempo estimado: 12-18 min</p>
    </div>
    <ul aria-label="Arranjos produtivos" className="grid gap-4 md:grid-cols-3">
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
  </>
);

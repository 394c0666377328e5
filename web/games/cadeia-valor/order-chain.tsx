import type { Stage } from '#core/content/cadeia-valor/shape.ts';
import { Button } from '#web/ui/button.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { PhaseActions } from './phase-actions.tsx';
import { PhaseIntro } from './phase-intro.tsx';
import { SortableList } from './sortable-list.tsx';

interface Props {
  stages: readonly Stage[];
  onMove: (from: number, to: number) => void;
  onConfirm: () => void;
  onRestart: () => void;
}

const title = 'Ponha as etapas na ordem';
const text = 'O que vem primeiro fica em cima. Arraste cada etapa ou use as setas.';

/** The second phase: the stages, shuffled, are put in order. */
export const OrderChain = ({ stages, onMove, onConfirm, onRestart }: Props) => (
  <section className="grid gap-4">
    <PhaseIntro step="Passo 1 de 2" title={title} text={text} />
    <div className="empty:hidden">
      <ListenButton text={readAloud(stages)} />
    </div>
    <SortableList label="Etapas da cadeia" items={stages} onMove={onMove} />
    <PhaseActions onRestart={onRestart}>
      <Button onClick={onConfirm}>Confirmar Ordem da Cadeia</Button>
    </PhaseActions>
  </section>
);

const readAloud = (stages: readonly Stage[]): string =>
  [`${title}. ${text}`, ...stages.map(({ name, description }) => `${name}: ${description}`)].join(' ');

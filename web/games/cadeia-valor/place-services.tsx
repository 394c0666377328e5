import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Stage, SupportService } from '#core/content/cadeia-valor/shape.ts';
import { tuning } from '#core/games/cadeia-valor/rules.ts';
import { counted, lacking } from '#core/progress/wording.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { PhaseActions } from './phase-actions.tsx';
import { PhaseIntro } from './phase-intro.tsx';

interface Props {
  stages: readonly Stage[];
  services: readonly SupportService[];
  supports: Readonly<Record<string, string>>;
  countAt: (stage: string) => number;
  onPlace: (service: string, stage: string) => void;
  onFinish: () => void;
  onRestart: () => void;
}

const title = 'Onde cada serviço ajuda?';
const text = 'Escolha uma etapa da sua cadeia para cada serviço de apoio.';

const readAloud = (services: readonly SupportService[]): string =>
  [`${title} ${text}`, ...services.map(({ name, description }) => `${name}: ${description}`)].join(' ');

/** The third phase: each support service is given to the stage it should help. */
export function PlaceServices(props: Props) {
  const { stages, services, supports, countAt, onPlace, onFinish, onRestart } = props;
  const [isAsking, setIsAsking] = useState(false);
  const missing = services.filter(({ id }) => !(id in supports)).length;
  return (
    <section className="grid gap-5">
      <PhaseIntro step="Passo 2 de 2" title={title} text={text} />
      <div className="empty:hidden">
        <ListenButton text={readAloud(services)} />
      </div>
      <div className="grid items-start gap-5 md:grid-cols-[1fr_1.6fr]">
        <StageCounts stages={stages} countAt={countAt} />
        <div className="grid gap-4">
          <ul aria-label="Serviços de apoio" className="grid gap-3">
            {services.map((service) => (
              <li key={service.id}>
                <Service
                  service={service}
                  stages={stages}
                  chosen={supports[service.id]}
                  onChoose={(stage) => onPlace(service.id, stage)}
                />
              </li>
            ))}
          </ul>
          <p role="status" className="font-semibold">
            {missing > 0
              ? `${lacking(missing, 'serviço', 'serviços')}. Cada um vale ${tuning.pointsPerService} pontos da partida.`
              : 'Tudo no lugar! Você já pode finalizar.'}
          </p>
          <PhaseActions onRestart={onRestart}>
            <Button onClick={missing > 0 ? () => setIsAsking(true) : onFinish}>
              Finalizar Posicionamento
            </Button>
          </PhaseActions>
        </div>
      </div>
      {isAsking && <AskFirst missing={missing} onStay={() => setIsAsking(false)} onFinish={onFinish} />}
    </section>
  );
}

interface AskFirstProps {
  missing: number;
  onStay: () => void;
  onFinish: () => void;
}

/** Nobody ends the game with services left over by mistake: there is no way back. */
const AskFirst = ({ missing, onStay, onFinish }: AskFirstProps) => (
  <Dialog title={lacking(missing, 'serviço', 'serviços')} onClose={onStay}>
    <p>
      Cada serviço vale {tuning.pointsPerService} pontos da partida. Ainda dá tempo de escolher onde ele
      ajuda.
    </p>
    <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
      <Button onClick={onStay}>Continuar montando</Button>
      <Button look="quiet" onClick={onFinish}>
        Terminar assim
      </Button>
    </div>
  </Dialog>
);

const StageCounts = ({ stages, countAt }: Pick<Props, 'stages' | 'countAt'>) => (
  <Card className="p-3.5 md:sticky md:top-28">
    <h3 className="pb-2 font-bold">Sua cadeia</h3>
    <ol className="grid gap-1">
      {stages.map(({ id, name }, position) => {
        const count = countAt(id);
        return (
          <li key={id} className="flex min-h-9 flex-wrap items-center justify-end gap-x-2">
            <span className="number-mark mr-auto size-7 bg-leaf text-base text-on-leaf">{position + 1}</span>
            <span className="whole-words leading-tight">{name}</span>
            <span
              className={`shrink-0 rounded-full px-2 text-sm tabular-nums ${count > 0 ? 'bg-maize-wash font-bold' : 'text-ink-soft'}`}
            >
              {counted(count, 'serviço', 'serviços')}
            </span>
          </li>
        );
      })}
    </ol>
  </Card>
);

interface ServiceProps {
  service: SupportService;
  stages: readonly Stage[];
  chosen: string | undefined;
  onChoose: (stage: string) => void;
}

function Service({ service: { name, description }, stages, chosen, onChoose }: ServiceProps) {
  const id = useId();
  return (
    <Card className="grid gap-2 p-4 sm:grid-cols-[1fr_15rem] sm:items-center sm:gap-4">
      <div>
        <label htmlFor={id} className="font-bold">
          {name}
        </label>
        <p id={`${id}-about`} className="text-base leading-snug text-ink-soft">
          {description}
        </p>
      </div>
      <div className="relative">
        <select
          id={id}
          aria-describedby={`${id}-about`}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value)}
          className={`min-h-13 w-full appearance-none rounded-2xl border-2 py-2.5 text-[min(1rem,6.8vw)] pr-10 pl-3.5 ${chosen ? 'border-leaf bg-leaf-wash font-bold' : 'border-edge bg-card'}`}
        >
          <option value="" disabled>
            Escolha a etapa
          </option>
          {stages.map((stage, position) => (
            <option key={stage.id} value={stage.id}>
              {position + 1}. {stage.name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={22}
          className="pointer-events-none absolute inset-y-0 right-3 my-auto"
        />
      </div>
    </Card>
  );
}

import { CircleCheck, Lightbulb } from 'lucide-react';
import type { SupportService } from '#core/content/cadeia-valor/shape.ts';
import { aplById } from '#core/content/cadeia-valor.ts';
import type { Play } from '#core/games/cadeia-valor/rules.ts';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { stagesOf } from './stages-of.ts';

/** Where each service was placed and where it helps most; any stage earned the points. */
export function SupportAdvice({ play }: { play: Play }) {
  const stages = stagesOf(play);
  const nameOf = (id: string | undefined) => stages.find((stage) => stage.id === id)?.name;
  const { supportServices } = aplById(play.apl);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">Serviços de apoio</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {supportServices.map((service) => (
          <Advice
            key={service.id}
            service={service}
            chosen={nameOf(play.supports[service.id])}
            best={nameOf(service.bestStage) ?? ''}
          />
        ))}
      </ul>
    </section>
  );
}

interface AdviceProps {
  service: SupportService;
  chosen: string | undefined;
  best: string;
}

function Advice({ service: { name, why }, chosen, best }: AdviceProps) {
  const isBest = chosen === best;
  const Icon = isBest ? CircleCheck : Lightbulb;
  const advice = `Ajuda mais em: ${best}.`;
  return (
    <li className="grid content-start gap-1 rounded-2xl border-2 border-line bg-card p-4">
      <h3 className="font-bold">{name}</h3>
      <p>{chosen ? `Você colocou em: ${chosen}` : 'Você não colocou este serviço.'}</p>
      <p className="text-[min(1rem,9vw)] font-semibold">
        <Icon
          aria-hidden="true"
          size={20}
          className={`mr-2 inline align-[-0.2em] ${isBest ? 'text-leaf' : 'text-clay'}`}
        />
        {isBest ? 'Boa escolha! É onde mais ajuda.' : advice}
      </p>
      <p className="text-base leading-snug text-ink-soft">{why}</p>
      <div className="pt-1 empty:hidden">
        <ListenButton text={`${name}. ${advice} ${why}`} />
      </div>
    </li>
  );
}

import { ShieldCheck } from 'lucide-react';
import { roundPromises } from '#core/content/rounds.ts';
import { NamingChoice } from '#web/calls/naming-choice.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { endHere } from './ends.ts';

interface Props {
  endsAt: string;
  hasAnswered: boolean;
  onBegin: () => void;
  onTakenBack: () => void;
}

/** What the round is for, who sees what, and what one may do: stay away, decline to be named, take everything back. */
export const Before = ({ endsAt, hasAnswered, onBegin, onTakenBack }: Props) => (
  <div className="grid gap-6 md:grid-cols-2 md:items-start">
    <Panel title="Antes de começar" Icon={ShieldCheck}>
      <ul className="grid list-disc gap-2 pl-5">
        {roundPromises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <p>
        <strong>Vai até {endHere(endsAt)}.</strong> Quem cuida pode encerrar antes. Só contam as respostas que
        chegarem até o fim, também as que esperam no aparelho sem internet.
      </p>
      <Button className="justify-self-start" onClick={onBegin}>
        {hasAnswered ? 'Rever minhas respostas' : 'Começar'}
      </Button>
    </Panel>
    <Panel title="Você decide">
      <NamingChoice onTakenBack={onTakenBack} />
    </Panel>
  </div>
);

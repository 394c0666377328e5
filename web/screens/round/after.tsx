import { Link } from 'wouter';
import { buttonLook } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { endHere } from './ends.ts';
import { useWaitingQuestions } from './use-sent.ts';

/** Everything is answered: what arrived, or what still waits on the device. */
export function Thanks({ endsAt, onBack }: { endsAt: string; onBack: () => void }) {
  const isWaiting = useWaitingQuestions().length > 0;
  return (
    <Panel title="Pronto, obrigado!">
      <p>
        {isWaiting
          ? `Suas respostas estão neste aparelho e serão enviadas quando a internet voltar. Só contam as que chegarem antes do fim da rodada: ${endHere(endsAt)}.`
          : `Suas respostas estão guardadas em segredo. Você pode mudar até o fim da rodada: ${endHere(endsAt)}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link href="/" className={buttonLook('primary')}>
          Voltar ao início
        </Link>
        <button type="button" className={buttonLook('quiet')} onClick={onBack}>
          Mudar minhas respostas
        </button>
      </div>
    </Panel>
  );
}

/** The end came while somebody answered, or before their answers were sent; `isRefused`: one was just turned away. */
export const Over = ({ isRefused, hasSent }: { isRefused: boolean; hasSent: boolean }) => (
  <Panel title="Esta rodada terminou">
    <p>
      {hasSent && 'As respostas que você enviou antes do fim ficam guardadas. '}
      {isRefused
        ? 'As que não tinham chegado não entram: nem a de agora, nem as que esperavam no aparelho sem internet.'
        : 'As respostas que não tinham chegado não entram.'}
    </p>
    <Link href="/" className={`${buttonLook('quiet')} justify-self-start`}>
      Voltar ao início
    </Link>
  </Panel>
);

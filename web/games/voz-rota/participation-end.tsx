import { MessageCircle, PenLine } from 'lucide-react';
import { Link } from 'wouter';
import { gameOf } from '#core/content/games.ts';
import { score, tuning } from '#core/games/voz-rota/rules.ts';
import { runPoints } from '#web/play/gain-words.ts';
import { HomeLink, ResultCard } from '#web/play/result-card.tsx';
import type { RunState } from '#web/play/use-save-run.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const game = gameOf('voz-rota');

interface Props {
  /** The votes this device knew of. */
  votes: number;
  run: RunState;
  onRestart: () => void;
}

/** The end of a participation, with the score as the server counts the votes. */
export const ParticipationEnd = ({ votes, run, onRestart }: Props) => (
  <Card className="p-5 sm:p-8">
    <ResultCard
      game={game}
      once="uma vez por pergunta"
      title="Participação concluída!"
      score={run.status === 'saved' ? run.answer.score : score(votes)}
      run={run}
      actions={
        <>
          <Button onClick={onRestart}>
            <PenLine aria-hidden="true" size={20} />
            Responder Outra Pergunta
          </Button>
          <Link href="/community" className={buttonLook('quiet')}>
            <MessageCircle aria-hidden="true" size={20} />
            Ver a Comunidade
          </Link>
          <HomeLink />
        </>
      }
    >
      <p className="max-w-prose">
        {runPoints(tuning.base)} pela ideia e {tuning.perVote} por voto recebido. Quando os votos passam de{' '}
        {tuning.bonusAbove}, são mais {tuning.bonus}.
      </p>
    </ResultCard>
  </Card>
);

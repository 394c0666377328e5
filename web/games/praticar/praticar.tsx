import { useState } from 'react';
import { dueOn } from '#core/practice/ladder.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useSession } from '#web/app/session.ts';
import { usePractice, useSendAgain } from '#web/calls/use-practice.ts';
import { freshSeed } from '#web/play/fresh-seed.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { inTime } from '#web/ui/late-code.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { type Asked, bringQuestions } from './bring-questions.ts';
import { PracticeRound } from './practice-round.tsx';
import { Standing } from './standing.tsx';

const title = 'Praticar';

/** A short round of exactly what one got wrong, days later; it brings no points but what one knows. */
export function Praticar() {
  const userId = useSession().user?.id ?? 1;
  const known = usePractice(userId);
  useSendAgain(userId);
  const [questions, setQuestions] = useState<readonly Asked[]>();
  const [isFailed, setIsFailed] = useState(false);
  const [round, setRound] = useState(0);
  async function begin() {
    setIsFailed(false);
    try {
      setQuestions(await inTime(bringQuestions(dueOn(serverNow(), known ?? []), freshSeed())));
      setRound(round + 1);
    } catch {
      setIsFailed(true);
    }
  }
  if (questions && questions.length > 0)
    return (
      <PracticeRound key={round} title={title} questions={questions} known={known ?? []} onAgain={begin} />
    );
  return (
    <GameFrame title={title} intro="O que você errou nos jogos volta aqui outro dia, até você aprender.">
      {known ? (
        <Standing known={known} now={serverNow()}>
          <Button onClick={begin} className="justify-self-center">
            Começar
          </Button>
        </Standing>
      ) : (
        <SkeletonRows rows={1} rowClass="h-64" text="Carregando a prática..." />
      )}
      {isFailed && <p role="alert">Sem sinal para buscar as perguntas. Tente de novo daqui a pouco.</p>}
    </GameFrame>
  );
}

import { type ReactNode, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { Sent } from '#core/contract/index.ts';
import { useSession } from '#web/app/session.ts';
import { useWanted } from '#web/app/session-address.ts';
import { keepHere, usePreferences } from '#web/calls/use-preferences.ts';
import { AloudQuestion } from './aloud-question.tsx';
import { CalmQuestion } from './calm-question.tsx';
import type { QuestionProps } from './question.tsx';
import { TradeQuestion } from './trade-question.tsx';

type Said = NonNullable<Sent<'updateAccount', 'body'>['preferences']>;

const questions: readonly ((props: QuestionProps<Said>) => ReactNode)[] = [
  TradeQuestion,
  AloudQuestion,
  CalmQuestion,
];

/** The round that is made for whoever has just arrived. */
const firstRound = '/games/mapa-produtivo?primeira';

/** The first minute of a newcomer: three questions, one at a time, and then straight into a game. */
export function Welcome() {
  const wanted = useWanted();
  const [, go] = useLocation();
  const [step, setStep] = useState(0);
  const [said, setSaid] = useState<Said>({});
  const userId = useSession().user?.id ?? 0;
  const preferences = usePreferences(userId, { keepsTrying: true });
  // Whoever comes to take care of a community has something else to do first.
  if (wanted.startsWith('/comecar/')) return <Redirect to={wanted} replace />;
  const Question = questions[step];
  function goOn(more: Said) {
    const all = { ...said, ...more };
    setSaid(all);
    // The next question is read aloud already to whoever wants that.
    keepHere(userId, more);
    if (step + 1 < questions.length) return setStep(step + 1);
    if (Object.keys(all).length > 0) preferences.mutate(all);
    go(wanted === '/' ? firstRound : wanted, { replace: true });
  }
  return (
    Question && <Question key={step} place={{ step: step + 1, total: questions.length }} onAnswer={goOn} />
  );
}

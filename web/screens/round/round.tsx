import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Answer } from '#core/contract/index.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Over, Thanks } from './after.tsx';
import { Before } from './before.tsx';
import { seemsOver } from './ends.ts';
import { type Given, type OpenRound, Question } from './question.tsx';
import { roundPeopleOptions } from './round-people-options.ts';
import { useHasSent } from './use-sent.ts';

type Current = Answer<'currentRound'>;

const nothing: Given = { people: [], outside: [] };

/** The round that is open in one's community: what it is for, one question after the other, and thanks. */
export function Round() {
  const current = useQuery({ ...readOptions('currentRound'), refetchOnMount: 'always' });
  const round = current.data?.round;
  const [begun, setBegun] = useState<OpenRound>();
  const [overId, setOverId] = useState<number>();
  const hasSent = useHasSent(current.data);
  // Nobody has to look for the round that was under their fingers a moment ago. Only the server says that it is over.
  const over = round ? overId === round.id && round : round === null && begun;
  return (
    <>
      <ScreenHeading title="Rodada de indicações">Quem você procura?</ScreenHeading>
      {current.isPending && <SkeletonRows rows={2} rowClass="h-40" />}
      {current.isLoadingError && <LoadFailure failure={current.error} onRetry={() => current.refetch()} />}
      {over && <Over isRefused={overId === over.id} hasSent={hasSent} />}
      {round && !over && seemsOver(round.endsAt) && (
        <p className="text-ink-soft">Pelo relógio deste aparelho, esta rodada já terminou.</p>
      )}
      {round === null && !over && (
        <Panel title="Nenhuma rodada aberta agora">
          <p>Quando quem cuida da comunidade abrir uma rodada, você recebe um aviso.</p>
          <Link href="/" className={`${buttonLook('quiet')} justify-self-start`}>
            Voltar ao início
          </Link>
        </Panel>
      )}
      {current.data && round && !over && (
        <Answering
          key={round.id}
          current={current.data}
          round={round}
          onBegin={() => setBegun(round)}
          onOver={() => setOverId(round.id)}
        />
      )}
    </>
  );
}

interface AnsweringProps {
  current: Current;
  round: OpenRound;
  onBegin: () => void;
  onOver: () => void;
}

function Answering(props: AnsweringProps) {
  // While the promises are read, those whom one can name come.
  usePrefetchQuery(roundPeopleOptions(props.round.id));
  // -1 is before the first question.
  const [step, setStep] = useState(-1);
  return (
    <div ref={useHeadingFocus(step)}>
      <Step {...props} step={step} setStep={setStep} />
    </div>
  );
}

/** The button that led to a step is gone with the one before: the focus and the screen begin at the new heading. */
function useHeadingFocus(step: number) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const heading = place.current?.querySelector('h2');
    if (!heading || shown.current === step) return;
    shown.current = step;
    heading.tabIndex = -1;
    window.scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  }, [step]);
  return place;
}

interface StepProps extends AnsweringProps {
  step: number;
  setStep: (step: number) => void;
}

function Step({ current, round, step, setStep, onBegin, onOver }: StepProps) {
  const [given, setGiven] = useState<ReadonlyMap<number, Given>>(
    () => new Map(current.answers.map(({ question, ...answer }) => [question, answer])),
  );
  const text = round.questions[step];
  function go(to: number, answer: Given) {
    setGiven(new Map(given).set(step, answer));
    setStep(to);
  }
  if (step < 0)
    return (
      <Before
        endsAt={round.endsAt}
        hasAnswered={current.answers.length > 0}
        onBegin={() => {
          onBegin();
          setStep(0);
        }}
        onTakenBack={() => setGiven(new Map())}
      />
    );
  if (text === undefined) return <Thanks endsAt={round.endsAt} onBack={() => setStep(0)} />;
  return (
    <Question
      key={step}
      round={round}
      question={step}
      text={text}
      given={given.get(step) ?? nothing}
      onBack={(answer) => go(step - 1, answer)}
      onDone={(answer) => go(step + 1, answer)}
      onOver={onOver}
    />
  );
}

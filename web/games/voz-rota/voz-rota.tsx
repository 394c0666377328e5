import { useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import { type PromptQuestion, promptQuestions } from '#core/content/voz-rota.ts';
import type { Answer } from '#core/contract/index.ts';
import { score } from '#core/games/voz-rota/rules.ts';
import { useSession } from '#web/app/session.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { useBegun } from '#web/play/use-begun.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChooseQuestion } from './choose-question.tsx';
import { ParticipationEnd } from './participation-end.tsx';
import { useIdeas } from './use-ideas.ts';
import { usePlace } from './use-place.ts';
import { usePrompts } from './use-prompts.ts';
import { VoteOnIdeas } from './vote-on-ideas.tsx';
import { WriteIdea } from './write-idea.tsx';

type Idea = Answer<'submit'>['submission'];

const { id, name, description } = gameOf('voz-rota');

/** An idea for one of five questions, told to the community and voted on by it. */
export function VozRota() {
  const place = usePlace();
  const taking = useParticipation(place.promptId);
  const { prompt, idea, votes } = taking;
  const run = useSaveRun(id);
  useBegun(id, place.step === 'submission' && prompt !== undefined);

  function finish(about: PromptQuestion, { type, answer, votes: received }: Idea) {
    run.save(
      {
        score: score(received),
        gameData: {
          questionId: about.id,
          submissionType: type,
          votesReceived: received,
          submissionText: answer,
        },
      },
      {
        success: { title: 'Participação concluída!', text: 'Sua voz já faz parte da Rota.' },
      },
    );
    taking.end(received);
    place.to('completed', about);
  }
  function restart() {
    run.reset();
    taking.begin();
    place.toSelection();
  }
  function vote(about: PromptQuestion, told: Idea) {
    taking.begin(about, told);
    place.to('voting', about);
  }

  if (place.step === 'completed' && votes !== undefined)
    return (
      <GameFrame title={name}>
        <ParticipationEnd votes={votes} run={run.state} onRestart={restart} />
      </GameFrame>
    );
  if (place.step === 'voting' && prompt && idea)
    return (
      <GameFrame title={name}>
        <VoteOnIdeas idea={idea} takesFocus={place.isMoved} onFinish={(own) => finish(prompt, own)} />
      </GameFrame>
    );
  if (place.step === 'submission' && prompt)
    return (
      <GameFrame title={name}>
        <WriteIdea
          key={prompt.question}
          prompt={prompt}
          takesFocus={place.isMoved}
          onBack={place.toSelection}
          onSent={(sent) => vote(prompt, sent)}
        />
      </GameFrame>
    );
  if (place.step && taking.isComing)
    return (
      <GameFrame title={name}>
        <SkeletonRows rows={1} rowClass="h-96" text="Carregando..." />
      </GameFrame>
    );
  return (
    <GameFrame title={name} intro={description}>
      <ChooseQuestion
        prompts={taking.prompts}
        toldFor={taking.toldFor}
        isBack={place.isMoved}
        onChoose={(chosen) => {
          taking.begin(chosen);
          place.to('submission', chosen);
        }}
        onReturn={vote}
      />
    </GameFrame>
  );
}

/** What the person takes part with: the question of the address, the idea told for it, and at the end its votes. */
function useParticipation(promptId: string | null) {
  const { user } = useSession();
  const prompts = usePrompts();
  const ideas = useIdeas();
  const [taken, setTaken] = useState<{ prompt?: PromptQuestion; idea?: Idea; votes?: number }>({});
  const toldFor = (prompt: PromptQuestion) =>
    ideas.data?.find(({ userId, question }) => userId === user?.id && question === prompt.question);
  // What was chosen stays as it was read, whatever question comes in turn meanwhile.
  const isTaken = taken.prompt?.id === promptId;
  const prompt = isTaken ? taken.prompt : prompts?.find((one) => one.id === promptId);
  return {
    prompts: prompts ?? promptQuestions,
    toldFor,
    prompt,
    idea: (isTaken ? taken.idea : undefined) ?? (prompt && toldFor(prompt)),
    votes: isTaken ? taken.votes : undefined,
    /** After a reload the address alone knows, until the rest has been read. */
    isComing: !prompts || ideas.isPending,
    begin: (chosen?: PromptQuestion, told?: Idea) =>
      setTaken({ ...(chosen && { prompt: chosen }), ...(told && { idea: told }) }),
    end: (received: number) => setTaken({ ...taken, ...(prompt && { prompt }), votes: received }),
  };
}

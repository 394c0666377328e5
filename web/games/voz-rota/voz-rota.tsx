import { useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import type { PromptQuestion } from '#core/content/voz-rota.ts';
import type { Answer } from '#core/contract/index.ts';
import { score } from '#core/games/voz-rota/rules.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { useBegun } from '#web/play/use-begun.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { ChooseQuestion } from './choose-question.tsx';
import { ParticipationEnd } from './participation-end.tsx';
import { VoteOnIdeas } from './vote-on-ideas.tsx';
import { WriteIdea } from './write-idea.tsx';

type Idea = Answer<'submit'>['submission'];

type Step =
  | { name: 'selection' }
  | { name: 'submission'; prompt: PromptQuestion }
  | { name: 'voting'; prompt: PromptQuestion; idea: Idea }
  | { name: 'completed'; votes: number };

const { id, name, description } = gameOf('voz-rota');

/** An idea for one of five questions, told to the community and voted on by it. */
export function VozRota() {
  const [step, setStep] = useState<Step>({ name: 'selection' });
  const [hasBegun, setHasBegun] = useState(false);
  const run = useSaveRun(id);
  useBegun(id, step.name === 'submission');

  function go(next: Step) {
    setHasBegun(true);
    setStep(next);
  }
  function finish(prompt: PromptQuestion, { type, answer, votes }: Idea) {
    run.save(
      {
        score: score(votes),
        gameData: {
          questionId: prompt.id,
          submissionType: type,
          votesReceived: votes,
          submissionText: answer,
        },
      },
      {
        success: { title: 'Participação concluída!', text: 'Sua voz já faz parte da Rota.' },
      },
    );
    go({ name: 'completed', votes });
  }
  function restart() {
    run.reset();
    go({ name: 'selection' });
  }

  return (
    <GameFrame title={name} intro={step.name === 'selection' ? description : undefined}>
      {step.name === 'selection' && (
        <ChooseQuestion
          isBack={hasBegun}
          onChoose={(prompt) => go({ name: 'submission', prompt })}
          onReturn={(prompt, idea) => go({ name: 'voting', prompt, idea })}
        />
      )}
      {step.name === 'submission' && (
        <WriteIdea
          prompt={step.prompt}
          onBack={() => go({ name: 'selection' })}
          onSent={(idea) => go({ name: 'voting', prompt: step.prompt, idea })}
        />
      )}
      {step.name === 'voting' && (
        <VoteOnIdeas idea={step.idea} onFinish={(idea) => finish(step.prompt, idea)} />
      )}
      {step.name === 'completed' && (
        <ParticipationEnd votes={step.votes} run={run.state} onRestart={restart} />
      )}
    </GameFrame>
  );
}

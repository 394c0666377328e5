import type { PromptQuestion } from '#core/content/voz-rota.ts';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';

type Idea = Answer<'submissions'>[number];

interface Props {
  prompts: readonly PromptQuestion[];
  /** The person's own idea for a question, if there is a recent one. */
  toldFor: (prompt: PromptQuestion) => Idea | undefined;
  /** Back from another step, the heading takes the focus. */
  isBack: boolean;
  onChoose: (prompt: PromptQuestion) => void;
  /** Goes back to an idea that was told before. */
  onReturn: (prompt: PromptQuestion, idea: Idea) => void;
}

const tones: readonly Tone[] = ['amber', 'leaf', 'plum', 'water', 'grey'];

/** The questions, one a category. */
export const ChooseQuestion = ({ prompts, toldFor, isBack, onChoose, onReturn }: Props) => (
  <>
    <div className="grid gap-1">
      <PhaseHeading takesFocus={isBack}>Escolha uma pergunta</PhaseHeading>
      <p className="max-w-prose text-ink-soft">Conte com as suas palavras. Não tem resposta errada.</p>
    </div>
    <ul aria-label="Perguntas" className="grid gap-4 md:grid-cols-2">
      {prompts.map((prompt, index) => (
        <li key={prompt.id} className="grid min-w-0">
          <QuestionCard
            prompt={prompt}
            tone={tones[index] ?? 'grey'}
            told={toldFor(prompt)}
            onChoose={() => onChoose(prompt)}
            onReturn={(idea) => onReturn(prompt, idea)}
          />
        </li>
      ))}
    </ul>
  </>
);

interface QuestionProps {
  prompt: PromptQuestion;
  tone: Tone;
  /** The own idea for this question, if there is a recent one. */
  told: Idea | undefined;
  onChoose: () => void;
  onReturn: (idea: Idea) => void;
}

const QuestionCard = ({ prompt, tone, told, onChoose, onReturn }: QuestionProps) => (
  <Card className="grid content-between gap-4 p-4 sm:p-5">
    <div className="grid gap-3">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Tag tone={tone}>{prompt.category}</Tag>
        <ListenButton text={prompt.question} />
      </div>
      <h3 className="text-lg leading-snug font-bold">{prompt.question}</h3>
      {told && (
        <p className="text-ink-soft">Sua última ideia aqui tem {counted(told.votes, 'voto', 'votos')}.</p>
      )}
    </div>
    <div className="flex flex-wrap gap-3">
      <Button className="grow" onClick={onChoose} aria-label={`Contar minha ideia sobre ${prompt.category}`}>
        Contar minha ideia
      </Button>
      {told && (
        <Button
          look="quiet"
          className="grow"
          onClick={() => onReturn(told)}
          aria-label={`Ver votos da minha ideia sobre ${prompt.category}`}
        >
          Ver votos
        </Button>
      )}
    </div>
  </Card>
);

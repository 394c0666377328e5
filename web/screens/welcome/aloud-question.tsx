import { BookOpen, Volume2 } from 'lucide-react';
import { Question, type QuestionProps } from './question.tsx';
import { YesOrNo } from './yes-or-no.tsx';

/** Whether texts are to be read aloud. */
export const AloudQuestion = ({ place, onAnswer }: QuestionProps<{ readsAloud?: boolean }>) => (
  <Question
    place={place}
    title="Quer ouvir os textos?"
    note="O aparelho lê em voz alta para você."
    onSkip={() => onAnswer({})}
  >
    <YesOrNo
      yes={{ text: 'Sim, quero ouvir', Icon: Volume2 }}
      no={{ text: 'Não, eu leio', Icon: BookOpen }}
      onAnswer={(readsAloud) => onAnswer({ readsAloud })}
    />
  </Question>
);

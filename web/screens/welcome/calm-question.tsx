import { Snail, Zap } from 'lucide-react';
import { Question, type QuestionProps } from './question.tsx';
import { YesOrNo } from './yes-or-no.tsx';

/** Whether the texts of the games are to wait. */
export const CalmQuestion = ({ place, onAnswer }: QuestionProps<{ readsCalmly?: boolean }>) => (
  <Question
    place={place}
    title="Quer mais tempo para ler?"
    note="Nos jogos, os textos podem esperar você tocar em Continuar."
    onSkip={() => onAnswer({})}
  >
    <YesOrNo
      yes={{ text: 'Sim, com calma', Icon: Snail }}
      no={{ text: 'Não, pode passar', Icon: Zap }}
      onAnswer={(readsCalmly) => onAnswer({ readsCalmly })}
    />
  </Question>
);

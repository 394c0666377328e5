import { BookOpen, Volume2 } from 'lucide-react';
import { useVoice } from '#web/ui/voice/voices.ts';
import { Question, type QuestionProps } from './question.tsx';
import { YesOrNo } from './yes-or-no.tsx';

/** Whether texts are to be read aloud; asked without a voice too, since the answer goes with the account to other devices. */
export const AloudQuestion = ({ place, onAnswer }: QuestionProps<{ readsAloud?: boolean }>) => (
  <Question
    place={place}
    title="Quer ouvir os textos?"
    note={
      useVoice()
        ? 'O aparelho lê em voz alta para você.'
        : 'Este aparelho ainda não tem voz em português. Sua escolha vale quando houver uma, e nos seus outros aparelhos.'
    }
    onSkip={() => onAnswer({})}
  >
    <YesOrNo
      yes={{ text: 'Sim, quero ouvir', Icon: Volume2 }}
      no={{ text: 'Não, eu leio', Icon: BookOpen }}
      onAnswer={(readsAloud) => onAnswer({ readsAloud })}
    />
  </Question>
);

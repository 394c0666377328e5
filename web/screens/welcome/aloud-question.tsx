import { BookOpen, Volume2 } from 'lucide-react';
import { keepOnDevice } from '#web/ui/keep-on-device.ts';
import { noVoiceTold, useVoice } from '#web/ui/voice/voices.ts';
import { Question, type QuestionProps } from './question.tsx';
import { YesOrNo } from './yes-or-no.tsx';

type Answer = { readsAloud?: boolean };

/** Whether texts are to be read aloud; asked without a voice too, since the answer goes with the account to other devices. */
export function AloudQuestion({ place, onAnswer }: QuestionProps<Answer>) {
  const hasVoice = useVoice();
  function answer(given: Answer) {
    // It was said here; no other screen says it again.
    if (!hasVoice) keepOnDevice(noVoiceTold, 'sim');
    onAnswer(given);
  }
  return (
    <Question
      place={place}
      title="Quer ouvir os textos?"
      note={
        hasVoice
          ? 'O aparelho lê em voz alta para você.'
          : 'Este aparelho ainda não tem voz em português. Dá para instalar uma nas configurações dele, em “Texto para voz”. Sua escolha vale também nos seus outros aparelhos.'
      }
      onSkip={() => answer({})}
    >
      <YesOrNo
        yes={{ text: 'Sim, quero ouvir', Icon: Volume2 }}
        no={{ text: 'Não, eu leio', Icon: BookOpen }}
        onAnswer={(readsAloud) => answer({ readsAloud })}
      />
    </Question>
  );
}

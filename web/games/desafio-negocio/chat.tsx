import { ArrowLeft, Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { AiNotice } from '#web/play/ai-notice.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Briefing } from './briefing.tsx';
import { MessageBox } from './message-box.tsx';
import { Messages, Typing } from './messages.tsx';
import type { Conversation } from './use-conversation.ts';

type Challenge = Answer<'challenges'>[number];

const endWords = 'Encerrar conversa';

interface Props {
  conversation: Conversation;
  challenge: Challenge;
  pending: 'start' | 'send' | 'end' | undefined;
  /** A message that has not been answered yet. */
  onItsWay: string | undefined;
  takesFocus: boolean;
  onSend: (message: string) => Promise<boolean>;
  onEnd: () => void;
  onLeave: () => void;
}

/** The conversation with the persona while it goes on. */
export function Chat(props: Props) {
  const { conversation, challenge, pending, onItsWay, takesFocus, onSend, onEnd, onLeave } = props;
  const { name: persona } = challenge.persona;
  const { messages } = conversation;
  const shown = onItsWay === undefined ? messages : [...messages, messageOf(onItsWay)];
  const [isFresh] = useState(messages.length === 1);
  const [isAsking, setIsAsking] = useState(false);
  const end = useScrollTo(shown.length);
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:items-start">
      <ChatHeading challenge={challenge} takesFocus={takesFocus} onLeave={onLeave} />
      <div className="grid gap-3 md:sticky md:top-28 md:col-start-2 md:row-start-2">
        <Briefing challenge={challenge} isFresh={isFresh} />
        <AiNotice />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 md:col-start-1 md:row-start-2">
        <div role="log" aria-label={`Conversa com ${persona}`}>
          <Messages messages={shown} persona={persona}>
            {onItsWay !== undefined && <Typing persona={persona} />}
          </Messages>
        </div>
        <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid tight:-mx-2 grid-cols-[minmax(0,1fr)] gap-2 border-t-2 border-line bg-paper px-4 py-3 [@media(height<30rem)]:static lg:bottom-0 lg:mx-0 lg:px-0">
          {/* Far from the button that sends: whoever misses that one must not end the conversation. */}
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <button
              type="button"
              aria-disabled={pending !== undefined}
              onClick={() => pending ?? setIsAsking(true)}
              className="-ml-2 inline-flex min-h-12 items-center gap-2 rounded-xl px-2 text-left font-semibold text-danger hover:bg-danger-wash aria-disabled:cursor-progress"
            >
              <Flag aria-hidden="true" size={18} />
              {pending === 'end' ? 'Encerrando...' : endWords}
            </button>
            <p className="text-sm text-ink-soft max-lg:hidden">Enter envia, Shift+Enter pula a linha.</p>
          </div>
          <MessageBox
            // Each conversation has what was being written in it.
            key={conversation.id}
            conversationId={conversation.id}
            lastSaid={messages.findLast(({ role }) => role === 'user')?.content}
            persona={persona}
            isPending={pending !== undefined}
            onSend={onSend}
          />
        </div>
        {isAsking && <AskFirst persona={persona} onStay={() => setIsAsking(false)} onEnd={onEnd} />}
        <div ref={end} />
      </div>
    </div>
  );
}

interface AskFirstProps {
  persona: string;
  onStay: () => void;
  onEnd: () => void;
}

/** Nobody ends the conversation by mistake: there is no way back. */
const AskFirst = ({ persona, onStay, onEnd }: AskFirstProps) => (
  <Dialog title="Encerrar a conversa?" onClose={onStay}>
    <p>Você recebe a nota agora e não dá mais para continuar esta conversa com {persona}.</p>
    <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
      <Button onClick={onStay}>Continuar conversando</Button>
      <Button
        look="danger"
        onClick={() => {
          onStay();
          onEnd();
        }}
      >
        Encerrar e ver a nota
      </Button>
    </div>
  </Dialog>
);

interface HeadingProps {
  challenge: Challenge;
  takesFocus: boolean;
  onLeave: () => void;
}

const ChatHeading = ({ challenge: { name, persona }, takesFocus, onLeave }: HeadingProps) => (
  <div className="grid justify-items-start gap-1 md:col-span-2">
    <button
      type="button"
      onClick={onLeave}
      className="-ml-2 inline-flex min-h-12 items-center gap-2 rounded-xl px-2 text-left font-semibold text-leaf hover:bg-leaf-wash"
    >
      <ArrowLeft aria-hidden="true" size={20} />
      Voltar aos desafios
    </button>
    <div className="flex items-center gap-3">
      <Avatar name={persona.name} />
      <div className="min-w-0 leading-tight">
        <PhaseHeading takesFocus={takesFocus} className="text-xl sm:text-2xl">
          {name}
        </PhaseHeading>
        <p className="text-sm text-ink-soft">
          {persona.name}, {persona.role.toLocaleLowerCase('pt-BR')}
        </p>
      </div>
    </div>
  </div>
);

/** Keeps the latest message in sight; a conversation that has just begun is read from its scenario on. */
function useScrollTo(count: number) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 1) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  return end;
}

const messageOf = (content: string): Conversation['messages'][number] => ({
  role: 'user',
  content,
  timestamp: new Date().toISOString(),
});

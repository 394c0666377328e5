import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { ageOf } from '#web/api/age.ts';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { WaitingMessages } from '#web/calls/waiting-messages.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { MessageBox } from './message-box.tsx';
import { cacheMessage, isTo, type Team, threadOf } from './thread-cache.ts';

type Message = Answer<'teamMessages'>[number];

const shownAtFirst = 4;

/** What the team says to each other beside the desk. */
export function TeamThread({ isOver = false, ...team }: Team & { isOver?: boolean }) {
  const userId = useSession().user?.id;
  const cache = useQueryClient();
  const thread = useQuery({ ...threadOf(team), refetchOnMount: 'always' });
  return (
    <Panel title="Conversa da equipe" Icon={MessageCircle}>
      {thread.isLoadingError && <LoadFailure failure={thread.error} onRetry={() => thread.refetch()} />}
      {thread.data?.length === 0 && (
        <p className="text-ink-soft">
          {isOver ? 'Ainda dá para conversar aqui.' : 'Combinem aqui como vão responder.'} Só a equipe lê.
        </p>
      )}
      {thread.data && <Messages messages={thread.data} userId={userId} />}
      <WaitingMessages
        isTo={(call) => isTo(team, call)}
        onArrive={(answer) => cacheMessage(cache, team, answer as Message)}
      />
      <MessageBox {...team} />
    </Panel>
  );
}

/** The last few, so that the desk stays near on a phone; the others on request. New ones are read aloud. */
function Messages({ messages, userId }: { messages: readonly Message[]; userId: number | undefined }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? messages : messages.slice(-shownAtFirst);
  const hidden = messages.length - shown.length;
  return (
    <>
      {hidden > 0 && (
        <button
          type="button"
          className="min-h-12 justify-self-start rounded-xl font-bold text-leaf underline-offset-4 hover:underline"
          onClick={() => setShowsAll(true)}
        >
          Ver mensagens anteriores ({hidden})
        </button>
      )}
      <div role="log" aria-label="Mensagens da equipe">
        <ul className="grid gap-2 empty:hidden">
          {shown.map((message) => (
            <Said key={message.id} message={message} isOwn={message.authorId === userId} />
          ))}
        </ul>
      </div>
    </>
  );
}

const Said = ({ message: { username, text, at }, isOwn }: { message: Message; isOwn: boolean }) => (
  <li
    className={`max-w-[90%] min-w-0 rounded-2xl px-4 py-2 ${isOwn ? 'justify-self-end bg-leaf-wash' : 'justify-self-start bg-maize-wash'}`}
  >
    <p className="flex flex-wrap gap-x-2 text-sm">
      <strong>{isOwn ? 'Você' : <Breakable text={username} />}</strong>
      <span className="text-ink-soft">{ageOf(at)}</span>
    </p>
    <p className="wrap-anywhere whitespace-pre-line">{text}</p>
  </li>
);

import type { ReactNode } from 'react';
import { ModelNote } from '#web/play/ai-notice.tsx';
import { clockTime } from '#web/ui/day-words.ts';
import { ListenButton } from '#web/ui/listen-button.tsx';
import type { Conversation } from './use-conversation.ts';

interface Props {
  messages: Conversation['messages'];
  persona: string;
  /** What stands after the last message. */
  children?: ReactNode;
}

/** What was said, one bubble after the other: the persona on the left, the person on the right. */
export const Messages = ({ messages, persona, children }: Props) => (
  <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
    {[...messages.entries()].map(([place, message]) => (
      <li key={place} className={message.role === 'user' ? own : others}>
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <strong>{message.role === 'user' ? 'Você' : persona}</strong>
          <time dateTime={message.timestamp} className="text-ink-soft">
            {clockTime(message.timestamp)}
          </time>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{message.content}</p>
        {message.role === 'assistant' && (
          <>
            <ModelNote engine={message.engine} />
            <div className="pt-1 empty:hidden">
              <ListenButton text={message.content} startsItself={place === messages.length - 1} />
            </div>
          </>
        )}
      </li>
    ))}
    {children}
  </ol>
);

const bubble = 'grid w-fit max-w-[88%] min-w-0 gap-0.5 rounded-2xl border-2 px-4 py-2.5 sm:max-w-[80%]';
const own = `${bubble} justify-self-end rounded-br-sm border-leaf bg-leaf-wash`;
const others = `${bubble} rounded-bl-sm border-line bg-card`;

/** The place of an answer that is on its way. */
export const Typing = ({ persona }: { persona: string }) => (
  <li className={others}>
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <span aria-hidden="true" className="flex gap-1">
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span key={delay} className={`size-2 rounded-full bg-clay motion-safe:animate-bounce ${delay}`} />
        ))}
      </span>
      {persona} está escrevendo...
    </p>
  </li>
);

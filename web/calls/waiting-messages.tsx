import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useOutbox } from '#web/api/outbox-context.ts';
import { signal } from '#web/api/signal.ts';
import type { StoredCall } from '#web/api/waiting-calls.ts';
import { watchSignal } from '#web/api/watch-signal.ts';

interface Props {
  /** Whether a call is a message to this thread. */
  isTo: (call: StoredCall) => boolean;
  /** Takes the answer of each message that the server has, at once or after it waited. */
  onArrive?: (answer: unknown) => void;
  label?: string;
}

/** What the person wrote and the others do not have yet; what was refused stands in the list of what waits, with its reason. */
export function WaitingMessages({ isTo, onArrive = () => {}, label = 'Mensagens' }: Props) {
  const { list } = useOutbox();
  const calls = useSyncExternalStore(list.subscribe, list.read);
  const isLost = useSyncExternalStore(watchSignal, () => signal.isLost);
  const isHeld = useHeld(isTo, onArrive);
  // With a signal they are on their way, until the server fails at them.
  const waiting = calls.filter((call) => isTo(call) && !call.refusal && (isLost || isHeld(call)));
  return (
    <ul aria-label={`${label} que esperam sinal`} className="grid gap-2 empty:hidden">
      {waiting.map(({ runId, input }) => (
        <li
          key={runId}
          className="max-w-[90%] min-w-0 justify-self-end rounded-2xl border-2 border-dashed border-edge px-4 py-2"
        >
          <p className="flex items-center gap-1.5 text-sm text-ink-soft">
            <CloudOff aria-hidden="true" size={16} className="shrink-0" />
            Guardada neste aparelho, espera sinal
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{String(Object(input.body).text)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Follows what becomes of the messages; answers whether one waits, from before or since the server could not take it. */
function useHeld(isTo: Props['isTo'], onArrive: (answer: unknown) => void) {
  const { list } = useOutbox();
  const [openedAt] = useState(Date.now);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const arrive = useEffectEvent(onArrive);
  const isOurs = useEffectEvent(isTo);
  useEffect(
    () =>
      list.watch((news) => {
        if (!isOurs(news.call)) return;
        if (news.kind === 'saved') arrive(news.answer);
        else if (news.kind === 'kept') setHeld((known) => new Set(known).add(news.call.runId));
      }),
    [list],
  );
  return ({ runId, place }: StoredCall) => place < openedAt || held.has(runId);
}

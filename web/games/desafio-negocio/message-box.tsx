import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { limits } from '#core/contract/limits.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { storedDraft } from '#web/api/stored-draft.ts';
import { useSession } from '#web/app/session.ts';
import { DictateButton } from '#web/ui/dictate-button.tsx';

interface Props {
  conversationId: number;
  /** What arrived last: a page closed on its way still has it as a draft. */
  lastSaid: string | undefined;
  /** To whom one writes. */
  persona: string;
  isPending: boolean;
  /** Returns whether the message arrived; one that did not comes back into the box. */
  onSend: (message: string) => Promise<boolean>;
}

const longest = limits.message.max;
/** The counter comes when so many characters are left. */
const nearTheEnd = 150;

/** Where the person writes: Enter sends, Shift+Enter begins a new line. */
export function MessageBox({ conversationId, lastSaid, persona, isPending, onSend }: Props) {
  const { text, write, handOver } = useMessage(conversationId, lastSaid);
  const box = useRef<HTMLTextAreaElement>(null);
  const counterId = useId();
  const message = text.trim();
  const left = longest - message.length;

  async function send() {
    box.current?.focus();
    if (message === '' || left < 0 || isPending) return;
    const settle = handOver(message);
    settle(await onSend(message));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <div className="grid gap-3">
      <textarea
        ref={box}
        aria-label={`Sua mensagem para ${persona}`}
        aria-describedby={counterId}
        aria-invalid={left < 0}
        placeholder="Escreva sua mensagem"
        rows={2}
        enterKeyHint="send"
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        className="max-h-40 min-h-12 resize-none rounded-2xl border-2 border-edge bg-card px-4 py-2.5 [field-sizing:content] placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:bg-danger-wash"
      />
      <div className="flex flex-wrap items-start gap-2">
        {/* What is being heard stands below its button, and the other one stays where it is. */}
        <div className="whole-words">
          <DictateButton value={text} max={longest} onChange={write} label={`sua mensagem para ${persona}`} />
        </div>
        <button
          type="button"
          disabled={message === '' || left < 0}
          aria-disabled={isPending}
          onClick={send}
          className="ml-auto inline-flex min-h-12 shrink-0 items-center justify-center gap-2 rounded-2xl bg-leaf px-5 font-bold tight:px-2 text-on-leaf shadow-[inset_0_-4px_0_var(--leaf-deep)] hover:brightness-110 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-80"
        >
          <SendHorizontal aria-hidden="true" size={22} />
          Enviar
        </button>
      </div>
      <p
        id={counterId}
        className={`text-sm tabular-nums empty:hidden ${left < 0 ? 'font-semibold text-danger' : 'text-ink-soft'}`}
      >
        {left <= nearTheEnd && counterWords(message.length, left)}
      </p>
    </div>
  );
}

/** What is being written, kept on the device until it has arrived: a reload, or a session that has run out, loses nothing. */
function useMessage(conversationId: number, lastSaid: string | undefined) {
  const userId = useSession().user?.id ?? 1;
  const [draft] = useState(() => storedDraft(userId, `desafio:${conversationId}`));
  const [text, setText] = useState(() => (draft.read().trim() === lastSaid ? '' : draft.read()));
  const onItsWay = useRef('');
  const typed = useRef(text);
  function write(next: string) {
    typed.current = next;
    setText(next);
    draft.write([onItsWay.current, next].filter(Boolean).join('\n'));
  }
  /** Empties the box; what it returns is told whether the message arrived, else it comes back into the box. */
  function handOver(message: string) {
    onItsWay.current = message;
    write('');
    return (hasArrived: boolean) => {
      onItsWay.current = '';
      write([hasArrived ? '' : message, typed.current].filter(Boolean).join('\n'));
    };
  }
  return { text, write, handOver };
}

const counterWords = (length: number, left: number): string => {
  const count = `${formatNumber(length)}/${formatNumber(longest)}`;
  return left < 0 ? `${count}: encurte um pouco para enviar` : count;
};

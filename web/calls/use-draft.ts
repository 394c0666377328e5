import { useMemo, useRef, useState } from 'react';
import { storedDraft } from '#web/api/stored-draft.ts';

interface Draft {
  text: string;
  write: (text: string) => void;
  /** The words are the outbox's from now on: a reload shows them where they wait, and not in the box as well. */
  handOver: () => void;
}

/** A text that is kept on the device while it is being written: whoever reloads or looks elsewhere finds it again. */
export function useDraft(userId: number | undefined, name: string): Draft {
  const draft = useMemo(() => storedDraft(userId ?? 1, name), [userId, name]);
  const [text, setText] = useState(draft.read);
  const kept = useRef(text);
  function keep(next: string) {
    // What another tab has written here since is not for this one to forget.
    if (next === '' && draft.read() !== kept.current) return;
    kept.current = next;
    draft.write(next);
  }
  function write(next: string) {
    setText(next);
    keep(next);
  }
  return { text, write, handOver: () => keep('') };
}

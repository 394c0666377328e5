import { useMemo, useState } from 'react';
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
  function write(next: string) {
    setText(next);
    draft.write(next);
  }
  return { text, write, handOver: () => draft.write('') };
}

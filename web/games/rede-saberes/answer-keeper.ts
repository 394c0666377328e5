import { isFinal } from '#web/api/api-error.ts';
import type { StoredDraft } from '#web/api/stored-draft.ts';

/** How the writing of one part stands. */
export interface KeptAnswer {
  /** What the person wrote, for as long as nothing from elsewhere may cover it. */
  own: string | undefined;
  status: 'quiet' | 'saving' | 'saved' | 'waiting' | 'refused';
  /** Why it waits or was refused. */
  failure: unknown;
  /** What was written in the same part meanwhile, by somebody else or on another phone. */
  rival: string | undefined;
}

export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>;

interface Parts {
  draft: StoredDraft;
  /** Brings a text to the server, over what stood there, or leaves it where it waits for a signal and is sent by itself. */
  send: (text: string, before: string) => Promise<'arrived' | 'waiting'>;
  /** Takes back what waits. */
  discard: () => void;
}

/** A pause in the typing this long sends what there is; somebody who never pauses sends it now and then. */
export const pauseMs = 400;
const longestMs = 800;
const retryMs = 3000;

const untouched: KeptAnswer = { own: undefined, status: 'quiet', failure: undefined, rival: undefined };

/** Saves one part as it is typed, keeps it on this device until the server has it, and never loses a word. */
export function createAnswerKeeper({ draft, send, discard }: Parts) {
  const listeners = new Set<() => void>();
  /** Texts of the server that are no news: what stood there before, and what this device sent. */
  const familiar = new Set<string>();
  let kept = untouched;
  let sent: string | undefined;
  /** What the own text was written over. */
  let over = '';
  /** It waits elsewhere, and is sent from there. */
  let isHandedOver = false;
  let isRestored = false;
  let isOpen = false;
  let isFocused = false;
  let isWanted = false;
  /** What the server has for the part, as it was last told. */
  let theirs: string | undefined;
  let sending: Promise<boolean> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;

  function change(part: Partial<KeptAnswer>) {
    kept = { ...kept, ...part };
    for (const listener of listeners) listener();
  }
  function saveWithin(ms: number) {
    longest ??= setTimeout(save, ms);
  }
  function stopTimers() {
    clearTimeout(pause);
    clearTimeout(longest);
    longest = undefined;
  }
  const isSent = () => kept.own === undefined || kept.own === sent;

  function save(): Promise<boolean> {
    stopTimers();
    isWanted = true;
    sending ??= sendWanted().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function sendWanted(): Promise<boolean> {
    while (isWanted) {
      isWanted = false;
      const text = kept.own;
      if (text === undefined || isSent()) continue;
      familiar.add(text.trim());
      const result = await send(text, over).catch((thrown: unknown) => ({ thrown }));
      if (typeof result === 'object') return fail(result.thrown);
      if (result === 'waiting') handOver(text);
      else arrived(text);
    }
    return isSent();
  }

  /** The server has this text. */
  function arrived(text: string) {
    sent = text;
    over = text;
    if (!isSent()) return;
    isHandedOver = false;
    draft.write('');
    change({ status: 'saved', failure: undefined });
    letGo();
  }

  function handOver(text: string) {
    isHandedOver = kept.own === text;
    if (isHandedOver) draft.write('');
    change({ status: 'waiting', failure: undefined });
  }

  function fail(failure: unknown): false {
    isHandedOver = false;
    change({ status: isFinal(failure) ? 'refused' : 'waiting', failure });
    if (!isFinal(failure) && isOpen) saveWithin(retryMs);
    return false;
  }

  /** Once the text is safe and the person is elsewhere, the box follows the team again. */
  function letGo() {
    if (isFocused || !isSent() || kept.rival !== undefined) return;
    forget({});
  }

  function forget(part: Partial<KeptAnswer>) {
    familiar.clear();
    sent = undefined;
    over = '';
    change({ own: undefined, rival: undefined, ...part });
  }

  function restore() {
    const { text, before } = readDraft(draft);
    if (text === undefined || kept.own !== undefined) return;
    isRestored = true;
    over = before;
    familiar.add(before);
    change({ own: text, status: 'waiting' });
  }

  /** Tells what the server has beside the own text, where it is news; returns whether it is. */
  function compare(): boolean {
    if (theirs === undefined || kept.own === undefined) return false;
    const isNews = !familiar.has(theirs) && theirs !== kept.own.trim();
    const rival = isNews ? theirs : undefined;
    if (rival !== kept.rival) change({ rival });
    return isNews;
  }

  const retry = () => void (kept.status === 'waiting' && !isRestored && !isHandedOver && save());

  return {
    read: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Starts with what an earlier visit left unsent; returns how to stop, which sends the rest. */
    open(): () => void {
      isOpen = true;
      restore();
      window.addEventListener('online', retry);
      return () => {
        isOpen = false;
        window.removeEventListener('online', retry);
        if (isSent() || kept.rival !== undefined || isRestored || isHandedOver) stopTimers();
        else void save();
      };
    },
    /** The person writes over the text that was in the box. */
    write(text: string, before: string) {
      if (kept.own === undefined) {
        familiar.add(before);
        over = before;
      }
      draft.write(JSON.stringify({ text, before: over }));
      isRestored = false;
      isHandedOver = false;
      change({ own: text, status: kept.status === 'waiting' ? 'waiting' : 'saving' });
      saveWithin(longestMs);
      clearTimeout(pause);
      pause = setTimeout(save, pauseMs);
    },
    /** The server has this text for the part now. */
    arrive(text: string) {
      theirs = text;
      if (kept.own === undefined) return;
      const isNews = compare();
      if (!isRestored || isNews) return;
      isRestored = false;
      void save();
    },
    /** An earlier visit left this text waiting, or refused; whoever writes already goes on with the newer one. */
    takeUp({ text, before, failure }: { text: string; before: string; failure?: unknown }) {
      if (kept.own !== undefined) return;
      isHandedOver = failure === undefined;
      over = before;
      familiar.add(before).add(text.trim());
      change({ own: text, status: isHandedOver ? 'waiting' : 'refused', failure });
      // The desk may have come before what waits was found.
      compare();
    },
    /** What waited has arrived; or it was refused, and stays for the person to decide. */
    heard(text: string, failure?: unknown) {
      if (kept.own === undefined || !isHandedOver) return;
      if (failure === undefined) arrived(text);
      else fail(failure);
    },
    focus() {
      isFocused = true;
    },
    blur() {
      isFocused = false;
      letGo();
    },
    /** Sends what is not sent yet; returns whether the server has everything. */
    settle: () => save(),
    /** Gives up the own text for what the server has. */
    giveUp() {
      stopTimers();
      discard();
      draft.write('');
      isRestored = false;
      isHandedOver = false;
      forget({ status: 'quiet', failure: undefined });
    },
    /** Puts the own text in the place of the other's. */
    insist() {
      if (kept.rival !== undefined) {
        familiar.add(kept.rival);
        over = kept.rival;
      }
      isRestored = false;
      sent = undefined;
      change({ rival: undefined, status: 'saving' });
      void save();
    },
  };
}

/** What an earlier visit left: the text, and what stood there before it. */
function readDraft(draft: StoredDraft): { text?: string; before: string } {
  try {
    const { text, before } = Object(JSON.parse(draft.read()));
    return typeof text === 'string' ? { text, before: String(before ?? '') } : { before: '' };
  } catch {
    return { before: '' };
  }
}

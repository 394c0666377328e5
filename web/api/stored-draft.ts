import { storedToken } from './token.ts';

/** What the window hears when a text could not be kept. */
export const unkept = 'unkept';

/** A text that is kept on this device while it is being written, until it has been sent. */
export interface StoredDraft {
  read: () => string;
  /** An empty text is forgotten. */
  write: (text: string) => void;
}

/** The draft of a member under a name of its own. */
export function storedDraft(userId: number, name: string): StoredDraft {
  const key = `draft:${userId}:${name}`;
  return {
    read: () => localStorage.getItem(key) ?? '',
    write(text) {
      // Whoever signed out leaves nothing behind, whatever a closing screen would still keep.
      if (storedToken() === null) return;
      try {
        if (text === '') localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // Where the storage is full or forbidden, the text lives as long as the page; whoever listens says so.
        dispatchEvent(new Event(unkept));
      }
    },
  };
}

/** A draft that is more than a text. */
export interface StoredJson {
  /** Whatever stands there; an older version of the client, or anybody, may have written it. */
  read: () => unknown;
  /** What is undefined is forgotten. */
  write: (value: object | undefined) => void;
}

/** The draft of a member under a name of its own, as JSON. */
export function storedJson(userId: number, name: string): StoredJson {
  const draft = storedDraft(userId, name);
  return {
    read: () => parsed(draft.read()),
    write: (value) => draft.write(value ? JSON.stringify(value) : ''),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

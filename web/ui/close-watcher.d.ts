/** Not yet among the types of the DOM: Escape, and on a phone the gesture of going back, for whatever lies on top. */
declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}

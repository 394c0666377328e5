import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** So far above and below what is seen, in heights of the window. */
const reach = '200%';

/**
 * Whether a part of a long list is near what is seen, and how high it was when it last was. Whoever reads on, by eye, by ear
 * or by keys, finds it drawn; ten thousand people drawn at once are a million pieces, which a phone has no room for.
 */
export function useNear<E extends Element>() {
  const ref = useRef<E>(null);
  const [{ isNear, height }, setState] = useState({ isNear: true, height: 0 });
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { isIntersecting, boundingClientRect, target } = entry;
        // Who has the focus in it keeps it.
        const isNear = isIntersecting || target.contains(document.activeElement);
        startTransition(() => setState({ isNear, height: boundingClientRect.height }));
      },
      { rootMargin: `${reach} 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  // On paper everybody stands whom the list shows.
  const isPrinting = useSyncExternalStore(watchPrinting, () => printing);
  return { ref, isNear: isNear || isPrinting, height };
}

let printing = false;

function watchPrinting(onChange: () => void): () => void {
  const begin = () => {
    printing = true;
    onChange();
  };
  const end = () => {
    printing = false;
    onChange();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

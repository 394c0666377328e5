import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { markPassage, showPassage } from './mark-passage.ts';
import { passagesIn, passagesOf } from './passages.ts';
import { type Player, startPlayer } from './player.ts';
import { PlayerBar } from './player-bar.tsx';

export interface ReaderProps {
  /** The element that asked for it: what is read stands around it. */
  asker: Element;
  /** All of the screen is read, not only what stands near. */
  isScreen: boolean;
  /** What is read; left out, it is all that stands around. */
  text?: string | undefined;
  onEnd: () => void;
}

/** A text or a whole screen being read, with the bar that leads through it; it reads as long as it is mounted. */
export function Reader({ asker, isScreen, text, onEnd }: ReaderProps) {
  const [player, setPlayer] = useState<Player>();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const near = isScreen ? 'main' : 'article, li, section, dialog, main';
    const region = asker.closest(near) ?? document.body;
    const given = text === undefined ? undefined : passagesOf(text, region);
    const started = startPlayer({
      gather: () => given ?? passagesIn(region),
      onPassage(passage) {
        markPassage(passage);
        // A text of its own stands where the person has just pressed; only a screen runs out of sight.
        if (passage && !given) showPassage(passage);
      },
      onEnd: () => end(),
    });
    setPlayer(started);
    // Chrome would go on speaking over the next page.
    addEventListener('pagehide', started.stop);
    const covering = whenCovered(asker, started.stop);
    return () => {
      covering.disconnect();
      removeEventListener('pagehide', started.stop);
      started.stop();
    };
  }, [asker, isScreen, text]);
  return player && createPortal(<PlayerBar player={player} />, document.body);
}

/** A sheet that opens lays the page behind it to rest; what is read there would speak over what the person sees. */
function whenCovered(asker: Element, stop: () => void): MutationObserver {
  const observer = new MutationObserver(() => asker.closest('[inert]') && stop());
  observer.observe(document.body, { attributeFilter: ['inert'], subtree: true });
  return observer;
}

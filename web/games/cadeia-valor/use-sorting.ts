import { type KeyboardEvent, type MouseEvent, useState } from 'react';

interface Named {
  id: string;
  name: string;
}

type Move = (from: number, to: number) => void;

/** A row picked up with the keyboard and the place it came from. */
interface Lift {
  id: string;
  origin: number;
}

/** Every way to reorder a list but the drag itself, and the words that tell of each change to whoever cannot see it. */
export function useSorting(items: readonly Named[], onMove: Move) {
  const [said, setSaid] = useState('');

  const place = (position: number) => `posição ${position + 1} de ${items.length}`;

  function move(from: number, to: number, say: (name: string) => string) {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    onMove(from, to);
    setSaid(say(item.name));
  }

  const step: Move = (from, to) => move(from, to, (name) => `${name}: ${place(to)}.`);
  const drop: Move = (from, to) => move(from, to, (name) => `${name} ficou na ${place(to)}.`);
  const takeBack: Move = (from, to) => move(from, to, (name) => `Cancelado. ${name} voltou à ${place(to)}.`);

  const lift = useLift({ step, drop, takeBack });

  const keysOf = ({ id, name }: Named, position: number) =>
    lift.keysOf(id, position, () =>
      setSaid(`${name} na mão, ${place(position)}. Setas movem, espaço solta, Esc cancela.`),
    );

  return { said, step, drop, keysOf, liftedId: lift.heldId };
}

/** Space picks a row up and puts it down, the arrows move it, Escape takes it back where it was. */
function useLift({ step, drop, takeBack }: { step: Move; drop: Move; takeBack: Move }) {
  const [lift, setLift] = useState<Lift>();
  return {
    heldId: lift?.id,
    keysOf: (id: string, position: number, onPickUp: () => void) => ({
      // A click with a pointer behind it is a drag that went nowhere; the keyboard's has none.
      onClick({ detail }: MouseEvent) {
        if (detail > 0) return;
        if (lift?.id === id) {
          setLift(undefined);
          drop(position, position);
        } else {
          setLift({ id, origin: position });
          onPickUp();
        }
      },
      onBlur: () => setLift((now) => (now?.id === id ? undefined : now)),
      onKeyDown(event: KeyboardEvent) {
        if (lift?.id !== id) return;
        if (event.key === 'Escape') {
          setLift(undefined);
          takeBack(position, lift.origin);
        }
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
          event.preventDefault();
          step(position, position + (event.key === 'ArrowUp' ? -1 : 1));
        }
      },
    }),
  };
}

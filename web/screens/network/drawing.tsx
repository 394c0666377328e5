import { LocateFixed, type LucideIcon, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { counted } from '#core/progress/wording.ts';
import { createPainter, type Painter } from './painter.ts';
import type { Scene } from './scene.ts';

/** Who is chosen, and whether the drawing has to move to show them. */
export interface Chosen {
  id: number | null;
  isCentred: boolean;
}

interface Props {
  scene: Scene;
  chosen: Chosen;
  onChoose: (id: number | null) => void;
  /** Finds the member in the drawing; absent when they are not in it. */
  onFindSelf: (() => void) | undefined;
}

const zoomStep = 1.6;

/** The network drawn, with buttons for whoever does not drag or pinch. */
export function Drawing({ scene, chosen, onChoose, onFindSelf }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = usePainter(canvas, scene, chosen, onChoose);
  const people = counted(scene.people.length, 'pessoa', 'pessoas');
  const ties = counted(scene.ties.length, 'ligação', 'ligações');
  return (
    <div className="grid gap-2">
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Desenho da rede: ${people} e ${ties}. A lista de pessoas diz o mesmo em palavras.`}
        className="block h-[min(58dvh,32rem)] w-full low:h-[78dvh] rounded-2xl border-2 border-line cursor-grab touch-none active:cursor-grabbing"
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Tool label="Aproximar" Icon={ZoomIn} onClick={() => painter.current?.zoomBy(zoomStep)} />
        <Tool label="Afastar" Icon={ZoomOut} onClick={() => painter.current?.zoomBy(1 / zoomStep)} />
        <Tool label="Ver tudo" Icon={Maximize} onClick={() => painter.current?.showAll()} />
        {onFindSelf && <Tool label="Me encontrar" Icon={LocateFixed} onClick={onFindSelf} />}
      </div>
    </div>
  );
}

function usePainter(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  scene: Scene,
  chosen: Chosen,
  onChoose: (id: number | null) => void,
) {
  const painter = useRef<Painter>(null);
  const show = useRef(onChoose);
  useEffect(() => {
    show.current = onChoose;
  });
  useEffect(() => {
    if (!canvas.current) return;
    const made = createPainter(canvas.current, (id) => show.current(id));
    painter.current = made;
    return () => made.stop();
  }, [canvas]);
  useEffect(() => painter.current?.showScene(scene), [scene]);
  useEffect(() => painter.current?.choose(chosen.id, chosen), [chosen]);
  return painter;
}

const Tool = ({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="icon-word border-2 border-line bg-card px-1.5 hover:bg-maize-wash"
  >
    <Icon aria-hidden="true" size={22} />
    {label}
  </button>
);

import { DndContext, type DndContextProps, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A finger trembles: only beyond this many pixels is it a drag and no longer a tap. */
export const tremblePx = 6;

/** Each game says in its own words what has changed, and has its own way by keyboard. */
const silence = () => undefined;
const announcements = {
  onDragStart: silence,
  onDragOver: silence,
  onDragEnd: silence,
  onDragCancel: silence,
};

interface Props extends DndContextProps {
  /** How one moves things by keyboard, for whoever does not see them. */
  instructions?: string;
}

/** Where things are dragged by mouse, finger or pen. */
export const DragArea = ({ instructions = '', ...rest }: Props) => (
  <DndContext
    sensors={useSensors(useSensor(PointerSensor, { activationConstraint: { distance: tremblePx } }))}
    accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
    {...rest}
  />
);

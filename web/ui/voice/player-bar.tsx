import { FastForward, type LucideIcon, Pause, Play, Rabbit, Turtle, X } from 'lucide-react';
import { type SyntheticEvent, useSyncExternalStore } from 'react';
import type { Player } from './player.ts';
import './player-bar.css';

/** What a portal tells its React parents is none of their business: a card under it may be a button itself. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/** Leads through what is being read: on and off, on to the next, slower, faster, away. */
export function PlayerBar({ player }: { player: Player }) {
  const isPaused = useSyncExternalStore(player.subscribe, player.isPaused);
  return (
    <section
      aria-label="Leitura em voz alta"
      className="player-bar"
      data-silent
      onClick={keepInside}
      onKeyDown={keepInside}
      onPointerDown={keepInside}
    >
      <Control
        Icon={isPaused ? Play : Pause}
        text={isPaused ? 'Continuar' : 'Pausar'}
        onPress={player.toggle}
      />
      <Control Icon={FastForward} text="Avançar" onPress={player.next} />
      <Control Icon={Turtle} text="Devagar" name="Ler mais devagar" onPress={() => player.changeSpeed(-1)} />
      <Control Icon={Rabbit} text="Rápido" name="Ler mais rápido" onPress={() => player.changeSpeed(1)} />
      <Control Icon={X} text="Fechar" name="Fechar a leitura" onPress={player.stop} />
    </section>
  );
}

interface ControlProps {
  Icon: LucideIcon;
  text: string;
  /** The whole of it, where the word alone would not say. */
  name?: string;
  onPress: () => void;
}

const Control = ({ Icon, text, name = text, onPress }: ControlProps) => (
  <button type="button" aria-label={name} onClick={onPress}>
    <Icon aria-hidden="true" size={24} />
    {text}
  </button>
);

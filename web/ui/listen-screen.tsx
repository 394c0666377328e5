import { ListenButton } from './listen-button.tsx';

/** Reads all of the screen, from its heading to its end. */
export const ListenScreen = () => <ListenButton startsItself />;

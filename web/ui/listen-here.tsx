import { ListenButton } from './listen-button.tsx';

/** Reads all of the screen, from its heading to its end. */
export const ListenScreen = () => <ListenButton isScreen startsItself />;

/** Reads the section it stands in. */
export const ListenHere = () => <ListenButton />;

/** Reads the sheet it stands in, by itself where texts are to be read aloud. */
export const ListenSheet = () => <ListenButton startsItself />;

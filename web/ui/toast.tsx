import { CircleAlert, CircleCheck, X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

interface Message {
  title: string;
  text: string;
  look?: keyof typeof looks;
}

const displayMs = 5000;
/** Whoever reads slowly reads to the end: why an account is suspended may take three hundred letters. */
const letterMs = 80;

const looks = {
  calm: { role: 'status', Icon: CircleCheck, colours: 'border-leaf bg-leaf-wash', icon: 'text-leaf' },
  destructive: {
    role: 'alert',
    Icon: CircleAlert,
    colours: 'border-danger bg-danger-wash',
    icon: 'text-danger',
  },
};

const ToastContext = createContext<(message: Message) => void>(() => {});

/** Shows a message over the screen; a new one takes the place of the one before. */
export const useToast = () => useContext(ToastContext);

/** Holds the one toast of the screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ message: Message; turn: number }>();
  const show = useCallback(
    (message: Message) => setCurrent((previous) => ({ message, turn: (previous?.turn ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setCurrent(undefined), []);
  return (
    <ToastContext value={show}>
      {children}
      {current && <Toast key={current.turn} {...current.message} onClose={close} />}
    </ToastContext>
  );
}

function Toast({ title, text, look = 'calm', onClose }: Message & { onClose: () => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, Math.max(displayMs, text.length * letterMs));
    return () => clearTimeout(timer);
  }, [held, onClose, text]);
  const isAtTop = useSyncExternalStore(watchScroll, () => scrollY < 9);
  const { role, Icon, colours, icon } = looks[look];
  return (
    <section
      aria-label="Aviso"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      data-at-top={isAtTop}
      className={`toast rise ${colours}`}
    >
      {/* First, so that the words flow round it. */}
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={onClose}
        className="icon-word float-right -mr-3 hover:bg-card"
      >
        <X aria-hidden="true" size={22} />
        Fechar
      </button>
      <div role={role} className="py-1.5 *:inline">
        <p className={`mr-1.5 font-bold ${icon}`}>
          <Icon aria-hidden="true" size={22} className="mr-1.5 inline align-[-0.28em]" />
          {title}
        </p>
        <wbr />
        <p>{text}</p>
      </div>
    </section>
  );
}

function watchScroll(listener: () => void): () => void {
  addEventListener('scroll', listener);
  return () => removeEventListener('scroll', listener);
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Clock, type LucideIcon, UserCheck, UserPlus } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { changeRead } from '#web/api/change-read.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useKeptTie } from './kept-tie.ts';
import { useLock } from './use-lock.ts';

type Tie = Answer<'connections'>[number];
type Person = Pick<Tie, 'id' | 'username'>;
/** What is on this device alone is not called sent or done. */
type State = Tie['state'] | 'none' | 'asking' | 'accepting';

const read = readOptions('connections');

interface Look {
  Icon: LucideIcon;
  word: string;
  /** What comes before the name, for those who only hear the button. */
  about: string;
  /** What a tap leads to; nothing where the other side has the word, or both have said yes. */
  next?: Tie['state'];
}

const looks: Record<State, Look> = {
  none: { Icon: UserPlus, word: 'Conectar', about: 'com', next: 'you_asked' },
  asking: { Icon: Clock, word: 'Pedido guardado', about: 'para' },
  accepting: { Icon: Clock, word: 'Resposta guardada', about: 'para' },
  asks_you: { Icon: UserPlus, word: 'Aceitar', about: 'o pedido de', next: 'connected' },
  you_asked: { Icon: Clock, word: 'Pedido enviado', about: 'a' },
  connected: { Icon: UserCheck, word: 'Conexão feita', about: 'com' },
};

/** Asks somebody to connect or says yes: shown at once, taken back if the server refuses. */
function useConnect(person: Person) {
  const cache = useQueryClient();
  const toast = useToast();
  const { post } = useOutbox();
  const show = (state: Tie['state']) =>
    changeRead<Tie[]>(cache, read.queryKey, (known = []) => [
      { ...person, state },
      ...known.filter(({ id }) => id !== person.id),
    ]);
  return useMutation({
    mutationFn: (_next: Tie['state']) => post('connect', { params: { id: String(person.id) } }),
    onMutate: (next) => {
      const before = cache.getQueryData(read.queryKey);
      show(next);
      return before;
    },
    onSuccess: ({ answer }) => {
      if (!answer) return toast(keptWords);
      show(answer.state === 'asked' ? 'you_asked' : 'connected');
      toast(answer.state === 'asked' ? askedWords(person) : connectedWords(person, answer));
    },
    onError: (failure, _next, before) => {
      cache.setQueryData(read.queryKey, before);
      // The other side may have answered meanwhile.
      void cache.invalidateQueries({ queryKey: read.queryKey });
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não foi possível conectar. Tente de novo.'),
        look: 'destructive',
      });
    },
  });
}

const keptWords = {
  title: 'Guardado',
  text: 'Sem sinal: será enviado quando a internet voltar.',
};

const askedWords = ({ username }: Person) => ({
  title: 'Pedido enviado!',
  text: `Quando ${username} aceitar, você recebe um aviso.`,
});

const connectedWords = ({ username }: Person, { pointsEarned, newBadges }: Answer<'connect'>) => {
  const gain = pointsEarned > 0 ? ` +${pointsEarned} de influência.` : '';
  const badges = newBadges.map((badge) => ` Novo selo: ${badge}!`).join('');
  return {
    title: 'Conexão feita!',
    text: `Você e ${username} se conectaram.${gain}${badges}`,
  };
};

const keptStates = {
  none: 'asking',
  you_asked: 'asking',
  asks_you: 'accepting',
  connected: 'accepting',
} as const satisfies Record<Tie['state'] | 'none', State>;

/** Connects with somebody else; there is nobody to connect with behind a name that its member keeps private. */
export const ConnectButton = (person: Person) => person.id > 0 && <Connect {...person} />;

function Connect({ id, username }: Person) {
  const ties = useQuery(read);
  const connect = useConnect({ id, username });
  const once = useLock();
  const isKept = useKeptTie(id);
  const known = ties.data?.find((tie) => tie.id === id)?.state ?? 'none';
  const state = isKept ? keptStates[known] : known;
  const { Icon, word, about, next } = looks[state];
  return (
    <button
      type="button"
      aria-pressed={!next}
      aria-disabled={!next}
      onClick={() => next && once((release) => connect.mutate(next, { onSettled: release }))}
      className={`inline-flex min-h-12 items-center justify-center gap-1.5 rounded-2xl border-2 px-3 text-left text-sm leading-tight font-bold aria-pressed:cursor-default aria-pressed:border-transparent aria-pressed:bg-leaf-wash aria-pressed:text-leaf ${state === 'asks_you' ? 'border-transparent bg-leaf text-on-leaf hover:brightness-110' : 'border-edge hover:bg-maize-wash'} ${ties.isPending ? 'invisible' : ''}`}
    >
      <Icon aria-hidden="true" size={18} className="shrink-0" />
      {word}
      <span className="sr-only">
        {' '}
        {about} {username}
      </span>
    </button>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readAfter } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { newRunId } from '#web/api/run-id.ts';
import { useOneAtATime } from '#web/play/use-one-at-a-time.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useSearch } from '#web/ui/use-search.ts';

type State = Answer<'sendMessage'>;

/** A conversation as any screen of the game shows it; what it brought is told only once. */
export type Conversation = Omit<State, 'pointsEarned' | 'newBadges'>;

/** Where the address keeps the id, so that a reload comes back to the conversation. */
const idKey = 'conversa';
/** The server promises an answer within 20 s; beyond this the signal is lost. */
const answerWaitMs = 30_000;
const catchUpWaitMs = 5000;
const patience = () => AbortSignal.timeout(answerWaitMs);

/** The conversation of the address, and what can be done with it: the server keeps it, here is only its id. */
export function useConversation() {
  const cache = useQueryClient();
  const toast = useToast();
  const { pending, run } = useOneAtATime<'start' | 'send' | 'end'>();
  const [search, setSearch] = useSearch();
  const [answered, setAnswered] = useState<State>();
  const [onItsWay, setOnItsWay] = useState<string>();
  // The same words after the same ones, sent again after an answer that got lost, are one message.
  const sent = useRef({ key: '', runId: '' });
  const id = Number(search.get(idKey)) || undefined;
  const latest = answered?.id === id ? answered : undefined;
  const history = useQuery({ ...readOptions('challengeHistory'), enabled: id !== undefined && !latest });
  const conversation: Conversation | undefined = latest ?? history.data?.find((one) => one.id === id);

  function accept(state: State) {
    setAnswered(state);
    // A message may end the conversation too.
    if (state.completed) void readAfter(cache, 'endChallenge');
  }
  function show(failure: unknown, otherwise: string) {
    toast({ title: 'Erro', text: sentenceOf(failure, otherwise), look: 'destructive' });
  }
  function active(): Conversation {
    if (!conversation || conversation.completed) throw new Error('No active conversation');
    return conversation;
  }
  /** After a failure the server's copy may be ahead of this one: the answer was lost, or another tab went on. */
  async function catchUp(): Promise<Conversation | undefined> {
    const all = await call('challengeHistory', { signal: AbortSignal.timeout(catchUpWaitMs) }).catch(
      () => [],
    );
    const found = all.find((one) => one.id === id);
    if (!found) return undefined;
    cache.setQueryData(readOptions('challengeHistory').queryKey, all);
    setAnswered(undefined);
    return found;
  }

  return {
    conversation,
    /** What it brought, right after its end. */
    gains: latest?.completed ? latest : undefined,
    isSought: id !== undefined && !conversation,
    soughtFailure: conversation || history.isFetching ? null : history.error,
    isUnknown: id !== undefined && !conversation && history.isSuccess && !history.isFetching,
    seekAgain: () => void history.refetch(),
    pending,
    /** A message that the server has not answered yet. */
    onItsWay,

    start: (challengeId: string) =>
      run('start', async () => {
        try {
          const state = await call('startChallenge', { params: { id: challengeId } });
          accept(state);
          setSearch({ [idKey]: String(state.id) });
        } catch (failure) {
          show(failure, 'Não foi possível começar a conversa. Tente de novo.');
        }
      }),
    open: (known: number) => setSearch({ [idKey]: String(known) }),
    leave: () => setSearch({}),

    /** Sends a message and returns whether it arrived. */
    async send(message: string): Promise<boolean> {
      const { id: at, messages } = active();
      const key = JSON.stringify([at, messages.length, message]);
      if (sent.current.key !== key) sent.current = { key, runId: newRunId() };
      const { runId } = sent.current;
      let hasArrived = false;
      await run('send', async () => {
        setOnItsWay(message);
        try {
          accept(
            await call('sendMessage', {
              body: { conversationState: { id: at }, message, runId },
              signal: patience(),
            }),
          );
          hasArrived = true;
        } catch (failure) {
          const since = (await catchUp())?.messages.slice(messages.length) ?? [];
          hasArrived = since.some(({ role, content }) => role === 'user' && content === message);
          if (!hasArrived) show(failure, 'Não foi possível enviar a mensagem. Tente de novo.');
        } finally {
          setOnItsWay(undefined);
        }
      });
      return hasArrived;
    },
    async end(): Promise<void> {
      const { id: at } = active();
      await run('end', async () => {
        try {
          setAnswered(
            await call('endChallenge', { body: { conversationState: { id: at } }, signal: patience() }),
          );
        } catch (failure) {
          const isOver = (await catchUp())?.completed;
          if (!isOver) show(failure, 'Não foi possível encerrar a conversa. Tente de novo.');
        }
      });
    },
  };
}

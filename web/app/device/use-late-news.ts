import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallNews } from '#web/api/call-news.ts';
import { isDoneAlready, isTold } from '#web/api/is-told.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { readAgain, staleAfterLate } from '#web/api/stale.ts';
import { unkept } from '#web/api/stored-draft.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Tells what became of calls that waited, and reads again what showed them; of finished games the games themselves tell. */
export function useLateNews(): void {
  const { list } = useOutbox();
  const toast = useToast();
  const cache = useQueryClient();
  useEffect(
    () =>
      list.watch((news) => {
        const notice = noticeOf(news);
        if (notice) toast(notice);
        if ('isLate' in news && news.isLate) void readAgain(cache, staleAfterLate[news.call.call] ?? []);
      }),
    [list, toast, cache],
  );
}

/** Says once, while it can still be sent, that what is being done is no longer kept. */
export function useUnkeptNews(): void {
  const toast = useToast();
  useEffect(() => {
    const warn = () =>
      toast({
        title: 'Aparelho sem espaço',
        text: 'O que você está fazendo não fica guardado. Termine e envie antes de sair desta página.',
        look: 'destructive',
      });
    addEventListener(unkept, warn, { once: true });
    return () => removeEventListener(unkept, warn);
  }, [toast]);
}

function noticeOf(news: CallNews) {
  if (news.kind === 'unstored')
    return {
      title: 'Aparelho sem espaço',
      text: 'Não feche esta página antes de enviar: o aparelho não conseguiu guardar o que você fez.',
      look: 'destructive' as const,
    };
  if (news.call.call === 'saveProgress' || !isTold(news.call)) return undefined;
  if (news.kind === 'saved' && news.isLate)
    return { title: 'Enviado!', text: 'O que estava guardado neste aparelho já chegou.' };
  if (news.kind === 'refused' && news.isLate && !isDoneAlready(news.failure))
    return {
      title: 'Não foi aceito',
      text: `${news.failure.sentence ?? ''} Veja em “O que falta enviar”.`.trim(),
      look: 'destructive' as const,
    };
  return undefined;
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import { errors } from '#core/contract/errors.ts';
import { isOutOfReach } from '#web/api/api-error.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { GameFrame } from '#web/play/game-frame.tsx';
import { meanwhile } from '#web/play/meanwhile.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { Chat } from './chat.tsx';
import { Lobby, type LobbyTab } from './lobby.tsx';
import { Outcome } from './outcome.tsx';
import { useConversation } from './use-conversation.ts';

const { name, description } = gameOf('desafio-negocio');

/** Negotiate with a persona, and learn from the score what was said well and what was missing. */
export function DesafioNegocio() {
  const challenges = useQuery(readOptions('challenges'));
  const talk = useConversation();
  const [tab, setTab] = useState<LobbyTab>('challenges');
  // Only what an action brings takes the focus: not the first look, nor a walk along the tabs.
  const [isMoved, setIsMoved] = useState(false);
  useTellUnknown(talk);

  function go(to: LobbyTab, act: () => void = talk.leave) {
    setIsMoved(true);
    setTab(to);
    act();
  }
  function choose(to: LobbyTab) {
    setIsMoved(false);
    setTab(to);
  }

  // After every message they are read again: a reading that fails takes no conversation away.
  if (challenges.isLoadingError)
    return <Failed failure={challenges.error} onRetry={() => challenges.refetch()} />;
  if (talk.soughtFailure) return <Failed failure={talk.soughtFailure} onRetry={talk.seekAgain} />;
  if (challenges.isPending || talk.isSought)
    return (
      <Frame isLobby>
        <SkeletonRows rows={3} rowClass="h-44" text="Carregando desafios..." />
      </Frame>
    );
  const { conversation } = talk;
  const challenge = challenges.data.find(({ id }) => id === conversation?.challengeId);
  if (conversation?.completed)
    return (
      <Frame>
        <Outcome
          conversation={conversation}
          persona={challenge?.persona.name ?? 'a outra pessoa'}
          gains={talk.gains}
          trial={challenge?.trial ?? null}
          onRetry={() => go('challenges')}
          onHistory={() => go('history')}
        />
      </Frame>
    );
  if (conversation && challenge)
    return (
      <Frame>
        <Chat
          key={conversation.id}
          conversation={conversation}
          challenge={challenge}
          pending={talk.pending}
          onItsWay={talk.onItsWay}
          takesFocus={isMoved}
          onSend={talk.send}
          onEnd={talk.end}
          onLeave={() => go('challenges')}
        />
      </Frame>
    );
  return (
    <Frame isLobby>
      <Lobby
        challenges={challenges.data}
        tab={tab}
        isMoved={isMoved}
        isStarting={talk.pending === 'start'}
        onTab={choose}
        onChallenges={() => go('challenges')}
        onStart={(id) => go('challenges', () => talk.start(id))}
        onContinue={(id) => go('history', () => talk.open(id))}
      />
    </Frame>
  );
}

const withoutSignal = `A conversa precisa de sinal. ${meanwhile}`;

const Frame = ({ isLobby = false, children }: { isLobby?: boolean; children: ReactNode }) => (
  <GameFrame title={name} intro={isLobby && description}>
    {children}
  </GameFrame>
);

const Failed = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }) => (
  <GameFrame title={name} intro={isOutOfReach(failure) ? withoutSignal : description}>
    <LoadFailure failure={failure} onRetry={onRetry} />
  </GameFrame>
);

/** An address with a conversation that is not the person's own leads to the list, and says why. */
function useTellUnknown({ isUnknown, leave }: ReturnType<typeof useConversation>) {
  const toast = useToast();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isUnknown || isTold.current) return;
    isTold.current = true;
    toast({ title: 'Erro', text: errors.no_conversation.message, look: 'destructive' });
    leave();
  }, [isUnknown, leave, toast]);
}

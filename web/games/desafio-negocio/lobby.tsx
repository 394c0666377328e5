import { Bot, Handshake, History as HistoryIcon, Wifi } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { AiNotice } from '#web/play/ai-notice.tsx';
import { Tabs } from '#web/play/tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ChallengeList } from './challenge-list.tsx';
import { History } from './history.tsx';

const tabs = [
  { id: 'challenges', text: 'Desafios', Icon: Handshake },
  { id: 'history', text: 'Histórico', Icon: HistoryIcon },
] as const;

export type LobbyTab = (typeof tabs)[number]['id'];

interface Props {
  challenges: Answer<'challenges'>;
  tab: LobbyTab;
  /** An action led here, rather than the address or a tab. */
  isMoved: boolean;
  isStarting: boolean;
  onTab: (tab: LobbyTab) => void;
  onChallenges: () => void;
  onStart: (challengeId: string) => void;
  onContinue: (conversationId: number) => void;
}

/** Where one chooses whom to talk to, or goes back to what was said. */
export const Lobby = (props: Props) => (
  <>
    <p className="flex flex-wrap gap-2">
      <Tag tone="water">
        <Wifi aria-hidden="true" size={16} />
        Requer conexão
      </Tag>
      <Tag tone="plum">
        <Bot aria-hidden="true" size={16} />
        IA Conversacional
      </Tag>
    </p>
    <AiNotice />
    <Tabs label="Desafios e histórico" tabs={tabs} current={props.tab} onChange={props.onTab}>
      {props.tab === 'challenges' ? (
        <ChallengeList
          challenges={props.challenges}
          isBack={props.isMoved}
          isStarting={props.isStarting}
          onStart={props.onStart}
        />
      ) : (
        <History
          challenges={props.challenges}
          takesFocus={props.isMoved}
          onContinue={props.onContinue}
          onChallenges={props.onChallenges}
        />
      )}
    </Tabs>
  </>
);

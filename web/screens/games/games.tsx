import { useQuery } from '@tanstack/react-query';
import { partsOf } from '#core/practice/item.ts';
import { dueOn } from '#core/practice/ladder.ts';
import { readOptions } from '#web/api/read-options.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { usePractice } from '#web/calls/use-practice.ts';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { GameCard } from './game-card.tsx';
import { OctalysisCard } from './octalysis-card.tsx';
import { PracticeEntry } from './practice-entry.tsx';
import { ScoringCard } from './scoring-card.tsx';

/** The games list. */
export const Games = () => (
  <>
    <div className="grid gap-2">
      <ScreenHeading title="Jogos">Jogos</ScreenHeading>
      <p className="max-w-prose text-ink-soft">
        Aprenda brincando. Escolha um jogo e ganhe pontos para o seu Escore de Influência.
      </p>
    </div>
    <GameList />
    <ScoringCard />
    <OctalysisCard />
  </>
);

function GameList() {
  const games = useQuery(readOptions('games'));
  // The rings are an extra: without them the games are there all the same.
  const account = useQuery(readOptions('account'));
  const known = usePractice(useSession().user?.id ?? 1) ?? [];
  const due = dueOn(serverNow(), known).map(({ item }) => partsOf(item)?.game);
  if (games.isPending)
    return (
      // As high as the screen: what follows the list is not seen to be pushed away by it.
      <div className="min-h-dvh">
        <Spinner text="Carregando jogos..." />
      </div>
    );
  if (games.isLoadingError) return <LoadFailure failure={games.error} onRetry={() => games.refetch()} />;
  return (
    <>
      <PracticeEntry known={known} due={due.length} />
      <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
        {games.data.map((game) => (
          <li key={game.id}>
            <GameCard
              game={game}
              played={account.data?.facts.games.find(({ type }) => type === game.type)}
              reward={account.data?.rewards.find(({ type }) => type === game.type)}
              toPractise={due.filter((type) => type === game.type).length}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

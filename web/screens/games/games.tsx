import { useQuery } from '@tanstack/react-query';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { GameCard } from './game-card.tsx';
import { OctalysisCard } from './octalysis-card.tsx';
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
  if (games.isPending) return <Spinner text="Carregando jogos..." />;
  if (games.isLoadingError) return <LoadFailure failure={games.error} onRetry={() => games.refetch()} />;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
      {games.data.map((game) => (
        <li key={game.id}>
          <GameCard
            game={game}
            played={account.data?.facts.games.find(({ type }) => type === game.type)}
            reward={account.data?.rewards.find(({ type }) => type === game.type)}
          />
        </li>
      ))}
    </ul>
  );
}

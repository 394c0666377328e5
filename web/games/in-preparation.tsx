import { Link } from 'wouter';
import { buttonLook } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';

/** The screen of a game that cannot be played yet. */
export const inPreparation = (title: string) => () => (
  <>
    <ScreenHeading title={title}>{title}</ScreenHeading>
    <EmptyState title="Este jogo está sendo preparado" text="Logo você vai poder jogar por aqui.">
      <Link href="/games" className={buttonLook('primary')}>
        Voltar aos Jogos
      </Link>
    </EmptyState>
  </>
);

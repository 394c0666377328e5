import { Component, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenLoadError } from '#web/ui/late-code.ts';

interface State {
  failure?: unknown;
}

/** Shows a way out in place of whatever broke beneath it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <div role="alert" className="mx-auto w-full max-w-xl p-5">
        <EmptyState isWholeScreen {...wordsFor(failure)}>
          <Button onClick={() => location.reload()}>Recarregar a página</Button>
        </EmptyState>
      </div>
    );
  }
}

const wordsFor = (failure: unknown) =>
  failure instanceof ScreenLoadError
    ? {
        title: 'Esta parte não chegou',
        text: 'O sinal pode estar fraco. Confira a internet e recarregue a página.',
      }
    : { title: 'Algo deu errado', text: 'A falha foi nossa. Recarregue a página para continuar.' };

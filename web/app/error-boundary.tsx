import { Component, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ScreenLoadError } from '#web/ui/late-code.ts';

interface State {
  failure?: unknown;
  hasRetried?: boolean;
}

/** Shows a way out in place of whatever broke beneath it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  override componentDidMount() {
    addEventListener('online', this.tryAgainOnline);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.tryAgainOnline);
  }

  private tryAgain = () => this.setState({ failure: undefined, hasRetried: true });

  private tryAgainOnline = () => {
    if (this.state.failure instanceof ScreenLoadError) this.tryAgain();
  };

  override render() {
    const { failure, hasRetried } = this.state;
    if (!failure) return this.props.children;
    // Without a signal a reload would only lose the page that is there.
    const canRetry = failure instanceof ScreenLoadError && !(hasRetried && navigator.onLine);
    return (
      <div role="alert" className="mx-auto w-full max-w-xl p-5">
        <EmptyState isWholeScreen {...wordsFor(failure, canRetry)}>
          {canRetry ? (
            <Button onClick={this.tryAgain}>Tentar de novo</Button>
          ) : (
            <Button onClick={() => location.reload()}>Recarregar a página</Button>
          )}
        </EmptyState>
      </div>
    );
  }
}

const wordsFor = (failure: unknown, canRetry: boolean) =>
  failure instanceof ScreenLoadError
    ? {
        title: 'Esta parte não chegou',
        text: `O sinal pode estar fraco. Confira a internet e ${canRetry ? 'tente de novo' : 'recarregue a página'}.`,
      }
    : { title: 'Algo deu errado', text: 'A falha foi nossa. Recarregue a página para continuar.' };

import { Component, type ReactNode } from 'react';
import { signal, signalNews } from '#web/api/signal.ts';
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
    // A server that was away comes back without the browser noticing.
    addEventListener(signalNews, this.tryAgainOnline);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.tryAgainOnline);
    removeEventListener(signalNews, this.tryAgainOnline);
  }

  private tryAgain = () => this.setState({ failure: undefined, hasRetried: true });

  private tryAgainOnline = ({ type }: Event) => {
    if (type === signalNews && signal.isLost) return;
    if (this.state.failure instanceof ScreenLoadError) this.tryAgain();
  };

  override render() {
    const { failure, hasRetried } = this.state;
    if (!failure) return this.props.children;
    const isLate = failure instanceof ScreenLoadError;
    // Without a signal a reload would only lose the page that is there.
    const canRetry = isLate && !(hasRetried && navigator.onLine);
    return (
      <div role="alert" className="mx-auto w-full max-w-xl p-5">
        <EmptyState
          isWholeScreen
          title={isLate ? 'Esta parte não chegou' : 'Algo deu errado'}
          text={
            isLate
              ? 'Ainda não está guardada neste aparelho. Com sinal, ela chega.'
              : 'A falha foi nossa. Recarregue a página para continuar.'
          }
        >
          <Button onClick={canRetry ? this.tryAgain : () => location.reload()}>
            {isLate ? 'Tentar de novo' : 'Recarregar a página'}
          </Button>
        </EmptyState>
      </div>
    );
  }
}

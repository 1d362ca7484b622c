import { Component, type ReactNode } from 'react';
import { unreachable } from '../api/call-error.ts';
import { useConnection } from '../state/connection.ts';
import { Failure } from '../components/states.tsx';
import { t } from '../language/current.ts';

interface Props {
  readonly children: ReactNode;
  /** A new key clears the error. */
  readonly resetKey: string;
}

interface State {
  readonly error: unknown;
  readonly resetKey: string;
}

/** Whether code that a view needs could not be fetched; browsers have no name for this error, only words. */
const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);

/** Confines a defect in one view to that view. */
export class ErrorBoundary extends Component<Props, State> {
  private stop = (): void => undefined;
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidMount() {
    this.stop = useConnection.subscribe(({ connection }) => {
      // A part of the page that could not be loaded is not asked for again unless the page is.
      if (connection === 'connected' && isLoadFailure(this.state.error)) window.location.reload();
    });
  }

  override componentWillUnmount() {
    this.stop();
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    if (isLoadFailure(this.state.error))
      return (
        <Failure
          title={t('This view could not be loaded')}
          error={new Error(unreachable)}
          retry={() => window.location.reload()}
        />
      );
    return (
      <Failure
        title={t('This view could not be displayed')}
        error={this.state.error}
        retry={() => this.setState({ error: null })}
      />
    );
  }
}

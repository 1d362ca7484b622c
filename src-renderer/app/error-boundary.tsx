import { Component, type ReactNode } from 'react';
import { Failure } from '../components/states.tsx';

interface Props {
  readonly children: ReactNode;
  /** A new key clears the error. */
  readonly resetKey: string;
}

interface State {
  readonly error: unknown;
  readonly resetKey: string;
}

/** Confines a defect in one view to that view. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <Failure
        title="This view could not be displayed"
        error={this.state.error}
        retry={() => this.setState({ error: null })}
      />
    );
  }
}

import { Component, type ReactNode } from 'react';
import { Failure } from '../components/states.tsx';

/** Confines a defect in one view to that view. */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: { resetKey: string }) {
    if (before.resetKey !== this.props.resetKey && this.state.error !== null) this.setState({ error: null });
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

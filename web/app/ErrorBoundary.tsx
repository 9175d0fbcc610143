import { Component } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  Fallback: ComponentType<{ error: unknown; onRetry: () => void }>;
  /** A new value renders the children again, so that the failure of a page is not shown at another URL. */
  resetKey: string;
  /** Called once `Fallback` is rendered. */
  onFailure?: () => void;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string;
}

/** Shows `Fallback` instead of a part of the page that threw while rendering. React itself reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, Fallback } = this.props;
    if (!failure) return children;
    return <Fallback error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}

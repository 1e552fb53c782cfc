import { Component, type ReactNode } from 'react';
import { MissingCode } from '../lib/preloadable.tsx';

interface Props {
  /** Another place is another attempt. */
  place: string;
  /** Drawn where the code of the page did not come. */
  instead: ReactNode;
  children: ReactNode;
}

interface State {
  place: string;
  error: unknown;
}

/** Catches that the code of a page did not come. Any other error reaches the `CrashBoundary`. */
export class CodeBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, error: null };

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, error: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof MissingCode)) throw error;
    return this.props.instead;
  }
}

import { CrashScreen } from '@daylit/ui';
import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Shows the crash page instead of an empty window when a component below throws. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashScreen onReload={() => location.reload()} /> : this.props.children;
  }
}

import { CrashScreen } from '@daylit/ui';
import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Shows the crash page when something below breaks, so that nobody looks at a white window. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashScreen onReload={() => location.reload()} /> : this.props.children;
  }
}

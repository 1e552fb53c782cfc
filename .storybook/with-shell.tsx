import type { Plan } from '@daylit/contract';
import type { Decorator } from '@storybook/react-vite';
// From its own file: a change of any component would otherwise be a change of every story.
import { AppShell } from '../packages/ui/src/shell/AppShell/AppShell.tsx';
import type { Session } from '../packages/ui/src/shell/session.ts';

/** Puts the shell around a screen's story, as in the design pictures. */
export interface ShellParameter {
  session: Session['status'];
  /** The path whose link is current. */
  path: string;
  /** Default `shown`. */
  footer?: 'shown' | 'none';
  /** Default `shown`. */
  planBar?: 'shown' | 'none';
}

function sessionOf(status: ShellParameter['session'], plan: Plan): Session {
  if (status !== 'signed_in') return { status };
  return {
    status,
    user: {
      email: 'noor@example.com',
      username: 'noor',
      is_email_verified: true,
      onboarding_complete: true,
      plan,
    },
  };
}

/** Wraps stories with `parameters.shell` in the shell. Areas may not import the shell themselves. */
export const withShell: Decorator = (Story, { parameters, globals }) => {
  const shell = parameters.shell as ShellParameter | undefined;
  if (shell === undefined) return <Story />;
  return (
    <AppShell
      session={sessionOf(shell.session, globals.plan as Plan)}
      path={shell.path}
      footer={shell.footer ?? 'shown'}
      planBar={shell.planBar ?? 'shown'}
      onUpgrade={ignore}
      onContact={ignore}
      onFeedback={ignore}
      onLogout={ignore}
    >
      <Story />
    </AppShell>
  );
};

function ignore() {}

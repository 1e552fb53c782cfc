import { SessionList } from '@daylit/ui';
import { useEndSession, useSessionList } from '../../data/sessions/session-list.ts';
import { useHasPasswords } from '../../lib/page-settings.ts';
import { actionStates, loaded } from '../states.ts';

/** The page of the account about the browsers that are signed in. */
export function AccountSessions() {
  const sessions = useSessionList();
  const { endings, end } = useEndSession();
  return (
    <SessionList
      sessions={loaded(sessions)}
      hasPasswords={useHasPasswords()}
      endings={actionStates(endings)}
      onEnd={end}
      onRetry={() => sessions.refetch()}
    />
  );
}

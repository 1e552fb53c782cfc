import type { MemberOptions } from '../../packages/server/test/members.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import { accessTokenStates } from './access-token-states.ts';
import { webhookStates } from './webhook-states.ts';

type Member = SignedIn & { session: string };

/** The states about members' own programs: tokens and webhooks. */
export function programStates(server: TestServer, member: (options?: MemberOptions) => Promise<Member>) {
  return { ...accessTokenStates(server, member), ...webhookStates(server, member) };
}

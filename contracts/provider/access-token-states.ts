import type { MemberOptions } from '../../packages/server/test/members.ts';
import { makeProgram } from '../../packages/server/test/programs.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import type { Handler, StateName } from '../states.ts';

type Member = SignedIn & { session: string };

/** The states about the access tokens of programs. */
export function accessTokenStates(server: TestServer, member: (options?: MemberOptions) => Promise<Member>) {
  return {
    'a member with an access token is signed in': async () => {
      const noor = await member();
      const { access_token } = await makeProgram(server, noor);
      return { session: noor.session, id: String(access_token.id) };
    },
    'a member with ten access tokens is signed in': async () => {
      const noor = await member();
      for (let made = 0; made < 10; made += 1) await makeProgram(server, noor);
      return { session: noor.session };
    },
  } satisfies Partial<Record<StateName, Handler>>;
}

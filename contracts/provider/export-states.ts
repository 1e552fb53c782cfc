import { randomUUID } from 'node:crypto';
import type { MemberOptions } from '../../packages/server/test/members.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import type { Handler, StateName } from '../states.ts';

type Member = SignedIn & { session: string };

/** The states about exports. */
export function exportStates(server: TestServer, member: (options?: MemberOptions) => Promise<Member>) {
  /** An export whose job never comes, so that it stays as it is. */
  async function queueExport(userId: number): Promise<string> {
    const { id } = await server.db
      .insertInto('exports')
      .values({
        id: randomUUID(),
        user_id: userId,
        status: 'queued',
        scans_done: 0,
        scans_total: 0,
        created_at: server.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  return {
    'a member has an export of today': async () => {
      const { id, session } = await member();
      return { session, export: await queueExport(id) };
    },
    'somebody else has an export of today': async () => {
      const { id } = await member({ username: 'sam' });
      return { session: (await member()).session, export: await queueExport(id) };
    },
  } satisfies Partial<Record<StateName, Handler>>;
}

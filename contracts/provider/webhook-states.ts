import type { MadeWebhook } from '@daylit/contract';
import type { MemberOptions } from '../../packages/server/test/members.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import type { Handler, StateName } from '../states.ts';

type Member = SignedIn & { session: string };

/** The states about webhooks. */
export function webhookStates(server: TestServer, member: (options?: MemberOptions) => Promise<Member>) {
  return {
    'a member with a webhook is signed in': async () => {
      const noor = await member();
      return { session: noor.session, id: String(await add(noor)) };
    },
    'a member with a paused webhook is signed in': async () => {
      const noor = await member();
      const id = await add(noor);
      await server.db
        .updateTable('webhooks')
        .set({ paused_at: server.clock.now(), pause_reason: 'failures' })
        .where('id', '=', id)
        .execute();
      return { session: noor.session, id: String(id) };
    },
    'a member with five webhooks is signed in': async () => {
      const noor = await member();
      for (let added = 0; added < 5; added += 1) await add(noor);
      return { session: noor.session };
    },
  } satisfies Partial<Record<StateName, Handler>>;
}

async function add(noor: Member): Promise<number> {
  const wanted = { url: 'https://diary.example/daylit', events: ['report.complete'] };
  const { body } = await noor.post('/api/webhooks', wanted);
  return (body as MadeWebhook).webhook.id;
}

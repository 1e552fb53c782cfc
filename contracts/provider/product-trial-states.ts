import { readFile } from 'node:fs/promises';
import type { MemberOptions } from '../../packages/server/test/members.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import { storeScan } from '../../packages/server/test/stored-scans.ts';
import { EVENTS, RUNNING } from '../examples.ts';
import { THUMBNAIL_FILE } from '../photos.ts';
import { RED_THEN_CALMER, recordOf } from '../recorded-scans.ts';
import { type Handler, type StateName, TRIED_PRODUCT } from '../states.ts';

const DAY = 86_400_000;

type Member = SignedIn & { session: string };

/** The states about product trials. */
export function productTrialStates(server: TestServer, member: (options?: MemberOptions) => Promise<Member>) {
  async function memberWithProductTrial(): Promise<Member> {
    const start = { product_id: TRIED_PRODUCT, weeks: 8, time_zone: 'UTC' };
    const strangers = { ...start, sign: 'shine', weeks: 4 };
    await (await member({ username: 'sam' })).post('/api/product-trial', strangers);
    const noor = await member();
    await noor.post('/api/product-trial', { ...start, sign: 'redness' });
    await (await member({ username: 'sam' })).post('/api/product-trial', strangers);
    return noor;
  }

  return {
    'a product trial is running': async () => ({ session: (await memberWithProductTrial()).session }),
    'a product trial is done': async () => {
      const { id, session } = await memberWithProductTrial();
      const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * DAY);
      const starts_on = daysAgo(70).toISOString().slice(0, 10);
      await server.db
        .updateTable('product_trials')
        .set({ created_at: daysAgo(70), starts_on })
        .where('user_id', '=', id)
        .execute();
      for (const [index, redness] of RED_THEN_CALMER.entries()) {
        const number = index + 1;
        await storeScan(server, id, {
          events: EVENTS,
          ending: { status: 'complete', record: recordOf(redness) },
          bytes: RUNNING.photo_receipt.bytes,
          number,
          thumbnail: await readFile(THUMBNAIL_FILE),
        });
        const created_at = daysAgo(index === 0 ? 69 : 13);
        const scans = server.db.updateTable('scans').set({ created_at });
        await scans.where('user_id', '=', id).where('id', '=', number).execute();
      }
      return { session };
    },
  } satisfies Partial<Record<StateName, Handler>>;
}

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ScanEvent } from '@daylit/contract';
import {
  appendEvent,
  endScan,
  type Ending,
  insertScan,
} from '../packages/server/src/modules/scans/repository.ts';
import type { UsageKind } from '../packages/server/src/modules/usage/ports.ts';
import { PASSWORD, type MemberOptions } from '../packages/server/test/members.ts';
import type { SignedIn, TestServer } from '../packages/server/test/start-test-server.ts';
import { form } from '../packages/server/test/visitor.ts';
import { EVENTS } from './examples.ts';
import { THUMBNAIL_FILE } from './photos.ts';
import type { Given, StateName } from './states.ts';

/** Makes a state true and hands back what the request needs of it. */
type Handler = () => Promise<Partial<Record<Given, string>>>;

/** Allowances of section 9 of the specification, used up. */
const ALL = { freeScans: 1, proScans: 30, freeTokens: 25_000, proTokens: 500_000 };

/** One handler a state, for a server of the test's own. Everybody is new, so that no interaction sees another one's. */
export function createProviderStates(server: TestServer): Record<StateName, Handler> {
  let registrations = 0;

  async function member(options?: MemberOptions): Promise<SignedIn & { session: string }> {
    const signedIn = await server.member(options);
    return { ...signedIn, session: signedIn.token() ?? '' };
  }

  async function register(): Promise<{ session: string; token: string }> {
    const email = `pending-${(registrations += 1)}@example.org`;
    const visitor = server.visitor();
    await visitor.post('/api/register', form({ email, username: 'noor', password: PASSWORD }));
    const [mail = ''] = await server.mailsTo(email);
    const token = /token=([\w-]+)/.exec(mail)?.[1];
    if (!token) throw new Error('The verification mail holds no token.');
    return { session: visitor.token() ?? '', token };
  }

  async function memberWho(used: { plan: 'free' | 'pro_monthly'; kind: UsageKind; amount: number }) {
    const { id, session } = await member({ plan: used.plan });
    const charge = {
      user_id: id,
      kind: used.kind,
      amount: used.amount,
      source: 'contract',
      charged_at: server.clock.now(),
    };
    await server.db.insertInto('usage_charges').values(charge).execute();
    return { session };
  }

  async function memberWithScan(events: readonly ScanEvent[], ending?: Ending) {
    const { id, session } = await member();
    const thumbnail = `${randomBytes(16).toString('hex')}.webp`;
    const photo = {
      photo_bytes: 204_800,
      photo_name: randomBytes(16).toString('hex'),
      photo_key: randomBytes(32),
    };
    const scan = { user_id: id, created_at: server.clock.now(), user_message: null, engine_version: '1.0.0' };
    await server.db.transaction().execute(async (transaction) => {
      await insertScan(transaction, 1, { ...scan, ...photo, thumbnail_filename: thumbnail }, randomBytes(32));
      for (const event of events) await appendEvent(transaction, id, 1, event);
      if (ending) await endScan(transaction, id, 1, ending, server.clock.now());
    });
    const thumbnails = path.join(server.dataDir, 'thumbnails');
    await mkdir(thumbnails, { recursive: true });
    await writeFile(path.join(thumbnails, thumbnail), await readFile(THUMBNAIL_FILE));
    return { session, thumbnail };
  }

  async function memberWithPassword(): Promise<void> {
    const known = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'noor@example.org')
      .executeTakeFirst();
    if (!known) await member({ email: 'noor@example.org' });
  }

  return {
    'nobody is signed in': async () => ({}),
    'a member exists': async () => {
      await memberWithPassword();
      return {};
    },
    'a registration is pending': async () => ({ session: (await register()).session }),
    'a verification mail was sent': register,
    'a verification mail was sent to another browser': async () => ({ token: (await register()).token }),
    'a member is signed in': async () => ({ session: (await member()).session }),
    'a member without photo consent is signed in': async () => ({
      session: (await member({ hasPhotoConsent: false })).session,
    }),
    'a member who has not accepted the terms is signed in': async () => ({
      session: (await member({ hasAcceptedTerms: false })).session,
    }),
    'a member of unknown age is signed in': async () => ({
      session: (await member({ profile: { preferences: {} } })).session,
    }),
    'a member used all scans of the month': () =>
      memberWho({ plan: 'free', kind: 'scan', amount: ALL.freeScans }),
    'a pro member used all scans of the month': () =>
      memberWho({ plan: 'pro_monthly', kind: 'scan', amount: ALL.proScans }),
    'a member used all tokens': () => memberWho({ plan: 'free', kind: 'token', amount: ALL.freeTokens }),
    'a pro member used all tokens': () =>
      memberWho({ plan: 'pro_monthly', kind: 'token', amount: ALL.proTokens }),
    'a scan is running': () => memberWithScan(EVENTS.slice(0, 1)),
    'a scan is finished': () => memberWithScan(EVENTS, { status: 'complete', record: {} }),
    'a scan failed': () =>
      memberWithScan(EVENTS.slice(0, 1), {
        status: 'failed',
        failure_detail: 'The analysis could not be finished. Please scan again.',
      }),
  };
}

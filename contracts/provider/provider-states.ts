import { readFile } from 'node:fs/promises';
import { ALLOWANCES, type ScanEvent } from '@daylit/contract';
import { charge, forgetCalls } from '../../packages/server/test/allowances.ts';
import type { MemberOptions } from '../../packages/server/test/members.ts';
import { query } from '../../packages/server/test/query.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import { type StoredScan, storeScan } from '../../packages/server/test/stored-scans.ts';
import { ASKED, EVENTS, RUNNING } from '../examples.ts';
import { THUMBNAIL_FILE } from '../photos.ts';
import { RED_THEN_CALMER, recordOf } from '../recorded-scans.ts';
import type { Handler, StateName } from '../states.ts';
import { accountStates } from './account-states.ts';
import { chatStates } from './chat-states.ts';
import { billingStates } from './billing-states.ts';
import { exportStates } from './export-states.ts';
import { programStates } from './program-states.ts';
import { identityStates } from './identity-states.ts';
import { productTrialStates } from './product-trial-states.ts';
import { secondPhotoStates } from './second-photo-states.ts';
import { registrationStates } from './registration-states.ts';
import { routineStates } from './routine-states.ts';

/** The handlers of a provider under test. */
export interface ProviderStates {
  /** Sets up a state with fresh rate limits, because all verifications come from one address. */
  arrange(state: StateName): ReturnType<Handler>;
  /** Session of another member with the same scan numbers, from the last state that has another member. */
  strangerSession(): string;
}

/** The products of a routine, by step. */
type StoredReport = Pick<StoredScan, 'events' | 'ending' | 'asked'>;

const { message: text, answer } = ASKED.reply;
const STORED_REPLY = {
  text,
  products: [],
  facts: { ...answer, answeredBy: answer.answered_by, search: null },
};
const STARTED: StoredReport = { events: EVENTS.slice(0, 1) };
const FINISHED: StoredReport = { events: EVENTS, ending: { status: 'complete', record: {} } };
const ANSWERED: StoredReport = { ...FINISHED, asked: { text: ASKED.user_message, reply: STORED_REPLY } };
const FAILED: StoredReport = {
  ...STARTED,
  ending: {
    status: 'failed',
    failure_detail: 'The analysis could not be finished. Please scan again.',
  },
};

/** One handler per state, for a test server. Every member is new, so that interactions share no data. */
export function createProviderStates(server: TestServer): ProviderStates {
  let strangerSession = '';

  async function member(options?: MemberOptions): Promise<SignedIn & { session: string }> {
    const signedIn = await server.member(options);
    return { ...signedIn, session: signedIn.token() ?? '' };
  }

  async function memberWhoUsedAll(tier: 'free' | 'pro', kind: 'scans' | 'tokens') {
    const { id, session } = await member({ plan: tier === 'pro' ? 'pro_monthly' : tier });
    await charge(server, id, { kind, amount: ALLOWANCES[tier][kind] });
    return { session };
  }

  /** Another member with the same scan number and one more, in the same state, with other words and size. */
  async function stranger({ events, ending }: StoredReport): Promise<{ thumbnail: string }> {
    const { id, session } = await member({ username: 'sam' });
    const scan = { events: events.map(withOtherWords), ...(ending && { ending }), bytes: 1_000 };
    const thumbnail = await storeScan(server, id, { ...scan, number: 1, thumbnail: await picture() });
    await storeScan(server, id, { ...scan, number: 2, thumbnail: await picture() });
    strangerSession = session;
    return { thumbnail };
  }

  // One other member before and one after: without an owner check, a query returns the first or last row.
  async function memberWithScan(
    report: StoredReport,
    options?: MemberOptions,
    afterwards?: (userId: number) => Promise<void>,
  ) {
    await stranger(report);
    const { id, session } = await member(options);
    const { bytes } = RUNNING.photo_receipt;
    const thumbnail = await storeScan(server, id, {
      ...report,
      bytes,
      number: 1,
      thumbnail: await picture(),
    });
    await stranger(report);
    await afterwards?.(id);
    return { session, thumbnail };
  }

  /** Puts a scan behind two others. All of them start in a day only. */
  async function joinQueue(userId: number): Promise<void> {
    const jobs = [userId + 1, userId - 1, userId].map((user_id) => JSON.stringify({ user_id, scan_id: 1 }));
    await query(server.databaseUrl, `delete from pgboss.job where name = 'analyse-scan'`);
    for (const job of jobs)
      await query(
        server.databaseUrl,
        `insert into pgboss.job (name, data, start_after) values ('analyse-scan', '${job}', now() + interval '1 day')`,
      );
  }

  async function memberWithTwoScans() {
    const strange: StoredReport = { events: EVENTS, ending: { status: 'complete', record: recordOf(5) } };
    await stranger(strange);
    const { id, session } = await member();
    for (const [index, redness] of RED_THEN_CALMER.entries()) {
      await storeScan(server, id, {
        events: EVENTS,
        ending: { status: 'complete', record: recordOf(redness) },
        bytes: RUNNING.photo_receipt.bytes,
        number: index + 1,
        thumbnail: await picture(),
      });
    }
    await stranger(strange);
    return { session };
  }

  async function memberWithPassword(): Promise<void> {
    const users = server.db.selectFrom('users').select('id').where('email', '=', 'noor@example.org');
    if (!(await users.executeTakeFirst())) await member({ email: 'noor@example.org' });
  }

  const handlers: Record<StateName, Handler> = {
    'nobody is signed in': async () => ({}),
    'a member exists': async () => {
      await memberWithPassword();
      return {};
    },
    ...accountStates(server, member),
    ...identityStates(server, member),
    ...programStates(server, member),
    ...chatStates(server, member),
    ...billingStates(server, member),
    ...exportStates(server, member),
    ...routineStates(server, member),
    ...registrationStates(server),
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
    'a member used all scans of the month': () => memberWhoUsedAll('free', 'scans'),
    'a pro member used all scans of the month': () => memberWhoUsedAll('pro', 'scans'),
    'a member used all tokens': () => memberWhoUsedAll('free', 'tokens'),
    'a pro member used all tokens': () => memberWhoUsedAll('pro', 'tokens'),
    'a scan is running': () => memberWithScan(STARTED),
    'a scan waits for two others': () => memberWithScan(STARTED, {}, joinQueue),
    'a scan is finished': () => memberWithScan(FINISHED),
    'a scan is finished, and its question is answered': async () => {
      const { session } = await memberWithScan(ANSWERED);
      return { session };
    },
    'a pro member has a scan': async () => {
      const { session } = await memberWithScan(FINISHED, { plan: 'pro_monthly' });
      return { session };
    },
    'two scans are finished': memberWithTwoScans,
    ...secondPhotoStates(server, member),
    ...productTrialStates(server, member),
    'a scan failed': () => memberWithScan(FAILED),
    'somebody else has scans': async () => {
      const { session } = await member();
      return { session, ...(await stranger(FINISHED)) };
    },
  };
  return {
    async arrange(state) {
      await forgetCalls(server);
      server.assistant.pretend = undefined;
      return handlers[state]();
    },
    strangerSession: () => strangerSession,
  };
}

function withOtherWords(event: ScanEvent): ScanEvent {
  const words = { reason: 'Of somebody else.', overall_assessment: 'Of somebody else.' };
  const mine = Object.entries(words).filter(([name]) => name in event.payload);
  return { ...event, payload: { ...event.payload, ...Object.fromEntries(mine) } } as ScanEvent;
}

function picture(): Promise<Buffer> {
  return readFile(THUMBNAIL_FILE);
}

import type { HandOver, Scan, ScanComparison, Trends } from '@daylit/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSessionStore } from '../../src/modules/sign-in/session-store.ts';
import { send, wordsOf } from '../../test/chat-stream.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { createVisitor } from '../../test/visitor.ts';
import { seedMembers } from './seed-members.ts';
import { SEEDED_MEMBERS } from './seeded-members.ts';
import { createSeedingAnalyser } from './seeding-analyser.ts';

const DAY = 86_400_000;
const CHANGED = /calmer|a little more|(?:less|more) visible (?:since|than)/i;
const DENIED = /nothing changed|no change|no measurable change|about the same|has not changed/i;

const analyser = createSeedingAnalyser();
let server: TestServer;

/** The scans of the newest run, and those between them. */
const newestRun = SEEDED_MEMBERS.filter(({ username }) => username === 'noor' || username === 'vera').map(
  (member) => ({
    ...member,
    confirmsAt: 0,
    scans: member.scans.filter(({ daysAgo, fails }) => daysAgo < 160 && fails !== true),
  }),
);

beforeAll(async () => {
  server = await startTestServer({ analyser, hasAssistant: true });
  server.clock.advance(-200 * DAY);
  const { clock, dataDir } = server;
  await seedMembers({ server, dataDir, clock, analyser, onScan: () => undefined }, newestRun);
  // The history report is for Pro.
  await server.db.updateTable('users').set({ plan: 'pro_annual' }).execute();
}, 300_000);
afterAll(async () => {
  await server.close();
  await analyser.close();
});

const redness = ({ measures }: Trends) => {
  const { title, sentence } = measures.find(({ sign }) => sign === 'redness')?.trend ?? {};
  return `${title}. ${sentence}`;
};

/** What a member reads of redness and of everything, wherever a change is named. */
async function wordsFor(username: string) {
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const token = await createSessionStore({ clock: server.clock.now }).start(
    server.db,
    { user_id: id },
    undefined,
  );
  const member = createVisitor({ url: server.url, token });
  const read = async <T>(path: string) => (await member.get(path)).body as T;
  const trends = await read<Trends>('/api/trends');
  const [last = 0, before] = trends.scans.map(({ checkin_id }) => checkin_id).toReversed();
  const { trend = '', may_say } = await read<ScanComparison>(
    `/api/checkins/${last}/comparison?with=${before}`,
  );
  const { analysis_result } = await read<Scan>(`/api/checkins/${last}`);
  const history = String(await read('/api/history-report?format=html'));
  const chat = async (question: string) => wordsOf(await send(member as never, question));
  return {
    trends: redness(trends),
    comparison: `${trend} ${may_say}`,
    report: analysis_result?.progress_summary.overall_assessment ?? '',
    handOver: redness((await read<HandOver>('/api/hand-over')).trends),
    history: /<h3>Redness<\/h3><p>(.*?)<\/p>/.exec(history)?.[1] ?? '',
    better: await chat('Is my skin getting better?'),
    changed: await chat('Has my redness changed?'),
  };
}

it('a member whose redness fell reads so everywhere, and no denial beside it', async () => {
  const told = Object.entries(await wordsFor('noor'));
  expect(told.filter(([, words]) => !/calmer since \w+/i.test(words))).toEqual([]);
  expect(told.filter(([, words]) => DENIED.test(words))).toEqual([]);
});

it('a member whose skin stayed the same reads of no change anywhere', async () => {
  const told = Object.entries(await wordsFor('vera'));
  expect(told.filter(([, words]) => CHANGED.test(words))).toEqual([]);
  expect(told.filter(([, words]) => !/steady since|no change|about the same/i.test(words))).toEqual([]);
});

import { endedScan } from '../scans.ts';
import { type Check, type Group } from '../check.ts';
import { type Client, createClient } from '../client.ts';
import { type Member, register, scanForm } from '../members.ts';
import type { Operation } from '../../../../contracts/document/operations.ts';
import { pathOf, SERVED } from '../operations.ts';
import { perStage, type Stage } from '../stage.ts';
import { callOf, IDENTITIES, type Owned } from './authorisation-calls.ts';

/** The member with one scan, and what it is called. */
interface Scene {
  owner: Member;
  stranger: Member;
  unverified: Member;
  owned: Owned;
}

const sceneOf = perStage(makeScene);

async function makeScene(stage: Stage): Promise<Scene> {
  const { url } = await stage.product();
  const people = [stage.member(), stage.member(), register(url)] as const;
  const [owner, stranger, unverified, photo] = await Promise.all([...people, stage.photo()]);
  const { json } = await owner.post('/api/scan-skin', scanForm(photo));
  const scan = await endedScan(owner, Number(json?.['id']));
  return { owner, stranger, unverified, owned: { photo, filename: String(scan['thumbnail_filename']) } };
}

/** Who may call what is asked of people that stay the same; a call that changes their session or their scans gets others. */
async function callerFor(
  stage: Stage,
  identity: (typeof IDENTITIES)[number],
  { needsSession, id }: Operation,
): Promise<Client> {
  const { url } = await stage.product();
  if (identity === 'anonymous') return createClient(url);
  if (identity === 'unverified') return needsSession ? (await sceneOf(stage)).unverified : register(url);
  if (!needsSession || id === 'scanSkin') return stage.member();
  const { owner, stranger } = await sceneOf(stage);
  return identity === 'member' ? owner : stranger;
}

const matrix = SERVED.flatMap((operation) =>
  IDENTITIES.map((identity, index): Check => {
    const call = callOf(operation);
    return {
      name: `${operation.id} called by ${identity === 'anonymous' ? 'an anonymous visitor' : identity === 'unverified' ? 'somebody unverified' : identity === 'member' ? 'the member' : 'another member'}`,
      expected: String(call?.statuses[index] ?? 'a line in authorisation-calls.ts'),
      async see(stage) {
        if (!call) return 'nobody said who may call this';
        const { owned } = await sceneOf(stage);
        const caller = await callerFor(stage, identity, operation);
        const path = call.path?.(owned) ?? pathOf(operation);
        const body = call.body?.(owned);
        return String(
          (await caller.send(operation.method, path, { ...(body !== undefined && { body }) })).status,
        );
      },
    };
  }),
);

/** What is foreign, and its like that does not exist. */
const FOREIGN: Record<string, (owned: Owned) => [foreign: string, absent: string]> = {
  scan: () => ['/api/checkins/1', '/api/checkins/4711'],
  "scan's events": () => ['/api/checkins/1/events', '/api/checkins/4711/events'],
  thumbnail: ({ filename }) => [`/api/thumbnails/${filename}`, `/api/thumbnails/${'f'.repeat(32)}.webp`],
};

const alike = Object.entries(FOREIGN).map(([what, paths]): Check => ({
  name: `Somebody else's ${what} looks like one that does not exist, byte for byte`,
  expected: '404 404 alike',
  async see(stage) {
    const { stranger, owned } = await sceneOf(stage);
    const answers = [];
    for (const path of paths(owned)) answers.push(await stranger.get(path));
    const [foreign, absent] = answers.map(({ status, headers, bytes }) => {
      const { date: _, 'x-request-id': __, ...rest } = headers;
      return { status, all: JSON.stringify([rest, bytes.toString('hex')]) };
    });
    return `${foreign?.status} ${absent?.status} ${foreign?.all === absent?.all ? 'alike' : 'different'}`;
  },
}));

const others: Check[] = [
  {
    name: "A stranger's own latest scan and list stay empty",
    expected: '{"id":null} []',
    async see(stage) {
      await sceneOf(stage);
      const stranger = await stage.member();
      return `${(await stranger.get('/api/checkins/latest')).text} ${(await stranger.get('/api/checkins')).text}`;
    },
  },
  {
    name: 'A pending registration sees what it sent and nothing more',
    expected: '[false,null,null]',
    async see(stage) {
      const { json } = await (await register((await stage.product()).url)).get('/api/me');
      return JSON.stringify([json?.['is_email_verified'], json?.['latest_checkin_id'], json?.['care_plan']]);
    },
  },
];

export const authorisation: Group = {
  name: 'authorisation',
  isQuick: true,
  checks: [...matrix, ...alike, ...others],
};

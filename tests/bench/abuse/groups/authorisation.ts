import { endedScan } from '../scans.ts';
import { type Check, type Group } from '../check.ts';
import { authenticatorOf } from '../../../../packages/server/test/second-factor.ts';
import { type Client, createClient, SESSION } from '../client.ts';
import { logIn, type Member, register, scanForm } from '../members.ts';
import { type Operation, OPERATIONS } from '../../../../contracts/document/operations.ts';
import { pathOf } from '../operations.ts';
import { perStage, type Stage } from '../stage.ts';
import { callOf, IDENTITIES, type Owned, statusFor } from './authorisation-calls.ts';

/** The member with one scan, and its identifiers. */
interface Scene {
  owner: Member;
  stranger: Member;
  unverified: Member;
  /** The token of a login whose code is missing. */
  partialToken: string;
  owned: Owned;
}

const sceneOf = perStage(makeScene);

async function makeScene(stage: Stage): Promise<Scene> {
  const { url } = await stage.product();
  const people = [stage.member(), stage.member(), register(url)] as const;
  const [owner, stranger, unverified, photo] = await Promise.all([...people, stage.photo()]);
  const { json } = await owner.post('/api/scan-skin', scanForm(photo));
  const scan = await endedScan(owner, Number(json?.['id']));
  const partialToken = await startLogin(await stage.member());
  return {
    owner,
    stranger,
    unverified,
    partialToken,
    owned: { photo, filename: String(scan['thumbnail_filename']) },
  };
}

/** The time of this machine, for an authenticator app. */
const SYSTEM = { clock: { now: () => new Date(), advance: () => undefined } };

/** Turns two-factor sign-in on, and gives the password in another browser. */
async function startLogin(member: Member): Promise<string> {
  const setup = await member.post('/api/2fa/setup');
  const app = authenticatorOf(String(setup.json?.['qr_uri']), SYSTEM);
  await member.post('/api/2fa/verify', { code: app.code() });
  const { answer } = await logIn(member.url, member.email, member.password);
  if (answer.json?.['requires_2fa'] !== true) throw new Error(`The login answered ${answer.status}.`);
  return String(answer.json['partial_token']);
}

/** The caller of a call. Callers are shared, except for calls that change their session or their scans. */
async function callerFor(
  stage: Stage,
  identity: (typeof IDENTITIES)[number],
  { needsSession, id }: Operation,
): Promise<Client> {
  const { url } = await stage.product();
  if (identity === 'anonymous') return createClient(url);
  if (identity === 'halfway') {
    const client = createClient(url);
    client.cookies.set(SESSION, (await sceneOf(stage)).partialToken);
    return client;
  }
  if (identity === 'unverified') return needsSession ? (await sceneOf(stage)).unverified : register(url);
  if (!needsSession || ['scanSkin', 'deleteScan'].includes(id)) return stage.member();
  const { owner, stranger } = await sceneOf(stage);
  return identity === 'member' ? owner : stranger;
}

const CALLERS: Record<(typeof IDENTITIES)[number], string> = {
  anonymous: 'an anonymous visitor',
  unverified: 'somebody unverified',
  halfway: 'somebody whose second factor is pending',
  member: 'the member',
  stranger: 'another member',
};

const matrix = OPERATIONS.flatMap((operation) =>
  IDENTITIES.map((identity): Check => {
    const call = callOf(operation);
    return {
      name: `${operation.id} called by ${CALLERS[identity]}`,
      expected: String((call && statusFor(call, identity)) ?? 'a line in authorisation-calls.ts'),
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

/** A resource of another member, and one of the same kind that does not exist. */
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

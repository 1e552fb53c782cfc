import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { type DebianPostgres, noDebianPostgres, startDebianPostgres } from '../test/debian-postgres.ts';
import { filesBelow } from '../test/files-below.ts';
import { openMovingAddress } from '../test/moving-address.ts';
import { facePhoto, marked } from '../test/photos.ts';
import { query } from '../test/query.ts';
import { type RealServer, startRealServer } from '../test/real-server.ts';
import { endedScan, scanForm } from '../test/scans.ts';
import { signUp } from '../test/sign-up.ts';
import { createVisitor, type Visitor } from '../test/visitor.ts';

const SERVERS = 2;
const MEMBERS = 6;
/** From the end of the first PostgreSQL to the moment that the second one takes its place. */
const AWAY_FOR = 4_000;

const toClose: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of toClose.toReversed()) await close();
});

interface Sent {
  status: number;
  retryAfter: string | null;
  id: number | undefined;
}

/** Sends scans again and again, as somebody does whose page says to try again. */
async function keepScanning(
  noor: Visitor,
  photo: (n: number) => Buffer,
  signal: AbortSignal,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let n = 0; !signal.aborted && sent.filter(({ status }) => status === 202).length < 4; n += 1) {
    const { status, headers, body } = await noor.post('/api/scan-skin', scanForm(photo(n)));
    sent.push({ status, retryAfter: headers.get('retry-after'), id: (body as { id?: number }).id });
    await wait(status === 202 ? 700 : 250);
  }
  return sent;
}

test(
  'a PostgreSQL that fails over loses and doubles nothing, and is answered 503 with a time',
  { timeout: 240_000 },
  async ({ skip }) => {
    skip(noDebianPostgres !== undefined, noDebianPostgres);
    const first = await startDebianPostgres();
    toClose.push(first.stop);
    const second = await first.startStandby();
    toClose.push(second.stop);
    const address = await openMovingAddress(first.port);
    toClose.push(address.close);
    const servers = await startServers(address.port);
    const members = await signUpAll(servers);

    const face = await facePhoto();
    const done = new AbortController();
    const sending = members.map((noor, index) =>
      keepScanning(noor, (n) => marked(face, `member ${index} photo ${n}`), done.signal),
    );
    await wait(1_500);
    await failOver({ first, second, address });
    await wait(8_000);
    done.abort();
    const sent = await Promise.all(sending);

    const refused = sent.flat().filter(({ status }) => status !== 202);
    expect(refused.length).toBeGreaterThan(0);
    expect([...new Set(refused.map(({ status }) => status))]).toEqual([503]);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    for (const [index, noor] of members.entries()) {
      const promised = sent[index]?.flatMap(({ id }) => id ?? []) ?? [];
      for (const id of promised) expect((await endedScan(noor, id, 60_000)).status).toBe('complete');
    }
    const rows = await query(
      second.url,
      `select user_id, id, status, photo_name, photo_key is null as is_erased,
         (select count(*) from usage_charges where usage_charges.user_id = scans.user_id and source = 'scan:' || id) as charges,
         (select count(*) from scan_events where scan_events.user_id = scans.user_id and scan_id = id) as stages
       from scans`,
    );
    expect(rows.every(({ charges, is_erased }) => charges === '1' && is_erased)).toBe(true);
    expect(rows.every(({ status, stages }) => status === 'complete' && stages === '7')).toBe(true);
    expect(rows.length).toBeGreaterThanOrEqual(sent.flat().length - refused.length);
    // A photo whose transaction was lost is swept after some minutes. Nobody ever gets its key.
    const kept = new Set(rows.map(({ photo_name }) => photo_name));
    expect((await filesBelow(path.join(dataDir, 'originals'))).filter((name) => kept.has(name))).toEqual([]);
  },
);

let dataDir = '';

async function startServers(port: number): Promise<RealServer[]> {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-failover-'));
  toClose.push(() => rm(dataDir, { recursive: true }));
  const DATABASE_URL = `postgresql://daylit@127.0.0.1:${port}/postgres`;
  const servers: RealServer[] = [];
  for (let n = 0; n < SERVERS; n += 1) {
    const server = await startRealServer(dataDir, { DATABASE_URL });
    toClose.push(server.stop);
    servers.push(server);
  }
  return servers;
}

async function signUpAll(servers: readonly RealServer[]): Promise<Visitor[]> {
  const members: Visitor[] = [];
  for (let n = 0; n < MEMBERS; n += 1) {
    const server = servers[n % servers.length];
    if (server === undefined) continue;
    members.push(createVisitor({ url: server.url, token: await signUp(server, `member-${n}@example.org`) }));
  }
  return members;
}

interface Failover {
  first: DebianPostgres;
  second: DebianPostgres;
  address: { moveTo(port: number | undefined): void };
}

async function failOver({ first, second, address }: Failover): Promise<void> {
  address.moveTo(undefined);
  await first.kill();
  await wait(AWAY_FOR);
  await second.promote();
  address.moveTo(second.port);
}

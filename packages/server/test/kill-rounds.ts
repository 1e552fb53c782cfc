import type { Scan, ScanEvent } from '@daylit/contract';
import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { filesBelow } from './files-below.ts';
import { facePhoto, marked } from './photos.ts';
import { type RealServer, startRealServer } from './real-server.ts';
import { endedScan, scanForm } from './scans.ts';
import { signUp } from './sign-up.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** One run of the server: a photo is sent, and some time later the process is killed. */
export interface KillRound {
  /** Whether the kill was timed from sending the photo, or from the acknowledgement of the scan. */
  timed_from: 'upload' | 'promise';
  /** Milliseconds from there to the kill. */
  killed_after: number;
  /** Whether the scan was acknowledged by then. */
  is_acknowledged: boolean;
  /** Milliseconds from the next start to the first answer. */
  back_after: number;
}

/** The state once all work is done. */
export interface KillOutcome {
  acknowledged: number;
  /** Scans of all members. At most one per photo more than acknowledged: sent, written, but not answered. */
  scans: number;
  complete: number;
  failed: number;
  charged: number;
  /** Acknowledged scans that are missing. */
  lost: number;
  /** Complete scans whose stages are not exactly the seven of a report. */
  damaged: number;
  originals_left: number;
  /** Thumbnails without a complete scan, or the other way round. */
  stray_thumbnails: number;
  /** Files anywhere in the data directory that hold a piece of an original photo. */
  files_with_photo: number;
}

interface Options {
  rounds: number;
  dataDir: string;
  onRound?: (round: KillRound, index: number) => void;
}

const CANARY = 'canary-of-an-original-photo';

/** A trial has four scans; one is left for the scan that measures the duration. */
const SCANS_PER_MEMBER = 3;

interface Participant {
  email: string;
  token: string | undefined;
  promised: number[];
}

/** Kills a server repeatedly while it scans, then lets it finish and counts. */
export async function runKillRounds({ rounds, dataDir, onRound }: Options): Promise<KillOutcome> {
  const face = await facePhoto();
  const members: Participant[] = [];
  let server = await startRealServer(dataDir);
  try {
    for (let index = 0; index < Math.ceil(rounds / SCANS_PER_MEMBER); index += 1) {
      const email = `member-${index}@example.org`;
      members.push({ email, token: await signUp(server, email), promised: [] });
    }
    const { uploading, analysing } = await measureScan(server, members[0], face);

    for (let round = 0; round < rounds; round += 1) {
      const member = members[Math.floor(round / SCANS_PER_MEMBER)];
      if (!member) break;
      const timed_from = round % 2 === 0 ? 'promise' : 'upload';
      const killed_after = randomInt(Math.ceil(timed_from === 'promise' ? analysing : uploading));
      const sending = send(server, member, marked(face, `${CANARY} ${round}`));
      if (timed_from === 'promise') await sending;
      await wait(killed_after);
      await server.kill();
      const is_acknowledged = await sending;
      const start = performance.now();
      server = await startRealServer(dataDir);
      const back_after = Math.round(performance.now() - start);
      onRound?.({ timed_from, killed_after, is_acknowledged, back_after }, round);
    }
    return await count(server, members, dataDir);
  } finally {
    await server.stop();
  }
}

function browserOf(server: RealServer, { token }: Participant): Visitor {
  return createVisitor({ url: server.url, ...(token !== undefined && { token }) });
}

/** Milliseconds from sending a photo to the acknowledgement, and from there to the report, without a kill. */
async function measureScan(
  server: RealServer,
  member: Participant | undefined,
  face: Buffer,
): Promise<{ uploading: number; analysing: number }> {
  if (!member) throw new Error('There is nobody to scan.');
  const sent = performance.now();
  await send(server, member, marked(face, CANARY));
  const promised = performance.now();
  await endedScan(browserOf(server, member), 1);
  return { uploading: promised - sent, analysing: performance.now() - promised };
}

/** True when the server acknowledged the scan before it was killed. */
async function send(server: RealServer, member: Participant, photo: Buffer): Promise<boolean> {
  const answer = await browserOf(server, member)
    .post('/api/scan-skin', scanForm(photo))
    .catch(() => undefined);
  if (!answer) return false;
  if (answer.status !== 202) throw new Error(`A scan was refused: ${JSON.stringify(answer.body)}`);
  member.promised.push((answer.body as { id: number }).id);
  return true;
}

async function count(server: RealServer, members: Participant[], dataDir: string): Promise<KillOutcome> {
  const outcome: KillOutcome = {
    acknowledged: 0,
    scans: 0,
    complete: 0,
    failed: 0,
    charged: 0,
    lost: 0,
    damaged: 0,
    originals_left: 0,
    stray_thumbnails: 0,
    files_with_photo: 0,
  };
  const shown = new Set<string | null>();
  for (const member of members) {
    const browser = browserOf(server, member);
    const { id: latest } = (await browser.get('/api/checkins/latest')).body as { id: number | null };
    for (let id = 1; id <= (latest ?? 0); id += 1) {
      const { status, thumbnail_filename } = await endedScan(browser, id);
      outcome.scans += 1;
      if (status === 'failed') outcome.failed += 1;
      else {
        outcome.complete += 1;
        shown.add(thumbnail_filename);
        if (!(await hasWholeReport(browser, id))) outcome.damaged += 1;
      }
    }
    outcome.acknowledged += member.promised.length;
    outcome.lost += member.promised.filter((id) => id > (latest ?? 0)).length;
    outcome.charged += await chargedTo(browser);
  }
  Object.assign(outcome, await filesAtRest(dataDir, shown));
  outcome.files_with_photo = await countFilesWith(CANARY, dataDir);
  return outcome;
}

/**
 * Waits until the server has swept away what the kills left behind, for at most 20 seconds, and counts what
 * is left.
 */
async function filesAtRest(
  dataDir: string,
  shown: ReadonlySet<string | null>,
): Promise<Pick<KillOutcome, 'originals_left' | 'stray_thumbnails'>> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    const originals_left = (await filesBelow(path.join(dataDir, 'originals'))).length;
    const thumbnails = await filesBelow(path.join(dataDir, 'thumbnails'));
    const known = thumbnails.filter((name) => shown.has(name));
    const stray_thumbnails = thumbnails.length + shown.size - 2 * known.length;
    const isAtRest = originals_left + stray_thumbnails === 0;
    if (isAtRest || performance.now() > deadline) return { originals_left, stray_thumbnails };
    await wait(50);
  }
}

async function hasWholeReport(browser: Visitor, id: number): Promise<boolean> {
  const events = (await browser.get(`/api/checkins/${id}/events`)).body as ScanEvent[];
  const { analysis_result } = (await browser.get(`/api/checkins/${id}`)).body as Scan;
  return (
    events.length === 7 && new Set(events.map(({ stage }) => stage)).size === 7 && analysis_result !== null
  );
}

async function chargedTo(browser: Visitor): Promise<number> {
  const { status, body } = await browser.get('/api/check-scan-limit');
  // A member whose allowance is used up gets that message instead of the number.
  return status === 403 ? SCANS_PER_MEMBER + 1 : (body as { used: number }).used;
}

async function countFilesWith(text: string, directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  let hits = 0;
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    if (bytes.includes(text)) hits += 1;
  }
  return hits;
}

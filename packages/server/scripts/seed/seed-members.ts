import { setTimeout as wait } from 'node:timers/promises';
import type { CarePlan } from '@daylit/contract';
import { paintFace } from '@daylit/phantom';
import type { RunningServer } from '../../src/composition.ts';
import { createSessionStore } from '../../src/modules/sign-in/session-store.ts';
import { addMember, memberKeysOf } from '../../test/members.ts';
import { jpegOf } from '../../test/photos.ts';
import { endedScan, scanForm } from '../../test/scans.ts';
import type { TestClock } from '../../test/test-clock.ts';
import { createVisitor, type Reply, type Visitor } from '../../test/visitor.ts';
import { SEEDED_MEMBERS, type SeededMember } from './seeded-members.ts';
import type { SeedingAnalyser } from './seeding-analyser.ts';

const DAY = 86_400_000;

interface Dependencies {
  server: Pick<RunningServer, 'db' | 'url'>;
  dataDir: string;
  clock: TestClock;
  analyser: SeedingAnalyser;
  /** Called after each scan. */
  onScan(username: string, number: number, status: string): void;
}

interface Step {
  at: number;
  run(): Promise<void>;
}

/**
 * Creates every member with every scan through the calls that a browser makes, in chronological order: the
 * clock only moves forward. Returns the e-mail addresses.
 */
export async function seedMembers(
  given: Dependencies,
  members: readonly SeededMember[] = SEEDED_MEMBERS,
): Promise<string[]> {
  const { clock } = given;
  const now = Date.now();
  const steps = members.flatMap((member) => stepsOf(member, given, now));
  for (const step of steps.toSorted((a, b) => a.at - b.at)) {
    clock.advance(step.at - clock.now().getTime());
    await step.run();
  }
  clock.advance(now - clock.now().getTime());
  return members.map(emailOf);
}

function stepsOf(member: SeededMember, dependencies: Dependencies, now: number): Step[] {
  const { server, dataDir, clock, analyser, onScan } = dependencies;
  const { username, plan, goals, issues, preferences, scans } = member;
  const [first] = scans;
  let id = 0;

  const joins: Step = {
    at: now - (first?.daysAgo ?? 1) * DAY - DAY / 24,
    async run() {
      const profile = { goals, issues, preferences };
      const who = { email: emailOf(member), username, plan, profile };
      ({ id } = await addMember(server.db, clock.now, who, await memberKeysOf(dataDir)));
    },
  };

  const scansOnce = scans.map((scan, index) => ({
    at: now - scan.daysAgo * DAY,
    async run() {
      analyser.expect(scan);
      // A session of its own, because one does not last until the next scan.
      const token = await createSessionStore({ clock: clock.now }).start(
        server.db,
        { user_id: id },
        undefined,
      );
      const visitor = createVisitor({ url: server.url, token });
      const { status, body } = await upload(visitor, await photoOf(scan.photo, index));
      if (status !== 202) throw new Error(`A scan of ${username} was refused: ${JSON.stringify(body)}`);
      const { status: ending, analysis_result } = await endedScan(visitor, index + 1, 60_000);
      onScan(username, index + 1, ending);
      if (member.confirmsAt === index + 1 && analysis_result)
        await confirmPlan(visitor, analysis_result.care_plan);
    },
  }));
  return [joins, ...scansOnce];
}

/**
 * A photo that was never sent before, although the same face may be painted for several scans: PostgreSQL's
 * clock, which the seed does not move, says whether a photo was sent a moment ago. A reader of a JPEG stops
 * at its end, so the byte after it changes nothing.
 */
async function photoOf(face: SeededMember['scans'][number]['photo'], index: number): Promise<Buffer> {
  return Buffer.concat([await jpegOf(paintFace(face)), Buffer.from([index])]);
}

/** Confirms every product that a report suggests, at its place. */
async function confirmPlan(visitor: Visitor, plan: CarePlan): Promise<void> {
  for (const [daypart, steps] of [
    ['morning', plan.morning],
    ['night', plan.night],
    ['weekly', plan.weekly],
  ] as const) {
    for (const [step, { product }] of Object.entries(steps)) {
      if (!product) continue;
      const { status, body } = await visitor.patch('/api/profile/confirm-product', {
        step,
        daypart,
        product,
      });
      if (status !== 200) throw new Error(`A product was refused: ${JSON.stringify(body)}`);
    }
  }
}

/** Waits where a member would have to: the limits of calls count real time. */
async function upload(visitor: Visitor, photo: Buffer): Promise<Reply> {
  const reply = await visitor.post('/api/scan-skin', scanForm(photo));
  if (reply.status !== 429) return reply;
  await wait(Number(reply.headers.get('retry-after')) * 1000);
  return await upload(visitor, photo);
}

function emailOf({ username }: SeededMember): string {
  return `${username}@example.org`;
}

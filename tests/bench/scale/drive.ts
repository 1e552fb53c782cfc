import { setTimeout as wait } from 'node:timers/promises';
import { facePhoto, marked } from '../../../packages/server/test/photos.ts';
import { query } from '../../../packages/server/test/query.ts';
import { scanForm } from '../../../packages/server/test/scans.ts';
import { signUp } from '../../../packages/server/test/sign-up.ts';
import { createVisitor, type Reply, type Visitor } from '../../../packages/server/test/visitor.ts';
import type { Cluster } from './cluster.ts';

/** What people do. */
export type Act = 'scan' | 'message' | 'page';

/** What was acknowledged to one member. */
interface Promised {
  userId: number;
  /** Numbers of scans. */
  scans: Set<number>;
  member: Member;
  /** Keys of messages whose reply has ended. */
  messages: Set<string>;
}

/** What a drive has seen. */
export interface Drive {
  seconds: number;
  /** Milliseconds of each acknowledged act: of a scan until its report. */
  times: Record<Act, number[]>;
  /** Answers that were not the wanted one, by status; 0 is none. */
  refused: Record<number, number>;
  promised: Promised[];
}

/** The name under which the driver connects. */
export const DRIVER = 'driver';

/** Between two acts of a member, in milliseconds. A session may make 600 calls a minute. */
const PAUSE = 150;

/** In the place of the status of a scan that is not ended: no refusal. */
const STILL_RUNNING = 1;

/** How long a member tries again for one act, in milliseconds. */
const PATIENCE = 300_000;

/** Signs members up over HTTP, at all web servers in turn. They are Pro, so that no allowance ends. */
export async function signUpMembers(cluster: Cluster, count: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let n = 0; n < count; n += 1) {
    const email = `member-${n}@example.org`;
    const web = cluster.webs()[n % cluster.webs().length];
    if (web) members.push({ number: n, email, token: await signUp(web.server, email), photos: 0 });
  }
  await query(driverUrl(cluster), `update users set plan = 'pro_monthly', plan_expires_at = null`);
  return members;
}

interface Member {
  number: number;
  email: string;
  token: string;
  /** How many were sent so far, each perhaps several times. */
  photos: number;
}

/** Lets all members scan, chat and read for so many seconds, and waits for the last acts. */
export async function drive(
  cluster: Cluster,
  members: readonly Member[],
  seconds: number,
  acts: readonly Act[] = ['scan', 'message', 'page', 'page', 'page', 'page'],
): Promise<Drive> {
  const face = await facePhoto();
  const startedAt = performance.now();
  const until = startedAt + seconds * 1_000;
  const seen: Drive = { seconds: 0, times: { scan: [], message: [], page: [] }, refused: {}, promised: [] };

  /** Asks a web server, and another one until it answers as wanted. */
  async function persist(
    member: Member,
    ask: (visitor: Visitor) => Promise<Reply>,
    wanted: number,
  ): Promise<Reply> {
    const deadline = performance.now() + PATIENCE;
    for (let attempt = member.number; performance.now() < deadline; attempt += 1) {
      const web = cluster.webs()[attempt % cluster.webs().length];
      const visitor = createVisitor(
        { url: web?.server.url ?? '', token: member.token },
        `10.9.8.${member.number}`,
      );
      const reply = await ask(visitor).catch(() => undefined);
      if (reply?.status === wanted) return reply;
      const status = reply?.status ?? 0;
      if (status !== STILL_RUNNING) seen.refused[status] = (seen.refused[status] ?? 0) + 1;
      await wait(reply?.status === 429 ? 2_000 : 300);
    }
    throw new Error(`A member got no answer for ${PATIENCE / 1_000} s.`);
  }

  async function act(member: Member, kind: Act, n: number, promised: Promised): Promise<void> {
    if (kind === 'page') {
      await persist(member, (visitor) => visitor.get('/api/checkins?offset=0&limit=10'), 200);
    } else if (kind === 'message') {
      const message_key = crypto.randomUUID();
      const body = { message: 'What helps against dry skin?', message_key };
      await persist(member, async (visitor) => ended(await visitor.post('/api/chat2/stream', body)), 200);
      promised.messages.add(message_key);
    } else {
      member.photos += 1;
      const form = () => scanForm(marked(face, `member ${member.number} photo ${startedAt} ${n}`));
      const { body } = await persist(member, (visitor) => visitor.post('/api/scan-skin', form()), 202);
      const { id } = body as { id: number };
      promised.scans.add(id);
      await persist(member, async (visitor) => completed(await visitor.get(`/api/checkins/${id}`)), 200);
    }
  }

  async function live(member: Member): Promise<void> {
    const [row] = await query(driverUrl(cluster), `select id from users where email = '${member.email}'`);
    const promised: Promised = {
      userId: Number(row?.['id']),
      scans: new Set(),
      member,
      messages: new Set(),
    };
    seen.promised.push(promised);
    for (let n = member.number; performance.now() < until; n += 1) {
      const kind = acts[n % acts.length] ?? 'page';
      const askedAt = performance.now();
      await act(member, kind, n, promised);
      seen.times[kind].push(performance.now() - askedAt);
      await wait(PAUSE);
    }
  }

  await Promise.all(members.map(live));
  seen.seconds = (performance.now() - startedAt) / 1_000;
  return seen;
}

/** The log of PostgreSQL tells the statements of the driver from those of the product. */
function driverUrl({ postgres }: Cluster): string {
  return `${postgres.url}?application_name=${DRIVER}`;
}

/** A reply has ended once its last piece is there, which says how it was found. */
function ended(reply: Reply): Reply {
  return String(reply.body).includes('"answer":') ? reply : { ...reply, status: 0 };
}

/** A scan that is still analysed is asked for again. */
function completed(reply: Reply): Reply {
  const isRunning = (reply.body as { status?: string }).status === 'analysing';
  return isRunning ? { ...reply, status: STILL_RUNNING } : reply;
}

/** What was acknowledged and is missing, or is there twice. */
export async function verify(
  { postgres }: Cluster,
  { promised }: Drive,
): Promise<{ lost: number; doubled: number }> {
  let [lost, doubled] = [0, 0];
  for (const { userId, scans, member, messages } of promised) {
    const rows = await query(
      postgres.url,
      `select id, status,
         (select count(*)::int from scan_events e where e.user_id = s.user_id and e.scan_id = s.id) as stages,
         (select count(*)::int from usage_charges c where c.user_id = s.user_id and c.source = 'scan:' || s.id) as charges
       from scans s where user_id = ${userId}`,
    );
    const whole = rows.filter(({ status, stages }) => status === 'complete' && stages === 7);
    const ids = new Set(whole.map(({ id }) => Number(id)));
    const replies = await query(
      postgres.url,
      `select m.message_key, count(*)::int as messages, sum(case when r.state = 'done' then 1 else 0 end)::int as replies
       from chat_messages m left join chat_messages r on r.user_id = m.user_id and r.reply_to = m.id
       where m.user_id = ${userId} and m.message_key is not null group by 1`,
    );
    const answered = new Map(replies.map((row) => [String(row['message_key']), row]));
    lost += [...messages].filter((key) => answered.get(key)?.['replies'] !== 1).length;
    doubled += replies.filter((row) => Number(row['messages']) > 1).length;
    lost += [...scans].filter((id) => !ids.has(id)).length;
    doubled +=
      Math.max(0, rows.length - member.photos) + rows.filter(({ charges }) => Number(charges) !== 1).length;
  }
  return { lost, doubled };
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { filesBelow } from '../../../packages/server/test/files-below.ts';
import type { BundledPostgres } from '../../../packages/server/test/bundled-postgres.ts';

/** One change that a visitor requested. Without an acknowledgement it may be done or not, but never half. */
export interface Entry {
  kind: 'registration' | 'consent' | 'scan';
  /** The e-mail address that registered, or the member's. */
  email: string;
  is_acknowledged: boolean;
}

/** The requested changes, and where to check whether they happened. */
interface Ledger {
  entries: readonly Entry[];
  postgres: BundledPostgres;
  /** A path in the server's data directory, as this process reaches it. */
  pathOf(name: string): string;
}

/** Part of every original photo. */
export const CANARY = 'canary-of-an-original-photo';

/** Longest time until all work has ended, in milliseconds. */
const SETTLE_TIMEOUT = 120_000;

/** One row per address, with counts. */
const FACTS = `
  select u.email,
    (select count(*)::int from consents c where c.user_id = u.id and c.purpose = 'photo_analysis') as consents,
    (select count(*)::int from scans s where s.user_id = u.id) as scans,
    (select count(*)::int from scans s where s.user_id = u.id and s.status = 'complete' and s.photo_key is null
       and 7 = (select count(distinct stage) from scan_events e where (e.user_id, e.scan_id) = (s.user_id, s.id)))
      as finished,
    (select coalesce(sum(amount), 0)::int from usage_charges g where g.user_id = u.id and g.kind = 'scans') as charged
  from users u`;

const REGISTRATIONS = `
  select r.email, count(*)::int as registrations,
    (select count(*)::int from mails m where m.recipient = r.email and m.sent_at is not null) as mails
  from registrations r group by r.email`;

/** Waits until all work has ended and returns every broken promise; `[]` when there is none. */
export async function check({ entries, postgres, pathOf }: Ledger): Promise<string[]> {
  const deadline = performance.now() + SETTLE_TIMEOUT;
  for (;;) {
    const problems = [
      ...memberProblems(entries, await postgres.query(FACTS)),
      ...registrationProblems(entries, await postgres.query(REGISTRATIONS)),
      ...(await fileProblems(pathOf)),
    ];
    if (problems.length === 0 || performance.now() > deadline) return problems;
    await wait(250);
  }
}

function memberProblems(entries: readonly Entry[], rows: Record<string, unknown>[]): string[] {
  return rows.flatMap((row) => {
    const email = String(row['email']);
    const { scans, finished, charged, consents } = row as Record<string, number>;
    const scanned = countOf(entries, 'scan', email);
    const consented = countOf(entries, 'consent', email);
    return [
      ...isWithin(`scans of ${email}`, scans, scanned),
      // The first consent is given during sign-up.
      ...isWithin(`consents of ${email}`, consents, { least: consented.least + 1, most: consented.most + 1 }),
      ...(finished === scans ? [] : [`${email}: ${finished} of ${scans} scans are finished`]),
      ...(charged === scans ? [] : [`${email}: ${charged} charged for ${scans} scans`]),
    ];
  });
}

function registrationProblems(entries: readonly Entry[], rows: Record<string, unknown>[]): string[] {
  const found = new Map(rows.map((row) => [String(row['email']), row]));
  return entries.flatMap(({ kind, email, is_acknowledged }) => {
    if (kind !== 'registration') return [];
    const row = found.get(email);
    if (!row) return is_acknowledged ? [`${email}: the registration is lost`] : [];
    const { registrations, mails } = row;
    return registrations === 1 && mails === 1
      ? []
      : [`${email}: ${String(registrations)} registrations, ${String(mails)} mails`];
  });
}

async function fileProblems(pathOf: (name: string) => string): Promise<string[]> {
  const originals = await filesBelow(pathOf('originals'));
  const entries = await readdir(pathOf(''), { recursive: true, withFileTypes: true });
  const withPhoto: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    // PostgreSQL may delete a file meanwhile.
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    if (bytes.includes(CANARY)) withPhoto.push(`a piece of an original is in ${entry.name}`);
  }
  return [...(originals.length > 0 ? [`${originals.length} originals are left`] : []), ...withPhoto];
}

interface Range {
  least: number;
  most: number;
}

function countOf(entries: readonly Entry[], kind: Entry['kind'], email: string): Range {
  const asked = entries.filter((entry) => entry.kind === kind && entry.email === email);
  return { least: asked.filter((entry) => entry.is_acknowledged).length, most: asked.length };
}

function isWithin(what: string, count: number | undefined, { least, most }: Range): string[] {
  if (count !== undefined && count >= least && count <= most) return [];
  return [`${what}: ${count}, acknowledged ${least}, asked for ${most}`];
}

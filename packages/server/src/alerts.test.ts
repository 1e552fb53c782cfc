import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { scratch } from '../test/backups.ts';
import { send } from '../test/chat-stream.ts';
import { freePort } from '../test/free-port.ts';
import { PASSWORD } from '../test/members.ts';
import { query } from '../test/query.ts';
import { METRICS_TOKEN, readMetrics } from '../test/read-metrics.ts';
import { startS3Server } from '../test/s3-server.ts';
import { photoForm } from '../test/scans.ts';
import { startTestServer, type TestServer } from '../test/start-test-server.ts';
import { form } from '../test/visitor.ts';
import { JOB_OPTIONS } from './job-options.ts';

const GUIDE = fileURLToPath(new URL('../../../docs/operating/', import.meta.url));
const page = await readFile(path.join(GUIDE, 'alerts.md'), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook_url: string };
}
const { groups } = parse(await readFile(path.join(GUIDE, 'alerts.yaml'), 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);

/** What a rule selects first, and the number that it compares with. */
function readRule(alert: string) {
  const { expr } = rules.find((rule) => rule.alert === alert) as Rule;
  const [, name = '', matchers = ''] = /(\w{8,})(?:\{([^}]*)\})?/.exec(expr) ?? [];
  const [, sign, limit] = /([<>]|==) ([\d.e]+)/.exec(expr) ?? [];
  return { name, matchers, sign, limit: Number(limit) };
}

/** The value of each series that the rule selects, as the server tells it now. */
async function select(server: TestServer, alert: string): Promise<number[]> {
  const { name, matchers } = readRule(alert);
  const tests = [...matchers.matchAll(/(\w+)(!?=~?)"([^"]*)"/g)].map(([, label, operator, value = '']) => {
    const wanted = new RegExp(`[{,]${label}="${operator?.endsWith('~') ? `(?:${value})` : value}"`);
    return (labels: string) => wanted.test(labels) !== operator?.startsWith('!');
  });
  const lines = (await readMetrics(server)).split('\n').filter((line) => /^(\w+)/.exec(line)?.[1] === name);
  return lines
    .filter((line) => tests.every((fits) => fits(/\{.*\}/.exec(line)?.[0] ?? '{')))
    .map((line) => Number(line.split(' ').at(-1)));
}

/** Whether the figure of a rule that compares one figure is past its limit. */
async function isPast(server: TestServer, alert: string): Promise<boolean> {
  const { sign, limit } = readRule(alert);
  return (await select(server, alert)).some((value) =>
    sign === '<' ? value < limit : sign === '>' ? value > limit : value === limit,
  );
}

const sum = async (server: TestServer, alert: string) =>
  (await select(server, alert)).reduce((all, value) => all + value, 0);

/** A text of metrics is shared for a second. */
const WAIT = { timeout: 30_000, interval: 300 };

/** Lets what waits in a queue be so much older. */
const age = ({ databaseUrl }: TestServer, queue: string, by: string) =>
  query(
    databaseUrl,
    `update pgboss.job set created_on = created_on - interval '${by}' where name = '${queue}' and state <= 'active'`,
  );

async function start(options: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer({ ...options, env: { METRICS_TOKEN, ...options?.env } });
  onTestFinished(server.close);
  return server;
}

describe('the rules', () => {
  let text: string;
  beforeAll(async () => {
    const BACKUP_FOLDER = await mkdtemp(path.join(os.tmpdir(), 'daylit-alerts-'));
    const env = { METRICS_TOKEN, BACKUP_FOLDER, BACKUP_PASSPHRASE: 'seven quiet mornings' };
    const server = await startTestServer({ env });
    text = await readMetrics(server);
    await server.close();
    await rm(BACKUP_FOLDER, { recursive: true });
  });

  test.each(rules.map(({ alert, expr }) => [alert, expr]))(
    '%s names only metrics and queues that exist',
    (_, expr) => {
      const names = [...expr.matchAll(/\b(\w+)(?=\{|\[|\)| [=<>])/g)].map(([, name = '']) => name);
      const metrics = names.filter((name) => /_(?!over)/.test(name) || name === 'up');
      expect(metrics).not.toEqual([]);
      // Prometheus itself tells whether it could read a server.
      const own = metrics
        .filter((name) => name !== 'up')
        .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
      expect(own.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
      const queues = [...expr.matchAll(/queue!?=~?"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|'));
      expect(queues.filter((name) => !(name in JOB_OPTIONS))).toEqual([]);
    },
  );

  test('each alarm has its section in the guide, and each section its alarm', () => {
    const sections = [...page.matchAll(/^## (Daylit\w+)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(rules.map(({ alert }) => alert));
    expect(rules.map(({ annotations }) => annotations.runbook_url)).toEqual(
      rules.map(({ alert }) => `docs/operating/alerts.md#${alert.toLowerCase()}`),
    );
  });

  test('each section says what it means, what people notice, where to look and what to do', () => {
    const parts = ['**Means:**', '**People notice:**', '**Look:**', '**Do:**'];
    const sections = page.split(/^## (?=Daylit)/m).slice(1);
    const bare = sections.filter((section) => parts.some((part) => !section.includes(part)));
    expect(bare.map((section) => section.split('\n')[0])).toEqual([]);
  });
});

describe('an alarm is raised when', { timeout: 90_000 }, () => {
  test('the mail server is dead', async () => {
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    const server = await start({ env: { SMTP_URL, PUBLIC_URL: 'https://daylit.example' } });
    const account = { email: 'ada@example.org', username: 'ada', password: 'seven green kettles' };
    await server.visitor().post('/api/register', form(account));
    await expect.poll(() => select(server, 'DaylitMailsWait'), WAIT).toEqual([expect.closeTo(3, -1)]);
    expect(await isPast(server, 'DaylitMailsWait')).toBe(false);
    await age(server, 'send-mail', '20 minutes');
    await expect.poll(() => isPast(server, 'DaylitMailsWait'), WAIT).toBe(true);
  });

  test('no worker takes the photos', async () => {
    const web = await start({ env: { ROLES: 'web' } });
    const check = (await web.member()).post('/api/validate-photo', photoForm(Buffer.from('a photo')));
    await expect.poll(() => sum(web, 'DaylitScansWait'), WAIT).toBeGreaterThan(0);
    expect(await isPast(web, 'DaylitScansWait')).toBe(false);
    await age(web, 'check-photo', '5 minutes');
    await expect.poll(() => isPast(web, 'DaylitScansWait'), WAIT).toBe(true);
    // Ended by the server's end.
    void check.catch(() => undefined);
  });

  test('an erasure cannot be finished', async () => {
    const BACKUP_FOLDER = path.join(await scratch(), 'a-file');
    await writeFile(BACKUP_FOLDER, '');
    const server = await start({ env: { BACKUP_FOLDER } });
    const order = { current_password: PASSWORD, confirm: true };
    expect((await (await server.member()).delete('/api/account', order)).status).toBe(202);
    await expect.poll(() => sum(server, 'DaylitErasureOverdue'), WAIT).toBeGreaterThan(0);
    expect(await isPast(server, 'DaylitErasureOverdue')).toBe(false);
    await age(server, 'finish-erasure', '7 hours');
    await expect.poll(() => isPast(server, 'DaylitErasureOverdue'), WAIT).toBe(true);
  });

  test('a backup is old, and when the one of a night fails', async () => {
    const [BACKUP_FOLDER, BACKUP_PASSPHRASE] = [await scratch(), 'seven quiet mornings'];
    const server = await start({ env: { BACKUP_FOLDER, BACKUP_PASSPHRASE } });
    const file = path.join(BACKUP_FOLDER, 'daylit-2026-11-29T1230Z.backup');
    const limit = readRule('DaylitBackupMissing').limit;
    const isOld = async () =>
      Date.now() / 1000 - ((await select(server, 'DaylitBackupMissing'))[0] ?? Number.NaN) > limit;
    expect(await isOld()).toBe(true);
    await writeFile(file, '');
    await expect.poll(isOld, WAIT).toBe(false);
    await utimes(file, days(3), days(3));
    await expect.poll(isOld, WAIT).toBe(true);

    await utimes(file, days(1), days(1));
    expect(await failedAt(server)).toBeUndefined();
    await query(
      server.databaseUrl,
      `insert into pgboss.job (name, data, state, completed_on) values ('make-backup', '{}', 'failed', now())`,
    );
    await expect.poll(async () => (await failedAt(server)) ?? 0, WAIT).toBeGreaterThan(days(1));
  });

  test('the bucket is dead', async () => {
    const s3 = await startS3Server();
    onTestFinished(s3.close);
    s3.createBucket('daylit');
    const server = await start({ env: s3.settings('daylit') });
    const before = await sum(server, 'DaylitStoreFails');
    s3.fault = () => ({ broken: true });
    await expect.poll(() => isPast(server, 'DaylitDependencyDown'), WAIT).toBe(true);
    await expect.poll(() => sum(server, 'DaylitStoreFails'), WAIT).toBeGreaterThan(before + 1);
    s3.fault = undefined;
    await expect.poll(() => isPast(server, 'DaylitDependencyDown'), WAIT).toBe(false);
  });

  test('the model is dead', async () => {
    const env = { AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1`, AI_CHAT_MODEL: 'some-model' };
    const server = await start({ hasAssistant: true, env });
    const noor = await server.member({ plan: 'pro_monthly' });
    await noor.post('/api/consents', { purpose: 'external_chat', granted: true });
    await send(noor, 'What does vitamin C do for the skin?');
    await expect.poll(() => sum(server, 'DaylitModelFails'), WAIT).toBe(1);
  });

  test('the payment provider is dead', async () => {
    const address = { protocol: 'http', host: '127.0.0.1', port: await freePort() } as const;
    const STRIPE_PRICES = 'plus_monthly=price_1,plus_annual=price_2,pro_monthly=price_3,pro_annual=price_4';
    const server = await start({
      stripe: { address, timeoutMs: 2_000 },
      env: { STRIPE_SECRET_KEY: 'sk_test_of_this_test', STRIPE_WEBHOOK_SECRET: 'whsec_test', STRIPE_PRICES },
    });
    const noor = await server.member();
    const { status } = await noor.post('/api/create-checkout-session', { priceId: 'plus_annual' });
    expect(status).toBe(503);
    await expect.poll(() => sum(server, 'DaylitPaymentsFail'), WAIT).toBeGreaterThan(0);
  });
});

/** So many days ago, in seconds since 1970. */
function days(count: number): number {
  return Date.now() / 1000 - count * 24 * 3600;
}

async function failedAt(server: TestServer): Promise<number | undefined> {
  const line = /^daylit_jobs_last_failure_timestamp_seconds\{queue="make-backup"\} (\S+)$/m;
  const [, value] = line.exec(await readMetrics(server)) ?? [];
  return value === undefined ? undefined : Number(value);
}

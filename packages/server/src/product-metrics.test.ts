import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createFakeAnalyser } from '../test/fake-analyser.ts';
import { startFakeMailServer } from '../test/fake-mail-server.ts';
import { query } from '../test/query.ts';
import { METRICS_TOKEN, readMetrics, valueOf } from '../test/read-metrics.ts';
import { startS3Server } from '../test/s3-server.ts';
import { endedScan, scanForm } from '../test/scans.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { form } from '../test/visitor.ts';

const mailServer = await startFakeMailServer();
const s3 = await startS3Server();
s3.createBucket('daylit');
const analyser = createFakeAnalyser();
const env = {
  METRICS_TOKEN,
  SMTP_URL: mailServer.url,
  PUBLIC_URL: 'https://daylit.example',
  ...s3.settings('daylit'),
};
const server = await startTestServer({ analyser, env });
afterAll(async () => {
  await server.close();
  await s3.close();
  await mailServer.close();
});

/** A text is shared for a second. */
const WAIT = { timeout: 20_000, interval: 300 };

const read = async (series: string) => valueOf(await readMetrics(server), series);
const operations = (part: string, operation: string, outcome: string) =>
  read(
    `daylit_operation_duration_seconds_count{part="${part}",operation="${operation}",outcome="${outcome}"}`,
  );
const register = (email: string) =>
  server.visitor().post('/api/register', form({ email, username: 'ada', password: 'seven green kettles' }));

describe('the metrics of the queue', () => {
  test('jobs are counted by what they wait for, and only one that is due has an age', async () => {
    await query(
      server.databaseUrl,
      `insert into pgboss.job (name, data, start_after) values ('make-export', '{}', now() + interval '1 day')`,
    );
    expect(await read('daylit_jobs{queue="make-export",state="waiting"}')).toBe(1);
    expect(await read('daylit_jobs_oldest_due_age_seconds{queue="make-export"}')).toBe(0);
    await query(
      server.databaseUrl,
      `update pgboss.job set state = 'retry', created_on = now() - interval '1 hour' where name = 'make-export'`,
    );
    await expect
      .poll(() => read('daylit_jobs_oldest_due_age_seconds{queue="make-export"}'), WAIT)
      .toBeGreaterThan(3_590);
    await query(
      server.databaseUrl,
      `update pgboss.job set state = 'failed', completed_on = now() where name = 'make-export'`,
    );
    await expect.poll(() => read('daylit_jobs{queue="make-export",state="failed"}'), WAIT).toBe(1);
    expect(await read('daylit_jobs_oldest_due_age_seconds{queue="make-export"}')).toBe(0);
    expect(await read('daylit_jobs_last_failure_timestamp_seconds{queue="make-export"}')).toBeGreaterThan(
      1_000_000_000,
    );
    expect(await read('daylit_jobs_last_failure_timestamp_seconds{queue="send-mail"}')).toBeUndefined();
  });
});

describe('the metrics of operations', () => {
  test('a mail is counted by what the mail server said, and its job too', async () => {
    await register('ada@example.org');
    await expect.poll(() => operations('mail', 'send', 'ok'), WAIT).toBe(1);
    mailServer.answerNext('550 no such mailbox');
    await register('gone@example.org');
    await expect.poll(() => operations('mail', 'send', 'refused'), WAIT).toBe(1);
    await expect.poll(() => operations('job', 'send-mail', 'ok'), WAIT).toBe(2);
  });

  test('a photo that is refused is counted by the reason alone', async () => {
    const noor = await server.member();
    const { verdict } = analyser;
    onTestFinished(() => {
      analyser.verdict = verdict;
    });
    analyser.verdict = { status: 'fail', reason: 'There is no face in this photo.', issue: 'no_face' };
    expect((await noor.post('/api/scan-skin', scanForm(Buffer.from('a wall')))).status).toBe(422);
    await expect.poll(() => operations('engine', 'check', 'no_face'), WAIT).toBe(1);
    analyser.verdict = verdict;
    await noor.post('/api/scan-skin', scanForm(Buffer.from('a photo')));
    expect((await endedScan(noor, 1)).status).toBe('complete');
    await expect.poll(() => operations('engine', 'analyse', 'ok'), WAIT).toBe(1);
    expect(await operations('engine', 'check', 'ok')).toBe(1);
    expect(await readMetrics(server)).not.toContain('no face');
  });

  test('what the store does not do is counted once for all its tries', async () => {
    const noor = await server.member();
    const before = (await operations('object_store', 'put', 'error')) ?? 0;
    s3.fault = (method, path) =>
      method === 'PUT' && path.includes('originals') ? { status: 507 } : undefined;
    onTestFinished(() => {
      s3.fault = undefined;
    });
    expect((await noor.post('/api/scan-skin', scanForm(Buffer.from('another photo')))).status).toBe(503);
    await expect.poll(() => operations('object_store', 'put', 'error'), WAIT).toBe(before + 1);
  });
});

test('metrics are read while the database is away, without its numbers', { timeout: 60_000 }, async () => {
  const other = await startTestServer({ env: { METRICS_TOKEN } });
  const name = new URL(other.databaseUrl).pathname.slice(1);
  const postgres = other.databaseUrl.replace(name, 'postgres');
  expect(valueOf(await readMetrics(other), 'daylit_dependency_up{dependency="database"}')).toBe(1);
  await query(postgres, `alter database ${name} allow_connections false`);
  onTestFinished(async () => {
    await query(postgres, `alter database ${name} allow_connections true`);
    await other.close();
  });
  await query(postgres, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await expect
    .poll(async () => valueOf(await readMetrics(other), 'daylit_dependency_up{dependency="database"}'), {
      timeout: 20_000,
      interval: 1_100,
    })
    .toBe(0);
  const text = await readMetrics(other);
  expect(text).not.toMatch(/^daylit_jobs\{/m);
  expect(valueOf(text, 'daylit_database_connections_max')).toBe(10);
});

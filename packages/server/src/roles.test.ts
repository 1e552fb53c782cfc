import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { PhotoVerdict } from '@daylit/contract';
import { createFakeAnalyser } from '../test/fake-analyser.ts';
import { endedScan, photoForm, scanForm } from '../test/scans.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { analysisThreads } from './analysis-threads.ts';
import { readConfig } from './config.ts';

// The web server has no engine: it would throw.
const web = await startTestServer({ env: { ROLES: 'web' } });
const analyser = createFakeAnalyser();
const PUBLIC_URL = 'http://localhost:4550';
const worker = await startTestServer({ env: { ROLES: 'worker', PUBLIC_URL }, analyser, beside: web });
afterAll(async () => {
  await worker.close();
  await web.close();
});

const photo = Buffer.from('a photo');
const originals = async () => {
  const entries = await readdir(path.join(web.dataDir, 'originals'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const checks = () => web.db.selectFrom('photo_checks').selectAll().execute();

describe('a web server with a worker beside it', () => {
  test('the worker checks and analyses a photo, which is sealed meanwhile and then gone', async () => {
    const noor = await web.member();
    const assess = analyser.assess.bind(analyser);
    const seen: unknown[] = [];
    analyser.assess = async (bytes) => {
      seen.push(Buffer.from(bytes), (await originals()).length);
      return assess(bytes);
    };
    const { status, body } = await noor.post('/api/validate-photo', photoForm(photo));
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'pass' } });
    expect(seen).toEqual([photo, 1]);
    const { checked_photo } = body as PhotoVerdict;
    const form = new FormData();
    form.append('checked_photo', checked_photo ?? '');
    expect((await noor.post('/api/scan-skin', form)).status).toBe(202);
    expect((await endedScan(noor, 1)).status).toBe('complete');
    expect(await originals()).toEqual([]);
    expect(await checks()).toEqual([]);
  });

  test('the reason of a refused photo is that of the worker, for a scan and for a second photo', async () => {
    const noor = await web.member();
    await noor.post('/api/scan-skin', scanForm(photo));
    await endedScan(noor, 1);
    expect((await noor.post('/api/checkins/1/second-photo', photoForm(photo))).status).toBe(200);
    analyser.verdict = { status: 'fail', reason: 'Too dark.', issue: 'too_dark' };
    const dark = Buffer.from('a dark photo');
    expect(await noor.post('/api/scan-skin', scanForm(dark))).toMatchObject({
      status: 422,
      body: { detail: 'Too dark.' },
    });
    expect(await originals()).toEqual([]);
  });

  test(
    'a check that no worker can make asks for another try, and counts nothing',
    { timeout: 30_000 },
    async () => {
      const noor = await web.member();
      analyser.assess = async () => {
        throw new Error('The analysis thread ended without an answer.');
      };
      const { status, body, headers } = await noor.post('/api/scan-skin', scanForm(photo));
      expect({ status, body }).toEqual({
        status: 503,
        body: {
          detail: 'Your photo could not be checked just now, and nothing was counted. Please send it again.',
        },
      });
      expect(headers.get('retry-after')).toBe('5');
      expect((await noor.get('/api/check-scan-limit')).body).toMatchObject({ used: 0 });
      expect(await originals()).toEqual([]);
      expect(await checks()).toEqual([]);
    },
  );

  test('the worker answers operators and nobody else', async () => {
    const visitor = worker.visitor();
    expect((await visitor.get('/health/live')).status).toBe(200);
    expect((await visitor.get('/health/ready')).status).toBe(200);
    for (const address of ['/', '/login', '/api/me', '/api/plans', '/mailbox', '/restore'])
      expect([address, (await visitor.get(address)).status]).toEqual([address, 404]);
  });

  test('the worker writes and sends mails, with links to the web servers', async () => {
    const { email } = await web.member();
    const form = new FormData();
    form.append('email', email);
    expect((await web.visitor().post('/api/request-password-reset', form)).status).toBeLessThan(300);
    await expect
      .poll(async () => (await web.mailsTo(email)).join(), { timeout: 10_000 })
      .toContain(`${PUBLIC_URL}/`);
  });
});

test('settings say what one role needs', () => {
  expect(() => readConfig({ ROLES: 'worker' })).toThrow(/DATABASE_URL is missing.*\n.*PUBLIC_URL is missing/);
  expect(() => readConfig({ ROLES: 'web' })).toThrow('DATABASE_URL is missing');
  expect(() => readConfig({ ROLES: 'queen' })).toThrow('ROLES must be web, worker, or both');
});

test.each([
  { cores: 1, memory: 2, isWeb: true, threads: 1 },
  { cores: 2, memory: 2, isWeb: false, threads: 2 },
  { cores: 8, memory: 64, isWeb: true, threads: 7 },
  { cores: 64, memory: 2, isWeb: false, threads: 3 },
])('$cores cores and $memory GB run $threads threads', ({ cores, memory, isWeb, threads }) => {
  expect(analysisThreads({ isWeb }, { cores, memory: memory * 1024 ** 3 })).toBe(threads);
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, PASSPHRASE, scratch } from '../../test/backups.ts';
import { PASSWORD } from '../../test/members.ts';
import { startRealServer } from '../../test/real-server.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { storeReport } from '../../test/stored-reports.ts';
import { createVisitor, form } from '../../test/visitor.ts';

/** For a start, a restore and another start, in milliseconds. Only a test that hangs should time out. */
const TEST_TIMEOUT = 120_000;

test(
  'a new server takes a backup in its page and serves it at the same address',
  { timeout: TEST_TIMEOUT },
  async () => {
    const source = await startTestServer();
    onTestFinished(source.close);
    const noor = await source.member({ plan: 'plus_annual', email: 'noor@example.org' });
    await storeReport(source, noor.id);
    const bytes = new Uint8Array(await readFile(await backUp(source, await scratch())));

    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-restore-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const server = await startRealServer(dataDir);
    onTestFinished(server.kill);
    const key = new URL(server.mailboxUrl).searchParams.get('key') ?? '';
    const admission = await fetch(`${server.url}/restore?key=${key}`, { redirect: 'manual' });
    const headers = { cookie: admission.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const ask = (method: string, page: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
      fetch(`${server.url}${page}`, { method, headers: { ...headers, 'content-type': type }, body });

    expect((await ask('PUT', '/restore/file?offset=0', 'application/octet-stream', bytes)).status).toBe(204);
    const order = JSON.stringify({ passphrase: PASSPHRASE, erased: '' });
    expect((await ask('POST', '/restore', 'application/json', order)).status).toBe(202);
    const state = async () => {
      const answer = await fetch(`${server.url}/restore/progress`, { headers }).catch(() => undefined);
      return answer?.ok ? ((await answer.json()) as { state: string }).state : answer?.status;
    };
    // Either a page sees the end, or the server has started again and the page is gone.
    await expect
      .poll(state, { timeout: TEST_TIMEOUT / 2, interval: 100 })
      .toSatisfy((last) => last === 'done' || last === 404);
    await expect.poll(state, { timeout: TEST_TIMEOUT / 2 }).toBe(404);

    const browser = createVisitor({ url: server.url });
    expect((await browser.post('/api/login', form({ email: noor.email, password: PASSWORD }))).status).toBe(
      200,
    );
    expect(await browser.get('/api/checkins/1')).toMatchObject({ status: 200, body: { status: 'complete' } });
    expect(await readdir(dataDir)).not.toContain('uploaded.backup');
    await server.stop();
    expect(await server.exitCode).toBe(0);
  },
);

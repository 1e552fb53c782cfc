import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { readPact } from '../pact-files.ts';
import { startFakeBroker } from './fake-broker.ts';
import { partOf } from './verify.ts';

test('without a broker nothing is published, and the step says so', async () => {
  const { code, printed } = await publish({ PACT_BROKER_BASE_URL: '' });
  expect(code).toBe(0);
  expect(printed).toMatch(/^Skipped: PACT_BROKER_BASE_URL is not set\./);
});

test('a broker is told the agreement and the result, and is asked about both sides', async () => {
  const broker = await startFakeBroker(transparency(), true);
  onTestFinished(() => broker.close());
  const { code, printed } = await publish({ PACT_BROKER_BASE_URL: broker.url });
  expect({ code, printed }).toMatchObject({ code: 0 });
  const saidTo = (address: string) =>
    broker.told.find(({ path: told }) => told.includes(address))?.body ?? '';
  expect(saidTo('/publish')).toMatch(/"branch":"topic".*"pacticipantVersionNumber":"abc1234"/);
  expect(JSON.parse(saidTo('/results'))).toMatchObject({
    success: true,
    providerApplicationVersion: 'abc1234',
  });
  const asked = broker.told
    .filter(({ path: told }) => told.startsWith('/matrix'))
    .map(({ path: told }) => told);
  expect(asked).toEqual([
    expect.stringContaining('=web&q[][version]=abc1234'),
    expect.stringContaining('=server&q[][version]=abc1234'),
  ]);
  expect(broker.told.every(({ token }) => token === 'Bearer secret')).toBe(true);
});

test('a side that may not be deployed fails the step', async () => {
  const broker = await startFakeBroker(transparency(), false);
  onTestFinished(() => broker.close());
  const { code, printed } = await publish({ PACT_BROKER_BASE_URL: broker.url });
  expect(code).toBe(1);
  expect(printed).toContain('can-i-deploy failed');
});

// One interaction is enough to have a result.
function transparency() {
  return partOf(readPact(), ({ request }) => request.path === '/api/transparency');
}

async function publish(env: Record<string, string>): Promise<{ code: number; printed: string }> {
  const settings = { PACT_BROKER_TOKEN: 'secret', PACT_VERSION: 'abc1234', PACT_BRANCH: 'topic', ...env };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../scripts/publish.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, printed: out + err };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from './repository-files.ts';

it('`npm run dev` works while another process holds port 3000', { timeout: 120_000 }, async () => {
  // An error means that another process holds the port already, which serves the test as well.
  const stranger = createServer((_request, response) => response.writeHead(418).end()).listen(3000);
  await once(stranger, 'listening').catch(() => undefined);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-dev-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'fatal' };
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: ROOT,
    env: { ...process.env, PATH: `${ROOT}node_modules/.bin:${process.env.PATH}`, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
    stranger.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const [page] = await hear(dev, [/Local: +(http:\S+)/, /^Listening on (http\S+)$/]);
  const answer = await fetch(new URL('/health/live', page));
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
});

/** The first group of each pattern in the printed lines, once every pattern has matched. */
async function hear({ stdout }: ChildProcess, patterns: RegExp[]): Promise<string[]> {
  if (stdout === null) throw new Error('Nothing can be heard.');
  const found = new Map<RegExp, string>();
  for await (const line of createInterface({ input: stdout })) {
    for (const pattern of patterns) {
      const text = pattern.exec(stripVTControlCharacters(line))?.[1];
      if (text !== undefined) found.set(pattern, text);
    }
    if (found.size === patterns.length) return patterns.map((pattern) => found.get(pattern) ?? '');
  }
  throw new Error('It ended before it was ready.');
}

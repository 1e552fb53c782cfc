import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PASSPHRASE, scratch } from '../../../test/backups.ts';
import { signedInOperator } from '../../../test/operator-browser.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

async function stateWith(env: Record<string, string>): Promise<string> {
  const server = await startTestServer({ env: { OPERATOR_PAGE: 'on', ...env } });
  onTestFinished(server.close);
  return (await (await signedInOperator(server, 'ada')).get('/operator/state')).html;
}

test('the state names how the server is set up, and no secret', async () => {
  const html = await stateWith({
    SMTP_URL: 'smtp://sender:hunter-two@127.0.0.1:1',
    METRICS_TOKEN: 'hunter-three-of-this-test',
    BACKUP_FOLDER: await scratch(),
    BACKUP_PASSPHRASE: PASSPHRASE,
  });
  for (const words of [
    '<dt>Sent through</dt><dd>127.0.0.1:1</dd>',
    'The sandbox, with play money',
    'PostgreSQL 1',
    '<dt>Free on their disk</dt>',
    'There is no backup yet.',
    '<dt>Answers in the chat</dt><dd>this server</dd>',
    '<dt>Key operators</dt><dd>made 2',
    'people use plain http',
    '<dt>Newest migration</dt><dd>0',
    `<dt>Node</dt><dd>${process.version}</dd>`,
  ])
    expect(html).toContain(words);
  for (const secret of ['hunter', 'sender', PASSPHRASE, 'postgres://']) expect(html).not.toContain(secret);
});

test.each([
  { days: 5, isProblem: true },
  { days: 60, isProblem: false },
])('the state says until when a certificate of $days more days is valid', async ({ days, isProblem }) => {
  const folder = await scratch();
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const self = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const about = ['-keyout', key, '-out', cert, '-days', String(days), '-subj', '/CN=localhost'];
  execFileSync('openssl', [...self, ...about], { stdio: 'ignore' });
  const proxy = createServer({ key: await readFile(key), cert: await readFile(cert) });
  await new Promise<void>((resolve) => {
    proxy.listen(0, 'localhost', resolve);
  });
  onTestFinished(() => void proxy.close());
  const { port } = proxy.address() as AddressInfo;
  const html = await stateWith({
    PUBLIC_URL: `https://localhost:${port}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const { validTo } = new X509Certificate(await readFile(cert));
  const day = new Date(validTo).toISOString().slice(0, 10);
  const value = `${isProblem ? ' class="problem">Look here: ' : '>'}valid until ${day}`;
  expect(html).toContain(value);
});

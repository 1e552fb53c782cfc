import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { scratch } from '../../test/backups.ts';
import { startRealServer } from '../../test/real-server.ts';
import { signUp } from '../../test/sign-up.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const GUIDE = path.join(ROOT, 'docs/operating/people.md');
const PAGE_GUIDE = path.join(ROOT, 'docs/operating/operator-page.md');

/** For a server and two dozen commands, in milliseconds. Only a test that hangs should time out. */
const TEST_TIMEOUT = 600_000;

/** Runs a command of a shell with the settings of a server, and returns all that it prints. */
async function run(command: string, dataDir: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', OPERATOR_PAGE: 'on' };
  const options = { cwd: ROOT, env };
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', command], options).catch(
    (error: Error & { stdout: string; stderr: string }) => error,
  );
  return `${stdout}\n${stderr}`;
}

test(
  'every command of the page about people does what it says, beside a server and without one',
  { timeout: TEST_TIMEOUT },
  async () => {
    const dataDir = await scratch();
    const admin = (words: string) => run(`npm run --silent admin -- ${words}`, dataDir);
    expect(await admin('jobs')).toContain('There is no database in DATA_DIR');
    const server = await startRealServer(dataDir);
    onTestFinished(server.kill);
    await signUp(server, 'vera@example.org');
    await signUp(server, 'noor@example.org');

    const text = await readFile(GUIDE, 'utf8');
    const commands = [...text.matchAll(/^npm run admin -- (.*)$/gm)].map(([, words = '']) => words);
    const said: string[] = [];
    const message = path.join(dataDir, 'message.eml');
    await writeFile(message, 'Subject: Away until Monday\r\n\r\nHello.');
    for (const words of commands) said.push(await admin(words.replace('message.eml', message)));
    expect(said).toEqual([
      expect.stringMatching(/^number .*\n.*\n.*\n.*\nverified +yes$/m),
      expect.stringContaining('verified already'),
      expect.stringContaining('Two-factor sign-in of this account is off.'),
      expect.stringContaining('Every session and access token of this account has ended.'),
      expect.stringContaining('The account is disabled'),
      expect.stringContaining('The member can sign in again.'),
      expect.stringContaining('The plan is now plus_monthly.'),
      expect.stringContaining('no subscription that runs'),
      expect.stringContaining('The account is erased, receipt '),
      expect.stringMatching(/waiting|No job waits/),
      expect.stringContaining('No job of this name has failed'),
      expect.stringMatching(/^5 {2}2.* {2}erase {2}.*\nThe log is whole: 5 lines/m),
      expect.stringContaining('Nothing is changed.'),
    ]);
    expect(await admin('find noor@example.org')).toContain('Nobody has this address.');
    expect(
      await run(
        'echo vira@example.org | npm run --silent admin -- erase vera@example.org --reason x',
        dataDir,
      ),
    ).toContain('nothing was erased');
    expect(
      await run('npm run --silent admin -- erase vera@example.org --reason x </dev/null', dataDir),
    ).toContain('nothing was erased');

    await server.stop();
    expect(
      await run(
        'echo vera@example.org | npm run --silent admin -- erase vera@example.org --reason x',
        dataDir,
      ),
    ).toContain('The account is erased');
    expect(await admin('log')).toContain('The log is whole: 6 lines');
    for (const words of [
      '',
      'find',
      'log now',
      'find a b',
      'find noor@example.org --retry send-mail',
      'toString',
    ])
      expect(await admin(words)).toContain('Usage: npm run admin');
  },
);

test('every command of the page for operators is there', { timeout: TEST_TIMEOUT }, async () => {
  const dataDir = await scratch();
  const server = await startRealServer(dataDir);
  onTestFinished(server.kill);
  const commands = (await readFile(PAGE_GUIDE, 'utf8')).match(/^npm run admin -- .*$/gm) ?? [];
  const said: string[] = [];
  for (const command of commands) said.push(await run(command, dataDir));
  // Nobody has accepted the invitation.
  expect(said).toEqual([
    expect.stringMatching(/http:\S+\/operator\/invite\?token=/),
    expect.stringContaining('No operator has the name "ada".'),
    expect.stringContaining('No operator of the name "ada" has a passkey.'),
  ]);
});

import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { signUp } from '../../packages/server/test/sign-up.ts';
import { ROOT } from './repository-files.ts';

const run = promisify(execFile);

/** For a build, an installation and a start, in milliseconds. Only a test that hangs should time out. */
const TEST_TIMEOUT = 300_000;

/** Megabytes that a release may have on a disk. */
const MOST_MEGABYTES = 250;

/** Root runs the release as the user and group `nobody`, who may not write to it. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asNobody = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];

const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
const name = `daylit-${version}-linux-${process.arch}`;

let place: string;
let release: string;
let data: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'daylit-release-'));
  await chmod(place, 0o755);
  await run(process.execPath, ['scripts/release.ts'], { cwd: ROOT });
  await run('tar', ['--extract', '--file', path.join(ROOT, 'dist', `${name}.tar.gz`), '--directory', place]);
  release = path.join(place, `daylit-${version}`);
  if (!isRoot) await run('chmod', ['-R', 'a-w', release]);
  data = path.join(place, 'data');
  await mkdir(data);
  if (isRoot) await chown(data, NOBODY, NOBODY);
}, TEST_TIMEOUT);
afterAll(async () => {
  if (!isRoot) await run('chmod', ['-R', 'u+w', release]);
  await rm(place, { recursive: true, force: true });
});

/** Runs `node daylit.mjs …` from another directory. */
async function daylit(words: string[], env: Record<string, string> = {}): Promise<string> {
  const [program, ...before] = [...asNobody, process.execPath, path.join(release, 'daylit.mjs')];
  const options = { cwd: '/', env: { PATH: process.env['PATH'], DATA_DIR: data, ...env } };
  const { stdout, stderr } = await run(program, [...before, ...words], options).catch(
    (error: Error & { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
}

describe('a release', { timeout: TEST_TIMEOUT }, () => {
  it('a release is listed with its checksums and its parts, and is small', async () => {
    const { stdout } = await run('sha256sum', ['--check', `${name}.sha256`], {
      cwd: path.join(ROOT, 'dist'),
    });
    expect(stdout).toBe(`${name}.tar.gz: OK\n${name}.cdx.json: OK\n`);
    const list = JSON.parse(await readFile(path.join(ROOT, 'dist', `${name}.cdx.json`), 'utf8')) as {
      bomFormat: string;
      components: { name: string }[];
    };
    const parts = list.components.map((component) => component.name);
    expect(list.bomFormat).toBe('CycloneDX');
    expect(parts).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp']));
    expect(parts.filter((part) => ['vitest', 'typescript', 'vite', 'storybook'].includes(part))).toEqual([]);
    const size = await run('du', ['--summarize', '--block-size=1MB', release]);
    expect(parseInt(size.stdout, 10)).toBeLessThan(MOST_MEGABYTES);
    expect((await run('grep', ['-rIlF', ROOT, release]).catch(() => ({ stdout: '' }))).stdout).toBe('');
  });

  it('a release serves a member, is backed up and stops, as a user who may not write to it', async () => {
    const main = path.join(release, 'daylit.mjs');
    const server: RealServer = await startRealServer(data, { HOME: '/nonexistent' }, asNobody, main);
    onTestFinished(server.kill);
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    expect(await (await fetch(server.url)).text()).toContain('<title>');
    await signUp(server, 'noor@example.org');
    // Each answers beside the running server, from its own place.
    const env = { BACKUP_PASSPHRASE: 'seven quiet mornings' };
    expect(await daylit(['admin', 'find', 'noor@example.org'])).toMatch(/^verified +yes$/m);
    expect(await daylit(['backup', path.join(data, 'backups')], env)).toMatch(/\.backup\n.* MB: 1 members/);
    expect(await daylit(['doctor'])).toMatch(
      /^ok +database +The bundled PostgreSQL answers\.[^]*Nothing is wrong\.$/m,
    );
    expect(await daylit(['keys', 'rotate'])).toContain('FILES_URL is missing');
    expect(await daylit(['nonsense'])).toContain('node daylit.mjs backup');
    await server.stop();
    expect(await server.exitCode).toBe(0);
    expect(server.output()).toContain('Stopped.');
  });

  it('the page for operators unpacks it and starts commands as it says', async () => {
    const page = await readFile(path.join(ROOT, 'docs/operating/README.md'), 'utf8');
    const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
    const settings = blocks.find((block) => block.startsWith('PUBLIC_URL=')) ?? '';
    const ours = (text: string) =>
      text
        .replaceAll(/daylit-[\d.]+-linux-x64/g, name)
        .replaceAll('/srv/daylit', path.join(place, 'srv'))
        .replaceAll('/etc/daylit', path.join(place, 'etc'))
        .replaceAll('/var/lib/daylit', path.join(place, 'lib'));
    const folder = { cwd: path.join(ROOT, 'dist') };
    const unpack = blocks.find((block) => block.startsWith('sha256sum')) ?? '';
    await run('bash', ['-ec', ours(unpack)], folder);
    // Forwards and back again, but for the restarts.
    const swaps = blocks.filter((block) => /^mv /m.test(block));
    expect(swaps).toHaveLength(2);
    for (const swap of swaps) {
      await run('bash', ['-ec', ours(swap.replace(/^systemctl .*\n/m, ''))], folder);
      expect(await readFile(path.join(place, 'srv/daylit.mjs'), 'utf8')).toContain('daylit');
    }
    expect(await readFile(path.join(place, 'srv.new/daylit.mjs'), 'utf8')).toContain('daylit');
    await mkdir(path.join(place, 'etc'));
    await writeFile(path.join(place, 'etc/environment'), ours(settings));
    const [, words = ''] = /^sudo -u daylit (node .*)$/m.exec(page) ?? [];
    // No name of these settings leads anywhere, and nothing else is wrong with them.
    const PATH = `${path.dirname(process.execPath)}:${process.env['PATH']}`;
    const said = await run('bash', ['-c', ours(words)], { env: { PATH } }).catch(
      (error: Error & { stdout: string }) => error,
    );
    expect(said.stdout).toMatch(/^ok +disk|^warning +disk +DATA_DIR, .*lib\/data, is not there yet/m);
    expect(said.stdout).toMatch(/^wrong +mail +mail\.example of SMTP_URL does not answer/m);
    expect(said.stdout).not.toMatch(/ settings /);
  });

  it('the unit is one that systemd takes', async ({ skip }) => {
    const unit = path.join(release, 'docs/operating/daylit.service');
    const said = await run('systemd-analyze', ['verify', unit]).catch(
      (error: NodeJS.ErrnoException) => error,
    );
    skip('code' in said && said.code === 'ENOENT', 'There is no systemd-analyze here.');
    expect(said).toEqual({ stdout: '', stderr: '' });
  });

  it('an old Node is told which one it needs', async () => {
    const older = "Object.defineProperty(process, 'versions', { value: { node: '20.19.0' } });";
    const words = [
      '--import',
      `data:text/javascript,${encodeURIComponent(older)}`,
      path.join(release, 'daylit.mjs'),
    ];
    const said = await run(process.execPath, words).catch((error: Error & { stderr: string }) => error);
    expect(said.stderr).toBe('This machine has Node 20.19.0. Please install Node 24 or newer.\n');
  });
});

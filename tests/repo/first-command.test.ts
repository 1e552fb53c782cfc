import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { ROOT } from './repository-files.ts';

/** The package that installs Node, and its platform packages. */
const NODE = /^node(-[\w-]+)?@/;

it('a first command fetches the pinned Node and runs TypeScript on it', { timeout: 120_000 }, async () => {
  const clone = await cloneWithoutDependencies();
  onTestFinished(() => rm(clone, { recursive: true, force: true }));
  await writeFile(path.join(clone, 'say.ts'), 'const node: string = process.execPath;\nconsole.log(node);\n');
  // Without this repository's tools, so that the machine's own Node is found.
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);
  const { stdout } = await promisify(execFile)('sh', ['-c', 'node scripts/run.mjs node say.ts'], {
    cwd: clone,
    env: { ...process.env, PATH },
  });
  expect(stdout.trim()).toContain(clone);
});

/** A clone without installed packages. Node is its only dependency, so that the installation is quick. */
async function cloneWithoutDependencies(): Promise<string> {
  const clone = await mkdtemp(path.join(tmpdir(), 'daylit-clone-'));
  await cp(path.join(ROOT, 'scripts'), path.join(clone, 'scripts'), { recursive: true });
  await cp(path.join(ROOT, 'pnpm-workspace.yaml'), path.join(clone, 'pnpm-workspace.yaml'));
  const { optionalDependencies } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const manifest = { name: 'clone', private: true, type: 'module', optionalDependencies };
  await writeFile(path.join(clone, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(clone, 'pnpm-lock.yaml'), await lockOfNode());
  return clone;
}

function ofNode(entries: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => NODE.test(name)));
}

// With a lockfile pnpm needs no registry: Node is in its store since the installation of this repository.
async function lockOfNode(): Promise<string> {
  const lock = parse(await readFile(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8')) as {
    importers: Record<string, { optionalDependencies: object }>;
    packages: Record<string, object>;
    snapshots: Record<string, object>;
  };
  return stringify({
    ...lock,
    importers: { '.': { optionalDependencies: lock.importers['.']?.optionalDependencies } },
    packages: ofNode(lock.packages),
    snapshots: ofNode(lock.snapshots),
  });
}

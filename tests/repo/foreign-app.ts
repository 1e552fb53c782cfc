import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { PNPM } from '../../scripts/tools.mjs';
import { ROOT } from './repository-files.ts';

const UI = path.join(ROOT, 'packages/ui');
const run = promisify(execFile);
const env = {
  ...process.env,
  PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
};

/** What npm would publish, or what the repository says: the parts of a package.json that are looked at. */
export interface Manifest {
  private?: boolean;
  exports: Record<string, string | Record<string, string>>;
  sideEffects: string[];
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

export interface Bundle {
  /** Bytes after brotli. React, Radix, icons and everything else that is not ours stay outside. */
  scriptBytes: number;
  /** Bytes after brotli. Pictures are files of their own and do not count. */
  styleBytes: number;
  /** Components whose classes the styles hold, from `daylit-Button-…`. */
  styled: Set<string>;
  /** Our modules that ended up in it. */
  modules: number;
}

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The library packed as for publishing and unpacked into the node_modules of an app that knows no workspace. */
export class ForeignApp {
  readonly folder: string;
  readonly library: string;
  private bundles = 0;

  private constructor(folder: string) {
    this.folder = folder;
    this.library = path.join(folder, 'node_modules/@daylit/ui');
  }

  static async create(): Promise<ForeignApp> {
    const app = new ForeignApp(await realpath(await mkdtemp(path.join(tmpdir(), 'daylit-foreign-app-'))));
    // npm would pack the workspace's entries: only pnpm reads publishConfig.
    const [npx = '', ...words] = PNPM.split(' ');
    await run(npx, [...words, 'pack', '--pack-destination', app.folder], { cwd: UI, env });
    const [tarball = 'no tarball'] = globSync('*.tgz', { cwd: app.folder });
    await mkdir(app.library, { recursive: true });
    await run('tar', ['-xzf', path.join(app.folder, tarball), '-C', app.library, '--strip-components=1']);
    await app.install();
    return app;
  }

  /** What a package manager would fetch is linked from the workspace, so no network is needed. */
  private async install(): Promise<void> {
    const { dependencies, peerDependencies } = await readManifest(this.library);
    const names = [
      ...Object.keys({ ...dependencies, ...peerDependencies }),
      '@types/react',
      '@types/react-dom',
    ];
    for (const name of names) {
      const place = path.join(this.folder, 'node_modules', name);
      await mkdir(path.dirname(place), { recursive: true });
      await symlink(await realpath(path.join(UI, 'node_modules', name)), place);
    }
  }

  /** Files of the package, relative to it. */
  files(): string[] {
    return globSync('**/*', { cwd: this.library, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.library, path.join(entry.parentPath, entry.name)));
  }

  /** Bundles a module as Vite does for production. */
  async bundle(code: string): Promise<Bundle> {
    this.bundles += 1;
    const input = path.join(this.folder, `entry-${this.bundles}.js`);
    await writeFile(input, code);
    const result = await build({
      root: this.folder,
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: { input, external: (id) => !/^(\.|\/|@daylit\/ui)/.test(id) },
      },
    });
    if (!('output' in result)) throw new Error('Vite watches or built twice.');
    const chunks = result.output.filter((file) => file.type === 'chunk');
    const styles = result.output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
    );
    const own = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(this.library));
    return {
      scriptBytes: brotliCompressSync(chunks.map(({ code }) => code).join('')).length,
      styleBytes: brotliCompressSync(styles.join('')).length,
      styled: new Set(Array.from(styles.join('').matchAll(/\.daylit-(\w+)/g), ([, name = '']) => name)),
      modules: own.length,
    };
  }

  /** What the compiler says to a file of the app, without a word where it is content. */
  async typeErrors(code: string): Promise<string> {
    await writeFile(path.join(this.folder, 'package.json'), '{ "type": "module" }');
    await writeFile(path.join(this.folder, 'consumer.tsx'), code);
    const options = [
      '--strict',
      '--noEmit',
      '--jsx',
      'react-jsx',
      '--target',
      'es2024',
      '--module',
      'nodenext',
    ];
    const compiler = run('tsc', ['consumer.tsx', '--ignoreConfig', ...options], { cwd: this.folder, env });
    const { stdout } = await compiler.catch((error: { stdout: string }) => error);
    return stdout;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { ForeignApp } from './foreign-app.ts';

export interface Bundle {
  /** Bytes after brotli, without React, Radix, icons and other dependencies. */
  scriptBytes: number;
  /** Bytes of the styles after brotli, without their pictures. */
  styleBytes: number;
  /** Bytes after brotli of scripts and styles together with their pictures. */
  allBytes: number;
  /** Components with classes in the styles, from `daylit-Button-…`. */
  styled: Set<string>;
  /** Number of the library's modules in the bundle. */
  modules: number;
  /** Number of pictures: separate files and data URLs. */
  pictures: number;
}

const PICTURE_FILE = /\.(?:svg|png|avif)$/;
const PICTURE_ADDRESS = /data:image\/[^"')]+/g;

const brotliBytes = (text: string): number => brotliCompressSync(text).length;

/** Bundles a module as Vite does for production. */
export async function bundle(app: ForeignApp, code: string): Promise<Bundle> {
  const input = await app.write('entry.js', code);
  const result = await build({
    root: app.folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input, external: (id) => !/^(\.|\/|@daylit\/ui)/.test(id) },
    },
  });
  if (!('output' in result)) throw new Error('Vite watches or built twice.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const assets = result.output.filter((file) => file.type === 'asset');
  const scripts = chunks.map((chunk) => chunk.code).join('');
  const styles = assets
    .map(({ fileName, source }) => (fileName.endsWith('.css') ? String(source) : ''))
    .join('');
  const library = `${app.library('ui')}${path.sep}`;
  return {
    scriptBytes: brotliBytes(scripts),
    styleBytes: brotliBytes(styles.replaceAll(PICTURE_ADDRESS, '')),
    allBytes: brotliBytes(scripts + styles),
    styled: new Set(Array.from(styles.matchAll(/\.daylit-(\w+)/g), ([, name = '']) => name)),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(library)).length,
    pictures:
      assets.filter(({ fileName }) => PICTURE_FILE.test(fileName)).length +
      Array.from((scripts + styles).matchAll(PICTURE_ADDRESS)).length,
  };
}

/** Bundles a module for a server, as Vite does, including our packages. Returns the file for Node. */
export async function bundleForServer(app: ForeignApp, code: string): Promise<string> {
  const input = await app.write('server-entry.js', code);
  const outDir = path.join(app.folder, 'server');
  await build({
    root: app.folder,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@daylit\//] },
    build: { ssr: input, outDir },
  });
  return path.join(outDir, 'server-entry.js');
}

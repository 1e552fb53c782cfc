import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ModuleList } from '../../.storybook/module-list.ts';
import type { Contents } from './changed-stories.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

interface Index {
  entries: Record<string, { id: string; type: 'story' | 'docs'; importPath: string; exportName?: string }>;
}

/** Reads the stories and modules of a built Storybook. */
export function readContents(folder: string): Contents {
  const list = `${folder}/modules.json`;
  if (!existsSync(list))
    throw new Error('The base writes no list of modules yet. Name a later commit: --base <commit>.');
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as Index;
  const all = Object.values(entries).map((entry) => ({ ...entry, file: path.normalize(entry.importPath) }));
  const stories = all.flatMap(({ id, type, file, exportName = '' }) =>
    type === 'story' ? [{ id, file, exportName }] : [],
  );
  if (stories.length === 0) throw new Error(`The Storybook in ${folder} has no stories.`);
  const files = new Set(stories.map(({ file }) => file));
  return {
    stories,
    pages: all.map(({ file }) => file).filter((file) => !files.has(file)),
    modules: JSON.parse(readFileSync(list, 'utf8')) as ModuleList,
  };
}

/** Serves a built Storybook on a free port of this machine. */
export async function serveStorybook(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, decodeURIComponent(pathname));
    if (!file.startsWith(folder)) return response.writeHead(403).end();
    readFile(file).then(
      (content) =>
        response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = `${ROOT}storybook-static/`;
const SOURCES = ['packages/ui/{src,docs}/**/*', '.storybook/*', 'pnpm-lock.yaml'];

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

/** Builds the Storybook when a source is newer than the last build. */
export async function buildStorybookIfStale(): Promise<void> {
  if (!(await isStale())) return;
  process.stdout.write('Building the Storybook (once after each change)…\n');
  const { status } = spawnSync('storybook', ['build', '--quiet', '--output-dir', BUILT], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${ROOT}node_modules/.bin:${process.env.PATH}` },
  });
  if (status !== 0) throw new Error('The Storybook could not be built. `npm run storybook:build` says why.');
}

async function isStale(): Promise<boolean> {
  if (!existsSync(`${BUILT}index.json`)) return true;
  const builtAt = statSync(`${BUILT}index.json`).mtimeMs;
  for await (const file of glob(SOURCES, { cwd: ROOT }))
    if (statSync(ROOT + file).mtimeMs > builtAt) return true;
  return false;
}

/** The ids of all stories in the built Storybook, without documentation pages. */
export function listStories(): string[] {
  const { entries } = JSON.parse(readFileSync(`${BUILT}index.json`, 'utf8')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  if (stories.length === 0) throw new Error('The built Storybook has no stories: nothing would be compared.');
  return stories.map(({ id }) => id);
}

/** Serves the built Storybook on a free port of this machine. */
export async function serveStorybook(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(BUILT, decodeURIComponent(pathname));
    if (!file.startsWith(BUILT)) return response.writeHead(403).end();
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

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { type Page, PAGES } from '../src/frame/pages.ts';
import type { Drawing } from '../src/lib/split-head.ts';
import { buildWorker } from './build-worker.ts';
import { compressFolder } from './compress-folder.ts';
import { drawIcons } from './draw-icons.ts';
import { inlineHashes } from './inline-hashes.ts';
import { NEEDS_SCRIPT, pageHtml, shellHtml, UNDRAWN } from './page-html.ts';

const APP = path.join(import.meta.dirname, '..');
const DIST = path.join(APP, 'dist');
/** The code that draws pages outside a browser: here, and in the server. */
const RENDERING = path.join(APP, '.prerender');

/** The document for a visitor, of every page that is not prerendered. */
const SHELL = 'app.html';

/** Builds the browser's code, then prerenders the public pages. Leaves `dist/` as the server serves it. */
async function buildApp(): Promise<void> {
  await build({ root: APP, logLevel: 'warn' });
  await build({
    root: APP,
    logLevel: 'warn',
    // Without packages: the server that loads it knows nothing of React, and starts it faster as one file.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      rolldownOptions: {
        input: ['src/prerender.tsx', 'src/render-page.tsx'].map((file) => path.join(APP, file)),
        output: { codeSplitting: true },
      },
      outDir: RENDERING,
      copyPublicDir: false,
      manifest: false,
    },
  });

  const template = await readFile(path.join(DIST, 'index.html'), 'utf8');
  const manifestFile = path.join(DIST, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const { prerenderPage } = await loadPrerender();

  const forVisitors: Record<string, string> = {};
  const forMembers: Record<string, string> = {};
  const documents: Record<string, string> = { [SHELL]: shellHtml(template) };
  await mkdir(path.join(DIST, 'members'));
  for (const page of PAGES) {
    const { path: location, prerender } = page;
    if (location === '*') continue;
    const parts = { template, manifest, dist: DIST, source: sourceOf(page) };
    const file = `${location.slice(1).replaceAll(/\W+/g, '-') || 'index'}.html`;
    forMembers[location] = `members/${file}`;
    await write(
      forMembers[location],
      await pageHtml({ ...parts, page: UNDRAWN, noscript: prerender?.noscript ?? NEEDS_SCRIPT }),
    );
    forVisitors[location] = prerender ? file : SHELL;
    if (!prerender) continue;
    documents[file] = await pageHtml({ ...parts, page: await prerenderPage(location), ...prerender });
  }
  for (const [file, html] of Object.entries(documents)) await write(file, html);
  await write('pages.json', JSON.stringify({ visitors: forVisitors, members: forMembers }));
  await write('csp.json', JSON.stringify(inlineHashes(Object.values(documents))));
  await rm(path.dirname(manifestFile), { recursive: true });
  await buildWorker(APP, manifest);
  await drawIcons(path.join(APP, 'public/favicon.svg'), DIST);
  await compressFolder(DIST);
}

function write(file: string, text: string): Promise<void> {
  return writeFile(path.join(DIST, file), text);
}

/** The file that a page loads, as the manifest names it. */
function sourceOf({ path: location, load }: Page): string {
  const [, file] = /import\(['"]\.\.\/([^'"]+)['"]\)/.exec(String(load)) ?? [];
  if (file === undefined) throw new Error(`The page ${location} does not load a file.`);
  return `src/${file}`;
}

async function loadPrerender(): Promise<{ prerenderPage: (location: string) => Promise<Drawing> }> {
  return import(pathToFileURL(path.join(RENDERING, 'prerender.js')).href);
}

await buildApp();

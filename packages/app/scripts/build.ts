import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { PAGES } from '../src/frame/pages.ts';
import { compressFolder } from './compress-folder.ts';
import { inlineHashes } from './inline-hashes.ts';
import { pageHtml, shellHtml } from './page-html.ts';

const APP = path.join(import.meta.dirname, '..');
const DIST = path.join(APP, 'dist');
const PRERENDER = path.join(APP, '.prerender');

/** The document of every page that is not prerendered. */
const SHELL = 'app.html';

/** Builds the browser's code, then prerenders the public pages. Leaves `dist/` as the server serves it. */
async function buildApp(): Promise<void> {
  await build({ root: APP, logLevel: 'warn' });
  await build({
    root: APP,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: PRERENDER, manifest: false },
  });

  const template = await readFile(path.join(DIST, 'index.html'), 'utf8');
  const manifestFile = path.join(DIST, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const { prerenderPage } = await loadPrerender();

  const files: Record<string, string> = {};
  const documents: Record<string, string> = { [SHELL]: shellHtml(template) };
  for (const { path: location, prerender } of PAGES) {
    if (location !== '*') files[location] = SHELL;
    if (!prerender) continue;
    const file = `${location.slice(1) || 'index'}.html`;
    const page = await prerenderPage(location);
    documents[file] = await pageHtml({ template, manifest, dist: DIST, page, ...prerender });
    files[location] = file;
  }
  for (const [file, html] of Object.entries(documents)) await write(file, html);
  await write('pages.json', JSON.stringify(files));
  await write('csp.json', JSON.stringify(inlineHashes(Object.values(documents))));
  await rm(path.dirname(manifestFile), { recursive: true });
  await compressFolder(DIST);
}

function write(file: string, text: string): Promise<void> {
  return writeFile(path.join(DIST, file), text);
}

async function loadPrerender(): Promise<{ prerenderPage: (location: string) => Promise<string> }> {
  return import(pathToFileURL(path.join(PRERENDER, 'prerender.js')).href);
}

await buildApp();

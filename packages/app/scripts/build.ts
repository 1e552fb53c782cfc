import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { compressFolder } from './compress-folder.ts';
import { inlineHashes } from './inline-hashes.ts';
import { pageHtml, shellHtml } from './page-html.ts';

/** Pages that arrive as HTML: the file, the path, its code, and what to say where there is no JavaScript. */
const PAGES = [
  { file: 'index.html', path: '/', source: 'src/routes/home.tsx', noscript: '' },
  {
    file: 'terms.html',
    path: '/terms',
    source: 'src/routes/terms.tsx',
    noscript:
      'Who else handles data is listed with JavaScript only. Please turn it on and load this page again.',
  },
  {
    file: 'login.html',
    path: '/login',
    source: 'src/routes/login.tsx',
    noscript: 'Logging in needs JavaScript. Please turn it on and load this page again.',
  },
  {
    file: 'register.html',
    path: '/register',
    source: 'src/routes/register/register.tsx',
    noscript: 'Creating an account needs JavaScript. Please turn it on and load this page again.',
  },
];

const APP = path.join(import.meta.dirname, '..');
const DIST = path.join(APP, 'dist');
const PRERENDER = path.join(APP, '.prerender');

/** Builds the browser's code, then renders the public pages with it. Leaves `dist/` as the server serves it. */
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

  const documents = [{ file: 'app.html', html: shellHtml(template) }];
  for (const { file, path: location, source, noscript } of PAGES) {
    const page = await prerenderPage(location);
    documents.push({
      file,
      html: await pageHtml({ template, manifest, dist: DIST, source, page, noscript }),
    });
  }
  for (const { file, html } of documents) await writeFile(path.join(DIST, file), html);
  await writeFile(
    path.join(DIST, 'csp.json'),
    JSON.stringify(inlineHashes(documents.map(({ html }) => html))),
  );
  await rm(path.dirname(manifestFile), { recursive: true });
  await compressFolder(DIST);
}

async function loadPrerender(): Promise<{ prerenderPage: (location: string) => Promise<string> }> {
  return import(pathToFileURL(path.join(PRERENDER, 'prerender.js')).href);
}

await buildApp();

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

interface PageParts {
  /** The built index.html. */
  template: string;
  manifest: Manifest;
  /** Where the built files are. */
  dist: string;
  /** The page's own source, as the manifest names it. */
  source: string;
  /** What React rendered. */
  page: string;
  /** Said when there is no JavaScript; empty for a page that needs none. */
  noscript: string;
}

const ENTRY = 'index.html';

/** The document for every page that is not prerendered. */
export function shellHtml(template: string): string {
  return template
    .replace('<!--head-->', '')
    .replace('<!--page-->', '')
    .replace(
      '<!--noscript-->',
      noscriptHtml('Daylit needs JavaScript on this page. Please turn it on and load the page again.'),
    );
}

/** A prerendered document: readable at the first byte, with the script started once the reader sees the page. */
export async function pageHtml(parts: PageParts): Promise<string> {
  const { template, manifest, dist, source, page, noscript } = parts;
  const chunks = [ENTRY, source].flatMap((name) => chunksOf(manifest, name));
  const styles = [...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))];
  const css = await Promise.all(styles.map((file) => readFile(path.join(dist, file), 'utf8')));
  const { head, body } = splitHead(page);
  // Vite looks for these before it loads a page's style sheet; disabled, they tell it that the style is here already.
  const markers = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
  return withoutFiles(template)
    .replace('<!--head-->', () => `${head}<style>${css.join('')}</style>${markers}`)
    .replace('<!--page-->', () => body)
    .replace('<!--noscript-->', noscript === '' ? '' : noscriptHtml(noscript))
    .replace(
      '</body>',
      () => `<script>${startScript([ENTRY, source].map((name) => fileOf(manifest, name)))}</script></body>`,
    );
}

function chunksOf(manifest: Manifest, name: string): string[] {
  return [name, ...(manifest[name]?.imports ?? []).flatMap((imported) => chunksOf(manifest, imported))];
}

function fileOf(manifest: Manifest, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}. Is it still a page of its own?`);
  return `/${chunk.file}`;
}

// React puts what belongs into <head> in front of the page.
function splitHead(page: string): { head: string; body: string } {
  const [head = ''] = /^(<title>.*?<\/title>|<link[^>]*>|<meta[^>]*>)*/.exec(page) ?? [];
  return { head, body: page.slice(head.length) };
}

function withoutFiles(template: string): string {
  return template
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '');
}

function noscriptHtml(sentence: string): string {
  return `<noscript><style>noscript{display:block;padding:16px 20px;text-align:center;background:var(--color-bg-sunken)}</style>${sentence}</noscript>`;
}

// Anything the browser loads before the largest paint takes bandwidth from it, so the script waits for that paint, or
// for the first touch, or for two seconds. Until then links and the page itself work without it.
function startScript(files: readonly string[]): string {
  const imports = files.map((file) => `import(${JSON.stringify(file)})`).join(';');
  return (
    `{let s=0;const g=()=>{if(!s){s=1;${imports}}};` +
    `try{new PerformanceObserver((l,o)=>{o.disconnect();setTimeout(g)}).observe({type:"largest-contentful-paint",buffered:true})}catch{}` +
    `for(const e of["pointerdown","keydown","focusin"])addEventListener(e,g,{once:true,passive:true});` +
    `addEventListener("load",()=>setTimeout(g,2e3))}`
  );
}

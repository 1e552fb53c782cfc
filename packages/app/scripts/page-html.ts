import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { Drawing } from '../src/lib/split-head.ts';

interface PageParts {
  /** The built index.html. */
  template: string;
  manifest: Manifest;
  /** Where the built files are. */
  dist: string;
  /** The page's source file, as the manifest names it. */
  source: string;
  /** What React rendered. */
  page: Drawing;
  /** A sentence about what does not work without JavaScript; empty when everything does. */
  noscript: string;
}

/** Left open for what the server draws for a member. */
export const UNDRAWN: Drawing = { head: '<!--head-->', body: '<!--page-->' };

/** What does not work without JavaScript on a page that is not prerendered. */
export const NEEDS_SCRIPT = 'Daylit needs JavaScript on this page.';

const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const STYLE = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/** The document for a visitor, of every page that is not prerendered. */
export function shellHtml(template: string): string {
  return template
    .replace('<!--head-->', '')
    .replace('<!--page-->', '')
    .replace('<!--sent-page-->', '')
    .replace('<!--noscript-->', noscriptHtml(NEEDS_SCRIPT));
}

/** A document with a drawn page. Its script starts only after the page is painted. */
export async function pageHtml(parts: PageParts): Promise<string> {
  const { template, manifest, dist, source, page, noscript } = parts;
  const pageChunks = chunksOf(manifest, source);
  // The server also draws the part that a member's query names, so its styles come with the page.
  const drawnChunks = page === UNDRAWN ? withParts(manifest, pageChunks) : pageChunks;
  const styles = new Set([
    ...addressesIn(template, STYLE),
    ...drawnChunks.flatMap(({ css = [] }) => css).map(toAddress),
  ]);
  const scripts = new Set([
    ...addressesIn(template, SCRIPT),
    ...pageChunks.map(({ file }) => toAddress(file)),
  ]);
  const css = await Promise.all([...styles].map((address) => readFile(path.join(dist, address), 'utf8')));
  // Vite looks for these before it loads a page's style sheet. Disabled, they say that it is inlined.
  const markers = Array.from(styles, (address) => `<link rel="stylesheet" href="${address}" disabled>`).join(
    '',
  );
  return template
    .replaceAll(SCRIPT, '')
    .replaceAll(STYLE, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      '<!--head-->',
      () => `<script>${EARLY_SCRIPT}</script>${page.head}<style>${css.join('')}</style>${markers}`,
    )
    .replace('<!--page-->', () => page.body)
    .replace('<!--sent-page-->', page === UNDRAWN ? '<!--sent-page-->' : '')
    .replace('<!--noscript-->', noscript === '' ? '' : noscriptHtml(noscript))
    .replace(
      '</body>',
      () =>
        `<script type="application/json" id="page-code">${JSON.stringify([...scripts])}</script><script>${START_SCRIPT}</script></body>`,
    );
}

function addressesIn(template: string, tag: RegExp): string[] {
  return Array.from(template.matchAll(tag), ([, address = '']) => address);
}

function toAddress(file: string): string {
  return `/${file}`;
}

/**
 * A page's own chunk and its static imports. Imports come first, because their styles must: a section places
 * and sizes its parts with selectors of the same specificity as theirs.
 */
function chunksOf(manifest: Manifest, name: string): ManifestChunk[] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}. Is it still a page of its own?`);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported)), chunk];
}

/** The chunks of a page, then those of the parts that it loads when they are needed. */
function withParts(manifest: Manifest, chunks: ManifestChunk[]): ManifestChunk[] {
  const parts = chunks.at(-1)?.dynamicImports ?? [];
  return [...chunks, ...parts.flatMap((part) => chunksOf(manifest, part))];
}

/** The addresses of a page's scripts, style sheets and drawings. */
export function codeOf(manifest: Manifest, source: string): string[] {
  return chunksOf(manifest, source).flatMap(({ file, css = [], assets = [] }) => {
    const drawings = assets.filter((asset) => asset.endsWith('.svg'));
    return [file, ...css, ...drawings].map(toAddress);
  });
}

function noscriptHtml(sentence: string): string {
  return `<noscript><style>noscript{display:block;padding:16px 20px;text-align:center;background:var(--color-bg-sunken)}</style>${sentence} Please turn it on and load the page again.</noscript>`;
}

// A form that is submitted before hydration (by a password manager, or Enter) is held and submitted later,
// also where React drew it again; so is a message that Enter sends. A button that is clicked before is held
// and clicked later, found by its words where it was drawn again, which may take until its answers arrive.
// Held and not only noted, because React hydrates in the middle of a click and would act on it, too.
// In the head, because a slow page shows its buttons before its end.
const EARLY_SCRIPT =
  `const early={stop(e){e.preventDefault();e.stopImmediatePropagation();early.go?.()},` +
  `hold(e){early.stop(e);early.form=e.target},` +
  `press(e){const b=e.target.closest("button[type=button]");if(b){early.stop(e);early.button=b}},` +
  `key(e){const t=e.target;if(e.key=="Enter"&&!e.shiftKey&&!e.isComposing&&e.keyCode!=229&&` +
  `t.matches("textarea[enterkeyhint=send]")&&!matchMedia("(hover:none) and (pointer:coarse)").matches){early.stop(e);early.form=t.form}},` +
  `letGo(){removeEventListener("click",early.press,true);removeEventListener("keydown",early.key,true)}};` +
  `addEventListener("submit",early.hold,true);addEventListener("click",early.press,true);` +
  `addEventListener("keydown",early.key,true);addEventListener("applive",early.letGo)`;

// Anything that loads before the largest contentful paint takes bandwidth from it. So the script waits for
// that paint, for the first input, or for two seconds; not where nothing is drawn. Until then links and the
// page work without it. Tabs and menus listen to the press, and not to the click.
// The policy refuses style attributes in HTML, so the server writes them under another name.
const START_SCRIPT =
  `{for(const e of document.querySelectorAll("[data-style]"))e.style.cssText=e.dataset.style,e.removeAttribute("data-style");` +
  `let s=0;const go=early.go=()=>{if(!s){s=1;for(const file of JSON.parse(document.getElementById("page-code").textContent))import(file).catch(letGo)}};` +
  `const again=(b,n=50)=>{const o=b.isConnected?b:[...document.querySelectorAll("main button")].find(o=>o.textContent===b.textContent);` +
  `if(!o)return n&&setTimeout(again,100,b,n-1);` +
  `o.dispatchEvent(new MouseEvent("mousedown",{bubbles:true,cancelable:true}));o.click()};` +
  `const letGo=()=>{early.letGo();removeEventListener("submit",early.hold,true)};` +
  `addEventListener("appready",()=>setTimeout(()=>{letGo();const{form,button}=early;form&&(form.isConnected?form:document.querySelector("main form"))?.requestSubmit();button&&again(button)}),{once:true});` +
  `try{new PerformanceObserver((l,o)=>{o.disconnect();setTimeout(go)}).observe({type:"largest-contentful-paint",buffered:true})}catch{}` +
  `for(const e of["pointerdown","keydown","focusin"])addEventListener(e,go,{once:true,passive:true});` +
  `addEventListener("load",()=>setTimeout(go,2e3));early.form||early.button||!document.querySelector("#root").firstChild?go():0}`;

import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForeignApp, PUBLISHED, type Published, readManifest } from './foreign-app.ts';
import { bundle, bundleForServer } from './foreign-bundle.ts';
import { CONSUMER, exampleIn, PAGE_ON_A_SERVER, TWO_CLIENTS } from './foreign-code.ts';
import { ROOT } from './repository-files.ts';
import { serveScan } from './scan-server.ts';
import { importantSelectors, topLevelRules } from './stylesheet-rules.ts';

/**
 * Largest sizes, in bytes after brotli: the script of one primitive, the styles of the whole library, and the
 * drawn head with its six pictures.
 */
const MOST_SCRIPT = 3000;
const MOST_STYLES = 35_000;
const MOST_HEAD = 50_000;

/** Largest size of an unpacked package, bytes. Nineteen pictures take most of it. */
const MOST_UNPACKED = 2_260_000;

/** Fewer files than this means that the package was not built. */
const FEWEST_FILES: Record<Published, number> = { contract: 12, 'api-client': 30, ui: 600 };

const EXPECTED_FILE =
  /^(package\.json|README\.md|LICENSE|dist\/NOTICE|src\/openapi\.gen\.json|dist\/[\w./-]+\.(js|d\.ts|css))$/;
const UNWANTED_FILE = /\.(stories|test)\.|fixture|fake|\bstory/;

const use = (name: string): string => `import { ${name} } from '@daylit/ui'; globalThis.used = ${name};`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

describe('the published packages', { timeout: 120_000 }, () => {
  let app: ForeignApp;
  const figures: string[] = [];

  beforeAll(async () => {
    app = await ForeignApp.create();
  }, 120_000);

  afterAll(async () => {
    process.stdout.write(`published: ${figures.join('; ')}\n`);
    await app.remove();
  });

  describe.each(PUBLISHED)('%s', (name) => {
    it('the package has the same entry points as the workspace, in which publint finds nothing wrong', async () => {
      const published = await readManifest(app.library(name));
      const here = await readManifest(path.join(ROOT, 'packages', name));
      expect(Object.keys(published.exports)).toEqual(Object.keys(here.exports));
      const { messages } = await publint({ pkgDir: app.library(name), pack: false, strict: true });
      expect(messages).toEqual([]);
    });

    it('the package is publishable, and accepts a range of versions of each dependency', async () => {
      const { private: isPrivate, dependencies = {} } = await readManifest(app.library(name));
      expect(isPrivate).toBeUndefined();
      expect(Object.entries(dependencies).filter(([, range]) => !/^\^\d/.test(range))).toEqual([]);
    });

    it('the package holds the build and nothing else', () => {
      const files = app.files(name);
      expect(files.length).toBeGreaterThan(FEWEST_FILES[name]);
      expect(files.filter((file) => !EXPECTED_FILE.test(file))).toEqual([]);
      expect(files.filter((file) => UNWANTED_FILE.test(file))).toEqual([]);
      const bytes = files.reduce((sum, file) => sum + statSync(path.join(app.library(name), file)).size, 0);
      figures.push(`${name} ${files.length} files, ${kilobytes(bytes)} unpacked`);
      expect(bytes).toBeLessThan(MOST_UNPACKED);
    });
  });

  it('the published packages have compatible types, and READMEs that compile', async () => {
    const files: Record<string, string> = { 'consumer.tsx': CONSUMER };
    for (const name of PUBLISHED) {
      const readme = await readFile(path.join(app.library(name), 'README.md'), 'utf8');
      files[`readme-of-${name}.tsx`] = exampleIn(readme);
    }
    expect(await app.typeErrors(files)).toBe('');
  });

  it('let plain Node call two servers in one process', async () => {
    await using here = await serveScan('here');
    await using there = await serveScan('there');
    await app.write('two-clients.js', TWO_CLIENTS);
    expect(JSON.parse(await app.print('two-clients.js', here.url, there.url))).toEqual(['here', 'there']);
  });

  describe('ui', () => {
    it('ui takes React from the app, and marks CSS as a side effect and components as client code', async () => {
      const { sideEffects, dependencies = {}, peerDependencies = {} } = await readManifest(app.library('ui'));
      expect(sideEffects).toEqual(['**/*.css']);
      expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom']);
      expect(Object.keys(dependencies)).not.toContain('react');
      const entry = await readFile(path.join(app.library('ui'), 'dist/index.js'), 'utf8');
      expect(entry.split('\n', 1)).toEqual(["'use client';"]);
    });

    it.each([
      ['Button', ['Button', 'Loader']],
      ['Card', ['Card']],
      ['Tabs', ['Tabs']],
      ['Modal', ['Button', 'IconButton', 'Loader', 'Modal', 'Notice']],
      ['TextField', ['Field', 'control']],
    ])('an app that imports %s alone gets it alone, without a picture', async (name, styles) => {
      const { scriptBytes, styleBytes, styled, modules, pictures } = await bundle(app, use(name));
      figures.push(`${name} ${scriptBytes} B + ${styleBytes} B CSS`);
      expect(modules).toBeGreaterThan(1);
      expect(scriptBytes).toBeLessThan(MOST_SCRIPT);
      expect([...styled].sort()).toEqual(styles);
      expect(pictures).toBe(0);
    });

    it('ui ships a drawing with its pictures', async () => {
      const { allBytes, pictures } = await bundle(app, use('Bust'));
      figures.push(`Bust ${kilobytes(allBytes)}`);
      expect(pictures).toBe(6);
      expect(allBytes).toBeLessThan(MOST_HEAD);
    });

    it('ui has few styles', async () => {
      const everything = `import '@daylit/ui/global.css'; import '@daylit/ui/fonts.css';
        import * as ui from '@daylit/ui'; globalThis.used = ui;`;
      const { scriptBytes, styleBytes, styled, modules } = await bundle(app, everything);
      figures.push(`everything ${kilobytes(scriptBytes)} + ${kilobytes(styleBytes)} CSS`);
      expect(modules).toBeGreaterThan(FEWEST_FILES.ui / 2);
      expect(styled.size).toBeGreaterThan(100);
      expect(styleBytes).toBeLessThan(MOST_STYLES);
    });

    it('ui renders on a server with pictures that a browser can load', async () => {
      const html = await app.print(await bundleForServer(app, PAGE_ON_A_SERVER));
      const addresses = Array.from(html.matchAll(/<img[^>]* src="([^"]*)"/g), ([, address = '']) => address);
      expect(addresses.map((address) => address.slice(0, 15))).toEqual([
        'data:image/avif',
        'data:image/avif',
        'data:image/webp',
      ]);
      expect(html).not.toContain('file:');
    });

    it('ui lets the rules of the app override its base styles', async () => {
      const css = await readFile(path.join(app.library('ui'), 'dist/tokens/global.css'), 'utf8');
      expect(topLevelRules(css)).toEqual([
        "@import './fallback-fonts.css'",
        "@import './tokens.gen.css' layer(daylit)",
        '@layer daylit',
      ]);
      // An important rule in a layer beats the app's rules, so it must not match the app's elements.
      const own = "[class*='daylit-']";
      expect(importantSelectors(css)).toEqual([own, `${own}::after`, `${own}::before`]);
    });
  });
});

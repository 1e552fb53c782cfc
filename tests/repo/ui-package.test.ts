import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForeignApp, readManifest } from './foreign-app.ts';
import { ROOT } from './repository-files.ts';

/** What one primitive may cost, and the styles of the whole library, in bytes after brotli. */
const MOST_SCRIPT = 3000;
const MOST_STYLES = 20_000;

/** The published package unpacked. Twelve pictures and 30 kB drawings of the head are the heavy part. */
const MOST_UNPACKED = 1_500_000;

/** Fewer files than this means that the build did not see the library. */
const FEWEST_FILES = 600;

const EXPECTED_FILE =
  /^(package\.json|README\.md|LICENSE|dist\/NOTICE|dist\/[\w./-]+\.(js|d\.ts|css|svg|png|avif))$/;
const UNWANTED_FILE = /\.(stories|test)\.|fixture|\bstory/;
const PUBLISHED_FIXTURES = /^dist\/results\/fixtures\.(js|d\.ts)$/;

const CONSUMER = `
import { Button, type ButtonProps, PhotoQuality } from '@daylit/ui';
import { completeReport } from '@daylit/ui/results-fixtures';

const props: ButtonProps = { variant: 'tonal', children: 'Save' };
// @ts-expect-error -- a variant that does not exist, so the types are not just any
const wrong: ButtonProps = { variant: 'loud' };

export const page = (
  <>
    <Button {...props} onClick={(event) => event.currentTarget.focus()} />
    <PhotoQuality photo_quality={completeReport.photo_quality} thumbnailUrl={null} />
  </>
);
export const unused = wrong;
`;

const use = (name: string): string => `import { ${name} } from '@daylit/ui'; globalThis.used = ${name};`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

describe('the published library', { timeout: 300_000 }, () => {
  let app: ForeignApp;
  const figures: string[] = [];

  beforeAll(async () => {
    app = await ForeignApp.create();
  }, 300_000);

  afterAll(async () => {
    process.stdout.write(`@daylit/ui: ${figures.join('; ')}\n`);
    await app.remove();
  });

  it('offers the same entries as the workspace, and each leads to a file', async () => {
    const published = await readManifest(app.library);
    const here = await readManifest(path.join(ROOT, 'packages/ui'));
    expect(Object.keys(published.exports)).toEqual(Object.keys(here.exports));
    const targets = Object.values(published.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    expect(targets.filter((target) => !target.startsWith('./dist/'))).toEqual([]);
    expect(targets.filter((target) => !existsSync(path.join(app.library, target)))).toEqual([]);
  });

  it('may be published, leaves React to the app and says that CSS has effects', async () => {
    const {
      private: isPrivate,
      sideEffects,
      dependencies,
      peerDependencies,
    } = await readManifest(app.library);
    expect(isPrivate).toBeUndefined();
    expect(sideEffects).toEqual(['**/*.css']);
    expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom']);
    expect(Object.keys(dependencies)).not.toContain('react');
  });

  it('holds the build and nothing else', () => {
    const files = app.files();
    expect(files.length).toBeGreaterThan(FEWEST_FILES);
    expect(files.filter((file) => !EXPECTED_FILE.test(file))).toEqual([]);
    expect(files.filter((file) => UNWANTED_FILE.test(file) && !PUBLISHED_FIXTURES.test(file))).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(app.library, file)).size, 0);
    figures.push(`${files.length} files, ${kilobytes(bytes)} unpacked`);
    expect(bytes).toBeLessThan(MOST_UNPACKED);
  });

  it('brings its types along', async () => {
    expect(await app.typeErrors(CONSUMER)).toBe('');
  });

  it.each([
    ['Button', ['Button', 'Loader']],
    ['Card', ['Card']],
    ['Tabs', ['Tabs']],
    ['Modal', ['IconButton', 'Modal']],
    ['TextField', ['Field', 'control']],
  ])('gives %s alone to who wants it alone', async (name, styles) => {
    const { scriptBytes, styleBytes, styled, modules } = await app.bundle(use(name));
    figures.push(`${name} ${scriptBytes} B + ${styleBytes} B CSS`);
    expect(modules).toBeGreaterThan(1);
    expect(scriptBytes).toBeLessThan(MOST_SCRIPT);
    expect([...styled].sort()).toEqual(styles);
  });

  it('has few styles', async () => {
    const everything = `import '@daylit/ui/global.css'; import '@daylit/ui/fonts.css';
      import * as ui from '@daylit/ui'; globalThis.used = ui;`;
    const { scriptBytes, styleBytes, styled, modules } = await app.bundle(everything);
    figures.push(`everything ${kilobytes(scriptBytes)} + ${kilobytes(styleBytes)} CSS`);
    expect(modules).toBeGreaterThan(FEWEST_FILES / 2);
    expect(styled.size).toBeGreaterThan(100);
    expect(styleBytes).toBeLessThan(MOST_STYLES);
  });
});

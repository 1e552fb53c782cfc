import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, repositoryFiles } from './repository-files.ts';

const MOST_LINES = 250;
const MOST_ROOT_ENTRIES = 22;

/** Columns, as .oxfmtrc.json sets them for code. The formatter does not wrap comments. */
const PRINT_WIDTH = 110;

const CODE = repositoryFiles(/^(packages|lab|tests|contracts|scripts)\/.*\.(ts|tsx|css)$/);

describe('files', () => {
  it('files are short enough to be read', () => {
    // An index may be as long as the list of its exports.
    const long = CODE.filter((file) => !file.includes('.gen.') && !file.endsWith('/index.ts'))
      .map((file) => ({ file, lines: readFileSync(ROOT + file, 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });

  it('files are named after what they hold: PascalCase for components, kebab-case for the rest', () => {
    const component = /^[A-Z][A-Za-z0-9]*(\.stories|\.test)?\.tsx$|^[A-Z][A-Za-z0-9]*\.module\.css$/;
    const other =
      /^[a-z0-9]+(-[a-z0-9]+)*(\.(slow|test|suite|gen|consumer|provider|stories|config|bench|as|worker|module|d))*\.(ts|tsx|css)$/;
    const odd = CODE.filter((file) => {
      const name = path.basename(file);
      if (file.includes('/migrations/')) return !/^\d{4}_[a-z0-9_]+\.ts$/.test(name);
      return !component.test(name) && !other.test(name);
    });
    expect(odd).toEqual([]);
  });

  it('files have comments that are no wider than code', () => {
    const wide = CODE.filter((file) => !file.includes('.gen.')).flatMap((file) =>
      readFileSync(ROOT + file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /^\s*(\/\/|\/\*|\*)/.test(line) && line.length > PRINT_WIDTH ? [`${file}:${index + 1}`] : [],
        ),
    );
    expect(wide).toEqual([]);
  });

  it('files have one index in each package and none inside', () => {
    const indexes = CODE.filter((file) => /(^|\/)index\.tsx?$/.test(file));
    expect(indexes.filter((file) => !/^packages\/[^/]+\/src\/index\.ts$/.test(file))).toEqual([]);
  });

  it('leave the root easy to survey', () => {
    const visible = new Set(repositoryFiles(/^[^.]/).map((file) => file.split('/')[0]));
    expect(visible.size).toBeLessThanOrEqual(MOST_ROOT_ENTRIES);
  });
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeEnvironment } from './describe-environment.ts';

test.each(describeEnvironment())(
  '$file.pathname is up to date; `npm run generate` makes it so',
  async ({ file, text }) => {
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);

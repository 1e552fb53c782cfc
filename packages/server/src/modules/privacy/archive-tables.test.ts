import { expect, test } from 'vitest';
import { csvLine } from './archive-tables.ts';

test('a value with a comma, a quote or a line break is quoted, and a text is never a formula', () => {
  const line = csvLine(['a,b', 'say "no"', 'two\nlines', '=1+1', '@cmd', -1.5, null, new Date(0), ['x']]);
  expect(line).toBe(
    `"a,b","say ""no""","two\nlines",'=1+1,'@cmd,-1.5,,1970-01-01T00:00:00.000Z,"[""x""]"\r\n`,
  );
});

test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
  'a text that begins with %j is no formula',
  (sign) => {
    expect(csvLine([`${sign}1`]).replaceAll('"', '')).toBe(`'${sign}1\r\n`);
  },
);

import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Converts the path back to modules. */
function modulesOf({ size, d }: ReturnType<typeof qrPath>): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return modules;
}

/** ISO/IEC 18004: the finder pattern in three corners, by which a camera locates the code. */
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

function cornerOf(modules: boolean[][], x: number, y: number): string[] {
  return modules.slice(y, y + 7).map((row) =>
    row
      .slice(x, x + 7)
      .map((isDark) => (isDark ? '#' : '.'))
      .join(''),
  );
}

test('a QR code has three finder patterns four modules from the edge, and a light quiet zone', () => {
  const path = qrPath('otpauth://totp/Daylit:noor%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Daylit');
  const modules = modulesOf(path);
  const far = path.size - 4 - 7;
  expect(cornerOf(modules, 4, 4)).toEqual(FINDER);
  expect(cornerOf(modules, far, 4)).toEqual(FINDER);
  expect(cornerOf(modules, 4, far)).toEqual(FINDER);
  expect(modules.slice(0, 4).flat()).not.toContain(true);
  expect(modules.flatMap((row) => row.slice(-4))).not.toContain(true);
});

test('a QR code grows with the text and holds the longest URI that the API may send', () => {
  expect(qrPath('a').size).toBe(21 + 8);
  expect(qrPath('a'.repeat(500)).size).toBeGreaterThan(80);
});

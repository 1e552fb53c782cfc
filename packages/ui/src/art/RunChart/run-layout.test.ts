import { expect, test } from 'vitest';
import { runLayout, type RunScan } from './run-layout.ts';

function scan(day: string, severity: number, kind: RunScan['kind'] = 'compared'): RunScan {
  return { created_at: `2026-${day}T12:00:00Z`, severity, margin: 0.5, text: '', kind };
}

const run = [
  scan('06-01', 2),
  scan('07-01', 1.6),
  scan('08-01', 4, 'not_compared'),
  scan('09-01', 1),
  scan('10-01', 3),
];

test('a scan leaves the band when it differs by more than two photos of unchanged skin can', () => {
  const { dots, band } = runLayout(run);
  expect(dots.map(({ side }) => side)).toEqual([undefined, undefined, undefined, 'calmer', 'more']);
  // 2 ± 0.7 of 5.
  expect(band).toEqual({ top: 45.9, height: 28.2 });
});

test('the line skips what is not compared, and only the last compared scan is the last one', () => {
  const { line, dots } = runLayout([...run, scan('11-01', 2, 'left_out')]);
  expect(line.split('L')).toHaveLength(4);
  expect(dots.map(({ isLast }) => isLast)).toEqual([false, false, false, false, true, false]);
});

test('the words of the last level stay above the line that falls to it, and near their scan', () => {
  const falling = [scan('06-01', 2), scan('09-01', 1.5), scan('09-20', 0.8), scan('10-01', 0.2)];
  const { wordsAt, dots } = runLayout(falling);
  expect(wordsAt).toBeLessThan(dots.at(-2)?.y ?? 0);
  expect(runLayout([scan('06-01', 5), scan('10-01', 0)]).wordsAt).toBe(75);
  expect(runLayout([scan('06-01', 0), scan('10-01', 5)]).wordsAt).toBe(0);
  expect(runLayout([scan('06-01', 2, 'not_compared')]).wordsAt).toBe(0);
});

test('two compared scans have no band', () => {
  expect(runLayout(run.slice(0, 3)).band).toBeUndefined();
});

test('the next scan is at the right, as high as the last one', () => {
  const { next, dots } = runLayout(run.slice(0, 2), '2026-08-01T12:00:00Z');
  expect(next).toEqual({ x: 100, y: 68 });
  expect(dots.at(-1)?.x).toBeLessThan(60);
});

test('a product is marked on its day, and only where scans were taken before and after it', () => {
  const starts = ['2026-05-31', '2026-08-01', '2026-08-01', '2026-10-02'].map((day) => ({
    name: day,
    since: `${day}T12:00:00Z`,
  }));
  expect(runLayout(run, undefined, starts).starts).toEqual([50]);
  expect(runLayout(run).starts).toEqual([]);
});

test('three dates are written at most: the first, one near the middle, and the last', () => {
  expect(runLayout(run).dates.map(({ created_at }) => created_at.slice(5, 7))).toEqual(['06', '08', '10']);
  expect(runLayout(run.slice(0, 1)).dates).toHaveLength(1);
});

import type { Result, Verdict } from './check.ts';

/** Longest text in a cell. What was seen is shown in full when a check broke. */
const CELL = 60;

/** One line of the table: verdict, group, check, expected, seen. */
export function printResult({ group, check, seen, verdict, ms }: Result): void {
  const cells = [
    verdict.padEnd(5),
    group.padEnd(14),
    check.name,
    `expected: ${shorten(check.expected)}`,
    `seen: ${verdict === 'ok' ? shorten(seen) : seen.slice(0, 400)}`,
    `${ms.toFixed(0)} ms`,
  ];
  console.log(cells.join(' | '));
}

/** The number of each verdict, per group and in total. */
export function printTotals(results: readonly Result[], seconds: number): void {
  console.log('');
  for (const [group, some] of Map.groupBy(results, (result) => result.group)) {
    const took = some.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    console.log(`${group.padEnd(14)} ${totals(some)}, ${took.toFixed(1)} s`);
  }
  console.log(`${'all'.padEnd(14)} ${totals(results)}, ${seconds.toFixed(1)} s`);
}

function totals(results: readonly Result[]): string {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  return `${results.length} checks: ${count('ok')} ok, ${count('weak')} weak, ${count('broke')} broke`;
}

function shorten(text: string): string {
  return text.length > CELL ? `${text.slice(0, CELL - 1)}…` : text;
}

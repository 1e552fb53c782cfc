import { readFileSync } from 'node:fs';

/** Values are chosen by the first part of the statements; the second was written later and only measures. */
export type Part = 'develop' | 'fresh';

const FRESH = '# == written later, and only measured';

/** The most sentences that one line of a grammar stands for. */
const MOST_OF_A_LINE = 42;

/** What people say of their days, which calls for no help. */
export const readEveryday = (part: Part): string[] => readLines('everyday-statements', part).flatMap(expand);

/** What calls for help. The first column of the file names its red flag. */
export const readAlarms = (part: Part): string[] =>
  readLines('red-flag-statements', part).flatMap((line) => expand(line.slice(line.indexOf('\t') + 1)));

function readLines(file: string, part: Part): string[] {
  const text = readFileSync(new URL(`sets/${file}.txt`, import.meta.url), 'utf8');
  const [develop = '', fresh = ''] = text.split(FRESH);
  return (part === 'develop' ? develop : fresh)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The sentences of "i have [two|no] cats". Of many, some are taken in which every choice occurs. */
function expand(line: string): string[] {
  const parts = line.split(/\[([^\]]*)\]/).map((part, at) => (at % 2 === 1 ? part.split('|') : [part]));
  const all = parts.reduce<string[]>(
    (begun, choices) => begun.flatMap((start) => choices.map((choice) => start + choice)),
    [''],
  );
  const step = Math.max(1, all.length / MOST_OF_A_LINE);
  return all
    .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    .map((sentence) => sentence.trim());
}

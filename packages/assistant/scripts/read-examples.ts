import { readFileSync } from 'node:fs';
import path from 'node:path';

const DATA = path.join(import.meta.dirname, '../data');

/** An example, with the set that it was generated in. */
interface Row {
  set: string;
  /** Its topic or red flag; empty in a file without that column. */
  name: string;
  text: string;
}

/** Example questions, by what they are about. */
export interface Examples {
  /** Ways to ask, by topic. `{sign}`, `{ingredient}` and `{step}` stand for any of them. */
  topics: ReadonlyMap<string, readonly string[]>;
  /** Descriptions of what a person has to look at, by red flag. */
  redFlags: ReadonlyMap<string, readonly string[]>;
  /** What only sounds like a red flag. */
  harmless: readonly string[];
  /** Questions that no topic answers. */
  outOfScope: readonly string[];
}

/** The examples of all sets, or of those that `isWanted` names. */
export function readExamples(isWanted: (set: string) => boolean = () => true): Examples {
  const read = (file: string): Row[] => rowsOf(file).filter(({ set }) => isWanted(set));
  const texts = (file: string): string[] => read(file).map(({ text }) => text);
  const byName = (file: string): ReadonlyMap<string, readonly string[]> =>
    new Map(
      [...Map.groupBy(read(file), ({ name }) => name)].map(([name, rows]) => [
        name,
        rows.map(({ text }) => text),
      ]),
    );
  return {
    topics: byName('topics.tsv'),
    redFlags: byName('red-flags.tsv'),
    harmless: texts('harmless.tsv'),
    outOfScope: texts('out-of-scope.tsv'),
  };
}

/** The names of the sets. */
export const readSets = (): string[] => [...new Set(rowsOf('topics.tsv').map(({ set }) => set))];

function rowsOf(file: string): Row[] {
  const [, ...lines] = readFileSync(path.join(DATA, file), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [set = '', ...cells] = line.split('\t');
    return { set, name: cells.length > 1 ? (cells[0] ?? '') : '', text: cells.at(-1) ?? '' };
  });
}

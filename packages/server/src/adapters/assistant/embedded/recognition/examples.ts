import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What people write, by what it is about. */
export interface Examples {
  /** Ways to ask, by topic. `{sign}`, `{ingredient}` and `{step}` stand for any of them. */
  topics: ReadonlyMap<string, readonly string[]>;
  /** What must be seen by a person, by flag. */
  redFlags: ReadonlyMap<string, readonly string[]>;
  /** What only sounds like a red flag. */
  harmless: readonly string[];
  /** What no topic answers. */
  outOfScope: readonly string[];
}

const FOLDER = path.join(import.meta.dirname, 'examples');

/** Who wrote examples: a folder each. */
export const AUTHORS: readonly string[] = readdirSync(FOLDER).sort();

/** The examples of some authors. Anybody may add a folder of their own, or a line to one that is there. */
export function readExamples(authors = AUTHORS): Examples {
  return {
    topics: paragraphsOf(authors, 'topics.txt'),
    redFlags: paragraphsOf(authors, 'red-flags.txt'),
    harmless: linesOf(authors, 'harmless.txt'),
    outOfScope: linesOf(authors, 'out-of-scope.txt'),
  };
}

/** Paragraphs begin with `# name`. */
function paragraphsOf(authors: readonly string[], file: string): ReadonlyMap<string, readonly string[]> {
  const paragraphs = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of linesOf(authors, file)) {
    if (!line.startsWith('# ')) current.push(line);
    else paragraphs.set(line.slice(2), (current = paragraphs.get(line.slice(2)) ?? []));
  }
  return paragraphs;
}

function linesOf(authors: readonly string[], file: string): readonly string[] {
  return authors
    .map((author) => path.join(FOLDER, author, file))
    .filter((where) => existsSync(where))
    .flatMap((where) => readFileSync(where, 'utf8').split('\n'))
    .filter((line) => line !== '');
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

const FOLDER = path.join(import.meta.dirname, 'examples');

/** The authors of the examples: a folder each. */
export const AUTHORS: readonly string[] = readdirSync(FOLDER).sort();

/** The examples of some authors. A new author adds a folder; a new example is a line in an existing one. */
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

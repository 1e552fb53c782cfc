import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What people write, by what it is about. The texts are in `examples/`, and anybody may add to them. */
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

export function readExamples(): Examples {
  return {
    topics: paragraphsOf('topics.txt'),
    redFlags: paragraphsOf('red-flags.txt'),
    harmless: linesOf('harmless.txt'),
    outOfScope: linesOf('out-of-scope.txt'),
  };
}

/** Paragraphs begin with `# name`. */
function paragraphsOf(file: string): ReadonlyMap<string, readonly string[]> {
  const paragraphs = `\n${read(file)}`.split('\n# ').slice(1);
  return new Map(
    paragraphs.map((paragraph) => {
      const [name = '', ...lines] = paragraph.split('\n').filter((line) => line !== '');
      return [name, lines];
    }),
  );
}

function linesOf(file: string): readonly string[] {
  return read(file)
    .split('\n')
    .filter((line) => line !== '');
}

function read(file: string): string {
  return readFileSync(path.join(import.meta.dirname, 'examples', file), 'utf8');
}

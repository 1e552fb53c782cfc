import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN_WORDS } from '../../packages/server/src/forbidden-words.ts';
import { ROOT, repositoryFiles } from './repository-files.ts';

/** Where those words are said on purpose: to deny them, in names that are given, or by the person who looks for something. */
const ON_PURPOSE =
  /medical[ -]disclaimer|not medical advice|use medicine|^'Acne'$|Choose Your Perfect Plan|correct horse battery/gi;

// Rule data and tests name the words on purpose and are left out, and so is what tells a model not to use them.
const SPEAKING = repositoryFiles(/^packages\/(ui|vision|app|server)\/src\/.*\.(ts|tsx)$/).filter(
  (file) =>
    !/\.(test|gen)\.tsx?$|\/modules\/(care-plan|recommendations)\/|\/external\/prompt\.ts$/.test(file),
);

/** Text between quotes or tags, the only places from which words reach a person. */
const SPOKEN = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g;

describe('words', () => {
  it('stay with what is seen', () => {
    const found = SPEAKING.flatMap((file) =>
      (readFileSync(ROOT + file, 'utf8').match(SPOKEN) ?? [])
        .filter((text) => FORBIDDEN_WORDS.test(text.replaceAll(ON_PURPOSE, '')))
        .map((text) => `${file}: ${text.slice(0, 120)}`),
    );
    expect(found).toEqual([]);
  });
});

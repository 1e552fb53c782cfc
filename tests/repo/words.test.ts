import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN_WORDS } from '../../packages/server/src/forbidden-words.ts';
import { ROOT, repositoryFiles } from './repository-files.ts';

/** Intended uses of forbidden words: denials, given names (a module of Node too), and options of a member. */
const ON_PURPOSE =
  /medical[ -]disclaimer|not medical advice|(It is not|Nothing here is) a diagnosis|use medicine|^'Acne'$|Choose Your Perfect Plan|correct horse battery|^'node:diagnostics_channel'$/gi;

// Excluded: rule data, tests, and the prompt and the check that forbid a model to use the words.
const SPEAKING = repositoryFiles(/^packages\/(ui|vision|app|assistant|server)\/src\/.*\.(ts|tsx)$/).filter(
  (file) =>
    !/\.(test|gen)\.tsx?$|\/modules\/(care-plan|catalogue)\/|\/external\/prompt\.ts$|\/model\/(words-of-models|judge-sentence)\.ts$/.test(
      file,
    ),
);

/** Text between quotes or tags: only there can words reach a user. */
const SPOKEN = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g;

describe('texts for users', () => {
  it('use no forbidden word', () => {
    const found = SPEAKING.flatMap((file) =>
      (readFileSync(ROOT + file, 'utf8').match(SPOKEN) ?? [])
        .filter((text) => FORBIDDEN_WORDS.test(text.replaceAll(ON_PURPOSE, '')))
        .map((text) => `${file}: ${text.slice(0, 120)}`),
    );
    expect(found).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT, repositoryFiles } from './repository-files.ts';

/**
 * The product speaks about appearance. These words would promise more (a medicine, a diagnosis) or shame somebody.
 * Rule data and tests name them on purpose and are left out.
 */
const FORBIDDEN =
  /\b(treats?|treated|treatment|cures?|cured|heals?|healed|healing|rosacea|eczema|melasma|dermatitis|psoriasis|skin age|anti-?ageing|anti-?aging|flaws?|flawless|problem skin|whiten(s|ing)?|lighten(s|ing)?)\b/i;
const SPEAKING = repositoryFiles(/^packages\/(ui|vision|app|server)\/src\/.*\.(ts|tsx)$/).filter(
  (file) => !/\.(test|gen)\.tsx?$|\/modules\/(care-plan|recommendations)\//.test(file),
);

/** Text between quotes or tags, the only places from which words reach a person. */
const SPOKEN = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g;

describe('words', () => {
  it('stay with what is seen', () => {
    const found = SPEAKING.flatMap((file) =>
      (readFileSync(ROOT + file, 'utf8').match(SPOKEN) ?? [])
        .filter((text) => FORBIDDEN.test(text))
        .map((text) => `${file}: ${text.slice(0, 120)}`),
    );
    expect(found).toEqual([]);
  });
});

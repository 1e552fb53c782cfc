import { describe, expect, it } from 'vitest';
import { LEARNED } from '../src/knowledge/knowledge.ts';
import { recognise } from '../src/recognition/recognise.ts';
import { SKILLS } from '../src/recognition/skills.ts';
import { CARE_CARDS } from '../src/red-flags/care-cards.ts';
import { redFlagIn } from '../src/red-flags/learned-flags.ts';
import { ranking } from '../test/built-ranking.ts';
import { readExamples } from './read-examples.ts';

const examples = readExamples();
const all = [
  ...[...examples.topics, ...examples.redFlags].flatMap(([name, texts]) =>
    texts.map((text) => ({ name, text })),
  ),
  ...examples.harmless.map((text) => ({ name: 'harmless', text })),
  ...examples.outOfScope.map((text) => ({ name: 'out of scope', text })),
];

describe('the examples', () => {
  it('examples exist for each topic and each red flag, and for nothing else', () => {
    const topics = [...SKILLS, ...LEARNED].map(({ id }) => id);
    expect([...examples.topics.keys()].sort()).toEqual([...topics].sort());
    expect([...examples.redFlags.keys()].sort()).toEqual(Object.keys(CARE_CARDS).sort());
    const few = [...examples.topics, ...examples.redFlags].filter(([, texts]) => texts.length < 30);
    expect(few.map(([name]) => name)).toEqual([]);
  });

  it('examples have one label each', () => {
    const names = new Map<string, Set<string>>();
    for (const { name, text } of all) {
      const key = text
        .toLowerCase()
        .replaceAll(/[^a-z0-9{}%]+/g, ' ')
        .trim();
      names.set(key, (names.get(key) ?? new Set()).add(name));
    }
    expect([...names].filter(([, under]) => under.size > 1)).toEqual([]);
  });
});

describe('what is not written in the examples', () => {
  it.each([
    ['my mouth is all swelled up since the face mask', 'swelling'],
    ['the brown fleck on my temple has changed shape since may', 'changing_spot'],
    ['toddler got into the bathroom and ate some of my night cream', 'swallowed'],
    ['honestly i just do not want to be around any more', 'self_harm'],
    ['our pupil gave all her books away and thanked everybody', 'self_harm'],
    ['my dad says we are better without him soon', 'self_harm'],
  ] as const)('“%s” is a red flag', (text, flag) => {
    expect(redFlagIn(ranking, text)).toBe(flag);
  });

  it.each([
    ['any idea why my nose glistens at noon?', 'concern.shine'],
    ['will a glass of red make my cheeks glow', 'concern.redness-triggers'],
    ['so how bad would you say are my dark circles', 'report.sign'],
    ['can you tell if this mole is cancer', 'our.conditions'],
    // The first opinion alone is not sure of these.
    ['which active should i start with', 'routine.add'],
    ['was the picture too dark', 'report.photo'],
    ['everything i try stings', 'concern.sensitive'],
    // A word of a wish is a wish only where one is likely.
    ['my doctor says i am low on vitamin d and you want me to wear sunscreen', 'sun.vitamin-d'],
    ['which suncream would you pick', 'product.find'],
  ])('“%s” is understood, and no red flag', (text, topic) => {
    expect([recognise(ranking, text).topic, redFlagIn(ranking, text)]).toEqual([topic, null]);
  });

  it.each(['???', 'how tall is the eiffel tower', 'write me a cover letter', 'which saddle for a bike'])(
    '“%s” is not answered',
    (text) => {
      expect(recognise(ranking, text).topic).toBeNull();
    },
  );
});

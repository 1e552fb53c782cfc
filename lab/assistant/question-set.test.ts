import { describe, expect, it } from 'vitest';
import { readExamples } from '../../packages/assistant/scripts/read-examples.ts';
import { TITLES } from '../../packages/assistant/src/recognition/ranking.ts';
import { type ExpectedTopic, readSet, textsOf } from './question-set.ts';

const HELD_OUT = readSet('held-out');
const DEVELOP = readSet('develop');

// The form only. Measuring the assistant by these questions is a bench, and its result may not steer a
// change.

/** From this share of common words on, two questions are one. */
const NEAR = 0.7;

const kindsOf = (rows: readonly ExpectedTopic[]): string[] =>
  rows.flatMap(({ expected }) => expected.split('|'));

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

const lineOf = (text: string): string => [...wordsIn(text)].join(' ');

const isNear = (a: Set<string>, b: Set<string>): boolean => {
  // Most pairs differ so much in length that their words need no look.
  if (Math.min(a.size, b.size) < NEAR * Math.max(a.size, b.size)) return false;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common > 0 && common >= NEAR * (a.size + b.size - common);
};

describe('the held-out questions', () => {
  const texts = textsOf(HELD_OUT);

  it('the held-out questions are enough of each sort', () => {
    expect({
      questions: HELD_OUT.questions.length >= 420,
      outOfScope: HELD_OUT.outOfScope.length >= 60,
      redFlags: HELD_OUT.redFlags.length >= 20,
      injections: HELD_OUT.injections.length >= 20,
    }).toEqual({ questions: true, outOfScope: true, redFlags: true, injections: true });
  });

  it('expect only existing topics, and flags of the develop set', () => {
    const flags = new Set(kindsOf(DEVELOP.redFlags));
    expect(kindsOf(HELD_OUT.questions).filter((kind) => !TITLES.has(kind))).toEqual([]);
    expect(kindsOf(HELD_OUT.redFlags).filter((flag) => !flags.has(flag))).toEqual([]);
  });

  it('cover most kinds', () => {
    expect(new Set(kindsOf([...HELD_OUT.questions, ...HELD_OUT.redFlags])).size).toBeGreaterThan(160);
  });

  it('repeat neither each other nor the develop set', () => {
    const heldOut = texts.map(wordsIn);
    const twice = heldOut.filter((words, at) => heldOut.slice(0, at).some((one) => isNear(one, words)));
    expect(twice).toEqual([]);
    // Named by the question of the develop set, so that a failure shows no held-out one.
    const asked = [...textsOf(DEVELOP), ...DEVELOP.replies.map(({ text }) => text)];
    const repeated = asked.filter((text) => {
      const words = wordsIn(text);
      return heldOut.some((one) => isNear(words, one));
    });
    expect(repeated).toEqual([]);
  });

  it('the held-out questions were not learned: the examples of the recognition hold none of them', () => {
    const { topics, redFlags, harmless, outOfScope } = readExamples();
    const read = new Set([...topics.values(), ...redFlags.values(), harmless, outOfScope].flat().map(lineOf));
    expect(read.size).toBeGreaterThan(10_000);
    // A question of three words can occur to two people. A number, because a text would be shown.
    const learned = texts.filter((text) => wordsIn(text).size > 3 && read.has(lineOf(text)));
    expect(learned.length).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { ranking } from '../../test/built-ranking.ts';
import { redFlagOf } from './red-flag-of.ts';

/** The flag of the last message of a conversation, whose replies do not matter. */
function flagAfter(said: readonly string[], text: string) {
  const history = said.flatMap((words) => [
    { role: 'user' as const, text: words, products: [] },
    { role: 'assistant' as const, text: '…', products: [] },
  ]);
  return redFlagOf(ranking, { text, history });
}

const MOLE = 'a mole on my cheek changed and bleeds';

describe('after a message with a red flag', () => {
  it.each([
    [['i want to kill myself'], 'what should i do now', 'self_harm'],
    [['i want to kill myself'], 'is it serious', 'self_harm'],
    [[MOLE], 'what should i do about it', 'changing_spot'],
    [[MOLE], 'can i put something on it', 'changing_spot'],
    [[MOLE, 'how long can i wait'], 'is it bad', 'changing_spot'],
    [['my face is swelling up and i cant breathe well'], 'ok what now', 'swelling'],
  ])('%j: “%s” gets the same card', (said, text, flag) => {
    expect(flagAfter(said, text)).toBe(flag);
  });

  it.each(['thanks', 'explain my report', 'what do i use tonight', 'is niacinamide any good', 'hi'])(
    '“%s” has an answer of its own',
    (text) => {
      expect(flagAfter([MOLE], text)).toBeNull();
    },
  );

  it('a doctor who has looked at it ends it, and a word does not end what somebody does to themselves', () => {
    expect(flagAfter([MOLE], 'the doctor said it is nothing')).toBeNull();
    expect(flagAfter(['i want to kill myself'], 'i mean it')).toBe('self_harm');
  });

  it('a question about something else ends it', () => {
    expect(flagAfter([MOLE, 'is niacinamide any good'], 'is it bad')).toBeNull();
  });
});

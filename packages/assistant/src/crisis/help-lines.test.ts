import { describe, expect, it } from 'vitest';
import { ranking } from '../../test/built-ranking.ts';
import { fixedAnswer } from './fixed-answer.ts';
import { helpIn } from './help-lines.ts';

const asked = (text: string, ...before: string[]) => ({
  text,
  history: before.map((words) => ({ role: 'user' as const, text: words, products: [] })),
});

describe('numbers of help', () => {
  it.each([
    ['GB', 'Call 116123.', 'call 999 now.'],
    ['AU', 'Call 131114 or text 0477131114.', 'call 000 now.'],
    ['NZ', 'Call or text 1737.', 'call 111 now.'],
    ['IT', 'In the US call or text 988, elsewhere your local number.', 'call 112 now.'],
    [
      null,
      'In the US call or text 988, elsewhere your local number.',
      'call 911 or your local emergency number now.',
    ],
  ] as const)('the card of somebody who lives in %s names the numbers there', (region, line, emergency) => {
    const answer = fixedAnswer(ranking, asked('i want to kill myself'), region);
    expect(answer?.words).toContain(line);
    expect(answer?.words).toContain(emergency);
    expect(answer?.facts.care?.steps[0]?.lead).toBe(line);
  });

  it('the answers after the card name them too', () => {
    const answer = fixedAnswer(ranking, asked('i took some of the pills', 'i want to kill myself'), 'DE');
    expect(answer?.words).toContain('call 112 now');
    const flag = fixedAnswer(ranking, asked('my face is swelling and i cannot breathe'), 'DE');
    expect(flag?.words).toContain('call 112 now');
  });

  it('no number is guessed for a region that is not listed', () => {
    expect(helpIn('JP')).toEqual(helpIn(null));
  });

  it('no card or answer shows a placeholder, wherever the person lives', () => {
    const messages = [
      'i want to kill myself',
      'my face is swelling',
      'kms lol',
      'my friend says she wants to die',
    ];
    const shown = (['US', 'GB', 'AT', 'PT', 'JP', null] as const).flatMap((region) =>
      messages.map((text) => JSON.stringify(fixedAnswer(ranking, asked(text), region))),
    );
    expect(shown.filter((words) => words.includes('{emergency}') || /\{line\}/i.test(words))).toEqual([]);
  });
});

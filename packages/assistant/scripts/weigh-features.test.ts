import { describe, expect, it } from 'vitest';
import { createClassifier } from '../src/recognition/classifier.ts';
import { wordOf } from '../src/recognition/words.ts';
import { weighFeatures } from './weigh-features.ts';

const wordsOf = (text: string) => text.split(' ').map(wordOf);

describe('a classifier', () => {
  const { rank } = createClassifier(
    weighFeatures(
      Object.entries({
        sun: ['which sunscreen for the beach', 'how often do i put on sunscreen', 'burnt at the beach again'],
        sleep: ['does sleep change my skin', 'tired skin after a short night', 'how long should i sleep'],
        shaving: ['bumps after shaving', 'how often do i shave', 'which foam for shaving'],
      }).flatMap(([label, texts]) =>
        // Twice, because the features of a single example have no weight.
        [...texts, ...texts].map((text) => [label, wordsOf(text)] as const),
      ),
    ),
  );
  const likeliest = (text: string) => rank(wordsOf(text))[0]?.label;

  it('gives a text the label whose examples it resembles', () => {
    expect(likeliest('what do i take to the beach')).toBe('sun');
    expect(likeliest('nights without sleep')).toBe('sleep');
  });

  it('recognises other endings and misspellings by their letters', () => {
    expect(likeliest('shavving rash')).toBe('shaving');
    expect(likeliest('sunscren')).toBe('sun');
  });

  it('a classifier is least sure of a text that shares no letters with any example', () => {
    expect(rank(wordsOf('qqq zzz')).map(({ score }) => score)).toEqual([0, 0, 0]);
    const [first, second] = rank(wordsOf('burnt at the beach again'));
    expect(first?.score).toBeGreaterThan(2 * (second?.score ?? 1));
  });
});

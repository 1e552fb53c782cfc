import { describe, expect, it } from 'vitest';
import { createEmbeddingClassifier } from '../src/recognition/embedding.ts';
import { lettersAndWordsOf, phrasesOf } from '../src/recognition/features.ts';
import { wordOf } from '../src/recognition/words.ts';
import { trainEmbedding } from './train-embedding.ts';

const wordsOf = (text: string) => text.split(' ').map(wordOf);
const EXAMPLES = Object.entries({
  sun: [
    'which sunscreen for the beach',
    'sunscreen at the beach',
    'burnt at the beach again',
    'the beach sun',
  ],
  sleep: ['does sleep change my skin', 'tired after a short sleep', 'how long should i sleep', 'no sleep'],
}).flatMap(([label, texts]) =>
  // The same words several times, because rare ones have no vector.
  Array.from({ length: 20 }, () => texts)
    .flat()
    .map((text) => [label, wordsOf(text)] as const),
);

const LABELS = ['sun', 'sleep'];

describe.each([
  ['letters and words', lettersAndWordsOf, 0.7],
  ['phrases', phrasesOf, 0.5],
])('a classifier with embeddings of %s', (_, featuresOf, hidden) => {
  const model = trainEmbedding(EXAMPLES, LABELS, { featuresOf, hidden });
  const { logProbabilities } = createEmbeddingClassifier(model, featuresOf);
  const chances = (text: string) =>
    [...logProbabilities(wordsOf(text))].map((log, i) => [LABELS[i] ?? '', Math.exp(log)] as const);
  const chanceOf = (text: string, label: string) => new Map(chances(text)).get(label) ?? 0;

  it('gives a text the label whose examples it resembles', () => {
    expect(chanceOf('what do i take to the beach', 'sun')).toBeGreaterThan(0.9);
    expect(chanceOf('nights without sleep', 'sleep')).toBeGreaterThan(0.9);
  });

  it('divides one probability among its labels', () => {
    const sum = chances('beach or sleep').reduce((sum, [, chance]) => sum + chance, 0);
    expect(sum).toBeCloseTo(1, 9);
  });

  it('prefers no label for a text without a known feature', () => {
    expect(chances('qqq zzz').map(([, chance]) => chance)).toEqual([0.5, 0.5]);
  });

  it('the model is the same each time it is learned', () => {
    expect(trainEmbedding(EXAMPLES, LABELS, { featuresOf, hidden })).toEqual(model);
  });
});

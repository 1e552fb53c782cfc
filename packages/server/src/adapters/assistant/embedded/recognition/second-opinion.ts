import type { Example } from './classifier.ts';
import { createEmbeddingClassifier, type Embedding } from './embedding.ts';
import { learnEmbedding } from './learn-embedding.ts';
import { lettersAndWordsOf, phrasesOf } from './parts.ts';
import type { Word } from './words.ts';

/** Two classifiers that read a text in two ways, because they err on different texts. */
export interface SecondOpinion {
  /** Learned from letters and words as they are written. */
  written: Embedding;
  /** Learned from phrases, with one word for each thing. */
  phrases: Embedding;
}

/**
 * @param examples With one word for each thing.
 * @param written The same examples as they are written.
 */
export function learnSecondOpinion(
  examples: readonly Example[],
  written: readonly Example[],
  labels: readonly string[],
): SecondOpinion {
  return {
    written: learnEmbedding(written, labels, { partsOf: lettersAndWordsOf, hidden: 0.7 }),
    phrases: learnEmbedding(examples, labels, { partsOf: phrasesOf, hidden: 0.5 }),
  };
}

/** The mean logarithm of the probability of each label: 0 at most. */
type MeanLogs = (words: readonly Word[], written: readonly Word[]) => ReadonlyMap<string, number>;

export function createSecondOpinion(model: SecondOpinion): MeanLogs {
  const ofWritten = createEmbeddingClassifier(model.written, lettersAndWordsOf);
  const ofPhrases = createEmbeddingClassifier(model.phrases, phrasesOf);
  return (words, written) => {
    const [one, other] = [ofWritten.logProbabilities(written), ofPhrases.logProbabilities(words)];
    return new Map(model.written.labels.map((label, i) => [label, ((one[i] ?? 0) + (other[i] ?? 0)) / 2]));
  };
}

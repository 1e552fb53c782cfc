import { createEmbeddingClassifier, type Embedding } from './embedding.ts';
import { lettersAndWordsOf, phrasesOf } from './features.ts';
import type { Word } from './words.ts';

/** Two classifiers that read a text in two ways, because they err on different texts. */
export interface SecondOpinion {
  /** Learned from letters and words as they are written. */
  written: Embedding;
  /** Learned from phrases, with one word for each thing. */
  phrases: Embedding;
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

// Learns from all examples, unless the file has the result already, passes the model to the thread that
// asked, and ends. What can answer is passed first, and again with the second opinion.
import { parentPort, workerData } from 'node:worker_threads';
import type { Learned } from './classifier.ts';
import type { Embedding } from './embedding.ts';
import { readExamples } from './examples.ts';
import { learnedFileIn } from './learned-file.ts';
import { labelExamples, type LearnedRanking, learnFirst, learnSecond } from './ranking.ts';

const directory = workerData as string | undefined;
const file = directory === undefined ? undefined : learnedFileIn(directory);

function learnInStages(): LearnedRanking {
  const labelled = labelExamples(readExamples());
  const first = learnFirst(labelled);
  parentPort?.postMessage(first, []);
  const learned = { ...first, second: learnSecond(labelled, first) };
  file?.write(learned);
  return learned;
}

const learned = file?.read() ?? learnInStages();
const buffersOf = ({ parts, rarities, starts, spokenFor, weights }: Learned): ArrayBuffer[] =>
  [parts, rarities, starts, spokenFor, weights].map(({ buffer }) => buffer);
const vectorsOf = ({ parts, partVectors, scales, labelVectors }: Embedding): ArrayBuffer[] =>
  [parts, partVectors, scales, labelVectors].map(({ buffer }) => buffer);
const { second } = learned;
const buffers = [
  ...[learned.labels, learned.frames, learned.strangers].flatMap(buffersOf),
  ...(second ? [second.written, second.phrases].flatMap(vectorsOf) : []),
];
parentPort?.postMessage(learned, [...new Set(buffers)]);

// Learns from all examples, unless the file has the result already, passes the model to the thread that
// asked, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import type { Learned } from './classifier.ts';
import { readExamples } from './examples.ts';
import { learnedFileIn } from './learned-file.ts';
import { learnRanking } from './ranking.ts';

const directory = workerData as string | undefined;
const file = directory === undefined ? undefined : learnedFileIn(directory);
const kept = file?.read();
const learned = kept ?? learnRanking(readExamples());
if (!kept) file?.write(learned);
const buffersOf = ({ parts, rarities, starts, spokenFor, weights }: Learned): ArrayBuffer[] =>
  [parts, rarities, starts, spokenFor, weights].map(({ buffer }) => buffer);
const buffers = [learned.labels, learned.frames, learned.strangers].flatMap(buffersOf);
parentPort?.postMessage(learned, [...new Set(buffers)]);

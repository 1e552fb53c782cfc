// Learns from all examples, gives what was learned to the thread that asked, and ends.
import { parentPort } from 'node:worker_threads';
import type { Learned } from './classifier.ts';
import { readExamples } from './examples.ts';
import { learnRanking } from './ranking.ts';

const learned = learnRanking(readExamples());
const buffersOf = ({ parts, rarities, starts, spokenFor, weights }: Learned): ArrayBuffer[] =>
  [parts, rarities, starts, spokenFor, weights].map(({ buffer }) => buffer);
parentPort?.postMessage(learned, [learned.labels, learned.frames, learned.strangers].flatMap(buffersOf));

// Learns from all examples, unless the file has the result already, passes the model to the thread that
// asked, and ends. What can answer is passed first, and the second opinion when it is learned.
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { readExamples } from './examples.ts';
import { learnedFileIn } from './learned-file.ts';
import { labelExamples, type LearnedRanking, learnFirst, learnSecond } from './ranking.ts';
import type { SecondOpinion } from './second-opinion.ts';

const { PRIORITY_BELOW_NORMAL } = constants.priority;

const directory = workerData as string | undefined;
const file = directory === undefined ? undefined : learnedFileIn(directory);

/** Moves the memory of all typed arrays: a copy of them would stop the thread that receives it. */
function post(message: LearnedRanking | SecondOpinion): void {
  // Those that were read from a file share their memory.
  parentPort?.postMessage(message, [...new Set(buffersIn(message))]);
}

function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(buffersIn) : [];
}

/**
 * Others who want the processor get ten times as much of it, and this thread still ends. Linux alone can say
 * so of one thread.
 */
function giveWay(): void {
  try {
    setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), PRIORITY_BELOW_NORMAL);
  } catch {}
}

function learnInStages(): void {
  const labelled = labelExamples(readExamples());
  const first = learnFirst(labelled);
  // The original is stored below.
  post(structuredClone(first));
  // Nobody waits for the second opinion.
  giveWay();
  const second = learnSecond(labelled, first);
  file?.write({ ...first, second });
  post(second);
}

const stored = file?.read();
if (stored) post(stored);
else learnInStages();

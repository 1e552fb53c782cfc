import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LearnedRanking } from './ranking.ts';

const ASSISTANT = path.dirname(import.meta.dirname);
const DIGEST_BYTES = 32;

/** The learned model in a file, because reading it takes a hundredth of the time of learning it. */
export interface LearnedFile {
  /** Undefined when the file is missing or damaged, or was learned from other examples or code. */
  read(): LearnedRanking | undefined;
  write(learned: LearnedRanking): void;
}

export function learnedFileIn(directory: string): LearnedFile {
  const file = path.join(directory, 'learned-examples');
  const source = digestOf(sourceFiles().map((name) => readFileSync(path.join(ASSISTANT, name))));
  return {
    read() {
      try {
        const bytes = readFileSync(file);
        const [digest, kept] = [bytes.subarray(0, DIGEST_BYTES), bytes.subarray(DIGEST_BYTES)];
        return digest.equals(digestOf([source, kept])) ? (deserialize(kept) as LearnedRanking) : undefined;
      } catch {
        return undefined;
      }
    },

    // The file appears complete or not at all. When the disk is full, the model is learned again next time.
    write(learned) {
      const kept = serialize(learned);
      // When two processes write at once, the digest detects a mixed file.
      const unfinished = `${file}.tmp`;
      try {
        mkdirSync(directory, { recursive: true });
        writeFileSync(unfinished, Buffer.concat([digestOf([source, kept]), kept]));
        renameSync(unfinished, file);
      } catch {
        forget(unfinished);
      }
    },
  };
}

/** Where no file can be written, there is none to remove either. */
function forget(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

/** A digest of the code that learns and of all its examples. */
const sourceFiles = (): string[] =>
  readdirSync(ASSISTANT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|txt)$/.test(name))
    .sort();

function digestOf(parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest();
}

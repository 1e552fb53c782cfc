import { createHash, type Hash } from 'node:crypto';
import { BackupError } from './backup-error.ts';

/** A table of a backup, in the order in which tables can be filled. */
export interface BackedUpTable {
  /** Schema and name. */
  name: string;
  /** The columns of each row, in the order of the backup. */
  columns: string[];
}

/** What a backup says about itself before everything else. */
export interface Manifest {
  /** The version of the program. */
  version: string;
  /** The version of PostgreSQL. */
  postgres: string;
  /** The moment that the backup shows, in ISO 8601. */
  created_at: string;
  /** Names of the migrations that the database had run. */
  migrations: string[];
  tables: BackedUpTable[];
  /** What the next rows of each sequence begin after, by schema and name; null where no number was taken. */
  sequences: Record<string, string | null>;
}

/** What was written under names of one kind: a table, or the files of a folder. */
export interface Part {
  /** Rows or files. */
  count: number;
  bytes: number;
  /** SHA-256 of the names and contents, in order. */
  sha256: string;
}

/** The last entry of a backup: its parts by name. */
export type Contents = Record<string, Part>;

export const MANIFEST = 'manifest';
export const CONTENTS = 'contents';
export const JOBS = 'jobs';

/** What the entries of tables are called. */
export function entryOfTable(table: string): string {
  return `table/${table}`;
}

/** The part that an entry belongs to: a table, or the folder of a file. */
function partOf(entry: string): string {
  return entry.startsWith('table/') ? entry : entry.slice(0, Math.max(0, entry.lastIndexOf('/'))) || entry;
}

/** Counts and hashes what passes. The writer and the reader come to the same contents. */
export class Tally {
  readonly #parts = new Map<string, { count: number; bytes: number; hash: Hash }>();
  #last = '';

  add(entry: string, body: Buffer): void {
    const part = this.#part(entry);
    part.bytes += body.length;
    if (entry !== this.#last) part.hash.update(`${entry}\n`);
    part.hash.update(body);
    this.#last = entry;
  }

  count(entry: string, things: number): void {
    this.#part(entry).count += things;
  }

  /** Number of parts so far. */
  get size(): number {
    return this.#parts.size;
  }

  contents(): Contents {
    return Object.fromEntries(
      [...this.#parts].map(([name, { count, bytes, hash }]) => [
        name,
        { count, bytes, sha256: hash.copy().digest('hex') },
      ]),
    );
  }

  /** Throws when the backup announces something else than what was read. */
  requireSame(announced: Contents): void {
    const read = this.contents();
    const names = new Set([...Object.keys(read), ...Object.keys(announced)]);
    const wrong = [...names].filter((name) => read[name]?.sha256 !== announced[name]?.sha256);
    if (wrong.length > 0)
      throw new BackupError(
        `The backup does not hold what it announces in ${wrong.join(', ')}. Please take another one.`,
      );
  }

  #part(entry: string): { count: number; bytes: number; hash: Hash } {
    const name = partOf(entry);
    const known = this.#parts.get(name);
    if (known) return known;
    const made = { count: 0, bytes: 0, hash: createHash('sha256') };
    this.#parts.set(name, made);
    return made;
  }
}

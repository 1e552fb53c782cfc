/** A finished backup. */
export interface KeptBackup {
  name: string;
  bytes: number;
  finishedAt: Date;
}

/** Where backups are, with the list of erased members: a folder or a bucket. */
export interface BackupPlace {
  /** For messages. */
  title: string;
  /** Where a backup of this name is, as people give it to a restore. */
  addressOf(name: string): string;
  /**
   * Makes the place where it is missing and removes what runs have left that were killed. Throws a
   * `BackupError` where nothing can be written.
   */
  prepare(): Promise<void>;
  /**
   * Writes a backup, which has its name only when all of it is there and was compared with what was sent.
   * Where it throws, nothing is left.
   */
  write(name: string, blocks: AsyncIterable<Buffer>): Promise<void>;
  /** Bytes of a backup; undefined where there is none of this name. */
  sizeOf(name: string): Promise<number | undefined>;
  read(name: string): AsyncIterable<Buffer>;
  /** The finished backups, oldest first. Throws where the place cannot be read. */
  list(): Promise<KeptBackup[]>;
  remove(name: string): Promise<void>;
  /** Adds the ids of members who were erased, each once. They are there after a power cut. */
  noteErased(keyIds: readonly string[]): Promise<void>;
  /** Undefined where there is no list. */
  readErased(): Promise<string[] | undefined>;
}

/** What ends the name of a finished backup. */
export const FINISHED = '.backup';

import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Db, DbTransaction } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { storeOffers } from './offer-writer.ts';
import type { RowReader } from './obf-row.ts';
import { storeProducts } from './product-writer.ts';
import { countSkip, type ImportProgress, type Tally } from './import-progress.ts';
import type { Offer, OfferReader } from './shop-row.ts';
import type { SkipReason } from './skip-reasons.ts';
import { type ObfProduct, toProduct } from './to-product.ts';

/** The parser and the storage of one format. */
export interface LineFormat<Item> {
  read(line: string): Item | SkipReason;
  /** Of two items with one key the newer counts. */
  keyOf(item: Item): string;
  isNewer(item: Item, than: Item): boolean;
  /** Stores items with different keys; returns how many were newer than what is stored. */
  store(transaction: DbTransaction, items: readonly Item[]): Promise<number>;
}

export function obfFormat(read: RowReader, clock: Clock): LineFormat<ObfProduct> {
  return {
    read(line) {
      const row = read(line);
      return typeof row === 'string' ? row : toProduct(row);
    },
    keyOf: ({ id }) => id,
    isNewer: (item, than) => item.modified_at >= than.modified_at,
    store: (transaction, items) => storeProducts(transaction, items, clock),
  };
}

export function shopFormat(read: OfferReader, clock: Clock): LineFormat<Offer> {
  return {
    read,
    keyOf: ({ code }) => code,
    isNewer: () => true,
    store: (transaction, items) => storeOffers(transaction, items, clock),
  };
}

/** Enough lines to make a transaction worth its cost, few enough for memory. */
const LINES_PER_BATCH = 2_000;
const ITEMS_PER_BATCH = 500;

/** An item with the number of its line in the file. */
interface Entry<Item> {
  item: Item;
  line: number;
}

/** Collects lines and stores them together with the progress. */
export class Batches<Item> {
  readonly tally: Tally;
  /** Numbers of the lines that the database refused. */
  readonly refusedLines: number[] = [];
  private pending = new Map<string, Entry<Item>>();
  private lines = 0;
  private line: number;
  private storing: Promise<unknown> = Promise.resolve();
  private readonly db: Db;
  private readonly format: LineFormat<Item>;
  private readonly progress: ImportProgress;

  /** `header` is the number of lines before the first product. */
  constructor(db: Db, format: LineFormat<Item>, progress: ImportProgress, header: number) {
    this.db = db;
    this.format = format;
    this.progress = progress;
    this.tally = structuredClone(progress.before);
    this.line = header + progress.before.lines;
  }

  /** Takes a line; null is one that was too long. */
  add(line: string | null): void {
    this.lines += 1;
    this.line += 1;
    if (line === '') return;
    const item = line === null ? 'line_too_long' : this.format.read(line);
    if (typeof item === 'string') return countSkip(this.tally, item as SkipReason);
    const key = this.format.keyOf(item);
    const other = this.pending.get(key);
    if (other !== undefined) countSkip(this.tally, 'older');
    if (other === undefined || this.format.isNewer(item, other.item))
      this.pending.set(key, { item, line: this.line });
  }

  get isFull(): boolean {
    return this.lines >= LINES_PER_BATCH || this.pending.size >= ITEMS_PER_BATCH;
  }

  /** Waits for the batch before, then begins to store this one, so that reading continues meanwhile. */
  async store(): Promise<void> {
    await this.storing;
    const entries = [...this.pending.values()];
    const lines = this.lines;
    const skipped = { ...this.tally.skipped };
    this.pending = new Map();
    this.lines = 0;
    this.storing = this.write(entries, lines, skipped);
    // Reported by the next call, which waits for it.
    this.storing.catch(() => undefined);
  }

  /** Lines that an earlier run had done. */
  get alreadyDone(): number {
    return this.progress.before.lines;
  }

  /** Notes that the file was read to its end. */
  async finish(): Promise<void> {
    await this.progress.finish();
  }

  /** Stores what is left. */
  async end(): Promise<void> {
    await this.store();
    await this.storing;
  }

  private async write(
    entries: readonly Entry<Item>[],
    lines: number,
    skipped: Tally['skipped'],
  ): Promise<void> {
    const { stored, refused, done } = await inTransaction(this.db, async (transaction) => {
      const written = await this.storeApart(transaction, entries);
      const done: Tally = {
        lines: this.tally.lines + lines,
        taken: this.tally.taken + written.stored,
        // A copy, because a transaction may run twice.
        skipped: { ...skipped },
      };
      countSkip(done, 'refused', written.refused.length);
      countSkip(done, 'older', entries.length - written.stored - written.refused.length);
      await this.progress.save(transaction, done);
      return { ...written, done };
    });
    this.tally.lines = done.lines;
    this.tally.taken = done.taken;
    countSkip(this.tally, 'refused', refused.length);
    countSkip(this.tally, 'older', entries.length - stored - refused.length);
    this.refusedLines.push(...refused);
  }

  /** Stores what the database takes. Halves of what it refuses are tried apart, until the lines are found. */
  private async storeApart(
    transaction: DbTransaction,
    entries: readonly Entry<Item>[],
  ): Promise<{ stored: number; refused: number[] }> {
    await sql`savepoint apart`.execute(transaction);
    try {
      const stored = await this.format.store(
        transaction,
        entries.map(({ item }) => item),
      );
      await sql`release savepoint apart`.execute(transaction);
      return { stored, refused: [] };
    } catch (error) {
      if (!isAboutData(error)) throw error;
      await sql`rollback to savepoint apart`.execute(transaction);
      await sql`release savepoint apart`.execute(transaction);
      if (entries.length === 1) return { stored: 0, refused: entries.map(({ line }) => line) };
      const middle = Math.ceil(entries.length / 2);
      const first = await this.storeApart(transaction, entries.slice(0, middle));
      const second = await this.storeApart(transaction, entries.slice(middle));
      return { stored: first.stored + second.stored, refused: [...first.refused, ...second.refused] };
    }
  }
}

/** Whether PostgreSQL refuses a value: it cannot be read as its type (22), or breaks a constraint (23). */
function isAboutData(error: unknown): boolean {
  return /^2[23]/.test(String((error as { code?: unknown }).code));
}

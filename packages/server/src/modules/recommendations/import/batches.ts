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

/** Collects lines and stores them together with the progress. */
export class Batches<Item> {
  readonly tally: Tally;
  private pending = new Map<string, Item>();
  private lines = 0;
  private storing: Promise<unknown> = Promise.resolve();
  private readonly db: Db;
  private readonly format: LineFormat<Item>;
  private readonly progress: ImportProgress;

  constructor(db: Db, format: LineFormat<Item>, progress: ImportProgress) {
    this.db = db;
    this.format = format;
    this.progress = progress;
    this.tally = structuredClone(progress.before);
  }

  /** Takes a line; null is one that was too long. */
  add(line: string | null): void {
    this.lines += 1;
    if (line === '') return;
    const item = line === null ? 'line_too_long' : this.format.read(line);
    if (typeof item === 'string') return countSkip(this.tally, item as SkipReason);
    const key = this.format.keyOf(item);
    const other = this.pending.get(key);
    if (other !== undefined) countSkip(this.tally, 'older');
    if (other === undefined || this.format.isNewer(item, other)) this.pending.set(key, item);
  }

  get isFull(): boolean {
    return this.lines >= LINES_PER_BATCH || this.pending.size >= ITEMS_PER_BATCH;
  }

  /** Waits for the batch before, then begins to store this one, so that reading goes on meanwhile. */
  async store(): Promise<void> {
    await this.storing;
    const items = [...this.pending.values()];
    const lines = this.lines;
    const skipped = { ...this.tally.skipped };
    this.pending = new Map();
    this.lines = 0;
    this.storing = this.write(items, lines, skipped);
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

  private async write(items: readonly Item[], lines: number, skipped: Tally['skipped']): Promise<void> {
    const taken = await inTransaction(this.db, async (transaction) => {
      const stored = await this.format.store(transaction, items);
      const done: Tally = {
        lines: this.tally.lines + lines,
        taken: this.tally.taken + stored,
        skipped,
      };
      countSkip(done, 'older', items.length - stored);
      await this.progress.save(transaction, done);
      return stored;
    });
    this.tally.lines += lines;
    this.tally.taken += taken;
    countSkip(this.tally, 'older', items.length - taken);
  }
}

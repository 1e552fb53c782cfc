import type { DbTransaction } from './database.ts';

/** Runs in the transaction of what has happened. What it returns is for after the commit. */
export type TransactionListener<Fact> = (
  transaction: DbTransaction,
  fact: Fact,
) => Promise<(() => Promise<void>) | undefined>;

/**
 * Something that a module does and that others take part in, in the same transaction. Who is made later
 * listens, so that the module needs to know none of them.
 */
export interface TransactionEvent<Fact> {
  /** Before the server serves. */
  listen(listener: TransactionListener<Fact>): void;
  /**
   * Runs the listeners in the order in which they came. What is returned is to be called after the commit.
   */
  emit(transaction: DbTransaction, fact: Fact): Promise<() => Promise<void>>;
}

export function createTransactionEvent<Fact>(): TransactionEvent<Fact> {
  const listeners: TransactionListener<Fact>[] = [];
  return {
    listen: (listener) => void listeners.push(listener),

    async emit(transaction, fact) {
      const later: Awaited<ReturnType<TransactionListener<Fact>>>[] = [];
      for (const listener of listeners) later.push(await listener(transaction, fact));
      return async () => {
        for (const run of later) await run?.();
      };
    },
  };
}

import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { TransactionListener } from '../../db/transaction-event.ts';
import type { ChatJobs } from '../chat/ports.ts';
import type { Withdrawal } from '../consents/ports.ts';
import type { MemberKeys } from '../members/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import type { WebhookEvents } from '../webhooks/ports.ts';
import type { FileStore } from './ports.ts';
import { type ScanRow, type Ending, endScan, listAnalysing } from './repository.ts';

const WITHDRAWN = 'You withdrew your consent, so the photo was erased before it was analyzed.';

export interface ScanEnder {
  /**
   * Ends analyses that wait or run, so that none of their results is stored any more, and then erases the
   * files.
   */
  stop: TransactionListener<Withdrawal>;
  /**
   * Ends a scan once, and then deletes the original. The charge of a failed scan is refunded, as is that of
   * one that tells nothing; only a complete one keeps its thumbnail. Safe to call again, also after the scan
   * has ended or has been erased: it completes what is still undone.
   */
  end(scan: ScanRow, ending: Ending): Promise<void>;
  /** Deletes the original of a scan that has ended, in case a crash prevented that. */
  deleteOriginal(scan: ScanRow): Promise<void>;
}

interface Dependencies {
  db: Db;
  keys: MemberKeys;
  clock: Clock;
  meter: UsageMeter;
  queue: JobQueue<ChatJobs>;
  webhooks: WebhookEvents;
  originals: FileStore;
  thumbnails: FileStore;
}

export function createScanEnder({
  db,
  keys,
  clock,
  meter,
  queue,
  webhooks,
  originals,
  thumbnails,
}: Dependencies): ScanEnder {
  async function endRow(transaction: DbTransaction, scan: ScanRow, ending: Ending) {
    const { user_id, id, sealed_message } = scan;
    const { hasEnded, status } = await endScan(transaction, keys, user_id, id, ending, clock());
    const isFree = ending.status === 'failed' || ending.tellsNothing;
    if (hasEnded && isFree) await meter.refund(transaction, user_id, { kind: 'scans', source: `scan:${id}` });
    if (hasEnded && status === 'complete' && sealed_message)
      await queue.enqueue(transaction, 'answer-upload', { user_id, scan_id: id });
    if (hasEnded && status === 'complete') await webhooks.reportIsComplete(transaction, scan);
    return status;
  }

  async function deleteOriginal({ photo_name }: ScanRow): Promise<void> {
    await originals.remove(photo_name);
  }

  async function deleteFiles(scan: ScanRow): Promise<void> {
    await deleteOriginal(scan);
    await thumbnails.remove(scan.thumbnail_filename);
  }

  return {
    async end(scan, ending) {
      const status = await inTransaction(db, (transaction) => endRow(transaction, scan, ending));
      await (status === 'complete' ? deleteOriginal(scan) : deleteFiles(scan));
    },

    deleteOriginal,

    async stop(transaction, { userId }) {
      const scans = await listAnalysing(transaction, userId);
      for (const scan of scans)
        await endRow(transaction, scan, { status: 'failed', failure_detail: WITHDRAWN });
      return async () => {
        for (const scan of scans) await deleteFiles(scan);
      };
    },
  };
}

import type { ErasureReceipt } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { Outbox } from '../mail/ports.ts';
import type { Member, MemberEraser } from '../members/ports.ts';
import { receiptMail } from './receipt-mail.ts';
import type { MapReader } from './read-map.ts';
import type { ScanArchive } from '../scans/ports.ts';

/**
 * Erases the account of a member. Returns the receipt, which is also mailed. `noteAct` is given where an
 * operator does it, and runs in the same transaction; `keyId` names the erasure.
 */
export type EraseAccount = (
  member: Pick<Member, 'id' | 'email' | 'region'>,
  noteAct?: (transaction: DbTransaction, keyId: string) => Promise<void>,
) => Promise<ErasureReceipt>;

interface Dependencies {
  clock: Clock;
  eraser: MemberEraser;
  outbox: Outbox;
  map: MapReader;
  scans: ScanArchive;
}

export function createAccountEraser(dependencies: Dependencies): EraseAccount {
  const { clock, eraser, outbox, map, scans } = dependencies;

  return async (member, noteAct) => {
    let counts: ErasureReceipt['counts'] = {};
    let receipt: ErasureReceipt | undefined;
    await eraser.erase(
      member,
      async (transaction) => {
        counts = {
          scans: await scans.count(member.id, transaction),
          ...(await map.count(member.id, transaction)),
        };
      },
      async (transaction, keyId) => {
        // The number under which the erasure is noted in DATA_DIR/keys/erased.
        receipt = { receipt_id: keyId, erased_at: clock().toISOString(), counts };
        await outbox.post(transaction, receiptMail(member, receipt, noteAct ? 'operator' : 'member'));
        await noteAct?.(transaction, keyId);
      },
    );
    if (!receipt) throw new Refusal('not_signed_in');
    return receipt;
  };
}

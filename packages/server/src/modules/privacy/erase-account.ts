import type { ErasureReceipt } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberEraser } from '../members/ports.ts';
import { receiptMail } from './receipt-mail.ts';
import type { MapReader } from './read-map.ts';
import type { ScanArchive } from '../scans/ports.ts';
import type { FreshSignIn, SignedInCall } from '../sign-in/ports.ts';

/** Erases the account of a member who has given the password. Returns the receipt, which is also mailed. */
export type EraseAccount = (call: SignedInCall, password: string) => Promise<ErasureReceipt>;

interface Dependencies {
  clock: Clock;
  freshSignIn: FreshSignIn;
  eraser: MemberEraser;
  outbox: Outbox;
  map: MapReader;
  scans: ScanArchive;
}

export function createAccountEraser(dependencies: Dependencies): EraseAccount {
  const { clock, freshSignIn, eraser, outbox, map, scans } = dependencies;

  return async (call, password) => {
    await freshSignIn.requirePassword(call, password);
    const { member } = call;
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
        await outbox.post(transaction, receiptMail(member, receipt));
      },
    );
    if (!receipt) throw new Refusal('not_signed_in');
    return receipt;
  };
}

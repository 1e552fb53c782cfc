import type { ErasureReceipt } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import type { Passwords } from '../credentials/ports.ts';
import type { Outbox } from '../mail/ports.ts';
import { emailKey, type Member, type MemberEraser, type MemberStore } from '../members/ports.ts';
import { receiptMail } from './receipt-mail.ts';
import type { MapReader } from './read-map.ts';
import type { ScanArchive } from '../scans/ports.ts';

/** Erases the account of a member who has given the password. Returns the receipt, which is also mailed. */
export type EraseAccount = (member: Member, password: string) => Promise<ErasureReceipt>;

interface Dependencies {
  clock: Clock;
  passwords: Passwords;
  members: MemberStore;
  eraser: MemberEraser;
  outbox: Outbox;
  map: MapReader;
  scans: ScanArchive;
}

export function createAccountEraser(dependencies: Dependencies): EraseAccount {
  const { clock, passwords, members, eraser, outbox, map, scans } = dependencies;

  async function requirePassword({ email }: Member, password: string): Promise<void> {
    const account = await members.findByEmail(emailKey(email));
    if (await passwords.verify(password, account?.password_hash)) return;
    throw new Refusal('not_allowed', {
      detail: 'This is not your current password.',
      field: 'current_password',
    });
  }

  return async (member, password) => {
    await requirePassword(member, password);
    let counts: ErasureReceipt['counts'] = {};
    let receipt: ErasureReceipt | undefined;
    await eraser.erase(
      member,
      async (transaction) => {
        counts = { scans: await scans.count(member.id), ...(await map.count(member.id, transaction)) };
      },
      async (transaction, keyId) => {
        // The number under which the erasure is noted in DATA_DIR/keys/erased.
        receipt = { receipt_id: keyId, erased_at: clock().toISOString(), counts };
        await outbox.post(transaction, receiptMail(member.email, receipt));
      },
    );
    if (!receipt) throw new Refusal('not_signed_in');
    return receipt;
  };
}

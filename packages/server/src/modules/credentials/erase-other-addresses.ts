import type { Outbox } from '../mail/ports.ts';
import { emailKey, type MemberErasure, type MemberStore } from '../members/ports.ts';
import { CONFIRM_SUBJECT } from './credential-mails.ts';

interface Dependencies {
  members: MemberStore;
  outbox: Outbox;
}

/** Removes the mails to addresses that an erased member asked for or had before. */
export function createOtherAddressErasure({ members, outbox }: Dependencies): MemberErasure {
  return async (transaction, { id }) => {
    const changes = await transaction
      .selectFrom('email_changes')
      .select(['kind', 'email'])
      .where('user_id', '=', id)
      .execute();
    for (const { kind, email } of changes) {
      const key = emailKey(email);
      const owner = await members.findByEmail(key, transaction);
      if (owner !== undefined && owner.id !== id) continue;
      // Anybody can ask for any address, such as an operator's, whose other mails must stay.
      const subject = kind === 'confirm' ? { subject: CONFIRM_SUBJECT } : {};
      await outbox.remove(transaction, { emailKey: key, ...subject });
    }
    return undefined;
  };
}

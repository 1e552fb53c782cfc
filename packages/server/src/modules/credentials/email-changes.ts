import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { createToken, hashToken } from '../../tokens.ts';
import { utcMoment } from '../../utc-moment.ts';
import type { Outbox } from '../mail/ports.ts';
import { emailKey, type MemberLocks, type MemberStore, type ProfileStore } from '../members/ports.ts';
import type { Passwords, Session } from '../sign-in/ports.ts';
import { emailChangedMail } from './credential-mails.ts';
import type { EmailLinks } from './email-links.ts';
import type { EmailChangeTable } from './tables.ts';
import type { TakeBack } from './take-back.ts';

type Change = Selectable<EmailChangeTable>;

/** Changes of an account's address, by links in mails. */
export interface EmailChanges {
  /**
   * Carries out what a link stands for and returns a sentence about it. A link that was used answers the same
   * account the same way again. Throws a 400 for a link that is wrong, expired, or used by somebody else.
   * Without the button, a link acts only where it confirms the address of the member who is signed in;
   * otherwise nothing changes and it throws a 403 that says what the link would do.
   */
  confirm(token: string, from: { session: Session | null; isByButton: boolean }): Promise<string>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  members: MemberStore;
  profiles: Pick<ProfileStore, 'read'>;
  links: EmailLinks;
  passwords: Passwords;
  takeBack: TakeBack;
  outbox: Outbox;
}

export function createEmailChanges(dependencies: Dependencies): EmailChanges {
  const { db, clock, locks, members, profiles, links, passwords, takeBack, outbox } = dependencies;

  /** Uses the link up and gives the account its address. Returns the address that it had. */
  async function moveTo(transaction: DbTransaction, change: Change): Promise<string> {
    const { numUpdatedRows } = await transaction
      .updateTable('email_changes')
      .set({ used_at: clock() })
      .where('token_hash', '=', change.token_hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    const before = await members.findById(change.user_id, transaction);
    if (numUpdatedRows === 0n || !before) throw new Refusal('invalid_token', { detail: USED });
    if (!(await members.changeEmail(transaction, change.user_id, change.email)))
      throw new Refusal('invalid_token', { detail: IN_USE });
    return before.email;
  }

  async function giveAddress(transaction: DbTransaction, change: Change): Promise<string> {
    const { user_id, email, disputed_since } = change;
    const before = await moveTo(transaction, change);
    // Links that were sent to the other address.
    await transaction.deleteFrom('password_resets').where('user_id', '=', user_id).execute();
    const undo = { user_id, kind: 'undo', email: before, disputed_since } as const;
    const undoUrl = await links.create(transaction, undo);
    const { region } = await profiles.read(transaction, user_id);
    await outbox.post(
      transaction,
      emailChangedMail(before, { newEmail: email, undoUrl, at: utcMoment(clock(), region) }),
    );
    return CONFIRMED;
  }

  async function prepareUndo(): Promise<typeof giveAddress> {
    // Before the locks, because hashing is slow on purpose.
    const unusableHash = await passwords.hash(createToken());
    return async (transaction, change) => {
      await moveTo(transaction, change);
      await takeBack(transaction, change, unusableHash);
      return passwords.instead === undefined ? UNDONE : undoneWithout(passwords.instead);
    };
  }

  return {
    async confirm(token, { session, isByButton }) {
      const change = await db
        .selectFrom('email_changes')
        .selectAll()
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst();
      if (!change || change.expires_at <= clock()) throw new Refusal('invalid_token', { detail: DEAD });
      const isUndo = change.kind === 'undo';
      const isOwn = session?.kind === 'member' && session.member.id === change.user_id;
      if (change.used_at !== null) {
        if (isOwn && !isUndo) return CONFIRMED;
        throw new Refusal('invalid_token', { detail: USED });
      }
      if (!isByButton && (isUndo || !isOwn)) throw needsButton(change, passwords);
      const carryOut = isUndo ? await prepareUndo() : giveAddress;
      return inTransaction(db, async (transaction) => {
        await locks.lockAddress(transaction, emailKey(change.email));
        await locks.lockMember(transaction, change.user_id);
        return carryOut(transaction, change);
      });
    },
  };
}

/** What the button of the page would do, for somebody who has only opened the link. */
function needsButton({ kind, email }: Change, { instead }: Passwords): Refusal {
  const [detail, trigger] =
    kind === 'undo'
      ? [willUndo(email, instead), 'undoNeedsButton']
      : [WILL_CONFIRM(email), 'changeNeedsButton'];
  return new Refusal('not_allowed', { detail, headers: { 'x-trigger-event': trigger } });
}

const WILL_CONFIRM = (email: string) =>
  `This gives a Daylit account the address ${email}. Go on only if you asked for it.`;

function willUndo(email: string, instead: string | undefined): string {
  const ends =
    instead === undefined ? 'every session ends, the password stops working,' : 'every session ends,';
  const then =
    instead === undefined ? 'We then mail you a link for a new password.' : `Then sign in with ${instead}.`;
  return `This takes your account back for ${email}: ${ends} and whatever was added to sign in with since the change goes. ${then}`;
}

function undoneWithout(instead: string): string {
  return `Your account is back, and every session has ended. Please sign in with ${instead}.`;
}

const CONFIRMED = 'Email updated successfully.';
const UNDONE =
  'Your account is back, and every session has ended. Please set a new password now: we have mailed you a link for it.';
const DEAD = 'Invalid or expired link.';
const USED = 'This link has been used already.';
const IN_USE = 'This address has an account of its own now, so it cannot be used.';

import type { DbTransaction } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { emailKey } from '../modules/members/ports.ts';
import { IS_UNKNOWN } from './address-commands.ts';
import { AdminError } from './admin-error.ts';
import type { AccountCommands, NotedDependencies } from './commands.ts';
import type { NewAct } from './operator-log.ts';

const IS_UNVERIFIED = 'This address is not verified yet, so it has no account.';
const IS_OFF = 'Two-factor sign-in of this account is off.';
const IS_ANOTHER = 'The address typed again is another one, so nothing was erased.';

const HAS_NAME = 'Please say it without the name of the member: the log keeps none.';

/** Longest reason, in characters. */
const LONGEST_REASON = 500;

export function createAccountCommands({ db, modules, log }: NotedDependencies): AccountCommands {
  const { locks, store } = modules.members.ports;
  const { control } = modules.signIn.ports;
  const { secondFactors, factorReset } = modules.credentials.ports;

  async function findMember(address: string) {
    const member = await store.findByEmail(emailKey(address));
    if (member) return { id: member.id, email: member.email, region: null };
    const isPending = (await modules.registration.ports.pending.find(emailKey(address))) !== undefined;
    throw new AdminError(isPending ? IS_UNVERIFIED : IS_UNKNOWN);
  }

  /** Changes something of a member and notes it, both or neither. */
  async function change(
    member: { id: number },
    act: Omit<NewAct, 'subject'>,
    work: (transaction: DbTransaction) => Promise<void>,
  ): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const subject = await locks.lockMember(transaction, member.id);
      await work(transaction);
      await log.note(transaction, { ...act, subject });
    });
  }

  return {
    async resetSecondFactor(address, checked) {
      const reason = requireCheck(checked);
      const member = await findMember(address);
      await change(member, { act: 'reset-second-factor', reason }, async (transaction) => {
        if (!(await secondFactors.isOn(transaction, member.id))) throw new AdminError(IS_OFF);
        const { username = '' } = (await store.findById(member.id, transaction)) ?? {};
        if (wordsOf(reason).includes(wordsOf(username))) throw new AdminError(HAS_NAME);
        await factorReset.turnOff(transaction, member);
        await control.endAll(transaction, member.id);
      });
      return ['Two-factor sign-in is off and every session has ended. A mail tells the member.'];
    },

    async endSessions(address) {
      const member = await findMember(address);
      await change(member, { act: 'end-sessions', reason: null }, (transaction) =>
        control.endAll(transaction, member.id),
      );
      return ['Every session of this account has ended.'];
    },

    async erase(address, typeAgain) {
      const member = await findMember(address);
      if (emailKey(await typeAgain()) !== emailKey(address)) throw new AdminError(IS_ANOTHER);
      const { receipt_id } = await modules.privacy.ports.eraseAccount(member, (transaction, keyId) =>
        log.note(transaction, { act: 'erase', subject: keyId, reason: null }),
      );
      return [`The account is erased, receipt ${receipt_id}. A mail brings the member the receipt.`];
    },
  };
}

function requireCheck(checked = ''): string {
  const reason = checked.trim();
  if (reason === '')
    throw new AdminError('Say how the person was checked: --checked "a sentence for the log".');
  if (reason.length > LONGEST_REASON || /[@\p{Cc}]/u.test(reason))
    throw new AdminError(
      `Please say it in one line of at most ${LONGEST_REASON} characters without an address: the log keeps none.`,
    );
  return reason;
}

/** The words of a text in lower case, with a space around each. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
}

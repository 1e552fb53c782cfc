import { emailKey } from '../modules/members/ports.ts';
import { AdminError } from './admin-error.ts';
import type { AccountCommands, NotedDependencies } from './commands.ts';
import type { MemberActs } from './member-acts.ts';

const IS_OFF = 'Two-factor sign-in of this account is off.';
const IS_ANOTHER = 'The address typed again is another one, so nothing was erased.';
const IS_DISABLED = 'This account is disabled already.';
const IS_ENABLED = 'This account is not disabled.';

interface Dependencies extends NotedDependencies {
  acts: MemberActs;
}

export function createAccountCommands({ db, clock, modules, log, acts }: Dependencies): AccountCommands {
  const { store } = modules.members.ports;
  const { control } = modules.signIn.ports;
  const { secondFactors, factorReset } = modules.credentials.ports;

  return {
    async resetSecondFactor(address, reason) {
      const acted = await acts.begin(address, reason);
      const { member } = acted;
      if (!(await secondFactors.isOn(db, member.id))) throw new AdminError(IS_OFF);
      await acts.change(acted, 'reset-second-factor', async (transaction) => {
        await factorReset.turnOff(transaction, member);
        await control.endAll(transaction, member.id);
      });
      return [
        'Two-factor sign-in is off, and every session and access token has ended. A mail tells the member.',
      ];
    },

    async endSessions(address, reason) {
      const acted = await acts.begin(address, reason);
      await acts.change(acted, 'end-sessions', (transaction) => control.endAll(transaction, acted.member.id));
      return ['Every session and access token of this account has ended.'];
    },

    async disable(address, reason) {
      const acted = await acts.begin(address, reason);
      if (acted.disabledAt) throw new AdminError(IS_DISABLED);
      await acts.change(acted, 'disable', async (transaction) => {
        await store.noteDisabled(transaction, acted.member.id, clock());
        await control.endAll(transaction, acted.member.id);
      });
      const said = [
        'The account is disabled, and every session and access token has ended. Nothing is erased.',
      ];
      if (await modules.billing.ports.operatorDesk.isPaying(acted.member.id))
        said.push('Its subscription continues. To end it, change the plan to free, or refund it.');
      return said;
    },

    async enable(address, reason) {
      const acted = await acts.begin(address, reason);
      if (!acted.disabledAt) throw new AdminError(IS_ENABLED);
      await acts.change(acted, 'enable', (transaction) =>
        store.noteDisabled(transaction, acted.member.id, null),
      );
      return ['The member can sign in again.'];
    },

    async erase(address, given, typeAgain) {
      const { member, reason } = await acts.begin(address, given);
      if (emailKey(await typeAgain()) !== emailKey(address)) throw new AdminError(IS_ANOTHER);
      const { receipt_id } = await modules.privacy.ports.eraseAccount(member, (transaction, keyId) =>
        log.note(transaction, { act: 'erase', subject: keyId, reason }),
      );
      return [`The account is erased, receipt ${receipt_id}. A mail brings the member the receipt.`];
    },
  };
}

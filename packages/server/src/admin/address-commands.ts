import { inTransaction } from '../db/in-transaction.ts';
import { emailKey } from '../modules/members/ports.ts';
import { AdminError } from './admin-error.ts';
import type { AddressCommands, Facts, NotedDependencies } from './commands.ts';
import { requireReason } from './reason.ts';

/** What a command says of an address that nobody has. */
export const IS_UNKNOWN = 'Nobody has this address.';

const IS_VERIFIED = 'This address is verified already, so it needs no mail.';

export function createAddressCommands({ db, modules, log }: NotedDependencies): AddressCommands {
  const { locks, store } = modules.members.ports;
  const { secondFactors, passkeyCounts } = modules.credentials.ports;
  const { pending } = modules.registration.ports;

  async function describeMember(id: number): Promise<Facts> {
    const { plans, operatorDesk } = modules.billing.ports;
    const [plan, known] = await Promise.all([plans.find(id), store.findById(id)]);
    return {
      number: id,
      plan: plan?.plan,
      subscription: (await operatorDesk.isPaying(id)) ? 'runs' : 'none',
      'member since': plan?.createdAt.toISOString(),
      verified: 'yes',
      disabled: known?.disabled_at ? `since ${known.disabled_at.toISOString()}` : 'no',
      'second factor': (await secondFactors.isOn(db, id)) ? 'on' : 'off',
      passkeys: await passkeyCounts.of(id),
      sessions: (await modules.signIn.ports.sessions.list(id, 0)).length,
      scans: await modules.scans.ports.archive.count(id),
    };
  }

  async function describe(address: string): Promise<Facts> {
    const member = await store.findByEmail(emailKey(address));
    if (member) return await describeMember(member.id);
    const registration = await pending.find(emailKey(address));
    if (!registration) throw new AdminError(IS_UNKNOWN);
    return {
      registration: registration.id,
      since: registration.created_at.toISOString(),
      verified: 'no',
      'link until': registration.expires_at.toISOString(),
    };
  }

  return {
    describe,

    async find(address) {
      const facts = Object.entries(await describe(address));
      return facts.map(([name, value]) => `${name.padEnd(14)} ${value}`);
    },

    async resend(address, given) {
      const reason = requireReason(given);
      const key = emailKey(address);
      await inTransaction(db, async (transaction) => {
        await locks.lockAddress(transaction, key);
        if (await store.findByEmail(key, transaction)) throw new AdminError(IS_VERIFIED);
        const number = await pending.resend(transaction, key);
        if (number === undefined) throw new AdminError(IS_UNKNOWN);
        await log.note(transaction, { act: 'resend', subject: `registration ${number}`, reason });
      });
      return ['The mail with the link is on its way.'];
    },
  };
}

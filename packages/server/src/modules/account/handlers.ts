import type { Handlers } from '../../http/contract.ts';
import type { UpdateAccount } from './update-account.ts';

export type AccountHandlers = Pick<Handlers, 'getAccount' | 'updateAccount'>;

interface Dependencies {
  updateAccount: UpdateAccount;
}

/** The calls of the account's form. */
export function createAccountHandlers({ updateAccount }: Dependencies): AccountHandlers {
  return {
    async getAccount({ member }) {
      return { status: 200, body: { email: member.email, username: member.username } };
    },

    async updateAccount(call) {
      const { isWaiting } = await updateAccount(call.body, call);
      return { status: 200, body: { message: isWaiting ? WAITING : 'Your changes are saved.' } };
    },
  };
}

/** The same whether or not the new address has an account. */
const WAITING = 'Your changes are saved. Open the link that we sent to the new address to finish the change.';

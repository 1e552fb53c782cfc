import type { Notify } from './notifier.ts';
import type { FactorReset } from './ports.ts';

export function createFactorReset({ notify }: { notify: Notify }): FactorReset {
  return {
    async turnOff(transaction, member) {
      await transaction.deleteFrom('two_factor').where('user_id', '=', member.id).execute();
      await notify(transaction, { member, session: null }, 'two_factor_off');
    },
  };
}

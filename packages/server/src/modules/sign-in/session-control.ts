import type { KnownDevices } from './known-devices.ts';
import type { LoginDelays } from './login-delays.ts';
import type { SessionControl } from './ports.ts';

interface Dependencies {
  delays: LoginDelays;
  devices: KnownDevices;
}

export function createSessionControl({ delays, devices }: Dependencies): SessionControl {
  return {
    async endAll(transaction, userId, kept) {
      await transaction.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
      await transaction.deleteFrom('login_steps').where('user_id', '=', userId).execute();
      await transaction.deleteFrom('provider_logins').where('user_id', '=', userId).execute();
      // Wrong passwords from browsers that somebody else may have used count for the address again.
      await transaction.deleteFrom('known_devices').where('user_id', '=', userId).execute();
      let ended = transaction.deleteFrom('sessions').where('user_id', '=', userId);
      if (kept !== undefined) ended = ended.where('id', '!=', kept);
      await ended.execute();
    },
    forgetFailures: (transaction, emailKey) => delays.forget(transaction, emailKey),
    rememberBrowser: (transaction, userId, device) => devices.remember(transaction, userId, device),
  };
}

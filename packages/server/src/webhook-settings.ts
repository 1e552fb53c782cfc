import { setting } from './setting.ts';
import { readSwitch } from './setting-values.ts';

/** What members' webhooks may reach. */
export const webhookSettings = {
  webhookPrivateAddresses: setting({
    variable: 'WEBHOOK_PRIVATE_ADDRESSES',
    about:
      'Whether webhooks of members may go to this machine and to private addresses (10.x, 172.16.x to 172.31.x, 192.168.x, fc00::/7), there with plain `http://`, too: `on` or `off`. With `on` every member can send requests into your network.',
    fallback: 'off',
    read: readSwitch,
  }),
};

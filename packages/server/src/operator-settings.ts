import { setting } from './setting.ts';
import { readAddress, readSwitch, readToken } from './setting-values.ts';

/** The settings of those who run the server. */
export const operatorSettings = {
  operatorEmail: setting({
    variable: 'OPERATOR_EMAIL',
    about:
      'Where feedback and contact messages are mailed, and that a backup is missing. Without it messages are kept, encrypted, and mailed once there is an address; with the local mailbox they are shown there.',
    fallback: '',
    fallbackNote: 'kept until there is one',
    read: (text) => (text === '' ? undefined : readAddress(text)),
  }),
  metricsToken: setting({
    variable: 'METRICS_TOKEN',
    about:
      'Shows `/metrics`, the details of `/health/ready`, `/mailbox`, `/restore`, `/doctor` and `/sandbox/clock` to who sends it as `Authorization: Bearer …`, at least 16 characters. Without it only browsers that have opened the printed address of the mailbox see them, by a local name and without a proxy.',
    fallback: '',
    fallbackNote: 'the printed address of the mailbox',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readToken(text)),
  }),
  operatorPage: setting({
    variable: 'OPERATOR_PAGE',
    about:
      '`on` serves `/operator`, where operators help members and look after jobs: docs/operating/operator-page.md. They sign in there with accounts of their own, made by `npm run admin -- invite NAME`. With `off` there is nothing at that address.',
    fallback: 'off',
    read: readSwitch,
  }),
};

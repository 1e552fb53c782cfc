import { inWords, KEPT, KEPT_BROWSERS, PURGE_INTERVAL } from '../../retention.ts';
import type { Retention } from './ports.ts';

const WITH_THE_ACCOUNT = 'As long as the account exists.';

/** How long each kind of data is kept, in words. The times are those that the code deletes by. */
export const RETENTION: readonly Retention[] = [
  {
    what: 'The original photo of a scan',
    how_long: `Encrypted, until its analysis ends. An analysis that hangs is ended after ${inWords(KEPT.waitingPhoto)}. A photo that is checked and not analyzed is kept for 10 minutes at most.`,
  },
  {
    what: 'A photo that the check refuses',
    how_long: `Not kept. The fact that one was refused is kept for ${inWords(KEPT.refusedPhoto)}.`,
  },
  {
    what: 'A second photo beside a scan',
    how_long: `Not kept. By how much its scores differ: encrypted with your own key. ${WITH_THE_ACCOUNT}`,
  },
  { what: 'The points found on your face', how_long: 'Not kept.' },
  { what: 'The report of a scan', how_long: `Encrypted with your own key. ${WITH_THE_ACCOUNT}` },
  {
    what: 'The thumbnail of a scan',
    how_long: `As you choose under Account: as long as the account exists, a year, 30 days, or until ${inWords(PURGE_INTERVAL)} after the report.`,
  },
  {
    what: 'What you told us about your skin, goals and routine',
    how_long: `Encrypted with your own key. ${WITH_THE_ACCOUNT}`,
  },
  {
    what: 'What you write in the chat, and the answers',
    how_long: `Encrypted with your own key. ${WITH_THE_ACCOUNT} You can delete it before.`,
  },
  {
    what: 'The mornings and evenings that you marked as done',
    how_long: `${sentence(KEPT.routineDay)}.`,
  },
  { what: 'What you agreed to, in which version, and when', how_long: WITH_THE_ACCOUNT },
  {
    what: 'A registration that is not verified',
    how_long: `${sentence(KEPT.registration)} after the last verification mail was asked for.`,
  },
  {
    what: 'A session',
    how_long: `${sentence(KEPT.session)}, or ${inWords(KEPT.idleSession)} without a visit.`,
  },
  { what: 'An access token that you made for a program', how_long: 'Until it expires or you revoke it.' },
  {
    what: 'A webhook of a program of yours, and what it was told',
    how_long: `Until you delete it; what it was told, for ${inWords(KEPT.webhookEvent)}.`,
  },
  {
    what: 'That a browser has logged in before',
    how_long: `${sentence(KEPT.knownBrowser)} after it last did; the latest ${KEPT_BROWSERS} browsers.`,
  },
  {
    what: 'E-mails to you',
    how_long: `Encrypted, until they are sent; that they were sent, ${inWords(KEPT.mail)} after they were written.`,
  },
  {
    what: 'Wrong passwords in a row, counted',
    how_long: `${sentence(KEPT.loginFailures)} after you may try again, or until you log in.`,
  },
  { what: 'The file of an export', how_long: `Encrypted with your own key, for ${inWords(KEPT.export)}.` },
  {
    what: 'What you write to the operator here',
    how_long: `Encrypted, for ${inWords(KEPT.operatorMessage)}, or until the account with that address is erased.`,
  },
  {
    what: 'Your plan, its payments and the last four digits of the card',
    how_long: `${WITH_THE_ACCOUNT} Invoices are kept where you pay.`,
  },
  {
    what: 'A checkout that is over, and that the payment provider told us something',
    how_long: `${sentence(KEPT.paymentEvent)}.`,
  },
  {
    what: 'That an account was erased',
    how_long: 'Without end, as a random number that tells nothing about anybody.',
  },
  {
    what: 'A backup, if the operator makes one',
    how_long:
      'Encrypted, without original photos, as long as the operator keeps it. When one is restored, erased accounts are erased again.',
  },
];

function sentence(milliseconds: number): string {
  const words = inWords(milliseconds);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import type { Retention } from './ports.ts';

const WITH_THE_ACCOUNT = 'As long as the account exists.';

/** How long each kind of data is kept. A test compares the times with those in the code. */
export const RETENTION: readonly Retention[] = [
  {
    what: 'The original photo of a scan',
    how_long: 'Encrypted, until its analysis ends. An analysis that hangs is ended after 15 minutes.',
  },
  { what: 'A photo that the check refuses', how_long: 'Not kept. Only that one was refused, for a day.' },
  { what: 'The points found on your face', how_long: 'Not kept.' },
  { what: 'Thumbnail and report of a scan', how_long: WITH_THE_ACCOUNT },
  { what: 'What you told us about your skin, goals and routine', how_long: WITH_THE_ACCOUNT },
  { what: 'What you agreed to, in which version, and when', how_long: WITH_THE_ACCOUNT },
  {
    what: 'A registration that is not verified',
    how_long: '24 hours after the last verification mail was asked for.',
  },
  { what: 'A session', how_long: '30 days, or 7 days without a visit.' },
  {
    what: 'That a browser has logged in before',
    how_long: 'A year after it last did; the latest 20 browsers.',
  },
  {
    what: 'E-mails to you',
    how_long: 'Encrypted, until they are sent; that they were sent, 7 days after they were written.',
  },
  {
    what: 'Wrong passwords in a row, counted',
    how_long: 'A day after you may try again, or until you log in.',
  },
];

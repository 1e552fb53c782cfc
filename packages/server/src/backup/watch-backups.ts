import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { JobDesk } from '../jobs/job-desk.ts';
import type { JobHandler } from '../jobs/queue.ts';
import type { MailContent, Outbox } from '../modules/mail/ports.ts';
import { backupPlaceOf, type PlaceSettings } from './find-place.ts';

const HOUR = 60 * 60 * 1000;

/** A backup is made every night, so an older one means that a night was missed. In milliseconds. */
const OLDEST = 48 * HOUR;

/** What is known of the backups of the nights. */
export interface BackupState {
  /** When the newest backup was finished; undefined without one. */
  newest: Date | undefined;
  /** One sentence about what is wrong; undefined where nothing is, and where none are to be made. */
  problem: string | undefined;
}

interface Lookup {
  config: PlaceSettings & Pick<Config, 'backupPassphrase'>;
  clock: Clock;
  queue: Pick<JobDesk, 'lastEnded'>;
}

/** Reads the place, and how the last night ended. */
export async function readBackupState({ config, clock, queue }: Lookup): Promise<BackupState> {
  const place = backupPlaceOf(config);
  if (place === undefined || config.backupPassphrase === undefined)
    return { newest: undefined, problem: undefined };
  let newest: Date | undefined;
  try {
    newest = (await place.list()).at(-1)?.finishedAt;
  } catch {
    return { newest, problem: 'The place of the backups cannot be read.' };
  }
  if (!newest) return { newest, problem: 'There is no backup yet.' };
  const last = await queue.lastEnded('make-backup');
  // One that was made by hand since makes up for it.
  if (last?.state === 'failed' && last.at > newest)
    return { newest, problem: 'The last backup of a night failed at every try.' };
  const age = clock().getTime() - newest.getTime();
  if (age <= OLDEST) return { newest, problem: undefined };
  return { newest, problem: `The newest backup is ${Math.floor(age / HOUR)} hours old.` };
}

interface Dependencies extends Lookup {
  db: Db;
  outbox: Outbox;
  /** Undefined where the settings name no address. */
  operatorEmail: string | undefined;
}

/** Mails the operator once a day for as long as a backup is missing. */
export function createBackupWatch(dependencies: Dependencies): JobHandler<object> {
  const { db, outbox, operatorEmail } = dependencies;
  return {
    async run() {
      if (operatorEmail === undefined) return;
      const { problem, newest } = await readBackupState(dependencies);
      if (problem === undefined) return;
      await inTransaction(db, (transaction) =>
        outbox.post(transaction, backupMail(operatorEmail, problem, newest)),
      );
    },
    // The next run, a day later, does the same.
    giveUp: async () => undefined,
  };
}

function backupMail(recipient: string, problem: string, newest: Date | undefined): MailContent {
  const since = newest && `The newest one was finished on ${newest.toUTCString()}.`;
  return {
    recipient,
    subject: 'A backup is missing',
    paragraphs: [
      since === undefined ? problem : `${problem} ${since}`,
      'The log of the server says why. “npm run backup” makes one by hand, and docs/operating/backup.md tells the rest.',
    ],
    closing: 'This mail comes once a day until there is a new backup.',
  };
}

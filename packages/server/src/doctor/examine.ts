import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkKeys } from './check-keys.ts';
import { checkMail } from './check-mail.ts';
import { checkModel } from './check-model.ts';
import { checkProviders } from './check-providers.ts';
import { checkPublicUrl } from './check-public-url.ts';
import { checkSender, type SenderOptions } from './check-sender.ts';
import { checkStore } from './check-store.ts';
import { type Finding, reasonOf, wrong } from './finding.ts';

/** What is found about one part. */
export interface Examined {
  part: string;
  findings: Finding[];
}

interface Options {
  config: Config;
  sender: SenderOptions;
  now: Date;
  /** How long a part may take to answer, in milliseconds. */
  patience: number;
}

/**
 * Checks everything that the settings name, side by side. It sends no mail. It writes a file and an object of
 * its own, and removes both.
 */
export async function examine({ config, sender, now, patience }: Options): Promise<Examined[]> {
  const parts: Record<string, Promise<Finding[]>> = {
    database: checkDatabase(config),
    disk: checkDisk(config),
    address: checkPublicUrl(config),
    mail: checkMail(config),
    sender: checkSender(config, sender),
    providers: checkProviders(config),
    model: checkModel(config),
    store: checkStore(config),
    backups: checkBackups(config, now),
    keys: checkKeys(config, now),
  };
  return Promise.all(
    Object.entries(parts).map(async ([part, check]) => ({ part, findings: await inTime(check, patience) })),
  );
}

async function inTime(check: Promise<Finding[]>, patience: number): Promise<Finding[]> {
  const timer = new AbortController();
  const tooLate = wait(patience, undefined, { signal: timer.signal }).then(() => [
    wrong(`It did not answer within ${patience / 1000} s. Look at its own log, and at the network between.`),
  ]);
  try {
    return await Promise.race([check, tooLate]);
  } catch (error) {
    return [wrong(`It could not be checked: ${reasonOf(error)}.`)];
  } finally {
    timer.abort();
  }
}

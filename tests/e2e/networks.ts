import { test as base } from 'playwright/test';

let count = 0;

/**
 * A network address that nobody in this run had before. The server counts registrations and logins by network, and no
 * test shall meet the limits that others, or the one before a restarted worker, have used up. All are of this machine,
 * which is where the mailbox may be read.
 */
export function nextNetwork(): string {
  count += 1;
  // Playwright gives a worker that replaces another one a number of its own.
  const worker = Number(process.env.TEST_WORKER_INDEX);
  return `127.${(worker % 254) + 1}.${Math.floor(count / 250) % 256}.${(count % 250) + 1}`;
}

/* oxlint-disable no-empty-pattern -- Playwright reads from this pattern what a fixture needs. */
/** Tests whose browser comes from a network of its own, as the one trusted proxy says. */
export const test = base.extend({
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': nextNetwork() }),
});
/* oxlint-enable no-empty-pattern */

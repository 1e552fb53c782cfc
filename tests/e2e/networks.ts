import { test as base } from 'playwright/test';

let count = 0;

/**
 * A network address that is unused in this run. The server counts registrations and logins by network, and a
 * test must not reach limits that other tests, or a replaced worker, have used up. All are loopback
 * addresses, because the mailbox is absent to callers from elsewhere.
 */
export function nextNetwork(): string {
  count += 1;
  // A worker that replaces another one gets a new index from Playwright.
  const worker = Number(process.env.TEST_WORKER_INDEX);
  return `127.${(worker % 254) + 1}.${Math.floor(count / 250) % 256}.${(count % 250) + 1}`;
}

/* oxlint-disable no-empty-pattern -- Playwright reads from this pattern what a fixture needs. */
/** Tests whose browser has its own network address, sent as by the one trusted proxy. */
export const test = base.extend({
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': nextNetwork() }),
});
/* oxlint-enable no-empty-pattern */

import type { Processor } from './ports.ts';

/** Where the data of this installation goes, as far as the settings decide it. */
interface Settings {
  smtpUrl: string | undefined;
}

/** Everybody else who receives data, by the running settings: nobody, until one names somebody. */
export function listProcessors({ smtpUrl }: Settings): Processor[] {
  // The address may hold a password; its host is all that is anybody's business.
  return smtpUrl === undefined ? [] : [{ name: new URL(smtpUrl).hostname, purpose: 'sending e-mail' }];
}

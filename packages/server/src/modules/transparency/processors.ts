import { type ExternalModel, hostOf } from '../../external-model.ts';
import type { Processor } from './ports.ts';

/** The settings that decide who receives data of this installation. */
interface Settings {
  smtpUrl: string | undefined;
  external: ExternalModel | undefined;
  /** `sandbox` is this server itself. */
  payments: 'sandbox' | 'stripe';
}

/** All others who receive data, by the settings. There are none by default. */
export function listProcessors({ smtpUrl, external, payments }: Settings): Processor[] {
  const processors: Processor[] = [];
  // The address may hold a password, so only its host is named.
  if (smtpUrl !== undefined) processors.push({ name: new URL(smtpUrl).hostname, purpose: 'sending e-mail' });
  if (external)
    processors.push({
      name: hostOf(external),
      purpose: `wording reports and chat answers of members who agreed, with the model ${external.model}, from a cut-out of the face and what they write`,
    });
  if (payments === 'stripe')
    processors.push({ name: 'Stripe', purpose: 'taking payments of members who choose a paid plan' });
  return processors;
}

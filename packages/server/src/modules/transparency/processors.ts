import { type ExternalModels, hostOf } from '../../external-model.ts';
import type { Processor } from './ports.ts';

/** The settings that decide who receives data of this installation. */
interface Settings {
  smtpUrl: string | undefined;
  models: ExternalModels;
  /** `sandbox` is this server itself. */
  payments: 'sandbox' | 'stripe';
}

/** All others who receive data, by the settings. There are none by default. */
export function listProcessors({ smtpUrl, models: { reports, chat }, payments }: Settings): Processor[] {
  const processors: Processor[] = [];
  // The address may hold a password, so only its host is named.
  if (smtpUrl !== undefined) processors.push({ name: new URL(smtpUrl).hostname, purpose: 'sending e-mail' });
  if (reports)
    processors.push({
      name: hostOf(reports),
      purpose: `wording reports of members who agreed, with the model ${reports.model}, from a cut-out of the face`,
    });
  if (chat)
    processors.push({
      name: hostOf(chat),
      purpose: `answering in the chat of members who agreed, with the model ${chat.model}, from what they write and ask about`,
    });
  if (payments === 'stripe')
    processors.push({ name: 'Stripe', purpose: 'taking payments of members who choose a paid plan' });
  return processors;
}

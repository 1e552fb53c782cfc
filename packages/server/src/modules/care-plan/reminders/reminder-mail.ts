import type { Tonight } from '@daylit/contract';
import type { MailContent } from '../../mail/ports.ts';

/** The steps of an evening. It names products and nothing about skin, because others may see the mail. */
export function reminderMail(
  recipient: string,
  { night }: Tonight,
  url: string,
  stopUrl: string,
): MailContent {
  return {
    recipient,
    subject: `Tonight: ${night.steps.length} steps`,
    paragraphs: [...night.steps.map(({ product }, at) => `${at + 1}. ${product.name}`), ...night.waiting],
    action: { label: 'Open your care plan', url },
    stopUrl,
    closing: 'You asked for this mail. Under Reminders on your care plan you can turn it off.',
  };
}

import type { MailContent } from '../mail/ports.ts';

/** What somebody wrote, as it is kept. */
export type OperatorMessage =
  | { kind: 'feedback'; source: string; isMember: boolean; message: string }
  | { kind: 'contact'; name: string; email: string; message: string };

/**
 * The mail that brings a message to the operator. What somebody typed stands in its text only, so that nobody
 * writes a subject, and nothing is sent to an address that somebody typed. The only header with their words
 * is the address for the answer, which the document holds to the form of one address.
 */
export function operatorMail(recipient: string, message: OperatorMessage): MailContent {
  return {
    recipient,
    ...(message.kind === 'contact' && { replyTo: message.email }),
    subject:
      message.kind === 'feedback' ? 'Feedback about Daylit' : 'A message through the contact page of Daylit',
    paragraphs: [introduction(message), ...message.message.split(/\s*\n\s*/)],
    closing:
      message.kind === 'feedback'
        ? 'Feedback carries no address, so there is nobody to answer.'
        : 'An answer goes to the address above. It was typed by hand and is not verified.',
  };
}

function introduction(message: OperatorMessage): string {
  if (message.kind === 'contact') return `${message.name} (${message.email}) wrote:`;
  return `${message.isMember ? 'A member' : 'A visitor'} wrote, from "${message.source}":`;
}

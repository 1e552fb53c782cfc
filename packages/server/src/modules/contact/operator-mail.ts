import type { ContactTurn } from '@daylit/contract';
import type { MailContent } from '../mail/ports.ts';

/** A message to the operator, as it is stored. */
export type OperatorMessage =
  | { kind: 'feedback'; source: string; isMember: boolean; message: string }
  | { kind: 'contact'; name: string; email: string; message: string; conversation?: readonly ContactTurn[] };

/**
 * The mail that brings a message to the operator. The sender's words are in its text only, so that nobody
 * else writes a subject, and nothing is sent to an address that somebody typed. The only header with their
 * words is the reply address, which the document limits to the form of one address.
 */
export function operatorMail(recipient: string, message: OperatorMessage): MailContent {
  return {
    recipient,
    ...(message.kind === 'contact' && { replyTo: message.email }),
    subject:
      message.kind === 'feedback' ? 'Feedback about Daylit' : 'A message through the contact page of Daylit',
    paragraphs: [introduction(message), ...linesOf(message.message), ...attached(message)],
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

const linesOf = (text: string): string[] => text.trim().split(/\s*\n\s*/);

/** The chat that somebody attached, the oldest message first. */
function attached(message: OperatorMessage): string[] {
  const turns = message.kind === 'contact' ? (message.conversation ?? []) : [];
  if (turns.length === 0) return [];
  return [
    'Attached from the chat:',
    ...turns.flatMap(({ role, text }) => [role === 'user' ? 'Member:' : 'Assistant:', ...linesOf(text)]),
  ];
}

import type { MailContent } from '../../mail/ports.ts';

/**
 * Names the products that answers leave out. It says neither which answer nor anything about skin, and its
 * subject names no product, because others may see the mail.
 */
export function leftOutMail(
  recipient: string,
  names: readonly string[],
  url: string,
  stopUrl: string,
): MailContent {
  return {
    recipient,
    subject: 'Please look at your routine',
    paragraphs: [
      'This does not fit what you told us, so we leave it out of your routine for now:',
      ...names,
      'It keeps its place until you remove it. If an answer has changed, change it, and it is back.',
    ],
    action: { label: 'Open your answers', url },
    stopUrl,
    closing: 'We tell you this once. The choice is yours.',
  };
}

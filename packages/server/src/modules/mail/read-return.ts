import PostalMime from 'postal-mime';

/** What a mail server says of a mail of ours that it could not deliver after all. */
export interface MailReturn {
  /** The `message_id` of our mail. */
  messageId: string;
  /** The enhanced status code (RFC 3463), such as `5.1.1`. */
  status: string;
}

/** The field of a delivery report that says what became of the mail (RFC 3464). */
const ACTION = /^action:[ \t]*failed\b/im;
const STATUS = /^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im;
const MESSAGE_ID = /^message-id:\s*<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/im;

/**
 * Reads a message as a report of a failed delivery. Undefined for anything else: a warning that a mail is
 * late, an answer of a person who is away, a report about somebody else's mail. Nobody can invent one,
 * because the id of our mail is random and only in that mail.
 */
export async function readReturn(message: Uint8Array): Promise<MailReturn | undefined> {
  const { attachments } = await PostalMime.parse(message, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const textOf = (type: RegExp) =>
    String(attachments.find(({ mimeType }) => type.test(mimeType))?.content ?? '');
  const report = textOf(/^message\/(global-)?delivery-status$/i);
  const [, status] = STATUS.exec(report) ?? [];
  const [, messageId] = MESSAGE_ID.exec(textOf(/^(message\/(rfc822|global)|text\/rfc822-headers)$/i)) ?? [];
  return ACTION.test(report) && status && messageId ? { messageId, status } : undefined;
}

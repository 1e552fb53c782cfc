import { createHash } from 'node:crypto';
import { escapeHtml } from '../html.ts';
import type { MailboxEntry, MailboxMail } from '../modules/mail/ports.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }
  h1 { line-height: 1.25; }
  li { padding: 0.75rem 0; border-top: 1px solid; }
  ol { list-style: none; padding: 0; }
  a { overflow-wrap: anywhere; }
  a:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** The content security policy of these pages: the one style above, links, and nothing else. */
export const MAILBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The list of mails. */
export function mailboxPage(mails: readonly MailboxEntry[]): string {
  const items = mails.map(
    ({ id, subject, recipient, created_at }) =>
      `<li><a href="/mailbox/${id}">${escapeHtml(subject)}</a><br>To ${escapeHtml(recipient)}, ${timeOf(created_at)}</li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mails yet.</p>';
  return page(
    'Local mailbox',
    `<p>No mail server is set, so the mails that Daylit would send are shown here, on this machine only. <a href="/mailbox">Look again</a></p>${list}`,
  );
}

/** One mail, as plain text with its links. */
export function mailPage({ subject, recipient, text, created_at }: MailboxMail): string {
  const paragraphs = text
    .trim()
    .split('\n\n')
    .map((paragraph) => `<p>${linkAddresses(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`);
  return page(
    subject,
    `<p>To ${escapeHtml(recipient)}, ${timeOf(created_at)}</p><hr>${paragraphs.join('')}<hr><p><a href="/mailbox">All mails</a></p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>
`;
}

// In our mails an address stands alone on its line, so there is no punctuation to separate from it.
function linkAddresses(html: string): string {
  return html.replaceAll(/^https?:\/\/\S+$/gm, (url) => `<a href="${url}">${url}</a>`);
}

function timeOf(date: Date): string {
  return `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;
}

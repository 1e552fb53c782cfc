import { createHash } from 'node:crypto';
import { LOGO } from '../brand/brand.ts';
import { escapeHtml } from '../html.ts';
import type { MailboxEntry, MailboxMail } from '../modules/mail/ports.ts';
import { PAGE_STYLE } from './page-style.ts';

const STYLE = `${PAGE_STYLE}
  ol { margin: 1.5rem 0; padding: 0; list-style: none; }
  li { padding: 0.75rem 0; border-top: 1px solid var(--color-border-subtle); }
`;

/** The content security policy of these pages: the one style above, links, and nothing else. */
export const MAILBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The list of mails. */
export function mailboxPage(mails: readonly MailboxEntry[]): string {
  const items = mails.map(
    ({ id, subject, recipient, created_at }) =>
      `<li><a href="/mailbox/${id}">${escapeHtml(subject)}</a><br><small>To ${escapeHtml(recipient)}, ${timeOf(created_at)}</small></li>`,
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
    `<p><small>To ${escapeHtml(recipient)}, ${timeOf(created_at)}</small></p><div class="card">${paragraphs.join('')}</div><p><a href="/mailbox">All mails</a></p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>${LOGO}<main><h1>${escapeHtml(title)}</h1>${body}</main></body>
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

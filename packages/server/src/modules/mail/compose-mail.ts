import { asciiEmail } from '../../ascii-email.ts';
import { escapeHtml } from '../../html.ts';
import type { Mail, MailContent } from './ports.ts';

const STOP = 'Stop these mails';

/** Lays a mail out as plain text and as one narrow HTML column that needs no pictures. */
export function composeMail(content: MailContent): Mail {
  const { recipient, subject, paragraphs, action, closing, replyTo, stopUrl } = content;
  const textParts = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    closing,
    'Daylit',
    ...(stopUrl ? [`${STOP}: ${stopUrl}`] : []),
  ];
  const htmlParts = [
    ...paragraphs.map(paragraph),
    ...(action ? [button(action)] : []),
    paragraph(closing),
    paragraph('Daylit'),
    ...(stopUrl ? [stopLink(stopUrl)] : []),
  ];
  const style =
    'font:16px/1.5 system-ui,sans-serif;color:#222;background:#fff;max-width:32em;margin:0 auto;padding:24px';
  return {
    recipient: asciiEmail(recipient),
    subject,
    text: `${textParts.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="${style}">${htmlParts.join('')}</body></html>`,
    replyTo: replyTo && asciiEmail(replyTo),
    stopUrl,
  };
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function stopLink(url: string): string {
  return `<p><a href="${escapeHtml(url)}" style="font-size:14px;color:#595959">${STOP}</a></p>`;
}

function button({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#222;color:#fff;text-decoration:none';
  const address = escapeHtml(url);
  return `<p><a href="${address}" style="${style}">${escapeHtml(label)}</a></p><p>Or open this address: <a href="${address}">${address}</a></p>`;
}

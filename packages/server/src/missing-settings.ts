// Settings that only make sense together with others. Each problem is a sentence for the operator.
import { isLocalHost } from './local-host.ts';

interface MailSettings {
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
}

/**
 * The mailbox opens on this machine only, so a server that people reach from elsewhere needs a mail server.
 */
export function missingMailServer({ publicUrl, smtpUrl }: MailSettings): string[] {
  if (publicUrl === undefined || smtpUrl !== undefined || isLocalHost(new URL(publicUrl).hostname)) return [];
  return [
    'SMTP_URL is missing: people at PUBLIC_URL could not read their mails; set SMTP_URL, or leave PUBLIC_URL out to read mails on this machine.',
  ];
}

/** Settings that are set together or not at all. */
const TOGETHER = [
  ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICES'],
];

export function missingTogether(env: Record<string, string | undefined>): string[] {
  return TOGETHER.flatMap((group) => {
    const missing = group.filter((variable) => !env[variable]?.trim());
    if (missing.length === group.length) return [];
    return missing.map((variable) => `${variable} is missing: set all of ${group.join(', ')} or none.`);
  });
}

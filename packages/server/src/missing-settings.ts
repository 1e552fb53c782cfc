// Settings that only make sense together with others. Each problem is a sentence for the operator.
import { isIP } from 'node:net';
import { isLocalHost } from './local-host.ts';
import { hostNameOf, isPrivateAddress } from './private-network.ts';

interface MailSettings {
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
}

interface ModelSettings {
  aiBaseUrl: string | undefined;
  aiPlainHttp: 'local' | 'private';
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
const TOGETHER = [['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICES']];

export function missingTogether(env: Record<string, string | undefined>): string[] {
  return TOGETHER.flatMap((group) => {
    const missing = group.filter((variable) => !env[variable]?.trim());
    if (missing.length === group.length) return [];
    return missing.map((variable) => `${variable} is missing: set all of ${group.join(', ')} or none.`);
  });
}

/** What a direct address, and a process with one role only, need beside them. */
export function missingDatabase(env: Record<string, string | undefined>): string[] {
  const isSet = (variable: string) => Boolean(env[variable]?.trim());
  const role = ['web', 'worker'].find((word) => env['ROLES']?.trim() === word);
  const missing: string[] = [];
  if (!isSet('DATABASE_URL') && isSet('DATABASE_DIRECT_URL'))
    missing.push('DATABASE_URL is missing: DATABASE_DIRECT_URL is set, which is only for use beside it.');
  if (!isSet('DATABASE_URL') && role !== undefined)
    missing.push(`DATABASE_URL is missing: with ROLES=${role} another process uses the same database.`);
  if (!isSet('PUBLIC_URL') && role === 'worker')
    missing.push('PUBLIC_URL is missing: with ROLES=worker mails link to other servers, at that address.');
  return missing;
}

/** What a bucket needs. Other programs of the machine may have set the names of its access key. */
const FOR_FILES = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'KEYS'];

export function missingFileStore(env: Record<string, string | undefined>): string[] {
  const isSet = (variable: string) => Boolean(env[variable]?.trim());
  if (!isSet('FILES_URL'))
    return isSet('KEYS')
      ? ['FILES_URL is missing: KEYS seals the keys in its bucket, and nothing else.']
      : [];
  return FOR_FILES.filter((variable) => !isSet(variable)).map(
    (variable) => `${variable} is missing: FILES_URL needs ${FOR_FILES.join(', ')}.`,
  );
}

/** The key of a bucket for backups. Where a part is missing, the one of `FILES_URL` is used. */
const FOR_BACKUPS = [
  ['BACKUP_ACCESS_KEY_ID', 'AWS_ACCESS_KEY_ID'],
  ['BACKUP_SECRET_ACCESS_KEY', 'AWS_SECRET_ACCESS_KEY'],
] as const;

export function missingBackupStore(env: Record<string, string | undefined>): string[] {
  const isSet = (variable: string) => Boolean(env[variable]?.trim());
  if (!env['BACKUP_FOLDER']?.trim().startsWith('s3:')) return [];
  return FOR_BACKUPS.filter(([own, shared]) => !isSet(own) && !isSet(shared)).map(
    ([own, shared]) => `${own} is missing: BACKUP_FOLDER names a bucket, which needs it or ${shared}.`,
  );
}

/** Without passwords a provider has to let people in: a passkey is made by somebody who is in already. */
export function missingProvider({
  hasPasswords,
  providers,
}: {
  hasPasswords: boolean;
  providers: readonly unknown[];
}): string[] {
  if (hasPasswords || providers.length > 0) return [];
  return [
    'OIDC_PROVIDERS is missing: with PASSWORDS=off nobody could register; name a provider, or set PASSWORDS=on.',
  ];
}

/** A model needs a server to run on, and a model server a model to ask for. */
export function missingModel(env: Record<string, string | undefined>): string[] {
  const isSet = (variable: string) => Boolean(env[variable]?.trim());
  const models = ['AI_MODEL', 'AI_CHAT_MODEL'].filter(isSet);
  const named = [...models, 'AI_API_KEY'].find(isSet);
  if (!isSet('AI_BASE_URL') && named !== undefined)
    return [`AI_BASE_URL is missing: ${named} is set, and no model server to send it to.`];
  if (isSet('AI_BASE_URL') && models.length === 0)
    return ['AI_MODEL is missing: name a model for reports, or only one for the chat with AI_CHAT_MODEL.'];
  return [];
}

/** Plain http stays on this machine, or within a private network where the operator says so. */
export function openPlainHttp({ aiBaseUrl, aiPlainHttp }: ModelSettings): string[] {
  if (aiBaseUrl?.startsWith('http:') !== true) return [];
  const host = hostNameOf(new URL(aiBaseUrl));
  if (isLocalHost(new URL(aiBaseUrl).hostname)) return [];
  if (aiPlainHttp === 'local')
    return [
      'AI_BASE_URL must begin with https://, because everybody on the way can read plain http; for a machine in a private network of yours set AI_PLAIN_HTTP=private.',
    ];
  // Where a name leads is checked at each request.
  if (isIP(host) === 0 || isPrivateAddress(host)) return [];
  return [
    `AI_BASE_URL must begin with https://: ${host} is no private address, and AI_PLAIN_HTTP=private allows no other.`,
  ];
}

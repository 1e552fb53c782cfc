import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appSettings } from './app-settings.ts';
import { backupSettings } from './backup-settings.ts';
import {
  missingBackupStore,
  missingDatabase,
  missingFileStore,
  missingMailServer,
  missingModel,
  missingProvider,
  missingTogether,
  openPlainHttp,
} from './missing-settings.ts';
import { modelSettings } from './model-settings.ts';
import { operatorSettings } from './operator-settings.ts';
import {
  type ProviderSettings,
  providerSettings,
  readProviders,
  secretVariables,
} from './provider-settings.ts';
import { type Setting, setting } from './setting.ts';
import { storeSettings } from './store-settings.ts';
import { telemetrySettings } from './telemetry-settings.ts';
import { webhookSettings } from './webhook-settings.ts';
import {
  readHost,
  readWholeNumber,
  readEventFaults,
  readUrl,
  readUuid,
  readOrigin,
  readMailServer,
  readApiKey,
  readPriceIds,
  readSender,
  readLogLevel,
} from './setting-values.ts';

/** Every setting of the server. docs/environment.md and .env.example are generated from it. */
export const settings = {
  host: setting({
    variable: 'HOST',
    about:
      'Address to listen on. `localhost` is 127.0.0.1 under the name that passkeys need. `0.0.0.0` listens on every network interface.',
    fallback: 'localhost',
    read: readHost,
  }),
  port: setting({
    variable: 'PORT',
    about: 'Port to listen on. `0` takes a free one; the line `Listening on …` says which.',
    fallback: '3000',
    read: (text) => readWholeNumber(text, 0, 65_535),
  }),
  publicUrl: setting({
    variable: 'PUBLIC_URL',
    about:
      'Address that people type, used in mails. With `https` the server asks browsers to stay on it. Anything but a local address needs `SMTP_URL`, because the mailbox page answers by a local name only.',
    fallback: '',
    fallbackNote: 'the address it listens on',
    read: (text) => (text === '' ? undefined : readOrigin(text)),
  }),
  dataDir: setting({
    variable: 'DATA_DIR',
    about:
      'Directory for the bundled database, the thumbnails and the keys. Created when missing. Servers of one `DATABASE_URL` share one directory, unless `FILES_URL` names a bucket.',
    fallback: 'data',
    read: (text) => path.resolve(text),
  }),
  databaseUrl: setting({
    variable: 'DATABASE_URL',
    about: 'Any PostgreSQL 15 or newer. Without it the server runs the bundled PostgreSQL 18 in `DATA_DIR`.',
    fallback: '',
    fallbackNote: 'the bundled PostgreSQL',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readUrl(text, ['postgres:', 'postgresql:']).href),
  }),
  databaseDirectUrl: setting({
    variable: 'DATABASE_DIRECT_URL',
    about:
      'Where `DATABASE_URL` leads to a pooler such as PgBouncer in transaction mode: the address of the same database at PostgreSQL itself. Migrations and the job queue use it, with up to six connections a server. A statement outside of a transaction has no time limit at PostgreSQL then; set one at the pooler, for example `query_timeout = 10`.',
    fallback: '',
    fallbackNote: '`DATABASE_URL`',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readUrl(text, ['postgres:', 'postgresql:']).href),
  }),
  dataDirReplaces: setting({
    variable: 'DATA_DIR_REPLACES',
    about:
      'For one start, where a refusal names it: the id of a data directory, or of a database, that is lost for good. `DATA_DIR` and the database are then joined under a new id, so the setting has no effect afterwards. Stop all other servers before.',
    fallback: '',
    fallbackNote: 'none',
    read: (text) => (text === '' ? undefined : readUuid(text)),
  }),
  smtpUrl: setting({
    variable: 'SMTP_URL',
    about:
      'Mail server, for example `smtps://user:password@mail.example:465`. With `smtp://` a password is sent only after STARTTLS, or on this machine. Without it mails are shown on the local page `/mailbox`.',
    fallback: '',
    fallbackNote: 'the local mailbox',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readMailServer(text)),
  }),
  mailFrom: setting({
    variable: 'MAIL_FROM',
    about: 'Sender of the mails: an address, or a name and an address in angle brackets.',
    fallback: 'Daylit <no-reply@localhost>',
    read: readSender,
  }),
  logLevel: setting({
    variable: 'LOG_LEVEL',
    about: 'Least important log lines to print: one of fatal, error, warn, info, debug, trace, silent.',
    fallback: 'info',
    read: readLogLevel,
  }),
  passwordMinLength: setting({
    variable: 'PASSWORD_MIN_LENGTH',
    about:
      'Least number of characters in a password, 8 to 64. 15 meets NIST SP 800-63B-4 without a second factor.',
    fallback: '8',
    read: (text) => readWholeNumber(text, 8, 64),
  }),
  ...appSettings,
  trustedProxies: setting({
    variable: 'TRUST_PROXY',
    about:
      'How many reverse proxies of yours stand in front. With `0` the X-Forwarded-For header is ignored, so nobody can use it to dodge a limit.',
    fallback: '0',
    read: (text) => readWholeNumber(text, 0, 10),
  }),
  paymentsUrl: setting({
    variable: 'PAYMENTS_URL',
    about:
      'Another origin to which pages send the calls that change a plan, for example `https://pay.example`. It has to allow calls with cookies from this origin.',
    fallback: '',
    fallbackNote: 'this server',
    read: (text) => (text === '' ? undefined : readOrigin(text)),
  }),
  stripeSecretKey: setting({
    variable: 'STRIPE_SECRET_KEY',
    about:
      'Takes real payments through Stripe. With `STRIPE_WEBHOOK_SECRET` and `STRIPE_PRICES`; set all three or none. An error line about what “is owed” names a subscription or a refund whose money somebody has to send back by hand: see docs/refunds.md.',
    fallback: '',
    fallbackNote: 'the sandbox, with play money',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readApiKey(text)),
  }),
  stripeWebhookSecret: setting({
    variable: 'STRIPE_WEBHOOK_SECRET',
    about: 'Secret of the endpoint at Stripe that sends events to `/api/stripe/webhook`.',
    fallback: '',
    fallbackNote: 'the sandbox',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readApiKey(text)),
  }),
  stripePrices: setting({
    variable: 'STRIPE_PRICES',
    about:
      'Stripe’s ids of the four prices, and of the two founding ones where they are offered: `plus_monthly=price_1,plus_annual=price_2,…`.',
    fallback: '',
    fallbackNote: 'the sandbox',
    read: (text) => (text === '' ? undefined : readPriceIds(text)),
  }),
  sandboxEvents: setting({
    variable: 'SANDBOX_EVENTS',
    about:
      'How the events of the payment sandbox misbehave, to try it out: any of `late` (by a minute), `twice` and `shuffled`, with commas between.',
    fallback: '',
    fallbackNote: 'in order, once, at once',
    read: readEventFaults,
  }),
  ...operatorSettings,
  ...providerSettings,
  ...storeSettings,
  ...modelSettings,
  ...backupSettings,
  ...telemetrySettings,
  ...webhookSettings,
};

/** The values of every setting, checked. */
export type Config = { [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['read']> } & {
  /** What the variables of each of `oidcProviders` say. */
  providers: readonly ProviderSettings[];
};

/** Thrown by readConfig with one sentence per wrong variable, so that all can be corrected at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads every setting from the environment. Throws a ConfigError that names all wrong ones at once. */
export function readConfig(given: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const env = withSecretsOfFiles(given, problems);
  const entries = Object.entries<Setting<unknown>>(settings).map(
    ([name, { variable, fallback, isSecret, read }]) => {
      const text = env[variable]?.trim() || fallback;
      try {
        return [name, read(text)];
      } catch (error) {
        problems.push(`${variable} ${(error as Error).message}${isSecret ? '.' : `, not "${text}".`}`);
        return [name, undefined];
      }
    },
  );
  problems.push(
    ...missingTogether(env),
    ...missingDatabase(env),
    ...missingModel(env),
    ...missingFileStore(env),
    ...missingBackupStore(env),
  );
  const values = Object.fromEntries(entries) as Config;
  const config = { ...values, providers: readProviders(env, values.oidcProviders ?? [], problems) };
  if (problems.length === 0)
    problems.push(...missingMailServer(config), ...missingProvider(config), ...openPlainHttp(config));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Puts secrets in the place of `NAME_FILE`, the name of a file that holds one. */
function withSecretsOfFiles(
  env: Record<string, string | undefined>,
  problems: string[],
): Record<string, string | undefined> {
  const own = Object.values<Setting<unknown>>(settings).filter(({ isSecret }) => isSecret);
  const variables = [...own.map(({ variable }) => variable), ...secretVariables(env)];
  const secrets = variables.flatMap((variable) => {
    const file = env[`${variable}_FILE`]?.trim();
    if (!file) return [];
    if (env[variable]?.trim()) problems.push(`${variable} and ${variable}_FILE are both set: leave one out.`);
    try {
      return [[variable, readFileSync(file, 'utf8')]];
    } catch {
      problems.push(`${variable}_FILE must name a file that this account may read, not "${file}".`);
      return [];
    }
  });
  return { ...env, ...Object.fromEntries(secrets) };
}

import { isIP } from 'node:net';
import path from 'node:path';
import { isLocalHost } from './local-host.ts';

/** One environment variable: how it is read, and what docs/environment.md says about it. */
interface Setting<T> {
  variable: string;
  about: string;
  /** Used when the variable is absent or empty. */
  fallback: string;
  /** What the documents print as the default where `fallback` is empty. */
  fallbackNote?: string;
  /** A value may hold a password, so it never appears in an error. */
  isSecret?: true;
  /** Throws an Error whose message completes "VARIABLE …" when the text is wrong. */
  read(text: string): T;
}

// Gives each entry below its own value type, which an annotation on the whole table would lose.
function setting<T>(definition: Setting<T>): Setting<T> {
  return definition;
}

/** Every setting of the server. docs/environment.md and .env.example are generated from it. */
export const settings = {
  host: setting({
    variable: 'HOST',
    about: 'Address to listen on. `0.0.0.0` listens on every network interface.',
    fallback: '127.0.0.1',
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
      'Address that people type, used in mails. With `https` the server asks browsers to stay on it. Anything but a local address switches the mailbox page off.',
    fallback: '',
    fallbackNote: 'the address it listens on',
    read: (text) => (text === '' ? undefined : readOrigin(text)),
  }),
  dataDir: setting({
    variable: 'DATA_DIR',
    about: 'Directory for the bundled database and the thumbnails. Created when missing.',
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
  smtpUrl: setting({
    variable: 'SMTP_URL',
    about:
      'Mail server, for example `smtps://user:password@mail.example:465`. Without it mails are shown on the local page `/mailbox`.',
    fallback: '',
    fallbackNote: 'the local mailbox',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readUrl(text, ['smtp:', 'smtps:']).href),
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
  trustedProxies: setting({
    variable: 'TRUST_PROXY',
    about:
      'How many reverse proxies of yours stand in front. With `0` the X-Forwarded-For header is ignored, so nobody can use it to dodge a limit.',
    fallback: '0',
    read: (text) => readWholeNumber(text, 0, 10),
  }),
  aiBaseUrl: setting({
    variable: 'AI_BASE_URL',
    about:
      'Address of an OpenAI-compatible model server, for example `https://ai.example/v1`. With `AI_API_KEY` and `AI_MODEL` it may word reports, for members who agree to it by name; set all three or none.',
    fallback: '',
    fallbackNote: 'no model: no picture leaves the server',
    read: (text) => (text === '' ? undefined : readModelUrl(text)),
  }),
  aiApiKey: setting({
    variable: 'AI_API_KEY',
    about: 'Key for the model server. Never logged, and sent to no other address.',
    fallback: '',
    fallbackNote: 'no model',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readApiKey(text)),
  }),
  aiModel: setting({
    variable: 'AI_MODEL',
    about: 'Name of a model that sees pictures. Another name or address asks every member for consent anew.',
    fallback: '',
    fallbackNote: 'no model',
    read: (text) => (text === '' ? undefined : readModelName(text)),
  }),
};

/** The values of every setting, checked. */
export type Config = { [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['read']> };

/** Thrown by readConfig with one sentence per wrong variable, so that all are mended in one go. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads every setting from the environment. Throws a ConfigError that names all wrong ones at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
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
  problems.push(...missingTogether(env));
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.fromEntries(entries) as Config;
}

/** Settings that mean something only together. */
const TOGETHER = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'];

function missingTogether(env: Record<string, string | undefined>): string[] {
  const missing = TOGETHER.filter((variable) => !env[variable]?.trim());
  if (missing.length === TOGETHER.length) return [];
  return missing.map((variable) => `${variable} is missing: set all of ${TOGETHER.join(', ')} or none.`);
}

function readHost(text: string): string {
  if (isIP(text) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) {
    throw new Error('must be an IP address or a host name');
  }
  return text;
}

function readWholeNumber(text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new Error(`must be a whole number from ${least} to ${most}`);
  }
  return value;
}

function readUrl(text: string, protocols: readonly string[]): URL {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    throw new Error(`must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  }
  return url;
}

function readOrigin(text: string): string {
  const url = readUrl(text, ['http:', 'https:']);
  if (url.href !== `${url.origin}/`) throw new Error('must be an address without a path or a query');
  return url.origin;
}

/** Most characters of a host or a model that a consent, a receipt and the list of processors can name. */
const NAME_LENGTH = 80;

function readModelUrl(text: string): string {
  const url = readUrl(text, ['https:', 'http:']);
  if (url.protocol === 'http:' && !isLocalHost(url.hostname)) throw new Error('must begin with https://');
  if (url.username || url.password || url.search || url.hash)
    throw new Error('must be an address without a user, a password or a query');
  if (url.host.length > NAME_LENGTH) throw new Error(`must have a host of at most ${NAME_LENGTH} characters`);
  return url.href.replace(/\/$/, '');
}

function readApiKey(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new Error('must be printable characters without spaces');
  return text;
}

function readModelName(text: string): string {
  if (!/^[\w.:/@+-]+$/.test(text) || text.length > NAME_LENGTH)
    throw new Error(`must be at most ${NAME_LENGTH} letters, digits or . : / @ + - _`);
  return text;
}

function readSender(text: string): string {
  if (!/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) {
    throw new Error('must be an e-mail address, or a name and an address in angle brackets');
  }
  return text;
}

function readLogLevel(text: string) {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
  const level = levels.find((known) => known === text);
  if (!level) throw new Error(`must be one of ${levels.join(', ')}`);
  return level;
}

import { PRICES } from '@daylit/contract';
// Parsers of the settings. Each returns the value, or throws an Error whose message completes "VARIABLE …".
import { isIP } from 'node:net';

export function readHost(text: string): string {
  if (isIP(text) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) {
    throw new Error('must be an IP address or a host name');
  }
  return text;
}

export function readWholeNumber(text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new Error(`must be a whole number from ${least} to ${most}`);
  }
  return value;
}

/** What a process does: one of the two at least. */
export interface Roles {
  isWeb: boolean;
  isWorker: boolean;
}

export function readRoles(text: string): Roles {
  const words = text.split(',').map((word) => word.trim());
  if (!words.every((word) => ['web', 'worker'].includes(word)))
    throw new Error('must be web, worker, or both with a comma between');
  return { isWeb: words.includes('web'), isWorker: words.includes('worker') };
}

/** Delay of an event on request, in seconds. */
const LATE = 60;

export function readEventFaults(text: string): { late?: number; twice?: true; shuffled?: true } {
  const words = text.split(',').map((word) => word.trim());
  if (text !== '' && !words.every((word) => ['late', 'twice', 'shuffled'].includes(word)))
    throw new Error('must be some of late, twice and shuffled, with commas between');
  return {
    ...(words.includes('late') && { late: LATE }),
    ...(words.includes('twice') && { twice: true }),
    ...(words.includes('shuffled') && { shuffled: true }),
  };
}

export function readUrl(text: string, protocols: readonly string[]): URL {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    throw new Error(`must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  }
  return url;
}

/** A bucket of a store that speaks S3. */
export interface FilesPlace {
  /** Origin of the store. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Begins the name of every object: empty, or ends with a slash. */
  prefix: string;
}

export function readFilesUrl(text: string): FilesPlace {
  const url = readUrl(text, ['s3:']);
  const { endpoint, region = 'us-east-1', ...others } = Object.fromEntries(url.searchParams);
  if (url.username || url.password) throw new Error('must be an address without a user or a password');
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(url.host))
    throw new Error('must begin with the name of a bucket');
  if (!/^(\/[\w.-]+)*\/?$/.test(url.pathname))
    throw new Error('must have a path of letters, digits and . _ - /');
  if (endpoint === undefined || Object.keys(others).length > 0 || !/^[\w-]+$/.test(region))
    throw new Error('must end with ?endpoint=https://…&region=…');
  const path = url.pathname.replaceAll(/^\/|\/$/g, '');
  return { endpoint: readOrigin(endpoint), region, bucket: url.host, prefix: path && `${path}/` };
}

/** Bytes of one of the operator's keys. */
const OPERATOR_KEY_BYTES = 32;

export function readKeys(text: string): readonly Buffer[] {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((key) => Buffer.from(key, 'base64'));
  if (keys.some(({ length }) => length !== OPERATOR_KEY_BYTES))
    throw new Error(`must be keys of ${OPERATOR_KEY_BYTES} bytes in base64, with commas between`);
  return keys;
}

export function readUuid(text: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) throw new Error('must be an id as printed');
  return text;
}

export function readOrigin(text: string): string {
  const url = readUrl(text, ['http:', 'https:']);
  if (url.href !== `${url.origin}/`) throw new Error('must be an address without a path or a query');
  return url.origin;
}

// No query, because the library would read options from it, among them one that trusts every certificate.
export function readMailServer(text: string): string {
  const url = readUrl(text, ['smtp:', 'smtps:']);
  if (!url.hostname || !['', '/'].includes(url.pathname) || url.search || url.hash) {
    throw new Error('must be an address with a host, and without a path or a query');
  }
  return url.href;
}

/**
 * Maximum characters of a host or model name, so that a consent, a receipt and the list of processors can
 * hold it.
 */
const NAME_LENGTH = 80;

export function readModelUrl(text: string): string {
  const url = readUrl(text, ['https:', 'http:']);
  if (url.username || url.password || url.search || url.hash)
    throw new Error('must be an address without a user, a password or a query');
  if (url.host.length > NAME_LENGTH) throw new Error(`must have a host of at most ${NAME_LENGTH} characters`);
  return url.href.replace(/\/$/, '');
}

export function readToken(text: string): string {
  if (!/^[\x21-\x7e]{16,}$/.test(text))
    throw new Error('must be at least 16 printable characters without spaces');
  return text;
}

export function readApiKey(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new Error('must be printable characters without spaces');
  return text;
}

/** The prices that every price list needs. */
const NEEDED_PRICES = Object.entries(PRICES).flatMap(([id, { kind }]) => (kind === 'list' ? [id] : []));

/** Reads `ours=theirs,…` into a map. Every price of the list is required, founding ones are optional. */
export function readPriceIds(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split('=') as [string, string?]);
  const ids = new Map<string, string>();
  for (const [ours, theirs] of pairs) {
    if (!(ours in PRICES)) throw new Error(`must name prices among ${Object.keys(PRICES).join(', ')}`);
    if (!theirs || !/^price_\w{1,100}$/.test(theirs)) throw new Error('must hold ids that begin with price_');
    ids.set(ours, theirs);
  }
  const missing = NEEDED_PRICES.filter((price) => !ids.has(price));
  if (missing.length > 0) throw new Error(`must also name ${missing.join(', ')}`);
  if (new Set(ids.values()).size < pairs.length) throw new Error('must name each price once');
  return ids;
}

export function readPlainHttp(text: string): 'local' | 'private' {
  if (text !== 'local' && text !== 'private') throw new Error('must be local or private');
  return text;
}

export function readModelName(text: string): string {
  if (!/^[\w.:/@+-]+$/.test(text) || text.length > NAME_LENGTH)
    throw new Error(`must be at most ${NAME_LENGTH} letters, digits or . : / @ + - _`);
  return text;
}

/** Schemes that browsers already handle. */
const TAKEN_SCHEMES = /^(https?|wss?|ftp|file|data|blob|about|javascript|mailto|tel|sms)$/;

export function readScheme(text: string): string {
  if (!/^[a-z][a-z0-9+.-]{1,63}$/.test(text) || TAKEN_SCHEMES.test(text))
    throw new Error("must be the native app's own scheme in small letters, for example daylit");
  return text;
}

export function readSender(text: string): string {
  if (!/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) {
    throw new Error('must be an e-mail address, or a name and an address in angle brackets');
  }
  return text;
}

export function readAddress(text: string): string {
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(text)) throw new Error('must be an e-mail address');
  return text;
}

export function readSwitch(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Error('must be on or off');
  return text === 'on';
}

export function readLogLevel(text: string) {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
  const level = levels.find((known) => known === text);
  if (!level) throw new Error(`must be one of ${levels.join(', ')}`);
  return level;
}

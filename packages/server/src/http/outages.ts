import { STORE_FAILURE } from '../object-store.ts';

/** A temporary failure of the machine or the network, after which the call can be retried. */
export interface Outage {
  /** The message for the log. */
  log: string;
  /** The sentence for the person; undefined for the general one of a 503. */
  detail?: string;
  /** Seconds after which another try makes sense. */
  retryAfter: number;
}

const DATABASE: Outage = { log: 'the database does not answer', retryAfter: 2 };

const DISK: Outage = {
  log: 'the disk cannot be written or read',
  detail:
    'There is no room to store this at the moment. Nothing was counted; please try again in a few minutes.',
  retryAfter: 60,
};

const FILE_STORE: Outage = {
  log: 'the file store does not do what it was asked to',
  detail: 'Pictures and photos cannot be reached at the moment. Nothing was counted; please try again soon.',
  retryAfter: 10,
};

/** No space, over quota, read-only, failing, and out of file handles for this process or for the machine. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** The same for PostgreSQL's disk: full, failing. */
const DATABASE_DISK_CODES = new Set(['53100', '58030']);

/**
 * Stopping, starting, unreachable or out of connections; a statement or a transaction that took too long; a
 * standby that has not taken over yet.
 */
const DATABASE_CODES = /^(57P|08|53|57014$|25P03$|25006$)/;

/** A failing network to PostgreSQL, or a host name that cannot be resolved. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The libraries between us and PostgreSQL give these errors no code. */
const DATABASE_WORDS =
  /^Connection terminated|timeout exceeded when trying to connect|is not queryable|connection has been discarded/;

/** The kind of outage that an error indicates; undefined for a defect of the program. */
export function outageOf({ code = '', message, syscall }: NodeJS.ErrnoException): Outage | undefined {
  if (code === STORE_FAILURE) return FILE_STORE;
  if (DISK_CODES.has(code) || DATABASE_DISK_CODES.has(code)) return DISK;
  const isAway =
    DATABASE_CODES.test(code) ||
    NETWORK_CODES.has(code) ||
    // The socket of a stopped PostgreSQL. Any other missing file is a defect.
    (code === 'ENOENT' && syscall === 'connect') ||
    DATABASE_WORDS.test(message);
  return isAway ? DATABASE : undefined;
}

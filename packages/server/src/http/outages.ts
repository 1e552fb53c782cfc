/** A failure that passes without anybody changing the program: the call can be made again. */
export interface Outage {
  /** What the log says. */
  log: string;
  /** What the person is told; undefined for the sentence of every 503. */
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

/** No space, over quota, read-only, failing, and out of file handles for this process or for the machine. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** The same of PostgreSQL's disk: full, failing. */
const DATABASE_DISK_CODES = new Set(['53100', '58030']);

/**
 * Going down, coming up, out of reach, out of connections; a statement or a transaction that took too long; a
 * standby that has not taken over yet.
 */
const DATABASE_CODES = /^(57P|08|53|57014$|25P03$|25006$)/;

/** A network between the two, and names that cannot be found in it. */
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

/** The libraries between us and PostgreSQL give these no code. */
const DATABASE_WORDS =
  /^Connection terminated|timeout exceeded when trying to connect|is not queryable|connection has been discarded/;

/** What kind of outage an error tells of; undefined for a fault of the program. */
export function outageOf({ code = '', message, syscall }: NodeJS.ErrnoException): Outage | undefined {
  if (DISK_CODES.has(code) || DATABASE_DISK_CODES.has(code)) return DISK;
  const isAway =
    DATABASE_CODES.test(code) ||
    NETWORK_CODES.has(code) ||
    // The socket of a PostgreSQL that is down; any other missing file is our fault.
    (code === 'ENOENT' && syscall === 'connect') ||
    DATABASE_WORDS.test(message);
  return isAway ? DATABASE : undefined;
}

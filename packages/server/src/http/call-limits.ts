import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../errors.ts';
import { waitSentence } from '../wait-sentence.ts';
import type { OperationId } from './contract.ts';
import { BATCHES_PER_MINUTE } from './flood-guard.ts';
import { networkOf } from './network.ts';
import { memberOf } from './sessions.ts';

/** At most `points` calls in `seconds`. */
export interface Limit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface CallLimit extends Limit {
  by: 'network' | 'member';
  /** The header of the answer that says how many calls are left, where a person should know in time. */
  header?: string;
}

/** More than all servers together probe in a minute. */
const PROBES = 1_000_000;

/** Counts the batches of everybody's calls. */
const CALLS = 'calls';

/** Limits of single calls, counted per network (see `networkOf`) or per member. */
export const CALL_LIMITS: Partial<Record<OperationId, CallLimit>> = {
  register: { by: 'network', points: 10, seconds: HOUR },
  login: { by: 'network', points: 60, seconds: MINUTE },
  verifyLogin: { by: 'network', points: 60, seconds: MINUTE },
  startPasskeyLogin: { by: 'network', points: 60, seconds: MINUTE },
  loginWithPasskey: { by: 'network', points: 60, seconds: MINUTE },
  startProviderLogin: { by: 'network', points: 60, seconds: MINUTE },
  loginWithProvider: { by: 'network', points: 60, seconds: MINUTE },
  registerWithProvider: { by: 'network', points: 10, seconds: HOUR },
  requestPasswordReset: { by: 'network', points: 20, seconds: HOUR },
  resetPassword: { by: 'network', points: 20, seconds: HOUR },
  confirmEmailChange: { by: 'network', points: 60, seconds: MINUTE },
  updateAccount: { by: 'member', points: 60, seconds: HOUR },
  setupTwoFactor: { by: 'member', points: 20, seconds: HOUR },
  verifyTwoFactor: { by: 'member', points: 20, seconds: HOUR },
  disableTwoFactor: { by: 'member', points: 10, seconds: 15 * MINUTE },
  regenerateBackupCodes: { by: 'member', points: 20, seconds: HOUR },
  startIdentity: { by: 'member', points: 30, seconds: HOUR },
  startPasskey: { by: 'member', points: 30, seconds: HOUR },
  createAccessToken: { by: 'member', points: 20, seconds: HOUR },
  createWebhook: { by: 'member', points: 20, seconds: HOUR },
  testWebhook: { by: 'member', points: 20, seconds: HOUR },
  verifyEmail: { by: 'network', points: 60, seconds: MINUTE },
  verifyEmailWithPassword: { by: 'network', points: 60, seconds: MINUTE },
  getCalendar: { by: 'network', points: 60, seconds: MINUTE },
  createCalendarAddress: { by: 'member', points: 20, seconds: HOUR },
  validatePhoto: { by: 'member', points: 20, seconds: HOUR, header: 'x-checks-left' },
  sendFeedback: { by: 'network', points: 5, seconds: HOUR },
  sendContactMessage: { by: 'network', points: 5, seconds: HOUR },
  startExport: { by: 'member', points: 20, seconds: HOUR },
  getHistoryReport: { by: 'member', points: 30, seconds: HOUR },
  deleteAccount: { by: 'member', points: 10, seconds: HOUR },
  scanSkin: { by: 'member', points: 6, seconds: MINUTE },
  takeSecondPhoto: { by: 'member', points: 6, seconds: MINUTE },
};

/** Limits of what one member, one registration or one network asks for itself. */
const OWN_LIMITS = {
  email_change: [{ points: 4, seconds: HOUR }],
  resend_again: [{ points: 1, seconds: MINUTE }],
  /** Counted per network, as `login` is. */
  operator_login: [{ points: 60, seconds: MINUTE }],
} satisfies Record<string, readonly Limit[]>;

/** Limits of the mails to one address, counted over all callers, because anybody can enter the address. */
export const ADDRESS_LIMITS = {
  registration: [{ points: 3, seconds: HOUR }],
  resend: [
    { points: 4, seconds: HOUR },
    { points: 10, seconds: DAY },
  ],
  reset: [{ points: 4, seconds: HOUR }],
} satisfies Record<string, readonly Limit[]>;

/** Counts calls and mails. The `spend` methods throw a 429 that says how long to wait. */
export interface CallLimiter {
  isLimited(operation: OperationId): boolean;
  /** Also sets the header of the answer, where the limit has one. */
  spend(operation: OperationId, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** `subject` is what nobody else can ask for: a member, a registration or a network. */
  spendOwn(kind: keyof typeof OWN_LIMITS, subject: string): Promise<void>;
  /**
   * Counts a mail to an address. False once it got enough of them. No caller may see it, because anybody who
   * knows the address can use them up.
   */
  mayMail(kind: keyof typeof ADDRESS_LIMITS, address: string): Promise<boolean>;
  /** Takes one of a caller's batches of calls; see `createFloodGuard`. */
  spendBatch(subject: string): Promise<void>;
  /** Counts a call of nobody. Throws where it could not count one of a person. */
  probe(): Promise<void>;
}

/**
 * Makes the limiter. It counts in the database, so that a limit holds over a restart and across processes.
 */
export function createCallLimiter(pool: Pool): CallLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterFor(name: string, { points, seconds }: Limit): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // One clears the table for all.
      clearExpiredByTimeout: name === CALLS,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  async function spendEach(kind: string, limits: readonly Limit[], subject: string): Promise<void> {
    for (const limit of limits) await spendPoint(limiterFor(`${kind}-${limit.seconds}`, limit), subject);
  }

  return {
    isLimited: (operation) => operation in CALL_LIMITS,
    async spend(operation, request, reply) {
      const limit = CALL_LIMITS[operation];
      if (!limit) return;
      const subject = limit.by === 'member' ? `member ${memberOf(request).id}` : networkOf(request);
      const left = await spendPoint(limiterFor(operation, limit), subject);
      if (limit.header !== undefined) reply.header(limit.header, left);
    },
    spendOwn: (kind, subject) => spendEach(kind, OWN_LIMITS[kind], subject),
    async mayMail(kind, address) {
      try {
        await spendEach(kind, ADDRESS_LIMITS[kind], address);
        return true;
      } catch (reason) {
        if (reason instanceof Refusal && reason.code === 'too_many') return false;
        throw reason;
      }
    },
    async spendBatch(subject) {
      await spendPoint(limiterFor(CALLS, { points: BATCHES_PER_MINUTE, seconds: MINUTE }), subject);
    },
    async probe() {
      await spendPoint(limiterFor('probe', { points: PROBES, seconds: MINUTE }), 'nobody');
    },
  };
}

/** Takes one point and returns how many are left. */
async function spendPoint(limiter: RateLimiterPostgres, subject: string): Promise<number> {
  // Hashed, so that the table holds no addresses.
  const key = createHash('sha256').update(subject).digest('base64url');
  try {
    const { remainingPoints } = await limiter.consume(key);
    return remainingPoints;
  } catch (reason) {
    if (reason instanceof Error) throw reason;
    const retryAfter = Math.max(1, Math.ceil((reason as RateLimiterRes).msBeforeNext / 1000));
    throw new Refusal('too_many', { detail: waitSentence(retryAfter), retryAfter });
  }
}

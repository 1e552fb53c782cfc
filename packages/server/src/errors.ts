/** Every way a call can be refused: the status it answers, and its sentence where the caller gives none. */
const REFUSALS = {
  not_signed_in: { status: 401, detail: 'Please log in to continue.' },
  token_over: {
    status: 401,
    detail: 'This access token is unknown, revoked or expired. Make a new one in your account.',
  },
  login_failed: {
    status: 401,
    detail:
      'Login failed. Check the e-mail address and the password; a new account works once its address is verified.',
  },
  cross_site: { status: 403, detail: 'This request came from another site and was refused.' },
  not_verified: { status: 403, detail: 'Please verify your e-mail address first.' },
  not_by_script: { status: 403, detail: 'Open the link in a browser and let the page load completely.' },
  not_for_programs: { status: 403, detail: 'An access token cannot do this. Log in to Daylit for it.' },
  passwords_off: { status: 403, detail: 'Passwords are off here. Please sign in in another way.' },
  too_young: {
    status: 403,
    detail:
      'Daylit is for people aged 13 and over. We have erased what you entered. Thank you for being honest.',
  },
  /** An allowance or a consent is missing; the sentence and the trigger header say which. */
  not_allowed: { status: 403, detail: 'This is not included right now.' },
  other_account: {
    status: 409,
    detail: 'You are signed in with another account in this browser. Load the page again.',
  },
  conflict: { status: 409, detail: 'This does not fit what is there.' },
  not_found: { status: 404, detail: 'There is nothing at this address.' },
  too_slow: { status: 408, detail: 'The request took too long. Please try again.' },
  too_large: { status: 413, detail: 'This is too large to be sent.' },
  unsupported_type: { status: 415, detail: 'This kind of content is not accepted here.' },
  invalid: { status: 422, detail: 'Please check what you entered.' },
  unreadable: { status: 400, detail: 'This request cannot be read.' },
  invalid_token: { status: 400, detail: 'Verification failed or token is invalid/expired.' },
  too_many: { status: 429, detail: 'Too many tries. Please wait a little and try again.' },
  busy: { status: 503, detail: 'The service is busy. Please try again in a moment.' },
} as const;

/** The name of a refusal in `REFUSALS`. */
export type RefusalCode = keyof typeof REFUSALS;

interface RefusalOptions {
  /** One sentence a person can act on, shown as it is. */
  detail?: string;
  /** The refused field, by its name in the request. */
  field?: string;
  /** Answer headers, for example `x-trigger-event`. */
  headers?: Record<string, string>;
  /** When some of a used-up allowance is there again, as ISO 8601; null when it is not on this plan. */
  resetsAt?: string | null;
  /** Seconds after which another try makes sense; becomes the Retry-After header. */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * Thrown by services to refuse a call. The HTTP layer turns it into its status and
 * `{ detail, field, resets_at }`.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly field: string | undefined;
  readonly resetsAt: string | null | undefined;

  constructor(
    code: RefusalCode,
    { detail, field, headers, resetsAt, retryAfter, cause }: RefusalOptions = {},
  ) {
    super(detail ?? REFUSALS[code].detail, { cause });
    this.code = code;
    this.status = REFUSALS[code].status;
    this.field = field;
    this.resetsAt = resetsAt;
    this.headers = { ...headers, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) };
  }
}

/** Whether background work ended because its member was erased meanwhile. Then nothing is left to do. */
export function isForErased(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'not_signed_in';
}

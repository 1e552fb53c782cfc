/** Browser events that a response can ask the page to raise. */
export type Trigger =
  | 'usageLimitExceeded'
  | 'upgradeNeeded'
  | 'photoConsentNeeded'
  | 'passwordNeeded'
  | 'doesNotFit'
  | 'changeNeedsButton'
  | 'undoNeedsButton'
  | 'otherAccount';

const TRIGGERS: readonly string[] = [
  'usageLimitExceeded',
  'upgradeNeeded',
  'photoConsentNeeded',
  'passwordNeeded',
  'doesNotFit',
  'changeNeedsButton',
  'undoNeedsButton',
  'otherAccount',
] satisfies Trigger[];

/** Shown when no response arrived. */
export const NETWORK_ERROR_DETAIL = 'Network error. Please check your connection and try again.';

/** Shown when the response is not JSON. */
export const INVALID_JSON_DETAIL = 'Server returned invalid JSON';

/** The error of every call of this package, except an aborted one: that rejects with its `AbortError`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when there was no readable response. */
  readonly status: number;
  /** The server's message for the user, null when it sent none. */
  readonly detail: string | null;
  /** The refused field, by its name in the request; null where the reason is no single field. */
  readonly field: string | null;
  /** The event named by the response's `x-trigger-event` header, null without one. */
  readonly trigger: Trigger | null;

  constructor(
    facts: { status: number; detail: string | null; field?: string | null; trigger?: Trigger | null },
    options?: { cause: unknown },
  ) {
    super(facts.detail ?? `HTTP ${facts.status}`, options);
    this.status = facts.status;
    this.detail = facts.detail;
    this.field = facts.field ?? null;
    this.trigger = facts.trigger ?? null;
  }
}

/** The error for a response whose status is not a success. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.text();
  return new ApiError({
    status: response.status,
    detail: textIn(body, 'detail'),
    field: textIn(body, 'field'),
    trigger: toTrigger(response.headers.get('x-trigger-event')),
  });
}

function textIn(body: string, key: 'detail' | 'field'): string | null {
  try {
    const parsed = JSON.parse(body) as Record<typeof key, unknown> | null;
    const text = parsed?.[key];
    return typeof text === 'string' && text !== '' ? text : null;
  } catch {
    // A proxy in between answers with its own error page, which is not a message for the user.
    return null;
  }
}

function toTrigger(header: string | null): Trigger | null {
  return header !== null && TRIGGERS.includes(header) ? (header as Trigger) : null;
}

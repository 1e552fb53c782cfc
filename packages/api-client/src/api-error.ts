/** Browser events that an answer can ask the page to raise. */
export type Trigger = 'usageLimitExceeded' | 'upgradeNeeded' | 'photoConsentNeeded' | 'passwordNeeded';

const TRIGGERS: readonly string[] = [
  'usageLimitExceeded',
  'upgradeNeeded',
  'photoConsentNeeded',
  'passwordNeeded',
] satisfies Trigger[];

/** What is shown when no answer came at all. */
export const NETWORK_ERROR_DETAIL = 'Network error. Please check your connection and try again.';

/** What is shown when an answer came that is not JSON. */
export const INVALID_JSON_DETAIL = 'Server returned invalid JSON';

/** The one way in which a call of this package fails. An aborted call is the exception: it keeps its `AbortError`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when there was no answer that could be read. */
  readonly status: number;
  /** The server's sentence for the person, null when it sent none. */
  readonly detail: string | null;
  /** The event that the answer asks for, from its `x-trigger-event` header. */
  readonly trigger: Trigger | null;

  constructor(
    facts: { status: number; detail: string | null; trigger?: Trigger | null },
    options?: { cause: unknown },
  ) {
    super(facts.detail ?? `HTTP ${facts.status}`, options);
    this.status = facts.status;
    this.detail = facts.detail;
    this.trigger = facts.trigger ?? null;
  }
}

/** The error that a refused request becomes. */
export async function toApiError(response: Response): Promise<ApiError> {
  return new ApiError({
    status: response.status,
    detail: detailIn(await response.text()),
    trigger: toTrigger(response.headers.get('x-trigger-event')),
  });
}

function detailIn(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const detail = typeof parsed === 'object' && parsed !== null && 'detail' in parsed ? parsed.detail : null;
    return typeof detail === 'string' && detail !== '' ? detail : null;
  } catch {
    // A proxy in between answers with a page of its own; its text is not for the person.
    return null;
  }
}

function toTrigger(header: string | null): Trigger | null {
  return header !== null && TRIGGERS.includes(header) ? (header as Trigger) : null;
}

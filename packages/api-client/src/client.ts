import createClient, { type Client } from 'openapi-fetch';
import { ApiError, INVALID_JSON_DETAIL, NETWORK_ERROR_DETAIL, toApiError } from './api-error.ts';
import type { paths } from '@daylit/contract';

/** Where the calls go. */
export interface ClientSettings {
  /** Origin of the product's API; empty means the page's own. */
  baseUrl: string;
  /** Origin of the calls that the specification puts on the provider host. By default `baseUrl`. */
  paymentsBaseUrl?: string;
  /**
   * The `session_id` of the user whom the page shows, sent with every change. See `x-session-id` in
   * openapi.yaml.
   */
  sessionId?: () => string | undefined;
  /** Called when a change was refused because the browser is signed in with another account by now. */
  onOtherAccount?: () => void;
  /** Replaces the platform's `fetch`, for callers that hold their cookies themselves. */
  fetch?: (request: Request) => Promise<Response>;
}

/** What every call accepts in addition to its payload. */
export type CallOptions = {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** The call is made to its end when the page is left meanwhile. Default false. */
  keepalive?: boolean;
};

// A browser sends this header to another site only after a CORS preflight, which the server never grants.
// So the server takes it as a sign of our own page.
const OWN_PAGE = { 'X-Requested-With': 'daylit' };

/** Where and how calls are sent. The first argument of every call; a process may hold several. */
export interface ApiClient extends Client<paths> {
  /** Origin of the calls that the specification puts on the provider host. */
  paymentsBaseUrl: string;
}

/** A client of the API at `baseUrl`. */
export function createApiClient({
  baseUrl,
  paymentsBaseUrl = baseUrl,
  sessionId,
  onOtherAccount,
  fetch,
}: ClientSettings): ApiClient {
  const client = createClient<paths>({
    baseUrl,
    credentials: 'include',
    headers: OWN_PAGE,
    ...(fetch ? { fetch } : {}),
  });
  client.use({
    onRequest({ request }) {
      // A payments host of another origin would have to allow the headers first (CORS).
      if (originOf(request.url) !== originOf(baseUrl)) return;
      request.headers.set('X-Time-Zone', timeZone());
      const id = request.method === 'GET' ? undefined : sessionId?.();
      if (id !== undefined) request.headers.set('X-Session-Id', id);
    },
    async onResponse({ response }) {
      if (response.ok) return;
      const error = await toApiError(response);
      if (error.trigger === 'otherAccount') onOtherAccount?.();
      throw error;
    },
  });
  return { ...client, paymentsBaseUrl };
}

/** The browser's time zone, an IANA name. Read for each call, because people travel with an open page. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** In a page, addresses without an origin have the page's. */
function originOf(address: string): string {
  return new URL(address, globalThis.location?.href).origin;
}

/** Call option that sends a call to the provider host. */
export function onPaymentsHost({ paymentsBaseUrl }: ApiClient): { baseUrl: string } {
  return { baseUrl: paymentsBaseUrl };
}

/** Call option that sends the body as multipart. The browser sets the content type, with its own boundary. */
export const asMultipart = { bodySerializer: toFormData };

/** The body of a response. Rejects with `ApiError`, except after an abort. */
export async function answer<Body>(
  call: Promise<{ data?: Body; response: Response }>,
): Promise<NonNullable<Body>> {
  try {
    const { data, response } = await call;
    if (data === undefined || data === null)
      throw new ApiError({ status: response.status, detail: INVALID_JSON_DETAIL });
    return data;
  } catch (error) {
    throw toCallError(error);
  }
}

function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined) form.append(name, part);
    }
  }
  return form;
}

/** The `ApiError` for a failure without a readable response: none came, or it is not JSON. */
export function toCallError(error: unknown): unknown {
  if (error instanceof ApiError || isAbort(error)) return error;
  const detail = error instanceof SyntaxError ? INVALID_JSON_DETAIL : NETWORK_ERROR_DETAIL;
  return new ApiError({ status: 0, detail }, { cause: error });
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError');
}

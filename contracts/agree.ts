import { ApiError, createApiClient, type ApiClient } from '@daylit/api-client';
import { type Operation, operationAt } from './document/operations.ts';
import { matching } from './matching.ts';
import { expectForm, type Form } from './multipart.ts';
import { Matchers, pact } from './pact.ts';
import type { Given } from './given.ts';
import { STATES, type StateName } from './states.ts';
import { promiseText, type TextAnswer } from './text-answer.ts';

/** One request and its response, as both sides promise them. */
export interface Agreement {
  given: StateName;
  /** The request in words. Together with `given` it names the interaction. */
  receiving: string;
  request: {
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    path: string;
    query?: Record<string, string | ReturnType<typeof Matchers.fromProviderState<string>>>;
    /** The public id of the session that the page shows. */
    shows?: string;
    json?: object;
    form?: Form;
  };
  response: {
    status: number;
    /** An example. Its schema in openapi.yaml and matchers inside say what else matches: see `matching`. */
    json?: unknown;
    text?: TextAnswer;
    image?: { type: string; file: string };
    headers?: Record<string, string | ReturnType<typeof Matchers.regex>>;
  };
}

/** Placeholders for the provider's values, used when the consumer runs alone. */
const EXAMPLES: Record<Given, string> = {
  session: 'session-of-the-example',
  token: 'token-of-the-example',
  code: '7F3K-92QD-XP4M-6TRA',
  id: '4207',
  thumbnail: '5b1d8f0c2a7e4f9d8c3b6a1e0f2d4c5b.webp',
  date: '2026-11-20',
  export: '5f1d7a0c-6a55-4b43-9d3e-0a4f8f1f2c11',
  calendar: '3q2f7kY0m1nA8bC5dE6fG9hJ4kL2mN0pQ1rS3tU5vW7.ics',
  passkey: 'bm9vci1zLWtleS1vbi1oZXItcGhvbmU',
  client_data: 'e30',
  attestation: 'AAAA',
  authenticator_data: 'AAAA',
  signature: 'AAAA',
  provider_login: 'sign-in-of-the-example',
  query: 'code=code-of-the-example',
};

/** A value from the provider's state: an example here, the real one when the provider is verified. */
export function fromState(name: Given): ReturnType<typeof Matchers.fromProviderState<string>> {
  return Matchers.fromProviderState(`\${${name}}`, EXAMPLES[name]);
}

/** The example behind `fromState`. */
export function example(name: Given): string {
  return EXAMPLES[name];
}

/** Records the agreement in the pact and runs the client's call against Pact's mock server. */
export async function agree<Answer>(
  agreement: Agreement,
  call: (api: ApiClient) => Promise<Answer>,
): Promise<Answer> {
  const { given, receiving, request, response } = agreement;
  const gives: readonly Given[] = STATES[given].gives;
  const cookie = (['session', 'provider_login'] as const).find((name) => gives.includes(name));
  const operation = operationAt(request.method, request.path);
  const answer = await pact
    .addInteraction()
    .given(given)
    .uponReceiving(receiving)
    .withRequest(request.method, pathOf(request.path), (builder) => {
      builder.headers({
        'X-Requested-With': 'daylit',
        ...(cookie ? cookieOfState(cookie) : {}),
        ...(request.shows === undefined ? {} : { 'X-Session-Id': request.shows }),
      });
      if (request.query) builder.query(request.query);
      if (request.json) builder.jsonBody(request.json);
      if (request.form) expectForm(builder, request.form);
    })
    .willRespondWith(response.status, (builder) => {
      if (response.headers) builder.headers(response.headers);
      if (response.json !== undefined)
        builder.jsonBody(matching(schemaOfAnswer(operation, response.status), response.json));
      if (response.text) promiseText(builder, response.text);
      if (response.image) builder.binaryFile(response.image.type, response.image.file);
    })
    .executeTest(({ url }) => {
      // Wrapped, because executeTest treats undefined as a test that did not run.
      return call(clientOf(url, cookie, request.shows)).then((value) => ({ value }));
    });
  if (answer === undefined) throw new Error(`Pact did not run: ${receiving}`);
  return answer.value;
}

/** The error with which a call fails. Throws when it does not fail, or not with an `ApiError`. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call was expected to be refused.');
}

function schemaOfAnswer({ id, answers }: Operation, status: number) {
  const schema = answers[status]?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`openapi.yaml lists no JSON answer ${status} of ${id}.`);
  return schema;
}

/** The cookies that a state can give, by what the state calls them. */
const COOKIES = { session: '__Host-session', provider_login: '__Host-provider-login' };
type CookieGiven = keyof typeof COOKIES;

function cookieOfState(given: CookieGiven) {
  const cookie = Matchers.fromProviderState(`${COOKIES[given]}=\${${given}}`, exampleCookie(given));
  return { Cookie: cookie };
}

function exampleCookie(given: CookieGiven): string {
  return `${COOKIES[given]}=${EXAMPLES[given]}`;
}

function pathOf(path: string) {
  const named = (['thumbnail', 'export', 'calendar', 'id'] as const).find((name) =>
    path.split('/').includes(EXAMPLES[name]),
  );
  return named === undefined
    ? path
    : Matchers.fromProviderState(path.replace(EXAMPLES[named], `\${${named}}`), path);
}

// Node's fetch stores no cookies, so this client sends the one that a browser would send.
function clientOf(baseUrl: string, cookie: CookieGiven | undefined, shows: string | undefined): ApiClient {
  return createApiClient({
    baseUrl,
    sessionId: () => shows,
    fetch: (request) => {
      if (cookie) request.headers.set('Cookie', exampleCookie(cookie));
      return fetch(request);
    },
  });
}

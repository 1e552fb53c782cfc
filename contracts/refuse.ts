import { type ApiClient, type ApiError, createApiClient } from '@daylit/api-client';
import { agree, type Agreement, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';
import type { StateName } from './states.ts';

/** A call that is refused. */
interface Refusal {
  given: StateName;
  /** The request in words. */
  receiving: string;
  status: number;
  /** The event that the page raises. */
  trigger?: string;
}

/**
 * Agrees on the refusal of whatever request a call of the client makes, with texts and JSON but no files.
 * Returns the error, which must have the status and the trigger.
 */
export async function agreeToRefuse(
  { given, receiving, status, trigger }: Refusal,
  call: (api: ApiClient) => Promise<unknown>,
): Promise<ApiError> {
  const headers = {
    ...(trigger && { 'x-trigger-event': trigger }),
    ...(status === 429 && { 'Retry-After': Matchers.regex('^[0-9]+$', '60') }),
  };
  const response = { status, json: { detail: 'This is not possible now.' }, headers };
  const request = await requestOf(call);
  const error = await agree({ given, receiving, request, response }, (api) => refusalOf(call(api)));
  if (error.status !== status || error.trigger !== (trigger ?? null))
    throw new Error(`The client read ${error.status} ${error.trigger} in ${receiving}.`);
  return error;
}

/** The request that a call makes. */
async function requestOf(call: (api: ApiClient) => Promise<unknown>): Promise<Agreement['request']> {
  const requests: Request[] = [];
  const recorder = createApiClient({
    baseUrl: 'http://recorder.test',
    fetch: async (request) => {
      requests.push(request.clone());
      return Response.json({ detail: 'Only recorded.' }, { status: 500 });
    },
  });
  await refusalOf(call(recorder));
  const [request] = requests;
  if (!request) throw new Error('The call made no request.');
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method as Agreement['request']['method'],
    path: pathname,
    ...(searchParams.size > 0 && { query: Object.fromEntries(searchParams) }),
    ...(await contentOf(request)),
  };
}

async function contentOf(request: Request): Promise<Pick<Agreement['request'], 'json' | 'form'>> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data'))
    return { form: Object.fromEntries(await request.formData()) as Record<string, string> };
  return type === 'application/json' && request.body ? { json: (await request.json()) as object } : {};
}

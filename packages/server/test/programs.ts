import type { AccessTokenScope, MadeAccessToken, NewAccessToken } from '@daylit/contract';
import type { SignedIn } from './start-test-server.ts';
import type { Reply } from './visitor.ts';

/** A member's own program. */
export interface TestProgram extends MadeAccessToken {
  /** Calls with the token alone, or with more headers. */
  call(method: string, path: string, body?: FormData, headers?: Record<string, string>): Promise<Reply>;
}

/** Makes a program with an access token of this member. */
export async function makeProgram(
  { url }: { url: string },
  member: SignedIn,
  { scopes = ['read'], days = 30 }: { scopes?: AccessTokenScope[]; days?: NewAccessToken['days'] } = {},
): Promise<TestProgram> {
  const { status, body } = await member.post('/api/access-tokens', { name: 'Skin diary', scopes, days });
  if (status !== 200) throw new Error(`The token was answered with ${status}: ${JSON.stringify(body)}`);
  const made = body as MadeAccessToken;
  return {
    ...made,
    async call(method, path, form, headers) {
      const response = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${made.token}`, 'x-forwarded-for': member.network, ...headers },
        ...(form && { body: form }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
  };
}

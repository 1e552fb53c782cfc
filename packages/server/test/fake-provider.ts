import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A person with an account there, and how the answer is wrong, if it is. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  /** Claims of the ID token in place of the right ones. */
  claims?: Record<string, unknown>;
  /** Not signed at all, or by a key that the provider does not show. */
  signature?: 'none' | 'foreign';
  /** In place of the provider's own address in the answer. */
  iss?: string;
}

/** An OpenID provider whose pages a test fills in by itself, and which can misbehave. */
export interface FakeProvider {
  issuer: string;
  /** The query with which it sends a browser back that it got with this address. */
  admit(url: string, person: Person): string;
  /** The query after the person has cancelled. */
  cancel(url: string): string;
  /** Whether it hangs up on everybody. */
  isAway: boolean;
  close(): Promise<void>;
}

const CLIENT = { id: 'daylit', secret: 'secretOfDaylit' };
const BASIC = `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`;

/** Settings that name providers, by their ids. */
export function providerEnv(providers: Record<string, FakeProvider>): Record<string, string> {
  const each = Object.entries(providers).map(([id, { issuer }]) => [
    [`OIDC_${id.toUpperCase()}_ISSUER`, issuer],
    [`OIDC_${id.toUpperCase()}_CLIENT_ID`, CLIENT.id],
    [`OIDC_${id.toUpperCase()}_CLIENT_SECRET`, CLIENT.secret],
  ]);
  return { OIDC_PROVIDERS: Object.keys(providers).join(','), ...Object.fromEntries(each.flat()) };
}

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

const asked = (url: string) => new URL(url).searchParams;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const queryOf = (values: Record<string, string>) => new URLSearchParams(values).toString();

export async function startFakeProvider(): Promise<FakeProvider> {
  const codes = new Map<string, { person: Person; nonce: string; challenge: string; to: string }>();
  const answers = new Map<string, Person>();
  let issuer = '';
  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (provider.isAway) return void request.socket.destroy();
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const json = (body: object) => send(200, body);
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return void json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          // As a careless provider would list it.
          id_token_signing_alg_values_supported: ['RS256', 'none'],
          authorization_response_iss_parameter_supported: true,
        });
      case '/jwks':
        return void json({
          keys: [{ ...own.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }],
        });
      case '/token': {
        const redeemed = redeem(new URLSearchParams(await text(request)), request.headers.authorization);
        if (!redeemed) return void send(400, { error: 'invalid_grant' });
        return void json(redeemed);
      }
      case '/userinfo': {
        const { sub, email, email_verified } = answers.get(request.headers.authorization ?? '') ?? {};
        return void json({ sub, email, email_verified });
      }
      default:
        return void send(404, {});
    }
  }

  function redeem(form: URLSearchParams, authorization: string | undefined): object | undefined {
    const code = form.get('code') ?? '';
    const granted = codes.get(code);
    codes.delete(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!granted || granted.challenge !== verifier || granted.to !== form.get('redirect_uri'))
      return undefined;
    if (authorization !== BASIC) return undefined;
    const access_token = randomUUID();
    answers.set(`Bearer ${access_token}`, granted.person);
    return { access_token, token_type: 'bearer', id_token: idToken(granted.person, granted.nonce) };
  }

  function idToken({ sub, claims, signature }: Person, nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const body = { iss: issuer, sub, aud: CLIENT.id, iat: now, exp: now + 300, nonce, ...claims };
    const signed = `${part({ alg: signature === 'none' ? 'none' : 'RS256' })}.${part(body)}`;
    if (signature === 'none') return `${signed}.`;
    const key = signature === 'foreign' ? foreign.privateKey : own.privateKey;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  }

  const provider: FakeProvider = {
    issuer,
    isAway: false,
    admit(url, person) {
      const query = asked(url);
      const code = randomUUID();
      codes.set(code, {
        person,
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
        to: query.get('redirect_uri') ?? '',
      });
      return queryOf({ code, state: query.get('state') ?? '', iss: person.iss ?? issuer });
    },
    cancel: (url) => queryOf({ error: 'access_denied', state: asked(url).get('state') ?? '', iss: issuer }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.issuer = issuer;
  return provider;
}
